//! What leads from one arrangement of pawns to another, and which pairs of kings take part in it.

use board::{Bitboard, Color, Move, MoveKind, PromotionRole, Rank, Square};

use super::kings::{Pair, Pairs};
use super::pawns::{Pawns, attackers};
use crate::squares::pawn_attacks;

/// A step by the player to move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// A pawn moves or captures, without being promoted.
    Pawn(Move),
    /// A pawn is promoted: the move to a queen stands for all four.
    Promotion(Move),
    /// The king captures a pawn there.
    KingTakes(Square),
    /// The king moves, and a pawn that could have been captured in passing no longer can.
    King,
}

impl Step {
    /// The arrangement afterwards.
    pub(super) fn result(self, pawns: &Pawns, us: Color) -> Pawns {
        let mut after = Pawns { of: pawns.of, passed: None };
        match self {
            Step::King => {}
            Step::KingTakes(at) => after.of[!us] = after.of[!us].without(at),
            Step::Pawn(played) | Step::Promotion(played) => {
                after.of[us] = after.of[us].without(played.from());
                if !matches!(self, Step::Promotion(_)) {
                    after.of[us] = after.of[us].with(played.to());
                }
                after.of[!us] -= captured(pawns, us, played);
                if played.kind() == MoveKind::DoubleStep {
                    let passed = played.from().forward(us);
                    after.passed =
                        passed.filter(|&passed| attackers(!us, passed).meets(after.of[!us]));
                }
            }
        }
        after
    }

    /// The pairs afterwards, the other player being to move.
    pub(super) fn pairs(self, pawns: &Pawns, us: Color, before: &Pairs) -> Pairs {
        let after = self.result(pawns, us);
        // A king left in check by a pawn could not be: only capturing that pawn, or the king's own move, helps.
        let safe = !pawn_attacks(!us, after.of[!us]);
        match self {
            Step::King => before.stepped(us, safe - after.all()),
            Step::KingTakes(at) => before.stepped(us, safe & Bitboard::of(at)),
            Step::Pawn(played) | Step::Promotion(played) => {
                let way = Bitboard::of(played.to())
                    | match played.kind() {
                        MoveKind::DoubleStep => played.from().forward(us).into_iter().collect(),
                        _ => Bitboard::EMPTY,
                    };
                let (ours, theirs) = (safe - way, !way);
                match us {
                    Color::White => before.within(ours, theirs),
                    Color::Black => before.within(theirs, ours),
                }
            }
        }
    }

    /// A pair from which the step leads to this one, and the move.
    pub(super) fn before(
        self,
        pawns: &Pawns,
        us: Color,
        before: &Pairs,
        pair: Pair,
    ) -> Option<(Pair, Move)> {
        match self {
            Step::Pawn(played) | Step::Promotion(played) => {
                let takes_part =
                    before.has(pair) && self.pairs(pawns, us, &Pairs::one(pair)).has(pair);
                takes_part.then_some((pair, played))
            }
            Step::King | Step::KingTakes(_) => {
                let to = pair.of(us);
                let mut origins = board::attacks::king(to).into_iter();
                origins.find_map(|from| {
                    let earlier = pair.with(us, from);
                    let takes_part = before.has(earlier)
                        && self.pairs(pawns, us, &Pairs::one(earlier)).has(pair);
                    takes_part.then(|| (earlier, Move::new(from, to, MoveKind::Ordinary)))
                })
            }
        }
    }
}

/// All steps of a player in an arrangement.
pub(super) fn steps(pawns: &Pawns, us: Color) -> Vec<Step> {
    let mut steps = Vec::new();
    let all = pawns.all();
    for from in pawns.of[us] {
        let Some(to) = from.forward(us) else { continue };
        if !all.has(to) {
            steps.push(of_pawn(from, to, us));
            let home = from.rank() == Rank::Second.seen_by(us);
            if let Some(far) = to.forward(us).filter(|&far| home && !all.has(far)) {
                steps.push(Step::Pawn(Move::new(from, far, MoveKind::DoubleStep)));
            }
        }
        for to in pawn_attacks(us, from.into()) & pawns.of[!us] {
            steps.push(of_pawn(from, to, us));
        }
        if let Some(passed) = pawns.passed.filter(|&it| pawn_attacks(us, from.into()).has(it)) {
            steps.push(Step::Pawn(Move::new(from, passed, MoveKind::EnPassant)));
        }
    }
    for at in pawns.of[!us] {
        steps.push(Step::KingTakes(at));
    }
    if pawns.passed.is_some() {
        steps.push(Step::King);
    }
    steps
}

fn of_pawn(from: Square, to: Square, us: Color) -> Step {
    if to.rank() == Rank::Eighth.seen_by(us) {
        Step::Promotion(Move::new(from, to, MoveKind::Promotion(PromotionRole::Queen)))
    } else {
        Step::Pawn(Move::new(from, to, MoveKind::Ordinary))
    }
}

/// The pawn that a pawn's move takes.
fn captured(pawns: &Pawns, us: Color, played: Move) -> Bitboard {
    match played.kind() {
        MoveKind::EnPassant => played.to().forward(!us).into_iter().collect(),
        _ => pawns.of[!us] & Bitboard::of(played.to()),
    }
}
