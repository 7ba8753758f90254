//! What is remembered about the clock and the session: stops, readings, the first flag, late arrivals. It decides
//! nothing.

use ::board::{ByColor, Color};
use clock::{
    ChessClock, ClockError, Event as ClockEvent, FlagFall, Instant, Millis, Moves, PeriodNumber,
};

use super::configuration::Configuration;
use super::{Game, Phase};
use crate::discretion::{Decided, Discretion, Urgency};
use crate::event::{
    Change, ClockFault, ClockSetting, Decision, Entered, Event, FaultKind, Happening, Reading,
};
use crate::provision::Provision;
use crate::ruling::{Duty, Matter, Question, Ruling, Verdict};

/// The least that every display shows as more than nothing.
const DISPLAYED: Millis = Millis::new(1_000);

/// What is remembered about the clock and the session: stops, readings, the first flag, late arrivals.
///
/// ```
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening, Stopped, Who};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let control = clock::language::read("90+30").expect("a control").control().cloned();
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018).timed(control))?;
/// let stopped = Stopped { by: Who::Arbiter, reason: None };
/// game.record(&Event::new(Instant::START, Happening::ClockStopped(stopped)))?;
/// assert!(game.clockwork().is_stopped() && game.running().is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Clockwork {
    /// Does the start follow the board?
    start_follows_board: bool,
    /// The start of the round, as it was announced within the record.
    announced_start: Option<Instant>,
    /// When the arbiter began the play by starting a clock.
    begun_by_clock: Option<Instant>,
    /// Whose clock is started then: who has the move.
    opens: Option<Color>,
    /// Who was absent when the record began, or then already, as it turned out.
    absent: ByColor<bool>,
    /// Whoever was entered as absent last had counted as present until then.
    found_absent: bool,
    /// When each player came.
    arrived: ByColor<Option<Instant>>,
    /// Since when the chess clock has been stopped.
    stopped: Option<Instant>,
    /// Which flag fell first, as it was read off the clock or decided.
    first_flag: Option<Color>,
    /// The order in which flags were reported to fall.
    first_reported: Option<Color>,
    /// The last reading of the clock, and when.
    last_reading: Option<(Instant, Reading)>,
    /// A reading of the counters with the number of the move established by the arbiter.
    established: Option<Established>,
    /// When the clocks were last looked at as a matter of routine.
    last_check: Option<Instant>,
    /// The side of the clock has been left open and must be decided before the start.
    placement_open: bool,
    /// The start waits for an answer.
    start_waits: bool,
    /// A defect was reported and not yet judged.
    defect: bool,
    /// Was the time of a display stated, or the clock started from the full time within the record?
    time_known: ByColor<bool>,
    /// What rulings have given to each player and taken away.
    corrections: ByColor<(Millis, Millis)>,
    /// What each player got and lost when the time in which somebody was absent was shared.
    shared: ByColor<(Millis, Millis)>,
}

/// Counters that the arbiter compared with the number of moves played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Established {
    /// What the counters showed.
    pub counter: ByColor<Moves>,
    /// When it was read.
    pub at: Instant,
}

impl Clockwork {
    pub(super) fn new(configuration: &Configuration) -> Clockwork {
        let stated = |side| configuration.clocks.times[side].is_some();
        Clockwork {
            start_follows_board: configuration.start_follows_board,
            absent: configuration.before.absent,
            time_known: ByColor::from_fn(|side| configuration.not_started || stated(side)),
            ..Clockwork::default()
        }
    }

    pub(super) fn fold_event(&mut self, event: &Event) {
        match &event.what {
            Happening::PlayerArrived(side) => {
                self.arrived[*side] = self.arrived[*side].or(Some(event.at));
            }
            Happening::PlayerAbsent(side) => {
                self.found_absent = !self.absent[*side];
                self.absent[*side] = true;
                self.arrived[*side] = None;
            }
            Happening::ClockStopped(_) => self.stopped = self.stopped.or(Some(event.at)),
            Happening::ClockStarted { by, .. } if by.is_arbiter() => self.stopped = None,
            Happening::ClockRead(reading) => self.on_reading(event.at, reading),
            Happening::ClockFaultFound(ClockFault { kind: FaultKind::Defect, .. }) => {
                self.defect = true;
            }
            Happening::ClockSet(setting) => {
                self.defect = false;
                for side in Color::ALL {
                    self.time_known[side] |= setting.times[side].is_some();
                }
            }
            Happening::Configured(Change { what: Entered::ClockPlacement(place), .. }) => {
                self.placement_open = place.is_none();
            }
            Happening::ArbiterDecided(it) => self.on_decided(it),
            _ => {}
        }
    }

