//! Files that only their owner may read: the names of players, and the hashes of keys, are nobody else's business.

use std::fs::{File, OpenOptions};
use std::io;
use std::path::Path;

/// Makes a file that is not there yet, for its owner only.
pub(crate) fn create_new(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(0o600);
    }
    options.open(path)
}

/// Takes from all others what they may do with a file, if it is there. Only its owner can; a file of somebody else stays as he
/// wants it.
#[cfg(unix)]
pub(crate) fn narrow(path: &Path) {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;

    let Ok(mode) = fs::metadata(path).map(|it| it.permissions().mode()) else { return };
    if mode & 0o077 != 0 {
        let _ = fs::set_permissions(path, Permissions::from_mode(mode & 0o700));
    }
}

/// Elsewhere the folder says who may read a file.
#[cfg(not(unix))]
pub(crate) fn narrow(_: &Path) {}
