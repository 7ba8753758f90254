//! Events through the whole law engine, with every check but the search for dead positions: ordinary moves, touched,
//! put, released, pressed; and everything else as the simulator of the laws makes it. There is no peer.

use board::{Attempt, Color, Position};
use clock::{Instant, Millis, Mode, Period, Quota, TimeControl};
use laws::Edition;
use laws::event::{Event, Hand, Happening, Played};
use laws::game::{Configuration, DeadPositions, Game};
use transcript::{Case, Stamp, Statement, configure, languages, read_logged, understand};

use crate::measure::{Contestant, medians, row};

const GAMES: u64 = 200;
const PLIES_MAX: usize = 120;

pub(crate) fn run() {
    let games: Vec<Vec<Attempt>> = (0..GAMES).map(random_game).collect();
    let moves: u64 = games.iter().map(|game| game.len() as u64).sum();
    println!("law engine, {GAMES} games with {moves} moves, each with all its rulings");
    row("", &["jadoube".to_owned()]);
    for edition in [Edition::Fide2009, Edition::Fide2018, Edition::Fide2023] {
        let configuration = configuration(edition);
        let work = || games.iter().map(|game| play(&configuration, game)).sum();
        let expected = games.iter().map(|game| play(&configuration, game)).sum();
        let time = medians(&mut [Contestant::new("jadoube", work)], expected)[0];
        let rate = moves as f64 / time.as_secs_f64();
        row(edition.tag(), &[format!("{rate:.0}/s")]);
    }
    println!();
    run_simulated();
}

/// Games of the simulator, which the tests of transcripts keep: what players do who keep the Laws and who do not.
fn run_simulated() {
    let games = simulated();
    let events: usize = games.iter().map(|it| it.1.len()).sum();
    println!("law engine, {} simulated games with {events} events of all kinds", games.len());
    let again = |(start, events): &(Game, Vec<Event>)| -> u64 {
        let mut game = start.clone();
        events.iter().map(|it| game.record(it).expect("it happened").len() as u64).sum()
    };
    let expected = games.iter().map(again).sum();
    let work = || games.iter().map(again).sum();
    let time = medians(&mut [Contestant::new("jadoube", work)], expected)[0];
    let rate = events as f64 / time.as_secs_f64();
    row("every edition", &[format!("{rate:.0}/s")]);
    println!();
}

/// The games before their first events, and the events that can have happened.
fn simulated() -> Vec<(Game, Vec<Event>)> {
    const RECORDED: &[u8] =
        include_bytes!("../../crates/transcript/tests/recorded/simulated.txt.zst");
    let text = zstd::decode_all(RECORDED).expect("packed well");
    let text = String::from_utf8(text).expect("a text");
    // What is not in the first column followed from what happened.
    let happened = |it: &&str| !it.starts_with(' ');
    let text: String = text.lines().filter(happened).map(|it| format!("{it}\n")).collect();
    // Some answers are in words of old.
    read_logged(&text).expect("transcripts").cases.iter().map(events_of).collect()
}

fn events_of(case: &Case) -> (Game, Vec<Event>) {
    let mut configuration = configure(&[], case).expect("a configuration");
    configuration.dead_positions = DeadPositions::NotLookedFor;
    let start = Game::new(&configuration).expect("a game");
    let (mut game, mut events) = (start.clone(), Vec::new());
    for line in &case.lines {
        let Some(Statement::Event(line)) = &line.what else { continue };
        let at = match line.stamp {
            Some(Stamp::SinceStart(time)) => Instant::after_start(time),
            _ => game.now(),
        };
        let Ok(what) = understand(&game, languages(&configuration), line) else { continue };
        let event = Event { through_assistant: line.assistant, ..Event::new(at, what) };
        if game.record(&event).is_ok() {
            events.push(event);
        }
    }
    (start, events)
}

fn configuration(edition: Edition) -> Configuration {
    let period = Period {
        quota: Quota::Rest,
        time: Millis::from_minutes(90),
        mode: Mode::Fischer(Millis::from_seconds(30)),
    };
    let mut configuration = Configuration::new(edition);
    configuration.regulations.time_control = Some(TimeControl::same(&[period]).expect("a control"));
    configuration.dead_positions = DeadPositions::NotLookedFor;
    configuration
}

/// Plays a game through the engine and counts the rulings.
fn play(configuration: &Configuration, moves: &[Attempt]) -> u64 {
    let mut game = Game::new(configuration).expect("a game");
    let (mut now, mut side, mut rulings) = (0, Color::White, 0);
    for &attempt in moves {
        now += 5_000;
        let played = Played { side, attempt, hand: Hand::Right, press: Some(Hand::Right) };
        let at = Instant::after_start(Millis::new(now));
        let event = Event::new(at, Happening::MovePlayed(played));
        rulings += game.record(&event).expect("a legal move").len() as u64;
        side = !side;
    }
    rulings
}

/// Legal moves by chance, always the same; the game stops before it is over.
pub(crate) fn random_game(seed: u64) -> Vec<Attempt> {
    let mut state = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut position = Position::initial();
    let mut moves = Vec::new();
    while moves.len() < PLIES_MAX {
        let list = position.legal_moves();
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        let Some(&played) = list.get((state >> 20) as usize % list.len().max(1)) else { break };
        let after = position.play_unchecked(played);
        if !after.has_legal_move() {
            break;
        }
        moves.push(played.attempt());
        position = after;
    }
    moves
}
