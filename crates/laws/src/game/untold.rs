//! What the hands must have done though nobody told it: a piece that is put down came from somewhere, and whoever presses
//! the clock has let go of it.

use ::board::{Attempt, Color, Move, Piece, PromotionRole, Rank, Role, Square};

use super::Game;
use super::board::{Contact, Displaced};
use crate::event::{
    BoardId, Event, Happening, Manner, Pressed, Presser, Released, TakenOff, TouchOrder,
};

impl Game {
    /// A piece that was moved was touched with intent.
    pub(super) fn touch_untold(&mut self, side: Color, square: Square, piece: Piece) {
        let act = &mut self.acts[side];
        if act.adjusting || act.contacts.iter().any(|it| it.square == square) {
            return;
        }
        self.touch_groups += 1;
        let (manner, order) = (Manner::Deliberate, TouchOrder::InTurn);
        act.touch(Contact { square, piece, manner, group: self.touch_groups, order });
    }

    /// Is this what the pawn in the hand becomes?
    pub(super) fn is_new_piece(&self, side: Color, piece: Piece, to: Square) -> bool {
        let promotion = PromotionRole::ALL.into_iter().find(|it| it.role() == piece.role);
        let pawn = self.acts[side].taken_pawn(side).filter(|_| promotion.is_some());
        let attempt = pawn.map(|from| Attempt { from, to, promotion });
        attempt.is_some_and(|it| piece.color == side && self.standing.legal_move(it).is_ok())
    }

    /// The pawn that became the one piece which was put down, though nobody told that it left the board: if only one
    /// ordinary move explains it, and nothing was touched but what that captures.
    fn only_pawn_off(&self, side: Color) -> Option<Square> {
        let act = &self.acts[side];
        let (piece, to) = match act.displaced[..] {
            [Displaced { piece, at, from: None, .. }] => (piece, at),
            _ => return None,
        };
        let off = act.taken.first().and_then(|it| it.from);
        let touched = |it: &Contact| Some(it.square) == off;
        if act.taken.len() > 1 || !act.contacts.iter().all(touched) || piece.color != side {
            return None;
        }
        let comes = |it: &Move| {
            let becomes = it.promotion().is_some_and(|new| new.role() == piece.role);
            becomes || self.standing.piece_at(it.from()) == Some(piece)
        };
        let moves = self.standing.legal_moves().into_iter();
        let here: Vec<Move> = moves.filter(|it| it.to() == to && comes(it)).collect();
        let captures = |it: &&Move| self.standing.captured_by(**it) == off;
        match here.iter().filter(captures).collect::<Vec<_>>()[..] {
            [only] if only.promotion().is_some() => Some(only.from()),
            _ => None,
        }
    }

    /// The square from which a piece was put down here, if only one ordinary move explains it: one that captures what
    /// was taken off. A piece of which there is but one came from its square, unless a pawn may become it.
    pub(super) fn only_origin(&self, side: Color, piece: Piece, to: Square) -> Option<Square> {
        if self.standing.turn() != side || piece.color != side {
            return None;
        }
        let taken = self.acts[side].taken.iter().find(|it| it.piece.color != side);
        let moves = self.standing.legal_moves().into_iter().filter(|it| {
            let captured = self.standing.captured_by(*it);
            let there = it.to() == to && it.castling_wing().is_none();
            there && taken.is_none_or(|man| captured.is_some() && captured == man.from)
        });
        let mut origins: Vec<Square> = Vec::new();
        for it in moves {
            match it.promotion() {
                Some(new) if new.role() == piece.role => return None,
                // A pawn pushed to the last rank is exchanged there.
                Some(_) if piece.role != Role::Pawn || origins.contains(&it.from()) => {}
                _ if self.board.has(it.from(), piece) => origins.push(it.from()),
                _ => {}
            }
        }
        let promotes = piece.role != Role::Pawn && to.rank() == Rank::Eighth.seen_by(side);
        let pawn_off = self.acts[side].taken_pawn(side).is_some();
        if origins.is_empty() && !promotes && !pawn_off {
            origins = Square::ALL.into_iter().filter(|&it| self.board.has(it, piece)).collect();
        }
        match origins[..] {
            [only] if only != to => Some(only),
            _ => None,
        }
    }

    /// The pieces that a player has let go of when he presses, with the hand that held them, and the pawn that must have
    /// left the board.
    pub(crate) fn acts_untold(&self, event: &Event, pressed: Pressed) -> Vec<Event> {
        let act = &self.acts[pressed.side];
        if pressed.by != Presser::Player || act.hands.is_other(pressed.hand) {
            return Vec::new();
        }
        let release = |it: &Displaced| {
            let (side, square, hand) = (pressed.side, it.at, pressed.hand);
            let released = Released { side, square, hand, board: BoardId::Main };
            Event { what: Happening::PieceReleased(released), ..event.clone() }
        };
        let mut held: Vec<Event> =
            act.displaced.iter().filter(|it| !it.released).map(release).collect();
        if let Some(square) = self.only_pawn_off(pressed.side) {
            let Pressed { side, hand, .. } = pressed;
            let off = TakenOff { side, square, hand, board: BoardId::Main };
            held.push(Event { what: Happening::PieceTakenOff(off), ..event.clone() });
        }
        // The last act of a move may have been to put a piece back on its own square, as in castling in Chess960.
        match crate::rules::is_castled(self, pressed.side) && held.is_empty() {
            true => act.displaced.last().map(release).into_iter().collect(),
            false => held,
        }
    }
}
