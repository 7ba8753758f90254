//! Articles 4.8 and 5.1 to 5.2: a breach of the rules on touched pieces that is noticed afterwards, also when the
//! move seemed to end the game.

use ::board::{Attempt, Color, Setup, Square};

use super::Bench;
use super::art04_duty::{Binding, binding_in};
use crate::event::{Irregular, Manner, Notice};
use crate::game::{Contact, Ply, Standing};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, FinishTest};
use crate::ruling::{
    Bar, Cites, ClaimGround, CompletedBy, Duty, Matter, Reason, RestoreBasis, Verdict,
};
use crate::unmet::Unmet;

/// A claim that the rules on touched pieces were broken.
const BREACH: [Provision; 3] =
    [Provision::ActTouch, Provision::ActClaimForfeited, Provision::RapidArticle4OnRequest];

impl Bench<'_> {
    /// Did a move end the game that broke the rules on touched pieces, where the edition asks it to keep them?
    pub(super) fn end_rests_on_touch(&self) -> bool {
        let asks = self.book().ending.finish_test.value == FinishTest::Article3And42To47;
        let by_move = self.game().outcome().is_some_and(|it| {
            matches!(it.reason, Reason::Checkmate | Reason::Stalemate | Reason::DeadPosition)
        });
        asks && by_move && self.game().history().last().is_some_and(|it| it.breach.is_some())
    }

    /// The contact was intentional (J-07), but meanwhile the player has moved.
    pub(super) fn bind_after_move(&mut self, side: Color, squares: &[Square]) {
        let unclear = |it: &Contact| it.manner == Manner::Unclear && squares.contains(&it.square);
        let plies = self.game().history().plies();
        let touched = |ply: &Ply| ply.side == side && ply.contacts.iter().any(unclear);
        let Some(index) = plies.iter().rposition(touched) else { return };
        let contacts: Vec<Contact> = plies[index]
            .contacts
            .iter()
            .filter(|it| it.manner == Manner::Deliberate || unclear(it))
            .map(|it| Contact { manner: Manner::Deliberate, ..*it })
            .collect();
        let before = Standing::new(&plies[index].before);
        if let Binding::Duty(duty, cites) = binding_in(self.game(), &before, side, &contacts) {
            let cites = cites.and(Provision::ActContactIsIntent);
            let pressed = plies[index].completed == Some(CompletedBy::Press);
            if self.put_right_late(index, duty, cites) && pressed {
                self.ask_about_breach(side, cites);
            }
        }
    }

    /// The move before which a player made the touches that the Laws do not cover, the player having moved since.
    pub(super) fn move_after_gap(&self, side: Color, duty: &Duty) -> Option<usize> {
        if !self.game().act(side).contacts.is_empty() {
            return None;
        }
        let plies = self.game().history().plies();
        plies.iter().rposition(|ply| {
            let before = Standing::new(&ply.before);
            let binding = binding_in(self.game(), &before, side, &ply.contacts);
            ply.side == side && matches!(binding, Binding::Gap(it, _) if it == *duty)
        })
    }

    /// What the arbiter decided about the touches comes after the move: if it broke the duty, it is taken back. Says
    /// whether it was.
    pub(super) fn put_right_late(&mut self, index: usize, duty: Duty, cites: Cites) -> bool {
        let ply = &self.game().history().plies()[index];
        let (side, before) = (ply.side, ply.before);
        let kept =
            ply.legal.is_none_or(|it| duty.allows(it, Standing::new(&before).captured_by(it)));
        let asks = self.book().ending.finish_test.value == FinishTest::Article3And42To47;
        let broken = !kept && (asks || !self.game().is_over());
        if !self.asks(Provision::ActTouch, Unmet::TouchedPiecesKept, broken) {
            return false;
        }
        self.step_in(&duty, cites.read_as(Interpretation::Q25));
        let restored = self.restore(before, RestoreBasis::ImmediatelyBefore, index, cites);
        self.must(side, duty, cites);
        self.ask_times(side, restored);
        true
    }

    /// The breach of Article 4 that a claimant, or else the arbiter, speaks of: the last of the record, or a released piece
    /// that was carried on and stands where it makes no move.
    fn breach_spoken_of(&self, claimant: Option<Color>) -> Option<Broken> {
        let of_opponent = |side: Color| claimant.is_none_or(|it| it != side);
        let game = self.game();
        let side = game.to_move();
        let plies = game.history().plies();
        let first = game.act(side).made_before;
        if let Some(first) = first.filter(|_| of_opponent(side) && !game.act(side).is_idle()) {
            return Some(Broken {
                offender: side,
                index: plies.len(),
                duty: Duty::Play(first),
                cites: Cites::of(Provision::ActMade),
                before: game.standing().setup(),
                made_before: Some(first),
                pressed: false,
            });
        }
        let index = plies.iter().rposition(|it| it.breach.is_some() && of_opponent(it.side))?;
        let ply = &plies[index];
        let duty = ply.breach.clone()?;
        Some(Broken {
            offender: ply.side,
            index,
            cites: self.grounds_of_breach(index, &duty),
            before: ply.before,
            made_before: ply.made_before.filter(|&it| duty == Duty::Play(it)),
            pressed: matches!(ply.completed, Some(CompletedBy::Press | CompletedBy::NextMove)),
            duty,
        })
    }

    /// A released piece was carried on and the arbiter has put it back: the claim is right, and nothing is left to do.
    fn on_carrying_on_noticed(&mut self, claimant: Color) -> bool {
        let last = self.game().history().last();
        if !last.is_some_and(|it| it.carried_on && it.side != claimant) {
            return false;
        }
        let touched = &self.game().act(claimant).contacts;
        let cites = Cites::of(Provision::ActMade).and(Provision::ActClaimForfeited);
        match touched.iter().any(|it| it.manner == Manner::Deliberate) {
            true => {
                let cites = cites.and_value(&self.book().moves.forfeit_trigger);
                self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
            }
            false => {
                let ground = ClaimGround::Irregular(Irregular::TouchMove);
                self.emit(Verdict::ClaimUpheld(ground), cites);
            }
        }
        true
    }

    /// A touched piece was not moved, or not captured (4.8, C4.9-a).
    pub(super) fn on_touch_move_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(Irregular::TouchMove);
        let Some(broken) = self.breach_spoken_of(by_player) else {
            if let Some(claimant) = by_player
                && !self.on_carrying_on_noticed(claimant)
                && !self.bars_dispute_of_adjusting(claimant)
                && !self.on_adjusting_disputed(claimant)
            {
                self.unmet(Provision::ActClaimForfeited, Unmet::TouchedPiecesKept);
                self.emit(Verdict::ClaimRejected(ground), Provision::ActTouch);
            }
            return self.unmet(BREACH, Unmet::TouchedPiecesKept);
        };
        let (index, breached) = (broken.index, broken.cites);
        let ended = match self.game().outcome().map(|it| it.reason) {
            Some(Reason::Checkmate) => Some(Provision::EndMate),
            Some(Reason::Stalemate) => Some(Provision::EndStalemate),
            Some(_) => Some(Provision::EndDead),
            None => None,
        };
        if let Some(claimant) = by_player {
            let touched =
                self.game().act(claimant).contacts.iter().any(|it| it.manner == Manner::Deliberate);
            if touched || index + 1 < self.game().history().plies().len() {
                self.unmet(BREACH, Unmet::PieceTouchedSince);
                let cites = Cites::of(Provision::ActClaimForfeited)
                    .and_value(&self.book().moves.forfeit_trigger);
                return self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
            }
            let cites = Cites::of(Provision::ActClaimForfeited)
                .and_all(&breached.provisions().collect::<Vec<_>>());
            // Where the arbiter applies Article 4 only on request, this is the request.
            let acts = self.frame().at(&self.book().illegal.article4_arbiter);
            let cites = match acts.value {
                ArbiterActs::OnlyOnClaim => cites.and_value(&acts),
                _ => {
                    self.unmet(Provision::RapidArticle4OnRequest, Unmet::OtherRegime);
                    cites
                }
            };
            self.emit(Verdict::ClaimUpheld(ground), cites);
        } else if notice.by.is_arbiter() {
            let acts = self.frame().at(&self.book().illegal.article4_arbiter);
            if self.asks(&acts, Unmet::OtherRegime, acts.value == ArbiterActs::OnlyOnClaim) {
                self.unmet(BREACH, Unmet::NotClaimed);
                let why = Matter::TouchedPieceNotMoved;
                return self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
            }
            self.step_in(&broken.duty, breached.read_as(Interpretation::Q25));
        } else {
            return self.unmet(BREACH, Unmet::ByPlayerOrArbiter);
        }
        let mut cites = breached;
        if let Some(ended) = ended {
            cites = cites.and(ended);
        }
        let (basis, ground) =
            (RestoreBasis::ImmediatelyBefore, cites.and(Provision::ActClaimForfeited));
        let Broken { offender, duty, before, pressed, .. } = broken;
        match position_after_first(&broken.before, broken.made_before) {
            // 4.7: the move that was made first stands, and the opponent has the move.
            Some(after) => {
                let restored = self.restore(after, basis, index + 1, ground);
                if pressed {
                    self.ask_times(offender, restored);
                }
            }
            None => {
                let restored = self.restore(before, basis, index, ground);
                self.must(offender, duty, cites);
                self.ask_times(offender, restored);
            }
        }
        if pressed {
            self.ask_about_breach(offender, breached);
        }
    }
}

/// A breach of Article 4 that somebody speaks of.
struct Broken {
    offender: Color,
    /// How many plies came before it.
    index: usize,
    duty: Duty,
    cites: Cites,
    before: Setup,
    /// The move that was made first and then changed, if that is what was wrong.
    made_before: Option<Attempt>,
    pressed: bool,
}

fn position_after_first(before: &Setup, first: Option<Attempt>) -> Option<Setup> {
    let before = Standing::new(before);
    Some(before.after(before.legal_move(first?).ok()?).setup())
}
