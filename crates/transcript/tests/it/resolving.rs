//! What moves mean in a position, legal or not; headers as configurations.

use board::{Color, Setup};
use jadoube_transcript::{
    Deed, MoveText, Unresolved, configure, event_line, move_text, option_form, read, read_event,
    read_logged, read_logged_event, resolve, stop_reason,
};
use laws::Edition;
use laws::event::{Change, Entered, Happening, StopReason, Who};
use laws::regulations::{ArbiterWatch, DrawAgreement, GuidelineIii, Regulations};
use laws::rulebook::{MovesEach, Seconds};

#[track_caller]
fn check(fen: &str, side: Color, text: &str, expected: &str) {
    let setup = notation::fen::read(fen).expect("a position");
    let found = resolve(&setup, side, &MoveText(text.to_owned()));
    assert_eq!(found.map(|it| it.to_string()).as_deref(), Ok(expected), "{text}");
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn legal_moves() {
    check(START, Color::White, "e4", "e2e4");
    check(START, Color::White, "Nf3", "g1f3");
    check(START, Color::Black, "Nf6", "g8f6");
    check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Color::White, "O-O", "e1h1");
    check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", Color::White, "O-O-O", "e1a1");
    check("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", Color::White, "e8=N+", "e7e8n");
    check("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", Color::White, "e7e8q", "e7e8q");
}

