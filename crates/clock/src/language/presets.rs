//! Controls that have a name: those of well-known events and those that clocks come with. Data, in the format
//! of the PGN tag; the names for people are in the message files.

use super::read_pgn;
use crate::TimeControl;

/// A control with a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Preset {
    /// The name, in small letters. With `clock-preset-` before it, it names the message for people.
    pub key: &'static str,
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
        let [white, black] = [
            white.of(board::Color::White).periods(),
            black.of(board::Color::Black).periods(),
        ];
        TimeControl::odds(white, black).expect("presets are time controls")
    }
}

const fn same(key: &'static str, text: &'static str, dgt3000: Option<u8>) -> Preset {
    Preset { key, white: text, black: text, dgt3000 }
}

/// All presets: events first, then what clocks offer, from short to long.
pub const ALL: &[Preset] = &[
    same("fide-standard", "40/5400+30:1800+30", Some(13)),
    same("fide-world-championship-2018", "40/6000+30:20/3000+30:900+30", Some(14)),
    same("fide-world-championship-2021", "40/7200:20/3600:900+30", None),
    same("fide-candidates-2024", "40/7200:1800+30", None),
    same("fide-rapid", "900+10", None),
    same("fide-blitz", "180+2", Some(10)),
    Preset {
        key: "armageddon",
        white: "60/300:0+3",
        black: "60/240:0+3",
        dgt3000: None,
    },
    same("classic-40-in-150", "40/9000:16/3600", None),
    same("time-5", "300", Some(1)),
    same("time-10", "600", Some(2)),
    same("time-25", "1500", Some(3)),
    same("time-60", "3600", Some(4)),
    same("time-120", "7200", Some(5)),
    same("bonus-5-3", "300+3", None),
    same("bonus-10-5", "600+5", None),
    same("bonus-25-10", "1500+10", Some(11)),
    same("bonus-60-30", "3600+30", None),
    same("bonus-90-30", "5400+30", Some(12)),
    same("delay-30-5", "1800d5", None),
    same("delay-60-5", "3600d5", None),
    same("delay-90-5", "5400d5", None),
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
