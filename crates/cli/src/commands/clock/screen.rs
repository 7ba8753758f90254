//! The state behind the screen: keys come in with their time, a view goes out. It reads no watch and touches
//! no terminal.

use board::Color;
use clock::language::presets;
use clock::{ChessClock, ClockError, Event, Instant, Millis, Moves, Setting, TimeControl};

/// A key, whatever the terminal calls it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Key {
    Left,
    Right,
    Up,
    Down,
    Enter,
    Escape,
    Sign(char),
}

/// What the keys mean at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mode {
    Play,
    /// The arbiter corrects the clock of this player.
    Correct(Color),
    /// One of the presets is chosen.
    Menu(usize),
    /// Is it to end?
    Quit,
    Done,
}

pub(super) struct ClockScreen {
    pub(super) clock: ChessClock,
    pub(super) mode: Mode,
    /// The message about a key that had no effect.
    pub(super) remark: Option<&'static str>,
    falls_heard: usize,
}

const MINUTE: Millis = Millis::from_minutes(1);
const SECOND: Millis = Millis::from_seconds(1);

impl ClockScreen {
    pub(super) fn new(control: TimeControl) -> ClockScreen {
        let clock = ChessClock::new(Setting::electronic(control));
        ClockScreen { clock, mode: Mode::Play, remark: None, falls_heard: 0 }
    }

    pub(super) fn is_done(&self) -> bool {
        self.mode == Mode::Done
    }

    pub(super) fn on_key(&mut self, at: Instant, key: Key) {
        self.remark = None;
        match self.mode {
            Mode::Play => self.on_play_key(at, key),
            Mode::Correct(side) => self.on_correct_key(at, side, key),
            Mode::Menu(chosen) => self.on_menu_key(chosen, key),
            Mode::Quit => {
                self.mode = match key {
                    Key::Sign('y' | 'Y' | 'a' | 'A' | 'd' | 'D') => Mode::Done,
                    _ => Mode::Play,
                };
            }
            Mode::Done => {}
        }
    }

    /// Has a flag fallen since this was asked last?
    pub(super) fn flag_fell(&mut self, at: Instant) -> bool {
        let falls = self.clock.at(at).map_or(self.falls_heard, |clock| clock.falls().len());
        let fell = falls > self.falls_heard;
        self.falls_heard = falls;
        fell
    }

    fn on_play_key(&mut self, at: Instant, key: Key) {
        match key {
            Key::Sign(' ') => self.press(at),
            // Each player presses the button on their own side, and the other clock starts.
            Key::Left => self.press_of(at, Color::White),
            Key::Right => self.press_of(at, Color::Black),
            Key::Sign('p' | 'P') => self.pause(at),
            Key::Sign('w' | 'W') => self.correct(at, Color::White),
            Key::Sign('b' | 'B') => self.correct(at, Color::Black),
            Key::Sign('x' | 'X') => self.apply(at, Event::SidesExchanged),
            Key::Sign('m' | 'M') => self.mode = Mode::Menu(0),
            Key::Sign('q' | 'Q') | Key::Escape => self.mode = Mode::Quit,
            _ => {}
        }
    }

    fn press(&mut self, at: Instant) {
        let event = match (self.clock.running(), self.clock.on_turn()) {
            (Some(side), _) => Event::Pressed(side),
            (None, Some(side)) => Event::Resumed(side),
            (None, None) => Event::Started(Color::White),
        };
        self.apply(at, event);
    }

    fn press_of(&mut self, at: Instant, side: Color) {
        let event = match self.clock.on_turn() {
            None => Event::Started(!side),
            Some(_) => Event::Pressed(side),
        };
        self.apply(at, event);
    }

    fn pause(&mut self, at: Instant) {
        let event = match (self.clock.running(), self.clock.on_turn()) {
            (None, Some(side)) => Event::Resumed(side),
            _ => Event::Stopped,
        };
        self.apply(at, event);
    }

    /// Nobody's clock runs while the arbiter corrects one.
    fn correct(&mut self, at: Instant, side: Color) {
        if self.clock.running().is_some() {
            self.apply(at, Event::Stopped);
        }
        self.mode = Mode::Correct(side);
    }

    fn on_correct_key(&mut self, at: Instant, side: Color, key: Key) {
        let add = |time| Event::TimeAdded { side, time };
        let deduct = |time| Event::TimeDeducted { side, time };
        let event = match key {
            Key::Up => add(MINUTE),
            Key::Down => deduct(MINUTE),
            Key::Right => add(SECOND),
            Key::Left => deduct(SECOND),
            Key::Sign('+') => self.counted(at, side, 1),
            Key::Sign('-') => self.counted(at, side, -1),
            Key::Sign('n' | 'N') => Event::NextPeriodGiven(side),
            Key::Enter | Key::Escape | Key::Sign('q' | ' ') => {
                self.mode = Mode::Play;
                return;
            }
            Key::Sign(_) => return,
        };
        self.apply(at, event);
    }

    fn counted(&self, at: Instant, side: Color, step: i32) -> Event {
        let counter = self.clock.face(at).map_or(0, |face| face.sides[side].counter.0);
        Event::CounterSet { side, moves: Moves(counter.saturating_add_signed(step)) }
    }

    fn on_menu_key(&mut self, chosen: usize, key: Key) {
        let last = presets::ALL.len() - 1;
        self.mode = match key {
            Key::Up => Mode::Menu(chosen.saturating_sub(1)),
            Key::Down => Mode::Menu((chosen + 1).min(last)),
            Key::Enter => {
                *self = ClockScreen::new(presets::ALL[chosen].control());
                Mode::Play
            }
            Key::Escape | Key::Sign('q' | 'm') => Mode::Play,
            _ => self.mode,
        };
    }

    fn apply(&mut self, at: Instant, event: Event) {
        match self.clock.apply(at, &event) {
            Ok(clock) => self.clock = clock,
            Err(ClockError::NotEnoughTime { .. }) => self.remark = Some("screen-not-enough"),
            Err(_) => self.remark = Some("screen-not-now"),
        }
    }
}
