//! A position as JSON.

use board::{Color, Wing};
use messages::Messages;
use serde::Serialize;

use super::facts::{Facts, State};
use super::irregular::{self, IrregularityTwin};
use crate::output::json::{self, ByColor, LegalMove, MaterialTwin, PieceOn};
use crate::words;

#[derive(Serialize)]
pub(crate) struct PositionTwin<'a> {
    fen: String,
    shredder_fen: String,
    turn: &'static str,
    move_number: u32,
    playable: bool,
    irregularities: Vec<IrregularityTwin>,
    checks: Vec<CheckTwin>,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    legal_move_count: usize,
    legal_moves: &'a [LegalMove],
    plies_without_progress: u32,
    material: ByColor<MaterialTwin>,
    castling: ByColor<CastlingTwin>,
    en_passant: Option<EnPassantTwin>,
    chess960: Option<u16>,
    key: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<&'a str>,
}

#[derive(Serialize)]
struct CheckTwin {
    king: String,
    color: &'static str,
    by: Vec<PieceOn>,
}

/// The squares of the rooks with which castling is not lost.
#[derive(Serialize)]
struct CastlingTwin {
    king_side: Option<String>,
    queen_side: Option<String>,
}

#[derive(Serialize)]
struct EnPassantTwin {
    square: String,
    legal: bool,
}

impl<'a> PositionTwin<'a> {
    pub(crate) fn of(
        messages: &Messages,
        facts: &'a Facts,
        svg: Option<&'a str>,
    ) -> PositionTwin<'a> {
        let setup = &facts.setup;
        let material = setup.placement.material();
        PositionTwin {
            fen: facts.x_fen(),
            shredder_fen: facts.shredder_fen(),
            turn: words::color_key(setup.turn),
            move_number: setup.move_number.get(),
            playable: facts.is_playable(),
            irregularities: irregular::twins(messages, setup, &facts.irregularities),
            checks: checks(facts),
            check: facts.checks.iter().any(|check| check.color == setup.turn),
            checkmate: facts.state == State::Checkmate,
            stalemate: facts.state == State::Stalemate,
            legal_move_count: facts.moves.len(),
            legal_moves: &facts.moves,
            plies_without_progress: setup.plies_without_progress,
            material: ByColor::from_fn(|color| material[color].into()),
            castling: ByColor::from_fn(|color| castling(facts, color)),
            en_passant: setup.en_passant.map(|square| EnPassantTwin {
                square: square.to_string(),
                legal: facts.en_passant_is_legal,
            }),
            chess960: facts.chess960.map(|it| it.number()),
            key: facts.key(),
            svg,
        }
    }
}

fn checks(facts: &Facts) -> Vec<CheckTwin> {
    let twins = facts.checks.iter().map(|check| CheckTwin {
        king: check.king.to_string(),
        color: words::color_key(check.color),
        by: json::pieces(&facts.setup.placement, check.by),
    });
    twins.collect()
}

fn castling(facts: &Facts, color: Color) -> CastlingTwin {
    let rook = |wanted: Wing| {
        let mut rights = facts.castling(color);
        rights.find(|(wing, _)| *wing == wanted).map(|(_, rook)| rook.to_string())
    };
    CastlingTwin { king_side: rook(Wing::King), queen_side: rook(Wing::Queen) }
}
