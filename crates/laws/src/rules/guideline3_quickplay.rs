//! Guideline III (2009: Article 10 and Appendix D, 2014: Appendix G): games without increment. A player with less
//! than two minutes may ask for an increment, or claim that the opponent cannot or does not try to win by normal
//! means. Two fallen flags are in Article 6.

use ::board::Color;
use clock::Millis;

use super::Bench;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{
    IncrementIntroduced, PostponedClaim, QuickplayClaim, ReferredClaim,
};
use crate::event::{Basis, Decision, DrawClaim, DrawGround, Who, Writing};
use crate::game::Phase;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::{ClockKind, GuidelineIii};
use crate::rulebook::{Cited, QuickplayAvailable};
use crate::ruling::{
    Bar, Cites, ClaimGround, Matter, OfferState, Outcome, Proposal, Question, Reason, Referee,
    ResultOf, Span, Verdict,
};
use crate::unmet::Unmet;

/// What the arbiter can do with a claim.
const CLAIM: [Provision; 4] = [
    Provision::QpfClaim,
    Provision::QpfClaimAccept,
    Provision::QpfClaimPostpone,
    Provision::QpfClaimReject,
];

/// Why a claim or request is not looked at.
enum Obstacle {
    Bar(Bar, Cites),
    Refused(Matter, Cites),
}

