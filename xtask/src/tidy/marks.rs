//! Work is finished or it is not there: no holes in the code and no notes about holes.

use super::Problem;
use super::code::has_word;
use super::tree::{File, Tree, numbered};

/// Holes that compile. Looked for in Rust code only, where they would run.
const HOLES: &[&str] = &["todo!", "unimplemented!", "#[ignore"];

/// Notes to oneself. Looked for in all our text. In pieces, so that this file does not accuse itself.
const NOTES: &[&str] = &[concat!("FIX", "ME"), concat!("X", "XX"), concat!("HA", "CK")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().flat_map(|file| [holes(file), notes(file)].concat()).collect()
}

fn holes(file: &File) -> Vec<Problem> {
    find(file, &file.code, HOLES, "finish it, or leave it out until it can be finished")
}

fn notes(file: &File) -> Vec<Problem> {
    // Data of others and the lists that tools write are not our text.
    let foreign = file.folders().any(|folder| folder == "fixtures") || file.extension() == "lock";
    match foreign {
        true => Vec::new(),
        false => find(file, &file.text, NOTES, "do it now, or open an issue and say why it waits"),
    }
}

fn find(file: &File, text: &str, marks: &[&str], advice: &str) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (line, text) in numbered(text) {
        for mark in marks.iter().filter(|mark| has_word(text, mark)) {
            problems.push(Problem::new(
                &file.path,
                line,
                format!("`{mark}` is left over: {advice}"),
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn holes_in_code_are_found() {
        for hole in ["todo!()", "unimplemented!(\"later\")", "#[ignore]", "#[ignore = \"slow\"]"] {
            let code = format!("fn a() {{}}\n{hole}\nfn b() {{}}\n");
            check(
                super::check,
                &[("crates/cli/src/main.rs", &code)],
                &["crates/cli/src/main.rs:2"],
            );
        }
    }

    #[test]
    fn talking_about_holes_is_allowed() {
        let text = "// No `#[ignore]` and no todo!() here.\n";
        check(super::check, &[("crates/cli/src/main.rs", text), ("docs/style.md", text)], &[]);
    }

    #[test]
    fn notes_are_found_in_every_text() {
        for note in super::NOTES {
            for path in ["crates/cli/src/main.rs", "web/src/app.ts", "docs/guide.md", "Cargo.toml"]
            {
                check(
                    super::check,
                    &[(path, &format!("# {note}: later"))],
                    &[&format!("{path}:1")],
                );
            }
        }
    }

    #[test]
    fn longer_words_and_data_are_no_notes() {
        let template = format!("mktemp a.{0}{0}", super::NOTES[1]);
        check(super::check, &[("run.sh", &template)], &[]);
        let event = format!("[Event \"{}\"]", super::NOTES[2]);
        check(super::check, &[("crates/notation/tests/fixtures/a.pgn", &event)], &[]);
    }
}
