//! What a helpmate asks of the counter of moves without progress. Only a count: how many such moves end a
//! game is for the caller to say.

use board::Position;

use crate::Helpmate;

impl Helpmate {
    /// The highest count of plies without progress that a position of the line shows, from the counter of
    /// `start` on. The mate itself does not count: it takes precedence.
    #[must_use]
    pub fn plies_without_progress_max(&self, start: &Position) -> u32 {
        let mut position = *start;
        let mut highest = if self.line.is_empty() { 0 } else { start.plies_without_progress() };
        if let Some((_, before_mate)) = self.line.split_last() {
            for &played in before_mate {
                position = position.play_unchecked(played);
                highest = highest.max(position.plies_without_progress());
            }
        }
        highest
    }

    /// Would the game be over by `plies_max` plies without progress before this line mates?
    #[must_use]
    pub fn is_cut_short(&self, start: &Position, plies_max: u32) -> bool {
        !self.line.is_empty() && self.plies_without_progress_max(start) >= plies_max
    }
}
