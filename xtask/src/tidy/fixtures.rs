//! Data of others comes with a name and a licence: each file under `fixtures/` has a row in the
//! `ORIGIN.md` of its folder, or of a folder above it up to `fixtures/`.

use std::collections::BTreeSet;

use super::Problem;
use super::tree::{File, Tree, numbered};

const ORIGIN: &str = "ORIGIN.md";
const HEADER: &str = "| file | origin | licence |";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut named = BTreeSet::new();
    for file in tree.files().filter(|file| is_in_fixtures(file) && file.name() == ORIGIN) {
        for row in rows(file) {
            problems.extend(row.problem(tree, file));
            named.insert(row.path);
        }
    }
    for file in tree.files().filter(|file| is_data(file) && !named.contains(&file.path)) {
        let what = format!("no {ORIGIN} names this file: add a row to its table {HEADER}");
        problems.push(Problem::new(&file.path, 1, what));
    }
    problems
}

fn is_in_fixtures(file: &File) -> bool {
    file.folders().any(|folder| folder == "fixtures")
}

/// Texts of our own beside the data, and settings of git, are no data.
fn is_data(file: &File) -> bool {
    is_in_fixtures(file) && file.extension() != "md" && !file.name().starts_with('.')
}

/// One file that an `ORIGIN.md` names.
struct Row {
    line: usize,
    /// From the root of the workspace.
    path: String,
    origin: String,
    licence: String,
}

impl Row {
    fn problem(&self, tree: &Tree, file: &File) -> Option<Problem> {
        let name = &self.path;
        let what = if tree.file(name).is_none() {
            format!("there is no file `{name}`: remove the row, or correct the name")
        } else if self.origin.is_empty() {
            format!("`{name}` has no origin: say who made it and where it was found")
        } else if self.licence.is_empty() {
            format!("`{name}` has no licence: say under which terms we may pass it on")
        } else {
            return None;
        };
        Some(Problem::new(&file.path, self.line, what))
    }
}

/// The rows of every table with columns for file, origin and licence; in any order, among others.
fn rows(file: &File) -> Vec<Row> {
    let folder = file.path.strip_suffix(ORIGIN).unwrap_or_default();
    let (mut rows, mut columns) = (Vec::new(), None::<[usize; 3]>);
    for (line, text) in numbered(&file.text) {
        let Some(cells) = cells(text) else {
            columns = None;
            continue;
        };
        let Some([name, origin, licence]) = columns else {
            columns = columns_of(&cells);
            continue;
        };
        let cell = |column: usize| cells.get(column).copied().unwrap_or_default().to_owned();
        for name in names(&cell(name)) {
            let path = format!("{folder}{name}");
            rows.push(Row { line, path, origin: cell(origin), licence: cell(licence) });
        }
    }
    rows
}

/// Which columns hold file, origin and licence, if this is the head of such a table.
fn columns_of(cells: &[&str]) -> Option<[usize; 3]> {
    let column = |names: &[&str]| {
        cells.iter().position(|cell| names.contains(&cell.to_lowercase().as_str()))
    };
    let (file, origin) = (column(&["file", "files"])?, column(&["origin", "source"])?);
    Some([file, origin, column(&["licence", "license"])?])
}

/// The cells of a line of a Markdown table.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inside = line.trim().strip_prefix('|')?.strip_suffix('|')?;
    Some(inside.split('|').map(str::trim).collect())
}

/// The files of one cell: plain or in backticks, several after commas. The line under the head
/// consists of dashes and names none.
fn names(cell: &str) -> Vec<&str> {
    let names = cell.split(',').map(|name| name.trim().trim_matches('`'));
    names.filter(|name| !name.trim_matches([':', '-']).is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    const DATA: (&str, &str) = ("crates/board/tests/fixtures/perft/a.epd", "x");
    const INNER: &str = "crates/board/tests/fixtures/perft/ORIGIN.md";
    const OUTER: &str = "crates/board/tests/fixtures/ORIGIN.md";

    fn table(row: &str) -> String {
        format!("# Origin\n\n| file | origin | licence |\n|---|:--|---|\n{row}\n")
    }

    #[test]
    fn a_file_without_origin_is_found() {
        check(super::check, &[DATA], &["crates/board/tests/fixtures/perft/a.epd:1"]);
        let other = ("crates/board/tests/fixtures/perft/b.epd", "x");
        let inner = table("| `b.epd` | me | CC0-1.0 |");
        check(
            super::check,
            &[DATA, other, (INNER, &inner)],
            &["crates/board/tests/fixtures/perft/a.epd:1"],
        );
    }

    #[test]
    fn a_row_here_or_above_is_enough() {
        check(super::check, &[DATA, (INNER, &table("| `a.epd` | me | CC0-1.0 |"))], &[]);
        check(super::check, &[DATA, (OUTER, &table("| perft/a.epd | me | CC0-1.0 |"))], &[]);
    }

    #[test]
    fn a_row_above_the_fixtures_or_outside_a_table_is_not() {
        let above =
            ("crates/board/tests/ORIGIN.md", &*table("| fixtures/perft/a.epd | me | CC0-1.0 |"));
        check(super::check, &[DATA, above], &["crates/board/tests/fixtures/perft/a.epd:1"]);
        let prose = (INNER, "a.epd is by me, CC0-1.0\n\n| a.epd | me | CC0-1.0 |\n");
        check(super::check, &[DATA, prose], &["crates/board/tests/fixtures/perft/a.epd:1"]);
    }

    #[test]
    fn a_row_without_origin_or_licence_is_found() {
        for row in ["| a.epd | | CC0-1.0 |", "| a.epd | me | |", "| a.epd | me |"] {
            check(super::check, &[DATA, (INNER, &table(row))], &[&format!("{INNER}:5")]);
        }
    }

    #[test]
    fn a_row_for_nothing_is_found() {
        let row = table("| `a.epd`, `gone.epd` | me | CC0-1.0 |");
        check(super::check, &[DATA, (INNER, &row)], &[&format!("{INNER}:5")]);
    }

    #[test]
    fn other_columns_and_files_of_our_own_do_not_matter() {
        let text = "| what | licence | file | origin |\n|-|-|-|-|\n| x | MIT | a.epd | me |\n";
        check(super::check, &[DATA, (INNER, text)], &[]);
        check(
            super::check,
            &[("a/fixtures/README.md", "x"), ("a/fixtures/.gitattributes", "x")],
            &[],
        );
        check(super::check, &[("crates/board/tests/it/a.epd", "x")], &[]);
    }
}
