//! The edition in force from 1 July 2014. We have not read its printed text as a whole: what is marked as
//! likely or unsure rests on other sources.

use super::words::*;

pub(super) const RULEBOOK: Rulebook = Rulebook {
    edition: Edition::Fide2014,
    frame: Frame {
        base: printed(None, "Introduction"),
        covers: printed(ALL_CLASSES, "Introduction"),
        must_be_announced: printed(No, "Introduction"),
        federation_rules_allowed: likely(No, "Preface"),
        guidelines_in_laws: likely(Yes, "Introduction"),
    },
    classes: TimeClasses {
        increment_factor: printed(moves(60), "A.1"),
        rapid_min: likely(Bound::excluded(600), "A.1"),
        rapid_max: printed(Bound::excluded(3600), "A.1"),
        blitz_max: likely(Bound::included(600), "B.1"),
        basis: likely(Basis::Completed, "A.1"),
        increment_range: likely(USUAL_INCREMENT, "G-62"),
    },
    supervision: SupervisionRules {
        tiers: likely(Yes, "A.4"),
        rapid_games: likely(Some(times(3)), "A.3.a"),
        blitz_games: likely(Some(times(1)), "B.3.a"),
        needs_record: likely(Some(Yes), "A.3.b"),
        event_declares: likely(Some(Yes), "A.5"),
        view_score_max: unsure(None, "A.3"),
    },
    moves: Moves {
        touch_intent: likely(Intent::IntentToMoveOrCapture, "4.3"),
        both_colours: printed(BothColours::OneOfEach, "4.3.c"),
        adjust_own_clock: printed(Yes, "6.2.d"),
        forfeit_trigger: likely(Intent::IntentToMoveOrCapture, "4.8"),
        forfeit_scope: likely(ForfeitScope::Articles41To47, "4.8"),
        king_and_rook_deliberate: likely(No, "4.4.a"),
        illegal_castling_trigger: likely(&[CastleTrigger::KingThenRook], "4.4.c"),
        released_king_duty: likely(Yes, "4.7.b"),
        rook_first: likely(RookFirst::BarsThisRook, "4.4.b"),
        promotion_free_form: printed(Yes, "4.6"),
        unpromoted_pawn: printed(UnpromotedPawn::IllegalAndQueen, "7.5.a"),
        illegal_position_defined: likely(Yes, "3.10.c"),
        made_when: likely(MadeWhen::Released, "4.7"),
        assistant: likely(Yes, "4.9"),
    },
    ending: Ending {
        finish_test: likely(FinishTest::Article3And42To47, "5.1.a"),
        resign_draw_if_no_mate: printed(No, "5.1.b"),
        agreed_min_moves: printed(moves(0), "5.2.c"),
    },
    clock: Clock {
        next_move_completes: likely(Yes, "6.2.a.2"),
        no_press_needed: likely(
            &[
                NoPressNeeded::Mate,
                NoPressNeeded::Stalemate,
                NoPressNeeded::Dead,
                NoPressNeeded::Agreement,
                NoPressNeeded::Fivefold,
                NoPressNeeded::SeventyFive,
            ],
            "6.2.a.1",
        ),
        late_press: likely(Yes, "6.2.a"),
        control_basis: likely(Basis::Completed, "6.3.a"),
        delay_carry: likely(Yes, "6.3.b"),
        silent_default_time: printed(SilentDefaultTime::MustSpecify, "6.7.a")
            .read_as(Interpretation::Q65),
        default_excusable: likely(Yes, "6.7.a"),
        keep_times: printed(Yes, "7.1"),
        no_deduction_disabled: likely(Yes, "6.2.e"),
    },
    flag: Flag {
        loss_basis: likely(Basis::Completed, "6.9"),
        call: limited(printed(FlagCall::ArbiterMay, "6.8"), printed(FlagCall::ArbiterMay, "6.8")),
        claim_must_stop: limited(printed(None, "6.8"), likely(Some(Yes), "A.4.c")),
        claim_own_flag_up: limited(printed(None, "6.8"), likely(Some(Yes), "A.4.c")),
        both_down: limited(
            printed(BothFlagsDown::ContinueOrDrawInLastPeriod, "6.11"),
            likely(BothFlagsDown::ContinueOrDrawInLastPeriod, "6.11"),
        ),
    },
    irregularities: Irregularities {
        reversed_colours: printed(ReversedColours::ContinueUnlessArbiter, "7.3"),
        setup_window: limited(printed(None, "7.2.a"), printed(Some(moves(10)), "A.4.a")),
        clock_window: limited(
            printed(ClockWindow::Always, "6.10.b"),
            printed(ClockWindow::OnlyIfScheduleSuffers, "A.4.a.1"),
        ),
        wrong_setup_castling: limited(
            printed(WrongSetupCastling::GameAnnulled, "7.2.a"),
            printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.4.a.2"),
        ),
    },
    illegal: IllegalMoves {
        done: limited(
            likely(IllegalDone::AsAnyMove, "7.5.a"),
            likely(IllegalDone::OwnClockPressed, "A.4.b"),
        ),
        two_hands: likely(TwoHands::Breach, "4.1"),
        empty_press: likely(EmptyPress::ImproperHandling, "6.2.c").read_as(Interpretation::Q06),
        king_capture_named: unsure(No, "7.5.a"),
        shared_count: printed(Yes, "7.5.b"),
        loses_at: limited(
            printed(times(2), "7.5.b"),
            printed(times(1), "A.4.b").read_as(Interpretation::Q63),
        ),
        bonus: ByRegime {
            standard: printed(Some(seconds(120)), "7.5.b"),
            rapid: Tiers {
                full: printed(Some(seconds(120)), "7.5.b"),
                limited: printed(None, "A.4.b"),
            },
            blitz: Tiers {
                full: likely(Some(seconds(60)), "B.2"),
                limited: printed(None, "A.4.b"),
            },
        },
        draw_if_no_mate: printed(Yes, "7.5.b"),
        window: limited(
            printed(IllegalWindow::WholeGame, "7.5.a"),
            printed(IllegalWindow::UntilOpponentMakesMove, "A.4.b"),
        ),
        on_claim: limited(
            printed(OnIllegalClaim::Ladder, "7.5.b"),
            printed(OnIllegalClaim::WinForClaimant, "A.4.b"),
        ),
        arbiter: limited(
            printed(ArbiterActs::OnObservation, "7.5.a"),
            printed(ArbiterActs::OnObservationWithinWindow, "A.4.b"),
        ),
        both_kings: limited(
            printed(BothKings::NoRule, "7.5"),
            likely(BothKings::WaitOneMoveThenDraw, "A.4.d"),
        ),
        survives_by_agreement: limited(printed(No, "7.5.a"), likely(Yes, "A.4.b")),
        article4_arbiter: limited(
            printed(ArbiterActs::OnObservation, "12.1"),
            likely(ArbiterActs::OnObservation, "12.1"),
        ),
    },
    record: Record {
        media: printed(&[ScoresheetMedium::Paper], "8.1.a"),
        required: ByRegime {
            standard: printed(Yes, "8.1.a"),
            rapid: Tiers { full: printed(No, "A.2"), limited: printed(No, "A.2") },
            blitz: Tiers {
                full: likely(No, "B.3").read_as(Interpretation::Q69),
                limited: likely(No, "A.2"),
            },
        },
        exempt_below: likely(seconds(300), "8.4"),
        exempt_increment: likely(seconds(30), "8.4"),
        exempt_from: likely(ExemptFrom::MoveByMove, "8.4").read_as(Interpretation::Q30),
        exempt_for: likely(ExemptFor::RestOfPeriod, "8.4"),
        update_duty_with_exemption: likely(No, "8.4"),
        scorekeeping_trigger: likely(ScorekeepingTrigger::NeitherKeeps, "8.5.a"),
        claims_kept_without_score: ByRegime {
            standard: printed(None, "8.1.a"),
            rapid: Tiers {
                full: printed(Some(Unstated), "A.2"),
                limited: printed(Some(Unstated), "A.2"),
            },
            blitz: Tiers { full: printed(None, "B.3"), limited: printed(Some(Unstated), "A.2") },
        },
        result_by: printed(&[ResultBy::Sign], "8.7"),
    },
    draws: Draws {
        restrictable: likely(Restrictable::OfferOrAgree, "9.1.a"),
        offer_lapses: likely(OfferLapses::OnTouch, "9.1.b.1").read_as(Interpretation::Q31),
        claims_as_offers: likely(
            &[ClaimAsOffer::Threefold, ClaimAsOffer::Fifty, ClaimAsOffer::QuickplayIncrement],
            "9.1.b.3",
        ),
        intended_locked: likely(Yes, "9.2.a"),
        claim_stops_clock: printed(ClaimStopsClock::PlayerOrArbiterShall, "9.5"),
        false_claim_bonus: paces(
            printed(seconds(120), "9.5.b"),
            printed(seconds(120), "9.5.b"),
            likely(seconds(60), "B.2"),
        ),
        false_claim_articles: likely(IntendedMoveUnder::Articles3And4, "9.5.b"),
        repetition_claim: printed(times(3), "9.2"),
        repetition_automatic: printed(
            Some(AutomaticRepetition {
                occurrences: times(5),
                scope: RepetitionScope::ConsecutiveAlternate,
            }),
            "9.6.a",
        )
        .read_as(Interpretation::Q71),
        fifty_claim: printed(moves(50), "9.3"),
        fifty_basis: likely(Basis::Completed, "9.3.b"),
        automatic_moves: printed(
            Some(AutomaticMoves { moves: moves(75), basis: Basis::Completed }),
            "9.6.b",
        ),
        same_if_and_only_if: likely(Yes, "9.2"),
        en_passant_test: likely(EnPassantTest::AtStartOfSequence, "9.2.1"),
        dead_repeated: likely(Yes, "9.7"),
    },
    quickplay: Quickplay {
        place: printed(Place::InAppendix, "G.1"),
        needs_announcement: likely(Yes, "G.2"),
        only_without_increment: likely(Yes, "G.3"),
        available: paces(
            likely(QuickplayAvailable::IfAnnouncedWithoutIncrement, "G.3"),
            likely(QuickplayAvailable::IfAnnouncedWithoutIncrement, "G.3"),
            likely(QuickplayAvailable::Never, "G.3"),
        ),
        below: likely(seconds(120), "G.5"),
        increment_option: likely(Some(seconds(5)), "G.4"),
        bonus: likely(seconds(120), "G.5.3"),
        postpone_test: likely(PostponedTest::OpponentOfFlagged, "G.5.2"),
        decision_final: unsure(No, "G.5"),
        claim_is_offer: likely(No, "G.5").read_as(Interpretation::Q45),
    },
    points: Points { game: printed(WHOLE_AND_HALF, "10.1"), capped: likely(Yes, "10.2") },
    conduct: Conduct {
        device_ban: printed(DeviceBan::PhoneBan, "11.3.b"),
        device_in_bag: likely(No, "11.3.b"),
        device_trigger: likely(DeviceTrigger::BroughtIn, "11.3.b").read_as(Interpretation::Q40),
        opponent_half_if_no_mate: likely(No, "11.3.b"),
        milder_penalty: likely(Yes, "11.3.b"),
        inspection: likely(Inspection::ClothesBagsItems, "11.3.b"),
        report_leaving: printed(No, "11.2"),
        outsiders_need_permission: printed(Yes, "11.2.c"),
        explanation_right: likely(Yes, "11.9"),
        players_check_claims: printed(No, "11"),
        appeal_scope: likely(AppealScope::All, "11.10"),
        appeal_after_signing: likely(Yes, "11.10"),
    },
    arbiter: Arbiter {
        move_count_basis: likely(Basis::Completed, "12.6"),
        penalties: likely(
            &[
                Penalty::Warning,
                Penalty::OppTimePlus,
                Penalty::OwnTimeMinus,
                Penalty::OppPointsMax,
                Penalty::OwnPointsMinus,
                Penalty::Loss,
                Penalty::Fine,
                Penalty::Expulsion,
            ],
            "12.9",
        ),
    },
    notation: Notation {
        long_form: likely(Yes, "C.8"),
        capture_sign: likely(Sign::Optional, "C.9"),
        en_passant_suffix: likely(Sign::Optional, "C.9"),
        optional_signs: likely(
            &[
                OptionalSign::Capture,
                OptionalSign::Check,
                OptionalSign::Mate,
                OptionalSign::EnPassant,
            ],
            "C.13",
        ),
        two_pawn_rule: likely(No, "C.9"),
        other_system: likely(OtherSystem::ShouldBeTold, "C.0"),
    },
    blind: BlindPlay {
        adapted_by: likely(AdaptedBy::OrganiserAfterArbiter, "D.1"),
        rank_names_fixed: unsure(Unstated, "D.2.1"),
        talking_clock: unsure(Unstated, "D.2.4"),
        assistant_if_hearing_impaired: unsure(Unstated, "D.2.10"),
    },
    adjournment: Adjournment {
        late_limit: likely(ResumptionLate::EventDefault, "E.10"),
        late_exceptions: likely(LateExceptions::AnyConclusion, "E.10"),
        neither_present: likely(Yes, "E.11"),
        sealed_on: printed(SealedOn::OwnScoresheet, "E.1.a"),
    },
    chess960: Chess960Rules { place: printed(Place::InAppendix, "F.1") },
};
