//! Logs played again: corrections, other rulings than were stored, forms of other versions.

use clock::{Instant, Millis};
use jadoube_store::exchange::{export_transcript, import_transcript};
use jadoube_store::tournament::Source;
use jadoube_store::wire::v1::tournament::Side;
use jadoube_store::wire::v1::{
    AttentionAct, Body, Correction, EnteredResult, GameBody, GameOpened, NotABody, RecordedBy,
    ResultTold, RulingRecord, V1, schemas, tournament::Player,
};
use jadoube_store::{Author, Entry, GameLog, NotReplayed, Seq, Telling, UnixMillis, replay};
use serde_json::{Value, json};
use transcript::read_event;

use crate::scenarios::kept;

pub(crate) fn opened() -> GameOpened {
    let player = |id: &str, name: &str| Player {
        id: id.to_owned(),
        name: name.to_owned(),
        rating: Some(2105),
        title: Some("WFM".to_owned()),
        ..Player::default()
    };
    GameOpened {
        v: V1,
        event: Some("open".to_owned()),
        round: Some(2),
        board: Some(3),
        white: player("p1", "Nováková, Anna"),
        black: player("p2", "Kranjc, Miha"),
        header: "edition fide-2023\ndate 2026-11-16\ntime 40/1:30:00, all/0:30:00; +0:30\n"
            .to_owned(),
        not_started: false,
        start_follows_board: true,
        labels: vec![("Event".to_owned(), "Spring Open".to_owned())],
    }
}

