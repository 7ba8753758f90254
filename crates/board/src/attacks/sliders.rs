//! Bishops and rooks past occupied squares, by two methods with the same answer: a lookup table indexed
//! with the PEXT instruction where the processor has a fast one, arithmetic elsewhere. Which method is
//! used is decided once, at run time, by [`fast_pext`]; no other module knows about processors.

use super::tables::{Step, slide};
use crate::{Bitboard, Square};

/// A way to find the squares that sliding pieces attack.
pub(crate) trait Sliders {
    fn bishop(from: Square, occupied: Bitboard) -> Bitboard;
    fn rook(from: Square, occupied: Bitboard) -> Bitboard;
}

/// The method for single questions. They jump about on the board, so that a table of nearly a megabyte would
/// mostly be out of reach of the fast caches: arithmetic is quicker, and needs no choice at run time.
pub(crate) type Standard = Arithmetic;

/// Subtraction finds the first blocker: taking the nearest occupied bit above the square and the nearest
/// one below, their difference is the run of squares between them. Needs 4 KiB of masks and no special
/// instruction.
pub(crate) struct Arithmetic;

impl Sliders for Arithmetic {
    #[inline(always)]
    fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
        DIAGONALS[from.index()].attacks(occupied) | ANTIDIAGONALS[from.index()].attacks(occupied)
    }

    #[inline(always)]
    fn rook(from: Square, occupied: Bitboard) -> Bitboard {
        FILES[from.index()].attacks(occupied) | RANKS[from.index()].attacks(occupied)
    }
}

/// A line through a square: the squares before and after it in the order of [`Square::ALL`].
#[derive(Clone, Copy)]
struct HalfLines {
    below: u64,
    above: u64,
}

impl HalfLines {
    #[inline(always)]
    const fn attacks(self, occupied: Bitboard) -> Bitboard {
        // With nothing below, bit 0 stands in: it ends the run at the edge of the board.
        let nearest_below = 1_u64 << (63 - (self.below & occupied.0 | 1).leading_zeros());
        let above = self.above & occupied.0;
        let nearest_above = above & above.wrapping_neg();
        let run = (nearest_above << 1).wrapping_sub(nearest_below);
        Bitboard(run & (self.below | self.above))
    }
}

static FILES: [HalfLines; 64] = half_lines((0, 1));
static RANKS: [HalfLines; 64] = half_lines((1, 0));
static DIAGONALS: [HalfLines; 64] = half_lines((1, 1));
static ANTIDIAGONALS: [HalfLines; 64] = half_lines((-1, 1));

const fn half_lines(up: Step) -> [HalfLines; 64] {
    let mut table = [HalfLines { below: 0, above: 0 }; 64];
    let mut from = 0;
    while from < 64 {
        let square = Square::ALL[from];
        let both = slide(square, Bitboard::EMPTY, &[up, up, (-up.0, -up.1), up]).0;
        let under = (1 << from) - 1;
        table[from] = HalfLines { below: both & under, above: both & !under };
        from += 1;
    }
    table
}

#[cfg(target_arch = "x86_64")]
pub(crate) use pext::{Pext, fast_pext};

/// There is no PEXT here.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn fast_pext() -> bool {
    false
}

#[cfg(target_arch = "x86_64")]
mod pext {
    use core::arch::x86_64::{__cpuid, __cpuid_count, _pext_u64};
    use core::sync::atomic::{AtomicU8, Ordering};

    use super::{ANTIDIAGONALS, Bitboard, DIAGONALS, FILES, HalfLines, RANKS, Sliders, Square};

    /// Table lookup: PEXT packs the occupied squares that matter into an index. May only be used where
    /// BMI2 is known to be there: inside functions that [`fast_pext`] guards, or in builds for it.
    pub(crate) struct Pext;

    impl Sliders for Pext {
        #[inline(always)]
        fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
            lookup(&TABLE.bishop[from.index()], occupied)
        }

