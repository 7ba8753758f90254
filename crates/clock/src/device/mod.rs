//! The chess clock (Article 6) as a device: two displays of which at most one runs, a move counter and a
//! flag on each. A value: every event makes a new one, and the time of the event comes with it.
//!
//! It reports readings and flags. It never says who lost, and it takes a press that the Laws forbid just as
//! it takes any other.

mod apply;
mod counter;
mod error;
mod event;
mod face;
mod run;
mod setting;

use alloc::sync::Arc;
use alloc::vec::Vec;

use board::{ByColor, Color};

pub use counter::Counted;
pub use error::{ClockError, ReplayError};
pub use event::{DisplaySetting, Event, Replacement, Timed};
pub use face::{Display, Face, FirstFlag, Flag, FlagFall};
pub use setting::{AtEnd, FlagSign, PeriodChange, SavedTime, Setting};

use crate::{Instant, Millis, Mode, Moves, PeriodNumber};

/// A chess clock.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct ChessClock {
    setting: Arc<Setting>,
    sides: ByColor<Side>,
    motion: Motion,
    falls: Vec<FlagFall>,
    now: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Side {
    left: Millis,
    period: PeriodNumber,
    counter: Moves,
    flag: FlagState,
    /// How long the clock has run since the flag fell.
    overrun: Millis,
    /// What the last press brought, as long as it can be taken back.
    gain: Option<Gain>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum FlagState {
    Up,
    /// Down since then; nobody knows when it fell if it was down when the clock was set up.
    Down(Option<Instant>),
}

/// What a press brought to the display of the player who pressed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Gain {
    /// The time of the move: an increment, or in Bronstein mode what was used of the delay.
    pub bonus: Millis,
    /// The period that the counter opened with it.
    pub period: Option<PeriodGain>,
}

/// What a period brought when it was opened.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct PeriodGain {
    /// Its time.
    pub time: Millis,
    /// Saved time that did not go over into the new period.
    pub lost: Millis,
}

/// At most one side runs: there is no place for a second one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Motion {
    Unstarted,
    Running(Turn),
    Stopped(Turn),
}

/// The clock of one player from the press of the other to his own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Turn {
    side: Color,
    used: Millis,
}

impl ChessClock {
    /// A clock before the game: the time of the first period, in cumulative mode with the increment of the
    /// first move (C6.3.2-a).
    #[must_use]
    pub fn new(setting: Setting) -> ChessClock {
        let sides = ByColor::from_fn(|side| {
            let first = setting.control.of(side).periods()[0];
            Side::new(first.time + first.mode.increment())
        });
        let setting = Arc::new(setting);
        ChessClock {
            setting,
            sides,
            motion: Motion::Unstarted,
            falls: Vec::new(),
            now: Instant::START,
        }
    }

    /// A clock that was set by hand and is not running, at the start of the record.
    ///
    /// # Errors
    /// A display that no clock with this setting can show.
    pub fn showing(
        setting: Setting,
        displays: ByColor<DisplaySetting>,
    ) -> Result<ChessClock, ClockError> {
        let mut clock = ChessClock::new(setting);
        clock.set_displays(displays)?;
        Ok(clock)
    }

    /// The clock after all these events.
    ///
    /// # Errors
    /// The first event that cannot have happened.
    pub fn replay(setting: Setting, events: &[Timed]) -> Result<ChessClock, ReplayError> {
        let mut clock = ChessClock::new(setting);
        for (index, Timed { at, event }) in events.iter().enumerate() {
            clock = clock.apply(*at, event).map_err(|error| ReplayError { index, error })?;
        }
        Ok(clock)
    }

    /// How the clock is set.
    #[must_use]
    pub fn setting(&self) -> &Setting {
        &self.setting
    }

    /// When the last event happened.
    #[must_use]
    pub fn last_event(&self) -> Instant {
        self.now
    }

    /// Whose clock runs.
    #[must_use]
    pub fn running(&self) -> Option<Color> {
        match self.motion {
            Motion::Running(turn) => Some(turn.side),
            Motion::Unstarted | Motion::Stopped(_) => None,
        }
    }

    /// Whose clock runs, or ran when it was stopped. Nobody's before the start.
    #[must_use]
    pub fn on_turn(&self) -> Option<Color> {
        match self.motion {
            Motion::Running(turn) | Motion::Stopped(turn) => Some(turn.side),
            Motion::Unstarted => None,
        }
    }

