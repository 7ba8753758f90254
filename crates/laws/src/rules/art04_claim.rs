//! Articles 4.8 and 5.1 to 5.2: a breach of the rules on touched pieces that is noticed afterwards, also when the
//! move seemed to end the game.

use ::board::{Color, Square};

use super::Bench;
use super::art04_duty::{Binding, binding_in, cites_of_duty};
use crate::article::Article;
use crate::event::{Irregular, Manner, Notice};
use crate::game::{Contact, Ply, Standing};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, FinishTest};
use crate::ruling::{Bar, Cites, ClaimGround, Duty, Matter, Reason, RestoreBasis, Verdict};

const ARBITER_INTERVENES: Article = Article::new("C4.9-a");

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
            self.put_right_late(index, duty, cites.and(Provision::ActContactIsIntent));
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

    /// What the arbiter decided about the touches comes after the move: if it broke the duty, it is taken back.
    pub(super) fn put_right_late(&mut self, index: usize, duty: Duty, cites: Cites) {
        let ply = &self.game().history().plies()[index];
        let (side, before) = (ply.side, ply.before);
        let kept =
            ply.legal.is_none_or(|it| duty.allows(it, Standing::new(&before).captured_by(it)));
        let asks = self.book().ending.finish_test.value == FinishTest::Article3And42To47;
        if kept || self.game().is_over() && !asks {
            return;
        }
        self.intervene(
            Matter::TouchedPieceNotMoved,
            cites.with_commentary(ARBITER_INTERVENES).read_as(Interpretation::Q25),
        );
        let restored = self.restore(before, RestoreBasis::ImmediatelyBefore, index, cites);
        self.must(side, duty, cites);
        self.ask_times(side, restored);
    }

    /// A touched piece was not moved, or not captured (4.8, C4.9-a).
    pub(super) fn on_touch_move_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(Irregular::TouchMove);
        let plies = self.game().history().plies();
        let found = plies
            .iter()
            .rposition(|ply| ply.breach.is_some() && by_player.is_none_or(|it| it != ply.side));
        let breach = found.and_then(|it| Some((it, plies[it].breach.clone()?)));
        let Some((index, duty)) = breach else {
            if let Some(claimant) = by_player
                && !self.on_adjusting_disputed(claimant)
            {
                self.emit(Verdict::ClaimRejected(ground), Provision::ActTouch);
            }
            return;
        };
        let (offender, before) = (plies[index].side, plies[index].before);
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
                let cites = Cites::of(Provision::ActClaimForfeited)
                    .and_value(&self.book().moves.forfeit_trigger);
                self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
                return;
            }
            let cites = Cites::of(Provision::ActClaimForfeited)
                .and_all(&cites_of_duty(&duty).provisions().collect::<Vec<_>>());
            // Where the arbiter applies Article 4 only on request, this is the request.
            let acts = self.frame().at(&self.book().illegal.article4_arbiter);
            let cites = match acts.value {
                ArbiterActs::OnlyOnClaim => cites.and_value(&acts),
                _ => cites,
            };
            self.emit(Verdict::ClaimUpheld(ground), cites);
        } else if notice.by.is_arbiter() {
            let acts = self.frame().at(&self.book().illegal.article4_arbiter);
            if acts.value == ArbiterActs::OnlyOnClaim {
                let why = Matter::TouchedPieceNotMoved;
                self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
                return;
            }
            let cites = cites_of_duty(&duty).with_commentary(ARBITER_INTERVENES);
            self.intervene(Matter::TouchedPieceNotMoved, cites.read_as(Interpretation::Q25));
        } else {
            return;
        }
        let mut cites = cites_of_duty(&duty);
        if let Some(ended) = ended {
            cites = cites.and(ended);
        }
        let (basis, ground) =
            (RestoreBasis::ImmediatelyBefore, cites.and(Provision::ActClaimForfeited));
        let restored = self.restore(before, basis, index, ground);
        self.must(offender, duty, cites);
        self.ask_times(offender, restored);
    }
}
