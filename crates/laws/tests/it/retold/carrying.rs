//! How hands carry out a move, legal or not: the orders in which its acts may come.

use board::{Attempt, Color, Move, Piece, Role, Square, Wing};

use super::happening::{Act, Handling, Line, What};
use crate::chance::Chance;
use crate::laws::event::Hand;
use crate::laws::game::Standing;

/// The work of one player in one position.
pub(crate) struct Hands<'a> {
    pub(crate) standing: &'a Standing,
    pub(crate) side: Color,
    pub(crate) hand: Hand,
    pub chess960: bool,
}

impl Hands<'_> {
    fn handling(&self, acts: Vec<Act>, line: Line) -> Handling {
        Handling { side: self.side, acts, line }
    }

    /// The one line for these acts, if they are what everybody would understand by it.
    fn line(&self, attempt: Attempt, usual: bool) -> Line {
        if usual { Line::Plays(attempt, self.hand) } else { Line::None }
    }

    fn act(&self, what: What) -> Act {
        Act::new(what, self.hand)
    }

    fn shown(&self, what: What) -> Act {
        Act::shown(what, self.hand)
    }

    /// A piece lifted, carried and let go. The hand on it need not be told if only one move explains the rest; that
    /// it was let go is seen by what the hand does next.
    pub(crate) fn carry(
        &self,
        piece: Piece,
        from: Square,
        to: Square,
        explained: bool,
    ) -> [Act; 3] {
        [
            Act { shown: explained, ..self.act(What::Touches(from)) },
            self.act(What::Puts(piece, to)),
            self.shown(What::Releases(to)),
        ]
    }

    /// Carries out a move in one of the ways that are open.
    pub(crate) fn make(&self, attempt: Attempt, chance: &mut Chance) -> Option<Handling> {
        let piece = self.standing.piece_at(attempt.from)?;
        let legal = self.standing.legal_move(attempt).ok();
        let onto = self.standing.piece_at(attempt.to);
        let own_rook = Piece { color: self.side, role: Role::Rook };
        let castles = piece == Piece { role: Role::King, ..own_rook }
            && onto == Some(own_rook)
            && attempt.from.rank() == attempt.to.rank();
        if legal.is_some_and(|it| it.castling_wing().is_some()) || castles {
            let rook = legal.map_or(attempt.to, Move::to);
            return Some(self.castle(attempt, rook, legal.is_some(), chance));
        }
        match attempt.promotion {
            Some(role) => {
                let new = Piece { color: piece.color, role: role.role() };
                self.promote(attempt, new, legal, chance)
            }
            None => Some(self.step(attempt, piece, legal, chance)),
        }
    }

    /// Is this the only legal move that puts such a piece there?
    fn explains(&self, legal: Option<Move>, piece: Piece) -> bool {
        let Some(legal) = legal else { return false };
        let same = |it: &Move| {
            it.to() == legal.to()
                && it.castling_wing().is_none()
                && self.standing.piece_at(it.from()) == Some(piece)
        };
        let becomes = |it: &Move| {
            it.to() == legal.to() && it.promotion().is_some_and(|it| it.role() == piece.role)
        };
        let moves = self.standing.legal_moves();
        moves.iter().filter(|it| same(it)).all(|it| it.from() == legal.from())
            && !moves.iter().any(becomes)
    }

    fn step(
        &self,
        attempt: Attempt,
        piece: Piece,
        legal: Option<Move>,
        chance: &mut Chance,
    ) -> Handling {
        let Attempt { from, to, .. } = attempt;
        let foreign =
            |it: &Square| self.standing.piece_at(*it).is_some_and(|it| it.color != piece.color);
        let target = match legal {
            Some(legal) => self.standing.captured_by(legal),
            None => Some(to).filter(foreign),
        };
        let [touch, put, release] = self.carry(piece, from, to, self.explains(legal, piece));
        let Some(target) = target else {
            return self.handling(vec![touch, put, release], self.line(attempt, true));
        };
        let reach = self.shown(What::Touches(target));
        let off = self.act(What::TakesOff(target));
        // Which piece was touched first matters if the capture cannot be made.
        let (acts, usual) = match chance.below(5) {
            0 | 1 => (vec![touch, reach, off, put, release], true),
            2 => (vec![reach, off, touch, put, release], legal.is_some()),
            3 => (vec![touch, put, off, release], true),
            _ => (vec![touch, put, release, off], true),
        };
        self.handling(acts, self.line(attempt, usual))
    }

    fn is_only_promotion(&self, legal: Option<Move>, new: Piece) -> bool {
        let Some(legal) = legal else { return false };
        let comes = |it: &Move| {
            let becomes = it.promotion().is_some_and(|it| it.role() == new.role);
            it.to() == legal.to() && (becomes || self.standing.piece_at(it.from()) == Some(new))
        };
        self.standing.legal_moves().iter().filter(|it| comes(it)).count() == 1
    }

    /// A pawn is pushed and replaced, or the new piece put at once; the order is free.
    fn promote(
        &self,
        attempt: Attempt,
        new: Piece,
        legal: Option<Move>,
        chance: &mut Chance,
    ) -> Option<Handling> {
        let Attempt { from, to, .. } = attempt;
        let pawn = self.standing.piece_at(from)?;
        let onto = self.standing.piece_at(to);
        if pawn.color != self.side || onto.is_some_and(|it| it.color == self.side) {
            return None;
        }
        let touch = self.shown(What::Touches(from));
        let reach = onto.map(|_| [self.shown(What::Touches(to)), self.act(What::TakesOff(to))]);
        let capture = reach.into_iter().flatten();
        let (put, release) = (self.act(What::Puts(new, to)), self.shown(What::Releases(to)));
        let off = self.act(What::TakesOff(from));
        let pushed = Act { shown: self.explains(legal, pawn), ..touch };
        let push = self.act(What::Puts(pawn, to));
        let replaced = self.act(What::TakesOff(to));
        let way = if legal.is_none() { 0 } else { chance.below(5) };
        let acts = match way {
            0 => {
                let touch = Act { shown: onto.is_none(), ..touch };
                // The new piece tells which pawn it was, if no other and no such piece could have come.
                let off = Act { shown: touch.shown && self.is_only_promotion(legal, new), ..off };
                [touch].into_iter().chain(capture).chain([off, put, release]).collect()
            }
            1 => {
                let pushes = [push, release, replaced, put, release];
                [pushed].into_iter().chain(capture).chain(pushes).collect()
            }
            2 => {
                let pushes = [push, replaced, put, release];
                [pushed].into_iter().chain(capture).chain(pushes).collect()
            }
            3 => [touch, off].into_iter().chain(capture).chain([put, release]).collect(),
            // The new piece stands there before the pawn is gone.
            _ => {
                let touch = Act { shown: false, ..touch };
                [touch].into_iter().chain(capture).chain([put, release, off]).collect()
            }
        };
        Some(self.handling(acts, self.line(attempt, true)))
    }

    /// King and rook, with one hand or both, in one order or the other.
    fn castle(&self, attempt: Attempt, rook: Square, legal: bool, chance: &mut Chance) -> Handling {
        let king = attempt.from;
        let wing = Wing::of_rook(king, rook);
        let (king_to, rook_to) = (wing.king_target(self.side), wing.rook_target(self.side));
        let king_man = Piece { color: self.side, role: Role::King };
        let rook_man = Piece { color: self.side, role: Role::Rook };
        let (left, right) = match self.hand {
            Hand::Both => (Hand::Left, Hand::Right),
            hand => (hand, hand),
        };
        let touch_king = Act::new(What::Touches(king), right);
        let put_king = Act::new(What::Puts(king_man, king_to), right);
        let release_king = Act::shown(What::Releases(king_to), right);
        let touch_rook = Act::new(What::Touches(rook), left);
        let put_rook = Act::new(What::Puts(rook_man, rook_to), left);
        let release_rook = Act::shown(What::Releases(rook_to), left);
        let told = Act { shown: true, ..touch_king };
        let together = Act::new(What::TouchesTogether(king, rook), self.hand);
        if self.chess960 {
            let off = Act::new(What::TakesOff(king), right);
            let mut acts = match rook == rook_to {
                true => vec![touch_king],
                false => vec![told, off, touch_rook, put_rook, release_rook],
            };
            acts.extend([put_king, release_king]);
            // Where only the king moves one hand does it.
            let hand = if rook == rook_to { right } else { self.hand };
            return self.handling(acts, Line::Plays(attempt, hand));
        }
        let both = self.hand == Hand::Both;
        let (acts, usual) = match chance.below(6) {
            _ if both => {
                (vec![told, put_king, touch_rook, put_rook, release_king, release_rook], legal)
            }
            0 | 1 => {
                let (rook, king) =
                    (Act { shown: legal, ..touch_rook }, Act { shown: legal, ..release_king });
                (vec![told, put_king, king, rook, put_rook, release_rook], true)
            }
            // Whether the king was let go before the rook was touched matters if castling is illegal.
            2 => (vec![told, put_king, touch_rook, put_rook, release_rook, release_king], legal),
            3 => (
                // The rook that is let go is a move of its own.
                vec![
                    touch_rook,
                    put_rook,
                    Act { shown: false, ..release_rook },
                    touch_king,
                    put_king,
                    release_king,
                ],
                false,
            ),
            4 => (
                vec![touch_king, touch_rook, put_king, release_king, put_rook, release_rook],
                legal,
            ),
            _ => (vec![together, put_king, release_king, put_rook, release_rook], legal),
        };
        self.handling(acts, self.line(attempt, usual))
    }
}
