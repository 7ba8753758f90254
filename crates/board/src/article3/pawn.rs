//! The pawn (3.7): steps, captures, en passant, promotion.

use alloc::vec::Vec;

use super::violation::{PawnStep, Violation, is_first_rank};
use crate::{Attempt, Color, MoveKind, Rank, Role, Setup, Square, attacks, validate};

impl Setup {
    pub(super) fn judge_pawn(
        &self,
        color: Color,
        attempt: Attempt,
        found: &mut Vec<Violation>,
    ) -> MoveKind {
        let Attempt { from, to, promotion } = attempt;
        let mut kind = MoveKind::Ordinary;
        if from.file() == to.file() {
            kind = self.judge_advance(color, from, to, found);
        } else if !attacks::pawn(color, from).has(to) {
            found.push(Violation::NotItsWay { role: Role::Pawn });
        } else if self.placement.piece_at(to).is_none() {
            kind = self.judge_en_passant(color, from, to, found);
        }
        match promotion {
            None if is_first_rank(to, !color) => {
                found.push(Violation::PromotionMissing { at: to });
            }
            Some(_) if !is_first_rank(to, !color) => found.push(Violation::PromotionImpossible),
            Some(choice) => kind = MoveKind::Promotion(choice),
            None => {}
        }
        kind
    }

    fn judge_advance(
        &self,
        color: Color,
        from: Square,
        to: Square,
        found: &mut Vec<Violation>,
    ) -> MoveKind {
        let one = from.forward(color);
        let two = one.and_then(|square| square.forward(color));
        let (kind, step) = if one == Some(to) {
            (MoveKind::Ordinary, PawnStep::Single)
        } else if two == Some(to) {
            (MoveKind::DoubleStep, PawnStep::Double)
        } else {
            found.push(Violation::NotItsWay { role: Role::Pawn });
            return MoveKind::Ordinary;
        };
        if step == PawnStep::Double && from.rank() != Rank::Second.seen_by(color) {
            found.push(Violation::NotItsFirstMove);
        }
        let way = attacks::between(from, to).with(to) & self.placement.occupied();
        for at in way {
            // An own piece on the target square has been named already.
            if let Some(piece) = self.placement.piece_at(at)
                && !(at == to && piece.color == color)
            {
                found.push(Violation::PawnBlocked { piece, at, step });
            }
        }
        kind
    }

    fn judge_en_passant(
        &self,
        color: Color,
        from: Square,
        to: Square,
        found: &mut Vec<Violation>,
    ) -> MoveKind {
        if color == self.turn
            && self.en_passant == Some(to)
            && validate::en_passant_pawn(self, to).is_ok()
        {
            return MoveKind::EnPassant;
        }
        let beside = Square::at(to.file(), from.rank());
        let passer = self.placement.of(!color, Role::Pawn).has(beside);
        if passer && from.rank() == Rank::Fifth.seen_by(color) {
            found.push(Violation::EnPassantNotAvailable { pawn: beside });
            return MoveKind::EnPassant;
        }
        found.push(Violation::NothingToCapture { at: to });
        MoveKind::Ordinary
    }
}
