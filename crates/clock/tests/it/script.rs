//! A small script for what happens to a clock, so that a scenario reads like a transcript.
//!
//! ```text
//! time 40/1:30:00, all/0:30:00; +0:30      the control, as in transcripts
//! device by-hand                           when the next period comes; mechanical: no first flag
//! clocks W 0:10:00* B 0:12:00              displays at 0:00, the star marks the one that runs
//! 0:10 press white                         a stamp and an event
//! == W 1:30:50 B 1:30:30*                  what the displays show then, "-" marks a flag
//! == counter 1 0                           what the counters show
//! ```

use std::sync::Arc;

use board::{ByColor, Color};
use jadoube_clock::language::{read_pgn, read_transcript};
use jadoube_clock::{
    ChessClock, Counted, DisplaySetting, Event, FirstFlag, Flag, Instant, Millis, Mode, Moves,
    PeriodChange, PeriodNumber, Replacement, Setting, TimeControl,
};

/// Plays a scenario and checks what it says.
#[track_caller]
pub(crate) fn play(name: &str, script: &str) -> ChessClock {
    let mut stage = Stage::new(name);
    for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
        stage.line(line);
    }
    stage.clock()
}

struct Stage<'n> {
    name: &'n str,
    control: TimeControl,
    period_change: Option<PeriodChange>,
    is_mechanical: bool,
    clock: Option<ChessClock>,
    now: Instant,
}

impl<'n> Stage<'n> {
    fn new(name: &'n str) -> Stage<'n> {
        let control = time("40/1:30:00, all/0:30:00; +0:30");
        let now = Instant::START;
        Stage { name, control, period_change: None, is_mechanical: false, clock: None, now }
    }

    #[track_caller]
    fn line(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["time", ..] => self.control = time(line.trim_start_matches("time")),
            ["device", "mechanical"] => self.is_mechanical = true,
            ["device", change] => self.period_change = Some(period_change(change)),
            ["clocks", displays @ ..] => self.set_up(displays),
            ["given", side, "counter", count] => {
                let (side, moves) = (color(side), Moves(number(count)));
                self.apply(Event::CounterSet { side, moves });
            }
            ["given", side, "period", count] => {
                let (side, period) = (color(side), period(count));
                self.apply(Event::PeriodSet { side, period });
            }
            ["==", check @ ..] => self.check(line, check),
            [stamp, event @ ..] => {
                self.now = Instant::after_start(span(stamp));
                self.apply(self.event(event));
            }
            [] => {}
        }
    }

    fn setting(&self) -> Setting {
        let mut setting = match self.is_mechanical {
            true => Setting::mechanical(self.control.clone()),
            false => Setting::electronic(self.control.clone()),
        };
        setting.period_change = self.period_change.unwrap_or(setting.period_change);
        setting
    }

    fn clock(&self) -> ChessClock {
        self.clock.clone().unwrap_or_else(|| ChessClock::new(self.setting()))
    }

    #[track_caller]
    fn apply(&mut self, event: Event) {
        let next = self.clock().apply(self.now, &event);
        self.clock = Some(next.unwrap_or_else(|error| panic!("{}: {event:?}: {error}", self.name)));
    }

    /// `W 0:10:00* B 0:12:00-`.
    fn set_up(&mut self, displays: &[&str]) {
        let [_, white, _, black] = displays else { panic!("{}: {displays:?}", self.name) };
        let set = |text: &str| {
            let time = span(text.trim_end_matches(['*', '-']));
            let flag = if text.contains('-') { Flag::Down } else { Flag::Up };
            DisplaySetting { flag, ..DisplaySetting::time(time) }
        };
        let displays = ByColor { white: set(white), black: set(black) };
        let clock = ChessClock::showing(self.setting(), displays);
        self.clock = Some(clock.unwrap_or_else(|error| panic!("{}: {error}", self.name)));
        for (side, text) in [(Color::White, white), (Color::Black, black)] {
            if text.contains('*') {
                self.apply(Event::Started(side));
            }
        }
    }

    fn event(&self, words: &[&str]) -> Event {
        match words {
            ["start", side] => Event::Started(color(side)),
            ["press", side] => Event::Pressed(color(side)),
            ["stop"] => Event::Stopped,
            ["resume", side] => Event::Resumed(color(side)),
            ["set", side, time] => Event::TimeSet { side: color(side), time: span(time) },
            ["add", side, time] => Event::TimeAdded { side: color(side), time: span(time) },
            ["deduct", side, time] => Event::TimeDeducted { side: color(side), time: span(time) },
            ["undo", side] => Event::GainTakenBack(color(side)),
            ["counter", side, count] => {
                Event::CounterSet { side: color(side), moves: Moves(number(count)) }
            }
            ["period", side, count] => {
                Event::PeriodSet { side: color(side), period: period(count) }
            }
            ["next-period", side] => Event::NextPeriodGiven(color(side)),
            ["increment", time] => {
                let mode = Mode::Fischer(span(time));
                let control = self.control.with_mode(mode).expect("a control");
                let setting = Setting { control, ..self.clock().setting().clone() };
                Event::SettingChanged(Arc::new(setting))
            }
            ["exchange"] => Event::SidesExchanged,
            ["replace"] => {
                let setting = Arc::new(self.clock().setting().clone());
                Event::Replaced(Replacement { setting, showing: None })
            }
            ["replace", "W", white, "B", black] => {
                let setting = Arc::new(self.clock().setting().clone());
                let white = DisplaySetting::time(span(white));
                let black = DisplaySetting::time(span(black));
                Event::Replaced(Replacement { setting, showing: Some(ByColor { white, black }) })
            }
            ["passes"] => {
                Event::CounterSet { side: Color::White, moves: self.clock().counters().white }
            }
            _ => panic!("{}: no event: {words:?}", self.name),
        }
    }

