//! Prose on a terminal: words filled into lines, and the little Markdown that the law texts use. It knows
//! no chess.

use crate::output::ink::Ink;

/// Where the width of the output is not known.
const WIDTH: usize = 80;
/// Longer lines are hard to read, shorter ones hold no word.
const WIDTH_MAX: usize = 100;
const WIDTH_MIN: usize = 30;

/// To how many columns prose is filled on a terminal with so many.
pub(crate) fn width(columns: Option<u16>) -> usize {
    columns.map_or(WIDTH, |columns| usize::from(columns).clamp(WIDTH_MIN, WIDTH_MAX))
}

/// Words filled into lines, each ending with a line break. The first line starts with `first`, the others
/// are indented to its width.
pub(crate) fn filled(text: &str, first: &str, width: usize) -> String {
    let indent = columns_of(first);
    let (mut filled, mut column, mut empty) = (first.to_owned(), indent, true);
    for word in text.split_whitespace() {
        let wide = columns_of(word);
        if !empty && column + 1 + wide > width {
            filled = filled.trim_end().to_owned() + "\n" + &" ".repeat(indent);
            (column, empty) = (indent, true);
        }
        if !empty {
            filled.push(' ');
            column += 1;
        }
        filled += word;
        column += wide;
        empty = false;
    }
    filled.trim_end().to_owned() + "\n"
}

/// A text in Markdown: paragraphs, lists, and blocks that stay as they are.
pub(crate) fn markdown(text: &str, indent: usize, width: usize) -> String {
    let margin = " ".repeat(indent);
    let mut out = String::new();
    let mut verbatim = false;
    let mut paragraph = String::new();
    for line in text.lines().chain([""]) {
        let fence = line.starts_with("```");
        let item = line.strip_prefix("- ");
        if (fence || item.is_some() || line.is_empty()) && !verbatim && !paragraph.is_empty() {
            out += &told(&paragraph, &margin, width);
            paragraph.clear();
        }
        match item {
            _ if fence => verbatim = !verbatim,
            _ if verbatim => out += &format!("{margin}{line}\n"),
            Some(item) => paragraph = format!("{BULLET}{item}"),
            None if line.is_empty() => out.push('\n'),
            None => paragraph += &format!(" {line}"),
        }
    }
    out.trim_end().to_owned() + "\n"
}

/// A sign that no text contains, in front of an item of a list.
const BULLET: char = '\u{1}';

fn told(paragraph: &str, margin: &str, width: usize) -> String {
    let plain = plain(paragraph);
    match plain.strip_prefix(BULLET) {
        Some(item) => filled(item, &format!("{margin}- "), width),
        None => filled(&plain, margin, width),
    }
}

/// Without the signs of emphasis.
pub(crate) fn plain(text: &str) -> String {
    text.chars().filter(|it| !matches!(it, '*' | '`')).collect()
}

/// A heading on its own line.
pub(crate) fn heading(ink: Ink, text: &str) -> String {
    format!("{}\n", ink.strong(text))
}

/// Rows of columns; the last column is filled, the others are as wide as their widest cell.
pub(crate) fn columns(rows: &[Vec<String>], indent: usize, width: usize) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let wide: Vec<usize> = (0..count)
        .map(|at| rows.iter().filter_map(|row| row.get(at)).map(|it| columns_of(it)).max())
        .map(Option::unwrap_or_default)
        .collect();
    let mut out = String::new();
    for row in rows {
        let Some((last, before)) = row.split_last() else { continue };
        let mut first = " ".repeat(indent);
        for (cell, wide) in before.iter().zip(&wide).filter(|(_, wide)| **wide > 0) {
            first += &format!("{cell}{}", " ".repeat(wide - columns_of(cell) + 2));
        }
        out += &filled(last, &first, width.max(columns_of(&first) + WIDTH_MIN));
    }
    out
}

/// How many columns a text takes: one for each character, none for colours.
pub(crate) fn columns_of(text: &str) -> usize {
    let (mut count, mut escaped) = (0, false);
    for sign in text.chars() {
        match sign {
            '\u{1b}' => escaped = true,
            'm' if escaped => escaped = false,
            _ if escaped => {}
            _ => count += 1,
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_fill_lines_and_later_lines_are_indented() {
        assert_eq!(filled("one two three", "a: ", 10), "a: one two\n   three\n");
        assert_eq!(filled("", "a: ", 10), "a:\n");
        assert_eq!(filled("unbreakable word", "", 5), "unbreakable\nword\n");
    }

    #[test]
    fn colours_take_no_room() {
        assert_eq!(columns_of("\u{1b}[1mčx\u{1b}[0m"), 2);
    }

    #[test]
    fn markdown_keeps_paragraphs_and_lists() {
        let text = "First *line*\nand second.\n\n- one\n  more\n- two\n\n```\n1. e4   e5\n```\n";
        let expected = "  First line and second.\n\n  - one more\n  - two\n\n  1. e4   e5\n";
        assert_eq!(markdown(text, 2, 40), expected);
    }

    #[test]
    fn columns_are_as_wide_as_they_need() {
        let rows = [["a", "", "x y"], ["bbb", "", "z"]].map(|row| row.map(str::to_owned).to_vec());
        assert_eq!(columns(&rows, 1, 40), " a    x y\n bbb  z\n");
    }

    #[test]
    fn the_width_follows_the_terminal() {
        assert_eq!([None, Some(5), Some(70), Some(300)].map(width), [80, 30, 70, 100]);
    }
}
