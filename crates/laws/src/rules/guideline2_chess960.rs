//! Guideline II: Chess960. Which castling is legal is for the board to say; here is what the words and the hands
//! mean.

use ::board::{Color, Move, Role, Wing};

use super::Bench;
use super::doing::is_unannounced_castling;
use crate::discretion::Discretion;
use crate::provision::Provision;
use crate::ruling::Cites;
use crate::unmet::Unmet;

// The ways of castling, as the items of their provision are counted.
const WAY_DOUBLE_MOVE: u8 = 1;
const WAY_TRANSPOSITION: u8 = 2;
const WAY_KING_ONLY: u8 = 3;
const WAY_ROOK_ONLY: u8 = 4;

// Of the notes on castling, those about saying it and about squares that must be vacant.
const ANNOUNCE: u8 = 1;
const VACANT: u8 = 4;

/// And on a rule that a move breaks; of the notes on castling it is the one about vacant squares.
pub(super) fn and_rule(cites: Cites, broken: Provision) -> Cites {
    match broken {
        Provision::C960Notes => cites.and_item(broken, VACANT),
        _ => cites.and(broken),
    }
}

impl Bench<'_> {
    /// A castling that was made, by the way in which king and rook went.
    pub(super) fn cites_of_chess960(&self, legal: Move) -> Cites {
        let side = self.game().to_move();
        let (king, rook) = (legal.from(), legal.to());
        let wing = Wing::of_rook(king, rook);
        let (king_to, rook_to) = (wing.king_target(side), wing.rook_target(side));
        let way = match () {
            () if rook == rook_to => WAY_KING_ONLY,
            () if king == king_to => WAY_ROOK_ONLY,
            () if (king, rook) == (rook_to, king_to) => WAY_TRANSPOSITION,
            () => WAY_DOUBLE_MOVE,
        };
        let cites =
            Cites::of(Provision::ActMadeCastle).and_item(Provision::C960How, way).behind(&[
                Provision::C960Castle,
                Provision::C960How,
                Provision::C960Recommend,
                Provision::C960Clarify,
                Provision::C960Notes,
            ]);
        // Only the word makes it castling if the king was not touched.
        let act = self.game().act(side);
        let touched = act.contacts.iter().any(|it| it.piece.role == Role::King);
        cites.when(act.castling_announced && !touched, |it| {
            it.and_item(Provision::C960Notes, ANNOUNCE)
        })
    }

    /// The word makes the touches that follow belong to castling; where a wrong set-up bars it, it is refused.
    pub(super) fn on_castling_announced(&mut self, side: Color) {
        let has_move = self.game().to_move() == side;
        if !self.game().is_over()
            && self.asks(Provision::RapidWindowSetup, Unmet::NotHavingTheMove, has_move)
        {
            self.bars_castling(side);
        }
    }

    /// A rook was put over its king without the word, and the clock pressed: castling, or an illegal move.
    pub(super) fn on_castling_pressed(&mut self, side: Color) {
        let last = self.game().history().last_of(side);
        if self.game().is_over() || !last.is_some_and(is_unannounced_castling) {
            return;
        }
        let cites = Cites::of_item(Provision::C960Notes, ANNOUNCE)
            .behind(&[Provision::C960Notes])
            .and(Provision::PrefaceAnalogy)
            .and(Provision::MoveNoJump);
        self.ask_about(side, Discretion::CaseNotCovered, cites);
    }
}
