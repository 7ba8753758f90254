//! The lines that are open for requests: how many of one household, how many of all, and who has to go when there are too many.
//! A line that has become a WebSocket is not counted here; `sockets` does that.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use tokio::sync::Notify;

use super::files::Room;
use crate::desk::lock;

/// The lines that are open.
pub(super) struct Connections {
    room: Room,
    began: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    /// The number of the next one.
    next: u64,
    all: usize,
    each: HashMap<IpAddr, BTreeMap<u64, Arc<Guest>>>,
}

/// Somebody on a line.
struct Guest {
    has_to_go: Notify,
    /// Since when nothing is worked on for him, in milliseconds since the start; or `BUSY`.
    idle_since: AtomicU64,
}

const BUSY: u64 = u64::MAX;

/// A line that counts as open as long as this is there.
pub(super) struct Place {
    connections: Arc<Connections>,
    household: IpAddr,
    number: u64,
    guest: Arc<Guest>,
}

/// Who is worked for is not sent away as long as this is there.
pub(super) struct Busy(Arc<Place>);

impl Connections {
    pub(super) fn new(room: Room) -> Arc<Connections> {
        Arc::new(Connections { room, began: Instant::now(), open: Mutex::default() })
    }

    /// A place for somebody new. Where it is full, who has been silent for longest has to go: of the same household, or of the
    /// one that has most. None if all are being worked for. A trusted proxy has a household behind each line.
    pub(super) fn enter(self: &Arc<Connections>, household: IpAddr, proxy: bool) -> Option<Place> {
        let mut open = lock(&self.open);
        let own = open.each.get(&household).map_or(0, BTreeMap::len);
        if own >= self.room.each && !proxy {
            open.send_away(household)?;
        } else if open.all >= self.room.all {
            let most = open.each.iter().max_by_key(|it| it.1.len()).map(|it| *it.0);
            open.send_away(most?)?;
        }
        let number = open.next;
        open.next += 1;
        open.all += 1;
        let idle_since = AtomicU64::new(self.now());
        let guest = Arc::new(Guest { has_to_go: Notify::new(), idle_since });
        open.each.entry(household).or_default().insert(number, Arc::clone(&guest));
        Some(Place { connections: Arc::clone(self), household, number, guest })
    }

    fn now(&self) -> u64 {
        u64::try_from(self.began.elapsed().as_millis()).unwrap_or(BUSY - 1)
    }
}

impl Open {
    /// Sends away who has been silent for longest.
    fn send_away(&mut self, household: IpAddr) -> Option<()> {
        let guests = self.each.get(&household)?.iter();
        let idle = guests.map(|(number, it)| (it.idle_since.load(Ordering::Relaxed), *number));
        let (_, number) = idle.filter(|it| it.0 != BUSY).min()?;
        let guest = self.remove(household, number)?;
        guest.has_to_go.notify_one();
        Some(())
    }

    fn remove(&mut self, household: IpAddr, number: u64) -> Option<Arc<Guest>> {
        let guests = self.each.get_mut(&household)?;
        let guest = guests.remove(&number)?;
        self.all -= 1;
        if guests.is_empty() {
            self.each.remove(&household);
        }
        Some(guest)
    }
}

impl Place {
    /// Waits until he has to go to make room.
    pub(super) async fn has_to_go(&self) {
        self.guest.has_to_go.notified().await;
    }

    /// He is not silent: a request comes.
    pub(super) fn says_something(&self) {
        self.guest.idle_since.store(self.connections.now(), Ordering::Relaxed);
    }

    /// What he asked is worked on.
    pub(super) fn busy(self: &Arc<Place>) -> Busy {
        self.guest.idle_since.store(BUSY, Ordering::Relaxed);
        Busy(Arc::clone(self))
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.says_something();
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Who was sent away has been taken out already.
        lock(&self.connections.open).remove(self.household, self.number);
    }
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    fn connections(all: usize, each: usize) -> Arc<Connections> {
        Connections::new(Room { all, each, sockets: 0 })
    }

    fn household(number: u32) -> IpAddr {
        Ipv4Addr::from_bits(number).into()
    }

    fn was_sent_away(place: &Place) -> bool {
        let open = lock(&place.connections.open);
        !open.each.get(&place.household).is_some_and(|it| it.contains_key(&place.number))
    }

    #[test]
    fn who_is_silent_makes_room_for_the_next_of_his_household() {
        let connections = connections(10, 3);
        let enter = |from| connections.enter(household(from), false).map(Arc::new);
        let other = enter(2).expect("a place");
        let first = enter(1).expect("a place");
        let worked_for = first.busy();
        let second = enter(1).expect("a place");
        let _third = enter(1).expect("a place");
        let _fourth = enter(1).expect("room is made");
        assert!(was_sent_away(&second), "the one who was silent for longest");
        assert!(!was_sent_away(&first), "somebody works for him");
        assert!(!was_sent_away(&other), "of another household");
        drop(worked_for);
        assert_eq!(lock(&connections.open).all, 4);
    }

    #[test]
    fn where_all_are_worked_for_nobody_enters() {
        let connections = connections(10, 1);
        let enter = |proxy| connections.enter(household(1), proxy).map(Arc::new);
        let one = enter(false).expect("a place");
        let worked_for = one.busy();
        assert!(enter(false).is_none());
        assert!(enter(true).is_some(), "a proxy speaks for many");
        drop(worked_for);
        assert!(enter(false).is_some());
    }

    #[test]
    fn a_full_house_sends_away_one_of_those_who_have_most() {
        let connections = connections(4, 3);
        let enter = |from| connections.enter(household(from), false).expect("a place");
        let alone = enter(1);
        let many = [enter(2), enter(2), enter(2)];
        let _new = enter(3);
        assert!(!was_sent_away(&alone));
        assert_eq!(many.iter().filter(|it| was_sent_away(it)).count(), 1);
        drop(many);
        drop(alone);
        assert_eq!(lock(&connections.open).all, 1, "who goes leaves his place once");
    }
}
