//! What organisers write about the thinking time is read, classified and run on a clock. Run it with
//! `cargo run --example time_control`.

use std::fmt::Write as _;

use board::Color;
use jadoube_clock::language::{PgnTags, read, write_pgn, write_short};
use jadoube_clock::{
    Bound, Bounds, ChessClock, Flag, Instant, Millis, Setting, TimeControl, classify,
};

fn main() {
    print!("{}", story());
}

/// From announcements in English, Czech, Slovak and Slovene.
const WRITTEN: [&str; 4] = [
    "90 minutes for 40 moves, then 30 minutes, with 30 seconds per move from move 1",
    "2x15 minut + 10 s/tah",
    "3 min + 2 s na ťah",
    "10 minut na igralca za celo partijo",
];

/// The bounds of the classes are numbers of the Laws, so they are given by the caller. These are the ones of 2023.
const BOUNDS: Bounds = Bounds {
    blitz_max: Bound::included(10),
    rapid_min: Bound::excluded(10),
    rapid_max: Bound::excluded(60),
    moves: 60,
};

pub(crate) fn story() -> String {
    let mut text = String::new();
    for written in WRITTEN {
        let _ = writeln!(text, "{written}");
        // Reading never guesses in silence: what was not understood is listed with its place.
        let reading = match read(written) {
            Ok(reading) => reading,
            Err(error) => {
                let _ = writeln!(text, "  cannot be read: {:?}", error.expected);
                continue;
            }
        };
        for ignored in &reading.ignored {
            let _ = writeln!(text, "  not understood: {}", ignored.place.of(written));
        }
        let Some(control) = reading.control() else { continue };
        let classified = classify(control, &BOUNDS);
        let total = classified.sums.white.total;
        let _ = writeln!(text, "  in short: {}", write_short(control));
        if let PgnTags::One(tag) = write_pgn(control) {
            let _ = writeln!(text, "  in a game record: {tag}");
        }
        if let Some(class) = classified.class() {
            let _ = writeln!(text, "  {total} for 60 moves, which is {class:?}");
        }
        text.push('\n');
    }
    text.push_str(&one_minute());
    text
}

/// A short game of one minute each and five seconds a move. The clock has no time of its own: every press brings it.
fn one_minute() -> String {
    let mut text = String::from("1 min + 5 s\n");
    let control: TimeControl = match read("1 min + 5 s").ok().and_then(|it| it.control().cloned()) {
        Some(control) => control,
        None => return text,
    };
    let seconds = |number| Instant::after_start(Millis::from_seconds(number));
    let clock = ChessClock::new(Setting::electronic(control));
    let mut clock = clock.start(Color::White, Instant::START).expect("a clock that stands");
    show(&clock, Instant::START, &mut text);
    for (side, second) in [(Color::White, 4), (Color::Black, 30), (Color::White, 50)] {
        clock = clock.press(side, seconds(second)).expect("a press after the one before");
        show(&clock, seconds(second), &mut text);
    }
    // Black forgets the clock. It tells that the flag is down and since when; who has lost is not its business.
    show(&clock, seconds(100), &mut text);
    for fall in clock.at(seconds(100)).expect("a later instant").falls() {
        let _ = writeln!(text, "the flag of {} fell {} after the start", fall.side, fall.at);
    }
    text
}

fn show(clock: &ChessClock, at: Instant, text: &mut String) {
    let Ok(face) = clock.face(at) else { return };
    let side = |color: Color| {
        let display = face.sides[color];
        let runs = if face.running == Some(color) { '>' } else { ' ' };
        let flag = if display.flag == Flag::Down { '-' } else { ' ' };
        format!("{runs}{flag}{}", display.time)
    };
    let _ = writeln!(text, "  [{:>8} | {:>8} ]", side(Color::White), side(Color::Black));
}
