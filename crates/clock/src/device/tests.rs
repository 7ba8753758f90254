//! What cannot happen to a clock, and the corners of periods and modes. The scenarios of the Laws are among the
//! integration tests.

use alloc::string::ToString;
use alloc::sync::Arc;

use board::{ByColor, Color};

use super::{
    ChessClock, ClockError, DisplaySetting, Event, Flag, PeriodChange, Replacement, ReplayError,
    SavedTime, Setting, Timed,
};
use crate::{Instant, Millis, Mode, Moves, Period, PeriodNumber, TimeControl};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;
const MINUTE: Millis = Millis::from_minutes(1);
const FIVE: Millis = Millis::from_seconds(5);

fn at(seconds: u64) -> Instant {
    Instant::after_start(Millis::from_seconds(seconds))
}

fn setting(periods: &[Period]) -> Setting {
    Setting::electronic(TimeControl::same(periods).expect("a control"))
}

fn clock(periods: &[Period]) -> ChessClock {
    ChessClock::new(setting(periods))
}

fn minute() -> ChessClock {
    clock(&[Period::rest(MINUTE)])
}

#[track_caller]
fn check_seconds(clock: &ChessClock, now: Instant, white: u64, black: u64) {
    let sides = clock.face(now).expect("a face").sides;
    assert_eq!(sides.white.time, Millis::from_seconds(white));
    assert_eq!(sides.black.time, Millis::from_seconds(black));
}

#[test]
fn time_does_not_go_back() {
    let started = minute().start(WHITE, at(5)).expect("a start");
    let error = ClockError::TimeWentBack { at: at(4), last: at(5) };
    assert_eq!(started.press(WHITE, at(4)), Err(error));
    assert_eq!(started.face(at(4)).map(|face| face.at), Err(error));
    assert_eq!(error.to_string(), "0:00:04 is earlier than the last event at 0:00:05");
}

#[test]
fn a_clock_that_was_not_started_cannot_be_pressed() {
    let clock = minute();
    assert_eq!(clock.press(WHITE, at(0)), Err(ClockError::NotStarted));
    assert_eq!(clock.stop(at(0)), Err(ClockError::NotStarted));
    assert_eq!(clock.resume(WHITE, at(0)), Err(ClockError::NotStarted));
    assert_eq!((clock.running(), clock.on_turn()), (None, None));
}

#[test]
fn a_clock_is_started_once() {
    let started = minute().start(BLACK, at(0)).expect("a start");
    assert_eq!(started.start(BLACK, at(1)), Err(ClockError::AlreadyStarted));
    assert_eq!(started.resume(WHITE, at(1)), Err(ClockError::AlreadyRunning(BLACK)));
    assert_eq!(started.running(), Some(BLACK));
}

#[test]
fn a_button_that_is_down_cannot_be_pressed() {
    let started = minute().start(WHITE, at(0)).expect("a start");
    assert_eq!(started.press(BLACK, at(1)), Err(ClockError::OtherSideRuns { runs: WHITE }));
    let stopped = started.stop(at(1)).expect("a stop");
    assert_eq!(stopped.press(WHITE, at(2)), Err(ClockError::NotRunning));
    assert_eq!(stopped.stop(at(2)), Err(ClockError::NotRunning));
    assert_eq!((stopped.running(), stopped.on_turn()), (None, Some(WHITE)));
}

#[test]
fn no_more_is_taken_than_is_there() {
    let clock = minute();
    let asked = MINUTE + FIVE;
    let error = ClockError::NotEnoughTime { side: BLACK, left: MINUTE, asked };
    assert_eq!(clock.deduct(BLACK, asked, at(0)), Err(error));
    let empty = clock.deduct(BLACK, MINUTE, at(0)).expect("all of it");
    check_seconds(&empty, at(0), 60, 0);
}

#[test]
fn a_press_that_brought_nothing_cannot_be_undone() {
    let error = ClockError::NothingGained(WHITE);
    assert_eq!(minute().apply(at(0), &Event::GainTakenBack(WHITE)), Err(error));
}

#[test]
fn a_period_that_does_not_exist_cannot_be_set() {
    let period = PeriodNumber::new(2).expect("from one");
    let error = ClockError::NoSuchPeriod { side: WHITE, period };
    assert_eq!(minute().apply(at(0), &Event::PeriodSet { side: WHITE, period }), Err(error));
    assert_eq!(minute().apply(at(0), &Event::NextPeriodGiven(WHITE)), Err(error));
    let repeated = clock(&[Period::moves(1, MINUTE)]);
    assert!(repeated.apply(at(0), &Event::NextPeriodGiven(WHITE)).is_ok());
}

#[test]
fn a_flag_is_not_down_while_there_is_time() {
    let down = DisplaySetting { flag: Flag::Down, ..DisplaySetting::time(MINUTE) };
    let displays = ByColor { white: down, black: DisplaySetting::time(MINUTE) };
    let error = ClockError::FlagDownWithTime { side: WHITE, time: MINUTE };
    assert_eq!(ChessClock::showing(setting(&[Period::rest(MINUTE)]), displays), Err(error));
}

