//! The Czech appendix for rapid and blitz, as an overlay on the 2014 edition. It keeps the older regime in
//! which players claim and arbiters wait, and knows no degrees of supervision.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "cz-rapid-blitz",
    name: "Czech appendix for rapid and blitz",
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("cz-rapid-blitz":
        "app_a_rapid_chess"
        "app_b_blitz"
    ),
    replaces: &[Part::Appendix(b'A'), Part::Appendix(b'B')],
    ..Book::on(Edition::Fide2014)
};

const NUMBERS: Numbers = numbers! {
    Edition::Fide2014;
    RapidDefine ["A.1"],
    RecRecord ["A.2"],
    RapidNoRecord ["A.2"],
    RapidOtherwise ["A.3"],
    RapidWindow ["A.3.a"],
    ClockWrongSetting ["A.3.a.1"],
    RapidWindowClock ["A.3.a.1"],
    IrrInitial ["A.3.a.2"],
    IrrBoard ["A.3.a.2"],
    RapidWindowSetup ["A.3.a.2"],
    RapidArticle4OnRequest ["A.3.b"],
    IrrIllegal ["A.3.c", "B.2.c"],
    IrrUnpromoted ["A.3.c"],
    ArbNoIntervene ["A.3.c", "A.3.d.1"],
    RapidIllegal ["A.3.c"],
    RapidBothKings ["A.3.c"],
    ClockFlagWhen ["A.3.d.1"],
    RapidFlagCall ["A.3.d.1"],
    RapidFlagClaim ["A.3.d.2"],
    ClockBothFlags ["A.3.d.3"],
    ClockBothFlagsLastPeriod ["A.3.d.3"],
    RapidBothFlags ["A.3.d.3"],
    BlitzDefine ["B.1"],
    BlitzOtherwise ["B.2"],
    BlitzRapidBase ["B.2.a"],
    QpfScope ["B.2.b"],
    BlitzExclusions ["B.2.b"],
    BlitzIllegal ["B.2.c"],
    RapidSupervised [-],
    RapidSupervisedRatio [-],
    RapidSupervisedRecorded [-],
    RapidDeclareRegime [-],
    BlitzPenaltyMinutes [-],
    BlitzSupervised [-],
    BlitzSupervisedRatio [-],
    BlitzSupervisedRecorded [-],
    BlitzDeclareRegime [-],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2014;
    illegal.loses_at.rapid = both(printed(times(2), "7.5.b"));
    illegal.bonus.rapid = both(printed(Some(seconds(120)), "7.5.b"));
    draws.false_claim_bonus.rapid = both(printed(seconds(120), "9.5.b"));
    draws.false_claim_bonus.blitz = both(printed(seconds(120), "9.5.b"));
    scope.base = printed(Some(Edition::Fide2014), "A").read_as(Interpretation::Q58);
    scope.covers = printed(&[Covered::Rapid, Covered::Blitz], "A");
    scope.must_be_announced = printed(Yes, "A").read_as(Interpretation::Q58);
    classes.increment_factor = printed(moves(60), "A.1");
    classes.rapid_min = printed(Bound::included(600), "A.1");
    classes.rapid_max = printed(Bound::excluded(3600), "A.1");
    classes.basis = printed(MoveStage::Completed, "A.1");
    record.required.rapid = both(printed(No, "A.2"));
    record.required.blitz = both(printed(No, "A.2"));
    record.claims_kept_without_score.rapid = both(printed(Some(Unstated), "A.2"));
    record.claims_kept_without_score.blitz = both(printed(Some(Unstated), "A.2"));
    supervision.tiers = printed(No, "A.3");
    supervision.rapid_games = printed(None, "A.3");
    supervision.needs_record = printed(None, "A.3");
    supervision.event_declares = printed(None, "A.3");
    supervision.view_score_max = printed(None, "A.3");
    irregularities.setup_window.rapid = both(printed(Some(moves(10)), "A.3.a"));
    irregularities.setup_window.blitz = both(printed(Some(moves(10)), "A.3.a"));
    irregularities.clock_window.rapid = both(printed(ClockWindow::OnlyIfScheduleSuffers, "A.3.a.1"));
    irregularities.clock_window.blitz = both(printed(ClockWindow::OnlyIfScheduleSuffers, "A.3.a.1"));
    irregularities.wrong_setup_castling.rapid =
        both(printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.3.a.2"));
    irregularities.wrong_setup_castling.blitz =
        both(printed(WrongSetupCastling::WrongKingOrRookMayNotCastle, "A.3.a.2"));
    illegal.article4_arbiter.rapid =
        both(printed(ArbiterActs::OnlyOnClaim, "A.3.b").read_as(Interpretation::Q59));
    illegal.article4_arbiter.blitz =
        both(printed(ArbiterActs::OnlyOnClaim, "A.3.b").read_as(Interpretation::Q59));
    illegal.done.rapid = both(printed(IllegalDone::OpponentClockStarted, "A.3.c"));
    illegal.window.rapid = both(printed(IllegalWindow::UntilOpponentMakesMove, "A.3.c"));
    illegal.on_claim.rapid = both(printed(OnIllegalClaim::Ladder, "A.3.c"));
    illegal.arbiter.rapid =
        both(printed(ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion, "A.3.c"));
    illegal.both_kings.rapid = both(printed(BothKings::InterveneIfPossible, "A.3.c"));
    illegal.survives_by_agreement.rapid =
        both(printed(Unstated, "A.3.c").read_as(Interpretation::Q70));
    flag.call.rapid = both(printed(FlagCall::ForbiddenUnlessBoth, "A.3.d.1"));
    flag.call.blitz = both(printed(FlagCall::ForbiddenUnlessBoth, "A.3.d.1"));
    flag.claim_must_stop.rapid = both(printed(Some(Yes), "A.3.d.2"));
    flag.claim_must_stop.blitz = both(printed(Some(Yes), "A.3.d.2"));
    flag.claim_own_flag_up.rapid = both(printed(Some(Yes), "A.3.d.2"));
    flag.claim_own_flag_up.blitz = both(printed(Some(Yes), "A.3.d.2"));
    flag.both_down.rapid = both(printed(BothFlagsDown::Draw, "A.3.d.3").read_as(Interpretation::Q70));
    flag.both_down.blitz = both(printed(BothFlagsDown::Draw, "A.3.d.3").read_as(Interpretation::Q70));
    classes.blitz_max = printed(Bound::excluded(600), "B.1");
    supervision.blitz_games = printed(None, "B.2");
    illegal.both_kings.blitz = both(printed(BothKings::NoRule, "B.2.b").read_as(Interpretation::Q70));
    quickplay.available.blitz = both(printed(QuickplayAvailable::Never, "B.2.b"));
    illegal.done.blitz = both(printed(IllegalDone::OpponentClockStarted, "B.2.c"));
    illegal.loses_at.blitz = both(printed(times(1), "B.2.c"));
    illegal.bonus.blitz = both(printed(None, "B.2.c"));
    illegal.window.blitz = both(printed(IllegalWindow::UntilOpponentMakesMove, "B.2.c"));
    illegal.on_claim.blitz =
        both(printed(OnIllegalClaim::WinForClaimant, "B.2.c").read_as(Interpretation::Q48));
    illegal.arbiter.blitz = both(printed(ArbiterActs::OnlyOnClaim, "B.2.c"));
    illegal.survives_by_agreement.blitz = both(printed(Yes, "B.2.c"));
};
