//! Article 7.4: pieces knocked over or displaced by a player, and the clock started where it should have been
//! stopped (7.5.3 with its commentary).

use ::board::Color;

use super::Bench;
use super::art07_illegal::Found;
use super::decisions::Case;
use crate::discretion::answers::{KnockingOverPenalised, StartedWithoutMove};
use crate::discretion::{Deduction, Discretion, Sanctions};
use crate::event::{Decision, KnockedOver};
use crate::game::Phase;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::ruling::{Cites, Duty, Matter, Question, Span};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// Who knocks pieces over puts them right again on his own time.
    pub(super) fn on_knocked_over(&mut self, knocked: &KnockedOver) {
        let begun = self.game().phase() != Phase::NotStarted;
        if self.game().is_over() || !self.asks(Provision::IrrDisplace, Unmet::NotBegun, begun) {
            return;
        }
        let later = [Provision::IrrDisplaceStop, Provision::IrrDisplacePenalty];
        self.unmet(later, Unmet::ClockNotStopped);
        let cites = Cites::of(Provision::IrrDisplace).read_as(Interpretation::Q17);
        self.must(knocked.side, Duty::RestorePosition, cites);
    }

    /// Is the player who knocked pieces over penalised?
    pub(super) fn ask_about_knock(&mut self, side: Color) {
        let asked = |it: &Question| {
            it.which == Discretion::KnockingOverPenalised && it.side() == Some(side)
        };
        let open = self.game().questions().iter().any(asked);
        if !self.asks(Provision::IrrDisplacePenalty, Unmet::AskedAlready, !open) {
            return;
        }
        let cites = Cites::of(Provision::IrrDisplacePenalty)
            .with_commentary(Passage::KnockedOnTheOthersTime)
            .with_commentary(Passage::NoLossForAnAccident);
        self.ask_about(side, Discretion::KnockingOverPenalised, cites);
    }

    /// None, or one of the list; the loss of the game only if it was done on purpose or more than once.
    pub(super) fn decide_knock(&mut self, answer: &KnockingOverPenalised, case: Case<'_>) -> bool {
        use KnockingOverPenalised as A;
        let Some(side) = case.question.side().or_else(|| self.last_to_knock()) else {
            return false;
        };
        let sanctions = match answer {
            A::None => return true,
            A::OpponentTime(time) => Sanctions::of_time(Span::plus(*time)),
            A::OwnTime(Deduction(time)) => Sanctions::of_time(Span::minus(*time)),
            A::Penalty(sanctions) => sanctions.clone(),
        };
        let cites = Cites::of(Provision::IrrDisplacePenalty);
        let grave = self.game().setting_up().knocked_on_purpose(side)
            || self.game().counts().knocks[side] > 1
            || sanctions.on_purpose;
        if self.asks_for_loss(&sanctions) && !grave {
            let cites = cites.with_commentary(Passage::NoLossForAnAccident);
            self.refuse(case.decision.by.clone(), Matter::LossForAccident, cites);
            return true;
        }
        self.penalise_by_list(&side.into(), &sanctions, case.decision, cites)
    }

    fn last_to_knock(&self) -> Option<Color> {
        let knocks = self.game().counts().knocks;
        Color::ALL.into_iter().find(|&it| knocks[it] > 0)
    }

    /// The opponent's clock was started without a move: what is it (J-27)?
    pub(super) fn decide_start_by_mistake(
        &mut self,
        answer: &StartedWithoutMove,
        case: Case<'_>,
    ) -> bool {
        let Some(side) = case.question.side() else { return false };
        if *answer == StartedWithoutMove::IllegalMove {
            let offence = self.offence_on_board(side);
            let cites = Cites::of(Provision::IrrIllegal).read_as(Interpretation::Q22);
            self.deal_with(offence, cites, Found::AtOnce);
            return true;
        }
        let cites = Cites::of(Provision::IrrClockNoMove)
            .with_commentary(Passage::StartingInsteadOfStopping)
            .read_as(Interpretation::Q22);
        match answer {
            StartedWithoutMove::Distraction(sanctions) => {
                let ground = Cites::of(Provision::ConductDistract).and(Provision::IrrClockNoMove);
                self.penalise_or_ask(side, sanctions.as_ref(), case.decision, ground);
            }
            StartedWithoutMove::Accident(Some(sanctions)) => {
                self.penalise_by_list(&side.into(), sanctions, case.decision, cites);
            }
            StartedWithoutMove::Accident(None) | StartedWithoutMove::IllegalMove => {}
        }
        self.undo_press(side, None, cites.and(Provision::ClockRestart));
        true
    }

    /// The penalty that the answer names, or the question which one.
    pub(super) fn penalise_or_ask(
        &mut self,
        side: Color,
        sanctions: Option<&Sanctions>,
        decision: &Decision,
        cites: Cites,
    ) {
        if let Some(sanctions) = sanctions {
            self.penalise_by_list(&side.into(), sanctions, decision, cites);
            return;
        }
        let provision = cites.provisions().next().unwrap_or(Provision::ConductDistract);
        let question = Question::new(Discretion::PenaltyWhich, provision).about(side);
        self.ask(question, cites.and(Provision::ArbPenalties));
    }
}
