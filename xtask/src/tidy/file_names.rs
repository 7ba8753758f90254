//! Source files and folders have snake_case names, as Rust modules do.

use super::Problem;
use super::tree::{File, Tree};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let badly_named = tree.files().filter(|file| !is_well_named(file));
    let what = "the name is not snake_case: use small letters, digits and `_`";
    badly_named.map(|file| Problem::new(&file.path, 1, what)).collect()
}

fn is_well_named(file: &File) -> bool {
    let parts: Vec<&str> = file.path.split('/').collect();
    match parts.as_slice() {
        // A text such as README.md keeps the name that readers look for.
        ["crates", _, "src", inner @ ..] if file.extension() != "md" => {
            inner.iter().flat_map(|part| part.split('.')).all(is_snake_case)
        }
        _ => true,
    }
}

fn is_snake_case(name: &str) -> bool {
    let allowed = |it: char| it.is_ascii_lowercase() || it.is_ascii_digit() || it == '_';
    !name.is_empty() && name.chars().all(allowed)
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[track_caller]
    fn check_name(path: &str, good: bool) {
        let problem = format!("{path}:1");
        let expected: &[&str] = if good { &[] } else { &[&problem] };
        check(super::check, &[(path, "")], expected);
    }

    #[test]
    fn other_cases_are_found() {
        check_name("crates/laws/src/rules/flagFall.rs", false);
        check_name("crates/laws/src/rules/flag-fall.rs", false);
        check_name("crates/laws/src/Rules/flag_fall.rs", false);
        check_name("crates/laws/src/table.TSV", false);
    }

    #[test]
    fn snake_case_passes() {
        check_name("crates/laws/src/rules/art09_drawn_game.rs", true);
        check_name("crates/laws/src/README.md", true);
        check_name("crates/laws/law/2018/Article-9.md", true);
        check_name("web/src/Board.svelte", true);
    }
}
