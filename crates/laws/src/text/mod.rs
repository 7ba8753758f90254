//! The text of the Laws in our own words, article by article. It is for reading: no rule is decided by what
//! stands in these texts. They follow the English text, which is authentic: slips of translations are not taken over
//! (Q-26).

mod fold;
mod read;
mod references;
mod search;
#[cfg(test)]
mod tests;
mod used_terms;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{PoisonError, RwLock};

use crate::article::{Article, Part};
use crate::edition::Edition;
use crate::provision::Provision;

pub use fold::{fold, words};
pub use search::{QUERY_MAX, is_query, search, term};
pub use used_terms::{Forms, Unused, forms, glossary_of, terms_in, uses_of};

/// A language in which the whole text exists. Titles and terms of the glossary in further languages are
/// messages.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TextLanguage {
    /// English, the language of the authentic text.
    English,
}

/// One article with its text, a passage of the commentary, or a term of the glossary.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, entry};
/// use jadoube_laws::{Article, Edition};
///
/// let found = entry(Edition::Fide2023, Article::new("5.2.1"), TextLanguage::English);
/// let stalemate = found.expect("an article of that edition");
/// assert!(stalemate.title.contains("talemate") && !stalemate.body.is_empty());
/// assert!(!stalemate.chapter.is_empty() && !stalemate.is_unverified());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number.
    pub article: Article,
    /// What it is about.
    pub title: &'static str,
    /// The text, as Markdown, with the numbers of the edition that shows it.
    pub body: &'static str,
    /// The title of the chapter it stands in.
    pub chapter: &'static str,
    /// The edition whose text this is: an earlier or later one where nothing changed.
    pub source: Edition,
    /// Is that another edition than the one whose book this entry is from?
    pub taken_over: bool,
}

impl Entry {
    /// Does the text itself say that it was not compared with the printed edition?
    #[must_use]
    pub fn is_unverified(&self) -> bool {
        self.body.contains(UNVERIFIED)
    }
}

/// How the texts mark what was not compared with a printed edition.
const UNVERIFIED: &str = "*Not verified in the printed text.*";

/// A place where a printing says something that would break play. We follow the right text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Misprint {
    /// Where it stands.
    pub article: Article,
    /// What it says and what is meant, as Markdown.
    pub body: &'static str,
}

/// The text of an article.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, text};
/// use jadoube_laws::{Article, Edition};
///
/// let mate = text(Edition::Fide2018, Article::new("5.1.1"), TextLanguage::English);
/// assert!(mate.is_some_and(|it| it.contains("checkmate")));
/// assert_eq!(text(Edition::Fide2018, Article::new("99.1"), TextLanguage::English), None);
/// ```
#[must_use]
pub fn text(edition: Edition, article: Article, language: TextLanguage) -> Option<&'static str> {
    entry(edition, article, language).map(|it| it.body)
}

/// The title of an article.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, title};
/// use jadoube_laws::{Article, Edition};
///
/// let found = title(Edition::Fide2018, Article::new("7.3"), TextLanguage::English);
/// assert_eq!(found, Some("Colours reversed"));
/// ```
#[must_use]
pub fn title(edition: Edition, article: Article, language: TextLanguage) -> Option<&'static str> {
    entry(edition, article, language).map(|it| it.title)
}

/// The id of the message that holds the title of an article of 2018, or the name of a term, in every language:
/// `law-7-5-1`, `glossary-g-39`.
///
/// ```
/// use jadoube_laws::Article;
/// use jadoube_laws::text::title_id;
///
/// assert_eq!(title_id(Article::new("7.5.1")), "law-7-5-1");
/// assert_eq!(title_id(Article::new("G-39")), "glossary-g-39");
/// ```
#[must_use]
pub fn title_id(article: Article) -> String {
    let group = if article.is_term() { "glossary" } else { "law" };
    format!("{group}-{}", article.to_string().to_ascii_lowercase().replace('.', "-"))
}

/// An article with all that belongs to it.
#[must_use]
pub fn entry(edition: Edition, article: Article, language: TextLanguage) -> Option<&'static Entry> {
    let entries = entries(edition, language);
    entries.binary_search_by_key(&article, |it| it.article).ok().map(|at| &entries[at])
}

