//! Rulings for other programs: a transcript, a record or a position in, rulings out. Nothing is kept.

use axum::Json;
use axum::extract::Query;
use clock::Millis;
use laws::ruling::Audience;
use messages::{Args, Messages};
use notation::pgn::Played;
use serde::Deserialize;
use tell::words::phrase;
use tell::{Judged, differs, judge};
use transcript::{File, Told, event_line, positions, query_line, read, read_markdown, result_line};
use utoipa::{IntoParams, ToSchema};

use super::law::edition;
use crate::event::time_control;
use crate::problem::{Kind, Problem};
use crate::server::{Body, Talk};
use crate::wire::{CaseClock, CaseEntry, CaseView, RulingTold, Rulings, RulingsRequest, Side};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum For {
    #[default]
    Arbiter,
    Player,
}

#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct RulingsQuery {
    /// `player` leaves out what only the arbiter may know.
    #[serde(default)]
    #[param(inline)]
    audience: For,
}

/// The most lines that are judged at once.
const LINES_MAX: usize = 5_000;

/// What follows from a transcript, a record in PGN, or a position with lines.
#[utoipa::path(post, path = "/v1/rulings", tag = "rulings", params(RulingsQuery), request_body = RulingsRequest,
    responses((status = 200, body = Rulings), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn rulings(
    Talk(messages): Talk,
    Query(query): Query<RulingsQuery>,
    Body(request): Body<RulingsRequest>,
) -> Result<Json<Rulings>, Problem> {
    let named = request.edition.as_deref().map(|it| edition(&messages, it)).transpose()?;
    let text = match (&request.transcript, &request.pgn, &request.fen) {
        (Some(transcript), None, None) => transcript.clone(),
        (None, Some(pgn), None) => of_pgn(&messages, pgn)?,
        (None, None, Some(fen)) => of_position(&messages, fen, &request)?,
        _ => return Err(Problem::said(&messages, Kind::NotValid, "server-rulings-one-of")),
    };
    if transcript::lines(&text).count() > LINES_MAX {
        let most = Args::new().set("most", LINES_MAX);
        let id = "server-rulings-too-many-lines";
        return Err(Problem::with(&messages, Kind::TooLarge, id, &most));
    }
    let file = parsed(&messages, &text)?;
    let judged = judge("", &file, named);
    let cases = judged.iter().map(|it| case(&messages, it, query.audience)).collect();
    Ok(Json(Rulings { cases }))
}

fn parsed(messages: &Messages, text: &str) -> Result<File, Problem> {
    let file = match text.contains("```transcript") {
        true => read_markdown(text),
        false => read(text),
    };
    file.map_err(|not| {
        let said: Vec<String> =
            not.problems.iter().map(|it| phrase(messages, &it.phrase())).collect();
        let column = not.problems.first().map(|it| it.column);
        let problem = Problem::because(messages, Kind::UnreadableLine, said.join("\n"));
        Problem { column, ..problem }
    })
}

/// The games of a record as cases: every move is played, no clock runs. In a game in which an illegal move stood nobody stepped in: there
/// the clock is pressed after every move, and the note says what stood.
fn of_pgn(messages: &Messages, pgn: &str) -> Result<String, Problem> {
    let mut text = String::new();
    let mut at = 0;
    let mut number = 0;
    while let (Some(game), next) = notation::pgn::Game::read(pgn.as_bytes(), at) {
        number += 1;
        let fen = notation::fen::write(&game.start, Default::default());
        text += &format!("case {number}\nposition {fen}\n");
        let moves = &game.main_line.moves;
        let stood = moves.iter().any(|it| matches!(it.played, Played::Stood { .. }));
        if stood {
            text += "regulations arbiter_watch reported\n";
        }
        let mut turn = game.start.turn;
        for (index, entry) in moves.iter().enumerate() {
            let written = match &entry.played {
                Played::Stood { played, .. } => played.attempt().to_string(),
                Played::Legal(_) | Played::Passed | Played::Unclear(_) => {
                    entry.text.trim_end_matches(['!', '?']).to_owned()
                }
            };
            // After the last move the game may be over, and no clock is pressed.
            let press = if stood && index + 1 < moves.len() { " and presses" } else { "" };
            text += &format!("{turn} plays {written}{press}\n");
            turn = !turn;
        }
        if next <= at {
            break;
        }
        at = next;
    }
    match number {
        0 => Err(Problem::field(messages, "pgn", "")),
        _ => Ok(text),
    }
}

fn of_position(
    messages: &Messages,
    fen: &str,
    request: &RulingsRequest,
) -> Result<String, Problem> {
    let setup = notation::fen::read(fen).map_err(|_| Problem::field(messages, "fen", fen))?;
    let fen = notation::fen::write(&setup, Default::default());
    let mut text = format!("position {fen}\n");
    if let Some(written) = &request.time_control {
        let control = time_control(written);
        let control = control.and_then(|it| clock::language::write_transcript(&it));
        let control = control.ok_or_else(|| Problem::field(messages, "time_control", written))?;
        text += &format!("time {control}\n");
    }
    for line in &request.lines {
        if line.contains(['\n', '\r']) {
            return Err(Problem::field(messages, "lines", line));
        }
        text += line;
        text.push('\n');
    }
    Ok(text)
}

fn case(messages: &Messages, judged: &Judged, audience: For) -> CaseView {
    let protocol = &judged.protocol;
    CaseView {
        id: judged.case.id().to_owned(),
        title: judged.case.title().to_owned(),
        edition: judged.edition.map(|it| it.tag()),
        as_expected: protocol.is_as_expected(),
        cannot_start: protocol
            .cannot_start
            .iter()
            .map(|it| phrase(messages, &it.phrase()))
            .collect(),
        entries: protocol.entries.iter().map(|it| entry(messages, it, audience)).collect(),
    }
}

fn entry(messages: &Messages, entry: &transcript::Entry, audience: For) -> CaseEntry {
    let (event, rulings) = match &entry.what {
        Told::Event { line, rulings, .. } => {
            let told = rulings.iter().zip(positions(&entry.before, rulings));
            let told = told
                .filter(|(it, _)| audience == For::Arbiter || it.audience() == Audience::All)
                .map(|(it, at)| RulingTold::of(messages, &at, it));
            (event_line(line), told.collect())
        }
        Told::Result(line) => (result_line(line), Vec::new()),
        Told::Query { query, .. } => (query_line(query), Vec::new()),
        Told::Beginning => (String::new(), Vec::new()),
    };
    let problem = |(line, it): &(usize, transcript::Difference)| {
        let args = Args::new().set("line", *line).set("difference", differs(messages, it));
        messages.with("judge-differs", &args)
    };
    CaseEntry {
        line: entry.line,
        at_ms: entry.at.since_start().get(),
        event,
        fen: notation::fen::write(&entry.after, Default::default()),
        clock: CaseClock {
            white_ms: entry.shown.times.white.map(Millis::get),
            black_ms: entry.shown.times.black.map(Millis::get),
            running: entry.shown.running.map(Side::from),
        },
        rulings,
        problems: entry.differences.iter().map(problem).collect(),
    }
}
