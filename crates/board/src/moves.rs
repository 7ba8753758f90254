//! Moves, and attempts at a move. A [`Move`] says what is done on the board; whether it may be done is
//! for [`Position`](crate::Position) and [`Setup`](crate::Setup) to say.

use core::fmt;
use core::str::FromStr;

use crate::{Color, File, PromotionRole, Rank, Square};

/// The wing on which a player castles, named by where the king arrives (II.3.2.6).
///
/// The king and the rook arrive on the same squares wherever they started, in Chess960 too.
///
/// ```
/// # use jadoube_board::{Color, Square, Wing};
/// assert_eq!(Wing::King.king_target(Color::White), Square::G1);
/// assert_eq!(Wing::King.rook_target(Color::White), Square::F1);
/// assert_eq!(Wing::Queen.king_target(Color::Black), Square::C8);
/// assert_eq!(Wing::Queen.rook_target(Color::Black), Square::D8);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Wing {
    /// King to the g-file, rook to the f-file: `0-0`.
    King,
    /// King to the c-file, rook to the d-file: `0-0-0`.
    Queen,
}

impl Wing {
    /// Both wings.
    pub const ALL: [Wing; 2] = [Wing::King, Wing::Queen];

    /// Where the king arrives.
    #[must_use]
    #[inline]
    pub const fn king_target(self, color: Color) -> Square {
        let file = match self {
            Wing::King => File::G,
            Wing::Queen => File::C,
        };
        Square::at(file, Rank::First.seen_by(color))
    }

    /// Where the rook arrives.
    #[must_use]
    #[inline]
    pub const fn rook_target(self, color: Color) -> Square {
        let file = match self {
            Wing::King => File::F,
            Wing::Queen => File::D,
        };
        Square::at(file, Rank::First.seen_by(color))
    }

    /// The wing of a rook, seen from the king beside it.
    ///
    /// ```
    /// # use jadoube_board::{Square, Wing};
    /// assert_eq!(Wing::of_rook(Square::E1, Square::H1), Wing::King);
    /// assert_eq!(Wing::of_rook(Square::B1, Square::A1), Wing::Queen); // An array of Chess960.
    /// ```
    #[must_use]
    #[inline]
    pub const fn of_rook(king: Square, rook: Square) -> Wing {
        if rook as u8 > king as u8 { Wing::King } else { Wing::Queen }
    }
}

/// What kind of move it is, as far as it is carried out in its own way.
///
/// ```
/// # use jadoube_board::{MoveKind, Position, PromotionRole, Setup, Square};
/// let setup = Setup {
///     placement: "
///         . . . . k . . .
///         P . . . . . . .
///         . . . . . . . .
///         . . . p P . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . P .
///         . . . . K . . R
///     ".parse()?,
///     castling_rooks: Square::H1.into(),
///     en_passant: Some(Square::D6),
///     ..Setup::EMPTY
/// };
/// let position = Position::new(&setup)?;
/// for (text, kind) in [
///     ("e1f2", MoveKind::Ordinary),
///     ("g2g4", MoveKind::DoubleStep),
///     ("e5d6", MoveKind::EnPassant),
///     ("e1g1", MoveKind::Castling),
///     ("a7a8n", MoveKind::Promotion(PromotionRole::Knight)),
/// ] {
///     assert_eq!(position.legal_move(text.parse()?).map(|it| it.kind()), Ok(kind));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveKind {
    /// One piece goes from one square to another, and captures what stands there.
    Ordinary,
    /// A pawn advances two squares from its original square (3.7.2).
    DoubleStep,
    /// A pawn captures a pawn that has just passed it (3.7.4).
    EnPassant,
    /// The king moves together with the rook on the move's target square (3.8.2).
    Castling,
    /// A pawn reaches the last rank and is exchanged for a new piece (3.7.5).
    Promotion(PromotionRole),
}

