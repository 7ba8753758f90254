//! The files of the workspace, read once. No check touches the disk itself.

use std::path::Path;
use std::process::Command;

use super::code;

/// Folders that hold no work of ours. Git does not list them; a walk must leave them out.
const SKIPPED_FOLDERS: &[&str] = &["target", ".git", "node_modules"];

pub(super) struct Tree {
    files: Vec<File>,
}

pub(super) struct File {
    /// Relative to the root, with `/` on every platform.
    pub(super) path: String,
    /// Empty for a file that is not text.
    pub(super) text: String,
    /// The text with comments and literals blanked out, line for line. Empty unless it is Rust.
    pub(super) code: String,
}

impl Tree {
    /// Reads all files that are in git or would be added to it.
    pub(super) fn read(root: &Path) -> Tree {
        let paths = list_with_git(root).unwrap_or_else(|| Tree::walk(root));
        let files = paths.into_iter().filter(|path| !is_skipped(path)).filter_map(|path| {
            // A file that git still lists may already be deleted: it cannot be wrong any more.
            let bytes = std::fs::read(root.join(&path)).ok()?;
            Some(File::new(path, String::from_utf8(bytes).unwrap_or_default()))
        });
        Tree { files: files.collect() }
    }

    /// Lists the files without git, for a source archive.
    pub(super) fn walk(root: &Path) -> Vec<String> {
        let mut paths = Vec::new();
        let mut folders = vec![String::new()];
        while let Some(folder) = folders.pop() {
            let Ok(entries) = std::fs::read_dir(root.join(&folder)) else { continue };
            for entry in entries.flatten() {
                let path = format!("{folder}{}", entry.file_name().to_string_lossy());
                match entry.file_type() {
                    Ok(kind) if kind.is_file() => paths.push(path),
                    Ok(kind) if kind.is_dir() && !is_skipped(&format!("{path}/")) => {
                        folders.push(format!("{path}/"));
                    }
                    _ => {}
                }
            }
        }
        paths.sort();
        paths
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| File::new((*path).into(), (*text).into()));
        Tree { files: files.collect() }
    }

    pub(super) fn files(&self) -> impl Iterator<Item = &File> {
        self.files.iter()
    }

    pub(super) fn file(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
    }
}

impl File {
    fn new(path: String, text: String) -> File {
        let code =
            if path.ends_with(".rs") { code::without_comments(&text) } else { String::new() };
        File { path, text, code }
    }

    /// The name after the last dot, as in `rs`.
    pub(super) fn extension(&self) -> &str {
        self.name().rsplit_once('.').map_or("", |(_, extension)| extension)
    }

    pub(super) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or_default()
    }

    /// The folders above the file, the outermost first.
    pub(super) fn folders(&self) -> impl DoubleEndedIterator<Item = &str> {
        self.path.split('/').rev().skip(1).collect::<Vec<_>>().into_iter().rev()
    }
}

/// Lines with their numbers, counted from 1.
pub(super) fn numbered(text: &str) -> impl Iterator<Item = (usize, &str)> {
    (1..).zip(text.lines())
}

fn list_with_git(root: &Path) -> Option<Vec<String>> {
    let output = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .current_dir(root)
        .output()
        .ok()
        .filter(|output| output.status.success())?;
    let listed = String::from_utf8(output.stdout).ok()?;
    let mut paths: Vec<String> =
        listed.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    paths.sort();
    // A file with a merge conflict is listed once for each side.
    paths.dedup();
    // An archive unpacked inside a foreign repository that ignores it: git sees nothing of it.
    (!paths.is_empty()).then_some(paths)
}

fn is_skipped(path: &str) -> bool {
    let folders = path.rsplit_once('/').map_or("", |(folders, _)| folders);
    folders.split('/').any(|folder| SKIPPED_FOLDERS.contains(&folder))
}
