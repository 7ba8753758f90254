//! Appending, reading, hearing of changes.

use std::time::Duration;

use jadoube_store::{AppendError, Change, Hash, Seq, StoreError, StreamId, StreamKind, Verified};
use serde_json::json;

use crate::ground::{Ground, ends, entry, game, numbered, on_both};

/// Appends that wait are written together; one that the database refuses fails alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_refused_append_does_not_take_others_with_it() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let refuse = "CREATE TRIGGER no BEFORE INSERT ON entry WHEN NEW.stream = 'game/g7'
        BEGIN SELECT RAISE(ABORT, 'not this one'); END";
    ground.statement(refuse).await.expect("a trigger");
    // While somebody else writes, the appends gather.
    let other = rusqlite::Connection::open(ground.file("desk.db")).expect("the file");
    other.execute_batch("BEGIN IMMEDIATE").expect("a transaction");
    let append = |number: u64| {
        let store = store.clone();
        tokio::spawn(async move {
            let entries = vec![numbered(1), numbered(2)];
            store.append(&game(&format!("g{number}")), Seq::START, entries).await
        })
    };
    let tasks: Vec<_> = (0..20).map(append).collect();
    tokio::time::sleep(Duration::from_millis(300)).await;
    other.execute_batch("COMMIT").expect("committed");
    for (number, task) in tasks.into_iter().enumerate() {
        let appended = task.await.expect("an answer");
        assert_eq!(appended.is_ok(), number != 7, "{number}: {appended:?}");
    }
    let heads = store.streams(StreamKind::Game).await.expect("heads");
    assert_eq!((heads.len(), heads.iter().map(|it| it.seq.0).sum::<u64>()), (19, 38));
    store.close().await;
}

