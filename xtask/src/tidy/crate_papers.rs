//! Every crate says what it is and under which licence: to readers in its README, to Cargo in its
//! manifest.

use super::Problem;
use super::tree::{File, Tree, numbered};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let manifests = tree.files().filter(|file| is_crate_manifest(file));
    manifests.flat_map(|manifest| missing_papers(tree, manifest)).collect()
}

fn is_crate_manifest(file: &File) -> bool {
    file.name() == "Cargo.toml"
        && file.folders().next() == Some("crates")
        && file.folders().count() == 2
}

fn missing_papers(tree: &Tree, manifest: &File) -> Vec<Problem> {
    let mut problems = Vec::new();
    let readme = manifest.path.replace("Cargo.toml", "README.md");
    if tree.file(&readme).is_none_or(|file| file.text.trim().is_empty()) {
        let what = "the crate has no README.md: say what it is for and show one use";
        problems.push(Problem::new(&manifest.path, 1, what));
    }
    for (field, advice) in [
        ("description", "say in one sentence what the crate is"),
        ("license", "write `license.workspace = true`"),
    ] {
        if !has_field(&manifest.text, field) {
            let what = format!("`[package]` has no `{field}`: {advice}");
            problems.push(Problem::new(&manifest.path, 1, what));
        }
    }
    problems
}

/// Does the section `[package]` give this field a value? Our manifests are plain enough to read
/// them line by line.
fn has_field(manifest: &str, field: &str) -> bool {
    let mut section = "";
    numbered(manifest).any(|(_, line)| {
        let line = line.trim();
        if line.starts_with('[') {
            section = line;
        }
        let Some((key, value)) = line.split_once('=') else { return false };
        let key = key.trim().strip_suffix(".workspace").unwrap_or(key.trim());
        section == "[package]" && key == field && !["", "\"\""].contains(&value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    const README: (&str, &str) = ("crates/board/README.md", "# board\n");
    const MANIFEST: &str = "crates/board/Cargo.toml";
    const PROBLEM: &str = "crates/board/Cargo.toml:1";

    #[track_caller]
    fn check_manifest(text: &str, expected: &[&str]) {
        check(super::check, &[README, (MANIFEST, text)], expected);
    }

    #[test]
    fn a_complete_crate_passes() {
        check_manifest("[package]\ndescription = \"a\"\nlicense.workspace = true\n", &[]);
        check_manifest("[package]\ndescription = \"a\"\nlicense = { workspace = true }\n", &[]);
    }

    #[test]
    fn missing_fields_are_found() {
        check_manifest("[package]\nlicense = \"MIT\"\n", &[PROBLEM]);
        check_manifest("[package]\ndescription = \"\"\nlicense = \"MIT\"\n", &[PROBLEM]);
        check_manifest("[package]\ndescription = \"a\"\n", &[PROBLEM]);
        check_manifest(
            "[package]\n[other]\ndescription = \"a\"\nlicense = \"MIT\"\n",
            &[PROBLEM; 2],
        );
    }

    #[test]
    fn a_missing_readme_is_found() {
        let manifest = (MANIFEST, "[package]\ndescription = \"a\"\nlicense = \"MIT\"\n");
        check(super::check, &[manifest], &[PROBLEM]);
        check(super::check, &[manifest, ("crates/board/README.md", " \n")], &[PROBLEM]);
    }

    #[test]
    fn only_crates_need_papers() {
        check(
            super::check,
            &[("xtask/Cargo.toml", "[package]\n"), ("Cargo.toml", "[workspace]\n")],
            &[],
        );
    }
}
