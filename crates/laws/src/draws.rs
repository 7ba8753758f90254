//! Draws that come with the position: by repetition, by moves without progress, by a dead position. The numbers are those of
//! an edition's [`Draws`]; what stands on the board and how often it stood, the caller has counted. Rules, the check of
//! claims, the audit and the queries all ask here.

use ::board::Position;
use winnability::{Budget, Deadness, Solver};

use crate::article::Article;
use crate::game::Ply;
use crate::rulebook::{Draws, MoveStage, RepetitionScope};

/// What ends a game without a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WithoutClaim {
    /// The position for the fifth time.
    Repetition,
    /// Seventy-five moves by each player.
    Moves,
}

impl WithoutClaim {
    /// Its name for programs and in message ids.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            WithoutClaim::Repetition => "repetition",
            WithoutClaim::Moves => "moves",
        }
    }
}

/// Repetition and moves without progress.
///
/// ```
/// use jadoube_laws::Edition;
///
/// let draws = &Edition::Fide2018.rulebook().draws;
/// assert!(draws.repetition_claimable(3) && !draws.series_claimable(99));
/// assert!(draws.series_ends(150) && draws.repetition_ends(|| 5, |_| false));
/// // Before 2017 the five times had to follow one another: the position stood 4, 8, 12 and 16 plies ago.
/// let draws = &Edition::Fide2014.rulebook().draws;
/// assert!(!draws.repetition_ends(|| 5, |_| false) && draws.repetition_ends(|| 5, |_| true));
/// ```
impl Draws {
    /// How often a position must have stood for a claim.
    #[must_use]
    pub fn times_to_claim(&self) -> u32 {
        self.repetition_claim.value.0.into()
    }

    /// How many half-moves without progress make a claim right.
    #[must_use]
    pub fn plies_to_claim(&self) -> u32 {
        2 * u32::from(self.fifty_claim.value.0)
    }

    /// How often a position must have stood to end the game, if the edition has such a rule.
    #[must_use]
    pub fn times_to_end(&self) -> Option<u32> {
        Some(self.repetition_automatic.value?.occurrences.0.into())
    }

    /// How many half-moves without progress end the game, if the edition has such a rule.
    #[must_use]
    pub fn plies_to_end(&self) -> Option<u32> {
        Some(2 * u32::from(self.automatic_moves.value?.moves.0))
    }

    /// Could a draw be claimed for a position that has stood so often, this time included?
    #[must_use]
    pub fn repetition_claimable(&self, times: u32) -> bool {
        times >= self.times_to_claim()
    }

    /// Could a draw be claimed after so many half-moves without progress?
    #[must_use]
    pub fn series_claimable(&self, idle: u32) -> bool {
        idle >= self.plies_to_claim()
    }

    /// Has a repetition ended the game? `times` counts how often the position has stood by now; `stood_before` says whether
    /// it stood so many half-moves ago. Only what the edition needs is asked.
    #[must_use]
    pub fn repetition_ends(
        &self,
        times: impl FnOnce() -> u32,
        stood_before: impl Fn(usize) -> bool,
    ) -> bool {
        self.repetition_automatic.value.is_some_and(|rule| match rule.scope {
            RepetitionScope::Anywhere => times() >= rule.occurrences.0.into(),
            // The position recurs at every second move of each player (Q-71).
            RepetitionScope::ConsecutiveAlternate => {
                (1..usize::from(rule.occurrences.0)).all(|back| stood_before(4 * back))
            }
        })
    }

    /// Have so many half-moves without progress ended the game?
    #[must_use]
    pub fn series_ends(&self, idle: u32) -> bool {
        self.plies_to_end().is_some_and(|it| idle >= it)
    }

    /// The same at the moment when the last of them is made, or completed.
    #[must_use]
    pub fn series_ends_when(&self, basis: MoveStage, idle: u32) -> bool {
        self.automatic_moves.value.is_some_and(|it| it.basis == basis) && self.series_ends(idle)
    }

    /// What has ended the game without a claim; the repetition comes first.
    #[must_use]
    pub fn without_claim(
        &self,
        idle: u32,
        times: impl FnOnce() -> u32,
        stood_before: impl Fn(usize) -> bool,
    ) -> Option<WithoutClaim> {
        if self.repetition_ends(times, stood_before) {
            return Some(WithoutClaim::Repetition);
        }
        self.series_ends(idle).then_some(WithoutClaim::Moves)
    }

    /// The article by which it ends the game.
    #[must_use]
    pub fn article_of(&self, which: WithoutClaim) -> Article {
        match which {
            WithoutClaim::Repetition => self.repetition_automatic.article,
            WithoutClaim::Moves => self.automatic_moves.article,
        }
    }
}

