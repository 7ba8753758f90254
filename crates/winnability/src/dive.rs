//! Greedy walks toward a mate in a corner, both players helping. A walk finds a mate or nothing; that it
//! finds nothing says nothing.

use board::{Bitboard, Color, Move, MoveKind, Placement, Position, PromotionRole, Role};

use crate::best_first::role_of;
use crate::checks::{Checks, black_is_mated};
use crate::material::rule_against_white;
use crate::nearness::{CORNERS, corner_area, to_corner, to_support};

const PLIES_MAX: usize = 128;

/// How a walk values moves: the smallest number is played.
pub(crate) trait Taste {
    /// Looks at a position before its moves are valued.
    fn look(&mut self, position: &Position);
    /// The value of a move of White's; `checks` if it attacks the black king from where it lands.
    fn white(&self, placement: &Placement, played: Move, role: Role, checks: bool) -> i32;
    /// The value of a move of Black's.
    fn black(&self, placement: &Placement, played: Move, role: Role) -> i32;
    /// A step of the king to where it should go, which may be taken without looking further.
    fn king_step(&self, _position: &Position, _moves: &[Move]) -> Option<Move> {
        None
    }
    /// Hears of the move that is played; says whether the walk may still succeed.
    fn played(&mut self, position: &Position, played: Move) -> bool;
}

/// Walks from `root` for at most so many plies; `salt` varies the choice between equals.
pub(crate) fn walk(
    root: &Position,
    taste: &mut impl Taste,
    plies_max: usize,
    salt: u64,
) -> Option<Vec<Move>> {
    let mut position = *root;
    let mut line = Vec::with_capacity(plies_max.min(32));
    let mut seen = [0; PLIES_MAX];
    let mut random = Random(root.key().0 ^ salt ^ 0x9e37_79b9_7f4a_7c15 | 1);
    let mut values = [0_i32; 256];
    for ply in 0..plies_max.min(PLIES_MAX) {
        let white = position.turn() == Color::White;
        let placement = position.placement();
        let checks = if white { Some(Checks::of(&position)) } else { None };
        let moves = position.legal_moves();
        let moves = &moves[..moves.len().min(values.len())];
        if let Some(checks) = &checks
            && let Some(mate) = mating_move(&position, moves, checks)
        {
            line.push(mate);
            return Some(line);
        }
        taste.look(&position);
        seen[ply] = position.key().0;
        let seen = &seen[..=ply];
        let step = taste.king_step(&position, moves).filter(|&step| is_wise(&position, step, seen));
        let next = match step {
            Some(step) => step,
            None => {
                for (value, &played) in values.iter_mut().zip(moves) {
                    let role = role_of(placement, played);
                    *value = random.small();
                    if let Some(checks) = &checks {
                        let becomes = played.promotion().map_or(role, PromotionRole::role);
                        let check = checks.directly(becomes, played.to());
                        *value += taste.white(placement, played, role, check);
                    } else {
                        *value += taste.black(placement, played, role);
                    }
                }
                choose(&position, moves, &mut values, seen)?
            }
        };
        if !taste.played(&position, next) {
            return None;
        }
        line.push(next);
        position = position.play_unchecked(next);
    }
    None
}

/// The best move that is wise.
fn choose(position: &Position, moves: &[Move], values: &mut [i32], seen: &[u64]) -> Option<Move> {
    for _ in 0..moves.len() {
        let best = (0..moves.len()).min_by_key(|&at| values[at])?;
        if values[best] == i32::MAX {
            return None;
        }
        values[best] = i32::MAX;
        if is_wise(position, moves[best], seen) {
            return Some(moves[best]);
        }
    }
    None
}

/// Neither repeats a position nor ends the game nor gives the mating material away.
fn is_wise(position: &Position, played: Move, seen: &[u64]) -> bool {
    let child = position.play_unchecked(played);
    if seen.contains(&child.key().0) {
        return false;
    }
    if child.plies_without_progress() == 0 && rule_against_white(child.placement()).is_some() {
        return false;
    }
    let few = child.placement().of_color(child.turn()).count() <= 4;
    !few || child.has_legal_move()
}

/// A move of White's that mates.
fn mating_move(position: &Position, moves: &[Move], checks: &Checks) -> Option<Move> {
    let placement = position.placement();
    moves.iter().copied().find(|&played| {
        checks.may_check_somehow(played)
            && checks.may_check(played, role_of(placement, played))
            && black_is_mated(&position.play_unchecked(played))
    })
}

/// Tie-breaking numbers, the same on every machine.
struct Random(u64);

