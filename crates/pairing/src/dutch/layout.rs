//! Where in a number each criterion has its bits: the first criterion has the highest, so that the greatest sum is the best pairing.

use super::bracket::Bracket;
use super::criteria::{Criterion, Pair, Place};
use crate::matching::wide::Weight;

/// How far the search looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// At the bracket alone.
    Bracket,
    /// At the bracket and the next one.
    Next,
    /// At everybody who is left, and the bye.
    All,
}

/// The places of the fields.
pub(crate) struct Layout {
    /// Whoever is said to stay in the bracket stays.
    stays: Option<u32>,
    /// Everybody has somebody (criterion C4).
    complete: Option<u32>,
    fields: Vec<(Criterion, Vec<u32>)>,
    /// As few exchanges as can be (Article 4.3.1), the smallest difference of the numbers exchanged (4.3.2).
    exchanges: u32,
    numbers: u32,
    /// Who was chosen to be exchanged (4.3.3 and 4.3.4), or to be paired (4.4).
    chosen: u32,
    /// Whom the player who is looked at would have (4.2).
    order: u32,
    pub(crate) bits: u32,
    /// Is there room for what Article 4.3 asks of exchanges?
    pub(crate) exchanging: bool,
}

/// The bits that the matching needs above the greatest weight.
const HEADROOM: u32 = 6;

impl Layout {
    pub(crate) fn new(
        criteria: &[Criterion],
        bracket: &Bracket<'_>,
        reach: Reach,
        vertices: usize,
        exchanging: bool,
    ) -> Self {
        let mut at = 0;
        let mut place = |most: usize| {
            let here = at;
            at += usize::BITS - most.leading_zeros();
            here
        };
        let size = bracket.size().max(1);
        let order = place(size + 1);
        let choosing = exchanging || !bracket.moved_down.is_empty();
        let chosen = place(if choosing { 2 * size } else { 0 });
        let numbers = place(if exchanging { size * size } else { 0 });
        let exchanges = place(size);
        let mut fields: Vec<(Criterion, Vec<u32>)> = criteria
            .iter()
            .rev()
            .map(|criterion| {
                let sizes = criterion.fields(bracket, reach != Reach::Bracket);
                let mut places: Vec<u32> = sizes.iter().rev().map(|most| place(*most)).collect();
                places.reverse();
                (*criterion, places)
            })
            .collect();
        fields.reverse();
        fields.retain(|(_, places)| !places.is_empty());
        let complete = (reach == Reach::All).then(|| place(vertices));
        let keeps =
            bracket.unless.is_some_and(|it| bracket.players().any(|player| it.keeps(player)));
        let stays = keeps.then(|| place(2));
        Self {
            stays,
            complete,
            fields,
            exchanges,
            numbers,
            chosen,
            order,
            bits: at + HEADROOM,
            exchanging,
        }
    }

    /// What a pair is worth by the criteria.
    pub(crate) fn weigh<W: Weight>(&self, bracket: &Bracket<'_>, pair: Pair) -> W {
        let mut sum: W = self.anybody();
        if let (Some(place), Some(unless), Place::Here) = (self.stays, bracket.unless, pair.place) {
            let kept = [pair.higher, pair.lower].into_iter().filter(|it| unless.keeps(*it)).count();
            sum = sum.plus(W::bit(kept as i64, place));
        }
        for (criterion, places) in &self.fields {
            criterion.merits(bracket, pair, &mut |field, amount| {
                if amount != 0
                    && let Some(place) = places.get(field)
                {
                    sum = sum.plus(W::bit(amount, *place));
                }
            });
        }
        sum
    }

    /// What it is worth that two have each other, or that somebody has the bye.
    pub(crate) fn anybody<W: Weight>(&self) -> W {
        self.complete.map_or(W::ZERO, |place| W::bit(1, place))
    }

    pub(crate) fn exchange<W: Weight>(&self) -> W {
        W::bit(-1, self.exchanges)
    }

    pub(crate) fn number<W: Weight>(&self, number: usize) -> W {
        W::bit(-(number as i64), self.numbers)
    }

    pub(crate) fn chosen<W: Weight>(&self, sign: i64) -> W {
        W::bit(sign, self.chosen)
    }

    pub(crate) fn order<W: Weight>(&self, amount: usize) -> W {
        W::bit(amount as i64, self.order)
    }
}
