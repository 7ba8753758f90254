//! Reports as files, read again as a reader of such files does.

#[path = "../../../paper/tests/it/text.rs"]
mod text;

use clock::{Instant, Millis};
use messages::{Language, Messages};
use serde_json::{Value, json};
use store::tournament::Tournament;
use store::wire::v1::tournament::{Pairing, Player, ResultEntered, RoundMade, Settings};
use store::wire::v1::{GameOpened, RecordedBy, TournamentBody, V1};
use store::{GameLog, Seq, Telling, UnixMillis};
use tell::event::{ReportedEvent, Scope, day_report, pdf};
use transcript::read_event;

use crate::support::Server;
use text::text_of;

async fn pages(server: &Server, path: &str) -> Vec<String> {
    text_of(&server.file(path, server.chief()).await)
}

/// All in one line: lines are broken where they are too long.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn has(pages: &[String], told: &str) -> bool {
    flat(&pages.concat()).contains(&flat(told))
}

#[tokio::test]
async fn the_report_of_the_day_has_every_incident() {
    let server = Server::start().await;
    let (event, games) = server.event(json!({ "name": "Brněnský přebor" }), 3).await;
    for game in &games {
        let lines = ["round starts", "white plays e2e5 and presses"];
        server.tells(game, server.chief(), &lines).await;
    }
    let drawn = [
        "arbiter starts white",
        "white plays e4 and presses",
        "black plays e5 and presses",
        "white offers draw",
        "black accepts",
    ];
    server.tells(&games[1], server.chief(), &drawn).await;
    let back = json!({ "to": 2, "reason": "the wrong board" });
    server.post(&format!("/v1/games/{}/corrections", games[2]), server.chief(), back).await.is(200);
    let entered = json!({ "result": "1-0" });
    let jana = json!({ "role": "arbiter", "label": "Jana Nová" });
    let jana = server.link(&event, jana).await;
    server.put(&format!("/v1/games/{}/result", games[2]), &jana, entered).await.is(204);
    let path = format!("/v1/events/{event}/day-report.pdf");
    let all = pages(&server, &path).await;
    for told in [
        "Brněnský přebor: report",
        "Round 1",
        "½-½",
        "What happened",
        "Incident: White 0, illegal move no. 1",
        "Recorded by the arbiter, entry 3",
        "Struck out later by entry",
        "the game went on as after entry 2. Reason: the wrong board",
        "Result entered by hand: 1-0",
        "entered by hand,\nJana Nová\nnobody",
        "Recorded by Jana Nová, entry 6",
        "Standings",
        "Seals",
        "Page 1 of",
    ] {
        assert!(has(&all, told), "{told:?} in {all:?}");
    }
    let incidents = all.concat().matches("illegal move no. 1").count();
    assert_eq!(incidents, 3, "{all:?}");
    for board in 1..=3 {
        let told = format!("board {board}: White {} – Black {}", board - 1, board - 1);
        assert!(has(&all, &told), "{told}");
    }
    // The same event, but for when the report was made.
    let without_time = |pages: Vec<String>| -> Vec<String> {
        let lines = pages.iter().flat_map(|it| it.lines().map(str::to_owned));
        let mut before = String::new();
        lines.filter(|it| std::mem::replace(&mut before, it.clone()) != "Made").collect()
    };
    assert_eq!(without_time(all.clone()), without_time(pages(&server, &path).await));
    let second = pages(&server, &format!("{path}?round=2")).await;
    assert!(has(&second, "report of round 2") && !has(&second, "Round 1"), "{second:?}");
    let past = pages(&server, &format!("{path}?day=2001-01-01")).await;
    assert!(!has(&past, "What happened"), "{past:?}");
    server.get(&format!("{path}?day=tomorrow"), server.chief()).await.is(422);
    server.get(&format!("{path}?east_min=100000"), server.chief()).await.is(400);
}

#[tokio::test]
async fn the_report_speaks_four_languages() {
    let server = Server::start().await;
    let (event, game) = server.game().await;
    let lines = ["round starts", "white plays e2e5 and presses"];
    server.tells(&game, server.chief(), &lines).await;
    for (lang, told) in [
        ("en", ["What happened", "Report of the chief arbiter"]),
        ("cs", ["Co se stalo", "Zpráva hlavního rozhodčího"]),
        ("sk", ["Čo sa stalo", "Správa hlavného rozhodcu"]),
        ("sl", ["Kaj se je zgodilo", "Poročilo glavnega sodnika"]),
    ] {
        for (report, told) in ["day-report", "arbiter-report"].iter().zip(told) {
            let path = format!("/v1/events/{event}/{report}.pdf?lang={lang}");
            let pages = pages(&server, &path).await;
            assert!(has(&pages, told) || has(&pages, &told.to_lowercase()), "{told} in {pages:?}");
        }
    }
}

