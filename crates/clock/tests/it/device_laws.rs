//! What holds for every clock, whatever happens to it: time is conserved, one side runs at most, and a replay gives
//! the same clock.

use board::Color;
use jadoube_clock::{
    ChessClock, ClockError, Event, Flag, Instant, Millis, Mode, Period, PeriodChange, Setting,
    TimeControl, Timed,
};
use proptest::prelude::*;

use crate::strategies::{Act, acts, mode, pause, setting};

fn event(clock: &ChessClock, act: Act) -> Event {
    match act {
        Act::Press => Event::Pressed(clock.running().unwrap_or(Color::White)),
        Act::PressBy(side) => Event::Pressed(side),
        Act::Stop => Event::Stopped,
        Act::Resume(side) => Event::Resumed(side),
        Act::Add(side, time) => Event::TimeAdded { side, time },
        Act::Deduct(side, time) => Event::TimeDeducted { side, time },
        Act::Set(side, time) => Event::TimeSet { side, time },
        Act::TakeBack(side) => Event::GainTakenBack(side),
        Act::Count(side, moves) => Event::CounterSet { side, moves },
        Act::NextPeriod(side) => Event::NextPeriodGiven(side),
    }
}

/// Plays a random game; what the device refuses has not happened.
fn play(setting: &Setting, acts: &[(Millis, Act)]) -> (ChessClock, Vec<Timed>) {
    let mut clock =
        ChessClock::new(setting.clone()).start(Color::White, Instant::START).expect("a start");
    let mut record = vec![Timed { at: Instant::START, event: Event::Started(Color::White) }];
    let mut at = Instant::START;
    for (pause, act) in acts {
        at = at + *pause;
        let event = event(&clock, *act);
        if let Ok(next) = clock.apply(at, &event) {
            record.push(Timed { at, event });
            clock = next;
        }
    }
    (clock, record)
}

