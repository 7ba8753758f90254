//! What goes out of an event to those who have no link, if the organiser wants it; and the same games for arbiters.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, Query, RawPathParams};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use messages::Messages;
use store::wire::v1::tournament::Published;

use super::events::public_address;
use crate::access::svg;
use crate::desk::{Desk, LiveEvent};
use crate::problem::{Kind, Problem};
use crate::public::{Outgoing, PGN, Part};
use crate::server::{ARBITERS, At, Shared, Talk};
use crate::wire::{GamesQuery, PublicBoards, PublicEvent, PublicGame};

/// What time it is for those who see everything later.
const TIME: &str = "desk-time";

/// An event of which something goes out, for whoever asks. One of which nothing does is not there.
pub(super) struct Open {
    desk: Arc<Desk>,
    event: Arc<LiveEvent>,
    messages: Messages,
}

impl FromRequestParts<Shared> for Open {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, shared: &Shared) -> Result<Open, Problem> {
        let Talk(messages) = Talk::of(parts);
        let not_found = || Problem::new(&messages, Kind::NotFound);
        let named = RawPathParams::from_request_parts(parts, shared).await;
        let named = named.map_err(|_| not_found())?;
        let id = named.iter().find(|it| it.0 == "event").map_or("", |it| it.1);
        let event = shared.desk.event(id).ok_or_else(not_found)?;
        match shown(&event) {
            Published::Nothing => Err(not_found()),
            Published::Page | Published::Games => {
                Ok(Open { desk: Arc::clone(&shared.desk), event, messages })
            }
        }
    }
}

/// What goes out; nothing of an event that was made by mistake.
fn shown(event: &LiveEvent) -> Published {
    event.look(|it| match it.is_mistaken() {
        true => Published::Nothing,
        false => it.settings().public.shown,
    })
}

impl Open {
    fn not_found(&self) -> Problem {
        Problem::new(&self.messages, Kind::NotFound)
    }

    /// A part of it, as far as the organiser lets it out.
    fn answer(
        &self,
        outgoing: &Outgoing,
        part: Part,
        asked: &HeaderMap,
    ) -> Result<Response, Problem> {
        if part.is_of_games() && shown(&self.event) != Published::Games {
            return Err(self.not_found());
        }
        let whole = outgoing.part(&self.desk, &self.event, part);
        let mut response = whole.ok_or_else(|| self.not_found())?.answer(asked);
        let delay_s = self.event.look(|it| it.settings().public.delay_s);
        let time = self.desk.now_ms().saturating_sub(i64::from(delay_s) * 1_000);
        response.headers_mut().insert(TIME, HeaderValue::from(time));
        Ok(response)
    }
}

/// The number in a name such as `round-3` or `board-12.pgn`.
fn number(name: &str, before: &str, after: &str) -> Option<u32> {
    let digits = name.strip_prefix(before)?.strip_suffix(after)?;
    let is_number = !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit());
    digits.parse().ok().filter(|_| is_number)
}

/// An event that its organiser shows to everybody: players, pairings, results and where they come from, standings. No link is needed.
#[utoipa::path(get, path = "/v1/public/{event}", tag = "public", params(("event" = String, Path)),
    responses((status = 200, body = PublicEvent), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn event(
    open: Open,
    Extension(outgoing): Extension<Arc<Outgoing>>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    open.answer(&outgoing, Part::Event, &asked)
}

/// All games as PGN, with the moves made so far, if the organiser shows them.
#[utoipa::path(get, path = "/v1/public/{event}/games.pgn", tag = "public", params(("event" = String, Path)),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn games(
    open: Open,
    Extension(outgoing): Extension<Arc<Outgoing>>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    open.answer(&outgoing, Part::Records { round: None, board: None }, &asked)
}

/// The address of the public page as a QR code.
#[utoipa::path(get, path = "/v1/public/{event}/qr.svg", tag = "public", params(("event" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), (status = 404, body = Problem)))]
pub(super) async fn code(open: Open) -> Result<Response, Problem> {
    let address = open.event.look(|it| public_address(&open.desk, &open.event.id, it));
    let drawn = address.and_then(|it| svg(&it)).ok_or_else(|| open.not_found())?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], drawn).into_response())
}

/// A round, if the organiser shows the games: `round-3` has every board with its position and clock, `round-3.pgn` the games as PGN.
#[utoipa::path(get, path = "/v1/public/{event}/{round}", tag = "public",
    params(("event" = String, Path), ("round" = String, Path, description = "`round-3` or `round-3.pgn`")),
    responses((status = 200, body = PublicBoards), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn round(
    open: Open,
    Extension(outgoing): Extension<Arc<Outgoing>>,
    named: Path<(String, String)>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let of_round = |after: &str| number(&named.1, "round-", after);
    let part = match (of_round(""), of_round(".pgn")) {
        (Some(round), _) => Part::Round(round),
        (None, Some(round)) => Part::Records { round: Some(round), board: None },
        (None, None) => return Err(open.not_found()),
    };
    open.answer(&outgoing, part, &asked)
}

/// A game, if the organiser shows it: `round-3/board-12` with its moves, `round-3/board-12.pgn` as PGN.
#[utoipa::path(get, path = "/v1/public/{event}/{round}/{board}", tag = "public",
    params(("event" = String, Path), ("round" = String, Path, description = "`round-3`"),
        ("board" = String, Path, description = "`board-12` or `board-12.pgn`")),
    responses((status = 200, body = PublicGame), (status = 304), (status = 404, body = Problem)))]
pub(super) async fn board(
    open: Open,
    Extension(outgoing): Extension<Arc<Outgoing>>,
    named: Path<(String, String, String)>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let Some(round) = number(&named.1, "round-", "") else { return Err(open.not_found()) };
    let of_board = |after: &str| number(&named.2, "board-", after);
    let part = match (of_board(""), of_board(".pgn")) {
        (Some(board), _) => Part::Game { round, board },
        (None, Some(board)) => Part::Records { round: Some(round), board: Some(board) },
        (None, None) => return Err(open.not_found()),
    };
    open.answer(&outgoing, part, &asked)
}

/// Games as PGN without rulings, at once: all, those of a round, or one.
#[utoipa::path(get, path = "/v1/events/{event}/games.pgn", tag = "events", security(("link" = [])),
    params(("event" = String, Path), GamesQuery),
    responses((status = 200, body = String, content_type = "application/x-chess-pgn"), (status = 403, body = Problem)))]
pub(super) async fn for_arbiters(
    At(caller, event): At<LiveEvent, ARBITERS>,
    Extension(outgoing): Extension<Arc<Outgoing>>,
    Query(query): Query<GamesQuery>,
) -> Response {
    let is = |wanted: Option<u32>, found: u32| wanted.is_none_or(|it| it == found);
    let text = outgoing.records(&caller.desk, &event, |of_round, of_board| {
        is(query.round, of_round) && is(query.board, of_board)
    });
    ([(header::CONTENT_TYPE, PGN)], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn names_of_rounds_and_boards_have_a_number_and_nothing_else() {
        assert_eq!(number("round-3", "round-", ""), Some(3));
        assert_eq!(number("board-12.pgn", "board-", ".pgn"), Some(12));
        for wrong in ["round-", "round-+3", "round-3.pgn", "round-３", "round-99999999999", "3"] {
            assert_eq!(number(wrong, "round-", ""), None, "{wrong}");
        }
    }
}
