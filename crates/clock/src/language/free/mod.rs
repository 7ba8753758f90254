//! Free text: short forms (`90+30`, `40/90+30,30+30`, `3|2`, `G/60;d5`, `15'+10"`) and prose in English, Czech,
//! Slovak and Slovene. It takes the best reading it can find, and says what it passed over and what it
//! assumed.

mod around;
mod assemble;
mod draft;
mod tag;
mod tokens;
mod words;

use alloc::vec::Vec;

use assemble::{Assembled, assemble};
pub(super) use tokens::fraction;

use super::{Expected, Nearest, Note, Place, ReadError, Reading, Stated, Why, within_limit};
use crate::TimeControl;

/// Reads a time control from free text.
///
/// # Errors
/// There is no time in it, or what there is does not make a time control.
pub fn read(text: &str) -> Result<Reading, ReadError> {
    within_limit(text)?;
    let tagged = tag::tag(tokens::tokens(text));
    let Assembled { drafts, understood, ignored, mut notes } = assemble(tagged);
    let whole = Place::new(0, text.len());
    if drafts.white.periods.is_empty() || drafts.black.periods.is_empty() {
        let unknown = ignored.iter().find(|it| it.why == Why::UnknownWord);
        let place = unknown.map_or(whole, |it| it.place);
        let word = unknown.and_then(|it| words::nearest(&tokens::fold(it.place.of(text))));
        let nearest = word.map(Nearest::Word);
        return Err(ReadError { place, expected: Expected::MainTime, nearest });
    }
    let white = drafts.white.finish(&mut notes);
    let black = drafts.black.finish(&mut Vec::new());
    let control = TimeControl::odds(&white, &black).map_err(|faults| ReadError {
        place: whole,
        expected: Expected::Control(faults),
        nearest: None,
    })?;
    notes.sort_unstable_by_key(|note| rank(*note));
    notes.dedup();
    Ok(Reading { stated: Stated::Control(control), understood, ignored, notes })
}

/// The order in which notes are listed, so that equal ones stand together.
fn rank(note: Note) -> (u8, Note) {
    let place = match note {
        Note::UnitsAssumed | Note::PerhapsMinutes => 0,
        Note::QuotaAssumed(..) | Note::LastRepeats => 1,
        Note::FromMoveOneAssumed | Note::ForBothAssumed => 2,
        Note::OrderTurned(_) | Note::Misspelt(..) | Note::BeyondStandard(_) => 3,
    };
    (place, note)
}

#[cfg(test)]
mod tests;
