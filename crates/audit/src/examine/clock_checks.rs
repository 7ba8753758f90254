//! The clocks in the comments against the time control: no display goes up by more than comes with a move, none goes
//! below zero, and who has no time left makes no more moves.

use board::{ByColor, Color};
use clock::{Millis, Mode, Moves, PeriodNumber, Schedule, TimeControl};
use notation::pgn::{Command, commands, decode};

use super::course::Course;
use super::{Examiner, Span};
use crate::{Check, Fact};

/// A display in whole seconds may be off by one; one with parts of a second by less.
const WHOLE_SECONDS: Millis = Millis::new(1_000);
const TENTHS: Millis = Millis::new(200);
/// So often the same surplus is no accident but a wrong setting.
const OFTEN: usize = 3;

/// No server counts less than a tenth of a second for a move.
const MOVES_IN_A_SECOND: usize = 10;

/// What a comment says about the clock of the player who has just moved.
#[derive(Clone, Copy, Debug)]
struct Reading {
    ply: usize,
    /// The number of the player's move, from one.
    number: u32,
    place: Span,
    shown: Option<Millis>,
    used: Option<Millis>,
}

/// A display that went up by more than it can.
#[derive(Clone, Copy, Debug)]
struct Gain {
    reading: Reading,
    side: Color,
    /// By how much the display went up, and by how much it may.
    rise: Millis,
    allowed: Millis,
}

