//! A record in JSON.

use board::Color;
use messages::Messages;
use notation::algebraic;
use notation::fen::{self, FenStyle};
use notation::record::{self, Confidence, Guess, RecordEntry};
use serde::Serialize;

use super::problem::{Problem, ProblemTwin};
use super::{Answer, notes, system_code};
use crate::output::json::LegalMove;
use crate::words;

#[derive(Serialize)]
pub(super) struct RecordTwin {
    language: &'static str,
    /// The languages that may be meant, if none was named.
    guesses: Vec<GuessTwin>,
    systems: Vec<SystemTwin>,
    complete: bool,
    written: String,
    moves: Vec<EntryTwin>,
    unread: Vec<String>,
    result: Option<&'static str>,
    /// The player whose draw offer stands with the last move.
    draw_offer: Option<&'static str>,
    fen: String,
}

#[derive(Serialize)]
struct GuessTwin {
    language: &'static str,
    confidence: &'static str,
    read: Option<usize>,
    of: Option<usize>,
}

#[derive(Serialize)]
struct SystemTwin {
    system: &'static str,
    fitting: usize,
    of: usize,
}

#[derive(Serialize)]
struct EntryTwin {
    number: u32,
    color: &'static str,
    text: String,
    /// In bytes from the start of the record.
    at: usize,
    written: Option<String>,
    #[serde(rename = "move")]
    played: Option<LegalMove>,
    draw_offer: bool,
    notes: Vec<NoteTwin>,
    problem: Option<ProblemTwin>,
}

#[derive(Serialize)]
struct NoteTwin {
    code: &'static str,
    weight: &'static str,
    text: String,
}

pub(super) fn twin(messages: &Messages, answer: &Answer) -> RecordTwin {
    let record = &answer.record;
    let moves = record.entries.iter().zip(answer.positions()).map(|(entry, at)| {
        let problem = entry.outcome.as_ref().err().map(|error| {
            let language = answer.language;
            Problem { entry, error, setup: at.setup(), language }.twin(messages)
        });
        EntryTwin {
            number: entry.number.get(),
            color: words::color_key(entry.color),
            text: entry.text.clone(),
            at: entry.place.start,
            written: entry.played().map(|it| algebraic::write(&at, it, &answer.style)),
            played: entry.played().map(|it| LegalMove::of(Some(&at), &at.setup(), it)),
            draw_offer: entry.draw_offer,
            notes: notes(messages, entry),
            problem,
        }
    });
    let systems = answer.systems.iter().map(|it| SystemTwin {
        system: system_code(it.system),
        fitting: it.fitting,
        of: it.of,
    });
    RecordTwin {
        language: answer.language.tag(),
        guesses: answer.guesses.iter().map(|it| guess(*it)).collect(),
        systems: systems.collect(),
        complete: record.is_complete(),
        written: record::write(record, &answer.style),
        moves: moves.collect(),
        unread: record.unread.iter().map(|(text, _)| text.clone()).collect(),
        result: record.ending.map(record::RecordEnding::text),
        draw_offer: record.open_draw_offer().map(|it: Color| words::color_key(it)),
        fen: fen::write(&record.last.setup(), FenStyle::default()),
    }
}

fn guess(guess: Guess) -> GuessTwin {
    let (confidence, read, of) = match guess.confidence {
        Confidence::Letters => ("letters", None, None),
        Confidence::Moves => ("moves", None, None),
        Confidence::Clash => ("clash", None, None),
        Confidence::Part { read, of } => ("part", Some(read), Some(of)),
    };
    GuessTwin { language: guess.language.tag(), confidence, read, of }
}

fn notes(messages: &Messages, entry: &RecordEntry) -> Vec<NoteTwin> {
    let notes = entry.notes.iter().map(|it| NoteTwin {
        code: notes::code(*it),
        weight: notes::weight_code(it.weight()),
        text: notes::said(messages, *it),
    });
    let numbering = entry.numbering.iter().map(|it| NoteTwin {
        code: notes::numbering_code(*it),
        weight: "form",
        text: notes::numbering_said(messages, *it),
    });
    notes.chain(numbering).collect()
}
