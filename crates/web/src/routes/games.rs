//! One game: its view, what is recorded, what would follow.

use std::sync::Arc;

use axum::Json;
use axum::http::HeaderMap;
use axum::response::Response;
use board::ByColor;
use clock::Millis;
use laws::Discretion;
use serde::Deserialize;
use store::tournament::{Place, Tournament};
use store::wire::v1::AttentionAct;
use transcript::EventLine;
use utoipa::ToSchema;

use crate::desk::{Act, Change, LiveBoard};
use crate::event::{header_with, with_absent};
use crate::play::{
    Audience, CannotRecord, Lines, Moment, Reader, Table, UnderWay, may_attend, penalties,
    player_may, read, refused_view, state,
};
use crate::problem::Problem;
use crate::server::{ANYBODY, ARBITERS, AT_BOARD, At, Body, Caller, cached};
use crate::wire::{
    AttentionRequest, CorrectionRequest, GameView, MovesChange, RecordRequest, Recorded,
    RefusedView, ReplacementRequest, Role, RoleView, Side, VERSION,
};

/// The most lines that are recorded at once.
const LINES_MAX: usize = 64;
/// The longest line, in letters.
const LETTERS_MAX: usize = 500;
/// The longest reason of a correction, in letters.
const REASON_MAX: usize = 500;

/// A game as your link may see it.
#[utoipa::path(get, path = "/v1/games/{game}", tag = "games", security(("link" = [])),
    params(("game" = String, Path)),
    responses((status = 200, body = GameView), (status = 404, body = Problem)))]
pub(super) async fn view(
    At(caller, board): At<LiveBoard, ANYBODY>,
    asked: HeaderMap,
) -> Result<Response, Problem> {
    let view = game_view(&caller, &board, 0)?;
    Ok(cached(&asked, &view))
}

/// The view of a caller; with a delay, as it was then.
pub(super) fn game_view(
    caller: &Caller,
    board: &Arc<LiveBoard>,
    after: u64,
) -> Result<GameView, Problem> {
    let delay = caller.delay_ms(&board.event);
    let name = caller.desk.event(&board.event).map(|it| it.look(|it| it.settings().name.clone()));
    let name = name.unwrap_or_default();
    let then = caller.desk.now_ms().saturating_sub(delay);
    let view = board.look_back(delay, |table| table_view(caller, table, &name, after, then));
    let view = view.map_err(|why| caller.told(&why.into()))?;
    let place = |it: &Tournament| it.board(&board.game).map(|it| it.1.place);
    let place = caller.desk.event(&board.event).and_then(|it| it.look(place));
    let results_only = place == Some(Place::ResultsOnly);
    Ok(GameView { refused: refusals(caller.reader(), board), results_only, ..view })
}

/// What was refused to the players, for arbiters.
pub(super) fn refusals(reader: Reader, board: &LiveBoard) -> Vec<RefusedView> {
    match reader.audience {
        Audience::Arbiter => {
            board.refused().iter().map(|it| refused_view(&reader.messages, it)).collect()
        }
        Audience::Player | Audience::Spectator => Vec::new(),
    }
}

/// The view of a board at a time of the server.
fn table_view(
    caller: &Caller,
    table: &Table,
    event_name: &str,
    after: u64,
    server_ms: i64,
) -> GameView {
    let reader = caller.reader();
    let seat = table.seat();
    let moment = Moment { seq: table.seq(), at: table.instant(server_ms), server_ms };
    let all = MovesChange { keep: 0, add: table.moves().to_vec() };
    let control = seat.configuration.control();
    let edition = table.game().frame().edition();
    GameView {
        v: VERSION,
        game: seat.game.clone(),
        event: seat.event().to_owned(),
        event_name: event_name.to_owned(),
        round: seat.round(),
        board: seat.board(),
        role: RoleView { role: caller.grant.role, sides: caller.grant.sides.clone() },
        white: (&seat.header.white).into(),
        black: (&seat.header.black).into(),
        edition: edition.tag(),
        time_control: control.and_then(clock::language::write_transcript),
        start_fen: notation::fen::write(table.game().start(), Default::default()),
        seq: table.seq(),
        state: state(reader, &table.play(), moment),
        moves: reader.moves(&table.play(), &all).add,
        entries: reader.entries(table, after),
        penalties: match reader.audience {
            Audience::Arbiter => penalties(&reader.messages, edition, Discretion::PenaltyWhich),
            Audience::Player | Audience::Spectator => Vec::new(),
        },
        refused: Vec::new(),
        results_only: false,
    }
}

