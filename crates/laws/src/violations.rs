//! Which provisions a fact of the board touches: the bridge from the equipment to the Laws. What follows
//! from it is for the rules to say.

use board::{CastlingFault, Irregularity, LostRight, PawnStep, Role, Violation};

use crate::provision::Provision;

/// The provisions that an illegal move breaks, the leading one first.
///
/// ```
/// use board::Position;
/// use jadoube_laws::{Edition, provisions_of_violation};
///
/// let why = Position::initial().play("g1g3".parse()?).unwrap_err();
/// let article = provisions_of_violation(why[0])[0].article(Edition::Fide2018);
/// assert_eq!(article.map(|it| it.to_string()).as_deref(), Some("3.6"));
/// # Ok::<(), board::NotAnAttempt>(())
/// ```
#[must_use]
pub const fn provisions_of_violation(violation: Violation) -> &'static [Provision] {
    match violation {
        Violation::NothingThere { .. } => &[Provision::GamePlayers],
        Violation::NotHavingTheMove { .. } => &[Provision::GameWhiteFirst, Provision::GameHaveMove],
        Violation::NotMoved { .. } | Violation::OwnPiece { .. } => &[Provision::MoveOwnSquare],
        Violation::KingCaptured { .. } => &[Provision::GameMateWins],
        Violation::NotItsWay { role } => ways_of(role),
        Violation::PathBlocked { .. } => &[Provision::MoveNoJump],
        Violation::PawnBlocked { step: PawnStep::Single, .. } => &[Provision::MovePawnSingle],
        Violation::PawnBlocked { step: PawnStep::Double, .. } | Violation::NotItsFirstMove => {
            &[Provision::MovePawnDouble]
        }
        Violation::NothingToCapture { .. } => &[Provision::MovePawnCapture],
        Violation::EnPassantNotAvailable { .. } => {
            &[Provision::MovePawnEnPassantWhen, Provision::MovePawnEnPassant]
        }
        Violation::PromotionMissing { .. } | Violation::PromotionImpossible => {
            &[Provision::MovePawnPromote]
        }
        Violation::NoRookToCastle { .. } => &[Provision::MoveKingCastle],
        Violation::CastlingRightLost { cause: LostRight::RookMoved, .. } => {
            &[Provision::MoveKingCastleLostRook]
        }
        Violation::CastlingRightLost { cause: LostRight::KingOrRookMoved, .. } => {
            &[Provision::MoveKingCastleLostKing, Provision::MoveKingCastleLostRook]
        }
        Violation::CastlingObstructed { .. } => &[Provision::MoveKingCastleBlockedPiece],
        Violation::CastlingOutOfCheck { .. }
        | Violation::CastlingThroughCheck { .. }
        | Violation::CastlingIntoCheck { .. } => &[Provision::MoveKingCastleBlockedAttack],
        Violation::KingSteppedIntoCheck { .. }
        | Violation::KingExposed { .. }
        | Violation::KingLeftInCheck { .. } => &[Provision::MoveNoSelfCheck],
    }
}

/// The same in a game of Chess960, whose castling has rules of its own.
///
/// ```
/// use board::{Violation, Wing};
/// use jadoube_laws::{Provision, provisions_of_violation_in_chess960};
///
/// let no_rook = Violation::NoRookToCastle { wing: Wing::King };
/// let broken = provisions_of_violation_in_chess960(no_rook);
/// assert_eq!(broken, [Provision::MoveKingCastle, Provision::C960Castle]);
/// ```
#[must_use]
pub const fn provisions_of_violation_in_chess960(violation: Violation) -> &'static [Provision] {
    match violation {
        Violation::CastlingObstructed { .. } => {
            &[Provision::MoveKingCastleBlockedPiece, Provision::C960Notes]
        }
        Violation::NoRookToCastle { .. } => &[Provision::MoveKingCastle, Provision::C960Castle],
        Violation::CastlingRightLost { .. } => {
            &[Provision::MoveKingCastleLostKing, Provision::C960Castle]
        }
        Violation::CastlingIntoCheck { .. } => &[
            Provision::MoveKingCastleBlockedAttack,
            Provision::MoveNoSelfCheck,
            Provision::C960Notes,
        ],
        other => provisions_of_violation(other),
    }
}

