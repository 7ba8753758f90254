//! An edition that nobody has adopted: that of 2023 with ten articles under other numbers and twenty other values.

use laws::editions::words::*;

pub(crate) static BOOK: Book = Book {
    tag: "fide-test",
    name: "FIDE Laws of Chess, made up",
    from: Date::new(2031, 1, 1),
    numbers: NUMBERS,
    rulebook: RULEBOOK,
    text: &[include_str!("fide-test.md")],
    ..Book::on(Edition::Fide2023)
};

const RENUMBERED: &[Renumbered] = &[
    Renumbered::new("3.6", "3.11"),
    Renumbered::new("5.1.1", "5.3"),
    Renumbered::new("5.1.2", "5.4"),
    Renumbered::new("5.2.1", "5.5"),
    Renumbered::new("7.3", "7.7"),
    Renumbered::new("7.5.5", "7.8"),
    Renumbered::new("9.4", "9.7"),
    Renumbered::new("9.6.1", "9.8"),
    Renumbered::new("9.6.2", "9.9"),
    Renumbered::new("A.3", "A.7"),
];

const NUMBERS: Numbers = numbers! { Edition::Fide2023, RENUMBERED; };

const RULEBOOK: Rulebook = values! {
    Edition::Fide2023, RENUMBERED;
    ending.agreed_min_moves = printed(moves(30), "5.2.3");
    ending.resign_draw_if_no_mate = printed(No, "5.4");
    clock.default_excusable = printed(No, "6.7.1");
    irregularities.reversed_colours = printed(ReversedColours::RestartBelow(moves(5)), "7.7");
    illegal.loses_at = limited(printed(times(3), "7.8"), printed(times(3), "7.8"));
    illegal.bonus.standard = printed(Some(seconds(180)), "7.8");
    illegal.draw_if_no_mate = printed(No, "7.8");
    record.exempt_below = printed(seconds(600), "8.4");
    draws.repetition_claim = printed(times(4), "9.2");
    draws.fifty_claim = printed(moves(40), "9.3");
    draws.false_claim_bonus.standard = printed(seconds(300), "9.5.3");
    draws.repetition_automatic = printed(
        Some(AutomaticRepetition { occurrences: times(6), scope: RepetitionScope::Anywhere }),
        "9.8",
    );
    draws.automatic_moves =
        printed(Some(AutomaticMoves { moves: moves(60), basis: MoveStage::Made }), "9.9");
    classes.rapid_min = printed(Bound::excluded(900), "A.1");
    supervision.rapid_games = printed(Some(times(5)), "A.4.1");
    supervision.view_score_max = printed(Some(times(2)), "A.4.3");
    illegal.bonus.rapid = both(printed(Some(seconds(30)), "A.7"));
    classes.blitz_max = printed(Bound::included(900), "B.1");
    supervision.blitz_games = printed(Some(times(2)), "B.2.1");
    quickplay.below = printed(seconds(60), "III.5");
    quickplay.bonus = printed(seconds(60), "III.5.3");
};
