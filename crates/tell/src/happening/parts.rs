//! The parts of sentences: who, where, with which hand, on what it rests.

use board::Color;
use laws::event::{Area, Basis, BoardId, Hand, Who};
use messages::{Args, Messages};
use transcript::MoveText;

use super::Teller;
use crate::moves::in_own_letters;
use crate::words::color_key;

/// Somebody as the subject of a sentence.
#[must_use]
pub fn who(messages: &Messages, who: &Who) -> String {
    let (key, name) = match who {
        Who::Player(Color::White) => ("white", ""),
        Who::Player(Color::Black) => ("black", ""),
        Who::Both => ("both", ""),
        Who::AssistantOf(Color::White) => ("assistant-white", ""),
        Who::AssistantOf(Color::Black) => ("assistant-black", ""),
        Who::Arbiter => ("arbiter", ""),
        Who::ChiefArbiter => ("chief-arbiter", ""),
        Who::DesignatedArbiter => ("designated-arbiter", ""),
        Who::Organiser => ("organiser", ""),
        Who::Operator => ("operator", ""),
        Who::Spectator => ("spectator", ""),
        Who::Neighbour => ("neighbour", ""),
        Who::Captain => ("captain", ""),
        Who::Named(name) => ("named", name.as_str()),
    };
    messages.with("event-who", &Args::new().set("who", key).set("name", name))
}

/// Words that somebody said or wrote.
pub(super) fn quoted(messages: &Messages, words: &str) -> String {
    messages.with("quoted", &Args::new().set("text", words))
}

/// From, towards or in an area.
#[derive(Clone, Copy)]
pub(super) enum Way {
    From,
    To,
    In,
}

impl Teller<'_> {
    pub(super) fn somebody(&self, it: &Who) -> Args<'static> {
        Args::new().set("who", who(self.messages, it))
    }

    /// The player, and which side he has.
    pub(super) fn side(&self, side: Color) -> Args<'static> {
        Args::new().set("side", color_key(side))
    }

    pub(super) fn quoted(&self, words: &str) -> String {
        quoted(self.messages, words)
    }

    /// A move in the letters of the reader where it is legal in the position; else as it was written.
    pub(super) fn move_of(&self, side: Color, text: &MoveText) -> String {
        in_own_letters(self.messages, self.before, side, text)
    }

    /// One of several words.
    pub(super) fn word(&self, id: &str, key: &str) -> String {
        self.say(id, &Args::new().set("what", key))
    }

    /// The hand, if it was said.
    pub(super) fn hand(&self, hand: Hand) -> Option<String> {
        let key = match hand {
            Hand::Unknown => return None,
            Hand::Left => "left",
            Hand::Right => "right",
            Hand::Both => "both",
        };
        Some(self.word("event-hand", key))
    }

    /// The board, if it is not that of the game.
    pub(super) fn on_board(&self, board: BoardId) -> Option<String> {
        match board {
            BoardId::Main => None,
            BoardId::Blind => Some(self.messages.text("event-blind-board")),
        }
    }

    /// On what it rests, if not on what was seen.
    pub(super) fn basis(&self, basis: Basis) -> Option<String> {
        let key = match basis {
            Basis::Observation => return None,
            Basis::Scoresheet => "scoresheet",
            Basis::BoardRecord => "board-record",
            Basis::Display => "display",
        };
        Some(self.word("event-basis", key))
    }

    pub(super) fn area(&self, way: Way, area: &Area) -> String {
        let (key, name) = match area {
            Area::PlayingArea => ("playing-area", ""),
            Area::Venue => ("venue", ""),
            Area::Toilet => ("toilet", ""),
            Area::RestRoom => ("rest-room", ""),
            Area::RefreshmentArea => ("refreshment-area", ""),
            Area::SmokingArea => ("smoking-area", ""),
            Area::AnalysisRoom => ("analysis-room", ""),
            Area::Named(name) => ("named", name.as_str()),
        };
        let id = match way {
            Way::From => "event-area-left",
            Way::To => "event-area-to",
            Way::In => "event-area-in",
        };
        self.say(id, &Args::new().set("area", key).set("name", name))
    }
}
