//! A whole game record in memory: tags, moves as they were played, comments, signs, variations, result.
//! Nothing is dropped: a word that the board cannot follow is kept as it was written.

use board::Setup;

use super::as_played::{Played, Standing};
use super::result::GameResult;
use super::text::{decode, decode_tag_value};
use super::visitor::{Fault, Rest, Visitor};
use super::{read_game, signs};
use crate::fen;
use crate::san::SanError;

/// A game record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// The tag pairs in their order.
    pub tags: Vec<(String, String)>,
    /// Where the game starts.
    pub start: Setup,
    /// The moves.
    pub main_line: Line,
    /// The result after the moves, as it was written, if there was one.
    pub result: Option<String>,
    /// What was wrong with the form of the record, and at which offset.
    pub faults: Vec<(Fault, usize)>,
}

/// A line of moves: the game itself, or a variation.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Comments before the first move.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<Entry>,
}

/// A move with what is said about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The word as it was written.
    pub text: String,
    /// What it did on the board.
    pub played: Played,
    /// Signs of comment as numbers: 1 for `!`, 2 for `?`, and so on.
    pub signs: Vec<u16>,
    /// Comments after the move.
    pub comments: Vec<String>,
    /// Other lines in the place of this move.
    pub variations: Vec<Line>,
}

impl Game {
    /// Reads one game, beginning at an offset; also returns where the next one begins. Nothing is returned
    /// when there is no game left.
    #[must_use]
    pub fn read(text: &[u8], at: usize) -> (Option<Game>, usize) {
        let mut builder = Builder::default();
        let next = read_game(text, at, &mut builder);
        (builder.game, next)
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str())
    }

    /// The result after the moves, or else that of the tag.
    #[must_use]
    pub fn game_result(&self) -> Option<GameResult> {
        let text = self.result.as_deref().or(self.tag("Result"))?;
        GameResult::read(text)
    }
}

/// One line that is being read.
#[derive(Debug)]
struct Open {
    line: Line,
    now: Standing,
    /// The standing before the last move: where a variation starts.
    before: Standing,
    /// After a word that nobody understands the rest cannot be followed.
    lost: bool,
}

#[derive(Debug, Default)]
struct Builder {
    game: Option<Game>,
    open: Vec<Open>,
    /// How many moves have been kept, variations included.
    moves: usize,
}

/// No game has more moves, nor an annotated one more with all its variations; those after them are left out, and that is told.
const MOVES_MAX: usize = 100_000;
/// So many faults are kept; a text that is no record at all has one in every byte.
const FAULTS_MAX: usize = 100;
/// Deeper variations than this are kept flat: no record needs them, and a hostile one could use up the stack.
const DEPTH: usize = 64;

impl Builder {
    fn close_one(&mut self) {
        let Some(closed) = self.open.pop() else { return };
        if let Some(entry) = self.open.last_mut().and_then(|open| open.line.moves.last_mut()) {
            entry.variations.push(closed.line);
        }
    }

    fn open_line(&mut self, start: Standing) {
        self.open.push(Open { line: Line::default(), now: start, before: start, lost: false });
    }
}

impl Visitor for Builder {
    fn begin_game(&mut self, _at: usize) {
        self.game = Some(Game {
            tags: Vec::new(),
            start: Setup::INITIAL,
            main_line: Line::default(),
            result: None,
            faults: Vec::new(),
        });
    }

    fn tag(&mut self, name: &[u8], value: &[u8], _at: usize) {
        let Some(game) = &mut self.game else { return };
        let value = decode_tag_value(value).into_owned();
        if name == b"FEN"
            && let Ok(setup) = fen::read(value.trim())
        {
            game.start = setup;
        }
        game.tags.push((decode(name).into_owned(), value));
    }

    fn begin_moves(&mut self, _at: usize) -> Rest {
        let start = self.game.as_ref().map_or(Setup::INITIAL, |game| game.start);
        self.open_line(Standing::of(&start));
        Rest::Read
    }

    fn played(&mut self, text: &[u8], at: usize) -> Rest {
        if self.moves == MOVES_MAX {
            self.fault(Fault::TooManyMoves, at);
            return Rest::Skip;
        }
        self.moves += 1;
        let Some(open) = self.open.last_mut() else { return Rest::Read };
        let played =
            if open.lost { Played::Unclear(SanError::NoSuchMove) } else { open.now.read(text) };
        open.lost |= matches!(played, Played::Unclear(_));
        open.before = open.now;
        open.now = open.now.after(&played);
        open.line.moves.push(Entry {
            text: decode(text).into_owned(),
            played,
            signs: Vec::new(),
            comments: Vec::new(),
            variations: Vec::new(),
        });
        Rest::Read
    }

    fn sign(&mut self, text: &[u8], _at: usize) {
        let entry = self.open.last_mut().and_then(|open| open.line.moves.last_mut());
        if let (Some(entry), Some(sign)) = (entry, signs::number(text)) {
            entry.signs.push(sign);
        }
    }

    fn comment(&mut self, text: &[u8], _at: usize) {
        let Some(open) = self.open.last_mut() else { return };
        let comment = decode(text).split_whitespace().collect::<Vec<_>>().join(" ");
        match open.line.moves.last_mut() {
            Some(entry) => entry.comments.push(comment),
            None => open.line.comments.push(comment),
        }
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        match self.open.last() {
            Some(open) if self.open.len() < DEPTH && !open.line.moves.is_empty() => {
                let start = open.before;
                let lost = open.lost;
                self.open_line(start);
                if let Some(open) = self.open.last_mut() {
                    open.lost = lost;
                }
                Rest::Read
            }
            _ => Rest::Skip,
        }
    }

    fn end_variation(&mut self, _at: usize) {
        if self.open.len() > 1 {
            self.close_one();
        }
    }

    fn result(&mut self, text: &[u8], _at: usize) {
        if let Some(game) = &mut self.game {
            game.result = Some(decode(text).into_owned());
        }
    }

    fn fault(&mut self, fault: Fault, at: usize) {
        if let Some(game) = self.game.as_mut().filter(|it| it.faults.len() < FAULTS_MAX) {
            game.faults.push((fault, at));
        }
    }

    fn end_game(&mut self, _at: usize) {
        while self.open.len() > 1 {
            self.close_one();
        }
        let main_line = self.open.pop().map(|open| open.line).unwrap_or_default();
        let Some(game) = &mut self.game else { return };
        game.main_line = main_line;
        // Zeros at the very end are a result when they cannot be castling.
        let last = game.main_line.moves.last();
        if game.result.is_none()
            && last.is_some_and(|entry| {
                entry.text == "0-0" && !matches!(entry.played, Played::Legal(_))
            })
        {
            game.result = game.main_line.moves.pop().map(|entry| entry.text);
            game.faults.retain(|(fault, _)| *fault != Fault::NoResult);
        }
    }
}
