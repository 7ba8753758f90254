//! An event that can be watched, and what is said about it.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, RwLock};
use std::time::Duration;

use ::store::tournament::Tournament;
use ::store::wire::v1::tournament::{LinkMade, Role, Settings};
use ::store::wire::v1::{Body, TournamentBody as Said, V1};
use ::store::{NewEntry, Seq, StreamId, UnixMillis};
use tokio::sync::broadcast;

use super::change::HallChange;
use super::{Desk, Trouble, now_ms, read, write};
use crate::access::{Token, fresh_id};

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
    pub(super) fn new(id: &str, stream: StreamId, state: Tournament) -> LiveEvent {
        let (hall, _) = broadcast::channel(CHANGES_MAX);
        LiveEvent {
            id: id.to_owned(),
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
        let state = Tournament::new(settings.clone())?;
        let made = entry(&Said::Created(settings), now_ms())?;
        self.store.append(&stream, Seq::START, vec![made]).await?;
        Ok(self.put_event(LiveEvent::new(&id, stream, state)))
    }

    pub(super) fn put_event(self: &Arc<Desk>, event: LiveEvent) -> Arc<LiveEvent> {
        let event = Arc::new(event);
        write(&self.events).insert(event.id.clone(), Arc::clone(&event));
        tokio::spawn(gather(Arc::downgrade(self), Arc::downgrade(&event)));
        event
    }

    /// Says something about an event: what is to be said is found when nobody else writes. What the tournament refuses
    /// is not written.
    pub(crate) async fn say(
        &self,
        event: &LiveEvent,
        found: impl FnOnce(&Tournament) -> Result<Vec<Said>, Trouble>,
    ) -> Result<Vec<Said>, Trouble> {
        let _turn = event.turn.lock().await;
        let (said, mut state) = event.look(|it| (found(it), it.clone()));
        let (said, at, seen) = (said?, now_ms(), state.seq());
        for it in &said {
            let seq = Seq(state.seq().0 + 1);
            state.fold(seq, UnixMillis(at), it.clone())?;
        }
        let entries: Result<Vec<NewEntry>, Trouble> = said.iter().map(|it| entry(it, at)).collect();
        self.store.append(&event.stream, seen, entries?).await?;
        self.settle(event, state, &said);
        Ok(said)
    }

    /// The event is now so, because this was said.
    fn settle(&self, event: &LiveEvent, state: Tournament, said: &[Said]) {
        for it in said {
            self.fold_link(Some(&event.id), it);
        }
        *write(&event.state) = state;
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
        let mut state = event.look(Clone::clone);
        if state.seq().0 >= seq {
            return;
        }
        let Ok(entries) = self.store.read(&event.stream, state.seq()).await else { return };
        let mut heard = Vec::with_capacity(entries.len());
        for stored in entries {
            // What comes after an entry that makes no sense cannot be followed; the next start names it.
            let Ok(said) = Said::of(&stored) else { break };
            if state.fold(stored.seq, stored.at, said.clone()).is_err() {
                break;
            }
            heard.push(said);
        }
        self.settle(event, state, &heard);
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
