//! The arrangements as a proof by epochs, which is shorter than a list of positions where the kings walk far.

use std::collections::BTreeMap;

use board::{Bitboard, ByColor, Color};

use super::explore::Structure;
use super::kings::Pairs;
use super::mate;
use super::promotions::Promotions;
use crate::{AbstractState, KingPairs};

/// The states of a proof, if nothing more is needed for it: nobody can be promoted, no pawn can be captured in
/// passing at once, and no pawn's check is met only by capturing the pawn, which such a proof does not see.
pub(crate) fn epochs(explored: &Promotions) -> Option<Vec<AbstractState>> {
    if !explored.promotions.is_empty() || explored.structures.first()?.pawns.passed.is_some() {
        return None;
    }
    let mut states: BTreeMap<(Bitboard, Bitboard), Entered> = BTreeMap::new();
    for structure in &explored.structures {
        if mate::find_but_for_captures(&structure.pawns, &structure.pairs[Color::Black]).is_some() {
            return None;
        }
        let pawns = structure.pawns.of;
        states.entry((pawns.white, pawns.black)).or_default().add(structure);
    }
    let state = |((white, black), entered): ((Bitboard, Bitboard), Entered)| {
        entered.state(ByColor { white, black })
    };
    Some(states.into_iter().map(state).collect())
}

/// All pairs with the same pawns: the right to capture in passing makes no difference to a proof.
#[derive(Default)]
struct Entered {
    kings: ByColor<Pairs>,
    by_man: Pairs,
    by_king: Pairs,
}

impl Entered {
    fn add(&mut self, structure: &Structure) {
        for turn in Color::ALL {
            self.kings[turn].add_all(&structure.pairs[turn]);
        }
        self.by_man.add_all(&structure.by_man);
        self.by_king.add_all(&structure.by_king);
    }

    fn state(&self, pawns: ByColor<Bitboard>) -> AbstractState {
        let listed = |pairs: &Pairs| KingPairs { rows: pairs.rows().collect() };
        AbstractState {
            pawns,
            men: Vec::new(),
            kings: ByColor::from_fn(|turn| listed(&self.kings[turn])),
            entered_by_man: listed(&self.by_man),
            entered_by_king: listed(&self.by_king),
        }
    }
}
