//! Hostile texts: something small, again and again.

/// Texts that hurt readers of any kind: one long word, many words, many lines, deep nesting, things that are opened and never
/// closed, separators without end.
pub(crate) const ANY: &[&str] =
    &["x", "x ", "x\n", "\n", " ", "(", "[", "{", "\"", ",", "-", ".", "/", "1", "№ ", "№\n", "ž"];

/// A text of about so many letters: the start, then the unit again and again. `#` in a unit is the number of the repetition,
/// so that no two are the same; `№` too, counted from a thousand, for readers to whom numbers of one digit and of four are
/// different things.
pub(crate) fn text(start: &str, unit: &str, length: usize) -> String {
    let mut text = String::from(start);
    let mut letters = start.chars().count();
    for number in 1_u32.. {
        let next = unit.replace('#', &number.to_string());
        let next = next.replace('№', &(1_000 + number).to_string());
        letters += next.chars().count();
        if letters > length || next.is_empty() {
            break;
        }
        text += &next;
    }
    text
}
