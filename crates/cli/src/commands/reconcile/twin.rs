//! The answer in JSON.

use messages::{Args, Messages};
use notation::algebraic::{Style, write};
use notation::fen::{self, FenStyle};
use notation::letters::Language;
use notation::reconcile::{Reconciled, Row};
use serde::Serialize;

use super::tell::{cell_key, keeper_key, moves};
use super::{Answer, finding_key};
use crate::words;

#[derive(Serialize)]
pub(super) struct ReconcileTwin {
    finding: &'static str,
    text: String,
    /// How many of the games are equally likely.
    equal: usize,
    exhausted: bool,
    states: usize,
    white_language: &'static str,
    black_language: &'static str,
    games: Vec<GameTwin>,
}

#[derive(Serialize)]
struct GameTwin {
    cost: u32,
    faults: usize,
    moves: String,
    fen: String,
    /// The row in which the sheets first part, counted from nought.
    divergence: Option<usize>,
    rows: Vec<RowTwin>,
}

#[derive(Serialize)]
struct RowTwin {
    number: Option<u32>,
    color: Option<&'static str>,
    #[serde(rename = "move")]
    played: Option<String>,
    white: Option<String>,
    white_cell: Option<&'static str>,
    black: Option<String>,
    black_cell: Option<&'static str>,
    /// On whose sheet an entry stands that belongs to no move.
    surplus: Option<&'static str>,
    doubled: bool,
}

pub(super) fn twin(messages: &Messages, answer: &Answer) -> ReconcileTwin {
    let found = &answer.found;
    let args = Args::new().set("games", found.equal).set("states", found.states);
    ReconcileTwin {
        finding: finding_key(found.finding),
        text: messages.with(&format!("reconcile-{}", finding_key(found.finding)), &args),
        equal: found.equal,
        exhausted: found.exhausted,
        states: found.states,
        white_language: answer.white.language.tag(),
        black_language: answer.black.language.tag(),
        games: found.games.iter().map(|game| of_game(answer, game)).collect(),
    }
}

fn of_game(answer: &Answer, game: &Reconciled) -> GameTwin {
    GameTwin {
        cost: game.cost,
        faults: game.faults(),
        moves: moves(game, &Style::short(Language::English)),
        fen: fen::write(&game.last.setup(), FenStyle::default()),
        divergence: game.divergence(),
        rows: game.rows.iter().map(|row| of_row(answer, row)).collect(),
    }
}

fn of_row(answer: &Answer, row: &Row) -> RowTwin {
    let on_white = |at: usize| answer.white.entries.get(at).map(|it| it.text.clone());
    let on_black = |at: usize| answer.black.entries.get(at).map(|it| it.text.clone());
    match row {
        Row::Played { before, played, white, black } => RowTwin {
            number: Some(before.move_number().get()),
            color: Some(words::color_key(before.turn())),
            played: Some(write(before, *played, &Style::short(Language::English))),
            white: white.0.and_then(on_white),
            white_cell: Some(cell_key(white.1)),
            black: black.0.and_then(on_black),
            black_cell: Some(cell_key(black.1)),
            surplus: None,
            doubled: false,
        },
        Row::Surplus { keeper, entry, doubled } => {
            let is_white = keeper_key(*keeper) == "white";
            RowTwin {
                number: None,
                color: None,
                played: None,
                white: on_white(*entry).filter(|_| is_white),
                white_cell: None,
                black: on_black(*entry).filter(|_| !is_white),
                black_cell: None,
                surplus: Some(keeper_key(*keeper)),
                doubled: *doubled,
            }
        }
    }
}