    fn on_reading(&mut self, at: Instant, reading: &Reading) {
        self.first_flag = reading.first_flag.or(self.first_flag);
        self.last_check = Some(at);
        if let (Some(counter), Some(_)) = (reading.counter, reading.move_number) {
            self.established = Some(Established { counter, at });
        }
        self.last_reading = Some((at, reading.clone()));
    }

    fn on_decided(&mut self, decision: &Decision) {
        match decision.question() {
            Discretion::FlagFirst => self.first_flag = decision.decided().and_then(Decided::names),
            Discretion::ClockSide => self.placement_open = false,
            Discretion::ClockFaulty => self.defect = false,
            _ => {}
        }
    }

    pub(super) fn fold_ruling(&mut self, at: Instant, ruling: &Ruling) {
        match ruling.verdict() {
            Verdict::StopClock => self.stopped = self.stopped.or(Some(at)),
            Verdict::Time { side, span } => {
                let (plus, minus) = &mut self.corrections[*side];
                let sum = if span.is_less() { minus } else { plus };
                *sum += span.amount();
            }
            Verdict::StartClock(_) => {
                self.stopped = None;
                self.start_waits = false;
            }
            Verdict::Note { what: Matter::LookAtTheClocks, .. } => self.last_check = Some(at),
            Verdict::Ask(question) if question.which == Discretion::ClockSide => {
                self.start_waits = true;
            }
            Verdict::NextPeriod { .. } => {
                self.first_flag = None;
                self.first_reported = None;
            }
            _ => {}
        }
    }

    /// When the start of the round was announced, if that is in the record.
    #[must_use]
    pub fn announced_start(&self) -> Option<Instant> {
        self.announced_start
    }

    /// When the arbiter began the play by starting a clock, without a word.
    pub(crate) fn begun_by_clock(&self) -> Option<Instant> {
        self.begun_by_clock
    }

    /// The arbiter has begun the play by starting a clock.
    pub(super) fn begin_by_clock(&mut self, at: Instant, to_move: Color) {
        self.begun_by_clock = Some(at);
        self.begin(at, to_move);
    }

    /// Play has begun, and this side has the move.
    pub(super) fn begin(&mut self, at: Instant, to_move: Color) {
        self.announced_start = Some(at);
        let opens = if self.start_follows_board { to_move } else { Color::White };
        self.opens = self.opens.or(Some(opens));
    }

    /// The time in which somebody was absent was shared: the displays showed this before, and show that now.
    pub(super) fn note_shared(&mut self, before: ByColor<Millis>, now: ByColor<Millis>) {
        for side in Color::ALL {
            let (plus, minus) = &mut self.shared[side];
            *plus += now[side].saturating_sub(before[side]);
            *minus += before[side].saturating_sub(now[side]);
        }
    }

    /// Does the start follow the board?
    pub(super) fn start_follows_board(&self) -> bool {
        self.start_follows_board
    }

    /// The player whose clock is started at the start: White, unless the game begins with a move of Black.
    #[must_use]
    pub fn opens(&self) -> Color {
        self.opens.unwrap_or(Color::White)
    }

    /// Had whoever was entered as absent last counted as present until then?
    #[must_use]
    pub fn found_absent(&self) -> bool {
        self.found_absent
    }

    /// What the displays would show if the time in which somebody was absent had not been shared, if it was.
    #[must_use]
    pub fn unshared(&self, times: ByColor<Millis>) -> Option<ByColor<Millis>> {
        let is_shared = |it: (Millis, Millis)| it.0 != it.1;
        let own = |side| (times[side] + self.shared[side].1).saturating_sub(self.shared[side].0);
        Color::ALL.into_iter().any(|it| is_shared(self.shared[it])).then(|| ByColor::from_fn(own))
    }

    /// When a player who was absent came to the board.
    #[must_use]
    pub fn arrived(&self, side: Color) -> Option<Instant> {
        self.arrived[side].filter(|_| self.absent[side])
    }

