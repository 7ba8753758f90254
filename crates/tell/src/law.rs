//! Things of the Laws as words: titles, editions, parameters and their values.

use clock::Millis;
use clock::language::time_phrase;
use laws::rulebook::{Limit, Value};
use laws::text::{Entry, TextLanguage, entries, entry, title_id};
use laws::{Edition, Provision, counterparts};
use messages::{Args, Language, Messages};

use crate::words::phrase;

/// The title of an entry in the language of the messages.
///
/// The titles of the reference edition are messages under the numbers of their articles. An entry of another edition has such
/// a title if an article of it says the same, or has the same title; the other titles are messages under their own words.
#[must_use]
pub fn title(messages: &Messages, edition: Edition, entry: &Entry) -> String {
    match message_of(messages, edition, entry) {
        Some(id) => messages.text(&id),
        None => heading(messages, entry.title),
    }
}

/// The message of the article of the reference edition that has this title.
fn message_of(messages: &Messages, edition: Edition, entry: &Entry) -> Option<String> {
    let reference = Edition::REFERENCE;
    let book = || entries(reference, TextLanguage::English).iter();
    let article = match entry.source == reference {
        true => Some(entry.article),
        false => counterparts(edition, entry.article, reference)
            .into_iter()
            .find(|article| book().any(|it| it.article == *article && it.title == entry.title))
            .or_else(|| book().find(|it| it.title == entry.title).map(|it| it.article)),
    };
    article.map(title_id).filter(|id| messages.has(id))
}

/// The title of the chapter of an entry: in English as the books print it, otherwise its number and its title.
#[must_use]
pub fn chapter(messages: &Messages, entry: &Entry) -> String {
    if messages.language() == Language::English {
        return entry.chapter.to_owned();
    }
    let (place, title) = entry.chapter.split_once(" — ").unwrap_or(("", entry.chapter));
    let title = heading(messages, title);
    match place.split_once(' ') {
        Some((_, number)) => format!("{number} — {title}"),
        None => title,
    }
}

/// A title that has a message of its own words.
fn heading(messages: &Messages, title: &str) -> String {
    let id = heading_id(title);
    if messages.has(&id) { messages.text(&id) } else { title.to_owned() }
}

/// `heading-the-king-in-check`
fn heading_id(title: &str) -> String {
    let plain: String = title
        .chars()
        .map(|it| if it.is_ascii_alphanumeric() { it.to_ascii_lowercase() } else { ' ' })
        .collect();
    let words: Vec<&str> = plain.split_whitespace().collect();
    format!("heading-{}", words.join("-"))
}

/// The title of the article that leads a provision, or its key.
#[must_use]
pub fn title_of(messages: &Messages, edition: Edition, provision: Provision) -> String {
    let article = provision.article(edition);
    let found = article.and_then(|it| entry(edition, it, TextLanguage::English));
    found.map_or_else(|| provision.key().to_owned(), |it| title(messages, edition, it))
}

/// The name of an edition.
#[must_use]
pub fn edition_name(messages: &Messages, edition: Edition) -> String {
    let id = format!("laws-edition-{edition}");
    if messages.has(&id) { messages.text(&id) } else { edition.name().to_owned() }
}

/// The name of a parameter; some are questions.
#[must_use]
pub fn parameter_name(messages: &Messages, key: &str) -> String {
    messages.text(&format!("parameter-{}", key.replace(['.', '_'], "-")))
}

