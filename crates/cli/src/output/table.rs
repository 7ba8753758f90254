//! Labels on the left, what they say on the right.

use crate::output::ink::Ink;

/// The width to which words are filled. Terminals are rarely narrower, and lines are well read so.
const WIDTH: usize = 80;

/// Rows of a label and its value.
#[derive(Default)]
pub(crate) struct Table {
    rows: Vec<(String, Value)>,
}

enum Value {
    /// Never broken, so that it can be copied.
    Line(String),
    /// Broken between words where the line is full.
    Words(Vec<String>),
}

impl Table {
    /// Adds a row that stays on one line.
    pub(crate) fn line(&mut self, label: String, value: impl Into<String>) {
        self.rows.push((label, Value::Line(value.into())));
    }

    /// Adds a row of words that fill as many lines as they need.
    pub(crate) fn words(&mut self, label: String, words: Vec<String>) {
        self.rows.push((label, Value::Words(words)));
    }

    pub(crate) fn to_text(&self, ink: Ink) -> String {
        let wide = self.rows.iter().map(|(label, _)| label.chars().count()).max().unwrap_or(0);
        let mut text = String::new();
        for (label, value) in &self.rows {
            let gap = " ".repeat(wide - label.chars().count() + 2);
            text += &format!("{}{gap}", ink.faint(label));
            match value {
                Value::Line(value) => text += value,
                Value::Words(words) => text += &filled(words, wide + 2),
            }
            text.truncate(text.trim_end().len());
            text.push('\n');
        }
        text
    }
}

/// Words one after another, later lines indented.
fn filled(words: &[String], indent: usize) -> String {
    let (mut text, mut column) = (String::new(), indent);
    for (index, word) in words.iter().enumerate() {
        let width = word.chars().count();
        if index > 0 && column + 1 + width > WIDTH {
            text.push('\n');
            text += &" ".repeat(indent);
            column = indent;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text += word;
        column += width;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stand_in_a_column() {
        let mut table = Table::default();
        table.line("klíč".to_owned(), "1");
        table.line("a".to_owned(), "2");
        assert_eq!(table.to_text(Ink::Plain), "klíč  1\na     2\n");
    }

    #[test]
    fn words_are_broken_and_lines_are_not() {
        let mut table = Table::default();
        table.words("a".to_owned(), vec!["word".to_owned(); 20]);
        table.line("b".to_owned(), "x ".repeat(60));
        let text = table.to_text(Ink::Plain);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(lines[0].chars().count() <= WIDTH && lines[1].starts_with("   word"));
        assert_eq!(lines[2].chars().count(), 3 + 119);
    }
}
