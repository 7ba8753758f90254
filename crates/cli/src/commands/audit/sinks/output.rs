//! A file or standard output that knows how much was written, and can be cut to a length when a run resumes.

use std::fs::{File, OpenOptions};
use std::io::{self, BufWriter, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use messages::Args;

use crate::commands::audit::running::trouble;
use crate::complaint::{Complaint, Failure, Kind};
use crate::output::Console;

/// Takes bytes.
pub(in crate::commands::audit) struct Output {
    path: Option<PathBuf>,
    target: Box<dyn Write>,
    length: u64,
}

impl Output {
    /// A new file, or one that is cut to what an earlier run had written; without a path standard output.
    pub(in crate::commands::audit) fn open(
        console: &Console,
        path: Option<PathBuf>,
        earlier: Option<u64>,
    ) -> Result<Output, Failure> {
        let Some(path) = path else {
            return Ok(Output {
                path: None,
                target: Box::new(BufWriter::new(io::stdout())),
                length: 0,
            });
        };
        let wrong = |error: io::Error| trouble(console, &path, &error);
        let mut file = OpenOptions::new()
            .write(true)
            .create(true)
            .truncate(earlier.is_none())
            .open(&path)
            .map_err(wrong)?;
        let length = earlier.unwrap_or(0);
        // Only a file that is there can be cut; what is new may also be a device or a pipe.
        if earlier.is_some() {
            if file.metadata().map_err(wrong)?.len() < length {
                let args = Args::new().set("file", path.display().to_string());
                let what = console.messages.with("audit-lost-output", &args);
                return Err(Complaint::new(Kind::Usage, what).into());
            }
            file.set_len(length).map_err(wrong)?;
            file.seek(SeekFrom::End(0)).map_err(wrong)?;
        }
        Ok(Output { path: Some(path.clone()), target: Box::new(BufWriter::new(file)), length })
    }

    #[cfg(feature = "parquet")]
    pub(in crate::commands::audit) fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    pub(in crate::commands::audit) fn write(
        &mut self,
        console: &Console,
        bytes: &[u8],
    ) -> Result<(), Failure> {
        self.length += bytes.len() as u64;
        let written = self.target.write_all(bytes);
        written.map_err(|error| self.wrong(console, error))
    }

    /// The length, with everything handed over to the system.
    pub(in crate::commands::audit) fn written(
        &mut self,
        console: &Console,
    ) -> Result<u64, Failure> {
        let flushed = self.target.flush();
        flushed.map_err(|error| self.wrong(console, error))?;
        Ok(self.length)
    }

    /// The last two bytes of a file, with everything handed over to the system.
    pub(in crate::commands::audit) fn end(
        &mut self,
        console: &Console,
    ) -> Result<[u8; 2], Failure> {
        let length = self.written(console)?;
        let mut end = [0; 2];
        let read = |path: &Path| {
            let mut file = File::open(path)?;
            file.seek(SeekFrom::Start(length.saturating_sub(2)))?;
            file.read_exact(&mut end[..length.min(2) as usize])
        };
        let read = self.path.as_deref().map_or(Ok(()), read);
        read.map_err(|error| self.wrong(console, error))?;
        Ok(end)
    }

    fn wrong(&self, console: &Console, error: io::Error) -> Failure {
        match &self.path {
            Some(path) => trouble(console, path, &error),
            None => Failure::Output(error),
        }
    }
}
