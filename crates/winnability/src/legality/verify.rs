//! Checks an answer with routines that share nothing with the ones that found it but the board: a game is played through by
//! Article 3, and the reasons are worked out again in the plainest way.

use board::{Position, Setup};

use super::checked_again::{Finding, recheck};
use super::reason::Reason;
use super::{Legality, ProofGame};

/// Why an answer is not believed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Refused {
    /// A move of the game is illegal; the ply counts from 0.
    IllegalMove {
        /// Which one.
        ply: usize,
    },
    /// The game ends in another position.
    OtherPosition,
    /// A reason is wrong.
    WrongReason(Reason),
    /// There is no reason at all.
    NoReason,
}

/// What was confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verified {
    /// So many reasons were found again, or 1 for a game.
    pub confirmed: usize,
    /// So many reasons rest on searches that are not repeated.
    pub not_repeated: usize,
}

/// Checks an answer about this arrangement. An unknown legality claims nothing.
///
/// # Errors
/// What is wrong with it.
pub fn verify(setup: &Setup, answer: &Legality) -> Result<Verified, Refused> {
    match answer {
        Legality::Legal(game) => replay(setup, game),
        Legality::Illegal(reasons) => {
            let mut verified = Verified { confirmed: 0, not_repeated: 0 };
            for reason in reasons {
                match recheck(setup, reason) {
                    Finding::Confirmed => verified.confirmed += 1,
                    Finding::NotRepeated => verified.not_repeated += 1,
                    Finding::Contradicted => return Err(Refused::WrongReason(*reason)),
                }
            }
            if reasons.is_empty() { Err(Refused::NoReason) } else { Ok(verified) }
        }
        Legality::Unknown(_) => Ok(Verified { confirmed: 0, not_repeated: 0 }),
    }
}

fn replay(setup: &Setup, game: &ProofGame) -> Result<Verified, Refused> {
    let mut position = Position::initial();
    for (ply, played) in game.moves.iter().enumerate() {
        position = position.play(played.attempt()).map_err(|_| Refused::IllegalMove { ply })?;
    }
    let reached = position.setup();
    let en_passant = match setup.en_passant {
        Some(named) => reached.en_passant == Some(named),
        None => position.legal_en_passant().is_none(),
    };
    let same = reached.placement == setup.placement
        && reached.turn == setup.turn
        && reached.castling_rooks == setup.castling_rooks
        && en_passant;
    if same { Ok(Verified { confirmed: 1, not_repeated: 0 }) } else { Err(Refused::OtherPosition) }
}
