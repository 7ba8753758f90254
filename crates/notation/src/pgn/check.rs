//! Checks the moves of the main line on the board and collects what is wrong, game by game. It keeps no
//! record: memory does not grow with the file.

use board::{Follower, NoKey, NotPlayable, Position, Setup};

use super::as_played::is_pass;
use super::visitor::{Fault, Rest, Visitor};
use crate::fen::{self, FenError};
use crate::san::{self, SanError};

/// What is wrong with a game, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Defect {
    /// The game, counted from one within the text that was read.
    pub game: u64,
    /// The offset in that text.
    pub at: usize,
    /// How long the part is that is wrong.
    pub length: usize,
    /// What is wrong.
    pub kind: DefectKind,
}

/// The kinds of defects.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DefectKind {
    /// The form of the record is broken.
    Form(Fault),
    /// The starting position cannot be read.
    BadFen(FenError),
    /// The starting position cannot be played on from.
    NotPlayable(Box<NotPlayable>),
    /// A word that is no move, or no legal one.
    BadMove(SanError, Box<Setup>),
    /// The record is longer than records may be, and was cut.
    TooLong,
}

/// So many defects of one game are kept; a file that is no record at all has one in every byte.
const DEFECTS_MAX: u32 = 20;

/// Plays the games through and counts. The moves after a bad one are not judged.
#[derive(Debug, Default)]
pub struct Checker {
    /// How many games there were.
    pub games: u64,
    /// How many moves of main lines were played on the board.
    pub moves: u64,
    /// How many games had a defect that stopped them.
    pub broken: u64,
    /// The defects, in the order of the text; of each game only the first.
    pub defects: Vec<Defect>,
    /// How many were not kept.
    pub left_out: u64,
    of_this_game: u32,
    game: Option<Follower<NoKey>>,
    // Kept so that it is not built anew for every game.
    initial: Initial,
}

#[derive(Debug)]
struct Initial(Follower<NoKey>);

impl Default for Initial {
    fn default() -> Initial {
        Initial(Follower::of(&Position::initial().without_key()))
    }
}

impl Checker {
    fn found(&mut self, at: usize, length: usize, kind: DefectKind) {
        self.of_this_game += 1;
        match self.of_this_game <= DEFECTS_MAX {
            true => self.defects.push(Defect { game: self.games, at, length, kind }),
            false => self.left_out += 1,
        }
    }

    fn stop(&mut self, at: usize, length: usize, kind: DefectKind) {
        self.found(at, length, kind);
        self.broken += 1;
        self.game = None;
    }

    #[cold]
    fn start_from(&mut self, value: &[u8], at: usize) {
        let text = String::from_utf8_lossy(value);
        match fen::read(text.trim()) {
            Err(error) => self.stop(at, value.len(), DefectKind::BadFen(error)),
            Ok(setup) => match Position::new(&setup).or_else(NotPlayable::play_all_the_same) {
                Ok(position) => self.game = Some(Follower::of(&position.without_key())),
                Err(error) => {
                    self.stop(at, value.len(), DefectKind::NotPlayable(Box::new(error)));
                }
            },
        }
    }
}

impl Visitor for Checker {
    fn begin_game(&mut self, _at: usize) {
        self.games += 1;
        self.of_this_game = 0;
        self.game = Some(self.initial.0);
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: usize) {
        if name == b"FEN" {
            self.start_from(value, at);
        }
    }

    fn begin_moves(&mut self, _at: usize) -> Rest {
        if self.game.is_some() { Rest::Read } else { Rest::Skip }
    }

    #[inline]
    fn take_quickly(&mut self, word: u64, length: usize) -> bool {
        let Some(game) = &mut self.game else { return false };
        let played = san::play_quickly(game, word, length);
        self.moves += u64::from(played);
        played
    }

    fn played(&mut self, text: &[u8], at: usize) -> Rest {
        let Some(game) = &mut self.game else { return Rest::Read };
        let position = game.position();
        match san::read(&position.with_key(), text) {
            Ok(played) => {
                *game = Follower::of(&position.play_unchecked(played));
                self.moves += 1;
            }
            Err(_) if is_pass(text) && !position.is_check() => {
                let passed = Position::new(&position.setup().passed());
                self.game = passed.ok().map(|it| Follower::of(&it.without_key()));
            }
            Err(error) => {
                let setup = Box::new(position.setup());
                self.stop(at, text.len(), DefectKind::BadMove(error, setup));
            }
        }
        Rest::Read
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        Rest::Skip
    }

    fn fault(&mut self, fault: Fault, at: usize) {
        self.found(at, 1, DefectKind::Form(fault));
    }
}
