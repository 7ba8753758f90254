//! How much may be spent on an answer, counted in states. Never in time: the verdict must be the same on
//! every machine.

/// The most that one question may cost.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// Positions stored by one search. Each takes about a hundred bytes.
    pub states: u64,
    /// Abstract states examined by one attempt at a proof.
    pub abstract_states: u64,
}

impl Budget {
    /// Enough for every position of a real game that is known to us, and nearly all composed ones.
    pub const DEFAULT: Budget = Budget { states: 400_000, abstract_states: 20_000 };

    /// A few microseconds: what an interface can afford after every move.
    pub const QUICK: Budget = Budget { states: 1_500, abstract_states: 60 };
}

impl Default for Budget {
    fn default() -> Budget {
        Budget::DEFAULT
    }
}
