//! Boards follow their tournament: a result that is entered by hand there ends the game here, and lets it stand again when it is
//! taken back. The tournament is written first; what its boards were not told yet, they are told later, after a restart too.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use ::store::Seq;
use ::store::tournament::{Board, BoardResult, Tournament};
use ::store::wire::v1::TournamentBody as Said;

use super::board::Turn;
use super::{Desk, LiveBoard, LiveEvent, Trouble, lock};
use crate::play::Table;

/// A board that could not be told is told again after so long.
const TRIED_AGAIN: Duration = Duration::from_millis(250);

/// So often a board is told again on which another server has written meanwhile.
const TRIES: usize = 5;

/// Games whose boards may not have been told yet what was entered by hand.
#[derive(Default)]
pub(super) struct Untold(Mutex<BTreeSet<String>>);

impl Untold {
    /// All games of a tournament about whose results something was said.
    pub(super) fn of(state: &Tournament) -> Untold {
        let boards = state.rounds().iter().flat_map(|it| &it.boards);
        let said = boards.filter(|it| it.entry > Seq::START && it.elsewhere.is_none());
        Untold(Mutex::new(said.map(|it| it.game.clone()).collect()))
    }

    pub(super) fn add(&self, game: &str) {
        lock(&self.0).insert(game.to_owned());
    }

    /// Notes who is to be told after this was said.
    pub(super) fn add_of(&self, said: &Said) {
        if let Said::ResultEntered(it) | Said::ResultCorrected(it) = said {
            self.add(&it.game);
        }
        if let Said::ResultWithdrawn(it) = said {
            self.add(&it.game);
        }
    }

    fn take(&self, game: &str) -> bool {
        lock(&self.0).remove(game)
    }

    pub(super) fn games(&self) -> Vec<String> {
        lock(&self.0).iter().cloned().collect()
    }
}

/// A game whose board is being told. It stays untold if that fails, or if whoever asked for it goes away meanwhile.
struct BeingTold<'e> {
    untold: &'e Untold,
    game: &'e str,
    is_told: bool,
}

impl Drop for BeingTold<'_> {
    fn drop(&mut self) {
        if !self.is_told {
            self.untold.add(self.game);
        }
    }
}

/// The result of a board as it was known then, from the board as it was then.
pub(crate) fn result_at(
    board: &Board,
    table: Option<&Table>,
    until: Option<i64>,
) -> Option<BoardResult> {
    match until {
        // The log of the game knows what was entered by then.
        Some(until) if board.since.0 > until => table?.log().result(),
        _ => board.result(table.and_then(came_to)),
    }
}

/// What a game came to at its board, whatever was entered by hand.
pub(crate) fn came_to(table: &Table) -> Option<BoardResult> {
    table.game().outcome().and_then(BoardResult::of_game)
}

impl Desk {
    /// Tells a board what was entered by hand in its tournament.
    pub(crate) async fn tell_result(
        self: &Arc<Desk>,
        event: &LiveEvent,
        game: &str,
    ) -> Result<(), Trouble> {
        let Some(board) = self.board(game) else {
            // It is told when there is a board.
            event.untold.take(game);
            return Ok(());
        };
        self.compare_clocks_if_late().await;
        let turn = board.turn().await;
        self.bridge_in_turn(&turn, &board).await?;
        self.tell_result_in_turn(&turn, &board).await
    }

    /// The same before anything else is recorded on the board.
    pub(super) async fn tell_result_in_turn(
        self: &Arc<Desk>,
        turn: &Turn,
        board: &Arc<LiveBoard>,
    ) -> Result<(), Trouble> {
        let Some(event) = self.event(&board.event).filter(|it| it.untold.take(&board.game)) else {
            return Ok(());
        };
        let mut telling = BeingTold { untold: &event.untold, game: &board.game, is_told: false };
        let told = self.tell_what_was_entered(turn, board, &event).await;
        telling.is_told = told.is_ok();
        told
    }

    async fn tell_what_was_entered(
        self: &Arc<Desk>,
        turn: &Turn,
        board: &Arc<LiveBoard>,
        event: &LiveEvent,
    ) -> Result<(), Trouble> {
        let said = event.look(|it| it.board(&board.game).map(|(_, it)| it.clone()));
        let Some(Board { entry, entered, who, since, .. }) = said else { return Ok(()) };
        let mut told = Ok(());
        for _ in 0..TRIES {
            let grown = board.look(|it| {
                let new = it.log().heard() < entry;
                new.then(|| (it.hear(entry, entered, who.clone(), since.0), Seq(it.seq())))
            });
            let Some((grown, seen)) = grown else { return Ok(()) };
            told = self.grow(turn, board, seen, grown?).await.map(drop);
            // Another server may have told it.
            if !matches!(told, Err(Trouble::Conflict { .. })) {
                break;
            }
        }
        told
    }

    /// Tells every board that was not told yet.
    pub(super) async fn tell_results(self: &Arc<Desk>) {
        for event in self.events() {
            for game in event.untold.games() {
                // What cannot be written now is tried again.
                let _ = self.tell_result(&event, &game).await;
            }
        }
    }
}

/// Tells boards what was entered for them, as long as there is a desk.
pub(super) async fn keep_telling_results(desk: Weak<Desk>) {
    let mut ticks = tokio::time::interval(TRIED_AGAIN);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let Some(desk) = desk.upgrade() else { return };
        desk.tell_results().await;
    }
}
