//! How far two words are apart.

use alloc::vec::Vec;

/// How many letters must be put in, taken out or replaced to make one word of another. Long texts are compared by their beginnings.
///
/// ```
/// use jadoube_clock::language::distance;
///
/// assert_eq!(distance("tuches", "touches"), 1);
/// assert_eq!((distance("", "abc"), distance("kitten", "sitting"), distance("same", "same")), (3, 3, 0));
/// ```
#[must_use]
pub fn distance(from: &str, to: &str) -> usize {
    const LONGEST: usize = 64;
    let to: Vec<char> = to.chars().take(LONGEST).collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, left) in from.chars().take(LONGEST).enumerate() {
        let mut diagonal = row[0];
        row[0] = above + 1;
        for (at, &right) in to.iter().enumerate() {
            let replaced = diagonal + usize::from(left != right);
            diagonal = row[at + 1];
            row[at + 1] = replaced.min(row[at] + 1).min(diagonal + 1);
        }
    }
    row[to.len()]
}
