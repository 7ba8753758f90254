//! `jadoube clock`: a chess clock that fills the terminal.

mod canvas;
mod digits;
mod draw;
mod list;
mod screen;
mod terminal;
#[cfg(test)]
mod tests;
mod view;

use board::Color;
use clock::language::{presets, write_short};
use clock::{Face, Flag, TimeControl};
use serde::Serialize;

use crate::cli::{ClockArgs, ControlFormat};
use crate::commands::time::read;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::output::json::ByColor;
use crate::output::table::Table;
use screen::ClockScreen;

/// What is taken if nothing is named.
const USUAL: &str = "bonus-90-30";

#[derive(Serialize)]
struct ClockTwin {
    control: String,
    sides: ByColor<SideTwin>,
}

#[derive(Serialize)]
struct SideTwin {
    /// In milliseconds.
    time: u64,
    moves: u32,
    period: u32,
    flag_down: bool,
}

pub(crate) fn run(console: &Console, args: &ClockArgs) -> Result<Exit, Failure> {
    if args.list {
        return list::run(console);
    }
    let messages = &console.messages;
    let control = control(console, args)?;
    if !console.out_is_terminal {
        let what = messages.text("screen-no-terminal");
        let hint = messages.text("screen-no-terminal-hint");
        return Err(Complaint::new(Kind::Terminal, what).advising(hint).into());
    }
    let mut screen = ClockScreen::new(control);
    let ended = terminal::run(messages, &mut screen, args.beep)?;
    if let Ok(face) = screen.clock.face(ended) {
        let control = write_short(&screen.clock.setting().control);
        match console.form {
            Form::Json => {
                let sides = ByColor::from_fn(|side| side_twin(&face, side));
                console.json(&ClockTwin { control, sides })?;
            }
            Form::Text => console.print(&told(console, &face))?,
        }
    }
    Ok(Exit::Fine)
}

fn control(console: &Console, args: &ClockArgs) -> Result<TimeControl, Failure> {
    let text = args.control.join(" ");
    if text.trim().is_empty() {
        // The parser of arguments has let only names of presets through.
        let named = args.preset.as_deref().and_then(presets::find);
        let preset = named.or_else(|| presets::find(USUAL)).unwrap_or(&presets::ALL[0]);
        return Ok(preset.control());
    }
    let read = read::read(&console.messages, ControlFormat::Auto, &text)?;
    let control = read.reading.control().cloned();
    let untimed = || Complaint::new(Kind::TimeControl, console.messages.text("screen-untimed"));
    Ok(control.ok_or_else(untimed)?)
}

fn side_twin(face: &Face, side: Color) -> SideTwin {
    let display = face.sides[side];
    SideTwin {
        time: display.time.get(),
        moves: display.counter.0,
        period: display.period.get(),
        flag_down: display.flag == Flag::Down,
    }
}

/// What the clock showed at the end.
fn told(console: &Console, face: &Face) -> String {
    let mut table = Table::default();
    for (id, side) in [("screen-white", Color::White), ("screen-black", Color::Black)] {
        let display = face.sides[side];
        let flag = if display.flag == Flag::Down { "–" } else { "" };
        let args = messages::Args::new().set("count", display.counter.0);
        let counter = console.messages.with("screen-moves", &args);
        let time = view::shown(display.time);
        table.line(console.messages.text(id), format!("{time} {flag} {counter}"));
    }
    table.to_text(console.ink)
}
