//! The Slovene printing of the 2017 edition, as an overlay: what it prints differently and what can be played
//! . Its misprints are listed with the law text and not followed. It breaks off in Article 11; the rest
//! is the edition itself.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2017-sl",
    name: "FIDE Laws of Chess 2017, Slovene printing",
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("fide-2017-sl":
        "art00_introduction_and_preface"
        "art02_initial_position"
        "art03_moves_of_the_pieces"
        "art04_act_of_moving"
        "art06_chess_clock"
        "art07_irregularities"
        "art08_recording_of_the_moves"
        "art09_drawn_game"
        "art11_conduct_of_the_players"
    ),
    misprints: Some(include_str!("../../law/fide-2017-sl/en/misprints.md")),
    ..Book::on(Edition::Fide2017)
};

const NUMBERS: Numbers = numbers! {
    Edition::Fide2017;
    IrrClockNoMove ["7.5.3"],
    IrrTwoHands ["7.5.4"],
    IrrIllegalPenalty ["7.5.5"],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2017;
    scope.base = printed(Some(Edition::Fide2017), "Introduction");
    moves.rook_first = printed(RookFirst::BarsBothSides, "4.4.2");
    moves.illegal_castling_trigger = printed(&[CastleTrigger::KingAndRookTogether], "4.4.3");
    flag.loss_basis = printed(MoveStage::Made, "6.9");
    illegal.empty_press = printed(EmptyPress::Illegal, "7.5.3");
    illegal.two_hands = printed(TwoHands::IllegalIfPressed, "7.5.4");
    illegal.shared_count = printed(Yes, "7.5.5");
    illegal.loses_at.standard = printed(times(2), "7.5.5");
    illegal.loses_at.rapid.full = printed(times(2), "7.5.5");
    illegal.loses_at.blitz.full = printed(times(2), "7.5.5");
    illegal.bonus.standard = printed(Some(seconds(120)), "7.5.5");
    illegal.bonus.rapid.full = printed(Some(seconds(120)), "7.5.5");
    illegal.draw_if_no_mate = printed(Yes, "7.5.5");
    illegal.on_claim.standard = printed(OnIllegalClaim::Ladder, "7.5.5");
    illegal.on_claim.rapid.full = printed(OnIllegalClaim::Ladder, "7.5.5");
    illegal.on_claim.blitz.full = printed(OnIllegalClaim::Ladder, "7.5.5");
    record.exempt_from = printed(ExemptFrom::AllOfRecording, "8.4");
    record.scorekeeping_trigger = printed(ScorekeepingTrigger::NeitherRequired, "8.5.1");
    draws.offer_lapses = printed(OfferLapses::OnMove, "9.1.2.1");
    draws.en_passant_test = printed(EnPassantTest::NoLongerCapturable, "9.2.2.1");
    draws.automatic_moves =
        printed(Some(AutomaticMoves { moves: moves(75), basis: MoveStage::Completed }), "9.6.2");
    conduct.device_trigger = printed(DeviceTrigger::BroughtIn, "11.3.2.2");
};
