//! Whoever writes, judges or tells events, rulings, deeds or violations has to think of a new kind of them. A match over them
//! with a catch-all at its end would swallow it. Who looks for one or two kinds, or for the few that concern a part of a game,
//! may have one; the latter are named here.

use super::Problem;
use super::code::{has_word, is_name};
use super::tree::{Tree, numbered};

/// What has kinds that nobody may forget, as it is called in patterns.
const KINDS: [&str; 11] = [
    "Happening::",
    "H::",
    "Verdict::",
    "V::",
    "Deed::",
    "ExpectedRuling::",
    "R::",
    "Violation::",
    "Irregular::",
    "Duty::",
    "D::",
];

/// Who names more kinds than this means all of them, unless he stands below.
const A_FEW: usize = 2;

/// Functions that choose.
const CHOOSING: &[(&str, &[&str])] = &[
    // A part of the game takes down what concerns it; that every event is folded is seen to where the parts are called.
    ("laws/src/game/", &["fold_event", "fold_ruling", "fold_sheets"]),
    ("laws/src/game/blind.rs", &["is_accepted"]),
    // Most of what happens can always have happened.
    ("laws/src/game/check.rs", &["check"]),
    // Acts that show something beside what they are: a claim, presence, a hand that does not adjust.
    ("laws/src/game/fold_event.rs", &["answer_by_claiming", "acts_otherwise"]),
    ("laws/src/game/ledger.rs", &["at_the_board"]),
    // Of most events one step is the whole; of most rulings nothing falls away after them.
    ("laws/src/engine.rs", &["steps", "leave_out_passing_duties"]),
    ("laws/src/rules/mod.rs", &["look_afterwards", "position_of", "is_on_blind_board"]),
    ("laws/src/rules/appendix_d_blind.rs", &["on_blind_board"]),
    ("laws/src/rules/missing.rs", &["missing_facts", "asked"]),
    // Every other question is asked by a rule.
    ("laws/src/discretion/mod.rs", &["raised"]),
    // The other duties of touched pieces rest on one provision.
    ("laws/src/rules/art04_duty.rs", &["cites_of_duty"]),
    // A debug assertion sees to it that the others bind no move.
    ("laws/src/ruling/duty.rs", &["allows"]),
    // What Chess960 has otherwise; the rest is as in the other table, which has all.
    ("laws/src/violations.rs", &["provisions_of_violation_in_chess960"]),
    ("board/src/article3/violation.rs", &["attackers"]),
    // Written as it is kept; a table has the words of the others, and a debug assertion sees to it.
    ("transcript/src/happening.rs", &["of", "understand"]),
    ("transcript/src/of_ruling.rs", &["duty"]),
    // Three expectations are answers to queries, the others none.
    ("transcript/src/matching.rs", &["answers"]),
    // A sentence of its own for a few; the message says the rest.
    ("tell/src/rulings.rs", &["sentence"]),
    // What is not named is no player's to tell, an ordinary act, or nothing that the page marks.
    ("web/src/play/permission.rs", &["of"]),
    ("web/src/play/share.rs", &["kind"]),
    ("web/src/play/view.rs", &["duty_words"]),
    ("web/src/routes/printing.rs", &["marks"]),
];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files().filter(|it| it.extension() == "rs" && it.path.contains("/src/")) {
        let lines: Vec<(usize, &str)> = numbered(&file.code).collect();
        for (at, (number, line)) in lines.iter().enumerate() {
            let swallows = is_catch_all(line.trim_start())
                && kinds_above(&lines[..at], indent(line)) > A_FEW
                && !chooses(&file.path, &lines[..at]);
            if swallows {
                let what = "swallows new kinds of events or rulings: name those that are left";
                problems.push(Problem::new(&file.path, *number, what));
            }
        }
    }
    problems
}

