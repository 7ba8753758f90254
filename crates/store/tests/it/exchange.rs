//! Games go out as transcripts, PGN and JSON, and come in again.

use board::Color;
use clock::Millis;
use jadoube_store::exchange::{
    CutOff, ImportedGame, NotImported, export_json, export_pgn, export_transcript, import_json,
    import_pgn, import_transcript,
};
use jadoube_store::tournament::Entered;
use jadoube_store::wire::v1::{Body, Correction, GameBody, RecordedBy, V1};
use jadoube_store::{Entry, GameLog, Seq, Telling, UnixMillis, replay};
use laws::event::{Points, Score};
use serde_json::{Value, json};
use transcript::read_event;

use crate::ground::game;
use crate::replaying::{log, recorded};
use crate::scenarios::{kept, logs};

const NOW: UnixMillis = UnixMillis(9);

async fn again(games: Result<Vec<ImportedGame>, NotImported>, text: &str) -> Vec<Entry> {
    let mut games = games.unwrap_or_else(|why| panic!("{why}\n{text}"));
    assert_eq!(games.len(), 1, "{text}");
    kept(games.remove(0).entries).await
}

/// What happened and what was ruled.
fn told(entries: &[Entry]) -> Vec<GameBody> {
    let bodies = entries.iter().map(|it| GameBody::of(it).expect("the form"));
    bodies.filter(|it| matches!(it, GameBody::Event(_))).collect()
}

#[tokio::test]
async fn every_scenario_goes_out_as_a_transcript_and_comes_back() {
    for (name, recorded) in logs() {
        let kept = kept(recorded.entries(NOW).expect("entries")).await;
        let replayed = replay(&kept).unwrap_or_else(|why| panic!("{name}: {why}"));
        let text = export_transcript(&replayed);
        let back = again(import_transcript(&text, NOW), &text).await;
        assert_eq!(told(&back), told(&kept), "{name}\n{text}");
        let twice = replay(&back).expect("a game");
        assert_eq!(twice.game(), replayed.game(), "{name}");
        assert_eq!(export_transcript(&twice), text, "{name}");
    }
}

const INCIDENTS: [&str; 10] = [
    "white plays e4 and presses",
    "black touches e7",
    "black plays e5 and presses",
    "white plays Nf3 and presses",
    "black plays Ke6 and presses",
    "arbiter starts black",
    "black plays Ke7 and presses",
    "white offers draw",
    "white plays Nxe5 and presses",
    "black resigns",
];

#[tokio::test]
async fn a_result_by_hand_before_what_came_before_it_is_not_taken_in() {
    let told = |at: &str| format!("0:05 white plays e4 and presses\n{at} result by hand 1-0\n");
    assert!(import_transcript(&told("0:05"), NOW).is_ok());
    let refused = import_transcript(&told("0:04"), NOW).expect_err("time went back");
    assert_eq!(refused.phrase().id, "store-import-line");
    let file = transcript::read(&told("0:04")).expect("a transcript");
    let case = file.cases.first().expect("a game");
    assert!(!transcript::run(&file.shared, case).is_as_expected());
}

/// What was entered by hand goes out as lines and comes back as the same result of the same source, whatever is told between.
#[tokio::test]
async fn results_by_hand_go_out_as_lines_and_come_back() {
    let points = [Points::One, Points::Half, Points::Zero];
    let mut said = vec![Entered::Nothing, Entered::Open, Entered::Score(Score::BOTH_FORFEIT)];
    said.extend(Color::ALL.map(|it| Entered::Score(Score::forfeit_win(it))));
    for white in points {
        said.extend(points.map(|black| Entered::Score(Score::played(white, black))));
    }
    let names = [None, Some("Nová, Jana".to_owned())];
    for (first, last) in said.iter().flat_map(|first| said.iter().map(move |last| (first, last))) {
        let mut log = recorded(&INCIDENTS[..3]);
        for (entered, who) in [first, last].into_iter().zip(&names) {
            let at = log.game().now();
            log.hear(Seq(7), *entered, who.clone(), at, NOW);
            let at = at + Millis::new(1_500);
            let line = read_event("white calls arbiter \"look\"").expect("a line");
            log.line(Telling::by(RecordedBy::White, at), &line).expect("it happened");
        }
        let text = export_transcript(&log);
        let back = again(import_transcript(&text, NOW), &text).await;
        let back = replay(&back).unwrap_or_else(|why| panic!("{why}\n{text}"));
        assert_eq!((back.entered(), back.result()), (*last, log.result()), "{text}");
        assert_eq!(back.decided_since(), log.decided_since(), "{text}");
        assert_eq!((back.game(), back.is_over()), (log.game(), log.is_over()), "{text}");
        let who = |log: &GameLog| {
            log.told().iter().map(|it| (it.by, it.who.clone(), it.instant())).collect::<Vec<_>>()
        };
        assert_eq!(who(&back), who(&log), "{text}");
        assert_eq!(export_transcript(&back), text);
        // Of another desk: no entry of a tournament here says it.
        assert_eq!(back.heard(), Seq::START);
    }
}

