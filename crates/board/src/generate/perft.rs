//! Counts the positions a number of moves ahead: the tree is walked without making lists or moves, and
//! its last ply is only counted. It answers no other question.

use super::side::{Black, Side, White};
use super::visit::{Node, PawnTargets, Visitor, visit};
use crate::attacks::sliders::{self, Arithmetic};
use crate::{Bitboard, Color, Placement, PromotionRole, Role, Square, Wing};

/// How many sequences of `depth` legal moves there are from here.
pub(crate) fn perft(node: Node<'_>, turn: Color, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    #[cfg(target_arch = "x86_64")]
    if sliders::fast_pext() {
        // SAFETY: the processor has just been asked for BMI1, BMI2 and POPCNT.
        return unsafe {
            match turn {
                Color::White => with_pext::tree::<White>(node, depth),
                Color::Black => with_pext::tree::<Black>(node, depth),
            }
        };
    }
    match turn {
        Color::White => with_arithmetic::tree::<White>(node, depth),
        Color::Black => with_arithmetic::tree::<Black>(node, depth),
    }
}

/// The recursion, written once and compiled once for each way of finding slider attacks, so that the
/// choice between them is made at the root and never again.
macro_rules! tree_with {
    ($module:ident, $sliders:ty $(, $features:meta)?) => {
        mod $module {
            use super::*;

            $(#[$features])?
            pub(super) fn tree<C: Side>(node: Node<'_>, depth: u32) -> u64 {
                match depth {
                    0 | 1 => count::<C>(node),
                    2 => second_last::<C>(node),
                    _ => deeper::<C>(node, depth),
                }
            }

            $(#[$features])?
            #[inline(never)]
            fn count<C: Side>(node: Node<'_>) -> u64 {
                let mut counter = Counter(0);
                visit::<$sliders, C, _>(node, &mut counter);
                counter.0
            }

            $(#[$features])?
            #[inline(never)]
            fn second_last<C: Side>(node: Node<'_>) -> u64 {
                let mut children = Children { node, then: CountThem(0) };
                visit::<$sliders, C, _>(node, &mut children);
                children.then.0
            }

            $(#[$features])?
            #[inline(never)]
            fn deeper<C: Side>(node: Node<'_>, depth: u32) -> u64 {
                let mut children = Children { node, then: GoOn { total: 0, depth: depth - 1 } };
                visit::<$sliders, C, _>(node, &mut children);
                children.then.total
            }

            struct CountThem(u64);

            impl OnChild for CountThem {
                #[inline(always)]
                fn child<C: Side>(&mut self, child: Node<'_>) {
                    let mut counter = Counter(0);
                    visit::<$sliders, C, _>(child, &mut counter);
                    self.0 += counter.0;
                }
            }

            struct GoOn {
                total: u64,
                depth: u32,
            }

            impl OnChild for GoOn {
                #[inline(always)]
                #[allow(unused_unsafe)]
                fn child<C: Side>(&mut self, child: Node<'_>) {
                    // SAFETY: only reached from `deeper`, which runs with the same processor features.
                    self.total += unsafe { tree::<C>(child, self.depth) };
                }
            }
        }
    };
}

#[cfg(target_arch = "x86_64")]
tree_with!(with_pext, sliders::Pext, target_feature(enable = "bmi1,bmi2,popcnt"));
tree_with!(with_arithmetic, Arithmetic);

/// Counts moves without looking at them.
pub(crate) struct Counter(pub(crate) u64);

impl<C: Side> Visitor<C> for Counter {
    const QUEENS_IN_HALVES: bool = true;

    #[inline(always)]
    fn piece(&mut self, _role: Role, _from: Square, targets: Bitboard) {
        self.0 += u64::from(targets.count());
    }

    #[inline(always)]
    fn pawns(&mut self, targets: PawnTargets) {
        let PawnTargets { steps, double_steps, captures_a, captures_h, promotions } = targets;
        let moves = [steps, double_steps, captures_a, captures_h];
        self.0 += moves.iter().map(|set| u64::from(set.count())).sum::<u64>();
        if promotions {
            // Each of them is four moves, and has been counted once.
            let last_rank = C::Opponent::FIRST_RANK;
            let promoting = [steps, captures_a, captures_h].map(|set| (set & last_rank).count());
            self.0 += 3 * u64::from(promoting.iter().sum::<u32>());
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, _from: Square) {
        self.0 += 1;
    }

    #[inline(always)]
    fn castling(&mut self, _king: Square, _rook: Square) {
        self.0 += 1;
    }
}

/// Each square of a set, as a set of its own. A macro, because a closure would be compiled without the
/// processor features of the function that it stands in.
macro_rules! each {
    ($set:expr, $square:ident => $body:expr) => {
        let mut rest: Bitboard = $set;
        while rest.any() {
            let $square = rest.lowest();
            rest ^= $square;
            $body;
        }
    };
}

/// Something to do with each position that one move leads to.
trait OnChild {
    fn child<C: Side>(&mut self, child: Node<'_>);
}

/// Makes the position after each move.
struct Children<'a, T> {
    node: Node<'a>,
    then: T,
}

impl<T: OnChild> Children<'_, T> {
    #[inline(always)]
    fn reached<C: Side>(&mut self, placement: &Placement, rooks: Bitboard, en_passant: Bitboard) {
        let ways = self.node.ways;
        self.then.child::<C::Opponent>(Node { placement, castling_rooks: rooks, ways, en_passant });
    }

    #[inline(always)]
    fn quiet<C: Side>(&mut self, role: Role, both: Bitboard, rooks: Bitboard, passed: Bitboard) {
        let mut child = *self.node.placement;
        child.shift(role, C::COLOR, both);
        self.reached::<C>(&child, rooks, passed);
    }

    #[inline(always)]
    fn capture<C: Side>(&mut self, role: Role, from: Bitboard, to: Bitboard, rooks: Bitboard) {
        let mut child = *self.node.placement;
        child.clear(to, C::Opponent::COLOR);
        child.shift(role, C::COLOR, from | to);
        self.reached::<C>(&child, rooks - to, Bitboard::EMPTY);
    }

    #[inline(always)]
    fn promotions<C: Side>(&mut self, from: Bitboard, to: Bitboard, rooks: Bitboard) {
        for choice in PromotionRole::ALL {
            let mut child = *self.node.placement;
            child.clear(to, C::Opponent::COLOR);
            child.roles[Role::Pawn as usize] ^= from;
            child.roles[choice.role() as usize] ^= to;
            child.colors[C::COLOR as usize] ^= from | to;
            self.reached::<C>(&child, rooks, Bitboard::EMPTY);
        }
    }
}

impl<C: Side, T: OnChild> Visitor<C> for Children<'_, T> {
    #[inline(always)]
    fn piece(&mut self, role: Role, from: Square, targets: Bitboard) {
        let node = self.node;
        let from = Bitboard::of(from);
        let rooks = match role {
            Role::King => node.castling_rooks - C::FIRST_RANK,
            Role::Rook => node.castling_rooks - from,
            _ => node.castling_rooks,
        };
        let them = node.placement.of_color(C::Opponent::COLOR);
        each!(targets & them, to => self.capture::<C>(role, from, to, rooks));
        each!(targets - them, to => self.quiet::<C>(role, from | to, rooks, Bitboard::EMPTY));
    }

    #[inline(always)]
    fn pawns(&mut self, mut targets: PawnTargets) {
        let rooks = self.node.castling_rooks;
        if targets.promotions {
            let last_rank = C::Opponent::FIRST_RANK;
            each!(targets.steps & last_rank, to => self.promotions::<C>(C::back(to), to, rooks));
            each!(targets.captures_a & last_rank, to =>
                self.promotions::<C>(C::Opponent::forward_h(to), to, rooks - to));
            each!(targets.captures_h & last_rank, to =>
                self.promotions::<C>(C::Opponent::forward_a(to), to, rooks - to));
            targets.steps -= last_rank;
            targets.captures_a -= last_rank;
            targets.captures_h -= last_rank;
        }
        each!(targets.captures_a, to =>
            self.capture::<C>(Role::Pawn, C::Opponent::forward_h(to), to, rooks));
        each!(targets.captures_h, to =>
            self.capture::<C>(Role::Pawn, C::Opponent::forward_a(to), to, rooks));
        each!(targets.steps, to =>
            self.quiet::<C>(Role::Pawn, C::back(to) | to, rooks, Bitboard::EMPTY));
        each!(targets.double_steps, to =>
            self.quiet::<C>(Role::Pawn, C::back(C::back(to)) | to, rooks, C::back(to)));
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Square) {
        let (node, to) = (self.node, self.node.en_passant);
        let mut child = *node.placement;
        child.clear(C::back(to), C::Opponent::COLOR);
        child.shift(Role::Pawn, C::COLOR, Bitboard::of(from) | to);
        self.reached::<C>(&child, node.castling_rooks, Bitboard::EMPTY);
    }

    #[inline(always)]
    fn castling(&mut self, king: Square, rook: Square) {
        let node = self.node;
        let mut child = *node.placement;
        child.castle(C::COLOR, king, rook, Wing::of_rook(king, rook));
        self.reached::<C>(&child, node.castling_rooks - C::FIRST_RANK, Bitboard::EMPTY);
    }
}
