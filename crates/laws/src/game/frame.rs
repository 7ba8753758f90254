//! What holds for the whole game: the book, the regime, the regulations, the time control.

use std::sync::Arc;

use ::board::Color;
use clock::{
    AtEnd, ChessClock, FlagSign, Instant, Millis, PeriodChange, SavedTime, Setting, TimeControl,
    classify,
};

use super::configuration::Configuration;
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
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
/// let game = Game::new(&Configuration { control, ..Configuration::new(Edition::Fide2018) })?;
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
    control: Option<TimeControl>,
}

impl Frame {
    pub(crate) fn new(configuration: &Configuration) -> Frame {
        Frame::of(
            configuration.edition,
            configuration.regulations.clone(),
            configuration.control.clone(),
        )
    }

    pub(crate) fn of(
        edition: Edition,
        regulations: Regulations,
        control: Option<TimeControl>,
    ) -> Frame {
        let pace = control.as_ref().map_or(Pace::Standard, |it| pace_of(edition, it));
        let supervision = regulations.supervision.unwrap_or(Supervision::Limited);
        Frame {
            edition: edition.governing(pace),
            regime: Regime::new(pace, supervision),
            regulations,
            control,
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
        self.control.as_ref()
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
        self.control.clone().map(|control| ChessClock::new(self.clock_setting(control)))
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

fn pace_of(edition: Edition, control: &TimeControl) -> Pace {
    let classified = classify(control, &edition.bounds());
    let pace = |answer: clock::Answer| match answer {
        clock::Answer::Is(clock::Class::Standard) | clock::Answer::NoTotal => Pace::Standard,
        clock::Answer::Is(clock::Class::Blitz) => Pace::Blitz,
        clock::Answer::Is(clock::Class::Rapid) | clock::Answer::Both | clock::Answer::Neither => {
            Pace::Rapid
        }
    };
    // Where the players have different times, the slower class governs both.
    pace(classified.answers.white).min(pace(classified.answers.black))
}

/// The frame, shared by all states of a game.
pub(crate) type SharedFrame = Arc<Frame>;