/// A move in sixteen bits: origin, target and kind. Castling goes from the king's square to the rook's.
///
/// A position gives it out: [`Position::legal_move`](crate::Position::legal_move) and
/// [`Position::legal_moves`](crate::Position::legal_moves).
///
/// ```
/// # use jadoube_board::{MoveKind, Position, Square};
/// let played = Position::initial().legal_move("d2d4".parse()?).unwrap();
/// assert_eq!((played.from(), played.to()), (Square::D2, Square::D4));
/// assert_eq!((played.promotion(), played.castling_wing()), (None, None));
/// assert_eq!(format!("{played:?}"), "d2d4 (DoubleStep)");
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Move(u16);

const DOUBLE_STEP: u16 = 1 << 12;
const EN_PASSANT: u16 = 2 << 12;
const CASTLING: u16 = 3 << 12;
const PROMOTION: u16 = 4 << 12;

impl Move {
    /// A move of this kind between two squares.
    ///
    /// ```
    /// # use jadoube_board::{Move, MoveKind, PromotionRole, Square, Wing};
    /// let promotion = Move::new(Square::A7, Square::B8, MoveKind::Promotion(PromotionRole::Knight));
    /// assert_eq!(promotion.promotion(), Some(PromotionRole::Knight));
    /// let castling = Move::new(Square::E8, Square::A8, MoveKind::Castling);
    /// assert_eq!(castling.castling_wing(), Some(Wing::Queen));
    /// ```
    #[must_use]
    #[inline]
    pub const fn new(from: Square, to: Square, kind: MoveKind) -> Move {
        let kind = match kind {
            MoveKind::Ordinary => 0,
            MoveKind::DoubleStep => DOUBLE_STEP,
            MoveKind::EnPassant => EN_PASSANT,
            MoveKind::Castling => CASTLING,
            MoveKind::Promotion(role) => PROMOTION | (role as u16) << 12,
        };
        Move(from as u16 | (to as u16) << 6 | kind)
    }

    /// Where the moving piece comes from; in castling, the king's square.
    #[must_use]
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index(self.0 as u32)
    }

    /// Where it goes to; in castling, the rook's square.
    #[must_use]
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index(self.0 as u32 >> 6)
    }

    /// What kind of move it is.
    #[must_use]
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0 >> 12 {
            0 => MoveKind::Ordinary,
            1 => MoveKind::DoubleStep,
            2 => MoveKind::EnPassant,
            3 => MoveKind::Castling,
            4 => MoveKind::Promotion(PromotionRole::Knight),
            5 => MoveKind::Promotion(PromotionRole::Bishop),
            6 => MoveKind::Promotion(PromotionRole::Rook),
            _ => MoveKind::Promotion(PromotionRole::Queen),
        }
    }

    /// What the pawn becomes, if it is a promotion.
    #[must_use]
    #[inline]
    pub const fn promotion(self) -> Option<PromotionRole> {
        match self.kind() {
            MoveKind::Promotion(role) => Some(role),
            _ => None,
        }
    }

    /// The wing, if it is castling.
    #[must_use]
    #[inline]
    pub const fn castling_wing(self) -> Option<Wing> {
        match self.kind() {
            MoveKind::Castling => Some(Wing::of_rook(self.from(), self.to())),
            _ => None,
        }
    }

    /// The move as sixteen bits, for compact records.
    ///
    /// ```
    /// # use jadoube_board::{Move, Position};
    /// for played in &Position::initial().legal_moves() {
    ///     assert_eq!(Move::from_bits(played.to_bits()), played);
    /// }
    /// ```
    #[must_use]
    #[inline]
    pub const fn to_bits(self) -> u16 {
        self.0
    }

    /// The move of sixteen bits that came from [`Move::to_bits`]. Every number is some move.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u16) -> Move {
        Move(bits & 0x7fff)
    }

    /// The attempt that this move carries out, castling written as king to rook.
    ///
    /// ```
    /// # use jadoube_board::{Move, MoveKind, Square};
    /// let castling = Move::new(Square::E1, Square::H1, MoveKind::Castling);
    /// assert_eq!(castling.attempt().to_string(), "e1h1");
    /// assert_eq!(castling.attempt_with_king_target().to_string(), "e1g1");
    /// ```
    #[must_use]
    pub const fn attempt(self) -> Attempt {
        Attempt { from: self.from(), to: self.to(), promotion: self.promotion() }
    }

    /// The attempt that this move carries out, castling written by the king's target square as in
    /// regular chess.
    #[must_use]
    pub fn attempt_with_king_target(self) -> Attempt {
        let mut attempt = self.attempt();
        if let Some(wing) = self.castling_wing() {
            let color = if self.from().rank() == Rank::First { Color::White } else { Color::Black };
            attempt.to = wing.king_target(color);
        }
        attempt
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.kind() {
            MoveKind::Ordinary => Ok(()),
            kind => write!(f, " ({kind:?})"),
        }
    }
}

