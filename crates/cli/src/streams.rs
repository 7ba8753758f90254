//! Files as streams: opened, unpacked, their progress shown.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use notation::pgn::decompress;

/// Unpacked text.
pub(crate) type Stream = Box<dyn Read + Send>;

/// A file or standard input, unpacked, whose reading moves the bar.
pub(crate) fn open(path: &Path, bar: &ProgressBar) -> io::Result<Stream> {
    let source: Stream = match is_standard_input(path) {
        true => Box::new(io::stdin()),
        false => Box::new(File::open(path)?),
    };
    Ok(Box::new(decompress(bar.wrap_read(source))?))
}

/// A file with a bar of its own.
pub(crate) fn open_one(path: &Path) -> io::Result<(Stream, ProgressBar)> {
    let bar = bar(size([path]));
    Ok((open(path, &bar)?, bar))
}

pub(crate) fn is_standard_input(path: &Path) -> bool {
    path == Path::new("-")
}

/// The bytes of all files together, as they lie on the disk; nothing if one of them is a stream.
pub(crate) fn size<'p>(files: impl IntoIterator<Item = &'p Path>) -> Option<u64> {
    let sizes = files.into_iter().map(|path| match is_standard_input(path) {
        true => None,
        false => std::fs::metadata(path).ok().filter(|it| it.is_file()).map(|it| it.len()),
    });
    sizes.sum()
}

/// A bar with what is done, the speed and the time left.
pub(crate) fn bar(size: Option<u64>) -> ProgressBar {
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let template = match size {
        Some(_) => "{wide_bar} {bytes}/{total_bytes} {binary_bytes_per_sec} {eta} {msg}",
        None => "{spinner} {bytes} {binary_bytes_per_sec} {elapsed} {msg}",
    };
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target(size, target).with_style(style)
}
