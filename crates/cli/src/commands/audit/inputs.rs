//! The files of a run: named ones, those of folders, standard input; opened, unpacked, their progress shown.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use messages::{Args, Messages};
use notation::pgn::decompress;

use crate::complaint::{Complaint, Failure, Kind};

const ENDINGS: [&str; 3] = [".pgn", ".pgn.zst", ".pgn.gz"];

/// The files that the arguments name, folders replaced by the game records in them, in the order of their names.
pub(super) fn files(messages: &Messages, named: &[PathBuf]) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for path in named {
        if path != Path::new("-") && path.is_dir() {
            let before = files.len();
            let wrong = |error: io::Error| Complaint::of_file(messages, path, &error);
            walk(path, &mut files).map_err(wrong)?;
            if files.len() == before {
                let args = Args::new().set("file", path.display().to_string());
                return Err(
                    Complaint::new(Kind::File, messages.with("audit-no-games", &args)).into()
                );
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
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

/// The bytes of all files together, as they lie on the disk; nothing if one of them is a stream.
pub(super) fn size(files: &[PathBuf]) -> Option<u64> {
    let sizes = files.iter().map(|path| match path == Path::new("-") {
        true => None,
        false => std::fs::metadata(path).ok().map(|it| it.len()),
    });
    sizes.sum()
}

/// A file, unpacked, whose reading moves the bar.
pub(super) fn open(path: &Path, bar: &ProgressBar) -> io::Result<Box<dyn Read + Send>> {
    let source: Box<dyn Read + Send> = match path == Path::new("-") {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path)?),
    };
    Ok(Box::new(decompress(bar.wrap_read(source))?))
}

/// A bar with what is done, the speed and the time left.
pub(super) fn bar(size: Option<u64>) -> ProgressBar {
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let template = match size {
        Some(_) => "{wide_bar} {bytes}/{total_bytes} {binary_bytes_per_sec} {eta} {msg}",
        None => "{spinner} {bytes} {binary_bytes_per_sec} {elapsed} {msg}",
    };
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(size, target).with_style(style)
}
