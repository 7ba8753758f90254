//! The edition in force from 1 July 2014. We have not read its printed text as a whole: what is marked as
//! likely or unsure rests on other sources.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2014",
    name: "FIDE Laws of Chess 2014",
    from: Date::new(2014, 7, 1),
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("fide-2014":
        "art00_introduction_and_preface"
        "art01_nature_and_objectives"
        "art03_moves_of_the_pieces"
        "art04_act_of_moving"
        "art05_completion_of_the_game"
        "art06_chess_clock"
        "art07_irregularities"
        "art08_recording_of_the_moves"
        "art09_drawn_game"
        "art11_conduct_of_the_players"
        "art12_role_of_the_arbiter"
        "app_a_rapid_chess"
        "app_b_blitz"
        "app_c_algebraic_notation"
        "app_d_blind_and_visually_disabled"
        "app_e_adjourned_games"
        "app_f_chess960"
        "app_g_quickplay_finish"
        "glossary"
    ),
    ..Book::on(Edition::Fide2018)
};

/// Articles under another number, or under one that was not read in the printed text.
const RENUMBERED: &[Renumbered] = &[
    Renumbered::new("4.4.1", "4.4.a").likely(),
    Renumbered::new("4.4.2", "4.4.b").likely(),
    Renumbered::new("4.4.3", "4.4.c").likely(),
    Renumbered::new("4.7.2", "4.7.b").likely(),
    Renumbered::new("5.1.2", "5.1.b"),
    Renumbered::new("6.2.2", "6.2.a").likely(),
    Renumbered::new("6.2.1.2", "6.2.a.2").likely(),
    Renumbered::new("6.2.5", "6.2.d"),
    Renumbered::new("6.2.6", "6.2.e").likely(),
    Renumbered::new("6.3.1", "6.3.a").likely(),
    Renumbered::new("6.3.2", "6.3.b").likely(),
    Renumbered::new("6.7.1", "6.7.a").likely(),
    Renumbered::new("6.9", "6.9").likely(),
    Renumbered::new("7.5.5", "7.5.b"),
    Renumbered::new("8.4", "8.4").likely(),
    Renumbered::new("8.5.1", "8.5.a").likely(),
    Renumbered::new("9.1.1", "9.1.a").likely(),
    Renumbered::new("9.1.2.1", "9.1.b.1").likely(),
    Renumbered::new("9.1.2.3", "9.1.b.3").likely(),
    Renumbered::new("9.2.2", "9.2").likely(),
    Renumbered::new("9.2.2.1", "9.2.1").likely(),
    Renumbered::new("9.2.1.1", "9.2.a").likely(),
    Renumbered::new("9.3.2", "9.3.b").likely(),
    Renumbered::new("9.5.1", "9.5"),
    Renumbered::new("9.5.3", "9.5.b").likely(),
    Renumbered::new("11.2.3.3", "11.2.c"),
    Renumbered::new("11.3.2.2", "11.3.b").likely(),
    Renumbered::new("A.3.1.1", "A.3.a").likely(),
    Renumbered::new("A.3.1.2", "A.3.b").likely(),
    Renumbered::new("A.4", "A.4").likely(),
    Renumbered::new("A.4.2", "A.4.b").likely(),
    Renumbered::new("A.4.4", "A.4.d").likely(),
    Renumbered::new("A.5", "A.5").likely(),
    Renumbered::new("B.1", "B.1").likely(),
    Renumbered::new("B.3.1.1", "B.3.a").likely(),
    Renumbered::new("B.4", "B.4").likely(),
    Renumbered::new("C.9.3", "C.9").likely(),
    Renumbered::new("D.1", "D.1").likely(),
    Renumbered::new("I.10", "E.10").likely(),
    Renumbered::new("I.11", "E.11").likely(),
    Renumbered::new("III.2.2", "G.3"),
    Renumbered::new("III.5", "G.5").likely(),
    Renumbered::new("III.5.2", "G.5.2").likely(),
    Renumbered::new("III.5.3", "G.5.3").likely(),
];

