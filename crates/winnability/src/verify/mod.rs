//! Checks answers with code that shares nothing with the search but the board. It never looks for an
//! answer of its own: it replays a line, enumerates a closed set, or tests an invariant.

mod epochs;
mod exhausted;
mod exhausted_within;
mod line;
mod material;

use std::fmt;

use board::{Color, Move, Position};

use crate::{Proof, Terminal, Winnability};

/// Why a certificate proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CheckError {
    /// The answer has no certificate.
    Undetermined,
    /// This move of a line, counted from zero, is not legal.
    IllegalMove(usize),
    /// The line does not end with the opponent checkmated.
    NoMate,
    /// The game is not over in the way that is claimed.
    NotTerminal,
    /// The material rule does not apply.
    NotThatMaterial,
    /// This move of a forced line, counted from zero, is not the only one.
    NotForced(usize),
    /// The moves of the proof are not the legal ones.
    NotAllMoves,
    /// A mate can be reached.
    MateReached,
    /// More positions can be reached than the proof says.
    MoreStates,
    /// En passant is possible at the root, which abstract states do not know.
    EnPassantAtRoot,
    /// No abstract state contains the root.
    RootOutside,
    /// This abstract state is malformed.
    Malformed(usize),
    /// A quiet move of a man leads out of this abstract state.
    ManEscapes(usize),
    /// A move of a king, or of another man in its stead, leads out of this abstract state.
    KingEscapes(usize),
    /// A capture or pawn move leads from this abstract state to positions that none contains.
    EventEscapes(usize),
    /// The proof is for play that a counter ends after another number of plies, or for none.
    OtherCounter,
    /// The counter ends the game before the line mates.
    CutShort,
    /// A mate cannot be excluded in this abstract state.
    PossibleMate(usize),
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the certificate does not hold: {self:?}")
    }
}

impl std::error::Error for CheckError {}

/// Checks that an answer to "can this player still mate?" is proved by its certificate.
///
/// # Errors
/// What is wrong with the certificate.
pub fn verify(position: &Position, winner: Color, answer: &Winnability) -> Result<(), CheckError> {
    match answer {
        Winnability::CanMate(helpmate) => line::check(position, winner, &helpmate.line),
        Winnability::CannotMate(proof) => check_proof(position, winner, proof),
        Winnability::Undetermined(_) => Err(CheckError::Undetermined),
    }
}

/// Checks that an answer to "can this player still mate before so many plies without progress?" is proved
/// by its certificate.
///
/// # Errors
/// What is wrong with the certificate.
pub fn verify_within(
    position: &Position,
    winner: Color,
    plies_max: u32,
    answer: &Winnability,
) -> Result<(), CheckError> {
    match answer {
        Winnability::CanMate(helpmate) => {
            line::check(position, winner, &helpmate.line)?;
            line::check_counter(position, &helpmate.line, plies_max)
        }
        Winnability::CannotMate(Proof::ExhaustedWithin { plies_max: proved, states }) => {
            if *proved < plies_max {
                return Err(CheckError::OtherCounter);
            }
            if position.turn() != winner && position.is_checkmate() {
                return Err(CheckError::MateReached);
            }
            exhausted_within::check(position, winner, *proved, *states)
        }
        other => verify(position, winner, other),
    }
}

fn check_proof(position: &Position, winner: Color, proof: &Proof) -> Result<(), CheckError> {
    // No proof can hold if the mate is on the board.
    if position.turn() != winner && position.is_checkmate() {
        return Err(CheckError::MateReached);
    }
    match proof {
        Proof::Terminal(terminal) => {
            let holds = match terminal {
                Terminal::Stalemate => position.is_stalemate(),
                Terminal::IsMated => position.turn() == winner && position.is_checkmate(),
            };
            if holds { Ok(()) } else { Err(CheckError::NotTerminal) }
        }
        Proof::Material(rule) => {
            let holds = material::applies(*rule, position, winner);
            if holds { Ok(()) } else { Err(CheckError::NotThatMaterial) }
        }
        Proof::ForcedLine { line, then } => {
            let mut position = *position;
            for (at, &played) in line.iter().enumerate() {
                if *position.legal_moves() != [played] {
                    return Err(CheckError::NotForced(at));
                }
                position = position.play_unchecked(played);
                if position.turn() != winner && position.is_checkmate() {
                    return Err(CheckError::MateReached);
                }
            }
            check_proof(&position, winner, then)
        }
        Proof::Exhausted { states } => exhausted::check(position, winner, *states),
        Proof::ExhaustedWithin { .. } => Err(CheckError::OtherCounter),
        Proof::Epochs { invariant } => epochs::check(position, winner, invariant),
        Proof::AllMoves(parts) => check_all_moves(position, winner, parts),
    }
}

fn check_all_moves(
    position: &Position,
    winner: Color,
    parts: &[(Move, Proof)],
) -> Result<(), CheckError> {
    let mut legal = position.legal_moves().to_vec();
    let mut claimed: Vec<Move> = parts.iter().map(|part| part.0).collect();
    legal.sort_unstable();
    claimed.sort_unstable();
    if legal != claimed || legal.is_empty() {
        return Err(CheckError::NotAllMoves);
    }
    for (played, proof) in parts {
        check_proof(&position.play_unchecked(*played), winner, proof)?;
    }
    Ok(())
}
