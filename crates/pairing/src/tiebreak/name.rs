//! Tie-breaks as the organiser chooses them, and their acronyms (Article 5).

use std::fmt;
use std::num::NonZeroU8;
use std::str::FromStr;

/// What is left out of a sum (Articles 14.1 to 14.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Cut {
    #[default]
    Nothing,
    /// So many of the least values: `C1`, `C2`.
    Lowest(NonZeroU8),
    /// So many of the least values, then as many of the greatest: `M1`, `M2`.
    Median(NonZeroU8),
}

impl Cut {
    pub(super) const fn lowest(self) -> u8 {
        match self {
            Self::Nothing => 0,
            Self::Lowest(count) | Self::Median(count) => count.get(),
        }
    }

    pub(super) const fn highest(self) -> u8 {
        match self {
            Self::Nothing | Self::Lowest(_) => 0,
            Self::Median(count) => count.get(),
        }
    }
}

/// How forfeits count in a Swiss tournament.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Forfeits {
    /// As rounds that were not played.
    #[default]
    Unplayed,
    /// As games against the opponent who was paired, if the regulations of the tournament say so: `P`.
    Played,
}

/// Which end of a list comes first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Order {
    /// As the regulations have it.
    #[default]
    Usual,
    /// The other way round: `R`.
    Reversed,
}

/// A tie-break with its modifiers. Only those that belong to it can be said.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TieBreak {
    /// Article 6, `DE`.
    DirectEncounter { forfeits: Forfeits },
    /// Article 7.1, `WIN`.
    Wins,
    /// Article 7.2, `WON`.
    GamesWon,
    /// Article 7.3, `BPG`.
    GamesWithBlack,
    /// Article 7.4, `BWG`.
    GamesWonWithBlack,
    /// Article 7.5, `PS`: so many of the first rounds are left out.
    ProgressiveScores { cut: u8 },
    /// Article 7.6, `REP`; called `GE` before August 2024.
    RoundsElected,
    /// Article 7.7, `STD`.
    StandardPoints,
    /// Article 7.8, `TPN`: the lowest number comes first.
    PairingNumber { order: Order },
    /// Article 8.1, `BH`.
    Buchholz { cut: Cut, forfeits: Forfeits },
    /// Article 8.2, `AOB`; `AOB/F` is the average of Fore Buchholz.
    AverageOfBuchholz { fore: bool },
    /// Article 8.3, `FB`.
    ForeBuchholz { cut: Cut, forfeits: Forfeits },
    /// Article 9.1, `SB`: so many of the least values are left out.
    SonnebornBerger { cut: u8, forfeits: Forfeits },
    /// Article 9.2, `KS`: the limit is moved by so many half points (Article 14.5).
    Koya { limit: i8 },
    /// Article 10.1, `ARO`.
    AverageRating { cut: Cut },
    /// Article 10.2, `TPR`.
    Performance,
    /// Article 10.3, `PTP`.
    PerfectPerformance,
    /// Article 10.4, `APRO`.
    AverageOfPerformances,
    /// Article 10.5, `APPO`.
    AverageOfPerfectPerformances,
    /// Article 10.6, `RTNG`: the highest rating comes first.
    Rating { order: Order },
}

