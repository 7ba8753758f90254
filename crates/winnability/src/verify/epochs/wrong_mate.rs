//! Is it certain that a move of Black's mates White's king? Then the game is over and nothing follows.
//! The question is asked only while White's king cannot move.

use board::{Bitboard, Color, Rank, Square, attacks};

use super::board_facts::BoardFacts;
use crate::AbstractKind;

/// A move of Black's to a square, quiet or a capture.
struct Arrival<'a> {
    facts: &'a BoardFacts<'a>,
    king: Square,
    to: Square,
    /// The squares that the mover may have left.
    left: Bitboard,
    /// The number of the man that moves; none for a pawn.
    man: Option<usize>,
    /// What the mover surely attacks from its new square, and over which squares it checks.
    attacked: Bitboard,
    way: Bitboard,
    /// Can the mover be captured en passant?
    en_passant: bool,
}

/// Does the black man number `at`, from anywhere in its region, surely mate by moving to `to`?
pub(super) fn by_man(facts: &BoardFacts<'_>, at: usize, to: Square) -> bool {
    let man = facts.state.men[at];
    let Some(king) = facts.king_squares.white.single() else { return false };
    if man.color == Color::White || man.kind == AbstractKind::Promoted {
        return false;
    }
    let arrival = Arrival {
        facts,
        king,
        to,
        left: man.region,
        man: Some(at),
        attacked: facts.attacks(man.kind, to, facts.perhaps_occupied.without(king)),
        way: match man.kind {
            AbstractKind::Knight => Bitboard::EMPTY,
            _ => attacks::between(to, king),
        },
        en_passant: false,
    };
    arrival.is_mate()
}

/// Does the black pawn surely mate by this step or capture? Promotions are not looked at.
pub(super) fn by_pawn(facts: &BoardFacts<'_>, from: Square, to: Square) -> bool {
    let Some(king) = facts.king_squares.white.single() else { return false };
    if Bitboard::BACK_RANKS.has(to) {
        return false;
    }
    let skipped = match from.offset(0, -1) {
        Some(one) if one.offset(0, -1) == Some(to) => Bitboard::of(one),
        _ => Bitboard::EMPTY,
    };
    let arrival = Arrival {
        facts,
        king,
        to,
        left: from.into(),
        man: None,
        attacked: attacks::pawn(Color::Black, to),
        way: Bitboard::EMPTY,
        en_passant: skipped.meets(facts.by_pawns.white),
    };
    arrival.is_mate()
}

impl Arrival<'_> {
    fn is_mate(&self) -> bool {
        (self.checks_directly() || self.uncovers_check()) && self.flights_are_closed()
    }

    fn checks_directly(&self) -> bool {
        self.attacked.has(self.king)
            && !self.en_passant
            && !self.white_can_reach().meets(self.way.with(self.to))
    }

    /// A man with a single square checks along a line that the mover, from its only square, has opened.
    fn uncovers_check(&self) -> bool {
        let Some(left) = self.left.single() else { return false };
        let facts = self.facts;
        let obstacles = facts.perhaps_occupied.without(self.king).without(left);
        facts.state.men.iter().any(|man| {
            let is_slider =
                matches!(man.kind, AbstractKind::Bishop | AbstractKind::Rook | AbstractKind::Queen);
            let Some(slider) = man.region.single() else { return false };
            let line = attacks::between(slider, self.king);
            let is_answered = line.has(self.to) || self.white_can_reach().meets(line.with(slider));
            man.color == Color::Black
                && is_slider
                && line.has(left)
                && facts.attacks(man.kind, slider, obstacles).has(self.king)
                && !is_answered
        })
    }

    fn flights_are_closed(&self) -> bool {
        let others = self.attacked_by_others();
        attacks::king(self.king).into_iter().all(|flight| {
            let own = flight != self.to && self.holds_white_man(flight);
            own || flight != self.to && self.attacked.has(flight) || others.has(flight)
        })
    }

    fn holds_white_man(&self, square: Square) -> bool {
        let mut men = self.facts.state.men.iter();
        self.facts.state.pawns.white.has(square)
            || men.any(|man| man.color == Color::White && man.region == Bitboard::of(square))
    }

    /// By Black's other pawns, and by other men with a single square, past the mover where it stands now.
    fn attacked_by_others(&self) -> Bitboard {
        let facts = self.facts;
        // A king that has one square attacks what is around it.
        let mut all = facts.king_squares.black.single().map_or(Bitboard::EMPTY, attacks::king);
        for pawn in facts.state.pawns.black {
            if self.man.is_some() || !self.left.has(pawn) {
                all |= attacks::pawn(Color::Black, pawn);
            }
        }
        let obstacles = facts.perhaps_occupied.without(self.king).with(self.to);
        for (other, man) in facts.state.men.iter().enumerate() {
            if Some(other) != self.man
                && man.color == Color::Black
                && man.kind != AbstractKind::Promoted
                && let Some(square) = man.region.single()
            {
                all |= facts.attacks(man.kind, square, obstacles);
            }
        }
        all
    }

    /// Where White's men other than the king may arrive with one move.
    fn white_can_reach(&self) -> Bitboard {
        let facts = self.facts;
        let mut all = facts.by_pawns.white;
        for pawn in facts.state.pawns.white {
            let step = pawn.forward(Color::White);
            all |= step.into_iter().collect();
            if pawn.rank() == Rank::Second {
                all |= step.and_then(|square| square.forward(Color::White)).into_iter().collect();
            }
        }
        let standing = (facts.occupied - self.left).with(self.king);
        for man in facts.state.men.iter().filter(|man| man.color == Color::White) {
            let itself = man.region.single().map_or(Bitboard::EMPTY, Bitboard::of);
            for from in man.region {
                all |= facts.attacks(man.kind, from, standing - itself);
            }
        }
        all
    }
}
