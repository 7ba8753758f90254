use std::collections::BTreeSet;
use std::path::Path;

use super::{TextLanguage, entries, misprints, read, search, term, terms, text, title};
use crate::article::Article;
use crate::edition::Edition;

const ENGLISH: TextLanguage = TextLanguage::English;

#[test]
fn every_heading_can_be_read() {
    for edition in Edition::ALL {
        for file in edition.book().text {
            let headings = read::headings(file).count();
            assert_eq!(read::entries(file, edition).len(), headings, "{edition}: {}", &file[..40]);
        }
    }
}

#[test]
fn numbers_print_as_the_headings_have_them() {
    for edition in Edition::ALL {
        for heading in edition.book().text.iter().flat_map(|file| read::headings(file)) {
            let (number, _) = heading.split_once(" — ").expect("a number and a title");
            let article: Article = number.parse().expect("a number");
            let printed = article.to_string();
            // The 2009 files abbreviate the name of the introduction.
            assert!(
                printed == number || number == "intro",
                "{edition}: {number} prints as {printed}"
            );
        }
    }
}

#[test]
fn every_file_is_embedded() {
    for edition in Edition::ALL {
        let folder =
            Path::new(env!("CARGO_MANIFEST_DIR")).join("law").join(edition.tag()).join("en");
        let on_disk: BTreeSet<String> = std::fs::read_dir(folder)
            .expect("the folder of the edition")
            .map(|it| std::fs::read_to_string(it.expect("an entry").path()).expect("a text"))
            .collect();
        let embedded: BTreeSet<String> = edition
            .book()
            .text
            .iter()
            .copied()
            .chain(edition.book().misprints)
            .map(str::to_owned)
            .collect();
        assert_eq!(embedded, on_disk, "{edition}");
    }
}

#[test]
fn the_2018_edition_has_535_entries_and_101_terms() {
    let book = entries(Edition::Fide2018, ENGLISH);
    assert_eq!(book.iter().filter(|it| !it.article.is_term()).count(), 535);
    assert_eq!(terms(Edition::Fide2018, ENGLISH).count(), 101);
    assert!(book.iter().all(|it| !it.title.is_empty() && !it.body.is_empty()));
}

#[test]
fn no_number_is_printed_twice() {
    for edition in Edition::ALL {
        for pair in entries(edition, ENGLISH).windows(2) {
            assert!(pair[0].article < pair[1].article, "{edition}: {}", pair[1].article);
        }
    }
}

#[test]
fn an_edition_has_its_own_text_or_that_which_did_not_change() {
    let source = |edition, article| {
        let article = Article::new(article);
        super::entry(edition, article, ENGLISH).map(|it| it.source.tag())
    };
    assert_eq!(source(Edition::Fide2023, "5.1.2"), Some("fide-2023"));
    assert_eq!(source(Edition::Fide2023, "5.1.1"), Some("fide-2018"));
    assert_eq!(source(Edition::Fide2023, "A.3.1.1"), None);
    assert_eq!(source(Edition::Fide2023, "INT-3"), None);
    assert_eq!(source(Edition::Fide2014, "7.5.1"), None);
    assert_eq!(source(Edition::Fide2014, "G-39"), Some("fide-2018"));
    assert_eq!(source(Edition::Fide2017, "7.5.4"), None);
    assert_eq!(source(Edition::Fide2017, "A.4.5"), None);
    assert_eq!(source(Edition::Fide2017, "INT-3"), None);
    assert_eq!(source(Edition::Fide2017Sl, "7.5.4"), Some("fide-2017-sl"));
    assert_eq!(source(Edition::Fide2017Sl, "7.7.1"), None);
    assert_eq!(source(Edition::CzRapidBlitz, "A.3.d.1"), Some("cz-rapid-blitz"));
    assert_eq!(source(Edition::CzRapidBlitz, "A.4.b"), None);
    assert_eq!(source(Edition::CzRapidBlitz, "7.5.a"), Some("fide-2014"));
    assert_eq!(source(Edition::CzRapidBlitz, "3.2"), Some("fide-2018"));
    assert_eq!(source(Edition::Fide2009, "9.6.2"), None);
    assert_eq!(source(Edition::Fide2009, "C-sample-2009"), Some("fide-2009"));
    assert_eq!(source(Edition::Fide2009Cs, "C-sample-2009"), Some("fide-2009-cs"));
    assert_eq!(source(Edition::Fide2018, "C-sample-2009"), None);
    assert_eq!(source(Edition::Fide2023, "C-sample-1"), Some("fide-2018"));
    assert_eq!(source(Edition::Fide2023, "C7.3-a"), None);
}

