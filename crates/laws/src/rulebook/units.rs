//! Units of the numbers in a rulebook. They only name what is counted; arithmetic is for those who count.

/// Whole seconds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seconds(pub u32);

/// A number of moves by each player; never half-moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MovesEach(pub u16);

/// How often something occurs or may be done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Occurrences(pub u8);

/// A limit of time, and whether the limit itself still belongs to it.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::rulebook::{Limit, Seconds};
///
/// // Ten minutes are still blitz since 2014.
/// let most = Edition::Fide2018.rulebook().classes.blitz_max.value;
/// assert_eq!((most.seconds, most.limit), (Seconds(600), Limit::Included));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bound {
    /// Where the limit lies.
    pub seconds: Seconds,
    /// Does it belong to the range?
    pub limit: Limit,
}

/// Whether a limit belongs to the range it bounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Limit {
    /// Exactly this much still belongs to it.
    Included,
    /// Exactly this much no longer belongs to it.
    Excluded,
}

impl Bound {
    /// A limit that belongs to the range.
    #[must_use]
    pub const fn included(seconds: u32) -> Bound {
        Bound { seconds: Seconds(seconds), limit: Limit::Included }
    }

    /// A limit that does not belong to the range.
    #[must_use]
    pub const fn excluded(seconds: u32) -> Bound {
        Bound { seconds: Seconds(seconds), limit: Limit::Excluded }
    }
}
