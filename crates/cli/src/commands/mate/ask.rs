//! One question to the solver, with everything that was asked for beside it: the counter, the check of the
//! certificate.

use board::{Color, Position};
use laws::Edition;
use tell::winnability::MateVerdict;
use winnability::{Budget, CheckError, Helpmate, Solver, Winnability, verify, verify_within};

/// How questions are asked.
#[derive(Clone)]
pub(crate) struct Asker {
    pub(crate) budget: Budget,
    pub(crate) counter: Option<Counter>,
    /// Does a line count only if the counter does not cut it short?
    pub(crate) heeds_counter: bool,
    pub(crate) verifies: bool,
}

/// The moves without progress that end a game by themselves.
#[derive(Clone)]
pub(crate) struct Counter {
    /// By each player.
    pub(crate) moves: u32,
    pub(crate) article: String,
    pub(crate) edition: Edition,
}

impl Counter {
    /// None if the edition has no such rule.
    pub(crate) fn of(edition: Edition) -> Option<Counter> {
        let draws = &edition.rulebook().draws;
        let moves = draws.plies_to_end()? / 2;
        Some(Counter { moves, article: draws.automatic_moves.article.to_string(), edition })
    }

    pub(crate) fn plies(&self) -> u32 {
        2 * self.moves
    }
}

/// What came out for one player.
pub(crate) struct Answer {
    pub(crate) side: Color,
    /// With the counter if it was to be heeded and made a difference.
    pub(crate) found: Winnability,
    /// The line that is there without the counter, if only the counter forbids it or leaves it open.
    pub(crate) too_long: Option<Helpmate>,
    /// The rule that would cut the line of the answer short.
    pub(crate) cut_short: Option<Counter>,
    /// The rule that was heeded.
    pub(crate) heeded: Option<Counter>,
    pub(crate) checked: Option<Result<(), CheckError>>,
}

impl Asker {
    pub(crate) fn ask(&self, solver: &mut Solver, position: &Position, side: Color) -> Answer {
        let plies_max = self.counter.as_ref().map(Counter::plies);
        let found = solver.can_mate(position, side, self.budget).shortened(position, plies_max);
        let mut answer = Answer::new(side, found);
        let cut = answer.cut_by(position, self.counter.as_ref());
        match cut {
            Some(counter) if self.heeds_counter => {
                let plies = counter.plies();
                let found = solver.can_mate_within(position, side, plies, self.budget);
                let before = std::mem::replace(&mut answer.found, found);
                answer.too_long = match (before, &answer.found) {
                    (_, Winnability::CanMate(_)) => None,
                    (Winnability::CanMate(helpmate), _) => Some(helpmate),
                    _ => None,
                };
            }
            cut => answer.cut_short = cut,
        }
        answer.heeded = self.counter.clone().filter(|_| self.heeds_counter);
        if self.verifies && answer.verdict() != MateVerdict::Undetermined {
            answer.checked = Some(match &answer.heeded {
                Some(counter) => verify_within(position, side, counter.plies(), &answer.found),
                None => verify(position, side, &answer.found),
            });
        }
        answer
    }
}

impl Answer {
    /// An answer with nothing beside it.
    pub(crate) fn new(side: Color, found: Winnability) -> Answer {
        Answer { side, found, too_long: None, cut_short: None, heeded: None, checked: None }
    }

    pub(crate) fn verdict(&self) -> MateVerdict {
        MateVerdict::from(&self.found)
    }

    /// Was the certificate checked in vain?
    pub(crate) fn is_refused(&self) -> bool {
        matches!(self.checked, Some(Err(_)))
    }

    /// The rule, if it ends the game before the line mates.
    pub(crate) fn cut_by(&self, start: &Position, counter: Option<&Counter>) -> Option<Counter> {
        let Winnability::CanMate(helpmate) = &self.found else { return None };
        counter.filter(|it| helpmate.is_cut_short(start, it.plies())).cloned()
    }
}
