//! Editions of the Laws differ by the values of their constants. Code that asks which edition it has, or names
//! one, would hide a difference where nobody looks for it.

use super::Problem;
use super::code::is_name;
use super::tree::{File, Tree, numbered};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let outside = |folder: &str| folder != "editions";
    for file in tree.files().filter(|file| file.folders().all(outside)) {
        for (line, _) in numbered(&file.code).filter(|(_, code)| compares_editions(code)) {
            let what = "compares editions: name the difference as a policy in the rulebook and match on that";
            problems.push(Problem::new(&file.path, line, what));
        }
        let names = |code: &str| names_edition(code) && !compares_editions(code);
        for (line, _) in numbered(program(file)).filter(|(_, code)| names(code)) {
            let what = "names an edition: what only one edition has is data of that edition";
            problems.push(Problem::new(&file.path, line, what));
        }
    }
    problems
}

/// The code that is no test, example or measurement.
fn program(file: &File) -> &str {
    let apart = ["tests", "examples", "benches", "bench", "fuzz"];
    if file.name() == "tests.rs" || file.folders().any(|it| apart.contains(&it)) {
        return "";
    }
    let code = file.code.as_str();
    let has_body = |after: &str| {
        let end = after.find(['{', ';']);
        end.is_some_and(|it| after[..it].trim().starts_with("mod ") && after[it..].starts_with('{'))
    };
    let mut marks = code.match_indices("#[cfg(test)]");
    let tests = marks.find(|(at, mark)| has_body(&code[at + mark.len()..]));
    let code = tests.map_or(code, |(at, _)| &code[..at]);
    if code.contains("#[test]") { "" } else { code }
}

/// `Edition::Fide2018`, but not `Edition::NEWEST` and `Edition::tag`.
fn names_edition(code: &str) -> bool {
    code.match_indices("Edition::").any(|(at, path)| {
        let name: String = code[at + path.len()..].chars().take_while(|it| is_name(*it)).collect();
        !code[..at].ends_with(is_name)
            && name.starts_with(|it: char| it.is_ascii_uppercase())
            && name.contains(|it: char| it.is_ascii_lowercase())
    })
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
        check_code("let tag = Edition::NEWEST.tag();", false);
        check_code("// edition == 2018\n", false);
    }

    #[test]
    fn names_are_found_outside_tests() {
        check_code("let edition = Edition::Laws2018;", true);
        check_code("Some(laws::Edition::CzRapidBlitz)", true);
        check_code("let read = Edition::from_str;", false);
        check_code("#[cfg(test)] mod tests; const E: Edition = Edition::Laws2018;", true);
        check_code("#[cfg(test)]\nmod tests { const E: Edition = Edition::Laws2018; }", false);
        check_code("#[test]\nfn it_is_told() { told(Edition::Laws2018); }", false);
        check(super::check, &[("crates/laws/tests/it/a.rs", "Edition::Laws2018")], &[]);
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
