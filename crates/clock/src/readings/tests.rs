use alloc::vec;
use alloc::vec::Vec;

use board::{ByColor, Color};

use super::{
    Assumption, Contradiction, GameSoFar, Increment, Range, Shortfall, SideSoFar, Used,
    correct_setting, given, should_show, used_by_move,
};
use crate::{Millis, Mode, Moves, Period, TimeControl};

const WHITE: Color = Color::White;
const BLACK: Color = Color::Black;

fn seconds(seconds: u64) -> Millis {
    Millis::from_seconds(seconds)
}

fn minutes(minutes: u64) -> Millis {
    Millis::from_minutes(minutes)
}

fn control(periods: &[Period]) -> TimeControl {
    TimeControl::same(periods).expect("a control")
}

fn blitz() -> TimeControl {
    control(&[Period::rest(minutes(3)).with(Mode::Fischer(seconds(2)))])
}

fn side(used: &[Option<u64>]) -> SideSoFar {
    SideSoFar {
        completed: Moves(used.len() as u32),
        used: used.iter().map(|it| it.map(seconds)).collect(),
        thinking: Some(Millis::ZERO),
        ..SideSoFar::default()
    }
}

fn game(white: SideSoFar, black: SideSoFar, elapsed: Option<u64>) -> GameSoFar {
    GameSoFar { sides: ByColor { white, black }, elapsed: elapsed.map(seconds) }
}

#[test]
fn recorded_times_give_exact_readings() {
    let game = game(side(&[Some(10), Some(20)]), side(&[Some(5)]), None);
    let expected = should_show(&blitz(), &game);
    assert_eq!(expected.sides.white, Range::exactly(seconds(180 + 3 * 2 - 30)));
    assert_eq!(expected.sides.black, Range::exactly(seconds(180 + 2 * 2 - 5)));
    assert_eq!(expected.together, Range::exactly(seconds(156 + 179)));
    assert_eq!(expected.assumptions, [Assumption::EveryMovePressed]);
    assert_eq!(expected.contradictions, []);
}

#[test]
fn the_time_elapsed_fills_a_gap_on_one_side() {
    let game = game(side(&[Some(10), None]), side(&[Some(5)]), Some(40));
    let expected = should_show(&blitz(), &game);
    assert_eq!(expected.sides.white, Range::exactly(seconds(186 - 35)));
    assert!(expected.assumptions.contains(&Assumption::RestOfElapsed(WHITE)));
    assert!(expected.assumptions.contains(&Assumption::UnrecordedMoves(WHITE, Moves(1))));
}

#[test]
fn without_it_the_reading_is_a_range() {
    let game = game(side(&[None]), side(&[]), None);
    let expected = should_show(&blitz(), &game);
    assert_eq!(expected.sides.white, Range { least: Millis::ZERO, most: seconds(184) });
    assert_eq!(expected.sides.white.exact(), None);
    assert!(expected.assumptions.contains(&Assumption::FlagIsUp(WHITE)));
}

#[test]
fn delays_leave_a_range_even_then() {
    let control = control(&[Period::rest(minutes(3)).with(Mode::Delay(seconds(5)))]);
    let game = game(side(&[None, None]), side(&[Some(3), Some(9)]), Some(32));
    let expected = should_show(&control, &game);
    // Twenty seconds in two moves cost between ten and twenty.
    assert_eq!(expected.sides.white, Range { least: seconds(160), most: seconds(170) });
    assert_eq!(expected.sides.black, Range::exactly(seconds(176)));
}

#[test]
fn the_present_move_and_the_arbiter_count() {
    let mut white = side(&[Some(10)]);
    white.thinking = Some(seconds(7));
    white.given = minutes(2);
    let mut black = side(&[]);
    black.thinking = None;
    black.taken = minutes(1);
    let expected = should_show(&blitz(), &game(white, black, None));
    assert_eq!(expected.sides.white, Range::exactly(seconds(184 + 120 - 17)));
    assert_eq!(expected.sides.black, Range::exactly(seconds(182 - 60)));
    assert!(expected.assumptions.contains(&Assumption::NotThinking(BLACK)));
}

