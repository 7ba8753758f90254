//! The quality criteria of Article 2.4 in their order, each in its own file.
//!
//! A criterion says two things: how badly a finished pairing of a bracket fails it, in the words of the rule (`failure`), and what each pair adds
//! to the weight that the search makes as great as it can (`merits`). The tests hold one against the other.

mod c06_downfloaters;
mod c07_scores;
mod c08_next_bracket;
mod c09_bye;
mod c10_difference;
mod c11_three_in_a_row;
mod c12_preference;
mod c13_strong_preference;
mod c14_downfloats;
mod c15_upfloats;
mod c18_downfloat_differences;
mod c19_upfloat_differences;

use super::bracket::{Bracket, Candidate};
use crate::color::Preference;

/// A quality criterion by its number in the Handbook.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Criterion {
    C6,
    C7,
    C8,
    C9,
    C10,
    C11,
    C12,
    C13,
    C14,
    C15,
    C16,
    C17,
    C18,
    C19,
    C20,
    C21,
}

/// From the first to the last.
pub const ORDER: [Criterion; 16] = [
    Criterion::C6,
    Criterion::C7,
    Criterion::C8,
    Criterion::C9,
    Criterion::C10,
    Criterion::C11,
    Criterion::C12,
    Criterion::C13,
    Criterion::C14,
    Criterion::C15,
    Criterion::C16,
    Criterion::C17,
    Criterion::C18,
    Criterion::C19,
    Criterion::C20,
    Criterion::C21,
];

impl Criterion {
    /// Its number in the Handbook: 6 for C6.
    #[must_use]
    pub const fn number(self) -> u8 {
        // They are declared in their order, from C6 on.
        self as u8 + 6
    }

    /// Is its failure one number, of players or of games, and no list of points?
    #[must_use]
    pub const fn counts(self) -> bool {
        !matches!(self, Self::C7 | Self::C8 | Self::C18 | Self::C19 | Self::C20 | Self::C21)
    }
}

/// How badly a criterion fails: numbers that are compared one by one, less is better.
pub type Failure = Vec<i64>;

/// Two players who could be paired, the higher ranked first, and where they are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pair {
    pub(crate) higher: usize,
    pub(crate) lower: usize,
    pub(crate) place: Place,
}

/// Where a pair would be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// In the bracket.
    Here,
    /// In the next one.
    Next,
    /// Further down, or where no pair can be made; it only shows that everybody has somebody.
    Beyond,
}

impl Criterion {
    /// How badly the pairing fails this criterion.
    pub(crate) fn failure(self, bracket: &Bracket<'_>, candidate: &Candidate) -> Failure {
        match self {
            Self::C6 => c06_downfloaters::failure(candidate),
            Self::C7 => c07_scores::failure(bracket, candidate),
            Self::C8 => c08_next_bracket::failure(bracket, candidate),
            Self::C9 => c09_bye::failure(bracket, candidate),
            Self::C10 => c10_difference::failure(bracket, candidate),
            Self::C11 => c11_three_in_a_row::failure(bracket, candidate),
            Self::C12 => c12_preference::failure(bracket, candidate),
            Self::C13 => c13_strong_preference::failure(bracket, candidate),
            Self::C14 => c14_downfloats::failure(bracket, candidate, 1),
            Self::C15 => c15_upfloats::failure(bracket, candidate, 1),
            Self::C16 => c14_downfloats::failure(bracket, candidate, 2),
            Self::C17 => c15_upfloats::failure(bracket, candidate, 2),
            Self::C18 => c18_downfloat_differences::failure(bracket, candidate, 1),
            Self::C19 => c19_upfloat_differences::failure(bracket, candidate, 1),
            Self::C20 => c18_downfloat_differences::failure(bracket, candidate, 2),
            Self::C21 => c19_upfloat_differences::failure(bracket, candidate, 2),
        }
    }

    /// How much the fields of this criterion have to hold, from the first to the last; none where it cannot matter.
    pub(crate) fn fields(self, bracket: &Bracket<'_>, looks_ahead: bool) -> Vec<usize> {
        match self {
            Self::C6 => c06_downfloaters::fields(bracket),
            Self::C7 => c07_scores::fields(bracket),
            Self::C8 if looks_ahead => c08_next_bracket::fields(bracket),
            Self::C8 => Vec::new(),
            Self::C9 => c09_bye::fields(bracket),
            Self::C10 => c10_difference::fields(bracket),
            Self::C11 => c11_three_in_a_row::fields(bracket),
            Self::C12 => c12_preference::fields(bracket),
            Self::C13 => c13_strong_preference::fields(bracket),
            Self::C14 => c14_downfloats::fields(bracket, 1),
            Self::C15 => c15_upfloats::fields(bracket, 1),
            Self::C16 => c14_downfloats::fields(bracket, 2),
            Self::C17 => c15_upfloats::fields(bracket, 2),
            Self::C18 => c18_downfloat_differences::fields(bracket, 1),
            Self::C19 => c19_upfloat_differences::fields(bracket, 1),
            Self::C20 => c18_downfloat_differences::fields(bracket, 2),
            Self::C21 => c19_upfloat_differences::fields(bracket, 2),
        }
    }

