//! The references of all the books are followed.

use super::{Mark, Piece, Target, holds, pieces};
use crate::article::{Article, Part};
use crate::edition::Edition;
use crate::provision::Provision;
use crate::text::{Entry, TextLanguage, entries, entry, sources};

const ENGLISH: TextLanguage = TextLanguage::English;

/// Every entry as its source has it, with the editions that show it.
fn shown_in() -> impl Iterator<Item = (Edition, &'static Entry)> {
    Edition::ALL.into_iter().flat_map(|it| sources(it).iter().map(move |entry| (it, entry)))
}

fn nothing(problems: &[String]) {
    assert!(problems.is_empty(), "{} problems: {problems:#?}", problems.len());
}

/// Is it an entry, or the head of entries: a chapter, an appendix, a group such as 9.2?
fn exists(edition: Edition, article: Article) -> bool {
    entries(edition, ENGLISH).iter().any(|it| it.article.is_within(article))
}

/// The numbers of articles in a text.
fn numbers_in(text: &str) -> Vec<Article> {
    let in_number = |it: char| it.is_alphanumeric() || it == '.' || it == '-';
    let mut found = Vec::new();
    let (mut after_name, mut after_guidelines) = (false, false);
    for word in text.split(|it| !in_number(it)).filter(|it| !it.is_empty()) {
        let word = word.trim_matches(['.', '-']);
        let written = match after_guidelines {
            true => format!("Guidelines {word}"),
            false => word.to_owned(),
        };
        after_guidelines = word == "Guidelines";
        let read = written.parse::<Article>().ok().filter(|it| it.to_string() == written);
        // Times of day look like articles, but no book has so many chapters.
        let read = read.filter(|it| it.chapter().is_none_or(|chapter| chapter <= 14));
        let alone = !word.contains(['.', '-']) && !written.contains(' ');
        match read {
            Some(article) if !alone || after_name => found.push(article),
            Some(_) | None => {
                let names = ["Article", "Articles", "Appendix", "Appendices"];
                let joins = ["and", "or", "to"];
                after_name = names.contains(&word) || (after_name && joins.contains(&word));
            }
        }
    }
    found
}

#[test]
fn numbers_are_seen_in_a_text() {
    let seen = |text| numbers_in(text).iter().map(ToString::to_string).collect::<Vec<_>>();
    let text =
        "See 7.5.1, 2.1-b and C9.2-a (G-70); Articles 6 to 12, Appendix C, Guidelines 2.a, I.3.";
    let expected = ["7.5.1", "2.1-b", "C9.2-a", "G-70", "6", "12", "C", "Guidelines 2.a", "I.3"];
    assert_eq!(seen(text), expected);
    let other = "At 15.45 it is 1-0 after 1.d4 e.p. in 12 moves; I think that A and B read 0.00.";
    assert_eq!(seen(other), Vec::<String>::new());
}

#[test]
fn every_mark_can_be_read() {
    let mut problems = Vec::new();
    for (edition, entry) in shown_in() {
        for piece in pieces(entry.body) {
            if let Piece::Unreadable(text) = piece {
                problems.push(format!("{edition} {}: {text}", entry.article));
            }
        }
    }
    nothing(&problems);
}

#[test]
fn no_number_stands_in_a_source_without_a_mark() {
    let mut problems = Vec::new();
    for (edition, entry) in shown_in().filter(|(_, entry)| !entry.taken_over) {
        for piece in pieces(entry.body) {
            if let Piece::Plain(text) = piece {
                let bare = numbers_in(text).into_iter();
                problems.extend(bare.map(|it| format!("{edition} {}: {it}", entry.article)));
            }
        }
    }
    nothing(&problems);
}

#[test]
fn every_reference_leads_somewhere() {
    let mut problems = Vec::new();
    for (edition, entry) in shown_in() {
        for piece in pieces(entry.body) {
            let Piece::Marked(Mark::Cited(targets)) = piece else { continue };
            for target in targets {
                let found = target.article(entry, edition);
                if !found.is_some_and(|it| exists(edition, it)) {
                    problems.push(format!("{edition} {}: {target:?} → {found:?}", entry.article));
                }
            }
        }
    }
    nothing(&problems);
}

