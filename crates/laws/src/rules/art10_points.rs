//! Article 10: points. What the arbiter enters as a score must be one that a game can normally have.

use super::Bench;
use crate::event::{AnswerWord, Decision, Points, Score, Who};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::regulations::Scoring;
use crate::ruling::{Cites, Matter, Verdict};

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
    /// The score in an answer, if there is one.
    pub(super) fn entered(&self, decision: &Decision) -> Option<Entered> {
        let scoring = self.frame().regulations().scoring;
        decision.words.iter().find_map(|it| match it {
            AnswerWord::Score(score) => Some(Entered::Both(*score)),
            AnswerWord::Word(word) => entered(word, &scoring),
            AnswerWord::Span(_) | AnswerWord::Article(_) => None,
        })
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
        let what = Matter::ScoreOutsideNormal;
        self.emit(Verdict::Refused { who: who.clone(), what }, cites);
    }
}

fn worth(points: Points, scoring: &Scoring) -> u8 {
    match points {
        Points::One => scoring.win,
        Points::Half => scoring.draw,
        Points::Zero => scoring.loss,
    }
}

/// Reads `½`, `win`, and where a game is worth something else than usual `3` or `1-3`.
fn entered(word: &str, scoring: &Scoring) -> Option<Entered> {
    match word {
        "win" => return Some(Entered::One(Points::One)),
        "draw" => return Some(Entered::One(Points::Half)),
        "loss" => return Some(Entered::One(Points::Zero)),
        _ => {}
    }
    if let Some((white, black)) = word.split_once('-') {
        let (white, black) = (number(white)?, number(black)?);
        let both = points(white, scoring).zip(points(black, scoring));
        return Some(match both {
            Some((white, black)) => Entered::Both(Score::played(white, black)),
            None => Entered::Outside,
        });
    }
    Some(match points(number(word)?, scoring) {
        Some(points) => Entered::One(points),
        None => Entered::Outside,
    })
}

/// The three scores of a game, by what they are worth.
fn points(quarters: u16, scoring: &Scoring) -> Option<Points> {
    [Points::One, Points::Half, Points::Zero]
        .into_iter()
        .find(|&it| u16::from(worth(it, scoring)) * 2 == quarters)
}

/// A number of points, in quarters: `1`, `½`, `1½`, `¾`.
fn number(text: &str) -> Option<u16> {
    let (whole, rest) = match text.find(['½', '¼', '¾']) {
        Some(at) => text.split_at(at),
        None => (text, ""),
    };
    let part = match rest {
        "" => 0,
        "¼" => 1,
        "½" => 2,
        "¾" => 3,
        _ => return None,
    };
    match whole {
        "" if !rest.is_empty() => Some(part),
        whole => whole.parse::<u16>().ok()?.checked_mul(4)?.checked_add(part),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_in_the_points_of_the_event() {
        let usual = Scoring::WHOLE_AND_HALF;
        let three = Scoring { win: 6, draw: 2, loss: 0, forfeit_win: 6, forfeit_loss: 0 };
        assert_eq!(entered("½", &usual), Some(Entered::One(Points::Half)));
        assert_eq!(entered("¾-¼", &usual), Some(Entered::Outside));
        assert_eq!(
            entered("1-3", &three),
            Some(Entered::Both(Score::played(Points::Half, Points::One)))
        );
        assert_eq!(entered("warning", &usual), None);
    }
}