/// Everything an edition prints, in the order of the book.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, entries};
/// use jadoube_laws::{Article, Edition};
///
/// let book = entries(Edition::Fide2018, TextLanguage::English);
/// let clock = book.iter().filter(|it| it.article.is_within(Article::new("6"))).count();
/// assert!(clock > 30 && clock < book.len());
/// ```
#[must_use]
pub fn entries(edition: Edition, language: TextLanguage) -> &'static [Entry] {
    static BOOKS: Shelf = Shelf::new();
    BOOKS.take(edition, || {
        // A book is kept as long as the program runs, and so is its text.
        let body = |it: &Entry| match references::shown(it, edition, language) {
            Cow::Borrowed(text) => text,
            Cow::Owned(text) => Box::leak(text.into_boxed_str()),
        };
        sources(edition).iter().map(|it| Entry { body: body(it), ..*it }).collect()
    })
}

/// Everything an edition prints, as our sources have it: references by name.
fn sources(edition: Edition) -> &'static [Entry] {
    static SOURCES: Shelf = Shelf::new();
    SOURCES.take(edition, || assemble(edition))
}

/// Books that are made when somebody asks for them and kept as long as the program runs.
struct Shelf(RwLock<BTreeMap<Edition, &'static [Entry]>>);

impl Shelf {
    const fn new() -> Shelf {
        Shelf(RwLock::new(BTreeMap::new()))
    }

    fn take(&self, edition: Edition, make: impl FnOnce() -> Vec<Entry>) -> &'static [Entry] {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner).get(&edition).copied();
        kept.unwrap_or_else(|| {
            // A book may need its base: it is made while the shelf is free.
            let made = make();
            let mut shelf = self.0.write().unwrap_or_else(PoisonError::into_inner);
            shelf.entry(edition).or_insert_with(|| made.leak())
        })
    }
}

/// The terms of the glossary of an edition.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::{TextLanguage, terms};
///
/// assert!(terms(Edition::Fide2018, TextLanguage::English).any(|it| it.title == "stalemate"));
/// assert_eq!(terms(Edition::Fide2009, TextLanguage::English).count(), 0);
/// ```
pub fn terms(edition: Edition, language: TextLanguage) -> impl Iterator<Item = &'static Entry> {
    entries(edition, language).iter().filter(|it| it.article.is_term())
}

/// The misprints of a printing that are listed and not followed.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::misprints;
///
/// assert!(!misprints(Edition::Fide2009Cs).is_empty());
/// assert!(misprints(Edition::Fide2018).is_empty());
/// ```
#[must_use]
pub fn misprints(edition: Edition) -> Vec<Misprint> {
    edition.book().misprints.map(read::misprints).unwrap_or_default()
}

/// The edition from which an edition takes the articles that it does not print differently.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::text_base;
///
/// assert_eq!(text_base(Edition::Fide2023), Some(Edition::Fide2018));
/// assert_eq!(text_base(Edition::Fide2018), None);
/// ```
#[must_use]
pub const fn text_base(edition: Edition) -> Option<Edition> {
    edition.book().rests_on
}

/// The edition's own articles, and those of the edition it takes its text from that it has unchanged.
fn assemble(edition: Edition) -> Vec<Entry> {
    let mut book: Vec<Entry> =
        edition.book().text.iter().flat_map(|file| read::entries(file, edition)).collect();
    if let Some(base) = text_base(edition) {
        let own: Vec<Article> = book.iter().map(|it| it.article).collect();
        let unchanged =
            |it: &&Entry| !own.contains(&it.article) && keeps(edition, base, &own, it.article);
        let taken_over = |it: &Entry| Entry { taken_over: true, ..*it };
        book.extend(sources(base).iter().filter(unchanged).map(taken_over));
    }
    book.sort_by_key(|it| it.article);
    book
}

/// Does `edition` have this article of `base` under the same number?
fn keeps(edition: Edition, base: Edition, own: &[Article], article: Article) -> bool {
    // The commentary was written for the edition it stands in.
    if article.is_commentary() {
        return edition.base().is_some();
    }
    // An introduction tells how its own edition was adopted; it is replaced as a whole.
    let introduction = const { Article::new("Introduction") };
    if article.part() == Part::Introduction && own.contains(&introduction) {
        return false;
    }
    // An overlay that replaces whole parts leaves the others as they are.
    let replaced = edition.book().replaces;
    if !replaced.is_empty() {
        return !replaced.contains(&article.part());
    }
    let mut cover = Some(article);
    while let Some(at) = cover {
        let mut provisions = Provision::in_article(base, at).peekable();
        if provisions.peek().is_some() {
            return provisions.any(|it| it.validity(edition).articles().contains(&at));
        }
        cover = at.parent();
    }
    // No provision: a preliminary remark or a sample, which stays.
    true
}
