//! The sheets side by side in words.

use messages::Args;
use notation::algebraic::{Style, write};
use notation::reconcile::{Cell, Keeper, Reconciled, Row, Sheet};

use super::{Answer, finding_key, label};
use crate::output::{Console, prose};

/// How many rows are shown around the place where the sheets part and around each fault.
const AROUND: usize = 1;

pub(super) fn told(console: &Console, answer: &Answer) -> String {
    let messages = &console.messages;
    let found = &answer.found;
    let args = Args::new().set("games", found.equal).set("states", found.states);
    let id = format!("reconcile-{}", finding_key(found.finding));
    let said = prose::filled(&messages.with(&id, &args), "", console.width);
    let mut text = format!("{}\n", console.ink.strong(said.trim_end()));
    if found.exhausted {
        text += &prose::filled(&messages.text("reconcile-exhausted"), "", console.width);
    }
    let languages = Args::new()
        .set("white", answer.white.language.own_name())
        .set("black", answer.black.language.own_name());
    text += &format!("{}\n", messages.with("reconcile-languages", &languages));
    let Some(best) = found.games.first() else { return text };
    text += &format!("\n{}", side_by_side(console, answer, best));
    for (index, game) in found.games.iter().enumerate() {
        let id = match index < found.equal {
            true => "reconcile-game",
            false => "reconcile-game-less",
        };
        let args = Args::new().set("number", index + 1).set("faults", game.faults());
        text += &format!("\n{}\n", messages.with(id, &args));
        text += &prose::filled(&moves(game, &answer.style), "  ", console.width);
    }
    text
}

/// The rows in which something is wrong, with a row before and after; rows that agree are counted.
fn side_by_side(console: &Console, answer: &Answer, game: &Reconciled) -> String {
    let messages = &console.messages;
    let Some(first) = game.divergence() else { return String::new() };
    let place = label(&game.rows[first], &answer.style)
        .or_else(|| game.rows[..first].iter().rev().find_map(|it| label(it, &answer.style)))
        .unwrap_or_else(|| "1.".to_owned());
    let mut text =
        format!("{}\n", messages.with("reconcile-divergence", &Args::new().set("move", place)));
    let mut rows = vec![
        ["column-game", "column-white", "column-black", "column-note"]
            .map(|id| messages.text(&format!("reconcile-{id}")))
            .to_vec(),
    ];
    let mut hidden = false;
    for (index, row) in game.rows.iter().enumerate() {
        let near = index.saturating_sub(AROUND)..=index + AROUND;
        let faulty =
            game.rows.iter().enumerate().any(|(at, it)| near.contains(&at) && it.faults() > 0);
        if faulty {
            rows.push(cells(console, answer, row, index == first));
        } else if !hidden {
            rows.push(vec!["…".to_owned(), String::new(), String::new(), String::new()]);
        }
        hidden = !faulty;
    }
    text += &aligned(&rows);
    text
}

fn cells(console: &Console, answer: &Answer, row: &Row, first: bool) -> Vec<String> {
    let messages = &console.messages;
    let entry = |sheet: &Sheet, at: Option<usize>| {
        at.and_then(|at| sheet.entries.get(at)).map_or("–".to_owned(), |it| it.text.clone())
    };
    let mark = if first { "> " } else { "  " };
    let name = label(row, &answer.style).unwrap_or_default();
    let (white, black, note) = match row {
        Row::Played { white, black, .. } => {
            let notes = [(Keeper::White, white.1), (Keeper::Black, black.1)];
            let said: Vec<String> = notes
                .into_iter()
                .filter(|it| !matches!(it.1, Cell::Same))
                .map(|(keeper, cell)| {
                    let args = Args::new().set("keeper", keeper_key(keeper));
                    messages.with(&format!("reconcile-cell-{}", cell_key(cell)), &args)
                })
                .collect();
            (entry(&answer.white, white.0), entry(&answer.black, black.0), said.join("; "))
        }
        Row::Surplus { keeper, entry: at, doubled } => {
            let id = if *doubled { "reconcile-cell-doubled" } else { "reconcile-cell-surplus" };
            let note = messages.with(id, &Args::new().set("keeper", keeper_key(*keeper)));
            match keeper {
                Keeper::White => (entry(&answer.white, Some(*at)), String::new(), note),
                Keeper::Black => (String::new(), entry(&answer.black, Some(*at)), note),
            }
        }
    };
    vec![format!("{mark}{name}"), white, black, note]
}

pub(super) const fn keeper_key(keeper: Keeper) -> &'static str {
    match keeper {
        Keeper::White => "white",
        Keeper::Black => "black",
    }
}

/// The name in messages and in JSON.
pub(super) const fn cell_key(cell: Cell) -> &'static str {
    match cell {
        Cell::Same => "same",
        Cell::Sign => "sign",
        Cell::Ambiguous => "ambiguous",
        Cell::Near => "near",
        Cell::Other => "other",
        Cell::Illegible => "illegible",
        Cell::Missing => "missing",
        Cell::Ended => "ended",
    }
}

fn aligned(rows: &[Vec<String>]) -> String {
    let mut widths = vec![0; rows.iter().map(Vec::len).max().unwrap_or(0)];
    for row in rows {
        for (width, cell) in widths.iter_mut().zip(row) {
            *width = cell.chars().count().max(*width);
        }
    }
    let mut text = String::new();
    for row in rows {
        let mut line = String::new();
        for (width, cell) in widths.iter().zip(row) {
            line += cell;
            line += &" ".repeat(width - cell.chars().count() + 2);
        }
        text += line.trim_end();
        text.push('\n');
    }
    text
}

/// The game in the letters of the user, numbered.
pub(super) fn moves(game: &Reconciled, style: &Style) -> String {
    let mut words: Vec<String> = Vec::new();
    for row in &game.rows {
        if let Row::Played { before, played, .. } = row {
            let text = write(before, *played, style);
            match before.turn() {
                board::Color::White => words.push(format!("{}. {text}", before.move_number())),
                board::Color::Black => words.push(text),
            }
        }
    }
    words.join(" ")
}
