//! Why a setup is not a position: every reason at once. Whether a game could have led to a position
//! (3.10.3) is a harder question and not asked here.

use alloc::vec::Vec;
use core::fmt;

use crate::{Bitboard, ByColor, Color, Piece, Position, Rank, Role, Setup, Square, Wing, attacks};

/// One thing that makes an arrangement irregular.
///
/// ```
/// # use jadoube_board::{Bitboard, Color, Irregularity, Setup, Square, irregularities};
/// let setup = Setup {
///     placement: "
///         . . . . P . . .
///         . . . . . . k .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . . .
///         . . . . . . R .
///     ".parse()?,
///     ..Setup::EMPTY
/// };
/// let found = irregularities(&setup);
/// assert_eq!(found[0], Irregularity::NoKing(Color::White));
/// assert_eq!(found[1], Irregularity::PawnsOnEdgeRanks(Bitboard::of(Square::E8)));
/// let attackers = Bitboard::of(Square::G1);
/// assert_eq!(found[2], Irregularity::OpponentInCheck { king: Square::G7, attackers });
/// # Ok::<(), jadoube_board::NotADrawing>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Irregularity {
    /// A player has no king.
    NoKing(Color),
    /// A player has more than one king, on these squares.
    SeveralKings(Color, Bitboard),
    /// A player has more than sixteen pieces, this many.
    TooManyPieces(Color, u32),
    /// A player has more than eight pawns, this many.
    TooManyPawns(Color, u32),
    /// Pawns stand on the first or last rank.
    PawnsOnEdgeRanks(Bitboard),
    /// The king of the side not to move is in check.
    OpponentInCheck {
        /// The square of that king.
        king: Square,
        /// The pieces that attack it.
        attackers: Bitboard,
    },
    /// More than two pieces give check at once, which no move can bring about.
    TooManyCheckers {
        /// The square of the king.
        king: Square,
        /// The pieces that attack it.
        attackers: Bitboard,
    },
    /// A castling right that cannot be.
    Castling {
        /// The square of the rook that the right names.
        rook: Square,
        /// What is wrong with it.
        fault: CastlingFault,
    },
    /// An en passant square that cannot be.
    EnPassant {
        /// The square.
        square: Square,
        /// What is wrong with it.
        fault: EnPassantFault,
    },
}

/// What is wrong with a castling right.
///
/// ```
/// # use jadoube_board::{CastlingFault, Irregularity, Setup, Square, irregularities};
/// let mut setup = Setup::INITIAL;
/// setup.placement.take_off(Square::H1);
/// let fault = Irregularity::Castling { rook: Square::H1, fault: CastlingFault::NoRook };
/// assert_eq!(irregularities(&setup), [fault]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingFault {
    /// The square is not on a player's first rank.
    NotOnFirstRank,
    /// No rook of that player stands there.
    NoRook,
    /// That player's king is not on the same rank.
    KingElsewhere,
    /// There is another right with a rook on the same side of the king.
    SecondOnWing,
}

/// What is wrong with an en passant square.
///
/// ```
/// # use jadoube_board::{EnPassantFault, Irregularity, Setup, Square, irregularities};
/// let setup = Setup { en_passant: Some(Square::E6), ..Setup::INITIAL };
/// let fault = Irregularity::EnPassant { square: Square::E6, fault: EnPassantFault::NoPawn };
/// assert_eq!(irregularities(&setup), [fault]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum EnPassantFault {
    /// It is not on the rank that the opponent's double step passes.
    WrongRank,
    /// It is occupied.
    Occupied,
    /// No pawn of the opponent stands in front of it.
    NoPawn,
    /// The square behind it, where the pawn came from, is occupied.
    OriginOccupied,
    /// The king of the player to move was in check before the double step already, so that nobody could
    /// have had the time to make it.
    CheckedBefore,
}

