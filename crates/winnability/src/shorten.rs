//! Shorter helpmates for people to read: an easier mate on the way, and no moves that can be left out.

use board::{Color, Move, Position};

use crate::in_place::mate_in_place;
use crate::mend::mates;
use crate::{Deadness, Helpmate, Winnability};

/// So many moves are tried before a short mate.
const BEFORE_MAX: u32 = 2;
/// Two moves that are left out together are no further apart than this.
const APART_MAX: usize = 9;

impl Helpmate {
    /// A helpmate that is perhaps shorter, with the same winner. It was found for `start`. If the game ends after so many plies
    /// without progress, one that is in time stays in time.
    #[must_use]
    pub fn shortened(self, start: &Position, plies_max: Option<u32>) -> Helpmate {
        let is_cut =
            |it: &Helpmate| plies_max.is_some_and(|plies_max| it.is_cut_short(start, plies_max));
        let shorter = self.clone().shortest(start);
        if is_cut(&shorter) && !is_cut(&self) { self } else { shorter }
    }

    fn shortest(mut self, start: &Position) -> Helpmate {
        let winner = if self.line.len() % 2 == 1 { start.turn() } else { !start.turn() };
        for plies in 0..=BEFORE_MAX {
            let nearby = nearby(start, winner, plies).filter(|it| it.len() < self.line.len());
            if let Some(line) = nearby {
                return Helpmate { line };
            }
        }
        while let Some(shorter) =
            shortcut(start, winner, &self.line).or_else(|| with_less(start, winner, &self.line))
        {
            self.line = shorter;
        }
        self
    }
}

/// The shortest of the short mates after any so many moves.
fn nearby(start: &Position, winner: Color, plies: u32) -> Option<Vec<Move>> {
    if plies == 0 {
        return mate_in_place(start, winner);
    }
    let moves = start.legal_moves();
    let lines = moves.iter().filter_map(|&played| {
        let rest = nearby(&start.play_unchecked(played), winner, plies - 1)?;
        Some([&[played][..], &rest].concat())
    });
    lines.min_by_key(Vec::len)
}

/// The beginning of a line and a short mate from there, if that makes it shorter.
fn shortcut(start: &Position, winner: Color, line: &[Move]) -> Option<Vec<Move>> {
    let mut position = *start;
    for (at, &played) in line.iter().enumerate() {
        if let Some(mate) = mate_in_place(&position, winner)
            && at + mate.len() < line.len()
        {
            return Some([&line[..at], &mate].concat());
        }
        position.make_unchecked(played);
    }
    None
}

/// The line without a stretch of moves, or without one move of each player, if it still mates.
fn with_less(start: &Position, winner: Color, line: &[Move]) -> Option<Vec<Move>> {
    let count = line.len();
    // An even number of moves, so that the turn stays right; the longest stretch first.
    let lengths = (2..count).rev().filter(|length| length % 2 == 0);
    let stretches = lengths
        .flat_map(|length| (0..count - length).map(move |from| (from, from + length)))
        .map(|(from, to)| [&line[..from], &line[to..]].concat());
    let pairs = (0..count)
        .flat_map(|first| {
            (first + 1..count.min(first + APART_MAX)).step_by(2).map(move |it| (first, it))
        })
        .map(|(first, second)| {
            [&line[..first], &line[first + 1..second], &line[second + 1..]].concat()
        });
    stretches.chain(pairs).find(|shorter| mates(*start, winner, shorter))
}

impl Winnability {
    /// The same answer, a helpmate being [shortened](Helpmate::shortened).
    pub fn shortened(self, start: &Position, plies_max: Option<u32>) -> Winnability {
        match self {
            Winnability::CanMate(helpmate) => {
                Winnability::CanMate(helpmate.shortened(start, plies_max))
            }
            other => other,
        }
    }
}

impl Deadness {
    /// The same answer, a helpmate being [shortened](Helpmate::shortened).
    pub fn shortened(self, start: &Position, plies_max: Option<u32>) -> Deadness {
        match self {
            Deadness::Alive { winner, helpmate } => {
                Deadness::Alive { winner, helpmate: helpmate.shortened(start, plies_max) }
            }
            other => other,
        }
    }
}
