//! Signs of comment: `!?` and `$5` say the same.

/// The signs that have a shape of their own, by their number.
const SHAPES: [(u16, &str); 6] = [(1, "!"), (2, "?"), (3, "!!"), (4, "??"), (5, "!?"), (6, "?!")];

/// The number of a sign as it is written.
#[must_use]
pub(super) fn number(text: &[u8]) -> Option<u16> {
    match text {
        [b'$', digits @ ..] => core::str::from_utf8(digits).ok()?.parse().ok(),
        _ => {
            let shape = SHAPES.iter().find(|(_, shape)| shape.as_bytes() == text);
            shape.map(|(number, _)| *number)
        }
    }
}
