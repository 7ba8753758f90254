//! Text broken into lines that fit, each in the order in which it is seen.

use unicode_bidi::{BidiInfo, Level};

use crate::font::{Font, turns};

/// A line as it is seen, from the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Line {
    pub(crate) letters: Vec<char>,
    /// In thousandths of the size.
    pub(crate) width: u32,
}

/// The lines of a text that are no wider than this, in thousandths of the size. There is at least one.
pub(crate) fn lines(font: &mut Font, text: &str, widest: u32) -> Vec<Line> {
    let mut lines: Vec<Line> = Vec::new();
    for line in text.lines() {
        lines.extend(broken(font, &cleaned(line), widest));
    }
    if lines.is_empty() {
        lines.push(Line { letters: Vec::new(), width: 0 });
    }
    lines
}

/// Without what cannot be printed: control characters and separators of lines become spaces, what is no letter is shown as one that is missing.
fn cleaned(line: &str) -> String {
    let clean = |it: char| match it {
        '\u{2028}' | '\u{2029}' => ' ',
        '\u{feff}' | '\u{fffe}' => char::REPLACEMENT_CHARACTER,
        it if it.is_control() => ' ',
        it => it,
    };
    line.chars().map(clean).collect()
}

/// Breaks one line at spaces, or inside a word that is wider than a line.
fn broken(font: &mut Font, text: &str, widest: u32) -> Vec<Line> {
    let letters: Vec<char> = text.chars().collect();
    let widths: Vec<u32> = letters.iter().map(|it| font.width(*it)).collect();
    let mut ends = Vec::new();
    let (mut from, mut width, mut space) = (0, 0, None);
    for (at, (letter, wide)) in letters.iter().zip(&widths).enumerate() {
        if *letter == ' ' {
            space = Some(at);
        }
        width += wide;
        if width <= widest || at == from || *letter == ' ' {
            continue;
        }
        let end = space.filter(|it| *it > from).map_or(at, |it| it + 1);
        ends.push((from, end));
        (from, space) = (end, None);
        width = widths[from..=at].iter().sum();
    }
    ends.push((from, letters.len()));
    ends.into_iter().map(|(from, to)| seen(font, &letters[from..to])).collect()
}

/// A line in the order in which it is seen. A line stands on the left, whatever it begins with.
fn seen(font: &mut Font, letters: &[char]) -> Line {
    let end = letters.iter().rposition(|it| *it != ' ').map_or(0, |it| it + 1);
    let letters = &letters[..end];
    let width = letters.iter().map(|it| font.width(*it)).sum();
    if letters.iter().all(|it| *it < '\u{590}') {
        return Line { letters: letters.to_vec(), width };
    }
    // Marks of direction are shown and turn nothing.
    let text: String = letters
        .iter()
        .map(|it| if turns(*it) { char::REPLACEMENT_CHARACTER } else { *it })
        .collect();
    let shown: Vec<(usize, char)> =
        text.char_indices().zip(letters).map(|((at, _), it)| (at, *it)).collect();
    let bidi = BidiInfo::new(&text, Some(Level::ltr()));
    let Some(paragraph) = bidi.paragraphs.first() else {
        return Line { letters: letters.to_vec(), width };
    };
    let (levels, runs) = bidi.visual_runs(paragraph, paragraph.range.clone());
    let mut seen = Vec::with_capacity(letters.len());
    for run in runs {
        let from = shown.partition_point(|it| it.0 < run.start);
        let to = shown.partition_point(|it| it.0 < run.end);
        let part = shown[from..to].iter().map(|it| it.1);
        match levels.get(run.start).is_some_and(Level::is_rtl) {
            true => seen.extend(part.rev().map(mirrored)),
            false => seen.extend(part),
        }
    }
    Line { letters: seen, width }
}

/// Brackets open to the other side where the text goes there.
const fn mirrored(letter: char) -> char {
    match letter {
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        '<' => '>',
        '>' => '<',
        '«' => '»',
        '»' => '«',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::font::Weight;

    fn told(text: &str, widest: u32) -> Vec<String> {
        let mut font = Font::new(Weight::Regular);
        let lines = lines(&mut font, text, widest);
        assert!(lines.iter().all(|it| it.width <= widest || it.letters.len() == 1), "{lines:?}");
        lines.into_iter().map(|it| it.letters.into_iter().collect()).collect()
    }

    #[test]
    fn lines_break_at_spaces_or_where_a_word_is_too_long() {
        assert_eq!(told("one two three", 100_000), ["one two three"]);
        assert_eq!(told("one two three", 4_000), ["one two", "three"]);
        assert_eq!(told("a\nb\tc", 100_000), ["a", "b c"]);
        assert_eq!(told("", 1_000), [""]);
        let long = "x".repeat(1_000);
        let lines = told(&long, 9_000);
        assert!(lines.len() > 50 && lines.concat() == long);
    }

    #[test]
    fn writing_from_right_to_left_is_turned_and_marks_turn_nothing() {
        assert_eq!(told("Levi אבג, x", 100_000), ["Levi גבא, x"]);
        assert_eq!(told("a\u{202e}bc", 100_000), ["a\u{202e}bc"]);
        assert_eq!(told("אב גד", 100_000), ["דג בא"]);
    }
}
