//! What is decided is everything that is done: an event and its rulings, folded, give the game that recording it gives
//! (decision 0005), after every event of every recorded scenario under every edition and of every recorded game.

use std::sync::Arc;

use jadoube_transcript::{Circumstances, Record, Stamps, Statement, configure, read_logged};
use laws::apply;
use laws::event::Seen;
use laws::game::Game;

use crate::as_recorded::recorded_cases;

#[test]
fn scenarios_are_folded_as_they_are_recorded() {
    is_folded_as_recorded("scenarios");
}

#[test]
fn simulated_games_are_folded_as_they_are_recorded() {
    is_folded_as_recorded("simulated");
}

fn is_folded_as_recorded(record: &str) {
    let (mut events, mut differing) = (0, Vec::new());
    for case in recorded_cases(record) {
        fold(&case, &mut events, &mut differing);
    }
    assert!(events > 10_000, "{events} events of {record}");
    let first = differing[..differing.len().min(20)].join("\n");
    assert!(differing.is_empty(), "{} of {events} events differ:\n{first}", differing.len());
}

fn fold(case: &str, events: &mut usize, differing: &mut Vec<String>) {
    let Ok(file) = read_logged(case) else { return };
    let case = &file.cases[0];
    let Ok(configuration) = configure(&file.shared, case) else { return };
    let mut stamps = Stamps::of(&configuration);
    let Ok(mut record) = Record::open(configuration) else { return };
    for line in &case.lines {
        let Some(Statement::Event(told)) = &line.what else { continue };
        let (number, at) = (line.number as u64, stamps.next(told.stamp));
        let before = Arc::clone(record.game());
        let Ok(taken) = record.take(Circumstances { number, at, seen: Seen::AsRegulated }, told)
        else {
            continue;
        };
        *events += 1;
        let folded = apply(&before, &taken.event, &taken.rulings).expect("it happened");
        if folded != **record.game() {
            let differs = first_difference(&folded, record.game());
            differing.push(format!("{}, line {number}: {differs}", case.id()));
        }
    }
}

/// Where one game is otherwise than the other.
fn first_difference(folded: &Game, recorded: &Game) -> String {
    let (folded, recorded) = (format!("{folded:#?}"), format!("{recorded:#?}"));
    let mut both = folded.lines().zip(recorded.lines());
    let (folded, recorded) = both.find(|(one, other)| one != other).unwrap_or_default();
    format!("folded {}, recorded {}", folded.trim(), recorded.trim())
}
