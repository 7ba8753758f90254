//! The question of dead positions along a game, at little cost: a helpmate once found serves as long as
//! the game follows it or can come back to it, and a dead position stays dead.

use board::{Color, Move, Position};

use crate::dead::stronger;
use crate::in_place::mate_in_place;
use crate::march::march;
use crate::mend::mend;
use crate::solver::dive_for;
use crate::undo::{is_reversible, way_back};
use crate::{Budget, Deadness, Effort, Helpmate, Solver};

/// Going back further than this is not worth it.
const BACK_MAX: usize = 8;

/// A line longer than this is not worth coming back to.
const LINE_MAX: usize = 100;

/// Follows a game and knows after every move whether the position is dead.
pub struct Tracker {
    solver: Solver,
    position: Position,
    budget: Budget,
    status: Deadness,
    anchor: Anchor,
}

/// The position for which the helpmate was found, and the reversible moves since then.
struct Anchor {
    position: Position,
    line: Vec<Move>,
    since: Vec<Move>,
}

impl Tracker {
    /// Starts from a position.
    #[must_use]
    pub fn new(position: &Position, budget: Budget) -> Tracker {
        let anchor = Anchor { position: *position, line: Vec::new(), since: Vec::new() };
        let status = Deadness::Undetermined(Effort::default());
        let solver = Solver::new();
        let mut tracker = Tracker { solver, position: *position, budget, status, anchor };
        tracker.status = tracker.afresh(stronger(position.placement()));
        tracker.drop_anchor();
        tracker
    }

    /// The present position.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// Is it dead? The proofs of a dead position are those of the moment it died; they hold since.
    pub fn status(&self) -> &Deadness {
        &self.status
    }

    /// Plays a move that is known to be legal.
    pub fn play_unchecked(&mut self, played: Move) -> &Deadness {
        let before = self.position;
        self.position = before.play_unchecked(played);
        match &mut self.status {
            Deadness::Dead { .. } => {}
            Deadness::Alive { helpmate, .. } if helpmate.line.first() == Some(&played) => {
                helpmate.line.remove(0);
                self.drop_anchor();
            }
            Deadness::Alive { winner, helpmate } => {
                let winner = *winner;
                let plan = core::mem::take(&mut helpmate.line);
                if let Some(line) = self.anchor.way_back(&before, played, &self.position, &plan) {
                    helpmate.line = line;
                } else {
                    self.status = self.again(winner, &plan);
                    self.drop_anchor();
                }
            }
            Deadness::Undetermined(_) => {
                self.status = self.afresh(stronger(self.position.placement()));
                self.drop_anchor();
            }
        }
        &self.status
    }

    /// Takes the present helpmate as the one to come back to.
    fn drop_anchor(&mut self) {
        if let Deadness::Alive { helpmate, .. } = &self.status {
            self.anchor.drop(&self.position, &helpmate.line);
        }
    }

    /// The answer after a move that was not the planned one. Who could mate a move ago is tried first.
    fn again(&mut self, winner: Color, plan: &[Move]) -> Deadness {
        match mend(&self.position, winner, plan) {
            Some(line) => Deadness::Alive { winner, helpmate: Helpmate { line } },
            None => self.afresh(winner),
        }
    }

    /// The answer for a new position: cheap attempts for both players, and then the whole question.
    fn afresh(&mut self, first: Color) -> Deadness {
        for attempt in [mate_in_place, march, dive_for] {
            for winner in [first, !first] {
                if let Some(line) = attempt(&self.position, winner) {
                    return Deadness::Alive { winner, helpmate: Helpmate { line } };
                }
            }
        }
        self.solver.is_dead_by_search(&self.position, self.budget)
    }
}

impl Anchor {
    fn drop(&mut self, position: &Position, line: &[Move]) {
        self.position = *position;
        self.line.clear();
        self.line.extend(line);
        self.since.clear();
    }

    /// Back to the anchor after one more move, and the helpmate from there. `plan` is the helpmate before the move.
    fn way_back(
        &mut self,
        before: &Position,
        played: Move,
        now: &Position,
        plan: &[Move],
    ) -> Option<Vec<Move>> {
        if !is_reversible(before, played) {
            return None;
        }
        if self.since.len() >= BACK_MAX && plan.len() < LINE_MAX {
            self.drop(before, plan);
        }
        if self.since.len() >= BACK_MAX {
            return None;
        }
        self.since.push(played);
        let mut line = way_back(&self.position, now, &self.since)?;
        line.extend(&self.line);
        Some(line)
    }
}
