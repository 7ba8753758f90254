//! Backups of either database are taken in by either; what was changed in one is not.

use std::fs;

use jadoube_store::{
    Entry, NewEntry, RestoreError, Restored, Seq, Store, StoreError, StreamId, StreamKind,
    UnixMillis, Verified,
};

use crate::ground::{Ground, game, numbered, on_both};

async fn fill(store: &Store) {
    for name in ["a", "b", "c"] {
        let entries = (1..=20).map(numbered).collect();
        store.append(&game(name), Seq::START, entries).await.expect("written");
    }
    let open = StreamId::tournament("open").expect("an id");
    store.append(&open, Seq::START, vec![numbered(1)]).await.expect("written");
}

async fn all(store: &Store) -> Vec<Entry> {
    let mut entries = Vec::new();
    for kind in StreamKind::ALL {
        for head in store.streams(kind).await.expect("heads") {
            entries.extend(store.read(&head.stream, Seq::START).await.expect("read"));
        }
    }
    entries
}

async fn check_restored(ground: &Ground, from: &std::path::Path, expected: &[Entry]) {
    let store = ground.open().await;
    let restored = store.restore(from).await.expect("restored");
    assert_eq!(restored, Restored { streams: 4, entries: 61 });
    assert_eq!(all(&store).await, expected);
    store.append(&game("a"), Seq(20), vec![numbered(21)]).await.expect("it goes on");
    let again = store.restore(from).await;
    assert!(matches!(again, Err(RestoreError::NotEmpty)), "{again:?}");
    store.close().await;
}

/// An arbiter who copies the file after the program has ended has everything.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_closed_store_is_one_file() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    fill(&store).await;
    let expected = all(&store).await;
    store.clone().close().await;
    let copy = Ground::sqlite();
    fs::copy(ground.file("desk.db"), copy.file("desk.db")).expect("a copy");
    let copied = copy.open().await;
    assert_eq!(all(&copied).await, expected);
    copied.close().await;
    let closed = store.read(&game("a"), Seq::START).await;
    assert!(matches!(closed, Err(StoreError::Closed)), "{closed:?}");
}

/// Half a backup would look like a whole one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_that_fails_leaves_no_file() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    fill(&store).await;
    let spoil = "UPDATE {entry} SET body = CAST(x'ff' AS TEXT) WHERE stream = 'game/b' AND seq = 7";
    ground.tamper(spoil).await;
    let archive = ground.file("archive");
    let failed = store.archive(&archive).await;
    assert!(matches!(failed, Err(StoreError::Sqlite(_))), "{failed:?}");
    assert!(!archive.exists());
    store.close().await;
}

