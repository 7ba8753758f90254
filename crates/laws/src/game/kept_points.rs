//! Penalties in points that were chosen while the game was still played: they wait for its result. It decides nothing.

use ::board::{ByColor, Color};

use crate::event::{Points, Score};
use crate::provision::Provision;
use crate::ruling::{PenaltyAmount, Ruling, Verdict};

/// What penalties in points leave or give each player, whatever the result of the game will be.
///
/// ```
/// use jadoube_laws::event::Score;
/// use jadoube_laws::game::KeptPoints;
///
/// // Without such a penalty a result is what it is.
/// assert_eq!(KeptPoints::default().applied_to(Score::DRAW), Score::DRAW);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptPoints {
    at_most: ByColor<Option<Points>>,
    at_least: ByColor<Option<Points>>,
}

impl KeptPoints {
    pub(super) fn fold_ruling(&mut self, ruling: &Ruling) {
        let Verdict::Penalty { who, item, amount } = ruling.verdict() else { return };
        let is = |provision: Provision| provision.article(ruling.edition()) == Some(*item);
        for side in who.players() {
            match amount {
                PenaltyAmount::Points(points) if is(Provision::ArbPenaltiesOwnPoints) => {
                    let kept = &mut self.at_most[side];
                    *kept = Some(kept.map_or(*points, |it| it.min(*points)));
                }
                PenaltyAmount::Points(points) if is(Provision::ArbPenaltiesOppPoints) => {
                    let kept = &mut self.at_least[!side];
                    *kept = (*kept).max(Some(*points));
                }
                // Without an amount it is all that the game can give.
                PenaltyAmount::None if is(Provision::ArbPenaltiesOppPoints) => {
                    self.at_least[!side] = Some(Points::One);
                }
                _ => {}
            }
        }
    }

    /// The score that becomes of this one.
    #[must_use]
    pub fn applied_to(&self, score: Score) -> Score {
        let points = |side: Color| {
            let raised =
                self.at_least[side].map_or(score.points[side], |it| it.max(score.points[side]));
            self.at_most[side].map_or(raised, |it| it.min(raised))
        };
        Score { points: ByColor::from_fn(points), ..score }
    }

    /// The player who is given points.
    #[must_use]
    pub fn gains(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&side| self.at_least[side].is_some())
    }
}