    /// What a pair adds to the fields of this criterion: `add(field, amount)`.
    pub(crate) fn merits(self, bracket: &Bracket<'_>, pair: Pair, add: &mut dyn FnMut(usize, i64)) {
        if self == Self::C8 {
            c08_next_bracket::merits(bracket, pair, add);
        }
        if pair.place != Place::Here {
            return;
        }
        let preferences = |fails: fn(&Preference, &Preference) -> bool| {
            fails(&bracket.player(pair.higher).preference, &bracket.player(pair.lower).preference)
        };
        match self {
            Self::C6 => add(0, 1),
            Self::C7 => c07_scores::merits(bracket, pair, add),
            Self::C8 => {}
            Self::C9 => c09_bye::merits(bracket, pair, add),
            Self::C10 => {
                add(0, -i64::from(preferences(c10_difference::fails)));
            }
            Self::C11 => {
                add(0, -i64::from(preferences(c11_three_in_a_row::fails)));
            }
            Self::C12 => {
                add(0, -i64::from(preferences(c12_preference::fails)));
            }
            Self::C13 => {
                add(0, -i64::from(preferences(c13_strong_preference::fails)));
            }
            Self::C14 => c14_downfloats::merits(bracket, pair, 1, add),
            Self::C15 => {
                add(0, -i64::from(c15_upfloats::fails(bracket, pair.higher, pair.lower, 1)));
            }
            Self::C16 => c14_downfloats::merits(bracket, pair, 2, add),
            Self::C17 => {
                add(0, -i64::from(c15_upfloats::fails(bracket, pair.higher, pair.lower, 2)));
            }
            Self::C18 => c18_downfloat_differences::merits(bracket, pair, 1, add),
            Self::C19 => c19_upfloat_differences::merits(bracket, pair, 1, add),
            Self::C20 => c18_downfloat_differences::merits(bracket, pair, 2, add),
            Self::C21 => c19_upfloat_differences::merits(bracket, pair, 2, add),
        }
    }
}

/// How many pairs fail what `fails` tells of the colour preferences of two.
fn count_of_preferences(
    bracket: &Bracket<'_>,
    candidate: &Candidate,
    fails: fn(&Preference, &Preference) -> bool,
) -> Failure {
    count(candidate, |one, other| {
        fails(&bracket.player(one).preference, &bracket.player(other).preference)
    })
}

/// How many pairs fail what `fails` tells of one.
fn count(candidate: &Candidate, fails: impl Fn(usize, usize) -> bool) -> Failure {
    vec![candidate.pairs.iter().filter(|(one, other)| fails(*one, *other)).count() as i64]
}

#[cfg(test)]
mod tests {
    use super::{ORDER, c10_difference, c11_three_in_a_row, c12_preference, c13_strong_preference};
    use crate::color::Preference;
    use crate::tournament::Color;

    fn preference(had: &str) -> Preference {
        let color = |it| if it == 'W' { Color::White } else { Color::Black };
        Preference::of(&had.chars().map(color).collect::<Vec<_>>())
    }

    /// Which of C10 to C13 a pair of players with these colours fails.
    #[test]
    fn pairs_fail_the_criteria_of_colors() {
        for (one, other, failed) in [
            ("W", "B", [false; 4]),
            ("", "W", [false; 4]),
            ("WB", "WB", [false, false, true, false]),
            ("WB", "B", [false, false, true, false]),
            ("B", "B", [false, false, true, true]),
            ("BB", "B", [false, false, true, true]),
            ("BB", "WB", [false, false, true, false]),
            // Both absolutely: as many as two more Black games each, or twice in a row, or one of each.
            ("BB", "BB", [true, true, true, false]),
            ("WBB", "WBB", [false, true, true, false]),
            ("WBB", "BB", [false, true, true, false]),
            ("BWBWBB", "BBWWBWBB", [true, true, true, false]),
            ("BBBWBWBW", "BBBWBWBW", [true, false, true, false]),
            ("BBBBWBW", "WBB", [false, true, true, false]),
            ("BBBBWBW", "BBWB", [true, false, true, false]),
            ("BBWB", "WWBBBB", [true, false, true, false]),
        ] {
            let (first, second) = (preference(one), preference(other));
            let fails = [
                c10_difference::fails,
                c11_three_in_a_row::fails,
                c12_preference::fails,
                c13_strong_preference::fails,
            ];
            assert_eq!(fails.map(|it| it(&first, &second)), failed, "{one} and {other}");
            assert_eq!(fails.map(|it| it(&second, &first)), failed, "{other} and {one}");
        }
    }

    #[test]
    fn criteria_have_their_numbers() {
        for (number, criterion) in (6..).zip(ORDER) {
            assert_eq!(criterion.number(), number);
            assert_eq!(format!("{criterion:?}"), format!("C{number}"));
        }
    }
}
