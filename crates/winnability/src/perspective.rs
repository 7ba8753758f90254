//! The board as the intended winner sees it: the search always plays White to mate Black. Certificates
//! that name moves are turned back here.

use board::{Color, Move, Position};

use crate::Proof;

/// A position turned so that the intended winner is White.
pub(crate) struct Perspective {
    pub(crate) position: Position,
    winner: Color,
}

impl Perspective {
    pub(crate) fn new(position: &Position, winner: Color) -> Perspective {
        let position = match winner {
            Color::White => *position,
            Color::Black => exchange_colors(position),
        };
        Perspective { position, winner }
    }

    /// A line of the turned board as it is on the real one.
    pub(crate) fn line(&self, mut line: Vec<Move>) -> Vec<Move> {
        if self.winner == Color::Black {
            for played in &mut line {
                *played = turn(*played);
            }
        }
        line
    }

    pub(crate) fn proof(&self, proof: Proof) -> Proof {
        if self.winner == Color::White {
            return proof;
        }
        match proof {
            Proof::ForcedLine { line, then } => {
                Proof::ForcedLine { line: self.line(line), then: Box::new(self.proof(*then)) }
            }
            Proof::AllMoves(parts) => Proof::AllMoves(
                parts.into_iter().map(|(played, part)| (turn(played), self.proof(part))).collect(),
            ),
            Proof::Terminal(_)
            | Proof::Material(_)
            | Proof::Exhausted { .. }
            | Proof::ExhaustedWithin { .. }
            | Proof::Epochs { .. } => proof,
        }
    }
}

fn turn(played: Move) -> Move {
    Move::new(played.from().flip_ranks(), played.to().flip_ranks(), played.kind())
}

fn exchange_colors(position: &Position) -> Position {
    // What can be played on from stays so when the colours are exchanged.
    Position::new(&position.setup().exchange_colors())
        .or_else(|irregular| irregular.play_all_the_same())
        .expect("a position with its colours exchanged is playable")
}
