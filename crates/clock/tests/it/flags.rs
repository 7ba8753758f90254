//! Flags: when they fall, which fell first, and how the next period comes. Nobody loses here.

use board::Color;
use jadoube_clock::{AtEnd, ChessClock, ClockError, Instant, Setting};

use crate::script::{play, span, time};

#[test]
fn a_flag_falls_when_the_time_is_used_up() {
    play(
        "S6.1-2",
        "time all/0:10:00
         clocks W 0:05:00 B 0:00:01*
         0:01 passes
         == W 0:05:00 B 0:00:00*-
         == fell black 0:01",
    );
    play(
        "SC6.1-a-1",
        "time all/0:10:00
         clocks W 0:00:01* B 0:05:00
         0:02 passes
         == W 0:00:00*- B 0:05:00
         == first flag white",
    );
    play(
        "S6.2.1.2-2",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:00:03* B 0:05:00
         given white counter 39
         0:04 passes
         == fell white 0:03
         == counter 39 0",
    );
    play(
        "SC6.2.1-a-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:05:00* B 0:20:00
         given white counter 29
         6:00 passes
         == fell white 5:00
         == W 0:00:00*- B 0:20:00",
    );
}

#[test]
fn the_fall_is_dated_when_it_happens_not_when_it_is_noticed() {
    play(
        "S6.8-1",
        "time all/0:30:00
         clocks W 0:05:00 B 0:20:00*
         21:00 passes
         == fell black 20:00",
    );
}

#[test]
fn the_counter_decides_whether_the_sign_appears() {
    play(
        "S6.4-2",
        "time 40/1:30:00, all/0:30:00
         device at-press
         clocks W 0:00:01* B 0:05:00
         given white counter 39
         0:01 passes
         == W 0:00:00*- B 0:05:00
         == period white 1",
    );
    play(
        "C6.4-c, the time comes with the press",
        "time 40/1:30:00, all/0:30:00
         device at-press
         clocks W 0:00:10* B 0:05:00
         given white counter 39
         0:05 press white
         == W 0:30:05 B 0:05:00*
         == first flag none",
    );
    play(
        "C6.4-c, the counter is asked at zero",
        "time 40/1:30:00, all/0:30:00
         device if-counted
         clocks W 0:00:10* B 0:05:00
         given white counter 40
         0:15 passes
         == W 0:29:55* B 0:05:00
         == period white 2
         == first flag none",
    );
    play(
        "SC6.4-c-2",
        "time 40/1:30:00, all/0:30:00
         device if-counted
         clocks W 0:00:10* B 0:05:00
         given white counter 39
         given black counter 39
         0:15 stop
         == W 0:00:00- B 0:05:00
         == completed 40 39 gives 1 0
         1:00 counter white 40
         1:00 next-period white
         1:30 resume white
         == W 0:29:55* B 0:05:00
         == first flag none",
    );
}

#[test]
fn the_time_of_the_next_period_at_zero() {
    play(
        "C6.4-b",
        "time 40/1:30:00, all/0:30:00
         device at-zero
         clocks W 0:00:05* B 0:10:00
         0:08 passes
         == W 0:29:57* B 0:10:00
         == fell white 0:05
         == period white 2
         == period black 1",
    );
    play(
        "C6.4-b, a device that opens it for both",
        "time 40/1:30:00, all/0:30:00
         device at-zero-for-both
         clocks W 0:00:05* B 0:10:00
         0:08 passes
         == W 0:29:57* B 0:40:00
         == period black 2",
    );
    play(
        "S8.5.1-1",
        "time 40/1:30:00, all/0:30:00
         device by-hand
         clocks W 0:00:01* B 0:01:00
         0:02 stop
         == W 0:00:00- B 0:01:00
         0:02 next-period white
         3:00 resume white
         == W 0:29:59* B 0:01:00
         == first flag none",
    );
}

#[test]
fn both_displays_at_zero() {
    let both = "time all/0:15:00
         clocks W 0:00:05 B 0:00:03*
         0:03 passes
         0:04 press black
         0:10 passes";
    play("SC6.4-d-1", &format!("{both}\n == W 0:00:00* B 0:00:00-\n == first flag black"));
    play(
        "SC6.4-d-2",
        &format!("device mechanical\n{both}\n == W 0:00:00*- B 0:00:00-\n == first flag unknown"),
    );
    play(
        "SCA.4.3-a-1",
        "time all/0:15:00
         clocks W 0:00:00- B 0:00:00
         == W 0:00:00- B 0:00:00
         == first flag white",
    );
    play(
        "SIII.3.1-1",
        "time 40/1:30:00, all/0:30:00
         clocks W 0:00:02* B 0:00:02
         0:03 press white
         0:09 passes
         == W 0:00:00- B 0:00:00*
         == first flag white",
    );
    play(
        "SE-RB-5",
        "time all/0:15:00
         device mechanical
         clocks W 0:00:00- B 0:00:00-
         == first flag unknown",
    );
}

#[test]
fn a_fallen_flag_is_not_raised_by_a_press() {
    play(
        "C6.8-a",
        "time all/0:05:00; +0:03
         clocks W 0:00:02* B 0:01:00
         0:05 press white
         == W 0:00:00- B 0:01:00*
         0:06 press black
         0:09 passes
         == W 0:00:00*- B 0:01:02",
    );
}

#[test]
fn the_device_says_how_long_ago_the_flag_fell() {
    let clock = play("C6.8-b", "time all/0:05:00\n clocks W 0:00:02* B 0:01:00");
    let at = Instant::after_start(span("0:09"));
    assert_eq!(clock.next_zero(), Some(Instant::after_start(span("0:02"))));
    assert_eq!(clock.overrun(Color::White, at), Ok(span("0:07")));
    assert_eq!(clock.overrun(Color::Black, at), Ok(span("0:00")));
}

#[test]
fn a_clock_that_freezes() {
    let mut setting = Setting::electronic(time("all/0:00:10; +0:02"));
    setting.at_end = AtEnd::Freezes;
    let start = ChessClock::new(setting).start(Color::White, Instant::START).expect("a start");
    let late = Instant::after_start(span("0:30"));
    assert_eq!(start.press(Color::White, late), Err(ClockError::NotRunning));
    let face = start.face(late).expect("a face");
    assert_eq!(face.running, None);
    assert_eq!(face.sides.white.time, span("0:00"));
    assert_eq!(face.sides.black.time, span("0:12"));
}
