//! Times that the server missed: it was started again, the machine slept, the program got no time to work, or somebody set the
//! time of day. Every game that is being played has an entry of it, and no player loses time by it.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::Duration;

use ::store::wire::v1::GapKind;
use ::store::{Seq, UnixMillis};
use tokio::task::{JoinHandle, JoinSet};

use super::board::Turn;
use super::time::{Reading, Time};
use super::{Desk, LiveBoard, Trouble, lock};
use crate::play::{Missed, Table};

/// So often the clocks of the machine are compared, and it is noted that the server is there.
const TICK: Duration = Duration::from_secs(1);
/// A time of day that was set by less is not worth a word.
const JUMP_MS: i64 = 2_000;
/// After so long the players may have got up: the clocks are stopped, and the arbiter says how it goes on.
const LONG_MS: i64 = 30_000;
/// So many boards are written to at once.
const AT_ONCE: usize = 256;

/// When the clocks were compared last. Who holds it compares them.
pub(crate) struct Compared(Reading);

impl Compared {
    pub(super) fn at(reading: Reading) -> Compared {
        Compared(reading)
    }
}

impl Desk {
    pub(crate) fn time(&self) -> &Time {
        &self.time
    }

    /// The time of the server.
    pub(crate) fn now_ms(&self) -> i64 {
        self.time.now_ms()
    }

    /// After a start: what was played when the last server ended stands where it was last proven.
    pub(super) async fn bridge_restart(self: &Arc<Desk>) -> Result<(), Trouble> {
        let alive = self.store.last_alive().await?.map_or(i64::MIN, |it| it.0);
        let of_day = self.now_ms();
        let known = self.boards().iter().map(|it| it.look(Table::last_ms)).max();
        let from_ms = alive.max(known.unwrap_or(i64::MIN));
        // The time of day may have been set back meanwhile.
        self.time.not_before(from_ms);
        let until_ms = self.now_ms();
        let another_is_there = self.has_others && until_ms.saturating_sub(alive) < self.stall_ms;
        if !another_is_there {
            let why = if of_day < from_ms { GapKind::Jump } else { GapKind::Restart };
            // Of each board in its own time: another may have been written to later.
            let missed = |board: &LiveBoard| {
                let from_ms = alive.max(board.look(Table::last_ms));
                Missed { from_ms, until_ms, why: GapKind::Restart, stops: true }
            };
            if why == GapKind::Jump {
                self.note_missed(|board| Missed { why, stops: false, ..missed(board) });
            }
            self.note_missed(missed);
            self.bridge_all().await;
        }
        // Reading the store is no time that was missed.
        let reading = self.time.reading();
        *self.compared.lock().await = Compared(reading);
        self.compared_ms.store(reading.now_ms, Ordering::Relaxed);
        Ok(())
    }

    /// Compares the clocks of the machine, if that was not done for longer than usual. Whoever records something asks for
    /// it first, so that nothing is charged to a player that the server has missed.
    pub(super) async fn compare_clocks_if_late(self: &Arc<Desk>) {
        let compared = self.compared_ms.load(Ordering::Relaxed);
        if self.now_ms().saturating_sub(compared) >= self.stall_ms {
            self.compare_clocks().await;
        }
    }

    /// Compares the clocks of the machine with what they showed the last time, and notes what was missed.
    pub(super) async fn compare_clocks(self: &Arc<Desk>) {
        let mut compared = self.compared.lock().await;
        let (before, now) = (compared.0, self.time.reading());
        let between = now.since(before);
        let tick = i64::try_from(TICK.as_millis()).unwrap_or(0);
        let (stood, slept) = (between.passed_ms.saturating_sub(tick), between.slept_ms);
        let from_ms = before.now_ms.saturating_add(tick).min(now.now_ms);
        let missed = if slept >= self.stall_ms {
            self.time.not_before(now.now_ms.saturating_add(slept));
            Some((GapKind::Sleep, slept.saturating_add(stood.max(0))))
        } else if stood >= self.stall_ms {
            Some((GapKind::Stall, stood))
        } else {
            None
        };
        let until_ms = self.now_ms();
        if let Some((why, length)) = missed {
            let stops = length >= LONG_MS;
            // Another server on the same store may have been there all the time.
            let others = match self.has_others {
                true => self.store.last_alive().await.ok().flatten().map_or(i64::MIN, |it| it.0),
                false => i64::MIN,
            };
            let from_ms = from_ms.max(others);
            if others < until_ms.saturating_sub(self.stall_ms) {
                self.note_missed(|_| Missed { from_ms, until_ms, why, stops });
            }
        }
        if between.jumped_ms.abs() >= JUMP_MS {
            let (from_ms, until_ms) = (until_ms, until_ms.saturating_add(between.jumped_ms));
            self.note_missed(|_| Missed { from_ms, until_ms, why: GapKind::Jump, stops: false });
        }
        // From here on what is recorded does not wait: what was missed comes before it.
        *compared = Compared(self.time.reading());
        self.compared_ms.store(self.now_ms(), Ordering::Relaxed);
    }

