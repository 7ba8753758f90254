use super::{Article, ArticleFault, Part};

#[track_caller]
fn check(text: &str) {
    let article: Article = text.parse().expect("an article number");
    assert_eq!(article.to_string(), text);
    assert_eq!(Article::new(text), article);
}

#[test]
fn numbers_print_as_they_are_read() {
    for text in [
        "7.5.1",
        "9.10",
        "7.4.b",
        "3.8.a.ii",
        "6.2.a.1",
        "3.8.2.1.1",
        "0.1",
        "2.1-b",
        "7",
        "A.4.2",
        "A",
        "C",
        "C.0",
        "C.10.3.4",
        "C-sample-1",
        "C-sample-2009",
        "I.1",
        "II.3.2.7.5",
        "III.5.1",
        "Introduction",
        "Preface",
        "Glossary",
        "INT-3",
        "PRE-6",
        "G-01",
        "G-101",
        "G.5.1",
        "Guidelines 1.a",
        "Guidelines 13",
        "Guidelines, Introduction",
        "C7.5.5-c",
        "C1.5-a",
        "CA.4.3-a",
        "CIII.5.2-b",
        "CPRE-a",
        "CG-35-a",
        "C11.3-e",
    ] {
        check(text);
    }
}

#[test]
fn the_order_is_that_of_the_book() {
    let book = [
        "Introduction",
        "INT-1",
        "Preface",
        "PRE-6",
        "CPRE-a",
        "0.1",
        "1.1",
        "2.1",
        "2.1-b",
        "2.2",
        "6.2.1",
        "6.2.1.1",
        "C6.2.1-a",
        "6.2.2",
        "7.5.5",
        "C7.5.5-a",
        "C7.5.5-b",
        "7.6",
        "9.2.a",
        "9.2.b",
        "9.2.1",
        "9.6",
        "9.10",
        "12.9.9",
        "A.1",
        "A.4.2",
        "B.1",
        "C.0",
        "C.13",
        "C-sample-1",
        "D.1",
        "Guidelines, Introduction",
        "Guidelines 1.a",
        "I.1.1",
        "II.1",
        "III.5",
        "Glossary",
        "G-01",
        "G-35",
        "CG-35-a",
        "G-101",
    ];
    let book = book.map(Article::new);
    for pair in book.windows(2) {
        assert!(pair[0] < pair[1], "{} before {}", pair[0], pair[1]);
    }
}

#[test]
fn older_spellings_are_understood() {
    for (written, printed) in [
        ("3.8.b(1)[a]", "3.8.b.1.a"),
        ("6.2.a(2)", "6.2.a.2"),
        ("A4.d.1", "A.4.d.1"),
        ("D1.a", "D.1.a"),
        ("C10.3", "C.10.3"),
        ("intro", "Introduction"),
        ("preface", "Preface"),
        ("a.4.2", "A.4.2"),
        ("iii.5.1", "III.5.1"),
        ("g-39", "G-39"),
        (" 7.5.1 ", "7.5.1"),
    ] {
        assert_eq!(written.parse::<Article>().map(|it| it.to_string()), Ok(printed.to_owned()));
    }
}

#[test]
fn faults_say_where_and_what() {
    for (text, at, fault) in [
        ("", 0, ArticleFault::Empty),
        ("7..1", 2, ArticleFault::ExpectedStep),
        ("7.", 2, ArticleFault::ExpectedStep),
        ("x", 0, ArticleFault::ExpectedStep),
        ("7.5.1.", 6, ArticleFault::ExpectedStep),
        ("7.1.1.1.1.1.1", 13, ArticleFault::TooDeep),
        ("7.99999", 2, ArticleFault::TooLarge),
        ("C7.5.5", 6, ArticleFault::ExpectedPassage),
        ("7!", 1, ArticleFault::ExpectedDot),
        ("INT-", 4, ArticleFault::ExpectedStep),
    ] {
        // `C7.5.5` is understood as a number of Appendix C where people type it.
        let Err(error) = super::parse::exact(text) else { panic!("{text} was read") };
        assert_eq!(error, (at, fault), "{text}");
    }
    assert!("9.é".parse::<Article>().is_err());
}

#[test]
fn a_step_that_is_left_out_is_a_fault() {
    for text in ["7..1", "7. .1", "7.5..", "..7", "A..4", "7.(1)..a", "(7..1)"] {
        assert!(text.parse::<Article>().is_err(), "{text} was read");
    }
    for (text, printed) in [("3.8.b.(1).[a]", "3.8.b.1.a"), ("7.5.", "7.5")] {
        assert_eq!(text.parse(), Ok(Article::new(printed)));
    }
}

#[test]
fn an_article_knows_its_place() {
    let article = Article::new("7.5.5");
    assert_eq!(article.part(), Part::Articles);
    assert_eq!(article.chapter(), Some(7));
    assert_eq!(article.parent(), Some(Article::new("7.5")));
    assert_eq!(Article::new("C7.5.5-c").parent(), Some(article));
    assert_eq!(Article::new("7").parent(), None);
    assert!(article.is_within(Article::new("7.5")));
    assert!(!Article::new("7.50").is_within(Article::new("7.5")));
    assert!(Article::new("C7.5.5-c").is_commentary());
    assert!(Article::new("G-39").is_term());
    assert!(!Article::new("G.3").is_term());
}