#[test]
fn a_text_is_what_stands_under_its_heading() {
    let article = Article::new("7.3");
    assert_eq!(title(Edition::Fide2018, article, ENGLISH), Some("Colours reversed"));
    let body = text(Edition::Fide2018, article, ENGLISH).expect("a text");
    assert!(body.starts_with("If a game was started with the colours"), "{body}");
    assert!(body.ends_with("the game goes on."), "{body}");
}

#[test]
fn articles_are_found_by_words_and_numbers() {
    let found = search(Edition::Fide2018, "Colours REVERSED", ENGLISH);
    assert_eq!(found[0].article, Article::new("7.3"));
    let found = search(Edition::Fide2018, "7.5", ENGLISH);
    assert_eq!(found[0].article, Article::new("7.5.1"));
    let found = search(Edition::Fide2018, "ádoube", ENGLISH);
    assert!(found.iter().any(|it| it.article == Article::new("4.2.1")));
    assert!(search(Edition::Fide2018, "", ENGLISH).is_empty());
    assert!(search(Edition::Fide2018, "zugzwang helicopter", ENGLISH).is_empty());
    assert_eq!(super::fold::words("Mimochodom, ŠACH-mat"), ["mimochodom", "sach", "mat"]);
}

#[test]
fn terms_are_found_by_name() {
    let found = term(Edition::Fide2018, "Algebraic notation", ENGLISH).expect("a term");
    assert_eq!(found.article, Article::new("G-01"));
    assert_eq!(
        term(Edition::Fide2018, "white", ENGLISH).map(|it| it.article.to_string()).as_deref(),
        Some("G-03")
    );
    assert_eq!(term(Edition::Fide2009, "white", ENGLISH), None);
}

#[test]
fn misprints_are_listed() {
    let numbers =
        |edition| misprints(edition).iter().map(|it| it.article.to_string()).collect::<Vec<_>>();
    assert_eq!(numbers(Edition::Fide2009Cs), ["3.7.e", "A.1", "F.3.b"]);
    assert_eq!(numbers(Edition::Fide2017Sl), ["2.4", "3.7.1", "3.8.2.1.2", "6.3.2"]);
    assert!(misprints(Edition::Fide2018).is_empty());
}

/// These say more than the Laws or the Manual do, and a reader can tell where.
#[test]
fn additions_of_our_own_are_marked() {
    for article in [
        "INT-1",
        "1.3",
        "C1.5-c",
        "3.6",
        "3.10.1",
        "C3.10.3-c",
        "4.1",
        "4.7",
        "5.1.1",
        "5.1.2",
        "C6.2.4-a",
        "C6.4-d",
        "C7.5.1-e",
        "8.1.1",
        "8.4",
        "C9.3-a",
        "9.2.2.2",
        "9.5.3",
        "C9.5.3-b",
        "9.6.1",
        "C11.3-c",
        "C12.1-b",
        "CA.4.2-a",
        "C.10",
        "D.2.2",
    ] {
        let body = text(Edition::Fide2018, Article::new(article), ENGLISH).expect("a text");
        let mut paragraphs = body.split("\n\n");
        let law = paragraphs.next().is_some_and(|it| !it.starts_with("*Reading.*"));
        let marked = paragraphs.any(|it| it.starts_with("*Reading.* "));
        assert!(law && marked, "{article}: {body}");
    }
}

/// What the printings say otherwise is told where it stands, each time with what the right text says.
#[test]
fn departures_of_the_printings_are_told() {
    let slovene = [
        "PRE-3", "2.1-b", "3.7.5.1", "3.8.2", "3.9.1", "4.5", "4.7.1", "6.1", "7.4.1", "7.4.3",
        "8.1.1", "8.6", "9.2.2", "9.3.1", "9.3.2", "9.5.1",
    ];
    let czech = ["6.7.b", "12.6", "E.1", "E.2.9.a", "Guidelines 6", "C-sample-2009"];
    let slovene = slovene.map(|it| (Edition::Fide2017Sl, it, "authentic text"));
    let czech = czech.map(|it| (Edition::Fide2009Cs, it, "final text"));
    for (edition, article, other) in slovene.into_iter().chain(czech) {
        let found = super::entry(edition, Article::new(article), ENGLISH).expect("an entry");
        assert_eq!(found.source, edition, "{article}");
        assert!(found.body.replace('\n', " ").contains(other), "{edition} {article}");
    }
}

/// Here the Slovene printing says what the text of July 2017 says, and the text of 2018 something else.
#[test]
fn what_a_printing_shares_with_its_edition_is_no_departure() {
    let allotted = Article::new("6.3.1");
    let found = super::entry(Edition::Fide2017Sl, allotted, ENGLISH).expect("an entry");
    assert_eq!(found.source, Edition::Fide2017);
}
