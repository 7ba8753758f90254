//! The signs after a move: check and mate, `e.p.`, the draw offer, and comments. They are taken off the end
//! one after the other; whether they are true is asked later.

use super::{Check, Note};

/// The signs that stood after a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Signs {
    /// What the sign of check says, if there is one.
    pub(super) check: Option<Check>,
    pub(super) en_passant: bool,
    pub(super) draw_offer: bool,
    /// What is unusual about them.
    pub(super) notes: Vec<Note>,
}

#[derive(Clone, Copy)]
enum Sign {
    Check(Check),
    CheckWord(Check),
    EnPassant,
    DrawOffer,
    DrawOfferBare,
    Comment,
}

/// Every sign, those that end like a shorter one before it.
const SIGNS: &[(&str, Sign)] = &[
    ("(=)", Sign::DrawOffer),
    ("( = )", Sign::DrawOffer),
    ("=", Sign::DrawOfferBare),
    ("(e.p.)", Sign::EnPassant),
    ("(ep)", Sign::EnPassant),
    ("e.p.", Sign::EnPassant),
    ("e. p.", Sign::EnPassant),
    ("e.p", Sign::EnPassant),
    ("ep.", Sign::EnPassant),
    ("ep", Sign::EnPassant),
    ("+-", Sign::Comment),
    ("+−", Sign::Comment),
    ("-+", Sign::Comment),
    ("−+", Sign::Comment),
    ("++", Sign::Check(Check::Mate)),
    ("#", Sign::Check(Check::Mate)),
    ("‡", Sign::Check(Check::Mate)),
    ("††", Sign::Check(Check::Mate)),
    ("†", Sign::Check(Check::Check)),
    ("+", Sign::Check(Check::Check)),
    ("!", Sign::Comment),
    ("?", Sign::Comment),
    ("±", Sign::Comment),
    ("∓", Sign::Comment),
    ("⩲", Sign::Comment),
    ("⩱", Sign::Comment),
    ("∞", Sign::Comment),
    ("□", Sign::Comment),
    ("checkmate", Sign::CheckWord(Check::Mate)),
    ("schachmatt", Sign::CheckWord(Check::Mate)),
    ("šachmat", Sign::CheckWord(Check::Mate)),
    ("mate", Sign::CheckWord(Check::Mate)),
    ("matt", Sign::CheckWord(Check::Mate)),
    ("mat", Sign::CheckWord(Check::Mate)),
    ("mát", Sign::CheckWord(Check::Mate)),
    ("мат", Sign::CheckWord(Check::Mate)),
    ("check", Sign::CheckWord(Check::Check)),
    ("schach", Sign::CheckWord(Check::Check)),
    ("šach", Sign::CheckWord(Check::Check)),
    ("sach", Sign::CheckWord(Check::Check)),
    ("шах", Sign::CheckWord(Check::Check)),
    ("ch", Sign::CheckWord(Check::Check)),
];

/// The text without the signs at its end, and the signs.
pub(super) fn split(text: &str) -> (&str, Signs) {
    let mut rest = text.trim_end();
    let mut signs = Signs::default();
    while let Some((shorter, sign)) = last(rest) {
        match sign {
            Sign::Check(check) => signs.check = signs.check.max(Some(check)),
            Sign::CheckWord(check) => {
                signs.check = signs.check.max(Some(check));
                signs.notes.push(Note::CheckInWords);
            }
            Sign::EnPassant => signs.en_passant = true,
            Sign::DrawOffer => signs.draw_offer = true,
            Sign::DrawOfferBare => {
                signs.draw_offer = true;
                signs.notes.push(Note::DrawOfferSign);
            }
            Sign::Comment => signs.notes.push(Note::Comment),
        }
        rest = shorter.trim_end();
    }
    (rest, signs)
}

/// Is the whole text made of signs that belong after a move?
pub(super) fn is_only_signs(text: &str) -> bool {
    !text.trim().is_empty() && split(text).0.trim().is_empty()
}

fn last(text: &str) -> Option<(&str, Sign)> {
    SIGNS.iter().find_map(|(sign, meaning)| Some((without_end(text, sign)?, *meaning)))
}

/// The text without this ending, in whatever case it is written.
fn without_end<'a>(text: &'a str, end: &str) -> Option<&'a str> {
    let mut written = text.char_indices().rev();
    let mut start = text.len();
    for wanted in end.chars().rev() {
        let (at, found) = written.next()?;
        if found != wanted && !found.to_lowercase().eq(wanted.to_lowercase()) {
            return None;
        }
        start = at;
    }
    text.get(..start)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, body: &str, expected: Option<Check>) {
        let (rest, signs) = split(text);
        assert_eq!((rest, signs.check), (body, expected), "{text:?}");
    }

    #[test]
    fn signs_of_check() {
        check("Va8", "Va8", None);
        check("Va8+", "Va8", Some(Check::Check));
        check("Va8++", "Va8", Some(Check::Mate));
        check("Va8#!", "Va8", Some(Check::Mate));
        check("Va8 mat", "Va8", Some(Check::Mate));
        check("Va8+ MAT", "Va8", Some(Check::Mate));
        check("Va8 Šach", "Va8", Some(Check::Check));
        check("Va8+-", "Va8", None);
    }

    #[test]
    fn offers_and_en_passant() {
        let (rest, signs) = split("e×d6 e.p. (=)");
        assert_eq!(rest, "e×d6");
        assert!(signs.en_passant && signs.draw_offer);
        let (rest, signs) = split("Kb1=");
        assert_eq!((rest, signs.notes.as_slice()), ("Kb1", &[Note::DrawOfferSign][..]));
    }

    #[test]
    fn only_signs() {
        assert!(is_only_signs("(=)") && is_only_signs("e.p.") && is_only_signs("+"));
        assert!(!is_only_signs("e4+") && !is_only_signs("") && !is_only_signs("0-0"));
    }
}
