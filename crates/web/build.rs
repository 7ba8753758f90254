//! Lists the files of the front end, which `web/` builds into `dist`, so that the program carries them inside it. Without
//! them the list is empty, and the desk says how to build them.

use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=dist");
    let dist = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default()).join("dist");
    let mut files = Vec::new();
    if dist.is_dir() {
        collect(&dist, &mut files)?;
    }
    files.sort();
    let mut list = String::from("&[\n");
    for file in files {
        let Ok(path) = file.strip_prefix(&dist) else { continue };
        let path = path.to_string_lossy().replace('\\', "/");
        let mut hasher = DefaultHasher::new();
        fs::read(&file)?.hash(&mut hasher);
        let tag = hasher.finish();
        let _ = writeln!(
            list,
            "    BuiltFile {{ path: {path:?}, tag: \"\\\"{tag:016x}\\\"\", bytes: include_bytes!({file:?}) }},"
        );
    }
    list.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("dist.rs"), list)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
