//! Names for programs: they stand in logs and in JSON, and stay when a variant is called otherwise. Those of broken rules and of irregular
//! arrangements.

use board::{CastlingFault, EnPassantFault, Irregularity, Violation};

/// Something of which each kind has a name, and what it is.
macro_rules! names {
    ($(#[$doc:meta])* $name:ident { $($variant:ident = $word:tt: $told:tt,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
        pub enum $name {
            $(#[doc = $told] #[cfg_attr(feature = "serde", serde(rename = $word))] $variant,)+
        }

        impl $name {
            /// The name.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }
        }
    };
}
pub(crate) use names;

/// The name of a broken rule, in JSON and in the ids of messages.
#[must_use]
pub const fn violation_name(violation: Violation) -> &'static str {
    match violation {
        Violation::NothingThere { .. } => "nothing_there",
        Violation::NotHavingTheMove { .. } => "not_having_the_move",
        Violation::NotMoved { .. } => "not_moved",
        Violation::OwnPiece { .. } => "own_piece",
        Violation::KingCaptured { .. } => "king_captured",
        Violation::NotItsWay { .. } => "not_its_way",
        Violation::PathBlocked { .. } => "path_blocked",
        Violation::PawnBlocked { .. } => "pawn_blocked",
        Violation::NotItsFirstMove => "not_its_first_move",
        Violation::NothingToCapture { .. } => "nothing_to_capture",
        Violation::EnPassantNotAvailable { .. } => "en_passant_not_available",
        Violation::PromotionMissing { .. } => "promotion_missing",
        Violation::PromotionImpossible => "promotion_impossible",
        Violation::NoRookToCastle { .. } => "no_rook_to_castle",
        Violation::CastlingRightLost { .. } => "castling_right_lost",
        Violation::CastlingObstructed { .. } => "castling_obstructed",
        Violation::CastlingOutOfCheck { .. } => "castling_out_of_check",
        Violation::CastlingThroughCheck { .. } => "castling_through_check",
        Violation::CastlingIntoCheck { .. } => "castling_into_check",
        Violation::KingSteppedIntoCheck { .. } => "king_stepped_into_check",
        Violation::KingExposed { .. } => "king_exposed",
        Violation::KingLeftInCheck { .. } => "king_left_in_check",
    }
}

/// The name of what is irregular, in JSON and in the ids of messages.
#[must_use]
pub const fn irregularity_name(irregularity: Irregularity) -> &'static str {
    match irregularity {
        Irregularity::NoKing(_) => "no_king",
        Irregularity::SeveralKings(..) => "several_kings",
        Irregularity::TooManyPieces(..) => "too_many_pieces",
        Irregularity::TooManyPawns(..) => "too_many_pawns",
        Irregularity::PawnsOnEdgeRanks(_) => "pawns_on_edge_ranks",
        Irregularity::OpponentInCheck { .. } => "opponent_in_check",
        Irregularity::TooManyCheckers { .. } => "too_many_checkers",
        Irregularity::Castling { fault, .. } => match fault {
            CastlingFault::NotOnFirstRank => "castling_not_on_first_rank",
            CastlingFault::NoRook => "castling_no_rook",
            CastlingFault::KingElsewhere => "castling_king_elsewhere",
            CastlingFault::SecondOnWing => "castling_second_on_wing",
        },
        Irregularity::EnPassant { fault, .. } => match fault {
            EnPassantFault::WrongRank => "en_passant_wrong_rank",
            EnPassantFault::Occupied => "en_passant_occupied",
            EnPassantFault::NoPawn => "en_passant_no_pawn",
            EnPassantFault::OriginOccupied => "en_passant_origin_occupied",
            EnPassantFault::CheckedBefore => "en_passant_checked_before",
        },
    }
}
