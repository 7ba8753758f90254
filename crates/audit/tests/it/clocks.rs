//! Clocks in comments against the time control.

use jadoube_audit::{Check, Fact, Settings};

use crate::harness::{findings, record};

/// A game in which the players' clocks show these times in turn.
fn game(control: &str, times: &[&str]) -> String {
    const MOVES: [&str; 12] =
        ["e4", "e5", "Nf3", "Nc6", "Bc4", "Bc5", "O-O", "Nf6", "d3", "d6", "c3", "O-O"];
    let moves: Vec<String> = MOVES
        .iter()
        .zip(times)
        .enumerate()
        .map(|(ply, (word, time))| {
            format!("{}{} {word} {{ {time} }}", ply / 2 + 1, [".", "..."][ply % 2])
        })
        .collect();
    record("2024.01.01", "*", &format!("[TimeControl \"{control}\"]\n"), &moves.join(" "))
}

#[track_caller]
fn check(control: &str, times: &[&str], expected: &[Check]) {
    let found = findings(&game(control, times), &Settings::default());
    let found: Vec<Check> = found.iter().map(|it| it.check).collect();
    assert_eq!(found, expected, "{control} {times:?}");
}

fn clk(times: &[&'static str]) -> Vec<String> {
    times.iter().map(|time| format!("[%clk {time}]")).collect()
}

#[track_caller]
fn check_clk(control: &str, times: &[&'static str], expected: &[Check]) {
    let times = clk(times);
    check(control, &times.iter().map(String::as_str).collect::<Vec<_>>(), expected);
}

#[test]
fn clocks_go_down_and_up_by_the_increment() {
    check_clk("300", &["0:05:00", "0:05:00", "0:04:50", "0:04:55"], &[]);
    check_clk("180+2", &["0:03:02", "0:03:01", "0:03:04", "0:03:00"], &[]);
    // Some clocks show the first increment before the first move.
    check_clk("180+2", &["0:03:04", "0:03:04"], &[]);
    check_clk("180+2", &["0:03:02", "0:03:01", "0:03:14", "0:03:00"], &[Check::TimeGained]);
    check_clk("300", &["0:06:00", "0:05:00"], &[Check::TimeGained]);
}

#[test]
fn a_new_period_brings_its_time() {
    check_clk("2/60:300", &["0:00:50", "0:00:50", "0:05:40", "0:05:40", "0:05:30", "0:05:30"], &[]);
    // Or when the time before it has run out.
    check_clk("2/60:300", &["0:00:50", "0:00:50", "0:00:40", "0:00:40", "0:05:30", "0:05:30"], &[]);
    check_clk("3/60:300", &["0:00:50", "0:00:50", "0:05:40", "0:00:40"], &[Check::TimeGained]);
}

#[test]
fn the_same_surplus_again_and_again_is_a_wrong_increment() {
    let times = ["0:03:02", "0:03:02", "0:03:07", "0:03:07", "0:03:12", "0:03:12"];
    check_clk("180+2", &times, &[Check::IncrementWrong]);
}

#[test]
fn used_time_and_display_must_add_up() {
    let times = [
        "[%clk 0:05:00][%emt 0:00:00]",
        "[%clk 0:05:00]",
        "[%clk 0:04:50][%emt 0:00:20]",
        "[%clk 0:04:50]",
        "[%clk 0:04:40][%emt 0:00:20]",
        "[%clk 0:04:40]",
        "[%clk 0:04:30][%emt 0:00:20]",
    ];
    check("300", &times, &[Check::IncrementWrong]);
    check("300+10", &times, &[]);
}

#[test]
fn who_has_no_time_left_makes_no_more_moves() {
    let tenths = ["0:00:05.1", "0:00:50.2", "0:00:00", "0:00:50", "0:00:00"];
    check_clk("60", &tenths, &[Check::FlagUnnoticed]);
    check_clk("60", &tenths[..4], &[]);
    // In whole seconds less than a second may be left, and quick moves are possible.
    let seconds = ["0:00:05", "0:00:50", "0:00:00", "0:00:50", "0:00:00", "0:00:49", "0:00:00"];
    check_clk("60", &seconds, &[]);
    // Not if every move brings more than that.
    check_clk("60+1", &seconds, &[Check::FlagUnnoticed]);
}

#[test]
fn what_is_no_time_is_told_once() {
    check("300", &["[%clk -0:00:03]", "[%clk -0:00:04]"], &[Check::TimeNegative]);
    check("300", &["[%clk x]", "[%clk 1:2:3:4]"], &[Check::ClockUnreadable]);
    check("-", &["[%clk 0:00:03]", "[%clk 0:10:04]"], &[]);
}

#[test]
fn the_finding_names_the_player_and_the_times() {
    let times = clk(&["0:05:00", "0:05:00", "0:04:00", "0:05:30"]);
    let text = game("300", &times.iter().map(String::as_str).collect::<Vec<_>>());
    let found = findings(&text, &Settings::default());
    assert_eq!(found[0].fact("side"), Some(&Fact::Side(board::Color::Black)));
    assert_eq!(found[0].fact("rise"), Some(&Fact::Time(clock::Millis::from_seconds(30))));
    assert_eq!(found[0].ply, Some(4));
}

#[test]
fn times_used_may_not_add_up_to_more_than_was_given() {
    let times =
        ["[%emt 0:00:30]", "[%emt 0:00:10]", "[%emt 0:00:40]", "[%emt 0:00:10]", "[%emt 0:00:01]"];
    check("60", &times, &[Check::FlagUnnoticed]);
    check("60+4", &times, &[]);
    check("60", &times[..4], &[]);
}

#[test]
fn numbers_that_may_be_minutes_are_not_compared_with_clocks() {
    check_clk("90+30", &["1:30:30", "1:30:30", "1:29:00", "1:30:40"], &[Check::TimeControlDialect]);
}

#[test]
fn a_delay_never_shows_and_lasts_for_any_number_of_moves() {
    let seconds = ["0:00:05", "0:00:50", "0:00:00", "0:00:50", "0:00:00", "0:00:49", "0:00:00"];
    check_clk("60d5", &seconds, &[]);
    let tenths = ["0:00:05.1", "0:00:50.2", "0:00:00", "0:00:50", "0:00:00"];
    check_clk("60d5", &tenths, &[]);
}
