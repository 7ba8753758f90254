//! Counting move sequences without a hash table; every peer may count the last ply in bulk.

use std::str::FromStr;

use board::Position;
use laura_core::AllMoves;
use shakmaty::{CastlingMode, Chess};

use crate::measure::{Contestant, geometric_mean, medians, row};

const REGULAR: [(&str, &str, u32, u64); 6] = [
    ("start, 6", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    (
        "Kiwipete, 5",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
        193_690_690,
    ),
    ("position 3, 7", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661),
    (
        "position 4, 6",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        6,
        706_045_033,
    ),
    ("position 5, 5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194),
    (
        "position 6, 5",
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        5,
        164_075_551,
    ),
];

const CHESS960: [(&str, &str, u32, u64); 2] = [
    (
        "960: bqnb1rkr, 6",
        "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
        6,
        227_689_589,
    ),
    (
        "960: nrkqbbnr, 6",
        "2nnrbkr/p1qppppp/8/1ppb4/6PP/3PP3/PPP2P2/BQNNRBKR w HEhe - 1 9",
        6,
        590_751_109,
    ),
];

pub(crate) fn run() {
    println!("perft, million positions a second");
    row("", &["jadoube", "laura_core", "cozy-chess", "chess", "shakmaty"].map(String::from));
    let mut ratios = vec![Vec::new(); 4];
    for (label, fen, depth, expected) in REGULAR {
        let mut contestants = vec![
            ours(fen, depth),
            Contestant::new("laura_core", move || {
                laura(&laura_core::Board::from_str(fen).unwrap(), depth)
            }),
            cozy_contestant(fen, depth, false),
            Contestant::new("chess", move || {
                let board = chess::Board::from_str(fen).unwrap();
                chess::MoveGen::movegen_perft_test(&board, depth as usize) as u64
            }),
            shakmaty_contestant(fen, depth),
        ];
        let speeds = speeds(&mut contestants, expected);
        for (ratios, speed) in ratios.iter_mut().zip(&speeds[1..]) {
            ratios.push(speeds[0] / speed);
        }
        row(label, &speeds.iter().map(|speed| format!("{speed:.0}")).collect::<Vec<_>>());
    }
    let means =
        ratios.iter().map(|ratios| format!("{:.2}", geometric_mean(ratios.iter().copied())));
    let mut figures = vec![String::from("1.00")];
    figures.extend(means);
    row("jadoube is faster by", &figures);
    println!();
    for (label, fen, depth, expected) in CHESS960 {
        let mut contestants = vec![
            ours(fen, depth),
            cozy_contestant(fen, depth, true),
            shakmaty_contestant(fen, depth),
        ];
        let speeds = speeds(&mut contestants, expected);
        let blank = String::from("-");
        let text = |speed: f64| format!("{speed:.0}");
        row(label, &[text(speeds[0]), blank.clone(), text(speeds[1]), blank, text(speeds[2])]);
    }
    println!();
}

fn speeds(contestants: &mut [Contestant<'_>], expected: u64) -> Vec<f64> {
    let times = medians(contestants, expected);
    times.iter().map(|time| expected as f64 / time.as_secs_f64() / 1e6).collect()
}

fn ours(fen: &'static str, depth: u32) -> Contestant<'static> {
    let position = Position::new(&notation::fen::read(fen).unwrap()).unwrap();
    Contestant::new("jadoube", move || position.perft(depth))
}

/// Its moves are told to a closure, which is its quickest way to count them.
fn laura(board: &laura_core::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        laura_core::enumerate_legal_moves::<AllMoves, _>(board, |_| {
            nodes += 1;
            true
        });
    } else {
        laura_core::enumerate_legal_moves::<AllMoves, _>(board, |played| {
            nodes += laura(&board.make_move(played), depth - 1);
            true
        });
    }
    nodes
}

fn cozy_contestant(fen: &'static str, depth: u32, shredder: bool) -> Contestant<'static> {
    let board = cozy_chess::Board::from_fen(fen, shredder).unwrap();
    Contestant::new("cozy-chess", move || cozy(&board, depth))
}

fn cozy(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for played in moves {
                let mut child = board.clone();
                child.play_unchecked(played);
                nodes += cozy(&child, depth - 1);
            }
        }
        false
    });
    nodes
}

fn shakmaty_contestant(fen: &'static str, depth: u32) -> Contestant<'static> {
    let fen: shakmaty::fen::Fen = fen.parse().unwrap();
    let position: Chess = fen.into_position(CastlingMode::Chess960).unwrap();
    Contestant::new("shakmaty", move || shakmaty::perft(&position, depth))
}
