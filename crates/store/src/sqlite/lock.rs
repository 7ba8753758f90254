//! Who writes to a file: one program at a time. The system takes the lock back when the program ends, however it ends.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::private;
use crate::trouble::{CannotOpen, StoreError};

/// As long as it is held, no other program writes.
///
/// It is a lock of a file beside the store: a lock of the store itself would meet those of SQLite.
pub(super) struct Lock {
    path: PathBuf,
    made: bool,
    _held: File,
}

impl Lock {
    /// Takes the lock of a store, which is made if it is not there yet.
    pub(super) fn take(store: &Path) -> Result<Lock, CannotOpen> {
        let trouble = |path: &Path, why| StoreError::File { path: path.to_path_buf(), why };
        // A store that is there is not opened here: closing it would give back locks of SQLite.
        match private::create_new(store).map_err(|why| (why.kind(), why)) {
            Ok(_) | Err((ErrorKind::AlreadyExists, _)) => {}
            Err((_, why)) => return Err(trouble(store, why).into()),
        }
        // Two names of one file have one lock.
        let named = fs::canonicalize(store).map_err(|why| trouble(store, why))?;
        let path = beside(&named, ".lock");
        let (file, made) = match private::create_new(&path) {
            Err(why) if why.kind() == ErrorKind::AlreadyExists => {
                (OpenOptions::new().read(true).write(true).open(&path), false)
            }
            file => (file, true),
        };
        let file = file.map_err(|why| trouble(&path, why))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock { path, made, _held: file }),
            Err(TryLockError::WouldBlock) => Err(CannotOpen::InUse(store.to_path_buf())),
            Err(TryLockError::Error(why)) => Err(trouble(&path, why).into()),
        }
    }

    /// Leaves nothing behind beside a file that is no store.
    pub(super) fn leave_alone(self) {
        if self.made {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// A file beside the store, as SQLite names its own.
pub(super) fn beside(store: &Path, end: &str) -> PathBuf {
    let mut name = store.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}
