//! A scoresheet as a list of entries: nothing is played, so that one bad entry does not hide the next. Numbers
//! are kept to be shown; the order of the entries alone is used, since numbers go wrong with the moves.

use board::Position;

use crate::algebraic::{self, Note, Reason};
use crate::letters::Language;
use crate::record::{Kind, OnError, RecordEnding, read_record, words};

/// A scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sheet {
    /// Its entries in order.
    pub entries: Vec<SheetEntry>,
    /// In whose letters it is written.
    pub language: Language,
    /// The result, if one is written.
    pub ending: Option<RecordEnding>,
    /// Does its writer mark captures?
    pub(super) marks_captures: bool,
    /// Does its writer mark checks?
    pub(super) marks_checks: bool,
}

/// One entry of a scoresheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetEntry {
    /// What is written.
    pub text: String,
    /// The move number written before it, if there is one.
    pub number: Option<u32>,
    /// Can nothing be read, or is the place left empty?
    pub illegible: bool,
}

/// What stands in for a question mark that is an entry and no comment on the move before it. It is in no
/// alphabet.
const STAND_IN: char = '\u{fdd0}';

impl Sheet {
    /// Reads a sheet in these letters, or in those that fit it best.
    #[must_use]
    pub fn read(text: &str, language: Option<Language>, start: &Position) -> Sheet {
        let mut entries = Vec::new();
        let (mut ending, mut number) = (None, None);
        for word in words(&marked(text)) {
            match word.kind {
                Kind::Number { number: written, .. } => number = Some(written),
                Kind::Move(text) => {
                    let illegible = text.starts_with(STAND_IN);
                    let text = text.replace(STAND_IN, "?");
                    entries.push(SheetEntry { text, number: number.take(), illegible });
                }
                Kind::Gap => {
                    let text = "…".to_owned();
                    entries.push(SheetEntry { text, number: number.take(), illegible: true });
                }
                Kind::Ending(found) => ending = Some(found),
                Kind::Comment(_) => {}
            }
        }
        let language = language.unwrap_or_else(|| likeliest(&entries, start));
        let marks = |signs: &[char]| entries.iter().any(|it| it.text.contains(signs));
        let (marks_captures, marks_checks) = (marks(&['x', ':', '×']), marks(&['+', '†']));
        Sheet { entries, language, ending, marks_captures, marks_checks }
    }
}

/// The text with every question mark that stands alone, or after a number, replaced.
fn marked(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for part in text.split_inclusive(char::is_whitespace) {
        let word = part.trim_end();
        let rest = word.trim_start_matches(|it: char| it.is_ascii_digit() || it == '.');
        match !rest.is_empty() && rest.chars().all(|it| it == '?') {
            true => {
                out.push_str(&word[..word.len() - rest.len()]);
                // A bare number would swallow what follows it.
                out.push(' ');
                out.push(STAND_IN);
                out.push_str(&part[word.len()..]);
            }
            false => out.push_str(part),
        }
    }
    out
}

/// The language whose letters most entries are written in, and among several the one in which most of them
/// can be played.
fn likeliest(entries: &[SheetEntry], start: &Position) -> Language {
    const ENOUGH: usize = 120;
    let legible = entries.iter().filter(|it| !it.illegible).map(|it| it.text.as_str());
    let legible: Vec<&str> = legible.take(ENOUGH).collect();
    let lexed = |language: Language| {
        let is_move = |text: &&&str| {
            let read = algebraic::interpret(start, text, language);
            !matches!(read, Err(Reason::NotAlgebraic { .. }))
        };
        legible.iter().filter(is_move).count()
    };
    let counts: Vec<(Language, usize)> =
        Language::ALL.iter().map(|&language| (language, lexed(language))).collect();
    let most = counts.iter().map(|it| it.1).max().unwrap_or(0);
    let mut able: Vec<Language> = Vec::new();
    for (language, _) in counts.into_iter().filter(|it| it.1 == most) {
        if able.iter().all(|it| !it.has_letters_of(language)) {
            able.push(language);
        }
    }
    if let [only] = able[..] {
        return only;
    }
    let text = legible.join(" ");
    let played = |language: &Language| {
        let record = read_record(&text, *language, start, OnError::Assume);
        let read = record.entries.iter().filter(|it| it.outcome.is_ok()).count();
        let letters = [Note::PawnLetter, Note::LookAlike, Note::LetterCase];
        let notes = record.entries.iter().flat_map(|it| &it.notes);
        let overlooked = notes.filter(|it| letters.contains(it)).count();
        (read, usize::MAX - overlooked)
    };
    // The first of several that are equal, as in the table.
    able.into_iter().rev().max_by_key(played).unwrap_or(Language::English)
}
