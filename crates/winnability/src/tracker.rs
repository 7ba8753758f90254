//! The question of dead positions along a game, at little cost: a helpmate once found serves as long as
//! the game follows it, and a dead position stays dead.

use board::{Color, Move, Position};

use crate::{Budget, Deadness, Helpmate, Solver};

/// Follows a game and knows after every move whether the position is dead.
pub struct Tracker {
    solver: Solver,
    position: Position,
    budget: Budget,
    status: Deadness,
}

impl Tracker {
    /// Starts from a position.
    #[must_use]
    pub fn new(position: &Position, budget: Budget) -> Tracker {
        let mut solver = Solver::new();
        let status = solver.is_dead(position, budget);
        Tracker { solver, position: *position, budget, status }
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
        self.position = self.position.play_unchecked(played);
        let next = match &mut self.status {
            Deadness::Dead { .. } => None,
            Deadness::Alive { helpmate, .. } if helpmate.line.first() == Some(&played) => {
                helpmate.line.remove(0);
                None
            }
            Deadness::Alive { winner, helpmate } => {
                let (winner, plan) = (*winner, std::mem::take(&mut helpmate.line));
                Some(self.again(winner, &plan))
            }
            Deadness::Undetermined(_) => Some(self.solver.is_dead(&self.position, self.budget)),
        };
        if let Some(next) = next {
            self.status = next;
        }
        &self.status
    }

    /// A cheap attempt for the player who could mate a move ago, before the whole question.
    fn again(&mut self, winner: Color, plan: &[Move]) -> Deadness {
        match self.solver.mend(&self.position, winner, plan) {
            Some(line) => Deadness::Alive { winner, helpmate: Helpmate { line } },
            None => self.solver.is_dead(&self.position, self.budget),
        }
    }
}
