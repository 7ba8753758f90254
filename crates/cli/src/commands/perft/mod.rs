//! `jadoube perft`: how many sequences of legal moves there are, from one position or from all positions
//! of a suite, where the counts are known and compared.

mod check;
mod suite;

use board::Move;
use notation::fen::{self, FenStyle};
use serde::Serialize;

use crate::cli::PerftArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input::{self, Game};
use crate::locale::Form;
use crate::output::Console;
use crate::words;

/// Deeper than anybody can count.
const DEPTH_MAX: u64 = 99;

#[derive(Serialize)]
struct PerftTwin {
    fen: String,
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<DivideTwin>>,
}

#[derive(Serialize)]
struct DivideTwin {
    #[serde(rename = "move")]
    uci: String,
    nodes: u64,
}

pub(crate) fn run(console: &Console, args: &PerftArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    if !args.suite.is_empty() {
        let limit = input::number(messages, "--nodes", &args.nodes, 1..=u64::MAX)?;
        return check::run(console, &args.suite, limit);
    }
    let depth = args.depth.as_deref().unwrap_or_default();
    let depth = input::number(messages, "--depth", depth, 0..=DEPTH_MAX)? as u32;
    let game = Game::from(&input::setup(messages, args.fen.as_deref().unwrap_or("startpos"))?);
    count(console, &game, depth, args.divide)?;
    Ok(Exit::Fine)
}

fn count(console: &Console, game: &Game, depth: u32, divide: bool) -> Result<(), Failure> {
    let divide = if divide { Some(divided(console, game, depth)?) } else { None };
    let nodes = match &divide {
        Some(parts) if depth > 0 => parts.iter().map(|part| part.nodes).sum(),
        _ => perft(game, depth),
    };
    match console.form {
        Form::Text => console.line(&nodes.to_string()),
        Form::Json => {
            let fen = fen::write(&game.setup(), FenStyle::default());
            console.json(&PerftTwin { fen, depth, nodes, divide })
        }
    }
}

/// The count of each first move, told as soon as it is known.
fn divided(console: &Console, game: &Game, depth: u32) -> Result<Vec<DivideTwin>, Failure> {
    let Some(rest) = depth.checked_sub(1) else { return Ok(Vec::new()) };
    let mut parts = Vec::new();
    for (uci, legal) in sorted_moves(game) {
        let nodes = perft(&game.after(legal), rest);
        if console.form == Form::Text {
            console.line(&format!("{uci}: {nodes}"))?;
        }
        parts.push(DivideTwin { uci, nodes });
    }
    Ok(parts)
}

/// The legal moves in alphabetical order, so that two lists can be compared line by line.
fn sorted_moves(game: &Game) -> Vec<(String, Move)> {
    let setup = game.setup();
    let mut moves: Vec<(String, Move)> =
        game.legal_moves().into_iter().map(|legal| (words::uci(&setup, legal), legal)).collect();
    moves.sort();
    moves
}

/// The number of sequences of `depth` legal moves.
fn perft(game: &Game, depth: u32) -> u64 {
    match game {
        Game::Ordinary(position) => position.perft(depth),
        Game::Irregular(_) if depth == 0 => 1,
        Game::Irregular(_) => {
            let moves = game.legal_moves();
            if depth == 1 {
                return moves.len() as u64;
            }
            moves.into_iter().map(|legal| perft(&game.after(legal), depth - 1)).sum()
        }
    }
}