impl Examiner<'_> {
    pub(super) fn clocks(&mut self, course: &Course) {
        let readings = self.readings(course);
        if readings.white.is_empty() && readings.black.is_empty() {
            return;
        }
        let Some(control) = self.time_control() else { return };
        let fine = Color::ALL
            .iter()
            .flat_map(|side| &readings[*side])
            .any(|it| it.shown.is_some_and(|time| time.get() % 1_000 != 0));
        let tolerance = if fine { TENTHS } else { WHOLE_SECONDS };
        let mut gains = Vec::new();
        for side in Color::ALL {
            if is_hourglass(&control, side) {
                return;
            }
            gains.extend(rises(control.of(side), &readings[side], side, tolerance));
            self.flag(course, control.of(side), &readings[side], side, fine);
            self.arithmetic(course, control.of(side), &readings[side], side, tolerance);
        }
        self.gains(course, &gains);
    }

    /// The readings of both players; what is no time is told at once.
    fn readings(&mut self, course: &Course) -> ByColor<Vec<Reading>> {
        let mut readings = ByColor { white: Vec::<Reading>::new(), black: Vec::new() };
        let comments = std::mem::take(&mut self.record.comments);
        let mut numbers = ByColor { white: 0_u32, black: 0 };
        let mut counted = 0;
        for &(words, span) in &comments {
            if words == 0 || words > course.followed {
                continue;
            }
            while counted < words {
                if let Some(before) = &course.positions[counted] {
                    numbers[before.turn()] += 1;
                }
                counted += 1;
            }
            let Some(before) = &course.positions[words - 1] else { continue };
            let side = before.turn();
            let text = decode(span.bytes(self.text)).into_owned();
            for command in commands(&text) {
                let (shown, used) = match command {
                    Command::Clock(time) => (Some(millis(time)), None),
                    Command::MoveTime(time) => (None, Some(millis(time))),
                    Command::Other { name: name @ ("clk" | "emt"), value } => {
                        self.no_time(course, name, value, span, words);
                        continue;
                    }
                    _ => continue,
                };
                let ply = words;
                match readings[side].last_mut() {
                    Some(last) if last.ply == ply => {
                        last.shown = shown.or(last.shown);
                        last.used = used.or(last.used);
                    }
                    _ => readings[side].push(Reading {
                        ply,
                        number: numbers[side],
                        place: span,
                        shown,
                        used,
                    }),
                }
            }
        }
        self.record.comments = comments;
        readings
    }

    fn no_time(&mut self, course: &Course, name: &str, value: &str, span: Span, ply: usize) {
        let positive = value.strip_prefix('-').and_then(notation::pgn::read_time);
        let check = match positive {
            Some(_) if name == "clk" => Check::TimeNegative,
            _ => Check::ClockUnreadable,
        };
        if self.drafts.iter().any(|it| it.check == check) {
            return;
        }
        let value = super::shortened(value);
        let position = course.positions[ply].map(|it| it.setup());
        if let Some(draft) = self.found(check, span.at) {
            draft.with("value", Fact::Text(value));
            if let Some(setup) = position {
                draft.at_ply(ply, &setup).with("side", Fact::Side(!setup.turn));
            }
        }
    }

    /// One finding for a game: an increment that is not what it should be, or time out of nowhere.
    fn gains(&mut self, course: &Course, gains: &[Gain]) {
        let Some(first) = gains.first() else { return };
        let like = |gain: &Gain| {
            gains.iter().filter(|it| it.rise.abs_diff(gain.rise) <= WHOLE_SECONDS).count()
        };
        let common = gains.iter().max_by_key(|it| (like(it), it.rise)).unwrap_or(first);
        let often = like(common) >= OFTEN;
        let (check, gain) =
            if often { (Check::IncrementWrong, common) } else { (Check::TimeGained, first) };
        let setup = course.positions[gain.reading.ply].map(|it| it.setup());
        if let Some(draft) = self.found(check, gain.reading.place.at) {
            if let Some(setup) = setup {
                draft.at_ply(gain.reading.ply, &setup);
            }
            draft.with("side", Fact::Side(gain.side)).with("rise", Fact::Time(gain.rise));
            draft.with("allowed", Fact::Time(gain.allowed));
            draft.with("count", Fact::Count(gains.len() as u64));
        }
    }

    /// Whoever shows no time and goes on playing has overstepped it. A display in whole seconds hides up to a second, in
    /// which moves entered ahead can still be made: only more of them than fit into it prove something. With a delay
    /// whatever is hidden lasts for any number of moves.
    fn flag(
        &mut self,
        course: &Course,
        schedule: &Schedule,
        readings: &[Reading],
        side: Color,
        fine: bool,
    ) {
        let empty = |index: usize| {
            let reading = &readings[index];
            let more = readings.len() - index - 1;
            let number = Moves(reading.number);
            let adds_time = increment(schedule, number) >= WHOLE_SECONDS;
            let needed = if fine || adds_time { 1 } else { MOVES_IN_A_SECOND };
            // At the end of a period the time of the next one comes with the first reading after it.
            let period_ends =
                schedule.moves_by_end_of(schedule.period_of_move(number)) == Some(number);
            reading.shown == Some(Millis::ZERO)
                && more >= needed
                && !period_ends
                && !is_delayed(schedule, number)
        };
        let overspent = overspent(schedule, readings).filter(|&index| index + 1 < readings.len());
        let empty = (0..readings.len()).find(|&index| empty(index));
        let Some(index) = empty.or(overspent) else { return };
        let (reading, more) = (readings[index], readings.len() - index - 1);
        let setup = course.positions[reading.ply].map(|it| it.setup());
        if let Some(draft) = self.found(Check::FlagUnnoticed, reading.place.at) {
            if let Some(setup) = setup {
                draft.at_ply(reading.ply, &setup);
            }
            draft.with("side", Fact::Side(side)).with("count", Fact::Count(more as u64));
        }
    }

    /// Where both the time used and the display are recorded, they must add up.
    fn arithmetic(
        &mut self,
        course: &Course,
        schedule: &Schedule,
        readings: &[Reading],
        side: Color,
        tolerance: Millis,
    ) {
        let mut wrong: Vec<(Reading, Millis, Millis)> = Vec::new();
        for pair in readings.windows(2) {
            let [before, after] = pair else { continue };
            let (Some(had), Some(has), Some(used)) = (before.shown, after.shown, after.used) else {
                continue;
            };
            let number = Moves(after.number);
            let starts_period = after.number > 1
                && schedule.period_of_move(Moves(after.number + 1))
                    != schedule.period_of_move(Moves(before.number));
            if starts_period || after.number != before.number + 1 {
                continue;
            }
            let mode =
                schedule.period(schedule.period_of_move(number)).map_or(Mode::Plain, |it| it.mode);
            let costs = match mode {
                Mode::Delay(free) | Mode::Bronstein(free) => used.saturating_sub(free),
                _ => used,
            };
            let Some(expected) = (had + increment(schedule, number)).checked_sub(costs) else {
                continue;
            };
            if expected.abs_diff(has) > tolerance + tolerance {
                wrong.push((*after, expected, has));
            }
        }
        if wrong.len() < OFTEN {
            return;
        }
        let (reading, expected, has) = wrong[0];
        let setup = course.positions[reading.ply].map(|it| it.setup());
        if let Some(draft) = self.found(Check::IncrementWrong, reading.place.at) {
            if let Some(setup) = setup {
                draft.at_ply(reading.ply, &setup);
            }
            draft.with("side", Fact::Side(side)).with("rise", Fact::Time(has));
            draft.with("allowed", Fact::Time(expected));
            draft.with("count", Fact::Count(wrong.len() as u64));
        }
    }
}

