//! Is a claim of a draw right? It counts; how good a move is, it never asks.

use axum::Json;
use board::{Attempt, Color, Move, NotPlayable, Position};
use laws::{Edition, Provision};
use messages::{Args, Messages};
use notation::algebraic::{self, Reason};
use notation::letters::Language;
use notation::record::{OnError, infer_language, read_record};
use tell::words::{color_key, message_id};

use super::checks::diagram;
use super::law::edition_or_newest;
use crate::problem::{Kind, Problem};
use crate::server::{Body, Talk};
use crate::wire::{ClaimAnswer, ClaimKind, ClaimRequest, LookAlike};

/// All positions of a game, the intended move included.
struct Course {
    positions: Vec<Position>,
    moves: Vec<Move>,
    intended: Intention,
}

/// The move that the claimant has written and not made.
#[derive(Clone, PartialEq, Eq)]
enum Intention {
    /// None: the position is on the board.
    Nothing,
    /// It is the last of the moves.
    Legal,
    /// It is clear and illegal; this was written.
    Illegal(String),
}

impl Course {
    fn begin(start: Position) -> Course {
        Course { positions: vec![start], moves: Vec::new(), intended: Intention::Nothing }
    }

    /// The position that is claimed about; a course has at least its start.
    fn last(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    fn play(&mut self, played: Move) {
        let next = self.last().play_unchecked(played);
        self.positions.push(next);
        self.moves.push(played);
    }

    fn claimant(&self) -> Color {
        match self.intended {
            Intention::Legal => !self.last().turn(),
            Intention::Nothing | Intention::Illegal(_) => self.last().turn(),
        }
    }

    /// Where in the game a position stood.
    fn place(&self, messages: &Messages, at: usize) -> String {
        let Some(before) = at.checked_sub(1) else { return messages.text("claim-start") };
        let (position, played) = (&self.positions[before], self.moves[before]);
        let dots = if position.turn() == Color::White { "." } else { "..." };
        let text = notation::san::write(position, played);
        let label = format!("{}{dots} {text}", position.move_number());
        let id = match self.intended == Intention::Legal && at == self.moves.len() {
            true => "claim-after-intended",
            false => "claim-after",
        };
        messages.with(id, &Args::new().set("move", label))
    }
}

/// Checks a claim by repetition or by fifty moves against the record of a game, in the letters of any language.
#[utoipa::path(post, path = "/v1/checks/claim", tag = "checks", request_body = ClaimRequest,
    responses((status = 200, body = ClaimAnswer), (status = 422, body = Problem)))]
pub(super) async fn claim(
    Talk(messages): Talk,
    Body(request): Body<ClaimRequest>,
) -> Result<Json<ClaimAnswer>, Problem> {
    let edition = edition_or_newest(&messages, request.edition.as_deref())?;
    let course = course(&messages, &request)?;
    Ok(Json(answer(&messages, &course, request.claim, edition)))
}

fn course(messages: &Messages, request: &ClaimRequest) -> Result<Course, Problem> {
    let named = match request.language.as_deref() {
        None | Some("" | "auto") => None,
        Some(tag) => {
            let language: Result<Language, _> = tag.parse();
            Some(language.map_err(|_| Problem::field(messages, "language", tag))?)
        }
    };
    let (mut course, letters) = match request.moves.trim_start_matches('\u{feff}').starts_with('[')
    {
        true => (of_pgn(messages, &request.moves)?, named.unwrap_or(Language::English)),
        false => of_list(messages, request, named)?,
    };
    if let Some(text) = request.with.as_deref().filter(|it| !it.trim().is_empty()) {
        match intended(course.last(), text, letters) {
            Some(Ok(played)) => {
                course.play(played);
                course.intended = Intention::Legal;
            }
            Some(Err(Illegal)) => course.intended = Intention::Illegal(text.trim().to_owned()),
            None => {
                let args = Args::new().set("move", text);
                let detail = messages.with("claim-intended-unclear", &args);
                let problem = Problem::because(messages, Kind::NotValid, detail);
                return Err(Problem { field: Some("with".into()), ..problem });
            }
        }
    }
    Ok(course)
}

fn of_pgn(messages: &Messages, text: &str) -> Result<Course, Problem> {
    let (Some(game), _) = notation::pgn::Game::read(text.as_bytes(), 0) else {
        return Ok(Course::begin(Position::initial()));
    };
    let start = Position::new(&game.start).or_else(NotPlayable::play_all_the_same);
    let start = start.map_err(|_| Problem::field(messages, "moves", ""))?;
    let mut course = Course::begin(start);
    for entry in &game.main_line.moves {
        match entry.played {
            notation::pgn::Played::Legal(played) => course.play(played),
            _ => return Err(broken(messages, course.last(), &entry.text)),
        }
    }
    Ok(course)
}

fn of_list(
    messages: &Messages,
    request: &ClaimRequest,
    named: Option<Language>,
) -> Result<(Course, Language), Problem> {
    let start = match request.fen.as_deref().filter(|it| !it.trim().is_empty()) {
        None => Position::initial(),
        Some(fen) => {
            let setup = notation::fen::read(fen).ok();
            let position = setup
                .and_then(|it| Position::new(&it).or_else(NotPlayable::play_all_the_same).ok());
            position.ok_or_else(|| Problem::field(messages, "fen", fen))?
        }
    };
    let own = messages.language().tag().parse().unwrap_or(Language::English);
    let letters = named.unwrap_or_else(|| {
        let guesses = infer_language(&request.moves, &start);
        let guess = guesses.iter().find(|it| it.language == own).or(guesses.first());
        guess.map_or(own, |it| it.language)
    });
    let record = read_record(&request.moves, letters, &start, OnError::Stop);
    let mut course = Course::begin(start);
    for entry in &record.entries {
        match &entry.outcome {
            Ok(played) => course.play(*played),
            Err(_) => return Err(broken(messages, course.last(), &entry.text)),
        }
    }
    Ok((course, letters))
}

