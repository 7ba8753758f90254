//! Colours: what a player should have next, and what the two of a pair get.

use std::cmp::Ordering;

use crate::standing::Standing;
use crate::tournament::Color;

/// How much a player should have his colour (Article 1.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Strength {
    None,
    Mild,
    Strong,
    Absolute,
}

/// The colour that a player should have next, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Preference {
    pub(crate) color: Option<Color>,
    pub(crate) strength: Strength,
    /// Games with White less games with Black.
    pub(crate) difference: i32,
    /// The colour of the last two games, if it was the same.
    pub(crate) repeated: Option<Color>,
}

impl Preference {
    pub(crate) fn of(colors: &[Color]) -> Self {
        let whites = colors.iter().filter(|it| **it == Color::White).count() as i32;
        let difference = 2 * whites - colors.len() as i32;
        let repeated = match colors {
            [.., one, other] if one == other => Some(*other),
            _ => None,
        };
        let lacking = if difference > 0 { Color::Black } else { Color::White };
        let (color, strength) = if difference.abs() > 1 {
            (Some(lacking), Strength::Absolute)
        } else if let Some(repeated) = repeated {
            (Some(repeated.other()), Strength::Absolute)
        } else if difference != 0 {
            (Some(lacking), Strength::Strong)
        } else {
            let last = colors.last();
            (
                last.map(|it| it.other()),
                if last.is_some() { Strength::Mild } else { Strength::None },
            )
        };
        Self { color, strength, difference, repeated }
    }

    pub(crate) fn is_absolute(&self) -> bool {
        self.strength == Strength::Absolute
    }

    /// Do both want the same colour?
    pub(crate) fn clashes(&self, other: &Self) -> bool {
        self.color.is_some() && self.color == other.color
    }
}

/// The part of Article 5.2 by which the colours of a pair were allocated.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ColorRule {
    /// 5.2.1: both get what they should have.
    BothPreferences,
    /// 5.2.2: the stronger preference, of two absolute ones the wider difference.
    StrongerPreference,
    /// 5.2.3: the other way round than when the colours of the two last differed.
    Alternation,
    /// 5.2.4: what the higher ranked player should have.
    HigherRanked,
    /// 5.2.5: the colour that was drawn, by the pairing number of the higher ranked player.
    InitialColor,
}

impl ColorRule {
    /// The article that it is.
    #[must_use]
    pub const fn article(self) -> &'static str {
        match self {
            Self::BothPreferences => "5.2.1",
            Self::StrongerPreference => "5.2.2",
            Self::Alternation => "5.2.3",
            Self::HigherRanked => "5.2.4",
            Self::InitialColor => "5.2.5",
        }
    }
}

/// The colour of `one` against `other` (Article 5.2), and why.
pub(crate) fn allocate(one: &Standing, other: &Standing, initial: Color) -> (Color, ColorRule) {
    let (mine, theirs) = (&one.preference, &other.preference);
    if !mine.clashes(theirs)
        && let Some(color) = mine.color.or(theirs.color.map(Color::other))
    {
        return (color, ColorRule::BothPreferences);
    }
    if let Some(color) = mine.color {
        let wider = || mine.difference.abs().cmp(&theirs.difference.abs());
        let stronger = mine
            .strength
            .cmp(&theirs.strength)
            .then_with(|| if mine.is_absolute() { wider() } else { Ordering::Equal });
        match stronger {
            Ordering::Greater => return (color, ColorRule::StrongerPreference),
            Ordering::Less => return (color.other(), ColorRule::StrongerPreference),
            Ordering::Equal => {}
        }
        let back = one.colors.iter().rev().zip(other.colors.iter().rev());
        if let Some((was, _)) = back.into_iter().find(|(was, theirs)| was != theirs) {
            return (was.other(), ColorRule::Alternation);
        }
    }
    let higher = one.rank_before(other);
    let leading = if higher { one } else { other };
    let by_number = if leading.place.is_multiple_of(2) { initial } else { initial.other() };
    let (color, rule) = match leading.preference.color {
        Some(color) => (color, ColorRule::HigherRanked),
        None => (by_number, ColorRule::InitialColor),
    };
    (if higher { color } else { color.other() }, rule)
}

