use std::path::Path;

use super::tree::Tree;
use super::{Problem, problems};

/// Runs a check on files made of a path and a text; expects problems given as `path:line`.
#[track_caller]
pub(super) fn check(run: fn(&Tree) -> Vec<Problem>, files: &[(&str, &str)], expected: &[&str]) {
    let found = run(&Tree::of(files));
    let places: Vec<String> = found.iter().map(|it| format!("{}:{}", it.path, it.line)).collect();
    assert_eq!(places, expected, "{found:#?}");
}

#[test]
fn the_workspace_is_tidy() {
    let problems = problems(crate::workspace_root());
    let lines: Vec<String> = problems.iter().map(Problem::to_string).collect();
    assert!(lines.is_empty(), "{} problems:\n{}", lines.len(), lines.join("\n"));
}

#[test]
fn the_workspace_is_not_empty() {
    let tree = Tree::read(crate::workspace_root());
    assert!(tree.file("Cargo.toml").is_some(), "tidy looks at the wrong folder");
    assert!(tree.file("xtask/src/tidy/tests.rs").is_some(), "tidy does not see new files");
    assert!(tree.files().all(|file| !file.path.starts_with("target/")));
}

#[test]
fn walking_finds_what_git_finds() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let walked = Tree::walk(root);
    assert!(walked.contains(&"src/tidy/tests.rs".to_owned()), "{walked:?}");
}

#[test]
fn a_problem_names_its_place() {
    let problem = Problem::new("crates/board/src/lib.rs", 7, "too long: split it");
    assert_eq!(problem.to_string(), "crates/board/src/lib.rs:7: too long: split it");
}
