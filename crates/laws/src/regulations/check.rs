//! Comparing regulations with an edition. It reads the rulebook and knows no edition by name.

use clock::{Millis, TimeControl};

use super::choices::{
    Announcement, ClockKind, Devices, GuidelineIii, Medium, MoveCounter, RankNames, Recorder,
    Scoresheet, YesNo,
};
use super::fault::{Advice, InvalidRegulations, Objection, RegulationFault};
use super::values::{Adjourning, Appeals, DevicePenalty, DrawAgreement, Need};
use super::{BothAbsent, Regulations};
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
use crate::provision::Provision;
use crate::rulebook::{
    Answer, Cited, Penalty, QuickplayAvailable, Regime, Rulebook, ScoresheetMedium, Seconds,
    SilentDefaultTime,
};

/// Regulations that an edition allows, with what follows from them.
///
/// ```
/// use jadoube_laws::rulebook::{Regime, Seconds};
/// use jadoube_laws::{Edition, Regulations};
///
/// let text = r#"
///     time_control = [{ time = "15m" }]
///     clock_mode = "cumulative"
///     increment = "10s"
///     default_time = "10m"
///     appeals = "none"
/// "#;
/// let checked = Regulations::from_toml(text)?.check(Edition::Fide2023)?;
/// assert_eq!((checked.edition(), checked.regime()), (Edition::Fide2023, Regime::RapidLimited));
/// assert_eq!(checked.default_time(), Seconds(600));
/// // The degree of supervision was not declared: it is remarked upon.
/// assert_eq!(checked.remarks().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedRegulations {
    regulations: Regulations,
    edition: Edition,
    regime: Regime,
    default_time: Seconds,
    remarks: Vec<Advice>,
}

impl CheckedRegulations {
    /// The options.
    #[must_use]
    pub fn options(&self) -> &Regulations {
        &self.regulations
    }

    /// The edition that governs the games.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The rulebook that governs the games.
    #[must_use]
    pub fn rulebook(&self) -> &'static Rulebook {
        self.edition.rulebook()
    }

    /// Pace and supervision of the games.
    #[must_use]
    pub fn regime(&self) -> Regime {
        self.regime
    }

    /// By how much a player may be late.
    #[must_use]
    pub fn default_time(&self) -> Seconds {
        self.default_time
    }

    /// What the organiser should know.
    #[must_use]
    pub fn remarks(&self) -> &[Advice] {
        &self.remarks
    }
}

pub(super) fn check(
    regulations: Regulations,
    edition: Edition,
) -> Result<CheckedRegulations, InvalidRegulations> {
    let pace = edition.pace_of(regulations.time_control.as_ref());
    let governing = edition.governing(pace);
    let mut checker = Checker {
        options: &regulations,
        chosen: edition.rulebook(),
        governing,
        book: governing.rulebook(),
        pace,
        faults: Vec::new(),
        remarks: Vec::new(),
    };
    checker.frame();
    checker.time();
    let supervision = checker.supervision();
    checker.record_and_draws();
    checker.conduct();
    checker.quickplay();
    checker.adjournment_and_blind_play();
    let Checker { faults, remarks, .. } = checker;
    if !faults.is_empty() {
        return Err(InvalidRegulations { edition, faults });
    }
    let regime = Regime::new(pace, supervision);
    let default_time = regulations.default_time.unwrap_or(Seconds(0));
    Ok(CheckedRegulations { regulations, edition: governing, regime, default_time, remarks })
}

struct Checker<'r> {
    options: &'r Regulations,
    /// The book that was chosen; an overlay may leave this pace to its base.
    chosen: &'static Rulebook,
    /// The edition that governs, and its book.
    governing: Edition,
    book: &'static Rulebook,
    pace: Pace,
    faults: Vec<RegulationFault>,
    remarks: Vec<Advice>,
}

