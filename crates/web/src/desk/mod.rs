//! The desk: all events and games of a store in memory, and the only way to change them. What is changed is stored first, then taken
//! over, then told to everybody who watches.

mod alarm;
mod board;
mod change;
mod event;
mod fault;
mod finish;
mod follow;
mod given_up;
mod hall;
mod lag;
mod later;
mod load;
mod missed;
mod ratings;
mod results;
mod seal;
mod share;
mod time;
mod trouble;
mod unpacked;

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::AtomicI64;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use ::store::{Fault, Store};
use tokio::sync::{mpsc, watch};

pub(crate) use alarm::ring_alarms;
pub(crate) use board::{Act, LiveBoard};
pub(crate) use change::{Change, HallChange, Shown, hall_boards, json};
pub(crate) use event::{LiveEvent, Servers};
pub(crate) use finish::to_the_end;
pub(crate) use follow::follow_other_servers;
pub(crate) use missed::note_alive;
pub(crate) use ratings::{GivenRatings, ListStanding};
pub(crate) use results::{came_to, result_at};
pub(crate) use time::{ThisMachine, Time};
pub(crate) use trouble::Trouble;

use crate::access::{Grant, LinkBook, Token};

/// How a desk is set.
pub(crate) struct Setting {
    /// Where browsers find this server.
    pub(crate) address: String,
    pub(crate) time: Time,
    /// So long the server may stand still without a word.
    pub(crate) stall_ms: i64,
    pub(crate) servers: Servers,
    /// What the organiser gave.
    pub(crate) ratings: GivenRatings,
}

#[cfg(test)]
impl Setting {
    pub(crate) fn for_tests(machine: impl time::Machine + 'static) -> Setting {
        let (address, time) = ("http://desk".to_owned(), Time::of(machine));
        let ratings = GivenRatings::default();
        Setting { address, time, stall_ms: 5_000, servers: Servers::One, ratings }
    }
}

/// The desk.
pub(crate) struct Desk {
    pub(crate) store: Store,
    boards: RwLock<HashMap<String, Arc<LiveBoard>>>,
    events: RwLock<HashMap<String, Arc<LiveEvent>>>,
    links: RwLock<LinkBook>,
    /// What is wrong with logs, by their names.
    faults: RwLock<BTreeMap<String, Vec<Fault>>>,
    /// The end of the log of links for the whole desk.
    desk_log: Arc<tokio::sync::Mutex<u64>>,
    alarms: mpsc::UnboundedSender<alarm::Alarm>,
    time: Arc<Time>,
    compared: tokio::sync::Mutex<missed::Compared>,
    /// When the clocks of the machine were compared last.
    compared_ms: AtomicI64,
    /// So long the server may stand still without a word.
    stall_ms: i64,
    /// May there be other servers on the store?
    has_others: bool,
    /// Where browsers find this server.
    pub(crate) address: String,
    /// The list of ratings, if there is one.
    pub(crate) ratings: GivenRatings,
    /// Rounds of an event came or went.
    pub(crate) rounds_said: watch::Sender<()>,
    pub(crate) closing: watch::Sender<bool>,
}

impl Desk {
    /// What a token opens.
    pub(crate) fn grant(&self, token: &Token) -> Option<Arc<Grant>> {
        read(&self.links).find(&token.hash())
    }

    pub(crate) fn link(&self, name: &str) -> Option<Arc<Grant>> {
        read(&self.links).named(name)
    }

    /// The links for the whole desk, in the order in which they were made.
    pub(crate) fn desk_links(&self) -> Vec<Arc<Grant>> {
        read(&self.links).of_desk()
    }

    pub(crate) fn board(&self, game: &str) -> Option<Arc<LiveBoard>> {
        read(&self.boards).get(game).cloned()
    }

    pub(crate) fn event(&self, event: &str) -> Option<Arc<LiveEvent>> {
        read(&self.events).get(event).cloned()
    }

    /// All events, by name of their log.
    pub(crate) fn events(&self) -> Vec<Arc<LiveEvent>> {
        let mut events: Vec<_> = read(&self.events).values().cloned().collect();
        events.sort_by(|one, other| one.id.cmp(&other.id));
        events
    }
}

/// A lock that a panic elsewhere left behind still holds whole data: everything is put in place at once.
pub(crate) fn read<T>(lock: &RwLock<T>) -> RwLockReadGuard<'_, T> {
    lock.read().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn lock<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn write<T>(lock: &RwLock<T>) -> RwLockWriteGuard<'_, T> {
    lock.write().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod simulation;
#[cfg(test)]
mod tests;
