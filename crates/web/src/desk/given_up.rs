//! A round goes back to a draft while nobody writes on its boards: one that is started meanwhile comes before it and keeps the round, or
//! after it and is not there any more.

use std::collections::BTreeSet;
use std::sync::Arc;

use ::store::tournament::Tournament;
use ::store::wire::v1::TournamentBody as Said;

use super::{Desk, LiveBoard, LiveEvent, Trouble};

impl Desk {
    /// Says something about an event that depends on what stands on these boards. They are held in the order of their names, so that no
    /// two wait for each other.
    pub(crate) async fn say_holding(
        self: &Arc<Desk>,
        event: &Arc<LiveEvent>,
        games: BTreeSet<String>,
        found: impl FnOnce(&Tournament) -> Result<Vec<Said>, Trouble>,
    ) -> Result<Vec<Said>, Trouble> {
        let mut held = Vec::with_capacity(games.len());
        for board in games.iter().filter_map(|it| self.board(it)) {
            held.push(board.turn().await);
        }
        let said = self.say(event, found).await;
        drop(held);
        said
    }

    /// Only who has the turn may ask: the round of the board may have been withdrawn while he waited for it.
    pub(super) fn is_played_on(&self, board: &LiveBoard) -> Result<(), Trouble> {
        let given_up = |it: Arc<LiveEvent>| it.look(|it| it.was_given_up(&board.game));
        match self.event(&board.event).is_some_and(given_up) {
            true => Err(Trouble::NotFound),
            false => Ok(()),
        }
    }
}
