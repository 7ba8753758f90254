//! Files of game records as chunks of whole games.

use std::path::Path;

use indicatif::ProgressBar;
use messages::Messages;
use notation::pgn::{Chunks, RECORD_MAX};

use crate::complaint::{Complaint, Failure};
use crate::streams::{self, Stream};

/// About so much is read at once, and by one thread.
const CHUNK: usize = 1 << 18;

/// The file as chunks of whole games, and a bar that shows how much of it has been read.
pub(crate) fn open(
    messages: &Messages,
    path: &Path,
) -> Result<(Chunks<Stream>, ProgressBar), Failure> {
    let opened = streams::open_one(path);
    let (stream, bar) = opened.map_err(|error| Complaint::of_file(messages, path, &error))?;
    Ok((Chunks::new(stream, CHUNK, RECORD_MAX), bar))
}
