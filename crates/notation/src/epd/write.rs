//! Writing EPD: moves in English letters, texts in quotes. A quote inside a text becomes an apostrophe, since
//! EPD has no way to write it.

use board::{Move, NotPlayable, Position};

use super::{Epd, Operand, Operation};
use crate::fen::{self, FenStyle};
use crate::san;

/// The EPD of a position with operations. The counters are written only as operations.
#[must_use]
pub fn write(epd: &Epd) -> String {
    let fen = fen::write(&epd.setup, FenStyle::default());
    let mut text = fen.split(' ').take(4).collect::<Vec<_>>().join(" ");
    let position = Position::new(&epd.setup).or_else(NotPlayable::play_all_the_same).ok();
    for operation in &epd.operations {
        text.push(' ');
        text.push_str(&one(operation, position.as_ref()));
        text.push(';');
    }
    text
}

fn one(operation: &Operation, position: Option<&Position>) -> String {
    match operation {
        Operation::BestMoves(moves) => format!("bm {}", written(moves, position)),
        Operation::AvoidMoves(moves) => format!("am {}", written(moves, position)),
        Operation::PredictedMoves(moves) => format!("pm {}", written(moves, position)),
        Operation::Id(text) => format!("id {}", quoted(text)),
        Operation::Comment(number, text) => format!("c{number} {}", quoted(text)),
        Operation::PliesWithoutProgress(count) => format!("hmvc {count}"),
        Operation::MoveNumber(number) => format!("fmvn {number}"),
        Operation::DirectMate(moves) => format!("dm {moves}"),
        Operation::Perft(depth, nodes) => format!("D{depth} {nodes}"),
        Operation::Other { opcode, operands } => {
            operands.iter().fold(opcode.clone(), |text, operand| match operand {
                Operand::Text(it) => format!("{text} {}", quoted(it)),
                Operand::Number(it) => format!("{text} {it}"),
                Operand::Word(it) => format!("{text} {it}"),
            })
        }
    }
}

fn written(moves: &[Move], position: Option<&Position>) -> String {
    let texts: Vec<String> = moves
        .iter()
        .map(|&played| match position {
            Some(position) => san::write(position, played),
            None => played.attempt().to_string(),
        })
        .collect();
    texts.join(" ")
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('"', "'"))
}
