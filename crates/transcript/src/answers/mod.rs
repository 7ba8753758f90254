//! The answers of the arbiter: read from the words of a line, and written in them. Nothing below this crate knows these
//! words; the rules get what they mean.

mod meaning;
mod penalties;
mod register;
mod said;
mod shown;

#[cfg(test)]
mod tests;

use board::{ByColor, Color};
use clock::Millis;
use laws::event::{Area, Decision, Reply, Who};
use laws::ruling::Span;
use laws::{Decided, Discretion, Given, Needs};

use crate::nearest::nearest;
use crate::problem::{Fault, Kind};
use crate::times;
use crate::words::{AREAS, PERSONS, word_in};
pub(crate) use register::in_english;
pub use register::of_register;
use said::Said;

/// What the words of an answer mean, and the player whom they name beside it. Words that are none of the answers are kept
/// as they are, to be refused.
#[must_use]
pub fn read_answer(question: Discretion, words: &[String]) -> (Option<Color>, Reply) {
    let said = Said::of(&of_register(question, words));
    let named = said.side();
    if words.len() == usize::from(question.names_offender() && named.is_some()) {
        return (named, Reply::Closed(question));
    }
    match meaning::of(question, &said) {
        Some(decided) => (named.filter(|_| decided.names() != named), decided.into()),
        None => (named, Reply::Unread(question, words.join(" "))),
    }
}

/// Why words are none of the answers of a question; nothing if they are one.
pub(crate) fn refused(question: Discretion, words: &[String]) -> Option<Fault> {
    let (_, Reply::Unread(_, found)) = read_answer(question, words) else { return None };
    let spellings: Vec<String> = question.answers().flat_map(register::spellings).collect();
    let nearest = nearest(&found, spellings.iter().map(String::as_str));
    // What is an answer but for what belongs beside it is not meant otherwise.
    let nearest = nearest.filter(|it| !found.eq_ignore_ascii_case(it)).map(str::to_owned);
    let kind = |needs| match needs {
        Needs::Player => Kind::Side,
        Needs::Amount | Needs::Deduction => Kind::PlusSpan,
        Needs::Times => Kind::Times,
        Needs::Penalty => Kind::Article,
        Needs::Result | Needs::Points => Kind::Result,
        Needs::Count => Kind::Number,
        Needs::Area | Needs::Person | Needs::Words => Kind::AnyWord,
    };
    let possible = question.answers().map(|it| (it.key(), it.needs().map(kind))).collect();
    Some(Fault::Answer { question, found, nearest, possible })
}

/// The words of a decision, which are read as the same decision again.
#[must_use]
pub fn answer_words(decision: &Decision) -> Vec<String> {
    let said = match &decision.answer {
        Reply::Unread(_, text) => return split(text),
        Reply::Closed(_) => Vec::new(),
        Reply::Decided(decided) => words_of(decided),
    };
    // Who is named in the answer is not named once more.
    let named = said.iter().find_map(|it| said::player(it));
    let about = decision.about.filter(|it| Some(*it) != named).map(|it| it.to_string());
    about.into_iter().chain(said).collect()
}

fn words_of(decided: &Decided) -> Vec<String> {
    let mut words: Vec<String> = decided.choice().key().split('-').map(str::to_owned).collect();
    match decided.given() {
        Given::Nothing => {}
        Given::Player(side) => words.push(side.to_string()),
        Given::Amount(time) => words.push(times::signed(Span::plus(time))),
        Given::Deduction(time) => words.push(times::signed(Span::minus(time))),
        Given::Times(times) => words.extend(times_words(times)),
        Given::Penalty(sanctions) => words.extend(penalties::words(&sanctions)),
        Given::Result(score) => words.push(score.text()),
        Given::Points(points) => words.push(penalties::points_word(points)),
        Given::Count(count) => words.push(count.to_string()),
        Given::Area(Area::Named(text)) | Given::Person(Who::Named(text)) | Given::Words(text) => {
            words.extend(split(&text));
        }
        Given::Area(area) => words.extend(word_in(AREAS, &area).into_iter().flat_map(split)),
        Given::Person(who) => words.extend(word_in(PERSONS, &who).into_iter().flat_map(split)),
    }
    words
}

fn split(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

/// `white 25:00 black 27:00`
fn times_words(times: ByColor<Option<Millis>>) -> impl Iterator<Item = String> {
    Color::ALL.into_iter().flat_map(move |side| {
        let time = times[side].map(|it| [side.to_string(), times::short(it)]);
        time.into_iter().flatten()
    })
}
