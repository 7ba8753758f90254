//! Two public types of one crate with one name: who reads the name has to ask which of them is meant.

use std::collections::BTreeMap;

use super::Problem;
use super::code::is_name;
use super::tree::{Tree, numbered};

const KINDS: [&str; 5] = ["struct ", "enum ", "trait ", "type ", "union "];

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut seen: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for file in tree.files() {
        let Some((folder, _)) = file.path.split_once("/src/") else { continue };
        for (number, line) in numbered(&file.code) {
            let Some(name) = public_type(line) else { continue };
            let place = format!("{}:{number}", file.path);
            if let Some(first) = seen.get(&(folder, name)) {
                let what = format!("{first} is called `{name}` too: give one of them its own name");
                problems.push(Problem::new(&file.path, number, what));
            } else {
                seen.insert((folder, name), place);
            }
        }
    }
    problems
}

/// The name of the type that is made public on this line; a macro that is told the name has none.
fn public_type(line: &str) -> Option<&str> {
    let declared = line.trim_start().strip_prefix("pub ")?;
    let name = KINDS.iter().find_map(|kind| declared.strip_prefix(kind))?;
    name.split(|it| !is_name(it)).next().filter(|it| !it.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn the_second_of_a_name_is_found() {
        let first = ("crates/laws/src/a.rs", "/// A.\npub struct Fault {\n}\n");
        let second = ("crates/laws/src/b.rs", "mod c {\n    pub enum Fault<T> {}\n}\n");
        check(super::check, &[first, second], &["crates/laws/src/b.rs:2"]);
    }

    #[test]
    fn other_crates_and_types_of_the_crate_alone_may_have_it() {
        let first = ("crates/laws/src/a.rs", "pub struct Fault;\n");
        let other = ("crates/store/src/a.rs", "pub struct Fault;\n");
        let inside = ("crates/laws/src/b.rs", "pub(crate) struct Fault;\npub struct Faults;\n");
        check(super::check, &[first, other, inside], &[]);
    }
}
