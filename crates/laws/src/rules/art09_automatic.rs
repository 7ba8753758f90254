//! Article 9.6, draws without a claim, as far as they are found later or might be thought to be one. The draw that
//! comes with a move is found in `art05_completion`.

use super::Bench;
use crate::edition::Edition;
use crate::game::Standing;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{Basis, RepetitionScope};
use crate::ruling::{Cites, Matter, Outcome, Reason, Verdict};

impl Bench<'_> {
    /// The game was drawn within the first so many plies and nobody noticed: what came after does not count. Says
    /// whether it was.
    pub(super) fn end_by_earlier_draw(&mut self, within: usize) -> bool {
        if self.game().is_over() {
            return false;
        }
        let Some((plies, reason)) = self.earlier_draw(within) else { return false };
        let provision = match reason {
            Reason::Fivefold => Provision::DrawAutoFivefold,
            _ => Provision::DrawAutoSeventyfive,
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
    fn earlier_draw(&self, within: usize) -> Option<(usize, Reason)> {
        let draws = &self.book().draws;
        let repetition = draws.repetition_automatic.value;
        let moves = draws.automatic_moves.value;
        let plies = self.game().history().plies();
        (0..=within.min(plies.len())).find_map(|at| {
            let standing = match plies.get(at) {
                Some(ply) => Standing::new(&ply.before),
                None => self.game().standing().clone(),
            };
            let idle = standing.plies_without_progress();
            let fivefold = repetition.is_some_and(|rule| {
                let needed = u32::from(rule.occurrences.0);
                idle + 1 >= needed && self.occurs(rule.scope, &standing, at, needed)
            });
            let exhausted = moves.is_some_and(|it| idle >= 2 * u32::from(it.moves.0));
            match (fivefold, exhausted) {
                (true, _) => Some((at, Reason::Fivefold)),
                (_, true) => Some((at, Reason::SeventyFiveMoves)),
                _ => None,
            }
        })
    }

    fn occurs(&self, scope: RepetitionScope, standing: &Standing, at: usize, needed: u32) -> bool {
        match scope {
            RepetitionScope::Anywhere => self.game().occurrences_of(standing, at) >= needed,
            RepetitionScope::ConsecutiveAlternate => {
                let plies = self.game().history().plies();
                let identity = standing.identity();
                (1..needed as usize).all(|back| {
                    let earlier = at.checked_sub(4 * back).and_then(|it| plies.get(it));
                    earlier.is_some_and(|it| it.before.identity() == identity)
                })
            }
        }
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
            self.emit(Verdict::PlayOn { why: Matter::AutomaticDraw }, cites);
        } else if self.is_last_move_progress() {
            let cites = Cites::of(Provision::DrawAutoSeventyfive).and(Provision::DrawAuto);
            self.emit(Verdict::PlayOn { why: Matter::AutomaticDraw }, cites);
        }
        self.keep_silent_on_claims();
    }

    /// 9.2 and 9.3 with 12.6: a draw that has to be claimed is none of the arbiter's business until it is.
    fn keep_silent_on_claims(&mut self) {
        let draws = &self.book().draws;
        let threefold = u32::from(draws.repetition_claim.value.0);
        let fifty = 2 * u32::from(draws.fifty_claim.value.0);
        let game = self.game();
        let idle = game.standing().plies_without_progress();
        let ground = if idle + 1 >= threefold && game.seen() >= threefold {
            Provision::DrawThreefold
        } else if idle == fifty {
            Provision::DrawFifty
        } else {
            return;
        };
        let cites = Cites::of(ground).and(Provision::ArbNoIntervene);
        self.emit(Verdict::NoIntervention { why: Matter::ClaimableDraw }, cites);
    }

    fn is_fivefold_elsewhere(&self) -> bool {
        let here = self.book().draws.repetition_automatic.value;
        let there = Edition::NEWEST.rulebook().draws.repetition_automatic.value;
        let Some(rule) = there.filter(|_| here != there) else { return false };
        let needed = u32::from(rule.occurrences.0);
        let game = self.game();
        game.standing().plies_without_progress() + 1 >= needed && game.seen() == needed
    }

    /// The move that would have been the last of the series was a capture or a pawn move.
    fn is_last_move_progress(&self) -> bool {
        let Some(rule) = self.book().draws.automatic_moves.value else { return false };
        let series = 2 * u32::from(rule.moves.0);
        let last = self.game().history().last();
        self.game().standing().plies_without_progress() == 0
            && last.is_some_and(|it| it.before.plies_without_progress + 1 >= series)
    }

    /// Looks at the present position, if nobody has done so since the move was made.
    pub(super) fn find_automatic_draw(&mut self) -> bool {
        let reached = self.fivefold_reached()
            || self.seventy_five_reached(Basis::Made)
            || self.seventy_five_reached(Basis::Completed);
        reached && self.end_by_earlier_draw(self.game().history().plies().len())
    }
}
