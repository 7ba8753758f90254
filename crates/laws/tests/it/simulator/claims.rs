//! What holds of claims, results and conduct, whatever players and arbiters do.

use board::Color;
use jadoube_laws::answers::ClaimVerified;
use jadoube_laws::event::*;
use jadoube_laws::game::Game;
use jadoube_laws::regulations::DrawAgreement;
use jadoube_laws::rulebook::ResultBy;
use jadoube_laws::ruling::{ClaimGround, Duty, Matter, ResultOf, Ruling, Verdict};
use jadoube_laws::{Decided, Discretion};

use super::Chance;

/// What has to be known of the game before the event.
pub(super) struct Before {
    over: bool,
    appealed: bool,
    claim_waited: bool,
}

impl Before {
    pub(super) fn of(game: &Game) -> Before {
        Before {
            over: game.is_over(),
            appealed: !game.ledger().appeals().is_empty(),
            claim_waited: game.claims().waiting().is_some(),
        }
    }
}

/// Claims with and without a written move, rooms, refusals, arranged results, signatures.
pub(super) fn happening(game: &Game, side: Color, chance: &mut Chance) -> Happening {
    let legal = game.standing().legal_moves().first().map(|it| it.attempt());
    let room = if chance.one_in(2) { Area::PlayingArea } else { Area::Toilet };
    let away = Color::ALL.into_iter().any(|it| game.ledger().away(it).is_some());
    if let Some(result) = game.sheets().of(!side).signed()
        && chance.one_in(2)
    {
        return Happening::ResultSigned { side, result, by: ResultBy::Sign };
    }
    match chance.below(if away { 4 } else { 11 }) {
        0 | 1 => Happening::DrawClaimed(DrawClaim {
            side,
            ground: if chance.one_in(2) { DrawGround::Threefold } else { DrawGround::Fifty },
            intended: legal.filter(|_| chance.one_in(2)),
            written: if chance.one_in(2) { Writing::Unwritten } else { Writing::AsRecorded },
            basis: Basis::Observation,
        }),
        2 => Happening::AreaEntered { who: (!side).into(), area: room },
        3 => Happening::OrderRefused {
            who: if chance.one_in(4) { Who::Both } else { side.into() },
            order: if chance.one_in(2) { Order::PlayOn } else { Order::Reconstruct },
        },
        4 => Happening::ConductReported(ConductReport {
            by: Who::Arbiter,
            who: Who::Both,
            conduct: Misconduct::Prearranging,
            detail: None,
            place: None,
        }),
        5 => Happening::ResultSigned {
            side,
            result: [Score::WHITE_WINS, Score::DRAW][chance.below(2) as usize],
            by: ResultBy::Sign,
        },
        6 => Happening::ClockStopped(Stopped {
            by: side.into(),
            reason: Some(StopReason::TouchedPiece),
        }),
        7 => Happening::DrawWordsUnclear {
            side,
            seemed: if chance.one_in(2) { DrawWord::Offer } else { DrawWord::Acceptance },
            words: None,
        },
        8 => Happening::EquipmentFaultFound {
            by: side.into(),
            what: [Equipment::Set, Equipment::BlindBoard][chance.below(2) as usize],
            detail: None,
        },
        9 => Happening::EnvelopeCaredFor { by: chance.who(side), how: EnvelopeCare::Kept },
        _ => Happening::ReconstructionEnded(Reconstruction::Failed),
    }
}

pub(super) fn check(before: &Before, event: &Event, rulings: &[Ruling], after: &Game) {
    let has = |wanted: &dyn Fn(&Verdict) -> bool| rulings.iter().any(|it| wanted(it.verdict()));
    let asks =
        |which: Discretion| has(&|it| matches!(it, Verdict::Ask(asked) if asked.which == which));
    let checked = has(&|it| {
        matches!(
            it,
            Verdict::ClaimUpheld(ClaimGround::Draw(_))
                | Verdict::ClaimRejected(ClaimGround::Draw(_))
        )
    });
    let found = || format!("{rulings:?} after {event:?}");
    if has(&|it| matches!(it, Verdict::Allowed { what: Some(Matter::SignedResult) })) {
        let signed = after.sheets().registered().map(ResultOf::Score);
        assert_eq!(after.outcome().map(|it| it.result), signed, "the signed result stands");
    }
    match &event.what {
        Happening::DrawClaimed(it) => check_claim(it, checked, rulings, after),
        Happening::ConductReported(it) if it.conduct == Misconduct::Prearranging => {
            assert!(asks(Discretion::Disrepute), "11.1 holds after the game too: {}", found());
        }
        Happening::OrderRefused { order: Order::PlayOn, .. }
            if !before.over && !before.appealed =>
        {
            assert!(
                asks(Discretion::PersistentRefusal) || asks(Discretion::BothGuilty),
                "11.7: {}",
                found()
            );
        }
        Happening::RecordingStopped(side) => {
            let breach =
                has(&|it| matches!(it, Verdict::Violation { what: Matter::NotExempt, .. }));
            let bound = after.other_duties(*side).contains(&Duty::Record);
            assert!(!breach || bound && asks(Discretion::PenaltyWhich), "8.1: {}", found());
        }
        Happening::ArbiterDecided(it)
            if it.decided() == Some(&Decided::ClaimVerified(ClaimVerified::Replay)) =>
        {
            assert!(!checked, "first the reconstruction: {}", found());
        }
        Happening::ReconstructionEnded(Reconstruction::Failed) if before.claim_waited => {
            let goes_on =
                has(&|it| matches!(it, Verdict::SetCounter { .. } | Verdict::PlayOn { .. }));
            assert!(!goes_on, "the claim is still open: {}", found());
        }
        Happening::ClockStopped(it) if it.reason == Some(StopReason::TouchedPiece) => {
            assert!(!asks(Discretion::StopReasonValid), "a right, not a question: {}", found());
        }
        _ => {}
    }
}

/// A claim waits for a player who is away, and its defects of form leave an offer.
fn check_claim(claim: &DrawClaim, checked: bool, rulings: &[Ruling], after: &Game) {
    let away = Color::ALL.into_iter().any(|it| after.ledger().away(it).is_some());
    let told = |wanted: fn(Matter) -> bool| {
        rulings.iter().any(|it| match it.verdict() {
            Verdict::Refused { what, .. } | Verdict::Note { what, .. } => wanted(*what),
            _ => false,
        })
    };
    assert!(!(away && checked), "a claim needs both players: {claim:?} {rulings:?}");
    if told(|it| it == Matter::ClaimWaits) {
        assert!(after.running().is_none(), "the clock is stopped: {claim:?} {rulings:?}");
    }
    let free = after.frame().regulations().draw_agreement == DrawAgreement::Free;
    if free && told(|it| matches!(it, Matter::WriteMoveFirst | Matter::WrittenMoveFixed)) {
        let offered = after.claims().offer_of(claim.side).is_some();
        assert!(offered, "a claim is an offer: {claim:?} {rulings:?}");
    }
}
