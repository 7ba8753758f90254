//! Controls that have a name: those of well-known events and those that clocks come with. Data, in the format
//! of the PGN tag; the names of events for people are in the message files.

use super::read_pgn;
use crate::TimeControl;

/// A control with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Preset {
    /// The name, in small letters.
    pub key: &'static str,
    /// The message that says whose control it is. Those that clocks come with need none: the control says it all.
    pub title: Option<&'static str>,
    /// White's periods, as in a PGN tag.
    pub white: &'static str,
    /// Black's periods.
    pub black: &'static str,
    /// The number under which a DGT 3000 has it, as its manual lists them. With several periods that clock
    /// does not know the numbers of moves: it opens the next one at zero, for both players.
    pub dgt3000: Option<u8>,
}

impl Preset {
    /// The control.
    ///
    /// # Panics
    /// Never: a test reads every preset.
    #[must_use]
    pub fn control(&self) -> TimeControl {
        let [white, black] = [self.white, self.black].map(|text| {
            let reading = read_pgn(text).expect("presets are well formed");
            reading.control().cloned().expect("presets state a control")
        });
        let [white, black] =
            [white.of(board::Color::White).periods(), black.of(board::Color::Black).periods()];
        TimeControl::odds(white, black).expect("presets are time controls")
    }
}

const fn event(
    key: &'static str,
    title: &'static str,
    text: &'static str,
    dgt3000: Option<u8>,
) -> Preset {
    Preset { key, title: Some(title), white: text, black: text, dgt3000 }
}

const fn clock(key: &'static str, text: &'static str, dgt3000: Option<u8>) -> Preset {
    Preset { key, title: None, white: text, black: text, dgt3000 }
}

/// All presets: events first, then what clocks offer, from short to long.
#[rustfmt::skip]
pub const ALL: &[Preset] = &[
    event("fide-standard", "clock-preset-fide-standard", "40/5400+30:1800+30", Some(13)),
    event("fide-world-championship-2018", "clock-preset-fide-world-championship-2018",
        "40/6000+30:20/3000+30:900+30", Some(14)),
    event("fide-world-championship-2021", "clock-preset-fide-world-championship-2021",
        "40/7200:20/3600:900+30", None),
    event("fide-candidates-2024", "clock-preset-fide-candidates-2024", "40/7200:1800+30", None),
    event("fide-rapid", "clock-preset-fide-rapid", "900+10", None),
    event("fide-blitz", "clock-preset-fide-blitz", "180+2", Some(10)),
    Preset {
        key: "armageddon",
        title: Some("clock-preset-armageddon"),
        white: "60/300:0+3",
        black: "60/240:0+3",
        dgt3000: None,
    },
    event("classic", "clock-preset-classic", "40/9000:16/3600", None),
    clock("time-5", "300", Some(1)),
    clock("time-10", "600", Some(2)),
    clock("time-25", "1500", Some(3)),
    clock("time-60", "3600", Some(4)),
    clock("time-120", "7200", Some(5)),
    clock("bonus-5-3", "300+3", None),
    clock("bonus-10-5", "600+5", None),
    clock("bonus-25-10", "1500+10", Some(11)),
    clock("bonus-60-30", "3600+30", None),
    clock("bonus-90-30", "5400+30", Some(12)),
    clock("delay-30-5", "1800d5", None),
    clock("delay-60-5", "3600d5", None),
    clock("delay-90-5", "5400d5", None),
];

/// The preset of this name.
#[must_use]
pub fn find(key: &str) -> Option<&'static Preset> {
    ALL.iter().find(|preset| preset.key.eq_ignore_ascii_case(key))
}

/// The first preset with this control.
#[must_use]
pub fn named(control: &TimeControl) -> Option<&'static Preset> {
    ALL.iter().find(|preset| preset.control() == *control)
}

#[cfg(test)]
mod tests;
