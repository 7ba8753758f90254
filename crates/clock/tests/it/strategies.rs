//! Random time controls, random settings and random games for the laws that hold for all of them.

use board::Color;
use jadoube_clock::{
    AtEnd, FlagSign, Millis, Mode, Moves, Period, PeriodChange, Quota, SavedTime, Setting,
    TimeControl,
};
use proptest::prelude::*;
use proptest::sample::select;

/// A time: mostly whole minutes, sometimes seconds, rarely anything.
fn time() -> impl Strategy<Value = Millis> {
    prop_oneof![
        4 => (1_u64..=180).prop_map(Millis::from_minutes),
        2 => (1_u64..=900).prop_map(Millis::from_seconds),
        1 => (1_u64..=9_000_000).prop_map(Millis::new),
        1 => (1_u64..=400).prop_map(Millis::from_hours),
    ]
}

fn bonus() -> impl Strategy<Value = Millis> {
    prop_oneof![
        6 => (1_u64..=60).prop_map(Millis::from_seconds),
        1 => (1_u64..=5).prop_map(Millis::from_minutes),
        1 => (1_u64..=200_000).prop_map(Millis::new),
    ]
}

pub(crate) fn mode() -> impl Strategy<Value = Mode> {
    prop_oneof![
        2 => Just(Mode::Plain),
        3 => bonus().prop_map(Mode::Fischer),
        1 => bonus().prop_map(Mode::Bronstein),
        1 => bonus().prop_map(Mode::Delay),
    ]
}

fn quota() -> impl Strategy<Value = Moves> {
    prop_oneof![3 => select(vec![40_u32, 20, 16, 60, 1]), 1 => 1_u32..=200].prop_map(Moves)
}

/// Periods that make a schedule. The modes are often the same throughout, as in real life.
pub(crate) fn periods() -> impl Strategy<Value = Vec<Period>> {
    let limited = (quota(), time(), mode()).prop_map(|(moves, time, mode)| Period {
        quota: Quota::Moves(moves),
        time,
        mode,
    });
    let last = (time(), mode(), prop::option::weighted(0.2, quota()), prop::bool::weighted(0.2));
    let last = last.prop_map(|(time, mode, moves, is_empty)| {
        let quota = moves.map_or(Quota::Rest, Quota::Moves);
        let may_be_empty = matches!(mode, Mode::Fischer(_) | Mode::Delay(_));
        let time = if is_empty && may_be_empty { Millis::ZERO } else { time };
        Period { quota, time, mode }
    });
    let several = (prop::collection::vec(limited, 0..3), last, any::<bool>());
    let several = several.prop_map(|(mut periods, last, is_uniform)| {
        periods.push(last);
        if is_uniform && !last.time.is_zero() {
            periods.iter_mut().for_each(|period| period.mode = last.mode);
        }
        periods
    });
    let hourglass = time().prop_map(|time| vec![Period::rest(time).with(Mode::Hourglass)]);
    prop_oneof![12 => several, 1 => hourglass]
}

/// A control, usually the same for both players.
pub(crate) fn control() -> impl Strategy<Value = TimeControl> {
    let same = periods().prop_map(|periods| TimeControl::same(&periods).expect("a control"));
    let is_hourglass = |periods: &[Period]| periods[0].mode == Mode::Hourglass;
    let odds = (periods(), periods())
        .prop_filter("an hourglass is for both", move |(white, black)| {
            is_hourglass(white) == is_hourglass(black)
        })
        .prop_map(|(white, black)| TimeControl::odds(&white, &black).expect("a control"));
    prop_oneof![4 => same, 1 => odds]
}

pub(crate) fn setting() -> impl Strategy<Value = Setting> {
    let changes = vec![
        PeriodChange::AtPress,
        PeriodChange::AtZeroIfCounted,
        PeriodChange::AtZero,
        PeriodChange::AtZeroForBoth,
        PeriodChange::ByHand,
    ];
    let signs = vec![FlagSign::FirstOnly, FlagSign::Each];
    let saved = vec![SavedTime::Kept, SavedTime::LostInDelay];
    let ends = vec![AtEnd::RunsOn, AtEnd::Freezes];
    (control(), select(changes), select(signs), select(saved), select(ends)).prop_map(
        |(control, period_change, flag_sign, saved_time, at_end)| Setting {
            control,
            period_change,
            flag_sign,
            saved_time,
            at_end,
        },
    )
}

/// Something that somebody does to a clock, whether or not it can be done.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Act {
    Press,
    PressBy(Color),
    Stop,
    Resume(Color),
    Add(Color, Millis),
    Deduct(Color, Millis),
    Set(Color, Millis),
    TakeBack(Color),
    Count(Color, Moves),
    NextPeriod(Color),
}

pub(crate) fn act() -> impl Strategy<Value = Act> {
    let side = || select(vec![Color::White, Color::Black]);
    prop_oneof![
        20 => Just(Act::Press),
        1 => side().prop_map(Act::PressBy),
        1 => Just(Act::Stop),
        2 => side().prop_map(Act::Resume),
        1 => (side(), bonus()).prop_map(|(side, time)| Act::Add(side, time)),
        1 => (side(), bonus()).prop_map(|(side, time)| Act::Deduct(side, time)),
        1 => (side(), time()).prop_map(|(side, time)| Act::Set(side, time)),
        1 => side().prop_map(Act::TakeBack),
        1 => (side(), 0_u32..90).prop_map(|(side, moves)| Act::Count(side, Moves(moves))),
        1 => side().prop_map(Act::NextPeriod),
    ]
}

/// Waiting times between acts.
pub(crate) fn pause() -> impl Strategy<Value = Millis> {
    prop_oneof![
        6 => (0_u64..=60_000).prop_map(Millis::new),
        1 => (0_u64..=3_600_000).prop_map(Millis::new),
    ]
}

pub(crate) fn acts() -> impl Strategy<Value = Vec<(Millis, Act)>> {
    prop::collection::vec((pause(), act()), 0..80)
}