on_both! {
    /// A log whose end was removed is whole as far as it goes; only its head tells.
    async fn a_backup_without_the_end_of_a_log_is_not_taken_in(ground: &Ground) {
        let without_end = "DELETE FROM {entry} WHERE stream = 'game/b' AND seq > 10";
        let without_log = "DELETE FROM {entry} WHERE stream = 'game/b'";
        let without_head = "DELETE FROM {head} WHERE stream = 'game/b'";
        for statement in [without_end, without_log, without_head] {
            let another = ground.another().await;
            let store = another.open().await;
            fill(&store).await;
            another.tamper(statement).await;
            let (backup, archive) = (another.file("backup"), another.file("archive"));
            store.backup(&backup).await.expect("a backup");
            store.archive(&archive).await.expect("an archive");
            store.close().await;
            let empty = ground.another().await;
            let store = empty.open().await;
            for from in [backup, archive] {
                let refused = store.restore(&from).await;
                let broken = matches!(refused, Err(RestoreError::Broken { .. }));
                assert!(broken, "{statement}: {refused:?}");
                assert_eq!(all(&store).await, []);
            }
            store.close().await;
            empty.end().await;
            another.end().await;
        }
    }

    async fn a_backup_is_taken_in_by_either_database(ground: &Ground) {
        let store = ground.open().await;
        fill(&store).await;
        let expected = all(&store).await;
        let (backup, archive) = (ground.file("backup"), ground.file("archive"));
        store.backup(&backup).await.expect("a backup");
        store.archive(&archive).await.expect("an archive");
        let twice = store.backup(&backup).await;
        assert!(matches!(twice, Err(StoreError::File { .. })), "{twice:?}");
        store.close().await;
        for from in [backup, archive] {
            let another = ground.another().await;
            check_restored(&another, &from, &expected).await;
            another.end().await;
            if let Some(other) = ground.other().await {
                check_restored(&other, &from, &expected).await;
                other.end().await;
            }
        }
    }

    async fn a_backup_can_be_made_while_others_write(ground: &Ground) {
        let store = ground.open().await;
        fill(&store).await;
        let writing = store.clone();
        let writer = tokio::spawn(async move {
            for seen in 20..120 {
                writing.append(&game("a"), Seq(seen), vec![numbered(seen)]).await.expect("written");
            }
        });
        for number in 0..4 {
            let backup = ground.file(&format!("backup-{number}"));
            store.backup(&backup).await.expect("a backup");
            let another = ground.another().await;
            let copy = another.open().await;
            copy.restore(&backup).await.expect("each log fits its chain");
            copy.close().await;
            another.end().await;
        }
        writer.await.expect("the writer");
        store.close().await;
    }

    async fn a_backup_is_taken_in_as_it_was_at_a_moment(ground: &Ground) {
        let store = ground.open().await;
        let at = |ms: i64, number: u64| NewEntry { at: UnixMillis(ms), ..numbered(number) };
        let early = vec![at(10, 1), at(20, 2), at(20, 3), at(30, 4)];
        let early = store.append(&game("early"), Seq::START, early).await.expect("written");
        // A clock that was set back: what comes after a later entry comes later.
        let back = vec![at(10, 1), at(25, 2), at(15, 3)];
        let back = store.append(&game("back"), Seq::START, back).await.expect("written");
        store.append(&game("late"), Seq::START, vec![at(40, 1)]).await.expect("written");
        let (backup, archive) = (ground.file("backup"), ground.file("archive"));
        store.backup(&backup).await.expect("a backup");
        store.archive(&archive).await.expect("an archive");
        store.close().await;
        for from in [&backup, &archive] {
            let another = ground.another().await;
            let store = another.open().await;
            let restored = store.restore_until(from, UnixMillis(20)).await.expect("restored");
            assert_eq!(restored, Restored { streams: 2, entries: 4 });
            assert_eq!(all(&store).await, [&back[..1], &early[..3]].concat());
            for name in ["early", "back"] {
                let verified = store.verify(&game(name)).await.expect("verified");
                assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
            }
            // It goes on from there.
            store.append(&game("early"), Seq(3), vec![at(50, 9)]).await.expect("written");
            store.close().await;
            another.end().await;
        }
        // What is left out is checked all the same.
        let text = fs::read_to_string(&archive).expect("a text");
        let changed = text.replacen("\\\"number\\\":4", "\\\"number\\\":5", 1);
        assert_ne!(changed, text);
        fs::write(ground.file("changed"), changed).expect("a file");
        let another = ground.another().await;
        let store = another.open().await;
        let refused = store.restore_until(&ground.file("changed"), UnixMillis(20)).await;
        assert!(matches!(refused, Err(RestoreError::Broken { .. })), "{refused:?}");
        store.close().await;
        another.end().await;
    }

    async fn a_changed_archive_is_not_taken_in(ground: &Ground) {
        let store = ground.open().await;
        fill(&store).await;
        let archive = ground.file("archive");
        store.archive(&archive).await.expect("an archive");
        store.close().await;
        let text = fs::read_to_string(&archive).expect("a text");
        let lines: Vec<&str> = text.lines().collect();
        let without = |skip: usize| {
            let kept = lines.iter().enumerate().filter(|it| it.0 != skip).map(|it| *it.1);
            kept.collect::<Vec<_>>().join("\n")
        };
        let changed = text.replacen("\\\"number\\\":7", "\\\"number\\\":8", 1);
        assert_ne!(changed, text);
        let cases = [
            ("changed", changed),
            ("removed", without(9)),
            ("a head removed", without(1)),
            ("the first entry removed", without(5)),
            ("cut off", without(lines.len() - 1)),
            ("cut off in a line", text[..text.len() / 2].to_owned()),
            ("without its first line", without(0)),
            ("empty", String::new()),
            ("another file", "SQLite, but not really".to_owned()),
        ];
        let another = ground.another().await;
        let store = another.open().await;
        for (name, text) in cases {
            let file = ground.file("changed");
            fs::write(&file, text).expect("a file");
            let refused = store.restore(&file).await;
            assert!(refused.is_err(), "{name}: {refused:?}");
            assert_eq!(all(&store).await, [], "{name}: nothing was taken in");
        }
        store.close().await;
        another.end().await;
    }
}
