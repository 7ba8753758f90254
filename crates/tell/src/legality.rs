//! Why no game leads to a position, in words.

use board::{Bitboard, Color, Setup};
use messages::{Args, Messages};
use serde::Serialize;
use winnability::legality::{Legality, Reason};

use crate::{irregular, words};

/// Can a game have led to a position? As it is written in JSON.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub enum LegalVerdict {
    /// One can.
    #[serde(rename = "legal")]
    Legal,
    /// None can.
    #[serde(rename = "illegal")]
    Illegal,
    /// Nobody knows.
    #[serde(rename = "unknown")]
    Unknown,
}

impl LegalVerdict {
    /// The verdict in words.
    #[must_use]
    pub fn sentence(self, messages: &Messages) -> String {
        let verdict = match self {
            LegalVerdict::Legal => "legal",
            LegalVerdict::Illegal => "illegal",
            LegalVerdict::Unknown => "unknown",
        };
        messages.with("legality-verdict", &Args::new().set("verdict", verdict))
    }
}

impl From<&Legality> for LegalVerdict {
    fn from(found: &Legality) -> LegalVerdict {
        match found {
            Legality::Legal(_) => LegalVerdict::Legal,
            Legality::Illegal(_) => LegalVerdict::Illegal,
            Legality::Unknown(_) => LegalVerdict::Unknown,
        }
    }
}

/// The sentence.
#[must_use]
pub fn said(messages: &Messages, setup: &Setup, reason: &Reason) -> String {
    if let Reason::Irregular(irregularity) = reason {
        return irregular::said(messages, setup, *irregularity);
    }
    let parts = Parts::of(reason);
    let (needed, possible) = parts.numbers.unwrap_or_default();
    let (origins, hidden) = match *reason {
        Reason::PawnOrigins { origins, .. } => (origins, 0),
        Reason::PawnCaptures { out_of_reach, .. } => (Bitboard::EMPTY, out_of_reach),
        _ => (Bitboard::EMPTY, 0),
    };
    let args = Args::new()
        .set("color", parts.color.map_or("white", words::color_key))
        .set("pieces", words::pieces(messages, &setup.placement, parts.squares))
        .set("squares", words::squares(messages, parts.squares))
        .set("attackers", words::pieces(messages, &setup.placement, parts.attackers))
        .set("count", parts.attackers.count())
        .set("origins", words::squares(messages, origins))
        .set("out-of-reach", hidden)
        .set("needed", needed)
        .set("possible", possible);
    messages.with(&words::message_id("illegal-position", code(reason)), &args)
}

/// What a message, a twin and a diagram need to know.
#[derive(Clone, Copy, Default, Debug)]
pub struct Parts {
    /// Whom it is about.
    pub color: Option<Color>,
    /// Where.
    pub squares: Bitboard,
    /// Who attacks.
    pub attackers: Bitboard,
    /// What was needed, and what there is.
    pub numbers: Option<(u64, u64)>,
}

impl Parts {
    /// The parts of a reason.
    #[must_use]
    pub fn of(reason: &Reason) -> Parts {
        let parts = Parts::default();
        let numbers = |needed: u32, possible: u32| Some((needed.into(), possible.into()));
        match *reason {
            Reason::Irregular(irregularity) => {
                let (color, squares, attackers) = irregular::about(irregularity);
                Parts { color, squares, attackers, ..parts }
            }
            Reason::BothKingsInCheck { on_white, on_black } => {
                Parts { attackers: on_white | on_black, ..parts }
            }
            Reason::CastlingNotAtHome { rook } => Parts { squares: rook.into(), ..parts },
            Reason::Promoted { color, promoted, pawns_missing } => {
                Parts { color: Some(color), numbers: numbers(promoted, pawns_missing), ..parts }
            }
            Reason::PawnOrigins { color, pawns, origins } => Parts {
                color: Some(color),
                squares: pawns,
                numbers: numbers(pawns.count(), origins.count()),
                ..parts
            },
            Reason::PawnCaptures { color, needed, missing, .. } => {
                Parts { color: Some(color), numbers: numbers(needed, missing), ..parts }
            }
            Reason::PawnsPassed { needed, possible } => {
                Parts { numbers: numbers(needed, possible), ..parts }
            }
            Reason::Blocked { square } => Parts { squares: square.into(), ..parts },
            Reason::MoveParity { turn } => Parts { color: Some(turn), ..parts },
            Reason::ImpossibleCheck { king, attackers } => {
                Parts { squares: king.into(), attackers, ..parts }
            }
            Reason::NoLastMove { player, plies, positions } => {
                Parts { color: Some(player), numbers: Some((plies.into(), positions)), ..parts }
            }
        }
    }
}

/// The name in JSON and in the ids of messages.
#[must_use]
pub const fn code(reason: &Reason) -> &'static str {
    match reason {
        Reason::Irregular(irregularity) => irregular::code(*irregularity),
        Reason::BothKingsInCheck { .. } => "both_kings_in_check",
        Reason::CastlingNotAtHome { .. } => "castling_not_at_home",
        Reason::Promoted { .. } => "promoted",
        Reason::PawnOrigins { .. } => "pawn_origins",
        Reason::PawnCaptures { .. } => "pawn_captures",
        Reason::PawnsPassed { .. } => "pawns_passed",
        Reason::Blocked { .. } => "blocked",
        Reason::MoveParity { .. } => "move_parity",
        Reason::ImpossibleCheck { .. } => "impossible_check",
        Reason::NoLastMove { .. } => "no_last_move",
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use messages::Language;
    use notation::fen;
    use winnability::legality::{Legality, LegalityBudget, judge};

    use super::*;

    /// Positions with every reason there is.
    const ILLEGAL: &[&str] = &[
        "4k3/8/8/8/4R3/8/8/r3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1",
        "4k3/8/8/8/8/8/PPPPPPPP/RNBQKBQR w - - 0 1",
        "4k3/8/8/8/8/P7/PP6/4K3 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/P7/P1PPPPPP/RNBQKBNR b KQkq - 0 1",
        "rnbqkbnr/1ppppppp/8/q7/Q7/8/1PPPPPPP/RNBQKBNR w - - 0 1",
        "7b/6p1/3k4/8/8/2K5/8/8 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
        "4k3/8/3N1N2/8/8/8/8/4K3 b - - 0 1",
        "Knrk4/BpppRp2/1p2p3/8/8/8/8/8 b - - 0 1",
    ];

    #[test]
    fn every_reason_has_a_sentence_in_every_language() {
        let mut seen = BTreeSet::new();
        for text in ILLEGAL {
            let setup = fen::read(text).expect("FEN");
            let Legality::Illegal(reasons) = judge(&setup, LegalityBudget::REASONS_ONLY) else {
                panic!("{text}");
            };
            for reason in &reasons {
                seen.insert(code(reason));
                for language in Language::ALL {
                    let text = said(&Messages::new(language), &setup, reason);
                    assert!(text.ends_with('.') && !text.contains("  "), "{text}");
                }
            }
        }
        assert_eq!(seen.len(), 10, "{seen:?}");
    }
}
