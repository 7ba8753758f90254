//! Whoever writes, judges or tells events, rulings, deeds or violations has to think of a new kind of them. A long match over them
//! with a catch-all at its end would swallow it; a short one only looks for a few.

use super::Problem;
use super::tree::{Tree, numbered};

/// What has kinds that nobody may forget, as it is called in patterns.
const KINDS: [&str; 8] =
    ["Happening::", "H::", "Verdict::", "V::", "Deed::", "ExpectedRuling::", "R::", "Violation::"];

/// Who names more kinds than this means all of them.
const A_FEW: usize = 8;

/// Where a few kinds are chosen, however many they are: each part of a game takes down what concerns it, and what is not named is no
/// player's to tell, or an ordinary act.
const CHOOSING: [&str; 4] = [
    "crates/laws/src/game/",
    "crates/laws/src/rules/considered.rs",
    "crates/web/src/play/permission.rs",
    "crates/web/src/play/share.rs",
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let thinks_of_all = |path: &str| !CHOOSING.iter().any(|it| path.starts_with(it));
    let is_program = |path: &str| path.contains("/src/") && thinks_of_all(path);
    for file in tree.files().filter(|it| it.extension() == "rs" && is_program(&it.path)) {
        let lines: Vec<(usize, &str)> = numbered(&file.code).collect();
        for (at, (number, line)) in lines.iter().enumerate() {
            if is_catch_all(line.trim_start()) && kinds_above(&lines[..at], indent(line)) > A_FEW {
                let what = "swallows new kinds of events or rulings: name those that are left";
                problems.push(Problem::new(&file.path, *number, what));
            }
        }
    }
    problems
}

/// `_ => …` and `other => …`
fn is_catch_all(line: &str) -> bool {
    let is_plain = |it: &str| it.chars().all(|it| it.is_ascii_lowercase() || it == '_');
    line.split_once(" =>").is_some_and(|(pattern, _)| !pattern.is_empty() && is_plain(pattern))
}

/// How many kinds the arms of the same match name before this one.
fn kinds_above(lines: &[(usize, &str)], depth: usize) -> usize {
    let arms = lines.iter().rev().map(|it| it.1).filter(|it| !it.trim().is_empty());
    let arms = arms.take_while(|it| indent(it) >= depth).filter(|it| indent(it) == depth);
    let is_kind = |it: &str| {
        let pattern = it.trim_start().trim_start_matches("| ");
        KINDS.iter().any(|kind| pattern.starts_with(kind))
    };
    arms.filter(|it| is_kind(it)).count()
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    fn long(last: &str) -> String {
        let arms: String = (0..9).map(|it| format!("    H::Kind{it}(_) => 1,\n")).collect();
        format!("match what {{\n{arms}    {last}\n}}\n")
    }

    #[test]
    fn a_long_match_with_a_catch_all_is_found() {
        let found: &[&str] = &["crates/laws/src/rules.rs:11"];
        check(super::check, &[("crates/laws/src/rules.rs", &long("_ => 2,"))], found);
        check(super::check, &[("crates/laws/src/rules.rs", &long("other => f(other),"))], found);
    }

    #[test]
    fn a_long_match_without_one_and_a_short_one_are_fine() {
        check(super::check, &[("crates/laws/src/rules.rs", &long("H::Last => 2,"))], &[]);
        let short = "match what {\n    H::One => 1,\n    _ => 2,\n}\n";
        check(super::check, &[("crates/laws/src/rules.rs", short)], &[]);
    }
}
