//! Logs as the program wrote them before its parts began to speak in types, with what they came to: corrected, with gaps and presses that
//! were under way, changes of options and answers in words of every sort, taken in from other programs, and of a desk where everything
//! failed. The same is ruled today, or stands in `changed.tsv` with its article.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use board::{Color, Setup};
use jadoube_store::wire::v1::{Body, RulingRecord};
use jadoube_store::{Entry, EntryKind, GameLog, Hash, Seq, UnixMillis, replay};
use laws::game::Phase;
use notation::fen::{self, FenStyle};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use transcript::{EventLine, State, read_logged_event, state_line};

use crate::ground::game;

#[derive(Deserialize)]
struct Log {
    name: String,
    entries: Vec<Stored>,
    end: End,
}

#[derive(Deserialize)]
struct Stored {
    kind: String,
    at: i64,
    body: Value,
}

/// What a log comes to.
#[derive(Deserialize, Serialize, PartialEq, Debug)]
struct End {
    fen: String,
    /// What stands on the board, where that is something else.
    board: Option<String>,
    plies: usize,
    times: [Option<u64>; 2],
    runs: Option<String>,
    phase: String,
    result: Option<String>,
    questions: Vec<String>,
    /// What was struck out, and by which entry.
    struck: Vec<(u64, u64)>,
}

impl End {
    fn of(log: &GameLog) -> End {
        let game = log.game();
        let setup = game.standing().setup();
        let placed = Setup { placement: *game.board().placement(), ..setup };
        let [fen, on_board] = [setup, placed].map(|it| fen::write(&it, FenStyle::default()));
        let questions = game.questions().iter().map(|it| {
            let about = it.about.as_ref().and_then(laws::event::Who::player);
            let about = about.map(|it| format!(" {it}")).unwrap_or_default();
            format!("{} {}{about}", it.which, it.provision.key())
        });
        let result = game.outcome().map(|it| State::Result(Some((it.result, Some(it.reason)))));
        let struck = log.told().iter().filter_map(|it| Some((it.seq.0, log.struck_by(it.seq)?.0)));
        let board = on_board.split(' ').next().filter(|_| on_board != fen).map(str::to_owned);
        End {
            board,
            fen,
            plies: game.history().plies().len(),
            times: Color::ALL.map(|side| game.times().map(|it| it[side].get())),
            runs: game.running().map(|it| it.to_string()),
            phase: match game.phase() {
                Phase::NotStarted => "not started",
                Phase::Running => "running",
                Phase::Adjourned => "adjourned",
                Phase::Over => "over",
                Phase::Annulled => "annulled",
            }
            .to_owned(),
            result: result.map(|it| state_line(&it)),
            questions: questions.collect(),
            struck: struck.collect(),
        }
    }
}

fn entry((seq, stored): (u64, &Stored)) -> Entry {
    Entry {
        stream: game("g"),
        seq: Seq(seq),
        at: UnixMillis(stored.at),
        kind: EntryKind::new(&stored.kind).expect("a kind"),
        body: stored.body.clone(),
        previous: Hash::START,
        hash: Hash::START,
    }
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The places that differ on purpose: the log and the number of its entry, or `end`.
fn changed() -> BTreeMap<(String, String), bool> {
    let list = fs::read_to_string(folder().join("changed.tsv")).expect("a list");
    let rows = list.lines().filter(|it| !it.starts_with('#')).map(|it| it.split('\t'));
    let place = |mut row: std::str::Split<'_, char>| {
        let place = (row.next()?.to_owned(), row.next()?.to_owned());
        let (article, why) = (row.next()?, row.next()?);
        assert!(!article.is_empty() && !why.is_empty(), "{place:?} has its article and its reason");
        Some((place, false))
    };
    rows.map(|it| place(it).expect("a row of four cells")).collect()
}

fn rulings(all: &[RulingRecord]) -> String {
    let one =
        |it: &RulingRecord| format!("\n      {} {:?} {:?}", it.ruling, it.articles, it.readings);
    all.iter().map(one).collect()
}

/// A body without the rulings, which are compared by the log itself, and without the way in which its line is written: `default_time 0:00`
/// is printed as `default_time 0:00:00`.
fn meant(body: &Value) -> (Value, Option<EventLine>) {
    let mut body = body.clone();
    if let Some(rulings) = body.get_mut("rulings") {
        rulings.take();
    }
    let line = body.get_mut("line").map(Value::take);
    let line = line.map(|it| read_logged_event(it.as_str().expect("a text")).expect("a line"));
    (body, line)
}

/// Where a log differs from what it was, and how.
fn differing(log: &Log) -> Vec<(String, String)> {
    let stored: Vec<Entry> = (1..).zip(&log.entries).map(entry).collect();
    let now = match replay(&stored) {
        Ok(it) => it,
        Err(why) => return vec![("all".to_owned(), why.to_string())],
    };
    let told = |it: &Entry| it.body["line"].as_str().unwrap_or_default().to_owned();
    let mut found: Vec<(String, String)> = Vec::new();
    for (entry, body) in stored.iter().zip(now.bodies()) {
        let body = body.to_value().expect("JSON");
        let ruled = now.differences().iter().find(|it| it.seq == entry.seq);
        if let Some(it) = ruled {
            let (was, is) = (rulings(&it.stored), rulings(&it.now));
            found.push((
                entry.seq.to_string(),
                format!("{}\n    was{was}\n    is{is}", told(entry)),
            ));
        } else if meant(&body) != meant(&entry.body) {
            found.push((entry.seq.to_string(), format!("{}\n    is {body}", entry.body)));
        }
    }
    let end = End::of(&now);
    if end != log.end {
        found.push(("end".to_owned(), format!("\n    was {:?}\n    is  {end:?}", log.end)));
    }
    found
}

#[test]
fn logs_come_to_what_they_came_to() {
    let packed = fs::read(folder().join("games-with-corrections.jsonl.zst")).expect("the logs");
    let text = zstd::decode_all(&packed[..]).expect("packed well");
    let text = String::from_utf8(text).expect("a text");
    let (mut changed, mut count, mut report, mut differ) = (changed(), 0, String::new(), 0);
    for line in text.lines() {
        let log: Log = serde_json::from_str(line).expect("a log");
        count += 1;
        for (at, how) in differing(&log) {
            if let Some(found) = changed.get_mut(&(log.name.clone(), at.clone())) {
                *found = true;
                continue;
            }
            differ += 1;
            if differ <= 30 || std::env::var("ALL").is_ok() {
                let _ = writeln!(report, "{}, entry {at}: {how}", log.name);
            }
        }
    }
    assert!(count > 300, "{count} logs");
    assert_eq!(differ, 0, "{differ} places of {count} logs differ:\n{report}");
    let alike: Vec<_> = changed.iter().filter(|it| !it.1).map(|it| it.0).collect();
    assert!(alike.is_empty(), "in changed.tsv, but as ever: {alike:?}");
}
