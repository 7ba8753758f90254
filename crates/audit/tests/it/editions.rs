//! The same games under different editions: what ends a game, what may be agreed, who wins.

use jadoube_audit::{Auditor, Check, EditionChoice, Fact, PartialDate, Settings, compare};

use crate::harness::{check, findings, record};

const FOUR_AND_BACK: &str =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";

#[test]
fn fivefold_repetition_ends_the_game_since_2014() {
    let on = record("????.??.??", "1/2-1/2", "", &format!("{FOUR_AND_BACK} 9. e4 e5"));
    check(&on, "fide-2009", &[Check::RepetitionMissed]);
    check(&on, "fide-2014", &[Check::RepetitionMissed, Check::MovesAfterRepetition]);
    check(&on, "fide-2023", &[Check::RepetitionMissed, Check::MovesAfterRepetition]);
    let there = record("????.??.??", "1-0", "", FOUR_AND_BACK);
    check(&there, "fide-2009", &[Check::RepetitionMissed]);
    check(&there, "fide-2018", &[Check::RepetitionMissed, Check::ResultNotAutomatic]);
}

#[test]
fn in_2014_only_consecutive_repetitions_end_the_game() {
    // One excursion of the queen's knights comes between.
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nc3 Nc6 8. Nf3 Nf6 9. Nb1 Nb8 \
                 10. Ng1 Ng8 11. e4 e5";
    let text = record("????.??.??", "1/2-1/2", "", moves);
    check(&text, "fide-2014", &[Check::RepetitionMissed]);
    check(&text, "fide-2018", &[Check::RepetitionMissed, Check::MovesAfterRepetition]);
}

#[test]
fn seventy_five_moves_end_the_game_since_2014() {
    let tags = "[SetUp \"1\"]\n[FEN \"8/8/8/4k3/8/8/4K2R/8 w - - 149 120\"]\n";
    let text = record("????.??.??", "1/2-1/2", tags, "1. Rh3 Kd6 2. Rh4");
    check(&text, "fide-2009", &[Check::SeriesMissed]);
    check(&text, "fide-2018", &[Check::SeriesMissed, Check::MovesAfterSeries]);
}

#[test]
fn a_mate_with_the_last_move_of_a_series_counts() {
    let tags = "[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/7R w - - 149 120\"]\n";
    check(&record("????.??.??", "1-0", tags, "1. Rh8#"), "fide-2018", &[Check::SeriesMissed]);
}

#[test]
fn a_game_that_was_drawn_before_its_mate_is_drawn() {
    let moves = format!("{FOUR_AND_BACK} 9. f3 e5 10. g4 Qh4#");
    let on = [Check::RepetitionMissed, Check::MovesAfterRepetition];
    check(&record("????.??.??", "1/2-1/2", "", &moves), "fide-2023", &on);
    let won = [on[0], on[1], Check::ResultNotAutomatic];
    check(&record("????.??.??", "0-1", "", &moves), "fide-2023", &won);
    // In 2009 nothing had ended it.
    let mate = [Check::RepetitionMissed, Check::ResultNotMate];
    check(&record("????.??.??", "1/2-1/2", "", &moves), "fide-2009", &mate);
    let tags = "[SetUp \"1\"]\n[FEN \"k7/8/1K6/8/8/8/8/7R w - - 150 120\"]\n";
    let drawn = record("????.??.??", "1/2-1/2", tags, "1. Rh8#");
    check(&drawn, "fide-2018", &[Check::MovesAfterSeries, Check::SeriesMissed]);
}

#[test]
fn a_draw_needs_a_move_by_each_since_2017() {
    let text = record("????.??.??", "1/2-1/2", "", "1. e4");
    check(&text, "fide-2014", &[]);
    check(&text, "fide-2017", &[Check::DrawBeforeMove]);
}

#[test]
fn a_win_without_any_mate_is_doubtful_and_since_2023_a_draw() {
    let tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 0 1\"]\n";
    let text = record("????.??.??", "0-1", tags, "1... Kd7");
    let kind = |edition: &str| {
        let edition = EditionChoice::Told(edition.parse().expect("an edition"));
        let found = findings(&text, &Settings { edition, ..Settings::default() });
        (found[0].check, found[0].fact("kind").cloned())
    };
    assert_eq!(kind("fide-2018"), (Check::WinNoMate, Some(Fact::Kind("doubtful"))));
    assert_eq!(kind("fide-2023"), (Check::WinNoMate, Some(Fact::Kind("draw"))));
    let forfeit = format!("{tags}[Termination \"time forfeit\"]\n");
    check(&record("????.??.??", "0-1", &forfeit, "1... Kd7"), "fide-2009", &[Check::FlagNoMate]);
    // With a knight and a pawn on the board there is a helpmate.
    let tags = "[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/5n2/4P3/4K3 w - - 0 1\"]\n[Termination \"time forfeit\"]\n";
    check(&record("????.??.??", "0-1", tags, "1. Kf1"), "fide-2009", &[]);
}

