//! Logs that were written by an earlier program.

use jadoube_store::wire::v1::Body;
use jadoube_store::{Entry, EntryKind, Hash, Seq, UnixMillis, replay};
use serde::Deserialize;
use serde_json::Value;

use crate::ground::game;

const LOGS: &str = include_str!("../fixtures/games-of-form-1.jsonl");

#[derive(Deserialize)]
struct Log {
    name: String,
    entries: Vec<Stored>,
}

#[derive(Deserialize)]
struct Stored {
    kind: String,
    body: Value,
}

fn entry((seq, stored): (u64, &Stored)) -> Entry {
    Entry {
        stream: game("g"),
        seq: Seq(seq),
        at: UnixMillis(5),
        kind: EntryKind::new(&stored.kind).expect("a kind"),
        body: stored.body.clone(),
        previous: Hash::START,
        hash: Hash::START,
    }
}

/// A body without what rulings say since. The kind of each is the beginning of its line.
fn as_of_old(mut body: Value) -> Value {
    let rulings = body.get_mut("rulings").and_then(Value::as_array_mut);
    for ruling in rulings.into_iter().flatten() {
        let ruling = ruling.as_object_mut().expect("a ruling");
        let kind = ruling.remove("kind").expect("a kind");
        let begins = kind.as_str().expect("a name").replace('-', " ");
        let line = ruling["ruling"].as_str().expect("a line").to_owned();
        let goes_on =
            line.strip_prefix(&begins).is_some_and(|it| it.is_empty() || it.starts_with(' '));
        assert!(goes_on, "{line} is of the kind {kind}");
        assert_eq!(ruling.remove("asks").is_some(), kind == "asks", "{line}");
        for since in ["background", "missing"] {
            assert!(ruling.remove(since).expect(since).is_array(), "{line}");
        }
    }
    body
}

/// The same is ruled, in the same words, and would be stored so again.
#[test]
fn logs_of_the_first_form_are_played_again_and_nothing_differs() {
    let mut count = 0;
    for line in LOGS.lines() {
        let Log { name, entries } = serde_json::from_str(line).expect("a log");
        let stored: Vec<Entry> = (1..).zip(&entries).map(entry).collect();
        let log = replay(&stored).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(log.differences(), [], "{name}");
        let followed = log.record().as_after(log.seq().0);
        assert_eq!(followed.as_ref(), Ok(&**log.game()), "{name}");
        // What was decided, folded, is the same game.
        let folded = log.record().standing().fold(log.record().start().clone(), |game, it| {
            laws::apply(&game, &it.event, &it.rulings).expect("it happened")
        });
        assert_eq!(folded, **log.game(), "{name}");
        let again = log.bodies().into_iter().map(|it| as_of_old(it.to_value().expect("JSON")));
        let then = entries.into_iter().map(|it| it.body);
        assert_eq!(again.collect::<Vec<_>>(), then.collect::<Vec<_>>(), "{name}");
        count += 1;
    }
    assert!(count > 300, "{count}");
}
