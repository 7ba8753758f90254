//! Articles 6.3.1, 6.12.1, A.3 to A.5 and B.3 to B.5: what the organiser enters, and what may not be changed once
//! play has begun.

use super::Bench;
use super::art06_session::declaring;
use crate::discretion::Discretion;
use crate::event::{Change, Who};
use crate::game::Phase;
use crate::interpretations::Interpretation;
use crate::pace::{Pace, Supervision};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::{MoveCounter, Stage};
use crate::rulebook::Answer;
use crate::ruling::{Cites, Matter, Question, Verdict};

impl Bench<'_> {
    /// Something was entered or changed.
    pub(super) fn on_configured(&mut self, change: &Change) {
        match change.option.as_str() {
            "supervision" => self.on_supervision_changed(change),
            "time" | "time_control" | "increment" | "clock_mode" => self.on_control_changed(change),
            "starter" => self.on_starter_chosen(change),
            "displays" | "monitors" | "screens" => {
                let what = Some(Matter::Displays);
                self.emit(Verdict::Allowed { what }, Provision::ClockScreens);
            }
            "blind_clock" => self.on_blind_clock(change),
            "games_per_arbiter" => self.on_games_per_arbiter(change),
            "recorder" | "recorders" => self.on_recorder(change),
            "clock_placement" | "stage" => {}
            option => self.on_fixed_option(option, change),
        }
    }

    fn has_begun(&self) -> bool {
        self.game().phase() != Phase::NotStarted
    }

    /// The degree of supervision is stated for the entire event.
    fn on_supervision_changed(&mut self, change: &Change) {
        let pace = self.frame().regime().pace();
        let declares = self.book().supervision.event_declares.value == Some(Answer::Yes);
        if pace == Pace::Standard || !declares {
            return;
        }
        let cites = Cites::of(declaring(pace)).with_commentary(match pace {
            Pace::Blitz => Passage::BlitzAllRounds,
            Pace::Standard | Pace::Rapid => Passage::RapidAllRounds,
        });
        let stated = self.frame().regulations().supervision;
        let same = stated.is_some_and(|it| is_word_for(it, &change.value));
        if same || stated.is_none() && !self.has_begun() {
            self.emit(Verdict::Allowed { what: None }, cites);
        } else {
            self.emit(
                Verdict::Refused { who: change.by.clone(), what: Matter::ChangeOfSupervision },
                cites,
            );
        }
    }

    /// The time control is fixed in advance and should stay the same, except from stage to stage.
    fn on_control_changed(&mut self, change: &Change) {
        let cites = Cites::of(Provision::ClockAllotted).with_commentary(Passage::StableControl);
        let cites = match change.is_confirmation() {
            true => cites.with_commentary(Passage::LargeTournamentsWithACounter),
            false => cites,
        };
        self.emit(Verdict::Allowed { what: Some(Matter::TimeControl) }, cites);
        // Who confirms a change has looked at it.
        if change.is_confirmation() {
            return;
        }
        let regular = self.frame().regulations().stage == Stage::Regular;
        if self.has_begun() && regular {
            let note =
                Verdict::Note { to: Some(change.by.clone()), what: Matter::TimeControlStays };
            self.emit(note, cites);
        }
    }

    /// Where the counter adds time the arbiters should start the clocks; the chief arbiter may decide otherwise.
    fn on_starter_chosen(&mut self, change: &Change) {
        let adds_time = self.frame().regulations().move_counter == MoveCounter::AddsTime;
        if !adds_time || !change.value.starts_with("player") {
            return;
        }
        let cites = Cites::of(Provision::ClockStart)
            .with_commentary(Passage::CounterAddsTime)
            .with_commentary(Passage::LargeTournamentsWithACounter)
            .read_as(Interpretation::Q19);
        let what = Matter::ArbitersStartClocks;
        self.emit(Verdict::Note { to: Some(change.by.clone()), what }, cites);
        let question = Question::new(Discretion::ClocksStartedBy, Provision::ClockStart)
            .about(Who::ChiefArbiter);
        self.ask(question, cites);
    }

    /// Full supervision asks for so many games for each arbiter at most.
    fn on_games_per_arbiter(&mut self, change: &Change) {
        let (most, provision) = match self.frame().regime().pace() {
            Pace::Standard => return,
            Pace::Rapid => (self.book().supervision.rapid_games, Provision::RapidSupervisedRatio),
            Pace::Blitz => (self.book().supervision.blitz_games, Provision::BlitzSupervisedRatio),
        };
        let (Some(most), Ok(games)) = (most.value, change.value.trim().parse::<u32>()) else {
            return;
        };
        self.answer_condition(games <= u32::from(most.0), &change.by, provision);
    }

    /// Full supervision asks for a record kept by the arbiter or an assistant; a device is not enough.
    fn on_recorder(&mut self, change: &Change) {
        let provision = match self.frame().regime().pace() {
            Pace::Standard => return,
            Pace::Rapid => Provision::RapidSupervisedRecorded,
            Pace::Blitz => Provision::BlitzSupervisedRecorded,
        };
        if self.book().supervision.needs_record.value == Some(Answer::Yes) {
            let records = matches!(change.value.trim(), "arbiter" | "assistant");
            self.answer_condition(records, &change.by, provision);
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
    fn on_fixed_option(&mut self, option: &str, change: &Change) {
        let provision = match option {
            "edition" | "medium" | "rules" => Provision::IntroScope,
            "fide_rated" | "local_rules" => Provision::PrefaceRatingCondition,
            "default_time" => Provision::ClockDefault,
            "both_absent" => Provision::ClockDefaultAbsent,
            "draw_agreement" => Provision::DrawRestriction,
            "scoring" => Provision::PointsDefault,
            "devices" => Provision::ConductDeviceBan,
            "device_penalty" => Provision::ConductDevicePenalty,
            "fines" => Provision::ArbPenaltiesFine,
            "guideline_iii" => Provision::QpfAnnounce,
            _ => return,
        };
        if self.has_begun() {
            let what = Matter::ChangeTooLate;
            let cites = match option {
                "device_penalty" => Cites::of(provision).with_commentary(Passage::LesserPenalty),
                _ => Cites::of(provision),
            };
            self.emit(Verdict::Refused { who: change.by.clone(), what }, cites);
        }
    }
}

fn is_word_for(supervision: Supervision, word: &str) -> bool {
    match supervision {
        Supervision::Full => matches!(word.trim(), "full" | "supervised"),
        Supervision::Limited => matches!(word.trim(), "limited" | "unsupervised"),
    }
}
