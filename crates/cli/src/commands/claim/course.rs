//! The course of a game from a file, and the intended move; what is wrong with them as a complaint.

use board::Position;
use messages::{Args, Messages};
use notation::letters::Language;
use notation::record::{Course, NoCourse};

use crate::cli::ClaimArgs;
use crate::commands::notate::language;
use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::input;
use crate::words::own_letters;

pub(super) fn read(messages: &Messages, args: &ClaimArgs, text: &str) -> Result<Course, Failure> {
    let named = match args.from.as_str() {
        "auto" => None,
        tag => Some(language(messages, "--from", tag)?),
    };
    let number = match &args.game {
        Some(text) => input::number(messages, "--game", text, 1..=1_000_000)?,
        None => 1,
    };
    let read = match Course::is_pgn(text) {
        true => Course::of_pgn(text, number).map(|it| (it, named.unwrap_or(Language::English))),
        false => Course::of_list(text, Position::initial(), named, own_letters(messages)),
    };
    let (mut course, letters) = read.map_err(|why| complaint(messages, &why, number))?;
    if let Some(text) = &args.with
        && !course.intend(text, letters)
    {
        let args = Args::new().set("move", text);
        return Err(Complaint::new(Kind::Move, messages.with("claim-intended-unclear", &args))
            .at(Place::in_argument(text, 0))
            .into());
    }
    Ok(course)
}

fn complaint(messages: &Messages, why: &NoCourse, number: u64) -> Complaint {
    match why {
        NoCourse::NoGame => {
            let args = Args::new().set("number", number);
            Complaint::new(Kind::Number, messages.with("claim-no-game", &args))
        }
        NoCourse::NotPlayable => Complaint::new(Kind::Fen, messages.text("notate-not-playable")),
        NoCourse::Broken(text) => {
            let args = Args::new().set("move", text);
            Complaint::new(Kind::Move, messages.with("claim-broken", &args))
                .advising(messages.text("claim-hint-broken"))
        }
    }
}
