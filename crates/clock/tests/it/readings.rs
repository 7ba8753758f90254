//! What the clocks should show (C6.10.1-b, 6.10.2, I.2.3), from outside.

use board::{ByColor, Color};
use jadoube_clock::readings::{
    Assumption, Deviation, GameSoFar, Range, SideSoFar, correct_setting, given, should_show,
};
use jadoube_clock::{Millis, Moves};

use crate::script::{span, time};

fn both<T: Clone>(value: T) -> ByColor<T> {
    ByColor { white: value.clone(), black: value }
}

#[test]
fn the_displays_add_up_to_what_was_given_less_what_has_passed() {
    // SC6.10.1-b-1
    let side = SideSoFar { completed: Moves(20), ..SideSoFar::default() };
    let game = GameSoFar { sides: both(side), elapsed: Some(span("1:00:00")) };
    let expected = should_show(&time("40/1:30:00, all/0:30:00; +0:30"), &game);
    assert_eq!(expected.together, Range::exactly(span("2:21:00")));
    let shown = span("2:01:00");
    assert_eq!(expected.together.compare(shown), Deviation::TooLittle(span("0:20:00")));
    assert!(expected.assumptions.contains(&Assumption::NoStops));
    assert!(expected.assumptions.contains(&Assumption::UnrecordedMoves(Color::Black, Moves(20))));
}

#[test]
fn a_missing_increment_is_made_good() {
    // S6.10.2-1
    let proposals = correct_setting(
        &time("40/1:30:00, all/0:30:00"),
        &time("40/1:30:00, all/0:30:00; +0:30"),
        ByColor { white: span("1:05:00"), black: span("1:02:00") },
        both(Moves(11)),
    );
    assert_eq!(proposals.white.reading.exact(), Some(span("1:11:00")));
    assert_eq!(proposals.black.reading.exact(), Some(span("1:08:00")));
    assert_eq!(proposals.white.was_due.increments, span("6:00"));
}

#[test]
fn other_wrong_settings() {
    // SA.4.1.1-3: an hour too much.
    let proposals = correct_setting(
        &time("all/1:15:00; +0:10"),
        &time("all/0:15:00; +0:10"),
        ByColor { white: span("1:14:20"), black: span("1:13:50") },
        both(Moves(6)),
    );
    assert_eq!(proposals.white.reading.exact(), Some(span("14:20")));
    // SA.4.1.1-1: five seconds instead of ten.
    let proposals = correct_setting(
        &time("all/0:15:00; +0:05"),
        &time("all/0:15:00; +0:10"),
        ByColor { white: span("11:00"), black: span("10:00") },
        both(Moves(12)),
    );
    assert_eq!(proposals.white.reading.exact(), Some(span("12:05")));
}

#[test]
fn time_used_for_the_envelope() {
    // SI.2.3-1
    let control = time("all/2:00:00");
    let given = given(control.of(Color::White), Moves(40)).certain();
    assert_eq!(given.checked_sub(span("0:28:00")), Some(span("1:32:00")));
    assert_eq!(Millis::ZERO.checked_sub(given), None);
}
