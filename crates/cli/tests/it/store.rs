//! Backup, restore and check of what the desk has stored.

use std::path::Path;

use store::wire::v1::tournament::{Player, Settings};
use store::wire::v1::{Body, GameBody, GameOpened, RecordedBy, TournamentBody, V1};
use store::{GameLog, NewEntry, Seq, Store, StoreUrl, StreamId, Telling, UnixMillis};

use crate::harness::{fields, folder, jadoube};

fn opened(header: &str) -> GameOpened {
    GameOpened {
        v: V1,
        event: None,
        round: None,
        board: None,
        white: Player::default(),
        black: Player::default(),
        header: header.to_owned(),
        not_started: false,
        start_follows_board: true,
        labels: Vec::new(),
    }
}

fn entries() -> Vec<NewEntry> {
    let mut log = GameLog::open(opened("edition fide-2023\n")).expect("a game");
    let line = transcript::read_event("white touches e2").expect("a line");
    let at = clock::Instant::after_start(clock::Millis::from_seconds(1));
    log.line(Telling::by(RecordedBy::Server, at), &line).expect("recorded");
    log.entries(UnixMillis(7)).expect("entries")
}

/// A store with a game of these entries and one that is in order.
fn filled(path: &str, entries: Vec<NewEntry>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let url = StoreUrl::File(Path::new(path).to_path_buf());
        let store = Store::open(&url).await.expect("a store");
        for (name, entries) in [("one", self::entries()), ("other", entries)] {
            let stream = StreamId::game(name).expect("an id");
            store.append(&stream, Seq::START, entries).await.expect("written");
        }
        store.close().await;
    });
}

#[test]
fn a_backup_is_made_and_taken_back() {
    let folder = folder("store-backup");
    let at = |name: &str| format!("{folder}/{name}");
    filled(&at("event.db"), entries());
    jadoube(&["store", "backup", &at("copy.db"), "--store", &at("event.db")])
        .ends_with(0)
        .says(&["event.db", "copy.db"]);
    let archive = ["store", "backup", &at("lines"), "--archive", "--store", &at("event.db")];
    let made = jadoube(&[&archive[..], &["--json"]].concat()).ends_with(0).json();
    assert_eq!(fields(&made), ["file", "store"]);
    let lines = std::fs::read_to_string(at("lines")).expect("an archive");
    assert!(lines.starts_with("{\"jadoube-archive\":"), "{lines}");
    // An existing file is never written over.
    jadoube(&archive).ends_with(3).complains(&["lines"]);
    for (backup, new) in [("copy.db", "first.db"), ("lines", "second.db")] {
        let restore = ["store", "restore", &at(backup), "--store", &at(new)];
        jadoube(&restore).ends_with(0).says(&["2 logs", "4 entries"]);
        jadoube(&restore).ends_with(3).complains(&["not empty"]);
        let verified = jadoube(&["store", "verify", "--store", &at(new)]).ends_with(0);
        verified.says(&["2 logs", "4 entries", "nothing is wrong"]);
    }
    // As it was at a moment: the entries are of the first seconds of 1970.
    for (until, said) in [("7", "2 logs"), ("1970-01-01T01:00:00.006+01:00", "0 logs")] {
        let new = at(&format!("until-{}.db", until.len()));
        let restore = ["store", "restore", &at("lines"), "--until", until, "--store", &new];
        jadoube(&restore).ends_with(0).says(&[said, until, "revoked"]);
        jadoube(&["store", "verify", "--store", &new]).ends_with(0);
    }
    let restore = ["store", "restore", &at("lines"), "--until", "noon", "--store", &at("no.db")];
    jadoube(&restore).ends_with(2).complains(&["noon", "2026-11-16T15:04:05+01:00"]);
    assert!(!Path::new(&at("no.db")).exists());
    let restore = ["store", "restore", &at("event.db-none"), "--store", &at("third.db")];
    jadoube(&restore).ends_with(3).complains(&["event.db-none"]);
}