    /// Was the chess clock stopped, and not yet started again by the arbiter?
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.is_some()
    }

    /// The flag that fell first, as it was read off the clock or decided by the arbiter.
    #[must_use]
    pub fn first_flag(&self) -> Option<Color> {
        self.first_flag
    }

    /// The flag that was first reported to fall.
    #[must_use]
    pub fn first_reported(&self) -> Option<Color> {
        self.first_reported
    }

    /// The last reading of the clock.
    #[must_use]
    pub fn last_reading(&self) -> Option<(Instant, &Reading)> {
        self.last_reading.as_ref().map(|it| (it.0, &it.1))
    }

    /// Counters that the arbiter compared with the number of moves played.
    #[must_use]
    pub fn established(&self) -> Option<Established> {
        self.established
    }

    /// When the clocks were last looked at as a matter of routine.
    #[must_use]
    pub fn last_check(&self) -> Option<Instant> {
        self.last_check
    }

    /// Must the side of the clock be decided before the start?
    #[must_use]
    pub fn placement_is_open(&self) -> bool {
        self.placement_open
    }

    /// Does the start wait for an answer?
    #[must_use]
    pub fn start_waits(&self) -> bool {
        self.start_waits
    }

    /// Was a defect of the clock reported and not yet judged?
    #[must_use]
    pub fn has_reported_defect(&self) -> bool {
        self.defect
    }

    /// How much time rulings have given to a player and taken from him.
    #[must_use]
    pub fn corrections(&self, side: Color) -> (Millis, Millis) {
        self.corrections[side]
    }
}

