//! The Czech appendix for rapid and blitz, as an overlay on the 2014 edition. It keeps the older regime in
//! which players claim and arbiters wait, and knows no degrees of supervision.

use super::e2014::RULEBOOK as BASE;
use super::words::*;

pub(super) const RULEBOOK: Rulebook = Rulebook {
    edition: Edition::CzRapidBlitz,
    frame: Frame {
        base: printed(Some(Edition::Fide2014), "A").read_as(Interpretation::Q58),
        covers: printed(&[Covered::Rapid, Covered::Blitz], "A"),
        must_be_announced: printed(Yes, "A").read_as(Interpretation::Q58),
        ..BASE.frame
    },
    classes: TimeClasses {
        increment_factor: printed(moves(60), "A.1"),
        rapid_min: printed(Bound::included(600), "A.1"),
        rapid_max: printed(Bound::excluded(3600), "A.1"),
        blitz_max: printed(Bound::excluded(600), "B.1"),
        basis: printed(Basis::Completed, "A.1"),
        ..BASE.classes
    },
    supervision: SupervisionRules {
        tiers: printed(No, "A.3"),
        rapid_games: printed(None, "A.3"),
        blitz_games: printed(None, "B.2"),
        needs_record: printed(None, "A.3"),
        event_declares: printed(None, "A.3"),
        view_score_max: printed(None, "A.3"),
    },
    flag: Flag {
        call: paces(
            BASE.flag.call.standard,
            printed(FlagCall::ForbiddenUnlessBoth, "A.3.d.1"),
            printed(FlagCall::ForbiddenUnlessBoth, "A.3.d.1"),
        ),
        claim_must_stop: paces(
            BASE.flag.claim_must_stop.standard,
            printed(Some(Yes), "A.3.d.2"),
            printed(Some(Yes), "A.3.d.2"),
        ),
        claim_own_flag_up: paces(
            BASE.flag.claim_own_flag_up.standard,
            printed(Some(Yes), "A.3.d.2"),
            printed(Some(Yes), "A.3.d.2"),
        ),
        both_down: paces(
            BASE.flag.both_down.standard,
            printed(BothFlagsDown::Draw, "A.3.d.3").read_as(Interpretation::Q70),
            printed(BothFlagsDown::Draw, "A.3.d.3").read_as(Interpretation::Q70),
        ),
        ..BASE.flag
    },
    irregularities: Irregularities {
        setup_window: paces(
            BASE.irregularities.setup_window.standard,
            printed(Some(moves(10)), "A.3.a"),
            printed(Some(moves(10)), "A.3.a"),
        ),
        clock_window: paces(
            BASE.irregularities.clock_window.standard,
            printed(ClockWindow::OnlyIfScheduleSuffers, "A.3.a.1"),
            printed(ClockWindow::OnlyIfScheduleSuffers, "A.3.a.1"),
        ),
        wrong_setup_castling: paces(
            BASE.irregularities.wrong_setup_castling.standard,
            printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.3.a.2"),
            printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.3.a.2"),
        ),
        ..BASE.irregularities
    },
    illegal: IllegalMoves {
        done: paces(
            BASE.illegal.done.standard,
            printed(IllegalDone::OpponentClockStarted, "A.3.c"),
            printed(IllegalDone::OpponentClockStarted, "B.2.c"),
        ),
        loses_at: paces(
            BASE.illegal.loses_at.standard,
            printed(times(2), "7.5.b"),
            printed(times(1), "B.2.c"),
        ),
        bonus: paces(
            BASE.illegal.bonus.standard,
            printed(Some(seconds(120)), "7.5.b"),
            printed(None, "B.2.c"),
        ),
        window: paces(
            BASE.illegal.window.standard,
            printed(IllegalWindow::UntilOpponentMakesMove, "A.3.c"),
            printed(IllegalWindow::UntilOpponentMakesMove, "B.2.c"),
        ),
        on_claim: paces(
            BASE.illegal.on_claim.standard,
            printed(OnIllegalClaim::Ladder, "A.3.c"),
            printed(OnIllegalClaim::WinForClaimant, "B.2.c").read_as(Interpretation::Q48),
        ),
        arbiter: paces(
            BASE.illegal.arbiter.standard,
            printed(ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion, "A.3.c"),
            printed(ArbiterActs::OnlyOnClaim, "B.2.c"),
        ),
        both_kings: paces(
            BASE.illegal.both_kings.standard,
            printed(BothKings::InterveneIfPossible, "A.3.c"),
            printed(BothKings::NoRule, "B.2.b").read_as(Interpretation::Q70),
        ),
        survives_by_agreement: paces(
            BASE.illegal.survives_by_agreement.standard,
            printed(Unstated, "A.3.c").read_as(Interpretation::Q70),
            printed(Yes, "B.2.c"),
        ),
        article4_arbiter: paces(
            BASE.illegal.article4_arbiter.standard,
            printed(ArbiterActs::OnlyOnClaim, "A.3.b").read_as(Interpretation::Q59),
            printed(ArbiterActs::OnlyOnClaim, "A.3.b").read_as(Interpretation::Q59),
        ),
        ..BASE.illegal
    },
    record: Record {
        required: paces(BASE.record.required.standard, printed(No, "A.2"), printed(No, "A.2")),
        claims_kept_without_score: paces(
            BASE.record.claims_kept_without_score.standard,
            printed(Some(Unstated), "A.2"),
            printed(Some(Unstated), "A.2"),
        ),
        ..BASE.record
    },
    draws: Draws {
        false_claim_bonus: paces(
            BASE.draws.false_claim_bonus.standard,
            printed(seconds(120), "9.5.b"),
            printed(seconds(120), "9.5.b"),
        ),
        ..BASE.draws
    },
    quickplay: Quickplay {
        available: paces(
            BASE.quickplay.available.standard,
            BASE.quickplay.available.rapid.full,
            printed(QuickplayAvailable::Never, "B.2.b"),
        ),
        ..BASE.quickplay
    },
    ..BASE
};
