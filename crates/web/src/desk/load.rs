//! The desk as a store has it: every log is read, checked and played again.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, RwLock};

use ::store::tournament::{DESK_LOG, Tournament};
use ::store::wire::v1::{Body, TournamentBody as Said};
use ::store::{Entry, Fault, Seq, Store, StoreError, StreamId, StreamKind};
use tokio::sync::{mpsc, watch};

use super::board::LiveBoard;
use super::event::LiveEvent;
use super::missed::{Compared, watch_time};
use super::results::keep_telling_results;
use super::{Desk, Servers, Setting, Trouble, ring_alarms};
use crate::access::LinkBook;
use crate::play::Table;

impl Desk {
    /// Reads a store. A log with which something is wrong is named, and does not keep the others from being read.
    pub(crate) async fn load(store: Store, setting: Setting) -> Result<Arc<Desk>, Trouble> {
        let Setting { address, time, stall_ms, servers, ratings } = setting;
        let (alarms, set) = mpsc::unbounded_channel();
        let reading = time.reading();
        let desk = Arc::new(Desk {
            store,
            boards: RwLock::new(HashMap::new()),
            events: RwLock::new(HashMap::new()),
            links: RwLock::new(LinkBook::default()),
            faults: RwLock::new(BTreeMap::new()),
            desk_log: Arc::default(),
            alarms,
            time: Arc::new(time),
            compared: tokio::sync::Mutex::new(Compared::at(reading)),
            compared_ms: AtomicI64::new(reading.now_ms),
            stall_ms,
            ratings,
            has_others: servers == Servers::Several,
            address,
            rounds_said: watch::Sender::new(()),
            closing: watch::Sender::new(false),
        });
        for name in desk.store.names().await? {
            match name.parse() {
                Ok(stream) => desk.load_log(&stream).await?,
                Err(why) => desk.note(&name, Fault::Unreadable { why: why.phrase() }),
            }
        }
        desk.note_missing_games();
        desk.note_broken_seals().await?;
        desk.bridge_restart().await?;
        desk.tell_results().await;
        // No flag falls for a time that the last server missed.
        tokio::spawn(ring_alarms(Arc::downgrade(&desk), Arc::clone(&desk.time), set));
        tokio::spawn(watch_time(Arc::downgrade(&desk)));
        tokio::spawn(keep_telling_results(Arc::downgrade(&desk)));
        Ok(desk)
    }

    /// Reads a log that is not known yet.
    pub(super) async fn load_log(self: &Arc<Desk>, stream: &StreamId) -> Result<(), StoreError> {
        let (entries, fault) = self.store.read_checked(stream).await?;
        if let Some(fault) = fault {
            self.note(stream, fault);
        }
        if entries.is_empty() {
            return Ok(());
        }
        match stream.kind() {
            StreamKind::Game => self.load_game(stream, &entries),
            StreamKind::Tournament if stream.name() == DESK_LOG => {
                let mut known = self.desk_log.lock().await;
                self.fold_on_desk(&mut known, &entries);
            }
            StreamKind::Tournament => self.load_event(stream, &entries),
        }
        Ok(())
    }

    fn load_event(self: &Arc<Desk>, stream: &StreamId, entries: &[Entry]) {
        match Tournament::from_log(entries) {
            Ok(state) => {
                let said = entries.iter().filter_map(|it| Some((it.at, Said::of(it).ok()?)));
                for (at, said) in said {
                    self.fold_link(Some(stream.name()), &said, at);
                }
                self.put_event(LiveEvent::new(stream.name(), stream.clone(), state));
            }
            Err(why) => self.note(stream, Fault::Unreadable { why: why.phrase() }),
        }
    }

    fn load_game(&self, stream: &StreamId, entries: &[Entry]) {
        match Table::replayed(stream.name(), entries) {
            Ok(table) => {
                let differs: Vec<Seq> = table.log().differences().iter().map(|it| it.seq).collect();
                if !differs.is_empty() {
                    self.note(stream, Fault::Differs { entries: differs });
                }
                self.put(LiveBoard::new(stream.clone(), table, &self.time));
            }
            Err(why) => self.note(stream, Fault::Unreadable { why: why.phrase() }),
        }
    }

    /// A log whose end was cut off with its head shows by the seal of the game.
    async fn note_broken_seals(&self) -> Result<(), StoreError> {
        for event in self.events() {
            let seals = event.look(|it| it.seals().collect());
            for (log, fault) in self.store.broken_seals(seals).await? {
                self.note(&log, fault);
            }
        }
        Ok(())
    }

    /// A log that is gone with its head shows by the round that names it.
    fn note_missing_games(&self) {
        let known = self.faults();
        for event in self.events() {
            let games = event.look(|it| it.games().map(str::to_owned).collect::<Vec<_>>());
            for game in games.iter().filter(|it| self.board(it).is_none()) {
                let log = format!("{}/{game}", StreamKind::Game.word());
                if !known.iter().any(|it| it.0 == log) {
                    self.note(&log, Fault::Missing);
                }
            }
        }
    }
}
