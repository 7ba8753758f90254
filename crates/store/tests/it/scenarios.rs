//! Every event of every scenario of the rules: to the wire and back, stored and played again.

use std::fs;
use std::path::{Path, PathBuf};

use clock::{Instant, Millis};
use jadoube_store::wire::v1::{
    Body, GameBody, GameEvent, GameOpened, RecordedBy, V1, tournament::Player,
};
use jadoube_store::{Entry, GameLog, NewEntry, Seq, Store, StoreUrl, Telling, UnixMillis, replay};
use laws::event::{Event, Seen};
use laws::game::Game;
use transcript::{
    Case, EventLine, File, Header, Line, Stamp, Statement, configure, languages, read_markdown,
    understand,
};

use crate::ground::game;

/// The files of scenarios, by name.
pub(crate) fn files() -> Vec<(String, File)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/scenarios");
    let entries = fs::read_dir(folder).expect("the scenarios");
    let mut paths: Vec<PathBuf> = entries.map(|it| it.expect("a file").path()).collect();
    paths.retain(|it| it.extension().is_some_and(|it| it == "md"));
    paths.sort();
    let read = |path: &PathBuf| {
        let text = fs::read_to_string(path).expect("a text");
        let file = read_markdown(&text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        (path.file_name().expect("a name").to_string_lossy().into_owned(), file)
    };
    paths.iter().map(read).collect()
}

/// When each event of a case happens, and the line.
pub(crate) fn events(case: &Case) -> Vec<(u64, transcript::EventLine)> {
    let mut now = 0;
    let mut origin = None;
    let mut found = Vec::new();
    for line in &case.lines {
        let Some(Statement::Event(event)) = &line.what else { continue };
        now = match event.stamp {
            None => now,
            Some(Stamp::SinceStart(time)) => time.get(),
            Some(Stamp::OfDay(time)) => {
                let start: Millis = *origin.get_or_insert_with(|| start_of(case).unwrap_or(time));
                time.saturating_sub(start).get()
            }
        };
        found.push((now, event.clone()));
    }
    found
}

fn start_of(case: &Case) -> Option<Millis> {
    case.header.iter().find_map(|it| match it.what {
        Some(Header::Start(time)) => Some(time),
        _ => None,
    })
}

/// The first entry of the log of a case.
pub(crate) fn opened(shared: &[Line<Header>], case: &Case) -> Option<GameOpened> {
    let configuration = configure(shared, case).ok()?;
    let lines = shared.iter().chain(&case.header).filter_map(|it| it.what.as_ref());
    let player = |id: &str| Player { id: id.to_owned(), name: id.to_owned(), ..Player::default() };
    Some(GameOpened {
        v: V1,
        event: Some("open".to_owned()),
        round: Some(1),
        board: Some(4),
        white: player("p1"),
        black: player("p2"),
        header: lines.map(|it| transcript::header_line(it) + "\n").collect(),
        not_started: configuration.not_started,
        start_follows_board: true,
        labels: Vec::new(),
    })
}

/// Every case that can be set up, with its recorded log.
pub(crate) fn logs() -> Vec<(String, GameLog)> {
    let mut found = Vec::new();
    for (name, file) in files() {
        for case in &file.cases {
            let Some(opened) = opened(&file.shared, case) else { continue };
            let Ok(mut log) = GameLog::open(opened) else { continue };
            for (at, line) in events(case) {
                // What cannot have happened is part of some scenarios, and is not recorded.
                let at = Instant::after_start(Millis::new(at));
                let _ = log.line(Telling::by(RecordedBy::Server, at), &line);
            }
            found.push((format!("{name} {}", case.id()), log));
        }
    }
    assert!(found.len() > 400, "{}", found.len());
    found
}

/// The entries that a store would give back.
pub(crate) async fn kept(entries: Vec<NewEntry>) -> Vec<Entry> {
    let store = Store::open(&StoreUrl::Memory).await.expect("a store");
    store.append(&game("g"), Seq::START, entries).await.expect("written");
    let read = store.read(&game("g"), Seq::START).await.expect("read");
    store.close().await;
    read
}

#[test]
fn every_event_goes_to_the_wire_and_back() {
    let mut count = 0;
    for (name, file) in files() {
        for case in &file.cases {
            let Ok(configuration) = configure(&file.shared, case) else { continue };
            let languages = languages(&configuration);
            let Ok(mut game) = Game::new(&configuration) else { continue };
            for (at, line) in events(case) {
                let Ok(what) = understand(&game, languages, &line) else { continue };
                for (seen, by) in [
                    (Seen::AsRegulated, RecordedBy::Server),
                    (Seen::AsRegulated, RecordedBy::Arbiter),
                    (Seen::ByArbiter, RecordedBy::Both),
                    (Seen::ByArbiter, RecordedBy::Arbiter),
                ] {
                    let at = Instant::after_start(Millis::new(at));
                    let through_assistant = line.assistant;
                    let event = Event { at, seen, through_assistant, what: what.clone() };
                    let position = game.standing().setup();
                    let told = EventLine::of(None, &event.what, &position);
                    let told = EventLine { assistant: through_assistant, ..told };
                    let wire = GameEvent::told(event.at, by, event.seen, &told);
                    let json = serde_json::to_string(&wire).expect("JSON");
                    let back: GameEvent = serde_json::from_str(&json).expect("the form");
                    assert_eq!(back, wire);
                    let line = back.read().expect("a line");
                    let what = understand(&game, languages, &line).expect("a move");
                    let (at, seen) = (back.at(), back.seen());
                    let again = Event { at, seen, through_assistant: line.assistant, what };
                    assert_eq!(again, event, "{name} {}: {json}", case.id());
                }
                count += 1;
                let _ = game.record(&Event::new(Instant::after_start(Millis::new(at)), what));
            }
        }
    }
    assert!(count > 1500, "{count}");
}

#[tokio::test]
async fn every_scenario_is_stored_and_played_again() {
    for (name, log) in logs() {
        let entries = log.entries(UnixMillis(5)).expect("entries");
        let kept = kept(entries).await;
        let bodies: Vec<GameBody> =
            kept.iter().map(|it| GameBody::of(it).expect("the form")).collect();
        assert_eq!(bodies, log.bodies(), "{name}");
        let replayed = replay(&kept).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(replayed.differences(), [], "{name}");
        assert_eq!(replayed.game(), log.game(), "{name}");
    }
}
