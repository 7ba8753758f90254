//! Articles 6.3.1, 6.12.1, A.3 to A.5 and B.3 to B.5: what the organiser enters, and what may not be changed once
//! play has begun.

use super::Bench;
use super::art06_session::declaring;
use crate::discretion::Discretion;
use crate::event::{Change, Entered, Starter, Who};
use crate::game::Phase;
use crate::interpretations::Interpretation;
use crate::pace::{Pace, Supervision};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::{MoveCounter, Recorder, Setting, Stage};
use crate::rulebook::{Answer, Occurrences};
use crate::ruling::{Cites, Matter, Verdict};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// Something was entered or changed.
    pub(super) fn on_configured(&mut self, change: &Change) {
        let by = &change.by;
        match &change.what {
            Entered::Option(setting) | Entered::Unknown { about: Some(setting), .. } => {
                self.on_option_changed(setting, by);
            }
            Entered::ControlConfirmed => self.on_control_confirmed(),
            Entered::Starter(starter) => self.on_starter_chosen(*starter, by),
            Entered::Displays(_) => self.allow(Matter::Displays, Provision::ClockScreens),
            Entered::BlindClock(clock) => self.on_blind_clock(*clock),
            Entered::ClockPlacement(_) | Entered::Unknown { about: None, .. } => {}
        }
    }

    fn on_option_changed(&mut self, setting: &Setting, by: &Who) {
        match setting {
            Setting::Supervision(to) => self.on_supervision_changed(*to, by),
            Setting::TimeControl(_) => self.on_control_changed(by),
            Setting::GamesPerArbiter(games) => self.on_games_per_arbiter(*games, by),
            Setting::Recorder(recorder) => self.on_recorder(*recorder, by),
            // Another stage may have other options.
            Setting::Stage(_) => {}
            fixed => self.on_fixed_option(fixed, by),
        }
    }

    fn has_begun(&self) -> bool {
        self.game().phase() != Phase::NotStarted
    }

    /// The degree of supervision is stated for the entire event.
    fn on_supervision_changed(&mut self, to: Option<Supervision>, by: &Who) {
        let pace = self.frame().regime().pace();
        let declares = self.book().supervision.event_declares.value == Some(Answer::Yes);
        let asked = pace != Pace::Standard && declares;
        if !self.asks(declaring(pace), Unmet::OtherRegime, asked) {
            return;
        }
        let cites = Cites::of(declaring(pace)).with_commentary(match pace {
            Pace::Blitz => Passage::BlitzAllRounds,
            Pace::Standard | Pace::Rapid => Passage::RapidAllRounds,
        });
        let stated = self.frame().regulations().supervision;
        let same = stated.is_some() && stated == to;
        if same || stated.is_none() && !self.has_begun() {
            self.allow(None, cites);
        } else {
            self.refuse(by.clone(), Matter::ChangeOfSupervision, cites);
        }
    }

    /// The time control is fixed in advance and should stay the same, except from stage to stage.
    fn on_control_changed(&mut self, by: &Who) {
        let cites = Cites::of(Provision::ClockAllotted).with_commentary(Passage::StableControl);
        self.allow(Matter::TimeControl, cites);
        let regular = self.frame().regulations().stage == Stage::Regular;
        if self.has_begun() && regular {
            self.tell(by.clone(), Matter::TimeControlStays, cites);
        }
    }

    /// Who confirms a change has looked at it.
    fn on_control_confirmed(&mut self) {
        let cites = Cites::of(Provision::ClockAllotted)
            .with_commentary(Passage::StableControl)
            .with_commentary(Passage::LargeTournamentsWithACounter);
        self.allow(Matter::TimeControl, cites);
    }

    /// Where the counter adds time the arbiters should start the clocks; the chief arbiter may decide otherwise.
    fn on_starter_chosen(&mut self, starter: Starter, by: &Who) {
        let adds_time = self.frame().regulations().move_counter == MoveCounter::AddsTime;
        if !adds_time || starter != Starter::Players {
            return;
        }
        let cites = Cites::of(Provision::ClockStart)
            .with_commentary(Passage::CounterAddsTime)
            .with_commentary(Passage::LargeTournamentsWithACounter)
            .read_as(Interpretation::Q19);
        self.tell(by.clone(), Matter::ArbitersStartClocks, cites);
        self.ask_about(Who::ChiefArbiter, Discretion::ClocksStartedBy, cites);
    }

    /// Full supervision asks for so many games for each arbiter at most.
    fn on_games_per_arbiter(&mut self, games: Option<Occurrences>, by: &Who) {
        let (most, provision) = match self.frame().regime().pace() {
            Pace::Standard => return,
            Pace::Rapid => (self.book().supervision.rapid_games, Provision::RapidSupervisedRatio),
            Pace::Blitz => (self.book().supervision.blitz_games, Provision::BlitzSupervisedRatio),
        };
        let (Some(most), Some(games)) = (most.value, games) else { return };
        self.answer_condition(games <= most, by, provision);
    }

    /// Full supervision asks for a record kept by the arbiter or an assistant; a device is not enough.
    fn on_recorder(&mut self, recorder: Option<Recorder>, by: &Who) {
        let provision = match self.frame().regime().pace() {
            Pace::Standard => return,
            Pace::Rapid => Provision::RapidSupervisedRecorded,
            Pace::Blitz => Provision::BlitzSupervisedRecorded,
        };
        if self.book().supervision.needs_record.value == Some(Answer::Yes) {
            let records = matches!(recorder, Some(Recorder::Arbiter | Recorder::Assistant));
            self.answer_condition(records, by, provision);
        }
    }

    fn answer_condition(&mut self, met: bool, by: &Who, provision: Provision) {
        let heading = match self.frame().regime().pace() {
            Pace::Blitz => Provision::BlitzSupervised,
            Pace::Standard | Pace::Rapid => Provision::RapidSupervised,
        };
        let cites = Cites::of(provision).and(heading).read_as(Interpretation::Q43);
        let verdict = match met {
            true => Verdict::Allowed { what: None },
            false => Verdict::Refused { who: by.clone(), what: Matter::SupervisionNotMet },
        };
        self.emit(verdict, cites);
    }

    /// What holds for the whole event may not be changed once it has begun.
    fn on_fixed_option(&mut self, setting: &Setting, by: &Who) {
        let provision = match setting {
            Setting::Edition(_) | Setting::Medium(_) | Setting::Rules(_) => Provision::IntroScope,
            Setting::FideRated(_) | Setting::LocalRules(_) => Provision::PrefaceRatingCondition,
            Setting::DefaultTime(_) => Provision::ClockDefault,
            Setting::BothAbsent(_) => Provision::ClockDefaultAbsent,
            Setting::DrawAgreement(_) => Provision::DrawRestriction,
            Setting::Scoring(_) => Provision::PointsDefault,
            Setting::Devices(_) => Provision::ConductDeviceBan,
            Setting::DevicePenalty(_) => Provision::ConductDevicePenalty,
            Setting::Fines(_) => Provision::ArbPenaltiesFine,
            Setting::GuidelineIii(_) => Provision::QpfAnnounce,
            _ => return,
        };
        if self.asks(provision, Unmet::NotBegun, self.has_begun()) {
            let cites = match setting {
                Setting::DevicePenalty(_) => {
                    Cites::of(provision).with_commentary(Passage::LesserPenalty)
                }
                _ => Cites::of(provision),
            };
            self.refuse(by.clone(), Matter::ChangeTooLate, cites);
        }
    }
}
