//! A line from the root to a pair of kings that was reached, found from its end.

use std::collections::VecDeque;

use board::{Color, Move, MoveKind, Position, Square, attacks};

use super::explore::Structure;
use super::kings::Pair;

/// The moves from the root to a pair in an arrangement, if they are legal one after another.
pub(super) fn line_to(
    structures: &[Structure],
    root: &Position,
    mut at: usize,
    mut turn: Color,
    mut pair: Pair,
) -> Option<Vec<Move>> {
    let start = Pair { white: root.king(Color::White), black: root.king(Color::Black) };
    let mut line = Vec::new();
    loop {
        let is_start = |turn: Color, pair: Pair| at == 0 && turn == root.turn() && pair == start;
        let entry = |turn: Color, pair: Pair| {
            structures[at].from.iter().find_map(|&(from, step, us)| {
                let earlier = &structures[from];
                let found = step.before(&earlier.pawns, us, &earlier.pairs[us], pair)?;
                (us != turn).then_some((from, us, found))
            })
        };
        let way = walk_back(&structures[at], turn, pair, |turn, pair| {
            is_start(turn, pair) || entry(turn, pair).is_some()
        })?;
        line.extend(way.moves.iter());
        if is_start(way.turn, way.pair) {
            break;
        }
        let (from, us, (earlier, played)) = entry(way.turn, way.pair)?;
        line.push(played);
        (at, turn, pair) = (from, us, earlier);
    }
    line.reverse();
    Some(line)
}

/// Where a walk of the kings began, and its moves, the last one first.
struct Way {
    turn: Color,
    pair: Pair,
    moves: Vec<Move>,
}

/// The shortest walk of the kings inside an arrangement that ends with this pair and began with one where it can.
fn walk_back(
    structure: &Structure,
    turn: Color,
    pair: Pair,
    begins: impl Fn(Color, Pair) -> bool,
) -> Option<Way> {
    let number = |turn: Color, pair: Pair| {
        (turn as usize * 64 + pair.white.index()) * 64 + pair.black.index()
    };
    // For each pair seen, the square to which the king goes on from it.
    let mut onward: Vec<Option<Square>> = vec![None; 2 * 64 * 64];
    onward[number(turn, pair)] = Some(pair.of(turn));
    let mut open = VecDeque::from([(turn, pair)]);
    while let Some((now, here)) = open.pop_front() {
        if begins(now, here) {
            let mut way = Way { turn: now, pair: here, moves: Vec::new() };
            let (mut us, mut at) = (now, here);
            while (us, at) != (turn, pair) {
                let to = onward[number(us, at)]?;
                way.moves.push(Move::new(at.of(us), to, MoveKind::Ordinary));
                at = at.with(us, to);
                us = !us;
            }
            way.moves.reverse();
            return Some(way);
        }
        if structure.pawns.passed.is_some() {
            continue;
        }
        let mover = !now;
        for from in attacks::king(here.of(mover)) {
            let earlier = here.with(mover, from);
            if structure.pairs[mover].has(earlier) && onward[number(mover, earlier)].is_none() {
                onward[number(mover, earlier)] = Some(here.of(mover));
                open.push_back((mover, earlier));
            }
        }
    }
    None
}
