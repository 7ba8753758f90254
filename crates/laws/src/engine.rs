//! Events in, rulings out. `rule` decides, `apply` folds what was decided; replaying a record gives the same
//! rulings again.

use crate::event::{Event, Happening};
use crate::game::{Game, Impossible};
use crate::rules;
use crate::ruling::Ruling;

/// What follows from an event. The game is not changed.
///
/// # Errors
/// Why the event cannot have happened.
pub fn rule(game: &Game, event: &Event) -> Result<Vec<Ruling>, Impossible> {
    game.clone().record(event)
}

/// The game after an event and the rulings that followed from it. Nothing is decided here.
///
/// # Errors
/// Why the event cannot have happened.
pub fn apply(game: &Game, event: &Event, rulings: &[Ruling]) -> Result<Game, Impossible> {
    let mut after = game.clone();
    after.fold(event, rulings)?;
    Ok(after)
}

impl Game {
    /// Records an event: folds it, judges it, and returns the rulings, which have been folded too. If it cannot
    /// have happened the game is as it was.
    ///
    /// # Errors
    /// Why the event cannot have happened.
    pub fn record(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        let steps = self.prepare(event)?;
        self.forget_missing_facts();
        let mut rulings = Vec::new();
        for (number, step) in steps.iter().enumerate() {
            self.fold_event(step);
            let composite = steps.len() > 1;
            let more_follows = number + 1 < steps.len();
            rules::judge(self, step, Step { number, composite, more_follows }, &mut rulings);
        }
        Ok(rulings)
    }

    /// Folds an event and the rulings that followed from it.
    fn fold(&mut self, event: &Event, rulings: &[Ruling]) -> Result<(), Impossible> {
        let steps = self.prepare(event)?;
        self.forget_missing_facts();
        for (number, step) in steps.iter().enumerate() {
            self.fold_event(step);
            for ruling in rulings.iter().filter(|it| it.step() == number) {
                self.fold_ruling(ruling);
            }
        }
        Ok(())
    }

    /// What has to be so before the acts of an event are looked at one by one.
    fn prepare(&mut self, event: &Event) -> Result<Vec<Event>, Impossible> {
        if let Some(attempt) = rules::answered_illegal_move(self, event) {
            // The opponent answers a move on the board that is illegal and was not pressed: it stands for now.
            let mut answered = self.clone();
            answered.leave_on_board(self.to_move(), attempt);
            let steps = answered.steps(event)?;
            *self = answered;
            return Ok(steps);
        }
        let steps = self.steps(event)?;
        self.begin(event);
        Ok(steps)
    }

    /// A player who plays a move has first put back what he was about to play.
    fn begin(&mut self, event: &Event) {
        if let Happening::MovePlayed(played) = &event.what {
            self.end_adjusting(played.side);
        }
        if let Happening::MovePlayed(played) = &event.what
            && !self.act(played.side).is_idle()
            && self.to_move() == played.side
        {
            self.put_pieces_back(played.side);
        }
    }

    /// The primitive events that an event consists of; every one of them can have happened.
    fn steps(&self, event: &Event) -> Result<Vec<Event>, Impossible> {
        match &event.what {
            Happening::MovePlayed(played) => {
                let acts = rules::expand(self, *played);
                let steps: Vec<Event> =
                    acts.into_iter().map(|what| Event { what, ..event.clone() }).collect();
                self.check_composite(event.at, *played)?;
                Ok(steps)
            }
            _ => {
                self.check(event)?;
                Ok(vec![event.clone()])
            }
        }
    }
}

/// Where in a composite an event stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Step {
    pub(crate) number: usize,
    pub(crate) composite: bool,
    /// Further acts of the same composite follow.
    pub(crate) more_follows: bool,
}
