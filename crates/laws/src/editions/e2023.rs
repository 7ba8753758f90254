//! The edition in force from 1 January 2023.

use super::words::*;

pub(super) static BOOK: Book = Book {
    tag: "fide-2023",
    name: "FIDE Laws of Chess 2023",
    from: Date::new(2023, 1, 1),
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: law!("fide-2023":
        "art00_introduction_and_preface"
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
        "guide_0_introduction"
        "guide_1_adjourned_games"
        "guide_3_quickplay_finish"
        "glossary"
    ),
    ..Book::on(Edition::Fide2018)
};

/// Articles that stand under another number.
const RENUMBERED: &[Renumbered] = &[
    Renumbered::new("Introduction", "0.1"),
    Renumbered::new("Preface", "0.2"),
    Renumbered::new("3.7.4.1", "3.7.3.1"),
    Renumbered::new("3.7.4.2", "3.7.3.2"),
    Renumbered::new("3.7.5.1", "3.7.3.3"),
    Renumbered::new("3.7.5.2", "3.7.3.4"),
    Renumbered::new("3.7.5.3", "3.7.3.5"),
    Renumbered::new("3.8.2.2.1", "3.8.2.2.3"),
    Renumbered::new("3.8.2.2.2", "3.8.2.2.4"),
    Renumbered::new("9.2.1", "9.2"),
    Renumbered::new("9.2.1.1", "9.2.1"),
    Renumbered::new("9.2.1.2", "9.2.2"),
    Renumbered::new("9.2.2", "9.2.3"),
    Renumbered::new("9.2.2.1", "9.2.3.1"),
    Renumbered::new("9.2.2.2", "9.2.3.2"),
    Renumbered::new("A.3.1", "A.4"),
    Renumbered::new("A.3.1.1", "A.4.1"),
    Renumbered::new("A.3.1.2", "A.4.2"),
    Renumbered::new("A.3.2", "A.4.3"),
    Renumbered::new("A.4", "A.5"),
    Renumbered::new("A.4.1", "A.5.1"),
    Renumbered::new("A.4.1.1", "A.5.1.1"),
    Renumbered::new("A.4.1.2", "A.5.1.2"),
    Renumbered::new("A.4.2", "A.5.2"),
    Renumbered::new("A.4.3", "A.5.3"),
    Renumbered::new("A.4.4", "A.5.4"),
    Renumbered::new("A.4.5", "A.5.5"),
    Renumbered::new("A.5", "A.6"),
    Renumbered::new("B.3.1", "B.2"),
    Renumbered::new("B.3.1.1", "B.2.1"),
    Renumbered::new("B.3.1.2", "B.2.2"),
    Renumbered::new("B.3.2", "B.2.3"),
    Renumbered::new("B.4", "B.3"),
    Renumbered::new("B.5", "B.4"),
];

const NUMBERS: Numbers = numbers! {
    Edition::Fide2018, RENUMBERED;
    Headings2023 ["3.7", "3.9", "3.10", "4.2", "6.2", "6.3", "6.7", "6.10", "7.4", "7.5", "8.1", "8.5", "9.1", "9.5", "11.2", "11.3", "D.2.6", "I.1", "I.12"],
    RecRecord ["8.1.1", "8.1.1.1"],
    RecElectronic ["8.1.1.2"],
    ConductDeviceBan ["11.3.2"],
    RapidPenaltyMinutes ["A.3"],
    BlitzPenaltyMinutes [by "A.3"],
    NoteAmbiguityRank ["C.10.1", "C.10.1.1", "C.10.1.2"],
    NoteAbbreviations ["C.13", "C.13.1", "C.13.2", "C.13.3", "C.13.4", "C.13.5", "C.13.6"],
    BlindClock ["D.2.6", "D.2.6.1", "D.2.6.2", "D.2.6.2.1", "D.2.6.2.2"],
    GuidelinesStatus ["Guidelines, Introduction"],
};

const RULEBOOK: Rulebook = values! {
    Edition::Fide2018, RENUMBERED;
    ending.resign_draw_if_no_mate = printed(Yes, "5.1.2");
    clock.no_press_needed = printed(
        &[
            NoPressNeeded::Mate,
            NoPressNeeded::Stalemate,
            NoPressNeeded::Dead,
            NoPressNeeded::Threefold,
            NoPressNeeded::Fivefold,
            NoPressNeeded::SeventyFive,
        ],
        "6.2.1.1",
    );
    record.media = printed(&[ScoresheetMedium::Paper, ScoresheetMedium::Electronic], "8.1.1.2");
    record.result_by = printed(&[ResultBy::Sign, ResultBy::ElectronicApproval], "8.7");
    conduct.device_ban = printed(DeviceBan::AnyDeviceBan, "11.3.2");
    illegal.bonus.rapid = both(printed(Some(seconds(60)), "A.3"));
    illegal.bonus.blitz.full = printed(Some(seconds(60)), "A.3").read_as(Interpretation::Q66);
    illegal.bonus.blitz.limited = printed(Some(seconds(60)), "A.3");
    draws.false_claim_bonus.rapid = both(printed(seconds(60), "A.3"));
    draws.false_claim_bonus.blitz.full = printed(seconds(60), "A.3").read_as(Interpretation::Q66);
    draws.false_claim_bonus.blitz.limited = printed(seconds(60), "A.3");
    scope.guidelines_in_laws = printed(No, "Guidelines, Introduction");
    adjournment.sealed_on = printed(SealedOn::PaperSheet, "I.1.1");
};