/// Can a position have stood so often when the last capture or move of a pawn is so few half-moves ago?
pub(crate) fn can_recur(times: u32, idle: u32) -> bool {
    idle + 1 >= times
}

/// Is the position dead? Looked at with little effort, then with the usual one.
pub fn deadness(position: &Position) -> Deadness {
    match deadness_at_a_glance(position) {
        Deadness::Undetermined(_) => winnability::is_dead(position, Budget::DEFAULT),
        known => known,
    }
}

/// The same by a solver that remembers what it has found, for many positions one after another.
pub fn deadness_by(solver: &mut Solver, position: &Position) -> Deadness {
    solver.is_dead(position, Budget::DEFAULT)
}

/// Positions of a record that were taken to be alive; whether they were is found out together, at the end. One line to
/// mate answers for all positions from which its beginning was reached by legal moves.
///
/// ```
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::draws::PutOff;
/// use jadoube_laws::event::{Event, Hand, Happening, Played};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let (mut game, mut put_off) = (Game::new(&Configuration::new(Edition::Fide2023))?, PutOff::default());
/// for text in ["e2e4", "e7e5", "g1f3"] {
///     let (side, attempt) = (game.to_move(), text.parse()?);
///     let played = Played { side, attempt, hand: Hand::Unknown, press: None };
///     let event = Event::new(Instant::START, Happening::MovePlayed(played));
///     game.record_put_off(&event, &mut put_off)?;
/// }
/// // Three positions, and one question.
/// assert!(put_off.were_alive());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct PutOff {
    /// Where each line of legal moves ends.
    ends: Vec<Position>,
}

impl PutOff {
    /// A position, and the last move of the record.
    pub(crate) fn note(&mut self, position: &Position, last: Option<&Ply>) {
        let came = |end: &Position| {
            let from_it = last.filter(|it| it.before == end.setup()).and_then(|it| it.legal);
            from_it.is_some_and(|it| end.play_unchecked(it).setup() == position.setup())
        };
        match self.ends.last_mut().filter(|it| came(it)) {
            Some(end) => *end = *position,
            None => self.ends.push(*position),
        }
    }

    /// Was every position alive? If not, or if nobody knows, what was recorded meanwhile does not hold: it has to be
    /// recorded again, each position looked at in its turn.
    #[must_use]
    pub fn were_alive(&self) -> bool {
        self.ends.iter().all(|it| matches!(deadness(it), Deadness::Alive { .. }))
    }
}

/// The same with little effort only.
pub(crate) fn deadness_at_a_glance(position: &Position) -> Deadness {
    winnability::is_dead(position, Budget::QUICK)
}

/// Is it seen at a glance that the position is dead?
pub(crate) fn is_plainly_dead(position: &Position) -> bool {
    matches!(deadness_at_a_glance(position), Deadness::Dead { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::edition::Edition;

    #[test]
    fn each_edition_ends_games_by_its_own_numbers() {
        for edition in Edition::ALL {
            let draws = &edition.rulebook().draws;
            assert!(draws.repetition_claimable(3) && !draws.repetition_claimable(2), "{edition}");
            assert!(draws.series_claimable(100) && !draws.series_claimable(99), "{edition}");
            let is_old = draws.times_to_end().is_none();
            assert_eq!(draws.series_ends(150), !is_old, "{edition}");
            assert!(!draws.series_ends(149), "{edition}");
            assert_eq!(draws.repetition_ends(|| 5, |_| true), !is_old, "{edition}");
            assert!(!draws.repetition_ends(|| 4, |back| back < 16), "{edition}");
        }
        assert_eq!(Edition::Fide2009.rulebook().draws.without_claim(400, || 9, |_| true), None);
    }

    #[test]
    fn consecutive_repetitions_are_four_half_moves_apart() {
        let draws = &Edition::Fide2014.rulebook().draws;
        let asked = std::cell::RefCell::new(Vec::new());
        let all = |back| {
            asked.borrow_mut().push(back);
            true
        };
        assert!(draws.repetition_ends(|| unreachable!("nobody counts"), all));
        assert_eq!(*asked.borrow(), [4, 8, 12, 16]);
    }

    #[test]
    fn repetition_comes_before_the_series() {
        let draws = &Edition::Fide2023.rulebook().draws;
        let found = |idle, times| draws.without_claim(idle, || times, |_| false);
        assert_eq!(found(150, 5), Some(WithoutClaim::Repetition));
        assert_eq!(found(150, 4), Some(WithoutClaim::Moves));
        assert_eq!(found(149, 4), None);
        assert_eq!(draws.article_of(WithoutClaim::Moves).to_string(), "9.6.2");
    }
}
