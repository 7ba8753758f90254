//! The lines of a header, printed.

use clock::language::write_transcript;
use laws::event::Sides;
use laws::regulations::Setting;
use notation::fen::{self, FenStyle};

use super::{Words, quoted};
use crate::model::{Arrangement, ClockLine, Given, Header, Place, Ply};
use crate::options::{is_plain, values};
use crate::read::header::attribute_words;
use crate::words::{COUNTED, SUPERVISION, find, word_in};

pub(super) fn words(header: &Header) -> String {
    match header {
        Header::Edition(None) => "edition by date".to_owned(),
        Header::Edition(Some(edition)) => format!("edition {edition}"),
        Header::Date(date) => format!("date {date}"),
        Header::Pace(pace) => format!("pace {}", pace.tag()),
        Header::Supervision(it) => {
            format!("supervision {}", word_in(SUPERVISION, it).unwrap_or("full"))
        }
        Header::Time(control) => {
            format!("time {}", write_transcript(control).unwrap_or_default())
        }
        Header::Regulations(options) => {
            let options: Vec<String> = options.iter().flat_map(setting_words).collect();
            format!("regulations {}", options.join(", "))
        }
        Header::Player { side, name, attributes } => {
            let start = Words::new("player").and(side.to_string()).quote(name.as_ref());
            attributes.iter().fold(start, |words, it| words.and(attribute_words(it))).0
        }
        Header::Position(Place::Start) => "position start".to_owned(),
        Header::Position(Place::Chess960(number)) => {
            format!("position chess960 {}", number.number())
        }
        Header::Position(Place::Fen(fen)) => format!("position {}", fen_words(fen)),
        Header::Moves(moves) => {
            moves.iter().fold(Words::new("moves"), |words, it| words.and(ply_words(it))).0
        }
        Header::Clocks(line) => clock_words(line),
        Header::Start(time) => format!("start {time}"),
        Header::Given(given) => format!("given {}", given_words(given)),
    }
}

/// An option with its value; where there are several values, with each of them.
fn setting_words(setting: &Setting) -> Vec<String> {
    values(setting).iter().map(|it| option_words(setting.key(), it)).collect()
}

pub(super) fn option_words(option: &str, value: &str) -> String {
    let value = if is_plain(value) { value.to_owned() } else { quoted(value) };
    format!("{option} {value}")
}

pub(super) fn fen_words(fen: &Arrangement) -> String {
    let text = fen::write(&fen.setup, FenStyle::default());
    match fen.placement_only {
        true => text.split(' ').next().unwrap_or_default().to_owned(),
        false => text,
    }
}

pub(super) fn ply_words(ply: &Ply) -> String {
    let dots = |side| if side == board::Color::White { "." } else { "..." };
    let number = ply.number.map(|(number, side)| format!("{number}{}", dots(side)));
    format!("{}{}", number.unwrap_or_default(), ply.text.0)
}

pub(super) fn clock_words(line: &ClockLine) -> String {
    let mut words = Words::new("clocks");
    if let Some(time) = line.white {
        words = words.and("white").and(time.to_string());
    }
    if let Some(time) = line.black {
        words = words.and("black").and(time.to_string());
    }
    match line.running {
        None => words.0,
        Some(None) => words.and("running none").0,
        Some(Some(side)) => words.and("running").and(side.to_string()).0,
    }
}

fn given_words(given: &Given) -> String {
    match given {
        Given::Count { side, what, number } => {
            format!("{side} {} {number}", find(COUNTED, what))
        }
        Given::Period(number) => format!("period {number}"),
        Given::Seen(number) => format!("seen {number}"),
        Given::Absent(sides) => format!("absent {}", sides_words(*sides)),
        Given::NotRecording(sides) => format!("not recording {}", sides_words(*sides)),
        Given::Offer(side) => format!("offer {side}"),
        Given::Flag(side) => format!("flag {side}"),
        Given::Words(text) => quoted(text),
    }
}

pub(super) fn sides_words(sides: Sides) -> String {
    match sides {
        Sides::One(side) => side.to_string(),
        Sides::Both => "both".to_owned(),
    }
}
