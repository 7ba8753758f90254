//! Files speak of chess and of this repository, not of the desk where they were written.

use super::Problem;
use super::tree::{Tree, numbered};

/// In pieces, so that this file does not accuse itself.
const WORDS: &[&str] = &[concat!("../", "shared"), concat!("/wo", "rk/"), concat!("sub", "agent")];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in tree.files() {
        for (line, text) in numbered(&file.text) {
            let text = text.to_lowercase();
            for word in WORDS.iter().filter(|word| text.contains(**word)) {
                let what =
                    format!("`{word}` means nothing to a reader: say it without the workplace");
                problems.push(Problem::new(&file.path, line, what));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn words_of_the_workplace_are_found_in_every_text() {
        for word in super::WORDS {
            let text = format!("first line\nsee {word}main\n");
            check(super::check, &[("docs/guide.md", &text)], &["docs/guide.md:2"]);
            check(super::check, &[("Cargo.toml", &text.to_uppercase())], &["Cargo.toml:2"]);
        }
    }

    #[test]
    fn the_same_letters_elsewhere_are_not() {
        check(super::check, &[("docs/guide.md", "shared work, a workflow, an agent\n")], &[]);
    }
}
