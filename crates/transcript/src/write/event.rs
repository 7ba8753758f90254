//! Events, printed.

use laws::event::{
    Basis, BoardId, ClockSetting, Hand, Manner, Nonce, Placed, Reading, TouchOrder, Touched, Who,
    Writing,
};
use notation::fen::{self, FenStyle};

use super::happening::happening_words;
use super::{Words, quoted};
use crate::forms::Worded;
use crate::model::{Deed, EventLine, Stamp};
use crate::times::short;
use crate::words::*;

pub(crate) fn event_words(event: &EventLine) -> String {
    let stamp = stamp_words(event).unwrap_or_default();
    let through = if event.assistant { "assistant of" } else { "" };
    Words::new(stamp).and(through).and(deed(&event.deed)).0
}

/// When it happened, if the line says so.
#[must_use]
pub fn stamp_words(event: &EventLine) -> Option<String> {
    event.stamp.map(stamp_text)
}

/// `0:05`, `@15:30:01`
#[must_use]
pub fn stamp_text(stamp: Stamp) -> String {
    match stamp {
        Stamp::SinceStart(time) => short(time),
        Stamp::OfDay(time) => format!("@{time}"),
    }
}

pub(super) fn deed(deed: &Deed) -> String {
    match deed {
        Deed::Plain(happening) => happening_words(happening).0,
        Deed::Plays { side, text, hand: used, press } => {
            let words = side_does(*side, "plays").and(&text.0).and(hand(*used));
            match press {
                None => words.0,
                Some(other) if other == used => words.and("and presses").0,
                Some(other) => words.and("and presses").and(hand(*other)).0,
            }
        }
        Deed::Claims { side, ground, with, written, basis: on } => {
            let mut words = side_does(*side, "claims").and(find(GROUNDS, ground));
            if let Some(text) = with {
                words = words.and("with").and(&text.0);
            }
            if *written == Writing::Unwritten {
                words = words.and("unwritten");
            }
            words.and(basis(*on)).0
        }
        Deed::Announces { side, words } => side_does(*side, "announces").and(quoted(words)).0,
        Deed::OpensEnvelope { text, nonce } => opened(text, *nonce).0,
        Deed::Stops { by, words } => does(by, "stops clock").quote(words.as_ref()).0,
        Deed::Decides { by, question, words: answer, consulted, reason } => {
            let start = does(by, "decides").and(question.to_string());
            let mut words = answer.iter().fold(start, |words, it| words.and(it));
            if let Some(text) = consulted {
                words = words.and("consulting").and(quoted(text));
            }
            if let Some(text) = reason {
                words = words.and("reason").and(quoted(text));
            }
            words.0
        }
    }
}

pub(super) fn opened(text: &str, nonce: Option<Nonce>) -> Words {
    let words = Words::new("envelope opened").and(quoted(text));
    match nonce {
        Some(it) => words.and("nonce").and(quoted(&it.to_string())),
        None => words,
    }
}

pub(super) fn touched(it: &Touched) -> Words {
    let squares: Vec<String> = it.squares.iter().map(ToString::to_string).collect();
    let (joint, order) = match it.order {
        TouchOrder::InTurn => (" ", ""),
        TouchOrder::Together => ("+", ""),
        TouchOrder::Unclear => (" ", "in unclear order"),
    };
    let manner = if it.manner == Manner::Deliberate { "" } else { find(MANNERS, &it.manner) };
    side_does(it.side, "touches")
        .and(squares.join(joint))
        .and(order)
        .and(manner)
        .and(hand(it.hand))
        .and(on_board(it.board))
}

pub(super) fn placed(it: &Placed) -> Words {
    let color = if it.piece.color == it.side { String::new() } else { it.piece.color.to_string() };
    side_does(it.side, "puts")
        .and(color)
        .and(role_letter(it.piece.role).to_string())
        .and("on")
        .and(it.square.to_string())
        .and(if it.inverted { "inverted" } else { "" })
        .and(hand(it.hand))
        .and(on_board(it.board))
}

pub(super) fn read_off(reading: &Reading) -> Words {
    let mut words = Words::new("clock shows").side_times(reading.times.white, reading.times.black);
    if let Some(side) = reading.first_flag {
        words = words.and("first flag").and(side.to_string());
    }
    if let Some(counter) = reading.counter {
        words = words.and(format!("counter {} {}", counter.white, counter.black));
    }
    if let Some(number) = reading.move_number {
        words = words.and(format!("move {number}"));
    }
    words
}

pub(super) fn set_to(setting: &ClockSetting) -> Words {
    let mut words =
        Words::new("arbiter sets clock").side_times(setting.times.white, setting.times.black);
    if let Some(counter) = setting.counter {
        words = words.and(format!("counter {} {}", counter.white, counter.black));
    }
    if let Some(time) = setting.increment {
        words = words.and("increment").and(short(time));
    }
    words.and(if setting.new_clock { "new" } else { "" })
}

pub(super) fn does(who: &Who, verb: &str) -> Words {
    Words::new(who.words()).and(verb)
}

pub(super) fn side_does(side: board::Color, verb: impl AsRef<str>) -> Words {
    Words::new(side.to_string()).and(verb)
}

pub(super) fn hand(hand: Hand) -> &'static str {
    word_in(HANDS, &hand).unwrap_or_default()
}

pub(super) fn basis(basis: Basis) -> &'static str {
    word_in(BASES, &basis).unwrap_or_default()
}

pub(super) fn on_board(board: BoardId) -> &'static str {
    if board == BoardId::Blind { "on blind board" } else { "" }
}

pub(super) fn placement_words(placement: &board::Placement) -> String {
    let setup = board::Setup { placement: *placement, ..board::Setup::EMPTY };
    let text = fen::write(&setup, FenStyle::default());
    text.split(' ').next().unwrap_or_default().to_owned()
}
