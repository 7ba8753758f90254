//! The files of a run: named ones, those of folders, standard input.

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use messages::{Args, Messages};

use crate::complaint::{Complaint, Failure, Kind};
use crate::streams::is_standard_input;

const ENDINGS: [&str; 3] = [".pgn", ".pgn.zst", ".pgn.gz"];

/// The files that the arguments name, folders replaced by the game records in them, in the order of their names. What is
/// named must be there; `left_out` says which files of folders are none of them.
pub(super) fn files(
    messages: &Messages,
    named: &[PathBuf],
    left_out: impl Fn(&Path) -> bool,
) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        let wrong = |error: io::Error| Complaint::of_file(messages, path, &error);
        if is_standard_input(path) {
            files.push(path.clone());
        } else if path.is_dir() {
            let mut found = Vec::new();
            walk(path, &mut found).map_err(wrong)?;
            found.retain(|it| !left_out(it));
            if found.is_empty() {
                let args = Args::new().set("file", path.display().to_string());
                return Err(
                    Complaint::new(Kind::File, messages.with("audit-no-games", &args)).into()
                );
            }
            files.extend(found);
        } else {
            can_be_read(path).map_err(wrong)?;
            files.push(path.clone());
        }
    }
    Ok(files)
}

/// A pipe cannot be opened twice, so only ordinary files are tried.
fn can_be_read(path: &Path) -> io::Result<()> {
    match std::fs::metadata(path)?.is_file() {
        true => File::open(path).map(drop),
        false => Ok(()),
    }
}

fn walk(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries = std::fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(std::fs::DirEntry::file_name);
    for entry in entries {
        let (path, kind) = (entry.path(), entry.file_type()?);
        let name = entry.file_name().to_string_lossy().to_lowercase();
        if kind.is_dir() {
            walk(&path, files)?;
        } else if ENDINGS.iter().any(|ending| name.ends_with(ending)) {
            files.push(path);
        }
    }
    Ok(())
}
