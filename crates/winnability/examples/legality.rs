//! Judges positions with known verdicts, or all positions of game records, and prints how it went.
//!
//! `legality FILE.tsv [--verify] [--games N] [--list]`, lines `FEN<tab>legal…` or `FEN<tab>illegal…`, fields in either order;
//! `legality FILE.pgn [--positions N] [--games N] [--verify]`: every position of the games must be accepted.

use std::collections::BTreeMap;
use std::time::Instant;

use board::{Position, Setup};
use winnability::legality::{Legality, LegalityBudget, Reason, judge, verify};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let path = arguments.first().expect("a file");
    let options = Options {
        list: arguments.iter().any(|it| it == "--list"),
        verify: arguments.iter().any(|it| it == "--verify"),
        budget: LegalityBudget {
            games: number(&arguments, "--games").unwrap_or(0),
            ..LegalityBudget::REASONS_ONLY
        },
    };
    let text = String::from_utf8_lossy(&std::fs::read(path).expect("a readable file")).into_owned();
    if path.ends_with(".pgn") {
        let positions = number(&arguments, "--positions").unwrap_or(u64::MAX);
        games(&text, positions, &options);
    } else {
        verdicts(&text, &options);
    }
}

struct Options {
    list: bool,
    verify: bool,
    budget: LegalityBudget,
}

fn number(arguments: &[String], name: &str) -> Option<u64> {
    let at = arguments.iter().position(|it| it == name)?;
    arguments.get(at + 1)?.parse().ok()
}

#[derive(Default)]
struct Tally {
    illegal: u64,
    legal: u64,
    unknown: u64,
}

fn verdicts(text: &str, options: &Options) {
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    let mut reasons: BTreeMap<&'static str, u64> = BTreeMap::new();
    let mut times = Vec::new();
    let mut wrong = 0;
    let (mut confirmed, mut not_repeated, mut unverified) = (0, 0, 0);
    for line in text.lines() {
        let Some((setup, verdict)) = question(line) else { continue };
        let start = Instant::now();
        let answer = judge(&setup, options.budget);
        times.push(start.elapsed().as_nanos());
        let tally = tallies.entry(verdict.clone()).or_default();
        match &answer {
            Legality::Illegal(found) => {
                tally.illegal += 1;
                *reasons.entry(name(&found[0])).or_default() += 1;
            }
            Legality::Legal(_) => tally.legal += 1,
            Legality::Unknown(_) => tally.unknown += 1,
        }
        if options.verify {
            match verify(&setup, &answer) {
                Ok(verified) => {
                    confirmed += verified.confirmed;
                    not_repeated += verified.not_repeated;
                }
                Err(refused) => {
                    unverified += 1;
                    println!("REFUSED {line}\n   {refused:?}");
                }
            }
        }
        let is_wrong = match answer {
            Legality::Illegal(_) => verdict == "legal",
            Legality::Legal(_) => verdict != "legal",
            Legality::Unknown(_) => false,
        };
        wrong += u64::from(is_wrong);
        if is_wrong || options.list && matches!(answer, Legality::Unknown(_)) && verdict != "legal"
        {
            println!("{} {line}\n   {answer:?}", if is_wrong { "WRONG" } else { "open" });
        }
    }
    for (verdict, tally) in &tallies {
        let all = tally.illegal + tally.legal + tally.unknown;
        println!(
            "{verdict}: {all} positions; proved illegal {} ({:.2} %), proof game {}, unknown {}",
            tally.illegal,
            100.0 * tally.illegal as f64 / all as f64,
            tally.legal,
            tally.unknown
        );
    }
    println!("wrong: {wrong}");
    if options.verify {
        println!(
            "checked again: {confirmed} confirmed, {not_repeated} not repeated, {unverified} refused"
        );
    }
    for (reason, count) in reasons {
        println!("  {reason:<24} {count:>6}");
    }
    times.sort_unstable();
    let micros = |at: usize| times[at] as f64 / 1000.0;
    println!(
        "median {:.1} µs, p99 {:.1} µs, worst {:.1} µs",
        micros(times.len() / 2),
        micros(times.len() * 99 / 100),
        micros(times.len() - 1)
    );
}

/// Judges every position of game records.
fn games(text: &str, limit: u64, options: &Options) {
    let (mut games, mut positions, mut with_game, mut wrong, mut refused) =
        (0_u64, 0_u64, 0_u64, 0_u64, 0_u64);
    let start = Instant::now();
    let mut worst = 0;
    for game in text.split("[Event ") {
        games += 1;
        for position in positions_of(game) {
            if positions == limit {
                break;
            }
            positions += 1;
            let setup = position.setup();
            let before = Instant::now();
            let answer = judge(&setup, options.budget);
            worst = worst.max(before.elapsed().as_micros());
            match &answer {
                Legality::Illegal(reasons) => {
                    wrong += 1;
                    println!("WRONG {setup:?} {reasons:?}");
                }
                Legality::Legal(_) => with_game += 1,
                Legality::Unknown(_) => {}
            }
            refused += u64::from(options.verify && verify(&setup, &answer).is_err());
        }
        if positions == limit {
            break;
        }
    }
    println!(
        "{games} games, {positions} positions: {wrong} called illegal, {with_game} with a proof game, {refused} refused"
    );
    println!(
        "mean {:.1} µs, worst {worst} µs",
        start.elapsed().as_micros() as f64 / positions as f64
    );
}

/// The positions of a game as far as it can be read.
fn positions_of(game: &str) -> Vec<Position> {
    let mut position = Position::initial();
    let mut positions = vec![position];
    let moves: String = game
        .lines()
        .skip(1)
        .filter(|line| !line.starts_with('['))
        .flat_map(|line| [line, " "])
        .collect();
    if game.contains("[FEN ") || moves.contains(['{', '(']) {
        return Vec::new();
    }
    for word in moves.split_whitespace() {
        let Some(word) = word.rsplit('.').next().filter(|word| !word.is_empty()) else { continue };
        let word = word.trim_end_matches(['+', '#', '!', '?']);
        let Ok(played) = notation::san::read(&position, word.as_bytes()) else { break };
        position = position.play_unchecked(played);
        positions.push(position);
    }
    positions
}

/// A position and its verdict, from a line with both in either order.
fn question(line: &str) -> Option<(Setup, String)> {
    let (first, second) = line.split_once('\t')?;
    let (fen, verdict) = if first.contains('/') { (first, second) } else { (second, first) };
    let fields: Vec<&str> = fen.split_whitespace().take(4).collect();
    let setup = notation::fen::read(&format!("{} 0 1", fields.join(" "))).ok()?;
    let word = verdict.split([':', '\t']).next().unwrap_or_default();
    Some((setup, word.to_owned()))
}

fn name(reason: &Reason) -> &'static str {
    match reason {
        Reason::Irregular(_) => "irregular",
        Reason::BothKingsInCheck { .. } => "both kings in check",
        Reason::CastlingNotAtHome { .. } => "castling not at home",
        Reason::Promoted { .. } => "promoted",
        Reason::PawnOrigins { .. } => "pawn origins",
        Reason::PawnCaptures { .. } => "pawn captures",
        Reason::PawnsPassed { .. } => "pawns passed",
        Reason::Blocked { .. } => "blocked",
        Reason::MoveParity { .. } => "move parity",
        Reason::ImpossibleCheck { .. } => "impossible check",
        Reason::NoLastMove { .. } => "no last move",
    }
}
