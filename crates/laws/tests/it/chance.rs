//! Chance that is always the same, for the simulators.

use board::Square;

use crate::laws::event::Hand;

/// A sequence of numbers that looks like chance.
pub(crate) struct Chance(u64);

impl Chance {
    /// The sequence that this seed fixes.
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, bound: u64) -> u64 {
        (self.next() >> 11) % bound
    }

    pub(crate) fn one_in(&mut self, count: u64) -> bool {
        self.below(count) == 0
    }

    /// One of these; there is at least one.
    pub(crate) fn pick<T: Copy>(&mut self, among: &[T]) -> T {
        among[self.below(among.len() as u64) as usize]
    }

    pub(crate) fn square(&mut self) -> Square {
        self.pick(&Square::ALL)
    }

    pub(crate) fn hand(&mut self) -> Hand {
        use Hand::{Both, Left, Right, Unknown};
        self.pick(&[Unknown, Unknown, Right, Right, Left, Both])
    }
}
