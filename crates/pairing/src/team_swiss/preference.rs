//! Which colour a team should have next (Article 1.7).

use super::standing::difference;
use crate::tournament::Color;

/// The preferences that the rules of the competition use.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Preferences {
    /// None: colours do not matter.
    Unused,
    /// Article 1.7.1, if the rules say nothing.
    #[default]
    TypeA,
    /// Article 1.7.2: strong ones and mild ones.
    TypeB,
}

/// A colour that a team should have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Preference {
    pub(super) color: Color,
    /// A preference of type A, or a strong one of type B.
    pub(super) strong: bool,
}

impl Preferences {
    /// The preference of a team that has had these colours, the last one last.
    pub(super) fn of(self, colors: &[Color], last_round: bool) -> Option<Preference> {
        let strong = |color| Preference { color, strong: true };
        let mild = |color| Preference { color, strong: false };
        match self {
            Self::Unused => None,
            Self::TypeA => decided(colors).map(strong),
            Self::TypeB => {
                decided(colors).map(strong).or_else(|| inclined(colors, last_round).map(mild))
            }
        }
    }
}

/// White if the colour difference is below -1, or if it is 0 or -1 and the last two matches were with Black; Black in the same way.
fn decided(colors: &[Color]) -> Option<Color> {
    let twice = match colors {
        [.., one, other] if one == other => Some(*other),
        _ => None,
    };
    match (difference(colors), twice) {
        (..-1, _) | (-1..=0, Some(Color::Black)) => Some(Color::White),
        (2.., _) | (0..=1, Some(Color::White)) => Some(Color::Black),
        _ => None,
    }
}

/// White if the colour difference is -1, or if it is 0 and the last match was with Black, unless the last round is paired; Black in the same way.
fn inclined(colors: &[Color], last_round: bool) -> Option<Color> {
    match difference(colors) {
        -1 => Some(Color::White),
        1 => Some(Color::Black),
        0 if !last_round => colors.last().map(|it| it.other()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{Preference, Preferences};
    use crate::tournament::Color;

    fn of(preferences: Preferences, colors: &str, last_round: bool) -> Option<(Color, bool)> {
        let colors: Vec<Color> =
            colors.chars().map(|it| if it == 'w' { Color::White } else { Color::Black }).collect();
        preferences.of(&colors, last_round).map(|Preference { color, strong }| (color, strong))
    }

    #[test]
    fn type_a_knows_one_strength_and_type_b_two() {
        let (white, black) = (Some(Color::White), Some(Color::Black));
        let table = [
            // Colours so far, type A, type B, strong?
            ("", None, None, false),
            ("w", None, black, false),
            ("b", None, white, false),
            ("wb", None, white, false),
            ("bw", None, black, false),
            ("ww", black, black, true),
            ("bb", white, white, true),
            ("wbw", None, black, false),
            ("bwww", black, black, true),
            ("wbbb", white, white, true),
            ("wbww", black, black, true),
            ("wwbb", white, white, true),
            ("wwwbw", black, black, true),
            ("wwwbb", None, black, false),
            ("bbbww", None, white, false),
        ];
        for (colors, type_a, type_b, strong) in table {
            let strongly = type_a.map(|it| (it, true));
            assert_eq!(of(Preferences::TypeA, colors, false), strongly, "{colors}");
            let expected = type_b.map(|it| (it, strong));
            assert_eq!(of(Preferences::TypeB, colors, false), expected, "{colors}");
            assert_eq!(of(Preferences::Unused, colors, false), None);
        }
    }

    #[test]
    fn in_the_last_round_equal_colours_give_no_mild_preference() {
        assert_eq!(of(Preferences::TypeB, "wb", true), None);
        assert_eq!(of(Preferences::TypeB, "wbw", true), Some((Color::Black, false)));
        assert_eq!(of(Preferences::TypeB, "wwbb", true), Some((Color::White, true)));
    }
}
