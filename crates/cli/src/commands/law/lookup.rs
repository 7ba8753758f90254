//! Finding the article that was typed. What is no number, or no number of this edition, becomes a complaint
//! with the nearest right things.

use laws::text::{Entry, TextLanguage, entries};
use laws::{Article, ArticleFault, Edition, NotAnArticle};
use messages::{Args, Messages};

use super::words;
use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::input;

/// How many of the nearest are proposed.
const NEAREST: usize = 3;

/// The article that was typed and all that stands under it, in the order of the book. If no edition is
/// named and the newest has no such article, it is that of the newest edition that has it.
pub(super) fn find(
    messages: &Messages,
    tag: Option<&str>,
    text: &str,
) -> Result<(Edition, Article, Vec<&'static Entry>), Failure> {
    let (text, named) = (text.trim(), input::edition(tag));
    let article: Article = text.parse().map_err(|error| unreadable(messages, named, &error))?;
    let older = Edition::ALL.into_iter().rev().filter(|it| tag.is_none() && it.base().is_none());
    let found = [named].into_iter().chain(older).find(|it| !under(*it, article).is_empty());
    match found {
        Some(edition) => Ok((edition, article, under(edition, article))),
        None => Err(absent(messages, named, article).into()),
    }
}

fn under(edition: Edition, article: Article) -> Vec<&'static Entry> {
    let book = entries(edition, TextLanguage::English).iter();
    book.filter(|it| it.article.is_within(article)).collect()
}

fn unreadable(messages: &Messages, edition: Edition, error: &NotAnArticle) -> Complaint {
    let code = match error.fault {
        ArticleFault::Empty => "empty",
        ArticleFault::ExpectedStep => "step",
        ArticleFault::ExpectedDot => "dot",
        ArticleFault::TooDeep => "too_deep",
        ArticleFault::TooLarge => "too_large",
        ArticleFault::ExpectedPassage => "passage",
    };
    let id = crate::words::message_id("laws-article-expected", code);
    let what = messages.with("laws-article-unreadable", &Args::new().set("text", &error.text));
    Complaint::new(Kind::Article, what)
        .at(Place::in_argument(&error.text, error.at))
        .expecting(code, messages.text(&id))
        .advising(nearest_hint(messages, edition, &error.text))
}

fn absent(messages: &Messages, edition: Edition, article: Article) -> Complaint {
    let number = article.to_string();
    let args = Args::new().set("article", &number).set("edition", edition.tag());
    let complaint = Complaint::new(Kind::Article, messages.with("laws-article-absent", &args));
    let others: Vec<&str> = Edition::ALL
        .into_iter()
        .filter(|it| !under(*it, article).is_empty())
        .map(Edition::tag)
        .collect();
    let mut hint = nearest_hint(messages, edition, &number);
    if !others.is_empty() {
        let args = Args::new().set("editions", others.join(", "));
        hint = format!("{hint}; {}", messages.with("laws-hint-elsewhere", &args));
    }
    complaint.advising(hint)
}

fn nearest_hint(messages: &Messages, edition: Edition, text: &str) -> String {
    let named = nearest(edition, text)
        .into_iter()
        .map(|entry| words::numbered_title(messages, edition, entry));
    let args = Args::new().set("articles", named.collect::<Vec<_>>().join("; "));
    messages.with("laws-hint-nearest", &args)
}

/// The entries whose numbers are most like the text: first by the steps that agree, then by the letters.
fn nearest(edition: Edition, text: &str) -> Vec<&'static Entry> {
    let wanted = text.to_lowercase();
    let mut book: Vec<(usize, &Entry)> = entries(edition, TextLanguage::English)
        .iter()
        .filter(|it| !it.article.is_commentary() || wanted.starts_with('c'))
        .map(|it| (steps_apart(&wanted, &it.article.to_string().to_lowercase()), it))
        .collect();
    book.sort_by_key(|(distance, entry)| (*distance, entry.article));
    book.into_iter().take(NEAREST).map(|(_, entry)| entry).collect()
}

/// How many signs differ, those after the common start counting most: the article of a wrong step is near
/// its neighbours, not the other chapters.
fn steps_apart(from: &str, to: &str) -> usize {
    let common = from.chars().zip(to.chars()).take_while(|(a, b)| a == b).count();
    let rest = |text: &str| text.chars().count() - common;
    // A step more or less is nearer than another step.
    rest(from) * 3 + rest(to) * 2
}

#[cfg(test)]
mod tests {
    use super::nearest;
    use laws::Edition;

    #[track_caller]
    fn check(text: &str, first: &str) {
        let found = nearest(Edition::Fide2018, text);
        let numbers: Vec<String> = found.iter().map(|it| it.article.to_string()).collect();
        assert_eq!(numbers.first().map(String::as_str), Some(first), "{text}: {numbers:?}");
    }

    #[test]
    fn the_nearest_numbers_begin_alike() {
        check("7.5.9", "7.5.1");
        check("7.5.5.1", "7.5.5");
        check("a.4.9", "A.4.1");
        check("iii.5.9", "III.5.1");
    }
}
