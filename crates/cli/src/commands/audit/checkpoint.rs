//! How far a run is, in a file: after a kill another run goes on from there. The file is written beside itself and
//! renamed, so that there is always a whole one.

use std::io;
use std::path::Path;

use audit::Resume;
use messages::{Args, Messages};
use serde::{Deserialize, Serialize};

use super::outputs;
use super::plan::Plan;
use super::tally::Tally;
use crate::complaint::{Complaint, Failure, Kind};

/// The form of the file. Another number means that another version of the program wrote it.
const VERSION: u32 = 2;

/// How far a run is.
#[derive(Clone, Default)]
pub(super) struct Progress {
    /// The file that is being audited, and how much of it is done.
    pub(super) file: usize,
    pub(super) done: Resume,
    pub(super) tally: Tally,
    /// How long the file of findings is.
    pub(super) out_bytes: u64,
    pub(super) fix: Fixed,
}

/// How far the corrected copy is.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
pub(super) struct Fixed {
    pub(super) bytes: u64,
    pub(super) list_bytes: u64,
    pub(super) changes: u64,
    pub(super) games: u64,
}

#[derive(Serialize, Deserialize)]
struct Stored {
    version: u32,
    run: String,
    file: usize,
    bytes: u64,
    lines: u64,
    games: u64,
    cut: bool,
    out_bytes: u64,
    fix: Fixed,
    tally: Tally,
}

/// Where an earlier run of the same plan stopped, if there was one.
pub(super) fn load(messages: &Messages, plan: &Plan) -> Result<Option<Progress>, Failure> {
    let Some(path) = &plan.checkpoint else { return Ok(None) };
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(Complaint::of_file(messages, path, &error).into()),
    };
    let complaint = |id| {
        let args = Args::new().set("file", path.display().to_string());
        Failure::from(Complaint::new(Kind::Usage, messages.with(id, &args)))
    };
    let stored: Stored =
        serde_json::from_str(&text).map_err(|_| complaint("audit-bad-checkpoint"))?;
    if stored.version != VERSION || stored.run != plan.fingerprint() {
        return Err(complaint("audit-other-run"));
    }
    Ok(Some(Progress {
        file: stored.file,
        done: Resume {
            bytes: stored.bytes,
            lines: stored.lines,
            games: stored.games,
            cut: stored.cut,
        },
        tally: stored.tally,
        out_bytes: stored.out_bytes,
        fix: stored.fix,
    }))
}

pub(super) fn save(path: &Path, plan: &Plan, progress: &Progress) -> io::Result<()> {
    let stored = Stored {
        version: VERSION,
        run: plan.fingerprint(),
        file: progress.file,
        bytes: progress.done.bytes,
        lines: progress.done.lines,
        games: progress.done.games,
        cut: progress.done.cut,
        out_bytes: progress.out_bytes,
        fix: progress.fix,
        tally: progress.tally.clone(),
    };
    let unfinished = outputs::unfinished(path);
    std::fs::write(&unfinished, serde_json::to_vec(&stored)?)?;
    std::fs::rename(&unfinished, path)
}

/// The run is done: nothing is left to resume.
pub(super) fn remove(messages: &Messages, plan: &Plan) -> Result<(), Failure> {
    let Some(path) = &plan.checkpoint else { return Ok(()) };
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => {
            Err(Complaint::of_file(messages, path, &error).into())
        }
        _ => Ok(()),
    }
}
