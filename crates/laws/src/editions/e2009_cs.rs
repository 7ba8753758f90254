//! The Czech printing of the 2009 edition, as an overlay: what it prints differently and what can be played
//! . Its misprints are listed with the law text and not followed.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2009-cs",
    name: "FIDE Laws of Chess 2009, Czech printing",
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("fide-2009-cs":
        "art00_introduction_and_preface"
        "art03_moves_of_the_pieces"
        "art04_act_of_moving"
        "art06_chess_clock"
        "art07_irregularities"
        "art08_recording_of_the_moves"
        "art09_drawn_game"
        "art12_conduct_of_the_players"
        "art13_role_of_the_arbiter"
        "app_a_rapidplay"
        "app_b_blitz"
        "app_c_algebraic_notation"
        "app_e_blind_and_visually_disabled"
        "guide_1_adjourned_games"
    ),
    misprints: Some(include_str!("../../law/fide-2009-cs/en/misprints.md")),
    ..Book::on(Edition::Fide2009)
};

const NUMBERS: Numbers = numbers! {
    Edition::Fide2009;
    BlindAssistantSighted ["E.2.9.f"],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2009;
    scope.base = printed(Some(Edition::Fide2009), "Introduction");
    moves.made_when = printed(MadeWhen::Article3Fulfilled, "4.6");
    flag.loss_basis = printed(MoveStage::Made, "6.9");
    illegal.done.standard = printed(IllegalDone::WhenMade, "7.4.a");
    illegal.done.rapid.full = printed(IllegalDone::WhenMade, "7.4.a");
    illegal.done.blitz.full = printed(IllegalDone::WhenMade, "7.4.a");
    record.exempt_for = printed(ExemptFor::WhileBelow, "8.4");
    classes.rapid_min = printed(Bound::included(900), "A.1");
    classes.rapid_max = printed(Bound::included(3600), "A.1");
    // Fifteen minutes are rapidplay and blitz at once; the classes are asked in this order.
    classes.blitz_max = printed(Bound::included(900), "B.1").read_as(Interpretation::Q47);
    illegal.on_claim.blitz.limited = printed(OnIllegalClaim::WinForClaimantOrDrawForPlayer, "B.3.c");
    notation.other_system = printed(OtherSystem::MustBeTold, "C");
    blind.adapted_by = printed(AdaptedBy::Organiser, "E.1");
    blind.assistant_if_hearing_impaired = printed(No, "E.2.9.f");
};
