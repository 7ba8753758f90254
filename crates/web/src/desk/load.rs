//! The desk as a store has it: every log is read and played again.

use std::collections::HashMap;
use std::sync::{Arc, RwLock, Weak};

use ::store::tournament::{NotATournament, Tournament};
use ::store::wire::v1::{Body, TournamentBody as Said};
use ::store::{Seq, Store, StoreError, StreamKind};
use clock::Phrase;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{mpsc, watch};

use super::board::LiveBoard;
use super::event::{DESK_LOG, LiveEvent};
use super::{Desk, ring_alarms};
use crate::access::LinkBook;
use crate::play::{NotReplayed, replay};

/// Why a store gives no desk.
#[derive(Debug, thiserror::Error)]
pub(crate) enum CannotLoad {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("game {game}: {why}")]
    Game { game: String, why: NotReplayed },
    #[error("event {event}: {why}")]
    Event { event: String, why: NotATournament },
}

impl CannotLoad {
    /// The message that says it.
    pub(crate) fn phrase(&self) -> Phrase {
        match self {
            CannotLoad::Store(why) => why.phrase(),
            CannotLoad::Game { game, why } => {
                Phrase::new("server-load-game").text("name", game).with("why", why.phrase())
            }
            CannotLoad::Event { event, why } => {
                Phrase::new("server-load-event").text("name", event).with("why", why.phrase())
            }
        }
    }
}

impl Desk {
    /// Reads a store.
    pub(crate) async fn load(store: Store, address: String) -> Result<Arc<Desk>, CannotLoad> {
        let (alarms, set) = mpsc::unbounded_channel();
        let desk = Arc::new(Desk {
            store,
            boards: RwLock::new(HashMap::new()),
            events: RwLock::new(HashMap::new()),
            links: RwLock::new(LinkBook::default()),
            desk_log: tokio::sync::Mutex::new(0),
            alarms,
            address,
            closing: watch::Sender::new(false),
        });
        tokio::spawn(ring_alarms(Arc::downgrade(&desk), set));
        for head in desk.store.streams(StreamKind::Tournament).await? {
            desk.load_event(head.stream.name()).await?;
        }
        for head in desk.store.streams(StreamKind::Game).await? {
            desk.load_game(head.stream.name()).await?;
        }
        Ok(desk)
    }

    async fn load_event(self: &Arc<Desk>, id: &str) -> Result<(), CannotLoad> {
        let Ok(stream) = ::store::StreamId::tournament(id) else { return Ok(()) };
        let broken = |why| CannotLoad::Event { event: id.to_owned(), why };
        let entries = self.store.read(&stream, Seq::START).await?;
        let event = (id != DESK_LOG).then_some(id);
        for stored in &entries {
            let said = Said::of(stored).map_err(|why| broken(why.into()))?;
            self.fold_link(event, &said);
        }
        match event {
            Some(_) => {
                let state = Tournament::from_log(&entries).map_err(broken)?;
                self.put_event(LiveEvent::new(id, stream, state));
            }
            None => *self.desk_log.lock().await = entries.last().map_or(0, |it| it.seq.0),
        }
        Ok(())
    }

    async fn load_game(&self, game: &str) -> Result<(), CannotLoad> {
        let Ok(stream) = ::store::StreamId::game(game) else { return Ok(()) };
        let entries = self.store.read(&stream, Seq::START).await?;
        let table = replay(game, &entries)
            .map_err(|why| CannotLoad::Game { game: game.to_owned(), why })?;
        self.put(LiveBoard::new(stream, table));
        Ok(())
    }
}

/// Follows what other servers on the same store write.
pub(crate) async fn follow_other_servers(desk: Weak<Desk>) {
    let Some(mut changes) = desk.upgrade().map(|it| it.store.changes()) else { return };
    loop {
        let change = match changes.recv().await {
            Ok(change) => change,
            Err(RecvError::Lagged(_)) => continue,
            Err(RecvError::Closed) => return,
        };
        let Some(desk) = desk.upgrade() else { return };
        let name = change.stream.name();
        match change.stream.kind() {
            StreamKind::Game => match desk.board(name) {
                Some(board) => desk.catch_up_in_turn(&board, change.seq.0).await,
                None => {
                    let _ = desk.load_game(name).await;
                }
            },
            StreamKind::Tournament if name == DESK_LOG => {}
            StreamKind::Tournament => match desk.event(name) {
                Some(event) => desk.catch_up_event(&event, change.seq.0).await,
                None => {
                    let _ = desk.load_event(name).await;
                }
            },
        }
    }
}
