//! The bundle as plain text.

use messages::{Args, Messages};

use super::{MoveLine, ToldBundle};

/// The bundle as plain text, with a diagram of the final position that was drawn before.
#[must_use]
pub fn bundle_text(messages: &Messages, told: &ToldBundle, diagram: &str) -> String {
    let mut text = format!("{}  {}\n", messages.text("bundle-title"), told.edition);
    let args = Args::new().set("articles", told.articles.join(", "));
    text += &format!("{}\n\n", messages.with("bundle-articles", &args));
    let facts = told.facts.iter().map(|it| vec![it.label.clone(), it.value.clone()]);
    text += &columns(&facts.collect::<Vec<_>>());

    text += &heading(messages, "bundle-position");
    text += &diagram.lines().map(|it| format!("  {it}\n")).collect::<String>();
    text += &format!("  {}\n", told.fen);

    text += &heading(messages, "bundle-evidence");
    let rows = told
        .evidence
        .iter()
        .map(|it| vec![it.sentence.clone(), it.label.clone(), it.articles.join(", ")]);
    text += &columns(&rows.collect::<Vec<_>>());
    text += &moves(messages, told);
    if !told.statements.is_empty() {
        text += &heading(messages, "bundle-statements");
        let rows = told
            .statements
            .iter()
            .map(|it| vec![it.time.clone(), it.who.clone(), it.words.clone()]);
        text += &columns(&rows.collect::<Vec<_>>());
    }
    text += &heading(messages, "bundle-question");
    let answers: Vec<&str> = told.answers.iter().map(|it| it.label.as_str()).collect();
    text += &format!("  {}  {} ({})\n", told.question, told.question_text, answers.join(" · "));
    if let Some(decided) = &told.decided {
        let args = Args::new().set("result", decided);
        text += &format!("  {}\n", messages.with("bundle-decided", &args));
    }
    text
}

fn heading(messages: &Messages, id: &str) -> String {
    format!("\n{}\n", messages.text(id))
}

fn moves(messages: &Messages, told: &ToldBundle) -> String {
    if told.moves.is_empty() {
        return format!("\n{}\n", messages.text("bundle-no-moves"));
    }
    if !told.has_sheets() {
        let one = |it: &MoveLine| format!("{}{}", it.number, it.played);
        let all: Vec<String> = told.moves.iter().map(one).collect();
        return heading(messages, "bundle-moves-as-played") + &format!("  {}\n", all.join(" "));
    }
    let none = || "–".to_owned();
    let heads = ["bundle-number", "bundle-played", "bundle-sheet-white", "bundle-sheet-black"];
    let mut rows = vec![heads.map(|it| messages.text(it)).to_vec()];
    rows.extend(told.moves.iter().map(|it| {
        let sheet = |of: &Option<String>| of.clone().unwrap_or_else(none);
        vec![it.number.clone(), it.played.clone(), sheet(&it.white_sheet), sheet(&it.black_sheet)]
    }));
    let mut text = heading(messages, "bundle-moves") + &columns(&rows);
    for (id, entries) in [
        ("bundle-other-white", &told.white_other_entries),
        ("bundle-other-black", &told.black_other_entries),
    ] {
        if !entries.is_empty() {
            text += &format!("  {}: {}\n", messages.text(id), entries.join(", "));
        }
    }
    text
}

/// Rows of cells; every column but the last is as wide as its widest cell.
fn columns(rows: &[Vec<String>]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width =
        |at: usize| rows.iter().filter_map(|it| it.get(at)).map(|it| it.chars().count()).max();
    let widths: Vec<usize> = (0..count).map(|at| width(at).unwrap_or(0)).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}"));
        let line = cells.collect::<Vec<_>>().join("  ");
        format!("  {}\n", line.trim_end())
    };
    rows.iter().map(line).collect()
}
