//! Who is absent, entered before the start or only after it: nothing comes out otherwise. What was entered by mistake in between, that
//! somebody had come, leaves nothing behind.

use board::{ByColor, Color};
use clock::{Instant, Millis};

use jadoube_laws::Edition;
use jadoube_laws::event::{Event, Happening, RoundStart, Session};
use jadoube_laws::game::{Configuration, Game};
use jadoube_laws::regulations::BothAbsent;
use jadoube_laws::rulebook::Seconds;

use crate::chance::Chance;

/// The players come within so many seconds, and time is looked at up to the end.
const DEFAULT_S: u64 = 1_800;
const END_S: u64 = 3_600;

/// When somebody is entered as absent, when he comes, and when that was entered by mistake before.
#[derive(Clone, Copy, Debug)]
struct Stay {
    mistaken_s: Option<u64>,
    marked_s: u64,
    comes_s: Option<u64>,
}

#[test]
fn who_is_absent_may_be_entered_later() {
    let mut chance = Chance::new(0x51ed_270b_9c1f_66a5);
    let (mut lost, mut shared, mut undone) = (0, 0, 0);
    for edition in Edition::ALL {
        for _ in 0..300 {
            let mut configuration = configuration(edition, &mut chance);
            let stays = stays(&mut chance);
            let later = played(&configuration, &stays, true);
            configuration.before.absent = ByColor::from_fn(|it| stays[it].is_some());
            let before = played(&configuration, &stays, false);
            let seen = |it: &Game| {
                let present = ByColor::from_fn(|side| it.is_present(side));
                let asked = it.questions().to_vec();
                let late: Vec<_> = it.ledger().incidents().iter().cloned().collect();
                (it.outcome().copied(), it.times(), it.running(), present, asked, late)
            };
            assert_eq!(seen(&later), seen(&before), "{edition}: {stays:?}");
            lost += usize::from(before.is_over());
            shared += usize::from(before.times() != unshared(&before));
            undone += usize::from(
                [stays.white, stays.black].iter().flatten().any(|it| it.mistaken_s.is_some()),
            );
        }
    }
    assert!(lost > 100 && shared > 20 && undone > 100, "{lost} {shared} {undone}");
}

/// What the clocks would show if nothing had been shared: the time that White's clock ran.
fn unshared(game: &Game) -> Option<ByColor<Millis>> {
    game.times().and_then(|it| game.clockwork().unshared(it)).or(game.times())
}

fn configuration(edition: Edition, chance: &mut Chance) -> Configuration {
    let control = clock::language::read("90").expect("a control").control().cloned();
    let mut configuration = Configuration::new(edition).timed(control);
    configuration.not_started = true;
    configuration.regulations.default_time = Some(Seconds(DEFAULT_S as u32));
    configuration.regulations.both_absent =
        chance.pick(&[BothAbsent::PlayerOnMove, BothAbsent::Divided, BothAbsent::Other]);
    configuration
}

fn stays(chance: &mut Chance) -> ByColor<Option<Stay>> {
    ByColor::from_fn(|_| {
        let marked_s = 1 + chance.below(DEFAULT_S - 1);
        let mistaken_s = chance.one_in(2).then(|| chance.below(marked_s));
        let comes_s = chance.one_in(2).then(|| marked_s + 1 + chance.below(END_S - marked_s));
        (!chance.one_in(4)).then_some(Stay { mistaken_s, marked_s, comes_s })
    })
}

/// The game after the start, the arrivals and the time that passes; told with the mistakes, or as though it had been known.
fn played(configuration: &Configuration, stays: &ByColor<Option<Stay>>, mistaken: bool) -> Game {
    let mut events = vec![(END_S + 1, Happening::TimePassed)];
    for side in Color::ALL {
        let Some(stay) = stays[side] else { continue };
        if mistaken {
            events.extend(stay.mistaken_s.map(|it| (it, Happening::PlayerArrived(side))));
            events.push((stay.marked_s, Happening::PlayerAbsent(side)));
        }
        events.extend(stay.comes_s.map(|it| (it, Happening::PlayerArrived(side))));
    }
    events.sort_by_key(|it| it.0);
    let start = RoundStart { scheduled: None, session: Session::First };
    let mut game = Game::new(configuration).expect("a game");
    let told = [(0, Happening::RoundStarted(start))].into_iter().chain(events);
    for (at_s, what) in told {
        let at = Instant::after_start(Millis::from_seconds(at_s));
        game.record(&Event::new(at, what)).expect("it can have happened");
    }
    game
}
