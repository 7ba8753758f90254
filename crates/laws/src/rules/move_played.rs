//! The composite: a move played in the ordinary way, taken apart into what the hands did.

use ::board::{Attempt, Move, MoveKind, Piece, Rank, Role, Square};

use crate::event::{
    BoardId, Event, Hand, Happening, Manner, Placed, Played, Pressed, Presser, Released, TakenOff,
    TouchOrder, Touched,
};
use crate::game::{Game, as_move, captured};

/// The primitive events of a composite, in their order, its attempt being this legal move or none. They all happen at one instant.
pub(crate) fn expand(
    game: &Game,
    event: &Event,
    played: Played,
    legal: Option<Move>,
) -> Vec<Event> {
    let before = game.standing().setup();
    let mut acts = Acts { played, event, found: Vec::with_capacity(6) };
    let attempt = played.attempt;
    if let Some((piece, captured)) = game.moved_on(played) {
        acts.move_on(game, piece, captured);
        acts.press();
        return acts.found;
    }
    let carried = legal.unwrap_or_else(|| as_move(&before, attempt));
    let Some(piece) = before.placement.piece_at(attempt.from) else {
        acts.touch(attempt.from);
        return acts.found;
    };
    match carried.kind() {
        MoveKind::Castling => acts.castle(game, carried.from(), carried.to(), piece),
        MoveKind::Promotion(role) => {
            acts.touch(attempt.from);
            let taken = captured(&before.placement, carried);
            if let Some(square) = taken {
                acts.touch(square);
                acts.take_off(square);
            }
            acts.take_off(attempt.from);
            acts.put(Piece { color: piece.color, role: role.role() }, attempt.to);
            acts.release(attempt.to);
        }
        MoveKind::Ordinary | MoveKind::DoubleStep | MoveKind::EnPassant => {
            acts.touch(attempt.from);
            let taken = captured(&before.placement, carried)
                .filter(|&it| it != attempt.from && is_foreign(&before, it, piece));
            if let Some(square) = taken {
                acts.touch(square);
                acts.take_off(square);
            }
            acts.put(piece, attempt.to);
            acts.release(attempt.to);
        }
    }
    acts.press();
    acts.found
}

fn is_foreign(before: &::board::Setup, square: Square, piece: Piece) -> bool {
    before.placement.color_at(square).is_some_and(|it| it != piece.color)
}

struct Acts<'a> {
    played: Played,
    event: &'a Event,
    found: Vec<Event>,
}

impl Acts<'_> {
    /// An act of the composite, seen and done like the whole.
    fn push(&mut self, what: Happening) {
        let Event { at, seen, through_assistant, .. } = *self.event;
        self.found.push(Event { at, seen, through_assistant, what });
    }

    fn touch(&mut self, square: Square) {
        self.push(Happening::PieceTouched(Touched {
            side: self.played.side,
            squares: vec![square],
            order: TouchOrder::InTurn,
            manner: Manner::Deliberate,
            hand: self.played.hand,
            board: BoardId::Main,
        }));
    }

    fn take_off(&mut self, square: Square) {
        let Played { side, hand, .. } = self.played;
        self.push(Happening::PieceTakenOff(TakenOff { side, square, hand, board: BoardId::Main }));
    }

    fn put(&mut self, piece: Piece, square: Square) {
        let Played { side, hand, .. } = self.played;
        let board = BoardId::Main;
        let inverted = false;
        self.push(Happening::PiecePlaced(Placed { side, piece, square, inverted, hand, board }));
    }

    fn release(&mut self, square: Square) {
        let Played { side, hand, .. } = self.played;
        let board = BoardId::Main;
        self.push(Happening::PieceReleased(Released { side, square, hand, board }));
    }

    /// A piece that the hands have moved already, and what it captured if it goes back.
    fn move_on(&mut self, game: &Game, piece: Piece, captured: Option<Piece>) {
        let Attempt { from, to, .. } = self.played.attempt;
        self.touch(from);
        let there = game.board().placement().piece_at(to);
        if there.is_some_and(|it| it.color != piece.color) {
            self.touch(to);
            self.take_off(to);
        }
        self.put(piece, to);
        self.release(to);
        if let Some(captured) = captured {
            self.put(captured, from);
            self.release(from);
        }
    }

    fn press(&mut self) {
        let Played { side, hand, press, .. } = self.played;
        let hand = match (press, hand) {
            (None, _) => return,
            (Some(Hand::Unknown), Hand::Both) => Hand::Unknown,
            (Some(Hand::Unknown), hand) => hand,
            (Some(hand), _) => hand,
        };
        self.push(Happening::ClockPressed(Pressed { side, by: Presser::Player, hand }));
    }

    /// The king first, then the rook; where one would stand on the other's square the king is taken off first.
    fn castle(&mut self, game: &Game, king: Square, rook: Square, piece: Piece) {
        let wing = ::board::Wing::of_rook(king, rook);
        let color = piece.color;
        let (king_to, rook_to) = (wing.king_target(color), wing.rook_target(color));
        let rook_piece = Piece { color, role: Role::Rook };
        let plain = !game.is_chess960()
            && king.file() == ::board::File::E
            && king.rank() == Rank::First.seen_by(color);
        self.touch(king);
        if plain {
            self.put(piece, king_to);
            self.release(king_to);
            self.touch(rook);
        } else if rook == rook_to {
            // Only the king moves.
        } else {
            self.take_off(king);
            self.touch(rook);
        }
        if rook != rook_to {
            self.put(rook_piece, rook_to);
            self.release(rook_to);
        }
        if !plain {
            self.put(piece, king_to);
            self.release(king_to);
        }
    }
}
