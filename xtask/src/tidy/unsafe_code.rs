//! `unsafe` lives in one crate, where each use carries its proof.

use super::Problem;
use super::code::has_word;
use super::tree::{Tree, numbered};

const ALLOWED: &str = "crates/board/";

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files().filter(|file| !file.path.starts_with(ALLOWED)) {
        for (line, _) in numbered(&file.code).filter(|(_, code)| has_word(code, "unsafe")) {
            let what =
                "`unsafe` outside crates/board: write it safely, or move it there with its proof";
            problems.push(Problem::new(&file.path, line, what));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn unsafe_elsewhere_is_found() {
        let code = "fn a() {\n    unsafe { b() }\n}\n";
        check(super::check, &[("crates/laws/src/lib.rs", code)], &["crates/laws/src/lib.rs:2"]);
        check(super::check, &[("xtask/src/main.rs", code)], &["xtask/src/main.rs:2"]);
        check(super::check, &[("crates/board/src/lib.rs", code)], &[]);
    }

    #[test]
    fn lints_and_comments_are_no_unsafe() {
        let code = "#![forbid(unsafe_code)]\n// unsafe\nlet a = \"unsafe\";\n";
        check(super::check, &[("crates/laws/src/lib.rs", code)], &[]);
    }
}
