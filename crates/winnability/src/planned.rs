//! A search along a plan: the captures and pawn moves, in order, that the epoch abstraction could not
//! exclude. Between them only quiet moves are tried. It finds a helpmate or nothing.

use std::collections::VecDeque;

use board::{Bitboard, ByColor, Color, Move, Position, Role};

use crate::best_first::role_of;
use crate::checks::{Checks, black_is_mated};
use crate::table::{Node, Table};

/// What distinguishes one epoch of the plan from the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stage {
    pub(crate) pawns: ByColor<Bitboard>,
    /// How many men each player has beside king and pawns.
    pub(crate) men: ByColor<u32>,
}

impl Stage {
    fn of(position: &Position) -> Stage {
        let placement = position.placement();
        let pawns = ByColor::from_fn(|color| placement.of(color, Role::Pawn));
        let men =
            ByColor::from_fn(|color| placement.of_color(color).count() - pawns[color].count() - 1);
        Stage { pawns, men }
    }
}

/// How often a walk is tried at the end of the plan.
const WALKS_MAX: usize = 12;

/// Follows the stages of a plan, the first of which is that of the root; tries `walk` from positions of the
/// last one.
pub(crate) fn follow(
    root: &Position,
    plan: &[Stage],
    states_max: usize,
    walk: impl Fn(&Position) -> Option<Vec<Move>>,
) -> Option<Vec<Move>> {
    if plan.first() != Some(&Stage::of(root)) {
        return None;
    }
    let mut table = Table::new();
    table.restart(root);
    let mut open: Vec<VecDeque<u32>> = vec![VecDeque::new(); plan.len()];
    open[0].push_back(0);
    let mut walks = 0;
    // The latest stage first; in a stage the oldest position first.
    while table.len() < states_max {
        let stage = open.iter().rposition(|queue| !queue.is_empty())?;
        let number = open[stage].pop_front()?;
        let Node { position, structure, .. } = *table.node(number);
        let checks = (position.turn() == Color::White).then(|| Checks::of(&position));
        for played in &position.legal_moves() {
            let child = position.play_unchecked(played);
            if let Some(checks) = &checks
                && checks.may_check(played, role_of(position.placement(), played))
                && black_is_mated(&child)
            {
                let mut line = table.line_to(number);
                line.push(played);
                return Some(line);
            }
            let mut next = stage;
            if child.plies_without_progress() == 0 {
                next += 1;
                if plan.get(next) != Some(&Stage::of(&child)) {
                    continue;
                }
            }
            let Some(new) = table.insert(&child, number, played, structure) else { continue };
            open[next].push_back(new);
            if next + 1 == plan.len() && walks < WALKS_MAX {
                walks += 1;
                if let Some(rest) = walk(&child) {
                    let mut line = table.line_to(new);
                    line.extend(rest);
                    return Some(line);
                }
            }
        }
    }
    None
}