/// Records lines, all or none. The server is the clock.
#[utoipa::path(post, path = "/v1/games/{game}/events", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = RecordRequest,
    responses((status = 200, body = Recorded), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn record(
    At(caller, board): At<LiveBoard, ANYBODY>,
    Body(request): Body<RecordRequest>,
) -> Result<Json<Recorded>, Problem> {
    let (seq, before_sent_ms) = (request.seq, request.age_ms.unwrap_or(0));
    let under_way = match caller.grant.role {
        Role::Player => board.under_way(&caller.grant.colors(), before_sent_ms),
        Role::Chief | Role::Arbiter | Role::Spectator => UnderWay::default(),
    };
    let lines = lines(&caller, request)?;
    let act = Act::Lines(Lines { under_way, ..lines });
    let change = caller.desk.record(&board, &act, seq).await;
    let change = change.map_err(|it| caller.told(&it))?;
    Ok(Json(change.recorded(caller.reader(), false)))
}

/// What would follow from lines. Nothing is recorded.
#[utoipa::path(post, path = "/v1/games/{game}/preview", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = RecordRequest,
    responses((status = 200, body = Recorded), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn preview(
    At(caller, board): At<LiveBoard, ARBITERS>,
    Body(request): Body<RecordRequest>,
) -> Result<Json<Recorded>, Problem> {
    let act = Act::Lines(lines(&caller, request)?);
    previewed(&caller, &board, &act)
}

/// Says that the game stands as after an earlier entry. Nothing is deleted.
#[utoipa::path(post, path = "/v1/games/{game}/corrections", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = CorrectionRequest,
    responses((status = 200, body = Recorded), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn correct(
    At(caller, board): At<LiveBoard, ARBITERS>,
    Body(request): Body<CorrectionRequest>,
) -> Result<Json<Recorded>, Problem> {
    let reason: String = request.reason.trim().chars().take(REASON_MAX).collect();
    if reason.is_empty() {
        return Err(Problem::field(&caller.messages, "reason", ""));
    }
    let author = caller.grant.author();
    let act = Act::Correction { to: request.to, reason, author };
    if request.preview {
        return previewed(&caller, &board, &act);
    }
    let change = caller.desk.record(&board, &act, request.seq).await;
    let change = change.map_err(|it| caller.told(&it))?;
    Ok(Json(change.recorded(caller.reader(), false)))
}

/// Puts one entry right: it is struck out, another line stands in its place, and what came after it is told again at its times. If something
/// of that can no longer have happened, nothing is recorded, and the first such entry is told.
#[utoipa::path(post, path = "/v1/games/{game}/replacements", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = ReplacementRequest,
    responses((status = 200, body = Recorded), (status = 403, body = Problem),
        (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn replace(
    At(caller, board): At<LiveBoard, ARBITERS>,
    Body(request): Body<ReplacementRequest>,
) -> Result<Json<Recorded>, Problem> {
    let reason: String = request.reason.trim().chars().take(REASON_MAX).collect();
    if reason.is_empty() {
        return Err(Problem::field(&caller.messages, "reason", ""));
    }
    let line = line(&request.line).map_err(|it| Problem::line(&caller.messages, &it))?;
    let author = caller.grant.author();
    let act = Act::Replacement { entry: request.entry, line, reason, author };
    if request.preview {
        return previewed(&caller, &board, &act);
    }
    let change = caller.desk.record(&board, &act, request.seq).await;
    let change = change.map_err(|it| caller.told(&it))?;
    Ok(Json(change.recorded(caller.reader(), false)))
}

/// Says that somebody attends to a game: an arbiter comes to a board or a call, takes a question upon himself, has dealt with a call, wants
/// something read or goes on without it; a player takes a call back or has read something. No ruling changes.
#[utoipa::path(post, path = "/v1/games/{game}/attention", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = AttentionRequest,
    responses((status = 200, body = Recorded), (status = 403, body = Problem), (status = 422, body = Problem)))]
pub(super) async fn attend(
    At(caller, board): At<LiveBoard, AT_BOARD>,
    Body(request): Body<AttentionRequest>,
) -> Result<Json<Recorded>, Problem> {
    let act = request.act;
    let calls = board.look(|it| it.play().open.calls.clone());
    if let AttentionAct::CallWithdrawn { call } = act
        && caller.grant.role == Role::Player
        && calls.find(call).is_none()
    {
        return Err(caller.told(&CannotRecord::Gone.into()));
    }
    if !may_attend(&caller.grant, &act, &calls) {
        return Err(caller.refused());
    }
    let act = Act::Attention { act, author: caller.grant.author() };
    let change = caller.desk.record(&board, &act, None).await;
    let change = change.map_err(|it| caller.told(&it))?;
    Ok(Json(change.recorded(caller.reader(), false)))
}

/// What is set before the first event.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct SetUpRequest {
    /// Who is not there when the round starts.
    absent: Option<Vec<Side>>,
    /// Where the game begins.
    fen: Option<String>,
    /// Or the number of a starting position of Chess960.
    chess960: Option<u16>,
    /// What both clocks show when the desk takes them over.
    clocks: Option<ClocksRequest>,
}

/// The readings of both clocks, in milliseconds.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct ClocksRequest {
    white_ms: u64,
    black_ms: u64,
}

/// No clock shows more: a day.
const CLOCK_MAX_MS: u64 = 24 * 60 * 60 * 1_000;

/// Changes how a game is set up, before its first event.
#[utoipa::path(patch, path = "/v1/games/{game}", tag = "games", security(("link" = [])),
    params(("game" = String, Path)), request_body = SetUpRequest,
    responses((status = 200, body = GameView), (status = 422, body = Problem)))]
