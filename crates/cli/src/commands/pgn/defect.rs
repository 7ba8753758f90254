//! One defect of a game record: its place with the line it stands in, its words, its form in JSON.

use board::Setup;
use messages::{Args, Messages};
use notation::pgn::{Chunk, Defect, DefectKind, Fault, Played, Standing, locate};
use notation::san::SanError;
use serde::Serialize;

use crate::commands::why::violation::Reason;
use crate::complaint::Place;
use crate::input;
use crate::words;

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
    pub(crate) fn new(chunk: &Chunk, defect: Defect) -> Located {
        let text = &chunk.text;
        let at = defect.at.min(text.len());
        let (line, column) = locate(text, at);
        let start = at + 1 - column as usize;
        let length =
            text[start..].iter().position(|byte| *byte == b'\n').unwrap_or(text.len() - start);
        let shown = String::from_utf8_lossy(&text[start..start + length]).trim_end().to_owned();
        // Bytes that are no text were replaced by longer ones: count the place anew.
        let place = String::from_utf8_lossy(&text[start..at]).len();
        let end = (at + defect.length).min(text.len());
        Located {
            game: defect.game,
            line: chunk.lines_before + line,
            column,
            picture: Place { source: None, text: shown, at: place },
            word: String::from_utf8_lossy(&text[at..end]).into_owned(),
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
            },
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
        let mut args = Args::new().set("word", &self.word);
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
