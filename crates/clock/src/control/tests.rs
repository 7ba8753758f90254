use alloc::vec::Vec;
use alloc::{format, vec};

use board::Color;

use super::{FaultReason, Mode, Moves, Period, PeriodNumber, Quota, Schedule, TimeControl};
use crate::Millis;

const HOUR: Millis = Millis::from_hours(1);
const HALF_MINUTE: Millis = Millis::from_seconds(30);

fn number(number: u32) -> PeriodNumber {
    PeriodNumber::new(number).expect("periods count from one")
}

/// The reasons with the numbers of their periods, zero for the whole.
fn faults(periods: &[Period]) -> Vec<(u32, FaultReason)> {
    let faults = Schedule::new(periods).map_or_else(|error| error.faults, |_| Vec::new());
    let number = |period: Option<PeriodNumber>| period.map_or(0, PeriodNumber::get);
    faults.iter().map(|fault| (number(fault.period), fault.reason)).collect()
}

#[test]
fn sound_periods_have_no_faults() {
    for periods in [
        vec![Period::rest(HOUR)],
        vec![Period::moves(40, HOUR)],
        vec![Period::moves(40, HOUR), Period::rest(HOUR).with(Mode::Fischer(HALF_MINUTE))],
        vec![Period::moves(60, HOUR), Period::rest(Millis::ZERO).with(Mode::Fischer(HALF_MINUTE))],
        vec![Period::rest(HOUR).with(Mode::Hourglass)],
    ] {
        assert_eq!(faults(&periods), [], "{periods:?}");
    }
}

#[test]
fn every_fault_is_reported_at_once() {
    assert_eq!(faults(&[]), [(0, FaultReason::NoPeriods)]);
    let long = Millis::from_hours(20_000);
    let periods = [
        Period::moves(0, Millis::ZERO),
        Period::rest(HOUR).with(Mode::Delay(Millis::ZERO)),
        Period::moves(20_000, long).with(Mode::Bronstein(long)),
        Period::moves(1, Millis::ZERO).with(Mode::Bronstein(HALF_MINUTE)),
        Period::rest(HOUR).with(Mode::Hourglass),
    ];
    assert_eq!(
        faults(&periods),
        [
            (1, FaultReason::NoMoves),
            (1, FaultReason::NoTime),
            (2, FaultReason::RestNotLast),
            (2, FaultReason::NoBonus),
            (3, FaultReason::TooManyMoves(Moves(20_000))),
            (3, FaultReason::TooMuchTime(long)),
            (3, FaultReason::TooMuchBonus(long)),
            (4, FaultReason::NoTime),
            (5, FaultReason::HourglassNotAlone),
        ]
    );
    assert_eq!(faults(&[Period::moves(1, HOUR); 21]), [(0, FaultReason::TooManyPeriods(21))]);
}

#[test]
fn faults_name_the_player() {
    let error = TimeControl::odds(&[], &[Period::rest(HOUR).with(Mode::Hourglass)]);
    let faults = error.expect_err("two faults").faults;
    assert_eq!(faults[0].side, Some(Color::White));
    assert_eq!(
        (faults[1].side, faults[1].reason),
        (Some(Color::Black), FaultReason::HourglassForOne)
    );
    assert_eq!(
        format!("{}", super::NotATimeControl { faults }).split(':').next(),
        Some("not a time control")
    );
}

#[test]
fn equal_odds_are_no_odds() {
    let periods = [Period::rest(HOUR)];
    assert_eq!(TimeControl::odds(&periods, &periods), TimeControl::same(&periods));
}

#[test]
fn a_move_belongs_to_its_period() {
    let last = Period::rest(HOUR);
    let schedule = Schedule::new(&[Period::moves(40, HOUR), Period::moves(20, HOUR), last])
        .expect("a schedule");
    for (moves, period) in [(1, 1), (40, 1), (41, 2), (60, 2), (61, 3), (500, 3)] {
        assert_eq!(schedule.period_of_move(Moves(moves)), number(period), "move {moves}");
    }
    assert_eq!(schedule.moves_by_end_of(number(2)), Some(Moves(60)));
    assert_eq!(schedule.moves_by_end_of(number(3)), None);
    assert_eq!(schedule.first_move_of(number(3)), Some(Moves(61)));
    assert_eq!(schedule.first_move_of(number(4)), None);
    assert_eq!(schedule.period(number(4)), None);
    assert_eq!(schedule.allotted_by(number(3)), Millis::from_hours(3));
    assert!(schedule.is_last(number(3)) && !schedule.is_last(number(2)));
    assert_eq!(schedule.quickplay_from(), Some(Moves(61)));
}

#[test]
fn a_last_period_with_moves_is_repeated() {
    let schedule = Schedule::new(&[Period::moves(40, HOUR), Period::moves(16, HOUR)]);
    let schedule = schedule.expect("a schedule");
    for (moves, period) in [(40, 1), (41, 2), (56, 2), (57, 3), (72, 3), (73, 4)] {
        assert_eq!(schedule.period_of_move(Moves(moves)), number(period), "move {moves}");
    }
    assert!(schedule.repeats());
    assert_eq!(schedule.moves_by_end_of(number(4)), Some(Moves(88)));
    assert_eq!(schedule.first_move_of(number(4)), Some(Moves(73)));
    assert_eq!(schedule.allotted_by(number(4)), Millis::from_hours(4));
    assert_eq!(schedule.period(number(9)).map(|it| it.quota), Some(Quota::Moves(Moves(16))));
    assert_eq!(schedule.quickplay_from(), None);
}

#[test]
fn an_increment_can_be_set_for_all_periods() {
    let control = TimeControl::same(&[Period::moves(40, HOUR), Period::rest(HOUR)]);
    let control = control.expect("a control").with_mode(Mode::Fischer(HALF_MINUTE));
    let control = control.expect("a control");
    let schedule = control.common().expect("the same for both");
    assert!(schedule.periods().iter().all(|period| period.mode == Mode::Fischer(HALF_MINUTE)));
    assert_eq!(schedule.bonus_of_move(Moves(41)), HALF_MINUTE);
}

#[test]
fn unusual_increments_are_named() {
    // The glossary: 2 to 60 seconds.
    let range = Millis::from_seconds(2)..=Millis::from_seconds(60);
    let second = Millis::from_seconds(1);
    let periods = [
        Period::moves(40, HOUR).with(Mode::Fischer(HALF_MINUTE)),
        Period::rest(HOUR).with(Mode::Fischer(second)),
    ];
    let control = TimeControl::same(&periods).expect("a control");
    let outside = control.bonuses_outside(range);
    let second_period = |side| (side, number(2), second);
    assert_eq!(outside, [second_period(Color::White), second_period(Color::Black)]);
}