impl Bench<'_> {
    /// The player on move with less than two minutes asks for an increment for both; the request is an offer.
    pub(super) fn on_increment_requested(&mut self, side: Color) {
        let running = self.game().phase() == Phase::Running;
        if !self.asks(Provision::QpfIncrementOption, Unmet::NotBegun, running) {
            return;
        }
        let provision = Provision::QpfIncrementOption;
        let mechanical = self.frame().regulations().clock_kind == ClockKind::Mechanical;
        if self.book().quickplay.increment_option.value.is_none() || mechanical {
            let verdict = Verdict::Refused { who: side.into(), what: Matter::IncrementRequest };
            self.emit(verdict, Cites::of(provision).with_commentary(Passage::DigitalClockNeeded));
            return;
        }
        let obstacle = self
            .outside_guideline(side, &[GuidelineIii::Increment])
            .or_else(|| self.not_on_move(side, provision))
            .or_else(|| self.not_short_of_time(side, provision));
        if let Some(obstacle) = obstacle {
            return self.turn_away(side, obstacle);
        }
        self.stop_for_quickplay(provision);
        let verdict = Verdict::Offer { side, state: OfferState::Stands, condition_void: false };
        self.emit(verdict, provision);
    }

    /// The opponent declined: the arbiter may agree to the request.
    pub(super) fn ask_for_increment(&mut self, side: Color) {
        self.ask_about(side, Discretion::IncrementIntroduced, Provision::QpfIncrementOption);
    }

    /// The claim that the opponent cannot win, or does not try to win, by normal means.
    pub(super) fn on_quickplay_claimed(&mut self, claim: &DrawClaim) {
        let claims = [Provision::QpfClaim, Provision::QpfNoArbiterClaim];
        if !self.asks(claims, Unmet::NotBegun, self.game().phase() == Phase::Running) {
            return;
        }
        let side = claim.side;
        let no_arbiter = self.is_without_arbiter();
        let provision = if no_arbiter { Provision::QpfNoArbiterClaim } else { Provision::QpfClaim };
        let obstacle = self
            .display_only(claim)
            .or_else(|| {
                let parts = [GuidelineIii::Claim, GuidelineIii::NoArbiter];
                self.outside_guideline(side, &parts)
            })
            .or_else(|| if no_arbiter { None } else { self.not_on_move(side, provision) })
            .or_else(|| self.not_short_of_time(side, provision));
        if let Some(obstacle) = obstacle {
            self.unmet(CLAIM, Unmet::ClaimBarred);
            self.turn_away(side, obstacle);
        } else if no_arbiter {
            self.conclude_without_arbiter(claim);
        } else {
            self.unmet(CLAIM, Unmet::WaitsForTheArbiter);
            self.stop_for_quickplay(provision);
            self.offer_by_claim(side, claim.ground);
            let question = Question::new(Discretion::QuickplayClaim, Provision::QpfClaimAccept)
                .about(side)
                .proposing(Proposal::Claim(ClaimGround::Draw(claim.ground), None));
            let cites = Cites::of(Provision::QpfClaimAccept)
                .and(Provision::QpfClaim)
                .and(Provision::QpfDefine)
                .with_commentary(self.example_of_finish())
                .reading_of(&self.book().quickplay.claim_is_offer);
            self.ask(question, cites);
        }
    }

    fn is_without_arbiter(&self) -> bool {
        self.frame().regulations().guideline_iii.contains(&GuidelineIii::NoArbiter)
    }

    fn turn_away(&mut self, side: Color, obstacle: Obstacle) {
        match obstacle {
            Obstacle::Bar(bar, cites) => self.emit(Verdict::ClaimBarred(bar), cites),
            Obstacle::Refused(what, cites) => self.refuse(side, what, cites),
        }
    }

    fn display_only(&self, claim: &DrawClaim) -> Option<Obstacle> {
        let cites = Cites::of(Provision::ClockScreensNoClaim).read_as(Interpretation::Q77);
        let by_display = claim.basis == Basis::Display;
        self.asks(Provision::ClockScreensNoClaim, Unmet::NotByDisplay, by_display)
            .then_some(Obstacle::Bar(Bar::DisplayOnly, cites))
    }

    /// Does the guideline govern this game, and this phase of it?
    fn outside_guideline(&self, side: Color, parts: &[GuidelineIii]) -> Option<Obstacle> {
        let rules = &self.book().quickplay;
        let available = self.frame().at(&rules.available);
        let never = available.value == QuickplayAvailable::Never;
        if self.asks(&available, Unmet::ForThisGame, never) {
            let cites = Cites::value(&available).and(Provision::QpfScope);
            return Some(Obstacle::Bar(Bar::Blitz, cites));
        }
        let control = &self.game().clock()?.setting().control;
        let schedule = control.of(side);
        let increment = schedule.periods().iter().any(|it| !it.mode.bonus().is_zero());
        let excluded = rules.only_without_increment.value.is_yes() && increment;
        if self.asks(Provision::QpfScope, Unmet::ForThisGame, excluded) {
            let cites = Cites::value(&rules.only_without_increment).and(Provision::QpfScope);
            return Some(Obstacle::Bar(Bar::Increment, cites));
        }
        let announced = &self.frame().regulations().guideline_iii;
        let needed = rules.needs_announcement;
        let unannounced = needed.value.is_yes() && !parts.iter().any(|it| announced.contains(it));
        if self.asks(Provision::QpfAnnounce, Unmet::GuidelineAnnounced, unannounced) {
            let cites = Cites::value(&needed).and(Provision::QpfAnnounce);
            return Some(Obstacle::Bar(Bar::GuidelineNotAnnounced, cites));
        }
        let face = self.game().clock()?.face(self.game().now()).ok()?;
        let finish = schedule.is_last(face.sides[side].period);
        let cites = Cites::of(Provision::QpfDefine).with_commentary(Passage::FinishInTheLastPeriod);
        (!finish).then_some(Obstacle::Refused(Matter::NotQuickplayFinish, cites))
    }

    /// The example of the commentary that is like this game: its last period, or the whole of it.
    fn example_of_finish(&self) -> Passage {
        let periods = self.frame().control().map(|it| it.of(Color::White).periods().len());
        if periods == Some(1) {
            Passage::FinishOfTheWholeGame
        } else {
            Passage::FinishInTheLastPeriod
        }
    }

    fn not_on_move(&self, side: Color, provision: Provision) -> Option<Obstacle> {
        let other = self.game().to_move() != side;
        other.then_some(Obstacle::Bar(Bar::NotHavingTheMove, Cites::of(provision)))
    }

    fn not_short_of_time(&self, side: Color, provision: Provision) -> Option<Obstacle> {
        let below: Cited<_> = self.book().quickplay.below;
        let limit = Millis::from_seconds(below.value.0.into());
        if self.game().is_flag_down(side) {
            return Some(Obstacle::Bar(Bar::FlagFell, Cites::of(provision)));
        }
        let short = self.game().times().is_some_and(|it| it[side] < limit);
        let cites = Cites::of(provision).and_value(&below);
        self.asks(&below, Unmet::ShortOfTime, !short)
            .then_some(Obstacle::Bar(Bar::NotUnderTwoMinutes, cites))
    }

    fn stop_for_quickplay(&mut self, provision: Provision) {
        if self.game().ticking().is_some() {
            let cites = Cites::of(Provision::ClockPlayerStop).and(provision);
            self.emit(Verdict::StopClock, cites.read_as(Interpretation::Q02));
        }
    }

    /// Where no arbiter is present the claim ends the game, and somebody else decides how.
    fn conclude_without_arbiter(&mut self, claim: &DrawClaim) {
        let side = claim.side;
        let provision = match claim.ground {
            DrawGround::NoEffort => Provision::QpfNoArbiterNoEffort,
            _ => Provision::QpfNoArbiterCannotWin,
        };
        let played = self.game().history().plies().len();
        let sheet_missing =
            claim.ground == DrawGround::NoEffort && self.game().sheets().of(side).is_behind(played);
        if claim.written == Writing::Unwritten || sheet_missing {
            let verdict = Verdict::Refused { who: side.into(), what: Matter::ClaimIncomplete };
            return self.emit(verdict, Cites::of(provision).and(Provision::QpfNoArbiterClaim));
        }
        let cites =
            Cites::of(Provision::QpfNoArbiterClaim).and(provision).and(Provision::QpfNoArbiter);
        let reason = Reason::NoNormalMeans;
        self.end(Outcome { result: ResultOf::Pending, reason, no_mate_possible: false }, cites);
        let cites = Cites::of(Provision::QpfNoArbiterRefer).and(Provision::QpfNoArbiterClaim);
        self.emit(Verdict::Refer(Referee::DesignatedArbiter), cites);
    }

    /// The player whose claim or request it is, as long as the game is not over.
    fn claimant_in(&self, question: &Question) -> Option<Color> {
        let side = question.side().or(self.game().claims().postponed());
        side.filter(|_| !self.game().is_over())
    }

    /// Does the arbiter agree to an increment (J-63)?
    pub(super) fn decide_increment(
        &mut self,
        answer: &IncrementIntroduced,
        question: &Question,
    ) -> bool {
        let Some(side) = self.claimant_in(question) else { return false };
        let cites = Cites::of(Provision::QpfIncrementOption);
        match answer {
            IncrementIntroduced::Agree => {
                let option = self.book().quickplay.increment_option;
                let Some(seconds) = option.value else { return false };
                let increment = Millis::from_seconds(seconds.0.into());
                self.emit(Verdict::SetIncrement(increment), cites.and_value(&option));
                self.give_opponent_time(side, cites);
            }
            IncrementIntroduced::Not => {
                self.play_on(Matter::IncrementRequest, cites.read_as(Interpretation::Q46));
            }
        }
        self.start_after_quickplay(side, cites);
        true
    }

    fn give_opponent_time(&mut self, side: Color, cites: Cites) {
        let bonus = self.book().quickplay.bonus;
        let span = Span::seconds(bonus.value.0);
        self.emit(Verdict::Time { side: !side, span }, cites.and_value(&bonus));
    }

    fn start_after_quickplay(&mut self, side: Color, cites: Cites) {
        if self.game().ticking().is_none() {
            self.emit(Verdict::StartClock(side), cites);
        }
    }

    /// Some editions say that there is no appeal against these decisions.
    fn finally(&self, cites: Cites) -> Cites {
        match self.book().quickplay.decision_final.value.is_yes() {
            true => cites.and(Provision::QpfFinal),
            false => {
                self.unmet(&self.book().quickplay.decision_final, Unmet::OtherRule);
                cites
            }
        }
    }

    /// Cannot the opponent win, or does he not try (J-64)?
    pub(super) fn decide_normal_means(&mut self, answer: &QuickplayClaim, case: Case<'_>) -> bool {
        let Some(side) = self.claimant_in(case.question) else { return false };
        match answer {
            QuickplayClaim::Draw => {
                let cites = Cites::of(Provision::QpfClaimAccept).and(Provision::QpfClaim);
                let cites = self.finally(cites);
                self.draw_by_normal_means(cites);
            }
            QuickplayClaim::Postpone => {
                self.ask_about(side, Discretion::PostponedClaim, Provision::QpfClaimPostpone);
            }
            QuickplayClaim::Reject => {
                let cites = self.finally(Cites::of(Provision::QpfClaimReject));
                let ground = match case.question.proposal {
                    Some(Proposal::Claim(ground, _)) => ground,
                    _ => ClaimGround::Draw(DrawGround::NoNormalMeans),
                };
                self.emit(Verdict::ClaimRejected(ground), cites);
                self.give_opponent_time(side, cites);
                self.start_after_quickplay(side, cites);
            }
        }
        true
    }

    fn draw_by_normal_means(&mut self, cites: Cites) {
        self.end(Outcome::draw(Reason::NoNormalMeans), cites);
    }

    /// A claim that was postponed (J-65): before the flag falls, and after it.
    pub(super) fn decide_postponed(&mut self, answer: &PostponedClaim, case: Case<'_>) -> bool {
        let Some(side) = self.claimant_in(case.question) else { return false };
        let cites = Cites::of(Provision::QpfClaimPostpone);
        let flagged = match case.question.proposal {
            Some(Proposal::Flag(flagged)) => Some(flagged),
            _ => None,
        };
        match (answer, flagged) {
            (PostponedClaim::GiveTime, None) => {
                self.give_opponent_time(side, cites);
                self.start_after_quickplay(side, cites);
            }
            (PostponedClaim::Not, None) => self.start_after_quickplay(side, cites),
            (PostponedClaim::Draw, _) => {
                let test = self.book().quickplay.postpone_test;
                let cites = cites.and_value(&test).with_commentary(Passage::DrawAfterTheFlag);
                let cites = self.finally(cites);
                self.draw_by_normal_means(cites);
            }
            (PostponedClaim::TimeResult, Some(flagged)) => {
                let cites = Cites::of(Provision::ClockFlagLoses).and(Provision::QpfClaimPostpone);
                self.lose(flagged, Reason::Time, self.finally(cites));
            }
            (PostponedClaim::GiveTime | PostponedClaim::Not, Some(_))
            | (PostponedClaim::TimeResult, None) => return false,
        }
        true
    }

    /// The designated arbiter enters the result of a game that a claim has ended. Where no arbiter is present, the
    /// decision itself shows that the claim was made, though the record may not tell of it.
    pub(super) fn decide_referred(&mut self, answer: &ReferredClaim, decision: &Decision) -> bool {
        let referred = match self.game().outcome() {
            Some(outcome) => outcome.result == ResultOf::Pending,
            None => self.is_without_arbiter() && decision.by == Who::DesignatedArbiter,
        };
        if !referred {
            return false;
        }
        let cites = Cites::of(Provision::QpfNoArbiterRefer);
        match *answer {
            ReferredClaim::Draw => self.draw_by_normal_means(cites),
            ReferredClaim::Other(score) if !self.is_normal(score) => {
                self.refuse_score(&decision.by);
            }
            ReferredClaim::Other(score) if self.objects_to(score, decision) => {}
            ReferredClaim::Other(score) => {
                let draw = score == crate::event::Score::DRAW;
                let reason = if draw { Reason::NoNormalMeans } else { Reason::ArbitersDecision };
                self.end(Outcome::score(score, reason), cites);
            }
        }
        true
    }
}
