//! The edition in force from 1 July 2009. Values of the final English text; what the Czech printing has
//! differently is in `e2009_cs`. Numbers and values are stated against the edition that followed.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2009",
    name: "FIDE Laws of Chess 2009",
    from: Date::new(2009, 7, 1),
    text: law!("fide-2009":
        "art00_introduction_and_preface"
        "art01_nature_and_objectives"
        "art02_initial_position"
        "art03_moves_of_the_pieces"
        "art04_act_of_moving"
        "art05_completion_of_the_game"
        "art06_chess_clock"
        "art07_irregularities"
        "art08_recording_of_the_moves"
        "art09_drawn_game"
        "art10_quickplay_finish"
        "art11_points"
        "art12_conduct_of_the_players"
        "art13_role_of_the_arbiter"
        "art14_fide"
        "app_a_rapidplay"
        "app_b_blitz"
        "app_c_algebraic_notation"
        "app_d_quickplay_without_arbiter"
        "app_e_blind_and_visually_disabled"
        "app_f_chess960"
        "guide_1_adjourned_games"
    ),
    ..Book::new(NUMBERS, RULEBOOK)
};

/// Articles that stand under another number in 2014.
const RENUMBERED: &[Renumbered] = &[
    Renumbered::ALL_PRINTED,
    Renumbered::new("4.7", "4.6"),
    Renumbered::new("6.2.a", "6.7.a"),
    Renumbered::new("6.13", "6.14"),
    Renumbered::new("7.3", "7.2"),
    Renumbered::new("7.4", "7.3"),
    Renumbered::new("7.5.a", "7.4.a"),
    Renumbered::new("7.5.b", "7.4.b"),
    Renumbered::new("8.1.a", "8.1"),
    Renumbered::new("9.7", "9.6"),
    Renumbered::new("G.5", "10.2"),
    Renumbered::new("10.1", "11.1"),
    Renumbered::new("11.2", "12.2"),
    Renumbered::new("11.3.b", "12.3.b"),
    Renumbered::new("A.3.a", "A.3"),
    Renumbered::new("A.4.c", "A.4.d.2"),
    Renumbered::new("B.3", "B.2"),
    Renumbered::new("B.3.a", "B.2"),
    Renumbered::new("D.2.3", "E.2.3"),
    Renumbered::new("E.1.a", "Guidelines 1.a"),
];

