use super::{FORMS, Forms, forms, glossary_of, terms_in, uses_of};
use crate::article::Article;
use crate::edition::Edition;
use crate::text::{TextLanguage, entry, terms};

const BOOK: Edition = Edition::Fide2018;

#[test]
fn every_term_has_its_forms() {
    let all: Vec<_> = terms(BOOK, TextLanguage::English).collect();
    assert_eq!(all.len(), FORMS.len());
    for term in all {
        assert!(forms(term).is_some(), "{}", term.article);
    }
}

#[test]
fn every_term_is_reached_from_an_article_or_says_why_not() {
    let mut problems = Vec::new();
    for term in terms(BOOK, TextLanguage::English) {
        let used = !uses_of(BOOK, term).is_empty();
        match (forms(term), used) {
            (Some(Forms::Words(_)), true) | (Some(Forms::Unused(_)), false) => {}
            _ => problems.push(format!("{} {}", term.article, term.title)),
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[track_caller]
fn check(edition: Edition, article: &str, expected: &[&str], not: &[&str]) {
    let found = entry(edition, Article::new(article), TextLanguage::English).expect("an article");
    let names: Vec<&str> = terms_in(edition, found).iter().map(|it| it.title).collect();
    for name in expected {
        assert!(names.contains(name), "{name} in {article}: {names:?}");
    }
    for name in not {
        assert!(!names.contains(name), "no {name} in {article}: {names:?}");
    }
}

#[test]
fn terms_are_found_in_their_forms() {
    check(BOOK, "5.2.1", &["stalemate", "draw"], &["castling"]);
    check(BOOK, "3.8.2", &["castling"], &["stalemate"]);
    // An edition without a glossary of its own is explained by the one that has it.
    check(Edition::Fide2009, "5.2.a", &["stalemate"], &["castling"]);
    assert_eq!(glossary_of(BOOK), Some(BOOK));
}

/// The numbers of the terms to which an article is linked.
fn linked(edition: Edition, article: &str) -> Vec<String> {
    let found = entry(edition, Article::new(article), TextLanguage::English).expect("an article");
    terms_in(edition, found).iter().map(|it| it.article.to_string()).collect()
}

#[test]
fn a_word_in_another_sense_is_no_link() {
    let mut problems = Vec::new();
    for (term, articles) in [
        ("G-78", "6.4 C6.4-a C6.6-d C6.10.1-a C8.6-a C9.1.2-f 11.12 I.3"),
        ("G-05", "8.4 11.9 CA.2-a D.2.9 III.5.2 G-54"),
        (
            "G-92",
            "2.1 4.3.3 C5.1.2-b 6.2.6 6.4 C6.9-d C7.4.3-b 8.1.6 C8.5.2-b C9.1.2-b C9.1.2-c 11.3.3 \
             C11.5-a C11.10-d C.7 D.1 D.1.4.1 I.8.2 I.14 G-93",
        ),
        ("G-94", "6.10.1 C6.10.1-c C6.11.4-a"),
        ("G-27", "6.7.1 6.7.2 C6.7-b C6.7-e C11.3-c I.10 I.11 C6.3.2-b 9.2.2.2 9.4"),
        ("G-77", "10.1 C10.1-b G-08 G-95"),
        ("G-44", "6.10.2 D.2.9 7.1"),
        ("G-61", "2.4"),
        ("G-89", "11.3.2.1 8.5.1 C8.2-a"),
    ] {
        for article in articles.split_whitespace() {
            if linked(BOOK, article).iter().any(|it| it == term) {
                problems.push(format!("{term} in {article}"));
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}

#[test]
fn a_word_in_the_sense_of_the_glossary_is_a_link() {
    let mut problems = Vec::new();
    for (term, articles) in [
        ("G-78", "3.8.1 C3.1.3-a 3.9.1 3.9.2 C3.10.3-a 5.2.1 C7.5.1-c A.4.4 CA.4.4-a C.13 G-47"),
        ("G-05", "10.1 C10.1-a C10.1-b 10.2 11.7 12.9.4 12.9.5"),
        (
            "G-92",
            "1.3 3.8.2 4.7 4.7.1 4.7.2 4.7.3 5.2.3 6.2.1 6.2.3 7.3 7.5.3 8.6 9.1.1 9.6.2 D.2.3",
        ),
        ("G-94", "3.7.5.1 3.7.5.3 7.5.2"),
        ("G-27", "C6.7-f 10.1 C10.1-b G-08 G-95"),
        ("G-77", "C6.3.2-b 9.2.2.2 9.4"),
        ("G-08", "6.7.1 6.7.2 C6.7-b C6.7-e C11.3-c I.10 I.11"),
        ("G-44", "4.2.1 C4.2.2-a 6.2.5 C2.4-d"),
        ("G-61", "12.8"),
        ("G-89", "6.2.1 6.3.1 6.9 7.5.1 8.5.3 A.4.1"),
    ] {
        for article in articles.split_whitespace() {
            if !linked(BOOK, article).iter().any(|it| it == term) {
                problems.push(format!("no {term} in {article}"));
            }
        }
    }
    for (edition, term, article) in [
        (Edition::Fide2014, "G-94", "7.5.a"),
        (Edition::Fide2014, "G-77", "9.2.2"),
        (Edition::Fide2009, "G-27", "11.1"),
    ] {
        if !linked(edition, article).iter().any(|it| it == term) {
            problems.push(format!("no {term} in {article} of {edition}"));
        }
    }
    for (edition, term, article) in [
        (Edition::Fide2009, "G-78", "6.3"),
        (Edition::Fide2009, "G-05", "Guidelines 12"),
        (Edition::Fide2009, "G-92", "E.2.4"),
        (Edition::Fide2014, "G-78", "E.3"),
        (Edition::Fide2014, "G-94", "6.10.a"),
        (Edition::Fide2023, "G-94", "8.3"),
    ] {
        if linked(edition, article).iter().any(|it| it == term) {
            problems.push(format!("{term} in {article} of {edition}"));
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
