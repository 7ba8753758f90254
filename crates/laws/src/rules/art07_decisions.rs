//! The arbiter's answers to the questions of Articles 1 to 7 that no other rule answers: gaps, overrides, dead
//! positions, promotions, who could mate.

use ::board::Color;

use super::Bench;
use super::art07_illegal::Found;
use super::art07_times::Chosen;
use super::decisions::{says, says_play_on};
use crate::discretion::Discretion;
use crate::event::{Decision, Points, Score};
use crate::game::{Excluded, Fault, Standing};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::ruling::{
    Cites, CompletedBy, Duty, Evidence, IllegalKind, Matter, Outcome, Proposal, Question, Reason,
    RestoreBasis, Verdict,
};

impl Bench<'_> {
    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_irregularity(&mut self, decision: &Decision, question: &Question) -> bool {
        use Discretion as D;
        match decision.question {
            D::CaseNotCovered => self.decide_gap(decision, question),
            D::RulingReplaced => self.decide_override(decision),
            D::PositionDead => self.decide_dead(decision),
            D::PromotionPutRight => self.decide_promotion(decision, question),
            D::GenuineAdjustment => self.decide_adjustment(decision, question),
            D::ContactAccidental => self.decide_accident(decision, question),
            D::Distraction => self.decide_distraction(decision, question),
            D::OpponentCanMate => self.decide_mate(decision, question),
            D::TimesAfterRestoring => self.decide_times(decision, question),
            D::TimesOfNewGame => self.decide_new_times(decision, question),
            D::KnockingOverPenalised => self.decide_knock(decision, question),
            D::QueenEndsPlay => self.decide_queen(decision, question),
            D::StartedWithoutMove => self.decide_start_by_mistake(decision, question),
            D::TwoHandsStand => self.decide_two_hands(decision, question),
            D::ColoursReversed => self.decide_colours(decision),
            D::InterventionPossible => self.decide_intervention(decision),
            _ => false,
        }
    }

    /// A case that the Laws do not cover (J-01): what was proposed by analogy, or what the arbiter says instead.
    fn decide_gap(&mut self, decision: &Decision, question: &Question) -> bool {
        let cites = Cites::of(Provision::PrefaceAnalogy);
        if let (Provision::ConductAppeal, Some(side)) = (question.provision, question.side()) {
            return self.decide_appeal(side, decision);
        }
        if let Some(score) = decision.score() {
            if !self.objects_to(score, decision) {
                let outcome = Outcome::score(score, Reason::ArbitersDecision);
                self.emit(Verdict::GameOver { outcome, since_ply: None }, cites);
            }
            return true;
        }
        if says_play_on(decision) {
            self.emit(Verdict::PlayOn { why: Matter::NotAnEnd }, cites);
            return true;
        }
        match (&question.proposal, question.side()) {
            (Some(Proposal::Duty(proposed)), Some(side)) => {
                let other = says(decision, &["any"]);
                let (duty, cites) = match (other, proposed) {
                    (true, _) => (Duty::AnyMove, cites),
                    (false, Duty::KingMove(_)) => {
                        (proposed.clone(), cites.and(Provision::ActCastleIllegal))
                    }
                    (false, _) => (proposed.clone(), cites),
                };
                match self.move_after_gap(side, proposed) {
                    Some(index) => {
                        self.put_right_late(index, duty, cites);
                    }
                    None => {
                        self.must(side, duty, cites);
                        self.start_again(side);
                    }
                }
            }
            (_, Some(side)) if says(decision, &["illegal"]) => {
                let offence = match self.game().history().last() {
                    Some(ply) if ply.side == side && self.game().act(side).is_idle() => {
                        let kind = IllegalKind::Move;
                        let fault = Fault { kind, why: Vec::new(), settled: false };
                        let last = self.game().history().plies().len() - 1;
                        self.offence_of(last, &fault)
                    }
                    _ => self.offence_on_board(side),
                };
                self.deal_with(offence, cites.and(Provision::IrrIllegal), Found::AtOnce);
            }
            (Some(Proposal::End(reason @ Reason::IllegalMoves(_))), Some(side)) => {
                // Both moved illegally; the position before the first of the two is the last regular one.
                let mut plies = self.game().history().plies().iter().rev();
                let first = plies.find(|it| it.side != side && it.fault.is_some());
                let standing = first.map(|it| Standing::new(&it.before));
                let standing = standing.unwrap_or_else(|| self.game().standing().clone());
                self.lose_in(&standing, side, *reason, cites.and(question.provision));
            }
            // A press without a move: whatever else is decided, the clock of that player goes on.
            (Some(Proposal::Restored(readings)), Some(side)) => {
                match decision.article() {
                    Some(_) if !self.penalise_by_list(&side.into(), decision, cites) => {
                        return false;
                    }
                    Some(_) => {}
                    None => self.emit(Verdict::Allowed { what: None }, cites),
                }
                if !self.game().is_over() {
                    self.set_readings(Chosen::Without, readings, cites.and(Provision::IrrTimes));
                    self.emit(Verdict::StartClock(side), Provision::ClockRestart);
                }
            }
            (_, Some(side)) if decision.article().is_some() => {
                return self.penalise_by_list(&side.into(), decision, cites);
            }
            _ => self.emit(Verdict::Allowed { what: None }, cites),
        }
        true
    }

    /// Play that was interrupted for the question goes on.
    fn start_again(&mut self, side: Color) {
        let stopped = self.game().clock().is_some() && self.game().ticking().is_none();
        if stopped && !self.game().is_over() {
            self.emit(Verdict::StartClock(side), Provision::ClockRestart);
        }
    }

    /// A ruling is replaced (J-02); both stay in the record.
    fn decide_override(&mut self, decision: &Decision) -> bool {
        let cites = Cites::of(Provision::PrefaceAnalogy).and(Provision::ArbObserveLaws);
        if says(decision, &["keep"]) {
            return true;
        }
        let was = self.game().outcome().copied();
        let reason = decision.reason.clone().unwrap_or_default();
        let overridden = Verdict::Overridden { was, reason };
        if let Some(score) = decision.score() {
            if too_much(score.points.white, score.points.black) {
                let what = Matter::ScoreOutsideNormal;
                let who = decision.by.clone();
                self.emit(Verdict::Refused { who, what }, Provision::PointsCap);
                return true;
            }
            if self.objects_to(score, decision) {
                return true;
            }
            let outcome = Outcome::score(score, Reason::ArbitersDecision);
            self.emit(Verdict::GameOver { outcome, since_ply: None }, cites);
            self.emit(overridden, cites);
            return true;
        }
        self.emit(overridden, cites);
        if says_play_on(decision) {
            self.emit(Verdict::PlayOn { why: Matter::NotAnEnd }, cites);
        }
        true
    }

    /// A result that the position excludes is entered only with a reason. Says whether it is refused.
    pub(super) fn objects_to(&mut self, score: Score, decision: &Decision) -> bool {
        let reasoned = decision.reason.as_ref().is_some_and(|it| !it.trim().is_empty());
        if reasoned {
            return false;
        }
        let Some(excluded) = self.game().excludes(score) else { return false };
        let provision = excluded.provision();
        let verdict = Verdict::Refused { who: decision.by.clone(), what: Matter::ResultExcluded };
        match excluded {
            Excluded::CannotMate { proof, .. } => {
                let cites = Cites::of(provision).with_commentary(Passage::PositionIsChecked);
                self.emit_with(verdict, cites, Evidence::Winnability(proof));
            }
            Excluded::Checkmate | Excluded::Stalemate => self.emit(verdict, provision),
        }
        true
    }

    /// Is the position dead, where nobody can prove it (J-03)?
    fn decide_dead(&mut self, decision: &Decision) -> bool {
        let cites = Cites::of(Provision::EndDead).and(Provision::GameNeitherCanMate);
        if says(decision, &["play", "continue"]) {
            self.emit(Verdict::PlayOn { why: Matter::DeadPosition }, cites);
        } else if says(decision, &["dead", "draw"]) {
            let outcome = Outcome::draw(Reason::DeadPosition);
            self.emit(Verdict::GameOver { outcome, since_ply: self.dead_since() }, cites);
        } else {
            return false;
        }
        true
    }

    /// A promotion that was not finished is completed, or taken back (J-05).
    fn decide_promotion(&mut self, decision: &Decision, question: &Question) -> bool {
        let (Some(side), Some(Proposal::Duty(Duty::Play(attempt)))) =
            (question.side(), &question.proposal)
        else {
            return false;
        };
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(Provision::MovePawnPromote)
            .read_as(Interpretation::Q11);
        if says(decision, &["restore", "replay"]) {
            let mut offence = self.offence_on_board(side);
            offence.unfinished = None;
            let restored = self.put_back(&offence, &Cites::of(Provision::IrrIllegal));
            self.replace_move(&offence);
            self.ask_times(side, restored);
            return true;
        }
        let legal = self.game().standing().legal_move(*attempt).ok();
        let completed = says(decision, &["complete", "replace", "queen"]);
        let Some(played) = legal.map(::board::Move::attempt).filter(|_| completed) else {
            return false;
        };
        self.emit(Verdict::Made { side, played }, cites);
        let by = CompletedBy::Press;
        self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
        self.announce_period(side);
        self.look_for_end(side);
        true
    }

    /// Is it distraction (J-14)?
    fn decide_distraction(&mut self, decision: &Decision, question: &Question) -> bool {
        let phrase = decision.phrase();
        if phrase.starts_with("no") {
            return true;
        }
        let Some(side) = question.side() else { return false };
        if !phrase.starts_with("yes") && decision.article().is_none() {
            return false;
        }
        let cites = Cites::of(Provision::ConductDistract);
        let cites = match question.provision {
            Provision::ConductDistract => cites,
            provision => cites.and(provision),
        };
        self.penalise_or_ask(side, decision, cites);
        true
    }

    /// Could the opponent still mate (J-19)?
    fn decide_mate(&mut self, decision: &Decision, question: &Question) -> bool {
        let (Some(loser), Some(Proposal::End(reason))) = (question.side(), &question.proposal)
        else {
            return false;
        };
        let outcome = if says(decision, &["win", "yes"]) {
            Outcome::win(!loser, *reason)
        } else if says(decision, &["draw"]) || decision.phrase() == "no" {
            Outcome::draw_for_want_of_mate(*reason)
        } else {
            return false;
        };
        let cites = match reason {
            Reason::Time => Cites::of(Provision::ClockFlagLoses).and(question.provision),
            _ => Cites::of(question.provision),
        };
        self.emit(Verdict::GameOver { outcome, since_ply: None }, cites);
        true
    }

    /// The queen put on by the arbiter ends the game, or the move is replayed (J-26).
    fn decide_queen(&mut self, decision: &Decision, question: &Question) -> bool {
        let Some(side) = question.side() else { return false };
        if says(decision, &["restore", "promote", "replay"]) {
            let plies = self.game().history().plies();
            let Some(index) = plies.iter().rposition(|it| it.side == side) else { return false };
            let fault = Fault { kind: IllegalKind::NoPromotion, why: Vec::new(), settled: true };
            let offence = self.offence_of(index, &fault);
            let cites = Cites::of(Provision::IrrIllegal).and(Provision::IrrUnpromoted);
            let basis = RestoreBasis::ImmediatelyBefore;
            let restored = self.restore(offence.before, basis, index, cites);
            self.replace_move(&offence);
            let restored = restored.giving(!side, self.bonus());
            self.ask_times(side, restored);
            return true;
        }
        let over = says(decision, &["over"]);
        let Some(position) = self.game().standing().position().filter(|_| over) else {
            return false;
        };
        let mate = position.is_check();
        let (outcome, provision) = match mate {
            true => (Outcome::win(side, Reason::Checkmate), Provision::EndMate),
            false => (Outcome::draw(Reason::Stalemate), Provision::EndStalemate),
        };
        let cites = Cites::of(provision).and(Provision::IrrUnpromoted).read_as(Interpretation::Q07);
        self.emit(Verdict::GameOver { outcome, since_ply: None }, cites);
        true
    }
}

/// Do both scores together exceed what a game is worth (10.2)?
fn too_much(white: Points, black: Points) -> bool {
    matches!(
        (white, black),
        (Points::One, Points::Half | Points::One) | (Points::Half, Points::One)
    )
}