#[test]
fn illegal_moves_as_they_were_played() {
    // Out of check, pinned, castling without the right, a bishop like a rook, a pawn too far.
    check("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 20", Color::White, "Ra8", "a1a8");
    check("r3k3/8/8/8/8/8/8/4K2R w - - 0 20", Color::White, "O-O", "e1h1");
    // A castling that cannot be made is no other move of the king, and a king alone moves no rook.
    check("4k3/8/8/8/8/8/8/RK1N4 w A - 0 1", Color::White, "O-O-O", "b1a1");
    check("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Color::White, "O-O", "e1g1");
    check("4k3/8/8/8/4K2R/8/8/8 w - - 0 1", Color::White, "O-O", "e4g4");
    check("r3r2k/8/8/8/8/8/8/4K3 b - - 0 1", Color::Black, "Kf8", "h8f8");
    check("4k3/8/8/8/3B4/8/8/4K3 w - - 0 1", Color::White, "Bd5", "d4d5");
    check(START, Color::White, "e5", "e2e5");
    check("6k1/4P3/8/8/8/8/8/4K3 w - - 0 1", Color::White, "e8", "e7e8");
}

#[test]
fn what_cannot_be_understood() {
    let found = resolve(&Setup::INITIAL, Color::White, &MoveText("Nd5".to_owned()));
    assert!(matches!(found, Err(Unresolved::Ambiguous { .. })), "{found:?}");
    // No rook to castle with, and no two squares to go.
    let lone: Setup = notation::fen::read("4k3/8/8/8/8/8/8/1K6 w - - 0 1").expect("a position");
    let found = resolve(&lone, Color::White, &MoveText("O-O-O".to_owned()));
    assert!(matches!(found, Err(Unresolved::NoSuchPiece(_))), "{found:?}");
    // A piece does not go to where it stands.
    let pawn: Setup = notation::fen::read("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").expect("a position");
    let found = resolve(&pawn, Color::White, &MoveText("a7".to_owned()));
    assert!(matches!(found, Err(Unresolved::NoSuchPiece(_))), "{found:?}");
    let found = resolve(&Setup::EMPTY, Color::White, &MoveText("Nd5".to_owned()));
    assert!(matches!(found, Err(Unresolved::NoSuchPiece(_))), "{found:?}");
}

#[test]
fn legal_moves_are_written_in_letters_and_others_in_squares() {
    for (text, written) in [("e2e4", "e4"), ("g1f3", "Nf3"), ("e2e5", "e2e5"), ("e1h1", "O-O")] {
        let attempt = text.parse().expect("squares");
        assert_eq!(move_text(&Setup::INITIAL, Color::White, attempt).0, written);
    }
}

#[test]
fn a_header_configures_a_game() {
    let text = "regulations draw_agreement after(30), default_time 0:30:00, guideline_iii claim
regulations arbiter_watch reported, guideline_iii increment
case A
edition by date
date 2017-12-31
moves 1.e4 e5 2.Ke2 Nc6 3.Ke1 Nf6 4.Nf3 Bc5 5.Bc4 d6 6.O-O O-O 7.d3 Bg4
clocks white 1:12:00 black 1:17:00 running black
start 15:00:00
given white illegal 1
given not recording both
@15:00:00 round starts
";
    let file = read(text).expect("a transcript");
    let found = configure(&file.shared, &file.cases[0]).expect("a configuration");
    assert_eq!(found.edition, Edition::Fide2017);
    assert_eq!(found.moves.len(), 14);
    assert_eq!(found.moves[10].to_string(), "e1h1");
    assert_eq!(found.before.illegal.white, 1);
    assert!(found.not_started && found.before.not_recording.black);
    let regulations = &found.regulations;
    assert_eq!(regulations.draw_agreement, DrawAgreement::After(MovesEach(30)));
    assert_eq!(regulations.default_time, Some(Seconds(1800)));
    assert_eq!(regulations.arbiter_watch, Some(ArbiterWatch::Reported));
    assert_eq!(regulations.guideline_iii, [GuidelineIii::Claim, GuidelineIii::Increment]);
    assert!(found.control().is_some());
}

#[test]
fn every_word_of_every_option_can_be_given() {
    for option in Regulations::KEYS {
        let form = option_form(option).expect("a form");
        for word in form.words {
            for written in [(*word).to_owned(), word.replace('-', "_")] {
                let text = format!("case A\nregulations {option} {written}\nround starts");
                let file = read(&text).unwrap_or_else(|why| panic!("{text}: {why}"));
                let found = configure(&file.shared, &file.cases[0]);
                found.unwrap_or_else(|why| panic!("{text}: {why:?}"));
            }
        }
    }
}

#[test]
fn an_unknown_option_is_reported_with_its_line() {
    for (text, start) in [
        (
            "regulations default_tme 0:30:00",
            "line 3, column 13: `default_tme`: there is no such option; did you mean `default_time`?",
        ),
        (
            "regulations clock_kind sand",
            "line 3, column 24: `clock_kind`: `sand` is not possible here",
        ),
        ("regulations default_time soon", "line 3, column 26: `default_time`: expected a time"),
        (
            "organiser changes foo_bar x",
            "line 3, column 19: `foo_bar`: there is no such option; did you mean `",
        ),
        (
            "organiser changes blind_clok tactile",
            "line 3, column 19: `blind_clok`: there is no such option; did you mean `blind_clock`?",
        ),
        (
            "organiser changes recorder nobdy",
            "line 3, column 28: `recorder`: `nobdy` is not possible here; did you mean `nobody`?",
        ),
        (
            "organiser changes time_control soon",
            "line 3, column 32: `time_control`: expected a time control",
        ),
        (
            "arbiter changes increment 0:30",
            "line 3, column 17: `increment`: there is no such option",
        ),
    ] {
        let problems = read(&format!("case A\nposition start\n{text}")).expect_err(text).problems;
        assert!(problems[0].to_string().starts_with(start), "{text}: {}", problems[0]);
    }
}

#[test]
fn what_is_entered_is_printed_as_it_is_read() {
    for (line, printed) in [
        ("organiser changes default_time 30:00", "organiser changes default_time 0:30:00"),
        ("organiser changes draw_agreement after(30)", ""),
        ("organiser changes scoring \"3-1-0\"", ""),
        ("organiser changes scoring \"1-½-0\"", ""),
        ("organiser changes appeals 0:30:00", ""),
        ("organiser changes appeals allowed", ""),
        ("organiser changes adjournment on", ""),
        ("organiser changes device_penalty \"a warning first\"", ""),
        (
            "organiser changes guideline_iii no_arbiter",
            "organiser changes guideline_iii no-arbiter",
        ),
        ("organiser changes venue \"the old hall\"", ""),
        ("organiser changes official_time \"15:00 by the tower\"", ""),
        (
            "organiser changes time \"all/1:30:00; +0:30\"",
            "organiser changes time_control \"90+30\"",
        ),
        ("organiser changes supervision supervised", "organiser changes supervision full"),
        ("organiser changes starter players", ""),
        (
            "organiser changes screens \"the position\"",
            "organiser changes displays \"the position\"",
        ),
        ("organiser changes blind_clock announcing", ""),
        ("organiser changes clock_placement undecided", "organiser changes clock_placement open"),
        ("organiser changes clock_placement left", ""),
        ("arbiter confirms time control", ""),
    ] {
        let event = read_event(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let written = event_line(&event);
        assert_eq!(written, if printed.is_empty() { line } else { printed });
        assert_eq!(read_event(&written).as_ref(), Ok(&event), "{written}");
    }
}

#[test]
fn logs_of_earlier_versions_are_read_with_what_means_nothing() {
    let event = read_logged_event("organiser changes foo_bar x").expect("a line of a log");
    let unknown =
        Entered::Unknown { option: "foo_bar".to_owned(), value: "x".to_owned(), about: None };
    let change = Change { by: Who::Organiser, what: unknown };
    assert_eq!(event.deed, Deed::Plain(Happening::Configured(change)));
    assert_eq!(event_line(&event), "organiser changes foo_bar x");
    // What it was about holds, whatever was to be entered.
    for (line, about) in [
        ("organiser changes devices yes", "devices"),
        ("organiser changes increment 0:15:00", "time_control"),
        ("arbiter changes recorders nobody_at_all", "recorder"),
    ] {
        let event = read_logged_event(line).expect("a line of a log");
        let Deed::Plain(Happening::Configured(change)) = &event.deed else { panic!("{line}") };
        let Entered::Unknown { about: Some(setting), .. } = &change.what else { panic!("{line}") };
        assert_eq!(setting.key(), about, "{line}");
        assert_eq!(event_line(&event), line);
    }
    let header = "regulations increment 0:30, default_time 0:15:00, clock_mode none";
    let file = read_logged(&format!("case A\n{header}\nround starts")).expect("a log");
    let found = configure(&file.shared, &file.cases[0]).expect("a configuration");
    assert_eq!(found.regulations.default_time, Some(Seconds(900)));
}

#[test]
fn reasons_to_stop_the_clock() {
    for (words, reason) in [
        ("piece missing", StopReason::PieceMissing),
        ("no queen", StopReason::PieceMissing),
        ("knocked pieces", StopReason::KnockedPieces),
        ("flag", StopReason::Flag),
        ("he touched the bishop", StopReason::TouchedPiece),
        ("moved with both hands", StopReason::Irregularity),
        ("illegal move by Black", StopReason::IllegalMove),
        ("toilet", StopReason::Toilet),
        ("feels unwell", StopReason::Illness),
        ("arrived", StopReason::Arrived),
    ] {
        assert_eq!(stop_reason(words), reason, "{words}");
    }
    let other = "how many moves to the control?";
    assert_eq!(stop_reason(other), StopReason::Other(other.to_owned()));
}