impl Random {
    #[inline]
    fn small(&mut self) -> i32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 & 3) as i32
    }
}

/// Black's king into a corner, White's king beside it, a queen to mate.
struct ToCorner {
    corner: usize,
    area: Bitboard,
    has_heavy: bool,
    king_is_there: bool,
    support_is_there: bool,
    /// Is every move to be valued, also where a step of the king will do?
    looks_around: bool,
}

impl Taste for ToCorner {
    fn look(&mut self, position: &Position) {
        let placement = position.placement();
        let heavy = placement.of_role(Role::Queen) | placement.of_role(Role::Rook);
        self.has_heavy = heavy.meets(placement.of_color(Color::White));
        self.king_is_there = to_corner(self.corner, position.king(Color::Black)) == 0;
        self.support_is_there = to_support(self.corner, position.king(Color::White)) == 0;
    }

    #[inline]
    fn white(&self, placement: &Placement, played: Move, role: Role, checks: bool) -> i32 {
        let (from, to) = (played.from(), played.to());
        let mut value = match role {
            Role::King if played.kind() == MoveKind::Castling => 20,
            Role::King => {
                let nearer = to_support(self.corner, to) - to_support(self.corner, from);
                12 * nearer + if self.king_is_there && self.support_is_there { 24 } else { 4 }
            }
            Role::Pawn => match played.promotion() {
                Some(PromotionRole::Queen) => -60,
                Some(_) => 20,
                None if self.has_heavy => 2,
                None => -10,
            },
            _ if self.area.has(to) => 6,
            _ => 0,
        };
        if placement.of_color(Color::Black).has(to) {
            value -= 6;
        }
        if checks {
            value += 14;
        }
        value
    }

    #[inline]
    fn black(&self, placement: &Placement, played: Move, role: Role) -> i32 {
        let (from, to) = (played.from(), played.to());
        let mut value = match role {
            Role::King if played.kind() == MoveKind::Castling => 20,
            Role::King => {
                let nearer = to_corner(self.corner, to) - to_corner(self.corner, from);
                12 * nearer + if self.king_is_there { -8 } else { 2 }
            }
            Role::Pawn => match played.promotion() {
                Some(PromotionRole::Queen | PromotionRole::Rook) => 24,
                _ => 4,
            },
            _ => {
                let enters = if self.area.has(to) { 3 } else { 0 };
                enters - if self.area.has(from) { 3 } else { 0 }
            }
        };
        if placement.of_color(Color::White).has(to) {
            value += match placement.role_at(to) {
                Some(Role::Queen | Role::Rook) if played.kind() != MoveKind::Castling => 40,
                Some(Role::Pawn) => 12,
                _ => 16,
            };
        }
        value
    }

    fn king_step(&self, position: &Position, moves: &[Move]) -> Option<Move> {
        if self.looks_around {
            return None;
        }
        let king = position.king(position.turn());
        let steps = moves.iter().copied().take_while(|step| step.from() == king);
        match position.turn() {
            Color::White if !self.has_heavy || self.support_is_there => None,
            Color::White => {
                let far = to_support(self.corner, king);
                let steps = steps.filter(|step| to_support(self.corner, step.to()) < far);
                steps.min_by_key(|step| to_support(self.corner, step.to()))
            }
            Color::Black => {
                let far = to_corner(self.corner, king);
                let white = position.placement().of_color(Color::White);
                let steps = steps.filter(|step| {
                    to_corner(self.corner, step.to()) < far && !white.has(step.to())
                });
                steps.min_by_key(|step| to_corner(self.corner, step.to()))
            }
        }
    }

    fn played(&mut self, _: &Position, _: Move) -> bool {
        true
    }
}

/// Walks toward each corner, the nearest first, with short walks before long ones.
pub(crate) fn dives(root: &Position) -> Option<Vec<Move>> {
    let (white, black) = (root.king(Color::White), root.king(Color::Black));
    let mut corners = [0, 1, 2, 3];
    corners.sort_by_key(|&corner| 2 * to_corner(corner, black) + to_support(corner, white));
    for (round, plies_max) in [(0, 48), (1, 96)] {
        for corner in corners {
            let mut taste = ToCorner {
                corner,
                area: corner_area(corner),
                has_heavy: false,
                king_is_there: false,
                support_is_there: false,
                looks_around: round > 0,
            };
            let salt = round * 0x0123_4567;
            if let Some(line) = walk(root, &mut taste, plies_max, salt) {
                return Some(line);
            }
        }
    }
    debug_assert_eq!(CORNERS.len(), 4);
    None
}
