//! What holds for the whole game: the book, the regime, the regulations, the time control.

use std::sync::Arc;

use ::board::Color;
use clock::{
    AtEnd, ChessClock, FlagSign, Instant, Millis, PeriodChange, SavedTime, Setting, TimeControl,
};

use super::configuration::Configuration;
use crate::edition::Edition;
use crate::pace::Supervision;
use crate::regulations::{ArbiterWatch, ClockKind, MoveCounter, Need, Regulations, Rules, Variant};
use crate::rulebook::{Cited, Regime, Rulebook, Seconds};

/// The frame of a game.
///
/// ```
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::rulebook::{Regime, Seconds};
/// use jadoube_laws::Edition;
///
/// let control = clock::language::read("3+2").expect("a control").control().cloned();
/// let game = Game::new(&Configuration::new(Edition::Fide2018).timed(control))?;
/// let frame = game.frame();
/// assert_eq!((frame.edition(), frame.regime()), (Edition::Fide2018, Regime::BlitzLimited));
/// assert_eq!(frame.at(&frame.book().illegal.bonus).value, Some(Seconds(60)));
/// assert!(frame.has_competition_rules() && !frame.is_chess960());
/// # Ok::<(), jadoube_laws::game::CannotStart>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Frame {
    edition: Edition,
    regime: Regime,
    regulations: Regulations,
}

impl Frame {
    pub(crate) fn new(configuration: &Configuration) -> Frame {
        let regulations = configuration.regulations.clone();
        let pace = configuration.edition.pace_of(regulations.time_control.as_ref());
        let supervision = regulations.supervision.unwrap_or(Supervision::Limited);
        Frame {
            edition: configuration.edition.governing(pace),
            regime: Regime::new(pace, supervision),
            regulations,
        }
    }

    /// The rulebook that governs the game.
    #[must_use]
    pub fn book(&self) -> &'static Rulebook {
        self.edition.rulebook()
    }

    /// The edition that governs the game.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// Pace and supervision.
    #[must_use]
    pub fn regime(&self) -> Regime {
        self.regime
    }

    /// The regulations.
    #[must_use]
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The time control.
    #[must_use]
    pub fn control(&self) -> Option<&TimeControl> {
        self.regulations.time_control.as_ref()
    }

    /// Do the Competition Rules apply at all?
    #[must_use]
    pub fn has_competition_rules(&self) -> bool {
        self.regulations.rules == Rules::BasicAndCompetition
    }

    /// Is it Chess960?
    #[must_use]
    pub fn is_chess960(&self) -> bool {
        self.regulations.variant == Variant::Chess960
    }

    /// Does what the system sees count as seen by the arbiter (Q-75)?
    #[must_use]
    pub fn arbiter_sees_all(&self) -> bool {
        match self.regulations.arbiter_watch {
            Some(watch) => watch == ArbiterWatch::All,
            None => self.regime.supervision() == Supervision::Full,
        }
    }

    /// Has a player this need?
    #[must_use]
    pub fn has_need(&self, side: Color, need: Need) -> bool {
        self.needs(side).contains(&need)
    }

    /// Is it a player with a disability? Not to see or hear well is one too.
    #[must_use]
    pub fn has_disability(&self, side: Color) -> bool {
        !self.needs(side).is_empty()
    }

    fn needs(&self, side: Color) -> &[Need] {
        match side {
            Color::White => &self.regulations.players.white.needs,
            Color::Black => &self.regulations.players.black.needs,
        }
    }

    /// The value of this regime.
    #[must_use]
    pub fn at<T: Copy>(&self, values: &crate::rulebook::ByRegime<Cited<T>>) -> Cited<T> {
        values.at(self.regime)
    }

    /// A new chess clock for this control.
    pub(crate) fn new_clock(&self) -> Option<ChessClock> {
        self.control().map(|control| ChessClock::new(self.clock_setting(control.clone())))
    }

    pub(crate) fn clock_setting(&self, control: TimeControl) -> Setting {
        let mechanical = self.regulations.clock_kind == ClockKind::Mechanical;
        let counts = self.regulations.move_counter != MoveCounter::Off && !mechanical;
        Setting {
            control,
            period_change: if counts { PeriodChange::AtPress } else { PeriodChange::ByHand },
            flag_sign: if mechanical { FlagSign::Each } else { FlagSign::FirstOnly },
            saved_time: match self.book().clock.delay_carry.value.is_yes() {
                true => SavedTime::Kept,
                false => SavedTime::LostInDelay,
            },
            at_end: AtEnd::RunsOn,
        }
    }

    /// By how much a player may be late.
    #[must_use]
    pub fn default_time(&self) -> Seconds {
        self.regulations.default_time.unwrap_or(Seconds(0))
    }

    /// From when on a player who has not come has lost, play having started then: who comes within the default time is not
    /// late, who comes after it is.
    #[must_use]
    pub fn absent_lose_from(&self, start: Instant) -> Instant {
        start + Millis::from_seconds(self.default_time().0.into()) + Millis::new(1)
    }
}

/// The frame, shared by all states of a game.
pub(crate) type SharedFrame = Arc<Frame>;
