//! The answers to questions in the words of the screen: what is shown can be typed, in every language of the screens.

use laws::{Choice, Discretion};

use super::shown::{PLAIN, SHOWN};

/// The words of an answer as the register has them: with blanks, whether they were typed as it names them or as the screen
/// shows them. A player may be named first; what follows an answer stays as it is.
#[must_use]
pub fn of_register(question: Discretion, words: &[String]) -> Vec<String> {
    let named = words.first().filter(|it| matches!(it.as_str(), "white" | "black"));
    (0..=usize::from(named.is_some()))
        .find_map(|start| {
            let (before, rest) = words.split_at(start);
            let (answer, length) = longest(question, rest).or_else(|| plain(rest))?;
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
pub(super) fn spellings(answer: Choice) -> impl Iterator<Item = String> {
    let key = answer.key();
    let shown = SHOWN.iter().filter(move |it| it.0 == key).flat_map(|it| it.1);
    // A line has no comma within an answer; what stands before one on the screen is enough.
    let shown =
        shown.flat_map(|it| [it.split(',').next().unwrap_or(it).to_owned(), it.replace(',', "")]);
    [key.to_owned(), key.replace('-', " ")].into_iter().chain(shown)
}

/// The answer that the first words are, and how many they are.
fn longest(question: Discretion, words: &[String]) -> Option<(&'static str, usize)> {
    (1..=words.len()).rev().find_map(|length| {
        let typed = words[..length].join(" ").to_lowercase();
        let answer =
            question.answers().find(|it| spellings(*it).any(|it| it.to_lowercase() == typed));
        answer.map(|it| (it.key(), length))
    })
}

/// The same of a short answer in another language that is everything said.
fn plain(words: &[String]) -> Option<(&'static str, usize)> {
    let typed = words.join(" ").to_lowercase();
    PLAIN.iter().find(|it| it.0 == typed).map(|it| (it.1, words.len()))
}
