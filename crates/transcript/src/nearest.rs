//! The nearest right word for a wrong one.

use board::edit_distance;

/// The candidate that needs the fewest changes of single letters, if they are few for its length. Of several
/// words only the first is looked at.
pub(crate) fn nearest<'c>(
    word: &str,
    candidates: impl Iterator<Item = &'c str>,
) -> Option<&'c str> {
    let word = word.to_lowercase();
    if word.len() > 40 {
        return None;
    }
    let ranked = candidates.map(|it| {
        let first = it.split(' ').next().unwrap_or(it);
        (edit_distance(&word, &first.to_lowercase()), it)
    });
    let (changes, best) = ranked.min_by_key(|(changes, _)| *changes)?;
    let length = word.chars().count();
    (changes <= 1 + length / 3 && changes < length).then_some(best)
}