    #[track_caller]
    fn check(&self, line: &str, words: &[&str]) {
        let (name, clock) = (self.name, self.clock());
        let face = clock.face(self.now).expect("a later instant");
        match words {
            ["W", white, "B", black] => {
                for (side, expected) in [(Color::White, *white), (Color::Black, *black)] {
                    let display = face.sides[side];
                    let star = if face.running == Some(side) { "*" } else { "" };
                    let flag = if display.flag == Flag::Down { "-" } else { "" };
                    let shown = format!("{}{star}{flag}", display.time);
                    let same = span(expected.trim_end_matches(['*', '-'])) == display.time
                        && expected.contains('*') != star.is_empty()
                        && expected.contains('-') != flag.is_empty();
                    assert!(same, "{name}: {line}: {side} shows {shown}");
                }
            }
            ["counter", white, black] => {
                let counters = [face.sides.white.counter, face.sides.black.counter];
                assert_eq!(counters, [white, black].map(|it| Moves(number(it))), "{name}: {line}");
            }
            ["period", side, count] => {
                assert_eq!(face.sides[color(side)].period, period(count), "{name}: {line}");
            }
            ["delay", side, time] => {
                let left = face.sides[color(side)].delay_left;
                assert_eq!(left, Some(span(time)), "{name}: {line}");
            }
            ["first", "flag", which] => {
                let expected = match *which {
                    "none" => FirstFlag::None,
                    "unknown" => FirstFlag::Unknown,
                    side => FirstFlag::Of(color(side)),
                };
                assert_eq!(face.first_flag, expected, "{name}: {line}");
            }
            ["fell", side, time] => {
                let later = clock.at(self.now).expect("a later instant");
                let fell = later.falls().iter().find(|fall| fall.side == color(side));
                let fell = fell.map(|fall| fall.at.since_start());
                assert_eq!(fell, Some(span(time)), "{name}: {line}");
            }
            ["completed", white, black, "gives", white_gap, black_gap] => {
                let completed =
                    ByColor { white: Moves(number(white)), black: Moves(number(black)) };
                let counted = clock.counted(completed);
                let gaps = [counted.white, counted.black].map(|it| match it {
                    Counted::Right => 0,
                    Counted::Behind(by) => i64::from(by.0),
                    Counted::Ahead(by) => -i64::from(by.0),
                });
                let expected = [white_gap, black_gap].map(|it| it.parse().expect("a number"));
                assert_eq!(gaps, expected, "{name}: {line}");
            }
            _ => panic!("{name}: no check: {line}"),
        }
    }
}

/// A control as transcripts write it.
pub(crate) fn time(text: &str) -> TimeControl {
    let reading = read_transcript(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    reading.control().expect("a control").clone()
}

/// A control as PGN writes it.
pub(crate) fn pgn(text: &str) -> TimeControl {
    let reading = read_pgn(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    reading.control().expect("a control").clone()
}

/// `0:30` or `1:30:00`.
pub(crate) fn span(text: &str) -> Millis {
    let parts: Vec<u64> = text.split(':').map(|it| it.parse().expect("a span")).collect();
    match parts.as_slice() {
        [minutes, seconds] => Millis::from_seconds(minutes * 60 + seconds),
        [hours, minutes, seconds] => Millis::from_seconds(hours * 3_600 + minutes * 60 + seconds),
        _ => panic!("no span: {text}"),
    }
}

fn color(text: &str) -> Color {
    match text {
        "white" => Color::White,
        "black" => Color::Black,
        _ => panic!("no colour: {text}"),
    }
}

fn number(text: &str) -> u32 {
    text.parse().expect("a number")
}

fn period(text: &str) -> PeriodNumber {
    PeriodNumber::new(number(text)).expect("periods count from one")
}

fn period_change(text: &str) -> PeriodChange {
    match text {
        "at-press" => PeriodChange::AtPress,
        "if-counted" => PeriodChange::AtZeroIfCounted,
        "at-zero" => PeriodChange::AtZero,
        "at-zero-for-both" => PeriodChange::AtZeroForBoth,
        "by-hand" => PeriodChange::ByHand,
        _ => panic!("no device: {text}"),
    }
}
