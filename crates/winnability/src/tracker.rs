//! The question of dead positions along a game, at little cost: a helpmate once found serves as long as
//! the game follows it or can come back to it, and a dead position stays dead.

use board::{Color, Move, Position};

use crate::undo::{is_reversible, way_back};
use crate::{Budget, Deadness, Helpmate, Solver};

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
        let mut solver = Solver::new();
        let status = solver.is_dead(position, budget);
        let anchor = Anchor { position: *position, line: Vec::new(), since: Vec::new() };
        let mut tracker = Tracker { solver, position: *position, budget, status, anchor };
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
                if self.anchor.since.len() >= BACK_MAX && helpmate.line.len() < LINE_MAX {
                    self.anchor.position = before;
                    self.anchor.line.clone_from(&helpmate.line);
                    self.anchor.since.clear();
                }
                if is_reversible(&before, played) && self.anchor.since.len() < BACK_MAX {
                    self.anchor.since.push(played);
                    let anchor = &self.anchor;
                    if let Some(mut line) =
                        way_back(&anchor.position, &self.position, &anchor.since)
                    {
                        line.extend(&anchor.line);
                        helpmate.line = line;
                        return &self.status;
                    }
                }
                let plan = core::mem::take(&mut helpmate.line);
                self.status = self.again(winner, &plan);
                self.drop_anchor();
            }
            Deadness::Undetermined(_) => {
                self.status = self.solver.is_dead(&self.position, self.budget);
                self.drop_anchor();
            }
        }
        &self.status
    }

    /// Takes the present helpmate as the one to come back to.
    fn drop_anchor(&mut self) {
        if let Deadness::Alive { helpmate, .. } = &self.status {
            self.anchor.position = self.position;
            self.anchor.line.clone_from(&helpmate.line);
            self.anchor.since.clear();
        }
    }

    /// A cheap attempt for the player who could mate a move ago, before the whole question.
    fn again(&mut self, winner: Color, plan: &[Move]) -> Deadness {
        match self.solver.mend(&self.position, winner, plan) {
            Some(line) => Deadness::Alive { winner, helpmate: Helpmate { line } },
            None => self.solver.is_dead(&self.position, self.budget),
        }
    }
}
