//! An event that can be watched, and what is said about it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use ::store::wire::v1::tournament::{LinkMade, Role, Settings};
use ::store::wire::v1::{Body, TournamentBody as Said, V1};
use ::store::{NewEntry, Seq, StreamId, UnixMillis};
use tokio::sync::broadcast;

use super::change::HallChange;
use super::{Desk, Trouble, now_ms, read, write};
use crate::access::{Token, fresh_id};
use crate::event::Tournament;

/// So many changes wait for a watcher of the hall.
const CHANGES_MAX: usize = 64;

/// Changes of a hall are gathered for so long.
const GATHERED: Duration = Duration::from_millis(250);

/// The log of links for the whole desk.
pub(super) const DESK_LOG: &str = "desk";

/// An event that can be watched.
pub(crate) struct LiveEvent {
    pub(crate) id: String,
    pub(super) stream: StreamId,
    state: RwLock<Tournament>,
    turn: tokio::sync::Mutex<()>,
    hall: broadcast::Sender<Arc<HallChange>>,
    touched: Mutex<BTreeSet<String>>,
}

impl LiveEvent {
    pub(super) fn new(stream: StreamId, state: Tournament) -> LiveEvent {
        let (hall, _) = broadcast::channel(CHANGES_MAX);
        LiveEvent {
            id: state.id.clone(),
            stream,
            state: RwLock::new(state),
            turn: tokio::sync::Mutex::new(()),
            hall,
            touched: Mutex::default(),
        }
    }

    /// Looks at the event as it is.
    pub(crate) fn look<T>(&self, seen: impl FnOnce(&Tournament) -> T) -> T {
        seen(&read(&self.state))
    }

    pub(crate) fn watch(&self) -> broadcast::Receiver<Arc<HallChange>> {
        self.hall.subscribe()
    }

    /// Notes that a board changed.
    pub(super) fn touch(&self, game: &str) {
        let mut touched = self.touched.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        touched.insert(game.to_owned());
    }

    /// The boards that changed since this was asked last.
    fn take_touched(&self) -> BTreeSet<String> {
        let mut touched = self.touched.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        std::mem::take(&mut *touched)
    }
}

impl Desk {
    /// Makes an event.
    pub(crate) async fn new_event(
        self: &Arc<Desk>,
        settings: Settings,
    ) -> Result<Arc<LiveEvent>, Trouble> {
        let id = fresh_id('e').map_err(|_| Trouble::NoRandomness)?;
        let stream = StreamId::tournament(&id).map_err(|_| Trouble::NotFound)?;
        let (at, said) = (now_ms(), Said::Created(settings.clone()));
        self.store.append(&stream, Seq::START, vec![entry(&said, at)?]).await?;
        let mut state = Tournament::new(&id, settings);
        state.fold(1, at, said);
        Ok(self.put_event(LiveEvent::new(stream, state)))
    }

    pub(super) fn put_event(self: &Arc<Desk>, event: LiveEvent) -> Arc<LiveEvent> {
        let event = Arc::new(event);
        write(&self.events).insert(event.id.clone(), Arc::clone(&event));
        tokio::spawn(gather(Arc::downgrade(self), Arc::downgrade(&event)));
        event
    }

    /// Says something about an event: what is to be said is found when nobody else writes.
    pub(crate) async fn say(
        &self,
        event: &LiveEvent,
        found: impl FnOnce(&Tournament) -> Result<Vec<Said>, Trouble>,
    ) -> Result<Vec<Said>, Trouble> {
        let _turn = event.turn.lock().await;
        let (said, seq) = event.look(|it| (found(it), it.seq));
        let (said, at) = (said?, now_ms());
        let entries: Result<Vec<NewEntry>, Trouble> = said.iter().map(|it| entry(it, at)).collect();
        self.store.append(&event.stream, Seq(seq), entries?).await?;
        self.fold(event, at, &said);
        Ok(said)
    }

    fn fold(&self, event: &LiveEvent, at: i64, said: &[Said]) {
        let mut state = write(&event.state);
        for it in said {
            let seq = state.seq + 1;
            self.fold_link(Some(&event.id), it);
            state.fold(seq, at, it.clone());
        }
        drop(state);
        let _ = event.hall.send(Arc::new(HallChange::Event));
    }

    pub(super) fn fold_link(&self, event: Option<&str>, said: &Said) {
        match said {
            Said::LinkMade(made) => write(&self.links).add(event, made),
            Said::LinkRevoked(it) => read(&self.links).revoke(&it.link),
            _ => {}
        }
    }

    /// Folds what another server wrote about an event.
    pub(super) async fn catch_up_event(&self, event: &LiveEvent, seq: u64) {
        let _turn = event.turn.lock().await;
        let known = event.look(|it| it.seq);
        if known >= seq {
            return;
        }
        let Ok(entries) = self.store.read(&event.stream, Seq(known)).await else { return };
        for stored in entries {
            if let Ok(said) = Said::of(&stored) {
                self.fold(event, stored.at.0, &[said]);
            }
        }
    }

    /// A link for the whole desk; the token is shown by whoever asked for it.
    pub(crate) async fn chief_link(&self, label: &str) -> Result<Token, Trouble> {
        let token = Token::fresh().map_err(|_| Trouble::NoRandomness)?;
        let said = Said::LinkMade(LinkMade {
            v: V1,
            link: fresh_id('l').map_err(|_| Trouble::NoRandomness)?,
            token_hash: token.hash().to_string(),
            role: Role::Chief,
            game: None,
            sides: Vec::new(),
            label: label.to_owned(),
            delay_s: None,
        });
        self.say_on_desk(said).await?;
        Ok(token)
    }

    pub(crate) async fn say_on_desk(&self, said: Said) -> Result<(), Trouble> {
        let mut seq = self.desk_log.lock().await;
        let stream = StreamId::tournament(DESK_LOG).map_err(|_| Trouble::NotFound)?;
        self.store.append(&stream, Seq(*seq), vec![entry(&said, now_ms())?]).await?;
        *seq += 1;
        self.fold_link(None, &said);
        Ok(())
    }
}

/// Tells watchers of the hall which boards changed.
async fn gather(desk: std::sync::Weak<Desk>, event: std::sync::Weak<LiveEvent>) {
    let mut ticks = tokio::time::interval(GATHERED);
    loop {
        ticks.tick().await;
        let (Some(desk), Some(event)) = (desk.upgrade(), event.upgrade()) else { return };
        let touched = event.take_touched();
        if !touched.is_empty() && event.hall.receiver_count() > 0 {
            let boards = touched.iter().filter_map(|it| desk.board(it)).collect();
            let _ = event.hall.send(Arc::new(HallChange::of(boards)));
        }
    }
}

fn entry(said: &Said, at: i64) -> Result<NewEntry, Trouble> {
    Ok(said.entry(UnixMillis(at))?)
}