/// A game of these lines, one second after the other, recorded by the arbiter.
pub(crate) fn recorded(lines: &[&str]) -> GameLog {
    let mut log = GameLog::open(opened()).expect("a game");
    for (index, line) in lines.iter().enumerate() {
        let event = read_event(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let at = Instant::after_start(Millis::from_seconds(index as u64 + 1));
        let recorded = log.line(Telling::by(RecordedBy::Arbiter, at), &event);
        recorded.unwrap_or_else(|why| panic!("{line}: {why}"));
    }
    log
}

pub(crate) async fn log(lines: &[&str]) -> Vec<Entry> {
    kept(recorded(lines).entries(UnixMillis(7)).expect("entries")).await
}

async fn with(mut bodies: Vec<GameBody>, more: &[GameBody]) -> Vec<Entry> {
    bodies.extend(more.iter().cloned());
    kept(bodies.iter().map(|it| it.entry(UnixMillis(7)).expect("an entry")).collect()).await
}

fn correction(to: u64) -> GameBody {
    let reason = "the wrong board was tapped".to_owned();
    GameBody::Correction(Correction {
        v: V1,
        at_ms: 1000,
        by: RecordedBy::Arbiter,
        who: None,
        replaces: None,
        to,
        reason,
    })
}

const LINES: [&str; 3] =
    ["white plays e4 and presses", "black touches e7", "black plays e5 and presses"];

#[tokio::test]
async fn a_correction_strikes_and_deletes_nothing() {
    let log = recorded(&LINES);
    let replayed = replay(&with(log.bodies(), &[correction(2)]).await).expect("a game");
    let struck = replayed.told().iter().map(|it| replayed.struck_by(it.seq));
    let by = Some(Seq(5));
    assert_eq!(struck.collect::<Vec<_>>(), [None, None, by, by, None]);
    assert_eq!(replayed.game(), recorded(&LINES[..1]).game());
    assert_eq!(replayed.record().standing().count(), 1);
    // Back to the very beginning.
    let replayed = replay(&with(log.bodies(), &[correction(1)]).await).expect("a game");
    assert_eq!(&**replayed.game(), replayed.record().start());
    // How it was set up last is never struck out, and can be gone back to again.
    let first = log.bodies().into_iter().take(1);
    let twice: Vec<GameBody> = first.chain(log.bodies()).collect();
    let replayed = replay(&with(twice, &[correction(1), correction(2)]).await).expect("a game");
    let struck = replayed.told().iter().map(|it| replayed.struck_by(it.seq).is_some());
    assert_eq!(struck.collect::<Vec<_>>(), [false, false, true, true, true, true, false]);
    // What was struck does not stand again, and what never was cannot.
    for to in [0, 3, 4, 9] {
        let entries = with(log.bodies(), &[correction(2), correction(to)]).await;
        let refused = replay(&entries);
        assert!(matches!(refused, Err(NotReplayed::Correction { .. })), "{to}: {refused:?}");
    }
}

#[tokio::test]
async fn what_was_struck_out_stays_so_when_the_game_is_set_up_again() {
    let bodies = recorded(&LINES).bodies();
    let (opened, first) = (bodies[0].clone(), bodies[1].clone());
    let mut after = vec![correction(1), opened.clone()];
    let replayed = replay(&with(bodies.clone(), &after).await).expect("a game");
    assert!(replayed.is_untouched());
    after.push(first);
    let replayed = replay(&with(bodies.clone(), &after).await).expect("a game");
    assert!(!replayed.is_untouched());
    let struck = replayed.told().iter().map(|it| replayed.struck_by(it.seq).is_some());
    assert_eq!(struck.collect::<Vec<_>>(), [false, true, true, true, false, false, false]);
    assert_eq!(replayed.game(), recorded(&LINES[..1]).game());
    // Where a move stands nothing is set up.
    let refused = replay(&with(bodies, &[correction(2), opened]).await);
    assert!(matches!(refused, Err(NotReplayed::Order(Seq(6)))), "{refused:?}");
}

#[tokio::test]
async fn other_rulings_than_were_stored_are_reported() {
    let mut bodies = recorded(&LINES).bodies();
    let GameBody::Event(event) = &mut bodies[2] else { panic!("an event") };
    let was = event.rulings.clone();
    event.rulings[0].articles = vec!["1.1".to_owned()];
    let replayed = replay(&with(bodies, &[]).await).expect("a game");
    assert_eq!(replayed.differences().len(), 1);
    let difference = &replayed.differences()[0];
    assert_eq!((difference.seq, &difference.now), (Seq(3), &was));
    assert_eq!(difference.stored[0].articles, ["1.1"]);
    assert_eq!(replayed.game(), recorded(&LINES).game());
}

#[tokio::test]
async fn the_stored_ruling_is_that_of_the_decision() {
    let log = log(&LINES).await;
    let event = &log[2];
    assert_eq!(event.kind.as_str(), "event");
    let expected = json!({
        "v": 1, "at_ms": 2000, "by": "arbiter", "line": "black touches e7",
        "rulings": [{
            "v": 1, "ruling": "must black move e7", "articles": ["4.3.1"], "provisions": ["act.touch.own"],
            "edition": "fide-2023", "readings": [], "certain": true, "audience": "all", "quiet": false,
            "kind": "must", "background": [], "missing": []
        }]
    });
    let mut found = event.body.clone();
    // Which provisions stand beside the leading one is for the laws to say.
    let leading = found["rulings"][0]["provisions"][0].clone();
    found["rulings"][0]["provisions"] = Value::Array(vec![leading]);
    let articles = found["rulings"][0]["articles"][0].clone();
    found["rulings"][0]["articles"] = Value::Array(vec![articles]);
    found["rulings"][0]["background"] = json!([]);
    assert_eq!(found, expected);
}

#[test]
fn all_readings_are_kept_and_the_one_of_old_is_read() {
    let record = |readings: Value| {
        let mut ruling = json!({
            "v": 1, "ruling": "must black move e7", "articles": [], "provisions": [], "edition": "fide-2023",
            "certain": true, "audience": "all", "quiet": false
        });
        let (name, value) = readings.as_object().and_then(|it| it.iter().next()).expect("a field");
        ruling[name] = value.clone();
        serde_json::from_value::<RulingRecord>(ruling).expect("a ruling")
    };
    let both = record(json!({ "readings": ["Q-11", "Q-12"] }));
    assert_eq!(both.readings, ["Q-11", "Q-12"]);
    let again = serde_json::to_value(&both).expect("JSON");
    assert_eq!(again["readings"], json!(["Q-11", "Q-12"]));
    assert_eq!(record(json!({ "reading": "Q-11" })).readings, ["Q-11"]);
    assert_eq!(record(json!({ "reading": null })).readings, [""; 0]);
}

#[tokio::test]
async fn what_is_no_log_of_a_game_is_refused() {
    let log = log(&LINES).await;
    assert!(matches!(replay(&[]), Err(NotReplayed::Empty)));
    assert!(matches!(replay(&log[1..]), Err(NotReplayed::Order(_))));
    let twice: Vec<Entry> = log.iter().chain(&log[..1]).cloned().collect();
    assert!(matches!(replay(&twice), Err(NotReplayed::Order(_))));
    // Before anything has happened it may be set up again.
    let again: Vec<Entry> = log[..1].iter().chain(&log).cloned().collect();
    assert!(replay(&again).is_ok());
    let change = |seq: usize, change: &dyn Fn(&mut Value)| {
        let mut log = log.clone();
        change(&mut log[seq].body);
        replay(&log)
    };
    let version = change(1, &|it| it["v"] = json!(2));
    assert!(matches!(version, Err(NotReplayed::Body(NotABody::Form { seq: Seq(2), .. }))));
    for line in ["white plays", "white plays e9", "0:05 black touches e7", "black plays Ke4"] {
        let refused = change(1, &|it| it["line"] = json!(line));
        assert!(matches!(refused, Err(NotReplayed::Event { .. })), "{line}: {refused:?}");
    }
    let header = change(0, &|it| it["header"] = json!("edition of mine\n"));
    assert!(matches!(header, Err(NotReplayed::Start { seq: Seq(1), .. })));
}

#[test]
fn the_schemas_name_every_kind() {
    let schemas = schemas();
    let text = |name: &str| {
        let found = schemas.iter().find(|it| it.0 == name).expect("a schema");
        serde_json::to_string(&found.1).expect("JSON")
    };
    for kind in ["start", "event", "correction", "at_ms", "rulings", "provisions"] {
        assert!(text("game").contains(&format!("\"{kind}\"")), "{kind}");
    }
    for kind in ["created", "player-withdrawn", "round-made", "result-corrected", "token_hash"] {
        assert!(text("tournament").contains(&format!("\"{kind}\"")), "{kind}");
    }
}

/// The entries one by one, each position looked at in its turn.
fn one_by_one(entries: &[Entry]) -> GameLog {
    let (first, rest) = entries.split_first().expect("an entry");
    let mut log = GameLog::begun(first).expect("a game");
    for entry in rest {
        log.next(entry).expect("it follows");
    }
    log
}

#[tokio::test]
async fn a_dead_position_is_found_whether_the_log_says_so_or_not() {
    let header = "edition fide-2023\nposition 4k3/8/8/8/8/3p4/8/2B1K3 w - - 0 1\n".to_owned();
    let mut log = GameLog::open(GameOpened { header, ..opened() }).expect("a game");
    let lines = ["white plays Be3 and presses", "black plays d2+ and presses", "white plays Bxd2"];
    for (second, line) in (1..).zip(lines) {
        let at = Instant::after_start(Millis::from_seconds(second));
        let line = read_event(line).expect("a line");
        log.line(Telling::by(RecordedBy::Arbiter, at), &line).expect("it happened");
    }
    assert!(log.game().is_over());
    let entries = kept(log.entries(UnixMillis(7)).expect("entries")).await;
    let replayed = replay(&entries).expect("a game");
    assert_eq!((replayed.game(), replayed.differences().len()), (log.game(), 0));

    // As if nobody had seen it then.
    let mut unseen = entries;
    let rulings = unseen[3].body["rulings"].as_array_mut().expect("rulings");
    let all = rulings.len();
    rulings.retain(|it| it["ruling"].as_str().is_some_and(|it| it.starts_with("made")));
    assert!(rulings.len() < all, "{rulings:?}");
    let replayed = replay(&unseen).expect("a game");
    assert!(replayed.game().is_over());
    let differs: Vec<Seq> = replayed.differences().iter().map(|it| it.seq).collect();
    assert_eq!(differs, [unseen[3].seq]);
    assert_eq!(replayed.differences(), one_by_one(&unseen).differences());
}

/// Who attends to a game stands in its log, by name, and changes nothing else in it.
#[tokio::test]
async fn who_attends_to_a_game_changes_no_ruling() {
    let plain = recorded(&LINES);
    let mut log = recorded(&LINES);
    let jana = Author { by: RecordedBy::Arbiter, who: Some("Nová, Jana".to_owned()) };
    let at = log.game().now();
    for act in [AttentionAct::BoardTaken, AttentionAct::MustRead { entry: 3 }] {
        log.attend(jana.clone(), at, act, UnixMillis(7));
    }
    let read = AttentionAct::Read { entry: 3, side: Side::White };
    log.attend(RecordedBy::White.into(), at, read, UnixMillis(7));
    let entries = kept(log.entries(UnixMillis(7)).expect("entries")).await;
    assert_eq!(
        entries[5].body,
        json!({ "v": 1, "at_ms": 3000, "by": "arbiter", "who": "Nová, Jana", "act": "must-read", "entry": 3 })
    );
    let replayed = replay(&entries).expect("a game");
    assert_eq!(replayed.bodies(), log.bodies());
    assert_eq!(replayed.game(), plain.game());
    assert_eq!(replayed.differences(), []);
    // A correction goes back over it.
    let replayed = replay(&with(log.bodies(), &[correction(2)]).await).expect("a game");
    assert_eq!(replayed.game(), recorded(&LINES[..1]).game());
    // The name of who recorded a line goes out with it and comes back.
    let mut named = GameLog::open(opened()).expect("a game");
    let line = read_event(LINES[0]).expect("a line");
    let telling = Telling { who: jana.who.clone(), ..Telling::by(jana.by, at) };
    named.line(telling, &line).expect("it happened");
    let text = export_transcript(&named);
    let back = import_transcript(&text, UnixMillis(7)).expect("a game");
    let entry = back[0].entries.last().expect("an entry");
    assert_eq!(entry.body["who"], "Nová, Jana", "{text}");
}

#[tokio::test]
async fn a_result_by_hand_ends_a_game_and_changes_no_ruling() {
    let who = Some("Nová, Jana".to_owned());
    let told = |entry, entered| {
        GameBody::Result(ResultTold { v: V1, at_ms: 3000, entry, entered, who: who.clone() })
    };
    let score = |text: &str| EnteredResult::Score(text.to_owned());
    let log = recorded(&LINES);
    let replayed = replay(&with(log.bodies(), &[told(7, score("½-0"))]).await).expect("a game");
    assert_eq!(replayed.differences(), []);
    assert_eq!(replayed.told().last().and_then(|it| it.who.clone()), who);
    assert_eq!(replayed.game(), log.game());
    assert!(replayed.is_over() && !replayed.game().is_over());
    let result = replayed.result().expect("a result");
    assert_eq!((result.score.text().as_str(), result.source), ("½-0", Source::ByHand));
    assert_eq!((replayed.heard(), replayed.decided_since()), (Seq(7), Some(Seq(5))));
    // A correction of the game leaves it; another word of the tournament does not.
    let more = [told(7, score("1-0")), correction(2), told(9, score("0-1"))];
    let corrected = replay(&with(log.bodies(), &more).await).expect("a game");
    assert_eq!(corrected.struck_by(Seq(5)), None);
    assert_eq!(corrected.decided_since(), Some(Seq(5)));
    assert_eq!(corrected.result().map(|it| it.score.text()), Some("0-1".to_owned()));
    let more = [told(7, score("1-0")), told(9, EnteredResult::Nothing)];
    let withdrawn = replay(&with(log.bodies(), &more).await).expect("a game");
    assert!(!withdrawn.is_over() && withdrawn.result().is_none());
    assert_eq!(withdrawn.decided_since(), None);
    // The log says the same again, and what is no result is refused.
    assert_eq!(withdrawn.bodies().last(), more.last());
    let refused = replay(&with(log.bodies(), &[told(7, score("2-0"))]).await);
    assert!(matches!(refused, Err(NotReplayed::Result { seq: Seq(5) })), "{refused:?}");
}

/// A log that does not say that the start follows the board is ruled as it was when it was written.
#[tokio::test]
async fn an_older_log_keeps_the_start_under_which_it_was_ruled() {
    let black_moves =
        "edition fide-2023\ntime all/2:00:00\nposition 4k3/8/8/8/8/8/8/R3K3 b - - 0 1\n";
    let lines = ["round starts", "white presses", "white resigns"];
    let log = |start_follows_board: bool| {
        let header = black_moves.to_owned();
        let opened = GameOpened { header, not_started: true, start_follows_board, ..opened() };
        let mut log = GameLog::open(opened).expect("a game");
        let told = (1..).zip(lines).map(|(second, line)| {
            let at = Instant::after_start(Millis::from_seconds(second));
            let line = read_event(line).expect("a line");
            log.line(Telling::by(RecordedBy::Arbiter, at), &line).map(drop)
        });
        let told: Result<Vec<()>, _> = told.collect();
        told.map(|_| log)
    };
    let older = log(false).expect("White's clock was started");
    let entries = kept(older.entries(UnixMillis(7)).expect("entries")).await;
    assert!(entries[0].body.get("start_follows_board").is_none());
    let replayed = replay(&entries).expect("it is played again");
    assert_eq!((replayed.game(), replayed.differences().len()), (older.game(), 0));
    assert!(replayed.game().is_over());
    assert!(log(true).is_err(), "Black's clock was started: White cannot press");
}