#[tokio::test]
async fn a_transcript_keeps_who_recorded_what_and_what_was_struck() {
    let mut bodies = recorded(&INCIDENTS[..3]).bodies();
    let reason = "the wrong\nboard".to_owned();
    bodies.push(GameBody::Correction(Correction {
        v: V1,
        at_ms: 1000,
        by: RecordedBy::Arbiter,
        who: None,
        to: 2,
        replaces: None,
        reason,
    }));
    let entries: Vec<_> = bodies.iter().map(|it| it.entry(NOW).expect("an entry")).collect();
    let replayed = replay(&kept(entries).await).expect("a game");
    let text = export_transcript(&replayed);
    for part in [
        "# [Event \"Spring Open\"]",
        "# [White \"Nováková, Anna\"]",
        "0:01 white plays e4 and presses",
        "# by arbiter",
        "# struck by entry 5: 0:02 black touches e7",
        "# entry 5: correction to entry 2: the wrong board",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let back = again(import_transcript(&text, NOW), &text).await;
    let replayed_again = replay(&back).expect("a game");
    assert_eq!(replayed_again.game(), replayed.game());
    assert_eq!(replayed_again.opened().white.name, "Nováková, Anna");
    assert_eq!((replayed_again.opened().round, replayed_again.opened().board), (Some(2), Some(3)));
    assert_eq!(replayed_again.told()[1].by, RecordedBy::Arbiter);
}

/// An earlier version took a change of an option that there is not: nobody may record it now, and it must not make a game unreadable.
#[tokio::test]
async fn a_change_of_no_option_is_a_remark() {
    let mut bodies = recorded(&INCIDENTS[..3]).bodies();
    let Some(GameBody::Event(event)) = bodies.get_mut(3) else { panic!("an event") };
    event.line = "organiser changes foo_bar x".to_owned();
    let entries: Vec<_> = bodies.iter().map(|it| it.entry(NOW).expect("an entry")).collect();
    let replayed = replay(&kept(entries).await).expect("a game");
    let text = export_transcript(&replayed);
    assert!(text.contains("# entry 4: not read today: 0:03 organiser changes foo_bar x"), "{text}");
    let back = replay(&again(import_transcript(&text, NOW), &text).await).expect("a game");
    assert_eq!(back.game().standing().setup(), replayed.game().standing().setup());
}

/// A name is a name, whatever it says.
#[tokio::test]
async fn a_name_adds_no_line_to_a_transcript() {
    let mut bodies = recorded(&INCIDENTS[..1]).bodies();
    let GameBody::Opened(opened) = &mut bodies[0] else { panic!("the first entry") };
    opened.white.name = "Eve\n0:09 white resigns\r# \u{2028}x \"y\"]".to_owned();
    opened.labels.push(("Note".to_owned(), "a\nposition start".to_owned()));
    let entries: Vec<_> = bodies.iter().map(|it| it.entry(NOW).expect("an entry")).collect();
    let replayed = replay(&kept(entries).await).expect("a game");
    let text = export_transcript(&replayed);
    let back = again(import_transcript(&text, NOW), &text).await;
    assert_eq!(replay(&back).expect("a game").game(), replayed.game(), "{text}");
    let pgn = export_pgn(&replayed, &[]);
    assert!(!again(import_pgn(pgn.as_bytes(), NOW), &pgn).await.is_empty());
}

#[tokio::test]
async fn a_game_goes_out_as_pgn_with_its_rulings_in_comments() {
    let replayed = replay(&log(&INCIDENTS).await).expect("a game");
    let labels = [("Site".to_owned(), "Brno".to_owned())];
    let text = export_pgn(&replayed, &labels);
    for part in [
        "[Event \"Spring Open\"]",
        "[Site \"Brno\"]",
        "[Date \"2026.11.16\"]",
        "[Round \"2\"]",
        "[White \"Nováková, Anna\"]",
        "[Result \"1-0\"]",
        "[WhiteElo \"2105\"]",
        "[TimeControl \"40/5400+30:1800+30\"]",
        "[Edition \"fide-2023\"]",
        "[Termination \"normal\"]",
        "black touches e7: must black move e7",
        "[%clk 1:30:59]",
        "7.5.1",
        "white offers draw",
        "1-0\n",
    ] {
        let flat = text.replace('\n', " ");
        assert!(text.contains(part) || flat.contains(part), "{part}\n{text}");
    }
    let back = again(import_pgn(text.as_bytes(), NOW), &text).await;
    let twice = replay(&back).expect("a game");
    assert_eq!(twice.differences(), []);
    assert_eq!(moves(twice.game()), moves(replayed.game()));
    let score = |it: &laws::game::Game| it.outcome().map(|it| it.result);
    assert_eq!(score(twice.game()), score(replayed.game()));
    assert_eq!(twice.opened().white, {
        let mut white = replayed.opened().white.clone();
        white.id = "white".to_owned();
        white
    });
    assert_eq!(twice.configuration().edition, replayed.configuration().edition);
    assert_eq!(twice.configuration().control(), replayed.configuration().control());
}

fn moves(game: &laws::game::Game) -> Vec<board::Attempt> {
    game.history().plies().iter().map(|it| it.attempt).collect()
}

#[tokio::test]
async fn clock_times_of_pgn_are_kept() {
    let text = "[Event \"x\"]\n[TimeControl \"5400+30\"]\n[Result \"1/2-1/2\"]\n\n\
        1. e4 {[%clk 1:30:20]} e5 {[%clk 1:29:00]} 2. Nf3 {[%clk 1:25:20.5]} 1/2-1/2\n";
    let back = again(import_pgn(text.as_bytes(), NOW), text).await;
    let replayed = replay(&back).expect("a game");
    let out = export_pgn(&replayed, &[]);
    for time in ["[%clk 1:30:20]", "[%clk 1:29:00]", "[%clk 1:25:20.5]", "[Result \"1/2-1/2\"]"] {
        assert!(out.contains(time), "{time}\n{out}");
    }
    let back = again(import_pgn(out.as_bytes(), NOW), &out).await;
    let twice = replay(&back).expect("a game");
    assert_eq!(export_pgn(&twice, &[]), out);
}

#[test]
fn games_of_a_file_are_taken_in_up_to_what_cannot_be_played() {
    let one = "[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n";
    let from = "[FEN \"8/8/8/8/8/5k2/5p2/5K2 w - - 0 60\"]\n[SetUp \"1\"]\n\n*\n\n";
    let games = import_pgn(format!("{one}{from}{one}").as_bytes(), NOW).expect("games");
    assert_eq!(games.len(), 3);
    // Mate ends the game by itself: nothing is entered by hand.
    assert_eq!(games[0].entries.len(), 5);
    let wrong = format!("{one}[White \"C\"]\n\n1. e4 e5 2. Rd5 Nc6 *\n\n");
    let games = import_pgn(wrong.as_bytes(), NOW).expect("games");
    assert_eq!(games[0].cut_off, None);
    let cut_off = CutOff { game: 2, number: 2, text: "Rd5".to_owned() };
    assert_eq!(games[1].cut_off, Some(cut_off));
    assert_eq!(games[1].entries.len(), 3, "the start and two moves");
    // The result of such a game stands.
    let lost = "[Result \"0-1\"]\n\n1. e4 e5 2. Rd5 Qh4 0-1\n\n";
    let games = import_pgn(lost.as_bytes(), NOW).expect("games");
    assert_eq!(games[0].entries.len(), 4);
    assert!(matches!(import_pgn(b"", NOW), Err(NotImported::NoGame)));
}

#[tokio::test]
async fn a_game_is_taken_in_as_it_was_played_with_the_illegal_move_that_stood() {
    let text = "[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n\
        1. e4 e5 2. Ke3 Nc6 3. Nf3 d5 1/2-1/2\n\n";
    let mut games = import_pgn(text.as_bytes(), NOW).expect("games");
    let ImportedGame { entries, cut_off } = games.remove(0);
    assert_eq!(cut_off, None);
    let replayed = replay(&kept(entries).await).expect("a game");
    let plies = replayed.game().history().plies();
    let legal: Vec<bool> = plies.iter().map(|it| it.legal.is_some()).collect();
    assert_eq!(legal, [true, true, false, true, true, true]);
    let out = export_pgn(&replayed, &[]);
    assert!(out.contains("[Result \"1/2-1/2\"]"), "{out}");
    assert!(
        replayed.game().questions().is_empty(),
        "nobody is asked about what was played elsewhere"
    );
}

/// The desk sees a game that goes on there as any other, whatever stood before.
#[tokio::test]
async fn a_game_in_which_an_illegal_move_stood_goes_on_as_any_other() {
    let text = "[Result \"*\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n\n";
    let entries = import_pgn(text.as_bytes(), NOW).expect("games").remove(0).entries;
    let mut game = replay(&kept(entries).await).expect("a game");
    assert!(game.game().frame().arbiter_sees_all());
    let out = export_transcript(&game);
    assert!(out.contains("seen by nobody"), "{out}");
    let back = import_transcript(&out, NOW).expect("games").remove(0).entries;
    let back = replay(&kept(back).await).expect("a game");
    assert_eq!(back.game().standing(), game.game().standing());
    let mut play = |line: &str| {
        let told = Telling::by(RecordedBy::Both, game.game().now());
        let line = transcript::read_logged_event(line).expect("a line");
        game.line(told, &line).expect("it can happen");
    };
    play("white plays Nf3 and presses");
    play("black plays Nf6 and presses");
    play("white plays f3f6 and presses");
    assert_eq!(game.game().counts().illegal[board::Color::White], 1, "the arbiter steps in");
}

#[tokio::test]
async fn a_log_goes_out_as_json_and_comes_back_to_the_last_hash() {
    let entries = log(&INCIDENTS).await;
    let text = export_json(&game("g"), &entries, &[]).expect("JSON");
    assert_eq!(again(import_json(&text), &text).await, entries);
    for (from, to) in [
        ("black touches e7", "black touches d7"),
        ("\"at_ms\": 2000", "\"at_ms\": 2001"),
        ("\"at\": 7", "\"at\": 8"),
        ("game/g", "game/h"),
    ] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text, "{from}");
        let refused = import_json(&changed);
        assert!(matches!(refused, Err(NotImported::Chain { .. })), "{from}: {refused:?}");
    }
    for wrong in ["", "{}", "[]", "{\"v\":2,\"stream\":\"game/g\",\"entries\":[]}"] {
        assert!(import_json(wrong).is_err(), "{wrong}");
    }
}

