//! The course of a game from its record, in PGN or as a list of moves in any language, and the move that somebody
//! has written and not made.

use board::{Attempt, Color, Move, NotPlayable, Position, Square};

use super::{Guess, OnError, infer_language, read_record};
use crate::algebraic::{self, Reason, Style};
use crate::letters::Language;
use crate::pgn::{Game, Played};

/// All positions of a game.
#[derive(Clone, Debug)]
pub struct Course {
    // At least the start; one more than there are moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
    intention: Intention,
}

/// A move that is written and not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intention {
    /// None: the last position is on the board.
    Nothing,
    /// It is the last of the moves.
    Legal,
    /// It is clear which piece was to move, and the move is illegal: nothing is played.
    Illegal {
        /// As it is written.
        text: String,
        /// Where the piece stands.
        from: Square,
    },
}

/// Why a record is no course of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoCourse {
    /// There is no game with this number.
    NoGame,
    /// Nobody can play on from its start.
    NotPlayable,
    /// This move, with its number, is none, or no legal one: after it nothing can be counted.
    Broken(String),
}

impl Course {
    /// A game of which nothing has been played.
    #[must_use]
    pub fn begin(start: Position) -> Course {
        Course { positions: vec![start], moves: Vec::new(), intention: Intention::Nothing }
    }

    /// A record with tags, or a mere list?
    #[must_use]
    pub fn is_pgn(text: &str) -> bool {
        text.lines().any(|line| line.trim_start_matches('\u{feff}').starts_with('['))
    }

    /// A game of a PGN, by its number from one. Where there is no game at all, the first has only its start.
    ///
    /// # Errors
    /// There is no such game, or it cannot be played through.
    pub fn of_pgn(text: &str, number: u64) -> Result<Course, NoCourse> {
        let Some(game) = game(text, number) else {
            return match number {
                1 => Ok(Course::begin(Position::initial())),
                _ => Err(NoCourse::NoGame),
            };
        };
        let start = Position::new(&game.start).or_else(NotPlayable::play_all_the_same);
        let mut course = Course::begin(start.map_err(|_| NoCourse::NotPlayable)?);
        for entry in &game.main_line.moves {
            match entry.played {
                Played::Legal(played) => course.play(played),
                _ => return Err(course.broken(&entry.text)),
            }
        }
        Ok(course)
    }

    /// A list of moves, in a language or in the one it seems to be written in; and that language.
    ///
    /// # Errors
    /// It cannot be played through.
    pub fn of_list(
        text: &str,
        start: Position,
        named: Option<Language>,
        own: Language,
    ) -> Result<(Course, Language), NoCourse> {
        let letters = named.unwrap_or_else(|| likeliest(&infer_language(text, &start), own));
        let record = read_record(text, letters, &start, OnError::Stop);
        let mut course = Course::begin(start);
        for entry in &record.entries {
            match &entry.outcome {
                Ok(played) => course.play(*played),
                Err(_) => return Err(course.broken(&entry.text)),
            }
        }
        Ok((course, letters))
    }

    /// Adds the move that somebody has written, in the letters of the record or as engines write it. An illegal one
    /// is an answer too, as long as it is clear which piece was to move; `false` if it is not.
    #[must_use]
    pub fn intend(&mut self, text: &str, letters: Language) -> bool {
        match intended(self.last(), text.trim(), letters) {
            Some(Ok(played)) => {
                self.play(played);
                self.intention = Intention::Legal;
            }
            Some(Err(from)) => {
                self.intention = Intention::Illegal { text: text.trim().to_owned(), from };
            }
            None => return false,
        }
        true
    }

    /// From the start to the last position.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves between them.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// What is written and not made.
    #[must_use]
    pub fn intention(&self) -> &Intention {
        &self.intention
    }

    /// All positions but the last.
    #[must_use]
    pub fn earlier(&self) -> &[Position] {
        &self.positions[..self.positions.len() - 1]
    }

