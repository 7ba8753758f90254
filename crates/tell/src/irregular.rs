//! Why an arrangement is irregular, in words.

use board::{Bitboard, Color, Irregularity, Setup};
use messages::{Args, Messages};

use crate::words;

pub use transcript::irregularity_name as code;

/// The sentence.
#[must_use]
pub fn said(messages: &Messages, setup: &Setup, irregularity: Irregularity) -> String {
    let parts = Parts::of(irregularity);
    let args = Args::new()
        .set("color", parts.color.map_or("white", words::color_key))
        .set("squares", words::squares(messages, parts.squares))
        .set("square-count", parts.squares.count())
        .set("count", parts.count)
        .set("attackers", words::pieces(messages, &setup.placement, parts.attackers));
    messages.with(&words::message_id("irregular", code(irregularity)), &args)
}

/// Whom an irregularity is about, where, and who attacks.
#[must_use]
pub fn about(irregularity: Irregularity) -> (Option<Color>, Bitboard, Bitboard) {
    let parts = Parts::of(irregularity);
    (parts.color, parts.squares, parts.attackers)
}

/// What a message needs to know.
#[derive(Default)]
struct Parts {
    color: Option<Color>,
    squares: Bitboard,
    attackers: Bitboard,
    count: u32,
}

impl Parts {
    fn of(irregularity: Irregularity) -> Parts {
        let parts = Parts::default();
        match irregularity {
            Irregularity::NoKing(color) => Parts { color: Some(color), ..parts },
            Irregularity::SeveralKings(color, squares) => {
                Parts { color: Some(color), squares, count: squares.count(), ..parts }
            }
            Irregularity::TooManyPieces(color, count)
            | Irregularity::TooManyPawns(color, count) => {
                Parts { color: Some(color), count, ..parts }
            }
            Irregularity::PawnsOnEdgeRanks(squares) => Parts { squares, ..parts },
            Irregularity::OpponentInCheck { king, attackers }
            | Irregularity::TooManyCheckers { king, attackers } => {
                Parts { squares: king.into(), attackers, count: attackers.count(), ..parts }
            }
            Irregularity::Castling { rook, .. } => Parts { squares: rook.into(), ..parts },
            Irregularity::EnPassant { square, .. } => Parts { squares: square.into(), ..parts },
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use board::{Square, irregularities};
    use messages::Language;
    use notation::fen;

    use super::*;

    /// Positions with every irregularity there is.
    const IRREGULAR: &[&str] = &[
        "8/8/8/8/8/8/8/K6K w - - 0 1",
        "k7/pppppppp/pppppppp/8/8/8/8/K3P3 w - - 0 1",
        "k6R/8/8/8/8/8/8/K7 w - - 0 1",
        "k6R/8/8/3B4/8/8/8/R6K b - - 0 1",
        "4k3/8/8/8/8/8/8/R2RK3 w QDK - 0 1",
        "4k3/8/8/8/8/8/4K3/R7 w Q - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e3 0 1",
        "4k3/8/4n3/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/4n3/8/4p3/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/4p3/8/8/8/3rK3 w - e6 0 1",
    ];

    #[test]
    fn every_irregularity_has_a_sentence_in_every_language() {
        let mut setups: Vec<Setup> =
            IRREGULAR.iter().map(|text| fen::read(text).expect("FEN")).collect();
        // FEN cannot say this.
        setups.push(Setup { castling_rooks: Bitboard::of(Square::E4), ..Setup::INITIAL });
        let mut seen = BTreeSet::new();
        for setup in setups {
            for irregularity in irregularities(&setup) {
                seen.insert(code(irregularity));
                for language in Language::ALL {
                    let text = said(&Messages::new(language), &setup, irregularity);
                    assert!(text.ends_with('.') && !text.contains("  "), "{text}");
                }
            }
        }
        assert_eq!(seen.len(), 16, "{seen:?}");
    }
}
