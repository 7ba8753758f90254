//! The second mode of the simulator: one physical happening told in several ways, and the rulings found the same.
//!
//! The same must be the rulings that are not quiet (verdict and leading article, in their order), the position, the board, the
//! clocks, counts, duties, open questions, the offer, the result and the record. Left out are duties and questions of touches
//! that the next act fulfilled or replaced, what could still be corrected when the player goes on, and that a move has to be
//! taken back when the press puts it back. What else may differ, and why, is said where it is left out and in
//! `docs/decisions/0011-the-same-happening-told-twice.md`.
//!
//! `JADOUBE_RETOLD_HAPPENINGS` sets the number of happenings per edition.

use std::collections::BTreeMap;

use jadoube_laws::Edition;
use jadoube_laws::event::Event;
use jadoube_laws::game::{Configuration, Game};
use jadoube_laws::regulations::ArbiterWatch;

use crate::chance::Chance;
use crate::retold::happening::Physical;
use crate::retold::outcome::{Came, Stopped, differences, play};
use crate::retold::telling::{Arbiter, Form, line, tell};
use crate::retold::{ideas, places};

#[test]
fn however_it_is_told_the_rulings_are_the_same() {
    let wanted = std::env::var("JADOUBE_RETOLD_HAPPENINGS");
    let count: u64 = wanted.ok().and_then(|it| it.parse().ok()).unwrap_or(2_000);
    let mut found = Disagreements::default();
    for (place, edition) in (0_u64..).zip(Edition::ALL) {
        let mut chance = Chance::new(0x2545_f491_4f6c_dd1d ^ place << 7);
        let mut done = 0;
        while done < count {
            let position = places::position(&mut chance);
            let configuration = places::configuration(edition, position, &mut chance);
            let game = Game::new(&configuration).expect("a game");
            if let Some(physical) = ideas::happening(&game, &mut chance) {
                compare(&configuration, &physical, &mut found);
                done += 1;
            }
        }
    }
    assert!(found.0.is_empty(), "{}", found.report());
}

/// Disagreements by kind, each with how often it came and the shortest example.
#[derive(Default)]
struct Disagreements(BTreeMap<String, (usize, usize, String)>);

impl Disagreements {
    fn add(&mut self, kind: String, size: usize, example: impl FnOnce() -> String) {
        let entry = self.0.entry(kind).or_insert((0, usize::MAX, String::new()));
        entry.0 += 1;
        if size < entry.1 {
            (entry.1, entry.2) = (size, example());
        }
    }

    fn report(&self) -> String {
        let mut kinds: Vec<_> = self.0.iter().collect();
        kinds.sort_by_key(|it| std::cmp::Reverse(it.1.0));
        let each = kinds
            .iter()
            .map(|(kind, (times, _, example))| format!("\n## {kind}: {times} times\n{example}\n"));
        format!("{} kinds of disagreements{}", kinds.len(), each.collect::<String>())
    }
}

/// One telling, and what came of it.
struct Told {
    form: Form,
    arbiter: Arbiter,
    events: Vec<Event>,
    came: Result<Came, Stopped>,
}

fn compare(configuration: &Configuration, physical: &Physical, found: &mut Disagreements) {
    let told = |form, arbiter, events: Vec<Event>| {
        let mut watched = configuration.clone();
        watched.regulations.arbiter_watch = Some(match arbiter {
            Arbiter::Watches => ArbiterWatch::All,
            _ => ArbiterWatch::Reported,
        });
        let came = play(&watched, &events);
        Told { form, arbiter, events, came }
    };
    for arbiter in Arbiter::ALL {
        if physical.unseen && arbiter != Arbiter::Absent {
            continue;
        }
        let events = tell(physical, Form::Several, arbiter);
        let several = told(Form::Several, arbiter, events);
        let mut before = vec![several.events.clone()];
        for form in Form::ALL {
            let events = tell(physical, form, arbiter);
            if !before.contains(&events) {
                before.push(events.clone());
                check(configuration, physical, [&several, &told(form, arbiter, events)], found);
            }
        }
        let noticed = matches!(arbiter, Arbiter::Saw | Arbiter::Notices);
        if noticed && physical.ends_with_press() {
            let events = tell(physical, Form::Several, Arbiter::Watches);
            let watched = told(Form::Several, Arbiter::Watches, events);
            let pair =
                [watched, several].map(|it| Told { came: it.came.map(Came::whoever_saw), ..it });
            check(configuration, physical, [&pair[0], &pair[1]], found);
        }
    }
}

fn check(
    configuration: &Configuration,
    physical: &Physical,
    [one, other]: [&Told; 2],
    found: &mut Disagreements,
) {
    let differ = match (&one.came, &other.came) {
        (Err(Stopped::ByArbiter), _) => return,
        // A clock that was stopped is not pressed.
        (Ok(first), Err(_)) if first.hindered => return,
        // Whoever watches stops the hand before it has done what another learns afterwards: a released piece is not
        // carried on (4.7), and where an illegal move counts when it is made (7.4.a of the Czech Laws of 2009) the clock
        // is not pressed. A mate by a move that broke Article 4 seems to end the game before the press (5.1.1).
        (Ok(first), Ok(second))
            if one.arbiter != other.arbiter && (first.hindered || second.hindered) =>
        {
            return;
        }
        (Ok(one), Ok(other)) => differences(one, other),
        (Err(one), Err(other)) if one == other => Vec::new(),
        (one, other) => {
            vec![format!("possible: {:?} / {:?}", one.as_ref().err(), other.as_ref().err())]
        }
    };
    if differ.is_empty() {
        return;
    }
    let fields: Vec<&str> = differ.iter().filter_map(|it| it.split(':').next()).collect();
    let told = match one.arbiter == other.arbiter {
        true => format!("{:?} / {:?}", one.form, other.form),
        false => format!("{:?} / {:?}", one.arbiter, other.arbiter),
    };
    let kind = format!("{}: {told}: {}", physical.kind, fields.join(" "));
    found.add(kind, one.events.len() + other.events.len(), || {
        let lines = |it: &Told| {
            it.events.iter().map(|it| format!("    {}\n", line(it))).collect::<String>()
        };
        let Configuration { edition, position, regulations, before, .. } = configuration;
        let time = configuration.control().map(|it| it.of(position.turn).periods()[0].time);
        format!(
            "{edition:?} {:?} {time:?} illegal {:?}\n{position:?}\n  one:\n{}  other:\n{}  differ:\n    {}",
            regulations.supervision,
            before.illegal,
            lines(one),
            lines(other),
            differ.join("\n    ")
        )
    });
}