/// What somebody tries to play: from here to there, perhaps naming a promotion. Anything may be tried.
/// Castling is tried by moving the king two or more squares, or onto the own rook.
///
/// ```
/// # use jadoube_board::{Attempt, PromotionRole, Square};
/// let attempt: Attempt = "e7e8q".parse()?;
/// assert_eq!((attempt.from, attempt.to), (Square::E7, Square::E8));
/// assert_eq!(attempt.promotion, Some(PromotionRole::Queen));
/// assert_eq!(attempt.to_string(), "e7e8q");
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Attempt {
    /// The square it starts from.
    pub from: Square,
    /// The square it goes to.
    pub to: Square,
    /// The piece chosen to replace a pawn.
    pub promotion: Option<PromotionRole>,
}

/// Writes the attempt the way engines do: `e2e4`, `e7e8q`.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        match self.promotion {
            Some(role) => write!(f, "{}", role.role().letter()),
            None => Ok(()),
        }
    }
}

/// Why a text is no attempt at a move: the place in it, counted in bytes, and what belongs there.
///
/// ```
/// # use jadoube_board::{Attempt, AttemptPart, NotAnAttempt};
/// let error = "e2e9".parse::<Attempt>().unwrap_err();
/// assert_eq!(error, NotAnAttempt { at: 2, expected: AttemptPart::To });
/// assert_eq!(error.to_string(), "at character 3: expected a square to move to");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NotAnAttempt {
    /// Where the text stops making sense.
    pub at: usize,
    /// What was expected there.
    pub expected: AttemptPart,
}

/// The parts of an attempt written like `e7e8q`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AttemptPart {
    /// The square of origin.
    From,
    /// The square of arrival.
    To,
    /// A promotion letter `q`, `r`, `b` or `n`, or the end.
    Promotion,
    /// The end of the text.
    End,
}

impl fmt::Display for NotAnAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            AttemptPart::From => "a square to move from",
            AttemptPart::To => "a square to move to",
            AttemptPart::Promotion => "one of q, r, b, n, or the end",
            AttemptPart::End => "the end",
        };
        write!(f, "at character {}: expected {expected}", self.at + 1)
    }
}

impl core::error::Error for NotAnAttempt {}

impl FromStr for Attempt {
    type Err = NotAnAttempt;

    fn from_str(text: &str) -> Result<Attempt, NotAnAttempt> {
        let square = |at: usize, expected| {
            let part = text.get(at..at + 2).and_then(|part| part.parse().ok());
            part.ok_or(NotAnAttempt { at: at.min(text.len()), expected })
        };
        let from = square(0, AttemptPart::From)?;
        let to = square(2, AttemptPart::To)?;
        let mut rest = text[4..].chars();
        let promotion = match rest.next() {
            None => None,
            Some(letter) => Some(
                crate::Role::from_letter(letter)
                    .and_then(PromotionRole::from_role)
                    .ok_or(NotAnAttempt { at: 4, expected: AttemptPart::Promotion })?,
            ),
        };
        if rest.next().is_some() {
            return Err(NotAnAttempt { at: 5, expected: AttemptPart::End });
        }
        Ok(Attempt { from, to, promotion })
    }
}
