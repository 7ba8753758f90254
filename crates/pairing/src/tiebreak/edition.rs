//! The regulations change; which of them apply is data.

/// An edition of the Play-Off and Tie-Break Regulations, Handbook C.07.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug)]
pub enum TieBreakEdition {
    /// From 1 August 2024 to 28 February 2026.
    August2024,
    /// In force from 1 March 2026.
    #[default]
    March2026,
}

/// In what editions differ.
#[derive(Clone, Copy, Debug)]
pub(super) struct Rules {
    /// Is the score of a dummy limited (Articles 16.4.1 and 16.4.2)?
    pub(super) dummy_limited: bool,
    /// In a round robin: is a forfeit a game for the tie-breaks that are based on ratings (Article 15.2)?
    pub(super) forfeits_rated: bool,
    /// In a round robin: is a lost forfeit a game for the tie-breaks of Article 7 (Article 15.2)?
    pub(super) lost_forfeits_count: bool,
    /// May Buchholz and what is made of it be used in a round robin (Article 8)?
    pub(super) buchholz_in_round_robin: bool,
    /// Does the list have standard points, pairing numbers and ratings (Articles 7.7, 7.8 and 10.6)?
    pub(super) standard_points: bool,
}

impl TieBreakEdition {
    pub(super) const fn rules(self) -> Rules {
        match self {
            Self::August2024 => Rules {
                dummy_limited: false,
                forfeits_rated: true,
                lost_forfeits_count: true,
                buchholz_in_round_robin: true,
                standard_points: false,
            },
            Self::March2026 => Rules {
                dummy_limited: true,
                forfeits_rated: false,
                lost_forfeits_count: false,
                buchholz_in_round_robin: false,
                standard_points: true,
            },
        }
    }
}
