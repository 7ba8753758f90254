//! The files that a run writes. None of them may be read by it, and none may be written for two purposes.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use messages::{Args, Messages};

use crate::cli::{AuditArgs, AuditFormat};
use crate::complaint::{Complaint, Failure, Kind};
use crate::streams::is_standard_input;

/// A file beside another one: its name with something added.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name: OsString = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Where the findings wait before a file of columns is made of them.
pub(super) fn part(out: &Path) -> PathBuf {
    beside(out, ".part")
}

/// The list of changes beside a corrected copy.
pub(super) fn changes(fix: &Path) -> PathBuf {
    beside(fix, ".changes.txt")
}

/// A checkpoint before it is whole.
pub(super) fn unfinished(checkpoint: &Path) -> PathBuf {
    beside(checkpoint, ".new")
}

/// All files of a run that are written.
pub(super) struct Outputs(Vec<PathBuf>);

impl Outputs {
    pub(super) fn of(args: &AuditArgs) -> Outputs {
        let mut all = Vec::new();
        if let Some(out) = args.out.as_deref().filter(|_| args.format != AuditFormat::Summary) {
            all.push(out.to_owned());
            all.extend(args.format.is_of_columns().then(|| part(out)));
        }
        all.extend(args.html.clone());
        if let Some(fix) = &args.fix {
            all.extend([fix.clone(), changes(fix)]);
        }
        if let Some(checkpoint) = &args.checkpoint {
            all.extend([checkpoint.clone(), unfinished(checkpoint)]);
        }
        Outputs(all)
    }

    pub(super) fn has(&self, path: &Path) -> bool {
        let path = place(path);
        self.0.iter().any(|it| place(it) == path)
    }

    /// Complains if a file would be written twice, or read and written.
    pub(super) fn keep_apart(
        &self,
        messages: &Messages,
        inputs: &[PathBuf],
    ) -> Result<(), Failure> {
        let mut taken: Vec<PathBuf> = Vec::new();
        let inputs = inputs.iter().filter(|it| !is_standard_input(it));
        taken.extend(inputs.map(|it| place(it)));
        for path in &self.0 {
            let place = place(path);
            if taken.contains(&place) {
                let args = Args::new().set("file", path.display().to_string());
                let what = messages.with("audit-same-file", &args);
                return Err(Complaint::new(Kind::Usage, what).into());
            }
            taken.push(place);
        }
        Ok(())
    }
}

/// The same file under all its names; one that is not there yet by the folder in which it will be.
fn place(path: &Path) -> PathBuf {
    let in_folder = || {
        let folder = path.parent().filter(|it| !it.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new(".")).canonicalize().ok()?;
        Some(folder.join(path.file_name()?))
    };
    path.canonicalize().ok().or_else(in_folder).unwrap_or_else(|| path.to_owned())
}
