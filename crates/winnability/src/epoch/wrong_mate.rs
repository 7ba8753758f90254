//! Moves of Black after which play cannot go on, because White is mated and the game over. The question is
//! asked only while White's king cannot move, and only what is certain counts.

use board::{Bitboard, ByColor, Color, Rank, Square, attacks};

use super::state::{State, attacks_of, fixed_square, is_fixed};
use crate::AbstractKind;
use crate::squares::{forward, pawn_attacks};

/// What is needed to tell, while White's king stands on one square.
pub(super) struct WrongMate<'a> {
    state: &'a State,
    white_king: Square,
    /// What may stand anywhere, but for White's king: it hides nothing, being the one to flee.
    obstacles: Bitboard,
    /// What stands for certain, White's king included.
    standing: Bitboard,
    /// The squares beside Black's king, if that may not have moved either.
    beside_black_king: Bitboard,
}

/// Who moves.
#[derive(Clone, Copy)]
enum Mover {
    Man(usize),
    Pawn(Square),
}

impl<'a> WrongMate<'a> {
    /// Nothing if White's king may have moved.
    pub(super) fn new(
        state: &'a State,
        kings: ByColor<Bitboard>,
        fixed: Bitboard,
    ) -> Option<WrongMate<'a>> {
        let white_king = kings.white.single()?;
        let men = state.key.men.iter();
        let obstacles = men.fold(state.key.all_pawns() | kings.black, |all, man| all | man.region);
        Some(WrongMate {
            state,
            white_king,
            obstacles: obstacles.without(white_king),
            standing: fixed.with(white_king),
            beside_black_king: kings.black.single().map_or(Bitboard::EMPTY, attacks::king),
        })
    }

    /// Those of the targets on which the black man number `at`, by a quiet move or a capture, surely mates.
    pub(super) fn by_man(&self, at: usize, to: Bitboard) -> Bitboard {
        let man = self.state.key.men[at];
        if man.kind == AbstractKind::Promoted {
            return Bitboard::EMPTY;
        }
        let unmasked = self.unmasked(man.region);
        let checks =
            |square: Square| attacks_of(man.kind, square, self.obstacles).has(self.white_king);
        let candidates: Bitboard =
            to.into_iter().filter(|&square| unmasked.any() || checks(square)).collect();
        if candidates.is_empty() {
            return candidates;
        }
        let answers = self.answers(man.region);
        let is_mate = |square: Square| {
            let attacked = attacks_of(man.kind, square, self.obstacles);
            let slides = man.kind != AbstractKind::Knight;
            self.is_mate(Mover::Man(at), square, attacked, slides, unmasked, answers)
        };
        candidates.into_iter().filter(|&square| is_mate(square)).collect()
    }

    /// Does a black pawn surely mate by this step or capture, which is no promotion?
    pub(super) fn by_pawn(&self, from: Square, to: Square) -> bool {
        let attacked = attacks::pawn(Color::Black, to);
        let unmasked = self.unmasked(from.into());
        if Bitboard::BACK_RANKS.has(to) || unmasked.is_empty() && !attacked.has(self.white_king) {
            return false;
        }
        let mut answers = self.answers(from.into());
        // A double step may be answered en passant, which takes the pawn where it stands.
        let passed = attacks::between(from, to);
        let by_pawns = self.state.key.pawn_attacks(Color::White);
        if from.file() == to.file() && passed.meets(by_pawns) {
            answers |= passed.with(to);
        }
        self.is_mate(Mover::Pawn(from), to, attacked, false, unmasked, answers)
    }

    /// Is the check, from the man or pawn on its new square or along a line that it has left, without an
    /// answer, and every flight square closed?
    fn is_mate(
        &self,
        mover: Mover,
        to: Square,
        attacked: Bitboard,
        slides: bool,
        unmasked: Bitboard,
        answers: Bitboard,
    ) -> bool {
        let way = if slides { attacks::between(to, self.white_king) } else { Bitboard::EMPTY };
        let direct = attacked.has(self.white_king) && !answers.meets(way.with(to));
        let by_another = || {
            unmasked.into_iter().any(|slider| {
                let line = attacks::between(slider, self.white_king);
                !line.has(to) && !answers.meets(line.with(slider))
            })
        };
        if !direct && !by_another() {
            return false;
        }
        // A white man that is captured there no longer takes the square from its king.
        let open = attacks::king(self.white_king) - self.own_fixed().without(to);
        (open - attacked.without(to)).is_within(self.guarded(mover, to))
    }

    /// Black's fixed sliders that surely check as soon as the only square of a region is left.
    fn unmasked(&self, region: Bitboard) -> Bitboard {
        let Some(left) = region.single() else { return Bitboard::EMPTY };
        let mut found = Bitboard::EMPTY;
        for man in self.state.key.men.iter().filter(|man| man.color == Color::Black) {
            let slides = !matches!(man.kind, AbstractKind::Knight | AbstractKind::Promoted);
            if slides
                && let Some(from) = man.region.single()
                && attacks::between(from, self.white_king).has(left)
                && attacks_of(man.kind, from, self.obstacles.without(left)).has(self.white_king)
            {
                found |= from.into();
            }
        }
        found
    }

    /// What Black attacks for certain without the mover, which stands in the way on its new square.
    fn guarded(&self, mover: Mover, to: Square) -> Bitboard {
        let mut pawns = self.state.key.black_pawns;
        if let Mover::Pawn(from) = mover {
            pawns = pawns.without(from);
        }
        let mut guarded = pawn_attacks(Color::Black, pawns) | self.beside_black_king;
        let obstacles = self.obstacles.with(to);
        for (at, man) in self.state.key.men.iter().enumerate() {
            let moves = matches!(mover, Mover::Man(moving) if moving == at);
            let counts = man.color == Color::Black && man.kind != AbstractKind::Promoted;
            if !moves
                && counts
                && let Some(square) = man.region.single()
            {
                guarded |= attacks_of(man.kind, square, obstacles);
            }
        }
        guarded
    }

    /// Every square on which some man of White's, the king apart, may arrive in one move after the squares
    /// of `left` may have become vacant.
    fn answers(&self, left: Bitboard) -> Bitboard {
        let pawns = self.state.key.white_pawns;
        let step = forward(Color::White, pawns);
        let double = forward(Color::White, step & Bitboard::rank(Rank::Third));
        let mut answers = pawn_attacks(Color::White, pawns) | step | double;
        let standing = self.standing - left;
        for man in self.state.key.men.iter().filter(|man| man.color == Color::White) {
            let blockers = standing - fixed_square(man.region);
            for from in man.region {
                answers |= attacks_of(man.kind, from, blockers);
            }
        }
        answers
    }

    fn own_fixed(&self) -> Bitboard {
        let men = self.state.key.men.iter();
        let men = men.filter(|man| man.color == Color::White && is_fixed(man.region));
        men.fold(self.state.key.white_pawns, |all, man| all | man.region)
    }
}
