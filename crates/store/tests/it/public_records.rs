//! Games as everybody may have them: read by the reader of the notation crate, nothing in them but moves, clock and result.

use jadoube_store::exchange::{PublicHead, export_pgn, public_pgn};
use jadoube_store::tournament::{Entered, read_score};
use jadoube_store::wire::v1::GameOpened;
use jadoube_store::wire::v1::tournament::Player;
use jadoube_store::{GameLog, Seq, UnixMillis, replay};
use notation::pgn::{Command, Game, GameResult, Played, commands};

use crate::replaying::{log, opened, recorded};

fn head(score: Option<&str>) -> PublicHead {
    let GameOpened { white, black, .. } = opened();
    PublicHead {
        event: "Spring Open".to_owned(),
        site: "Brno".to_owned(),
        days: (Some("2026-11-16".to_owned()), None),
        round: 2,
        board: 3,
        white: Player { fide_id: Some(14_600_001), ..white },
        black,
        score: score.map(|it| read_score(it).expect("a score")),
    }
}

/// The game as it is read again, where nothing is wrong with it.
#[track_caller]
fn read(text: &str) -> Game {
    let (game, end) = Game::read(text.as_bytes(), 0);
    let game = game.unwrap_or_else(|| panic!("{text}"));
    assert!(game.faults.is_empty(), "{text}");
    assert_eq!(end, text.len(), "{text}");
    game
}

fn legal(game: &Game) -> usize {
    game.main_line.moves.iter().filter(|it| matches!(it.played, Played::Legal(_))).count()
}

const INCIDENTS: [&str; 9] = [
    "white plays e4 and presses",
    "black touches e7",
    "black plays e5 and presses",
    "white plays Nf3 and presses",
    "black plays Ke6 and presses",
    "arbiter starts black",
    "black plays Ke7 and presses",
    "white calls arbiter \"he hums\"",
    "white offers draw",
];

#[test]
fn moves_clocks_and_the_result_go_out_and_nothing_else() {
    let text = public_pgn(&head(None), Some(&recorded(&INCIDENTS)));
    let game = read(&text);
    let tags: Vec<(&str, &str)> =
        game.tags.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
    let expected = [
        ("Event", "Spring Open"),
        ("Site", "Brno"),
        ("Date", "2026.11.16"),
        ("Round", "2.3"),
        ("White", "Nováková, Anna"),
        ("Black", "Kranjc, Miha"),
        ("Result", "*"),
        ("Board", "3"),
        ("WhiteElo", "2105"),
        ("WhiteTitle", "WFM"),
        ("WhiteFideId", "14600001"),
        ("BlackElo", "2105"),
        ("BlackTitle", "WFM"),
        ("EventDate", "2026.11.16"),
        ("TimeControl", "40/5400+30:1800+30"),
        ("Termination", "unterminated"),
    ];
    assert_eq!(tags, expected);
    assert_eq!((legal(&game), game.game_result()), (4, Some(GameResult::Open)));
    for entry in &game.main_line.moves {
        let told: Vec<_> = entry.comments.iter().flat_map(|it| commands(it)).collect();
        assert!(matches!(told[..], [Command::Clock(time)] if time.subsec_millis() == 0), "{text}");
        assert!(entry.comments.iter().all(|it| it.starts_with("[%clk ")), "{text}");
    }
    assert!(game.main_line.comments.is_empty(), "{text}");
}

#[tokio::test]
async fn the_result_and_how_it_came_about_are_told_as_far_as_they_are_known() {
    let lines = [INCIDENTS[0], "black resigns"];
    let log = replay(&log(&lines).await).expect("a game");
    let told = |score: &str, log: Option<&GameLog>| {
        let game = read(&public_pgn(&head(Some(score)), log));
        let tag = |name: &str| game.tag(name).unwrap_or("none").to_owned();
        [tag("Result"), tag("Score"), tag("Termination"), game.result.clone().unwrap_or_default()]
    };
    for (score, played_here, found) in [
        ("1-0", true, ["1-0", "none", "normal", "1-0"]),
        // Entered by hand: how it came about is not said.
        ("½-½", true, ["1/2-1/2", "none", "none", "1/2-1/2"]),
        ("0-1", false, ["0-1", "none", "none", "0-1"]),
        ("+/-", false, ["1-0", "+/-", "abandoned", "1-0"]),
        // PGN has no result in which nobody has won and nobody has drawn.
        ("-/-", false, ["*", "-/-", "abandoned", "*"]),
        ("0-0", true, ["*", "0-0", "none", "*"]),
        ("½-0", true, ["*", "½-0", "none", "*"]),
    ] {
        assert_eq!(told(score, played_here.then_some(&log)), found.map(str::to_owned), "{score}");
    }
}

