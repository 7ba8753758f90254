//! Which entries of a record are struck out, and which entry did it first.

use std::collections::BTreeMap;

/// What is struck out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Struck {
    /// Entries in a row that were struck by the same one, by the last of them.
    rows: BTreeMap<u64, Row>,
    /// Where everything is struck or strikes, in order: from behind one entry up to another.
    closed: Vec<Closed>,
}

#[derive(Clone, Copy, Debug)]
struct Row {
    first: u64,
    by: u64,
}

#[derive(Clone, Copy, Debug)]
struct Closed {
    /// The last entry that stands.
    to: u64,
    /// The entry that says so.
    by: u64,
}

impl Struck {
    /// An entry strikes everything since an earlier one. What was struck before stays struck by what did it then.
    pub(crate) fn strike(&mut self, to: u64, by: u64) {
        let (mut closed, mut end) = (Closed { to, by }, by);
        while let Some(before) = self.closed.pop_if(|it| it.by > to) {
            self.row(before.by, end, by);
            end = before.to + 1;
            closed.to = to.min(before.to);
        }
        self.row(to + 1, end, by);
        self.closed.push(closed);
    }

    /// These entries, up to the one before the end, are struck.
    fn row(&mut self, first: u64, end: u64, by: u64) {
        if first < end {
            self.rows.insert(end - 1, Row { first, by });
        }
    }

    /// The entry that struck this one out; nothing if it stands.
    pub(crate) fn by(&self, number: u64) -> Option<u64> {
        let (_, row) = self.rows.range(number..).next()?;
        (row.first <= number).then_some(row.by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first of the strikes so far that goes over an entry.
    fn looked_up(strikes: &[(u64, u64)], number: u64) -> Option<u64> {
        strikes.iter().find(|it| it.0 < number && number < it.1).map(|it| it.1)
    }

    #[test]
    fn what_strikes_an_entry_is_what_struck_it_first() {
        // Any entry may go back to any before it.
        let mut seed = 1_u64;
        for _ in 0..2_000 {
            let (mut struck, mut strikes) = (Struck::default(), Vec::new());
            for by in 2..24 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                if seed >> 62 == 0 {
                    let to = 1 + (seed >> 32) % (by - 1);
                    struck.strike(to, by);
                    strikes.push((to, by));
                }
                for number in 0..26 {
                    let expected = looked_up(&strikes, number);
                    assert_eq!(struck.by(number), expected, "{number} {strikes:?}");
                }
            }
        }
    }
}
