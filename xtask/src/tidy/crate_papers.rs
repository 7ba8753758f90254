//! Every crate says what it is and under which licence, to readers in its README, to Cargo in its manifest, and can
//! be published: its package has everything that belongs to it, and finds our other crates by their version.

use super::Problem;
use super::tree::{File, Tree, numbered};

pub(super) fn check(tree: &Tree) -> Vec<Problem> {
    let manifests = tree.files().filter(|file| is_crate_manifest(file));
    let mut problems: Vec<Problem> =
        manifests.flat_map(|manifest| missing_papers(tree, manifest)).collect();
    problems.extend(without_version(tree));
    problems
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
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        if tree.file(&manifest.path.replace("Cargo.toml", licence)).is_none() {
            let what =
                format!("the package would lack {licence}: link it to the one of the workspace");
            problems.push(Problem::new(&manifest.path, 1, what));
        }
    }
    for (field, advice) in [
        ("description", "say in one sentence what the crate is"),
        ("license", "write `license.workspace = true`"),
        ("rust-version", "write `rust-version.workspace = true`"),
        ("keywords", "name up to five words to find it by"),
        ("categories", "name the categories it belongs to"),
        ("readme", "write `readme = \"README.md\"`"),
        ("include", "list the files that belong to the package"),
    ] {
        if !has_field(&manifest.text, field) {
            let what = format!("`[package]` has no `{field}`: {advice}");
            problems.push(Problem::new(&manifest.path, 1, what));
        }
    }
    problems
}

/// Our crates that the workspace names by their path alone: a package would not find them.
fn without_version(tree: &Tree) -> Vec<Problem> {
    let Some(workspace) = tree.file("Cargo.toml") else { return Vec::new() };
    let lines = numbered(&workspace.text);
    let lines =
        lines.filter(|(_, line)| line.contains("path = \"crates/") && !line.contains("version = "));
    let what = "a dependency by path alone cannot be published: name its version too";
    lines.map(|(line, _)| Problem::new(&workspace.path, line, what)).collect()
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
        section == "[package]" && key == field && !["", "\"\"", "[]"].contains(&value.trim())
    })
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    const MANIFEST: &str = "crates/board/Cargo.toml";
    const PROBLEM: &str = "crates/board/Cargo.toml:1";
    const PAPERS: [(&str, &str); 3] = [
        ("crates/board/README.md", "# board\n"),
        ("crates/board/LICENSE-MIT", "MIT\n"),
        ("crates/board/LICENSE-APACHE", "Apache\n"),
    ];
    const COMPLETE: &str = "[package]\ndescription = \"a\"\nlicense.workspace = true\n\
        rust-version.workspace = true\nkeywords = [\"a\"]\ncategories = [\"games\"]\n\
        readme = \"README.md\"\ninclude = [\"/src/**\"]\n";

    #[track_caller]
    fn check_manifest(text: &str, expected: &[&str]) {
        let [readme, mit, apache] = PAPERS;
        check(super::check, &[readme, mit, apache, (MANIFEST, text)], expected);
    }

    #[test]
    fn a_complete_crate_passes() {
        check_manifest(COMPLETE, &[]);
        let other = COMPLETE.replace("license.workspace = true", "license = { workspace = true }");
        check_manifest(&other, &[]);
    }

    #[test]
    fn each_missing_field_is_found() {
        let fields = COMPLETE.lines().skip(1);
        for field in fields {
            check_manifest(&COMPLETE.replace(field, ""), &[PROBLEM]);
        }
        check_manifest(&COMPLETE.replace("\"a\"\nlicense", "\"\"\nlicense"), &[PROBLEM]);
        check_manifest(&COMPLETE.replace("[package]", "[package]\n[other]"), &[PROBLEM; 7]);
    }

    #[test]
    fn each_missing_paper_is_found() {
        for missing in 0..PAPERS.len() {
            let mut files = vec![(MANIFEST, COMPLETE)];
            files
                .extend(PAPERS.iter().enumerate().filter(|(it, _)| *it != missing).map(|it| *it.1));
            check(super::check, &files, &[PROBLEM]);
        }
        let [_, mit, apache] = PAPERS;
        let empty = ("crates/board/README.md", " \n");
        check(super::check, &[(MANIFEST, COMPLETE), empty, mit, apache], &[PROBLEM]);
    }

    #[test]
    fn only_crates_need_papers() {
        check(
            super::check,
            &[("xtask/Cargo.toml", "[package]\n"), ("Cargo.toml", "[workspace]\n")],
            &[],
        );
    }

    #[test]
    fn our_crates_are_named_with_their_version() {
        let named = "board = { path = \"crates/board\", version = \"0.1.0\" }\n";
        let by_path = "laws = { path = \"crates/laws\" }\n";
        check(super::check, &[("Cargo.toml", named)], &[]);
        check(super::check, &[("Cargo.toml", &format!("{named}{by_path}"))], &["Cargo.toml:2"]);
    }
}
