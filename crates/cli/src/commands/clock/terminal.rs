//! The thin part: keys and time from the system go to the state, its view goes to the terminal.

use std::io::{self, Write};
use std::time::{Duration, Instant as SystemInstant};

use clock::{Instant, Millis};
use crossterm::cursor::{Hide, Show};
use crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use messages::Messages;

use super::canvas::Canvas;
use super::draw::draw;
use super::screen::{ClockScreen, Key};

/// How often the screen is drawn while nothing happens.
const PAUSE: Duration = Duration::from_millis(50);

/// A terminal that shows nothing but the clock, and is put back as it was when this goes, also by a panic.
struct WholeScreen;

impl WholeScreen {
    fn take() -> io::Result<WholeScreen> {
        enable_raw_mode()?;
        let taken = WholeScreen;
        execute!(io::stdout(), EnterAlternateScreen, Hide)?;
        Ok(taken)
    }

    fn give_back() {
        // Nothing better can be done where the terminal does not even take this.
        let _ = execute!(io::stdout(), Show, LeaveAlternateScreen);
        let _ = disable_raw_mode();
    }
}

impl Drop for WholeScreen {
    fn drop(&mut self) {
        WholeScreen::give_back();
    }
}

/// Lets the clock run until the user has had enough; says at what time that was.
pub(super) fn run(
    messages: &Messages,
    screen: &mut ClockScreen,
    beep: bool,
) -> io::Result<Instant> {
    let _taken = WholeScreen::take()?;
    // What a bug says must be read: first the terminal is put back.
    let told = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        WholeScreen::give_back();
        told(panic);
    }));
    let mut out = io::stdout().lock();
    let start = SystemInstant::now();
    let now = || {
        let passed = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        Instant::after_start(Millis::new(passed))
    };
    while !screen.is_done() {
        let view = screen.view(messages, now());
        let (columns, lines) = size()?;
        let mut canvas = Canvas::new(columns.into(), lines.into());
        draw(&mut canvas, &view);
        canvas.show(&mut out)?;
        if screen.flag_fell(now()) && beep {
            out.write_all(b"\x07")?;
            out.flush()?;
        }
        if event::poll(PAUSE)?
            && let Event::Key(key) = event::read()?
            && let Some(key) = meaning(key)
        {
            screen.on_key(now(), key);
        }
    }
    Ok(now())
}

fn meaning(key: KeyEvent) -> Option<Key> {
    if key.kind != KeyEventKind::Press {
        return None;
    }
    Some(match key.code {
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        // The habit of ending programs with Ctrl-C asks the same question as q.
        KeyCode::Char('c') if key.modifiers.contains(KeyModifiers::CONTROL) => Key::Sign('q'),
        KeyCode::Char(sign) => Key::Sign(sign),
        _ => return None,
    })
}
