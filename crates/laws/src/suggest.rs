//! The nearest right word for a wrong one. It proposes and never corrects by itself.

use board::edit_distance;

/// The index of the candidate that needs the fewest changes of single letters, the first of equals.
pub(crate) fn nearest<'c>(
    word: &str,
    candidates: impl IntoIterator<Item = &'c str>,
) -> Option<usize> {
    let distances = candidates.into_iter().map(|candidate| edit_distance(word, candidate));
    distances.enumerate().min_by_key(|&(index, distance)| (distance, index)).map(|(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_word_needs_the_fewest_changes() {
        assert_eq!(nearest("defualt_time", ["draw_restriction", "default_time"]), Some(1));
        assert_eq!(nearest("x", []), None);
    }
}
