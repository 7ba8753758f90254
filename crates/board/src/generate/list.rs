//! Legal moves as a list, and their number. The walk itself is in [`visit`](super::visit).

use core::mem::MaybeUninit;
use core::ops::Deref;
use core::{fmt, slice};

use super::perft::Counter;
use super::side::{Black, Side, White};
use super::visit::{Node, PawnTargets, Visitor, visit};
use crate::attacks::sliders::{self, Arithmetic};
use crate::{Bitboard, Color, Move, MoveKind, PromotionRole, Role, Square};

/// Enough for every arrangement with one king. With n other pieces a player has at most n times
/// min(27, 63 - n) moves of theirs, since a queen sees at most 27 squares and none of its own side's:
/// that is 972 at the most, for n = 36. A pawn has at most 3 targets, so 12 moves, and the king at most
/// eight steps and one castling for each of seven rooks on its rank.
const CAPACITY: usize = 1024;

/// The legal moves of a position.
///
/// It is read like a slice; a loop over it gives the moves themselves.
///
/// ```
/// # use jadoube_board::{Position, Square};
/// let moves = Position::initial().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().any(|it| it.to() == Square::E4));
/// for played in &moves {
///     assert_eq!(played.castling_wing(), None);
/// }
/// ```
pub struct MoveList {
    // Invariant: the first `len` are initialised.
    moves: [MaybeUninit<Move>; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list. It is not written as a constant: that would be two kilobytes of zeros to copy.
    #[inline]
    pub(crate) fn new() -> MoveList {
        let mut list = MaybeUninit::<MoveList>::uninit();
        // SAFETY: the pointer is to memory for a `MoveList`, and `len` lies within.
        unsafe { (&raw mut (*list.as_mut_ptr()).len).write(0) };
        // SAFETY: `len` is initialised, and nothing before it has to be.
        unsafe { list.assume_init() }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        // SAFETY: the first `len` moves are initialised, and `MaybeUninit<Move>` has the layout of `Move`.
        unsafe { slice::from_raw_parts(self.moves.as_ptr().cast::<Move>(), self.len) }
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = Move;
    type IntoIter = core::iter::Copied<slice::Iter<'a, Move>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.iter().copied()
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// All legal moves, into an empty list.
#[inline]
pub(crate) fn list(node: Node<'_>, turn: Color, moves: &mut MoveList) {
    #[cfg(target_arch = "x86_64")]
    if sliders::fast_pext() {
        // SAFETY: the processor has just been asked for BMI1, BMI2 and POPCNT.
        return unsafe {
            match turn {
                Color::White => with_pext::list::<White>(node, moves),
                Color::Black => with_pext::list::<Black>(node, moves),
            }
        };
    }
    match turn {
        Color::White => with_arithmetic::list::<White>(node, moves),
        Color::Black => with_arithmetic::list::<Black>(node, moves),
    }
}

/// The number of legal moves.
#[inline]
pub(crate) fn count(node: Node<'_>, turn: Color) -> u64 {
    #[cfg(target_arch = "x86_64")]
    if sliders::fast_pext() {
        // SAFETY: the processor has just been asked for BMI1, BMI2 and POPCNT.
        return unsafe {
            match turn {
                Color::White => with_pext::count::<White>(node),
                Color::Black => with_pext::count::<Black>(node),
            }
        };
    }
    match turn {
        Color::White => with_arithmetic::count::<White>(node),
        Color::Black => with_arithmetic::count::<Black>(node),
    }
}

macro_rules! list_with {
    ($module:ident, $sliders:ty $(, $features:meta)?) => {
        mod $module {
            use super::*;

            $(#[$features])?
            pub(super) fn list<C: Side>(node: Node<'_>, moves: &mut MoveList) {
                let mut lister = Lister::new(moves, node.en_passant);
                visit::<$sliders, C, _>(node, &mut lister);
                lister.finish();
            }

            $(#[$features])?
            pub(super) fn count<C: Side>(node: Node<'_>) -> u64 {
                let mut counter = Counter(0);
                visit::<$sliders, C, _>(node, &mut counter);
                counter.0
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
list_with!(with_pext, sliders::Pext, target_feature(enable = "bmi1,bmi2,popcnt"));
list_with!(with_arithmetic, Arithmetic);

/// Fills a list. It counts for itself, so that the length can stay in a register until the end.
struct Lister<'a> {
    list: &'a mut MoveList,
    // Invariant: so many moves of the list are initialised.
    len: usize,
    en_passant: Bitboard,
}

impl<'a> Lister<'a> {
    #[inline(always)]
    fn new(list: &'a mut MoveList, en_passant: Bitboard) -> Lister<'a> {
        Lister { len: list.len, list, en_passant }
    }

    #[inline(always)]
    fn finish(self) {
        self.list.len = self.len;
    }

    #[inline(always)]
    fn push(&mut self, played: Move) {
        debug_assert!(self.len < CAPACITY);
        // SAFETY: no arrangement has more moves than the capacity (see there), each is told once, and the
        // list was empty before.
        unsafe { self.list.moves.get_unchecked_mut(self.len) }.write(played);
        self.len += 1;
    }

    #[inline(always)]
    fn pawn_moves(&mut self, targets: Bitboard, kind: MoveKind, back: fn(Bitboard) -> Bitboard) {
        for to in targets {
            let from = back(to.into()).lowest_square();
            self.push(Move::new(from, to, kind));
        }
    }

    #[inline(always)]
    fn promotions(&mut self, targets: Bitboard, back: fn(Bitboard) -> Bitboard) {
        for to in targets {
            let from = back(to.into()).lowest_square();
            for role in PromotionRole::ALL {
                self.push(Move::new(from, to, MoveKind::Promotion(role)));
            }
        }
    }
}

impl<C: Side> Visitor<C> for Lister<'_> {
    #[inline(always)]
    fn piece(&mut self, _role: Role, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to, MoveKind::Ordinary));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, mut targets: PawnTargets) {
        if targets.promotions {
            let last_rank = C::Opponent::FIRST_RANK;
            self.promotions(targets.steps & last_rank, C::back);
            self.promotions(targets.captures_a & last_rank, C::Opponent::forward_h);
            self.promotions(targets.captures_h & last_rank, C::Opponent::forward_a);
            targets.steps -= last_rank;
            targets.captures_a -= last_rank;
            targets.captures_h -= last_rank;
        }
        self.pawn_moves(targets.captures_a, MoveKind::Ordinary, C::Opponent::forward_h);
        self.pawn_moves(targets.captures_h, MoveKind::Ordinary, C::Opponent::forward_a);
        self.pawn_moves(targets.steps, MoveKind::Ordinary, C::back);
        self.pawn_moves(targets.double_steps, MoveKind::DoubleStep, |to| C::back(C::back(to)));
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square) {
        self.push(Move::new(from, self.en_passant.lowest_square(), MoveKind::EnPassant));
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        self.push(Move::new(king, rook, MoveKind::Castling));
    }
}
