//! A PostgreSQL server that falls silent: nothing waits for ever, nothing acknowledged is lost or doubled.

use std::collections::BTreeMap;
use std::time::Duration;

use jadoube_store::{AppendError, Change, Entry, Hash, Seq, Store, StoreUrl, Verified};

use crate::ground::{Ground, ends, game, numbered};
use crate::proxy::Proxy;

async fn pause() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}

/// What was acknowledged: numbers and the entries that hold them.
type Acknowledged = BTreeMap<u64, (Seq, Hash)>;

/// Writes a number, as the desk does: after an append that failed the log tells whether it was written.
async fn put(store: &Store, number: u64, acknowledged: &mut Acknowledged) {
    let g = game("g");
    loop {
        let Ok(read) = store.read(&g, Seq::START).await else {
            pause().await;
            continue;
        };
        if read.iter().any(|it| it.body["number"] == number) {
            return;
        }
        let seen = read.last().map_or(Seq::START, |it| it.seq);
        if let Ok(written) = store.append(&g, seen, vec![numbered(number)]).await {
            acknowledged.insert(number, (written[0].seq, written[0].hash));
            return;
        }
    }
}

fn check(log: &[Entry], acknowledged: &Acknowledged, numbers: u64) {
    let mut found: Vec<u64> = log.iter().filter_map(|it| it.body["number"].as_u64()).collect();
    for (number, (seq, hash)) in acknowledged {
        let kept = log.iter().find(|it| it.body["number"] == *number);
        assert_eq!(kept.map(|it| (it.seq, it.hash)), Some((*seq, *hash)), "number {number}");
    }
    found.sort_unstable();
    assert_eq!(found, (1..=numbers).collect::<Vec<_>>(), "each number is there once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_with_a_partition_between_them_converge() {
    let Some(ground) = Ground::postgres().await else { return };
    let proxy = Proxy::to(ground.socket(), None).await;
    let cut_off: StoreUrl = ground.through(&proxy, "timeout=500ms").parse().expect("an address");
    let one = ends(async {
        // On a slow machine even this may take too long.
        loop {
            if let Ok(store) = Store::open(&cut_off).await {
                break store;
            }
            pause().await;
        }
    })
    .await;
    let other = ground.open().await;
    let (mut acknowledged, mut number) = (Acknowledged::new(), 0);
    for round in 0..4 {
        for store in [&one, &other, &one] {
            number += 1;
            ends(put(store, number, &mut acknowledged)).await;
        }
        // Somebody writes all the time while the line falls silent, also in the middle of a transaction.
        number += 1;
        let writing = tokio::spawn({
            let (store, mut acknowledged) = (one.clone(), Acknowledged::new());
            async move {
                put(&store, number, &mut acknowledged).await;
                acknowledged
            }
        });
        tokio::time::sleep(Duration::from_millis(round * 3)).await;
        proxy.cut();
        let seen = other.read(&game("g"), Seq::START).await.expect("read");
        let seen = seen.last().map_or(Seq::START, |it| it.seq);
        let written = ends(one.append(&game("g"), seen, vec![numbered(9_999)])).await;
        assert!(matches!(written, Err(AppendError::Store(_))), "{written:?}");
        assert!(ends(one.read(&game("g"), Seq::START)).await.is_err());
        assert!(ends(Store::open(&cut_off)).await.is_err());
        // The other side goes on, whatever the silent one held.
        for _ in 0..3 {
            number += 1;
            ends(put(&other, number, &mut acknowledged)).await;
        }
        proxy.heal();
        acknowledged.extend(ends(writing).await.expect("a writer"));
    }
    number += 1;
    let mut changes = one.changes();
    ends(put(&other, number, &mut acknowledged)).await;
    // What was sent into the silent line in vain came too late: the log had gone on.
    let log = other.read(&game("g"), Seq::START).await.expect("read");
    check(&log, &acknowledged, number);
    let of_one = ends(async {
        loop {
            if let Ok(log) = one.read(&game("g"), Seq::START).await {
                break log;
            }
            pause().await;
        }
    })
    .await;
    assert_eq!(of_one, log);
    let end = Change { stream: game("g"), seq: Seq(number) };
    ends(async { while changes.recv().await.expect("it listens") != end {} }).await;
    let verified = other.verify(&game("g")).await.expect("verified");
    assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
    ends(one.close()).await;
    other.close().await;
    ground.end().await;
}

/// A listener whose line falls silent, without a word and for longer than it waits, hears afterwards what it missed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_missed_on_a_silent_line_is_heard_later() {
    let Some(ground) = Ground::postgres().await else { return };
    let (proxy, way) =
        (Proxy::to(ground.socket(), None).await, Proxy::to(ground.socket(), None).await);
    let url = ground.through(&proxy, "timeout=5s").parse().expect("an address");
    let listener = ends(Store::open(&url)).await.expect("a store");
    let mut changes = listener.changes();
    let writer = ends(Store::open(&ground.through(&way, "").parse().expect("an address"))).await;
    let writer = writer.expect("a store");
    proxy.cut();
    let mut acknowledged = Acknowledged::new();
    ends(put(&writer, 1, &mut acknowledged)).await;
    assert!(ends(listener.read(&game("g"), Seq::START)).await.is_err());
    proxy.heal();
    let end = Change { stream: game("g"), seq: Seq(1) };
    assert_eq!(ends(changes.recv()).await, Ok(end));
    ends(listener.close()).await;
    writer.close().await;
    ground.end().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_time_is_that_of_the_database() {
    let machine = Store::open(&StoreUrl::Memory).await.expect("a store");
    assert_eq!(machine.time().within_ms, 0);
    let Some(ground) = Ground::postgres().await else { return };
    let hour = "CREATE FUNCTION public.clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
        'SELECT pg_catalog.clock_timestamp() + interval ''1 hour'''";
    ground.statement(hour).await.expect("a function");
    let store = ground.open().await;
    // A server of which the clock is an hour away: its own functions come first.
    let away = format!("{}?options=-csearch_path%3Dpublic,pg_catalog", ground.address());
    let away = Store::open(&away.parse().expect("an address")).await.expect("a store");
    const HOUR: i64 = 3_600_000;
    for (store, ahead) in [(&store, 0), (&away, HOUR)] {
        let before = machine.time().at.0;
        let time = store.time();
        let after = machine.time().at.0;
        // The server of the tests is on this machine.
        let (least, most) = (before + ahead - time.within_ms, after + ahead + time.within_ms);
        assert!((least..=most).contains(&time.at.0), "{time:?} is not in {least}–{most}");
    }
    away.close().await;
    store.close().await;
    machine.close().await;
    ground.end().await;
}