#[tokio::test]
async fn the_json_of_a_game_has_a_head() {
    let text = "[Event \"Club\"]\n[Site \"Brno\"]\n[Date \"2026.11.16\"]\n[Round \"3\"]\n[Board \"4\"]\n\
        [White \"Anna\"]\n[WhiteElo \"2105\"]\n[Black \"Jan\"]\n[Edition \"fide-2018\"]\n[TimeControl \"5400+30\"]\n\
        [Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n";
    let entries = again(import_pgn(text.as_bytes(), NOW), text).await;
    let head = |labels: &[(String, String)], entries: &[Entry]| -> Value {
        let text = export_json(&game("g"), entries, labels).expect("JSON");
        let log: Value = serde_json::from_str(&text).expect("JSON");
        log["head"].clone()
    };
    let found = head(&[("Event".to_owned(), "Open".to_owned())], &entries);
    let expected = [
        ("event", json!("Open")),
        ("site", json!("Brno")),
        ("date", json!("2026-11-16")),
        ("round", json!(3)),
        ("board", json!(4)),
        ("edition", json!("fide-2018")),
        ("time_control", json!("all/1:30:00; +0:30")),
        ("result", json!("0-1")),
        ("termination", json!("normal")),
    ];
    for (field, value) in expected {
        assert_eq!(found[field], value, "{field}");
    }
    assert_eq!(
        (&found["white"]["name"], &found["white"]["rating"]),
        (&json!("Anna"), &json!(2105))
    );
    assert_eq!(found["black"]["name"], "Jan");
    assert_eq!(head(&[], &entries[..2])["result"], "*");
    // A log that cannot be played again goes out without one.
    assert_eq!(head(&[], &entries[1..]), Value::Null);
}
