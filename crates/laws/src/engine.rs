//! Events in, rulings out. `rule` decides, `apply` folds what was decided; replaying a record gives the same
//! rulings again.

use std::borrow::Cow;
use std::slice;

use ::board::Move;

use crate::consulted::{Asking, Consulted, Notes};
use crate::draws::PutOff;
use crate::event::{Event, Happening};
use crate::game::{Game, Impossible};
use crate::rules;
use crate::ruling::{Ruling, Verdict};

/// What follows from an event. The game is not changed.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::event::{Event, Happening, Resigning};
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::{Edition, rule};
///
/// let game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let resigns = Happening::Resigned { side: Color::White, how: Resigning::Spoken };
/// let rulings = rule(&game, &Event::new(Instant::START, resigns))?;
/// assert_eq!(rulings[0].articles()[0].to_string(), "5.1.2");
/// assert!(!game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Why the event cannot have happened.
pub fn rule(game: &Game, event: &Event) -> Result<Vec<Ruling>, Impossible> {
    game.clone().record(event)
}

/// The game after an event and the rulings that followed from it. Nothing is decided here.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::event::{Event, Happening, Resigning};
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::{Edition, apply, rule};
///
/// let game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let resigns = Happening::Resigned { side: Color::White, how: Resigning::Spoken };
/// let event = Event::new(Instant::START, resigns);
///
/// // Deciding and folding in two steps gives the game that recording gives.
/// let rulings = rule(&game, &event)?;
/// let after = apply(&game, &event, &rulings)?;
/// let mut recorded = game.clone();
/// recorded.record(&event)?;
/// assert!(after.is_over() && after == recorded);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
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
    /// ```
    /// use board::{Attempt, Color};
    /// use clock::{Instant, Millis};
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::event::{Event, Hand, Happening, Played};
    /// use jadoube_laws::game::{Configuration, Game};
    /// use jadoube_laws::ruling::Reason;
    ///
    /// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
    /// let mut last = Vec::new();
    /// for (second, text) in (1..).zip(["f2f3", "e7e5", "g2g4", "d8h4"]) {
    ///     let (side, attempt) = (game.to_move(), text.parse::<Attempt>()?);
    ///     let played = Played { side, attempt, hand: Hand::Unknown, press: None };
    ///     let at = Instant::after_start(Millis::from_seconds(second));
    ///     last = game.record(&Event::new(at, Happening::MovePlayed(played)))?;
    /// }
    /// // Each ruling cites its articles, the leading one first.
    /// let mate = last.last().expect("a ruling");
    /// assert_eq!(mate.articles()[0].to_string(), "5.1.1");
    /// let outcome = game.outcome().expect("the game is over");
    /// assert_eq!(outcome.reason, Reason::Checkmate);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Why the event cannot have happened.
    pub fn record(&mut self, event: &Event) -> Result<Vec<Ruling>, Impossible> {
        self.record_by(event, Asking::default(), None)
    }

    /// Records an event, and tells which rules were consulted and what came of each. The rulings are the same.
    ///
    /// # Errors
    /// Why the event cannot have happened.
    pub fn record_explained(
        &mut self,
        event: &Event,
    ) -> Result<(Vec<Ruling>, Vec<Consulted>), Impossible> {
        let notes = Notes::default();
        let rulings = self.record_by(event, Asking::noted_in(&notes), None)?;
        let consulted = notes.consulted(self.frame().edition(), &rulings);
        Ok((rulings, consulted))
    }

    /// The same as `record` for an event that was ruled upon before: the positions are taken to be alive, and whether they
    /// were is found out for all of them together.
    ///
    /// # Errors
    /// Why the event cannot have happened.
    pub fn record_put_off(
        &mut self,
        event: &Event,
        put_off: &mut PutOff,
    ) -> Result<Vec<Ruling>, Impossible> {
        self.record_by(event, Asking::default(), Some(put_off))
    }

    fn record_by(
        &mut self,
        event: &Event,
        asking: Asking<'_>,
        mut put_off: Option<&mut PutOff>,
    ) -> Result<Vec<Ruling>, Impossible> {
        let Steps { each: steps, carries_out } = self.prepare(event)?;
        self.forget_missing_facts();
        let composite = steps.len() > 1;
        // A move is made and completed.
        let mut rulings = if composite { Vec::with_capacity(2) } else { Vec::new() };
        for (number, what) in steps.iter().enumerate() {
            self.fold_event(what);
            let more_follows = number + 1 < steps.len();
            let step = Step { number, composite, carries_out, more_follows, asking };
            rules::judge(self, what, step, put_off.as_deref_mut(), &mut rulings);
        }
        if composite {
            leave_out_passing_duties(&mut rulings);
        }
        if let (true, Some(last)) = (rulings.is_empty(), steps.len().checked_sub(1)) {
            let (composite, more_follows) = (last > 0, false);
            let step = Step { number: last, composite, carries_out, more_follows, asking };
            rules::answer(self, event, step, &mut rulings);
        }
        Ok(rulings)
    }

    /// Folds an event and the rulings that followed from it.
    fn fold(&mut self, event: &Event, rulings: &[Ruling]) -> Result<(), Impossible> {
        let Steps { each: steps, .. } = self.prepare(event)?;
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
    fn prepare<'e>(&mut self, event: &'e Event) -> Result<Steps<'e>, Impossible> {
        if let Some(attempt) = rules::answered_illegal_move(self, event) {
            // The opponent answers a move on the board that is illegal and was not pressed: it stands for now.
            let mut answered = self.clone();
            answered.leave_on_board(self.to_move(), attempt);
            let steps = answered.steps(event)?;
            *self = answered;
            return Ok(steps);
        }
        if let Happening::MovePlayed(played) = &event.what
            && self.makes_again(played.side, played.attempt)
        {
            // He has put back what he made and not completed.
            let mut put_back = self.clone();
            put_back.unmake(played.side);
            put_back.put_pieces_back(played.side);
            let steps = put_back.steps(event)?;
            *self = put_back;
            return Ok(steps);
        }
        let steps = self.steps(event)?;
        self.begin(event);
        Ok(steps)
    }

    /// A player who plays a move has first put back what he was about to play, unless it is this that he moves on.
    fn begin(&mut self, event: &Event) {
        let Happening::MovePlayed(played) = &event.what else { return };
        self.end_adjusting(played.side);
        if self.to_move() != played.side || self.moved_on(*played).is_some() {
            return;
        }
        if !self.act(played.side).is_idle() {
            self.put_pieces_back(played.side);
        }
        // What the opponent took from him out of turn is back, if he plays with it.
        let from = played.attempt.from;
        if self.board().placement().piece_at(from) != self.standing().piece_at(from) {
            self.put_pieces_back(!played.side);
        }
    }

    /// The primitive events that an event consists of; every one of them can have happened.
    fn steps<'e>(&self, event: &'e Event) -> Result<Steps<'e>, Impossible> {
        match &event.what {
            Happening::MovePlayed(played) => {
                self.check_composite(event.at, *played)?;
                let legal = self.standing().legal_move(played.attempt).ok();
                let each = Cow::Owned(rules::expand(self, event, *played, legal));
                Ok(Steps { each, carries_out: rules::carried_out(self, *played, legal) })
            }
            Happening::ClockPressed(pressed) => {
                self.check(event)?;
                let mut steps = self.acts_untold(event, *pressed);
                if steps.is_empty() {
                    return Ok(Steps::itself(event));
                }
                steps.push(event.clone());
                Ok(Steps { each: Cow::Owned(steps), carries_out: None })
            }
            Happening::ArbiterDecided(decision) => {
                self.check(event)?;
                // A question that is closed without an answer is answered as the register says.
                let default = self.default_answer(decision).filter(|_| self.is_open(decision));
                let decision = decision.with_default(default);
                let what = Happening::ArbiterDecided(decision);
                let each = Cow::Owned(vec![Event { what, ..event.clone() }]);
                Ok(Steps { each, carries_out: None })
            }
            _ => {
                self.check(event)?;
                Ok(Steps::itself(event))
            }
        }
    }
}