/// A setup that is not playable by the ordinary rules, with all the reasons.
///
/// ```
/// # use jadoube_board::{Color, Irregularity, Position, Setup, Square};
/// let mut setup = Setup::INITIAL;
/// setup.placement.take_off(Square::E8);
/// let error = Position::new(&setup).unwrap_err();
/// assert_eq!(error.reasons[0], Irregularity::NoKing(Color::Black));
/// assert_eq!(error.reasons.len(), 3); // And the two castling rights without their king.
/// // The moves of the pieces are known all the same.
/// assert_eq!(error.setup.legal_moves().len(), 20);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotPlayable {
    /// The arrangement.
    pub setup: Setup,
    /// Every reason, at least one.
    pub reasons: Vec<Irregularity>,
}

impl NotPlayable {
    /// Accepts a setup that no game can lead to, if the pieces can move from it by the ordinary rules all
    /// the same (see [`Irregularity::bars_play`]).
    ///
    /// ```
    /// # use jadoube_board::{Color, Irregularity, Piece, Position, Role, Setup, Square};
    /// let mut setup = Setup::INITIAL;
    /// setup.placement.put(Square::D1, Piece::new(Color::White, Role::Pawn)); // A ninth pawn ...
    /// assert!(Position::new(&setup).unwrap_err().play_all_the_same().is_err()); // ... where none moves.
    /// setup.placement.take_off(Square::D1);
    /// setup.placement.put(Square::D4, Piece::new(Color::White, Role::Pawn));
    /// let position = Position::new(&setup).unwrap_err().play_all_the_same()?;
    /// assert!(position.legal_move("d4d5".parse()?).is_ok());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The same error, if one of its reasons bars play.
    pub fn play_all_the_same(self) -> Result<Position, NotPlayable> {
        if self.reasons.iter().any(|reason| reason.bars_play()) {
            Err(self)
        } else {
            Ok(Position::assume_valid(&self.setup))
        }
    }
}

impl Irregularity {
    /// Do the ordinary rules fail in such an arrangement? If not, it only shows that no game led to it.
    ///
    /// ```
    /// # use jadoube_board::{Color, Irregularity};
    /// assert!(Irregularity::NoKing(Color::White).bars_play());
    /// assert!(!Irregularity::TooManyPawns(Color::White, 9).bars_play());
    /// ```
    #[must_use]
    pub fn bars_play(self) -> bool {
        match self {
            Irregularity::TooManyPieces(..)
            | Irregularity::TooManyPawns(..)
            | Irregularity::TooManyCheckers { .. }
            | Irregularity::EnPassant { fault: EnPassantFault::CheckedBefore, .. } => false,
            Irregularity::NoKing(_)
            | Irregularity::SeveralKings(..)
            | Irregularity::PawnsOnEdgeRanks(_)
            | Irregularity::OpponentInCheck { .. }
            | Irregularity::Castling { .. }
            | Irregularity::EnPassant { .. } => true,
        }
    }
}

impl fmt::Display for NotPlayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a playable position:")?;
        for reason in &self.reasons {
            write!(f, " {reason:?}")?;
        }
        Ok(())
    }
}

impl core::error::Error for NotPlayable {}

