//! The corrected copy of all games, and the list of every change in it.

use std::path::PathBuf;

use audit::{Audited, Finding, corrected};
use messages::Args;

use super::checkpoint::{Fixed, Progress};
use super::outputs;
use super::plan::Plan;
use super::sinks::output::Output;
use crate::complaint::Failure;
use crate::output::Console;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// The copy and the list beside it.
pub(super) struct Copy {
    path: PathBuf,
    text: Output,
    list: Output,
    fixed: Fixed,
}

/// What came of it.
pub(super) struct Changes {
    pub(super) path: PathBuf,
    pub(super) changes: u64,
    pub(super) games: u64,
}

impl Copy {
    pub(super) fn open(
        console: &Console,
        plan: &Plan,
        earlier: Option<&Progress>,
    ) -> Result<Option<Copy>, Failure> {
        let Some(path) = plan.fix.clone() else { return Ok(None) };
        let list = outputs::changes(&path);
        let fixed = earlier.map(|it| it.fix).unwrap_or_default();
        let text = Output::open(console, Some(path.clone()), earlier.map(|it| it.fix.bytes))?;
        let list = Output::open(console, Some(list), earlier.map(|it| it.fix.list_bytes))?;
        Ok(Some(Copy { path, text, list, fixed }))
    }

    pub(super) fn write(
        &mut self,
        console: &Console,
        file: &str,
        audited: &Audited,
    ) -> Result<(), Failure> {
        let original = &audited.chunk.text;
        let (text, changes) = corrected(original, &audited.report.findings);
        if audited.chunk.bytes_before == 0 {
            self.begin_file(console, &text)?;
        } else {
            self.text.write(console, &text)?;
        }
        let mut list = String::new();
        let mut last = None;
        let (mut line, mut counted) = (audited.chunk.lines_before + 1, 0);
        for (finding, edit) in &changes {
            // Edits come in the order of the text.
            line += newlines(&original[counted..edit.at]);
            counted = edit.at;
            let before =
                String::from_utf8_lossy(&original[edit.at..edit.at + edit.length]).into_owned();
            list += &change(console, file, line, finding, &before, edit.text.trim());
            self.fixed.games += u64::from(last != Some(finding.game));
            last = Some(finding.game);
        }
        self.fixed.changes += changes.len() as u64;
        self.list.write(console, list.as_bytes())
    }

    /// The start of a file: an empty line keeps it apart from the file before it, and only the first one may begin with
    /// a byte order mark.
    fn begin_file(&mut self, console: &Console, text: &[u8]) -> Result<(), Failure> {
        if self.text.written(console)? == 0 {
            return self.text.write(console, text);
        }
        let end = self.text.end(console)?;
        let missing = match end {
            [b'\n', b'\n'] => "",
            [_, b'\n'] => "\n",
            _ => "\n\n",
        };
        self.text.write(console, missing.as_bytes())?;
        self.text.write(console, text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text))
    }

    /// How far both files are.
    pub(super) fn written(&mut self, console: &Console) -> Result<Fixed, Failure> {
        self.fixed.bytes = self.text.written(console)?;
        self.fixed.list_bytes = self.list.written(console)?;
        Ok(self.fixed)
    }

    pub(super) fn finish(mut self, console: &Console) -> Result<Changes, Failure> {
        self.written(console)?;
        Ok(Changes { path: self.path, changes: self.fixed.changes, games: self.fixed.games })
    }
}

fn newlines(text: &[u8]) -> u64 {
    text.iter().filter(|byte| **byte == b'\n').count() as u64
}

fn change(
    console: &Console,
    file: &str,
    line: u64,
    finding: &Finding,
    before: &str,
    after: &str,
) -> String {
    let args = Args::new()
        .set("file", file)
        .set("line", line.to_string())
        .set("game", finding.game.to_string())
        .set("name", finding.check.name())
        .set("before", before)
        .set("after", after.replace('\n', " "));
    console.messages.with("audit-change", &args) + "\n"
}