#[test]
fn the_date_chooses_the_edition() {
    let of = |date| EditionChoice::ByDate.of(date).tag();
    let date = |year, month, day| Some(PartialDate { year, month, day });
    assert_eq!(of(date(2010, Some(1), Some(5))), "fide-2009");
    assert_eq!(of(date(2014, Some(7), None)), "fide-2014");
    assert_eq!(of(date(2014, None, None)), "fide-2009");
    assert_eq!(of(date(2023, None, None)), "fide-2023");
    assert_eq!(of(date(1979, None, None)), "fide-2009");
    assert_eq!(of(None), "fide-2023");
    let moves = format!("{FOUR_AND_BACK} 9. e4 e5");
    let under = |date: &str| {
        let found = findings(&record(date, "1/2-1/2", "", &moves), &Settings::default());
        (found.len(), found[0].edition.tag(), found[0].articles()[0].to_string())
    };
    assert_eq!(under("2010.05.05"), (1, "fide-2009", "9.2".to_owned()));
    assert_eq!(under("2019.05.05"), (2, "fide-2018", "9.2.1".to_owned()));
}

#[test]
fn two_editions_are_compared_game_by_game() {
    let quiet = record("2020.01.01", "1-0", "", "1. e4 e5");
    let drawn = record("2020.01.01", "1/2-1/2", "", "1. e4");
    let text = [quiet, drawn].concat();
    let under = |edition: &str| {
        let edition = EditionChoice::Told(edition.parse().expect("an edition"));
        let settings = Settings { edition, ..Settings::default() };
        Auditor::new(&settings).audit(text.as_bytes())
    };
    let differences = compare(&under("fide-2009"), &under("fide-2018"));
    assert_eq!(differences.len(), 1);
    assert_eq!(differences[0].game, 2);
    assert!(differences[0].first.is_empty());
    assert_eq!(differences[0].second[0].check, Check::DrawBeforeMove);
    assert_eq!(compare(&under("fide-2018"), &under("fide-2018")), []);
}

#[test]
fn the_time_control_tells_the_pace_and_the_pace_the_edition() {
    let under = |control: &str| {
        let tags = format!("[TimeControl \"{control}\"]\n");
        let edition = EditionChoice::Told("cz-rapid-blitz".parse().expect("an edition"));
        let settings = Settings { edition, ..Settings::default() };
        let found = findings(&record("2015.01.01", "1-0", &tags, "1. Ngf3 e5"), &settings);
        (found[0].edition.tag(), found[0].pace.map(laws::Pace::tag))
    };
    assert_eq!(under("900"), ("cz-rapid-blitz", Some("rapid")));
    assert_eq!(under("300"), ("cz-rapid-blitz", Some("blitz")));
    assert_eq!(under("40/5400:1800"), ("fide-2014", Some("standard")));
    assert_eq!(under("?"), ("cz-rapid-blitz", None));
}

#[test]
fn numbers_that_may_be_minutes_say_nothing_about_the_pace() {
    let under = |control: &str| {
        let tags = format!("[TimeControl \"{control}\"]\n");
        let found =
            findings(&record("2015.01.01", "1-0", &tags, "1. Ngf3 e5"), &Settings::default());
        found.iter().map(|it| it.pace.map(laws::Pace::tag)).collect::<Vec<_>>()
    };
    assert_eq!(under("5400+30"), [Some("standard")]);
    assert_eq!(under("90+30"), [None, None]);
}

#[test]
fn the_class_is_told_by_whole_words() {
    let under = |event: &str| {
        let text = record("2015.01.01", "1-0", "[TimeControl \"5400+30\"]\n", "1. e4 e5");
        let text = text.replace("[Event \"?\"]", &format!("[Event \"{event}\"]"));
        crate::harness::names(&findings(&text, &Settings::default()))
    };
    assert_eq!(under("Rapid Open"), ["time-class"]);
    assert_eq!(under("City Rapidplay"), ["time-class"]);
    assert_eq!(under("Grand Rapids Open"), [""; 0]);
}

#[test]
fn chess960_has_many_names() {
    for variant in
        ["Chess960", "Chess 960", "chess-960", "Fischer Random", "Fischerandom", "From Position"]
    {
        let tags = format!("[Variant \"{variant}\"]\n");
        check(&record("2015.01.01", "1-0", &tags, "1. e4 e5"), "fide-2018", &[]);
    }
    let tags = "[Variant \"Crazyhouse\"]\n";
    check(&record("2015.01.01", "1-0", tags, "1. e4 e5"), "fide-2018", &[Check::OtherVariant]);
}

#[test]
fn all_tags_of_days_are_read() {
    for tag in ["UTCDate", "EventDate"] {
        let with =
            |date: &str| record("2015.01.01", "1-0", &format!("[{tag} \"{date}\"]\n"), "1. e4 e5");
        check(&with("2015.02.30"), "fide-2018", &[Check::BadDate]);
        check(&with("2015.??.??"), "fide-2018", &[]);
    }
}
