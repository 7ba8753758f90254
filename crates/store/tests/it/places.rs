//! Where a store can be, and what is not one.

use std::fs;

use jadoube_store::{CannotOpen, Seq, Store, StoreUrl, StreamId, StreamKind, Verified};

use crate::ground::{Ground, game, numbered};

#[test]
fn addresses_are_read() {
    let read = |text: &str| text.parse::<StoreUrl>();
    assert_eq!(read("desk.db"), Ok(StoreUrl::File("desk.db".into())));
    assert_eq!(read("sqlite:a/b.db"), Ok(StoreUrl::File("a/b.db".into())));
    assert_eq!(read("sqlite:///a/b.db"), Ok(StoreUrl::File("/a/b.db".into())));
    assert_eq!(read("sqlite::memory:"), Ok(StoreUrl::Memory));
    let url = read("postgres://anna:secret@host:5433/desk?sslmode=disable").expect("an address");
    assert_eq!(url.to_string(), "postgres://host:5433/desk");
    assert!(!format!("{url:?}").contains("secret"));
    for (address, shown) in [
        ("postgres://host/desk?user=anna&password=secret@x", "postgres://host/desk"),
        ("postgres://anna:s@secret@host/desk", "postgres://host/desk"),
        ("postgres://anna:secret?x@host/desk", "postgres://…"),
    ] {
        assert_eq!(read(address).expect("an address").to_string(), shown);
    }
    for wrong in ["", "sqlite:", "mysql://host/desk", "http://host"] {
        assert!(read(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn ids_of_logs_are_short_and_plain() {
    for right in ["a", "r1-b4", "x_9", &"a".repeat(64)] {
        let id = StreamId::game(right).expect("an id");
        assert_eq!(id.to_string().parse(), Ok(id));
    }
    for wrong in ["", "A", "é", "a b", "a/b", "a'b", "a\n", &"a".repeat(65)] {
        assert!(StreamId::game(wrong).is_err(), "{wrong}");
        assert!(format!("game/{wrong}").parse::<StreamId>().is_err(), "{wrong}");
    }
    for wrong in ["", "game", "/a", "player/a", "Game/a"] {
        assert!(wrong.parse::<StreamId>().is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn a_store_can_be_in_memory() {
    let store = Store::open(&StoreUrl::Memory).await.expect("a store");
    store.append(&game("g"), Seq::START, vec![numbered(1)]).await.expect("written");
    assert_eq!(store.read(&game("g"), Seq::START).await.expect("read").len(), 1);
    let verified = store.verify(&game("g")).await.expect("verified");
    assert!(matches!(verified, Verified::Whole(_)), "{verified:?}");
    let folder = tempfile::tempdir().expect("a folder");
    store.backup(&folder.path().join("copy.db")).await.expect("a copy");
    store.close().await;
    let empty = Store::open(&StoreUrl::Memory).await.expect("another store");
    assert_eq!(empty.streams(StreamKind::Game).await.expect("heads"), []);
    empty.restore(&folder.path().join("copy.db")).await.expect("restored");
    empty.close().await;
}

#[tokio::test]
async fn what_is_not_our_file_is_left_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("other.db");
    let other = rusqlite::Connection::open(&path).expect("a database");
    other.execute_batch("CREATE TABLE entry (a)").expect("a table");
    drop(other);
    let refused = Store::open(&StoreUrl::File(path)).await;
    assert!(matches!(refused, Err(CannotOpen::Foreign(_))));

    let path = folder.path().join("words.txt");
    fs::write(&path, "some words that are no database, and more of them".repeat(50))
        .expect("a file");
    let before = fs::read(&path).expect("a file");
    let refused = Store::open(&StoreUrl::File(path.clone())).await;
    assert!(matches!(refused, Err(CannotOpen::Foreign(_))));
    assert_eq!(fs::read(&path).expect("a file"), before);

    let refused = Store::open(&StoreUrl::File(folder.path().join("no/such/folder.db"))).await;
    assert!(refused.is_err());
}

#[tokio::test]
async fn a_store_of_a_later_program_is_not_opened() {
    let ground = Ground::sqlite();
    ground.open().await.close().await;
    ground.statement("PRAGMA user_version = 99").await.expect("a statement");
    let refused = Store::open(&ground.url()).await;
    assert!(matches!(refused, Err(CannotOpen::Later { found: 99, known: 1 })));
    if let Some(ground) = Ground::postgres().await {
        ground.open().await.close().await;
        ground.statement("UPDATE jadoube_form SET form = 99").await.expect("a statement");
        let refused = Store::open(&ground.url()).await;
        assert!(matches!(refused, Err(CannotOpen::Later { found: 99, known: 1 })));
        ground.end().await;
    }
}

#[tokio::test]
async fn a_server_that_is_not_there_is_an_error() {
    let url = "postgres://nobody@127.0.0.1:9/none".parse().expect("an address");
    assert!(matches!(Store::open(&url).await, Err(CannotOpen::Store(_))));
}
