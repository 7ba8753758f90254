//! The result against the last position, against itself, and against what the Laws allow after a fallen flag.

use board::{Color, Position};
use laws::rulebook::Answer;
use notation::pgn::{GameResult, Share, Termination};
use winnability::Budget;

use super::course::Course;
use super::endings::Over;
use super::{Examiner, Span};
use crate::{Check, Fact};

const DRAW: GameResult = GameResult::Ended { white: Share::Half, black: Share::Half };

impl Examiner<'_> {
    pub(super) fn results(&mut self, course: &Course) {
        self.mismatch(course);
        let Some(result) = self.marker().or_else(|| self.stated()) else { return };
        let Some(last) = course.last() else { return };
        let at = self.word_at(course.plies());
        match decided(last) {
            Some((check, right)) => {
                if result != right {
                    self.wrong_result(check, course, right, result, at);
                }
            }
            None => self.undecided(course, last, result, at),
        }
    }

    /// The game is not over by mate or stalemate.
    fn undecided(&mut self, course: &Course, last: &Position, result: GameResult, at: usize) {
        if result == DRAW {
            return;
        }
        if self.over_at(course, Over::Dead).is_some() {
            self.wrong_result(Check::ResultNotDead, course, DRAW, result, at);
            return;
        }
        let automatic = [Over::Repetition, Over::Series];
        if automatic.into_iter().any(|over| self.over_at(course, over).is_some()) {
            self.wrong_result(Check::ResultNotAutomatic, course, DRAW, result, at);
            return;
        }
        if let Some(winner) = winner(result) {
            self.winner_without_mate(course, last, winner, result, at);
        }
    }

    fn wrong_result(
        &mut self,
        check: Check,
        course: &Course,
        right: GameResult,
        result: GameResult,
        at: usize,
    ) {
        let Some(last) = course.last() else { return };
        let (fixes, places) = (self.wants_fixes(), self.result_places());
        if let Some(draft) = self.found(check, at) {
            draft.at_ply(course.plies(), &last.setup());
            draft.with("result", Fact::Result(result)).with("right", Fact::Result(right));
            if fixes {
                for place in places {
                    draft.fixed_by(place, right.token());
                }
            }
        }
    }

    /// The winner could not have mated: after a fallen flag that is a draw. Otherwise only a resignation explains the
    /// win, and the edition says whether it counts.
    fn winner_without_mate(
        &mut self,
        course: &Course,
        last: &Position,
        winner: Color,
        result: GameResult,
        at: usize,
    ) {
        let on_time = self.terminated() == Some(Termination::TimeForfeit);
        let check = if on_time { Check::FlagNoMate } else { Check::WinNoMate };
        if !self.settings.checks.has(check)
            || !on_time && !self.asks_about(last, Some(winner))
            || !self.solver.can_mate(last, winner, Budget::DEFAULT).cannot_mate()
        {
            return;
        }
        let resigned = self.edition.rulebook().ending.resign_draw_if_no_mate.value;
        let is_draw = on_time || resigned == Answer::Yes;
        self.wrong_result(check, course, DRAW, result, at);
        if let Some(draft) = self.drafts.last_mut() {
            draft.with("side", Fact::Side(winner));
            draft.with("kind", Fact::Kind(if is_draw { "draw" } else { "doubtful" }));
            if !is_draw {
                draft.edits.clear();
            }
        }
    }

    /// Tag and end of the moves must say the same.
    fn mismatch(&mut self, course: &Course) {
        let (stated, marker) = (self.stated(), self.marker());
        let (Some(stated), Some(marker)) = (stated, marker) else { return };
        let Some(place) = self.record.result.filter(|_| stated != marker) else { return };
        // Where the position decides, or one of the two says nothing, the other is right.
        let decided = course.last().and_then(decided).map(|(_, right)| right);
        let better = match (decided, stated, marker) {
            (Some(right), ..) => Some(right),
            (None, GameResult::Open, known) | (None, known, GameResult::Open) => Some(known),
            _ => None,
        };
        let (fixes, places) = (self.wants_fixes(), self.result_places());
        if let Some(draft) = self.found(Check::ResultMismatch, place.at) {
            draft.with("tag", Fact::Result(stated)).with("result", Fact::Result(marker));
            if let Some(better) = better.filter(|_| fixes) {
                for place in places {
                    draft.fixed_by(place, better.token());
                }
            }
        }
    }

    /// Where the result stands.
    fn result_places(&self) -> Vec<Span> {
        self.record.tag(self.text, "Result").into_iter().chain(self.record.result).collect()
    }
}

/// What the board itself says about the result.
fn decided(last: &Position) -> Option<(Check, GameResult)> {
    if last.has_legal_move() {
        return None;
    }
    Some(match (last.is_check(), last.turn()) {
        (true, Color::Black) => {
            (Check::ResultNotMate, GameResult::Ended { white: Share::Win, black: Share::Loss })
        }
        (true, Color::White) => {
            (Check::ResultNotMate, GameResult::Ended { white: Share::Loss, black: Share::Win })
        }
        (false, _) => (Check::ResultNotStalemate, DRAW),
    })
}

/// Who won, if the game was played.
fn winner(result: GameResult) -> Option<Color> {
    match result {
        GameResult::Ended { white: Share::Win, black: Share::Loss } => Some(Color::White),
        GameResult::Ended { white: Share::Loss, black: Share::Win } => Some(Color::Black),
        _ => None,
    }
}
