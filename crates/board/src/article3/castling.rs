//! Castling (3.8.2), in Chess960 too (II.3): when a king's move is an attempt at it, and what may be wrong.

use alloc::vec::Vec;

use super::violation::{LostRight, Violation, is_first_rank};
use crate::{
    Attempt, Bitboard, Color, Move, MoveKind, Piece, Role, Setup, Square, Wing, attacks, generate,
    validate,
};

impl Setup {
    /// The wing and, if there is one, the rook of an attempt at castling: the king goes onto an own rook of
    /// its rank, or two or more squares to the square on which castling leaves it.
    pub(super) fn castling_attempt(
        &self,
        piece: Piece,
        attempt: Attempt,
    ) -> Option<(Wing, Option<Square>)> {
        let Attempt { from, to, .. } = attempt;
        if piece.role != Role::King || from.rank() != to.rank() || !is_first_rank(from, piece.color)
        {
            return None;
        }
        let wing = Wing::of_rook(from, to);
        let own_rooks = self.placement.of(piece.color, Role::Rook);
        if own_rooks.has(to) {
            return Some((wing, Some(to)));
        }
        let distance = (from as u8).abs_diff(to as u8);
        if distance < 2 || to != wing.king_target(piece.color) {
            return None;
        }
        let beside = own_rooks & Bitboard::rank(from.rank());
        let on_wing: Bitboard =
            beside.into_iter().filter(|&rook| Wing::of_rook(from, rook) == wing).collect();
        // With the right in hand there is no doubt; without it the outermost rook is meant.
        let with_right = on_wing & self.castling_rooks;
        let candidates = if with_right.any() { with_right } else { on_wing };
        let rook = match wing {
            Wing::King => candidates.last(),
            Wing::Queen => candidates.first(),
        };
        Some((wing, rook))
    }

    pub(super) fn judge_castling(
        &self,
        color: Color,
        king: Square,
        wing: Wing,
        rook: Option<Square>,
        found: &mut Vec<Violation>,
    ) -> Option<Move> {
        let Some(rook) = rook else {
            found.push(Violation::NoRookToCastle { wing });
            return None;
        };
        let has_right =
            self.castling_rooks.has(rook) && validate::castling_fault(self, rook).is_ok();
        if !has_right {
            let cause = self.why_right_is_lost(color);
            found.push(Violation::CastlingRightLost { wing, rook, cause });
        }
        for at in generate::castling_way(king, rook, color) & self.placement.occupied() {
            if let Some(piece) = self.placement.piece_at(at) {
                found.push(Violation::CastlingObstructed { piece, at });
            }
        }
        let target = wing.king_target(color);
        // The king must not hide the squares behind it from the pieces that attack along its rank.
        let without_king = self.placement.occupied().without(king);
        let own_square = self.placement.attackers(king, !color);
        if own_square.any() {
            found.push(Violation::CastlingOutOfCheck { square: king, by: own_square });
        }
        for square in attacks::between(king, target) {
            let by = self.placement.attackers_past(square, !color, without_king);
            if by.any() {
                found.push(Violation::CastlingThroughCheck { square, by });
            }
        }
        let castled = Move::new(king, rook, MoveKind::Castling);
        let by = self.carried_out(castled).placement.attackers(target, !color);
        // The square of arrival counts as it stands, and also after the rook has left the rank's end.
        let by = by | self.placement.attackers_past(target, !color, without_king);
        let named_already = target == king && own_square.any();
        if by.any() && !named_already {
            found.push(Violation::CastlingIntoCheck { square: target, by });
        }
        Some(castled)
    }

    /// A right that is left on the other wing shows that the king has not moved.
    fn why_right_is_lost(&self, color: Color) -> LostRight {
        let left = self.castling_rooks & self.placement.of_color(color);
        if left.into_iter().any(|rook| validate::castling_fault(self, rook).is_ok()) {
            LostRight::RookMoved
        } else {
            LostRight::KingOrRookMoved
        }
    }
}
