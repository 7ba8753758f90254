//! Editions of the Laws differ by the values of their constants. Code that asks which edition it has
//! would hide a difference where nobody looks for it.

use super::Problem;
use super::code::is_name;
use super::tree::{Tree, numbered};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let outside = |folder: &str| folder != "editions";
    for file in tree.files().filter(|file| file.folders().all(outside)) {
        for (line, _) in numbered(&file.code).filter(|(_, code)| compares_editions(code)) {
            let what = "compares editions: name the difference as a policy in the rulebook and match on that";
            problems.push(Problem::new(&file.path, line, what));
        }
    }
    problems
}

fn compares_editions(code: &str) -> bool {
    let mut comparisons = code.match_indices("==").chain(code.match_indices("!="));
    comparisons.any(|(at, sign)| {
        let (left, right) = (code[..at].trim_end(), code[at + sign.len()..].trim_start());
        let left = left.strip_suffix("()").unwrap_or(left);
        let name = left.rsplit(|it| !is_name(it)).next().unwrap_or_default();
        is_edition(name) || path_at_start(right).any(is_edition)
    })
}

fn is_edition(part: &str) -> bool {
    part == "Edition" || part.ends_with("edition")
}

/// The names of a path such as `*self.book.edition` or `Edition::Laws2018`.
fn path_at_start(code: &str) -> impl Iterator<Item = &str> {
    let code = code.trim_start_matches(['*', '&']);
    let end = code.find(|it| !is_name(it) && it != ':' && it != '.').unwrap_or(code.len());
    code[..end].split([':', '.'])
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[track_caller]
    fn check_code(code: &str, found: bool) {
        let expected: &[&str] = if found { &["crates/laws/src/rules.rs:1"] } else { &[] };
        check(super::check, &[("crates/laws/src/rules.rs", code)], expected);
    }

    #[test]
    fn comparisons_are_found() {
        check_code("if edition == Edition::Laws2018 {", true);
        check_code("if book.edition() != other {", true);
        check_code("if self.edition==x {", true);
        check_code("if latest_edition == x {", true);
        check_code("if x == Edition::Laws2018 {", true);
        check_code("if x == book.edition {", true);
    }

    #[test]
    fn other_comparisons_are_not() {
        check_code("if expedition_count == 3 {", false);
        check_code("if count == max && edition.allows() {", false);
        check_code("let edition = Edition::Laws2018;", false);
        check_code("// edition == 2018\n", false);
    }

    #[test]
    fn the_folder_of_editions_may_compare() {
        let code = "edition == other";
        check(super::check, &[("crates/laws/src/editions/dates.rs", code)], &[]);
        check(
            super::check,
            &[("crates/cli/src/editions.rs", code)],
            &["crates/cli/src/editions.rs:1"],
        );
    }
}