on_both! {
    async fn what_is_appended_is_read(ground: &Ground) {
        let store = ground.open().await;
        let bodies = [
            json!({"v": 1, "line": "white plays e4", "letters": "ěščřžýáíé ½ \u{0} \"\\ \n 😀"}),
            json!({"z": [1, 2.5, -7, null, true, {"b": {}, "a": []}], "big": u64::MAX, "small": 1e-300}),
            json!("only a text"),
        ];
        let written = store
            .append(&game("g"), Seq::START, bodies.iter().cloned().map(entry).collect())
            .await
            .expect("written");
        assert_eq!(written.iter().map(|it| it.seq.0).collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!(written[0].previous, Hash::START);
        assert_eq!(written[1].previous, written[0].hash);
        let read = store.read(&game("g"), Seq::START).await.expect("read");
        assert_eq!(read, written);
        assert_eq!(read.iter().map(|it| it.body.clone()).collect::<Vec<_>>(), bodies);
        assert_eq!(store.read(&game("g"), Seq(2)).await.expect("read"), written[2..]);
        assert_eq!(store.read(&game("other"), Seq::START).await.expect("read"), []);
        store.close().await;

        let again = ground.open().await;
        assert_eq!(again.read(&game("g"), Seq::START).await.expect("read"), written);
        let verified = again.verify(&game("g")).await.expect("verified");
        let Verified::Whole(head) = verified else { panic!("{verified:?}") };
        assert_eq!((head.seq, head.hash), (Seq(3), written[2].hash));
        again.close().await;
    }

    async fn a_writer_who_has_not_seen_the_end_writes_nothing(ground: &Ground) {
        let store = ground.open().await;
        let g = game("g");
        store.append(&g, Seq::START, vec![numbered(1), numbered(2)]).await.expect("written");
        for (seen, actual) in [(Seq::START, Seq(2)), (Seq(1), Seq(2)), (Seq(3), Seq(2))] {
            let refused = store.append(&g, seen, vec![numbered(9), numbered(9)]).await;
            match refused {
                Err(AppendError::Conflict { actual: found, .. }) => assert_eq!(found, actual),
                other => panic!("{other:?}"),
            }
        }
        let refused = store.append(&game("new"), Seq(1), vec![numbered(1)]).await;
        assert!(matches!(refused, Err(AppendError::Conflict { actual: Seq(0), .. })), "{refused:?}");
        assert_eq!(store.read(&g, Seq::START).await.expect("read").len(), 2);
        assert_eq!(store.streams(StreamKind::Game).await.expect("heads").len(), 1);
        store.append(&g, Seq(2), vec![numbered(3)]).await.expect("written");
        store.close().await;
    }

    async fn nothing_appended_is_nothing_written(ground: &Ground) {
        let store = ground.open().await;
        assert_eq!(store.append(&game("g"), Seq::START, vec![]).await.expect("nothing"), []);
        assert_eq!(store.streams(StreamKind::Game).await.expect("heads"), []);
        store.close().await;
    }

    async fn logs_are_listed_by_what_they_are_about(ground: &Ground) {
        let store = ground.open().await;
        let open = StreamId::tournament("open").expect("an id");
        let mut last = Vec::new();
        for name in ["b", "a-1", "a_1", "z9"] {
            let written = store.append(&game(name), Seq::START, vec![numbered(1), numbered(2)]).await;
            last.extend(written.expect("written").pop());
        }
        store.append(&open, Seq::START, vec![numbered(1)]).await.expect("written");
        let heads = store.streams(StreamKind::Game).await.expect("heads");
        let names: Vec<_> = heads.iter().map(|it| it.stream.name()).collect();
        assert_eq!(names, ["a-1", "a_1", "b", "z9"]);
        assert!(heads.iter().all(|head| {
            last.iter().any(|it| (&it.stream, it.seq, it.hash) == (&head.stream, head.seq, head.hash))
        }));
        let heads = store.streams(StreamKind::Tournament).await.expect("heads");
        assert_eq!(heads.iter().map(|it| &it.stream).collect::<Vec<_>>(), [&open]);
        store.close().await;
    }

    async fn every_change_is_told_once(ground: &Ground) {
        let store = ground.open().await;
        let other = ground.beside(&store).await;
        let (mut own, mut heard) = (store.changes(), other.changes());
        let g = game("g");
        store.append(&g, Seq::START, vec![numbered(1), numbered(2)]).await.expect("written");
        store.append(&g, Seq(2), vec![numbered(3)]).await.expect("written");
        let told = [Change { stream: g.clone(), seq: Seq(2) }, Change { stream: g.clone(), seq: Seq(3) }];
        for change in &told {
            assert_eq!(own.recv().await.as_ref(), Ok(change));
        }
        if ground.is_shared() {
            for change in &told {
                assert_eq!(ends(heard.recv()).await.as_ref(), Ok(change));
            }
            other.append(&g, Seq(3), vec![numbered(4)]).await.expect("written");
            assert_eq!(ends(own.recv()).await, Ok(Change { stream: g.clone(), seq: Seq(4) }));
            // The writer's own change comes from the writer only, not once more from the server.
            assert_eq!(heard.recv().await.map(|it| it.seq), Ok(Seq(4)));
            store.append(&g, Seq(4), vec![numbered(5)]).await.expect("written");
            assert_eq!(ends(heard.recv()).await.map(|it| it.seq), Ok(Seq(5)));
        }
        store.close().await;
        other.close().await;
    }

    async fn a_closed_store_writes_nothing_and_says_so(ground: &Ground) {
        let store = ground.open().await;
        let clone = store.clone();
        store.append(&game("g"), Seq::START, vec![numbered(1)]).await.expect("written");
        store.close().await;
        let refused = clone.append(&game("g"), Seq(1), vec![numbered(2)]).await;
        assert!(matches!(refused, Err(AppendError::Store(StoreError::Closed))), "{refused:?}");
        clone.close().await;
    }

    async fn a_row_is_neither_changed_nor_removed(ground: &Ground) {
        let store = ground.open().await;
        store.append(&game("g"), Seq::START, vec![numbered(1), numbered(2)]).await.expect("written");
        let mut statements = vec![
            "UPDATE {entry} SET body = '{}' WHERE seq = 1",
            "UPDATE {entry} SET seq = 5 WHERE seq = 2",
            "DELETE FROM {entry} WHERE seq = 2",
            "DELETE FROM {head}",
            "UPDATE {head} SET seq = 1",
        ];
        if ground.is_shared() {
            statements.extend(["TRUNCATE {entry}", "TRUNCATE {head}"]);
        }
        for statement in statements {
            let refused = ground.statement(statement).await;
            assert!(refused.is_err(), "{statement}");
        }
        let verified = store.verify(&game("g")).await.expect("verified");
        assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
        store.close().await;
    }
}
