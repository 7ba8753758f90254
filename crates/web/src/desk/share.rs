//! The shares of a board: who wants to record takes room first, and what was refused is told to the arbiter.

use std::sync::{Arc, Mutex};

use ::store::Told;
use ::store::wire::v1::RecordedBy;
use board::{ByColor, Color};
use tokio::sync::watch;

use super::{Act, Desk, LiveBoard, lock};
use crate::play::{CannotRecord, Refused, Shares, Tally};

/// The shares of a board, and who is to be told when something is refused.
#[derive(Default)]
pub(super) struct BoardShares {
    used: Mutex<Shares>,
    refusals: watch::Sender<()>,
}

/// Room for what is on its way into a log.
pub(super) struct Room {
    board: Arc<LiveBoard>,
    taken: ByColor<Tally>,
}

impl Drop for Room {
    fn drop(&mut self) {
        lock(&self.board.shares.used).let_go(self.taken);
    }
}

impl Desk {
    /// Takes room in the log of a board for what somebody wants to record.
    pub(super) fn room(
        &self,
        board: &Arc<LiveBoard>,
        act: &Act,
        now_ms: i64,
    ) -> Result<Room, CannotRecord> {
        let mut used = lock(&board.shares.used);
        board.look(|table| used.follow(table));
        let taken = match act {
            Act::Lines(it) => used.take(&it.lines, it.author.by, now_ms),
            // Itself, and that the clock is stopped.
            Act::Correction { .. } => used.take_for_arbiter(2).map(|()| ByColor::default()),
            // Itself, the line, and what is told again.
            Act::Replacement { entry, .. } => {
                let later = board.look(|table| {
                    let stands = |it: &&Arc<Told>| it.event().is_some() && !table.is_struck(it.seq);
                    let later = table.entries().iter().filter(|it| it.seq.0 >= *entry);
                    later.filter(stands).count()
                });
                used.take_for_replacement(later as u64 + 1).map(|()| ByColor::default())
            }
            // A player has no more to withdraw than he has called, and no more to read than arbiters want.
            Act::Attention { author, .. } => match author.by {
                RecordedBy::Arbiter => used.take_for_arbiter(2).map(|()| ByColor::default()),
                RecordedBy::White | RecordedBy::Black | RecordedBy::Both | RecordedBy::Server => {
                    Ok(ByColor::default())
                }
            },
        };
        drop(used);
        if let Err(CannotRecord::NoShare { .. }) = &taken {
            board.shares.refusals.send_replace(());
            if let Some(event) = self.event(&board.event) {
                event.touch(&board.game);
            }
        }
        Ok(Room { board: Arc::clone(board), taken: taken? })
    }
}

impl LiveBoard {
    /// What was refused to the sides because their shares were used up.
    pub(crate) fn refused(&self) -> Vec<(Color, Refused)> {
        let mut used = lock(&self.shares.used);
        self.look(|table| used.follow(table));
        used.refused()
    }

    /// Tells whenever something is refused.
    pub(crate) fn watch_refusals(&self) -> watch::Receiver<()> {
        self.shares.refusals.subscribe()
    }
}
