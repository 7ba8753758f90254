//! How much two short texts differ. It ranks what somebody may have meant and decides nothing; every reader that suggests something asks
//! here.

use alloc::vec::Vec;

/// How many characters must be added, dropped or changed, or neighbours exchanged, so that the one is the other. Long texts are
/// compared by their beginnings.
///
/// ```
/// use jadoube_board::edit_distance;
///
/// assert_eq!(edit_distance("tuches", "touches"), 1);
/// assert_eq!(edit_distance("defualt", "default"), 1);
/// assert_eq!(edit_distance("kitten", "sitting"), 3);
/// ```
#[must_use]
pub fn edit_distance(one: &str, other: &str) -> usize {
    const LONGEST: usize = 64;
    let one: Vec<char> = one.chars().take(LONGEST).collect();
    let other: Vec<char> = other.chars().take(LONGEST).collect();
    // Row by row; of the rows before, only two are needed.
    let mut row: Vec<usize> = (0..=other.len()).collect();
    let (mut above, mut second) = (row.clone(), row.clone());
    for (i, a) in one.iter().enumerate() {
        core::mem::swap(&mut second, &mut above);
        core::mem::swap(&mut above, &mut row);
        row[0] = i + 1;
        for (j, b) in other.iter().enumerate() {
            let changed = above[j] + usize::from(a != b);
            let mut least = changed.min(above[j + 1] + 1).min(row[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                least = least.min(second[j - 1] + 1);
            }
            row[j + 1] = least;
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::edit_distance;

    #[test]
    fn distances_are_the_same_both_ways() {
        for (one, other, expected) in [
            ("", "", 0),
            ("", "abc", 3),
            ("Jf3", "Jf3", 0),
            ("Jf3", "Jg3", 1),
            ("Jf3", "J3f", 1),
            ("Jf3", "Jgf3", 1),
            ("0-0", "0-0-0", 2),
            ("kitten", "sitting", 3),
            ("ca", "abc", 3),
            ("abcd", "badc", 2),
        ] {
            assert_eq!(edit_distance(one, other), expected, "{one:?} {other:?}");
            assert_eq!(edit_distance(other, one), expected, "{other:?} {one:?}");
        }
    }
}
