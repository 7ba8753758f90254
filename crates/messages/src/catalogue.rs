//! The message files of every language, embedded. Here is the only list of them.

use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse_runtime;

use crate::Language;

struct Catalogue {
    english: &'static [MessageFile],
    czech: &'static [MessageFile],
    slovak: &'static [MessageFile],
    slovene: &'static [MessageFile],
}

macro_rules! folder {
    ($tag:literal: $($name:literal)*) => {
        &[$(MessageFile {
            name: $name,
            source: include_str!(concat!("../messages/", $tag, "/", $name, ".ftl")),
        }),*]
    };
}

// A macro, because `include_str!` takes only literals. It makes a file that is missing in one
// language an error of the compiler.
macro_rules! catalogue {
    ($($name:literal),* $(,)?) => {
        Catalogue {
            english: folder!("en": $($name)*),
            czech: folder!("cs": $($name)*),
            slovak: folder!("sk": $($name)*),
            slovene: folder!("sl": $($name)*),
        }
    };
}

/// To add a file, write its name (without `.ftl`) here and the file in the folder of every language.
const FILES: Catalogue = catalogue![
    "common",
    "words",
    "cli",
    "guide",
    "fen",
    "position",
    "why",
    "perft",
    "pgn",
    "notation",
    "chess960",
    "clock",
    "law-titles",
    "law-headings",
    "glossary",
    "discretion",
    "laws",
    "parameters",
    "choices",
    "regulations",
    "readings",
    "judge",
    "unmet",
    "events",
    "rulings",
    "matters",
    "time",
    "winnability",
    "transcript",
    "store",
    "drafts",
    "legality",
    "claim",
    "reconcile",
    "pairing",
    "incidents",
    "reports",
    "envelope",
    "bundle",
    "audit",
    "server",
    "desk",
    "public",
];

/// One message file of one language.
pub(crate) struct MessageFile {
    pub(crate) name: &'static str,
    pub(crate) source: &'static str,
}

pub(crate) fn files(language: Language) -> &'static [MessageFile] {
    match language {
        Language::English => FILES.english,
        Language::Czech => FILES.czech,
        Language::Slovak => FILES.slovak,
        Language::Slovene => FILES.slovene,
    }
}

/// The ids of all messages of a language, in the order of the files. Meant for tables that are kept in
/// messages, and for tests that want to walk over every message.
pub fn ids(language: Language) -> Vec<&'static str> {
    files(language).iter().flat_map(|file| messages_of(parse(file.source))).collect()
}

/// What could be parsed; whether all of it could is a question for the tests of this module.
fn parse(source: &'static str) -> Resource<&'static str> {
    parse_runtime(source).unwrap_or_else(|(resource, _errors)| resource)
}

fn messages_of(resource: Resource<&'static str>) -> impl Iterator<Item = &'static str> {
    resource.body.into_iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

#[cfg(test)]
mod review;
#[cfg(test)]
mod tests;
