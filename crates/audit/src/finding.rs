//! One thing that was found in a game, as data. The sentence about it is put together elsewhere, from the check
//! and the facts.

use board::{Bitboard, Color, Irregularity, Setup, Violation};
use clock::{Class, Millis};
use laws::{Article, Edition, Pace, Provision};
use notation::pgn::{Fault, GameResult};
use winnability::legality::Reason;

use crate::{Check, EditionChoice};

/// What was found, where, and under which edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// What was looked for.
    pub check: Check,
    /// The game, counted from one within its file.
    pub game: u64,
    /// Who played White, as the record says; a gigantic name is cut.
    pub white: String,
    /// Who played Black.
    pub black: String,
    /// The line of the file, from one.
    pub line: u64,
    /// The column in that line, in characters from one.
    pub column: u64,
    /// After how many plies of the game; none where it is not about a position.
    pub ply: Option<u32>,
    /// The position in question.
    pub position: Option<Box<Setup>>,
    /// The edition by which the game was judged.
    pub edition: Edition,
    /// The pace of the game, if its time control is known.
    pub pace: Option<Pace>,
    /// What the sentence names.
    pub facts: Vec<(Name, Fact)>,
    /// How the record can be put right.
    pub edits: Vec<Edit>,
}

/// The name of a fact, as sentences and files use it.
pub type Name = &'static str;

/// Something that a finding names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// A part of the record as it stands there, or as it should stand there.
    Text(String),
    /// A number of things.
    Count(u64),
    /// A player.
    Side(Color),
    /// A span of time.
    Time(Millis),
    /// A result.
    Result(GameResult),
    /// Squares.
    Squares(Bitboard),
    /// The class of a time control.
    Class(Class),
    /// Why a move is illegal.
    Violations(Vec<Violation>),
    /// Why one cannot play from a position.
    Irregularity(Irregularity),
    /// Why no game leads to a position.
    Reasons(Vec<Reason>),
    /// What is wrong with the form of a record.
    Fault(Fault),
    /// One of a few ways, by name.
    Kind(&'static str),
}

/// A change of the text of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edit {
    /// Where it begins, as an offset in the text that was audited.
    pub at: usize,
    /// How many bytes are taken out.
    pub length: usize,
    /// What is put in.
    pub text: String,
}

impl Finding {
    /// Something about a file and not about a game in it, at this game and line.
    #[must_use]
    pub fn of_file(
        choice: EditionChoice,
        check: Check,
        game: u64,
        line: u64,
        facts: Vec<(Name, Fact)>,
    ) -> Finding {
        Finding {
            check,
            game,
            white: String::new(),
            black: String::new(),
            line,
            column: 1,
            ply: None,
            position: None,
            edition: choice.of(None),
            pace: None,
            facts,
            edits: Vec::new(),
        }
    }

    /// The provisions it rests on, the leading one first: those of its check, and those of the facts.
    #[must_use]
    pub fn provisions(&self) -> Vec<Provision> {
        let mut found = Vec::new();
        for (_, fact) in &self.facts {
            match fact {
                Fact::Violations(violations) => {
                    for &violation in violations {
                        found.extend_from_slice(laws::provisions_of_violation(violation));
                    }
                }
                Fact::Irregularity(irregularity) => {
                    found.extend_from_slice(laws::provisions_of_irregularity(*irregularity));
                }
                _ => {}
            }
        }
        found.extend_from_slice(self.check.provisions());
        let mut seen = Vec::new();
        found.retain(|it| {
            let new = !seen.contains(it);
            seen.push(*it);
            new
        });
        found
    }

    /// The articles to cite, by the numbers of the edition. A rule that the edition lacks has none.
    #[must_use]
    pub fn articles(&self) -> Vec<Article> {
        let mut articles = Vec::new();
        for provision in self.provisions() {
            if let Some(article) = provision.article(self.edition)
                && !articles.contains(&article)
            {
                articles.push(article);
            }
        }
        articles
    }

    /// The fact of this name.
    #[must_use]
    pub fn fact(&self, name: &str) -> Option<&Fact> {
        self.facts.iter().find(|(found, _)| *found == name).map(|(_, fact)| fact)
    }
}