/// What a composite bound a player to and what then fell away again, in the same line, is not announced: the position
/// was put back, the game is over, or another duty came in its place.
fn leave_out_passing_duties(rulings: &mut Vec<Ruling>) {
    let bound = |it: &Ruling| match it.verdict() {
        Verdict::Must { who, duty } if duty.binds_move() => Some(who.clone()),
        _ => None,
    };
    let mut falls_away = false;
    for at in (0..rulings.len()).rev() {
        let passing = falls_away && bound(&rulings[at]).is_some();
        falls_away = match rulings[at].verdict() {
            Verdict::Restore { .. } | Verdict::GameOver { .. } => true,
            // A duty that comes before the move and was not fulfilled is one that it broke.
            Verdict::Made { .. } => false,
            _ => falls_away || bound(&rulings[at]).is_some(),
        };
        if passing {
            rulings.remove(at);
        }
    }
}

/// What an event consists of.
struct Steps<'e> {
    each: Cow<'e, [Event]>,
    /// The legal move that it is as a whole.
    carries_out: Option<Move>,
}

impl Steps<'_> {
    /// An event that is primitive already.
    fn itself(event: &Event) -> Steps<'_> {
        Steps { each: Cow::Borrowed(slice::from_ref(event)), carries_out: None }
    }
}

/// Where in a composite an event stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step<'a> {
    pub(crate) number: usize,
    pub(crate) composite: bool,
    /// The legal move that the composite is.
    pub(crate) carries_out: Option<Move>,
    /// Further acts of the same composite follow.
    pub(crate) more_follows: bool,
    /// Who listens to what is consulted.
    pub(crate) asking: Asking<'a>,
}
