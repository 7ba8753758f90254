//! What we publish is free to use in any program: no crate that comes along under the GPL, LGPL or
//! AGPL only. Members outside `crates/` (referees of tests and benchmarks) may use such crates.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::Problem;
use super::tree::{Tree, numbered};

const LOCK: &str = "Cargo.lock";

pub(super) fn check(root: &Path, tree: &Tree) -> Vec<Problem> {
    match metadata(root) {
        Ok(metadata) => problems(&metadata, tree),
        Err(reason) => {
            let what = format!("licences cannot be checked: {reason}");
            vec![Problem::new(LOCK, 1, what)]
        }
    }
}

fn metadata(root: &Path) -> Result<Value, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--offline"])
        // A plain build downloads the crates of this platform only, and must be enough for the check.
        .args(["--filter-platform", "host-tuple"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo does not run: {error}"))?;
    if !output.status.success() {
        let error = String::from_utf8_lossy(&output.stderr);
        let error: Vec<&str> = error.split_whitespace().collect();
        return Err(format!("run `cargo fetch`, then try again (cargo says: {})", error.join(" ")));
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

fn problems(metadata: &Value, tree: &Tree) -> Vec<Problem> {
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).map(|it| (text(&it["id"]), it)).collect();
    let shipped = reachable(metadata, &packages);
    shipped.iter().filter_map(|id| packages.get(id)).filter_map(|it| problem(it, tree)).collect()
}

/// The packages that published crates are built from. What only their tests use is not shipped.
fn reachable<'m>(metadata: &'m Value, packages: &BTreeMap<&str, &Value>) -> BTreeSet<&'m str> {
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).map(|it| (text(&it["id"]), it)).collect();
    let crates = Path::new(text(&metadata["workspace_root"])).join("crates");
    let is_published = |id: &str| {
        packages
            .get(id)
            .is_some_and(|it| Path::new(text(&it["manifest_path"])).starts_with(&crates))
    };
    let members = list(&metadata["workspace_members"]).map(text);
    let mut open: Vec<&str> = members.filter(|id| is_published(id)).collect();
    let mut seen = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !seen.insert(id) {
            continue;
        }
        let dependencies = nodes.get(id).into_iter().flat_map(|node| list(&node["deps"]));
        open.extend(dependencies.filter(|it| is_shipped(it)).map(|it| text(&it["pkg"])));
    }
    seen
}

fn is_shipped(dependency: &Value) -> bool {
    list(&dependency["dep_kinds"]).any(|kind| text(&kind["kind"]) != "dev")
}

fn problem(package: &Value, tree: &Tree) -> Option<Problem> {
    let (name, licence) = (text(&package["name"]), text(&package["license"]));
    let what = if licence.is_empty() {
        format!("`{name}` states no licence: use another crate, or ask its authors")
    } else if binds_us(licence) {
        format!(
            "`{name}` is under {licence}: use it only from members outside crates/, or not at all"
        )
    } else {
        return None;
    };
    Some(Problem::new(LOCK, line_in_lock(tree, name), what))
}

fn line_in_lock(tree: &Tree, name: &str) -> usize {
    let wanted = format!("name = \"{name}\"");
    let lock = tree.file(LOCK).map_or("", |file| &file.text);
    numbered(lock).find(|(_, line)| *line == wanted).map_or(1, |(line, _)| line)
}

/// Does every way to use a crate under this licence lead through the GPL family? `A OR B` leaves us
/// the choice, `A AND B` does not. An old `A/B` means `OR`.
fn binds_us(licence: &str) -> bool {
    let spaced = licence.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ");
    let words: Vec<&str> = spaced.split_whitespace().collect();
    any_of(&mut words.as_slice())
}

fn any_of(words: &mut &[&str]) -> bool {
    let mut binds = all_of(words);
    while take(words, "OR") {
        // Read the rest even if the first choice is free already.
        binds &= all_of(words);
    }
    binds
}

fn all_of(words: &mut &[&str]) -> bool {
    let mut binds = one(words);
    while take(words, "AND") {
        binds |= one(words);
    }
    binds
}

