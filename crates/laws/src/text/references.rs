//! References in the texts. An edition takes over articles of another whose numbers it does not have, so a source
//! names what it refers to, and the number is put in for the edition that shows the text:
//!
//! - `{irr.illegal}`: where this provision stands;
//! - `{draw.threefold, draw.fifty}`: where several stand, in the order of the book and each number once;
//! - `{=2.1-b}`: this very number, for what is no provision: it must be there and treat of the same matter;
//! - `{!6.12.2}`: a number that is quoted and not followed: a misprint, or an article of another edition;
//! - `{in fide-2017 fide-2018:; printed 6.13}`: words that hold for these editions and their printings only.

#[cfg(test)]
mod books;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use super::{Entry, TextLanguage, sources};
use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;

/// A stretch of a source.
#[derive(PartialEq, Eq, Debug)]
enum Piece<'a> {
    /// Text without a mark.
    Plain(&'a str),
    /// A mark.
    Marked(Mark<'a>),
    /// Something in braces that is no mark, with its braces. Our sources have none, which a test makes sure of.
    Unreadable(&'a str),
}

/// What stands between braces.
#[derive(PartialEq, Eq, Debug)]
enum Mark<'a> {
    Cited(Vec<Target>),
    Quoted(&'a str),
    Only { editions: Vec<Edition>, words: &'a str },
}

/// What a reference leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Provision(Provision),
    Number(Article),
}

/// The text of an entry as an edition shows it.
pub(super) fn shown(entry: &Entry, edition: Edition, language: TextLanguage) -> Cow<'static, str> {
    if !entry.body.contains('{') {
        return Cow::Borrowed(entry.body);
    }
    let mut text = String::with_capacity(entry.body.len());
    for piece in pieces(entry.body) {
        match piece {
            Piece::Plain(words) | Piece::Unreadable(words) => text.push_str(words),
            Piece::Marked(mark) => text.push_str(&mark.shown(entry, edition, language)),
        }
    }
    Cow::Owned(text)
}

impl Mark<'_> {
    fn shown(&self, entry: &Entry, edition: Edition, language: TextLanguage) -> String {
        match self {
            Mark::Cited(targets) => {
                let found = targets.iter().filter_map(|it| it.article(entry, edition));
                let mut articles: Vec<Article> = found.collect();
                articles.sort_unstable();
                articles.dedup();
                enumerated(&articles, language)
            }
            Mark::Quoted(number) => (*number).to_owned(),
            Mark::Only { editions, words } if holds(editions, edition) => words.replace('\n', " "),
            Mark::Only { .. } => String::new(),
        }
    }
}

impl Target {
    /// The number in `edition` of what its entry refers to.
    fn article(self, entry: &Entry, edition: Edition) -> Option<Article> {
        match self {
            Target::Number(article) => Some(article),
            Target::Provision(provision) => number(provision, entry, edition),
        }
    }
}

/// Where a provision stands for the reader of an entry of `edition`.
///
/// An overlay may have a rule of its own beside the article that its base has for it. What it takes over goes on speaking
/// of that article as long as it stands there unchanged; what the overlay itself says means its own rule.
fn number(provision: Provision, entry: &Entry, edition: Edition) -> Option<Article> {
    if entry.taken_over
        && let Some(base) = edition.base()
        && let Some(there) = provision.article(base)
        && is_taken_over(edition, there)
    {
        return Some(there);
    }
    provision.article(edition)
}

fn is_taken_over(edition: Edition, article: Article) -> bool {
    let mut within = sources(edition).iter().filter(|it| it.article.is_within(article)).peekable();
    within.peek().is_some() && within.all(|it| it.article != article || it.taken_over)
}

/// Does what is said of some editions hold for this one? A printing has what the edition has that it prints.
fn holds(editions: &[Edition], edition: Edition) -> bool {
    editions.contains(&edition) || edition.base().is_some_and(|base| holds(editions, base))
}

/// `5.1.1, 5.2.1 and 5.2.2`
fn enumerated(articles: &[Article], language: TextLanguage) -> String {
    let and = match language {
        TextLanguage::English => "and",
    };
    let numbers: Vec<String> = articles.iter().map(ToString::to_string).collect();
    match numbers.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} {and} {last}", others.join(", ")),
    }
}

fn pieces(source: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = source;
    std::iter::from_fn(move || {
        let open = rest.find('{').unwrap_or(rest.len());
        let end = match rest.find('}') {
            _ if rest.is_empty() => return None,
            _ if open > 0 => open,
            Some(close) => close + 1,
            None => rest.len(),
        };
        let (piece, after) = rest.split_at(end);
        rest = after;
        let inside = piece.strip_prefix('{').and_then(|it| it.strip_suffix('}'));
        Some(match inside {
            None if open > 0 => Piece::Plain(piece),
            None => Piece::Unreadable(piece),
            Some(inside) => mark(inside).map_or(Piece::Unreadable(piece), Piece::Marked),
        })
    })
}

fn mark(inside: &str) -> Option<Mark<'_>> {
    if let Some(number) = inside.strip_prefix('!') {
        return Some(Mark::Quoted(number));
    }
    if let Some(condition) = inside.strip_prefix("in ") {
        let (editions, words) = condition.split_once(':')?;
        let editions: Option<Vec<Edition>> = editions.split_whitespace().map(edition).collect();
        return Some(Mark::Only { editions: editions?, words });
    }
    let targets: Option<Vec<Target>> = inside.split(',').map(|it| target(it.trim())).collect();
    targets.map(Mark::Cited)
}

fn edition(tag: &str) -> Option<Edition> {
    Edition::ALL.into_iter().find(|it| it.tag() == tag)
}

fn target(text: &str) -> Option<Target> {
    let Some(number) = text.strip_prefix('=') else {
        return text.parse().ok().map(Target::Provision);
    };
    // People may write numbers in several ways, our sources in one.
    let article: Article = number.parse().ok()?;
    (article.to_string() == number).then_some(Target::Number(article))
}
