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

/// What the Laws say about the result of a game.
pub(super) struct Verdict {
    /// What is found if the record says something else.
    check: Check,
    right: GameResult,
    /// The winner who could not have mated, and whether his win can be explained.
    winner: Option<(Color, Explained)>,
}

/// Can a win without any mate be explained?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Explained {
    ByResignation,
    ByNothing,
}

impl Examiner<'_> {
    /// What the Laws make of the game: a draw without a claim comes before whatever was played later, then the board
    /// decides, then whether anybody could still mate.
    pub(super) fn verdict(&mut self, course: &Course) -> Option<Verdict> {
        let last = course.last()?;
        let of = |check, right| Some(Verdict { check, right, winner: None });
        let automatic = [Over::Repetition, Over::Series];
        if automatic.into_iter().any(|over| self.over_at(course, over).is_some()) {
            return of(Check::ResultNotAutomatic, DRAW);
        }
        if let Some((check, right)) = decided(last) {
            return of(check, right);
        }
        if self.over_at(course, Over::Dead).is_some() {
            return of(Check::ResultNotDead, DRAW);
        }
        self.winner_without_mate(last, winner(self.told()?)?)
    }

    /// The winner could not have mated: after a fallen flag that is a draw. Otherwise a resignation explains the win, if the
    /// edition lets it count, or a decision that has nothing to do with the board.
    fn winner_without_mate(&mut self, last: &Position, winner: Color) -> Option<Verdict> {
        let ended = self.terminated();
        let check = match ended {
            Some(Termination::TimeForfeit) => Check::FlagNoMate,
            None | Some(Termination::Normal | Termination::Unterminated) => Check::WinNoMate,
            Some(
                Termination::Abandoned
                | Termination::Adjudication
                | Termination::Death
                | Termination::Emergency
                | Termination::RulesInfraction,
            ) => return None,
        };
        let on_time = check == Check::FlagNoMate;
        let is_asked = self.settings.checks.has(check) || on_time && self.wants_fixes();
        if !is_asked
            || !on_time && !self.asks_about(last, Some(winner))
            || !self.solver.can_mate(last, winner, Budget::DEFAULT).cannot_mate()
        {
            return None;
        }
        let resigned = self.edition.rulebook().ending.resign_draw_if_no_mate.value;
        let explained = match on_time || resigned == Answer::Yes {
            true => Explained::ByNothing,
            false => Explained::ByResignation,
        };
        Some(Verdict { check, right: DRAW, winner: Some((winner, explained)) })
    }

    /// The one result that every place of the record should state: what the Laws say, or what the record says itself, if it
    /// does not contradict itself. Results beyond the usual four are somebody's decision, and nobody touches them.
    pub(super) fn right_result(&self, verdict: Option<&Verdict>) -> Option<GameResult> {
        let places = self.result_places();
        let read = |place: &Span| self.result_at(*place).filter(|it| it.is_standard());
        let results: Vec<GameResult> = places.iter().filter_map(read).collect();
        if results.len() < places.len() {
            return None;
        }
        // How a player won who could not mate, the record may not say.
        if let Some(verdict) = verdict.filter(|it| it.check != Check::WinNoMate) {
            return Some(verdict.right);
        }
        let mut known = results.iter().copied().filter(|it| *it != GameResult::Open);
        match (known.next(), known.next()) {
            (Some(one), Some(other)) if one != other => None,
            (Some(one), _) => Some(one),
            (None, _) if self.record.tags.is_empty() && places.is_empty() => None,
            (None, _) => Some(GameResult::Open),
        }
    }

    pub(super) fn results(&mut self, course: &Course, verdict: Option<&Verdict>) {
        self.mismatch();
        let (Some(verdict), Some(told)) = (verdict, self.told()) else { return };
        let Some(last) = course.last().filter(|_| told != verdict.right) else { return };
        let at = self.word_at(course.plies());
        let places = self.places_to_correct();
        let right = self.right;
        if let Some(draft) = self.found(verdict.check, at) {
            draft.at_ply(course.plies(), &last.setup());
            draft.with("result", Fact::Result(told)).with("right", Fact::Result(verdict.right));
            if let Some((winner, explained)) = verdict.winner {
                let kind = match explained {
                    Explained::ByResignation => "doubtful",
                    Explained::ByNothing => "draw",
                };
                draft.with("side", Fact::Side(winner)).with("kind", Fact::Kind(kind));
            }
            if right == Some(verdict.right) {
                draft.state(&places, verdict.right);
            }
        }
    }

    /// Tag and end of the moves must say the same.
    fn mismatch(&mut self) {
        let (Some(stated), Some(marker)) = (self.stated(), self.marker()) else { return };
        let Some(place) = self.record.result.filter(|_| stated != marker) else { return };
        let (right, places) = (self.right, self.places_to_correct());
        if let Some(draft) = self.found(Check::ResultMismatch, place.at) {
            draft.with("tag", Fact::Result(stated)).with("result", Fact::Result(marker));
            if let Some(right) = right {
                draft.state(&places, right);
            }
        }
    }

    /// The result that the record tells: where one of its places says nothing, that of the other.
    pub(super) fn told(&self) -> Option<GameResult> {
        match (self.stated(), self.marker()) {
            (Some(known), Some(GameResult::Open)) => Some(known),
            (stated, marker) => marker.filter(|it| *it != GameResult::Open).or(stated).or(marker),
        }
    }

    /// The result that the tag states.
    fn stated(&self) -> Option<GameResult> {
        self.result_at(self.record.tag(self.text, "Result")?)
    }

    /// The result that stands after the moves.
    pub(super) fn marker(&self) -> Option<GameResult> {
        self.result_at(self.record.result?)
    }

    pub(super) fn result_at(&self, place: Span) -> Option<GameResult> {
        GameResult::read(&notation::pgn::decode(place.bytes(self.text)))
    }

    /// Where the result stands.
    pub(super) fn result_places(&self) -> Vec<Span> {
        self.record.tag(self.text, "Result").into_iter().chain(self.record.result).collect()
    }

    fn places_to_correct(&self) -> Vec<Span> {
        if self.wants_fixes() { self.result_places() } else { Vec::new() }
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
