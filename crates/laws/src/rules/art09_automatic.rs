//! Article 9.6, draws without a claim, as far as they are found later or might be thought to be one. The draw that
//! comes with a move is found in `art05_completion`.

use super::Bench;
use crate::draws::{WithoutClaim, can_recur};
use crate::edition::Edition;
use crate::game::Standing;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::MoveStage;
use crate::ruling::{Cites, Matter, Outcome, Reason, Verdict};

impl Bench<'_> {
    /// The game was drawn within the first so many plies and nobody noticed: what came after does not count. Says
    /// whether it was.
    pub(super) fn end_by_earlier_draw(&mut self, within: usize) -> bool {
        if self.game().is_over() {
            return false;
        }
        let Some((plies, ended)) = self.earlier_draw(within) else { return false };
        let (reason, provision) = match ended {
            WithoutClaim::Repetition => (Reason::Fivefold, Provision::DrawAutoFivefold),
            WithoutClaim::Moves => (Reason::SeventyFiveMoves, Provision::DrawAutoSeventyfive),
        };
        let cites = Cites::of(provision)
            .and(Provision::DrawAuto)
            .with_commentary(Passage::ArbiterStepsIn)
            .with_commentary(Passage::AutomaticDrawFirst)
            .read_as(Interpretation::Q55);
        let since_ply = (plies < self.game().history().plies().len()).then_some(plies);
        self.emit(Verdict::GameOver { outcome: Outcome::draw(reason), since_ply }, cites);
        true
    }

    /// After how many plies of the record the game was drawn, and why.
    fn earlier_draw(&self, within: usize) -> Option<(usize, WithoutClaim)> {
        let plies = self.game().history().plies();
        (0..=within.min(plies.len())).find_map(|at| {
            let standing = match plies.get(at) {
                Some(ply) => Standing::new(&ply.before),
                None => self.game().standing().clone(),
            };
            if self.is_fivefold(&standing, at) {
                return Some((at, WithoutClaim::Repetition));
            }
            let exhausted = self.book().draws.series_ends(standing.plies_without_progress());
            exhausted.then_some((at, WithoutClaim::Moves))
        })
    }

    /// A draw that only other editions know, or that the last move has just prevented: the game goes on.
    pub(super) fn say_that_play_goes_on(&mut self) {
        if self.game().is_over() {
            return;
        }
        if self.is_fivefold_elsewhere() {
            let cites = Cites::of(Provision::DrawThreefold)
                .and(Provision::DrawAutoFivefold)
                .and_value(&self.book().draws.repetition_automatic);
            self.play_on(Matter::AutomaticDraw, cites);
        } else if self.is_last_move_progress() {
            let cites = Cites::of(Provision::DrawAutoSeventyfive).and(Provision::DrawAuto);
            self.play_on(Matter::AutomaticDraw, cites);
        }
        self.keep_silent_on_claims();
    }

    /// 9.2 and 9.3 with 12.6: a draw that has to be claimed is none of the arbiter's business until it is.
    fn keep_silent_on_claims(&mut self) {
        let draws = &self.book().draws;
        let game = self.game();
        let idle = game.standing().plies_without_progress();
        let can_recur = can_recur(draws.times_to_claim(), idle);
        let ground = if can_recur && draws.repetition_claimable(game.seen()) {
            Provision::DrawThreefold
        } else if idle == draws.plies_to_claim() {
            Provision::DrawFifty
        } else {
            return;
        };
        let cites = Cites::of(ground).and(Provision::ArbNoIntervene);
        self.emit(Verdict::NoIntervention { why: Matter::ClaimableDraw }, cites);
    }

    fn is_fivefold_elsewhere(&self) -> bool {
        let (here, there) = (&self.book().draws, &Edition::NEWEST.rulebook().draws);
        let differ = here.repetition_automatic.value != there.repetition_automatic.value;
        let Some(needed) = there.times_to_end().filter(|_| differ) else { return false };
        let game = self.game();
        can_recur(needed, game.standing().plies_without_progress()) && game.seen() == needed
    }

    /// The move that would have been the last of the series was a capture or a pawn move.
    fn is_last_move_progress(&self) -> bool {
        let last = self.game().history().last();
        self.game().standing().plies_without_progress() == 0
            && last.is_some_and(|it| {
                self.book().draws.series_ends(it.before.plies_without_progress.saturating_add(1))
            })
    }

    /// Looks at the present position, if nobody has done so since the move was made.
    pub(super) fn find_automatic_draw(&mut self) -> bool {
        let reached = self.fivefold_reached()
            || self.seventy_five_reached(MoveStage::Made)
            || self.seventy_five_reached(MoveStage::Completed);
        if !reached {
            self.tell_short_of_draw();
        }
        reached && self.end_by_earlier_draw(self.game().history().plies().len())
    }
}
