//! Which terms of the glossary a text uses. Each term is known by its forms: words in their order, a star for any
//! ending. The texts are in English, and so are the forms; the names of the terms in other languages are messages.

use super::fold::words;
use super::{Entry, TextLanguage, entries, terms};
use crate::edition::Edition;

/// How a term shows itself in the texts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Forms {
    /// In these forms.
    Words(&'static [&'static str]),
    /// No article uses it.
    Unused(Unused),
}

/// Why no article uses a term that the glossary explains.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unused {
    /// The articles use another word for the same thing.
    OtherWord,
    /// It is a word of chess players, not of the Laws.
    PlayersWord,
}

use Forms::{Unused as No, Words as W};

/// The forms of the terms, by their number.
const FORMS: &[(u16, Forms)] = &[
    (1, W(&["algebraic notation", "algebraic"])),
    (2, W(&["analys*"])),
    (3, W(&["white", "white s"])),
    (4, W(&["blitz"])),
    (5, W(&["point", "points"])),
    (6, W(&["captur*"])),
    (7, No(Unused::OtherWord)),
    (8, W(&["default time*"])),
    (9, W(&["time control*", "control of time"])),
    (10, W(&["time period*", "period", "periods"])),
    (11, W(&["fair play"])),
    (12, W(&["black", "black s"])),
    (13, No(Unused::PlayersWord)),
    (14, W(&["queenside", "queen s side", "long castling"])),
    (15, W(&["demonstration board*"])),
    (16, W(&["spectator*"])),
    (17, W(&["supervis*"])),
    (18, W(&["board", "boards"])),
    (19, W(&["e cigarette*", "electronic cigarette*"])),
    (20, No(Unused::OtherWord)),
    (21, W(&["piece", "pieces"])),
    (22, No(Unused::OtherWord)),
    (23, W(&["clock", "clocks"])),
    (24, W(&["playing venue", "venue"])),
    (25, W(&["playing area"])),
    (26, W(&["j adoube", "adoube"])),
    (27, W(&["default*", "forfeit", "forfeited", "forfeits"])),
    (28, W(&["kingside", "king s side", "short castling"])),
    (29, No(Unused::PlayersWord)),
    (30, No(Unused::PlayersWord)),
    (31, W(&["mate", "mates", "mated", "mating"])),
    (32, W(&["rest room*", "rest area*", "toilet*"])),
    (33, W(&["en passant"])),
    (34, No(Unused::OtherWord)),
    (35, W(&["mobile phone*", "phone", "phones"])),
    (36, W(&["monitor", "monitors"])),
    (37, W(&["dead position*", "dead"])),
    (38, W(&["illegal*"])),
    (39, W(&["normal means"])),
    (40, No(Unused::OtherWord)),
    (41, W(&["screen", "screens"])),
    (42, W(&["attack*"])),
    (43, W(&["repetition*", "repeat*"])),
    (44, W(&["i adjust", "adjust*"])),
    (45, W(&["organiser*", "organizer*"])),
    (46, W(&["scoresheet*", "score sheet*"])),
    (47, W(&["stalemate*"])),
    (48, W(&["sealed move*", "seal", "sealed", "seals", "sealing"])),
    (49, W(&["move counter*", "counter", "counters"])),
    (50, W(&["square of promotion"])),
    (51, W(&["assistant*"])),
    (52, W(&["draw offer*", "offer of a draw", "offers of a draw", "offer*"])),
    (53, W(&["disabilit*", "disabled"])),
    (54, No(Unused::OtherWord)),
    (55, W(&["impair*"])),
    (56, W(&["50 move*", "50 moves", "fifty moves"])),
    (57, W(&["75 move*", "75 moves", "seventy five moves"])),
    (58, No(Unused::OtherWord)),
    (59, W(&["promot*"])),
    (60, W(&["adjourn*"])),
    (61, W(&["contiguous", "adjoin*"])),
    (62, W(&["increment*"])),
    (63, W(&["legal move*", "legal moves", "legal"])),
    (64, W(&["regulations", "rules of the competition", "rules of the event"])),
    (65, W(&["appeal*"])),
    (66, W(&["rank", "ranks"])),
    (67, W(&["claim*"])),
    (68, W(&["draw", "draws", "drawn"])),
    (69, W(&["cumulative*"])),
    (70, W(&["delay*"])),
    (71, W(&["castl*"])),
    (72, W(&["arbiter*"])),
    (73, W(&["rapid chess", "rapid"])),
    (
        74,
        W(&[
            "flag fall",
            "flag falls",
            "flag has fallen",
            "flag fell",
            "fall of the flag",
            "flags have fallen",
        ]),
    ),
    (75, W(&["press the clock", "press*"])),
    (76, W(&["file", "files"])),
    (77, W(&["forfeit*", "loses the right", "lost the right"])),
    (78, W(&["check", "in check", "checks"])),
    (79, W(&["chess960"])),
    (80, W(&["checkmat*"])),
    (81, W(&["chess set*", "set and a chessboard"])),
    (82, W(&["chess clock*", "chessclock*"])),
    (83, W(&["chessboard*"])),
    (84, W(&["move", "moves"])),
    (85, W(&["touch move", "touch", "touches", "touched", "touching"])),
    (86, W(&["penalt*", "penalis*"])),
    (87, W(&["diagonal*"])),
    (88, W(&["quickplay*"])),
    (89, W(&["completed move*", "complet*"])),
    (90, W(&["discretion*", "arbiter s discretion", "arbiter decides", "arbiter shall decide"])),
    (91, W(&["standard chess", "standard"])),
    (92, W(&["made"])),
    (93, W(&["explanation*", "explain*"])),
    (94, W(&["exchang*", "replac*"])),
    (95, W(&["result", "results"])),
    (96, W(&["resign*"])),
    (97, W(&["over the board"])),
    (98, W(&["interven*"])),
    (99, W(&["flag", "flags"])),
    (100, W(&["toppl*", "knock*"])),
    (101, No(Unused::OtherWord)),
];

