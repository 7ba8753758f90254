//! The table of letters, and languages by their names.

use std::collections::BTreeSet;

use board::Role;

use super::*;

const PIECES: [Role; 5] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

#[track_caller]
fn check(tag: &str, expected: &str) {
    let language: Language = tag.parse().expect("a language");
    let letters: Vec<&str> = PIECES.into_iter().map(|role| language.letter(role)).collect();
    assert_eq!(letters.join(" "), expected, "{tag}");
}

#[test]
fn the_letters_of_the_laws() {
    check("sk", "K D V S J");
    check("cs", "K D V S J");
    check("sl", "K D T L S");
    check("en", "K Q R B N");
    // The examples of C.3.
    assert_eq!(Language::French.letter(Role::Bishop), "F");
    assert_eq!(Language::Dutch.letter(Role::Bishop), "L");
}

#[test]
fn letters_of_two_characters() {
    check("ru", "Кр Ф Л С К");
    check("he", "מ מה צ ר פ");
}

#[test]
fn at_least_thirty_five_languages() {
    assert!(Language::ALL.len() >= 35);
    let tags: BTreeSet<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
    assert_eq!(tags.len(), Language::ALL.len());
}

#[test]
fn letters_are_distinct_within_a_language() {
    for &language in Language::ALL {
        let letters: BTreeSet<&str> =
            PIECES.into_iter().map(|role| language.letter(role)).collect();
        assert_eq!(letters.len(), 5, "{language}");
        assert!(!letters.iter().any(|it| language.pawn_letters().contains(it)), "{language}");
        assert_eq!(language.letter(Role::Pawn), "");
    }
}

#[track_caller]
fn check_name(text: &str, expected: Language) {
    assert_eq!(text.parse(), Ok(expected), "{text:?}");
}

#[track_caller]
fn check_unknown(text: &str, nearest: Option<Language>) {
    assert_eq!(text.parse::<Language>(), Err(UnknownLanguage { nearest }), "{text:?}");
}

#[test]
fn languages_by_name() {
    check_name("de", Language::German);
    check_name("DE", Language::German);
    check_name("German", Language::German);
    check_name(" deutsch ", Language::German);
    check_name("de-AT", Language::German);
    check_name("sk_SK", Language::Slovak);
    check_name("sr-Latn", Language::SerbianLatin);
    check_name("čeština", Language::Czech);
}

#[test]
fn the_nearest_language_is_named() {
    check_unknown("slovac", Some(Language::Slovak));
    check_unknown("Geman", Some(Language::German));
    check_unknown("xx", None);
    check_unknown("", None);
    check_unknown("klingon", None);
}

#[test]
fn figurines_of_both_colours() {
    for role in Role::ALL {
        for color in board::Color::ALL {
            assert_eq!(role_of_figurine(figurine(color, role)), Some(role));
        }
    }
    assert_eq!(role_of_figurine('K'), None);
}