impl Checker<'_> {
    fn frame(&mut self) {
        let must_be_announced = self.chosen.scope.must_be_announced;
        if must_be_announced.value.is_yes() {
            self.needs_announcement("edition", Announcement::Edition, must_be_announced);
        }
        if self.chosen.scope.covers.value.iter().all(|it| it.pace() != self.pace) {
            self.remarks.push(Advice::GovernedByBase(self.governing));
        }
        if self.options.medium == Medium::Other {
            self.remarks.push(Advice::NotOverTheBoard);
        }
        if !self.options.local_rules.is_empty() {
            self.remarks.push(Advice::LocalRules);
            if self.options.fide_rated == YesNo::Yes {
                let cited = self.book.scope.federation_rules_allowed;
                self.fault("local_rules", cited, Objection::RatedWithLocalRules);
            }
        }
    }

    fn time(&mut self) {
        let options = self.options;
        let control = options.time_control.as_ref();
        if control.is_none() {
            self.fault("time_control", self.book.clock.control_basis, Objection::Missing);
        }
        if let Some(stated) = options.pace
            && stated != self.pace
            && control.is_some()
        {
            let cited = self.chosen.classes.rapid_min;
            self.fault("pace", cited, Objection::OtherPace { derived: self.pace });
        }
        if self.adds_time() && options.clock_kind == ClockKind::Mechanical {
            self.fault("clock_kind", self.book.clock.delay_carry, Objection::MechanicalClock);
        }
        let millis = |it: Seconds| Millis::from_seconds(it.0.into());
        if let Some((least, most)) = self.book.classes.increment_range.value
            && let Some(control) = control
            && let Some((.., unusual)) =
                control.bonuses_outside(millis(least)..=millis(most)).first()
        {
            self.remarks.push(Advice::UnusualIncrement(*unusual));
        }
        if options.move_counter == MoveCounter::AddsTime {
            self.remarks.push(Advice::CounterAddsTime);
        }
        let silent = self.book.clock.silent_default_time;
        if options.default_time.is_none() && silent.value == SilentDefaultTime::MustSpecify {
            self.fault("default_time", silent, Objection::Missing);
        }
    }

    /// Does time come with each move?
    fn adds_time(&self) -> bool {
        let adds = |it: &TimeControl| !it.bonuses_outside(Millis::ZERO..=Millis::ZERO).is_empty();
        self.options.time_control.as_ref().is_some_and(adds)
    }

    /// The degree of supervision that applies.
    fn supervision(&mut self) -> Supervision {
        let rules = &self.book.supervision;
        if self.pace == Pace::Standard {
            return Supervision::Full;
        }
        if !rules.tiers.value.is_yes() {
            if self.options.supervision.is_some() {
                self.fault("supervision", rules.tiers, Objection::NotInThisEdition);
            }
            return Supervision::Limited;
        }
        let Some(supervision) = self.options.supervision else {
            self.remarks.push(Advice::SupervisionTakenAsLimited);
            return Supervision::Limited;
        };
        if supervision == Supervision::Full {
            let most = if self.pace == Pace::Rapid { rules.rapid_games } else { rules.blitz_games };
            match (self.options.games_per_arbiter, most.value) {
                (None, _) => self.fault("games_per_arbiter", most, Objection::Missing),
                (Some(games), Some(limit)) if games > limit => {
                    self.fault("games_per_arbiter", most, Objection::TooManyGames { most: limit });
                }
                _ => {}
            }
            let recorded =
                matches!(self.options.recorder, Some(Recorder::Arbiter | Recorder::Assistant));
            if rules.needs_record.value == Some(Answer::Yes) && !recorded {
                let provision = match self.pace {
                    Pace::Blitz => Provision::BlitzSupervisedRecorded,
                    Pace::Rapid | Pace::Standard => Provision::RapidSupervisedRecorded,
                };
                self.fault_by("recorder", provision, rules.needs_record, Objection::NobodyRecords);
            }
        }
        supervision
    }

    fn record_and_draws(&mut self) {
        let media = self.book.record.media;
        let electronic = self.options.scoresheet == Scoresheet::Electronic;
        if electronic && !media.value.contains(&ScoresheetMedium::Electronic) {
            self.fault("scoresheet", media, Objection::NotInThisEdition);
        }
        if self.options.draw_agreement != DrawAgreement::Free {
            let cited = self.book.draws.restrictable;
            self.needs_announcement("draw_agreement", Announcement::DrawAgreement, cited);
        }
        let scoring = self.options.scoring;
        let in_order = scoring.win >= scoring.draw && scoring.draw >= scoring.loss;
        let within =
            u16::from(scoring.draw) * 2 <= u16::from(scoring.win) + u16::from(scoring.loss);
        if !in_order || !within {
            self.fault("scoring", self.book.points.capped, Objection::PointsOutOfOrder);
        }
    }

    fn conduct(&mut self) {
        let conduct = &self.book.conduct;
        if self.options.opponent_reports_leaving == YesNo::Yes {
            self.needs_rule("opponent_reports_leaving", conduct.report_leaving);
        }
        if self.options.devices == Devices::OffInBag {
            self.needs_rule("devices", conduct.device_in_bag);
        }
        if matches!(self.options.device_penalty, DevicePenalty::Lesser(_))
            && self.needs_rule("device_penalty", conduct.milder_penalty)
        {
            let cited = conduct.milder_penalty;
            self.needs_announcement("device_penalty", Announcement::DevicePenalty, cited);
        }
        if !self.options.fines.is_empty() {
            let penalties = self.book.arbiter.penalties;
            if penalties.value.contains(&Penalty::Fine) {
                self.needs_announcement("fines", Announcement::Fines, penalties);
            } else {
                self.fault("fines", penalties, Objection::NotInThisEdition);
            }
        }
        if let Appeals::Allowed { deadline: None, .. } = self.options.appeals {
            self.fault("appeals", conduct.appeal_scope, Objection::Missing);
        }
    }

    fn quickplay(&mut self) {
        let parts = &self.options.guideline_iii;
        if parts.is_empty() {
            return;
        }
        let rules = &self.book.quickplay;
        if !rules.needs_announcement.value.is_yes() {
            self.fault("guideline_iii", rules.needs_announcement, Objection::FixedByEdition);
            return;
        }
        let available = rules.available.at(Regime::new(self.pace, Supervision::Full));
        if available.value == QuickplayAvailable::Never {
            self.fault("guideline_iii", available, Objection::NotAtThisPace { pace: self.pace });
        }
        if self.adds_time() {
            self.fault("guideline_iii", rules.only_without_increment, Objection::NotWithIncrement);
        }
        self.needs_announcement(
            "guideline_iii",
            Announcement::GuidelineIii,
            rules.needs_announcement,
        );
        let mechanical = self.options.clock_kind == ClockKind::Mechanical;
        if parts.contains(&GuidelineIii::Increment) && mechanical {
            self.fault("guideline_iii", rules.increment_option, Objection::MechanicalClock);
        }
        if parts.contains(&GuidelineIii::NoArbiter) && self.options.designated_arbiter.is_none() {
            let (provision, reason) =
                (Provision::QpfNoArbiterRefer, Objection::NoDesignatedArbiter);
            self.fault_by("designated_arbiter", provision, rules.needs_announcement, reason);
        }
    }

    fn adjournment_and_blind_play(&mut self) {
        let rules = &self.book.adjournment;
        if let Adjourning::On { session_end, resumption } = &self.options.adjournment
            && (session_end.is_none() || resumption.is_none())
        {
            self.fault("adjournment", rules.sealed_on, Objection::Missing);
        }
        if self.options.resumption_both_absent != BothAbsent::PlayerOnMove {
            self.needs_rule("resumption_both_absent", rules.neither_present);
        }
        let blind = &self.book.blind;
        if self.options.rank_names == RankNames::Other && blind.rank_names_fixed.value.is_yes() {
            self.fault("rank_names", blind.rank_names_fixed, Objection::FixedByEdition);
        }
        let (white, black) = (&self.options.players.white.needs, &self.options.players.black.needs);
        let meets = |one: &[Need], other: &[Need]| {
            one.contains(&Need::Blind) && other.contains(&Need::HearingImpaired)
        };
        let compulsory = blind.assistant_if_hearing_impaired.value.is_yes();
        if compulsory && (meets(white, black) || meets(black, white)) {
            self.remarks.push(Advice::AssistantNeeded);
        }
    }

    /// An option that exists only where the edition has the rule.
    fn needs_rule(&mut self, option: &'static str, rule: Cited<Answer>) -> bool {
        let has = rule.value.is_yes();
        if !has {
            self.fault(option, rule, Objection::NotInThisEdition);
        }
        has
    }

    fn needs_announcement<T>(&mut self, option: &'static str, what: Announcement, by: Cited<T>) {
        if !self.options.announced.contains(&what) {
            self.fault(option, by, Objection::NotAnnounced);
        }
    }

    /// A fault under the article of a provision, or under that of a value if the edition lacks the provision.
    fn fault_by<T>(
        &mut self,
        option: &'static str,
        provision: Provision,
        otherwise: Cited<T>,
        reason: Objection,
    ) {
        let article = provision.article(self.governing).unwrap_or(otherwise.article);
        self.faults.push(RegulationFault { option, article, reason });
    }

    fn fault<T>(&mut self, option: &'static str, by: Cited<T>, reason: Objection) {
        self.faults.push(RegulationFault { option, article: by.article, reason });
    }
}
