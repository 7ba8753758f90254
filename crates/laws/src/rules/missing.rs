//! Which facts a ruling lacks: those that an event could have told and did not, and on which the ruling depends.

use crate::discretion::Discretion as D;
use crate::event::{DevicePlace, DeviceState, Event, Happening, Purpose, TouchOrder};
use crate::game::Game;
use crate::ruling::{Matter, MissingFact as F, Verdict};

/// The facts that nobody reported and that would decide what this ruling leaves open.
pub(super) fn missing_facts(game: &Game, event: &Event, verdict: &Verdict) -> Vec<F> {
    match verdict {
        // After a mate nothing is left to find out: which position counts is the question.
        Verdict::Ask(it) if it.which == D::J19 && !game.standing().any_legal(|_| true) => {
            Vec::new()
        }
        Verdict::Ask(question) => asked(game, event, question.which),
        Verdict::Must { duty, .. } if duty.binds_move() => match &event.what {
            Happening::PieceTouched(it) if it.order == TouchOrder::Unclear => vec![F::FirstTouched],
            _ => Vec::new(),
        },
        Verdict::Note { what: Matter::SealNotProved, .. } => vec![F::SealedMove],
        Verdict::Note { what: Matter::NotSeen, .. } => vec![F::SeenByArbiter],
        Verdict::Note { what: Matter::HandNotSeen, .. } => vec![F::Hand],
        _ => Vec::new(),
    }
}

/// What would have answered a question.
fn asked(game: &Game, event: &Event, which: D) -> Vec<F> {
    let fact = match (which, &event.what) {
        (D::J03 | D::J19, _) => F::MatePossible,
        (D::J06 | D::J07 | D::J27, _) => F::Intention,
        (D::J25, Happening::PiecesKnockedOver(it)) if it.on_purpose == Purpose::Unclear => {
            F::Intention
        }
        (D::J09, _) => F::Meaning,
        (D::J22, Happening::ClockStopped(it)) if it.reason.is_none() => F::ReasonOfStop,
        (D::J32, _) => F::NumberOfMoves,
        (D::J36 | D::J55, _) => F::Record,
        (D::J12, Happening::DeviceFound(it)) if it.state == DeviceState::Unknown => {
            F::StateOfDevice
        }
        (D::J44, Happening::DeviceFound(it))
            if it.place == DevicePlace::Bag && it.state == DeviceState::Unknown =>
        {
            F::StateOfDevice
        }
        (D::J44, Happening::DeviceFound(it)) if !it.by.is_arbiter() => F::SeenByArbiter,
        (D::J52, Happening::GameDisturbed { lasted: None, .. }) => F::LengthOfDisturbance,
        (D::J57, _) => F::FirstFlag,
        (D::J23 | D::J61 | D::J62, _) if game.times().is_none() => F::Times,
        (D::J61 | D::J62, _) if game.adjournment().times().is_none() => F::Times,
        _ => return Vec::new(),
    };
    vec![fact]
}
