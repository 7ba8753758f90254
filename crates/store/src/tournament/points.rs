//! Points in halves, and what a game is worth (Article 10).

use std::fmt;
use std::iter::Sum;
use std::ops::Add;
use std::str::FromStr;

use laws::event::{Points, Score};
use laws::regulations::Scoring;
use notation::pgn::{GameResult, Share};

use crate::wire::v1::tournament::{ByeWorth, ScoringRecord};

/// Points, counted in halves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct HalfPoints(pub u32);

/// A text is not a number of points.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a number of points")]
pub struct NotPoints(pub String);

impl Add for HalfPoints {
    type Output = HalfPoints;

    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }
}

impl Sum for HalfPoints {
    fn sum<I: Iterator<Item = HalfPoints>>(all: I) -> HalfPoints {
        all.fold(HalfPoints::default(), Add::add)
    }
}

/// `0`, `½`, `1`, `2½`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

/// Reads `1`, `½`, `0.5`, `2½`.
impl FromStr for HalfPoints {
    type Err = NotPoints;

    fn from_str(text: &str) -> Result<HalfPoints, NotPoints> {
        let not = || NotPoints(text.to_owned());
        let word = text.trim();
        let (whole, half) = match word.strip_suffix('½').or_else(|| word.strip_suffix(".5")) {
            Some("") => ("0", 1),
            Some(whole) => (whole, 1),
            None => (word.strip_suffix(".0").unwrap_or(word), 0),
        };
        if whole.is_empty() || !whole.bytes().all(|it| it.is_ascii_digit()) {
            return Err(not());
        }
        let whole: u32 = whole.parse().map_err(|_| not())?;
        whole.checked_mul(2).and_then(|it| it.checked_add(half)).map(HalfPoints).ok_or_else(not)
    }
}

/// What games and byes are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointsTable {
    /// What a game is worth.
    pub scoring: Scoring,
    /// A bye that the pairing gives.
    pub bye: HalfPoints,
}

impl PointsTable {
    /// What a score is worth to White and to Black.
    #[must_use]
    pub fn of(&self, score: Score) -> (HalfPoints, HalfPoints) {
        (self.worth(score, score.points.white), self.worth(score, score.points.black))
    }

    fn worth(&self, score: Score, points: Points) -> HalfPoints {
        let scoring = &self.scoring;
        HalfPoints(u32::from(match (points, score.forfeit) {
            (Points::One, false) => scoring.win,
            (Points::Half, _) => scoring.draw,
            (Points::Zero, false) => scoring.loss,
            (Points::One, true) => scoring.forfeit_win,
            (Points::Zero, true) => scoring.forfeit_loss,
        }))
    }

    /// What a bye is worth.
    #[must_use]
    pub fn of_bye(&self, worth: ByeWorth) -> HalfPoints {
        match worth {
            ByeWorth::Full => self.bye,
            ByeWorth::Half => HalfPoints(u32::from(self.scoring.draw)),
            ByeWorth::Zero => HalfPoints::default(),
            ByeWorth::Win => HalfPoints(u32::from(self.scoring.win)),
        }
    }

    /// The most that both players of a game can have together.
    #[must_use]
    pub fn cap(&self) -> HalfPoints {
        let scoring = &self.scoring;
        let decided = u32::from(scoring.win) + u32::from(scoring.loss);
        HalfPoints(decided.max(2 * u32::from(scoring.draw)))
    }
}

impl TryFrom<&ScoringRecord> for PointsTable {
    type Error = NotPoints;

    fn try_from(record: &ScoringRecord) -> Result<PointsTable, NotPoints> {
        let (win, draw, loss) = (one(&record.win)?, one(&record.draw)?, one(&record.loss)?);
        let or = |text: &Option<String>, usual: u8| text.as_deref().map_or(Ok(usual), one);
        let forfeit_win = or(&record.forfeit_win, win)?;
        let forfeit_loss = or(&record.forfeit_loss, 0)?;
        let bye = HalfPoints(or(&record.bye, win)?.into());
        Ok(PointsTable { scoring: Scoring { win, draw, loss, forfeit_win, forfeit_loss }, bye })
    }
}

/// The worth of one game.
fn one(text: &str) -> Result<u8, NotPoints> {
    let halves: HalfPoints = text.parse()?;
    u8::try_from(halves.0).map_err(|_| NotPoints(text.to_owned()))
}

/// The score that a text says: `1-0`, `½-½`, `+/-`, `1/2-0`.
#[must_use]
pub fn read_score(text: &str) -> Option<Score> {
    score_of(GameResult::read(text)?)
}

/// The score of a record; nothing while it is open. What was not played was played by neither.
pub(crate) fn score_of(result: GameResult) -> Option<Score> {
    let GameResult::Ended { white, black } = result else { return None };
    let points = |share| match share {
        Share::Win | Share::WinByForfeit => Points::One,
        Share::Half => Points::Half,
        Share::Loss | Share::LossByForfeit => Points::Zero,
    };
    let unplayed = |it| matches!(it, Share::WinByForfeit | Share::LossByForfeit);
    let forfeit = unplayed(white);
    let score = Score { forfeit, ..Score::played(points(white), points(black)) };
    (unplayed(black) == forfeit).then_some(score)
}
