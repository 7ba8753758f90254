//! Article 10: points. What the arbiter enters as a score must be one that a game can normally have.

use super::Bench;
use crate::discretion::PointsEntered;
use crate::event::{Points, Score, Who};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::regulations::Scoring;
use crate::ruling::{Cites, Matter};

/// A score as the arbiter entered it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Entered {
    /// Of both players.
    Both(Score),
    /// Of one player.
    One(Points),
    /// A number that no player of a game can score.
    Outside,
}

impl Bench<'_> {
    /// The score that was entered.
    pub(super) fn entered(&self, entered: PointsEntered) -> Entered {
        read(entered, &self.frame().regulations().scoring)
    }

    /// Can a game normally have this score? Its sum is never above that of a finished game.
    pub(super) fn is_normal(&self, score: Score) -> bool {
        if !self.book().points.capped.value.is_yes() {
            return true;
        }
        let scoring = self.frame().regulations().scoring;
        let worth = |points| u16::from(worth(points, &scoring));
        let decided = u16::from(scoring.win) + u16::from(scoring.loss);
        let maximum = decided.max(2 * u16::from(scoring.draw));
        worth(score.points.white) + worth(score.points.black) <= maximum
    }

    /// The score is not one that a game can have.
    pub(super) fn refuse_score(&mut self, who: &Who) {
        let rule = self.book().points.capped;
        let cites = Cites::of(Provision::PointsCap).and_value(&rule).read_as(Interpretation::Q42);
        self.refuse(who.clone(), Matter::ScoreOutsideNormal, cites);
    }
}

fn worth(points: Points, scoring: &Scoring) -> u8 {
    match points {
        Points::One => scoring.win,
        Points::Half => scoring.draw,
        Points::Zero => scoring.loss,
    }
}

/// A number is read by what a game is worth: `½`, and where that is more than usual `3` or `1-3`.
fn read(entered: PointsEntered, scoring: &Scoring) -> Entered {
    match entered {
        PointsEntered::Result(score) => Entered::Both(score),
        PointsEntered::One(points) => Entered::One(points),
        PointsEntered::Number(number) => {
            points(number, scoring).map_or(Entered::Outside, Entered::One)
        }
        PointsEntered::Numbers(white, black) => {
            match (points(white, scoring), points(black, scoring)) {
                (Some(white), Some(black)) => Entered::Both(Score::played(white, black)),
                _ => Entered::Outside,
            }
        }
    }
}

/// The three scores of a game, by what they are worth.
fn points(quarters: u16, scoring: &Scoring) -> Option<Points> {
    [Points::One, Points::Half, Points::Zero]
        .into_iter()
        .find(|&it| u16::from(worth(it, scoring)) * 2 == quarters)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_in_the_points_of_the_event() {
        let usual = Scoring::WHOLE_AND_HALF;
        let three = Scoring { win: 6, draw: 2, loss: 0, forfeit_win: 6, forfeit_loss: 0 };
        assert_eq!(read(PointsEntered::Number(2), &usual), Entered::One(Points::Half));
        assert_eq!(read(PointsEntered::Numbers(3, 1), &usual), Entered::Outside);
        assert_eq!(
            read(PointsEntered::Numbers(4, 12), &three),
            Entered::Both(Score::played(Points::Half, Points::One))
        );
    }
}
