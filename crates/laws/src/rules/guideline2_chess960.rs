//! Guideline II: Chess960. Which castling is legal is for the board to say; here is what the words and the hands
//! mean.

use ::board::Color;

use super::Bench;
use super::doing::is_unannounced_castling;
use crate::discretion::Discretion;
use crate::provision::Provision;
use crate::ruling::{Cites, Question};

impl Bench<'_> {
    /// The word makes the touches that follow belong to castling; where a wrong set-up bars it, it is refused.
    pub(super) fn on_castling_announced(&mut self, side: Color) {
        if !self.game().is_over() && self.game().to_move() == side {
            self.bars_castling(side);
        }
    }

    /// A rook was put over its king without the word, and the clock pressed: castling, or an illegal move.
    pub(super) fn on_castling_pressed(&mut self, side: Color) {
        let last = self.game().history().last_of(side);
        if self.game().is_over() || !last.is_some_and(is_unannounced_castling) {
            return;
        }
        let question = Question::new(Discretion::J01, Provision::C960Notes).about(side);
        let cites = Cites::of(Provision::C960Notes)
            .and(Provision::PrefaceAnalogy)
            .and(Provision::MoveNoJump);
        self.ask(question, cites);
    }
}
