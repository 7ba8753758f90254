//! Lists of players from other programs: CSV with a heading; report files of FIDE are in `trf`. Any text gives an
//! answer; what makes no sense is named with its place.

mod csv;
mod known;

pub use csv::{HeadedColumn, ListColumn, read_csv, read_csv_as};
pub(crate) use known::{completed, known_among, replaced};

use std::str::FromStr;

use clock::Phrase;
use notation::letters::Language;

use crate::wire::v1::report::Sex;
use crate::wire::v1::tournament::Player;

/// What a list says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PlayerList {
    /// The players. Their ids are empty: the tournament gives them.
    pub players: Vec<Player>,
    /// The line of each of them, from 1.
    pub lines: Vec<usize>,
    /// What made no sense, in the order of the text.
    pub problems: Vec<ListProblem>,
}

/// No event has more players; and so many problems of a list are told.
const PLAYERS_MAX: usize = 5_000;
const PROBLEMS_MAX: usize = 100;

impl PlayerList {
    /// Is there room for another player? What makes no sense of those who are there is kept within its limit.
    pub(crate) fn has_room(&mut self, line: usize) -> bool {
        self.bound_problems();
        let full = self.players.len() >= PLAYERS_MAX;
        if full {
            let fault = ListFault::TooManyPlayers(PLAYERS_MAX);
            self.problems.push(ListProblem { line, column: 1, fault });
        }
        !full
    }

    /// Keeps what makes no sense within its limit, and beyond it what makes the list hopeless.
    pub(crate) fn bound_problems(&mut self) {
        if self.problems.len() <= PROBLEMS_MAX {
            return;
        }
        let rest = self.problems.split_off(PROBLEMS_MAX);
        let told = rest.iter().find(|it| matches!(it.fault, ListFault::MoreProblems(_)));
        let first = told.or(rest.first()).map(|it| it.line);
        self.problems.extend(rest.into_iter().find(|it| it.fault.is_hopeless()));
        let fault = ListFault::MoreProblems(PROBLEMS_MAX);
        self.problems.extend(first.map(|line| ListProblem { line, column: 1, fault }));
    }
}

/// Something in a list that makes no sense.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}, column {column}: {fault}")]
pub struct ListProblem {
    /// From 1.
    pub line: usize,
    /// From 1, in characters.
    pub column: usize,
    /// What.
    pub fault: ListFault,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ListFault {
    /// No column has the heading of names; there are no players.
    #[error("no column is headed `name`")]
    NoHeading,
    /// There is no line of a player.
    #[error("there is no line `001`")]
    NoPlayers,
    /// A player without a name is left out.
    #[error("the name is missing")]
    NoName,
    /// It is no rating; the player is taken without one.
    #[error("`{0}` is not a rating")]
    Rating(String),
    /// It is no number with FIDE; the player is taken without one.
    #[error("`{0}` is not a number of FIDE")]
    FideId(String),
    /// Notation is not written in that language; the player is taken without one.
    #[error("`{0}` is not a language of notation")]
    Language(String),
    /// A text is too long, or has signs that cannot be printed; it is left out.
    #[error("the text is too long or cannot be printed")]
    Text,
    /// A quotation mark is never closed.
    #[error("the quotation mark is not closed")]
    OpenQuote,
    /// There are more fields than headings.
    #[error("there are more fields than headings")]
    TooManyFields,
    /// It is no starting number, or another player has it; nobody can be paired with the player.
    #[error("`{0}` is not a starting number of its own")]
    StartNumber(String),
    /// It is no opponent, colour and result; the player is not paired in that round.
    #[error("`{0}` is not an opponent, a colour and a result")]
    Round(String),
    /// Nobody has this starting number; the player is not paired in that round.
    #[error("nobody has the starting number {0}")]
    Opponent(String),
    /// The line of the opponent says something else; the pairing is left out.
    #[error("the line of the opponent says something else")]
    Contradiction,
    /// Neither line says the colour; the player of this line is taken for White.
    #[error("the colours are not said")]
    NoColors,
    /// The fields behind the name stood so many columns further right, and were read there.
    #[error("the fields stand {0} columns further right")]
    Shifted(isize),
    /// The fields stand in no columns that make sense; nothing of the report can be trusted.
    #[error("the fields are not in their columns")]
    Columns,
    /// A line of the tournament cannot be read; it is kept as it is.
    #[error("`{text}` cannot be read in a line `{code}`")]
    Header {
        /// What the line begins with.
        code: String,
        /// What it says.
        text: String,
    },
    /// There are more lines without a meaning than can be kept.
    #[error("too many lines that mean nothing here")]
    NotKept,
    /// Later rounds are left out.
    #[error("there are too many rounds")]
    TooManyRounds,
    /// There are more players than so many; nothing after them is read.
    #[error("there are more than {0} players")]
    TooManyPlayers(usize),
    /// More makes no sense than these problems; the rest is not listed.
    #[error("more than {0} problems")]
    MoreProblems(usize),
}

impl ListProblem {
    /// The message that says it, with its place.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        Phrase::new("store-list-problem")
            .number("line", self.line as u64)
            .number("column", self.column as u64)
            .with("fault", self.fault.phrase())
    }
}

impl ListFault {
    /// Nothing of such a list can be trusted.
    #[must_use]
    pub const fn is_hopeless(&self) -> bool {
        use ListFault::{Columns, NoHeading, NoPlayers, TooManyPlayers};
        matches!(self, Columns | NoHeading | NoPlayers | TooManyPlayers(_))
    }