/// How a term of the glossary shows itself; nothing if the entry is no term.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::{Forms, TextLanguage, forms, term};
///
/// let blitz = term(Edition::Fide2018, "blitz", TextLanguage::English).expect("a term");
/// assert_eq!(forms(blitz), Some(Forms::Words(&["blitz"])));
/// ```
#[must_use]
pub fn forms(term: &Entry) -> Option<Forms> {
    let number: u16 = term.article.to_string().strip_prefix("G-")?.parse().ok()?;
    FORMS.iter().find(|(it, _)| *it == number).map(|(_, forms)| *forms)
}

/// The edition whose glossary explains the words of this one: its own, or that of the only edition that has one.
///
/// ```
/// use jadoube_laws::Edition;
/// use jadoube_laws::text::{TextLanguage, glossary_of, terms};
///
/// let glossary = glossary_of(Edition::Fide2009).expect("another edition explains its words");
/// assert!(terms(glossary, TextLanguage::English).next().is_some());
/// ```
#[must_use]
pub fn glossary_of(edition: Edition) -> Option<Edition> {
    let has_terms = |it: &Edition| terms(*it, TextLanguage::English).next().is_some();
    [edition].into_iter().chain(Edition::ALL).find(has_terms)
}

/// The terms of the glossary that occur in the title or the text of an entry, in the order of the glossary.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, entry, terms_in};
/// use jadoube_laws::{Article, Edition};
///
/// let article = Article::new("5.2.1");
/// let entry = entry(Edition::Fide2018, article, TextLanguage::English).expect("an article");
/// let used = terms_in(Edition::Fide2018, entry);
/// assert!(used.iter().any(|it| it.title == "stalemate"));
/// ```
#[must_use]
pub fn terms_in(edition: Edition, entry: &Entry) -> Vec<&'static Entry> {
    let Some(glossary) = glossary_of(edition) else { return Vec::new() };
    let text = words(&format!("{} {}", entry.title, entry.body));
    terms(glossary, TextLanguage::English)
        .filter(|it| it.article != entry.article && occurs(it, &text))
        .collect()
}

/// The articles and passages of the commentary of an edition whose title or text uses a term of the glossary; other
/// terms are left out.
///
/// ```
/// use jadoube_laws::text::{TextLanguage, term, uses_of};
/// use jadoube_laws::{Article, Edition};
///
/// let stalemate = term(Edition::Fide2018, "stalemate", TextLanguage::English).expect("a term");
/// let articles = uses_of(Edition::Fide2018, stalemate);
/// assert!(articles.iter().any(|it| it.article == Article::new("5.2.1")));
/// ```
#[must_use]
pub fn uses_of(edition: Edition, term: &Entry) -> Vec<&'static Entry> {
    entries(edition, TextLanguage::English)
        .iter()
        .filter(|it| !it.article.is_term())
        .filter(|it| occurs(term, &words(&format!("{} {}", it.title, it.body))))
        .collect()
}

fn occurs(term: &Entry, text: &[String]) -> bool {
    let Some(Forms::Words(forms)) = forms(term) else { return false };
    forms.iter().any(|form| {
        let form: Vec<&str> = form.split(' ').collect();
        text.windows(form.len())
            .any(|here| here.iter().zip(&form).all(|(word, form)| fits(word, form)))
    })
}

fn fits(word: &str, form: &str) -> bool {
    match form.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => word == form,
    }
}

#[cfg(test)]
mod tests {
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
        let found =
            entry(edition, Article::new(article), TextLanguage::English).expect("an article");
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
}
