//! Articles 11.7, 11.8, 11.11 and 11.12: orders that are refused, and when that loses the game.

use ::board::Color;

use super::Bench;
use super::art10_points::Entered;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{BothGuilty, OpponentScores, PersistentRefusal};
use crate::event::{Decision, Order, Points, Score, Who};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::Penalty;
use crate::rulebook::commentary::WARNINGS_ENOUGH;
use crate::ruling::{
    Cites, Duty, Matter, Outcome, PenaltyAmount, Proposal, Question, Reason, Verdict,
};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// Somebody refused an order: the first time a penalty, in the end the game.
    pub(super) fn on_order_refused(&mut self, who: &Who, order: &Order) {
        if self.game().is_over() {
            return;
        }
        let players: Vec<Color> = who.players().collect();
        let warned = !players.is_empty() && players.iter().all(|&it| self.is_warned_enough(it));
        let cites =
            Cites::of(Provision::ConductPersistent).with_commentary(WARNINGS_ENOUGH.passage);
        match (warned, players.as_slice()) {
            (true, [side]) => {
                self.ask_about(*side, Discretion::PersistentRefusal, cites);
                self.ask_whether_both();
            }
            (true, _) => {
                self.ask_about(Who::Both, Discretion::BothGuilty, Provision::ConductBothGuilty);
            }
            (false, _) => {
                let lost = [Provision::ConductPersistent, Provision::ConductBothGuilty];
                self.unmet(lost, Unmet::NotWarnedEnough);
                self.on_first_refusals(who, order);
            }
        }
    }

    fn is_warned_enough(&self, side: Color) -> bool {
        self.game().ledger().has_final_notice(side)
            || self.game().counts().warned[side] >= WARNINGS_ENOUGH.value
    }

    /// When both players stand before the loss of the game, both may be guilty.
    fn ask_whether_both(&mut self) {
        let about = |side: Color| {
            let mut open = self.game().questions().iter();
            open.any(|it| it.which == Discretion::PersistentRefusal && it.side() == Some(side))
        };
        let both = Color::ALL.into_iter().all(about);
        if self.asks(Provision::ConductBothGuilty, Unmet::OneRefuses, both) {
            self.ask_about(Who::Both, Discretion::BothGuilty, Provision::ConductBothGuilty);
        }
    }

    fn on_first_refusals(&mut self, who: &Who, order: &Order) {
        let cites = match order {
            Order::LendSheet => return self.on_lending_refused(who),
            Order::PlayOn => return self.on_playing_refused(who),
            Order::Inspection => Cites::of(Provision::ConductInspection),
            Order::Reconstruct | Order::TakePart => {
                let rule = self.book().conduct.players_check_claims;
                let provision = match rule.value.is_yes() {
                    true => Provision::ConductAssistReconstruct,
                    false => Provision::RecReconstruct,
                };
                Cites::of(provision)
                    .and(Provision::ConductCheckClaims)
                    .with_commentary(Passage::RefusesToCheck)
                    .with_commentary(Passage::FindingThePositionTogether)
            }
            Order::Record => {
                let cites = Cites::of(Provision::RecRecord);
                self.reproach(who.clone(), Matter::OrderRefused, cites);
                self.must(who.clone(), Duty::Record, cites);
                cites
            }
            Order::Words(_) => Cites::of(Provision::ArbObserveGames),
        };
        // A claim is checked whether or not the players help (C11.12-a).
        if matches!(order, Order::Reconstruct | Order::TakePart) {
            self.check_replayed();
        }
        self.ask_penalty(who.clone(), cites);
    }

    /// Who appeals plays on as the arbiter ruled; his clock is started. Who refuses without that refuses to comply with
    /// the Laws.
    fn on_playing_refused(&mut self, who: &Who) {
        let appealed = |side: Color| self.game().ledger().appeals().iter().any(|it| it.0 == side);
        let appealed = who.players().all(appealed);
        if self.asks(Provision::ConductAppeal, Unmet::NoAppeal, appealed) {
            let cites =
                Cites::of(Provision::ConductAppeal).with_commentary(Passage::PlayGoesOnMeanwhile);
            return self.tell(who.clone(), Matter::PlayOnMeanwhile, cites);
        }
        let cites =
            Cites::of(Provision::ConductPersistent).with_commentary(WARNINGS_ENOUGH.passage);
        self.ask_about(who.clone(), Discretion::PersistentRefusal, cites);
    }

    /// Do both players lose (J-49)?
    pub(super) fn decide_both_guilty(&mut self, answer: &BothGuilty, case: Case<'_>) -> bool {
        if !self.are_both_charged(case.question) {
            return false;
        }
        match answer {
            BothGuilty::Not => {}
            BothGuilty::LostByBoth if !self.is_told(&Who::Both) => {
                self.refuse_without_notice(case.decision, Provision::ConductBothGuilty);
            }
            BothGuilty::LostByBoth => self.end_for_both(),
        }
        true
    }

    fn end_for_both(&mut self) {
        let cites = Cites::of(Provision::ConductBothGuilty);
        self.end(Outcome::score(Score::BOTH_LOSE, Reason::BothRefused), cites);
    }

    /// Were these players told that the next refusal loses the game?
    fn is_told(&self, who: &Who) -> bool {
        who.players().all(|it| self.game().ledger().has_final_notice(it))
    }

    fn refuse_without_notice(&mut self, decision: &Decision, provision: Provision) {
        let verdict = Verdict::Refused { who: decision.by.clone(), what: Matter::NoFinalNotice };
        self.emit(verdict, Cites::of(provision).with_commentary(WARNINGS_ENOUGH.passage));
    }

    /// Both lose only if both stand before the loss of the game: it was asked, or both have had their warnings.
    fn are_both_charged(&self, question: &Question) -> bool {
        let asked = question.about == Some(Who::Both);
        asked || Color::ALL.into_iter().all(|side| self.is_warned_enough(side))
    }

    /// What follows for somebody who goes on refusing (J-47).
    pub(super) fn decide_persistence(
        &mut self,
        answer: &PersistentRefusal,
        decision: &Decision,
        question: &Question,
    ) -> bool {
        let named = decision.about.map(Who::Player);
        let Some(who) = named.or_else(|| self.refusing(question)) else { return false };
        let cites =
            Cites::of(Provision::ConductPersistent).with_commentary(WARNINGS_ENOUGH.passage);
        match answer {
            PersistentRefusal::Nothing => {}
            PersistentRefusal::FinalNotice => {
                self.emit(Verdict::Announce { what: Matter::FinalNotice }, cites);
                self.tell(who, Matter::FinalNotice, cites);
            }
            PersistentRefusal::Warning => {
                let provision = Penalty::Warning.provision();
                let Some(item) = provision.article(self.frame().edition()) else { return false };
                let amount = PenaltyAmount::None;
                let cites = Cites::of(provision).with(&cites);
                self.emit(Verdict::Penalty { who, item, amount }, cites);
            }
            PersistentRefusal::Loss if !self.is_told(&who) => {
                self.refuse_without_notice(decision, Provision::ConductPersistent);
            }
            PersistentRefusal::Loss if who == Who::Both => self.end_for_both(),
            PersistentRefusal::Loss => {
                let question =
                    Question::new(Discretion::OpponentScores, Provision::ConductPersistent)
                        .about(who)
                        .proposing(Proposal::End(Reason::Refusal));
                self.ask(question, Provision::ConductPersistent);
            }
        }
        true
    }

    /// Whom a decision about refusal concerns, if nobody was named: who was warned more often.
    fn refusing(&self, question: &Question) -> Option<Who> {
        if question.about.is_some() {
            return question.about.clone();
        }
        let weight =
            |side: Color| (self.game().counts().warned[side], self.game().ledger().refusals(side));
        let (white, black) = (weight(Color::White), weight(Color::Black));
        match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Color::White.into()),
            std::cmp::Ordering::Less => Some(Color::Black.into()),
            std::cmp::Ordering::Equal if white > (0, 0) => Some(Who::Both),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The arbiter decides what the opponent of the losing player scores, within the scores of a game.
    pub(super) fn decide_opponents_score(
        &mut self,
        answer: &OpponentScores,
        case: Case<'_>,
    ) -> bool {
        let loser = case.question.side();
        let entered = match answer {
            OpponentScores::Win => Entered::One(Points::One),
            OpponentScores::Draw => Entered::One(Points::Half),
            OpponentScores::Loss => Entered::One(Points::Zero),
            OpponentScores::Points(points) => self.entered(*points),
        };
        let score = match (entered, loser) {
            (Entered::One(_), None) => return false,
            (Entered::Outside, _) => {
                self.refuse_score(&case.decision.by);
                return true;
            }
            (Entered::Both(score), _) => score,
            (Entered::One(points), Some(Color::White)) => Score::played(Points::Zero, points),
            (Entered::One(points), Some(Color::Black)) => Score::played(points, Points::Zero),
        };
        let wins_all_the_same = loser.is_some_and(|it| score.points[it] != Points::Zero);
        if !self.is_normal(score) || wins_all_the_same {
            self.refuse_score(&case.decision.by);
            return true;
        }
        let cites = Cites::of(case.question.provision).and(Provision::PointsCap);
        match (&case.question.proposal, loser) {
            (Some(Proposal::End(reason)), Some(_)) => {
                self.end(Outcome::score(score, *reason), cites);
            }
            // Nobody was declared lost here: only the score itself can be judged.
            _ => self.allow(None, cites.and(Provision::ArbPenaltiesLoss)),
        }
        true
    }
}
