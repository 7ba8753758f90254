//! Is a claim of a draw right, by the record of the game?

use axum::Json;
use board::{NotPlayable, Position};
use laws::rulebook::Regime;
use laws::{CountedGround, Edition, Pace, Supervision};
use messages::{Args, Messages};
use notation::letters::Language;
use notation::record::{Course, NoCourse};
use tell::claim::{check, consequences, look_alike, verdict, without_claim};
use tell::words::own_letters;

use super::checks::diagram;
use super::law::edition_or_newest;
use crate::problem::{Kind, Problem};
use crate::server::{Body, Talk};
use crate::wire::{ClaimAnswer, ClaimKind, ClaimRequest, LookAlike};

/// Checks a claim by repetition or by fifty moves against the record of a game, in the letters of any language.
#[utoipa::path(post, path = "/v1/checks/claim", tag = "checks", request_body = ClaimRequest,
    responses((status = 200, body = ClaimAnswer), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn claim(
    Talk(messages): Talk,
    Body(request): Body<ClaimRequest>,
) -> Result<Json<ClaimAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    let pace = match request.pace.as_deref() {
        None | Some("") => Pace::Standard,
        Some(tag) => {
            let named = Pace::ALL.into_iter().find(|it| it.tag() == tag);
            named.ok_or_else(|| Problem::field(&messages, "pace", tag))?
        }
    };
    let supervision = match request.unsupervised {
        true => Supervision::Limited,
        false => Supervision::Full,
    };
    let regime = Regime::new(pace, supervision);
    let course = course(&messages, &request)?;
    Ok(Json(answer(&messages, &course, request.claim, edition.governing(pace), regime)))
}

fn course(messages: &Messages, request: &ClaimRequest) -> Result<Course, Problem> {
    let named = match request.language.as_deref() {
        None | Some("" | "auto") => None,
        Some(tag) => {
            let language: Result<Language, _> = tag.parse();
            Some(language.map_err(|_| Problem::field(messages, "language", tag))?)
        }
    };
    let read = match Course::is_pgn(&request.moves) {
        true => {
            Course::of_pgn(&request.moves, 1).map(|it| (it, named.unwrap_or(Language::English)))
        }
        false => {
            let start = start(messages, request.fen.as_deref())?;
            Course::of_list(&request.moves, start, named, own_letters(messages))
        }
    };
    let (mut course, letters) = read.map_err(|why| problem(messages, &why))?;
    if let Some(text) = request.with.as_deref().filter(|it| !it.trim().is_empty())
        && !course.intend(text, letters)
    {
        return Err(unclear(messages, "claim-intended-unclear", text).about("with"));
    }
    Ok(course)
}

fn start(messages: &Messages, fen: Option<&str>) -> Result<Position, Problem> {
    let Some(fen) = fen.filter(|it| !it.trim().is_empty()) else { return Ok(Position::initial()) };
    let setup = notation::fen::read(fen).ok();
    let position =
        setup.and_then(|it| Position::new(&it).or_else(NotPlayable::play_all_the_same).ok());
    position.ok_or_else(|| Problem::field(messages, "fen", fen))
}

fn problem(messages: &Messages, why: &NoCourse) -> Problem {
    match why {
        NoCourse::NoGame | NoCourse::NotPlayable => Problem::field(messages, "moves", ""),
        NoCourse::Broken(text) => unclear(messages, "claim-broken", text).about("moves"),
    }
}

fn unclear(messages: &Messages, id: &str, text: &str) -> Problem {
    Problem::with(messages, Kind::NotValid, id, &Args::new().set("move", text))
}

fn answer(
    messages: &Messages,
    course: &Course,
    kind: ClaimKind,
    edition: Edition,
    regime: Regime,
) -> ClaimAnswer {
    let ground = match kind {
        ClaimKind::Threefold => CountedGround::Threefold,
        ClaimKind::Fifty => CountedGround::Fifty,
    };
    let check = check(course, ground, edition, regime);
    let look_alikes = check.look_alikes.iter().map(|(ply, differs)| LookAlike {
        ply: *ply,
        sentence: look_alike(messages, course, *ply, differs),
    });
    let setup = course.last().setup();
    ClaimAnswer {
        right: check.correct,
        sentence: verdict(messages, course, &check),
        consequences: consequences(messages, course, &check),
        without_claim: without_claim(messages, &check),
        articles: check.articles.iter().map(ToString::to_string).collect(),
        occurrences: check.occurrences.len(),
        needed: check.needed,
        moves_without_progress: check.plies / 2,
        look_alikes: look_alikes.collect(),
        plies: check.occurrences,
        fen: notation::fen::write(&setup, Default::default()),
        diagram: diagram(&setup),
    }
}