proptest! {
    #[test]
    fn replays_are_equal(setting in setting(), acts in acts()) {
        let (clock, record) = play(&setting, &acts);
        prop_assert_eq!(ChessClock::replay(setting, &record), Ok(clock));
    }

    #[test]
    fn looking_at_a_clock_does_not_change_it(
        setting in setting(),
        acts in acts(),
        first in pause(),
        second in pause(),
    ) {
        let (clock, _) = play(&setting, &acts);
        let (middle, end) = (clock.last_event() + first, clock.last_event() + first + second);
        let in_two_steps = clock.at(middle).and_then(|it| it.at(end));
        prop_assert_eq!(in_two_steps, clock.at(end));
    }

    #[test]
    fn only_the_display_that_runs_changes(
        setting in setting(),
        acts in acts(),
        pause in pause(),
    ) {
        let (clock, _) = play(&setting, &acts);
        let now = clock.face(clock.last_event()).expect("now");
        let later = clock.face(clock.last_event() + pause).expect("later");
        let is_hourglass = setting.control.of(Color::White).periods()[0].mode == Mode::Hourglass;
        let opens_for_both = setting.period_change == PeriodChange::AtZeroForBoth;
        for side in Color::ALL {
            if now.running != Some(side) && !is_hourglass && !opens_for_both {
                prop_assert_eq!(now.sides[side].time, later.sides[side].time);
            }
            prop_assert_eq!(now.sides[side].counter, later.sides[side].counter);
        }
        prop_assert!(later.running.is_none() || later.running == now.running);
    }

    #[test]
    fn time_is_conserved(minutes in 1_u64..30, increment in 0_u64..20, acts in acts()) {
        let mode = match increment {
            0 => Mode::Plain,
            seconds => Mode::Fischer(Millis::from_seconds(seconds)),
        };
        let period = Period::rest(Millis::from_minutes(minutes)).with(mode);
        let setting = Setting::electronic(TimeControl::same(&[period]).expect("a control"));
        let presses: Vec<_> =
            acts.into_iter().filter(|(_, act)| matches!(act, Act::Press)).collect();
        let (clock, record) = play(&setting, &presses);
        let end = clock.last_event();
        let face = clock.face(end).expect("now");
        let overrun: Millis =
            Color::ALL.iter().map(|&side| clock.overrun(side, end).expect("now")).sum();
        let shown = face.sides.white.time + face.sides.black.time;
        // A press after the flag brings nothing, so gains are counted while the flag is up.
        let mut gains = Millis::ZERO;
        for index in 1..record.len() {
            let before = ChessClock::replay(setting.clone(), &record[..index]).expect("a record");
            let (at, Event::Pressed(side)) = (record[index].at, &record[index].event) else {
                continue;
            };
            let down = before.at(at).expect("later").falls().iter().any(|fall| fall.side == *side);
            if !down {
                gains += mode.bonus();
            }
        }
        let given = (Millis::from_minutes(minutes) + mode.bonus()).times(2) + gains;
        prop_assert_eq!(shown + end.since_start(), given + overrun);
    }

    #[test]
    fn an_hourglass_keeps_the_sum(minutes in 1_u64..30, acts in acts()) {
        let period = Period::rest(Millis::from_minutes(minutes)).with(Mode::Hourglass);
        let setting = Setting::electronic(TimeControl::same(&[period]).expect("a control"));
        let presses: Vec<_> =
            acts.into_iter().filter(|(_, act)| matches!(act, Act::Press | Act::Stop)).collect();
        let (clock, _) = play(&setting, &presses);
        let face = clock.face(clock.last_event()).expect("now");
        if clock.falls().is_empty() {
            let sum = face.sides.white.time + face.sides.black.time;
            prop_assert_eq!(sum, Millis::from_minutes(minutes * 2));
        }
    }

    /// 6.3.2: the two modes with delay come to the same, as long as nobody is near zero.
    #[test]
    fn bronstein_and_delay_come_to_the_same(
        seconds in 1_u64..30,
        pauses in prop::collection::vec(pause(), 0..40),
    ) {
        let clock = |mode: Mode| {
            let period = Period::rest(Millis::from_hours(50)).with(mode);
            let setting = Setting::electronic(TimeControl::same(&[period]).expect("a control"));
            let presses: Vec<_> = pauses.iter().map(|&pause| (pause, Act::Press)).collect();
            play(&setting, &presses).0
        };
        let bonus = Millis::from_seconds(seconds);
        let (bronstein, delay) = (clock(Mode::Bronstein(bonus)), clock(Mode::Delay(bonus)));
        let now = |clock: &ChessClock| clock.face(clock.last_event()).expect("now").sides;
        for side in Color::ALL {
            prop_assert_eq!(now(&bronstein)[side].time, now(&delay)[side].time);
        }
    }

    #[test]
    fn what_a_press_brought_can_be_taken_back(setting in setting(), think in pause()) {
        let start =
            ChessClock::new(setting).start(Color::White, Instant::START).expect("a start");
        let at = Instant::START + think;
        let before = start.face(at).expect("later").sides.white;
        let Ok(pressed) = start.press(Color::White, at) else { return Ok(()) };
        let undone = pressed.apply(at, &Event::GainTakenBack(Color::White)).expect("a gain");
        let after = undone.face(at).expect("now").sides.white;
        prop_assert_eq!((after.time, after.period, after.counter), (before.time, before.period, before.counter));
        let again = undone.apply(at, &Event::GainTakenBack(Color::White));
        prop_assert_eq!(again, Err(ClockError::NothingGained(Color::White)));
    }

    #[test]
    fn a_flag_is_down_only_at_zero(setting in setting(), acts in acts(), pause in pause()) {
        let (clock, _) = play(&setting, &acts);
        let face = clock.face(clock.last_event() + pause).expect("later");
        for side in Color::ALL {
            prop_assert!(face.sides[side].flag == Flag::Up || face.sides[side].time.is_zero());
        }
    }

    #[test]
    fn the_next_zero_is_when_the_display_says(mode in mode(), think in pause()) {
        let period = Period::rest(Millis::from_minutes(2)).with(mode);
        let setting = Setting::electronic(TimeControl::same(&[period]).expect("a control"));
        let start = ChessClock::new(setting).start(Color::White, Instant::START).expect("a start");
        let zero = start.next_zero().expect("it runs");
        let later = start.at(Instant::START + think).expect("later");
        match later.falls() {
            [] => prop_assert_eq!(later.next_zero(), Some(zero)),
            [fall, ..] => prop_assert_eq!(fall.at, zero),
        }
    }
}
