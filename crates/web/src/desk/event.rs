//! An event that can be watched, and what is said about it.

use std::collections::hash_map::Entry;
use std::sync::{Arc, RwLock};

use ::store::tournament::{DESK_LOG, Tournament};
use ::store::wire::v1::tournament::{LinkMade, LinkRevoked, Role, Settings};
use ::store::wire::v1::{Body, TournamentBody as Said, V1};
use ::store::{
    AppendError, Entry as StoredEntry, Fault, NewEntry, Seq, StoreError, StreamId, UnixMillis,
};

use super::hall::{Watchers, gather};
use super::results::Untold;
use super::seal::{Unsealed, seal_games};
use super::{Desk, Trouble, read, to_the_end, write};
use crate::access::{Token, fresh_id};

/// How many servers there may be on the store.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Servers {
    One,
    Several,
}

/// An event that can be watched.
pub(crate) struct LiveEvent {
    pub(crate) id: String,
    pub(super) stream: StreamId,
    state: RwLock<Arc<Tournament>>,
    turn: Arc<tokio::sync::Mutex<()>>,
    pub(super) watchers: Watchers,
    pub(super) unsealed: Unsealed,
    pub(super) untold: Untold,
}

impl LiveEvent {
    pub(super) fn new(id: &str, stream: StreamId, state: Tournament) -> LiveEvent {
        let unsealed = Unsealed::default();
        unsealed.add(state.games().map(str::to_owned));
        let untold = Untold::of(&state);
        LiveEvent {
            id: id.to_owned(),
            stream,
            state: RwLock::new(Arc::new(state)),
            turn: Arc::default(),
            watchers: Watchers::new(),
            unsealed,
            untold,
        }
    }

    /// Looks at the event as it is.
    pub(crate) fn look<T>(&self, seen: impl FnOnce(&Tournament) -> T) -> T {
        seen(&read(&self.state))
    }

    /// The event as it is now, for what takes long: nobody who writes waits for it.
    pub(crate) fn now(&self) -> Arc<Tournament> {
        Arc::clone(&read(&self.state))
    }

    /// Notes that a board changed.
    pub(super) fn touch(&self, game: &str) {
        self.watchers.touch(game);
        self.unsealed.add([game.to_owned()]);
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
        let made = entry(&Said::Created(settings), self.now_ms())?;
        let desk = Arc::clone(self);
        to_the_end(async move {
            desk.store.append(&stream, Seq::START, vec![made]).await?;
            Ok(desk.put_event(LiveEvent::new(&id, stream, state)))
        })
        .await
    }

    /// Puts an event on the desk. One that is there already stays: others may be watching it.
    pub(super) fn put_event(self: &Arc<Desk>, event: LiveEvent) -> Arc<LiveEvent> {
        match write(&self.events).entry(event.id.clone()) {
            Entry::Occupied(known) => Arc::clone(known.get()),
            Entry::Vacant(place) => {
                let event = Arc::clone(place.insert(Arc::new(event)));
                tokio::spawn(gather(Arc::downgrade(self), Arc::downgrade(&event)));
                tokio::spawn(seal_games(Arc::downgrade(self), Arc::downgrade(&event)));
                event
            }
        }
    }

    /// Says something about an event: what is to be said is found when nobody else writes. What the tournament refuses
    /// is not written.
    pub(crate) async fn say(
        self: &Arc<Desk>,
        event: &Arc<LiveEvent>,
        found: impl FnOnce(&Tournament) -> Result<Vec<Said>, Trouble>,
    ) -> Result<Vec<Said>, Trouble> {
        let turn = Arc::clone(&event.turn).lock_owned().await;
        let (said, mut state) = event.look(|it| (found(it), it.clone()));
        let (said, at, seen) = (said?, self.now_ms(), state.seq());
        if said.is_empty() {
            return Ok(said);
        }
        for it in &said {
            let seq = Seq(state.seq().0 + 1);
            state.fold(seq, UnixMillis(at), it.clone())?;
        }
        let entries: Result<Vec<NewEntry>, Trouble> = said.iter().map(|it| entry(it, at)).collect();
        let (desk, event, entries) = (Arc::clone(self), Arc::clone(event), entries?);
        to_the_end(async move {
            let _turn = turn;
            if let Err(why) = desk.store.append(&event.stream, seen, entries).await {
                // Another server wrote, or it is not known whether this was written.
                let _ = desk.catch_up_event(&event).await;
                return Err(why.into());
            }
            desk.settle(&event, state, &said, UnixMillis(at));
            Ok(said)
        })
        .await
    }

    /// The event is now so, because this was said.
    fn settle(&self, event: &LiveEvent, state: Tournament, said: &[Said], at: UnixMillis) {
        *write(&event.state) = Arc::new(state);
        for it in said {
            self.fold_link(Some(&event.id), it, at);
            event.unsealed.add_of(it);
            event.untold.add_of(it);
        }
        // Nobody looks at an event again because of a seal.
        if said.iter().any(|it| !matches!(it, Said::GameSealed(_))) {
            event.watchers.tell_of_event();
        }
        if said.iter().any(changes_rounds) {
            self.rounds_said.send_replace(());
        }
    }

