//! The same happening told in several ways, in the words of the language: printed as a transcript, read again and
//! played, it is ruled as the engine rules the events themselves.
//!
//! `JADOUBE_RETOLD_HAPPENINGS` sets the number of happenings per edition.

use jadoube_transcript::{Case, EventLine, File, Line, Stamp, Statement, read, run_with, write};
use laws::Edition;
use laws::event::Event;
use laws::game::{Configuration, Game};
use laws::regulations::ArbiterWatch;

use crate::chance::Chance;
use crate::retold::outcome::state;
use crate::retold::telling::{Arbiter, Form, line, tell};
use crate::retold::{ideas, places};

#[test]
fn a_telling_in_words_is_ruled_as_the_events() {
    let wanted = std::env::var("JADOUBE_RETOLD_HAPPENINGS");
    let count: u64 = wanted.ok().and_then(|it| it.parse().ok()).unwrap_or(200);
    for (place, edition) in (0_u64..).zip(Edition::ALL) {
        let mut chance = Chance::new(0x51_7cc1_b727_220a ^ place << 9);
        let mut done = 0;
        while done < count {
            let position = places::position(&mut chance);
            let configuration = places::configuration(edition, position, &mut chance);
            let game = Game::new(&configuration).expect("a game");
            let Some(physical) = ideas::happening(&game, &mut chance) else { continue };
            done += 1;
            // What is seen is told by the regulations: a line does not say it.
            let arbiter = chance.pick(&[Arbiter::Watches, Arbiter::Notices, Arbiter::Absent]);
            let mut watched = configuration.clone();
            watched.regulations.arbiter_watch = Some(match arbiter {
                Arbiter::Watches => ArbiterWatch::All,
                _ => ArbiterWatch::Reported,
            });
            for form in Form::ALL {
                check(&watched, &tell(&physical, form, arbiter));
            }
        }
    }
}

fn check(configuration: &Configuration, events: &[Event]) {
    let mut game = Game::new(configuration).expect("a game");
    let mut lines = Vec::new();
    for event in events {
        let stamp = Some(Stamp::SinceStart(event.at.since_start()));
        // A move is understood in the position of the game, as whoever writes the line sees it.
        let told = EventLine::of(stamp, &event.what, &game.standing().setup());
        if game.record(event).is_err() {
            break;
        }
        lines.push(Line { number: 0, what: Some(Statement::Event(told)), comment: None });
    }
    if lines.is_empty() {
        return;
    }
    let case = Case { lines, ..Case::default() };
    let printed = write(&File { shared: Vec::new(), cases: vec![case] });
    let again = read(&printed).unwrap_or_else(|error| panic!("{error}\n{printed}"));
    let protocol = run_with(configuration.clone(), &again.cases[0]);
    let played = protocol.game.as_ref().map(state);
    let events: Vec<String> = events.iter().map(line).collect();
    assert_eq!(played, Some(state(&game)), "{printed}\n{events:#?}");
}