#[test]
fn a_report_is_made_of_an_event() {
    let folder = folder("store-report");
    let at = |name: &str| format!("{folder}/{name}");
    filled(&at("event.db"), entries());
    let (none, events) = (at("none.pdf"), at("event.db"));
    let report = ["store", "report", &none, "--store", &events];
    jadoube(&report).ends_with(2).complains(&["There is no event in the store."]);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("a runtime").block_on(async {
        let store = Store::open(&StoreUrl::File(at("event.db").into())).await.expect("a store");
        for (id, name) in [("e1", "Spring Open"), ("e2", "Blitz")] {
            let settings = Settings {
                name: name.to_owned(),
                edition: "fide-2023".to_owned(),
                time_control: "all/0:30:00".to_owned(),
                ..Settings::default()
            };
            let made = TournamentBody::Created(settings).entry(UnixMillis(7)).expect("an entry");
            let stream = StreamId::tournament(id).expect("an id");
            store.append(&stream, Seq::START, vec![made]).await.expect("written");
        }
        store.close().await;
    });
    jadoube(&report).ends_with(2).complains(&["e1 (Spring Open), e2 (Blitz)"]);
    for (name, more) in [("day.pdf", "--round=1"), ("chief.pdf", "--arbiter")] {
        let file = at(name);
        let report = ["store", "report", &file, "--event", "e1", more, "--store", &events];
        jadoube(&report).ends_with(0).says(&["Spring Open", name]);
        assert!(std::fs::read(&file).expect("a file").starts_with(b"%PDF-"));
        // An existing file is never written over.
        jadoube(&report).ends_with(3).complains(&[name]);
    }
    let unknown = ["store", "report", &none, "--event", "e9", "--store", &events];
    jadoube(&unknown).ends_with(2).complains(&["“e9”"]);
    let offset = ["store", "report", &none, "--offset", "noon", "--store", &events];
    jadoube(&offset).ends_with(2).complains(&["“noon”"]);
}

#[test]
fn what_is_wrong_is_named_in_the_users_language() {
    let folder = folder("store-verify");
    let path = format!("{folder}/event.db");
    let mut wrong = entries();
    let body = GameBody::Opened(Box::new(opened("edition of mine\n")));
    wrong[0] = body.entry(UnixMillis(7)).expect("an entry");
    filled(&path, wrong);
    let verify = ["store", "verify", "--store", &path];
    jadoube(&verify).ends_with(1).says(&["game/other cannot be played again"]);
    for (language, said) in [("cs", "nelze znovu"), ("sk", "nedá znova"), ("sl", "ni mogoče")] {
        jadoube(&[&verify[..], &["--lang", language]].concat()).ends_with(1).says(&[said]);
    }
    let found = jadoube(&[&verify[..], &["--json"]].concat()).ends_with(1).json();
    assert_eq!(fields(&found), ["entries", "faults", "logs", "store"]);
    assert_eq!(fields(&found["faults"][0]), ["fault", "log", "sentence"]);
    assert_eq!(found["faults"][0]["fault"], "unreadable");
    assert_eq!(found["faults"].as_array().map(Vec::len), Some(1));
}

#[test]
fn to_look_at_a_store_makes_none() {
    let folder = folder("store-none");
    let path = format!("{folder}/none.db");
    jadoube(&["store", "verify", "--store", &path]).ends_with(3).complains(&["none.db"]);
    let backup = format!("{folder}/copy.db");
    jadoube(&["store", "backup", &backup, "--store", &path]).ends_with(3).complains(&["none.db"]);
    assert!(!Path::new(&path).exists() && !Path::new(&backup).exists());
    jadoube(&["store", "verify", "--store", "mysql://x"]).ends_with(2).complains(&["mysql"]);
    jadoube(&["store"]).ends_with(2);
}
