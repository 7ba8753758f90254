//! `jadoube say`: how moves are announced to a visually disabled player, and what an announcement means.

use board::{Move, Position};
use messages::{Args, Messages};
use notation::algebraic::{self, Form as MoveForm, Style};
use notation::announce::{self, Captures, Part, Problem as Unheard, Speech, Spoken};
use notation::letters::Language;
use notation::record::{self, OnError, Record};
use notation::uci;
use serde::Serialize;

use super::notate::problem::{self, Problem};
use super::notate::{language, start};
use crate::cli::SayArgs;
use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::output::json::LegalMove;
use crate::words;

#[derive(Serialize)]
struct SayTwin {
    language: &'static str,
    announcements: Vec<AnnouncementTwin>,
    /// What is wrong with the first move that cannot be read.
    problem: Option<problem::ProblemTwin>,
}

#[derive(Serialize)]
struct AnnouncementTwin {
    number: u32,
    color: &'static str,
    #[serde(rename = "move")]
    played: LegalMove,
    text: String,
}

#[derive(Serialize)]
struct HeardTwin {
    language: &'static str,
    text: String,
    #[serde(rename = "move")]
    played: Option<LegalMove>,
    /// A capture was mentioned although nothing is captured.
    wrong_capture: bool,
    /// Why no legal move is announced.
    reason: Option<String>,
    rules: Vec<String>,
    suggestions: Vec<String>,
}

pub(crate) fn run(console: &Console, args: &SayArgs) -> Result<Exit, Failure> {
    let start = start(&console.messages, args.fen.as_deref())?;
    // The parser of arguments has let only tags of these languages through.
    let spoken: Spoken = args.language.parse().unwrap_or(Spoken::German);
    match &args.read {
        Some(text) => hear(console, &start, text, spoken),
        None => say(console, &start, args, spoken),
    }
}

fn say(
    console: &Console,
    start: &Position,
    args: &SayArgs,
    spoken: Spoken,
) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let letters = language(messages, "--from", &args.from)?;
    let text = args.moves.join(" ");
    let record = match as_engines_write(start, &text) {
        Some(moves) => written_out(start, &moves, letters),
        None => record::read_record(&text, letters, start, OnError::Stop),
    };
    let speech = Speech {
        form: if args.short { MoveForm::Short } else { MoveForm::Long },
        captures: if args.captures { Captures::Said } else { Captures::Silent },
        ..Speech::of(spoken)
    };
    let mut at = *start;
    let (mut lines, mut twins) = (String::new(), Vec::new());
    for entry in &record.entries {
        let Some(played) = entry.played() else { continue };
        let said = announce::announce(&at, played, &speech);
        let dots = if at.turn() == board::Color::White { "." } else { "…" };
        lines += &format!("{}{dots} {said}\n", entry.number);
        twins.push(AnnouncementTwin {
            number: entry.number.get(),
            color: words::color_key(entry.color),
            played: LegalMove::of(Some(&at), &at.setup(), played),
            text: said,
        });
        at = at.play_unchecked(played);
    }
    let wrong =
        record.entries.iter().find_map(|entry| Some((entry, entry.outcome.as_ref().err()?)));
    let problem =
        wrong.map(|(entry, error)| Problem { entry, error, setup: at.setup(), language: letters });
    match console.form {
        Form::Json => console.json(&SayTwin {
            language: spoken.tag(),
            announcements: twins,
            problem: problem.as_ref().map(|it| it.twin(messages)),
        })?,
        Form::Text => {
            let told = problem.as_ref().map(|it| {
                it.told(console, &Place::in_argument(&text, it.entry.place.start + it.at()))
            });
            console.print(&(lines + &told.unwrap_or_default()))?;
        }
    }
    Ok(if problem.is_none() && !record.entries.is_empty() { Exit::Fine } else { Exit::Negative })
}