impl TieBreak {
    /// The acronym of the list, without modifiers.
    #[must_use]
    pub const fn acronym(&self) -> &'static str {
        match self {
            Self::DirectEncounter { .. } => "DE",
            Self::Wins => "WIN",
            Self::GamesWon => "WON",
            Self::GamesWithBlack => "BPG",
            Self::GamesWonWithBlack => "BWG",
            Self::ProgressiveScores { .. } => "PS",
            Self::RoundsElected => "REP",
            Self::StandardPoints => "STD",
            Self::PairingNumber { .. } => "TPN",
            Self::Buchholz { .. } => "BH",
            Self::AverageOfBuchholz { .. } => "AOB",
            Self::ForeBuchholz { .. } => "FB",
            Self::SonnebornBerger { .. } => "SB",
            Self::Koya { .. } => "KS",
            Self::AverageRating { .. } => "ARO",
            Self::Performance => "TPR",
            Self::PerfectPerformance => "PTP",
            Self::AverageOfPerformances => "APRO",
            Self::AverageOfPerfectPerformances => "APPO",
            Self::Rating { .. } => "RTNG",
        }
    }

    /// The article of C.07 that says how it is reckoned.
    #[must_use]
    pub const fn article(&self) -> &'static str {
        match self {
            Self::DirectEncounter { .. } => "6",
            Self::Wins => "7.1",
            Self::GamesWon => "7.2",
            Self::GamesWithBlack => "7.3",
            Self::GamesWonWithBlack => "7.4",
            Self::ProgressiveScores { .. } => "7.5",
            Self::RoundsElected => "7.6",
            Self::StandardPoints => "7.7",
            Self::PairingNumber { .. } => "7.8",
            Self::Buchholz { .. } => "8.1",
            Self::AverageOfBuchholz { .. } => "8.2",
            Self::ForeBuchholz { .. } => "8.3",
            Self::SonnebornBerger { .. } => "9.1",
            Self::Koya { .. } => "9.2",
            Self::AverageRating { .. } => "10.1",
            Self::Performance => "10.2",
            Self::PerfectPerformance => "10.3",
            Self::AverageOfPerformances => "10.4",
            Self::AverageOfPerfectPerformances => "10.5",
            Self::Rating { .. } => "10.6",
        }
    }

    /// Is the lower number the better one?
    pub(super) const fn lower_is_better(&self) -> bool {
        match self {
            Self::DirectEncounter { .. } => true,
            Self::PairingNumber { order } => matches!(order, Order::Usual),
            Self::Rating { order } => matches!(order, Order::Reversed),
            Self::Wins
            | Self::GamesWon
            | Self::GamesWithBlack
            | Self::GamesWonWithBlack
            | Self::ProgressiveScores { .. }
            | Self::RoundsElected
            | Self::StandardPoints
            | Self::Buchholz { .. }
            | Self::AverageOfBuchholz { .. }
            | Self::ForeBuchholz { .. }
            | Self::SonnebornBerger { .. }
            | Self::Koya { .. }
            | Self::AverageRating { .. }
            | Self::Performance
            | Self::PerfectPerformance
            | Self::AverageOfPerformances
            | Self::AverageOfPerfectPerformances => false,
        }
    }

    /// Does Article 10 hold for it?
    pub(super) const fn needs_ratings(&self) -> bool {
        matches!(
            self,
            Self::AverageRating { .. }
                | Self::Performance
                | Self::PerfectPerformance
                | Self::AverageOfPerformances
                | Self::AverageOfPerfectPerformances
                | Self::Rating { .. }
        )
    }

    /// Does Article 8 hold for it?
    pub(super) const fn is_buchholz(&self) -> bool {
        matches!(
            self,
            Self::Buchholz { .. } | Self::AverageOfBuchholz { .. } | Self::ForeBuchholz { .. }
        )
    }

    /// Has it come into the list with the edition of 2026?
    pub(super) const fn is_of_2026(&self) -> bool {
        matches!(self, Self::StandardPoints | Self::PairingNumber { .. } | Self::Rating { .. })
    }
}

/// `BH/C1`, `SB`, `DE/P`, `KS/L+5`.
impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.acronym())?;
        let modifiers = Modifiers::of(self);
        match modifiers.cut {
            Cut::Nothing => {}
            Cut::Lowest(count) => write!(f, "/C{count}")?,
            Cut::Median(count) => write!(f, "/M{count}")?,
        }
        if modifiers.limit != 0 {
            write!(f, "/L{:+}", modifiers.limit)?;
        }
        if modifiers.fore {
            f.write_str("/F")?;
        }
        if modifiers.forfeits == Forfeits::Played {
            f.write_str("/P")?;
        }
        if modifiers.order == Order::Reversed {
            f.write_str("/R")?;
        }
        Ok(())
    }
}

