//! A file that nobody can read in one go is split.

use super::Problem;
use super::tree::{File, Tree};

const LINES_MAX: usize = 800;
const EXTENSIONS: &[&str] = &["rs", "ts", "svelte", "py"];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    tree.files()
        .filter(|file| EXTENSIONS.contains(&file.extension()) && !is_made(file))
        .filter_map(too_long)
        .collect()
}

/// Does it say at its beginning that a program made it? Nobody reads that in one go.
fn is_made(file: &File) -> bool {
    file.text.lines().take(2).any(|line| line.contains("not written by hand"))
}

fn too_long(file: &File) -> Option<Problem> {
    let lines = file.text.lines().count();
    let what = format!(
        "the file has {lines} lines, more than {LINES_MAX}: split it by the question it answers"
    );
    (lines > LINES_MAX).then(|| Problem::new(&file.path, LINES_MAX + 1, what))
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn a_long_file_is_found() {
        let (full, too_long) = ("x\n".repeat(800), "x\n".repeat(801));
        check(super::check, &[("crates/board/src/a.rs", &full)], &[]);
        check(
            super::check,
            &[("crates/board/src/a.rs", &too_long)],
            &["crates/board/src/a.rs:801"],
        );
        check(super::check, &[("web/src/A.svelte", &too_long)], &["web/src/A.svelte:801"]);
        let made = format!("// Made from a list, not written by hand.\n{too_long}");
        check(super::check, &[("web/src/lib/types.ts", &made)], &[]);
    }

    #[test]
    fn data_may_be_long() {
        check(super::check, &[("fixtures/games.pgn", &"x\n".repeat(9000))], &[]);
    }
}
