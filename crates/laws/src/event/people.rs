//! Who can act, and where: players, arbiters, and everybody else in the hall.

use ::board::Color;

/// Somebody who does, says or suffers something.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::Who;
///
/// assert_eq!(Who::AssistantOf(Color::White).player(), Some(Color::White));
/// assert_eq!(Who::Both.players().count(), 2);
/// assert!(Who::ChiefArbiter.is_arbiter() && !Who::Spectator.is_arbiter());
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Who {
    /// A player.
    Player(Color),
    /// Both players.
    Both,
    /// The accepted assistant of a player.
    AssistantOf(Color),
    /// The arbiter.
    Arbiter,
    /// The chief arbiter.
    ChiefArbiter,
    /// The arbiter to whom claims are referred.
    DesignatedArbiter,
    /// The organiser.
    Organiser,
    /// The operator of an electronic board.
    Operator,
    /// A spectator.
    Spectator,
    /// A player of another game.
    Neighbour,
    /// The captain of a team.
    Captain,
    /// Somebody by name.
    Named(String),
}

impl Who {
    /// The player whose act it is: his own, or that of his assistant.
    #[must_use]
    pub const fn player(&self) -> Option<Color> {
        match self {
            Who::Player(side) | Who::AssistantOf(side) => Some(*side),
            _ => None,
        }
    }

    /// Is it an arbiter of the event?
    #[must_use]
    pub const fn is_arbiter(&self) -> bool {
        matches!(self, Who::Arbiter | Who::ChiefArbiter | Who::DesignatedArbiter)
    }

    /// The players that are meant.
    pub fn players(&self) -> impl Iterator<Item = Color> + use<> {
        let (white, black) = match self {
            Who::Both => (true, true),
            other => match other.player() {
                Some(side) => (side == Color::White, side == Color::Black),
                None => (false, false),
            },
        };
        let named = [(white, Color::White), (black, Color::Black)];
        named.into_iter().filter_map(|(meant, side)| meant.then_some(side))
    }
}

impl From<Color> for Who {
    fn from(side: Color) -> Who {
        Who::Player(side)
    }
}

/// One player or both.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::Sides;
///
/// assert!(Sides::Both.has(Color::Black));
/// assert!(!Sides::One(Color::White).has(Color::Black));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Sides {
    /// One.
    One(Color),
    /// Both.
    Both,
}

impl Sides {
    /// Is this player among them?
    #[must_use]
    pub fn has(self, side: Color) -> bool {
        match self {
            Sides::One(one) => one == side,
            Sides::Both => true,
        }
    }
}

/// The hand that was used.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Hand {
    /// Not said; the same throughout the move.
    #[default]
    Unknown,
    /// The left hand.
    Left,
    /// The right hand.
    Right,
    /// Both hands.
    Both,
}

/// In what manner a piece was touched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Manner {
    /// Deliberately.
    #[default]
    Deliberate,
    /// By accident.
    Accidental,
    /// Nobody is sure.
    Unclear,
    /// To set an inverted rook upright, or a knight's face straight.
    Turning,
    /// With the fingers of a blind player, nothing being lifted.
    Feeling,
}

/// Which of two boards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum BoardId {
    /// The board of the game.
    #[default]
    Main,
    /// The tactile board of a blind player.
    Blind,
}

/// On what a statement rests.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Basis {
    /// On what was seen.
    #[default]
    Observation,
    /// On a scoresheet.
    Scoresheet,
    /// On the record of an electronic board.
    BoardRecord,
    /// On a screen in the hall.
    Display,
}

/// A part of the venue.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Area {
    /// Where games are played.
    PlayingArea,
    /// All of it.
    Venue,
    /// The toilet.
    Toilet,
    /// The rest room.
    RestRoom,
    /// Where one eats and drinks.
    RefreshmentArea,
    /// Where one smokes.
    SmokingArea,
    /// Where one analyses.
    AnalysisRoom,
    /// Another, by name.
    Named(String),
}