/// A move after which nothing can be counted.
fn broken(messages: &Messages, at: &Position, text: &str) -> Problem {
    let dots = if at.turn() == Color::White { "." } else { "..." };
    let args = Args::new().set("move", format!("{}{dots} {text}", at.move_number()));
    let problem = Problem::because(messages, Kind::NotValid, messages.with("claim-broken", &args));
    Problem { field: Some("moves".into()), ..problem }
}

fn intended(at: &Position, text: &str, letters: Language) -> Option<Result<Move, Illegal>> {
    let text = text.trim();
    let read = match algebraic::read(at, text, letters) {
        Ok(reading) => Some(Ok(reading.played)),
        Err(error) => match error.reason {
            Reason::Illegal { .. } | Reason::NobodyReaches { .. } => Some(Err(Illegal)),
            Reason::NotAlgebraic { .. } | Reason::Ambiguous { .. } => None,
        },
    };
    let by_squares = || {
        let attempt = text.parse::<Attempt>().ok()?;
        let own = at.placement().color_at(attempt.from) == Some(at.turn());
        match at.legal_move(attempt) {
            Ok(played) => Some(Ok(played)),
            Err(_) => own.then_some(Err(Illegal)),
        }
    };
    read.or_else(by_squares)
}

/// It is clear which move is meant, and it is illegal.
struct Illegal;

fn answer(messages: &Messages, course: &Course, kind: ClaimKind, edition: Edition) -> ClaimAnswer {
    let target = *course.last();
    let mut occurrences = Vec::new();
    let mut look_alikes = Vec::new();
    for (at, position) in course.positions.iter().enumerate() {
        if position.identity() == target.identity() {
            occurrences.push(at);
        } else if position.placement() == target.placement() {
            let why = unlike(messages, position, &target);
            let sentence = format!("{}: {why}", course.place(messages, at));
            look_alikes.push(LookAlike { ply: at, sentence });
        }
    }
    let draws = &edition.rulebook().draws;
    let plies = target.plies_without_progress();
    let (needed, count, right) = match kind {
        ClaimKind::Threefold => {
            let needed = u32::from(draws.repetition_claim.value.0);
            let count = u32::try_from(occurrences.len()).unwrap_or(u32::MAX);
            (needed, count, count >= needed)
        }
        ClaimKind::Fifty => {
            let needed = u32::from(draws.fifty_claim.value.0);
            (needed, plies, plies >= 2 * needed)
        }
    };
    // Who claims with an illegal move claims wrongly, whatever the record says.
    let illegal = match &course.intended {
        Intention::Illegal(text) => Some(text.as_str()),
        Intention::Nothing | Intention::Legal => None,
    };
    let right = right && illegal.is_none();
    let articles = articles(kind, course.intended != Intention::Nothing, right, edition);
    let id = match (kind, right) {
        _ if illegal.is_some() => "claim-intended-illegal",
        (ClaimKind::Threefold, true) => "claim-threefold-correct",
        (ClaimKind::Threefold, false) => "claim-threefold-wrong",
        (ClaimKind::Fifty, true) => "claim-fifty-correct",
        (ClaimKind::Fifty, false) => "claim-fifty-wrong",
    };
    let args = Args::new()
        .set("color", color_key(course.claimant()))
        .set("needed", needed)
        .set("count", count)
        .set("articles", articles.join(", "))
        .set("edition", edition.tag())
        .set("move", illegal.unwrap_or_default());
    ClaimAnswer {
        right,
        sentence: messages.with(id, &args),
        articles,
        occurrences: occurrences.len(),
        needed,
        moves_without_progress: plies / 2,
        plies: occurrences,
        look_alikes,
        fen: notation::fen::write(&target.setup(), Default::default()),
        diagram: diagram(&target.setup()),
    }
}

/// Why a position with the same pieces on the same squares is not the same.
fn unlike(messages: &Messages, one: &Position, other: &Position) -> String {
    let (one, other) = (one.identity(), other.identity());
    let differs = [
        (one.turn != other.turn, "turn"),
        (one.castling_rooks != other.castling_rooks, "castling"),
        (one.turn == other.turn && one.en_passant != other.en_passant, "en_passant"),
    ];
    let why = differs.into_iter().filter(|it| it.0);
    let told = why.map(|it| messages.text(&message_id("claim-differs", it.1)));
    told.collect::<Vec<_>>().join("; ")
}

fn articles(kind: ClaimKind, intends: bool, right: bool, edition: Edition) -> Vec<String> {
    let own = match (kind, intends) {
        (ClaimKind::Threefold, true) => Provision::DrawThreefoldAbout,
        (ClaimKind::Threefold, false) => Provision::DrawThreefoldHas,
        (ClaimKind::Fifty, true) => Provision::DrawFiftyAbout,
        (ClaimKind::Fifty, false) => Provision::DrawFiftyHas,
    };
    let same = (kind == ClaimKind::Threefold).then_some(Provision::DrawSamePosition);
    let end = if right { Provision::DrawClaimCorrect } else { Provision::DrawClaimWrong };
    let cited = [Some(own), same, Some(end)].into_iter().flatten();
    let mut articles: Vec<String> =
        cited.filter_map(|it| it.article(edition)).map(|it| it.to_string()).collect();
    articles.dedup();
    articles
}
