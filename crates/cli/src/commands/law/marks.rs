//! The sentence of a text in which words were found, with their places.

use laws::text::{fold, words};

/// A sentence and the places of the words in it, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Marked {
    pub(super) sentence: String,
    pub(super) marks: Vec<(usize, usize)>,
}

/// The sentence that holds most of the words; the first of equals.
pub(super) fn best(text: &str, wanted: &[String]) -> Option<Marked> {
    let plain = crate::output::prose::plain(text);
    let joined = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut best: Option<(usize, Marked)> = None;
    for sentence in sentences(&joined) {
        let marked = mark(sentence, wanted);
        let found = wanted.iter().filter(|it| holds(sentence, it)).count();
        if found > 0 && best.as_ref().is_none_or(|(most, _)| found > *most) {
            best = Some((found, marked));
        }
    }
    best.map(|(_, marked)| marked)
}

fn holds(sentence: &str, wanted: &str) -> bool {
    words(sentence).iter().any(|it| it.starts_with(wanted))
}

/// Every word of the text that begins with a wanted one.
pub(super) fn mark(text: &str, wanted: &[String]) -> Marked {
    let mut marks = Vec::new();
    let mut start = None;
    for (at, sign) in text.char_indices().chain([(text.len(), ' ')]) {
        match (start, sign.is_alphanumeric()) {
            (None, true) => start = Some(at),
            (Some(from), false) => {
                let word = fold(&text[from..at]);
                if wanted.iter().any(|it| word.starts_with(it.as_str())) {
                    marks.push((from, at));
                }
                start = None;
            }
            _ => {}
        }
    }
    Marked { sentence: text.to_owned(), marks }
}

impl Marked {
    /// The text with each marked word shown in its own way.
    pub(super) fn shown(&self, show: impl Fn(&str) -> String) -> String {
        let (mut shown, mut at) = (String::new(), 0);
        for (from, to) in &self.marks {
            shown += &self.sentence[at..*from];
            shown += &show(&self.sentence[*from..*to]);
            at = *to;
        }
        shown + &self.sentence[at..]
    }
}

/// A sentence ends with a full stop and a space; one in a number has no space after it.
fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(". ").map(str::trim).filter(|it| !it.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_with_most_words_is_taken() {
        let text = "A king may castle. The king in Article 3.8 castles with a *rook*. End.";
        let wanted = ["castl", "rook"].map(str::to_owned);
        let found = best(text, &wanted).expect("a sentence");
        assert_eq!(found.sentence, "The king in Article 3.8 castles with a rook.");
        assert_eq!(
            found.shown(|it| format!("[{it}]")),
            "The king in Article 3.8 [castles] with a [rook]."
        );
        assert_eq!(best(text, &["zugzwang".to_owned()]), None);
    }

    #[test]
    fn accents_do_not_matter() {
        let found = mark("J'adoube, Šach.", &["sach".to_owned()]);
        assert_eq!(found.shown(|it| format!("[{it}]")), "J'adoube, [Šach].");
    }
}
