//! An edition in two files, `fide_test.rs` and `fide-test.md`, judged as any other. Nothing else in the project knows of it.

mod fide_test;

use std::collections::BTreeSet;
use std::fs;

use jadoube_transcript::{Case, File, Protocol, configure, read, run_with};
use laws::rulebook::Regime;
use laws::text::{TextLanguage, entries, entry};
use laws::{Article, Date, Edition, Pace, Provision, counterparts, diff, parameters};

const MADE_UP: Edition = Edition::of(&fide_test::BOOK);

fn judged(file: &File, case: &Case, edition: Edition) -> Protocol {
    let mut configuration = configure(&file.shared, case).expect("a configuration");
    configuration.edition = edition;
    run_with(configuration, case)
}

#[test]
fn it_rules_by_its_own_values_and_numbers() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/made_up/cases.txt");
    let file = read(&fs::read_to_string(path).expect("a text")).expect("a transcript");
    let mut wrong = Vec::new();
    for case in &file.cases {
        let differences = |edition| {
            let protocol = judged(&file, case, edition);
            assert_eq!(protocol.cannot_start, [], "{}", case.id());
            protocol.differences().map(|it| format!("{} {it:?}", case.id())).collect::<Vec<_>>()
        };
        wrong.extend(differences(MADE_UP));
        if differences(Edition::NEWEST).is_empty() {
            wrong.push(format!("{} is the same in {}", case.id(), Edition::NEWEST));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ten_articles_and_twenty_values_differ() {
    let change = diff(Edition::NEWEST, MADE_UP);
    let moved: BTreeSet<Article> = change.moved.iter().flat_map(|it| it.after).copied().collect();
    let values: BTreeSet<&str> = change.values.iter().map(|it| it.after.key).collect();
    assert_eq!((moved.len(), values.len()), (10, 20), "{moved:?} {values:?}");
    assert!(change.came.is_empty() && change.went.is_empty());
}

#[test]
fn what_it_cites_stands_in_its_text() {
    let book = entries(MADE_UP, TextLanguage::English);
    let exists = |article: Article| book.iter().any(|it| it.article.is_within(article));
    for provision in Provision::ALL {
        assert!(provision.validity(MADE_UP).articles().iter().all(|it| exists(*it)), "{provision}");
    }
    for regime in Regime::ALL {
        for value in parameters(MADE_UP.rulebook(), regime.pace(), regime.supervision()) {
            assert!(exists(value.article), "{} cites {}", value.key, value.article);
        }
    }
    // What it renumbers stands in one place; what it does not mention is taken over.
    assert!(!exists(Article::new("7.5.5")));
    let taken_over = entry(MADE_UP, Article::new("5.2.2"), TextLanguage::English);
    assert!(taken_over.is_some_and(|it| it.taken_over));
    let counterpart = counterparts(Edition::NEWEST, Article::new("7.5.5"), MADE_UP);
    assert_eq!(counterpart, [Article::new("7.8")]);
}

#[test]
fn it_is_asked_like_any_other() {
    assert_eq!((MADE_UP.tag(), MADE_UP.base()), ("fide-test", None));
    assert_eq!(MADE_UP.governing(Pace::Blitz), MADE_UP);
    assert_eq!(MADE_UP.in_force().map(|it| it.from), Date::new(2031, 1, 1));
    assert!(MADE_UP > Edition::NEWEST);
    assert_eq!(Provision::DrawAutoFivefold.article(MADE_UP), Some(Article::new("9.8")));
}
