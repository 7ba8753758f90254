//! A number as a bar of block signs, to eighths of a column.

/// The bar of a value where the largest one fills `width` columns.
pub(super) fn bar(value: u64, largest: u64, width: u64) -> String {
    const PARTS: [char; 8] = ['▏', '▎', '▍', '▌', '▋', '▊', '▉', '█'];
    if largest == 0 || value == 0 {
        return String::new();
    }
    // Even the smallest value shows.
    let eighths = (u128::from(value) * u128::from(8 * width) / u128::from(largest)).max(1);
    let mut bar = "█".repeat((eighths / 8) as usize);
    if let part @ 1.. = (eighths % 8) as usize {
        bar.push(PARTS[part - 1]);
    }
    bar
}

#[cfg(test)]
mod tests {
    use super::bar;

    #[test]
    fn bars_are_as_long_as_their_numbers() {
        assert_eq!(bar(8, 8, 4), "████");
        assert_eq!(bar(4, 8, 4), "██");
        assert_eq!(bar(8, 64, 4), "▌");
        assert_eq!(bar(1, 1_000_000, 4), "▏");
        assert_eq!(bar(0, 8, 4), "");
        assert_eq!(bar(0, 0, 4), "");
    }
}
