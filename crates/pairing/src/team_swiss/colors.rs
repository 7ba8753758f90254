//! Which team gets which colour (Article 4), and the order of the matches.

use std::cmp::{Ordering, Reverse};

use super::RoundToPair;
use super::standing::Standing;
use crate::tournament::Color;

/// The matches in the order in which they are published (C.04.2, 3.6), White on the first board first.
pub(super) fn boards(round: &RoundToPair, mut pairs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    // The teams stand by score and number: the smaller place is that of the better one.
    let better = |it: &(usize, usize)| (it.0.min(it.1), it.0.max(it.1));
    pairs.sort_by_key(|it| {
        let (one, other) = better(it);
        let (one, other) = (&round.teams[one], &round.teams[other]);
        (Reverse((one.score, other.score)), one.number)
    });
    pairs
        .into_iter()
        .map(|(one, other)| {
            let (one, other) = (&round.teams[one], &round.teams[other]);
            match allocate(round, one, other) {
                Color::White => (one.number, other.number),
                Color::Black => (other.number, one.number),
            }
        })
        .collect()
}

/// The colour of `one` against `other`.
fn allocate(round: &RoundToPair, one: &Standing, other: &Standing) -> Color {
    if is_first(round, one, other) {
        first_color(round, one, other)
    } else {
        first_color(round, other, one).other()
    }
}

/// Article 4.2: the first team has the higher primary score, then the higher secondary score if it counts, then the smaller number.
fn is_first(round: &RoundToPair, one: &Standing, other: &Standing) -> bool {
    let key = |it: &Standing| {
        let secondary = round.secondary_counts.then_some(it.secondary);
        (it.primary, secondary, Reverse(it.number))
    };
    key(one) > key(other)
}

/// Article 4.3: the colour of the first team of a pair.
fn first_color(round: &RoundToPair, first: &Standing, other: &Standing) -> Color {
    // 4.3.1: neither has played yet.
    if first.colors.is_empty() && other.colors.is_empty() {
        let odd = first.place.is_multiple_of(2);
        return if odd { round.initial } else { round.initial.other() };
    }
    match (first.preference, other.preference) {
        // 4.3.2: the only preference.
        (Some(it), None) => return it.color,
        (None, Some(it)) => return it.color.other(),
        // 4.3.3: both.
        (Some(mine), Some(theirs)) if mine.color != theirs.color => return mine.color,
        // 4.3.4: the only strong one.
        (Some(mine), Some(theirs)) if mine.strong != theirs.strong => {
            return if mine.strong { mine.color } else { theirs.color.other() };
        }
        _ => {}
    }
    // 4.3.5: White for the lower colour difference.
    match first.difference().cmp(&other.difference()) {
        Ordering::Less => return Color::White,
        Ordering::Greater => return Color::Black,
        Ordering::Equal => {}
    }
    // 4.3.6: the other way round than when they last differed.
    let back = first.colors.iter().rev().zip(other.colors.iter().rev());
    if let Some((was, _)) = back.into_iter().find(|(was, theirs)| was != theirs) {
        return was.other();
    }
    // 4.3.7: the preference of the first team; 4.3.8: not the colour that it had last; 4.3.9: for the other team the colour that it did not have last.
    first
        .preference
        .map(|it| it.color)
        .or(first.colors.last().map(|it| it.other()))
        .or(other.colors.last().copied())
        .unwrap_or(round.initial)
}
