//! What goes out of an event to those who have no link. It is made once for each state of the boards, however many ask for it: what
//! has not changed is neither played nor written again.

mod boards;
mod outgoing;
mod records;

use boards::{boards_view, event_view, game_view};
pub(crate) use outgoing::{Outgoing, PGN, Part};

use std::sync::Arc;

use store::tournament::{Board, BoardResult, Round, Tournament};

use crate::desk::{Desk, LiveBoard, result_at};
use crate::play::Table;

/// How much later those see everything for whom something is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Delay(pub(crate) i64);

impl Delay {
    /// Until when they know what happened.
    fn until(self, desk: &Desk) -> i64 {
        desk.now_ms().saturating_sub(self.0)
    }
}

/// A board of a round, and what may be seen of it now.
#[derive(Clone)]
struct Seen<'t> {
    round: &'t Round,
    board: &'t Board,
    live: Option<Arc<LiveBoard>>,
    state: State,
}

/// What of a board changes what is told of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct State {
    /// The last entry that may be seen; 0 if there is no log.
    seq: u64,
    result: Option<BoardResult>,
    /// Was something entered that is not known yet?
    is_behind: bool,
}

/// The boards of one round or of all as they may be seen.
fn seen<'t>(
    desk: &Desk,
    tournament: &'t Tournament,
    delay: Delay,
    is_wanted: impl Fn(&Round, &Board) -> bool,
) -> Vec<Seen<'t>> {
    let until = delay.until(desk);
    let boards = tournament.rounds().iter().flat_map(|round| {
        let boards = round.boards.iter();
        boards.map(move |board| (round, board))
    });
    let wanted = boards.filter(|(round, board)| is_wanted(round, board));
    let until = (delay.0 > 0).then_some(until);
    let seen = wanted.map(|(round, board)| {
        let live = desk.board(&board.game);
        let then = |table: &Table| (table.seq(), result_at(board, Some(table), until));
        let found = live.as_ref().and_then(|live| live.look_back(delay.0, then).ok());
        let (seq, result) = found.unwrap_or_else(|| (0, result_at(board, None, until)));
        let is_behind = until.is_some_and(|until| board.since.0 > until);
        Seen { round, board, live, state: State { seq, result, is_behind } }
    });
    seen.collect()
}
