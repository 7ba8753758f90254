//! A change, put into words once for each audience and language, however many watch.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use ::store::tournament::{Board, Place};
use ::store::{Seq, Told, What};
use messages::Language;
use serde::Serialize;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::results::result_at;
use super::{LiveBoard, LiveEvent};
use crate::play::{Audience, Grown, Moment, Play, Reader, Table, short, state};
use crate::wire::{Entry, GameChange, GameMessage, HallBoard, HallMessage, MovesChange, Recorded};

/// One text for each audience and language.
type Texts = [OnceLock<Utf8Bytes>; Audience::ALL.len() * Language::ALL.len()];

/// A change of a game.
pub(crate) struct Change {
    game: String,
    seq: u64,
    server_ms: i64,
    entries: Vec<Arc<Told>>,
    struck: Vec<u64>,
    play: Play,
    moves: MovesChange,
    texts: Texts,
}

impl Change {
    pub(crate) fn new(game: &str, grown: Grown) -> Change {
        Change {
            game: game.to_owned(),
            seq: grown.seq(),
            play: grown.play(),
            server_ms: grown.server_ms,
            entries: grown.entries,
            struck: grown.struck,
            moves: grown.moves,
            texts: Texts::default(),
        }
    }

    /// What differs between a board and the same board later.
    pub(crate) fn between(before: &Table, after: &Table) -> Change {
        let known = before.seq();
        let entries: Vec<_> =
            after.entries().iter().filter(|it| it.seq.0 > known).cloned().collect();
        let same = |(one, other): &(&crate::wire::Move, &crate::wire::Move)| one == other;
        let keep = before.moves().iter().zip(after.moves()).take_while(same).count();
        let newly = |it: &u64| after.is_struck(Seq(*it)) && !before.is_struck(Seq(*it));
        Change {
            game: after.seat().game.clone(),
            seq: after.seq(),
            server_ms: after.entries().last().map_or(0, |it| it.at.0),
            struck: (1..=known).filter(newly).collect(),
            entries,
            play: after.play(),
            moves: MovesChange { keep, add: after.moves().iter().skip(keep).cloned().collect() },
            texts: Texts::default(),
        }
    }

    /// As it is sent to this reader.
    pub(crate) fn text(&self, reader: Reader) -> Utf8Bytes {
        self.texts[place(reader)].get_or_init(|| json(&self.message(reader))).clone()
    }

    pub(crate) fn seq(&self) -> u64 {
        self.seq
    }

    /// Was the board set up anew? Then a watcher needs the whole view.
    pub(crate) fn sets_up(&self) -> bool {
        self.entries.iter().any(|it| matches!(it.what, What::Opened(_)))
    }

    fn moment(&self) -> Moment {
        Moment { seq: self.seq, at: self.play.game.now(), server_ms: self.server_ms }
    }

    fn message(&self, reader: Reader) -> GameMessage {
        let recorded = self.recorded(reader, false);
        GameMessage::Change(Box::new(GameChange { game: self.game.clone(), recorded }))
    }

    fn entries(&self, reader: Reader) -> Vec<Entry> {
        self.entries.iter().filter_map(|it| reader.entry_of_change(it, &self.play)).collect()
    }

    /// The answer to who recorded it, or asked what would follow.
    pub(crate) fn recorded(&self, reader: Reader, preview: bool) -> Recorded {
        Recorded {
            seq: self.seq,
            preview,
            entries: self.entries(reader),
            struck: self.struck.clone(),
            state: state(reader, &self.play, self.moment()),
            moves: reader.moves(&self.play, &self.moves),
        }
    }
}

/// What a hall shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shown {
    pub(crate) rounds: Vec<u32>,
    pub(crate) games: Vec<String>,
}

/// Boards of a hall that changed.
pub(crate) enum HallChange {
    /// These boards, as they were some time ago.
    Boards { event: Arc<LiveEvent>, boards: Vec<Arc<LiveBoard>>, delay_ms: i64, texts: Box<Texts> },
    /// Players, rounds or settings; what the hall shows since then to those who ask for no round, found once for all of them.
    Event(OnceLock<Arc<Shown>>),
}

impl HallChange {
    pub(super) fn of(
        event: &Arc<LiveEvent>,
        boards: Vec<Arc<LiveBoard>>,
        delay_ms: i64,
    ) -> HallChange {
        let (event, texts) = (Arc::clone(event), Box::default());
        HallChange::Boards { event, boards, delay_ms, texts }
    }

    pub(crate) fn text(&self, reader: Reader) -> Utf8Bytes {
        match self {
            HallChange::Event(_) => json(&HallMessage::Event),
            HallChange::Boards { event, boards, delay_ms, texts } => texts[place(reader)]
                .get_or_init(|| {
                    let boards = hall_boards(reader, event, boards, *delay_ms);
                    json(&HallMessage::Boards { boards })
                })
                .clone(),
        }
    }
}

/// Boards in short as they were some time ago.
pub(crate) fn hall_boards(
    reader: Reader,
    event: &LiveEvent,
    boards: &[Arc<LiveBoard>],
    delay_ms: i64,
) -> Vec<HallBoard> {
    // The event is looked at first, and once for all of them.
    let mut seats: BTreeMap<&str, Option<Board>> =
        boards.iter().map(|it| (it.game.as_str(), None)).collect();
    event.look(|it| {
        for board in it.rounds().iter().flat_map(|it| &it.boards) {
            if let Some(seat) = seats.get_mut(board.game.as_str()) {
                *seat = Some(board.clone());
            }
        }
    });
    let seat = |board: &LiveBoard| seats.get(board.game.as_str()).and_then(Option::as_ref);
    boards.iter().filter_map(|it| hall_board(reader, seat(it), it, delay_ms)).collect()
}

fn hall_board(
    reader: Reader,
    seat: Option<&Board>,
    board: &Arc<LiveBoard>,
    delay_ms: i64,
) -> Option<HallBoard> {
    let then = board.time.now_ms().saturating_sub(delay_ms);
    let refused = match reader.audience {
        Audience::Arbiter => board.refused(),
        Audience::Player | Audience::Spectator => Vec::new(),
    };
    let until = (delay_ms > 0).then_some(then);
    let place = seat.map(|it| it.place);
    let seen = board.look_back(delay_ms, |table| {
        let result = match seat {
            Some(seat) => result_at(seat, Some(table), until),
            None => table.log().result(),
        };
        HallBoard {
            result: result.map(|it| it.score.text()),
            result_from: result.map(|it| it.source.into()),
            entered_by: seat.filter(|_| reader.is_arbiter()).and_then(Board::entered_by),
            results_only: place == Some(Place::ResultsOnly),
            ..short(reader, table, &refused, then)
        }
    });
    seen.ok()
}

/// Where the text for a reader is kept.
fn place(reader: Reader) -> usize {
    let language = reader.messages.language() as usize;
    reader.audience as usize * Language::ALL.len() + language
}

/// A message as text; our own forms can always be written.
pub(crate) fn json<T: Serialize>(message: &T) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}
