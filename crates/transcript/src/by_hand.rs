//! Lines that tell which result was entered beside the game. They are no events of the Laws: no ruling follows from them, and the game
//! stands as it stood.

use laws::event::Score;

use crate::cursor::Cursor;
use crate::forms::{Worded, forms};
use crate::model::Stamp;
use crate::read::stamp;
use crate::write::{Words, stamp_text};

/// `0:35 result by hand 1-0`
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ResultLine {
    /// When, as it is written.
    pub stamp: Option<Stamp>,
    /// What was entered.
    pub said: ResultByHand,
}

/// What was entered by hand, whatever the game says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ResultByHand {
    /// `result by hand ½-½`
    Score(Score),
    /// `result by hand open`: there is none.
    Open,
    /// `result by hand taken back`: the game decides again.
    TakenBack,
}

forms! {
    ResultByHand {
        ["result by hand open"] (ResultByHand::Open)
        ["result by hand taken back"] (ResultByHand::TakenBack)
        ["result by hand" result] (ResultByHand::Score(result))
    }
}

impl ResultLine {
    pub(crate) fn read(c: &mut Cursor<'_>) -> Option<ResultLine> {
        Some(ResultLine { stamp: stamp(c), said: Worded::read(c)? })
    }
}

/// One line with which a result is told, its time included.
#[must_use]
pub fn result_line(line: &ResultLine) -> String {
    let stamp = line.stamp.map(stamp_text).unwrap_or_default();
    Words::new(stamp).and(line.said.words()).0
}
