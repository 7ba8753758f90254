//! Chance that is the same for the same seed.

use std::sync::Mutex;
use std::time::Duration;

use super::super::lock;

/// Numbers that look like chance (SplitMix64).
pub(super) struct Chance(Mutex<u64>);

impl Chance {
    pub(super) fn of(seed: u64) -> Chance {
        Chance(Mutex::new(seed))
    }

    fn next(&self) -> u64 {
        let mut state = lock(&self.0);
        *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut it = *state;
        it = (it ^ (it >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        it ^ (it >> 31)
    }

    /// A number below this one.
    pub(super) fn below(&self, bound: u64) -> u64 {
        self.next() % bound.max(1)
    }

    /// Does it happen, so many times in a hundred?
    pub(super) fn happens(&self, in_a_hundred: u64) -> bool {
        self.below(100) < in_a_hundred
    }

    pub(super) fn ms(&self, from: u64, to: u64) -> Duration {
        Duration::from_millis(from + self.below(to - from))
    }

    pub(super) fn one_of<'i, T>(&self, items: &'i [T]) -> Option<&'i T> {
        items.get(usize::try_from(self.below(items.len() as u64)).unwrap_or(0))
    }
}