#[tokio::test]
async fn what_cannot_be_printed_breaks_nothing() {
    let server = Server::start().await;
    let made = server.post("/v1/events", server.chief(), json!({ "name": "🏆 Open" })).await;
    let event = made.is(201).json()["event"].as_str().expect("an id").to_owned();
    let long = "x".repeat(190);
    let names = ["\u{5d0}\u{5d1}\u{5d2} (Levi)", &long, "张伟 👩🚀", "Plain"];
    for name in names {
        let player = json!({ "name": name });
        let path = format!("/v1/events/{event}/players");
        server.post(&path, server.chief(), player).await.is(201);
    }
    let pairings =
        json!({ "pairings": [{ "white": "p1", "black": "p2" }, { "white": "p3", "black": "p4" }] });
    let path = format!("/v1/events/{event}/rounds");
    server.post(&path, server.chief(), pairings).await.is(201);
    let pages = pages(&server, &format!("/v1/events/{event}/day-report.pdf")).await;
    let all = pages.concat();
    for letter in names.concat().chars().filter(|it| !it.is_whitespace()) {
        assert!(all.contains(letter), "{letter:?}");
    }
    assert!(all.matches('x').count() >= 190);
}

#[tokio::test]
async fn the_report_of_the_chief_arbiter_is_filled_in_and_can_be_completed() {
    let server = Server::start().await;
    let settings = json!({ "name": "Open", "place": "Maribor", "date": "2026-11-16", "date_end": "2026-11-18" });
    let (event, games) = server.event(settings, 2).await;
    server.link(&event, json!({ "role": "chief", "label": "Jana Malá" })).await;
    server.link(&event, json!({ "role": "arbiter", "label": "Ivo Druhý" })).await;
    server
        .tells(&games[0], server.chief(), &["round starts", "white plays e2e5 and presses"])
        .await;
    let forfeit = json!({ "result": "+/-" });
    server.put(&format!("/v1/games/{}/result", games[1]), server.chief(), forfeit).await.is(204);
    let path = format!("/v1/events/{event}/arbiter-report");
    let item = |report: &Value, item: &str, field: &str| -> Value {
        let items = report["items"].as_array().expect("items");
        items.iter().find(|it| it["item"] == item).expect("an item")[field].clone()
    };
    let report = server.get(&path, server.chief()).await.is(200).json();
    assert_eq!(item(&report, "dates", "known"), "2026-11-16 – 2026-11-18");
    assert_eq!(item(&report, "chief-arbiter", "known"), "Jana Malá");
    assert_eq!(item(&report, "arbiters", "known"), "Ivo Druhý");
    assert_eq!(item(&report, "incidents", "known"), "Illegal moves: 1");
    assert_eq!(item(&report, "forfeits", "known"), "Round 1, board 2: White 1 – Black 1 +/-");
    assert_eq!(item(&report, "remarks", "written"), Value::Null);
    let items = json!({ "items": { "remarks": "All was well.", "place": "Maribor, dvorana" } });
    let report = server.patch(&path, server.chief(), items).await.is(200).json();
    assert_eq!(item(&report, "place", "written"), "Maribor, dvorana");
    let items = json!({ "items": { "place": null } });
    let report = server.patch(&path, server.chief(), items).await.is(200).json();
    assert_eq!(item(&report, "place", "written"), Value::Null);
    assert_eq!(item(&report, "remarks", "written"), "All was well.");
    let pages = pages(&server, &format!("{path}.pdf")).await;
    for told in
        ["report of the chief arbiter", "Maribor", "All was well.", "Jana Malá", "Illegal moves: 1"]
    {
        assert!(has(&pages, told), "{told} in {pages:?}");
    }
    let long = json!({ "items": { "remarks": "x".repeat(10_001) } });
    server.patch(&path, server.chief(), long).await.is(413);
    let unknown = json!({ "items": { "colour": "red" } });
    server.patch(&path, server.chief(), unknown).await.is(400);
}

#[tokio::test]
async fn the_report_knows_what_the_settings_say() {
    let server = Server::start().await;
    let (event, _) = server.event(json!({ "name": "Open", "pace": "rapid" }), 1).await;
    server.link(&event, json!({ "role": "chief", "label": "Jana Malá" })).await;
    server.link(&event, json!({ "role": "arbiter", "label": "Ivo Druhý" })).await;
    let said =
        json!({ "chief_arbiter": "Eva Prvá", "deputies": ["Jan Třetí"], "federation": "CZE" });
    let path = format!("/v1/events/{event}");
    let seen = server.patch(&path, server.chief(), json!({ "report": said })).await.is(200).json();
    assert_eq!(seen["class"], "rapid");
    let report = format!("{path}/arbiter-report");
    let known = server.get(&report, server.chief()).await.is(200).json();
    let known = |item: &str| {
        let mut items = known["items"].as_array().expect("items").iter();
        items.find(|it| it["item"] == item).expect("an item")["known"].clone()
    };
    for (item, told) in [
        ("class", "rapid"),
        ("chief-arbiter", "Eva Prvá"),
        ("arbiters", "Jan Třetí, Ivo Druhý"),
        ("federation", "CZE"),
    ] {
        assert_eq!(known(item), told, "{item}");
    }
    let day = pages(&server, &format!("{path}/day-report.pdf")).await;
    assert!(has(&day, "Eva Prvá") && has(&day, "Jan Třetí, Ivo Druhý"), "{day:?}");
}

