//! The titles of the articles and the terms of the glossary are messages in every language, under ids made
//! from the numbers.

use std::collections::BTreeSet;

use jadoube_laws::Edition;
use jadoube_laws::text::{TextLanguage, entries, title_id};
use messages::{Language, Messages};

#[test]
fn every_title_is_a_message_and_the_other_way_round() {
    let book = entries(Edition::Fide2018, TextLanguage::English);
    let expected: BTreeSet<String> = book.iter().map(|it| title_id(it.article)).collect();
    assert_eq!(expected.len(), book.len(), "two articles share an id");
    for language in Language::ALL {
        let found: BTreeSet<String> = messages::ids(language)
            .into_iter()
            .filter(|id| id.starts_with("law-") || id.starts_with("glossary-"))
            .map(str::to_owned)
            .collect();
        assert_eq!(found, expected, "{language:?}");
    }
}

#[test]
fn the_english_messages_are_the_titles_of_the_texts() {
    let english = Messages::new(Language::English);
    for entry in entries(Edition::Fide2018, TextLanguage::English) {
        // Messages have the quotation marks of print.
        let message =
            english.text(&title_id(entry.article)).replace('’', "'").replace(['“', '”'], "\"");
        assert_eq!(message, entry.title, "{}", entry.article);
    }
}
