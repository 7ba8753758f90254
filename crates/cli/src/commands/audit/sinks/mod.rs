//! Where the findings go: nowhere but the summary, or to a file or standard output in one of the formats.

mod csv;
pub(super) mod output;
#[cfg(feature = "parquet")]
mod parquet_file;
mod sarif;

use std::path::PathBuf;

use super::checkpoint::Progress;
use super::outputs;
use super::plan::Plan;
use super::row::Row;
use super::running::trouble;
use crate::cli::AuditFormat;
use crate::complaint::Failure;
use crate::output::Console;
use output::Output;

/// Takes findings.
pub(super) struct Sink {
    format: AuditFormat,
    output: Option<Output>,
    /// The file that the findings are for, if they are collected in another one first.
    #[cfg_attr(not(feature = "parquet"), expect(dead_code, reason = "only columns are collected"))]
    target: Option<PathBuf>,
}

impl Sink {
    pub(super) fn open(
        console: &Console,
        plan: &Plan,
        earlier: Option<&Progress>,
    ) -> Result<Sink, Failure> {
        let format = plan.format;
        if format == AuditFormat::Summary {
            return Ok(Sink { format, output: None, target: None });
        }
        let target = plan.out.clone().filter(|_| format.is_of_columns());
        // A file of columns is made at the end; until then the findings wait beside it, one to a line.
        let path = match &target {
            Some(target) => Some(outputs::part(target)),
            None => plan.out.clone(),
        };
        let mut output = Output::open(console, path, earlier.map(|it| it.out_bytes))?;
        if earlier.is_none_or(|it| it.out_bytes == 0) {
            let head = match format {
                AuditFormat::Csv => csv::head(),
                AuditFormat::Sarif => sarif::head(&console.messages),
                _ => String::new(),
            };
            output.write(console, head.as_bytes())?;
        }
        Ok(Sink { format, output: Some(output), target })
    }

    /// Writes findings; `first` says whether there were none before.
    pub(super) fn write(
        &mut self,
        console: &Console,
        rows: &[Row],
        first: bool,
    ) -> Result<(), Failure> {
        let Some(output) = &mut self.output else { return Ok(()) };
        let mut text = String::new();
        for (index, row) in rows.iter().enumerate() {
            match self.format {
                AuditFormat::Summary => {}
                AuditFormat::Text => {
                    text += &row.told(&console.messages);
                    text.push('\n');
                }
                AuditFormat::Jsonl => text += &row.json_line(),
                #[cfg(feature = "parquet")]
                AuditFormat::Parquet => text += &row.json_line(),
                AuditFormat::Csv => text += &csv::line(row),
                AuditFormat::Sarif => text += &sarif::result(row, first && index == 0),
            }
        }
        output.write(console, text.as_bytes())
    }

    /// How long the file is with all that has been written so far.
    pub(super) fn written(&mut self, console: &Console) -> Result<u64, Failure> {
        self.output.as_mut().map_or(Ok(0), |output| output.written(console))
    }

    /// Writes the rest. The file in which findings were collected stays: as long as there is a checkpoint, a
    /// resumed run needs it.
    pub(super) fn finish(self, console: &Console) -> Result<Collected, Failure> {
        let Some(mut output) = self.output else { return Ok(Collected(None)) };
        if self.format == AuditFormat::Sarif {
            output.write(console, sarif::tail().as_bytes())?;
        }
        output.written(console)?;
        #[cfg(feature = "parquet")]
        if let (Some(target), Some(part)) = (&self.target, output.path()) {
            parquet_file::convert(part, target)
                .map_err(|error| trouble(console, target, &error))?;
            return Ok(Collected(Some(part.to_owned())));
        }
        Ok(Collected(None))
    }
}

/// The file in which findings were collected, if there was one.
#[must_use]
pub(super) struct Collected(Option<PathBuf>);

impl Collected {
    pub(super) fn remove(self, console: &Console) -> Result<(), Failure> {
        let Some(part) = self.0 else { return Ok(()) };
        std::fs::remove_file(&part).map_err(|error| trouble(console, &part, &error))
    }
}
