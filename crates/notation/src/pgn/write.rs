//! Writing game records in the export form of PGN: seven tags first, then the others, moves in lines of less than
//! eighty letters. Draw offers and rulings stand in comments, never among the moves.

use board::{Color, Setup};

use super::as_played::{Played, Standing};
use super::game::{Entry, Game, Line};
use super::result::GameResult;
use crate::fen::{self, FenStyle};
use crate::san;

const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

impl Game {
    /// The record as text, ending with an empty line.
    #[must_use]
    pub fn write(&self) -> String {
        let result = self.game_result().unwrap_or(GameResult::Open);
        let mut text = String::new();
        for (name, unknown) in ROSTER {
            let value = match name {
                "Result" => result.token(),
                _ => self.tag(name).unwrap_or(unknown),
            };
            tag(&mut text, name, value);
        }
        let standard = |name: &str| ROSTER.iter().any(|(roster, _)| *roster == name);
        for (name, value) in &self.tags {
            if !standard(name) && !matches!(name.as_str(), "SetUp" | "FEN") {
                tag(&mut text, name, value);
            }
        }
        if self.start != Setup::INITIAL {
            tag(&mut text, "SetUp", "1");
            tag(&mut text, "FEN", &fen::write(&self.start, FenStyle::default()));
        }
        text.push('\n');
        let mut words = Words { text, column: 0, after_bracket: false };
        line(&mut words, &self.main_line, &Standing::of(&self.start));
        words.push(result.token());
        words.text.push_str("\n\n");
        words.text
    }
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for letter in value.chars() {
        match letter {
            '"' | '\\' => {
                text.push('\\');
                text.push(letter);
            }
            // A line break would end the tag.
            '\n' | '\r' => text.push(' '),
            _ => text.push(letter),
        }
    }
    text.push_str("\"]\n");
}

fn line(words: &mut Words, moves: &Line, start: &Standing) {
    comments(words, &moves.comments);
    let mut standing = *start;
    let mut number_needed = true;
    for entry in &moves.moves {
        let setup = standing.setup();
        if setup.turn == Color::White {
            words.push(&format!("{}.", setup.move_number));
        } else if number_needed {
            words.push(&format!("{}...", setup.move_number));
        }
        words.push(&word(&standing, entry));
        for sign in &entry.signs {
            words.push(&format!("${sign}"));
        }
        comments(words, &entry.comments);
        for variation in &entry.variations {
            words.push("(");
            line(words, variation, &standing);
            words.push(")");
        }
        number_needed = !entry.comments.is_empty() || !entry.variations.is_empty();
        standing = standing.after(&entry.played);
        if let Played::Unclear(_) = entry.played {
            // Nobody knows the position any more; the turn still passes.
            standing = Standing::Irregular(standing.setup().passed());
        }
    }
}

/// The move in our spelling where the board knows it, else as it was written.
fn word(standing: &Standing, entry: &Entry) -> String {
    match (standing, &entry.played) {
        (Standing::Regular(position), Played::Legal(legal)) => san::write(position, *legal),
        _ => entry.text.clone(),
    }
}

fn comments(words: &mut Words, comments: &[String]) {
    for comment in comments {
        // A closing brace inside would end the comment.
        let inside = comment.replace('}', ")");
        let mut parts = inside.split_whitespace().peekable();
        if parts.peek().is_none() {
            words.push("{}");
            continue;
        }
        let mut first = true;
        while let Some(part) = parts.next() {
            let opened = if first { format!("{{{part}") } else { part.to_owned() };
            first = false;
            words.push(&if parts.peek().is_none() { format!("{opened}}}") } else { opened });
        }
    }
}

/// Words in lines of less than eighty letters.
struct Words {
    text: String,
    column: usize,
    after_bracket: bool,
}

impl Words {
    fn push(&mut self, word: &str) {
        let length = word.chars().count();
        // Brackets stand close to what they enclose.
        let close = self.after_bracket || word == ")";
        self.after_bracket = word == "(";
        if self.column == 0 {
            self.column = length;
        } else if close && self.column + length < 80 {
            self.column += length;
        // A bracket at the start of a line would look like the tags of the next record, even in a comment.
        } else if word.starts_with('[') || self.column + 1 + length < 80 {
            self.text.push(' ');
            self.column += 1 + length;
        } else {
            self.text.push('\n');
            self.column = length;
        }
        self.text.push_str(word);
    }
}
