//! A whole game at once: since when was the position dead? A position from which the game went on to one that
//! can still be won is not dead, and what follows a dead position is dead, so few positions are asked about.

use board::{Color, Move, Position};

use crate::{Budget, Deadness, Helpmate, Proof, Solver};

/// What is known about every position of a game, counted in plies from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub struct DeadAlong {
    /// The last position that is known not to be dead. No earlier one is.
    pub alive: Option<LastAlive>,
    /// The first position that is known to be dead. All later ones are. Between the two nothing is known.
    pub dead: Option<FirstDead>,
}

/// A position that can be won, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LastAlive {
    /// After how many plies of the game.
    pub ply: usize,
    /// Who can mate.
    pub winner: Color,
    /// A line from there.
    pub helpmate: Helpmate,
}

/// A position that is dead, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FirstDead {
    /// After how many plies of the game.
    pub ply: usize,
    /// Why White cannot mate from there.
    pub white: Proof,
    /// Why Black cannot.
    pub black: Proof,
}

impl DeadAlong {
    /// A helpmate for the position after so many plies of the game, unless none is known: the rest of the
    /// game up to the last position that can be won, and the line from there.
    #[must_use]
    pub fn helpmate_at(&self, game: &[Move], ply: usize) -> Option<(Color, Helpmate)> {
        let alive = self.alive.as_ref()?;
        let mut line = game.get(ply..alive.ply)?.to_vec();
        line.extend(&alive.helpmate.line);
        Some((alive.winner, Helpmate { line }))
    }

    fn learn(&mut self, ply: usize, status: Deadness) -> Known {
        match status {
            Deadness::Alive { winner, helpmate } => {
                self.alive = Some(LastAlive { ply, winner, helpmate });
                Known::Alive
            }
            Deadness::Dead { white, black } => {
                self.dead = Some(FirstDead { ply, white, black });
                Known::Dead
            }
            Deadness::Undetermined(_) => Known::Nothing,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Known {
    Alive,
    Dead,
    Nothing,
}

impl Solver {
    /// Which positions of a game are dead? The moves must be legal one after another.
    pub fn dead_along(&mut self, start: &Position, game: &[Move], budget: Budget) -> DeadAlong {
        let mut positions = Vec::with_capacity(game.len() + 1);
        positions.push(*start);
        let mut position = *start;
        for &played in game {
            position = position.play_unchecked(played);
            positions.push(position);
        }
        let mut found = DeadAlong { alive: None, dead: None };
        // Most games never get there, and the last position tells it.
        if found.learn(game.len(), self.is_dead(&position, budget)) == Known::Alive {
            return found;
        }
        // From here on: positions before `low` are alive, those from `high` on are not known to be.
        let (mut low, mut high) = (0, game.len());
        while low < high {
            let middle = low + (high - low) / 2;
            match found.learn(middle, self.is_dead(&positions[middle], budget)) {
                Known::Alive => low = middle + 1,
                Known::Dead | Known::Nothing => high = middle,
            }
        }
        // What stayed open on the way may hide an earlier death than the one that is known.
        let mut high = found.dead.as_ref().map_or(game.len(), |dead| dead.ply);
        while low < high {
            let middle = low + (high - low) / 2;
            match found.learn(middle, self.is_dead(&positions[middle], budget)) {
                Known::Dead => high = middle,
                Known::Alive | Known::Nothing => low = middle + 1,
            }
        }
        found
    }
}