const NUMBERS: Numbers = numbers! {
    Edition::Fide2014, RENUMBERED;
    PrefaceFederationRules ["Preface"],
    MoveKingWays ["3.8.a"],
    MoveKingStep ["3.8.a.i"],
    MoveKingCastle ["3.8.a.ii"],
    MoveLegal ["4.6"],
    ActMadeCapture ["4.6.a"],
    ActMadeCastle ["4.6.b"],
    ActMadePromotion ["4.6.c"],
    ActClaimForfeited ["4.7"],
    EndRepetitionRef ["5.2.d"],
    EndFiftyRef ["5.2.e"],
    ClockAllotted ["6.2.a"],
    ClockCarryDelay ["6.2.b"],
    ClockFlagCheck ["6.3"],
    ClockPlacement ["6.4"],
    ClockStart ["6.5"],
    ClockDefault ["6.6.a"],
    ClockDefaultAbsent ["6.6.b"],
    ClockCompleteEndsGame ["6.7.a"],
    ClockSameHand ["6.7.b"],
    ClockHandling ["6.7.c"],
    ClockAssistant ["6.7.d"],
    IrrTimes ["6.13"],
    IrrInitial ["7.1.a"],
    IrrBoard ["7.1.b"],
    IrrKingCaptured ["7.4.a"],
    IrrDisplacedFound ["7.5"],
    RecNoAdvance ["8.1"],
    RecReplyFirst ["8.1"],
    RecOffer ["8.1"],
    RecAssistant ["8.1"],
    DrawSamePositionEp ["9.2"],
    DrawSamePositionCastling ["9.2"],
    QpfDefine ["10.1"],
    QpfClaimAccept ["10.2.a"],
    QpfClaimPostpone ["10.2.b"],
    QpfClaimReject ["10.2.c"],
    QpfFinal ["10.2.d"],
    ConductDisrepute ["12.1"],
    ConductLeaveVenue ["12.2"],
    ConductLeaveArea ["12.2"],
    ConductNotes ["12.3.a"],
    ConductSmoking ["12.3.c"],
    RecUse ["12.4"],
    ConductFinished ["12.5"],
    ConductDistract ["12.6"],
    ConductInfraction ["12.7"],
    ConductPersistent ["12.8"],
    ConductBothGuilty ["12.9"],
    ConductAppeal ["12.10"],
    ArbObserveLaws ["13.1"],
    ArbDuties ["13.2"],
    ArbDutiesBestInterest ["13.2"],
    ArbDutiesEnvironment ["13.2"],
    ArbDutiesUndisturbed ["13.2"],
    ArbDutiesSupervise ["13.2"],
    ArbObserveGames ["13.3"],
    ArbPenalties ["13.4"],
    ArbPenaltiesWarning ["13.4.a"],
    ArbPenaltiesOppTime ["13.4.b"],
    ArbPenaltiesOwnTime ["13.4.c"],
    ArbPenaltiesLoss ["13.4.d"],
    ArbPenaltiesOwnPoints ["13.4.e"],
    ArbPenaltiesOppPoints ["13.4.f"],
    ArbPenaltiesExpel ["13.4.g"],
    ArbExtraTime ["13.5"],
    ArbNoIntervene ["13.6"],
    ArbThirdParties ["13.7.a"],
    ArbPhones ["13.7.b"],
    PrefaceRuling ["14.1"],
    RapidWindowClock ["A.4.a"],
    RapidWindowSetup ["A.4.a"],
    RapidArticle4OnRequest ["A.4.b"],
    RapidIllegal ["A.4.c"],
    RapidBothKings ["A.4.c"],
    RapidFlagCall ["A.4.d.1"],
    RapidBothFlags ["A.4.d.3"],
    BlitzOtherwise ["B.3"],
    BlitzRapidBase ["B.3.a"],
    QpfScope [by "B.3.b"],
    BlitzExclusions ["B.3.b"],
    BlitzIllegal ["B.3.c"],
    NoteAbbreviations ["C"],
    NoteTwoPawns ["C.11"],
    NotePromotion ["C.12"],
    NoteOffer ["C.13"],
    QpfNoArbiter ["D"],
    QpfNoArbiterClaim ["D.1"],
    QpfNoArbiterRefer ["D.1"],
    QpfNoArbiterCannotWin ["D.1.a"],
    QpfNoArbiterNoEffort ["D.1.b"],
    BlindAdapt ["E.1"],
    BlindBoard ["E.1.a", "E.1.b", "E.1.c"],
    BlindPieces ["E.1.d", "E.1.e"],
    BlindRegulations ["E.2"],
    BlindAnnounce ["E.2.1"],
    BlindTouched ["E.2.2"],
    BlindMade ["E.2.3", "E.2.3.a", "E.2.3.b", "E.2.3.c"],
    BlindClock ["E.2.4", "E.2.4.a", "E.2.4.b"],
    BlindRecord ["E.2.5"],
    BlindSlip ["E.2.6"],
    BlindDiffering ["E.2.7", "E.2.8"],
    BlindAssistant ["E.2.9", "E.2.9.a", "E.2.9.b", "E.2.9.c", "E.2.9.d", "E.2.9.e", "E.2.9.f"],
    BlindAssistantSighted ["E.2.10"],
    AdjEarly ["Guidelines 1.b"],
    AdjEnvelope ["Guidelines 2", "Guidelines 2.a", "Guidelines 2.b", "Guidelines 2.c", "Guidelines 2.d", "Guidelines 2.e", "Guidelines 2.f", "Guidelines 2.g"],
    AdjCheck ["Guidelines 3"],
    AdjOffer ["Guidelines 4"],
    AdjResumeSetup ["Guidelines 5"],
    AdjSettled ["Guidelines 6"],
    AdjOpen ["Guidelines 7"],
    AdjBadSeal ["Guidelines 8", "Guidelines 8.a", "Guidelines 8.b", "Guidelines 8.c"],
    AdjPresent ["Guidelines 9", "Guidelines 9.a", "Guidelines 9.b", "Guidelines 9.c"],
    AdjLate ["Guidelines 10", "Guidelines 10.a", "Guidelines 10.b", "Guidelines 10.c"],
    AdjLostEnvelope ["Guidelines 11.a"],
    AdjNoPosition ["Guidelines 11.b"],
    AdjTimeError ["Guidelines 12"],
    AdjSession ["Guidelines 13"],
    PrefaceRatingCondition [-],
    MoveIllegal [-],
    MoveIllegalPosition [-],
    ActPromotionWays [-],
    ActPromotionWaysSkip [-],
    ActPromotionWaysOrder [-],
    ActPromotionWaysCapture [-],
    ActAssistant [-],
    ClockCompleteNextMove [-],
    ClockAdjustOwnTime [-],
    IrrClockNoMove [-],
    DrawAuto [-],
    DrawAutoFivefold [-],
    DrawAutoSeventyfive [-],
    PointsCap [-],
    ConductAccess [-],
    ConductInspection [-],
    ConductExplanation [-],
    ArbDutiesFairPlay [-],
    ArbDutiesDisabled [-],
    ArbAssistants [-],
    ArbPenaltiesFine [-],
    RapidSupervisedRecorded [-],
    RapidDeclareRegime [-],
    BlitzPenaltyMinutes [-],
    BlitzSupervisedRecorded [-],
    BlitzDeclareRegime [-],
    AdjNeither [-],
    QpfAnnounce [-],
    QpfIncrementOption [-],
    Glossary [-],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2014, RENUMBERED;
    scope.federation_rules_allowed = printed(Yes, "Preface");
    moves.assistant = printed(No, "4");
    moves.adjust_own_clock = printed(No, "4.2");
    moves.touch_intent = printed(Intent::Deliberate, "4.3");
    moves.king_and_rook_deliberate = printed(Yes, "4.4.a");
    moves.illegal_castling_trigger = printed(
        &[CastleTrigger::KingAlone, CastleTrigger::KingAndRookTogether],
        "4.4.c",
    );
    moves.illegal_position_defined = printed(No, "4.6");
    moves.released_king_duty = printed(No, "4.6.b");
    moves.promotion_free_form = printed(No, "4.6.c");
    moves.forfeit_trigger = printed(Intent::Deliberate, "4.7");
    moves.forfeit_scope = printed(ForfeitScope::WholeArticle4, "4.7");
    ending.finish_test = printed(FinishTest::MoveLegal, "5.1.a");
    classes.increment_range = printed(None, "6.1");
    clock.control_basis = printed(MoveStage::Made, "6.2.a");
    clock.delay_carry = printed(No, "6.2.b");
    clock.silent_default_time = printed(SilentDefaultTime::Zero, "6.6.a");
    clock.default_excusable = printed(No, "6.6.a");
    illegal.empty_press = printed(EmptyPress::Unregulated, "6.7");
    clock.next_move_completes = printed(No, "6.7.a");
    clock.no_press_needed = printed(
        &[
            NoPressNeeded::Mate,
            NoPressNeeded::Stalemate,
            NoPressNeeded::Dead,
            NoPressNeeded::Agreement,
        ],
        "6.7.a",
    );
    clock.late_press = printed(Unstated, "6.7.a");
    clock.no_deduction_disabled = printed(No, "6.7.d");
    flag.call = limited(
        printed(FlagCall::ArbiterMay, "6.8"),
        printed(FlagCall::ForbiddenUnlessBoth, "A.4.d.1"),
    );
    irregularities.clock_window = limited(
        printed(ClockWindow::Always, "6.10.b"),
        printed(ClockWindow::Never, "A.4.a"),
    );
    flag.both_down = limited(
        printed(BothFlagsDown::ContinueOrDrawInLastPeriod, "6.11"),
        printed(BothFlagsDown::Draw, "A.4.d.3"),
    );
    clock.keep_times = printed(No, "6.13");
    irregularities.setup_window = limited(printed(None, "7.1.a"), printed(Some(moves(3)), "A.4.a"));
    irregularities.wrong_setup_castling = limited(
        printed(WrongSetupCastling::GameAnnulled, "7.1.a"),
        printed(WrongSetupCastling::SwappedKingMayNotCastle, "A.4.a"),
    );
    illegal.both_kings = limited_each(
        printed(BothKings::NoRule, "7.4"),
        printed(BothKings::InterveneIfPossible, "A.4.c"),
        printed(BothKings::NoRule, "B.3.b"),
    );
    moves.unpromoted_pawn = printed(UnpromotedPawn::RestoreAndReplay, "7.4.a");
    illegal.done = limited_each(
        printed(IllegalDone::AsAnyMove, "7.4.a"),
        printed(IllegalDone::OpponentClockStarted, "A.4.c"),
        printed(IllegalDone::OpponentClockStarted, "B.3.c"),
    );
    illegal.king_capture_named = printed(Yes, "7.4.a");
    illegal.window = limited_each(
        printed(IllegalWindow::WholeGame, "7.4.a"),
        printed(IllegalWindow::UntilOpponentMakesMove, "A.4.c"),
        printed(IllegalWindow::UntilOpponentMakesMove, "B.3.c"),
    );
    illegal.arbiter = limited_each(
        printed(ArbiterActs::OnObservation, "7.4.a"),
        printed(ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion, "A.4.c"),
        printed(ArbiterActs::OnlyOnClaim, "B.3.c"),
    );
    illegal.survives_by_agreement = limited_each(
        printed(No, "7.4.a"),
        printed(Unstated, "A.4.c"),
        printed(Yes, "B.3.c"),
    );
    illegal.loses_at = limited_each(
        printed(times(3), "7.4.b"),
        printed(times(3), "7.4.b"),
        printed(times(1), "B.3.c"),
    );
    illegal.bonus = limited_each(
        printed(Some(seconds(120)), "7.4.b"),
        printed(Some(seconds(120)), "7.4.b"),
        printed(None, "B.3.c"),
    );
    illegal.on_claim = limited_each(
        printed(OnIllegalClaim::Ladder, "7.4.b"),
        printed(OnIllegalClaim::Ladder, "A.4.c"),
        printed(OnIllegalClaim::WinForClaimant, "B.3.c"),
    );
    record.required = ByRegime {
        standard: printed(Yes, "8.1"),
        rapid: Tiers { full: printed(No, "A.2"), limited: printed(No, "A.2") },
        blitz: Tiers { full: printed(No, "B.2"), limited: printed(No, "A.2") },
    };
    record.exempt_from = printed(ExemptFrom::AllOfRecording, "8.4").read_as(Interpretation::Q30);
    record.exempt_for = printed(ExemptFor::RestOfPeriod, "8.4").read_as(Interpretation::Q29);
    record.update_duty_with_exemption = printed(Yes, "8.4");
    record.scorekeeping_trigger = printed(ScorekeepingTrigger::NeitherRequired, "8.5.a");
    draws.repetition_automatic = printed(None, "9");
    draws.automatic_moves = printed(None, "9");
    draws.restrictable = printed(Restrictable::Agree, "9.1.a");
    draws.claims_as_offers = printed(
        &[ClaimAsOffer::Threefold, ClaimAsOffer::Fifty, ClaimAsOffer::QuickplayClaim],
        "9.1.b.3",
    );
    quickplay.claim_is_offer = printed(Yes, "9.1.b.3");
    draws.same_if_and_only_if = printed(No, "9.2");
    draws.en_passant_test = printed(EnPassantTest::NoLongerCapturable, "9.2");
    draws.intended_locked = printed(No, "9.2.a");
    draws.fifty_basis = printed(MoveStage::Made, "9.3.b");
    draws.claim_stops_clock = printed(ClaimStopsClock::PlayerMay, "9.5");
    draws.false_claim_bonus = paces(
        printed(seconds(180), "9.5.b"),
        printed(seconds(180), "9.5.b"),
        printed(seconds(180), "9.5.b"),
    );
    draws.false_claim_articles = printed(IntendedMoveUnder::Article4, "9.5.b");
    quickplay.place = printed(Place::InArticles, "10.1");
    quickplay.needs_announcement = printed(No, "10.1");
    quickplay.only_without_increment = printed(No, "10.1");
    quickplay.available = limited_each(
        printed(QuickplayAvailable::Always, "10.1"),
        printed(QuickplayAvailable::Always, "10.1"),
        printed(QuickplayAvailable::Never, "B.3.b"),
    );
    quickplay.increment_option = printed(None, "10.2");
    quickplay.bonus = printed(seconds(120), "10.2.b");
    quickplay.postpone_test = printed(PostponedTest::FinalPosition, "10.2.b");
    quickplay.decision_final = printed(Yes, "10.2.d");
    points.capped = printed(No, "11.1");
    conduct.explanation_right = printed(No, "12");
    conduct.players_check_claims = printed(No, "12");
    conduct.outsiders_need_permission = printed(No, "12.2");
    conduct.inspection = printed(Inspection::NotForeseen, "12.3");
    conduct.device_ban = printed(DeviceBan::PhoneUnlessOff, "12.3.b");
    conduct.device_trigger = printed(DeviceTrigger::Sound, "12.3.b");
    conduct.opponent_half_if_no_mate = printed(Yes, "12.3.b");
    conduct.milder_penalty = printed(No, "12.3.b");
    conduct.appeal_scope = printed(AppealScope::AllExceptQuickplay, "12.10");
    conduct.appeal_after_signing = printed(Unstated, "12.10");
    illegal.article4_arbiter = limited(
        printed(ArbiterActs::OnObservation, "13.1"),
        printed(ArbiterActs::OnlyOnClaim, "A.4.b"),
    );
    arbiter.penalties = printed(
        &[
            Penalty::Warning,
            Penalty::OppTimePlus,
            Penalty::OwnTimeMinus,
            Penalty::Loss,
            Penalty::OwnPointsMinus,
            Penalty::OppPointsMax,
            Penalty::Expulsion,
        ],
        "13.4",
    );
    arbiter.move_count_basis = printed(MoveStage::Made, "13.6");
    classes.rapid_min = printed(Bound::included(900), "A.1").read_as(Interpretation::Q47);
    classes.rapid_max = printed(Bound::excluded(3600), "A.1").read_as(Interpretation::Q47);
    classes.basis = printed(MoveStage::Made, "A.1");
    supervision.tiers = printed(Yes, "A.3");
    supervision.needs_record = printed(Some(No), "A.3");
    supervision.event_declares = printed(Some(No), "A.3");
    classes.blitz_max = printed(Bound::excluded(900), "B.1").read_as(Interpretation::Q47);
    notation.optional_signs = printed(
        &[OptionalSign::Capture, OptionalSign::Check, OptionalSign::Mate],
        "C",
    );
    notation.other_system = printed(OtherSystem::ShouldBeTold, "C");
    notation.long_form = printed(Unstated, "C.8");
    notation.capture_sign = printed(Sign::Mandatory, "C.9");
    notation.en_passant_suffix = printed(Sign::Mandatory, "C.9");
    notation.two_pawn_rule = printed(Yes, "C.11");
    blind.adapted_by = printed(AdaptedBy::Director, "E.1");
    blind.rank_names_fixed = printed(Yes, "E.2.1");
    blind.talking_clock = printed(No, "E.2.4");
    blind.assistant_if_hearing_impaired = printed(No, "E.2.10");
    adjournment.neither_present = printed(No, "Guidelines 9");
    adjournment.late_limit = printed(ResumptionLate::Fixed(seconds(3600)), "Guidelines 10");
    adjournment.late_exceptions = printed(LateExceptions::MateStalemateDeadOrFlag, "Guidelines 10");
};
