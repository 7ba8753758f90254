//! May Black be mated in some position of a closed abstract state? "May" errs on the side of yes: only a
//! no proves something.

use board::{Bitboard, Color, Square, attacks};

use super::castling::CastlingOption;
use super::closure::{Facts, is_open};
use super::state::{State, attacks_of, fixed_square, is_fixed, reach};
use crate::{AbstractKind, AbstractMan};

/// More white men than this near the king are taken together instead of one by one.
const EXACT_MEN_MAX: usize = 4;
const COMBINATIONS_MAX: u32 = 20_000;

/// Squares that must still be denied to the black king: some by White's king alone, the others by it or by
/// a black man that stands there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Wanted {
    by_king: Bitboard,
    by_king_or_block: Bitboard,
}

/// One place of a white man near the black king: what it attacks, and its square if that is beside him.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Post {
    beside: Bitboard,
    attacked: Bitboard,
}

/// What the test needs to know of a state.
pub(super) struct MateTest<'a> {
    state: &'a State,
    facts: &'a Facts,
    castling: &'a [CastlingOption],
    white_men: Vec<AbstractMan>,
    reaches: Vec<Bitboard>,
    /// Regions of black men that can move, as they may step in the way of their king.
    blockers: Vec<Bitboard>,
    blocked: Bitboard,
    fixed_black: Bitboard,
}

