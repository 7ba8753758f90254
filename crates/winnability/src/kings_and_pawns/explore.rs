//! Arrangement after arrangement, in the order of their progress.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::ops::ControlFlow;

use board::{Bitboard, ByColor, Color, Move, Position};

use super::kings::{Pair, Pairs, step_row};
use super::line::line_to;
use super::mate;
use super::pawns::Pawns;
use super::promotions::{Promotion, Promotions};
use super::step::{Step, steps};

/// What came of it.
pub(crate) enum Exact {
    /// A line that mates.
    Mate(Vec<Move>),
    /// All that can be reached without a promotion has been seen, so many positions, and there is no mate.
    NoMate {
        /// How many.
        states: u64,
        /// What can be reached by a promotion, which may be nothing.
        promotions: Promotions,
    },
    /// There are more arrangements than were allowed.
    Unknown,
}

/// An arrangement, and the kings that go with it.
pub(super) struct Structure {
    pub(super) pawns: Pawns,
    /// By the player to move.
    pub(super) pairs: ByColor<Pairs>,
    /// Pairs with Black to move that White's pawns, or the root, lead to, and those that a capture by White's king does.
    pub(super) by_man: Pairs,
    pub(super) by_king: Pairs,
    /// The arrangements from which it can be reached, and how, by whom.
    pub(super) from: Vec<(usize, Step, Color)>,
}

impl Structure {
    fn of(pawns: Pawns) -> Structure {
        let (by_man, by_king) = (Pairs::NONE, Pairs::NONE);
        Structure { pawns, pairs: ByColor::default(), by_man, by_king, from: Vec::new() }
    }
}

/// So many promotions of White's are followed at once, and so many for each step.
const FOLLOWED_MAX: u32 = 48;
const FOLLOWED_FOR_STEP: usize = 2;

/// Looks at everything that can be reached from `root`, with at most so many arrangements. `finish` looks for a mate
/// after a promotion of White's. Also tells the number of arrangements.
pub(crate) fn explore(
    root: &Position,
    structures_max: u64,
    finish: impl FnMut(&Position) -> Option<Vec<Move>>,
) -> (Exact, u64) {
    let kings = Pair { white: root.king(Color::White), black: root.king(Color::Black) };
    let mut explorer = Explorer {
        root,
        finish,
        structures: Vec::new(),
        known: HashMap::new(),
        open: BinaryHeap::new(),
        followed: 0,
        promotions: Vec::new(),
    };
    explorer.enter(Pawns::of(root), root.turn(), &Pairs::one(kings), None);
    let mut states = 0;
    while let Some(Reverse((_, at))) = explorer.open.pop() {
        let seen = explorer.structures.len() as u64;
        if seen > structures_max {
            return (Exact::Unknown, seen);
        }
        if let ControlFlow::Break(found) = explorer.look_at(at) {
            return (found, seen);
        }
        let pairs = &explorer.structures[at].pairs;
        states += pairs[Color::White].count() + pairs[Color::Black].count();
    }
    let Explorer { structures, promotions, .. } = explorer;
    let seen = structures.len() as u64;
    let promotions = Promotions { root: *root, structures, promotions };
    (Exact::NoMate { states, promotions }, seen)
}

struct Explorer<'a, F> {
    root: &'a Position,
    finish: F,
    structures: Vec<Structure>,
    known: HashMap<Pawns, usize>,
    /// By progress: what leads to an arrangement comes before it.
    open: BinaryHeap<Reverse<(u32, usize)>>,
    followed: u32,
    promotions: Vec<Promotion>,
}

impl<F: FnMut(&Position) -> Option<Vec<Move>>> Explorer<'_, F> {
    /// Completes an arrangement and takes every step from it, unless there is a mate.
    fn look_at(&mut self, at: usize) -> ControlFlow<Exact> {
        let structure = &mut self.structures[at];
        if structure.pawns.passed.is_none() {
            close(structure);
        }
        let (pawns, pairs) = (structure.pawns, structure.pairs);
        if let Some(mated) = mate::find(&pawns, &pairs[Color::Black]) {
            let line = line_to(&self.structures, self.root, at, Color::Black, mated);
            return ControlFlow::Break(line.map_or(Exact::Unknown, Exact::Mate));
        }
        for us in Color::ALL {
            if pairs[us].is_empty() {
                continue;
            }
            for step in steps(&pawns, us) {
                let after = step.pairs(&pawns, us, &pairs[us]);
                if after.is_empty() {
                    continue;
                }
                if let Step::Promotion(played) = step {
                    let promotion = Promotion { at, us, played, pairs: after };
                    if let Some(line) = self.follow(&promotion) {
                        return ControlFlow::Break(Exact::Mate(line));
                    }
                    self.promotions.push(promotion);
                } else {
                    self.enter(step.result(&pawns, us), !us, &after, Some((at, step, us)));
                }
            }
        }
        ControlFlow::Continue(())
    }

    fn enter(
        &mut self,
        pawns: Pawns,
        turn: Color,
        pairs: &Pairs,
        from: Option<(usize, Step, Color)>,
    ) {
        // A king alone does not mate.
        if pawns.of[Color::White].is_empty() {
            return;
        }
        let at = *self.known.entry(pawns).or_insert_with(|| {
            self.structures.push(Structure::of(pawns));
            let at = self.structures.len() - 1;
            self.open.push(Reverse((pawns.progress(), at)));
            at
        });
        let structure = &mut self.structures[at];
        structure.pairs[turn].add_all(pairs);
        if turn == Color::Black {
            match from {
                Some((_, Step::KingTakes(_), _)) => structure.by_king.add_all(pairs),
                Some((_, Step::King, _)) => {}
                Some((_, Step::Pawn(_) | Step::Promotion(_), _)) | None => {
                    structure.by_man.add_all(pairs);
                }
            }
        }
        structure.from.extend(from);
    }

    /// With a queen a mate is often easy.
    fn follow(&mut self, promotion: &Promotion) -> Option<Vec<Move>> {
        if promotion.us == Color::Black {
            return None;
        }
        for pair in promotion.pairs.iter().take(FOLLOWED_FOR_STEP) {
            if self.followed == FOLLOWED_MAX {
                return None;
            }
            self.followed += 1;
            let mut line = promotion.line(&self.structures, self.root, pair, promotion.played)?;
            let end = line.iter().fold(*self.root, |position, &it| position.play_unchecked(it));
            if let Some(rest) = (self.finish)(&end) {
                line.extend(rest);
                return Some(line);
            }
        }
        None
    }
}

/// Lets the kings walk as long as anything new is reached.
fn close(structure: &mut Structure) {
    let pawns = structure.pawns;
    let free = ByColor::from_fn(|us: Color| !pawns.attacks(!us) - pawns.all());
    let rows = |pairs: &Pairs| pairs.rows().map(|(white, _)| white).collect::<Bitboard>();
    let mut fresh = ByColor::from_fn(|turn| rows(&structure.pairs[turn]));
    let mut turn = Color::White;
    while fresh[Color::White].any() || fresh[Color::Black].any() {
        let changed = core::mem::take(&mut fresh[turn]);
        for white in changed {
            let row = structure.pairs[turn].black_kings(white);
            fresh[!turn] |= step_row(&mut structure.pairs[!turn], turn, free[turn], white, row);
        }
        turn = !turn;
    }
}