#[test]
fn what_was_entered_by_hand_ended_as_far_as_somebody_said_how() {
    let ended = |lines: &[&str], score: &str| {
        let mut log = recorded(lines);
        let score = read_score(score).expect("a score");
        let at = log.game().now();
        log.hear(Seq(2), Entered::Score(score), None, at, UnixMillis(0));
        let game = read(&export_pgn(&log, &[]));
        let public = read(&public_pgn(&head(Some(&score.text())), Some(&log)));
        assert_eq!(game.tag("Termination"), public.tag("Termination"));
        game.tag("Termination").unwrap_or("none").to_owned()
    };
    let (nobody, played, resigned) = (&[][..], &INCIDENTS[..1], &[INCIDENTS[0], "black resigns"]);
    for (lines, score, word) in [
        (nobody, "+/-", "abandoned"),
        (nobody, "-/-", "abandoned"),
        (played, "+/-", "rules infraction"),
        (nobody, "1-0", "normal"),
        (played, "½-½", "normal"),
        (played, "½-0", "adjudication"),
        (played, "0-0", "adjudication"),
        (resigned, "1-0", "normal"),
        (resigned, "0-1", "adjudication"),
        (resigned, "+/-", "adjudication"),
    ] {
        assert_eq!(ended(lines, score), word, "{score} after {lines:?}");
    }
}

#[test]
fn names_stay_names_whatever_stands_in_them() {
    for name in [
        "O\"Neill \\ \"quoted\"",
        "[Result \"0-1\"]",
        "two\nlines\r\n[Black \"x\"]\n\n1. e4 *",
        "{ comment } ; rest % escape",
        "\u{feff}Žižka \u{1f600}",
        "<script>alert(1)</script>",
    ] {
        let mut head = head(Some("1-0"));
        head.event = name.to_owned();
        head.white.name = name.to_owned();
        let text = public_pgn(&head, Some(&recorded(&INCIDENTS[..1])));
        let game = read(&text);
        let expected: String =
            name.chars().map(|it| if it.is_control() { ' ' } else { it }).collect();
        assert_eq!(game.tag("White"), Some(expected.trim()), "{text}");
        assert_eq!(game.tag("Black"), Some("Kranjc, Miha"), "{text}");
        assert_eq!((legal(&game), game.tag("Result")), (1, Some("1-0")), "{text}");
    }
}

fn log_of(header: &str) -> GameLog {
    let header = format!("edition fide-2023\n{header}\n");
    GameLog::open(GameOpened { header, ..opened() }).expect("a game")
}

#[test]
fn other_positions_to_begin_with_are_told() {
    let text = public_pgn(&head(None), Some(&log_of("position chess960 0")));
    let game = read(&text);
    assert_eq!(game.tag("Variant"), Some("Chess960"), "{text}");
    assert_eq!(game.tag("SetUp"), Some("1"));
    assert!(game.tag("FEN").is_some_and(|it| it.starts_with("bbqnnrkr/")), "{text}");
    let header = "position 8/8/8/8/4k3/8/4p3/K7 b - - 0 60\nmoves e1=Q";
    let text = public_pgn(&head(None), Some(&log_of(header)));
    let game = read(&text);
    assert_eq!(game.tag("Variant"), None);
    assert_eq!(game.tag("FEN"), Some("8/8/8/8/4k3/8/4p3/K7 b - - 0 60"));
    assert_eq!(legal(&game), 1);
    assert!(text.contains("60... e1=Q+"), "{text}");
}

#[test]
fn an_illegal_move_that_stood_is_written_as_it_was_played() {
    let log = log_of("moves e4 e5 Ke3 Nc6 Nf3");
    let text = public_pgn(&head(None), Some(&log));
    // Nobody knows what the clock showed.
    assert!(!text.contains("%clk") && !text.contains("TimeControl"), "{text}");
    let game = read(&text);
    let played: Vec<bool> =
        game.main_line.moves.iter().map(|it| matches!(it.played, Played::Legal(_))).collect();
    assert_eq!(played, [true, true, false, true, true]);
    assert!(matches!(game.main_line.moves[2].played, Played::Stood { .. }));
}

#[test]
fn of_an_event_of_several_days_a_game_is_of_the_day_on_which_it_began() {
    let mut head = head(None);
    head.days.1 = Some("2026-11-20".to_owned());
    // The log of this test was written on the first day of 1970.
    let began = recorded(&INCIDENTS[..1]);
    let day = |log: Option<&GameLog>| {
        read(&public_pgn(&head, log)).tag("Date").map(str::to_owned).unwrap_or_default()
    };
    assert_eq!(day(Some(&began)), "1970.01.01");
    assert_eq!(day(None), "????.??.??");
}