    /// The message that says it, as a part of a sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            ListFault::NoHeading => Phrase::new("store-list-no-heading"),
            ListFault::NoPlayers => Phrase::new("store-list-no-players"),
            ListFault::NoName => Phrase::new("store-list-no-name"),
            ListFault::Rating(it) => Phrase::new("store-list-rating").text("word", it),
            ListFault::FideId(it) => Phrase::new("store-list-fide-id").text("word", it),
            ListFault::Language(it) => Phrase::new("store-list-language").text("word", it),
            ListFault::Text => Phrase::new("store-list-text"),
            ListFault::OpenQuote => Phrase::new("store-list-open-quote"),
            ListFault::TooManyFields => Phrase::new("store-list-too-many-fields"),
            ListFault::StartNumber(it) => Phrase::new("store-list-start-number").text("word", it),
            ListFault::Round(it) => Phrase::new("store-list-round").text("word", it),
            ListFault::Opponent(it) => Phrase::new("store-list-opponent").text("word", it),
            ListFault::Contradiction => Phrase::new("store-list-contradiction"),
            ListFault::NoColors => Phrase::new("store-list-no-colors"),
            ListFault::Shifted(by) => Phrase::new("store-list-shifted")
                .number("by", by.unsigned_abs() as u64)
                .text("side", if *by < 0 { "left" } else { "right" }),
            ListFault::Columns => Phrase::new("store-list-columns"),
            ListFault::Header { code, text } => {
                Phrase::new("store-list-header").text("code", code).text("word", text)
            }
            ListFault::NotKept => Phrase::new("store-list-not-kept"),
            ListFault::TooManyRounds => Phrase::new("store-list-too-many-rounds"),
            ListFault::TooManyPlayers(most) => {
                Phrase::new("store-list-too-many-players").number("most", *most as u64)
            }
            ListFault::MoreProblems(most) => {
                Phrase::new("store-list-more-problems").number("most", *most as u64)
            }
        }
    }
}

/// A field and where it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Field {
    pub(crate) line: usize,
    pub(crate) column: usize,
    pub(crate) text: String,
}

impl Field {
    pub(crate) fn problem(&self, fault: ListFault) -> ListProblem {
        ListProblem { line: self.line, column: self.column, fault }
    }
}

/// The highest number with FIDE for which reports have columns.
pub const FIDE_ID_MAX: u64 = 99_999_999_999;

/// The highest rating that is believed.
pub const RATING_MAX: u32 = 4000;

/// A rating; 0 and nothing are none.
pub(crate) fn rating(field: &Field, problems: &mut Vec<ListProblem>) -> Option<u32> {
    number(field, problems, |it: &u32| *it <= RATING_MAX, ListFault::Rating)
}

/// A number with FIDE; 0 and nothing are none.
pub(crate) fn fide_id(field: &Field, problems: &mut Vec<ListProblem>) -> Option<u64> {
    number(field, problems, |it: &u64| *it <= FIDE_ID_MAX, ListFault::FideId)
}

fn number<N: FromStr + Default + PartialEq>(
    field: &Field,
    problems: &mut Vec<ListProblem>,
    fits: impl Fn(&N) -> bool,
    fault: fn(String) -> ListFault,
) -> Option<N> {
    let text = some(&field.text).filter(|it| it != "-")?;
    let number = text.parse().ok().filter(fits);
    if number.is_none() {
        problems.push(field.problem(fault(text)));
    }
    number.filter(|it| *it != N::default())
}

/// A language of notation.
fn language(field: &Field, problems: &mut Vec<ListProblem>) -> Option<String> {
    let tag = some(&field.text)?;
    if tag.parse::<Language>().is_err() {
        problems.push(field.problem(ListFault::Language(tag)));
        return None;
    }
    Some(tag)
}

/// The longest text that is believed, in characters.
pub(crate) const TEXT_MAX: usize = 200;

/// A text that can be printed; a break of the line inside it is a blank.
pub(crate) fn text(field: &Field, problems: &mut Vec<ListProblem>) -> Option<String> {
    let text = some(&field.text)?.replace(['\n', '\t'], " ");
    if text.chars().count() > TEXT_MAX || text.chars().any(char::is_control) {
        problems.push(field.problem(ListFault::Text));
        return None;
    }
    Some(text)
}

pub(crate) fn some(text: &str) -> Option<String> {
    let text = text.trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// Report files shorten titles: `g` for GM, `wf` for WFM.
pub(crate) fn title(field: &Field, problems: &mut Vec<ListProblem>) -> Option<String> {
    text(field, problems).map(|it| full_title(&it).to_owned())
}

/// A title that was shortened, in full; another one as it is.
pub(crate) fn full_title(given: &str) -> &str {
    match given {
        "g" => "GM",
        "m" => "IM",
        "f" => "FM",
        "c" => "CM",
        "wg" => "WGM",
        "wm" => "WIM",
        "wf" => "WFM",
        "wc" => "WCM",
        other => other,
    }
}

/// The sex, as reports and lists write it in one letter or a word.
pub(crate) fn sex(text: &str) -> Option<Sex> {
    match text.trim().to_lowercase().as_str() {
        "w" | "f" | "female" | "woman" | "ž" | "z" | "žena" | "ženska" => Some(Sex::Female),
        "m" | "male" | "man" | "muž" | "moški" => Some(Sex::Male),
        _ => None,
    }
}
