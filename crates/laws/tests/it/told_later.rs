//! The same happening, seen or learnt later. What a watching arbiter would have ruled of a move, one who hears of it a second
//! later rules too; and a released piece that was carried on is claimed rightly wherever it went, before the press and after.

use board::Setup;
use clock::{Instant, Millis};

use jadoube_laws::Edition;
use jadoube_laws::event::{Basis, Event, Happening, Irregular, Notice, Who};
use jadoube_laws::game::{Configuration, Game};
use jadoube_laws::regulations::ArbiterWatch;
use jadoube_laws::ruling::{Ruling, Verdict};

use crate::chance::Chance;
use crate::retold::happening::{Handling, Line, Part, Physical};
use crate::retold::outcome::{Came, State, play, state};
use crate::retold::telling::{Arbiter, Form, line, tell};
use crate::retold::{ideas, places};

const LATER: Instant = Instant::after_start(Millis::from_seconds(60));

fn each(seed: u64, mut look: impl FnMut(&Configuration, &Physical)) {
    for (place, edition) in (0_u64..).zip(Edition::ALL) {
        let mut chance = Chance::new(seed ^ place << 9);
        for _ in 0..1_500 {
            let position = places::position(&mut chance);
            let configuration = places::configuration(edition, position, &mut chance);
            let game = Game::new(&configuration).expect("a game");
            if let Some(physical) = ideas::happening(&game, &mut chance) {
                look(&configuration, &physical);
            }
        }
    }
}

/// The game after a telling that nobody watched, if nothing ended it before its last line, and what followed from that.
fn untold(configuration: &Configuration, events: &[Event]) -> Option<(Game, Vec<Ruling>)> {
    let mut configuration = configuration.clone();
    configuration.regulations.arbiter_watch = Some(ArbiterWatch::Reported);
    let mut game = Game::new(&configuration).expect("a game");
    let mut rulings = Vec::new();
    for event in events {
        if game.is_over() {
            return None;
        }
        rulings = game.record(event).ok()?;
    }
    Some((game, rulings))
}

fn notices(by: Who, what: Irregular) -> Event {
    let basis = Basis::Observation;
    let notice = Notice { by, what, basis, detail: None };
    Event::new(LATER, Happening::IrregularityNoticed(notice))
}

fn shown(configuration: &Configuration, events: &[Event]) -> String {
    let lines: String = events.iter().map(|it| format!("    {}\n", line(it))).collect();
    format!("{:?} {:?}\n{lines}", configuration.edition, configuration.position)
}

#[test]
fn a_piece_carried_on_is_claimed_rightly_wherever_it_went() {
    let mut claimed = 0;
    each(0x9e37_79b9_7f4a_7c15, |configuration, physical| {
        let [Part::Handling(Handling { side, line: Line::Plays(first, _), .. }), ..] =
            physical.parts[..]
        else {
            return;
        };
        if physical.kind != "a released piece moved on" {
            return;
        }
        let game = Game::new(configuration).expect("a game");
        let legal = game.standing().legal_move(first).expect("a legal move");
        let after: Setup = game.standing().after(legal).setup();
        for form in [Form::Several, Form::OneLine] {
            let mut events = tell(physical, form, Arbiter::Absent);
            events.push(notices(Who::Player(!side), Irregular::TouchMove));
            let Some((game, rulings)) = untold(configuration, &events) else {
                continue;
            };
            let upheld = |it: &Ruling| matches!(it.verdict(), Verdict::ClaimUpheld(_));
            let right = rulings.iter().any(upheld) && game.standing().setup() == after;
            assert!(right, "{}{rulings:#?}", shown(configuration, &events));
            claimed += 1;
        }
    });
    assert!(claimed > 200, "only {claimed}");
}

#[test]
fn what_is_found_later_binds_as_what_was_seen() {
    let mut found = 0;
    each(0x2545_f491_4f6c_dd1d, |configuration, physical| {
        if !physical.ends_with_press() || physical.is_two_handed() {
            return;
        }
        let events = tell(physical, Form::Several, Arbiter::Watches);
        let mut watched = configuration.clone();
        watched.regulations.arbiter_watch = Some(ArbiterWatch::All);
        let Ok(Came { hindered: false, state: seen, .. }) = play(&watched, &events) else { return };
        let mut events = tell(physical, Form::Several, Arbiter::Absent);
        events.push(notices(Who::Arbiter, Irregular::IllegalMove));
        let later = untold(configuration, &events);
        let Some((later, _)) = later.filter(|it| !it.0.is_over()) else { return };
        let side = configuration.position.turn;
        if seen.counts.illegal[side] == configuration.before.illegal[side] {
            return;
        }
        let told = |it: &State| (it.counts.illegal[side], it.duties[side].0.clone());
        assert_eq!(told(&seen), told(&state(&later)), "{}", shown(configuration, &events));
        found += 1;
    });
    assert!(found > 200, "only {found}");
}
