//! The course of a game from its record, in PGN or as a list of moves in any language, and the intended move.

use board::{Attempt, Color, Move, NotPlayable, Position, Square};
use messages::{Args, Messages};
use notation::algebraic::{self, Reason, Style};
use notation::letters::Language;
use notation::pgn::{Game, Played};
use notation::record::{OnError, infer_language, read_record};

use crate::cli::ClaimArgs;
use crate::commands::notate::{language, likeliest, own_letters};
use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::input;

/// All positions of a game, with the intended move if there is one.
pub(super) struct Course {
    /// From the start to the position that is claimed about.
    pub(super) positions: Vec<Position>,
    /// The moves between them.
    pub(super) moves: Vec<Move>,
    /// The last move, if it is only intended.
    pub(super) intended: Option<Move>,
    /// An intended move that is illegal: nothing is played.
    pub(super) illegal: Option<IllegalIntention>,
}

/// An intended move that is illegal.
pub(super) struct IllegalIntention {
    /// As it is written.
    pub(super) text: String,
    /// The piece that was to move.
    pub(super) from: Square,
}

impl Course {
    /// The position that is claimed about.
    pub(super) fn last(&self) -> &Position {
        // A course has at least its start.
        &self.positions[self.positions.len() - 1]
    }

    /// The player who has the move when the claim is made.
    pub(super) fn claimant(&self) -> Color {
        match self.intended {
            Some(_) => !self.last().turn(),
            None => self.last().turn(),
        }
    }

    /// The move that led to a position, with its number: `12. Nf3`, `12... Nf6`. The start has none.
    pub(super) fn label(&self, at: usize, style: &Style) -> Option<String> {
        let before = at.checked_sub(1)?;
        let (position, played) = (self.positions.get(before)?, *self.moves.get(before)?);
        let dots = match position.turn() {
            Color::White => ".",
            Color::Black => "...",
        };
        let text = algebraic::write(position, played, style);
        Some(format!("{}{dots} {text}", position.move_number()))
    }

    fn play(&mut self, played: Move) {
        let next = self.last().play_unchecked(played);
        self.positions.push(next);
        self.moves.push(played);
    }
}

pub(super) fn read(messages: &Messages, args: &ClaimArgs, text: &str) -> Result<Course, Failure> {
    let is_pgn = text.lines().any(|line| line.trim_start_matches('\u{feff}').starts_with('['));
    let named = match args.from.as_str() {
        "auto" => None,
        tag => Some(language(messages, "--from", tag)?),
    };
    let (mut course, letters) = match is_pgn {
        true => (of_pgn(messages, args, text)?, named.unwrap_or(Language::English)),
        false => of_list(messages, text, named)?,
    };
    if let Some(text) = &args.with {
        match intended(messages, course.last(), text, letters)? {
            Intention::Legal(played) => {
                course.play(played);
                course.intended = Some(played);
            }
            Intention::Illegal(illegal) => course.illegal = Some(illegal),
        }
    }
    Ok(course)
}

fn begin(start: Position) -> Course {
    Course { positions: vec![start], moves: Vec::new(), intended: None, illegal: None }
}

fn of_pgn(messages: &Messages, args: &ClaimArgs, text: &str) -> Result<Course, Failure> {
    let number = match &args.game {
        Some(text) => input::number(messages, "--game", text, 1..=1_000_000)?,
        None => 1,
    };
    let Some(game) = game(text, number) else {
        if number == 1 {
            return Ok(begin(Position::initial()));
        }
        let args = Args::new().set("number", number);
        return Err(Complaint::new(Kind::Number, messages.with("claim-no-game", &args)).into());
    };
    let start = Position::new(&game.start).or_else(NotPlayable::play_all_the_same);
    let start =
        start.map_err(|_| Complaint::new(Kind::Fen, messages.text("notate-not-playable")))?;
    let mut course = begin(start);
    for entry in &game.main_line.moves {
        match entry.played {
            Played::Legal(played) => course.play(played),
            _ => return Err(broken(messages, course.last(), &entry.text)),
        }
    }
    Ok(course)
}

/// The game with this number, from one.
fn game(text: &str, number: u64) -> Option<Game> {
    let mut at = 0;
    for _ in 1..number {
        let (game, next) = Game::read(text.as_bytes(), at);
        game?;
        at = next;
    }
    Game::read(text.as_bytes(), at).0
}

fn of_list(
    messages: &Messages,
    text: &str,
    named: Option<Language>,
) -> Result<(Course, Language), Failure> {
    let start = Position::initial();
    let letters =
        named.unwrap_or_else(|| likeliest(&infer_language(text, &start), own_letters(messages)));
    let record = read_record(text, letters, &start, OnError::Stop);
    let mut course = begin(start);
    for entry in &record.entries {
        match &entry.outcome {
            Ok(played) => course.play(*played),
            Err(_) => return Err(broken(messages, course.last(), &entry.text)),
        }
    }
    Ok((course, letters))
}

/// The complaint about a move after which nothing can be counted.
fn broken(messages: &Messages, at: &Position, text: &str) -> Failure {
    let dots = match at.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    let args = Args::new().set("move", format!("{}{dots} {text}", at.move_number()));
    Complaint::new(Kind::Move, messages.with("claim-broken", &args))
        .advising(messages.text("claim-hint-broken"))
        .into()
}

/// What the claimant has written.
enum Intention {
    Legal(Move),
    Illegal(IllegalIntention),
}

/// The move that the claimant has written, in the letters of the record, or as engines write it. An illegal one is an
/// answer too, as long as it is clear which piece was to move.
fn intended(
    messages: &Messages,
    at: &Position,
    text: &str,
    letters: Language,
) -> Result<Intention, Failure> {
    let illegal =
        |from: Square| Intention::Illegal(IllegalIntention { text: text.trim().to_owned(), from });
    let read = match algebraic::read(at, text, letters) {
        Ok(reading) => Some(Intention::Legal(reading.played)),
        Err(error) => match error.reason {
            Reason::Illegal { refused } => refused.first().map(|it| illegal(it.attempt.from)),
            Reason::NobodyReaches { pieces, .. } => pieces.first().map(illegal),
            Reason::NotAlgebraic { .. } | Reason::Ambiguous { .. } => None,
        },
    };
    let by_squares = || {
        let attempt = text.trim().parse::<Attempt>().ok()?;
        let own = at.placement().color_at(attempt.from) == Some(at.turn());
        match at.legal_move(attempt) {
            Ok(played) => Some(Intention::Legal(played)),
            Err(_) => own.then(|| illegal(attempt.from)),
        }
    };
    read.or_else(by_squares).ok_or_else(|| {
        let args = Args::new().set("move", text);
        Complaint::new(Kind::Move, messages.with("claim-intended-unclear", &args))
            .at(Place::in_argument(text, 0))
            .into()
    })
}
