//! The reasons once more, worked out plainly: squares are walked one by one, assignments tried one after the other, and the
//! last move is sought by playing forward from everything that could have been before.

mod before;
mod pawns;
mod walls;

use board::{Bitboard, Color, File, Placement, Rank, Role, Setup, Square, irregularities};

use super::reason::Reason;
use walls::Walls;

/// The result of working out a reason again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Finding {
    Confirmed,
    Contradicted,
    /// The reason rests on a search that would take too long in the plain way.
    NotRepeated,
}

impl Finding {
    fn when(confirmed: bool) -> Finding {
        if confirmed { Finding::Confirmed } else { Finding::Contradicted }
    }
}

pub(super) fn recheck(setup: &Setup, reason: &Reason) -> Finding {
    let placement = &setup.placement;
    Finding::when(match *reason {
        Reason::Irregular(irregularity) => irregularities(setup).contains(&irregularity),
        Reason::BothKingsInCheck { on_white, on_black } => {
            let attack = |men: Bitboard, king: Color| {
                let kings = placement.of(king, Role::King);
                let hits = |man: Square| placement.attacks_from(man).meets(kings);
                men.any() && men.is_within(placement.of_color(!king)) && men.into_iter().all(hits)
            };
            attack(on_white, Color::White) && attack(on_black, Color::Black)
        }
        Reason::CastlingNotAtHome { rook } => {
            let named = setup.castling_rooks.has(rook);
            named && !at_home(placement, rook)
        }
        Reason::Promoted { color, promoted, pawns_missing } => {
            let missing = 8 - placement.of(color, Role::Pawn).count().min(8);
            promoted > missing
                && missing == pawns_missing
                && Walls::of(setup).promoted(color) >= promoted
        }
        Reason::PawnOrigins { color, pawns, origins } => {
            pawns.is_within(placement.of(color, Role::Pawn))
                && pawns.count() > origins.count()
                && pawns.into_iter().all(|pawn| pawns::origins(pawn, color).is_within(origins))
        }
        Reason::PawnCaptures { color, needed, missing, out_of_reach } => {
            missing == 16 - placement.of_color(!color).count().min(16)
                && out_of_reach <= Walls::of(setup).captured_at_home(!color)
                && needed > missing - out_of_reach.min(missing)
                && pawns::captures_are_at_least(placement.of(color, Role::Pawn), color, needed)
        }
        Reason::PawnsPassed { needed, possible } => {
            needed > possible
                && pawns::files_passed(placement) >= needed
                && pawns::passes_max(setup) <= possible
        }
        Reason::Blocked { square } => !Walls::of(setup).can_have_come(square),
        Reason::MoveParity { turn } => turn == setup.turn && pawns::parity_is_wrong(setup),
        Reason::ImpossibleCheck { king, attackers } => {
            let checkers = placement.attackers(king, !setup.turn);
            return match checkers == attackers && attackers.any() {
                true => before::no_last_move(setup, 1),
                false => Finding::Contradicted,
            };
        }
        Reason::NoLastMove { player, plies, .. } => {
            return match player == !setup.turn {
                true => before::no_last_move(setup, plies),
                false => Finding::Contradicted,
            };
        }
    })
}

fn at_home(placement: &Placement, rook: Square) -> bool {
    let color = if rook.rank() == Rank::First { Color::White } else { Color::Black };
    matches!(rook, Square::A1 | Square::H1 | Square::A8 | Square::H8)
        && placement.of(color, Role::Rook).has(rook)
        && placement.of(color, Role::King).has(Square::at(File::E, rook.rank()))
}
