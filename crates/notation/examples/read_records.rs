//! Game records: every move is checked on the board, an illegal move that stood is kept, and what cannot be read is shown
//! with its place. Run it with `cargo run --example read_records`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use jadoube_notation::algebraic::{self, Style};
use jadoube_notation::diagram::{Diagram, Mark, TextStyle, to_text};
use jadoube_notation::letters::Language;
use jadoube_notation::pgn::{Checker, Game, Played, Standing, locate, read_game};

fn main() {
    print!("{}", story());
}

/// In the second game Black castles out of check and nobody objects; in the third a knight has
/// its Czech letter, which no program expects.
const RECORDS: &str = r#"[White "Anna"]
[Black "Boris"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1

[White "Cecilia"]
[Black "David"]
[Result "1-0"]

1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. Bxf7+ O-O 5. Bb3+ Kh8 6. Nxe5 1-0

[White "Eva"]
[Black "Filip"]
[Result "1/2-1/2"]

1. d4 d5 2. c4 Jf6 1/2-1/2
"#;

pub(crate) fn story() -> String {
    let mut text = String::new();
    // First whole games, one after another, with all that is in them.
    let mut at = 0;
    while let (Some(game), next) = Game::read(RECORDS.as_bytes(), at) {
        tell(&game, &mut text);
        at = next;
    }

    // Then the same text as a large file would be read: nothing is kept but the defects.
    let mut checker = Checker::default();
    let mut at = 0;
    while at < RECORDS.len() {
        at = read_game(RECORDS.as_bytes(), at, &mut checker);
    }
    let _ = writeln!(text, "{} games, {} moves", checker.games, checker.moves);
    for defect in &checker.defects {
        let (line, column) = locate(RECORDS.as_bytes(), defect.at);
        let written = RECORDS.lines().nth(line as usize - 1).unwrap_or_default();
        let _ = writeln!(text, "game {}, line {line}, column {column}:", defect.game);
        let _ = writeln!(text, "  {written}");
        let caret = "^".repeat(defect.length);
        let _ = writeln!(text, "  {caret:>width$}", width = column as usize - 1 + defect.length);
    }
    text
}

/// The players, the moves in German letters, what was illegal, and the last position.
fn tell(game: &Game, text: &mut String) {
    let name = |tag| game.tag(tag).unwrap_or("?");
    let result = game.result.as_deref().unwrap_or("*");
    let _ = writeln!(text, "{} – {}  {result}", name("White"), name("Black"));

    let german = Style::short(Language::German);
    let mut standing = Standing::of(&game.start);
    let mut last_squares = None;
    for entry in &game.main_line.moves {
        // A legal move can be written in the letters of any language; anything else stays as it was written.
        let written = match (&entry.played, &standing) {
            (Played::Legal(played), Standing::Regular(position)) => {
                algebraic::write(position, *played, &german)
            }
            _ => entry.text.clone(),
        };
        let _ = write!(text, "{written} ");
        if let Played::Legal(played) | Played::Stood { played, .. } = &entry.played {
            last_squares = Some((played.from(), played.to()));
        }
        standing = standing.after(&entry.played);
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    for entry in &game.main_line.moves {
        match &entry.played {
            Played::Legal(_) | Played::Passed => {}
            Played::Stood { violations, .. } => {
                // A violation is data: how many rules are broken, and which pieces give the check.
                let attackers = violations.iter().flat_map(|it| it.attackers());
                let squares: BTreeSet<String> = attackers.map(|it| it.to_string()).collect();
                let squares: Vec<String> = squares.into_iter().collect();
                let (count, squares) = (violations.len(), squares.join(", "));
                let _ = writeln!(
                    text,
                    "{} was illegal and stood: {count} rules broken, check from {squares}",
                    entry.text
                );
            }
            Played::Unclear(error) => {
                let _ = writeln!(text, "{} is no move here: {error:?}", entry.text);
            }
        }
    }
    let mut diagram = Diagram::new(standing.setup().placement);
    if let Some((from, to)) = last_squares {
        diagram = diagram.mark(Mark::From, from).mark(Mark::To, to);
    }
    text.push_str(&to_text(&diagram, TextStyle::default()));
    text.push('\n');
}
