//! The two ways of finding slider attacks against a walk over the squares.

use super::sliders::{Arithmetic, Sliders};
use super::tables::slide;
use crate::random::SplitMix;
use crate::{Bitboard, Square, attacks};

const STRAIGHT: [(i8, i8); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

fn check<S: Sliders>() {
    let mut random = SplitMix::new(1);
    for _ in 0..2_000 {
        // From sparse to crowded boards.
        let (a, b) = (random.next(), random.next());
        for occupied in [a & b, a, a | b, 0, !0].map(Bitboard) {
            for from in Square::ALL {
                assert_eq!(S::rook(from, occupied), slide(from, occupied, &STRAIGHT), "{from}");
                assert_eq!(S::bishop(from, occupied), slide(from, occupied, &DIAGONAL), "{from}");
            }
        }
    }
}

#[test]
fn by_arithmetic() {
    check::<Arithmetic>();
}

/// Where the processor has the instruction; elsewhere nothing would use it.
#[test]
#[cfg(target_arch = "x86_64")]
fn by_table() {
    if super::sliders::fast_pext() {
        check::<super::sliders::Pext>();
    }
}

#[test]
fn lines_between_squares() {
    for a in Square::ALL {
        for b in Square::ALL {
            let line = attacks::line(a, b);
            let between = attacks::between(a, b);
            assert_eq!(between, attacks::between(b, a));
            assert!(between.is_within(line));
            let aligned = a != b && attacks::queen(a, Bitboard::EMPTY).has(b);
            assert_eq!(line.any(), aligned, "{a} {b}");
            if aligned {
                assert!(line.has(a) && line.has(b));
                assert!(!between.has(a) && !between.has(b));
                assert_eq!(attacks::queen(a, between).meets(Bitboard::of(b)), between.is_empty());
            }
        }
    }
}
