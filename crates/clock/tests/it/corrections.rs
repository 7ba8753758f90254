//! The reading after each correction and each penalty (6.10, 7.1, 7.5.5, 9.5.3, 12.9, III), step by step. How much is
//! given, and whether, is never decided here.

use board::Color;
use jadoube_clock::{Event, Instant};

use crate::script::{play, span};

#[test]
fn a_defective_clock_is_replaced() {
    play(
        "6.10.1, readings carried over",
        "clocks W 0:40:00* B 0:38:00
         given white counter 20
         1:00 replace
         5:00 resume white
         == W 0:39:00* B 0:38:00
         == counter 20 0",
    );
    play(
        "S6.2.4-2, readings given",
        "clocks W 0:40:00* B 0:38:00
         1:00 replace W 0:39:30 B 0:38:00
         5:00 resume white
         == W 0:39:30* B 0:38:00",
    );
}

#[test]
fn a_missing_increment_is_set_and_made_good() {
    play(
        "S6.10.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 1:05:00* B 1:02:00
         given white counter 11
         given black counter 11
         0:00 stop
         2:00 increment 0:30
         2:00 set white 1:11:00
         2:00 set black 1:08:00
         3:00 resume white
         3:10 press white
         == W 1:11:20 B 1:08:00*
         == counter 12 11",
    );
}

#[test]
fn times_of_the_log_then_the_penalty() {
    play(
        "S7.1-2",
        "time 40/1:30:00, all/0:30:00
         clocks W 1:12:00* B 1:17:00
         0:00 stop
         1:00 set white 1:20:00
         1:00 set black 1:22:00
         1:00 add black 2:00
         == W 1:20:00 B 1:24:00",
    );
    play(
        "S7.5.1-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 1:12:00* B 1:17:00
         given white counter 7
         given black counter 7
         0:00 stop
         0:00 add black 2:00
         1:00 counter white 5
         1:00 counter black 5
         == W 1:12:00 B 1:19:00
         == counter 5 5",
    );
}

#[test]
fn the_increment_of_an_illegal_move_is_taken_off() {
    let clock = play(
        "Q-72",
        "time all/0:15:00; +0:10
         clocks W 0:10:00* B 0:09:00
         0:04 press white
         0:07 stop
         == W 0:10:06 B 0:08:57
         == counter 1 0",
    );
    let steps = clock
        .after_each(
            Instant::after_start(span("0:07")),
            &[
                Event::GainTakenBack(Color::White),
                Event::TimeAdded { side: Color::Black, time: span("2:00") },
                Event::TimeSet { side: Color::Black, time: span("11:00") },
            ],
        )
        .expect("three steps");
    let times = |color: Color| steps.iter().map(|face| face.sides[color].time).collect::<Vec<_>>();
    assert_eq!(times(Color::White), [span("9:56"), span("9:56"), span("9:56")]);
    assert_eq!(times(Color::Black), [span("8:57"), span("10:57"), span("11:00")]);
    assert!(steps.iter().all(|face| face.sides.white.counter == jadoube_clock::Moves(0)));
}

#[test]
fn the_period_that_an_illegal_move_opened_is_closed_again() {
    play(
        "7.5.1 on the fortieth move",
        "clocks W 0:02:00* B 0:09:00
         given white counter 39
         0:20 press white
         == W 0:32:10 B 0:09:00*
         == period white 2
         0:25 stop
         0:25 undo white
         == W 0:01:40 B 0:08:55
         == period white 1
         == counter 39 0",
    );
}

#[test]
fn penalties() {
    play(
        "S6.11.4-1",
        "clocks W 0:03:00 B 0:02:00*
         0:00 stop
         0:45 add white 1:00
         == W 0:04:00 B 0:02:00",
    );
    play(
        "S7.4.3-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:02:00* B 0:01:10
         0:00 stop
         0:40 add black 1:00
         0:50 resume white
         == W 0:02:00* B 0:02:10",
    );
    play(
        "S7.5.2-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:10:00* B 0:09:00
         0:00 press white
         0:00 add black 2:00
         == W 0:10:00 B 0:11:00*",
    );
    play(
        "S9.3.1-2",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:10:00* B 0:08:00
         0:06 stop
         0:06 add black 2:00
         0:06 resume white
         == W 0:09:54* B 0:10:00",
    );
    play(
        "S9.5.3-3",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:10:00* B 0:08:00
         0:00 stop
         0:00 add black 3:00
         == W 0:10:00 B 0:11:00",
    );
    play(
        "S12.5-1",
        "clocks W 0:20:00* B 0:25:00
         2:00 stop
         6:30 add white 2:00
         == W 0:20:00 B 0:25:00",
    );
}

#[test]
fn five_seconds_instead_of_a_quickplay_finish() {
    play(
        "SIII.4-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:01:50* B 0:05:00
         given white period 2
         given black period 2
         0:00 stop
         0:40 increment 0:05
         0:40 add black 2:00
         0:50 resume white
         == W 0:01:50* B 0:07:00
         0:53 press white
         == W 0:01:52 B 0:07:00*",
    );
    play(
        "SIII.5.3-1",
        "time all/0:30:00
         clocks W 0:01:40* B 0:03:00
         0:00 stop
         1:00 add black 2:00
         == W 0:01:40 B 0:05:00",
    );
}

#[test]
fn wrong_times_after_an_adjournment() {
    play(
        "SI.13-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:28:00 B 0:20:00*
         0:00 stop
         0:00 set black 0:30:00
         0:10 resume black
         == W 0:28:00 B 0:30:00*",
    );
}