/// Where a display rises by more than comes with the move and with a new period.
fn rises(schedule: &Schedule, readings: &[Reading], side: Color, tolerance: Millis) -> Vec<Gain> {
    let mut found = Vec::new();
    let first = schedule.period(PeriodNumber::FIRST).map_or(Millis::ZERO, |it| it.time);
    // Some clocks show the first increment from the start.
    let mut before = (0, first + increment(schedule, Moves(1)));
    let mut given = PeriodNumber::FIRST;
    for reading in readings {
        let Some(shown) = reading.shown else { continue };
        let between = reading.number.saturating_sub(before.0);
        let mut allowed = increment(schedule, Moves(reading.number)).times(between.into());
        // The time of a period may come with its first move or when the time before it has run out.
        let reached = schedule.period_of_move(Moves(reading.number + 1));
        if shown > before.1 + allowed + tolerance && reached > given {
            allowed += schedule.allotted_by(reached).saturating_sub(schedule.allotted_by(given));
            given = reached;
        }
        if shown > before.1 + allowed + tolerance {
            let rise = shown.saturating_sub(before.1);
            found.push(Gain { reading: *reading, side, rise, allowed });
        }
        before = (reading.number, shown);
    }
    found
}

/// The first reading by which a player has used more than he was given, where only the time used is recorded, and that for
/// every move.
fn overspent(schedule: &Schedule, readings: &[Reading]) -> Option<usize> {
    let mut spent = Millis::ZERO;
    for (index, reading) in readings.iter().enumerate() {
        let number = Moves(reading.number);
        if reading.shown.is_some() || number.0 as usize != index + 1 {
            return None;
        }
        spent += reading.used?;
        let moves = u64::from(number.0);
        let given = schedule.allotted_by(schedule.period_of_move(number))
            + schedule.bonus_of_move(number).times(moves);
        // Each time may have been rounded up.
        if spent > given + WHOLE_SECONDS.times(moves) {
            return Some(index);
        }
    }
    None
}

/// What a completed move puts on the display. Delays never raise it.
fn increment(schedule: &Schedule, number: Moves) -> Millis {
    match schedule.period(schedule.period_of_move(number)).map(|it| it.mode) {
        Some(Mode::Fischer(increment)) => increment,
        _ => Millis::ZERO,
    }
}

/// Does the clock wait before it runs, or give back what a move took?
fn is_delayed(schedule: &Schedule, number: Moves) -> bool {
    let mode = schedule.period(schedule.period_of_move(number)).map(|it| it.mode);
    matches!(mode, Some(Mode::Delay(_) | Mode::Bronstein(_)))
}

fn is_hourglass(control: &TimeControl, side: Color) -> bool {
    control.of(side).periods().iter().any(|it| it.mode == Mode::Hourglass)
}

fn millis(time: core::time::Duration) -> Millis {
    Millis::new(u64::try_from(time.as_millis()).unwrap_or(u64::MAX))
}
