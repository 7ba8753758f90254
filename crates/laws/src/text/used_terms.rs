//! Which terms of the glossary a text uses. Each term is known by its forms: words in their order, a star for any
//! ending. A word that also has another sense is known by the words it stands with, or not taken in those phrases in
//! which it has that sense. The texts are in English, and so are the forms; the names of the terms in other languages
//! are messages.

#[cfg(test)]
mod tests;

use std::ops::Range;

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
    (5, W(&["points", "one point", "half a point", "1 point", "a point even"])),
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
    (
        27,
        W(&[
            "by default",
            "by forfeit",
            "a forfeit",
            "forfeits it",
            "forfeit* the game",
            "from forfeiting",
        ]),
    ),
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
    (
        44,
        W(&[
            "i adjust",
            "adjust* pieces",
            "adjust* the pieces",
            "adjust* a piece",
            "adjust* anything",
        ]),
    ),
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
    (61, W(&["contiguous", "adjoin* area*", "adjoin* the playing venue"])),
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
    (
        77,
        W(&[
            "is forfeited",
            "been forfeited",
            "forfeited them",
            "forfeit* the claim",
            "forfeit* the right",
            "loses the right",
            "lost the right",
        ]),
    ),
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
    (94, W(&["exchang*", "replac* the pawn", "pawn is replaced", "pawn must be replaced"])),
    (95, W(&["result", "results"])),
    (96, W(&["resign*"])),
    (97, W(&["over the board"])),
    (98, W(&["interven*"])),
    (99, W(&["flag", "flags"])),
    (100, W(&["toppl*", "knock*"])),
    (101, No(Unused::OtherWord)),
];

/// Phrases in which a form of a term has another sense than that of the glossary.
const OTHER_SENSES: &[(u16, &[&str])] = &[
    (5, &["points out", "points in", "particular points"]),
    (
        78,
        &[
            "check the moves",
            "check the result",
            "check the claim",
            "check must be made",
            "makes the check",
            "who check*",
            "must check",
            "check whether",
            "check after a flag",
            "check and safekeeping",
            "regular checks",
            "arbiter checks",
        ],
    ),
    (
        89,
        &[
            "completely",
            "are complete",
            "complete the rules",
            "complete the record",
            "complet* the scoresheet*",
            "complet* the own scoresheet",
            "complet* their scoresheets",
            "complet* their sheets",
            "complete* scoresheet*",
        ],
    ),
    (
        92,
        &[
            "made up",
            "made out",
            "made of",
            "made for",
            "made to",
            "made clear",
            "made known",
            "made compulsory",
            "specially made",
            "change is made",
            "alteration is made",
            "check must be made",
            "inspection is made",
            "protest is made",
            "offer made",
            "if one was made",
            "if they are made",
            "order has been made",
        ],
    ),
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
    let number = number_of(term)?;
    FORMS.iter().find(|(it, _)| *it == number).map(|(_, forms)| *forms)
}

fn other_senses(term: &Entry) -> &'static [&'static str] {
    let number = number_of(term);
    let found = OTHER_SENSES.iter().find(|(it, _)| Some(*it) == number);
    found.map_or(&[], |(_, phrases)| phrases)
}

fn number_of(term: &Entry) -> Option<u16> {
    term.article.to_string().strip_prefix("G-")?.parse().ok()
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
    let others: Vec<Range<usize>> =
        other_senses(term).iter().flat_map(|it| places(it, text)).collect();
    let in_other_sense =
        |at: &Range<usize>| others.iter().any(|it| it.start <= at.start && at.end <= it.end);
    forms.iter().flat_map(|form| places(form, text)).any(|at| !in_other_sense(&at))
}

/// Where a form stands in a text.
fn places(form: &str, text: &[String]) -> Vec<Range<usize>> {
    let form: Vec<&str> = form.split(' ').collect();
    let here = |words: &[String]| words.iter().zip(&form).all(|(word, form)| fits(word, form));
    let found = text.windows(form.len()).enumerate().filter(|(_, words)| here(words));
    found.map(|(at, _)| at..at + form.len()).collect()
}

fn fits(word: &str, form: &str) -> bool {
    match form.strip_suffix('*') {
        Some(stem) => word.starts_with(stem),
        None => word == form,
    }
}
