//! The nearest right word for a wrong one. It proposes and never corrects by itself.

/// The index of the candidate that needs the fewest changes of single letters, the first of equals.
pub(crate) fn nearest<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<usize> {
    let distances = candidates.into_iter().map(|candidate| distance(word, candidate));
    distances.enumerate().min_by_key(|&(index, distance)| (distance, index)).map(|(index, _)| index)
}

/// How many letters must be put in, taken out or replaced. Long texts are compared by their beginnings.
///
/// ```
/// use jadoube_laws::suggest::distance;
///
/// assert_eq!(distance("tuches", "touches"), 1);
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

#[cfg(test)]
mod tests {
    use super::{distance, nearest};

    #[test]
    fn the_nearest_word_needs_the_fewest_changes() {
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("same", "same"), 0);
        assert_eq!(nearest("defualt_time", ["draw_restriction", "default_time"]), Some(1));
        assert_eq!(nearest("x", []), None);
    }
}