impl Standing {
    /// Is he ranked before the other (Article 1.2)?
    pub(crate) fn rank_before(&self, other: &Self) -> bool {
        (other.score, self.number) < (self.score, other.number)
    }
}

#[cfg(test)]
mod tests {
    use super::{ColorRule, Preference, Strength, allocate};
    use crate::standing::Standing;
    use crate::tournament::Color::{self, Black, White};
    use crate::{Edition, Player, Points, Tournament};

    fn colors(text: &str) -> Vec<Color> {
        text.chars().map(|it| if it == 'W' { White } else { Black }).collect()
    }

    #[test]
    fn preferences_follow_from_the_colors_so_far() {
        for (had, color, strength) in [
            ("", None, Strength::None),
            ("W", Some(Black), Strength::Strong),
            ("B", Some(White), Strength::Strong),
            ("WB", Some(White), Strength::Mild),
            ("BW", Some(Black), Strength::Mild),
            ("WW", Some(Black), Strength::Absolute),
            ("BB", Some(White), Strength::Absolute),
            ("WBB", Some(White), Strength::Absolute),
            ("WBW", Some(Black), Strength::Strong),
            ("BWBB", Some(White), Strength::Absolute),
            ("WWBW", Some(Black), Strength::Absolute),
            ("WWBB", Some(White), Strength::Absolute),
            ("BBWBWB", Some(White), Strength::Absolute),
            ("WBWB", Some(White), Strength::Mild),
            ("WWBWB", Some(Black), Strength::Strong),
        ] {
            let preference = Preference::of(&colors(had));
            assert_eq!((preference.color, preference.strength), (color, strength), "{had}");
        }
    }

    /// A player who had these colours; the smaller his number the higher he is ranked.
    fn standing(number: usize, had: &str) -> Standing {
        let tournament = Tournament {
            players: vec![Player::default(); number + 1],
            rounds: 9,
            paired: 0,
            points: Points::default(),
            initial: White,
            forbidden: Vec::new(),
        };
        let colors = colors(had);
        let preference = Preference::of(&colors);
        Standing {
            preference,
            colors,
            ..Standing::of(&tournament, number, &Edition::Dutch2026.rules())
        }
    }

    #[test]
    fn colors_are_allocated_by_the_first_rule_that_decides() {
        for (one, other, drawn, color, rule) in [
            ("W", "B", White, Black, ColorRule::BothPreferences),
            ("W", "", White, Black, ColorRule::BothPreferences),
            ("", "W", White, White, ColorRule::BothPreferences),
            ("WW", "BWW", White, Black, ColorRule::StrongerPreference),
            ("WBW", "WW", White, White, ColorRule::StrongerPreference),
            ("WBW", "BW", White, Black, ColorRule::StrongerPreference),
            ("BW", "WBW", White, White, ColorRule::StrongerPreference),
            ("WBWB", "BWWB", White, White, ColorRule::Alternation),
            ("BWWB", "WBWB", White, Black, ColorRule::Alternation),
            ("WBBW", "BBWW", White, White, ColorRule::StrongerPreference),
            ("WB", "WB", White, White, ColorRule::HigherRanked),
            ("BW", "BW", White, Black, ColorRule::HigherRanked),
            ("", "", White, White, ColorRule::InitialColor),
            ("", "", Black, Black, ColorRule::InitialColor),
        ] {
            let (first, second) = (standing(0, one), standing(1, other));
            assert_eq!(allocate(&first, &second, drawn), (color, rule), "{one} and {other}");
            assert_eq!(
                allocate(&second, &first, drawn),
                (color.other(), rule),
                "{other} and {one}"
            );
        }
        // The second of two players has the other colour by his number.
        let (first, second) = (standing(1, ""), standing(2, ""));
        assert_eq!(allocate(&first, &second, White), (Black, ColorRule::InitialColor));
    }
}
