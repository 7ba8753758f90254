//! Terms that the Laws cannot do without. Whoever states the law has to use them, so they are not counted.

use super::words::{Word, words};

/// One phrase a line, a tab, the reason why there is no other way to say it.
const LIST: &str = include_str!("set_phrases.tsv");

pub(super) struct SetPhrases {
    phrases: Vec<Vec<String>>,
}

impl SetPhrases {
    pub(super) fn ours() -> SetPhrases {
        SetPhrases::of(LIST)
    }

    pub(super) fn of(list: &str) -> SetPhrases {
        let phrases = list.lines().filter_map(|line| line.split('\t').next());
        let folded = phrases.map(|it| words(it).into_iter().map(|word| word.folded).collect());
        SetPhrases { phrases: folded.filter(|it: &Vec<String>| !it.is_empty()).collect() }
    }

    /// For each word, whether it belongs to a set phrase.
    pub(super) fn mark(&self, text: &[Word]) -> Vec<bool> {
        let mut marked = vec![false; text.len()];
        for phrase in &self.phrases {
            for start in 0..(text.len() + 1).saturating_sub(phrase.len()) {
                let row = start..start + phrase.len();
                if text[row.clone()].iter().map(|word| &word.folded).eq(phrase) {
                    marked[row].fill(true);
                }
            }
        }
        marked
    }
}
