//! What is printed: scoresheets in the players' own letters, and the envelope of a sealed move.

use axum::Json;
use axum::extract::{Path, Query};
use axum::response::{Html, IntoResponse, Response};
use board::{ByColor, Color, Position};
use laws::event::{Happening, Mark};
use laws::game::Game;
use notation::algebraic::{self, Style};
use notation::letters::Language;
use serde::Deserialize;
use tell::{OnEnvelope, envelope_lines, envelope_page};
use transcript::Deed;
use utoipa::{IntoParams, ToSchema};

use crate::desk::{LiveBoard, LiveEvent};
use crate::play::Table;
use crate::problem::{Kind, Problem};
use crate::server::{ARBITERS, AT_BOARD, At};
use crate::wire::{Envelope, Role, Seal, Sheet, SheetRow, SheetSource, Side, Signed};

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct SheetQuery {
    /// The letters of this language; without it the player's own.
    letters: Option<String>,
}

/// The scoresheet of a player. Players see what they wrote, and the record when the game is over.
#[utoipa::path(get, path = "/v1/games/{game}/sheet/{side}", tag = "games", security(("link" = [])),
    params(("game" = String, Path), ("side" = Side, Path), SheetQuery),
    responses((status = 200, body = Sheet), (status = 403, body = Problem)))]
pub(super) async fn sheet(
    At(caller, board): At<LiveBoard, AT_BOARD>,
    Path((_game, side)): Path<(String, Side)>,
    Query(query): Query<SheetQuery>,
) -> Result<Json<Sheet>, Problem> {
    let own = caller.grant.sides.contains(&side);
    if caller.grant.role == Role::Player && !own {
        return Err(caller.refused());
    }
    let named = match &query.letters {
        None => None,
        Some(tag) => {
            let found: Result<Language, _> = tag.parse();
            Some(found.map_err(|_| Problem::field(&caller.messages, "letters", tag))?)
        }
    };
    let own_words = caller.messages.language().tag().parse().unwrap_or(Language::English);
    let event = caller.desk.event(&board.event);
    if let Some(event) = &event {
        // What cannot be written now is written later; the sheet is printed all the same.
        let _ = caller.desk.seal(event, [&board.game]).await;
    }
    let (name, date) = event.as_ref().map(|it| name_and_day(it)).unwrap_or_default();
    let entries = board.look(Table::seq);
    let seal = event.and_then(|it| it.look(|it| Seal::of(it, &board.game, entries)));
    Ok(Json(board.look(|table| {
        let color = Color::from(side);
        let (seat, game) = (table.seat(), table.game());
        let letters = named.or(seat.languages[color]).unwrap_or(own_words);
        let by_player = caller.grant.role == Role::Player && !table.is_over();
        let (source, rows) = match by_player {
            true => (SheetSource::Written, written(game, color)),
            false => (SheetSource::Record, recorded(table, letters)),
        };
        let signed = |side| game.sheets().of(side).signed().map(|it| it.text());
        Sheet {
            game: seat.game.clone(),
            event_name: name,
            round: seat.round(),
            board: seat.board(),
            date,
            side,
            language: letters.tag().to_owned(),
            white: (&seat.header.white).into(),
            black: (&seat.header.black).into(),
            source,
            rows,
            result: table.log().result().map(|it| it.score.text()),
            signed: Signed { white: signed(Color::White), black: signed(Color::Black) },
            seal,
        }
    })))
}

fn name_and_day(event: &LiveEvent) -> (String, Option<String>) {
    event.look(|it| (it.settings().name.clone(), it.settings().date.clone()))
}

/// What the player wrote, number by number.
fn written(game: &Game, side: Color) -> Vec<SheetRow> {
    let mut rows: Vec<SheetRow> = Vec::new();
    for (index, entry) in game.sheets().of(side).entries().iter().enumerate() {
        let ply = entry.ply.unwrap_or(index);
        let mover = game.history().plies().get(ply).map_or_else(
            || if ply % 2 == 0 { game.start().turn } else { !game.start().turn },
            |it| it.side,
        );
        put(&mut rows, number(game, ply), mover, entry.text.clone());
    }
    rows
}

/// The number of a move of the record.
fn number(game: &Game, ply: usize) -> u32 {
    let plies = game.history().plies();
    let start = game.start();
    match plies.get(ply) {
        Some(it) => it.before.move_number.get(),
        None => {
            let black_first = usize::from(start.turn == Color::Black);
            start.move_number.get() + u32::try_from((ply + black_first) / 2).unwrap_or(0)
        }
    }
}

