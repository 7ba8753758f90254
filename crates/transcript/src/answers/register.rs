//! The answers to questions in the words of the screen: what is shown can be typed, in every language of the screens. It is kept in
//! English.

use laws::{Choice, Discretion};

use super::shown::{PLAIN, SHOWN};

/// The words of an answer as the register has them: with blanks, whether they were typed as it names them or as the English screen
/// shows them. A player may be named first; what follows an answer stays as it is.
#[must_use]
pub fn of_register(question: Discretion, words: &[String]) -> Vec<String> {
    renamed(words, |rest| longest(question, rest, english))
}

/// The same of words that were typed in another language of the screens; others stay as they are. A log has English words, and what
/// an earlier version did not understand keeps meaning nothing there.
pub(crate) fn in_english(question: Discretion, words: &[String]) -> Vec<String> {
    renamed(words, |rest| match longest(question, rest, english) {
        Some(_) => None,
        None => longest(question, rest, spellings).or_else(|| plain(rest)),
    })
}

/// The words with the name of the answer that is found in them, behind a player or not.
fn renamed(
    words: &[String],
    found: impl Fn(&[String]) -> Option<(&'static str, usize)>,
) -> Vec<String> {
    let named = words.first().filter(|it| matches!(it.as_str(), "white" | "black"));
    (0..=usize::from(named.is_some()))
        .find_map(|start| {
            let (before, rest) = words.split_at(start);
            let (answer, length) = found(rest)?;
            let answer = answer.split(['-', ' ']).map(str::to_owned);
            Some(
                before
                    .iter()
                    .cloned()
                    .chain(answer)
                    .chain(rest[length..].iter().cloned())
                    .collect(),
            )
        })
        .unwrap_or_else(|| words.to_vec())
}

/// Everything that can be typed for an answer: its name, and what the screens show.
pub(super) fn spellings(answer: Choice) -> Vec<String> {
    typed(answer, usize::MAX)
}

fn english(answer: Choice) -> Vec<String> {
    typed(answer, 1)
}

/// The same in so many of the languages, English being the first.
fn typed(answer: Choice, languages: usize) -> Vec<String> {
    let key = answer.key();
    let shown = SHOWN.iter().filter(|it| it.0 == key).flat_map(|it| it.1.iter().take(languages));
    // A line has no comma within an answer; what stands before one on the screen is enough.
    let shown =
        shown.flat_map(|it| [it.split(',').next().unwrap_or(it).to_owned(), it.replace(',', "")]);
    [key.to_owned(), key.replace('-', " ")].into_iter().chain(shown).collect()
}

/// The answer that the first words are, as it is spelt, and how many they are.
fn longest(
    question: Discretion,
    words: &[String],
    spelt: fn(Choice) -> Vec<String>,
) -> Option<(&'static str, usize)> {
    let named = |it: Choice| spelt(it).into_iter().map(move |name| (name.to_lowercase(), it.key()));
    let names: Vec<(String, &'static str)> = question.answers().flat_map(named).collect();
    let most = names.iter().map(|it| it.0.split(' ').count()).max().unwrap_or_default();
    (1..=words.len().min(most)).rev().find_map(|length| {
        let typed = words[..length].join(" ").to_lowercase();
        names.iter().find(|it| it.0 == typed).map(|it| (it.1, length))
    })
}

/// The same of a short answer in another language that is everything said.
fn plain(words: &[String]) -> Option<(&'static str, usize)> {
    let typed = words.join(" ").to_lowercase();
    PLAIN.iter().find(|it| it.0 == typed).map(|it| (it.1, words.len()))
}
