//! What is done with the pieces.

use ::board::{Attempt, Color, Piece, Placement, Setup, Shade, Square};

use super::people::{BoardId, Hand, Manner, Who};

/// The board as it was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scan {
    /// What stands on it.
    pub placement: Option<Placement>,
    /// The corner square at a player's right hand.
    pub near_right: Option<Shade>,
    /// Which board.
    pub board: BoardId,
}

/// A contact with pieces on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touched {
    /// By whom.
    pub side: Color,
    /// Which pieces.
    pub squares: Vec<Square>,
    /// In which order.
    pub order: TouchOrder,
    /// How.
    pub manner: Manner,
    /// With which hand.
    pub hand: Hand,
    /// On which board.
    pub board: BoardId,
}

/// The order in which several pieces were touched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TouchOrder {
    /// One after the other, as listed.
    #[default]
    InTurn,
    /// At the same instant.
    Together,
    /// Nobody is sure.
    Unclear,
}

/// A piece that was taken off the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenOff {
    /// By whom.
    pub side: Color,
    /// From which square.
    pub square: Square,
    /// With which hand.
    pub hand: Hand,
    /// From which board.
    pub board: BoardId,
}

/// A piece that was put on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// By whom.
    pub side: Color,
    /// Which piece.
    pub piece: Piece,
    /// Where.
    pub square: Square,
    /// Upside down?
    pub inverted: bool,
    /// With which hand.
    pub hand: Hand,
    /// On which board.
    pub board: BoardId,
}

/// A piece that was let go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Released {
    /// By whom.
    pub side: Color,
    /// Where.
    pub square: Square,
    /// From which hand.
    pub hand: Hand,
    /// On which board.
    pub board: BoardId,
}

/// Pieces that were knocked over or displaced.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KnockedOver {
    /// By whom.
    pub side: Color,
    /// Where they stood.
    pub squares: Vec<Square>,
    /// On purpose?
    pub on_purpose: Purpose,
}

/// Whether something was done on purpose.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Purpose {
    /// By accident.
    #[default]
    No,
    /// On purpose.
    Yes,
    /// Nobody is sure.
    Unclear,
}

/// A position that was set up by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetUpBy {
    /// By whom.
    pub by: Who,
    /// Which; without one, the position as it was.
    pub position: Option<Setup>,
    /// On which board.
    pub board: BoardId,
}

/// A move played in the ordinary way, legal or not.
///
/// ```
/// use board::Color;
/// use jadoube_laws::event::{Hand, Played};
///
/// // Moved and pressed with the same hand; nobody noted which.
/// let played = Played {
///     side: Color::White,
///     attempt: "e2e4".parse()?,
///     hand: Hand::Unknown,
///     press: Some(Hand::Unknown),
/// };
/// # Ok::<(), board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// By whom.
    pub side: Color,
    /// From where to where. Castling goes from the king's square to the rook's, or two squares towards it.
    pub attempt: Attempt,
    /// With which hand.
    pub hand: Hand,
    /// And the clock pressed with this hand.
    pub press: Option<Hand>,
}