    /// What the last press of a player brought, as long as it can be taken back.
    #[must_use]
    pub fn gained(&self, side: Color) -> Option<Gain> {
        self.sides[side].gain
    }

    /// Every flag that has fallen up to the last event, in order. Ends of periods that the device itself
    /// passed over at zero are among them.
    #[must_use]
    pub fn falls(&self) -> &[FlagFall] {
        &self.falls
    }

    /// What the clock shows at an instant, which may lie in the middle of a move or of a delay.
    ///
    /// # Errors
    /// The instant is before the last event.
    pub fn face(&self, at: Instant) -> Result<Face, ClockError> {
        match at == self.now {
            true => Ok(self.shown()),
            false => Ok(self.at(at)?.shown()),
        }
    }

    /// What the clock showed at the last event.
    #[must_use]
    pub fn shown(&self) -> Face {
        let sides =
            ByColor { white: self.display(Color::White), black: self.display(Color::Black) };
        Face { at: self.now, sides, running: self.running(), first_flag: self.first_flag() }
    }

    /// What the display of a player showed at the last event.
    #[must_use]
    pub fn display(&self, side: Color) -> Display {
        let Side { left: time, period, counter, .. } = self.sides[side];
        let flag = self.flag_shown(side, self.first_flag());
        Display { time, delay_left: self.delay_left(side), period, counter, flag }
    }

    /// The periods that both displays were in at the last event.
    #[must_use]
    pub fn periods(&self) -> ByColor<PeriodNumber> {
        ByColor { white: self.sides.white.period, black: self.sides.black.period }
    }

    /// The times that both displays showed at the last event.
    #[must_use]
    pub fn times(&self) -> ByColor<Millis> {
        ByColor { white: self.sides.white.left, black: self.sides.black.left }
    }

    /// How long a player's clock has run since his flag fell.
    ///
    /// # Errors
    /// The instant is before the last event.
    pub fn overrun(&self, side: Color, at: Instant) -> Result<Millis, ClockError> {
        Ok(self.at(at)?.sides[side].overrun)
    }

    /// When the display that runs will reach zero if nothing happens. Nothing if none runs or it has.
    #[must_use]
    pub fn next_zero(&self) -> Option<Instant> {
        let side = self.running()?;
        let waits = self.delay_left(side).unwrap_or_default();
        let is_up = self.sides[side].flag == FlagState::Up;
        is_up.then(|| self.now + waits + self.sides[side].left)
    }

    fn first_flag(&self) -> FirstFlag {
        match (self.sides.white.flag, self.sides.black.flag) {
            (FlagState::Up, FlagState::Up) => FirstFlag::None,
            (FlagState::Down(_), FlagState::Up) => FirstFlag::Of(Color::White),
            (FlagState::Up, FlagState::Down(_)) => FirstFlag::Of(Color::Black),
            _ if self.setting.flag_sign == FlagSign::Each => FirstFlag::Unknown,
            (FlagState::Down(white), FlagState::Down(black)) => match (white, black) {
                (None, None) => FirstFlag::Unknown,
                // A flag that was down when the clock was set up fell before any that we saw fall.
                (white, black) if white <= black => FirstFlag::Of(Color::White),
                _ => FirstFlag::Of(Color::Black),
            },
        }
    }

    fn flag_shown(&self, side: Color, first: FirstFlag) -> Flag {
        match (self.sides[side].flag, first) {
            (FlagState::Up, _) => Flag::Up,
            (FlagState::Down(_), FirstFlag::Of(other)) if other != side => Flag::Up,
            (FlagState::Down(_), _) => Flag::Down,
        }
    }

    fn delay_left(&self, side: Color) -> Option<Millis> {
        let Mode::Delay(delay) = self.mode(side) else { return None };
        match self.motion {
            Motion::Running(turn) | Motion::Stopped(turn) if turn.side == side => {
                Some(delay.saturating_sub(turn.used))
            }
            _ => Some(delay),
        }
    }

    fn mode(&self, side: Color) -> Mode {
        let period = self.setting.control.of(side).period(self.sides[side].period);
        period.map_or(Mode::Plain, |period| period.mode)
    }
}

impl Side {
    fn new(left: Millis) -> Side {
        Side {
            left,
            period: PeriodNumber::FIRST,
            counter: Moves(0),
            flag: FlagState::Up,
            overrun: Millis::ZERO,
            gain: None,
        }
    }
}

#[cfg(test)]
mod tests;
