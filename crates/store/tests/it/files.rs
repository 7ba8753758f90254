//! The file of a store: one program writes to it, only its owner reads it, and it can be read where nothing can be written.

use std::fs;

use jadoube_store::{AppendError, CannotOpen, Seq, Store, StoreError, StoreUrl, Verified};

use crate::ground::{Ground, game, numbered};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_file_is_written_by_one_program_at_a_time() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    store.append(&game("g"), Seq::START, vec![numbered(1)]).await.expect("written");
    let second = Store::open(&ground.url()).await.err();
    assert!(matches!(second, Some(CannotOpen::InUse(_))), "{second:?}");
    #[cfg(unix)]
    {
        let other_name = ground.file("other-name.db");
        std::os::unix::fs::symlink(ground.file("desk.db"), &other_name).expect("a link");
        let second = Store::open(&StoreUrl::File(other_name)).await.err();
        assert!(matches!(second, Some(CannotOpen::InUse(_))), "{second:?}");
    }
    // Others may look and copy meanwhile, and see what is written.
    let looking = Store::look_into(&ground.url()).await.expect("a store");
    store.append(&game("g"), Seq(1), vec![numbered(2)]).await.expect("written");
    assert_eq!(looking.read(&game("g"), Seq::START).await.expect("read").len(), 2);
    let verified = looking.verify(&game("g")).await.expect("verified");
    assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
    looking.backup(&ground.file("copy.db")).await.expect("a copy");
    looking.archive(&ground.file("archive")).await.expect("an archive");
    let refused = looking.append(&game("g"), Seq(2), vec![numbered(3)]).await;
    assert!(matches!(refused, Err(AppendError::Store(StoreError::Closed))), "{refused:?}");
    looking.close().await;
    store.clone().close().await;
    // A clone of a store that was closed holds nothing.
    let again = ground.open().await;
    assert_eq!(again.read(&game("g"), Seq::START).await.expect("read").len(), 2);
    again.close().await;
}

#[tokio::test]
async fn a_file_of_another_program_gets_no_lock_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.db");
    let other = rusqlite::Connection::open(&path).expect("a database");
    other.execute_batch("CREATE TABLE other (a)").expect("a table");
    drop(other);
    for opened in [
        Store::open(&StoreUrl::File(path.clone())).await,
        Store::look_into(&StoreUrl::File(path)).await,
    ] {
        assert!(matches!(opened.err(), Some(CannotOpen::Foreign(_))));
    }
    assert!(!folder.path().join("other.db.lock").exists());
    let none = StoreUrl::File(folder.path().join("none.db"));
    assert!(Store::look_into(&none).await.is_err());
    assert!(!folder.path().join("none.db").exists());
}

#[cfg(unix)]
mod on_unix {
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("a file").permissions().mode() & 0o777
    }

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("its own file");
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn only_its_owner_reads_a_store() {
        let ground = Ground::sqlite();
        let store = ground.open().await;
        store.append(&game("g"), Seq::START, vec![numbered(1)]).await.expect("written");
        store.backup(&ground.file("copy.db")).await.expect("a copy");
        store.archive(&ground.file("archive")).await.expect("an archive");
        let beside = ["desk.db", "desk.db-wal", "desk.db-shm", "desk.db.lock"];
        for name in beside.iter().chain(&["copy.db", "archive"]) {
            assert_eq!(mode(&ground.file(name)), 0o600, "{name}");
        }
        store.close().await;
        // One of an earlier program is narrowed.
        set_mode(&ground.file("desk.db"), 0o644);
        set_mode(&ground.file("desk.db.lock"), 0o644);
        let store = ground.open().await;
        store.append(&game("g"), Seq(1), vec![numbered(2)]).await.expect("written");
        for name in beside {
            assert_eq!(mode(&ground.file(name)), 0o600, "{name}");
        }
        store.close().await;
    }

    /// Where a child finds its store.
    const CHILD: &str = "JADOUBE_TEST_READ_ONLY_STORE";

    /// Root may write everywhere. Then a child does it as nobody.
    #[test]
    fn a_store_is_read_where_nothing_can_be_written() {
        if let Ok(folder) = std::env::var(CHILD) {
            return read_only(Path::new(&folder));
        }
        let (medium, copies) = (tempfile::tempdir(), tempfile::tempdir());
        let (medium, copies) = (medium.expect("a folder"), copies.expect("a folder"));
        let path = medium.path().join("a desk?#%41.db");
        runtime().block_on(async {
            let store = Store::open(&StoreUrl::File(path.clone())).await.expect("a store");
            store.append(&game("g"), Seq::START, vec![numbered(1)]).await.expect("written");
            store.close().await;
        });
        set_mode(&path, 0o444);
        set_mode(copies.path(), 0o777);
        set_mode(medium.path(), 0o555);
        let probe = medium.path().join("probe");
        if fs::write(&probe, "").is_err() {
            read_only(medium.path());
        } else {
            fs::remove_file(&probe).expect("it was made");
            const NOBODY: u32 = 65_534;
            let mut child = Command::new(std::env::current_exe().expect("this program"));
            let test = "files::on_unix::a_store_is_read_where_nothing_can_be_written";
            child.args([test, "--exact", "--nocapture"]).env(CHILD, medium.path());
            child.env("TMPDIR", copies.path()).uid(NOBODY).gid(NOBODY);
            match child.status() {
                Ok(status) => assert!(status.success(), "{status}"),
                Err(why) => eprintln!("not run as nobody: {why}"),
            }
        }
        set_mode(medium.path(), 0o755);
    }

    fn read_only(medium: &Path) {
        let path = medium.join("a desk?#%41.db");
        assert!(fs::write(medium.join("probe"), "").is_err(), "nothing can be written here");
        let copies = tempfile::tempdir().expect("a folder");
        runtime().block_on(async {
            let url = StoreUrl::File(path.clone());
            assert!(Store::open(&url).await.is_err());
            let store = Store::look_into(&url).await.expect("a store");
            let verified = store.verify(&game("g")).await.expect("verified");
            assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
            assert_eq!(store.examine().await.expect("examined").entries, 1);
            store.backup(&copies.path().join("copy.db")).await.expect("a copy");
            store.archive(&copies.path().join("archive")).await.expect("an archive");
            store.close().await;
            let new = StoreUrl::File(copies.path().join("new.db"));
            let store = Store::open(&new).await.expect("a store");
            assert_eq!(store.restore(&path).await.expect("restored").entries, 1);
            store.close().await;
        });
    }

    fn runtime() -> tokio::runtime::Runtime {
        tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime")
    }
}