    /// The last position, an intended move included.
    #[must_use]
    pub fn last(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The move that led to a position, with its number: `12. Nf3`, `12... Nf6`. The start has none.
    #[must_use]
    pub fn label(&self, at: usize, style: &Style) -> Option<String> {
        let before = at.checked_sub(1)?;
        let (position, played) = (self.positions.get(before)?, *self.moves.get(before)?);
        Some(numbered(position, &algebraic::write(position, played, style)))
    }

    fn play(&mut self, played: Move) {
        let next = self.last().play_unchecked(played);
        self.positions.push(next);
        self.moves.push(played);
    }

    fn broken(&self, text: &str) -> NoCourse {
        NoCourse::Broken(numbered(self.last(), text))
    }
}

/// Among languages that are equally likely, the user's own, else the first.
#[must_use]
pub fn likeliest(guesses: &[Guess], own: Language) -> Language {
    let guess = guesses.iter().find(|it| it.language == own).or(guesses.first());
    guess.map_or(own, |it| it.language)
}

fn numbered(position: &Position, text: &str) -> String {
    let dots = match position.turn() {
        Color::White => ".",
        Color::Black => "...",
    };
    format!("{}{dots} {text}", position.move_number())
}

fn game(text: &str, number: u64) -> Option<Game> {
    let mut at = 0;
    for _ in 1..number {
        let (game, next) = Game::read(text.as_bytes(), at);
        game?;
        at = next;
    }
    Game::read(text.as_bytes(), at).0
}

/// The move, or where the piece stands that cannot make it.
fn intended(at: &Position, text: &str, letters: Language) -> Option<Result<Move, Square>> {
    let read = match algebraic::read(at, text, letters) {
        Ok(reading) => Some(Ok(reading.played)),
        Err(error) => match error.reason {
            Reason::Illegal { refused } => refused.first().map(|it| Err(it.attempt.from)),
            Reason::NobodyReaches { pieces, .. } => pieces.first().map(Err),
            Reason::NotAlgebraic { .. } | Reason::Ambiguous { .. } => None,
        },
    };
    let by_squares = || {
        let attempt = text.parse::<Attempt>().ok()?;
        let own = at.placement().color_at(attempt.from) == Some(at.turn());
        match at.legal_move(attempt) {
            Ok(played) => Some(Ok(played)),
            Err(_) => own.then_some(Err(attempt.from)),
        }
    };
    read.or_else(by_squares)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(text: &str) -> (Course, Language) {
        Course::of_list(text, Position::initial(), None, Language::English).unwrap()
    }

    #[test]
    fn a_list_in_any_language_is_a_course() {
        // These letters are Czech and Slovak: the reader's own language decides.
        let text = "1. e4 e5 2. Jf3 Jc6 3. Sb5";
        let (course, letters) =
            Course::of_list(text, Position::initial(), None, Language::Czech).unwrap();
        assert_eq!(letters, Language::Czech);
        assert_eq!((course.moves().len(), course.positions().len()), (5, 6));
        let style = Style::short(Language::English);
        assert_eq!(course.label(4, &style).as_deref(), Some("2... Nc6"));
        assert_eq!(course.label(0, &style), None);
    }

    #[test]
    fn an_intended_move_is_legal_illegal_or_unclear() {
        let intend = |text: &str| {
            let mut course = list("1. e4 e5").0;
            let clear = course.intend(text, Language::English);
            (clear, course.intention().clone(), course.moves().len())
        };
        assert_eq!(intend("Nf3"), (true, Intention::Legal, 3));
        assert_eq!(intend("g1f3"), (true, Intention::Legal, 3));
        let illegal = Intention::Illegal { text: "Ke3".to_owned(), from: Square::E1 };
        assert_eq!(intend(" Ke3 "), (true, illegal, 2));
        assert_eq!(intend("perhaps"), (false, Intention::Nothing, 2));
    }

    #[test]
    fn games_of_a_file_have_numbers() {
        let text = "[Event \"1\"]\n\n1. e4 *\n\n[Event \"2\"]\n\n1. d4 d5 *\n";
        assert!(Course::is_pgn(text) && !Course::is_pgn("1. e4"));
        assert_eq!(Course::of_pgn(text, 2).unwrap().moves().len(), 2);
        assert_eq!(Course::of_pgn(text, 3).unwrap_err(), NoCourse::NoGame);
        assert_eq!(Course::of_pgn("", 1).unwrap().moves().len(), 0);
    }

    #[test]
    fn after_a_broken_move_nothing_is_counted() {
        let broken = Course::of_pgn("[Event \"1\"]\n\n1. e4 e5 2. Ke5 *\n", 1).unwrap_err();
        assert_eq!(broken, NoCourse::Broken("2. Ke5".to_owned()));
    }
}
