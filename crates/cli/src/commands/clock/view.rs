//! What is on the screen, in words and numbers. Where it stands is for `draw`.

use board::{ByColor, Color};
use clock::language::{presets, write_short};
use clock::{Display, FirstFlag, Flag, Instant, Millis};
use messages::{Args, Messages};

use super::screen::{ClockScreen, Mode};

pub(super) struct View {
    pub(super) title: String,
    pub(super) sides: ByColor<SideView>,
    pub(super) status: String,
    pub(super) help: String,
    pub(super) menu: Option<MenuView>,
    /// Shown instead of everything else where there is too little room.
    pub(super) too_small: String,
}

pub(super) struct SideView {
    pub(super) name: String,
    pub(super) time: String,
    /// The sign "–" of a flag that has fallen first.
    pub(super) flag: bool,
    pub(super) running: bool,
    pub(super) corrected: bool,
    pub(super) counter: String,
    pub(super) period: String,
    pub(super) delay: Option<String>,
}

pub(super) struct MenuView {
    pub(super) title: String,
    pub(super) lines: Vec<String>,
    pub(super) chosen: usize,
}

/// Below this the tenths of a second are shown.
const TENTHS_BELOW: Millis = Millis::from_seconds(20);

impl ClockScreen {
    pub(super) fn view(&self, messages: &Messages, at: Instant) -> View {
        // The caller's time does not go back; if it did, the last reading is the best there is.
        let at = at.max(self.clock.last_event());
        let face = self.clock.face(at).ok();
        let (running, first) =
            face.as_ref().map_or((None, FirstFlag::None), |face| (face.running, face.first_flag));
        let sides = ByColor::from_fn(|side: Color| {
            let display = face.as_ref().map(|face| face.sides[side]);
            self.side(messages, side, display, running == Some(side))
        });
        let help = match self.mode {
            Mode::Correct(_) => "screen-help-correct",
            Mode::Menu(_) => "screen-help-menu",
            Mode::Play | Mode::Quit | Mode::Done => "screen-help",
        };
        View {
            title: write_short(&self.clock.setting().control),
            sides,
            status: messages.text(self.status(running, first)),
            help: messages.text(help),
            menu: self.menu(messages),
            too_small: messages.text("screen-too-small"),
        }
    }

    fn side(
        &self,
        messages: &Messages,
        side: Color,
        display: Option<Display>,
        running: bool,
    ) -> SideView {
        let name = match side {
            Color::White => "screen-white",
            Color::Black => "screen-black",
        };
        let counter = display.map_or(0, |it| it.counter.0);
        let period = display.map_or(1, |it| it.period.get());
        let delay = display
            .and_then(|it| it.delay_left)
            .map(|left| messages.with("screen-delay", &Args::new().set("time", shown(left))));
        SideView {
            name: messages.text(name),
            time: display.map_or(String::new(), |it| shown(it.time)),
            flag: display.is_some_and(|it| it.flag == Flag::Down),
            running,
            corrected: self.mode == Mode::Correct(side),
            counter: messages.with("screen-moves", &Args::new().set("count", counter)),
            period: messages.with("screen-period", &Args::new().set("number", period)),
            delay,
        }
    }

    fn status(&self, running: Option<Color>, first: FirstFlag) -> &'static str {
        if let Some(remark) = self.remark {
            return remark;
        }
        match (self.mode, first, running) {
            (Mode::Quit, ..) => "screen-quit",
            (Mode::Correct(Color::White), ..) => "screen-correct-white",
            (Mode::Correct(Color::Black), ..) => "screen-correct-black",
            (_, FirstFlag::Of(Color::White), _) => "screen-flag-white",
            (_, FirstFlag::Of(Color::Black), _) => "screen-flag-black",
            (_, _, Some(Color::White)) => "screen-running-white",
            (_, _, Some(Color::Black)) => "screen-running-black",
            _ if self.clock.on_turn().is_none() => "screen-ready",
            _ => "screen-paused",
        }
    }

    fn menu(&self, messages: &Messages) -> Option<MenuView> {
        let Mode::Menu(chosen) = self.mode else { return None };
        let line = |it: &presets::Preset| {
            let title = it.title.map(|id| messages.text(id)).unwrap_or_default();
            let line = format!("{:<28} {:<22} {title}", it.key, write_short(&it.control()));
            line.trim_end().to_owned()
        };
        let lines = presets::ALL.iter().map(line).collect();
        Some(MenuView { title: messages.text("screen-menu"), lines, chosen })
    }
}

/// A time as a clock shows it: `1:30:00`, and `0:07.3` when little is left. It shows zero only when there is
/// nothing left.
pub(super) fn shown(time: Millis) -> String {
    if time < TENTHS_BELOW {
        let tenths = time.get().div_ceil(100);
        return format!("0:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = time.get().div_ceil(1_000);
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}