/// The moves, if all of them are written as engines do.
fn as_engines_write(start: &Position, text: &str) -> Option<Vec<Move>> {
    let mut at = *start;
    text.split_whitespace()
        .map(|word| {
            let played = uci::read_move(&at, word).ok()?;
            at = at.play_unchecked(played);
            Some(played)
        })
        .collect()
}

/// The same moves as a record.
fn written_out(start: &Position, moves: &[Move], letters: Language) -> Record {
    let mut at = *start;
    let mut texts = Vec::new();
    for &played in moves {
        texts.push(algebraic::write(&at, played, &Style::long(letters)));
        at = at.play_unchecked(played);
    }
    record::read_record(&texts.join(" "), letters, start, OnError::Stop)
}

fn hear(console: &Console, at: &Position, text: &str, spoken: Spoken) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let letters = words::own_letters(messages);
    let heard = announce::read(at, text, spoken);
    if let Err(error) = &heard
        && let Some(complaint) = complaint(messages, text, &error.problem)
    {
        return Err(complaint.into());
    }
    let setup = at.setup();
    let (reason, rules, suggestions) = match &heard {
        Ok(_) => (None, Vec::new(), Vec::new()),
        Err(error) => {
            let Unheard::Move(reason) = &error.problem else { return Ok(Exit::BadInput) };
            let quoted = messages.with("quoted", &Args::new().set("text", text));
            let near = error.suggestions.iter().map(|it| it.text.clone()).collect();
            let said = problem::said(messages, &quoted, reason, letters);
            (Some(said), problem::reasons(messages, reason, &setup), near)
        }
    };
    let exit = if heard.is_ok() { Exit::Fine } else { Exit::Negative };
    if console.form == Form::Json {
        console.json(&HeardTwin {
            language: spoken.tag(),
            text: text.to_owned(),
            played: heard.as_ref().ok().map(|it| LegalMove::of(Some(at), &setup, it.played)),
            wrong_capture: heard.as_ref().is_ok_and(|it| it.wrong_capture),
            reason,
            rules,
            suggestions,
        })?;
        return Ok(exit);
    }
    let mut said = String::new();
    if let Ok(heard) = &heard {
        let args = Args::new()
            .set("move", algebraic::write(at, heard.played, &Style::short(letters)))
            .set("uci", words::uci(&setup, heard.played));
        said += &format!("{}\n", messages.with("say-heard", &args));
        if heard.wrong_capture {
            let label = console.ink.strong(&messages.text("label-note"));
            said += &format!("{label}: {}\n", messages.text("notate-note-capture-sign-wrong"));
        }
    }
    if let Some(reason) = reason {
        said += &format!("{}\n", console.ink.error(&reason));
    }
    for rule in rules {
        said += &format!("  - {rule}\n");
    }
    if !suggestions.is_empty() {
        let args = Args::new().set("moves", suggestions.join(", "));
        let hint = messages.with("notate-hint-near", &args);
        said += &format!("{}: {hint}\n", console.ink.strong(&messages.text("label-hint")));
    }
    console.print(&said)?;
    Ok(exit)
}

/// An announcement that makes no sense is bad input; one that names an illegal move is not.
fn complaint(messages: &Messages, text: &str, problem: &Unheard) -> Option<Complaint> {
    let hint = messages.text("say-hint");
    Some(match problem {
        Unheard::Silence => Complaint::new(Kind::Move, messages.text("say-silence")).advising(hint),
        Unheard::UnknownWord { at, word } => {
            let what = messages.with("say-unknown-word", &Args::new().set("word", word));
            Complaint::new(Kind::Move, what).at(Place::in_argument(text, *at)).advising(hint)
        }
        Unheard::Incomplete { at, expected } => {
            let (code, id) = match expected {
                Part::Square => ("square", "say-expected-square"),
                Part::Wing => ("wing", "say-expected-wing"),
                Part::End => ("end", "say-expected-end"),
            };
            Complaint::new(Kind::Move, messages.text("say-incomplete"))
                .at(Place::in_argument(text, *at))
                .expecting(code, messages.text(id))
                .advising(hint)
        }
        Unheard::Move(_) => return None,
    })
}
