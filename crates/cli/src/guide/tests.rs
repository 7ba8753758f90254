use std::collections::BTreeSet;

use messages::{Language, Messages};

use super::*;

fn lines(language: Language, typed: &str) -> Vec<String> {
    let found = find(&Messages::new(language), &[typed.to_owned()]);
    let suggestions = found.map(|it| it.suggestions).unwrap_or_default();
    suggestions.into_iter().map(|it| it.line).collect()
}

#[track_caller]
fn check(typed: &str, expected: &[&str]) {
    assert_eq!(lines(Language::English, typed), expected, "{typed}");
}

#[test]
fn a_word_leads_to_commands_subjects_and_terms() {
    check("blitz", &["jadoube time", "jadoube law search blitz", "jadoube law glossary blitz"]);
    check("tournament", &["jadoube serve"]);
    check("threefold", &["jadoube claim", "jadoube law search repetition"]);
    // A term that no list of ours has.
    check("zero tolerance", &["jadoube law glossary zero tolerance"]);
}

#[test]
fn accents_capitals_and_signs_do_not_matter() {
    let flag = lines(Language::English, "flag");
    for typed in ["Flag", "FLAG?", "praporek", "zástavka", "zastavka", "Zastavica!"] {
        assert_eq!(lines(Language::English, typed), flag, "{typed}");
    }
}

#[test]
fn the_answer_is_in_the_language_of_the_reader() {
    for (language, search) in [
        (Language::English, "jadoube law search castling"),
        (Language::Czech, "jadoube law search rošáda"),
        (Language::Slovak, "jadoube law search rošáda"),
        (Language::Slovene, "jadoube law search rokada"),
    ] {
        for typed in ["castling", "rošáda", "rokada"] {
            let lines = lines(language, typed);
            assert!(lines.iter().any(|it| it == search), "{language:?} {typed}: {lines:?}");
        }
    }
}

#[test]
fn the_best_agreement_counts() {
    // Known as it is, so that “draw offer” and the like are left out.
    let draw = lines(Language::English, "draw");
    assert!(!draw.iter().any(|it| it.contains("offer")), "{draw:?}");
    // Known only as a part of something.
    check(
        "kibitzers spectators",
        &["jadoube law search spectators", "jadoube law glossary spectators"],
    );
    // Known only by its letters.
    let found = find(&Messages::new(Language::English), &["stalmate".to_owned()]);
    assert_eq!(found.and_then(|it| it.similar).as_deref(), Some("stalemate"));
    check("xyzzy", &[]);
    check("a", &[]);
    check("", &[]);
}

#[test]
fn the_longest_run_of_words_counts() {
    let english = Messages::new(Language::English);
    let typed = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let understood = |line: &str| find(&english, &typed(line)).map(|it| it.typed);
    assert_eq!(understood("flag fall now").as_deref(), Some("flag fall"));
    assert_eq!(understood("flag now").as_deref(), Some("flag"));
    let of_line = |line: &str| find_line(&english, &typed(line)).map(|it| it.typed);
    assert_eq!(of_line("time control").as_deref(), Some("time control"));
    assert_eq!(of_line("law castling").as_deref(), Some("law castling"));
    assert_eq!(of_line("time 90+30"), None);
    for command in ["law", "mate", "law search", "store verify"] {
        assert_eq!(of_line(command), None, "{command}");
    }
}

#[test]
fn every_list_of_words_belongs_to_a_command() {
    let mut commands = Vec::new();
    add_commands(&Messages::new(Language::English), &cli::command(), "", "cli", &mut commands);
    let needed: BTreeSet<String> = commands
        .iter()
        .map(|it| it.suggestion.line.replacen(NAME, "meaning", 1).replace(' ', "-"))
        .collect();
    let ids = messages::ids(Language::English).into_iter().map(str::to_owned);
    let found: BTreeSet<String> = ids.filter(|it| it.starts_with("meaning-")).collect();
    assert_eq!(found, needed);
}

#[test]
fn no_word_stands_twice_in_a_list() {
    for language in Language::ALL {
        let lists = messages::ids(language).into_iter();
        for id in lists.filter(|it| it.starts_with("meaning-") || it.starts_with("topic-")) {
            let list = listed(&Messages::new(language).text(id));
            let once: BTreeSet<Vec<String>> = list.iter().map(|it| words(it)).collect();
            assert_eq!(once.len(), list.len(), "{language:?} {id}: {list:?}");
        }
    }
}
