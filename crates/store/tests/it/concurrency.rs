//! Several who write at the same time lose nothing of each other.

use jadoube_store::{AppendError, Seq, Store, StreamKind, Verified};

use crate::ground::{Ground, game, numbered, on_both};

/// Adds one to the last number of a log, again and again, each time from what was really there.
async fn count_up(store: Store, times: u64) {
    let g = game("g");
    let mut done = 0;
    while done < times {
        let read = store.read(&g, Seq::START).await.expect("read");
        let last = read.last().and_then(|it| it.body["number"].as_u64()).unwrap_or(0);
        let seen = read.last().map_or(Seq::START, |it| it.seq);
        match store.append(&g, seen, vec![numbered(last + 1)]).await {
            Ok(_) => done += 1,
            Err(AppendError::Conflict { actual, .. }) => assert_ne!(actual, seen),
            Err(other) => panic!("{other}"),
        }
    }
}

on_both! {
    async fn two_writers_lose_no_update(ground: &Ground) {
        let one = ground.open().await;
        let two = ground.beside(&one).await;
        let writers = [one.clone(), two.clone(), one.clone(), two.clone()];
        let tasks: Vec<_> = writers.into_iter().map(|it| tokio::spawn(count_up(it, 25))).collect();
        for task in tasks {
            task.await.expect("a writer");
        }
        let read = one.read(&game("g"), Seq::START).await.expect("read");
        let numbers: Vec<u64> = read.iter().filter_map(|it| it.body["number"].as_u64()).collect();
        assert_eq!(numbers, (1..=100).collect::<Vec<_>>());
        let verified = two.verify(&game("g")).await.expect("verified");
        assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
        one.close().await;
        two.close().await;
    }

    async fn a_log_that_grows_is_whole_at_every_moment(ground: &Ground) {
        let store = ground.open().await;
        let writing = store.clone();
        let writer = tokio::spawn(async move {
            for seen in 0..150 {
                writing.append(&game("g"), Seq(seen), vec![numbered(seen)]).await.expect("written");
            }
        });
        while !writer.is_finished() {
            let verified = store.verify(&game("g")).await.expect("verified");
            assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
        }
        writer.await.expect("the writer");
        store.close().await;
    }

    async fn many_logs_grow_at_once(ground: &Ground) {
        let one = ground.open().await;
        let two = ground.beside(&one).await;
        let tasks: Vec<_> = (0..40)
            .map(|log| {
                let store = if log % 2 == 0 { one.clone() } else { two.clone() };
                tokio::spawn(async move {
                    for seen in 0..10 {
                        let stream = game(&format!("g{log}"));
                        store.append(&stream, Seq(seen), vec![numbered(seen)]).await.expect("written");
                    }
                })
            })
            .collect();
        for task in tasks {
            task.await.expect("a writer");
        }
        let heads = one.streams(StreamKind::Game).await.expect("heads");
        assert_eq!((heads.len(), heads.iter().map(|it| it.seq.0).sum::<u64>()), (40, 400));
        for head in heads {
            let verified = two.verify(&head.stream).await.expect("verified");
            assert_eq!(verified, Verified::Whole(head));
        }
        one.close().await;
        two.close().await;
    }
}
