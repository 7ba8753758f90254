//! Games that went on although they were over: by a dead position, by a repetition or a series of moves that ends the
//! game without a claim. Mate and stalemate leave no legal move and are met when the moves are followed.

use board::Position;
use laws::draws::deadness_by;
use winnability::Deadness;

use super::Examiner;
use super::course::Course;
use crate::{Check, Fact};

/// How a game was over before its last move was played, or with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    Dead,
    Repetition,
    Series,
}

impl Examiner<'_> {
    pub(super) fn endings(&mut self, course: &Course) {
        for over in [Over::Dead, Over::Repetition, Over::Series] {
            let Some(ply) = self.over_at(course, over) else { continue };
            if ply >= course.plies() {
                continue;
            }
            let check = match over {
                Over::Dead => Check::MovesAfterDead,
                Over::Repetition => Check::MovesAfterRepetition,
                Over::Series => Check::MovesAfterSeries,
            };
            let at = self.word_at(ply);
            let count = (course.plies() - ply) as u64;
            let Some(position) = course.positions[ply].as_ref() else { continue };
            let number = self.number_of(over);
            if let Some(draft) = self.found(check, at) {
                draft.at_ply(ply, &position.setup()).with("count", Fact::Count(count));
                draft.with("number", Fact::Count(number));
            }
        }
    }

    /// Where the word of the next move stands, or the end of the moves.
    pub(super) fn word_at(&self, ply: usize) -> usize {
        let after = self.record.result.map_or(self.record.end, |it| it.at);
        self.record.words.get(ply).map_or(after, |it| it.at)
    }

    fn number_of(&self, over: Over) -> u64 {
        let draws = &self.edition.rulebook().draws;
        match over {
            Over::Dead => 0,
            Over::Repetition => draws.times_to_end().map_or(0, u64::from),
            Over::Series => draws.plies_to_end().map_or(0, |it| u64::from(it) / 2),
        }
    }

    /// After which ply the game was over in this way.
    pub(super) fn over_at(&mut self, course: &Course, over: Over) -> Option<usize> {
        let draws = &self.edition.rulebook().draws;
        match over {
            Over::Dead => self.dead_at(course),
            Over::Repetition => {
                draws.times_to_end()?;
                (0..course.positions.len()).find(|&ply| {
                    let stood_before = |back| is_same(course, ply, ply.checked_sub(back));
                    draws.repetition_ends(|| course.occurrences[ply], stood_before)
                })
            }
            Over::Series => {
                let over = |it: &Position| {
                    draws.series_ends(it.plies_without_progress()) && !it.is_checkmate()
                };
                course.positions.iter().position(|it| it.as_ref().is_some_and(over))
            }
        }
    }

    fn dead_at(&mut self, course: &Course) -> Option<usize> {
        if let Some(known) = self.dead {
            return known;
        }
        let found = self.look_for_death(course);
        self.dead = Some(found);
        found
    }

    fn look_for_death(&mut self, course: &Course) -> Option<usize> {
        // What a position is called does not depend on what is asked for.
        let asked =
            [Check::MovesAfterDead, Check::ResultNotDead, Check::WinNoMate, Check::FlagNoMate];
        let is_asked = asked.into_iter().any(|it| self.settings.checks.has(it));
        if !is_asked && !self.wants_fixes() {
            return None;
        }
        let last = course.last()?;
        let is_over = !last.has_legal_move();
        // After a mate nothing was dead. Before a stalemate something may have been, and the stalemate itself has findings
        // of its own.
        let is_mate = is_over && last.is_check();
        if is_mate || !self.asks_about(last, None) || !is_over && !self.is_dead(last) {
            return None;
        }
        let ply = self.first_dead(course);
        (!is_over || ply < course.plies()).then_some(ply)
    }

    /// Since when the position was dead, the last one being so. What follows a dead position is dead, and it is mostly
    /// the last capture that killed it: back in growing steps, then the gap is halved.
    fn first_dead(&mut self, course: &Course) -> usize {
        let mut dead = course.plies();
        let mut step = 1;
        let mut alive = loop {
            if dead == course.legal_since {
                return dead;
            }
            let earlier = dead.saturating_sub(step).max(course.legal_since);
            if !self.was_dead(course, earlier) {
                break earlier;
            }
            dead = earlier;
            step *= 2;
        };
        while alive + 1 < dead {
            let middle = alive.midpoint(dead);
            match self.was_dead(course, middle) {
                true => dead = middle,
                false => alive = middle,
            }
        }
        dead
    }

    fn was_dead(&mut self, course: &Course, ply: usize) -> bool {
        let position = course.positions[ply];
        position.is_some_and(|it| self.asks_about(&it, None) && self.is_dead(&it))
    }

    pub(super) fn is_dead(&mut self, position: &Position) -> bool {
        matches!(deadness_by(self.solver, position), Deadness::Dead { .. })
    }
}

/// Is the position after one ply the same as after another, earlier one?
fn is_same(course: &Course, ply: usize, earlier: Option<usize>) -> bool {
    let at = |ply: usize| course.positions.get(ply)?.as_ref().map(Position::identity);
    earlier.is_some_and(|earlier| at(earlier).is_some() && at(earlier) == at(ply))
}
