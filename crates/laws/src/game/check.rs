//! Can an event have happened at all? Asked before anything is changed.

use clock::Instant;

use super::{Game, Impossible, Phase};
use crate::event::{BoardId, Event, Happening, Played};

impl Game {
    /// Can this have happened?
    pub(crate) fn check(&self, event: &Event) -> Result<(), Impossible> {
        self.check_time(event.at)?;
        match &event.what {
            Happening::PieceTouched(it) if it.board == BoardId::Main => {
                let missing =
                    |it_square: &&::board::Square| self.piece_on(it.side, **it_square).is_none();
                match it.squares.iter().find(missing) {
                    Some(&square) => Err(Impossible::NoPiece(square)),
                    None => Ok(()),
                }
            }
            Happening::PieceTakenOff(it) if it.board == BoardId::Main => {
                match self.board.placement().piece_at(it.square) {
                    Some(_) => Ok(()),
                    None => Err(Impossible::NoPiece(it.square)),
                }
            }
            Happening::PieceReleased(it) if it.board == BoardId::Main => {
                let held = self.acts[it.side].displaced.iter().any(|man| man.at == it.square);
                let refused = self.acts[it.side].refused == Some(it.square);
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
            _ => Ok(()),
        }
    }

    /// Can this move have been played, with its press?
    pub(crate) fn check_composite(&self, at: Instant, played: Played) -> Result<(), Impossible> {
        self.check_time(at)?;
        if self.standing.piece_at(played.attempt.from).is_none() {
            return Err(Impossible::NoPiece(played.attempt.from));
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
        clock.press(side, at)?;
        Ok(())
    }
}
