//! Statements about the state, and queries, printed.

use super::expectation::{reason_words, result_words};
use super::header::{clock_words, fen_words};
use super::{Words, quoted};
use crate::model::{Query, State};
use crate::words::{COUNTED, find};

pub(super) fn state_words(state: &State) -> String {
    match state {
        State::Clocks(line) => clock_words(line),
        State::ToMove(side) => format!("to move {side}"),
        State::Position(fen) => format!("position {}", fen_words(fen)),
        State::Count { side, what, number } => format!("{} {side} {number}", find(COUNTED, what)),
        State::Seen(number) => format!("seen {number}"),
        State::Progress(number) => format!("progress {number}"),
        State::Rights(rights) => format!("rights {rights}"),
        State::Period { side, number } => format!("period {side} {number}"),
        State::Offer(Some(side)) => format!("offer {side}"),
        State::Offer(None) => "no offer".to_owned(),
        State::Over(true) => "over".to_owned(),
        State::Over(false) => "not over".to_owned(),
        State::Result(None) => "no result".to_owned(),
        State::Result(Some((result, reason))) => {
            let reason = reason.map(reason_words).unwrap_or_default();
            Words::new("result").and(result_words(*result)).and(reason).0
        }
        State::Missing(facts) => match facts.is_empty() {
            true => "nothing missing".to_owned(),
            false => {
                let names: Vec<&str> = facts.iter().map(|it| it.id()).collect();
                format!("missing {}", names.join(" "))
            }
        },
    }
}

pub(super) fn query_words(query: &Query) -> String {
    match query {
        Query::Class => "class".to_owned(),
        Query::Edition => "edition".to_owned(),
        Query::Moves(square) => format!("moves {square}"),
        Query::Captures(square) => format!("captures {square}"),
        Query::Legal(text) => format!("legal {}", text.0),
        Query::Attacks(square) => format!("attacks {square}"),
        Query::Check => "check".to_owned(),
        Query::Rights => "rights".to_owned(),
        Query::Seen => "seen".to_owned(),
        Query::Dead => "dead".to_owned(),
        Query::Mate(side) => format!("mate {side}"),
        Query::Notation { text, language } => format!("notation {} in {language}", text.0),
        Query::Reads { text, language } => format!("reads {} in {language}", quoted(text)),
    }
}
