//! A move that was made and not pressed, and that the same hands change again: put back, or the released piece carried
//! on. What that amounts to is for the rules to say (4.7).

use ::board::{Attempt, Color, Piece, Role, Setup, Square};

use super::board::{Act, Displaced, PhysicalBoard, TakenMan};
use super::history::Ply;
use super::standing::Standing;
use super::{Game, Phase};
use crate::event::Played;
use crate::ruling::IllegalKind;

impl Game {
    /// The move that a player has made and not completed, the opponent not having moved.
    pub(crate) fn unpressed(&self, side: Color) -> Option<&Ply> {
        let open = |it: &&Ply| it.side == side && it.completed.is_none() && it.legal.is_some();
        self.history.last().filter(open).filter(|_| self.phase == Phase::Running)
    }

    /// The position in which a player would play who first puts back the move that he has not completed.
    #[must_use]
    pub fn before_unpressed(&self, side: Color) -> Option<Standing> {
        self.unpressed(side).map(|it| Standing::new(&it.before))
    }

    /// Is this the move that a player has made and not completed, made once more, or the one with which he puts right
    /// what was wrong with it? Then the first was put back.
    #[must_use]
    pub fn makes_again(&self, side: Color, attempt: Attempt) -> bool {
        let Some(ply) = self.unpressed(side) else { return false };
        let before = Standing::new(&ply.before);
        let Ok(legal) = before.legal_move(attempt) else { return false };
        let captured = before.captured_by(legal);
        let corrects = ply.breach.as_ref().is_some_and(|it| it.allows(legal, captured));
        corrects || ply.legal == Some(legal) && self.standing.legal_move(attempt).is_err()
    }

    /// Where the piece stands that a player moved and let go of, if this attempt would carry it on to another square.
    #[must_use]
    pub fn carries_on(&self, side: Color, attempt: Attempt) -> Option<Square> {
        let ply = self.unpressed(side)?;
        let carried = ply.legal.is_some_and(|it| it.from() == attempt.from);
        let first = self.just_released(side).into_iter().next();
        first.filter(|_| carried && !self.makes_again(side, attempt))
    }

    /// Something is wrong with the move that is not completed, so that it may be put back and made properly.
    pub(crate) fn may_put_back(&self, side: Color) -> bool {
        self.unpressed(side).is_some_and(|ply| {
            let two_hands = ply
                .fault
                .as_ref()
                .is_some_and(|it| it.kind == IllegalKind::TwoHands && !it.settled);
            two_hands || ply.breach.is_some()
        })
    }

    /// Does this piece go back to where it stood before the move that is not completed?
    pub(crate) fn goes_back(&self, side: Color, piece: Piece, to: Square) -> bool {
        self.unpressed(side).is_some_and(|it| it.before.placement.piece_at(to) == Some(piece))
    }

    /// Where the piece stands that goes back, nobody having told which was touched.
    pub(super) fn on_its_way_back(&self, side: Color, piece: Piece, to: Square) -> Option<Square> {
        let before = self.unpressed(side)?.before.placement;
        let moved = |it: &Square| self.board.has(*it, piece) && before.piece_at(*it) != Some(piece);
        let goes_back = before.piece_at(to) == Some(piece) && !self.board.has(to, piece);
        Square::ALL.into_iter().find(moved).filter(|_| goes_back)
    }

    /// The hands have let go of everything: has the player put his move back, or carried the released piece on?
    pub(super) fn follow_hands(&mut self, side: Color) {
        let act = &self.acts[side];
        let Some(ply) = self.unpressed(side) else { return };
        if act.displaced.is_empty() || act.displaced.iter().any(|it| !it.released) {
            return;
        }
        let back =
            *self.board.placement() == ply.before.placement && self.board.beside().is_empty();
        let released = self.just_released(side);
        let carried = |it: &Displaced| it.from.is_some_and(|from| released.contains(&from));
        let carried = act.displaced.iter().any(carried);
        if back || carried && !self.may_put_back(side) {
            self.unmake(side);
        }
    }

    /// The piece that a composite moves on from where the same hands have put it since the move began: back, or to
    /// another square. With it, the piece that was captured there and goes back too.
    pub(crate) fn moved_on(&self, played: Played) -> Option<(Piece, Option<Piece>)> {
        let Played { side, attempt: Attempt { from, to, .. }, .. } = played;
        let act = &self.acts[side];
        if self.standing.piece_at(from).is_some_and(|it| it.color == side) {
            let ply = self.unpressed(side)?;
            let captured = ply.before.placement.piece_at(from);
            let piece = self.standing.piece_at(from)?;
            let back = self.goes_back(side, piece, to) && self.just_released(side).contains(&from);
            return captured
                .filter(|_| back && self.may_put_back(side))
                .map(|it| (piece, Some(it)));
        }
        if let Some(man) = act.displaced.iter().find(|it| it.at == from) {
            let captured = act.taken.iter().find(|it| it.last == from && it.piece.color != side);
            let back = man.from == Some(to);
            return Some((man.piece, captured.map(|it| it.piece).filter(|_| back)));
        }
        // The ruling has put it back already; now the hand does.
        let stood = act.put_back.and_then(|it| it.piece_at(from))?;
        (self.board.placement().piece_at(to) == Some(stood)).then_some((stood, None))
    }

    /// The first move that a player made and then changed stands after all, if this is the position after it (4.7).
    pub(super) fn make_first_again(&mut self, position: &Setup) {
        let side = self.standing.turn();
        let Some(first) = self.acts[side].made_before else { return };
        let after = self.standing.legal_move(first).map(|it| self.standing.after(it));
        if after.is_ok_and(|it| it.setup() == *position) {
            self.make(side, first);
        }
    }

    /// The move is not made any more: what stands on the board is the work of the hands.
    pub(crate) fn unmake(&mut self, side: Color) {
        let Some(ply) = self.unpressed(side).cloned() else { return };
        self.history.truncate(self.history.plies().len() - 1);
        self.standing = Standing::new(&ply.before);
        let mut act = Act { contacts: ply.contacts, ..Act::default() };
        act.castling_announced = ply.castling_announced;
        if ply.breach.is_none() {
            act.made_before = ply.made_before.or(Some(ply.attempt));
        }
        act.see(&self.standing, &self.board);
        self.acts[side] = act;
        self.duties[side].next_move = ply.breach;
    }
}

impl Act {
    /// What the hands must have done to turn one arrangement into the other.
    fn see(&mut self, standing: &Standing, board: &PhysicalBoard) {
        let differs = |it: &Square| standing.piece_at(*it) != board.placement().piece_at(*it);
        let gone = Square::ALL.into_iter().filter(differs);
        self.taken = gone
            .filter_map(|it| {
                Some(TakenMan { piece: standing.piece_at(it)?, from: Some(it), last: it })
            })
            .collect();
        let put = Square::ALL.into_iter().filter(differs);
        let beside = board.beside().iter().map(|it| (it.0, it.1));
        let here = put.filter_map(|it| Some((it, board.placement().piece_at(it)?))).chain(beside);
        for (at, piece) in here {
            let same = self.taken.iter().position(|it| it.piece == piece);
            let from = same.and_then(|it| self.taken.swap_remove(it).from);
            self.displaced.push(Displaced { piece, from, at, released: true, inverted: false });
            self.king_released |= piece.role == Role::King;
        }
    }
}