    pub(super) fn fold_link(&self, event: Option<&str>, said: &Said, at: UnixMillis) {
        match said {
            Said::LinkMade(made) => write(&self.links).add(event, made, at),
            Said::LinkRevoked(it) => read(&self.links).revoke(&it.link),
            _ => {}
        }
    }

    /// Folds what another server wrote about an event, unless this one is writing itself.
    pub(super) async fn catch_up_event_in_turn(
        &self,
        event: &LiveEvent,
        seq: u64,
    ) -> Result<(), StoreError> {
        if event.look(Tournament::seq).0 < seq {
            let _turn = event.turn.lock().await;
            if event.look(Tournament::seq).0 < seq {
                return self.catch_up_event(event).await;
            }
        }
        Ok(())
    }

    /// Folds what stands in the log and is not known here. Only who has the turn may ask for it.
    async fn catch_up_event(&self, event: &LiveEvent) -> Result<(), StoreError> {
        let mut state = event.look(Clone::clone);
        for stored in self.store.read(&event.stream, state.seq()).await? {
            let said = Said::of(&stored).map_err(|why| why.phrase()).and_then(|said| {
                let folded = state.fold(stored.seq, stored.at, said.clone());
                folded.map(|()| said).map_err(|why| why.phrase())
            });
            match said {
                Ok(said) => self.settle(event, state.clone(), &[said], stored.at),
                // What comes after an entry that makes no sense cannot be followed.
                Err(why) => {
                    self.note(&event.stream, Fault::Unreadable { why });
                    break;
                }
            }
        }
        Ok(())
    }

    /// The link of the chief arbiter that a start of the server shows. The links of earlier starts are revoked: of all if
    /// this is the only server on the store, else of those at the same address.
    pub(crate) async fn start_link(
        self: &Arc<Desk>,
        label: &str,
        servers: Servers,
    ) -> Result<Token, Trouble> {
        let token = Token::fresh().map_err(|_| Trouble::NoRandomness)?;
        let link = fresh_id('l').map_err(|_| Trouble::NoRandomness)?;
        let said = Said::LinkMade(LinkMade {
            v: V1,
            link: link.clone(),
            token_hash: token.hash().to_string(),
            role: Role::Chief,
            game: None,
            sides: Vec::new(),
            label: label.to_owned(),
            delay_s: None,
            server: Some(self.address.clone()),
            expires_ms: None,
        });
        self.say_on_desk(said).await?;
        for earlier in self.desk_links() {
            let stays = earlier.link == link || earlier.is_revoked();
            let superseded = match servers {
                Servers::One => earlier.server.is_some(),
                Servers::Several => earlier.server.as_ref() == Some(&self.address),
            };
            if superseded && !stays {
                let link = earlier.link.clone();
                self.say_on_desk(Said::LinkRevoked(LinkRevoked { v: V1, link })).await?;
            }
        }
        Ok(token)
    }

    /// Says something about the links of the whole desk.
    pub(crate) async fn say_on_desk(self: &Arc<Desk>, said: Said) -> Result<(), Trouble> {
        let stream = StreamId::tournament(DESK_LOG).map_err(|_| Trouble::NotFound)?;
        let entry = entry(&said, self.now_ms())?;
        let mut known = Arc::clone(&self.desk_log).lock_owned().await;
        let desk = Arc::clone(self);
        to_the_end(async move {
            loop {
                match desk.store.append(&stream, Seq(*known), vec![entry.clone()]).await {
                    Ok(written) => {
                        desk.fold_on_desk(&mut known, &written);
                        return Ok(());
                    }
                    // Another server made or revoked a link: that changes nothing about this.
                    Err(AppendError::Conflict { .. }) => desk.fold_desk_log(&mut known).await?,
                    Err(AppendError::Store(why)) => {
                        let _ = desk.fold_desk_log(&mut known).await;
                        return Err(why.into());
                    }
                }
            }
        })
        .await
    }

    /// Folds what stands in the log of the desk and is not known here.
    pub(super) async fn fold_desk_log(&self, known: &mut u64) -> Result<(), StoreError> {
        let Ok(stream) = StreamId::tournament(DESK_LOG) else { return Ok(()) };
        let entries = self.store.read(&stream, Seq(*known)).await?;
        self.fold_on_desk(known, &entries);
        Ok(())
    }

    pub(super) fn fold_on_desk(&self, known: &mut u64, entries: &[StoredEntry]) {
        for stored in entries {
            match Said::of(stored) {
                Ok(said) => self.fold_link(None, &said, stored.at),
                Err(why) => self.note(&stored.stream, Fault::Unreadable { why: why.phrase() }),
            }
            *known = stored.seq.0;
        }
    }
}

/// Can another event have come to the list of those that go on, or have left it?
const fn changes_rounds(said: &Said) -> bool {
    matches!(
        said,
        Said::RoundMade(_)
            | Said::RoundWithdrawn(_)
            | Said::ListTakenBack(_)
            | Said::ResultCorrected(_)
            | Said::ResultWithdrawn(_)
            | Said::Mistaken(_)
            | Said::Restored(_)
    )
}

fn entry(said: &Said, at: i64) -> Result<NewEntry, Trouble> {
    Ok(said.entry(UnixMillis(at))?)
}