/// Why a text is not a tie-break.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NotATieBreak {
    /// The list has no such acronym.
    Acronym,
    /// There is no such modifier, or it does not belong to this tie-break, or it is said twice; counted from 1.
    Modifier(usize),
}

impl fmt::Display for NotATieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Acronym => f.write_str("no such acronym"),
            Self::Modifier(place) => write!(f, "modifier {place}"),
        }
    }
}

impl std::error::Error for NotATieBreak {}

/// All that can stand behind an acronym.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Modifiers {
    cut: Cut,
    limit: i8,
    fore: bool,
    forfeits: Forfeits,
    order: Order,
}

impl Modifiers {
    fn of(tie_break: &TieBreak) -> Self {
        let lowest = |cut| NonZeroU8::new(cut).map_or(Cut::Nothing, Cut::Lowest);
        match *tie_break {
            TieBreak::DirectEncounter { forfeits } => Self { forfeits, ..Self::default() },
            TieBreak::ProgressiveScores { cut } => Self { cut: lowest(cut), ..Self::default() },
            TieBreak::SonnebornBerger { cut, forfeits } => {
                Self { cut: lowest(cut), forfeits, ..Self::default() }
            }
            TieBreak::PairingNumber { order } | TieBreak::Rating { order } => {
                Self { order, ..Self::default() }
            }
            TieBreak::Buchholz { cut, forfeits } | TieBreak::ForeBuchholz { cut, forfeits } => {
                Self { cut, forfeits, ..Self::default() }
            }
            TieBreak::AverageOfBuchholz { fore } => Self { fore, ..Self::default() },
            TieBreak::Koya { limit } => Self { limit, ..Self::default() },
            TieBreak::AverageRating { cut } => Self { cut, ..Self::default() },
            TieBreak::Wins
            | TieBreak::GamesWon
            | TieBreak::GamesWithBlack
            | TieBreak::GamesWonWithBlack
            | TieBreak::RoundsElected
            | TieBreak::StandardPoints
            | TieBreak::Performance
            | TieBreak::PerfectPerformance
            | TieBreak::AverageOfPerformances
            | TieBreak::AverageOfPerfectPerformances => Self::default(),
        }
    }

    /// The same with one more of them, if that can be said and has not been said.
    fn with(self, text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let letter = letters.next()?.to_ascii_uppercase();
        let rest = letters.as_str();
        let number = |text: &str| {
            let digits = text.bytes().all(|it| it.is_ascii_digit());
            text.parse().ok().and_then(NonZeroU8::new).filter(|_| digits)
        };
        let next = match (letter, rest) {
            ('C', rest) => Self { cut: Cut::Lowest(number(rest)?), ..self },
            ('M', rest) => Self { cut: Cut::Median(number(rest)?), ..self },
            ('L', rest) if rest.starts_with(['+', '-']) => {
                Self { limit: rest.parse().ok()?, ..self }
            }
            ('F', "") => Self { fore: true, ..self },
            ('P', "") => Self { forfeits: Forfeits::Played, ..self },
            ('R', "") => Self { order: Order::Reversed, ..self },
            _ => return None,
        };
        let said_twice = (self.cut != Cut::Nothing && next.cut != self.cut)
            || (self.limit != 0 && next.limit != self.limit);
        (next != self && !said_twice).then_some(next)
    }

