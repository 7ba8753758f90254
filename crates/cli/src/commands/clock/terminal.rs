//! The thin part: keys and time from the system go to the state, its view goes to the terminal.

use std::io::{self, Write};
use std::time::{Duration, Instant as SystemInstant};

use clock::{Instant, Millis};
use messages::Messages;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use super::draw::draw;
use super::screen::{ClockScreen, Key};

/// How often the screen is drawn while nothing happens.
const PAUSE: Duration = Duration::from_millis(50);

/// Lets the clock run until the user has had enough; says at what time that was. The terminal is put back as
/// it was, also by a panic.
pub(super) fn run(
    messages: &Messages,
    screen: &mut ClockScreen,
    beep: bool,
) -> io::Result<Instant> {
    let mut terminal = ratatui::try_init()?;
    let ended = on(&mut terminal, messages, screen, beep);
    ratatui::restore();
    ended
}

fn on(
    terminal: &mut DefaultTerminal,
    messages: &Messages,
    screen: &mut ClockScreen,
    beep: bool,
) -> io::Result<Instant> {
    let start = SystemInstant::now();
    let now = || {
        let passed = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
        Instant::after_start(Millis::new(passed))
    };
    while !screen.is_done() {
        let view = screen.view(messages, now());
        terminal.draw(|frame| draw(frame, &view))?;
        if screen.flag_fell(now()) && beep {
            io::stdout().write_all(b"\x07")?;
            io::stdout().flush()?;
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
