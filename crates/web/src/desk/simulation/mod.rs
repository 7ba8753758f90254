//! The whole desk in one process, in the way of TigerBeetle: simulated time, network, disk and power, people of every role with
//! chance of their own, and after it what must hold whatever fails. A seed that fails is printed and does the same again:
//! `JADOUBE_SEED=… cargo test -p jadoube-web --lib simulation`. `make simulate` tries new seeds for as long as one likes.

mod chance;
mod holds;
mod people;
mod world;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use ::store::wire::v1::tournament::{Pairing, RoundMade};
use ::store::wire::v1::{GameOpened, TournamentBody, V1};
use board::Color;

use super::Desk;
use super::tests::{opened, player};
use crate::event::usual;
use crate::play::Audience;
use world::World;

/// So long one seed goes on, in simulated time.
const LENGTH: Duration = Duration::from_secs(400);
const GAMES: [&str; 2] = ["g1", "g2"];

/// What one seed did.
#[derive(Clone, Copy, Default, Debug)]
struct Done {
    acknowledged: usize,
    crashes: u64,
    faults: u64,
}

/// Lives through one seed.
fn live(seed: u64) -> Done {
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime").block_on(async {
        let world = World::of(seed);
        world.start().await;
        let desk = world.desk().expect("a server");
        let games: Vec<String> = GAMES.iter().map(ToString::to_string).collect();
        let event = round_on(&desk, &games).await;
        drop(desk);
        let (enough, wait) = tokio::sync::watch::channel(false);
        let mut people = tokio::task::JoinSet::new();
        let mut watchers = tokio::task::JoinSet::new();
        for game in &games {
            for side in Color::ALL {
                people.spawn(people::play(Arc::clone(&world), game.clone(), side));
            }
            people.spawn(people::arbitrate(Arc::clone(&world), game.clone()));
            let enters = people::enter_results(Arc::clone(&world), event.clone(), game.clone());
            people.spawn(enters);
            for audience in Audience::ALL {
                let (world, game, wait) = (Arc::clone(&world), game.clone(), wait.clone());
                watchers.spawn(people::watch(world, game, audience, wait));
            }
        }
        trouble(&world).await;
        people.abort_all();
        while let Some(done) = people.join_next().await {
            if let Err(why) = done
                && why.is_panic()
            {
                std::panic::resume_unwind(why.into_panic());
            }
        }
        // What is under way comes to its end, and everybody has time to hear of it.
        tokio::time::sleep(Duration::from_secs(60)).await;
        enough.send_replace(true);
        let watched = watchers.join_all().await;
        holds::all(&world, &event, &games, &watched);
        let acknowledged = world.acknowledged.lock().map_or(0, |it| it.len());
        let crashes = world.counts.crashes.load(Ordering::Relaxed);
        Done { acknowledged, crashes, faults: world.counts.faults.load(Ordering::Relaxed) }
    })
}

/// An event with a round of these games.
async fn round_on(desk: &Arc<Desk>, games: &[String]) -> String {
    let event = desk.new_event(usual("Test")).await.expect("an event");
    let (mut said, mut pairings) = (Vec::new(), Vec::new());
    for (board, game) in (1..).zip(games) {
        let [white, black] = ["w", "b"].map(|side| player(&format!("{side}{board}")));
        let pair = (white.id.clone(), black.id.clone(), game.clone());
        let (white, black, game) = pair.clone();
        pairings.push(Pairing { board, white, black, game, elsewhere: None });
        said.extend([player(&pair.0), player(&pair.1)].map(TournamentBody::PlayerAdded));
        let opened = GameOpened { event: Some(event.id.clone()), ..opened("all/0:30:00") };
        desk.new_board(&pair.2, opened).await.expect("a board");
    }
    let round = RoundMade { v: V1, round: 1, starts_at: None, pairings, byes: Vec::new() };
    said.push(TournamentBody::RoundMade(round));
    desk.say(&event, |_| Ok(said)).await.expect("a round");
    event.id.clone()
}

/// Everything that can go wrong goes wrong, for as long as a seed goes on; then all is well again.
async fn trouble(world: &Arc<World>) {
    let end = tokio::time::Instant::now() + LENGTH;
    while tokio::time::Instant::now() < end {
        tokio::time::sleep(world.chance.ms(500, 40_000)).await;
        match world.chance.below(8) {
            0 | 1 => {
                let down = world.chance.ms(100, 120_000);
                world.crash();
                world.counts.crashes.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(down).await;
                world.away(down);
            }
            2 => world.stall(world.chance.ms(1_000, 60_000)).await,
            3 => {
                let slept = world.chance.ms(1_000, 600_000);
                world.sleep_machine(i64::try_from(slept.as_millis()).unwrap_or(0));
            }
            4 => {
                let by = i64::try_from(world.chance.below(7_200_000)).unwrap_or(0) - 3_600_000;
                world.set_time_of_day(by);
            }
            5 => world.disk_fails.store(world.chance.below(60), Ordering::Relaxed),
            6 => world.network_loses.store(world.chance.below(70), Ordering::Relaxed),
            _ => {
                world.disk_fails.store(0, Ordering::Relaxed);
                world.network_loses.store(1, Ordering::Relaxed);
            }
        }
        while world.desk().is_none() {
            world.start().await;
        }
    }
    world.disk_fails.store(0, Ordering::Relaxed);
    world.network_loses.store(0, Ordering::Relaxed);
}

/// Seeds that a test run always tries; `JADOUBE_SEED` tries one, `JADOUBE_SIMULATION_SECONDS` new ones for so long, or those from
/// `JADOUBE_SEED_FROM` on.
#[test]
fn nothing_that_fails_takes_a_game_away() {
    let number = |name: &str| std::env::var(name).ok().and_then(|it| it.parse::<u64>().ok());
    let (seeds, seconds) = match (number("JADOUBE_SEED"), number("JADOUBE_SIMULATION_SECONDS")) {
        (Some(seed), _) => (seed..=seed, None),
        (None, Some(seconds)) => {
            let now = || std::time::SystemTime::UNIX_EPOCH.elapsed().map_or(0, |it| it.as_secs());
            let first = number("JADOUBE_SEED_FROM").unwrap_or_else(|| now() << 20);
            (first..=u64::MAX, Some(Duration::from_secs(seconds)))
        }
        (None, None) => (1..=12, None),
    };
    let started = std::time::Instant::now();
    let (mut sum, mut count) = (Done::default(), 0);
    for seed in seeds {
        if seconds.is_some_and(|it| started.elapsed() >= it) {
            break;
        }
        let told = Told(seed);
        let done = live(seed);
        std::mem::forget(told);
        sum.acknowledged += done.acknowledged;
        sum.crashes += done.crashes;
        sum.faults += done.faults;
        count += 1;
    }
    println!(
        "{count} seeds, {} crashes, {} faults of network and disk, {} lines acknowledged",
        sum.crashes, sum.faults, sum.acknowledged
    );
    assert!(sum.acknowledged > 0, "somebody has played");
}

/// Says which seed failed.
struct Told(u64);

impl Drop for Told {
    fn drop(&mut self) {
        eprintln!("JADOUBE_SEED={}", self.0);
    }
}

#[test]
fn the_same_seed_does_the_same() {
    let all = |seed| {
        let Done { acknowledged, crashes, faults } = live(seed);
        (acknowledged, crashes, faults)
    };
    assert_eq!(all(7), all(7));
}
