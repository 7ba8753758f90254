//! The nearest right word for a wrong one.

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
        (distance(&word, &first.to_lowercase()), it)
    });
    let (changes, best) = ranked.min_by_key(|(changes, _)| *changes)?;
    let length = word.chars().count();
    (changes <= 1 + length / 3 && changes < length).then_some(best)
}

fn distance(from: &str, to: &str) -> usize {
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