/// A value in words.
#[must_use]
pub fn value(messages: &Messages, value: &Value) -> String {
    match value {
        Value::None => messages.text("value-none"),
        Value::Policy(name) => choice(messages, name),
        Value::List(names) if names.is_empty() => messages.text("value-none"),
        Value::List(names) => {
            names.iter().map(|it| choice(messages, it)).collect::<Vec<_>>().join(", ")
        }
        Value::Count(count) => count.to_string(),
        Value::Seconds(seconds) => time(messages, *seconds),
        Value::SecondsRange(least, most) => {
            let (least, most) = (time(messages, *least), time(messages, *most));
            messages.with("value-range", &Args::new().set("least", least).set("most", most))
        }
        Value::Bound(seconds, limit) => {
            let id = match limit {
                Limit::Included => "value-bound-included",
                Limit::Excluded => "value-bound-excluded",
            };
            messages.with(id, &Args::new().set("time", time(messages, *seconds)))
        }
        Value::Counted(count, name) => {
            let args = Args::new().set("count", *count).set("choice", choice(messages, name));
            messages.with("value-counted", &args)
        }
        Value::Halves(halves) => {
            let [win, draw, loss] = halves.map(points);
            let args = Args::new().set("win", win).set("draw", draw).set("loss", loss);
            messages.with("value-points", &args)
        }
        Value::Edition(edition) => edition.to_string(),
    }
}

fn time(messages: &Messages, seconds: u32) -> String {
    phrase(messages, &time_phrase(Millis::from_seconds(seconds.into())))
}

fn choice(messages: &Messages, name: &str) -> String {
    messages.text(&format!("choice-{}", split(name, '-')))
}

/// `UntilOpponentMakesMove` in small letters, its words parted.
#[must_use]
pub fn split(name: &str, joint: char) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push(joint);
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

fn points(halves: u8) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".to_owned(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}

#[cfg(test)]
mod headings {
    use std::collections::BTreeSet;

    use laws::Edition;
    use laws::text::{TextLanguage, entries};
    use messages::{Language, Messages, ids};

    use super::{chapter, heading_id, message_of};

    /// What needs a message of its own words: chapters, and titles that no message of an article holds.
    fn needed() -> BTreeSet<String> {
        let english = Messages::new(Language::English);
        let mut needed = BTreeSet::new();
        for edition in Edition::ALL {
            for entry in entries(edition, TextLanguage::English) {
                let chapter = entry.chapter.split_once(" — ").map_or(entry.chapter, |it| it.1);
                needed.insert(heading_id(chapter));
                if message_of(&english, edition, entry).is_none() {
                    needed.insert(heading_id(entry.title));
                }
            }
        }
        needed
    }

    #[test]
    fn every_title_of_every_edition_is_a_message_and_none_is_left_over() {
        for language in Language::ALL {
            let known = ids(language).into_iter().filter(|it| it.starts_with("heading-"));
            let known: BTreeSet<String> = known.map(str::to_owned).collect();
            let differ: Vec<String> = known.symmetric_difference(&needed()).cloned().collect();
            assert!(differ.is_empty(), "{language:?}: {differ:?}");
        }
    }

    #[test]
    fn a_chapter_stands_once_in_its_book() {
        for edition in Edition::ALL {
            let book = entries(edition, TextLanguage::English);
            let mut chapters: Vec<&str> =
                book.iter().filter(|it| !it.article.is_commentary()).map(|it| it.chapter).collect();
            chapters.dedup();
            let distinct: BTreeSet<&str> = chapters.iter().copied().collect();
            assert_eq!(distinct.len(), chapters.len(), "{edition}: {chapters:?}");
        }
    }

    #[test]
    fn chapters_are_told_in_the_readers_language() {
        let book = entries(Edition::Fide2023, TextLanguage::English);
        let of = |article: &str| book.iter().find(|it| it.article.to_string() == article);
        let told = |article, language| of(article).map(|it| chapter(&Messages::new(language), it));
        let drawn = "Article 9 — The drawn game".to_owned();
        assert_eq!(told("9.2", Language::English), Some(drawn));
        assert_eq!(told("9.2", Language::Czech), Some("9 — Remíza".to_owned()));
        assert_eq!(told("I.1", Language::Czech), Some("I — Přerušené partie".to_owned()));
        assert_eq!(told("0.1", Language::Slovene), Some("Uvod in predgovor".to_owned()));
    }
}
