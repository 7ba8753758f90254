//! A board as those see it who see everything later: one for each delay, however many watch.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, RwLock, Weak};
use std::time::Duration;

use ::store::NotReplayed;
use tokio::sync::broadcast;

use super::board::CHANGES_MAX;
use super::change::Change;
use super::{LiveBoard, lock, read, write};
use crate::play::Table;

/// A board at which nobody has looked for so long is forgotten.
const FORGOTTEN: Duration = Duration::from_secs(60);

/// A board as it was some time ago.
pub(crate) struct LaterBoard {
    delay_ms: i64,
    table: RwLock<Table>,
    changes: broadcast::Sender<Arc<Change>>,
}

/// The boards that are in use, by delay, and when each was looked at last.
#[derive(Default)]
pub(super) struct LaterBoards(Mutex<BTreeMap<i64, (Arc<LaterBoard>, i64)>>);

impl LaterBoard {
    /// Looks at the board as it was.
    pub(crate) fn look<T>(&self, seen: impl FnOnce(&Table) -> T) -> T {
        seen(&read(&self.table))
    }

    /// Tells of every change when its time has come.
    pub(crate) fn watch(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }

    /// Plays every entry whose time has come; when the next will be due, if one is known.
    fn advance(&self, live: &LiveBoard) -> Option<i64> {
        let until = live.time.now_ms().saturating_sub(self.delay_ms);
        let mut table = write(&self.table);
        loop {
            let next = live.look(|it| it.entry_after(table.seq()).cloned())?;
            if next.at.0 > until {
                return Some(next.at.0.saturating_add(self.delay_ms));
            }
            let mut after = table.clone();
            if after.again(&next).is_err() {
                after = live.look(|it| it.before(until)).ok()?;
            }
            // Nobody watching is no trouble.
            let _ = self.changes.send(Arc::new(Change::between(&table, &after)));
            *table = after;
        }
    }
}

impl LiveBoard {
    /// The board for those who see everything so much later.
    pub(crate) fn later(
        self: &Arc<LiveBoard>,
        delay_ms: i64,
    ) -> Result<Arc<LaterBoard>, NotReplayed> {
        let now = self.time.now_ms();
        let mut known = lock(&self.later.0);
        if let Some((later, looked)) = known.get_mut(&delay_ms) {
            *looked = now;
            later.advance(self);
            return Ok(Arc::clone(later));
        }
        let table = self.look(|it| it.before(now.saturating_sub(delay_ms)))?;
        let (changes, _) = broadcast::channel(CHANGES_MAX);
        let later = Arc::new(LaterBoard { delay_ms, table: RwLock::new(table), changes });
        known.insert(delay_ms, (Arc::clone(&later), now));
        tokio::spawn(follow(Arc::downgrade(self), Arc::clone(&later)));
        Ok(later)
    }

    /// Looks at the board as it was some time ago. One on which nothing has happened since needs not be played again.
    pub(crate) fn look_back<T>(
        self: &Arc<LiveBoard>,
        delay_ms: i64,
        seen: impl FnOnce(&Table) -> T,
    ) -> Result<T, NotReplayed> {
        let then = self.time.now_ms().saturating_sub(delay_ms);
        let table = read(&self.table);
        if delay_ms == 0 || table.entries().last().is_some_and(|it| it.at.0 <= then) {
            return Ok(seen(&table));
        }
        drop(table);
        Ok(self.later(delay_ms)?.look(seen))
    }

    /// Lets go of a board that nobody watches and at which nobody has looked for long.
    fn forgets(&self, later: &LaterBoard) -> bool {
        let mut known = lock(&self.later.0);
        let unused = later.changes.receiver_count() == 0;
        let now = self.time.now_ms();
        let patience = i64::try_from(FORGOTTEN.as_millis()).unwrap_or(i64::MAX);
        let long_ago = |it: &(Arc<LaterBoard>, i64)| now.saturating_sub(it.1) >= patience;
        let forgotten = unused && known.get(&later.delay_ms).is_none_or(long_ago);
        if forgotten {
            known.remove(&later.delay_ms);
        }
        forgotten
    }
}

/// Keeps a board as far behind as it is to be, until it is forgotten.
async fn follow(live: Weak<LiveBoard>, later: Arc<LaterBoard>) {
    let Some(mut changes) = live.upgrade().map(|it| it.watch()) else { return };
    loop {
        let Some(board) = live.upgrade() else { return };
        let next = later.advance(&board);
        if board.forgets(&later) {
            return;
        }
        let now = board.time.now_ms();
        drop(board);
        match next {
            Some(at) => {
                let wait = u64::try_from(at.saturating_sub(now)).unwrap_or(0);
                tokio::time::sleep(Duration::from_millis(wait).min(FORGOTTEN)).await;
            }
            // Whatever comes, or if nothing does: look again.
            None => {
                let _ = tokio::time::timeout(FORGOTTEN, changes.recv()).await;
            }
        }
    }
}
