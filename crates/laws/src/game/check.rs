//! Can an event have happened at all? Asked before anything is changed.

use clock::Instant;

use super::{Game, Impossible, Phase};
use crate::discretion::Decided;
use crate::event::{BoardId, Decision, Event, Happening, Played};

impl Game {
    /// Can this have happened?
    pub(crate) fn check(&self, event: &Event) -> Result<(), Impossible> {
        self.check_time(event.at)?;
        match &event.what {
            Happening::PieceTouched(it) if it.board == BoardId::Main => {
                let missing = |square: &&::board::Square| {
                    self.piece_on(it.side, **square).is_none()
                        && !self.acts[it.side].stood_on(**square)
                };
                match it.squares.iter().find(missing) {
                    Some(&square) => Err(Impossible::NoPiece(square)),
                    None => Ok(()),
                }
            }
            Happening::PieceTakenOff(it) if it.board == BoardId::Main => {
                match self.board.placement().piece_at(it.square) {
                    Some(_) => Ok(()),
                    None if self.acts[it.side].stood_on(it.square) => Ok(()),
                    None => Err(Impossible::NoPiece(it.square)),
                }
            }
            Happening::PieceReleased(it) if it.board == BoardId::Main => {
                let held = self.acts[it.side].displaced.iter().any(|man| man.at == it.square);
                let act = &self.acts[it.side];
                let refused = act.refused == Some(it.square) || act.stood_on(it.square);
                match held || refused || self.board.placement().piece_at(it.square).is_some() {
                    true => Ok(()),
                    false => Err(Impossible::NotInHand(it.square)),
                }
            }
            Happening::ClockPressed(it) if !self.is_over() => self.check_press(event.at, it.side),
            Happening::ClockStopped(_) if self.phase == Phase::Running => match &self.clock {
                Some(_) => Ok(()),
                None => Err(Impossible::NoClock),
            },
            Happening::ClockStarted { .. } if self.clock.is_none() => Err(Impossible::NoClock),
            Happening::PlayerAbsent(side) if self.has_moved_in_session(*side) => {
                Err(Impossible::HasMoved(*side))
            }
            Happening::ArbiterDecided(it) if it.is_bare() => self.check_default(it),
            _ => Ok(()),
        }
    }

    /// Has this player made a move since play began, or was resumed? The sealed move was made before.
    #[must_use]
    pub fn has_moved_in_session(&self, side: ::board::Color) -> bool {
        let resumed = self.adjournment.resumed().is_some();
        let sealed = usize::from(resumed && !self.adjournment.is_lost());
        let since = self.adjournment.plies_at_resumption() + sealed;
        let begun = !matches!(self.phase, Phase::NotStarted | Phase::Adjourned);
        begun && self.history.plies().iter().skip(since).any(|it| it.side == side)
    }

    /// The answer that counts if the question is closed without one.
    pub(crate) fn default_answer(&self, decision: &Decision) -> Option<Decided> {
        let edition = self.frame.edition();
        match self.answered_by(decision).and_then(|it| self.questions.get(it)) {
            Some(asked) => asked.default_answer(edition),
            None => decision.question().default_answer(edition),
        }
    }

    /// Is the question open that is decided?
    pub(crate) fn is_open(&self, decision: &Decision) -> bool {
        self.answered_by(decision).is_some()
    }

    /// A question without a default must be answered, if it is open.
    fn check_default(&self, decision: &Decision) -> Result<(), Impossible> {
        let (question, edition) = (decision.question(), self.frame.edition());
        match self.default_answer(decision) {
            _ if !self.is_open(decision) => Ok(()),
            Some(_) => Ok(()),
            None => {
                let answers = question.answers_in(edition).collect();
                Err(Impossible::NoAnswer { question, answers })
            }
        }
    }

    /// Can this move have been played, with its press?
    pub(crate) fn check_composite(&self, at: Instant, played: Played) -> Result<(), Impossible> {
        self.check_time(at)?;
        let from = played.attempt.from;
        if self.standing.piece_at(from).is_none() && self.moved_on(played).is_none() {
            return Err(Impossible::NoPiece(from));
        }
        match played.press {
            Some(_) if !self.is_over() => self.check_press(at, played.side),
            _ => Ok(()),
        }
    }

    fn check_time(&self, at: Instant) -> Result<(), Impossible> {
        match at.since(self.now) {
            Some(_) => Ok(()),
            None => Err(clock::ClockError::TimeWentBack { at, last: self.now }.into()),
        }
    }

    fn check_press(&self, at: Instant, side: ::board::Color) -> Result<(), Impossible> {
        let clock = self.clock.as_ref().ok_or(Impossible::NoClock)?;
        match self.held {
            // Who presses a clock that stands for a question has moved on; it goes on standing.
            Some(held) if held == side => clock.resume(side, at)?.check_press(side, at)?,
            _ => clock.check_press(side, at)?,
        }
        Ok(())
    }
}
