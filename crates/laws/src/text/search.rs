//! Finding articles by words, and terms by name. Matches are whole or begun words; there is no guessing.

use super::fold::{fold, words};
use super::{Entry, TextLanguage, entries, terms};
use crate::article::Article;
use crate::edition::Edition;

/// The longest query, in letters.
pub const QUERY_MAX: usize = 200;

/// Is a query short enough to be searched for?
#[must_use]
pub fn is_query(text: &str) -> bool {
    text.chars().nth(QUERY_MAX).is_none()
}

/// The entries in which every word occurs, accents and case aside; a word may be only begun. A query that is
/// the number of an article finds that article and what stands under it.
///
/// A query that is longer than [`QUERY_MAX`] finds nothing. The best come first: words in the title before words in the text, law before commentary and glossary.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, search};
/// use jadoube_laws::{Article, Edition};
///
/// let found = search(Edition::Fide2018, "dead position", TextLanguage::English);
/// assert!(found.iter().any(|it| it.article == Article::new("5.2.2")));
///
/// // The number of an article finds all that stands under it.
/// let under = search(Edition::Fide2018, "9.2", TextLanguage::English);
/// assert!(under.iter().any(|it| it.article == Article::new("9.2.2")));
/// ```
#[must_use]
pub fn search(edition: Edition, query: &str, language: TextLanguage) -> Vec<&'static Entry> {
    if !is_query(query) {
        return Vec::new();
    }
    let book = entries(edition, language);
    if let Ok(article) = query.parse::<Article>() {
        let under: Vec<&Entry> = book.iter().filter(|it| it.article.is_within(article)).collect();
        if !under.is_empty() {
            return under;
        }
    }
    let wanted = words(query);
    if wanted.is_empty() {
        return Vec::new();
    }
    let mut found: Vec<(usize, &Entry)> = book
        .iter()
        .filter_map(|entry| words_outside_title(entry, &wanted).map(|outside| (outside, entry)))
        .collect();
    found.sort_by_key(|&(outside, entry)| {
        (outside, entry.article.is_commentary(), entry.article.is_term(), entry.article)
    });
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// How many of the words are only in the text; `None` if one is nowhere.
fn words_outside_title(entry: &Entry, wanted: &[String]) -> Option<usize> {
    let (title, body) = (words(entry.title), words(entry.body));
    let begun = |in_text: &[String], word: &String| in_text.iter().any(|it| it.starts_with(word));
    let mut outside = 0;
    for word in wanted {
        if !begun(&title, word) {
            if !begun(&body, word) {
                return None;
            }
            outside += 1;
        }
    }
    Some(outside)
}

/// The term of the glossary with this name, accents and case aside.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::{TextLanguage, term};
///
/// let found = term(Edition::Fide2018, "Dead Position", TextLanguage::English);
/// assert_eq!(found.map(|it| it.title), Some("dead position"));
/// ```
#[must_use]
pub fn term(edition: Edition, name: &str, language: TextLanguage) -> Option<&'static Entry> {
    let wanted = fold(name.trim());
    let named = |entry: &&Entry| {
        let title = fold(entry.title);
        title == wanted || title.split(", ").any(|it| it == wanted)
    };
    terms(edition, language).find(named)
}