    /// The tie-break of that acronym with these modifiers; those that it does not have are lost.
    fn applied(self, acronym: &str) -> Option<TieBreak> {
        let Self { cut, limit, fore, forfeits, order } = self;
        Some(match acronym.to_ascii_uppercase().as_str() {
            "DE" => TieBreak::DirectEncounter { forfeits },
            "WIN" => TieBreak::Wins,
            "WON" => TieBreak::GamesWon,
            "BPG" => TieBreak::GamesWithBlack,
            "BWG" => TieBreak::GamesWonWithBlack,
            "PS" => TieBreak::ProgressiveScores { cut: cut.lowest() },
            "REP" | "GE" => TieBreak::RoundsElected,
            "STD" => TieBreak::StandardPoints,
            "TPN" => TieBreak::PairingNumber { order },
            "BH" if fore => TieBreak::ForeBuchholz { cut, forfeits },
            "BH" => TieBreak::Buchholz { cut, forfeits },
            "AOB" => TieBreak::AverageOfBuchholz { fore },
            "FB" => TieBreak::ForeBuchholz { cut, forfeits },
            "SB" => TieBreak::SonnebornBerger { cut: cut.lowest(), forfeits },
            "KS" => TieBreak::Koya { limit },
            "ARO" => TieBreak::AverageRating { cut },
            "TPR" => TieBreak::Performance,
            "PTP" => TieBreak::PerfectPerformance,
            "APRO" => TieBreak::AverageOfPerformances,
            "APPO" => TieBreak::AverageOfPerfectPerformances,
            "RTNG" => TieBreak::Rating { order },
            _ => return None,
        })
    }
}

impl FromStr for TieBreak {
    type Err = NotATieBreak;

    fn from_str(text: &str) -> Result<Self, NotATieBreak> {
        let mut parts = text.trim().split('/');
        let acronym = parts.next().unwrap_or_default();
        let plain = Modifiers::default().applied(acronym).ok_or(NotATieBreak::Acronym)?;
        // Buchholz as if the last round had been drawn is Fore Buchholz, which has a name of its own.
        let is_buchholz = matches!(plain, Self::Buchholz { .. });
        let mut said = Modifiers::default();
        let mut read = plain;
        for (place, part) in parts.enumerate() {
            let refused = NotATieBreak::Modifier(place + 1);
            said = said.with(part).ok_or(refused)?;
            read = said.applied(acronym).ok_or(refused)?;
            let kept = Modifiers::of(&read);
            let kept = Modifiers { fore: kept.fore || (is_buchholz && said.fore), ..kept };
            if kept != said {
                return Err(refused);
            }
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<TieBreak, NotATieBreak> {
        text.parse()
    }

    #[test]
    fn what_is_printed_is_read() {
        let all = "DE DE/P WIN WON BPG BWG PS PS/C1 PS/C2 REP STD TPN TPN/R BH BH/C1 BH/C2 BH/M1 BH/M2 BH/P BH/C1/P \
                   AOB AOB/F FB FB/C1 FB/M2/P SB SB/C1 SB/C2/P KS KS/L+5 KS/L-1 ARO ARO/C1 ARO/M2 TPR PTP APRO APPO \
                   RTNG RTNG/R";
        for text in all.split_whitespace() {
            assert_eq!(read(text).map(|it| it.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn other_ways_to_write_them() {
        assert_eq!(read(" bh/c1 "), read("BH/C1"));
        assert_eq!(read("BH/P/C1"), read("BH/C1/P"));
        assert_eq!(read("GE"), Ok(TieBreak::RoundsElected));
        assert_eq!(read("BH/F/C1"), read("FB/C1"));
        assert_eq!(read("BH/C1/F"), read("FB/C1"));
    }

    #[test]
    fn what_does_not_belong_together_is_refused() {
        for text in ["", "XY", "BHC1", "/C1", "BH:GP"] {
            assert_eq!(read(text), Err(NotATieBreak::Acronym), "{text}");
        }
        for text in [
            "BH/", "BH/C0", "BH/C", "BH/C+1", "BH/C999", "BH/L+1", "SB/M1", "PS/M1", "WIN/C1",
            "TPR/C1", "KS/L", "KS/L5", "KS/C1", "DE/C1", "RTNG/P", "FB/F", "SB/F",
        ] {
            assert_eq!(read(text), Err(NotATieBreak::Modifier(1)), "{text}");
        }
        for text in
            ["BH/C1/C2", "BH/C1/C1", "BH/C1/M1", "BH/P/P", "KS/L+1/L+2", "KS/L+1/P", "BH/P/R"]
        {
            assert_eq!(read(text), Err(NotATieBreak::Modifier(2)), "{text}");
        }
    }
}
