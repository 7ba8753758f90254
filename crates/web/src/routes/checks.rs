//! Checks without a game: mate and dead positions, legality, time controls.

use axum::Json;
use board::{Color, Move, Position, Setup};
use clock::language::TEXT_MAX;
use clock::{Moves, classify, total};
use laws::Provision;
use laws::ruling::{Outcome, Reason, ResultOf};
use messages::{Args, Messages};
use notation::diagram::{Diagram, to_svg};
use tell::legality::said;
use tell::winnability::{DeadVerdict, proof_sentence};
use tell::words::{color_key, phrase};
use winnability::legality::{self, Legality};
use winnability::{Budget, Solver, Winnability};

use super::law::edition_or_newest;
use crate::problem::{Kind, Problem, shown};
use crate::server::{Body, Talk};
use crate::wire::{
    DeadAnswer, FlagFallResults, LegalAnswer, LegalRequest, MateAnswer, MateRequest, SideMate,
    TimeAnswer, TimeRequest,
};

/// What one question may cost on a server that many ask.
const BUDGET: Budget = Budget { states: 200_000, abstract_states: 10_000 };

/// Can this player still mate by any series of legal moves?
#[utoipa::path(post, path = "/v1/checks/mate", tag = "checks", request_body = MateRequest,
    responses((status = 200, body = MateAnswer), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(super) async fn mate(
    Talk(messages): Talk,
    Body(request): Body<MateRequest>,
) -> Result<Json<MateAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    let position = playable(&messages, &request.fen)?;
    let wanted = request.side.map(Color::from);
    let mut solver = Solver::new();
    let [white, black] = Color::ALL.map(|side| {
        let asked = wanted.is_none_or(|it| it == side);
        asked.then(|| solver.can_mate(&position, side, BUDGET).shortened(&position, None))
    });
    let dead = white.as_ref().zip(black.as_ref());
    let dead = dead.map(|(white, black)| dead_answer(&messages, edition, white, black));
    let flag_fall = |fallen: Color, opponent: &Option<Winnability>| {
        let outcome = Outcome::lost(fallen, Reason::Time, opponent.as_ref()?)?;
        match outcome.result {
            ResultOf::Score(score) => Some(score.text()),
            ResultOf::Pending | ResultOf::Annulled => None,
        }
    };
    Ok(Json(MateAnswer {
        fen: fen(&position.setup()),
        diagram: diagram(&position.setup()),
        flag_fall: FlagFallResults {
            white: flag_fall(Color::White, &black),
            black: flag_fall(Color::Black, &white),
            article: Provision::ClockFlagLoses.article(edition).map(|it| it.to_string()),
            edition: edition.tag(),
        },
        white: white.map(|it| side_mate(&messages, &position, Color::White, &it)),
        black: black.map(|it| side_mate(&messages, &position, Color::Black, &it)),
        dead,
    }))
}

fn setup_of(messages: &Messages, text: &str) -> Result<Setup, Problem> {
    notation::fen::read(text.trim()).map_err(|_| Problem::field(messages, "fen", text))
}

fn playable(messages: &Messages, text: &str) -> Result<Position, Problem> {
    let setup = setup_of(messages, text)?;
    let position = Position::new(&setup).or_else(board::NotPlayable::play_all_the_same);
    let not = || Problem::said(messages, Kind::NotValid, "winnability-not-playable").about("fen");
    position.map_err(|_| not())
}

fn fen(setup: &Setup) -> String {
    notation::fen::write(setup, Default::default())
}

pub(super) fn diagram(setup: &Setup) -> String {
    to_svg(&Diagram::new(setup.placement))
}