/// An event of one round of two players, published and with a result entered at these times. No log of its game is needed.
fn entered(settings: Settings, published: i64, result: i64) -> Tournament {
    let mut tournament = Tournament::new(settings).expect("a tournament");
    let player =
        |id: &str| Player { id: id.to_owned(), name: format!("Name {id}"), ..Player::default() };
    let (white, black, game) = ("p1".to_owned(), "p2".to_owned(), "g1".to_owned());
    let pairings = vec![Pairing { board: 1, white, black, game: game.clone(), elsewhere: None }];
    let round = RoundMade { v: V1, round: 1, starts_at: None, pairings, byes: Vec::new() };
    let score =
        ResultEntered { v: V1, game, result: Some("1-0".to_owned()), reason: None, who: None };
    let said = [
        (published, TournamentBody::PlayerAdded(player("p1"))),
        (published, TournamentBody::PlayerAdded(player("p2"))),
        (published, TournamentBody::RoundMade(round)),
        (result, TournamentBody::ResultEntered(score)),
    ];
    for (seq, (at, it)) in (2..).zip(said) {
        tournament.fold(Seq(seq), UnixMillis(at), it).expect("it follows");
    }
    tournament
}

fn open() -> Settings {
    Settings {
        name: "Open".to_owned(),
        edition: "fide-2023".to_owned(),
        time_control: "40/1:30:00, all/0:30:00; +0:30".to_owned(),
        ..Settings::default()
    }
}

#[test]
fn the_report_of_a_day_has_the_rounds_of_that_day() {
    let messages = Messages::new(Language::English);
    // 2026-11-16, 4 o’clock in the morning.
    let (morning, day) = (1_794_801_600_000, 24 * 3_600_000);
    let has_round = |tournament: &Tournament, day: &str| {
        let event = ReportedEvent {
            messages: &messages,
            tournament,
            log: &|_| None,
            offset: "+01:00".parse().expect("an offset"),
            made_ms: morning,
        };
        let scope = Scope { round: None, day: Some(day.to_owned()) };
        has(&text_of(&pdf(&messages, &day_report(&event, &scope))), "What happened")
    };
    let mut settings = open();
    settings.report.round_dates = vec![Some("2026-11-20".to_owned())];
    let dated = entered(settings, morning, morning + 2 * day);
    for (day, told) in
        [("2026-11-15", false), ("2026-11-17", false), ("2026-11-18", true), ("2026-11-20", true)]
    {
        assert_eq!(has_round(&dated, day), told, "{day}");
    }
    // Without an entry of a day, none is told of it; where nothing was entered, the day of the publishing.
    let published = entered(open(), morning, morning);
    assert!(has_round(&published, "2026-11-16") && !has_round(&published, "2026-11-20"));
}

#[test]
fn a_thousand_incidents_are_all_told() {
    let player =
        |id: &str| Player { id: id.to_owned(), name: format!("Name {id}"), ..Player::default() };
    let header = "edition fide-2023\ntime 40/1:30:00, all/0:30:00; +0:30\n".to_owned();
    let opened =
        GameOpened { header, white: player("p1"), black: player("p2"), ..GameOpened::default() };
    let mut log = GameLog::open(opened).expect("a game");
    let line = read_event("white refuses record").expect("a line");
    for second in 0..1_000 {
        let at = Instant::after_start(Millis::from_seconds(second));
        let taken = UnixMillis(1_794_801_600_000 + i64::try_from(second).expect("small") * 1_000);
        let telling = Telling { taken, ..Telling::by(RecordedBy::Arbiter, at) };
        log.line(telling, &line).expect("it can happen");
    }
    let mut tournament = Tournament::new(open()).expect("a tournament");
    let (white, black, game) = ("p1".to_owned(), "p2".to_owned(), "g1".to_owned());
    let pairings = vec![Pairing { board: 1, white, black, game, elsewhere: None }];
    let round = RoundMade { v: V1, round: 1, starts_at: None, pairings, byes: Vec::new() };
    let said = [
        TournamentBody::PlayerAdded(player("p1")),
        TournamentBody::PlayerAdded(player("p2")),
        TournamentBody::RoundMade(round),
    ];
    for (seq, it) in (2..).zip(said) {
        tournament.fold(Seq(seq), UnixMillis(0), it).expect("it follows");
    }
    let messages = Messages::new(Language::English);
    let find = |_: &str| Some(log.clone());
    let event = |made_ms| ReportedEvent {
        messages: &messages,
        tournament: &tournament,
        log: &find,
        offset: "+01:00".parse().expect("an offset"),
        made_ms,
    };
    let file = |made_ms| pdf(&messages, &day_report(&event(made_ms), &Scope::default()));
    let pages = text_of(&file(0));
    let told = flat(&pages.concat());
    assert_eq!(told.matches("refused to record the moves").count(), 1_000, "{}", pages.len());
    assert!((2..=1_001).all(|entry| told.contains(&format!("entry {entry}, "))));
    assert!(told.contains("2026-11-16 05:16:39+01:00"), "the last of them");
    assert_eq!(file(0), file(0), "the same at the same time");
}
