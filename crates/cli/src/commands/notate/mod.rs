//! `jadoube notate`: a record in the letters of one language, written in those of another, with everything
//! that is unusual, untrue or unreadable in it.

mod notes;
pub(crate) mod problem;
mod twin;

use std::io;
use std::path::Path;

use board::{NotPlayable, Position, Setup};
use messages::{Args, Messages};
use notation::algebraic::{CaptureSign, Figurines, Form as MoveForm, Letters, Style, Weight};
use notation::letters::Language;
use notation::record::{
    self, Confidence, Detected, Guess, OnError, Record, System, detect_system, infer_language,
};

use crate::cli::NotateArgs;
use crate::complaint::{Complaint, Failure, Kind, Place, Source};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::{input, words};

/// No record of a game is longer, in megabytes.
const LONGEST: u64 = 1;

/// The record with what was found out about it.
pub(crate) struct Answer {
    file: String,
    text: String,
    record: Record,
    language: Language,
    /// The languages that may be meant, if none was named.
    guesses: Vec<Guess>,
    systems: Vec<Detected>,
    style: Style,
}

pub(crate) fn run(console: &Console, args: &NotateArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let text =
        read_file(&args.file).map_err(|error| Complaint::of_file(messages, &args.file, &error))?;
    let start = start(messages, args.fen.as_deref())?;
    let to = match &args.to {
        Some(text) => language(messages, "--to", text)?,
        None => words::own_letters(messages),
    };
    let guesses = match args.from.as_str() {
        "auto" => infer_language(&text, &start),
        _ => Vec::new(),
    };
    let from = match args.from.as_str() {
        "auto" => record::likeliest(&guesses, words::own_letters(messages)),
        text => language(messages, "--from", text)?,
    };
    let answer = Answer {
        file: args.file.display().to_string(),
        systems: detect_system(&text, &start),
        record: record::read_record(&text, from, &start, OnError::Stop),
        language: from,
        style: style(args, to),
        guesses,
        text,
    };
    match console.form {
        Form::Json => console.json(&twin::twin(messages, &answer))?,
        Form::Text => console.print(&answer.told(console))?,
    }
    let fine = answer.record.is_complete() && !answer.record.entries.is_empty();
    Ok(if fine { Exit::Fine } else { Exit::Negative })
}

pub(crate) fn read_file(path: &Path) -> io::Result<String> {
    input::text(path, LONGEST)
}

/// The position before the first move.
pub(crate) fn start(messages: &Messages, fen: Option<&str>) -> Result<Position, Failure> {
    let Some(text) = fen else { return Ok(Position::initial()) };
    let setup: Setup = input::setup(messages, text)?;
    Position::new(&setup).or_else(NotPlayable::play_all_the_same).map_err(|_| {
        Complaint::new(Kind::Fen, messages.text("notate-not-playable"))
            .at(Place::in_argument(text, 0))
            .into()
    })
}

/// The letters of a language that an argument names.
pub(crate) fn language(messages: &Messages, name: &str, text: &str) -> Result<Language, Failure> {
    text.parse().map_err(|unknown: notation::letters::UnknownLanguage| {
        let args = Args::new().set("value", text).set("argument", name);
        let tags: Vec<&str> = Language::ALL.iter().map(|it| it.tag()).collect();
        let values = Args::new().set("values", tags.join(", "));
        let complaint = Complaint::new(Kind::Usage, messages.with("usage-invalid-value", &args))
            .expecting("value", messages.with("usage-expected-values", &values));
        match unknown.nearest {
            Some(nearest) => {
                let args = Args::new().set("suggestion", nearest.tag());
                complaint.advising(messages.with("usage-hint-similar", &args)).into()
            }
            None => complaint.into(),
        }
    })
}

fn style(args: &NotateArgs, to: Language) -> Style {
    let mut style = Style::short(to);
    if args.long {
        style.form = MoveForm::Long;
    }
    if args.no_captures {
        style.captures = CaptureSign::None;
    }
    if args.figurines {
        style.letters = Letters::Figurines(Figurines::Outlined);
    }
    style
}

impl Answer {
    /// The position before each entry.
    fn positions(&self) -> Vec<Position> {
        let mut at = self.record.start;
        let positions = self.record.entries.iter().map(|entry| {
            let before = at;
            at = entry.played().map_or(at, |played| at.play_unchecked(played));
            before
        });
        positions.collect()
    }

