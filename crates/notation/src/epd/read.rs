//! Reading EPD.

use core::fmt;
use core::num::NonZeroU32;

use board::{Move, NotPlayable, Position, Setup};

use super::{Epd, Operand, Operation};
use crate::algebraic;
use crate::fen::{self, FenError};
use crate::letters::Language;

/// Text that is not EPD.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EpdError {
    /// Where it goes wrong, in bytes from the start of the text.
    pub at: usize,
    /// What belongs there.
    pub expected: EpdExpected,
}

/// What belongs at a place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EpdExpected {
    /// A part of the first four fields.
    Fen(FenError),
    /// The name of an operation: a letter, then letters, digits and underscores.
    Opcode,
    /// The closing quote of a text.
    Quote,
    /// A legal move.
    Move,
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// A semicolon after the operation.
    Semicolon,
}

impl fmt::Display for EpdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expected = match self.expected {
            EpdExpected::Fen(error) => return error.fmt(f),
            EpdExpected::Opcode => "the name of an operation",
            EpdExpected::Quote => "a closing quote",
            EpdExpected::Move => "a legal move",
            EpdExpected::Text => "a text",
            EpdExpected::Number => "a whole number",
            EpdExpected::Semicolon => "a semicolon",
        };
        write!(f, "at character {}: expected {expected}", self.at + 1)
    }
}

impl std::error::Error for EpdError {}

/// Reads a position with operations. The last semicolon may be missing, and the counters of FEN may stand
/// before the operations.
///
/// # Errors
/// The place where the text is not EPD.
pub fn read(text: &str) -> Result<Epd, EpdError> {
    let text = text.trim_end();
    let end = end_of_fen(text);
    let fen_error = |error: FenError| EpdError { at: error.at, expected: EpdExpected::Fen(error) };
    let mut setup = fen::read(text[..end].trim_end()).map_err(fen_error)?;
    let position = Position::new(&setup).or_else(NotPlayable::play_all_the_same).ok();
    let mut reader = Reader { text, at: end, position };
    let mut operations = counters(&setup);
    while let Some(operation) = reader.operation()? {
        match operation {
            Operation::PliesWithoutProgress(count) => setup.plies_without_progress = count,
            Operation::MoveNumber(number) => {
                setup.move_number = NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
            }
            _ => {}
        }
        operations.push(operation);
    }
    Ok(Epd { setup, operations })
}

/// Counters that stand in the fields become operations, so that they are not lost in writing.
fn counters(setup: &Setup) -> Vec<Operation> {
    let (count, number) = (setup.plies_without_progress, setup.move_number.get());
    let mut operations = Vec::new();
    operations.extend((count != 0).then_some(Operation::PliesWithoutProgress(count)));
    operations.extend((number != 1).then_some(Operation::MoveNumber(number)));
    operations
}

