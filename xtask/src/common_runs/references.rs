//! The texts that ours are compared with, and what a text of ours has in common with them.

use std::cmp::Reverse;
use std::collections::HashMap;
use std::ops::Range;

use super::words::{Word, words};

/// A word of ours that no reference has.
const UNKNOWN: u32 = u32::MAX;

pub(super) struct References {
    least: usize,
    numbers: HashMap<String, u32>,
    texts: Vec<Reference>,
    /// Where each row of `least` words begins.
    rows: HashMap<Vec<u32>, Vec<Place>>,
}

struct Reference {
    name: String,
    words: Vec<u32>,
}

#[derive(Clone, Copy)]
struct Place {
    reference: usize,
    word: usize,
}

/// Words of ours that stand in a reference in the same order, as many as possible.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Run {
    pub(super) words: Range<usize>,
    pub(super) reference: usize,
}

impl References {
    /// Only runs of at least `least` words are found.
    pub(super) fn new(least: usize) -> References {
        References { least, numbers: HashMap::new(), texts: Vec::new(), rows: HashMap::new() }
    }

    /// Takes a text in; says how many words it has.
    pub(super) fn add(&mut self, name: &str, text: &str) -> usize {
        let numbered: Vec<u32> =
            words(text).into_iter().map(|word| self.number(word.folded)).collect();
        let reference = self.texts.len();
        for (word, row) in numbered.windows(self.least).enumerate() {
            self.rows.entry(row.to_vec()).or_default().push(Place { reference, word });
        }
        let count = numbered.len();
        self.texts.push(Reference { name: name.to_owned(), words: numbered });
        count
    }

    pub(super) fn name(&self, reference: usize) -> &str {
        &self.texts[reference].name
    }

    pub(super) fn least(&self) -> usize {
        self.least
    }

    /// The runs of a text, none of them inside another.
    pub(super) fn runs(&self, text: &[Word]) -> Vec<Run> {
        let ours: Vec<u32> = text
            .iter()
            .map(|it| self.numbers.get(&it.folded).copied().unwrap_or(UNKNOWN))
            .collect();
        let mut runs = Vec::new();
        let mut reached = 0;
        for (start, row) in ours.windows(self.least).enumerate() {
            let Some(run) = self.longest(&ours, start, row) else { continue };
            if run.words.end > reached {
                reached = run.words.end;
                runs.push(run);
            }
        }
        runs
    }

    fn longest(&self, ours: &[u32], start: usize, row: &[u32]) -> Option<Run> {
        let places = self.rows.get(row)?.iter();
        let runs = places.map(|place| {
            let theirs = &self.texts[place.reference].words[place.word..];
            let length = ours[start..].iter().zip(theirs).take_while(|(a, b)| a == b).count();
            Run { words: start..start + length, reference: place.reference }
        });
        runs.min_by_key(|run| Reverse(run.words.len()))
    }

    fn number(&mut self, word: String) -> u32 {
        let next = u32::try_from(self.numbers.len()).expect("fewer words than numbers");
        *self.numbers.entry(word).or_insert(next)
    }
}
