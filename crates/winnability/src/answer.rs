//! The three answers and their certificates. Nothing here searches or checks: see
//! [`can_mate`](crate::can_mate) and [`verify`](crate::verify).

use board::Move;

use crate::AbstractState;

/// Can a player still checkmate by any series of legal moves?
#[derive(Clone, PartialEq, Eq, Debug)]
#[must_use]
pub enum Winnability {
    /// Yes, for example like this.
    CanMate(Helpmate),
    /// No, for this reason.
    CannotMate(Proof),
    /// Not decided within the budget.
    Undetermined(Effort),
}

impl Winnability {
    /// Is it proved that the player can mate?
    #[must_use]
    pub fn can_mate(&self) -> bool {
        matches!(self, Winnability::CanMate(_))
    }

    /// Is it proved that the player cannot mate?
    #[must_use]
    pub fn cannot_mate(&self) -> bool {
        matches!(self, Winnability::CannotMate(_))
    }
}

/// A line of legal moves that ends with the opponent checkmated. It is empty if that has happened.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Helpmate {
    /// The moves of both players in turn.
    pub line: Vec<Move>,
}

/// Why a player cannot mate any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proof {
    /// The game is over on the board.
    Terminal(Terminal),
    /// The pieces that are left allow no mate.
    Material(MaterialRule),
    /// The next moves are forced, and from there on it is proved.
    ForcedLine {
        /// Each is the only legal move.
        line: Vec<Move>,
        /// Why the player cannot mate afterwards.
        then: Box<Proof>,
    },
    /// Every position that can be reached was looked at, and none is the mate. Positions in which a
    /// material rule applies were not gone beyond.
    Exhausted {
        /// How many positions there are at most.
        states: u64,
    },
    /// Every position that can be reached before so many plies without progress end the game was looked at,
    /// and none is the mate. It proves nothing for play without that end.
    ExhaustedWithin {
        /// After how many plies the game is over.
        plies_max: u32,
        /// How many positions there are at most.
        states: u64,
    },
    /// These sets of positions contain the position and all that can follow, and no mate.
    Epochs {
        /// The sets, as seen with the board turned so that the player in question is White.
        invariant: Vec<AbstractState>,
    },
    /// It is proved after each legal move.
    AllMoves(Vec<(Move, Proof)>),
}

/// How a game is over without the player's having mated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Terminal {
    /// The player to move is not in check and cannot move legally (5.2.1).
    Stalemate,
    /// The player in question is checkmated.
    IsMated,
}

/// The material with which no legal move ever mates, whatever the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MaterialRule {
    /// The player has the king only.
    LoneKing,
    /// The player has king and knight, the opponent nothing but queens beside the king.
    KnightAgainstQueens,
    /// The player has only bishops on squares of one shade, no bishop on the other shade is on the board,
    /// and the opponent has neither knights nor pawns.
    BishopsOfOneShade,
}

/// What was spent in vain.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Effort {
    /// Positions stored by the largest search.
    pub states: u64,
    /// Abstract states examined.
    pub abstract_states: u64,
    /// The last step of the ladder that was tried.
    pub tier: Tier,
}

/// The steps of the ladder, cheap ones first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Tier {
    /// Mate, stalemate and material.
    #[default]
    AtOnce,
    /// A mate of the king where it stands.
    InPlace,
    /// A closure of few positions.
    SmallClosure,
    /// Marches of the kings, and greedy walks toward mating patterns.
    Dives,
    /// Best-first search over a closed set.
    BestFirst,
    /// Kings and pawns alone, exactly.
    KingsAndPawns,
    /// The epoch abstraction.
    Epochs,
    /// Search along what the abstraction could not exclude.
    Planned,
    /// Best-first search that seeks what is new, up to the budget.
    LongSearch,
    /// Search for a helpmate that a counter does not cut short.
    WithinCounter,
}