/// Is it in a function that may choose?
fn chooses(path: &str, above: &[(usize, &str)]) -> bool {
    let mut names = above.iter().rev().filter_map(|it| it.1.split_once("fn ")).map(|it| it.1);
    let name = names.next().map_or("", |it| it.split(|it| !is_name(it)).next().unwrap_or_default());
    let path = path.strip_prefix("crates/").unwrap_or(path);
    CHOOSING.iter().any(|(file, functions)| path.starts_with(file) && functions.contains(&name))
}

/// `_ => …`, `other => …`, `(_, _) => …`, `it @ _ => …`
fn is_catch_all(line: &str) -> bool {
    let is_plain = |it: char| it.is_ascii_lowercase() || "_(), @".contains(it);
    line.split_once(" =>")
        .is_some_and(|(pattern, _)| !pattern.is_empty() && pattern.chars().all(is_plain))
}

/// How many kinds the arms of the same match name before this one.
fn kinds_above(lines: &[(usize, &str)], depth: usize) -> usize {
    let arms = lines.iter().rev().map(|it| it.1).filter(|it| !it.trim().is_empty());
    let arms = arms.take_while(|it| indent(it) >= depth).filter(|it| indent(it) == depth);
    let patterns = arms.map(|it| it.split_once(" =>").map_or(it, |arm| arm.0));
    let kinds = |pattern: &str| KINDS.iter().map(|kind| named(pattern, kind)).sum::<usize>();
    patterns.map(kinds).sum()
}

/// How often a pattern names kinds of this type.
fn named(pattern: &str, kind: &str) -> usize {
    let words = pattern.split(|it: char| !is_name(it) && it != ':');
    words.filter(|word| has_word(word, kind)).count()
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    const FOUND: &[&str] = &["crates/laws/src/rules.rs:5"];

    #[track_caller]
    fn check_code(arms: [&str; 4], found: bool) {
        let arms: String = arms.iter().map(|it| format!("    {it}\n")).collect();
        let code = format!("match what {{\n{arms}}}\n");
        check(
            super::check,
            &[("crates/laws/src/rules.rs", &code)],
            if found { FOUND } else { &[] },
        );
    }

    #[test]
    fn a_match_with_a_catch_all_is_found() {
        let (one, two, three) = ("H::A(_) => 1,", "Happening::B { .. } => 1,", "laws::V::C => 1,");
        check_code([one, two, three, "_ => 2,"], true);
        check_code(["D::A => 1,", "D::B => 1,", "D::C => 1,", "other => f(other),"], true);
        check_code([one, two, three, "other => f(other),"], true);
        check_code([one, two, three, "other @ _ => f(other),"], true);
        check_code(["(R::A, V::A) => 1,", "(R::B, V::B) => 1,", "", "(_, _) => 2,"], true);
        check_code(["H::A(_) | H::B | H::C => 1,", "", "", "_ => {}"], true);
        check_code(["H::A(_)", "| H::B", "| H::C if good => 1,", "_ => {}"], true);
    }

    #[test]
    fn a_match_without_one_and_one_that_looks_for_two_are_fine() {
        check_code(["H::A => 1,", "H::B => 1,", "H::C => 1,", "H::Last => 2,"], false);
        check_code(["H::A => 1,", "H::B => 1,", "", "_ => 2,"], false);
        check_code(["XH::A => 1,", "XH::B => 1,", "XH::C => 1,", "_ => 2,"], false);
        check_code(["1 => H::A,", "2 => H::B,", "3 => H::C,", "_ => H::D,"], false);
    }

    #[test]
    fn named_functions_may_choose() {
        let arms = "        H::A => 1,\n        H::B => 1,\n        H::C => 1,\n        _ => 2,\n";
        let code = |name| format!("fn {name}() {{\n    match what {{\n{arms}    }}\n}}\n");
        check(super::check, &[("crates/laws/src/game/x.rs", &code("fold_event"))], &[]);
        let found: &[&str] = &["crates/laws/src/game/x.rs:6"];
        check(super::check, &[("crates/laws/src/game/x.rs", &code("fold"))], found);
    }
}
