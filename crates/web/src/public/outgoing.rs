//! What has been made for those who ask, until something changes.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use store::Seq;
use store::wire::v1::tournament::Publication;

use super::records::Records;
use super::{Delay, Seen, State, boards_view, event_view, game_view, seen};
use crate::desk::{Desk, LiveEvent, lock};
use crate::server::{Packed, is_known};

/// A part of what goes out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Part {
    /// Players, rounds, results, standings.
    Event,
    /// The boards of a round as they stand.
    Round(u32),
    /// A game with its moves.
    Game { round: u32, board: u32 },
    /// Games as PGN: all, of a round, or one.
    Records { round: Option<u32>, board: Option<u32> },
}

/// A part in both forms, with the tag by which it is known again.
pub(crate) struct Whole {
    packed: Packed,
    tag: String,
    kind: &'static str,
}

/// The parts of all events, each made by one reader at a time.
type Parts = HashMap<(String, Part), Arc<Mutex<Option<Made>>>>;

/// Everything that was made.
#[derive(Default)]
pub(crate) struct Outgoing {
    made: Mutex<Parts>,
    records: Records,
}

/// A part, and from what it was made.
struct Made {
    event: Seq,
    publication: Publication,
    boards: Vec<State>,
    whole: Arc<Whole>,
}

pub(crate) const PGN: &str = "application/x-chess-pgn; charset=utf-8";
const JSON: &str = "application/json";

impl Outgoing {
    /// A part of an event as it may be seen now; nothing if there is no such round or board.
    pub(crate) fn part(&self, desk: &Desk, event: &LiveEvent, part: Part) -> Option<Arc<Whole>> {
        let tournament = &*event.now();
        let publication = &tournament.settings().public;
        let delay = Delay(i64::from(publication.delay_s) * 1_000);
        let (round, board) = part.place();
        let wanted = |it: u32, number: u32| {
            round.is_none_or(|round| round == it) && board.is_none_or(|board| board == number)
        };
        let seen = seen(desk, tournament, delay, |round, board| wanted(round.number, board.number));
        if seen.is_empty() && part != Part::Event && round.is_some() {
            return None;
        }
        // Who comes while it is made waits for it: it is made once.
        let place = Arc::clone(lock(&self.made).entry((event.id.clone(), part)).or_default());
        let mut made = lock(&place);
        let boards: Vec<State> = seen.iter().map(|it| part.depends_on(it.state)).collect();
        let event_seq = tournament.seq();
        if let Some(made) = made.as_ref().filter(|it| {
            it.event == event_seq && it.publication == *publication && it.boards == boards
        }) {
            return Some(Arc::clone(&made.whole));
        }
        let whole = Arc::new(match part {
            Part::Event => json(&event_view(&event.id, tournament, &seen, delay)),
            Part::Round(round) => json(&boards_view(round, &seen, delay)),
            Part::Game { .. } => json(&game_view(tournament, seen.first()?, delay)?),
            Part::Records { .. } => Whole::of(self.records.text(tournament, &seen, delay), PGN),
        });
        let publication = publication.clone();
        *made = Some(Made { event: event_seq, publication, boards, whole: Arc::clone(&whole) });
        Some(whole)
    }

    /// Games as PGN as they are now, for those who see everything at once.
    pub(crate) fn records(
        &self,
        desk: &Desk,
        event: &LiveEvent,
        wanted: impl Fn(u32, u32) -> bool,
    ) -> String {
        let (tournament, at_once) = (&*event.now(), Delay(0));
        let boards: Vec<Seen<'_>> =
            seen(desk, tournament, at_once, |round, board| wanted(round.number, board.number));
        self.records.text(tournament, &boards, at_once)
    }
}

impl Part {
    /// Of which round and board it is.
    const fn place(self) -> (Option<u32>, Option<u32>) {
        match self {
            Part::Event => (None, None),
            Part::Round(round) => (Some(round), None),
            Part::Game { round, board } => (Some(round), Some(board)),
            Part::Records { round, board } => (round, board),
        }
    }

    /// What of a board changes it: a move changes no result.
    const fn depends_on(self, state: State) -> State {
        match self {
            Part::Event => State { seq: 0, ..state },
            Part::Round(_) | Part::Game { .. } | Part::Records { .. } => state,
        }
    }

    /// Does it tell what was played?
    pub(crate) const fn is_of_games(self) -> bool {
        !matches!(self, Part::Event)
    }
}

fn json<T: Serialize>(value: &T) -> Whole {
    Whole::of(serde_json::to_vec(value).unwrap_or_default(), JSON)
}

impl Whole {
    fn of(text: impl Into<Vec<u8>>, kind: &'static str) -> Whole {
        let text = text.into();
        let tag = format!("\"{}\"", &store::Hash::of(&text).to_string()[..24]);
        Whole { packed: Packed::quickly(text), tag, kind }
    }

    /// The answer: who has it already gets nothing.
    pub(crate) fn answer(&self, asked: &HeaderMap) -> Response {
        let mut response = match is_known(asked, &self.tag) {
            true => StatusCode::NOT_MODIFIED.into_response(),
            false => self.packed.answer(asked, self.kind),
        };
        let headers = response.headers_mut();
        if let Ok(tag) = HeaderValue::from_str(&self.tag) {
            headers.insert(header::ETAG, tag);
        }
        // Whoever keeps it asks before he uses it again.
        let keep = HeaderValue::from_static("public, no-cache");
        headers.insert(header::CACHE_CONTROL, keep);
        headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
        response
    }
}