/// The provisions that an irregular arrangement of the pieces is against, the leading one first.
///
/// ```
/// use board::{Color, Irregularity};
/// use jadoube_laws::{Provision, provisions_of_irregularity};
///
/// let against = provisions_of_irregularity(Irregularity::NoKing(Color::White));
/// assert_eq!(against, [Provision::SetupPieces, Provision::MoveIllegalPosition]);
/// ```
#[must_use]
pub const fn provisions_of_irregularity(irregularity: Irregularity) -> &'static [Provision] {
    match irregularity {
        Irregularity::NoKing(_)
        | Irregularity::SeveralKings(..)
        | Irregularity::TooManyPieces(..)
        | Irregularity::TooManyPawns(..) => {
            &[Provision::SetupPieces, Provision::MoveIllegalPosition]
        }
        Irregularity::PawnsOnEdgeRanks(_) => {
            &[Provision::MovePawnPromote, Provision::MoveIllegalPosition]
        }
        Irregularity::OpponentInCheck { .. } => {
            &[Provision::MoveNoSelfCheck, Provision::MoveIllegalPosition]
        }
        Irregularity::TooManyCheckers { .. } => &[Provision::MoveIllegalPosition],
        Irregularity::Castling { fault: CastlingFault::KingElsewhere, .. } => {
            &[Provision::MoveKingCastleLostKing]
        }
        Irregularity::Castling { fault: CastlingFault::NoRook, .. } => {
            &[Provision::MoveKingCastleLostRook]
        }
        Irregularity::Castling {
            fault: CastlingFault::NotOnFirstRank | CastlingFault::SecondOnWing,
            ..
        } => &[Provision::MoveKingCastle],
        Irregularity::EnPassant { .. } => &[Provision::MovePawnEnPassant],
    }
}

const fn ways_of(role: Role) -> &'static [Provision] {
    match role {
        Role::Pawn => &[
            Provision::MovePawnSingle,
            Provision::MovePawnDouble,
            Provision::MovePawnCapture,
            Provision::MovePawnEnPassant,
        ],
        Role::Knight => &[Provision::MoveKnight],
        Role::Bishop => &[Provision::MoveBishop],
        Role::Rook => &[Provision::MoveRook],
        Role::Queen => &[Provision::MoveQueen],
        Role::King => &[Provision::MoveKingStep, Provision::MoveKingCastle],
    }
}

#[cfg(test)]
mod tests {
    use board::{Bitboard, Color, Irregularity, LostRight, Role, Square, Violation, Wing};

    use super::{
        provisions_of_irregularity, provisions_of_violation, provisions_of_violation_in_chess960,
    };
    use crate::provision::Provision;

    #[track_caller]
    fn check(violation: Violation, key: &str) {
        let first = provisions_of_violation(violation)[0];
        assert_eq!(first.key(), key, "{violation:?}");
    }

    #[test]
    fn violations_name_their_provision() {
        let (e1, e8) = (Square::E1, Square::E8);
        check(Violation::NotMoved { square: e1 }, "move.own_square");
        check(Violation::KingCaptured { at: e8 }, "game.mate_wins");
        check(Violation::NotItsWay { role: Role::Bishop }, "move.bishop");
        check(Violation::KingLeftInCheck { king: e1, by: Bitboard::EMPTY }, "move.no_self_check");
        let lost =
            |cause| Violation::CastlingRightLost { wing: Wing::King, rook: Square::H1, cause };
        check(lost(LostRight::RookMoved), "move.king.castle_lost.rook");
        check(lost(LostRight::KingOrRookMoved), "move.king.castle_lost.king");
    }

    #[test]
    fn chess960_adds_its_own_rules() {
        let violation = Violation::NoRookToCastle { wing: Wing::Queen };
        let provisions = provisions_of_violation_in_chess960(violation);
        assert_eq!(provisions, [Provision::MoveKingCastle, Provision::C960Castle]);
    }

    #[test]
    fn irregularities_name_their_provision() {
        let no_king = provisions_of_irregularity(Irregularity::NoKing(Color::White));
        assert_eq!(no_king, [Provision::SetupPieces, Provision::MoveIllegalPosition]);
    }
}