fn one(words: &mut &[&str]) -> bool {
    if take(words, "(") {
        let binds = any_of(words);
        take(words, ")");
        return binds;
    }
    let Some((licence, rest)) = words.split_first() else { return false };
    *words = rest;
    if take(words, "WITH") {
        *words = words.get(1..).unwrap_or_default();
    }
    licence.contains("GPL")
}

fn take(words: &mut &[&str], expected: &str) -> bool {
    match words.split_first() {
        Some((first, rest)) if first.eq_ignore_ascii_case(expected) => {
            *words = rest;
            true
        }
        _ => false,
    }
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::tree::Tree;
    use super::{binds_us, problems};

    #[test]
    fn licences_bind_or_leave_a_choice() {
        for free in [
            "MIT",
            "MIT OR Apache-2.0",
            "MIT/Apache-2.0",
            "Apache-2.0 OR GPL-2.0-only",
            "GPL-3.0 OR (MIT AND Zlib)",
            "Apache-2.0 WITH LLVM-exception",
            "(MIT OR GPL-3.0-only) AND Unicode-3.0",
        ] {
            assert!(!binds_us(free), "{free}");
        }
        for binding in [
            "GPL-3.0-or-later",
            "LGPL-2.1",
            "AGPL-3.0-only",
            "MIT AND GPL-3.0-only",
            "(MIT OR Apache-2.0) AND LGPL-3.0",
            "GPL-2.0 OR LGPL-3.0",
            "GPL-2.0 WITH Classpath-exception-2.0",
        ] {
            assert!(binds_us(binding), "{binding}");
        }
    }

    /// A workspace with the crate `laws` and the member `bench`; one of them uses `shakmaty`.
    fn workspace(user: &str, kind: &Value, licence: &Value) -> Value {
        let dependencies = |name: &str| match name == user {
            true => json!([{ "pkg": "shakmaty", "dep_kinds": [{ "kind": kind }] }]),
            false => json!([]),
        };
        let package = |name: &str, licence: &Value, manifest: &str| json!({ "id": name, "name": name, "license": licence, "manifest_path": manifest });
        json!({
            "workspace_root": "/w",
            "workspace_members": ["laws", "bench"],
            "packages": [
                package("laws", &json!("MIT"), "/w/crates/laws/Cargo.toml"),
                package("bench", &json!("MIT"), "/w/bench/Cargo.toml"),
                package("shakmaty", licence, "/registry/shakmaty/Cargo.toml"),
            ],
            "resolve": { "nodes": [
                { "id": "laws", "deps": dependencies("laws") },
                { "id": "bench", "deps": dependencies("bench") },
                { "id": "shakmaty", "deps": [] },
            ]},
        })
    }

    #[track_caller]
    fn check(metadata: &Value, expected: &[&str]) {
        let tree = Tree::of(&[("Cargo.lock", "version = 4\n\n[[package]]\nname = \"shakmaty\"\n")]);
        let found = problems(metadata, &tree);
        let places: Vec<String> =
            found.iter().map(|it| format!("{}:{}", it.path, it.line)).collect();
        assert_eq!(places, expected, "{found:#?}");
    }

    #[test]
    fn a_gpl_crate_behind_a_published_crate_is_found() {
        check(&workspace("laws", &Value::Null, &json!("GPL-3.0-or-later")), &["Cargo.lock:4"]);
        check(&workspace("laws", &json!("build"), &json!("GPL-3.0-or-later")), &["Cargo.lock:4"]);
        check(&workspace("laws", &Value::Null, &Value::Null), &["Cargo.lock:4"]);
    }

    #[test]
    fn referees_may_be_gpl() {
        check(&workspace("bench", &Value::Null, &json!("GPL-3.0-or-later")), &[]);
        check(&workspace("laws", &json!("dev"), &json!("GPL-3.0-or-later")), &[]);
        check(&workspace("laws", &Value::Null, &json!("MIT")), &[]);
    }
}