    /// Another system than the algebraic one, if that fits the record better.
    fn foreign_system(&self) -> Option<System> {
        let best = self.systems.first()?;
        (best.system != System::Algebraic && !self.record.is_complete()).then_some(best.system)
    }

    fn told(&self, console: &Console) -> String {
        let messages = &console.messages;
        if self.record.entries.is_empty() {
            return format!("{}\n", messages.text("notate-no-moves"));
        }
        let mut text = format!("{}\n", record::write(&self.record, &self.style));
        if let Some(color) = self.record.open_draw_offer() {
            let args = Args::new().set("color", words::color_key(color));
            text += &format!("{}\n", messages.with("notate-offer", &args));
        }
        if !self.guesses.is_empty() {
            text += &format!("\n{}\n", self.language_told(messages));
        }
        if let Some(system) = self.foreign_system() {
            let args = Args::new().set("system", system_code(system));
            let said = messages.with("notate-system", &args);
            text += &format!("{}: {said}\n", console.ink.strong(&messages.text("label-warning")));
        }
        text += &self.notes_told(console);
        for (entry, at) in self.record.entries.iter().zip(self.positions()) {
            if let Err(error) = &entry.outcome {
                let problem =
                    problem::Problem { entry, error, setup: at.setup(), language: self.language };
                let place = self.place(entry.place.start + problem.at());
                text += &format!("\n{}", problem.told(console, &place));
            }
        }
        if !self.record.unread.is_empty() {
            let texts: Vec<&str> = self.record.unread.iter().map(|(it, _)| it.as_str()).collect();
            let args = Args::new().set("texts", texts.join(" "));
            text += &format!("{}\n", messages.with("notate-unread", &args));
        }
        text
    }

    fn language_told(&self, messages: &Messages) -> String {
        let name = format!("{} ({})", self.language.own_name(), self.language.tag());
        let said = messages.with("notate-read-in", &Args::new().set("language", name));
        let tags: Vec<&str> = self.guesses.iter().map(|it| it.language.tag()).collect();
        let args = Args::new().set("tags", tags.join(", "));
        let sure = match self.guesses.first().map(|it| it.confidence) {
            Some(Confidence::Letters) => messages.with("notate-sure-letters", &args),
            Some(Confidence::Moves) => messages.with("notate-sure-moves", &args),
            Some(Confidence::Clash) => messages.with("notate-sure-clash", &args),
            Some(Confidence::Part { read, of }) => {
                messages.with("notate-sure-part", &args.set("read", read).set("count", of))
            }
            None => String::new(),
        };
        format!("{said} {sure}")
    }

    /// What is unusual or untrue; what may be left out and is left out needs no words.
    fn notes_told(&self, console: &Console) -> String {
        let messages = &console.messages;
        let label = console.ink.strong(&messages.text("label-note"));
        let mut text = String::new();
        for entry in &self.record.entries {
            let notes = entry.notes.iter().filter(|it| it.weight() > Weight::LeftOut);
            let said = notes.map(|it| notes::said(messages, *it));
            let numbering = entry.numbering.iter().filter(|it| notes::is_told(it));
            let numbers = numbering.map(|it| notes::numbering_said(messages, *it));
            for sentence in said.chain(numbers) {
                text += &format!("{label}: {}: {sentence}\n", problem::label(entry));
            }
        }
        if text.is_empty() { text } else { format!("\n{text}") }
    }

    /// A place in the record as a place in one of its lines.
    fn place(&self, at: usize) -> Place {
        let before = self.text.get(..at).unwrap_or(&self.text);
        let start = before.rfind('\n').map_or(0, |it| it + 1);
        let line = self.text[start..].lines().next().unwrap_or("");
        let number = before.matches('\n').count() + 1;
        let source = Some(Source { file: self.file.clone(), line: number });
        Place { source, text: line.to_owned(), at: at.saturating_sub(start) }
    }
}

/// The name in JSON.
const fn system_code(system: System) -> &'static str {
    match system {
        System::Algebraic => "algebraic",
        System::Coordinates => "coordinates",
        System::EnglishDescriptive => "english_descriptive",
        System::SpanishDescriptive => "spanish_descriptive",
        System::FrenchDescriptive => "french_descriptive",
        System::Numeric => "numeric",
    }
}
