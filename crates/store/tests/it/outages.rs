//! A PostgreSQL server that drops every connection: the store goes on, and hears what it missed.

use std::time::Duration;

use jadoube_store::{AppendError, Change, Seq, Verified};

use crate::ground::{Ground, ends, game, numbered};

const DROP_ALL: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_store_survives_lost_connections() {
    let Some(ground) = Ground::postgres().await else { return };
    let (writer, listener) = (ground.open().await, ground.open().await);
    let mut changes = listener.changes();
    let g = game("g");
    let mut seen = Seq::START;
    for number in 1..=10 {
        if number % 3 == 0 {
            ground.statement(DROP_ALL).await.expect("a statement");
        }
        // Whether an append that failed was written is not known: the log tells.
        loop {
            match writer.append(&g, seen, vec![numbered(number)]).await {
                Ok(written) => {
                    seen = written.last().map_or(seen, |it| it.seq);
                    break;
                }
                Err(AppendError::Conflict { actual, .. }) => {
                    assert_eq!(actual, seen.next());
                    seen = actual;
                    break;
                }
                Err(AppendError::Store(_)) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
    let read = writer.read(&g, Seq::START).await.expect("read");
    let numbers: Vec<u64> = read.iter().filter_map(|it| it.body["number"].as_u64()).collect();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    // The other hears of the end, even if not of every step to it.
    let end = Change { stream: g.clone(), seq: Seq(10) };
    let heard = async { while changes.recv().await.expect("it listens") != end {} };
    ends(heard).await;
    let verified = listener.verify(&g).await.expect("verified");
    assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
    writer.close().await;
    listener.close().await;
    ground.end().await;
}