const NUMBERS: Numbers = numbers! {
    Edition::Fide2018, RENUMBERED;
    GameWhiteFirst ["1.1"],
    GameHaveMove ["1.1"],
    GameObjective ["1.2"],
    GameMateWins ["1.2"],
    GameMatedLoses ["1.2"],
    GameNeitherCanMate ["1.3"],
    MoveOwnSquare [~ "3.1"],
    MoveCapture [~ "3.1"],
    MoveAttackPiece [~ "3.1"],
    MoveAttackSquare [~ "3.1"],
    MovePawnSingle [~ "3.7.a"],
    MovePawnDouble [~ "3.7.b"],
    MovePawnCapture [~ "3.7.c"],
    MovePawnEnPassant [~ "3.7.d"],
    MovePawnEnPassantWhen [~ "3.7.d"],
    MovePawnPromote [~ "3.7.e"],
    MovePawnPromoteChoice [~ "3.7.e"],
    MovePawnPromoteEffect [~ "3.7.e"],
    MoveKingStep [~ "3.8.a"],
    MoveKingCastle [~ "3.8.a"],
    MoveKingCastleLost [~ "3.8.b.1"],
    MoveKingCastleLostKing [~ "3.8.b.1.a"],
    MoveKingCastleLostRook [~ "3.8.b.1.b"],
    MoveKingCastleBlocked [~ "3.8.b.2"],
    MoveKingCastleBlockedAttack [~ "3.8.b.2.a"],
    MoveKingCastleBlockedPiece [~ "3.8.b.2.b"],
    MoveCheck [~ "3.9"],
    MoveNoSelfCheck [~ "3.9"],
    MoveLegal [~ "3.10.a"],
    MoveIllegal [~ "3.10.b"],
    MoveIllegalPosition ["3.10.c"],
    IrrTwoHands [by "4.1"],
    ActAdjust ["4.2"],
    ActTouch [~ "4.3"],
    ActTouchOwn [~ "4.3.a"],
    ActTouchOpp [~ "4.3.b"],
    ActTouchBoth ["4.3.c"],
    ActPromotionChoice [~ "4.4.d"],
    ActPromotionWaysCapture ["4.6"],
    ActMadeCapture [~ "4.7.a"],
    ActMadePromotion [~ "4.7.c"],
    EndMate ["5.1.a"],
    EndStalemate ["5.2.a"],
    EndDead ["5.2.b"],
    EndAgreed ["5.2.c"],
    EndRepetitionRef ["5.3.a"],
    EndFiftyRef ["5.3.b"],
    ClockComplete [~ "6.2.a"],
    ClockCompleteEndsGame [~ "6.2.a.1"],
    ClockSameHand [~ "6.2.b"],
    ClockHandling [~ "6.2.c"],
    IrrClockNoMove [~ by "6.2.c"],
    ClockFlagCheck [~ "6.4"],
    ClockDefaultAbsent [~ "6.7.b"],
    ClockIndication [~ "6.10.a"],
    ClockWrongSetting [~ "6.10.b"],
    ClockBothFlags ["6.11"],
    RapidBothFlags [by "6.11"],
    ClockBothFlagsOtherPeriod ["6.11.a"],
    ClockBothFlagsLastPeriod ["6.11.b"],
    ClockInterrupt [~ "6.12.a"],
    ClockPlayerStop [~ "6.12.b"],
    ClockRestart [~ "6.12.c"],
    ClockStopWithoutReason [~ "6.12.d"],
    ClockScreens [~ "6.13"],
    ClockScreensNoClaim [~ "6.13"],
    IrrInitial [~ "7.2.a"],
    IrrBoard [~ "7.2.b"],
    IrrDisplace [~ "7.4"],
    IrrDisplaceStop [~ "7.4"],
    IrrDisplacePenalty [~ "7.4"],
    IrrIllegal [~ "7.5.a"],
    IrrUnpromoted [~ "7.5.a"],
    RecRecord [~ "8.1.a"],
    RecNoAdvance [~ "8.1.b"],
    RecReplyFirst [~ "8.1.c"],
    RecUse [~ "8.1.d"],
    RecOffer [~ "8.1.e"],
    RecAssistant [~ "8.1.f"],
    RecCatchUpOne [~ "8.5.b"],
    RecReconstruct [~ "8.5.c"],
    DrawOffer [~ "9.1.b"],
    DrawOfferRecord [~ "9.1.b.2"],
    DrawThreefold [~ "9.2"],
    DrawThreefoldHas [~ "9.2.b"],
    DrawSamePositionCastling [~ "9.2.2"],
    DrawFiftyAbout [~ "9.3.a"],
    DrawClaimCorrect [~ "9.5.a"],
    DrawAutoFivefold ["9.6.a"],
    DrawAutoSeventyfive ["9.6.b"],
    DrawDeadComp [~ "9.7"],
    ConductVenue ["11.2"],
    ConductArea ["11.2"],
    ConductPermission ["11.2"],
    ConductLeaveVenue ["11.2.a"],
    ConductLeaveArea ["11.2.b"],
    ConductNotes ["11.3.a"],
    ConductDeviceBan ["11.3.b"],
    ConductDevicePenalty ["11.3.b"],
    ConductInspection ["11.3.b"],
    ConductSmoking ["11.3.c"],
    ArbDuties [~ "12.2"],
    ArbDutiesFairPlay [~ "12.2.a"],
    ArbDutiesBestInterest [~ "12.2.b"],
    ArbDutiesEnvironment [~ "12.2.c"],
    ArbDutiesUndisturbed [~ "12.2.d"],
    ArbDutiesSupervise [~ "12.2.e"],
    ArbDutiesDisabled [~ "12.2.f"],
    ArbPenalties [~ "12.9"],
    ArbPenaltiesWarning [~ "12.9.a"],
    ArbPenaltiesOppTime [~ "12.9.b"],
    ArbPenaltiesOwnTime [~ "12.9.c"],
    ArbPenaltiesOppPoints [~ "12.9.d"],
    ArbPenaltiesOwnPoints [~ "12.9.e"],
    ArbPenaltiesLoss [~ "12.9.f"],
    ArbPenaltiesFine [~ "12.9.g"],
    ArbPenaltiesExpel [~ "12.9.h"],
    RapidDefine [~ "A.1"],
    RapidNoRecord [~ "A.2"],
    RapidSupervised [~ "A.3"],
    RapidWindow ["A.4.a"],
    RapidWindowClock ["A.4.a.1"],
    RapidWindowSetup ["A.4.a.2"],
    RapidFlagClaim [~ "A.4.c"],
    BlitzPenaltyMinutes [~ "B.2"],
    BlitzSupervised [~ "B.3"],
    BlitzSupervisedRecorded [~ "B.3.b"],
    BlitzDeclareRegime [~ "B.5"],
    NoteCapture [~ "C.9"],
    NoteAmbiguityRank [~ "C.10.1"],
    NoteAmbiguityFile [~ "C.10.2"],
    NoteAmbiguityOther [~ "C.10.3"],
    BlindBoard [~ "D.1"],
    BlindPieces [~ "D.1"],
    BlindAnnounce [~ "D.2.1"],
    BlindMade [~ "D.2.3"],
    BlindClockAfter [~ "D.2.3"],
    BlindSighted [~ "D.2.3"],
    BlindClock [~ "D.2.4"],
    BlindRecord [~ "D.2.5"],
    BlindSlip [~ "D.2.6"],
    BlindDiffering [~ "D.2.7", "D.2.8"],
    BlindAssistant [~ "D.2.9"],
    BlindAssistantSighted [~ "D.2.10"],
    AdjSeal [~ "E.1.a"],
    AdjEarly [~ "E.1.b"],
    AdjEnvelope [~ "E.2", "E.2.a", "E.2.b", "E.2.c", "E.2.d", "E.2.e", "E.2.f", "E.2.g"],
    AdjCheck [~ "E.3"],
    AdjOffer [~ "E.4"],
    AdjResumeSetup [~ "E.5"],
    AdjSettled [~ "E.6"],
    AdjOpen [~ "E.7"],
    AdjBadSeal [~ "E.8", "E.8.a", "E.8.b", "E.8.c"],
    AdjPresent [~ "E.9", "E.9.a", "E.9.b", "E.9.c"],
    AdjLostEnvelope [~ "E.12.a"],
    AdjNoPosition [~ "E.12.b"],
    AdjTimeError [~ "E.13"],
    AdjSession [~ "E.14"],
    C960Intro [~ "F.1"],
    C960Start [~ "F.2"],
    C960CastleChapeau [~ "F.3"],
    C960Castle [~ "F.3.a"],
    C960How [~ "F.3.b"],
    C960Recommend [~ "F.3.b"],
    C960Clarify [~ "F.3.b"],
    C960Notes [~ "F.3.b"],
    QpfDefine ["G.1"],
    QpfAnnounce ["G.2"],
    QpfIncrementOption ["G.4"],
    QpfClaim ["G.5"],
    QpfClaimAccept ["G.5.1"],
    QpfNoArbiter [~ "G.6"],
    QpfNoArbiterClaim [~ "G.6.a"],
    QpfNoArbiterCannotWin [~ "G.6.a.1"],
    QpfNoArbiterNoEffort [~ "G.6.a.2"],
    QpfNoArbiterRefer [~ "G.6.b"],
    Glossary [~ "Glossary"],
    ActContactIsIntent [-],
    ConductReportLeaving [-],
    ConductDeviceBag [-],
    ConductAssistReconstruct [-],
    ConductCheckClaims [-],
    ArbDutiesAnticheating [-],
    ArbPenaltiesRounds [-],
    RapidSupervisedShow [-],
    RapidFlagCall [-],
    BlitzSupervisedShow [-],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2018, RENUMBERED;
    scope.guidelines_in_laws = likely(Yes, "Introduction");
    scope.federation_rules_allowed = likely(No, "Preface");
    moves.illegal_position_defined = likely(Yes, "3.10.c");
    illegal.two_hands = likely(TwoHands::Breach, "4.1");
    moves.touch_intent = likely(Intent::IntentToMoveOrCapture, "4.3");
    moves.both_colours = printed(BothColours::OneOfEach, "4.3.c");
    moves.promotion_free_form = printed(Yes, "4.6");
    moves.made_when = likely(MadeWhen::Released, "4.7");
    moves.forfeit_trigger = likely(Intent::IntentToMoveOrCapture, "4.8");
    moves.forfeit_scope = likely(ForfeitScope::Articles41To47, "4.8");
    moves.assistant = likely(Yes, "4.9");
    ending.finish_test = likely(FinishTest::Article3And42To47, "5.1.a");
    ending.agreed_min_moves = printed(moves(0), "5.2.c");
    clock.no_press_needed = likely(
        &[
            NoPressNeeded::Mate,
            NoPressNeeded::Stalemate,
            NoPressNeeded::Dead,
            NoPressNeeded::Agreement,
            NoPressNeeded::Fivefold,
            NoPressNeeded::SeventyFive,
        ],
        "6.2.a.1",
    );
    illegal.empty_press = likely(EmptyPress::ImproperHandling, "6.2.c").read_as(Interpretation::Q06);
    clock.silent_default_time = printed(SilentDefaultTime::MustSpecify, "6.7.a")
        .read_as(Interpretation::Q65);
    flag.call = limited(printed(FlagCall::ArbiterMay, "6.8"), printed(FlagCall::ArbiterMay, "6.8"));
    flag.claim_must_stop = limited(printed(None, "6.8"), likely(Some(Yes), "A.4.c"));
    flag.claim_own_flag_up = limited(printed(None, "6.8"), likely(Some(Yes), "A.4.c"));
    irregularities.clock_window = limited(
        printed(ClockWindow::Always, "6.10.b"),
        printed(ClockWindow::OnlyIfScheduleSuffers, "A.4.a.1"),
    );
    flag.both_down = limited(
        printed(BothFlagsDown::ContinueOrDrawInLastPeriod, "6.11"),
        likely(BothFlagsDown::ContinueOrDrawInLastPeriod, "6.11"),
    );
    irregularities.setup_window = limited(printed(None, "7.2.a"), printed(Some(moves(10)), "A.4.a"));
    irregularities.wrong_setup_castling = limited(
        printed(WrongSetupCastling::GameAnnulled, "7.2.a"),
        printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.4.a.2"),
    );
    irregularities.reversed_colours = printed(ReversedColours::ContinueUnlessArbiter, "7.3");
    moves.unpromoted_pawn = printed(UnpromotedPawn::IllegalAndQueen, "7.5.a");
    illegal.done = limited(
        likely(IllegalDone::AsAnyMove, "7.5.a"),
        likely(IllegalDone::OwnClockPressed, "A.4.b"),
    );
    illegal.king_capture_named = unsure(No, "7.5.a");
    illegal.window = limited(
        printed(IllegalWindow::WholeGame, "7.5.a"),
        printed(IllegalWindow::UntilOpponentMakesMove, "A.4.b"),
    );
    illegal.arbiter = limited(
        printed(ArbiterActs::OnObservation, "7.5.a"),
        printed(ArbiterActs::OnObservationWithinWindow, "A.4.b"),
    );
    illegal.survives_by_agreement = limited(printed(No, "7.5.a"), likely(Yes, "A.4.b"));
    illegal.loses_at = limited(
        printed(times(2), "7.5.b"),
        printed(times(1), "A.4.b").read_as(Interpretation::Q63),
    );
    illegal.bonus = ByRegime {
        standard: printed(Some(seconds(120)), "7.5.b"),
        rapid: Tiers {
            full: printed(Some(seconds(120)), "7.5.b"),
            limited: printed(None, "A.4.b"),
        },
        blitz: Tiers {
            full: likely(Some(seconds(60)), "B.2"),
            limited: printed(None, "A.4.b"),
        },
    };
    illegal.on_claim = limited(
        printed(OnIllegalClaim::Ladder, "7.5.b"),
        printed(OnIllegalClaim::WinForClaimant, "A.4.b"),
    );
    record.media = printed(&[ScoresheetMedium::Paper], "8.1.a");
    record.required = ByRegime {
        standard: printed(Yes, "8.1.a"),
        rapid: Tiers { full: printed(No, "A.2"), limited: printed(No, "A.2") },
        blitz: Tiers {
            full: likely(No, "B.3").read_as(Interpretation::Q69),
            limited: likely(No, "A.2"),
        },
    };
    record.claims_kept_without_score = ByRegime {
        standard: printed(None, "8.1.a"),
        rapid: Tiers {
            full: printed(Some(Unstated), "A.2"),
            limited: printed(Some(Unstated), "A.2"),
        },
        blitz: Tiers { full: printed(None, "B.3"), limited: printed(Some(Unstated), "A.2") },
    };
    draws.repetition_claim = printed(times(3), "9.2");
    draws.false_claim_bonus = paces(
        printed(seconds(120), "9.5.b"),
        printed(seconds(120), "9.5.b"),
        likely(seconds(60), "B.2"),
    );
    draws.repetition_automatic = printed(
        Some(AutomaticRepetition {
            occurrences: times(5),
            scope: RepetitionScope::ConsecutiveAlternate,
        }),
        "9.6.a",
    )
    .read_as(Interpretation::Q71);
    draws.automatic_moves = printed(
        Some(AutomaticMoves { moves: moves(75), basis: MoveStage::Completed }),
        "9.6.b",
    );
    draws.dead_repeated = likely(Yes, "9.7");
    points.capped = likely(Yes, "10.2");
    conduct.players_check_claims = printed(No, "11");
    conduct.report_leaving = printed(No, "11.2");
    conduct.device_ban = printed(DeviceBan::PhoneBan, "11.3.b");
    conduct.device_in_bag = likely(No, "11.3.b");
    conduct.device_trigger = likely(DeviceTrigger::BroughtIn, "11.3.b").read_as(Interpretation::Q40);
    conduct.inspection = likely(Inspection::ClothesBagsItems, "11.3.b");
    conduct.explanation_right = likely(Yes, "11.9");
    conduct.appeal_scope = likely(AppealScope::All, "11.10");
    conduct.appeal_after_signing = likely(Yes, "11.10");
    illegal.article4_arbiter = limited(
        printed(ArbiterActs::OnObservation, "12.1"),
        likely(ArbiterActs::OnObservation, "12.1"),
    );
    arbiter.move_count_basis = likely(MoveStage::Completed, "12.6");
    arbiter.penalties = likely(
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
    );
    classes.rapid_min = likely(Bound::excluded(600), "A.1");
    classes.basis = likely(MoveStage::Completed, "A.1");
    supervision.view_score_max = unsure(None, "A.3");
    notation.other_system = likely(OtherSystem::ShouldBeTold, "C.0");
    notation.long_form = likely(Yes, "C.8");
    notation.capture_sign = likely(Sign::Optional, "C.9");
    notation.optional_signs = likely(
        &[
            OptionalSign::Capture,
            OptionalSign::Check,
            OptionalSign::Mate,
            OptionalSign::EnPassant,
        ],
        "C.13",
    );
    blind.rank_names_fixed = unsure(Unstated, "D.2.1");
    blind.talking_clock = unsure(Unstated, "D.2.4");
    blind.assistant_if_hearing_impaired = unsure(Unstated, "D.2.10");
    adjournment.sealed_on = printed(SealedOn::OwnScoresheet, "E.1.a");
    chess960.place = printed(Place::InAppendix, "F.1");
    quickplay.place = printed(Place::InAppendix, "G.1");
    quickplay.needs_announcement = likely(Yes, "G.2");
    quickplay.only_without_increment = likely(Yes, "G.3");
    quickplay.available = paces(
        likely(QuickplayAvailable::IfAnnouncedWithoutIncrement, "G.3"),
        likely(QuickplayAvailable::IfAnnouncedWithoutIncrement, "G.3"),
        likely(QuickplayAvailable::Never, "G.3"),
    );
    quickplay.increment_option = likely(Some(seconds(5)), "G.4");
    quickplay.decision_final = unsure(No, "G.5");
    classes.increment_range = likely(USUAL_INCREMENT, "G-62");
};