pub(super) async fn set_up(
    At(caller, board): At<LiveBoard, ARBITERS>,
    Body(request): Body<SetUpRequest>,
) -> Result<Json<GameView>, Problem> {
    let position = match (&request.fen, request.chess960) {
        (_, Some(number)) => Some(format!("position chess960 {number}")),
        (Some(fen), None) => {
            let setup = notation::fen::read(fen);
            let setup = setup.map_err(|_| Problem::field(&caller.messages, "fen", fen))?;
            Some(format!("position {}", notation::fen::write(&setup, Default::default())))
        }
        (None, None) => None,
    };
    let clocks = match request.clocks {
        Some(it) if it.white_ms.max(it.black_ms) > CLOCK_MAX_MS => {
            return Err(Problem::field(&caller.messages, "clocks", ""));
        }
        Some(it) => {
            let [white, black] = [it.white_ms, it.black_ms].map(Millis::new);
            Some(format!("clocks white {white} black {black} running none"))
        }
        None => None,
    };
    let done = caller.desk.set_up_again(&board, |mut header| {
        if let Some(line) = position {
            header.header = header_with(&header.header, "position", &[line]);
        }
        if let Some(line) = clocks {
            header.header = header_with(&header.header, "clocks", &[line]);
            // It goes on from there: the round has begun.
            header.not_started = false;
        }
        if let Some(absent) = &request.absent {
            return with_absent(header, ByColor::from_fn(|it| absent.contains(&it.into())));
        }
        header
    });
    let done = done.await;
    done.map_err(|it| caller.told(&it))?;
    Ok(Json(game_view(&caller, &board, 0)?))
}

fn previewed(caller: &Caller, board: &LiveBoard, act: &Act) -> Result<Json<Recorded>, Problem> {
    let grown = caller.desk.preview(board, act).map_err(|it| caller.told(&it))?;
    Ok(Json(Change::new(&board.game, grown).recorded(caller.reader(), true)))
}

/// A line that is not too long.
fn line(text: &str) -> Result<EventLine, CannotRecord> {
    match text.chars().count() > LETTERS_MAX {
        true => Err(CannotRecord::TooLong),
        false => read(text),
    }
}

/// The lines of a request, if this link may record them.
fn lines(caller: &Caller, request: RecordRequest) -> Result<Lines, Problem> {
    let problem = |why: CannotRecord| Problem::line(&caller.messages, &why);
    let given: Vec<String> = request.line.into_iter().chain(request.lines).collect();
    match given.len() {
        0 => return Err(problem(CannotRecord::Nothing)),
        1..=LINES_MAX => {}
        _ => return Err(problem(CannotRecord::TooMany)),
    }
    let mut lines = Vec::with_capacity(given.len());
    for text in &given {
        let line = line(text).map_err(problem)?;
        match caller.grant.role {
            Role::Chief | Role::Arbiter => {}
            Role::Player => player_may(&caller.grant.colors(), &line).map_err(problem)?,
            Role::Spectator => return Err(caller.refused()),
        }
        lines.push(line);
    }
    let is_arbiter = caller.grant.role.is_arbiter();
    Ok(Lines {
        keeps_calls: is_arbiter && request.keeps_calls,
        though_unread: is_arbiter && request.though_unread,
        answers: request.answers,
        ..Lines::by(caller.grant.author(), lines)
    })
}
