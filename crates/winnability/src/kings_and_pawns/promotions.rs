//! The ways out of the world of kings and pawns.

use board::{Color, Move, MoveKind, Piece, Placement, Position, PromotionRole, Role, Setup};

use super::explore::Structure;
use super::kings::{Pair, Pairs};
use super::line::line_to;

/// A pawn is promoted in an arrangement, with any of these pairs of kings.
pub(super) struct Promotion {
    pub(super) at: usize,
    pub(super) us: Color,
    pub(super) played: Move,
    pub(super) pairs: Pairs,
}

impl Promotion {
    /// The line from the root to the promotion.
    pub(super) fn line(
        &self,
        structures: &[Structure],
        root: &Position,
        pair: Pair,
        played: Move,
    ) -> Option<Vec<Move>> {
        let mut line = line_to(structures, root, self.at, self.us, pair)?;
        line.push(played);
        Some(line)
    }
}

/// All promotions that can be reached.
pub(crate) struct Promotions {
    pub(super) root: Position,
    pub(super) structures: Vec<Structure>,
    pub(super) promotions: Vec<Promotion>,
}

/// A position after a promotion, and how to get there.
pub(crate) struct Promoted {
    number: usize,
    pair: Pair,
    played: Move,
}

impl Promotions {
    /// Every position that arises from a promotion; none if it could not be set up, which then leaves a gap.
    pub(crate) fn positions(&self) -> impl Iterator<Item = (Promoted, Option<Position>)> + '_ {
        self.promotions.iter().enumerate().flat_map(move |(number, promotion)| {
            promotion.pairs.iter().flat_map(move |pair| {
                PromotionRole::ALL.into_iter().map(move |role| {
                    let kind = MoveKind::Promotion(role);
                    let played = Move::new(promotion.played.from(), promotion.played.to(), kind);
                    let position = self.position(promotion, pair, role);
                    (Promoted { number, pair, played }, position)
                })
            })
        })
    }

    /// The moves from the root to a position after a promotion.
    pub(crate) fn line_to(&self, promoted: &Promoted) -> Option<Vec<Move>> {
        let promotion = &self.promotions[promoted.number];
        promotion.line(&self.structures, &self.root, promoted.pair, promoted.played)
    }

    /// The same men as after the promotion. Counters play no part.
    fn position(&self, promotion: &Promotion, pair: Pair, role: PromotionRole) -> Option<Position> {
        let Promotion { at, us, played, .. } = *promotion;
        let mut placement = Placement::EMPTY;
        for color in Color::ALL {
            placement.put(pair.of(color), Piece { color, role: Role::King });
            for pawn in self.structures[at].pawns.of[color] {
                placement.put(pawn, Piece { color, role: Role::Pawn });
            }
        }
        placement.take_off(played.from());
        placement.put(played.to(), Piece { color: us, role: role.role() });
        let setup = Setup { placement, turn: !us, ..Setup::EMPTY };
        Position::new(&setup).or_else(|irregular| irregular.play_all_the_same()).ok()
    }
}