/// Every reason for which a setup is not a regular position.
///
/// ```
/// # use jadoube_board::{Color, Irregularity, Setup, irregularities};
/// assert_eq!(irregularities(&Setup::INITIAL), []);
/// assert_eq!(irregularities(&Setup::EMPTY), Color::ALL.map(Irregularity::NoKing));
/// ```
#[must_use]
pub fn irregularities(setup: &Setup) -> Vec<Irregularity> {
    let mut found = Vec::new();
    for color in Color::ALL {
        kings_and_numbers(setup, color, &mut found);
    }
    let pawns = setup.placement.of_role(Role::Pawn) & Bitboard::BACK_RANKS;
    if pawns.any() {
        found.push(Irregularity::PawnsOnEdgeRanks(pawns));
    }
    for king in setup.placement.of(!setup.turn, Role::King) {
        let attackers = setup.placement.attackers(king, setup.turn);
        if attackers.any() {
            found.push(Irregularity::OpponentInCheck { king, attackers });
        }
    }
    for king in setup.placement.of(setup.turn, Role::King) {
        let attackers = setup.placement.attackers(king, !setup.turn);
        if attackers.count() > 2 {
            found.push(Irregularity::TooManyCheckers { king, attackers });
        }
    }
    let mut earlier = ByColor { white: None, black: None };
    for rook in setup.castling_rooks {
        let fault = match castling_fault(setup, rook) {
            Err(fault) => fault,
            Ok((color, wing)) if earlier[color].replace(wing) == Some(wing) => {
                CastlingFault::SecondOnWing
            }
            Ok(_) => continue,
        };
        found.push(Irregularity::Castling { rook, fault });
    }
    if let Some(square) = setup.en_passant {
        let fault = match en_passant_pawn(setup, square) {
            Err(fault) => Some(fault),
            Ok(pawn) => {
                checked_before(setup, square, pawn).then_some(EnPassantFault::CheckedBefore)
            }
        };
        found.extend(fault.map(|fault| Irregularity::EnPassant { square, fault }));
    }
    found
}

/// With the pawn back where it came from, is a king of the player to move attacked?
fn checked_before(setup: &Setup, passed: Square, pawn: Square) -> bool {
    let origin = Square::at(passed.file(), Rank::Second.seen_by(!setup.turn));
    let mut before = setup.placement;
    before.take_off(pawn);
    before.put(origin, Piece::new(!setup.turn, Role::Pawn));
    let mut kings = before.of(setup.turn, Role::King).into_iter();
    kings.any(|king| before.attackers(king, !setup.turn).any())
}

fn kings_and_numbers(setup: &Setup, color: Color, found: &mut Vec<Irregularity>) {
    let kings = setup.placement.of(color, Role::King);
    match kings.count() {
        0 => found.push(Irregularity::NoKing(color)),
        1 => {}
        _ => found.push(Irregularity::SeveralKings(color, kings)),
    }
    let pieces = setup.placement.of_color(color).count();
    if pieces > 16 {
        found.push(Irregularity::TooManyPieces(color, pieces));
    }
    let pawns = setup.placement.of(color, Role::Pawn).count();
    if pawns > Role::Pawn.initial_count() {
        found.push(Irregularity::TooManyPawns(color, pawns));
    }
}

/// The player and wing of a castling right that can be used, now or later.
pub(crate) fn castling_fault(setup: &Setup, rook: Square) -> Result<(Color, Wing), CastlingFault> {
    let color = match rook.rank() {
        Rank::First => Color::White,
        Rank::Eighth => Color::Black,
        _ => return Err(CastlingFault::NotOnFirstRank),
    };
    if !setup.placement.of(color, Role::Rook).has(rook) {
        return Err(CastlingFault::NoRook);
    }
    match setup.placement.of(color, Role::King).single() {
        Some(king) if king.rank() == rook.rank() => Ok((color, Wing::of_rook(king, rook))),
        _ => Err(CastlingFault::KingElsewhere),
    }
}

/// The square of the pawn that has just passed over this one, if the board allows it.
pub(crate) fn en_passant_pawn(setup: &Setup, square: Square) -> Result<Square, EnPassantFault> {
    let opponent = !setup.turn;
    if square.rank() != Rank::Third.seen_by(opponent) {
        return Err(EnPassantFault::WrongRank);
    }
    if setup.placement.occupied().has(square) {
        return Err(EnPassantFault::Occupied);
    }
    let pawn = Square::at(square.file(), Rank::Fourth.seen_by(opponent));
    if !setup.placement.of(opponent, Role::Pawn).has(pawn) {
        return Err(EnPassantFault::NoPawn);
    }
    let origin = Square::at(square.file(), Rank::Second.seen_by(opponent));
    if setup.placement.occupied().has(origin) {
        return Err(EnPassantFault::OriginOccupied);
    }
    debug_assert!(attacks::between(origin, pawn).has(square));
    Ok(pawn)
}