fn put(rows: &mut Vec<SheetRow>, number: u32, mover: Color, text: String) {
    if rows.last().is_none_or(|it| it.number != number) {
        rows.push(SheetRow { number, ..SheetRow::default() });
    }
    if let Some(row) = rows.last_mut() {
        *half(row, mover).0 = Some(text);
    }
}

/// What one side has in a row: the move, the time, the mark.
fn half(
    row: &mut SheetRow,
    side: Color,
) -> (&mut Option<String>, &mut Option<u64>, &mut Option<String>) {
    match side {
        Color::White => (&mut row.white, &mut row.white_ms, &mut row.white_mark),
        Color::Black => (&mut row.black, &mut row.black_ms, &mut row.black_mark),
    }
}

/// What was played, in these letters, with the times and the offers of draws.
fn recorded(table: &Table, letters: Language) -> Vec<SheetRow> {
    let game = table.game();
    let mut rows: Vec<SheetRow> = Vec::new();
    for (index, ply) in game.history().plies().iter().enumerate() {
        let position = Position::new(&ply.before).or_else(board::NotPlayable::play_all_the_same);
        let text = match (position, ply.legal) {
            (Ok(position), Some(legal)) => {
                algebraic::write(&position, legal, &Style::short(letters))
            }
            _ => transcript::move_text(&ply.before, ply.side, ply.attempt).0,
        };
        put(&mut rows, number(game, index), ply.side, text);
        let times = ply.times_after.or(ply.times);
        if let (Some(row), Some(times)) = (rows.last_mut(), times) {
            *half(row, ply.side).1 = Some(times[ply.side].get());
        }
    }
    marks(table, &mut rows);
    rows
}

/// `(=)` beside the move with which a draw was offered.
fn marks(table: &Table, rows: &mut [SheetRow]) {
    let game = table.game();
    for told in table.log().record().standing() {
        let side = match &told.line.deed {
            Deed::Plain(Happening::DrawOffered { side, .. })
            | Deed::Plain(Happening::MarkRecorded { side, mark: Mark::DrawOffer }) => *side,
            _ => continue,
        };
        let before = game.history().plies().iter().enumerate();
        let offered = before.rev().find(|(_, it)| it.side == side && it.made_at <= told.event.at);
        let Some((index, _)) = offered else { continue };
        let wanted = number(game, index);
        if let Some(row) = rows.iter_mut().find(|it| it.number == wanted) {
            *half(row, side).2 = Some("(=)".to_owned());
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum EnvelopeFormat {
    #[default]
    Json,
    Html,
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct EnvelopeQuery {
    #[serde(default)]
    #[param(inline)]
    format: EnvelopeFormat,
}

/// What stands on the envelope of a sealed move.
#[utoipa::path(get, path = "/v1/games/{game}/envelope", tag = "games", security(("link" = [])),
    params(("game" = String, Path), EnvelopeQuery),
    responses((status = 200, body = Envelope), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn envelope(
    At(caller, board): At<LiveBoard, ARBITERS>,
    Query(query): Query<EnvelopeQuery>,
) -> Result<Response, Problem> {
    let messages = &caller.messages;
    let (on, found) = board.look(|table| {
        let header = &table.seat().header;
        let name = |it: &str| Some(it.to_owned()).filter(|it| !it.trim().is_empty());
        let names = ByColor { white: name(&header.white.name), black: name(&header.black.name) };
        let on = OnEnvelope { names, resumption: announced(table) };
        (on, laws::Envelope::of(table.game()))
    });
    let Some(found) = found else {
        return Err(Problem::said(messages, Kind::Impossible, "server-no-envelope"));
    };
    if query.format == EnvelopeFormat::Html {
        return Ok(Html(envelope_page(messages, &found, &on)).into_response());
    }
    let event = caller.desk.event(&board.event);
    let (name, date) = event.as_ref().map(|it| name_and_day(it)).unwrap_or_default();
    let (round, number) = board.look(|it| (it.seat().round(), it.seat().board()));
    Ok(Json(Envelope {
        game: board.game.clone(),
        event_name: name,
        round,
        board: number,
        date,
        fen: notation::fen::write(&found.position, Default::default()),
        sealed_by: found.sealer.into(),
        move_number: found.number,
        white_ms: found.left.map(|it| it.white.get()),
        black_ms: found.left.map(|it| it.black.get()),
        lines: envelope_lines(messages, &found, &on),
    })
    .into_response())
}

/// What the arbiter announced last.
fn announced(table: &Table) -> Option<String> {
    let announced = table.log().record().standing().filter_map(|it| match &it.line.deed {
        Deed::Plain(Happening::AnnouncementMade { words }) => Some(words.clone()),
        _ => None,
    });
    announced.last()
}
