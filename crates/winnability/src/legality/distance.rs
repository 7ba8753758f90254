//! How many moves separate the men of one player from where they shall stand, if nothing were in the way. It guides the
//! search for a game and proves nothing, but where it finds no way, there is none.

use std::sync::LazyLock;

use board::{Bitboard, Color, Piece, Placement, Rank, Role, Square, attacks};

/// More than any distance.
pub(super) const NEVER: u16 = 1000;

/// Moves on the empty board from square to square, for each kind but pawns.
static OFFICER: LazyLock<[[[u8; 64]; 64]; 6]> = LazyLock::new(|| {
    let mut table = [[[u8::MAX; 64]; 64]; 6];
    for role in Role::ALL {
        for from in Square::ALL {
            fill(role, from, &mut table[role as usize][from.index()]);
        }
    }
    table
});

fn fill(role: Role, from: Square, moves: &mut [u8; 64]) {
    let mut reached = Bitboard::of(from);
    let mut ring = reached;
    for count in 0.. {
        for square in ring {
            moves[square.index()] = count;
        }
        let step = |all, square| {
            all | attacks::of(Piece::new(Color::White, role), square, Bitboard::EMPTY)
        };
        ring = ring.into_iter().fold(Bitboard::EMPTY, step) - reached;
        reached |= ring;
        if ring.is_empty() {
            return;
        }
    }
}

/// The moves that a man needs to become another man elsewhere.
fn moves(color: Color, (from, role): (Square, Role), (to, wanted): (Square, Role)) -> u16 {
    match (role, wanted) {
        (Role::Pawn, Role::Pawn) => pawn_moves(color, from, to),
        (Role::Pawn, Role::King) => NEVER,
        (Role::Pawn, _) => {
            let last = Bitboard::rank(Rank::Eighth.seen_by(color)).into_iter();
            let over =
                |at| pawn_moves(color, from, at).saturating_add(officer_moves(wanted, at, to));
            last.map(over).min().unwrap_or(NEVER)
        }
        _ if role == wanted => officer_moves(role, from, to),
        _ => NEVER,
    }
}

fn officer_moves(role: Role, from: Square, to: Square) -> u16 {
    match OFFICER[role as usize][from.index()][to.index()] {
        u8::MAX => NEVER,
        count => u16::from(count),
    }
}

fn pawn_moves(color: Color, from: Square, to: Square) -> u16 {
    let rank = |square: Square| match color {
        Color::White => square.rank() as i16,
        Color::Black => 7 - square.rank() as i16,
    };
    let ahead = rank(to) - rank(from);
    let aside = (from.file() as i16 - to.file() as i16).abs();
    match ahead {
        _ if ahead < aside => NEVER,
        _ if rank(from) == 1 && ahead - aside >= 2 => ahead as u16 - 1,
        _ => ahead as u16,
    }
}

/// The fewest moves that bring a player's men to their goals, each man to at most one; men that are left over are to be
/// captured. [`NEVER`] or more if it cannot be.
pub(super) fn to_goal(now: &Placement, goal: &Placement, color: Color) -> u16 {
    let list = |placement: &Placement| -> Vec<(Square, Role)> {
        let squares = placement.of_color(color).into_iter();
        squares.filter_map(|square| Some((square, placement.role_at(square)?))).collect()
    };
    let (men, goals) = (list(now), list(goal));
    if men.len() < goals.len() || men.len() > 16 {
        return NEVER;
    }
    cheapest(goals.len(), men.len(), |row, column| moves(color, men[column], goals[row]))
}

/// The cheapest assignment of rows to different columns, of which there are at least as many and at most sixteen: shortest
/// augmenting paths with potentials.
fn cheapest(rows: usize, columns: usize, cost: impl Fn(usize, usize) -> u16) -> u16 {
    let mut of_row = [0i32; 17];
    let mut of_column = [0i32; 17];
    // Column 0 is a start of our own; rows and columns are counted from 1.
    let mut row_of = [0usize; 17];
    for row in 1..=rows {
        row_of[0] = row;
        let mut least = [i32::MAX; 17];
        let mut came_from = [0usize; 17];
        let mut used = [false; 17];
        let mut at = 0;
        while row_of[at] != 0 {
            used[at] = true;
            let current = row_of[at];
            let (mut step, mut next) = (i32::MAX, 0);
            for column in 1..=columns {
                if used[column] {
                    continue;
                }
                let price = i32::from(cost(current - 1, column - 1));
                let reduced = price - of_row[current] - of_column[column];
                if reduced < least[column] {
                    least[column] = reduced;
                    came_from[column] = at;
                }
                if least[column] < step {
                    step = least[column];
                    next = column;
                }
            }
            for column in 0..=columns {
                if used[column] {
                    of_row[row_of[column]] += step;
                    of_column[column] -= step;
                } else if least[column] != i32::MAX {
                    least[column] -= step;
                }
            }
            at = next;
        }
        while at != 0 {
            row_of[at] = row_of[came_from[at]];
            at = came_from[at];
        }
    }
    let total = (1..=columns)
        .filter(|column| row_of[*column] != 0)
        .map(|column| cost(row_of[column] - 1, column - 1))
        .fold(0u16, u16::saturating_add);
    total.min(NEVER)
}