/// Where the fields end: after the fourth, or after the sixth if two numbers follow.
fn end_of_fen(text: &str) -> usize {
    let mut ends = Vec::new();
    let mut at = 0;
    for word in text.split(' ').take(6) {
        at += word.len();
        ends.push((word, at));
        at += 1;
    }
    let is_number =
        |it: &(&str, usize)| !it.0.is_empty() && it.0.bytes().all(|b| b.is_ascii_digit());
    match ends.as_slice() {
        [_, _, _, _, counter, number] if is_number(counter) && is_number(number) => number.1,
        [_, _, _, fourth, ..] => fourth.1,
        _ => text.len(),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    position: Option<Position>,
}

impl Reader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_spaces(&mut self) {
        self.at += self.rest().len() - self.rest().trim_start().len();
    }

    fn fail<T>(at: usize, expected: EpdExpected) -> Result<T, EpdError> {
        Err(EpdError { at, expected })
    }

    fn operation(&mut self) -> Result<Option<Operation>, EpdError> {
        self.skip_spaces();
        while self.rest().starts_with(';') {
            self.at += 1;
            self.skip_spaces();
        }
        if self.rest().is_empty() {
            return Ok(None);
        }
        let start = self.at;
        let is_part = |it: char| it.is_ascii_alphanumeric() || it == '_';
        let length = self.rest().find(|it| !is_part(it)).unwrap_or(self.rest().len());
        let opcode = self.rest()[..length].to_owned();
        if !opcode.starts_with(|it: char| it.is_ascii_alphabetic()) {
            return Self::fail(start, EpdExpected::Opcode);
        }
        self.at += length;
        let mut operands = Vec::new();
        loop {
            let before = self.at;
            self.skip_spaces();
            match self.rest().chars().next() {
                None => break,
                Some(';') => {
                    self.at += 1;
                    break;
                }
                Some(_) if before == self.at => return Self::fail(self.at, EpdExpected::Semicolon),
                Some('"') => operands.push((self.at, self.text_in_quotes()?)),
                Some(_) => operands.push((self.at, self.word())),
            }
        }
        self.typed(&opcode, start, operands).map(Some)
    }

    fn text_in_quotes(&mut self) -> Result<Operand, EpdError> {
        let inner = self.at + 1;
        match self.text[inner..].find('"') {
            Some(length) => {
                self.at = inner + length + 1;
                Ok(Operand::Text(self.text[inner..inner + length].to_owned()))
            }
            None => Self::fail(self.text.len(), EpdExpected::Quote),
        }
    }

    fn word(&mut self) -> Operand {
        let rest = self.rest();
        let length = rest.find(|it: char| it.is_whitespace() || it == ';').unwrap_or(rest.len());
        let word = rest[..length].to_owned();
        self.at += length;
        // Only what is written back the same is a number: `007` is a word.
        match word.parse::<i64>() {
            Ok(number) if number.to_string() == word => Operand::Number(number),
            _ => Operand::Word(word),
        }
    }

    fn typed(
        &self,
        opcode: &str,
        start: usize,
        operands: Vec<(usize, Operand)>,
    ) -> Result<Operation, EpdError> {
        let perft = opcode.strip_prefix('D').and_then(|it| it.parse::<u32>().ok());
        Ok(match (opcode, operands.as_slice()) {
            ("bm", [_, ..]) if self.position.is_some() => {
                Operation::BestMoves(self.moves(&operands)?)
            }
            ("am", [_, ..]) if self.position.is_some() => {
                Operation::AvoidMoves(self.moves(&operands)?)
            }
            ("pm", [_, ..]) if self.position.is_some() => {
                Operation::PredictedMoves(self.moves(&operands)?)
            }
            ("id", [(_, Operand::Text(text))]) => Operation::Id(text.clone()),
            ("id", [(at, _), ..]) => return Self::fail(*at, EpdExpected::Text),
            ("hmvc", one) => Operation::PliesWithoutProgress(number(one, start)?),
            ("fmvn", one) => {
                let count = number(one, start)?;
                if count == 0 {
                    return Self::fail(start, EpdExpected::Number);
                }
                Operation::MoveNumber(count)
            }
            ("dm", one) => Operation::DirectMate(number(one, start)?),
            (_, [(_, Operand::Number(count))])
                if perft.is_some_and(|depth| format!("D{depth}") == opcode)
                    && u64::try_from(*count).is_ok() =>
            {
                Operation::Perft(perft.unwrap_or(0), u64::try_from(*count).unwrap_or(0))
            }
            (comment, [(_, Operand::Text(text))]) if is_comment(comment) => {
                Operation::Comment(comment.as_bytes()[1] - b'0', text.clone())
            }
            _ => Operation::Other {
                opcode: opcode.to_owned(),
                operands: operands.into_iter().map(|(_, operand)| operand).collect(),
            },
        })
    }

    fn moves(&self, operands: &[(usize, Operand)]) -> Result<Vec<Move>, EpdError> {
        operands
            .iter()
            .map(|(at, operand)| {
                let error = EpdError { at: *at, expected: EpdExpected::Move };
                let (Operand::Word(text), Some(position)) = (operand, &self.position) else {
                    return Err(error);
                };
                let reading = algebraic::interpret(position, text, Language::English);
                reading.map(|it| it.played).map_err(|_| error)
            })
            .collect()
    }
}

fn is_comment(opcode: &str) -> bool {
    matches!(opcode.as_bytes(), [b'c', b'0'..=b'9'])
}

fn number(operands: &[(usize, Operand)], start: usize) -> Result<u32, EpdError> {
    let (at, found) = match operands {
        [(at, Operand::Number(number))] => (*at, u32::try_from(*number).ok()),
        [(at, _), ..] => (*at, None),
        [] => (start, None),
    };
    found.ok_or(EpdError { at, expected: EpdExpected::Number })
}
