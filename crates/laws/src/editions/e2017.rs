//! The edition in force from 1 July 2017. It differs from that of 2018 in the illegal moves of Article 7 and in
//! rapid and blitz without full supervision, and in nothing else.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2017",
    name: "FIDE Laws of Chess 2017",
    from: Date::new(2017, 7, 1),
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("fide-2017":
        "art00_introduction_and_preface"
        "art06_chess_clock"
        "art07_irregularities"
        "app_a_rapid_chess"
    ),
    ..Book::on(Edition::Fide2018)
};

const NUMBERS: Numbers = numbers! {
    Edition::Fide2018;
    IrrIllegalPenalty ["7.5.3", "7.7.2", "7.8.2"],
    IrrTwoHands ["7.7.1"],
    IrrClockNoMove ["7.8.1"],
    RapidFlagClaim [~ "A.4.3"],
    RapidFlagCall [-],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2018;
    scope.guidelines_in_laws = likely(Unstated, "Introduction");
    flag.call = limited(printed(FlagCall::ArbiterMay, "6.8"), printed(FlagCall::ArbiterMay, "6.8"));
    flag.claim_must_stop = limited(printed(None, "6.8"), likely(Some(Yes), "A.4.3"));
    flag.claim_own_flag_up = limited(printed(None, "6.8"), unsure(Some(No), "A.4.3"));
    illegal.shared_count = printed(Yes, "7.5.3").read_as(Interpretation::Q67);
    illegal.loses_at = limited(
        printed(times(2), "7.5.3"),
        printed(times(1), "A.4.2").read_as(Interpretation::Q63),
    );
    illegal.bonus = ByRegime {
        standard: printed(Some(seconds(120)), "7.5.3"),
        rapid: Tiers {
            full: printed(Some(seconds(120)), "7.5.3"),
            limited: printed(None, "A.4.2"),
        },
        blitz: Tiers {
            full: printed(Some(seconds(60)), "B.2"),
            limited: printed(None, "A.4.2"),
        },
    };
    illegal.draw_if_no_mate = printed(Yes, "7.5.3");
    illegal.on_claim = limited(
        printed(OnIllegalClaim::Ladder, "7.5.3"),
        printed(OnIllegalClaim::WinForClaimant, "A.4.2"),
    );
    illegal.two_hands = printed(TwoHands::Illegal, "7.7.1").read_as(Interpretation::Q62);
    illegal.empty_press = printed(EmptyPress::Illegal, "7.8.1");
    record.required = ByRegime {
        standard: printed(Yes, "8.1.1"),
        rapid: Tiers { full: printed(No, "A.2"), limited: printed(No, "A.2") },
        blitz: Tiers {
            full: likely(No, "B.3.1").read_as(Interpretation::Q69),
            limited: printed(No, "A.2"),
        },
    };
    draws.en_passant_test = likely(EnPassantTest::AtStartOfSequence, "9.2.2.1");
    draws.automatic_moves = likely(
        Some(AutomaticMoves { moves: moves(75), basis: MoveStage::Made }),
        "9.6.2",
    );
    conduct.device_trigger = likely(DeviceTrigger::OnPerson, "11.3.2.2").read_as(Interpretation::Q40);
    conduct.inspection = likely(Inspection::ClothesBagsItemsBody, "11.3.3");
    arbiter.penalties = likely(
        &[
            Penalty::Warning,
            Penalty::OppTimePlus,
            Penalty::OwnTimeMinus,
            Penalty::OppPointsMax,
            Penalty::OwnPointsMinus,
            Penalty::Loss,
            Penalty::Fine,
            Penalty::RoundsExclusion,
            Penalty::Expulsion,
        ],
        "12.9",
    );
    supervision.view_score_max = likely(Some(times(5)), "A.3.2");
    notation.other_system = likely(OtherSystem::ShouldBeTold, "C.0");
    notation.long_form = likely(Yes, "C.8");
    notation.capture_sign = likely(Sign::Optional, "C.9");
    notation.en_passant_suffix = likely(Sign::Optional, "C.9.3");
    notation.two_pawn_rule = likely(No, "C.9.3");
    notation.optional_signs = likely(
        &[
            OptionalSign::Capture,
            OptionalSign::Check,
            OptionalSign::Mate,
            OptionalSign::EnPassant,
        ],
        "C.13",
    );
    blind.adapted_by = likely(AdaptedBy::OrganiserAfterArbiter, "D.1");
    blind.rank_names_fixed = likely(No, "D.2.1");
    blind.talking_clock = likely(Yes, "D.2.6.1");
    blind.assistant_if_hearing_impaired = likely(Yes, "D.2.11");
    adjournment.late_limit = likely(ResumptionLate::EventDefault, "I.10");
    adjournment.late_exceptions = likely(LateExceptions::AnyConclusion, "I.10");
    adjournment.neither_present = likely(Yes, "I.11");
    classes.increment_range = likely(USUAL_INCREMENT, "G-62");
};
