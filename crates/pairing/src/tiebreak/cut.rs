//! Modifiers that leave terms out (Article 14).

use super::account::{LeftOut, Term};

/// Articles 14.1 to 14.4: first the least values, then the greatest.
pub(super) fn cut(terms: &mut [Term], lowest: u8, highest: u8) {
    for _ in 0..lowest {
        cut_lowest(terms);
    }
    for _ in 0..highest {
        let greatest = remaining(terms).max_by_key(|(_, it)| (it.weight(), it.amount));
        if let Some(place) = greatest.map(|(place, _)| place) {
            leave_out(terms, place, LeftOut::Highest);
        }
    }
}

/// Article 14.1, with the exception of Article 16.5: rather the least term from a round in which the player was not ready to play,
/// as long as the term that would be cut otherwise is not greater.
fn cut_lowest(terms: &mut [Term]) {
    let Some((least, amount)) = remaining(terms)
        .min_by_key(|(_, it)| (it.weight(), it.amount))
        .map(|(place, it)| (place, it.amount))
    else {
        return;
    };
    let voluntary = remaining(terms)
        .filter(|(_, it)| it.is_voluntary())
        .min_by_key(|(_, it)| it.amount)
        .filter(|(place, it)| *place != least && it.amount >= amount);
    match voluntary.map(|(place, _)| place) {
        Some(place) => leave_out(terms, place, LeftOut::Voluntary),
        None => leave_out(terms, least, LeftOut::Lowest),
    }
}

fn remaining(terms: &[Term]) -> impl Iterator<Item = (usize, &Term)> {
    terms.iter().enumerate().filter(|(_, it)| it.left_out.is_none())
}

fn leave_out(terms: &mut [Term], place: usize, why: LeftOut) {
    if let Some(term) = terms.get_mut(place) {
        term.left_out = Some(why);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Score;
    use crate::tiebreak::Value;
    use crate::tiebreak::account::{Counted, Source, sum};
    use crate::tiebreak::unplayed::Unplayed;

    /// A term of Sonneborn-Berger: a score of so many halves, of which so many halves were taken.
    fn term(round: usize, halves: i32, taken: i32, voluntary: bool) -> Term {
        let counts = Score::tenths(halves * 5);
        let scored = Score::tenths(taken * 5);
        let from = if voluntary {
            Source::Dummy { unplayed: Unplayed::RequestedBye, own: counts, limit: None, counts }
        } else {
            Source::Opponent {
                player: round,
                counts: Counted { score: counts, own: counts, drawn: Vec::new() },
            }
        };
        let amount = Value::from(counts) * Value::from(scored);
        Term { round, from, scored: Some(scored), amount, left_out: None }
    }

    fn which(terms: &[Term]) -> Vec<(usize, LeftOut)> {
        terms.iter().filter_map(|it| Some((it.round, it.left_out?))).collect()
    }

    #[test]
    fn the_weakest_opponent_goes_not_the_smallest_product() {
        let mut terms = [term(0, 8, 0, false), term(1, 4, 2, false), term(2, 4, 1, false)];
        cut(&mut terms, 1, 0);
        assert_eq!(which(&terms), [(2, LeftOut::Lowest)]);
        assert_eq!(sum(&terms), Value::whole(2));
    }

    #[test]
    fn a_round_he_did_not_want_goes_first_if_it_is_worth_as_much() {
        let mut terms = [term(0, 4, 2, false), term(1, 9, 1, true), term(2, 12, 2, false)];
        cut(&mut terms, 1, 0);
        assert_eq!(which(&terms), [(1, LeftOut::Voluntary)]);
        let mut terms = [term(0, 4, 2, false), term(1, 9, 0, true), term(2, 12, 2, false)];
        cut(&mut terms, 1, 0);
        assert_eq!(which(&terms), [(0, LeftOut::Lowest)]);
    }

    #[test]
    fn more_cuts_ask_again() {
        let mut terms =
            [term(0, 4, 2, false), term(1, 9, 1, true), term(2, 9, 1, true), term(3, 16, 0, false)];
        cut(&mut terms, 2, 1);
        assert_eq!(
            which(&terms),
            [(1, LeftOut::Voluntary), (2, LeftOut::Voluntary), (3, LeftOut::Highest)]
        );
        cut(&mut terms, 9, 9);
        assert_eq!(sum(&terms), Value::ZERO);
    }
}
