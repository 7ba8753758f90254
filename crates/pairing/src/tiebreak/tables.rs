//! The two tables of the FIDE Rating Regulations (B.02, Articles 8.1.1 and 8.1.2).

/// The difference in rating that belongs to a share of the points above a half, in hundredths from 50 to 100.
const DIFFERENCES: [i64; 51] = [
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The least difference in rating at which the stronger player is expected to score so much, in hundredths from 51 to 100.
const FROM: [u64; 50] = [
    4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163,
    171, 180, 189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375,
    392, 412, 433, 457, 485, 518, 560, 620, 736,
];

/// From this difference on everything is expected.
pub(super) const CERTAIN: i64 = 736;

/// So much below the weakest opponent is whoever has not scored (C.07, Article 10.3).
pub(super) const NOTHING_SCORED: i64 = 800;

/// The difference in rating that belongs to a share of the points in hundredths.
pub(super) fn difference(hundredths: u8) -> i64 {
    let of = |above: u8| DIFFERENCES.get(usize::from(above)).copied().unwrap_or(NOTHING_SCORED);
    match hundredths.checked_sub(50) {
        Some(above) => of(above),
        None => -of(50 - hundredths),
    }
}

/// How many hundredths of a point are expected of a player who is rated so much higher (or lower) than his opponent.
pub(super) fn probability(difference: i64) -> u8 {
    let reached = FROM.partition_point(|it| *it <= difference.unsigned_abs());
    let stronger = 50 + u8::try_from(reached).unwrap_or(50);
    if difference < 0 { 100 - stronger } else { stronger }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_are_symmetrical_and_grow() {
        for hundredths in 0..=100 {
            assert_eq!(difference(hundredths), -difference(100 - hundredths));
        }
        assert!((1..=100).all(|it| difference(it) > difference(it - 1)));
        for gap in 0..900 {
            assert_eq!(probability(gap) + probability(-gap), 100);
            assert!(probability(gap + 1) >= probability(gap));
        }
    }

    /// The tables hold the normal distribution with a deviation of 2000/7, rounded; each is the other one turned round.
    #[test]
    fn the_tables_agree_with_each_other() {
        for hundredths in 1..=99 {
            assert_eq!(probability(difference(hundredths)), hundredths, "{hundredths}");
        }
        assert_eq!(probability(CERTAIN), 100);
        assert_eq!(probability(CERTAIN - 1), 99);
        assert_eq!(probability(-CERTAIN), 0);
    }
}