#[test]
fn the_next_period_is_assumed_to_be_given() {
    let control = control(&[Period::moves(1, minutes(1)), Period::rest(minutes(2))]);
    let expected = should_show(&control, &game(side(&[Some(10)]), side(&[]), None));
    assert_eq!(expected.sides.white, Range::exactly(seconds(170)));
    let second = crate::PeriodNumber::FIRST.next();
    assert!(expected.assumptions.contains(&Assumption::PeriodGiven(WHITE, second)));
}

#[test]
fn what_cannot_be_true_is_said() {
    let mut white = side(&[Some(200)]);
    white.used.push(Some(seconds(1)));
    let expected = should_show(&blitz(), &game(white, side(&[]), Some(100)));
    assert_eq!(
        expected.contradictions,
        [
            Contradiction::TooManyTimes(WHITE, Moves(1)),
            Contradiction::UsedMoreThanGiven(WHITE, seconds(16)),
            Contradiction::LongerThanElapsed(seconds(100)),
        ]
    );
    assert_eq!(expected.sides.white, Range::exactly(Millis::ZERO));
}

#[test]
fn what_a_schedule_has_given() {
    let schedule = control(&[
        Period::moves(40, minutes(90)).with(Mode::Fischer(seconds(30))),
        Period::rest(minutes(30)).with(Mode::Fischer(seconds(10))),
    ]);
    let schedule = schedule.of(WHITE);
    for (completed, expected) in [
        (0, minutes(90) + seconds(30)),
        (39, minutes(90) + seconds(40 * 30)),
        (40, minutes(120) + seconds(40 * 30 + 10)),
        (50, minutes(120) + seconds(40 * 30 + 11 * 10)),
    ] {
        assert_eq!(given(schedule, Moves(completed)).certain(), expected, "{completed}");
    }
}

#[test]
fn a_delay_instead_of_an_increment_leaves_a_range() {
    let delay = control(&[Period::rest(minutes(3)).with(Mode::Delay(seconds(2)))]);
    let shown = ByColor { white: seconds(100), black: seconds(1) };
    let completed = ByColor { white: Moves(10), black: Moves(10) };
    let proposals = correct_setting(&delay, &blitz(), shown, completed);
    // Eleven increments are due; what came back was between nothing and twenty seconds.
    assert_eq!(proposals.white.reading, Range { least: seconds(102), most: seconds(122) });
    assert_eq!(proposals.white.shortfall, Shortfall::None);
    let back = correct_setting(&blitz(), &delay, shown, completed);
    assert_eq!(back.black.shortfall, Shortfall::Certain(seconds(1)));
    assert_eq!(back.white.reading, Range { least: seconds(78), most: seconds(98) });
}

#[test]
fn times_used_from_readings() {
    let schedule = blitz();
    let schedule = schedule.of(WHITE);
    let noted: Vec<Option<Millis>> =
        vec![Some(seconds(180)), Some(seconds(175)), None, Some(seconds(160)), Some(seconds(170))];
    let used = used_by_move(schedule, &noted, Increment::Contained);
    assert_eq!(
        used,
        [
            Used::Exactly(seconds(4)),
            Used::Exactly(seconds(7)),
            Used::Unknown,
            Used::Unknown,
            Used::Impossible(seconds(8)),
        ]
    );
    let used = used_by_move(schedule, &noted[..2], Increment::NotYetThere);
    assert_eq!(used, [Used::Exactly(seconds(2)), Used::Exactly(seconds(7))]);
}

#[test]
fn times_used_in_delay_mode() {
    let control = control(&[Period::rest(minutes(3)).with(Mode::Delay(seconds(5)))]);
    let noted = [Some(minutes(3)), Some(seconds(178))];
    let used = used_by_move(control.of(BLACK), &noted, Increment::Contained);
    assert_eq!(used, [Used::AtMost(seconds(5)), Used::Exactly(seconds(7))]);
}
