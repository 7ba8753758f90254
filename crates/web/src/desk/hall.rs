//! Who watches a hall, at once or later, and which boards it is told of.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;

use tokio::sync::broadcast;

use super::change::HallChange;
use super::{Desk, LiveBoard, LiveEvent, lock};

/// So many changes wait for a watcher of the hall.
const CHANGES_MAX: usize = 64;

/// Changes of a hall are gathered for so long.
const GATHERED: Duration = Duration::from_millis(250);

/// Those who watch a hall.
pub(super) struct Watchers {
    at_once: broadcast::Sender<Arc<HallChange>>,
    /// By delay.
    later: Mutex<BTreeMap<i64, Later>>,
    touched: Mutex<BTreeSet<String>>,
}

/// Those who see a hall later.
struct Later {
    changes: broadcast::Sender<Arc<HallChange>>,
    /// Which boards are to be told of, and when.
    waiting: BTreeMap<i64, BTreeSet<String>>,
}

impl Watchers {
    pub(super) fn new() -> Watchers {
        let (at_once, _) = broadcast::channel(CHANGES_MAX);
        Watchers { at_once, later: Mutex::default(), touched: Mutex::default() }
    }

    /// Notes that a board changed.
    pub(super) fn touch(&self, game: &str) {
        lock(&self.touched).insert(game.to_owned());
    }

    /// Tells everybody that players, rounds or settings changed.
    pub(super) fn tell_of_event(&self) {
        // Who sees it later is shown something else.
        let change = || Arc::new(HallChange::Event(OnceLock::new()));
        // Nobody watching is no trouble.
        let _ = self.at_once.send(change());
        for later in lock(&self.later).values() {
            let _ = later.changes.send(change());
        }
    }

    /// Tells of the boards that changed since this was done last, and of those whose time has come.
    fn tell_of_boards(&self, desk: &Desk, event: &Arc<LiveEvent>) {
        let touched = std::mem::take(&mut *lock(&self.touched));
        if !touched.is_empty() && self.at_once.receiver_count() > 0 {
            let _ = self.at_once.send(Arc::new(HallChange::of(event, boards(desk, &touched), 0)));
        }
        let now = desk.now_ms();
        let mut later = lock(&self.later);
        later.retain(|_, it| it.changes.receiver_count() > 0);
        for (delay_ms, it) in later.iter_mut() {
            if !touched.is_empty() {
                let at = now.saturating_add(*delay_ms);
                it.waiting.entry(at).or_default().extend(touched.iter().cloned());
            }
            let not_yet = it.waiting.split_off(&now.saturating_add(1));
            let due = std::mem::replace(&mut it.waiting, not_yet);
            let due: BTreeSet<String> = due.into_values().flatten().collect();
            if !due.is_empty() {
                let change = HallChange::of(event, boards(desk, &due), *delay_ms);
                let _ = it.changes.send(Arc::new(change));
            }
        }
    }
}

impl LiveEvent {
    /// Tells of every change of the hall, so much later.
    pub(crate) fn watch(&self, desk: &Desk, delay_ms: i64) -> broadcast::Receiver<Arc<HallChange>> {
        if delay_ms == 0 {
            return self.watchers.at_once.subscribe();
        }
        let mut later = lock(&self.watchers.later);
        let known = later.entry(delay_ms).or_insert_with(|| {
            let (changes, _) = broadcast::channel(CHANGES_MAX);
            Later { changes, waiting: not_yet_seen(desk, self, delay_ms) }
        });
        known.changes.subscribe()
    }
}

/// What has happened and cannot be seen yet by those who see everything so much later.
fn not_yet_seen(desk: &Desk, event: &LiveEvent, delay_ms: i64) -> BTreeMap<i64, BTreeSet<String>> {
    let then = desk.now_ms().saturating_sub(delay_ms);
    let games = event.look(|it| it.games().map(str::to_owned).collect::<BTreeSet<String>>());
    let mut waiting: BTreeMap<i64, BTreeSet<String>> = BTreeMap::new();
    for board in boards(desk, &games) {
        board.look(|table| {
            for told in table.entries().iter().rev().take_while(|it| it.at.0 > then) {
                let at = told.at.0.saturating_add(delay_ms);
                waiting.entry(at).or_default().insert(board.game.clone());
            }
        });
    }
    waiting
}

fn boards(desk: &Desk, games: &BTreeSet<String>) -> Vec<Arc<LiveBoard>> {
    games.iter().filter_map(|it| desk.board(it)).collect()
}

/// Tells watchers of the hall which boards changed, as long as there is a desk.
pub(super) async fn gather(desk: Weak<Desk>, event: Weak<LiveEvent>) {
    let mut ticks = tokio::time::interval(GATHERED);
    loop {
        ticks.tick().await;
        let (Some(desk), Some(event)) = (desk.upgrade(), event.upgrade()) else { return };
        event.watchers.tell_of_boards(&desk, &event);
    }
}
