//! Lines to a mate and proofs that there is none, in words.

use board::{Color, Move, Position};
use messages::{Args, Messages};
use serde::Serialize;
use winnability::{Deadness, MaterialRule, Proof, Terminal, Winnability};

use crate::words;

/// Can a player still mate? As it is written in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum MateVerdict {
    /// There is a line.
    #[serde(rename = "can_mate")]
    CanMate,
    /// There is a proof that there is none.
    #[serde(rename = "cannot_mate")]
    CannotMate,
    /// Nobody knows.
    #[serde(rename = "undetermined")]
    Undetermined,
}

impl From<&Winnability> for MateVerdict {
    fn from(found: &Winnability) -> MateVerdict {
        match found {
            Winnability::CanMate(_) => MateVerdict::CanMate,
            Winnability::CannotMate(_) => MateVerdict::CannotMate,
            Winnability::Undetermined(_) => MateVerdict::Undetermined,
        }
    }
}

/// Is a position dead? As it is written in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum DeadVerdict {
    /// Neither player can mate.
    #[serde(rename = "dead")]
    Dead,
    /// One of them can.
    #[serde(rename = "alive")]
    Alive,
    /// Nobody knows.
    #[serde(rename = "undetermined")]
    Undetermined,
}

impl From<&Deadness> for DeadVerdict {
    fn from(found: &Deadness) -> DeadVerdict {
        match found {
            Deadness::Dead { .. } => DeadVerdict::Dead,
            Deadness::Alive { .. } => DeadVerdict::Alive,
            Deadness::Undetermined(_) => DeadVerdict::Undetermined,
        }
    }
}

impl DeadVerdict {
    /// What follows from what each player can do.
    #[must_use]
    pub const fn of(white: MateVerdict, black: MateVerdict) -> DeadVerdict {
        match (white, black) {
            (MateVerdict::CannotMate, MateVerdict::CannotMate) => DeadVerdict::Dead,
            (MateVerdict::CanMate, _) | (_, MateVerdict::CanMate) => DeadVerdict::Alive,
            _ => DeadVerdict::Undetermined,
        }
    }

    /// The verdict in words; the article and the edition it rests on.
    #[must_use]
    pub fn sentence(self, messages: &Messages, article: Option<&str>, edition: &str) -> String {
        let verdict = match self {
            DeadVerdict::Dead => "dead",
            DeadVerdict::Alive => "alive",
            DeadVerdict::Undetermined => "undetermined",
        };
        let args = Args::new().set("verdict", verdict).set("article", article.unwrap_or_default());
        messages.with("dead-verdict", &args.set("edition", edition))
    }
}

/// A line in algebraic notation with the numbers of the moves.
#[must_use]
pub fn numbered(start: &Position, moves: &[Move]) -> String {
    let mut position = *start;
    let mut words = Vec::with_capacity(2 * moves.len());
    for (at, played) in moves.iter().enumerate() {
        match position.turn() {
            Color::White => words.push(format!("{}.", position.move_number())),
            Color::Black if at == 0 => words.push(format!("{}...", position.move_number())),
            Color::Black => {}
        }
        words.push(notation::san::write(&position, *played));
        position = position.play_unchecked(*played);
    }
    words.join(" ")
}

/// The proof itself, without the parts it rests on.
#[must_use]
pub fn proof_sentence(
    messages: &Messages,
    position: &Position,
    winner: Color,
    proof: &Proof,
) -> String {
    let mut args = Args::new().set("color", words::color_key(winner));
    match proof {
        Proof::ForcedLine { line, .. } => {
            args = args.set("count", line.len()).set("moves", numbered(position, line));
        }
        Proof::AllMoves(parts) => args = args.set("count", parts.len()),
        Proof::Exhausted { states } => args = args.set("count", *states),
        Proof::ExhaustedWithin { states, plies_max } => {
            args = args.set("count", *states).set("plies", *plies_max);
        }
        Proof::Epochs { invariant } => args = args.set("count", invariant.len()),
        Proof::Terminal(_) | Proof::Material(_) => {}
    }
    messages.with(&words::message_id("winnability-proof", proof_code(proof)), &args)
}

/// The name of a proof in JSON and in the ids of messages.
#[must_use]
pub const fn proof_code(proof: &Proof) -> &'static str {
    match proof {
        Proof::Terminal(Terminal::Stalemate) => "stalemate",
        Proof::Terminal(Terminal::IsMated) => "is_mated",
        Proof::Material(MaterialRule::LoneKing) => "lone_king",
        Proof::Material(MaterialRule::KnightAgainstQueens) => "knight_against_queens",
        Proof::Material(MaterialRule::BishopsOfOneShade) => "bishops_of_one_shade",
        Proof::ForcedLine { .. } => "forced_line",
        Proof::Exhausted { .. } => "exhausted",
        Proof::ExhaustedWithin { .. } => "exhausted_within",
        Proof::Epochs { .. } => "epochs",
        Proof::AllMoves(_) => "all_moves",
    }
}
