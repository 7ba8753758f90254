//! The papers of a release: the licences of everything the program is made of, and the list of its parts.

mod bill;
mod licences;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// The package that is shipped.
const PROGRAM: &str = "jadoube-cli";

/// The crate that carries the front end.
const SERVER: &str = "jadoube-web";

/// Where the build of the front end lists the packages whose code it took in; the others only build or test it.
const TAKEN_IN: &str = "crates/web/dist/packages.json";

/// Something that the program is made of.
pub(crate) struct Part {
    registry: Registry,
    name: String,
    version: String,
    /// As an SPDX expression.
    licence: String,
    folder: PathBuf,
    /// SHA-256 of its archive.
    checksum: Option<String>,
    /// What it is made of itself, by reference.
    made_of: Vec<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Registry {
    Cargo,
    Npm,
}

impl Part {
    /// The name by which other programs know it, a package URL.
    fn reference(&self) -> String {
        let registry = match self.registry {
            Registry::Cargo => "cargo",
            Registry::Npm => "npm",
        };
        format!("pkg:{registry}/{}@{}", self.name.replace('@', "%40"), self.version)
    }
}

/// Writes both papers.
pub(crate) fn write(root: &Path, licences: &Path, bill: &Path) -> Result<(), String> {
    let parts = parts(root)?;
    put(licences, &licences::text(root, &parts)?)?;
    put(bill, &bill::json(&parts))
}

fn put(path: &Path, text: &str) -> Result<(), String> {
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Everything that is linked into the program or carried by it. What only builds or tests it is not.
fn parts(root: &Path) -> Result<Vec<Part>, String> {
    let metadata = metadata(root)?;
    let lock = std::fs::read_to_string(root.join("Cargo.lock")).map_err(|it| it.to_string())?;
    let mut parts = of_cargo(&metadata, &checksums(&lock))?;
    let front = taken_in(root)?;
    let server = parts.iter_mut().find(|it| it.name == SERVER);
    server.ok_or("the program has no desk")?.made_of.extend(front.iter().map(Part::reference));
    parts.extend(front);
    parts.sort_by(|one, other| {
        (one.registry, &one.name, &one.version).cmp(&(other.registry, &other.name, &other.version))
    });
    Ok(parts)
}

fn metadata(root: &Path) -> Result<Value, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--locked", "--filter-platform", "host-tuple"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo does not run: {error}"))?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    serde_json::from_slice(&output.stdout).map_err(|error| format!("cargo metadata: {error}"))
}

/// The packages whose code is in the front end.
fn taken_in(root: &Path) -> Result<Vec<Part>, String> {
    let list = root.join(TAKEN_IN);
    let read = std::fs::read_to_string(&list)
        .map_err(|error| format!("{}: {error}: build the front end first", list.display()))?;
    let names: Vec<String> = serde_json::from_str(&read).map_err(|it| it.to_string())?;
    names.iter().map(|name| of_npm(root, name)).collect()
}

fn of_cargo(
    metadata: &Value,
    checksums: &BTreeMap<(String, String), String>,
) -> Result<Vec<Part>, String> {
    let packages: BTreeMap<&str, &Value> =
        list(&metadata["packages"]).map(|it| (text(&it["id"]), it)).collect();
    let nodes: BTreeMap<&str, &Value> =
        list(&metadata["resolve"]["nodes"]).map(|it| (text(&it["id"]), it)).collect();
    let program = packages.iter().find(|(_, it)| text(&it["name"]) == PROGRAM);
    let (program, _) = program.ok_or_else(|| format!("there is no package {PROGRAM}"))?;
    let mut open: Vec<&str> = vec![program];
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    while let Some(id) = open.pop() {
        let Some(package) = packages.get(id).filter(|_| seen.insert(id)) else { continue };
        let linked: Vec<&str> = nodes.get(id).map_or_else(Vec::new, |node| linked(node));
        let mut part = of_package(package, checksums);
        part.made_of = linked
            .iter()
            .filter_map(|it| packages.get(it))
            .map(|it| of_package(it, checksums).reference())
            .collect();
        parts.push(part);
        open.extend(linked);
    }
    Ok(parts)
}

/// The ordinary dependencies. Macros are among them: what they write is linked.
fn linked(node: &Value) -> Vec<&str> {
    let ordinary = |it: &&Value| list(&it["dep_kinds"]).any(|kind| kind["kind"].is_null());
    list(&node["deps"]).filter(ordinary).map(|it| text(&it["pkg"])).collect()
}

fn of_package(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Part {
    let (name, version) = (text(&package["name"]).to_owned(), text(&package["version"]).to_owned());
    let manifest = Path::new(text(&package["manifest_path"]));
    Part {
        registry: Registry::Cargo,
        licence: text(&package["license"]).replace('/', " OR "),
        folder: manifest.parent().unwrap_or(manifest).to_owned(),
        checksum: checksums.get(&(name.clone(), version.clone())).cloned(),
        made_of: Vec::new(),
        name,
        version,
    }
}

/// The checksums of `Cargo.lock` by name and version.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let value = |package: &str, key: &str| {
        let mut lines = package.lines().filter_map(|it| it.strip_prefix(key)?.strip_prefix(" = "));
        lines.next().map(|it| it.trim_matches('"').to_owned())
    };
    let packages = lock.split("[[package]]").skip(1);
    let known = packages.filter_map(|it| {
        Some(((value(it, "name")?, value(it, "version")?), value(it, "checksum")?))
    });
    known.collect()
}

fn of_npm(root: &Path, name: &str) -> Result<Part, String> {
    let folder = root.join("web/node_modules").join(name);
    let manifest = folder.join("package.json");
    let read = std::fs::read_to_string(&manifest)
        .map_err(|error| format!("{}: {error}: run tools/web-setup first", manifest.display()))?;
    let package: Value = serde_json::from_str(&read).map_err(|it| it.to_string())?;
    Ok(Part {
        registry: Registry::Npm,
        name: name.to_owned(),
        version: text(&package["version"]).to_owned(),
        licence: text(&package["license"]).to_owned(),
        folder,
        checksum: None,
        made_of: Vec::new(),
    })
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Part, PathBuf, Registry, checksums};

    pub(super) fn part(registry: Registry, name: &str, licence: &str) -> Part {
        Part {
            registry,
            name: name.to_owned(),
            version: "1.2.0".to_owned(),
            licence: licence.to_owned(),
            folder: PathBuf::from("nowhere"),
            checksum: Some("ab".to_owned()),
            made_of: vec!["pkg:cargo/other@2.0.0".to_owned()],
        }
    }

    #[test]
    fn a_part_is_known_by_its_package_url() {
        assert_eq!(part(Registry::Cargo, "toml", "MIT").reference(), "pkg:cargo/toml@1.2.0");
        let fluent = part(Registry::Npm, "@fluent/bundle", "Apache-2.0");
        assert_eq!(fluent.reference(), "pkg:npm/%40fluent/bundle@1.2.0");
    }

    #[test]
    fn checksums_are_found_by_name_and_version() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0.0\"\n\n\
                    [[package]]\nname = \"b\"\nversion = \"2.0.0\"\nchecksum = \"cd\"\n";
        let found = checksums(lock);
        assert_eq!(found.len(), 1);
        assert_eq!(found[&("b".to_owned(), "2.0.0".to_owned())], "cd");
    }
}
