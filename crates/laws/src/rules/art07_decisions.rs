//! The arbiter's answers to the questions of Articles 1 to 7 that no other rule answers: gaps, overrides, dead
//! positions, promotions, who could mate.

use ::board::Color;

use super::Bench;
use super::art07_illegal::Found;
use super::art07_times::Chosen;
use super::decisions::Case;
use crate::discretion::answers::{
    CaseNotCovered, Distraction, OpponentCanMate, PositionDead, PromotionPutRight, QueenEndsPlay,
    RulingReplaced,
};
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
    /// A case that the Laws do not cover (J-01): what was proposed by analogy, or what the arbiter says instead.
    pub(super) fn decide_gap(&mut self, answer: &CaseNotCovered, case: Case<'_>) -> bool {
        use CaseNotCovered as A;
        let cites = Cites::of(Provision::PrefaceAnalogy);
        if let (Provision::ConductAppeal, Some(side)) =
            (case.question.provision, case.question.side())
        {
            return self.decide_appeal(side, answer);
        }
        match (answer, &case.question.proposal, case.question.side()) {
            (A::Result(score), ..) => {
                if !self.objects_to(*score, case.decision) {
                    self.end(Outcome::score(*score, Reason::ArbitersDecision), cites);
                }
            }
            (A::PlayOn, ..) => self.play_on(Matter::NotAnEnd, cites),
            (_, Some(Proposal::Duty(proposed)), Some(side)) => {
                let (duty, cites) = match (answer, proposed) {
                    (A::AnyMove, _) => (Duty::AnyMove, cites),
                    (_, Duty::KingMove(_)) => {
                        (proposed.clone(), cites.and(Provision::ActCastleIllegal))
                    }
                    _ => (proposed.clone(), cites),
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
            (A::IllegalMove, _, Some(side)) => {
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
            (_, Some(Proposal::End(reason @ Reason::IllegalMoves(_))), Some(side)) => {
                // Both moved illegally; the position before the first of the two is the last regular one.
                let mut plies = self.game().history().plies().iter().rev();
                let first = plies.find(|it| it.side != side && it.fault.is_some());
                let standing = first.map(|it| Standing::new(&it.before));
                let standing = standing.unwrap_or_else(|| self.game().standing().clone());
                self.lose_in(&standing, side, *reason, cites.and(case.question.provision));
            }
            // A press without a move: whatever else is decided, the clock of that player goes on.
            (_, Some(Proposal::Restored(readings)), Some(side)) => {
                match answer {
                    A::Penalty(sanctions) => {
                        if !self.penalise_by_list(&side.into(), sanctions, case.decision, cites) {
                            return false;
                        }
                    }
                    _ => self.allow(None, cites),
                }
                if !self.game().is_over() {
                    self.set_readings(Chosen::Without, readings, cites.and(Provision::IrrTimes));
                    self.emit(Verdict::StartClock(side), Provision::ClockRestart);
                }
            }
            (A::Penalty(sanctions), _, Some(side)) => {
                return self.penalise_by_list(&side.into(), sanctions, case.decision, cites);
            }
            _ => self.allow(None, cites),
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
    pub(super) fn decide_override(&mut self, answer: &RulingReplaced, decision: &Decision) -> bool {
        let cites = Cites::of(Provision::PrefaceAnalogy).and(Provision::ArbObserveLaws);
        let score = match answer {
            RulingReplaced::Keep => return true,
            RulingReplaced::Replace(score) => *score,
            RulingReplaced::PlayOn => None,
        };
        let was = self.game().outcome().copied();
        let reason = decision.reason.clone().unwrap_or_default();
        let overridden = Verdict::Overridden { was, reason };
        if let Some(score) = score {
            if too_much(score.points.white, score.points.black) {
                self.refuse(decision.by.clone(), Matter::ScoreOutsideNormal, Provision::PointsCap);
                return true;
            }
            if self.objects_to(score, decision) {
                return true;
            }
            self.end(Outcome::score(score, Reason::ArbitersDecision), cites);
            self.emit(overridden, cites);
            return true;
        }
        self.emit(overridden, cites);
        if *answer == RulingReplaced::PlayOn {
            self.play_on(Matter::NotAnEnd, cites);
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
    pub(super) fn decide_dead(&mut self, answer: &PositionDead) -> bool {
        let cites = Cites::of(Provision::EndDead).and(Provision::GameNeitherCanMate);
        match answer {
            PositionDead::PlayOn => self.play_on(Matter::DeadPosition, cites),
            PositionDead::Dead => {
                let outcome = Outcome::draw(Reason::DeadPosition);
                self.emit(Verdict::GameOver { outcome, since_ply: self.dead_since() }, cites);
            }
        }
        true
    }

    /// A promotion that was not finished is completed, or taken back (J-05).
    pub(super) fn decide_promotion(&mut self, answer: &PromotionPutRight, case: Case<'_>) -> bool {
        let (Some(side), Some(Proposal::Duty(Duty::Play(attempt)))) =
            (case.question.side(), &case.question.proposal)
        else {
            return false;
        };
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(Provision::MovePawnPromote)
            .read_as(Interpretation::Q11);
        if *answer == PromotionPutRight::Restore {
            let mut offence = self.offence_on_board(side);
            offence.unfinished = None;
            let restored = self.put_back(&offence, &Cites::of(Provision::IrrIllegal));
            self.replace_move(&offence);
            self.ask_times(side, restored);
            return true;
        }
        let legal = self.game().standing().legal_move(*attempt).ok();
        let Some(played) = legal.map(::board::Move::attempt) else { return false };
        self.emit(Verdict::Made { side, played }, cites);
        let by = CompletedBy::Press;
        self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
        self.announce_period(side);
        self.look_for_end(side);
        true
    }

    /// Is it distraction (J-14)?
    pub(super) fn decide_distraction(&mut self, answer: &Distraction, case: Case<'_>) -> bool {
        let Distraction::Yes(sanctions) = answer else { return true };
        let Some(side) = case.question.side() else { return false };
        let cites = Cites::of(Provision::ConductDistract);
        let cites = match case.question.provision {
            Provision::ConductDistract => cites,
            provision => cites.and(provision),
        };
        self.penalise_or_ask(side, sanctions.as_ref(), case.decision, cites);
        true
    }

    /// Could the opponent still mate (J-19)?
    pub(super) fn decide_mate(&mut self, answer: &OpponentCanMate, question: &Question) -> bool {
        let (Some(loser), Some(Proposal::End(reason))) = (question.side(), &question.proposal)
        else {
            return false;
        };
        let outcome = match answer {
            OpponentCanMate::Win => Outcome::win(!loser, *reason),
            OpponentCanMate::Draw => Outcome::draw_for_want_of_mate(*reason),
        };
        let cites = match reason {
            Reason::Time => Cites::of(Provision::ClockFlagLoses).and(question.provision),
            _ => Cites::of(question.provision),
        };
        self.end(outcome, cites);
        true
    }

    /// The queen put on by the arbiter ends the game, or the move is replayed (J-26).
    pub(super) fn decide_queen(&mut self, answer: &QueenEndsPlay, question: &Question) -> bool {
        let Some(side) = question.side() else { return false };
        if *answer == QueenEndsPlay::Restore {
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
        let Some(position) = self.game().standing().position() else { return false };
        let mate = position.is_check();
        let (outcome, provision) = match mate {
            true => (Outcome::win(side, Reason::Checkmate), Provision::EndMate),
            false => (Outcome::draw(Reason::Stalemate), Provision::EndStalemate),
        };
        let cites = Cites::of(provision).and(Provision::IrrUnpromoted).read_as(Interpretation::Q07);
        self.end(outcome, cites);
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