impl<'a> MateTest<'a> {
    pub(super) fn new(
        state: &'a State,
        facts: &'a Facts,
        castling: &'a [CastlingOption],
    ) -> MateTest<'a> {
        let men = &state.key.men;
        let white_men: Vec<AbstractMan> =
            men.iter().copied().filter(|man| man.color == Color::White).collect();
        let lines = facts.fixed | fixed_square(facts.kings.white);
        let mut blockers = Vec::new();
        let mut fixed_black = state.key.black_pawns;
        for man in men.iter().filter(|man| man.color == Color::Black) {
            if is_fixed(man.region) {
                fixed_black |= man.region;
            } else {
                blockers.push(man.region);
            }
        }
        MateTest {
            state,
            facts,
            castling,
            reaches: white_men.iter().map(|man| reach(man, lines)).collect(),
            white_men,
            blocked: blockers.iter().fold(Bitboard::EMPTY, |all, &region| all | region),
            blockers,
            fixed_black,
        }
    }

    /// A pair of kings, White's first, for which a mate cannot be excluded.
    pub(super) fn possible_mate(&self) -> Option<(Square, Square)> {
        let pawn_attacks = self.state.key.pawn_attacks(Color::White);
        let all = self.reaches.iter().fold(pawn_attacks, |all, &reach| all | reach);
        let mut wanted = Vec::new();
        for king in self.facts.kings.black & all {
            wanted.clear();
            self.wanted(king, &mut wanted);
            if wanted.is_empty() {
                continue;
            }
            wanted.sort_unstable();
            wanted.dedup();
            for white_king in self.facts.kings.white {
                let is_pair = self.state.black_to_move[white_king.index()].has(king);
                if is_pair
                    && self.is_closed_net(white_king, &wanted)
                    && self.may_arise(white_king, king)
                {
                    return Some((white_king, king));
                }
            }
        }
        None
    }

    /// The alternatives for what is wanted to mate the king there. None: no check is possible.
    fn wanted(&self, king: Square, wanted: &mut Vec<Wanted>) {
        let around = attacks::king(king);
        let near = around.with(king);
        let by_pawn = self.state.key.pawn_attacks(Color::White);
        let flights = around - self.fixed_black - by_pawn;
        let men: Vec<usize> = (0..self.white_men.len())
            .filter(|&at| self.reaches[at].meets(near) || self.white_men[at].region.meets(around))
            .collect();
        if men.len() > EXACT_MEN_MAX {
            let all = men.iter().fold(Bitboard::EMPTY, |all, &at| all | self.reaches[at]);
            return wanted.push(self.by_king_or_block(flights - all));
        }
        let posts: Vec<Vec<Post>> = men.iter().map(|&at| self.posts(at, king, by_pawn)).collect();
        let combinations =
            posts.iter().fold(1_u32, |product, posts| product.saturating_mul(posts.len() as u32));
        if combinations > COMBINATIONS_MAX {
            let all = men.iter().fold(Bitboard::EMPTY, |all, &at| all | self.reaches[at]);
            return wanted.push(self.by_king_or_block(flights - all));
        }
        let mut chosen = Vec::with_capacity(posts.len());
        self.combine(&posts, &mut chosen, &mut |chosen: &[Post]| {
            let attacked = chosen.iter().fold(by_pawn, |all, post| all | post.attacked);
            if attacked.has(king) {
                wanted.push(self.wanted_beside(flights, chosen));
            }
        });
    }

    fn combine(&self, posts: &[Vec<Post>], chosen: &mut Vec<Post>, with: &mut impl FnMut(&[Post])) {
        let Some((first, rest)) = posts.split_first() else { return with(chosen) };
        for &post in first {
            chosen.push(post);
            self.combine(rest, chosen, with);
            chosen.pop();
        }
    }

    /// A white man beside the king is no flight square only if another man, or the king, guards it.
    fn wanted_beside(&self, flights: Bitboard, chosen: &[Post]) -> Wanted {
        let mut attacked = Bitboard::EMPTY;
        let mut beside = Bitboard::EMPTY;
        let mut unguarded = Bitboard::EMPTY;
        for (at, post) in chosen.iter().enumerate() {
            attacked |= post.attacked;
            beside |= post.beside;
            if post.beside.any() {
                let mut others = chosen.iter().enumerate().filter(|&(other, _)| other != at);
                if !others.any(|(_, other)| other.attacked.meets(post.beside)) {
                    unguarded |= post.beside;
                }
            }
        }
        let wanted = flights - (attacked - beside) - (beside - unguarded);
        let mut wanted_of = self.by_king_or_block(wanted - beside);
        wanted_of.by_king |= wanted & beside;
        wanted_of
    }

    fn by_king_or_block(&self, wanted: Bitboard) -> Wanted {
        Wanted { by_king: wanted - self.blocked, by_king_or_block: wanted & self.blocked }
    }

    /// The places of a man that differ near the king, without those that others make superfluous.
    fn posts(&self, at: usize, king: Square, by_pawn: Bitboard) -> Vec<Post> {
        let man = self.white_men[at];
        let around = attacks::king(king);
        let lines =
            (self.facts.fixed | fixed_square(self.facts.kings.white)) - fixed_square(man.region);
        // A lone man that checks where a pawn takes it does not mate: no other man can pin the pawn.
        let takers = if self.white_men.len() == 1 && !by_pawn.has(king) {
            self.state.key.pawn_attacks(Color::Black)
        } else {
            Bitboard::EMPTY
        };
        let mut posts: Vec<Post> = Vec::new();
        for from in man.region.without(king) {
            let attacked = attacks_of(man.kind, from, lines) & around.with(king);
            if attacked.has(king) && takers.has(from) {
                continue;
            }
            posts.push(Post { beside: Bitboard::of(from) & around, attacked });
        }
        posts.sort_unstable();
        posts.dedup();
        let all = posts.clone();
        posts.retain(|post| {
            !all.iter().any(|other| {
                other != post
                    && other.beside == post.beside
                    && post.attacked.is_within(other.attacked)
            })
        });
        if posts.is_empty() {
            posts.push(Post { beside: Bitboard::EMPTY, attacked: Bitboard::EMPTY });
        }
        posts
    }

    fn is_closed_net(&self, white_king: Square, wanted: &[Wanted]) -> bool {
        let guarded = attacks::king(white_king);
        wanted.iter().any(|wanted| {
            wanted.by_king.is_within(guarded)
                && can_block(wanted.by_king_or_block - guarded, &self.blockers)
        })
    }

    /// Can a move of White's have led to this pair of kings with Black in check?
    fn may_arise(&self, white_king: Square, king: Square) -> bool {
        let state = self.state;
        if state.entered.by_man[white_king.index()].has(king) {
            return true;
        }
        if self.facts.has_quiet_men.white && state.white_to_move[white_king.index()].has(king) {
            return true;
        }
        let captured = state.entered.by_king[white_king.index()].has(king);
        for from in attacks::king(white_king) {
            let is_pair = captured || state.white_to_move[from.index()].has(king);
            if is_pair && self.unmasks(from, king) {
                return true;
            }
        }
        self.castling.iter().any(|option| {
            option.color == Color::White
                && option.king_target == white_king
                && state.white_to_move[option.king.index()].has(king)
                && is_open(state, self.facts, option)
        })
    }

    /// Does White's king, leaving this square, open a line to the black king?
    fn unmasks(&self, from: Square, king: Square) -> bool {
        let line = attacks::line(from, king);
        self.white_men.iter().any(|man| {
            let lines = self.facts.fixed - fixed_square(man.region);
            man.kind != AbstractKind::Knight
                && (man.region & line).into_iter().any(|at| {
                    attacks::between(at, king).has(from)
                        && attacks_of(man.kind, at, lines).has(king)
                })
        })
    }
}

/// Can each of the squares be taken by a different one of the men?
fn can_block(squares: Bitboard, regions: &[Bitboard]) -> bool {
    if squares.is_empty() {
        return true;
    }
    if squares.count() as usize > regions.len() {
        return false;
    }
    let mut taken: Vec<Option<Square>> = vec![None; regions.len()];
    squares.into_iter().all(|square| {
        let mut tried = vec![false; regions.len()];
        assign(square, regions, &mut taken, &mut tried)
    })
}

fn assign(
    square: Square,
    regions: &[Bitboard],
    taken: &mut [Option<Square>],
    tried: &mut [bool],
) -> bool {
    for at in 0..regions.len() {
        if regions[at].has(square) && !tried[at] {
            tried[at] = true;
            let free = match taken[at] {
                None => true,
                Some(other) => assign(other, regions, taken, tried),
            };
            if free {
                taken[at] = Some(square);
                return true;
            }
        }
    }
    false
}
