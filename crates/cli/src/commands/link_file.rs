//! A file that keeps the link of the chief arbiter, for who has lost sight of the terminal. The link is a key: only the
//! owner of the file may read it.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process;

/// A file in which the link will stand. It is written beside its place, so that what is there stays until the desk runs: it
/// may be the link of another start that still does.
pub(super) struct LinkFile<'a> {
    pub(super) path: &'a Path,
    draft: PathBuf,
    file: File,
}

impl LinkFile<'_> {
    pub(super) fn open(path: &Path) -> io::Result<LinkFile<'_>> {
        let mut draft = path.as_os_str().to_owned();
        draft.push(format!(".{}", process::id()));
        let draft = PathBuf::from(draft);
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            options.mode(0o600);
        }
        let file = options.open(&draft)?;
        Ok(LinkFile { path, draft, file })
    }

    pub(super) fn keep(mut self, link: &str) -> io::Result<()> {
        writeln!(self.file, "{link}")?;
        fs::rename(&self.draft, self.path)
    }
}

impl Drop for LinkFile<'_> {
    /// Where the link was kept, there is no draft any more.
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.draft);
    }
}
