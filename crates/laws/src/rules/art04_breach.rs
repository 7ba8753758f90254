//! Article 4 broken under the arbiter's eyes (C4.9-a, C12.1-c): the move that breaks the duty of a touched piece is
//! legal by Article 3, so it is taken back and never counted, also when the clock was pressed.

use ::board::{Color, Move};

use super::Bench;
use super::art04_duty::{broken_by, grounds};
use crate::game::Standing;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, FinishTest};
use crate::ruling::{Cites, Duty, Matter, RestoreBasis, Verdict};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// The duty that a legal move breaks, if the arbiter sees it and has to step in.
    pub(super) fn breach_seen(&mut self, side: Color, legal: Move) -> Option<Duty> {
        let broken = broken_by(self.game(), side, legal);
        let duty = self.finds(Provision::ActTouch, Unmet::TouchedPiecesKept, broken)?;
        let acts = self.frame().at(&self.book().illegal.article4_arbiter);
        if self.asks(&acts, Unmet::OtherRegime, acts.value == ArbiterActs::OnlyOnClaim) {
            let why = Matter::TouchedPieceNotMoved;
            self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
            return None;
        }
        let ends = self.book().ending.finish_test.value == FinishTest::MoveLegal
            && self.end_after(legal).is_some();
        let seen = self.asks(Provision::ActTouch, Unmet::NotSeen, self.is_seen());
        (seen && self.asks(Provision::ActTouch, Unmet::MoveEndsTheGame, !ends)).then_some(duty)
    }

    /// Does the arbiter see what happens, and act on a breach of Article 4 without a claim?
    pub(super) fn stops_breaches(&self) -> bool {
        let acts = self.frame().at(&self.book().illegal.article4_arbiter).value;
        self.is_seen() && acts != ArbiterActs::OnlyOnClaim
    }

    /// C4.9-a: an arbiter who sees a breach of Article 4 steps in at once.
    pub(super) fn take_back(&mut self, side: Color, legal: Move) {
        let Some(duty) = broken_by(self.game(), side, legal) else { return };
        let contacts = self.game().act(side).contacts();
        let cites = match self.game().act(side).made_before {
            Some(first) if Duty::Play(first) == duty => Cites::of(Provision::ActMade),
            _ => grounds(self.game(), self.game().standing(), side, &duty, contacts),
        };
        self.step_in(&duty, cites);
        self.must(side, Duty::TakeBack, cites);
        let cites = self.end_after(legal).map_or(cites, |end| cites.and(end));
        self.must(side, duty, cites);
    }

    /// The passage about the touched piece belongs to a piece that has to be moved.
    pub(super) fn step_in(&mut self, duty: &Duty, cites: Cites) {
        let cites = cites.with_commentary(Passage::NotWaitingForAClaim);
        let cites = cites
            .with_commentary_if(matches!(duty, Duty::MovePiece(_)), Passage::TouchedPieceExample);
        self.intervene(Matter::TouchedPieceNotMoved, cites);
    }

    /// The move that breaks the duty was reported together with its press; says whether it was put right.
    pub(super) fn on_breach_pressed(&mut self, side: Color) -> bool {
        if !self.composite || !self.stops_breaches() {
            return false;
        }
        let plies = self.game().history().plies();
        let Some(index) = plies.iter().rposition(|it| it.side == side) else { return false };
        let Some(duty) = plies[index].breach.clone() else { return false };
        let cites = self.grounds_of_breach(index, &duty);
        self.step_in(&duty, cites);
        self.put_right(index, duty, cites);
        self.ask_about_breach(side, cites);
        true
    }

    /// The arbiter had stepped in when the player pressed: the move was made, and it was his own that he completed.
    pub(super) fn on_pressed_after_step_in(&mut self, side: Color) {
        let Some(duty) = self.game().duty(side).cloned() else { return };
        let game = self.game();
        let cites = grounds(game, game.standing(), side, &duty, game.act(side).contacts());
        self.step_in(&duty, cites);
        self.put_right(self.game().history().plies().len(), duty, cites);
        self.ask_about_breach(side, cites);
    }

    pub(super) fn grounds_of_breach(&self, index: usize, duty: &Duty) -> Cites {
        let ply = &self.game().history().plies()[index];
        let before = Standing::new(&ply.before);
        if ply.made_before.is_some_and(|it| Duty::Play(it) == *duty) {
            return Cites::of(Provision::ActMade);
        }
        grounds(self.game(), &before, ply.side, duty, &ply.contacts)
    }

    /// The position before the move comes back, and the touched piece is moved.
    pub(super) fn put_right(&mut self, index: usize, duty: Duty, cites: Cites) {
        let standing = self.game().standing();
        let (side, before, end) = match self.game().history().plies().get(index) {
            Some(ply) => (ply.side, ply.before, self.end_in(standing)),
            None => (standing.turn(), standing.setup(), None),
        };
        let cites = end.map_or(cites, |end| cites.and(end));
        let basis = RestoreBasis::ImmediatelyBefore;
        let restored = self.restore(before, basis, index, cites);
        self.must(side, duty, cites);
        self.ask_times(side, restored);
    }

    /// A penalty is the arbiter's choice (12.9); it is no illegal move.
    pub(super) fn ask_about_breach(&mut self, side: Color, cites: Cites) {
        self.ask_penalty(side, cites);
    }
}
