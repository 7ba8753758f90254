//! Articles 4.8 and 5.1 to 5.2: a breach of the rules on touched pieces that is noticed afterwards, also when the
//! move seemed to end the game.

use super::Bench;
use super::art04_duty::cites_of_duty;
use crate::article::Article;
use crate::event::{Irregular, Manner, Notice};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, FinishTest};
use crate::ruling::{Bar, Cites, ClaimGround, Matter, Reason, RestoreBasis, Verdict};

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
