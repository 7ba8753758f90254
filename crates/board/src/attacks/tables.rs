//! Tables of attacks and lines, worked out by the compiler from the steps of the pieces. Sliding
//! attacks that depend on the occupied squares are in [`sliders`](super::sliders).

use crate::{Bitboard, Square};

/// One step, in files to the right and ranks up as White sees the board.
pub(crate) type Step = (i8, i8);

const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];
const JUMPS: [Step; 8] = [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
const AROUND: [Step; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
const PAWN_STEPS: [[Step; 2]; 2] = [[(-1, 1), (1, 1)], [(-1, -1), (1, -1)]];

pub(crate) static KNIGHT: [Bitboard; 64] = leaps(&JUMPS);
pub(crate) static KING: [Bitboard; 64] = leaps(&AROUND);
pub(crate) static PAWN: [[Bitboard; 64]; 2] = [leaps(&PAWN_STEPS[0]), leaps(&PAWN_STEPS[1])];
/// `REACH[role][square]`: where a piece could go on an empty board.
pub(crate) static REACH: [[Bitboard; 64]; 6] = {
    let (rook, bishop) = (rays(&STRAIGHT), rays(&DIAGONAL));
    let mut queen = rook;
    let mut square = 0;
    while square < 64 {
        queen[square] = Bitboard(rook[square].0 | bishop[square].0);
        square += 1;
    }
    [[Bitboard::EMPTY; 64], leaps(&JUMPS), bishop, rook, queen, leaps(&AROUND)]
};
/// `PATH[a][b]`: from `a`, not included, to `b`, included.
pub(crate) static PATH: [[Bitboard; 64]; 64] = joining_lines(Segment::Path);
/// `LINE[a][b]`: the whole line through both.
pub(crate) static LINE: [[Bitboard; 64]; 64] = joining_lines(Segment::Whole);

const fn leaps(steps: &[Step]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(to) = Square::ALL[from].offset(steps[step].0, steps[step].1) {
                table[from] = table[from].with(to);
            }
            step += 1;
        }
        from += 1;
    }
    table
}

const fn rays(steps: &[Step; 4]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = slide(Square::ALL[from], Bitboard::EMPTY, steps);
        from += 1;
    }
    table
}

/// Goes step by step in each direction, up to and including the first occupied square.
pub(crate) const fn slide(from: Square, occupied: Bitboard, steps: &[Step; 4]) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    let mut step = 0;
    while step < 4 {
        let mut square = from;
        while let Some(next) = square.offset(steps[step].0, steps[step].1) {
            reached = reached.with(next);
            if occupied.has(next) {
                break;
            }
            square = next;
        }
        step += 1;
    }
    reached
}

#[derive(Clone, Copy)]
enum Segment {
    Path,
    Whole,
}

const fn joining_lines(segment: Segment) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < 8 {
            let (files, ranks) = AROUND[step];
            let whole = ray(Square::ALL[from], (files, ranks)).0
                | ray(Square::ALL[from], (-files, -ranks)).0
                | 1 << from;
            let mut path = Bitboard::EMPTY;
            let mut square = Square::ALL[from];
            while let Some(next) = square.offset(files, ranks) {
                path = path.with(next);
                table[from][next.index()] = match segment {
                    Segment::Path => path,
                    Segment::Whole => Bitboard(whole),
                };
                square = next;
            }
            step += 1;
        }
        from += 1;
    }
    table
}

const fn ray(from: Square, step: Step) -> Bitboard {
    let mut reached = Bitboard::EMPTY;
    let mut square = from;
    while let Some(next) = square.offset(step.0, step.1) {
        reached = reached.with(next);
        square = next;
    }
    reached
}
