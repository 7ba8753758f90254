//! A program that is killed in the middle of its work has lost nothing that it acknowledged.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};

use jadoube_store::{Hash, Seq, Store, StreamKind, Verified};

use crate::ground::{Ground, game, numbered, on_both};

/// Where the child writes.
const CHILD: &str = "JADOUBE_TEST_CHILD_STORE";
const LOGS: u64 = 8;

/// Appends to several logs at once and tells each entry that was acknowledged, until it is killed. As a test of its
/// own it does nothing: it is what the other tests start.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn child_appends_until_it_is_killed() {
    let Ok(address) = std::env::var(CHILD) else { return };
    let store = Store::open(&address.parse().expect("an address")).await.expect("a store");
    let tasks: Vec<_> = (0..LOGS)
        .map(|log| {
            let store = store.clone();
            tokio::spawn(async move {
                let stream = game(&format!("g{log}"));
                let read = store.read(&stream, Seq::START).await.expect("read");
                let mut seen = read.last().map_or(Seq::START, |it| it.seq);
                loop {
                    // One, two or three at a time.
                    let entries = (0..=seen.0 % 3).map(|it| numbered(seen.0 + it)).collect();
                    let written = store.append(&stream, seen, entries).await.expect("written");
                    let mut out = std::io::stdout().lock();
                    for entry in &written {
                        let _ = writeln!(
                            out,
                            "acknowledged {} {} {}",
                            entry.stream, entry.seq, entry.hash
                        );
                    }
                    let _ = out.flush();
                    seen = written.last().map_or(seen, |it| it.seq);
                }
            })
        })
        .collect();
    for task in tasks {
        let _ = task.await;
    }
}

fn start(ground: &Ground) -> Child {
    Command::new(std::env::current_exe().expect("this program"))
        .args(["killing::child_appends_until_it_is_killed", "--exact", "--nocapture"])
        .env(CHILD, ground.address())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("a child")
}

/// Kills a child after it has told so many entries; everything it told, also what was still in the pipe.
fn kill_after(ground: &Ground, entries: usize) -> Vec<(String, Seq, Hash)> {
    let mut child = start(ground);
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let mut told = Vec::new();
    let mut killed = false;
    while let Some(Ok(line)) = lines.next() {
        // A line that was cut off by the end of the program was not told.
        let words: Vec<&str> = line.split(' ').collect();
        if let ["acknowledged", stream, seq, hash] = words[..]
            && let (Ok(seq), Ok(hash)) = (seq.parse(), hash.parse())
        {
            told.push((stream.to_owned(), Seq(seq), hash));
        }
        if told.len() >= entries && !killed {
            child.kill().expect("it was running");
            killed = true;
        }
    }
    let status = child.wait().expect("it ended");
    assert!(killed && !status.success(), "{status}: {} entries", told.len());
    told
}

on_both! {
    async fn nothing_acknowledged_is_lost(ground: &Ground) {
        let mut told = Vec::new();
        // Moments of every sort: at the first entry, in the middle of batches, after hundreds.
        for entries in [1, 2, 17, 60, 150, 333] {
            told.extend(kill_after(ground, entries));
            let store = ground.open().await;
            let heads = store.streams(StreamKind::Game).await.expect("heads");
            assert!(heads.len() as u64 <= LOGS);
            for head in &heads {
                let verified = store.verify(&head.stream).await.expect("verified");
                assert!(matches!(verified, Verified::Whole(_)), "{}: {verified:?}", head.stream);
            }
            for (stream, seq, hash) in &told {
                let stream = stream.parse().expect("a log");
                let read = store.read(&stream, Seq(seq.0 - 1)).await.expect("read");
                let found = read.first().map(|it| (it.seq, it.hash));
                assert_eq!(found, Some((*seq, *hash)), "{stream}");
            }
            store.close().await;
        }
        assert!(told.len() >= 500);
    }
}
