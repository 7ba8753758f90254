//! Which facts a ruling lacks: those that an event could have told and did not, and on which the ruling depends.

use crate::discretion::Discretion as D;
use crate::event::{DevicePlace, DeviceState, Event, Happening, Purpose, TouchOrder};
use crate::game::Game;
use crate::ruling::{Matter, MissingFact as F, Verdict};

/// The facts that nobody reported and that would decide what this ruling leaves open.
pub(super) fn missing_facts(game: &Game, event: &Event, verdict: &Verdict) -> Vec<F> {
    match verdict {
        // After a mate nothing is left to find out: which position counts is the question.
        Verdict::Ask(it)
            if it.which == D::OpponentCanMate && !game.standing().any_legal(|_| true) =>
        {
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
        (D::PositionDead | D::OpponentCanMate, _) => F::MatePossible,
        (D::GenuineAdjustment | D::ContactAccidental | D::StartedWithoutMove, _) => F::Intention,
        (D::KnockingOverPenalised, Happening::PiecesKnockedOver(it))
            if it.on_purpose == Purpose::Unclear =>
        {
            F::Intention
        }
        (D::GestureMeans, _) => F::Meaning,
        (D::StopReasonValid, Happening::ClockStopped(it)) if it.reason.is_none() => F::ReasonOfStop,
        (D::MoreMovesMade, _) => F::NumberOfMoves,
        (D::ClaimVerified | D::ClaimByObservation, _) => F::Record,
        (D::PenaltyWhich, Happening::DeviceFound(it)) if it.state == DeviceState::Unknown => {
            F::StateOfDevice
        }
        (D::DeviceEvident, Happening::DeviceFound(it))
            if it.place == DevicePlace::Bag && it.state == DeviceState::Unknown =>
        {
            F::StateOfDevice
        }
        (D::DeviceEvident, Happening::DeviceFound(it)) if !it.by.is_arbiter() => F::SeenByArbiter,
        (D::ExtraTime, Happening::GameDisturbed { lasted: None, .. }) => F::LengthOfDisturbance,
        (D::FlagFirst, _) => F::FirstFlag,
        (D::TimesAfterRestoring | D::EnvelopeTimes | D::LateTimeError, _)
            if game.times().is_none() =>
        {
            F::Times
        }
        (D::EnvelopeTimes | D::LateTimeError, _) if game.adjournment().times().is_none() => {
            F::Times
        }
        _ => return Vec::new(),
    };
    vec![fact]
}
