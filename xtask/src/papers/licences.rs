//! The licences of all parts: first who asks for what, then every text once, with those who brought it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

use super::Part;

/// So deep are licences looked for: some packages carry the source of a C library in a folder of its own.
const DEPTH: usize = 2;

/// How files with licences begin.
const NAMES: &[&str] = &["license", "licence", "copying", "notice", "unlicense", "copyright"];

/// Our own copy of the licence that most works offer, for those that carry no text of it.
const APACHE: &str = "LICENSE-APACHE";

pub(super) fn text(root: &Path, parts: &[Part]) -> Result<String, String> {
    let apache =
        std::fs::read_to_string(root.join(APACHE)).map_err(|it| format!("{APACHE}: {it}"))?;
    let mut out = String::from("The program jadoube contains these works of other people:\n\n");
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let foreign = parts.iter().filter(|it| !it.name.starts_with("jadoube"));
    for part in foreign {
        let name = format!("{} {}", part.name, part.version);
        let _ = writeln!(out, "  {name}: {}", part.licence);
        let mut found = files(&part.folder, DEPTH);
        if found.is_empty() {
            if !part.licence.contains("Apache-2.0") {
                return Err(format!("{name} carries no licence: find its text ({})", part.licence));
            }
            found.push(apache.clone());
        }
        for found in found {
            let carriers = texts.entry(found).or_default();
            if carriers.last() != Some(&name) {
                carriers.push(name.clone());
            }
        }
    }
    for (text, carriers) in texts {
        let rule = "-".repeat(80);
        let _ = writeln!(out, "\n{rule}\n{}\n{rule}\n\n{}", carriers.join(", "), text.trim_end());
    }
    Ok(out)
}

/// The texts of all licence files in a folder and the folders in it.
fn files(folder: &Path, depth: usize) -> Vec<String> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut paths: Vec<_> = entries.flatten().map(|it| it.path()).collect();
    paths.sort();
    let mut found = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_lowercase();
        if path.is_dir() {
            let skipped = ["node_modules", "tests", "target"].contains(&name.as_str());
            if depth > 0 && !skipped {
                found.extend(files(&path, depth - 1));
            }
        } else if is_licence(&name)
            && let Ok(bytes) = std::fs::read(&path)
        {
            found.push(String::from_utf8_lossy(&bytes).replace("\r\n", "\n"));
        }
    }
    found
}

/// A file of program text that speaks of licences is none.
fn is_licence(name: &str) -> bool {
    let extension = name.rsplit_once('.').map(|(_, it)| it);
    NAMES.iter().any(|it| name.starts_with(it))
        && !matches!(extension, Some("rs" | "py" | "js" | "ts" | "h" | "c" | "toml" | "json"))
}

#[cfg(test)]
mod tests {
    use super::super::Registry;
    use super::super::tests::part;
    use super::{is_licence, text};

    #[test]
    fn licence_files_are_known_by_their_names() {
        for name in ["license-mit", "license.txt", "copying", "notice", "licence.md", "unlicense"] {
            assert!(is_licence(name), "{name}");
        }
        for name in ["readme.md", "license.rs", "licenses.json", "lib.rs"] {
            assert!(!is_licence(name), "{name}");
        }
    }

    #[test]
    fn every_part_of_others_is_named_with_its_licence() {
        let ours = part(Registry::Cargo, "jadoube-board", "MIT");
        let parts = [ours, part(Registry::Cargo, "toml", "MIT OR Apache-2.0")];
        let told = text(crate::workspace_root(), &parts).expect("licences");
        assert!(told.contains("toml 1.2.0: MIT OR Apache-2.0"), "{told}");
        assert!(!told.contains("jadoube-board"), "{told}");
        assert!(told.contains("Apache License"), "{told}");
    }

    #[test]
    fn a_part_without_a_licence_is_refused() {
        let told = text(crate::workspace_root(), &[part(Registry::Npm, "left", "MIT")]);
        assert!(told.is_err_and(|it| it.contains("left 1.2.0 carries no licence")));
    }
}
