//! Standard, rapid or blitz (A.1, B.1): the arithmetic, shown step by step, and the answer under bounds that
//! the caller gives.

mod bounds;

use alloc::vec::Vec;

use board::{ByColor, Color};

pub use bounds::{Bound, Bounds, Edge};

use crate::{Millis, Mode, Moves, PeriodNumber, Schedule, TimeControl};

/// The class of a game by its thinking time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Standard chess.
    Standard,
    /// Rapid.
    Rapid,
    /// Blitz.
    Blitz,
}

/// The class of a time control, with the arithmetic.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Classified {
    /// How the total of each player comes about.
    pub sums: ByColor<Total>,
    /// The class of each player's total.
    pub answers: ByColor<Answer>,
}

/// What the bounds say about a total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Answer {
    /// It is in this class.
    Is(Class),
    /// The bounds overlap: it is rapid and blitz.
    Both,
    /// The bounds leave a gap: it is neither blitz nor rapid, and yet below the upper bound of rapid.
    Neither,
    /// An hourglass has no total: time passes from one player to the other.
    NoTotal,
}

/// The thinking time of one player for a game of so many moves.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Total {
    /// The number of moves that are reckoned with.
    pub moves: Moves,
    /// One line for each period that those moves reach.
    pub lines: Vec<TotalLine>,
    /// The sum.
    pub total: Millis,
}

/// What one period adds to the total.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TotalLine {
    /// Which period.
    pub period: PeriodNumber,
    /// The time allotted to it.
    pub base: Millis,
    /// How many of the moves belong to it.
    pub moves: Moves,
    /// The time that comes with each of them. Delay counts like increment.
    pub bonus: Millis,
}

impl TotalLine {
    /// Base plus moves times bonus.
    #[must_use]
    pub fn sum(&self) -> Millis {
        self.base + self.bonus.times(u64::from(self.moves.0))
    }
}

impl Classified {
    /// The class of the game, if it is one and the same for both players.
    #[must_use]
    pub fn class(&self) -> Option<Class> {
        match (self.answers.white, self.answers.black) {
            (Answer::Is(white), Answer::Is(black)) if white == black => Some(white),
            _ => None,
        }
    }
}

/// Is this standard, rapid or blitz?
#[must_use]
pub fn classify(control: &TimeControl, bounds: &Bounds) -> Classified {
    let sums = ByColor::from_fn(|side: Color| total(control.of(side), Moves(bounds.moves)));
    let answers = ByColor::from_fn(|side: Color| match control.of(side).periods()[0].mode {
        Mode::Hourglass => Answer::NoTotal,
        _ => answer(sums[side].total, bounds),
    });
    Classified { sums, answers }
}

/// The time that a player has for so many moves: every period that they reach, and what comes with each of
/// them.
#[must_use]
pub fn total(schedule: &Schedule, moves: Moves) -> Total {
    let mut lines = Vec::new();
    let (mut number, mut done) = (PeriodNumber::FIRST, 0_u32);
    while let Some(period) = schedule.period(number) {
        let end = schedule.moves_by_end_of(number).map_or(moves.0, |it| it.0.min(moves.0));
        lines.push(TotalLine {
            period: number,
            base: period.time,
            moves: Moves(end - done),
            bonus: period.mode.bonus(),
        });
        done = end;
        number = number.next();
        if done >= moves.0 {
            break;
        }
    }
    let total = lines.iter().map(TotalLine::sum).sum();
    Total { moves, lines, total }
}

fn answer(total: Millis, bounds: &Bounds) -> Answer {
    let is_blitz = bounds.blitz_max.admits_from_below(total);
    let below_standard = bounds.rapid_max.admits_from_below(total);
    let is_rapid = bounds.rapid_min.admits_from_above(total) && below_standard;
    match (is_blitz, is_rapid) {
        (true, true) => Answer::Both,
        (true, false) => Answer::Is(Class::Blitz),
        (false, true) => Answer::Is(Class::Rapid),
        (false, false) if below_standard => Answer::Neither,
        (false, false) => Answer::Is(Class::Standard),
    }
}