#[test]
fn a_replay_names_the_event_that_cannot_be() {
    let events = [
        Timed { at: at(0), event: Event::Started(WHITE) },
        Timed { at: at(1), event: Event::Pressed(BLACK) },
    ];
    let error = ClockError::OtherSideRuns { runs: WHITE };
    let replayed = ChessClock::replay(setting(&[Period::rest(MINUTE)]), &events);
    assert_eq!(replayed, Err(ReplayError { index: 1, error }));
}

#[test]
fn a_corrected_setting_must_have_the_period() {
    let two = [Period::moves(1, MINUTE), Period::rest(MINUTE)];
    let started = clock(&two).start(WHITE, at(0)).expect("a start");
    let pressed = started.press(WHITE, at(10)).expect("a press");
    let one = Event::SettingChanged(Arc::new(setting(&[Period::rest(MINUTE)])));
    let period = PeriodNumber::new(2).expect("from one");
    assert_eq!(pressed.apply(at(11), &one), Err(ClockError::NoSuchPeriod { side: WHITE, period }));
}

#[test]
fn an_increment_that_begins_later_comes_with_its_first_move() {
    let increment = Mode::Fischer(FIVE);
    let clock = clock(&[Period::moves(1, MINUTE), Period::rest(MINUTE).with(increment)]);
    check_seconds(&clock, at(0), 60, 60);
    let clock = clock.start(WHITE, at(0)).and_then(|it| it.press(WHITE, at(10)));
    let clock = clock.expect("a press");
    check_seconds(&clock, at(10), 60 - 10 + 60 + 5, 60);
    let clock = clock.press(BLACK, at(10)).and_then(|it| it.press(WHITE, at(20)));
    check_seconds(&clock.expect("presses"), at(20), 115 - 10 + 5, 125);
}

#[test]
fn at_zero_the_increment_of_the_new_period_comes_too() {
    let periods = [Period::moves(1, MINUTE), Period::rest(MINUTE).with(Mode::Fischer(FIVE))];
    let setting = setting(&periods).with_period_change(PeriodChange::AtZero);
    let clock = ChessClock::new(setting).start(WHITE, at(0)).expect("a start");
    check_seconds(&clock, at(61), 60 + 5 - 1, 60);
}

#[test]
fn saved_time_may_be_lost_in_delay_modes() {
    for (saved_time, left) in [(SavedTime::Kept, 90), (SavedTime::LostInDelay, 60)] {
        let delayed = |period: Period| period.with(Mode::Delay(FIVE));
        let periods = [delayed(Period::moves(1, MINUTE)), delayed(Period::rest(MINUTE))];
        let setting = Setting { saved_time, ..setting(&periods) };
        let clock = ChessClock::new(setting).start(WHITE, at(0)).expect("a start");
        let pressed = clock.press(WHITE, at(35)).expect("a press");
        check_seconds(&pressed, at(35), left, 60);
        let undone = pressed.apply(at(35), &Event::GainTakenBack(WHITE)).expect("a gain");
        check_seconds(&undone, at(35), 30, 60);
    }
}

#[test]
fn an_hourglass_runs_from_one_side_to_the_other() {
    let clock = clock(&[Period::rest(MINUTE).with(Mode::Hourglass)]);
    let clock = clock.start(WHITE, at(0)).expect("a start");
    check_seconds(&clock, at(10), 50, 70);
    let clock = clock.press(WHITE, at(10)).expect("a press");
    check_seconds(&clock, at(40), 80, 40);
    check_seconds(&clock, at(100), 120, 0);
    assert_eq!(clock.at(at(100)).expect("later").falls()[0].at, at(80));
}

#[test]
fn a_tiny_period_that_is_repeated_comes_to_an_end() {
    let setting = setting(&[Period::moves(1, Millis::new(1))]);
    let setting = setting.with_period_change(PeriodChange::AtZero);
    let clock = ChessClock::new(setting).start(WHITE, at(0)).expect("a start");
    let late = clock.at(Instant::after_start(Millis::MAX)).expect("later");
    assert_eq!(late.falls().len(), 1_000);
}

#[test]
fn players_may_have_different_times() {
    let control = TimeControl::odds(&[Period::rest(MINUTE)], &[Period::rest(FIVE)]);
    let clock = ChessClock::new(Setting::electronic(control.expect("a control")));
    check_seconds(&clock, at(0), 60, 5);
}

#[test]
fn a_replacement_keeps_counters_or_takes_new_ones() {
    let started = minute().start(WHITE, at(0)).and_then(|it| it.press(WHITE, at(10)));
    let started = started.expect("a press");
    let setting = Arc::new(setting(&[Period::rest(MINUTE)]));
    let given = ByColor {
        white: DisplaySetting::time(FIVE).counting(7),
        black: DisplaySetting::time(MINUTE).in_period(PeriodNumber::FIRST),
    };
    for (showing, white, counter) in [(None, 50, 1), (Some(given), 5, 7)] {
        let replacement = Replacement { setting: Arc::clone(&setting), showing };
        let replaced = started.apply(at(20), &Event::Replaced(replacement)).expect("a clock");
        assert_eq!(replaced.running(), None);
        let white_shown = replaced.face(at(30)).expect("a face").sides.white;
        assert_eq!(white_shown.time, Millis::from_seconds(white));
        assert_eq!(white_shown.counter, Moves(counter));
        assert!(replaced.resume(BLACK, at(40)).is_ok());
    }
}
