//! How an entry of a sheet agrees with a move.

use board::{Move, Position};

use super::{Cell, Sheet};
use crate::algebraic::{self, CaptureSign, Form, Note, Reason, Style, Weight, write};

/// What a sheet says at one place in a position.
pub(super) enum Said {
    /// Nothing any more.
    Ended,
    /// Something that cannot be read.
    Illegible,
    /// One legal move, or several.
    Names(Vec<(Move, Cell)>),
    /// Something that is no legal move here.
    Unclear,
}

impl Said {
    pub(super) fn moves(&self) -> &[(Move, Cell)] {
        match self {
            Said::Names(moves) => moves,
            Said::Ended | Said::Illegible | Said::Unclear => &[],
        }
    }
}

/// What the entry says in this position.
pub(super) fn said(sheet: &Sheet, index: usize, at: &Position) -> Said {
    let Some(entry) = sheet.entries.get(index) else { return Said::Ended };
    if entry.illegible {
        return Said::Illegible;
    }
    match algebraic::interpret(at, &entry.text, sheet.language) {
        Ok(reading) => {
            let untrue = |note: &Note| match note {
                Note::CaptureUnmarked => sheet.marks_captures,
                Note::CheckUnmarked => sheet.marks_checks,
                other => other.weight() == Weight::Untrue,
            };
            let cell = if reading.notes.iter().any(untrue) { Cell::Sign } else { Cell::Same };
            Said::Names(vec![(reading.played, cell)])
        }
        Err(Reason::Ambiguous { moves }) if !moves.is_empty() => {
            Said::Names(moves.into_iter().map(|it| (it, Cell::Ambiguous)).collect())
        }
        Err(_) => Said::Unclear,
    }
}

/// How the entry stands to this move.
pub(super) fn cell(sheet: &Sheet, index: usize, said: &Said, at: &Position, played: Move) -> Cell {
    match said {
        Said::Ended => Cell::Ended,
        Said::Illegible => Cell::Illegible,
        Said::Names(moves) => match moves.iter().find(|it| it.0 == played) {
            Some((_, cell)) => *cell,
            None => unlike(sheet, index, at, played),
        },
        Said::Unclear => unlike(sheet, index, at, played),
    }
}

fn unlike(sheet: &Sheet, index: usize, at: &Position, played: Move) -> Cell {
    let Some(entry) = sheet.entries.get(index) else { return Cell::Ended };
    let text = entry.text.trim_end_matches(['+', '#', '!']);
    let bare = Style::bare(sheet.language);
    let forms = [
        bare,
        Style { captures: CaptureSign::X, ..bare },
        Style { form: Form::Long, ..bare },
        Style { form: Form::Long, captures: CaptureSign::X, ..bare },
    ]
    .map(|style| write(at, played, &style));
    if text.contains('?') && forms.iter().any(|form| fits(text, form)) {
        return Cell::Illegible;
    }
    let text = text.trim_end_matches('?');
    match forms.iter().any(|form| board::edit_distance(text, form) <= 1) {
        true => Cell::Near,
        false => Cell::Other,
    }
}

/// Is this the text, if each question mark may be any character?
fn fits(text: &str, form: &str) -> bool {
    text.chars().count() == form.chars().count()
        && text.chars().zip(form.chars()).all(|(sign, wanted)| sign == '?' || sign == wanted)
}
