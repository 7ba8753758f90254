//! Things of the Laws as words: titles, editions, parameters and their values.

use clock::Millis;
use clock::language::time_phrase;
use laws::rulebook::{Limit, Value};
use laws::text::{Entry, TextLanguage, entries, entry, title_id};
use laws::{Edition, Provision, counterparts};
use messages::{Args, Messages};

use crate::words::phrase;

/// The title of an entry in the language of the messages, where it was translated; otherwise in English.
///
/// The titles of 2018 are translated. An entry of another edition has one if an article of 2018 says the
/// same, or has the same title.
#[must_use]
pub fn title(messages: &Messages, edition: Edition, entry: &Entry) -> String {
    let book = || entries(Edition::Fide2018, TextLanguage::English).iter();
    let translated = match entry.source {
        Edition::Fide2018 => Some(entry.article),
        _ => counterparts(edition, entry.article, Edition::Fide2018)
            .into_iter()
            .find(|article| book().any(|it| it.article == *article && it.title == entry.title))
            .or_else(|| book().find(|it| it.title == entry.title).map(|it| it.article)),
    };
    match translated.map(title_id) {
        Some(id) if messages.has(&id) => messages.text(&id),
        _ => entry.title.to_owned(),
    }
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
    messages.text(&format!("laws-edition-{edition}"))
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