fn side_mate(
    messages: &Messages,
    position: &Position,
    side: Color,
    found: &Winnability,
) -> SideMate {
    let color = Args::new().set("color", color_key(side));
    let (id, line, proof) = match found {
        Winnability::CanMate(helpmate) => ("winnability-can", helpmate.line.as_slice(), None),
        Winnability::CannotMate(proof) => {
            let told = proof_sentence(messages, position, side, proof);
            ("winnability-cannot", &[][..], Some(told))
        }
        Winnability::Undetermined(_) => ("winnability-undetermined", &[][..], None),
    };
    let color = color.set("count", line.len()).set("plies", line.len());
    SideMate {
        verdict: found.into(),
        line: in_algebraic(position, line),
        line_uci: line.iter().map(|it| it.attempt_with_king_target().to_string()).collect(),
        proof,
        sentence: messages.with(id, &color),
    }
}

fn in_algebraic(start: &Position, line: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut words = Vec::with_capacity(line.len());
    for played in line {
        words.push(notation::san::write(&position, *played));
        position = position.play_unchecked(*played);
    }
    words
}

fn dead_answer(
    messages: &Messages,
    edition: laws::Edition,
    white: &Winnability,
    black: &Winnability,
) -> DeadAnswer {
    let verdict = DeadVerdict::of(white.into(), black.into());
    let article = Provision::EndDead.article(edition).map(|it| it.to_string());
    let sentence = verdict.sentence(messages, article.as_deref(), edition.tag());
    DeadAnswer { verdict, sentence, article }
}

/// Can a game have led to this position?
#[utoipa::path(post, path = "/v1/checks/legal", tag = "checks", request_body = LegalRequest,
    responses((status = 200, body = LegalAnswer), (status = 422, body = Problem)))]
pub(super) async fn legal(
    Talk(messages): Talk,
    Body(request): Body<LegalRequest>,
) -> Result<Json<LegalAnswer>, Problem> {
    let setup = setup_of(&messages, &request.fen)?;
    let found = legality::judge(&setup, legality::LegalityBudget::DEFAULT);
    let reasons = match &found {
        Legality::Illegal(reasons) => {
            reasons.iter().map(|it| said(&messages, &setup, it)).collect()
        }
        Legality::Legal(_) | Legality::Unknown(_) => Vec::new(),
    };
    let verdict = (&found).into();
    let playable = Position::new(&setup).or_else(board::NotPlayable::play_all_the_same).is_ok();
    Ok(Json(LegalAnswer { fen: fen(&setup), verdict, playable, reasons, diagram: diagram(&setup) }))
}

/// What a time control says, and which class it makes.
#[utoipa::path(post, path = "/v1/checks/time", tag = "checks", request_body = TimeRequest,
    responses((status = 200, body = TimeAnswer), (status = 422, body = Problem)))]
pub(super) async fn time(
    Talk(messages): Talk,
    Body(request): Body<TimeRequest>,
) -> Result<Json<TimeAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    if request.text.chars().nth(TEXT_MAX).is_some() {
        return Err(Problem::too_long(&messages, "text", TEXT_MAX));
    }
    let control = crate::event::time_control(&request.text);
    let control = control.ok_or_else(|| {
        let text = Args::new().set("text", shown(&request.text));
        let problem = Problem::with(&messages, Kind::NotValid, "time-wrong", &text).about("text");
        Problem { todo: messages.text("time-hint").into(), ..problem }
    })?;
    let schedule = control.of(Color::White);
    let classified = classify(&control, &edition.bounds());
    let reading = clock::language::read(&request.text).ok();
    let remarks = reading.map(|it| it.notes).unwrap_or_default();
    Ok(Json(TimeAnswer {
        time_control: clock::language::write_transcript(&control),
        words: phrase(&messages, &clock::language::prose(&control).phrase()),
        class: phrase(&messages, &classified.answers[Color::White].phrase()),
        main_time_ms: schedule.periods().iter().map(|it| it.time).sum::<clock::Millis>().get(),
        for_60_moves_ms: total(schedule, Moves(60)).total.get(),
        remarks: remarks.iter().map(|it| phrase(&messages, &it.phrase())).collect(),
    }))
}
