//! One defect of a game record: its place with the line it stands in, its words, its form in JSON.

use board::Setup;
use messages::{Args, Messages};
use notation::pgn::{Chunk, Defect, DefectKind, Fault, Played, RECORD_MAX, Standing};
use notation::san::SanError;
use serde::Serialize;
use tell::violation::Reason;

use crate::complaint::Place;
use crate::input;
use crate::words;

/// So many bytes of a line are kept on each side of a place; the picture shows fewer.
const SHOWN: usize = 400;

/// Where the lines of a text end. It is found out once, however many places are asked for.
pub(crate) struct Lines {
    ends: Vec<usize>,
    length: usize,
}

impl Lines {
    pub(crate) fn new(text: &[u8]) -> Lines {
        let ends = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at);
        Lines { ends: ends.collect(), length: text.len() }
    }

    /// The number of the line at a place, from one, where it begins and where it ends.
    fn of(&self, at: usize) -> (u64, usize, usize) {
        let before = self.ends.partition_point(|end| *end < at);
        let start = before.checked_sub(1).map_or(0, |it| self.ends[it] + 1);
        (before as u64 + 1, start, self.ends.get(before).copied().unwrap_or(self.length))
    }
}

/// A defect with its place in the file.
#[derive(Clone)]
pub(crate) struct Located {
    game: u64,
    line: u64,
    column: u64,
    /// The line it stands in, and where in that line.
    picture: Place,
    word: String,
    kind: DefectKind,
}

#[derive(Serialize)]
pub(crate) struct DefectTwin {
    game: u64,
    line: u64,
    column: u64,
    code: &'static str,
    word: String,
    text: String,
}

impl Located {
    pub(crate) fn new(chunk: &Chunk, lines: &Lines, defect: Defect) -> Located {
        let text = &chunk.text;
        let at = defect.at.min(text.len());
        let (line, start, end) = lines.of(at);
        // Of a line without end only what is around the place can be shown.
        let from = start.max(at.saturating_sub(SHOWN));
        let shown = &text[from..end.min(at + SHOWN)];
        let shown = String::from_utf8_lossy(shown).trim_end().to_owned();
        // Bytes that are no text were replaced by longer ones: count the place anew.
        let place = String::from_utf8_lossy(&text[from..at]).len();
        let word = &text[at..(at + defect.length).min(text.len()).min(at + SHOWN)];
        Located {
            game: defect.game,
            line: chunk.lines_before + line,
            column: (at - start) as u64 + 1,
            picture: Place { source: None, text: shown, at: place },
            word: String::from_utf8_lossy(word).into_owned(),
            kind: defect.kind,
        }
    }

    pub(crate) fn numbered_after(&self, games: u64) -> Located {
        Located { game: self.game + games, ..self.clone() }
    }

    pub(crate) fn twin(&self, messages: &Messages) -> DefectTwin {
        DefectTwin {
            game: self.game,
            line: self.line,
            column: self.column,
            code: self.code(),
            word: self.word.clone(),
            text: self.said(messages),
        }
    }

    /// The place, the sentence, and a picture of the line with a caret under the place.
    pub(crate) fn told(&self, messages: &Messages, file: &str) -> String {
        let args = Args::new()
            .set("file", file)
            .set("line", self.line.to_string())
            .set("column", self.column.to_string())
            .set("game", self.game.to_string())
            .set("text", self.said(messages));
        let (line, caret) = self.picture.picture();
        format!("{}\n  {line}\n  {:caret$}^\n", messages.with("pgn-defect", &args), "")
    }

    fn code(&self) -> &'static str {
        match &self.kind {
            DefectKind::Form(fault) => match fault {
                Fault::BadTag => "bad_tag",
                Fault::UnclosedComment => "unclosed_comment",
                Fault::UnclosedVariation => "unclosed_variation",
                Fault::StrayClosing => "stray_closing",
                Fault::StrayByte => "stray_byte",
                Fault::NoTags => "no_tags",
                Fault::NoResult => "no_result",
                Fault::TooManyMoves => "too_many_moves",
            },
            DefectKind::TooLong => "too_long",
            DefectKind::BadFen(_) => "bad_fen",
            DefectKind::NotPlayable(_) => "not_playable",
            DefectKind::BadMove(SanError::NotAlgebraic, _) => "not_algebraic",
            DefectKind::BadMove(SanError::Ambiguous(_), _) => "ambiguous",
            DefectKind::BadMove(SanError::NoSuchMove, setup) => match self.reasons(setup) {
                Some(_) => "illegal_move",
                None => "no_such_move",
            },
        }
    }

    fn said(&self, messages: &Messages) -> String {
        let megabytes = (RECORD_MAX >> 20) as u64;
        let mut args = Args::new().set("word", &self.word).set("megabytes", megabytes);
        match &self.kind {
            DefectKind::BadFen(error) => {
                let code = input::expected_in_fen(error.expected);
                let expected = messages.text(&words::message_id("fen-expected", code));
                args = args.set("expected", expected);
            }
            DefectKind::BadMove(SanError::Ambiguous(origins), _) => {
                args = args.set("squares", words::squares(messages, *origins));
            }
            DefectKind::BadMove(SanError::NoSuchMove, setup) => {
                if let Some(reasons) = self.reasons(setup) {
                    let said = reasons.iter().map(|it| it.said(messages, setup));
                    args = args.set("reason", said.collect::<Vec<_>>().join(" "));
                }
            }
            _ => {}
        }
        messages.with(&words::message_id("pgn-defect", self.code()), &args)
    }

    /// Why the move is illegal, if it is clear which move is meant.
    fn reasons(&self, setup: &Setup) -> Option<Vec<Reason>> {
        match Standing::of(setup).read(self.word.as_bytes()) {
            Played::Stood { violations, .. } => {
                Some(violations.into_iter().map(Reason::of).collect())
            }
            _ => None,
        }
    }
}
