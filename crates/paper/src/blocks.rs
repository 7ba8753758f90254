//! What stands on a paper. How it looks is not said here.

use board::Placement;

/// A paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Paper {
    /// Its title: at the top, at the foot of each page, and in the window of a reader.
    pub title: String,
    /// The tag of its language: `cs`.
    pub language: String,
    /// When it was made.
    pub made: Option<Made>,
    /// What stands on it.
    pub blocks: Vec<Block>,
}

/// A moment of the calendar at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Made {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
    /// The hour.
    pub hour: u8,
    /// The minute.
    pub minute: u8,
    /// The second.
    pub second: u8,
    /// How many minutes east of Greenwich the place is.
    pub east_min: i16,
}

/// A part of a paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// The heading of a chapter.
    Heading(String),
    /// A smaller heading.
    Subheading(String),
    /// Text.
    Text(String),
    /// Text of less weight.
    Small(String),
    /// Names of facts with what they are.
    Facts(Vec<(String, String)>),
    /// A table.
    Table(Table),
    /// A position with lines beside it, the first of which stands out.
    Position {
        /// The pieces.
        placement: Placement,
        /// The position in words, for who does not see it.
        told: String,
        /// The lines.
        beside: Vec<String>,
    },
    /// The same without a position.
    Entry(Vec<String>),
    /// A line to sign on.
    Signature(String),
}

impl Block {
    /// The heading of a chapter.
    #[must_use]
    pub fn heading(text: impl Into<String>) -> Block {
        Block::Heading(text.into())
    }

    /// Text.
    #[must_use]
    pub fn text(text: impl Into<String>) -> Block {
        Block::Text(text.into())
    }
}

/// A table, whose heads are repeated on each page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each with a cell for each column.
    pub rows: Vec<Vec<String>>,
}

/// A column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    /// Its head.
    pub head: String,
    /// On which side its text stands.
    pub side: Side,
    /// Its part of the width, beside the others.
    pub share: u16,
}

/// A side of a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// Words.
    Left,
    /// Numbers.
    Right,
}

impl Column {
    /// A column of words.
    #[must_use]
    pub fn left(head: impl Into<String>, share: u16) -> Column {
        Column { head: head.into(), side: Side::Left, share }
    }

    /// A column of numbers.
    #[must_use]
    pub fn right(head: impl Into<String>, share: u16) -> Column {
        Column { head: head.into(), side: Side::Right, share }
    }
}
