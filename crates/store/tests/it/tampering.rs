//! Whatever somebody does to a log past the program shows.

use jadoube_store::{Misfit, Seq, Verified};

use crate::ground::{Ground, game, numbered, on_both};

/// A log of five entries after a statement past the program.
async fn after(ground: &Ground, statement: &str) -> Verified {
    let store = ground.open().await;
    let entries = (1..=5).map(numbered).collect();
    store.append(&game("g"), Seq::START, entries).await.expect("written");
    store.append(&game("h"), Seq::START, vec![numbered(1)]).await.expect("written");
    let whole = store.verify(&game("g")).await.expect("verified");
    assert!(matches!(whole, Verified::Whole(_)), "{whole:?}");
    store.close().await;
    ground.tamper(statement).await;
    let store = ground.open().await;
    let verified = store.verify(&game("g")).await.expect("verified");
    store.close().await;
    verified
}

async fn check(ground: &Ground, statement: &str, at: u64, how: Misfit) {
    let ground = ground.another().await;
    let found = after(&ground, statement).await;
    assert_eq!(found, Verified::Broken { at: Seq(at), how }, "{statement}");
    ground.end().await;
}

/// The hash as docs/STORE.md says that it can be made by hand.
#[tokio::test]
async fn the_hash_is_made_of_seven_lines() {
    let ground = Ground::sqlite();
    let store = ground.open().await;
    let written = store.append(&game("g"), Seq::START, vec![numbered(1), numbered(2)]).await;
    let written = written.expect("written");
    store.close().await;
    let connection = rusqlite::Connection::open(ground.file("desk.db")).expect("the file");
    let lines = "SELECT 'jadoube-log-1' || char(10) || stream || char(10) || seq || char(10) || at || char(10)
        || kind || char(10) || previous || char(10) || body, hash FROM entry ORDER BY seq";
    let mut query = connection.prepare(lines).expect("a query");
    let rows = query.query_map([], |it| Ok((it.get(0)?, it.get(1)?))).expect("rows");
    let rows: Vec<(String, String)> = rows.collect::<Result<_, _>>().expect("rows");
    assert_eq!(rows.len(), 2);
    for ((lines, hash), entry) in rows.iter().zip(&written) {
        assert_eq!(lines.lines().count(), 7);
        assert_eq!(blake3::hash(lines.as_bytes()).to_hex().as_str(), hash);
        assert_eq!(&entry.hash.to_string(), hash);
    }
}

on_both! {
    async fn a_changed_entry_shows(ground: &Ground) {
        let of = "WHERE stream = 'game/g' AND seq = 3";
        for set in ["body = '{\"number\":4}'", "body = '{ \"number\":3}'", "at = at + 1", "kind = 'else'"] {
            check(ground, &format!("UPDATE {{entry}} SET {set} {of}"), 3, Misfit::Changed).await;
        }
        let hash = "0000000000000000000000000000000000000000000000000000000000000001";
        check(ground, &format!("UPDATE {{entry}} SET hash = '{hash}' {of}"), 3, Misfit::Changed).await;
        check(ground, &format!("UPDATE {{entry}} SET previous = '{hash}' {of}"), 3, Misfit::Previous).await;
        check(ground, &format!("UPDATE {{entry}} SET hash = 'x' {of}"), 3, Misfit::Changed).await;
        // The same number in other letters is not the same text.
        check(ground, &format!("UPDATE {{entry}} SET hash = upper(hash) {of}"), 3, Misfit::Changed).await;
        check(ground, &format!("UPDATE {{entry}} SET previous = upper(previous) {of}"), 3, Misfit::Previous).await;
    }

    async fn a_removed_entry_shows(ground: &Ground) {
        let remove = |seq: u32| format!("DELETE FROM {{entry}} WHERE stream = 'game/g' AND seq = {seq}");
        check(ground, &remove(1), 1, Misfit::Sequence { found: Seq(2) }).await;
        check(ground, &remove(3), 3, Misfit::Sequence { found: Seq(4) }).await;
        // Closing the gap does not help.
        let close = format!("{}; UPDATE {{entry}} SET seq = seq - 1 WHERE stream = 'game/g' AND seq = 4;
            UPDATE {{entry}} SET seq = seq - 1 WHERE stream = 'game/g' AND seq = 5", remove(3));
        check(ground, &close, 3, Misfit::Previous).await;
        // The end is missing: the head tells.
        check(ground, &remove(5), 5, Misfit::Head { head: Seq(5) }).await;
        let all = "DELETE FROM {entry} WHERE stream = 'game/g'";
        check(ground, all, 1, Misfit::Head { head: Seq(5) }).await;
    }

    /// Without a head nobody could see that the end is missing.
    async fn a_removed_head_shows(ground: &Ground) {
        let head = "DELETE FROM {head} WHERE stream = 'game/g'";
        check(ground, head, 1, Misfit::Head { head: Seq::START }).await;
        let both = "DELETE FROM {head} WHERE stream = 'game/g';
            DELETE FROM {entry} WHERE stream = 'game/g' AND seq = 5";
        let another = ground.another().await;
        let found = after(&another, both).await;
        assert_eq!(found, Verified::Broken { at: Seq(1), how: Misfit::Head { head: Seq::START } });
        let store = another.open().await;
        assert_eq!(store.names().await.expect("names"), ["game/g", "game/h"]);
        let (entries, fault) = store.read_checked(&game("g")).await.expect("read");
        assert_eq!((entries.len(), fault), (4, found.fault()));
        store.close().await;
        another.end().await;
    }

    async fn an_inserted_entry_shows(ground: &Ground) {
        let insert = "UPDATE {entry} SET seq = 6 WHERE stream = 'game/g' AND seq = 5;
            UPDATE {entry} SET seq = 5 WHERE stream = 'game/g' AND seq = 4;
            INSERT INTO {entry} SELECT stream, 4, at, kind, '{\"number\":9}', hash, hash
                FROM {entry} WHERE stream = 'game/g' AND seq = 3";
        check(ground, insert, 4, Misfit::Changed).await;
        let behind = "INSERT INTO {entry} SELECT stream, 6, at, kind, body, hash, hash
            FROM {entry} WHERE stream = 'game/g' AND seq = 5";
        check(ground, behind, 6, Misfit::Changed).await;
        let from_another = "UPDATE {entry} SET stream = 'game/g', seq = 6 WHERE stream = 'game/h'";
        check(ground, from_another, 6, Misfit::Previous).await;
    }

    async fn an_entry_that_is_damaged_is_not_read_as_if_it_were_whole(ground: &Ground) {
        let spoil = "UPDATE {entry} SET body = 'no json' WHERE stream = 'game/g' AND seq = 2";
        let found = after(ground, spoil).await;
        assert_eq!(found, Verified::Broken { at: Seq(2), how: Misfit::Changed });
        let store = ground.open().await;
        let read = store.read(&game("g"), Seq::START).await;
        assert!(read.as_ref().is_err_and(|it| it.to_string().contains("entry 2")), "{read:?}");
        store.close().await;
    }
}