        #[inline(always)]
        fn rook(from: Square, occupied: Bitboard) -> Bitboard {
            lookup(&TABLE.rook[from.index()], occupied)
        }
    }

    #[inline(always)]
    fn lookup(entry: &Entry, occupied: Bitboard) -> Bitboard {
        // SAFETY: `Pext` is used only where the processor has BMI2 (see the type).
        let index = unsafe { _pext_u64(occupied.0, entry.mask) } as usize;
        let index = entry.offset as usize + index;
        debug_assert!(index < SIZE);
        // SAFETY: PEXT gives less than 2^n for a mask of n bits, and `build` reserved exactly 2^n entries
        // from `offset` on for this mask; the offsets end at SIZE, which `build` asserts.
        unsafe { *TABLE.attacks.get_unchecked(index) }
    }

    #[derive(Clone, Copy)]
    struct Entry {
        /// The squares whose occupation matters: not the last one in each direction.
        mask: u64,
        /// Where this square's answers start in the table.
        offset: u32,
    }

    /// 2^n summed over the masks of all squares: 5,248 for bishops and 102,400 for rooks.
    const SIZE: usize = 107_648;

    struct Table {
        bishop: [Entry; 64],
        rook: [Entry; 64],
        attacks: [Bitboard; SIZE],
    }

    #[allow(long_running_const_eval)]
    static TABLE: Table = build();

    const fn build() -> Table {
        let mut table = Table {
            bishop: [Entry { mask: 0, offset: 0 }; 64],
            rook: [Entry { mask: 0, offset: 0 }; 64],
            attacks: [Bitboard::EMPTY; SIZE],
        };
        let mut offset = 0;
        let mut from = 0;
        while from < 64 {
            let lines = (DIAGONALS[from], ANTIDIAGONALS[from]);
            table.bishop[from] = Entry { mask: mask(from, lines), offset: offset as u32 };
            offset = fill(&mut table.attacks, offset, from, lines);
            let lines = (FILES[from], RANKS[from]);
            table.rook[from] = Entry { mask: mask(from, lines), offset: offset as u32 };
            offset = fill(&mut table.attacks, offset, from, lines);
            from += 1;
        }
        assert!(offset == SIZE);
        table
    }

    /// The squares a piece could pass over: those of its lines, but for the last in each direction.
    const fn mask(from: usize, lines: (HalfLines, HalfLines)) -> u64 {
        const EDGES: [u64; 4] = [0xff, 0xff << 56, 0x0101_0101_0101_0101, 0x8080_8080_8080_8080];
        let mut mask = lines.0.below | lines.0.above | lines.1.below | lines.1.above;
        let mut edge = 0;
        while edge < 4 {
            // Along an edge the piece stands on, it can pass over the edge's squares.
            if EDGES[edge] >> from & 1 == 0 {
                mask &= !EDGES[edge];
            }
            edge += 1;
        }
        mask
    }

    /// Writes the answers for all subsets of the mask. Counting through the subsets in rising order is
    /// the order of their PEXT indices.
    const fn fill(
        attacks: &mut [Bitboard; SIZE],
        mut offset: usize,
        from: usize,
        lines: (HalfLines, HalfLines),
    ) -> usize {
        let mask = mask(from, lines);
        let mut subset: u64 = 0;
        loop {
            let occupied = Bitboard(subset);
            attacks[offset] = Bitboard(lines.0.attacks(occupied).0 | lines.1.attacks(occupied).0);
            offset += 1;
            subset = subset.wrapping_sub(mask) & mask;
            if subset == 0 {
                return offset;
            }
        }
    }

    /// Has this processor the instructions that the table method needs, and a PEXT that is not slow?
    #[inline(always)]
    pub(crate) fn fast_pext() -> bool {
        if cfg!(all(target_feature = "bmi2", target_feature = "popcnt", target_feature = "bmi1")) {
            return true;
        }
        // 0: not asked yet, 1: no, 2: yes. Every thread comes to the same answer, so a race is harmless.
        static ANSWER: AtomicU8 = AtomicU8::new(0);
        match ANSWER.load(Ordering::Relaxed) {
            0 => {
                let answer = ask_processor();
                ANSWER.store(1 + u8::from(answer), Ordering::Relaxed);
                answer
            }
            answer => answer == 2,
        }
    }

    #[cold]
    #[allow(
        unused_unsafe,
        reason = "asking the processor is unsafe in older versions of Rust only"
    )]
    fn ask_processor() -> bool {
        // SAFETY: every processor of this architecture can be asked with leaf 0.
        let basic = unsafe { __cpuid(0) };
        if basic.eax < 7 {
            return false;
        }
        // SAFETY: leaf 0 said that there are at least these leaves.
        let (features, extended) = unsafe { (__cpuid(1), __cpuid_count(7, 0)) };
        let popcnt = features.ecx >> 23 & 1 != 0;
        let (bmi1, bmi2) = (extended.ebx >> 3 & 1 != 0, extended.ebx >> 8 & 1 != 0);
        // AMD's processors before Zen 3 (family 0x19) do PEXT in microcode, slower than arithmetic.
        let amd = basic.ebx == u32::from_le_bytes(*b"Auth");
        let family = (features.eax >> 8 & 15) + (features.eax >> 20 & 255);
        popcnt && bmi1 && bmi2 && !(amd && family < 0x19)
    }
}
