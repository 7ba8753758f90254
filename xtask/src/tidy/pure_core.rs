//! The core crates compute: they read no clock, touch no file and print nothing.

use super::Problem;
use super::code::{has_word, is_name};
use super::tree::{File, Tree, numbered};

const CORE_CRATES: &[&str] =
    &["board", "winnability", "notation", "clock", "laws", "audit", "pairing"];

/// What the core may not use, and where it comes from instead.
const FORBIDDEN: &[(&str, &str)] = &[
    ("Instant::now", TIME),
    ("SystemTime::now", TIME),
    ("std::fs", FILES),
    ("println!", PRINT),
    ("eprintln!", PRINT),
    ("print!", PRINT),
    ("eprint!", PRINT),
    ("dbg!", PRINT),
    ("std::env", SURROUNDINGS),
    ("std::process", SURROUNDINGS),
];

const TIME: &str = "time comes in with the event";
const FILES: &str = "take and return text, let the caller read files";
const PRINT: &str = "return a value, let the caller print it";
const SURROUNDINGS: &str = "pass the value in as an argument";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files().filter(|file| is_core(file)).flat_map(forbidden_uses).collect()
}

/// Source of a core crate; tests may look around.
fn is_core(file: &File) -> bool {
    let folders: Vec<&str> = file.folders().collect();
    let [first, name, source, inner @ ..] = folders.as_slice() else { return false };
    (*first, *source) == ("crates", "src")
        && CORE_CRATES.contains(name)
        && file.name() != "tests.rs"
        && !inner.iter().any(|folder| ["tests", "benches"].contains(folder))
}

fn forbidden_uses(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (line, code) in numbered(&file.code) {
        for (forbidden, instead) in FORBIDDEN.iter().filter(|(it, _)| has_word(code, it)) {
            let what = format!("`{forbidden}` in a core crate: {instead}");
            problems.push(Problem::new(&file.path, line, what));
        }
    }
    problems.extend(grouped_imports(file));
    problems
}

/// Finds `use std::{fs, …}`, where the forbidden path is not written in one piece.
fn grouped_imports(file: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (start, opening) in file.code.match_indices("std::{") {
        let members = members_of_group(&file.code[start + opening.len()..]);
        let line = file.code[..start].matches('\n').count() + 1;
        for (forbidden, instead) in FORBIDDEN {
            if forbidden.strip_prefix("std::").is_some_and(|it| members.contains(&it)) {
                let what = format!("`{forbidden}` in a core crate: {instead}");
                problems.push(Problem::new(&file.path, line, what));
            }
        }
    }
    problems
}

/// The first name of each member of a group of imports: `fs` and `io` in `fs::{File, read}, io}`.
fn members_of_group(text: &str) -> Vec<&str> {
    let (mut members, mut depth, mut start) = (Vec::new(), 0_usize, 0);
    for (at, character) in text.char_indices() {
        match character {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' | '}' if depth == 0 => {
                members.push(text[start..at].trim());
                start = at + 1;
                if character == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    members.into_iter().filter_map(|it| it.split(|letter| !is_name(letter)).next()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    const LAWS: &str = "crates/laws/src/rules/flag_fall.rs";

    #[track_caller]
    fn check_code(code: &str, expected: usize) {
        check(
            super::check,
            &[(LAWS, code)],
            &vec!["crates/laws/src/rules/flag_fall.rs:1"; expected],
        );
    }

    #[test]
    fn each_forbidden_use_is_found_once() {
        for (forbidden, _) in super::FORBIDDEN {
            check_code(&format!("let x = {forbidden}(y);"), 1);
        }
    }

    #[test]
    fn grouped_imports_are_found() {
        check_code("use std::{fs, fmt};", 1);
        check_code(
            "use std::{\n    collections::{HashMap, fs},\n    env::args,\n    process,\n};",
            2,
        );
        check_code("use std::{fmt, collections::HashMap};", 0);
    }

    #[test]
    fn talking_about_it_is_allowed() {
        check_code("// no std::fs here\n/// println!()\nlet x = \"dbg!\";", 0);
    }

    #[test]
    fn tests_and_other_crates_may() {
        let code = "std::fs::read(x)";
        for path in [
            "crates/laws/src/rules/tests.rs",
            "crates/laws/src/rules/tests/clock.rs",
            "crates/laws/tests/it/main.rs",
            "crates/laws/benches/speed.rs",
            "crates/laws/build.rs",
            "crates/cli/src/main.rs",
        ] {
            check(super::check, &[(path, code)], &[]);
        }
        check(super::check, &[("crates/board/src/lib.rs", code)], &["crates/board/src/lib.rs:1"]);
    }
}
