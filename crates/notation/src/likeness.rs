//! How much two short texts differ: the number of characters to add, drop or change, or neighbours to
//! exchange. It ranks suggestions and decides nothing.

/// The distance between two texts. Long texts are compared by their beginnings.
pub(crate) fn distance(one: &str, other: &str) -> usize {
    const LONGEST: usize = 48;
    let one: Vec<char> = one.chars().take(LONGEST).collect();
    let other: Vec<char> = other.chars().take(LONGEST).collect();
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.iter().enumerate() {
        let mut next = Vec::with_capacity(row.len());
        next.push(i + 1);
        for (j, b) in other.iter().enumerate() {
            let changed = row[j] + usize::from(a != b);
            let mut least = changed.min(row[j + 1] + 1).min(next[j] + 1);
            if i > 0 && j > 0 && *a == other[j - 1] && one[i - 1] == *b {
                least = least.min(before[j - 1] + 1);
            }
            next.push(least);
        }
        before = std::mem::replace(&mut row, next);
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[track_caller]
    fn check(one: &str, other: &str, expected: usize) {
        assert_eq!(distance(one, other), expected, "{one:?} {other:?}");
        assert_eq!(distance(other, one), expected, "{other:?} {one:?}");
    }

    #[test]
    fn distances() {
        check("", "", 0);
        check("", "abc", 3);
        check("Jf3", "Jf3", 0);
        check("Jf3", "Jg3", 1);
        check("Jf3", "J3f", 1);
        check("Jf3", "Jgf3", 1);
        check("0-0", "0-0-0", 2);
        check("kitten", "sitting", 3);
    }
}
