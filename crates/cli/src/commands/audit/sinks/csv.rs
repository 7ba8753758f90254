//! Findings as comma-separated values, with quotation marks where they are needed.

use crate::commands::audit::row::Row;

const COLUMNS: [&str; 15] = [
    "file", "game", "line", "column", "ply", "id", "check", "severity", "edition", "pace",
    "articles", "fen", "white", "black", "text",
];

pub(super) fn head() -> String {
    format!("{}\n", COLUMNS.join(","))
}

pub(super) fn line(row: &Row) -> String {
    let cells: [String; 15] = [
        row.file.clone(),
        row.game.to_string(),
        row.line.to_string(),
        row.column.to_string(),
        row.ply.map(|it| it.to_string()).unwrap_or_default(),
        row.id.clone(),
        row.check.clone(),
        row.severity.clone(),
        row.edition.clone(),
        row.pace.clone().unwrap_or_default(),
        row.articles.join(" "),
        row.fen.clone().unwrap_or_default(),
        row.white.clone(),
        row.black.clone(),
        row.text.clone(),
    ];
    format!("{}\n", cells.map(|it| quoted(&it)).join(","))
}

fn quoted(cell: &str) -> String {
    match cell.contains(['"', ',', '\n', '\r']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn cells_are_quoted_only_where_they_must_be() {
        assert_eq!(quoted("Nf3"), "Nf3");
        assert_eq!(quoted("Adly,A"), "\"Adly,A\"");
        assert_eq!(quoted("the \"rest\""), "\"the \"\"rest\"\"\"");
    }
}
