//! Article 8.7: the result that both players sign, and what the arbiter may still do about it.

use ::board::Color;

use super::Bench;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::SignedResultStands;
use crate::event::{Score, Who};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Scoresheet;
use crate::rulebook::ResultBy;
use crate::ruling::{Cites, Duty, Matter, Outcome, Reason, ResultOf, Verdict};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// A result was signed. Two that differ are clarified; one that is not what happened stands, unless the
    /// arbiter decides otherwise.
    pub(super) fn on_signed(&mut self, side: Color, result: Score, by: ResultBy) {
        let ways = self.book().record.result_by;
        let barred =
            !ways.value.contains(&by) || by == ResultBy::ElectronicApproval && !self.has_screens();
        if self.asks(&ways, Unmet::SignedAsForeseen, barred) {
            return self.refuse(side, Matter::ApprovalForSignature, Cites::value(&ways));
        }
        if self.asks(Provision::PointsCap, Unmet::NormalScore, !self.is_normal(result)) {
            return self.refuse_score(&side.into());
        }
        let Some(other) = self.game().sheets().of(!side).signed() else { return };
        if other != result {
            let cites = Cites::of(Provision::RecSign)
                .with_commentary(Passage::CheckTheResultAtOnce)
                .with_commentary(Passage::MakeSureWhatWasMeant);
            self.intervene(Matter::ResultsDiffer, cites);
            let known = self.game().outcome().is_some_and(|it| it.result != ResultOf::Pending);
            if !known {
                self.must(Who::Both, Duty::ClarifyResult, cites);
            }
            return;
        }
        match self.game().outcome().copied() {
            Some(outcome) if outcome.result == ResultOf::Score(result) => {
                let cites = Cites::of(Provision::RecSign).with_commentary(Passage::SignedByBoth);
                self.tell(Who::Arbiter, Matter::RecordClosed, cites);
            }
            Some(outcome) if outcome.result == ResultOf::Pending => {
                let cites =
                    Cites::of(Provision::RecSign).with_commentary(Passage::MakeSureWhatWasMeant);
                self.end_as_signed(result, cites);
            }
            Some(_) => {
                let cites = Cites::of(Provision::RecSign)
                    .with_commentary(Passage::BothWroteTheWrongResult)
                    .read_as(Interpretation::Q10);
                self.ask_arbiter(Discretion::SignedResultStands, cites);
            }
            // Players who write the same result and sign it have agreed on it.
            None => self.end_as_signed(result, Cites::of(Provision::RecSign)),
        }
    }

    /// Do the players write on electronic scoresheets?
    fn has_screens(&self) -> bool {
        self.frame().regulations().scoresheet == Scoresheet::Electronic
    }

    fn end_as_signed(&mut self, result: Score, cites: Cites) {
        let winner = Color::ALL.into_iter().find(|&it| Score::win(it) == result);
        let (reason, provision) = match winner {
            Some(_) => (Reason::Resignation, Provision::EndResign),
            None if result == Score::DRAW => (Reason::Agreement, Provision::EndAgreed),
            None => (Reason::ArbitersDecision, Provision::RecSign),
        };
        self.end(Outcome::score(result, reason), cites.and(provision));
    }

    /// Does the signed result stand? Then it is the result of the game, whatever happened on the board; an error in
    /// writing it down is put right by the arbiter. The chief arbiter may change what other arbiters decided.
    pub(super) fn decide_signed(&mut self, answer: &SignedResultStands, case: Case<'_>) -> bool {
        let cites = Cites::of(Provision::RecSign).with_commentary(match case.decision.by {
            Who::ChiefArbiter => Passage::ChiefArbiterMayChange,
            _ => Passage::BothWroteTheWrongResult,
        });
        // Without a signed result there is nothing that could stand or be corrected.
        let Some(signed) = self.game().sheets().registered() else { return false };
        match answer {
            SignedResultStands::Stands => {
                self.allow(Matter::SignedResult, cites);
                if !self.is_result(signed) {
                    self.end_by_decision(signed, cites);
                }
            }
            SignedResultStands::Corrected(Some(score)) if !self.is_normal(*score) => {
                self.refuse_score(&case.decision.by);
            }
            SignedResultStands::Corrected(Some(score)) => {
                self.end_by_decision(*score, cites);
                let was = Some(Outcome::score(signed, Reason::ArbitersDecision));
                let reason = case.decision.reason.clone().unwrap_or_default();
                self.emit(Verdict::Overridden { was, reason }, cites);
            }
            SignedResultStands::Corrected(None) => {
                self.refuse(case.decision.by.clone(), Matter::CorrectionWithoutResult, cites);
            }
        }
        true
    }

    fn is_result(&self, score: Score) -> bool {
        self.game().outcome().is_some_and(|it| it.result == ResultOf::Score(score))
    }

    fn end_by_decision(&mut self, score: Score, cites: Cites) {
        self.end(Outcome::score(score, Reason::ArbitersDecision), cites);
    }
}
