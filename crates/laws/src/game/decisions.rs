//! What is left to the arbiter as the game stands: results in place of the one that it has, and penalties of the list.

use super::Game;
use crate::discretion::{Discretion, ListedPenalty};
use crate::event::{Points, Score};
use crate::rulebook::Penalty;
use crate::ruling::ResultOf;

/// The scores of a game that was played, in the order in which they are offered. Both together are never more than a game is worth (10.2).
const PLAYED: [Score; 6] = [
    Score::WHITE_WINS,
    Score::BLACK_WINS,
    Score::DRAW,
    Score::BOTH_LOSE,
    Score::played(Points::Half, Points::Zero),
    Score::played(Points::Zero, Points::Half),
];

impl Game {
    /// The results that can be put in place of what was ruled: those that a game can have, but not the one that it has.
    ///
    /// ```
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::game::{Configuration, Game};
    ///
    /// let game = Game::new(&Configuration::new(Edition::Fide2023))?;
    /// assert_eq!(game.other_results().count(), 6);
    /// // Nobody is fined without a tariff.
    /// let penalties = game.possible_penalties();
    /// let items: Vec<String> = penalties.iter().map(|it| it.article.to_string()).collect();
    /// assert_eq!(items.len(), 8);
    /// assert!(items.contains(&"12.9.2".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn other_results(&self) -> impl Iterator<Item = Score> {
        let present = self.outcome().map(|it| it.result);
        PLAYED.into_iter().filter(move |it| present != Some(ResultOf::Score(*it)))
    }

    /// The penalties of the edition's list that can be imposed now: after the game nobody is given time or loses any, and a fine
    /// needs a tariff.
    #[must_use]
    pub fn possible_penalties(&self) -> Vec<ListedPenalty> {
        let mut list = Discretion::PenaltyWhich.penalties(self.frame().edition());
        let tariff = !self.frame().regulations().fines.is_empty();
        list.retain(|it| match it.kind {
            Penalty::Fine => tariff,
            kind => !(kind.is_of_time() && self.is_over()),
        });
        list
    }

    /// What an offender can be left with, at most, by a penalty in points: less than a whole one.
    #[must_use]
    pub const fn points_left() -> [Points; 2] {
        [Points::Half, Points::Zero]
    }
}
