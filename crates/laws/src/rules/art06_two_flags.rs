//! C6.4-d, CA.4.3-a, III.3.1 and their forerunners: both flags are down.

use ::board::Color;
use clock::FirstFlag;

use super::Bench;
use super::art06_flag::Noticed;
use crate::discretion::Discretion;
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::ClockKind;
use crate::rulebook::{Answer, BothFlagsDown, Cited};
use crate::ruling::{Bar, Cites, Matter, Outcome, Proposal, Question, Reason, Verdict};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// Both flags are down: what the edition says to that, or which of them fell first.
    pub(super) fn judge_both_flags(&mut self, flag: Color, noticed: Noticed) {
        let rule = self.frame().at(&self.book().flag.both_down);
        if self.asks(&rule, Unmet::OtherRule, rule.value == BothFlagsDown::Draw) {
            return self.draw_by_both_flags(Cites::value(&rule).and(Provision::RapidBothFlags));
        }
        let own_flag_up = self.frame().at(&self.book().flag.claim_own_flag_up);
        if noticed == Noticed::Claimed(!flag) && own_flag_up.value == Some(Answer::Yes) {
            // Who has no time left cannot win on time, whichever flag fell first.
            self.emit(Verdict::ClaimBarred(Bar::FlagFell), Cites::value(&own_flag_up));
            return self.on_order_unknown(rule);
        }
        match self.first_flag() {
            Some(first) => {
                let both = [Provision::ClockBothFlags, Provision::RapidBothFlags];
                self.unmet(both, Unmet::OrderKnown);
                self.judge_flags_in_order(first, noticed);
            }
            None => self.on_order_unknown(rule),
        }
    }

    /// The flag that fell first: as the arbiter read it or decided, or as the device shows it. A mechanical clock
    /// does not.
    pub(super) fn first_flag(&self) -> Option<Color> {
        let game = self.game();
        if let Some(read) = game.clockwork().first_flag() {
            return Some(read);
        }
        if self.frame().regulations().clock_kind == ClockKind::Mechanical {
            return None;
        }
        let face = game.clock().and_then(|it| it.face(game.now()).ok());
        match face.map(|it| it.first_flag) {
            Some(FirstFlag::Of(first)) => Some(first),
            _ => game.clockwork().first_reported(),
        }
    }

    fn judge_flags_in_order(&mut self, first: Color, noticed: Noticed) {
        let passage = match self.frame().at(&self.book().flag.claim_must_stop).value {
            Some(_) => Passage::BothAtZeroSignDecides,
            None => Passage::BothClocksAtZero,
        };
        for side in [first, !first] {
            if !self.game().is_over() && self.game().is_flag_down(side) {
                self.judge_flag(side, noticed, Some(passage));
            }
        }
    }

    fn on_order_unknown(&mut self, rule: Cited<BothFlagsDown>) {
        let applies = match rule.value {
            BothFlagsDown::ContinueOrDrawInLastPeriod => true,
            BothFlagsDown::GuidelineIfAnnounced => {
                !self.frame().regulations().guideline_iii.is_empty() && !self.has_bonus()
            }
            BothFlagsDown::Draw | BothFlagsDown::NoRule => false,
        };
        if applies {
            self.continue_or_draw();
        } else {
            let question = Question::new(Discretion::FlagFirst, Provision::ClockFlagCheck);
            self.ask(question, self.order_is_open());
        }
    }

    /// Does the control give time with every move?
    fn has_bonus(&self) -> bool {
        let control = self.frame().control();
        control.is_some_and(|it| {
            let periods = Color::ALL.into_iter().flat_map(|side| it.of(side).periods());
            periods.into_iter().any(|period| !period.mode.bonus().is_zero())
        })
    }

    fn order_is_open(&self) -> Cites {
        let cites = Cites::of(Provision::ClockFlagCheck)
            .and(Provision::ClockBothFlags)
            .and(self.guideline_is_out())
            .with_commentary(Passage::BothClocksAtZero)
            .read_as(Interpretation::Q18);
        match self.frame().regime().pace() {
            Pace::Standard => cites,
            Pace::Rapid | Pace::Blitz => {
                cites.and(Provision::RapidFlagClaim).with_commentary(Passage::BothAtZeroSignDecides)
            }
        }
    }

    /// Why the guideline does not help: nobody announced it, or it is not made for this game.
    fn guideline_is_out(&self) -> Provision {
        match self.frame().regulations().guideline_iii.is_empty() {
            true => Provision::QpfAnnounce,
            false => Provision::QpfScope,
        }
    }

    /// Play goes on in an earlier period; in the last one the game is drawn.
    fn continue_or_draw(&mut self) {
        let both = Cites::of(Provision::ClockBothFlags).with_commentary(Passage::BothClocksAtZero);
        if self.is_last_period() {
            return self.draw_by_both_flags(both.and(Provision::ClockBothFlagsLastPeriod));
        }
        let cites = both.and(Provision::ClockBothFlagsOtherPeriod);
        for side in Color::ALL {
            self.give_next_period(side, cites);
        }
        self.play_on(Matter::BothFlags, cites);
    }

    fn draw_by_both_flags(&mut self, cites: Cites) {
        self.end(Outcome::draw(Reason::BothFlags), cites);
    }

    /// Are both players in the last period, the one for all moves that are left?
    fn is_last_period(&self) -> bool {
        let Some(clock) = self.game().clock() else { return true };
        let Ok(face) = clock.face(self.game().now()) else { return true };
        let last = |it: Color| clock.setting().control.of(it).is_last(face.sides[it].period);
        Color::ALL.into_iter().all(last)
    }

    /// The arbiter found out which flag fell first, or that nobody knows.
    pub(super) fn decide_first_flag(&mut self) -> bool {
        match self.game().clockwork().first_flag() {
            Some(first) => self.judge_flags_in_order(first, Noticed::Observed),
            None => {
                // Proposed by analogy: as the guideline would have it.
                let question = Question::new(Discretion::CaseNotCovered, Provision::PrefaceAnalogy);
                let question = match self.is_last_period() {
                    true => question.proposing(Proposal::End(Reason::BothFlags)),
                    false => question,
                };
                let cites = Cites::of(Provision::PrefaceAnalogy)
                    .and(self.guideline_is_out())
                    .and(Provision::ClockBothFlags)
                    .read_as(Interpretation::Q18);
                self.ask(question, cites);
            }
        }
        true
    }
}