impl Game {
    /// Is the flag of a player down, whether or not anybody noticed?
    ///
    /// ```
    /// use board::Color;
    /// use clock::{Instant, Millis};
    /// use jadoube_laws::Edition;
    /// use jadoube_laws::event::{Event, Happening};
    /// use jadoube_laws::game::{Configuration, Game};
    ///
    /// let control = clock::language::read("5+0").expect("a control").control().cloned();
    /// let mut game = Game::new(&Configuration::new(Edition::Fide2018).timed(control))?;
    /// let five_minutes = Instant::after_start(Millis::from_minutes(5));
    /// game.record(&Event::new(five_minutes, Happening::TimePassed))?;
    /// // The flag is down. As nobody has called it, the game goes on.
    /// assert!(game.is_flag_down(Color::White) && !game.is_over());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn is_flag_down(&self, side: Color) -> bool {
        if self.flags.fell[side] {
            return true;
        }
        let Some(clock) = self.clock_now() else { return false };
        let display = clock.display(side);
        let waits = display.delay_left.is_some_and(|it| !it.is_zero());
        let fell = || {
            let mut falls = clock.falls().iter();
            falls.any(|it| it.side == side && it.period == display.period)
        };
        display.time.is_zero() && (!waits || fell())
    }

    /// A flag is reported to have fallen. What the display shows is conclusive.
    pub(super) fn on_flag_reported(&mut self, side: Color) {
        if !self.shows_time_left(side) {
            self.flags.fell[side] = true;
            let first = &mut self.clockwork.first_reported;
            *first = first.or(Some(side));
        }
    }

    /// Is it known that a display is clearly above zero? Its last second is left to those who saw it, and so is a
    /// clock that is said to be defective, that was read otherwise, or that passes over the end of a period by
    /// itself.
    fn shows_time_left(&self, side: Color) -> bool {
        let Some(clock) = self.clock.as_ref().filter(|_| self.clockwork.time_known[side]) else {
            return false;
        };
        let Ok(face) = clock.face(self.now) else { return false };
        let display = face.sides[side];
        let passed = |it: &FlagFall| it.side == side && it.period < display.period;
        let read = self.clockwork.last_reading().and_then(|(_, it)| it.times[side]);
        display.time >= DISPLAYED
            && !self.clockwork.has_reported_defect()
            && read.is_none_or(|it| !it.is_zero())
            && !clock.falls().iter().any(passed)
    }

    /// Play begins, or is resumed.
    pub(super) fn begin_session(&mut self) {
        self.round_started = Some(self.now);
        if matches!(self.phase, Phase::NotStarted | Phase::Adjourned) {
            self.adjournment.plies_at_resumption = self.history.plies().len();
            self.phase = Phase::Running;
        }
    }

    /// A player has not come: what was entered and asked because he had is of no interest any more.
    pub(super) fn forget_arrival(&mut self, side: Color) {
        let since = self.round_started;
        self.ledger.forget_late(side, since);
        self.adjournment.asked_about_late[side] = false;
        let loser = self.adjournment.replier().unwrap_or(self.clockwork.opens());
        self.questions.retain(|it| match it.which {
            Discretion::LateArrivalLoses => it.side() != Some(side),
            Discretion::TimeOfAbsence => side != loser,
            _ => true,
        });
    }

    /// What the arbiter's hand does to the clock.
    pub(super) fn on_clock_set_by_hand(&mut self, setting: &ClockSetting) {
        let at = self.now;
        if setting.new_clock {
            // Another clock stands there, which nobody has started.
            self.stop_clock();
        }
        for side in Color::ALL {
            if let Some(time) = setting.times[side] {
                self.apply_to_clock(at, &ClockEvent::TimeSet { side, time });
                if !time.is_zero() {
                    self.flags.fell[side] = false;
                }
            }
            if let Some(counter) = setting.counter {
                let moves = counter[side];
                self.apply_to_clock(at, &ClockEvent::CounterSet { side, moves });
            }
        }
        if let Some(increment) = setting.increment {
            self.set_increment(increment);
        }
    }

    fn apply_to_clock(&mut self, at: Instant, event: &ClockEvent) {
        let act = |clock: &ChessClock| -> Result<ChessClock, ClockError> { clock.apply(at, event) };
        self.with_clock(act);
    }

    /// A button goes down. What the press brings is noted.
    pub(super) fn press_clock(&mut self, side: Color) {
        let at = self.now;
        if self.held == Some(side) {
            self.with_clock(|clock| clock.resume(side, at)?.press(side, at));
        } else if let Some(clock) = &mut self.clock {
            // A press that the device cannot follow leaves it as it is.
            clock.press_now(side).ok();
        }
        let plies = self.history.plies();
        // Who has begun another move presses for that one, even if the last was not pressed.
        let act = &self.acts[side];
        let shown = self.duties[side].other.iter().any(|it| matches!(it, Duty::Seal(Some(_))));
        let begun = !act.is_idle() || act.put_back.is_some() || shown;
        let begun = self.to_move() == side && begun;
        let open = plies.iter().rposition(|it| it.side == side);
        let open = open.filter(|&it| plies[it].completed.is_none() && !begun);
        if let Some(clock) = self.clock.as_ref().filter(|it| it.on_turn() == Some(!side)) {
            self.presses.note(side, open.unwrap_or(plies.len()), clock);
        }
    }

    /// While a question is open that play waits for, no clock runs; when the last of them is answered, the one that
    /// stood for them goes on.
    pub(super) fn hold_or_release(&mut self) {
        if self.questions.is_empty() && self.held.is_none() {
            return;
        }
        let blocks = |it: &Question| it.which.urgency() == Urgency::Blocks;
        let waits = self.questions.iter().any(blocks);
        let at = self.now;
        if self.is_over() {
            self.held = None;
        } else if let (true, Some(side)) = (waits, self.running()) {
            self.with_clock(|clock| clock.stop(at));
            self.held = Some(side);
        } else if !waits && let Some(side) = self.held.take() {
            self.start_clock(side);
        }
    }

    /// What an undone press brought is settled by the answer to this question.
    pub(super) fn forget_undone_presses(&mut self, question: &Question) {
        match question.which {
            Discretion::TimesAfterRestoring => self.presses.forget_from(self.history.plies().len()),
            Discretion::BoardAndClockCorrected
                if question.provision == Provision::ClockPlacement =>
            {
                self.presses.forget_last();
            }
            // It was taken off already.
            Discretion::StartedWithoutMove if !self.board.fallen().is_empty() => {
                self.presses.forget_last();
            }
            _ => {}
        }
    }

    /// The period before the one that a press opened, which is undone.
    pub(super) fn go_back_a_period(&mut self, side: Color) {
        let face = self.clock.as_ref().and_then(|it| it.face(self.now).ok());
        let before = face.and_then(|it| PeriodNumber::new(it.sides[side].period.get() - 1));
        if let Some(period) = before {
            self.apply_to_clock(self.now, &ClockEvent::PeriodSet { side, period });
        }
    }
}
