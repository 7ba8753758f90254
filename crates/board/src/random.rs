//! A small repeatable source of numbers (SplitMix64, Steele, Lea and Flood 2014): for keys and for drawing
//! lots from a given seed. Not for secrets.

pub(crate) const GAMMA: u64 = 0x9e37_79b9_7f4a_7c15;

/// A sequence of numbers that a seed fixes.
pub(crate) struct SplitMix(u64);

impl SplitMix {
    pub(crate) const fn new(seed: u64) -> SplitMix {
        SplitMix(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(GAMMA);
        mix(self.0)
    }

    /// A number below `bound`, each with the same chance: what would favour some is drawn again.
    pub(crate) const fn below(&mut self, bound: u64) -> u64 {
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            let drawn = self.next();
            if drawn < fair {
                return drawn % bound;
            }
        }
    }
}

pub(crate) const fn mix(mut z: u64) -> u64 {
    z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}
