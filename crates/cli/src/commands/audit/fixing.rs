//! The corrected copy of all games, and the list of every change in it.

use std::path::PathBuf;

use audit::{Audited, Finding, corrected};
use messages::Args;

use super::checkpoint::{Fixed, Progress};
use super::plan::Plan;
use super::sinks::output::Output;
use crate::complaint::Failure;
use crate::output::Console;

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
        let list = PathBuf::from(format!("{}.changes.txt", path.display()));
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
        self.text.write(console, &text)?;
        let mut list = String::new();
        let mut last = None;
        for (finding, edit) in &changes {
            let before =
                String::from_utf8_lossy(&original[edit.at..edit.at + edit.length]).into_owned();
            list += &change(console, file, finding, &before, edit.text.trim_end());
            self.fixed.games += u64::from(last != Some(finding.game));
            last = Some(finding.game);
        }
        self.fixed.changes += changes.len() as u64;
        self.list.write(console, list.as_bytes())
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

fn change(console: &Console, file: &str, finding: &Finding, before: &str, after: &str) -> String {
    let args = Args::new()
        .set("file", file)
        .set("line", finding.line.to_string())
        .set("game", finding.game.to_string())
        .set("name", finding.check.name())
        .set("before", before)
        .set("after", after.replace('\n', " "));
    console.messages.with("audit-change", &args) + "\n"
}
