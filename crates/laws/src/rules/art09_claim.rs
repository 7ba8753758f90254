//! Articles 9.2 to 9.5: claims of a draw by repetition and by fifty moves.

use super::Bench;
use crate::event::DrawClaim;

impl Bench<'_> {
    pub(super) fn on_claimed(&mut self, _claim: &DrawClaim) {}
}
