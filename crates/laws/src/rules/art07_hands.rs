//! Articles 4.1 and 7.5.4: a move made with two hands, and illegal moves that are pressed only after the opponent's
//! reply.

use ::board::Color;

use super::Bench;
use super::art07_illegal::Found;
use crate::discretion::Discretion;
use crate::discretion::answers::TwoHandsStand;
use crate::event::{Irregular, Manner, Notice};
use crate::game::Ply;
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::TwoHands;
use crate::ruling::{
    Bar, Cites, ClaimGround, IllegalKind, Matter, Question, RestoreBasis, Verdict, Why,
};
use crate::unmet::Unmet;

/// A move made with two hands.
const BY_HANDS: [Provision; 2] = [Provision::ActOneHand, Provision::IrrTwoHands];

impl Bench<'_> {
    /// A move of the record that has a fault was pressed.
    pub(super) fn on_fault_pressed(&mut self, side: Color, kind: IllegalKind) {
        if kind != IllegalKind::TwoHands {
            return self.on_late_press(side);
        }
        match self.book().illegal.two_hands.value {
            TwoHands::Illegal => self.unmet(Provision::IrrTwoHands, Unmet::CountedAlready),
            TwoHands::IllegalIfPressed => self.penalise_two_hands(side),
            TwoHands::Breach => {
                if self.asks(Provision::ActOneHand, Unmet::NotSeen, self.is_seen()) {
                    self.ask_about_hands(side);
                }
            }
        }
    }

    /// The opponent answered an illegal move before it was pressed; now it is completed.
    fn on_late_press(&mut self, side: Color) {
        let plies = self.game().history().plies();
        let open = |it: &crate::game::Fault| !it.settled;
        let index = plies.iter().rposition(|it| it.side == side);
        let fault = index.and_then(|it| plies[it].fault.clone()).filter(open);
        if let (true, Some(index), Some(fault)) = (self.arbiter_acts(), index, fault) {
            let offence = self.offence_of(index, &fault);
            self.deal_with(offence, Cites::of(Provision::IrrIllegal), Found::Later);
        }
    }

    fn ask_about_hands(&mut self, side: Color) {
        self.ask_penalty(side, Provision::ActOneHand);
    }

    /// Two hands, where the edition does not ask for the press.
    pub(super) fn on_two_hands_made(&mut self, side: Color) {
        let fault = self.game().history().last_of(side).and_then(|it| it.fault.as_ref());
        let two_hands = fault.is_some_and(|it| it.kind == IllegalKind::TwoHands && !it.settled);
        if self.asks(BY_HANDS, Unmet::OneHand, two_hands) {
            self.penalise_two_hands(side);
        }
    }

    /// 4.1: until the press it is a breach and no more. If the press belongs to the same report, that is judged.
    pub(super) fn reproach_two_hands(&mut self, side: Color) {
        let fault = self.game().history().last_of(side).and_then(|it| it.fault.as_ref());
        let two_hands = fault.is_some_and(|it| it.kind == IllegalKind::TwoHands);
        if self.asks(BY_HANDS, Unmet::OneHand, two_hands)
            && self.asks(BY_HANDS, Unmet::NotSeen, self.is_seen())
            && !self.more_follows
        {
            self.reproach(side, Matter::TwoHands, Provision::ActOneHand);
        }
    }

    fn penalise_two_hands(&mut self, side: Color) {
        let rules = self.frame().has_competition_rules();
        if self.asks(BY_HANDS, Unmet::NotSeen, self.arbiter_acts())
            && self.asks(BY_HANDS, Unmet::NoCompetitionRules, rules)
        {
            self.count_two_hands(side);
        }
    }

    /// A legal move with two hands is counted; whether it stands is asked.
    pub(super) fn count_two_hands(&mut self, side: Color) {
        let cites = Cites::of(Provision::IrrTwoHands)
            .and(Provision::ActOneHand)
            .and_value(&self.book().illegal.two_hands);
        let count = self.count_of(side);
        let why = vec![Why::Matter(Matter::TwoHands)];
        let kind = IllegalKind::TwoHands;
        self.emit(Verdict::IllegalCompleted { side, count, kind, why }, cites);
        self.remedy_two_hands(side, count, &cites);
    }

    /// The move was legal, so it stays on the board until the arbiter says otherwise, also when it is found later.
    pub(super) fn remedy_two_hands(&mut self, side: Color, count: u8, cites: &Cites) {
        let standing = self.game().standing().clone();
        if self.penalise_in(&standing, side, count, cites) {
            self.ask_about(
                side,
                Discretion::TwoHandsStand,
                Cites::of(Provision::IrrTwoHands).read_as(Interpretation::Q08),
            );
        }
    }

    /// Somebody noticed that a move was made with two hands. Where that is no illegal move but a breach of Article
    /// 4, the right to claim it is lost with a touch (4.8).
    pub(super) fn on_two_hands_noticed(&mut self, notice: &Notice) {
        let rule = self.book().illegal.two_hands;
        if rule.value != TwoHands::Breach {
            return self.on_illegal_noticed(notice);
        }
        let claimant = notice.by.player();
        let of_opponent = |it: &&Ply| claimant.is_none_or(|claimant| claimant != it.side);
        let last = self.game().history().plies().iter().rev().take(2).filter(of_opponent);
        let Some(offender) = last.into_iter().find(|it| with_two_hands(it)).map(|it| it.side)
        else {
            self.unmet(Provision::ActClaimForfeited, Unmet::OneHand);
            if self.asks(Provision::ActOneHand, Unmet::OneHand, claimant.is_some()) {
                let ground = ClaimGround::Irregular(Irregular::TwoHands);
                self.emit(Verdict::ClaimRejected(ground), Provision::ActOneHand);
            }
            return;
        };
        let touched = |it: Color| {
            self.game().act(it).contacts.iter().any(|it| it.manner == Manner::Deliberate)
                || self.game().history().last().is_some_and(|ply| ply.side == it)
        };
        if claimant.is_some_and(touched) {
            let cites = Cites::of(Provision::ActClaimForfeited)
                .and_value(&self.book().moves.forfeit_trigger);
            self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
        } else {
            self.unmet(Provision::ActClaimForfeited, Unmet::NothingTouchedSince);
            self.ask_about_hands(offender);
        }
    }

    /// Does a legal move made with two hands stand (J-28)?
    pub(super) fn decide_two_hands(&mut self, answer: &TwoHandsStand, question: &Question) -> bool {
        if *answer == TwoHandsStand::Stands {
            return true;
        }
        let plies = self.game().history().plies();
        let found = question
            .side()
            .and_then(|side| plies.iter().rposition(|it| it.side == side && with_two_hands(it)));
        let Some(index) = found else { return false };
        let side = plies[index].side;
        let fault =
            crate::game::Fault { kind: IllegalKind::TwoHands, why: Vec::new(), settled: true };
        let offence = self.offence_of(index, &fault);
        let cites = Cites::of(Provision::IrrTwoHands).and(Provision::IrrIllegal);
        let basis = RestoreBasis::ImmediatelyBefore;
        let restored = self.restore(offence.before, basis, index, cites);
        self.replace_move(&offence);
        self.ask_times(side, restored);
        true
    }
}

fn with_two_hands(ply: &Ply) -> bool {
    ply.fault.as_ref().is_some_and(|it| it.kind == IllegalKind::TwoHands)
}