    /// Notes for every board that a time was missed; whether time counts in its game shows when its turn comes, for a clock may
    /// just be started. It is written before everything that is recorded after this.
    fn note_missed(&self, missed: impl Fn(&LiveBoard) -> Missed) {
        for board in self.boards() {
            let missed = missed(&board);
            lock(&board.missed).push(missed);
        }
    }

    /// Writes what is noted into the logs of all boards.
    pub(super) async fn bridge_all(self: &Arc<Desk>) {
        let mut writing = JoinSet::new();
        for board in self.boards().into_iter().filter(|it| !lock(&it.missed).is_empty()) {
            let desk = Arc::clone(self);
            writing.spawn(async move {
                let turn = board.turn().await;
                // What cannot be stored is tried again with the next second.
                desk.bridge_in_turn(&turn, &board).await.is_ok()
            });
            if writing.len() >= AT_ONCE {
                writing.join_next().await;
            }
        }
        writing.join_all().await;
    }

    /// Writes what was missed into the log of a board. Nothing else is recorded on it before.
    pub(super) async fn bridge_in_turn(
        self: &Arc<Desk>,
        turn: &Turn,
        board: &Arc<LiveBoard>,
    ) -> Result<(), Trouble> {
        loop {
            let Some(missed) = lock(&board.missed).first().copied() else { return Ok(()) };
            let (grown, seen) = board.look(|it| (it.bridge(missed), Seq(it.seq())));
            let told = match grown {
                Ok(grown) => self.grow(turn, board, seen, grown).await,
                // Time does not count any more.
                Err(why) => Err(why.into()),
            };
            match told {
                Ok(_) | Err(Trouble::Cannot(_)) => {}
                // It may have been written all the same.
                Err(_) if board.look(|it| it.has_bridged(missed)) => {}
                Err(why) => return Err(why),
            }
            lock(&board.missed).remove(0);
        }
    }

    fn boards(&self) -> Vec<Arc<LiveBoard>> {
        let mut boards: Vec<_> = super::read(&self.boards).values().cloned().collect();
        boards.sort_by(|one, other| one.game.cmp(&other.game));
        boards
    }
}

/// Notes that the server is there. A store that does not answer is no reason to wait.
pub(crate) async fn note_alive(desk: &Desk) {
    let noted = desk.store.note_alive(UnixMillis(desk.now_ms()));
    let _ = tokio::time::timeout(TICK, noted).await;
}

/// Compares the clocks and notes that the server is there, as long as there is a desk.
pub(super) async fn watch_time(desk: Weak<Desk>) {
    let mut ticks = tokio::time::interval(TICK);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut bridging: Option<JoinHandle<()>> = None;
    loop {
        ticks.tick().await;
        let Some(desk) = desk.upgrade() else { return };
        desk.compare_clocks().await;
        let boards = desk.boards();
        if boards.iter().any(|it| !lock(&it.missed).is_empty()) {
            // Until it is stored nothing later is proven. A slow store must not look like time that was missed.
            if bridging.as_ref().is_none_or(JoinHandle::is_finished) {
                bridging = Some(tokio::spawn(async move { desk.bridge_all().await }));
            }
        } else if boards.iter().any(|it| it.look(Table::is_timed)) {
            note_alive(&desk).await;
        }
    }
}

#[cfg(test)]
mod tests;
