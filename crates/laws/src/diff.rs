//! What changed between two editions: first the substance, then which rules came and went, then the numbers.

use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::rulebook::{Parameter, Regime, parameters};

/// The differences between two editions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditionDiff {
    /// Values that changed.
    pub values: Vec<ValueChange>,
    /// Provisions that only the second has.
    pub came: Vec<Provision>,
    /// Provisions that only the first has.
    pub went: Vec<Provision>,
    /// Provisions that both have under different numbers.
    pub moved: Vec<NumberChange>,
}

/// A value that changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ValueChange {
    /// Where it changed in this way.
    pub regimes: Vec<Regime>,
    /// As it was.
    pub before: Parameter,
    /// As it is.
    pub after: Parameter,
}

/// A provision that moved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NumberChange {
    /// The provision.
    pub provision: Provision,
    /// Where it stood.
    pub before: &'static [Article],
    /// Where it stands.
    pub after: &'static [Article],
}

/// Compares two editions.
///
/// ```
/// use jadoube_laws::{Edition, Provision, diff};
///
/// let difference = diff(Edition::Fide2018, Edition::Fide2023);
/// let bonus = difference.values.iter().find(|it| it.before.key == "illegal.bonus");
/// let bonus = bonus.expect("less time for an illegal move in rapid chess");
/// assert_eq!(bonus.before.value.to_string(), "120 s");
/// assert_eq!(bonus.after.value.to_string(), "60 s");
/// assert!(difference.came.contains(&Provision::RapidPenaltyMinutes));
/// assert!(difference.moved.iter().any(|it| it.provision == Provision::RapidIllegal));
/// ```
#[must_use]
pub fn diff(before: Edition, after: Edition) -> EditionDiff {
    let mut difference = EditionDiff {
        values: values(before, after),
        came: Vec::new(),
        went: Vec::new(),
        moved: Vec::new(),
    };
    for &provision in Provision::ALL {
        let (was, is) = (provision.validity(before), provision.validity(after));
        match (was.is_in_force(), is.is_in_force()) {
            (false, false) => {}
            (false, true) => difference.came.push(provision),
            (true, false) => difference.went.push(provision),
            (true, true) if was.articles() == is.articles() => {}
            (true, true) => {
                let (before, after) = (was.articles(), is.articles());
                difference.moved.push(NumberChange { provision, before, after });
            }
        }
    }
    difference
}

fn values(before: Edition, after: Edition) -> Vec<ValueChange> {
    let mut changes: Vec<ValueChange> = Vec::new();
    for regime in Regime::ALL {
        let list =
            |edition: Edition| parameters(edition.rulebook(), regime.pace(), regime.supervision());
        for (was, is) in list(before).into_iter().zip(list(after)) {
            if was.value == is.value {
                continue;
            }
            // The same change in several regimes is told once.
            let known = changes.iter_mut().find(|it| it.before == was && it.after == is);
            match known {
                Some(change) => change.regimes.push(regime),
                None => changes.push(ValueChange { regimes: vec![regime], before: was, after: is }),
            }
        }
    }
    changes
}

#[cfg(test)]
mod tests {
    use super::diff;
    use crate::edition::Edition;
    use crate::provision::Provision;
    use crate::rulebook::Regime;

    #[test]
    fn the_2023_edition_has_few_new_values() {
        let difference = diff(Edition::Fide2018, Edition::Fide2023);
        let mut keys: Vec<&str> = difference.values.iter().map(|it| it.before.key).collect();
        keys.sort_unstable();
        keys.dedup();
        let expected = [
            "adj.sheet",
            "clock.no_press_needed",
            "draw.false_claim_bonus",
            "end.resign_draw_if_no_mate",
            "illegal.bonus",
            "meta.guidelines_in_laws",
            "rec.media",
            "rec.result_by",
        ];
        assert_eq!(keys, expected);
        let bonus = difference.values.iter().find(|it| it.before.key == "illegal.bonus");
        let bonus = bonus.expect("rapid got one minute");
        assert_eq!(bonus.regimes, [Regime::RapidFull, Regime::RapidLimited]);
        assert!(difference.came.contains(&Provision::RapidPenaltyMinutes));
        assert!(difference.went.contains(&Provision::BlitzPenaltyMinutes));
        assert!(difference.moved.iter().any(|it| it.provision == Provision::RapidIllegal));
    }

    #[test]
    fn an_edition_does_not_differ_from_itself() {
        for edition in Edition::ALL {
            let same = diff(edition, edition);
            assert!(same.values.is_empty() && same.came.is_empty());
            assert!(same.went.is_empty() && same.moved.is_empty());
        }
    }
}