/// The same of the texts as they are shown: what is quoted aside, each number in them is there.
#[test]
fn every_number_shown_is_an_entry() {
    let mut problems = Vec::new();
    for (edition, entry) in shown_in() {
        let mut text = format!("{}\n", entry.title);
        for piece in pieces(entry.body) {
            match piece {
                Piece::Plain(words) | Piece::Unreadable(words) => text.push_str(words),
                Piece::Marked(mark @ Mark::Cited(_)) => {
                    text.push_str(&mark.shown(entry, edition, ENGLISH));
                }
                Piece::Marked(Mark::Quoted(_) | Mark::Only { .. }) => {}
            }
        }
        let missing = numbers_in(&text).into_iter().filter(|it| !exists(edition, *it));
        problems.extend(missing.map(|it| format!("{edition} {}: {it}", entry.article)));
    }
    nothing(&problems);
}

/// A number that is given as such must not come to mean another rule where the text is taken over.
#[test]
fn a_number_means_the_same_where_it_is_taken_over() {
    let told = |edition: Edition, article: Article| {
        let touches = move |it: &&Provision| {
            let mut articles = it.validity(edition).articles().iter();
            articles.any(|at| at.is_within(article) || article.is_within(*at))
        };
        Provision::ALL.iter().filter(touches).collect::<Vec<_>>()
    };
    let mut problems = Vec::new();
    for (edition, entry) in shown_in().filter(|(_, entry)| entry.taken_over) {
        for piece in pieces(entry.body) {
            let Piece::Marked(Mark::Cited(targets)) = piece else { continue };
            for target in targets {
                let Target::Number(article) = target else { continue };
                let same = told(edition, article);
                let kept = told(entry.source, article).iter().any(|it| same.contains(it));
                if article.part() != Part::Glossary && !article.is_commentary() && !kept {
                    problems.push(format!("{edition} {}: {article}", entry.article));
                }
            }
        }
    }
    nothing(&problems);
}

/// Two rules that stand in one article of another edition are cited once there.
#[test]
fn no_number_is_repeated() {
    let mut problems = Vec::new();
    for edition in Edition::ALL {
        for entry in entries(edition, ENGLISH) {
            let text = entry.body.replace('\n', " ");
            for number in numbers_in(&text) {
                for between in [", ", " and ", " or ", " to ", " nor "] {
                    let twice = format!("{number}{between}{number}");
                    // `5, 5.2.2` names two different things.
                    let longer = |it: &str| {
                        it.trim_start_matches('.').starts_with(|it: char| it.is_alphanumeric())
                    };
                    if text.split(&twice).skip(1).any(|after| !longer(after)) {
                        problems.push(format!("{edition} {}: {twice}", entry.article));
                    }
                }
            }
        }
    }
    nothing(&problems);
}

#[test]
fn words_for_some_editions_are_shown_in_one_at_least() {
    for (edition, entry) in shown_in().filter(|(_, entry)| !entry.taken_over) {
        for piece in pieces(entry.body) {
            if let Piece::Marked(Mark::Only { editions, .. }) = piece {
                assert!(holds(&editions, edition), "{edition} {}", entry.article);
            }
        }
    }
}

/// What a text must say in an edition, and what it must not.
#[test]
fn references_that_were_wrong_are_right() {
    let (e2014, e2017, e2023) = (Edition::Fide2014, Edition::Fide2017, Edition::Fide2023);
    let (czech, slovene) = (Edition::CzRapidBlitz, Edition::Fide2017Sl);
    for (edition, article, says, says_not) in [
        (e2023, "9.5.3", "(see A.3)", "blitz by one"),
        (e2017, "3.10.1", "(see 7.7.1 and 7.8.1)", "7.5"),
        (slovene, "3.10.1", "(see 7.5.3 and 7.5.4)", "7.7"),
        (e2017, "A.4", "A.3", "A.4.5"),
        (slovene, "A.4", "A.3", "A.4.5"),
        (e2014, "3.8", "(see 3.8.a)", "3.8.1"),
        (czech, "3.8", "(see 3.8.a)", "3.8.1"),
        (e2014, "4.7", "4.7.a, 4.7.b and 4.7.c", "4.7.1"),
        (e2014, "G-06", "(see 3.7.d)", "3.7.4"),
        (czech, "G-17", "(12.2.e)", "12.2.5"),
        (czech, "G-49", "(6.10.b)", "A.3"),
        (Edition::Fide2009Cs, "E.2", "rules that follow", "E.2.10"),
        (e2023, "12.1", "(see 0.2)", "PRE"),
        (e2023, "G-33", "(3.7.3.1)", "3.7.4.1"),
        (e2023, "G-50", "(3.7.3.3)", "3.7.5"),
    ] {
        let found = entry(edition, Article::new(article), ENGLISH).expect("an entry");
        let body = found.body.replace('\n', " ");
        assert!(body.contains(says), "{edition} {article}: {body}");
        assert!(!body.contains(says_not), "{edition} {article}: {body}");
    }
}
