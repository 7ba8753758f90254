//! Greedy walks for a winner who has minor pieces only: the loser's king goes to a corner and one of the
//! loser's own men stands beside it. The walk itself is in [`dive`](crate::dive).

use board::{Bitboard, Color, Move, Placement, Position, PromotionRole, Role, Square};

use crate::dive::{Taste, walk};
use crate::nearness::{
    CORNER_NETS, CornerNet, king_distance, knight_distance, pawn_to_block, same_shade,
};

const NETS_MAX: usize = 10;
const ROUNDS: u64 = 3;
const PLIES_MAX: usize = 90;

/// A net, and the man that is to stand beside the king.
struct ToNet {
    net: &'static CornerNet,
    blocker: Square,
    black_king: Square,
    only_bishops: bool,
}

impl ToNet {
    fn is_ready(&self) -> bool {
        self.black_king == self.net.corner && self.blocker == self.net.block
    }

    fn king_to_post(&self, from: Square) -> i32 {
        let [near, far] = self.net.king_posts.map(|post| king_distance(from, post));
        i32::from(near.min(far))
    }

    /// The knight waits one move away until the rest is in place.
    fn knight_to_wait(&self, from: Square) -> i32 {
        let [near, far] = self.net.knight_posts.map(|post| knight_distance(from, post));
        let moves = near.min(far);
        if self.is_ready() { moves } else { (moves - 1).abs() }
    }

    fn blocker_moves(&self, played: Move, role: Role) -> i32 {
        let (from, to, block) = (played.from(), played.to(), self.net.block);
        let leaves = if from == block { 60 } else { 0 };
        leaves
            + match role {
                Role::Knight => {
                    10 * (knight_distance(to, block) - knight_distance(from, block)) - leaves / 3
                }
                Role::Pawn => {
                    let same = same_shade(block).has(to);
                    let choice = match played.promotion() {
                        None => 0,
                        Some(PromotionRole::Knight) => -30,
                        Some(PromotionRole::Bishop) if same => -20,
                        Some(PromotionRole::Rook) if !self.only_bishops => 0,
                        Some(_) => 40,
                    };
                    choice - 10
                }
                _ if to == block => -20,
                _ => 0,
            }
    }

    fn other_black(&self, played: Move, role: Role) -> i32 {
        let (from, to, net) = (played.from(), played.to(), self.net);
        match role {
            Role::King => {
                let nearer = i32::from(king_distance(to, net.corner))
                    - i32::from(king_distance(from, net.corner));
                let there = self.black_king == net.corner;
                let stays = match (there, self.blocker == net.block) {
                    (true, true) => 8,
                    (true, false) => -4,
                    (false, _) => 1,
                };
                12 * nearer + stays + if to == net.block { 6 } else { 0 }
            }
            Role::Pawn => match played.promotion() {
                Some(PromotionRole::Queen | PromotionRole::Rook) => 23,
                _ => 3,
            },
            _ => {
                let key = Bitboard::of(net.block).with(net.corner);
                (if key.has(to) { 12 } else { 0 }) - if key.has(from) { 12 } else { 0 }
            }
        }
    }
}

impl Taste for ToNet {
    fn look(&mut self, position: &Position) {
        self.black_king = position.king(Color::Black);
        self.only_bishops = position.placement().of(Color::White, Role::Knight).is_empty();
    }

    fn white(&self, placement: &Placement, played: Move, role: Role, checks: bool) -> i32 {
        let (from, to) = (played.from(), played.to());
        let in_the_way = to == self.net.block || to == self.net.corner;
        let mut value = match role {
            Role::King => {
                let (before, after) = (self.king_to_post(from), self.king_to_post(to));
                let arrived = if before == 0 { 10 } else { 0 };
                12 * (after - before) + 3 + arrived + if in_the_way { 20 } else { 0 }
            }
            Role::Knight => 6 * (self.knight_to_wait(to) - self.knight_to_wait(from)),
            _ => 0,
        };
        if role != Role::King && in_the_way {
            value += 10;
        }
        if placement.of_color(Color::Black).has(to) {
            value += if to == self.blocker { 200 } else { -3 };
        }
        value + if checks { 12 } else { 0 }
    }

    fn black(&self, placement: &Placement, played: Move, role: Role) -> i32 {
        let mut value = if played.from() == self.blocker {
            self.blocker_moves(played, role)
        } else {
            self.other_black(played, role)
        };
        if placement.of_color(Color::White).has(played.to()) {
            value += match placement.role_at(played.to()) {
                Some(Role::Knight | Role::Bishop) => 100,
                _ => 5,
            };
        }
        value
    }

    fn played(&mut self, position: &Position, played: Move) -> bool {
        let black = position.turn() == Color::Black;
        if black && played.from() == self.blocker {
            self.blocker = played.to();
        }
        black || played.to() != self.blocker
    }
}

/// Walks into the nets that look nearest.
pub(crate) fn minor_dives(root: &Position) -> Option<Vec<Move>> {
    let placement = root.placement();
    let bishops = placement.of(Color::White, Role::Bishop);
    let only_bishops = placement.of(Color::White, Role::Knight).is_empty();
    let (white_king, black_king) = (root.king(Color::White), root.king(Color::Black));
    let mut nets = Vec::new();
    for (order, net) in CORNER_NETS.iter().enumerate() {
        if only_bishops && !bishops.meets(same_shade(net.corner)) {
            continue;
        }
        for blocker in placement.of_color(Color::Black).without(black_king) {
            if let Some(distance) = to_block(placement, blocker, net.block, only_bishops) {
                let kings = 2 * i32::from(king_distance(black_king, net.corner))
                    + i32::from(king_distance(white_king, net.corner));
                nets.push((kings + 2 * distance, order, blocker));
            }
        }
    }
    nets.sort_unstable();
    nets.truncate(NETS_MAX);
    for round in 0..ROUNDS {
        for &(_, order, blocker) in &nets {
            let net = &CORNER_NETS[order];
            let mut taste = ToNet { net, blocker, black_king, only_bishops };
            if let Some(line) = walk(root, &mut taste, PLIES_MAX, round * 77_777) {
                return Some(line);
            }
        }
    }
    None
}

fn to_block(
    placement: &Placement,
    blocker: Square,
    block: Square,
    only_bishops: bool,
) -> Option<i32> {
    match placement.role_at(blocker)? {
        Role::Knight => Some(knight_distance(blocker, block)),
        Role::Bishop => same_shade(block).has(blocker).then_some(1),
        Role::Rook => (!only_bishops).then_some(2),
        Role::Pawn => Some(pawn_to_block(blocker, block) / 2),
        Role::Queen | Role::King => None,
    }
}
