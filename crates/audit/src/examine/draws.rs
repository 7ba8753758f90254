//! Draws that could have been claimed and were not, and draws by agreement that came too early.

use board::Position;
use notation::pgn::{GameResult, Share};

use super::Examiner;
use super::course::Course;
use crate::{Check, Fact};

impl Examiner<'_> {
    pub(super) fn draws(&mut self, course: &Course) {
        self.repetition(course);
        self.series(course);
        self.too_early(course);
    }

    /// The first repetition that the player to move could claim, and the game went on.
    fn repetition(&mut self, course: &Course) {
        let draws = &self.edition.rulebook().draws;
        let reached = |ply: &usize| draws.repetition_claimable(course.occurrences[*ply]);
        let claimable = (0..course.plies()).find(reached);
        self.missed(Check::RepetitionMissed, course, claimable, draws.times_to_claim());
    }

    fn series(&mut self, course: &Course) {
        let draws = &self.edition.rulebook().draws;
        let reached = |it: &Position| {
            draws.series_claimable(it.plies_without_progress()) && it.has_legal_move()
        };
        let claimable =
            (0..course.plies()).find(|&ply| course.positions[ply].as_ref().is_some_and(reached));
        self.missed(Check::SeriesMissed, course, claimable, draws.plies_to_claim() / 2);
    }

    fn missed(&mut self, check: Check, course: &Course, ply: Option<usize>, number: u32) {
        let Some(ply) = ply else { return };
        let Some(position) = course.positions[ply].as_ref() else { return };
        let at = self.word_at(ply);
        let result = self.told().unwrap_or(GameResult::Open);
        if let Some(draft) = self.found(check, at) {
            draft.at_ply(ply, &position.setup());
            draft
                .with("side", Fact::Side(position.turn()))
                .with("number", Fact::Count(number.into()));
            draft.with("result", Fact::Result(result));
        }
    }

    /// A draw by agreement needs moves by both: those of the edition, and those of the event.
    fn too_early(&mut self, course: &Course) {
        let drawn = GameResult::Ended { white: Share::Half, black: Share::Half };
        if self.told() != Some(drawn) || !course.known_to_the_end {
            return;
        }
        let Some(last) = course.last() else { return };
        // Counted as in a score, so that a game from a later position is not taken for a short one.
        let each = u64::from(last.move_number().get()) - 1;
        let least = u64::from(self.edition.rulebook().ending.agreed_min_moves.value.0);
        let event = self.settings.no_draw_before.map_or(0, |it| u64::from(it.0));
        let (check, number) = match () {
            () if each < least => (Check::DrawBeforeMove, least),
            () if each < event => (Check::DrawTooEarly, event),
            () => return,
        };
        if self.is_drawn_without_agreement(course, last) {
            return;
        }
        let at = self.word_at(course.plies());
        if let Some(draft) = self.found(check, at) {
            draft.at_ply(course.plies(), &last.setup());
            draft.with("count", Fact::Count(each)).with("number", Fact::Count(number));
        }
    }

    /// Drawn by the position, without a claim, or by what could be claimed: nobody had to agree.
    fn is_drawn_without_agreement(&mut self, course: &Course, last: &Position) -> bool {
        let draws = &self.edition.rulebook().draws;
        let claimable = draws.repetition_claimable(course.occurrences[course.plies()])
            || draws.series_claimable(last.plies_without_progress());
        claimable || !last.has_legal_move() || self.asks_about(last, None) && self.is_dead(last)
    }
}
