//! Files of game records as streams: opened, unpacked, their progress shown.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use messages::Messages;
use notation::pgn::{Chunks, decompress};

use crate::complaint::{Complaint, Failure};

/// About so much is read at once, and by one thread.
const CHUNK: usize = 1 << 18;
/// No game is longer than this; what is, is cut.
const LIMIT: usize = 1 << 26;

pub(crate) type Stream = Chunks<Box<dyn Read + Send>>;

/// The file as chunks of whole games, and a bar that shows how much of it has been read.
pub(crate) fn open(messages: &Messages, path: &Path) -> Result<(Stream, ProgressBar), Failure> {
    let wrong = |error: io::Error| Complaint::of_file(messages, path, &error);
    let (source, size): (Box<dyn Read + Send>, u64) = if path == Path::new("-") {
        (Box::new(io::stdin()), 0)
    } else {
        let file = File::open(path).map_err(wrong)?;
        let size = file.metadata().map_or(0, |it| it.len());
        (Box::new(file), size)
    };
    let progress = bar(size);
    let unpacked = decompress(progress.wrap_read(source)).map_err(wrong)?;
    Ok((Chunks::new(Box::new(unpacked), CHUNK, LIMIT), progress))
}

fn bar(size: u64) -> ProgressBar {
    let target = ProgressDrawTarget::stderr_with_hz(5);
    let template = "{wide_bar} {bytes}/{total_bytes} {binary_bytes_per_sec} {eta}";
    // The template is ours, and a test shows that it can be read.
    let style =
        ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::with_draw_target((size > 0).then_some(size), target).with_style(style)
}
