use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::harness::{Run, fields, folder, jadoube, jadoube_with};

const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pgn/sample.pgn");

#[test]
fn a_good_file_has_nothing_wrong() {
    jadoube(&["pgn", SAMPLE]).ends_with(0).says(&["2 games", "54 moves", "nothing wrong"]);
    let value = jadoube(&["pgn", SAMPLE, "--json"]).ends_with(0).json();
    assert_eq!(
        fields(&value[0]),
        ["broken", "bytes", "defects", "defects_in_all", "file", "games", "milliseconds", "moves"]
    );
    assert_eq!(value[0]["games"], 2);
}

fn jadoube_with_input(args: &[&str], input: &str) -> Run {
    jadoube_with(args, &[], input)
}

const BROKEN: &str = "[Event \"x\"]\n\n1. e4 e5 2. Ke3 *\n\n[Event \"y\"]\n\n1. e4 d5 2. Bb5+ Nf6 3. d4 *\n\n\
                      [Event \"z\"]\n\n1. Zz9 {open\n";

#[test]
fn every_defect_has_its_place_and_a_picture() {
    jadoube_with_input(&["pgn", "-"], BROKEN).ends_with(1).says(&[
        "-:3:13: game 1: “Ke3” is illegal. A king moves to a square next to its own",
        "  1. e4 e5 2. Ke3 *\n              ^\n",
        "-:7:18: game 2: “Nf6” is illegal. The king may not be left in check",
        "-:11:4: game 3: “Zz9” is not a move in algebraic notation.",
        "the comment that begins here has no closing brace.",
        "3 games",
    ]);
    let value = jadoube_with_input(&["pgn", "-", "--json"], BROKEN).ends_with(1).json();
    let codes: Vec<&str> = value[0]["defects"]
        .as_array()
        .expect("defects")
        .iter()
        .map(|it| it["code"].as_str().expect("a code"))
        .collect();
    assert_eq!(
        codes,
        ["illegal_move", "illegal_move", "not_algebraic", "unclosed_comment", "no_result"]
    );
}

#[test]
fn the_number_of_threads_makes_no_difference() {
    let many = BROKEN.replace("{open", "*").repeat(500);
    let with =
        |jobs: &str| jadoube_with_input(&["pgn", "-", "--jobs", jobs], &many).ends_with(1).out;
    let places = |out: String| -> Vec<String> {
        out.lines().filter(|line| line.starts_with("-:")).take(1500).map(str::to_owned).collect()
    };
    let one = places(with("1"));
    assert_eq!(one.len(), 1500);
    assert_eq!(one, places(with("3")));
}

#[test]
fn who_reads_only_the_first_line_does_not_wait_for_ever() {
    let path = format!("{}/many.pgn", folder("pgn-head"));
    std::fs::write(&path, BROKEN.replace("{open", "*").repeat(50_000)).expect("a file");
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["pgn", &path, "--jobs", "3"])
        .env_clear()
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let mut line = String::new();
    let mut out = BufReader::new(child.stdout.take().expect("an output"));
    out.read_line(&mut line).expect("a line");
    assert!(line.contains(": game 1: "), "{line}");
    drop(out);
    let start = Instant::now();
    while child.try_wait().expect("a child").is_none() {
        if start.elapsed() > Duration::from_secs(600) {
            child.kill().expect("a child");
            panic!("it is still waiting");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn games_as_json_one_to_a_line() {
    let run = jadoube_with_input(&["pgn", "-", "--format", "json"], BROKEN).ends_with(0);
    let games: Vec<serde_json::Value> =
        run.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(games.len(), 3);
    assert_eq!(games[0]["moves"][2]["status"], "illegal_but_stood");
    // The game goes on after the illegal move.
    assert_eq!(games[1]["moves"][4]["status"], "legal");
    assert_eq!(games[2]["moves"][0]["status"], "unclear");
}

#[test]
fn bad_arguments() {
    jadoube(&["pgn", "no-such-file.pgn"]).ends_with(3).complains(&["no-such-file.pgn"]);
    jadoube(&["pgn", SAMPLE, "--jobs", "0"]).ends_with(2).complains(&["--jobs"]);
    jadoube(&["pgn"]).ends_with(2);
}

#[test]
fn a_record_without_end_is_cut_and_that_is_told() {
    let record = format!("[Event \"x\"]\n\n1. {}", "e4 ".repeat(2_000_000));
    let run = jadoube_with(&["pgn", "--jobs", "1", "-"], &[], &record).ends_with(1);
    run.says(&["the record is longer than 4 MB"]);
    let run = jadoube_with(&["pgn", "--format", "json", "-"], &[], &record).ends_with(3);
    run.complains(&["longer than 4 MB"]);
}

#[test]
fn of_a_file_that_is_no_record_not_every_byte_is_told() {
    let run = jadoube_with(&["pgn", "--jobs", "1", "-"], &[], &")".repeat(100_000)).ends_with(1);
    assert!(run.out.len() < 50_000, "{}", run.out.len());
    run.says(&["The first"]);
}

#[test]
fn a_window_that_is_too_large_is_refused_in_words() {
    let mut packed = zstd::Encoder::new(Vec::new(), 1).expect("an encoder");
    packed.set_parameter(zstd::zstd_safe::CParameter::WindowLog(28)).expect("a window");
    std::io::Write::write_all(&mut packed, b"[Event \"x\"]\n\n1. e4 *\n").expect("room");
    let folder = std::env::temp_dir().join(format!("window-{}.zst", std::process::id()));
    std::fs::write(&folder, packed.finish().expect("a file")).expect("a file");
    let run = jadoube(&["pgn", &folder.display().to_string()]).ends_with(3);
    run.complains(&["needs more than 128 MB of memory"]);
    std::fs::remove_file(&folder).expect("it was there");
}
