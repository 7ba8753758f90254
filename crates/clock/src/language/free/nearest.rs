//! How far two words are apart.

use alloc::vec::Vec;

/// How many letters must be put in, taken out or replaced.
pub(super) fn distance(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (above, left) in from.chars().enumerate() {
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
