//! Measures how often the true game is found from two faulty scoresheets:
//! `cargo run --release -p jadoube-notation --example reconcile -- games.pgn.zst [PAIRS] [FAULTS] [SEED]`.
//! Each pair has from no fault to FAULTS faults on its two sheets together.

#[path = "reconcile/faults.rs"]
mod faults;

use std::io::Read;
use std::time::{Duration, Instant};

use board::Position;
use faults::{Lot, moves_of, sheets};
use jadoube_notation::pgn::{Game, decompress};
use jadoube_notation::reconcile::{Budget, Finding, Sheet, reconcile};

/// Shorter games are left out: eight faults would be most of them.
const SHORTEST: usize = 40;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let path = args.first().ok_or("a file of games in PGN is needed")?;
    let number = |at: usize, usual: usize| args.get(at).map_or(Ok(usual), |it| it.parse());
    let (pairs, most, seed) = (number(1, 1000)?, number(2, 8)?, number(3, 1)?);
    let mut bytes = Vec::new();
    decompress(std::fs::File::open(path)?)?.take(64 << 20).read_to_end(&mut bytes)?;
    let mut games = Vec::new();
    let mut at = 0;
    while let (Some(game), next) = Game::read(&bytes, at) {
        games.extend(moves_of(&game).filter(|moves| moves.len() >= SHORTEST));
        at = next;
    }
    if games.is_empty() {
        return Err("no game is long enough".into());
    }
    let mut lot = Lot::new(seed as u64);
    let start = Position::initial();
    let (mut alone, mut equal, mut below, mut wrong, mut unsure) = (0, 0, 0, 0, 0);
    let (mut spent, mut longest, mut states) = (Duration::ZERO, Duration::ZERO, 0);
    for pair in 0..pairs {
        let moves = &games[lot.below(games.len())];
        let count = lot.below(most + 1);
        let texts = sheets(moves, count, &mut lot);
        let since = Instant::now();
        let [white, black] = texts.each_ref().map(|text| Sheet::read(text, None, &start));
        let found = reconcile(&white, &black, &start, None, Budget::default());
        spent += since.elapsed();
        longest = longest.max(since.elapsed());
        states += found.states;
        let rank = found.games.iter().position(|game| game.moves().eq(moves.iter().copied()));
        let settled = matches!(found.finding, Finding::Agreed | Finding::Found);
        match rank {
            Some(0) if settled => alone += 1,
            Some(rank) if rank < found.equal => equal += 1,
            Some(_) => below += 1,
            None if settled => wrong += 1,
            None => unsure += 1,
        }
        if rank != Some(0) || found.finding > Finding::Found {
            let (rank, alike) = (rank.map(|it| it + 1), found.equal);
            eprintln!(
                "pair {pair}, {count} faults: {:?}, rank {rank:?}, {alike} equal",
                found.finding
            );
            if std::env::var_os("SHEETS").is_some() {
                eprintln!("{}\n{}", texts[0], texts[1]);
            }
        }
    }
    println!("{pairs} pairs of {} games, up to {most} faults each, seed {seed}", games.len());
    println!("the true game first and alone         {alone}");
    println!("one of several, all equally likely    {equal}");
    println!("listed, as less likely than others    {below}");
    println!("not listed, another said to be it    {wrong}");
    println!("not listed, said to be open          {unsure}");
    println!(
        "{} ms a pair, {} ms at most",
        spent.as_millis() / pairs.max(1) as u128,
        longest.as_millis()
    );
    println!("{} states a pair", states / pairs.max(1));
    Ok(())
}
