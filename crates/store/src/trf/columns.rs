//! Whether the fields of a player's line stand in their columns. Files whose names were counted in bytes, or not at all, have
//! everything behind the name further left or right: that is noticed, and read where it stands if only one place is possible.

use super::cell::Cell;
use super::{
    BIRTH, Columns, FEDERATION, FIDE_ID, NAME, PLAYER, POINTS, RANK, RATING, ROUNDS_MAX, SEX,
    START_NUMBER, TITLE, round_columns,
};

/// How the line of a player fits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// The fields behind the name stand so many columns further right; 0 where they belong.
    At(isize),
    /// They stand nowhere that makes sense.
    Nowhere,
}

/// The letters of a line, by columns from 1.
pub(super) struct Letters {
    letters: Vec<char>,
    /// So many columns further right stands what is behind the name.
    shift: isize,
}

/// The furthest that fields are looked for.
const SHIFT_MAX: isize = 12;

/// So many letters of a line are looked at: one round more than is believed.
const LETTERS_MAX: usize = round_columns(ROUNDS_MAX + 1).0 + SHIFT_MAX.unsigned_abs();

/// Columns behind the name that are blank.
const BLANKS: [usize; 7] = [48, 53, 57, 69, 80, 85, 90];

impl Letters {
    pub(super) fn of(line: &str) -> Letters {
        Letters { letters: line.trim_end().chars().take(LETTERS_MAX).collect(), shift: 0 }
    }

    /// The same letters, read where the fields stand.
    pub(super) fn fitted(mut self) -> (Letters, Fit) {
        if self.fits() {
            return (self, Fit::At(0));
        }
        // A tab is as wide as somebody liked.
        let mut possible = Vec::new();
        if !self.letters.contains(&'\t') {
            let mut shifts: Vec<isize> = (-SHIFT_MAX..=SHIFT_MAX).filter(|it| *it != 0).collect();
            shifts.sort_by_key(|it| it.abs());
            for shift in shifts {
                self.shift = shift;
                if self.fits() && self.says_points() && self.rounds_fit() {
                    possible.push((shift, self.fields()));
                }
            }
        }
        let fit = match possible.split_first() {
            Some((first, others)) if others.iter().all(|it| it.1 == first.1) => Fit::At(first.0),
            _ => Fit::Nowhere,
        };
        self.shift = if let Fit::At(shift) = fit { shift } else { 0 };
        (self, fit)
    }

    /// Where a column of the form is in this line.
    pub(super) fn column(&self, column: usize) -> usize {
        if column <= NAME.1 { column } else { column.saturating_add_signed(self.shift) }
    }

    /// A field; the name goes on until the next field begins.
    pub(super) fn text(&self, (first, last): Columns) -> String {
        let last = last.saturating_add_signed(if last < NAME.1 { 0 } else { self.shift });
        let first = self.column(first);
        let letters = self.letters.iter().skip(first.saturating_sub(1));
        letters.take((last + 1).saturating_sub(first)).collect()
    }

    /// Does the line reach as far as this column?
    pub(super) fn reaches(&self, column: usize) -> bool {
        self.column(column) <= self.letters.len()
    }

    fn is_blank(&self, column: usize) -> bool {
        self.letters.get(self.column(column).wrapping_sub(1)).is_none_or(|it| *it == ' ')
    }

    fn fits(&self) -> bool {
        let word = |columns| {
            let text = self.text(columns);
            let word = text.trim();
            (!word.contains([' ', '\t'])).then(|| word.to_owned())
        };
        let words = |columns, fits: fn(&str) -> bool| word(columns).is_some_and(|it| fits(&it));
        let before = [PLAYER.len() + 1, START_NUMBER.1 + 1, TITLE.1 + 1];
        let numbered = |it: &str| it.is_empty() || it == "-" || it.contains(digit);
        let letters = |it: &str| !it.contains(digit);
        before.into_iter().chain(BLANKS).all(|it| self.is_blank(it))
            && words(START_NUMBER, |_| true)
            && words(SEX, |it| matches!(it, "" | "m" | "M" | "w" | "W" | "f" | "F" | "-"))
            && words(TITLE, letters)
            && words(RATING, numbered)
            && words(FEDERATION, letters)
            && words(FIDE_ID, numbered)
            && words(BIRTH, numbered)
            && words(POINTS, |it| it.is_empty() || is_points(it))
            && words(RANK, |it| it.bytes().all(|it| it.is_ascii_digit()))
            && is_name(&self.text(NAME))
            && self.is_blank(round_columns(0).0 - 1)
    }

    /// What stands behind the name, as it would be read.
    fn fields(&self) -> Vec<String> {
        let rounds = (0..).map(round_columns).take_while(|it| self.reaches(it.0));
        let fixed = [NAME, RATING, FEDERATION, FIDE_ID, BIRTH, POINTS, RANK];
        fixed.into_iter().chain(rounds).map(|it| self.text(it).trim().to_owned()).collect()
    }

    fn says_points(&self) -> bool {
        is_points(self.text(POINTS).trim())
    }

    fn rounds_fit(&self) -> bool {
        let mut rounds = (0..).map(round_columns).take_while(|it| self.reaches(it.0));
        rounds.all(|(first, last)| {
            let between = self.is_blank(last + 1) && self.is_blank(last + 2);
            between && Cell::read(&self.text((first, last))).is_ok()
        })
    }
}

fn digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// `2.5`, and what some write instead.
fn is_points(text: &str) -> bool {
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, "0"));
    let digits = |it: &str| it.bytes().all(|it| it.is_ascii_digit());
    digits(whole) && digits(part) && !(whole.is_empty() || part.is_empty())
}

/// A number behind a gap belongs to another field.
fn is_name(text: &str) -> bool {
    let name = text.trim();
    let last = name.rsplit("  ").next().unwrap_or_default().trim();
    let another = name.contains("  ") && !last.is_empty() && last.chars().all(digit);
    !another && !name.contains('\t')
}
