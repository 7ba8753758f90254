use std::io::Read;
use std::process::{Command, Stdio};

use crate::harness::{fields, jadoube, jadoube_with};

const BAD_FEN: &str = "rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn a_bad_fen_is_pointed_at() {
    let caret = format!("  {BAD_FEN}\n  {}^ expected: a slash", " ".repeat(17));
    let run = jadoube(&["position", BAD_FEN]).ends_with(2);
    run.complains(&["error: The FEN cannot be read", &caret, "hint: "]);
    for args in [["why", BAD_FEN, "e2e4"], ["perft", "--depth=1", "--fen=x"]] {
        jadoube(&args).ends_with(2).complains(&["error: The FEN cannot be read", "^ expected"]);
    }
}

#[test]
fn a_fen_without_quotation_marks_is_understood() {
    let words: Vec<&str> = BAD_FEN.split(' ').collect();
    jadoube(&[&["position"], words.as_slice()].concat())
        .ends_with(2)
        .complains(&["hint: a FEN contains spaces"]);
    jadoube(&["position", words[0]]).ends_with(2).complains(&["error"]);
}

#[test]
fn errors_come_as_json_on_request() {
    let value = jadoube(&["--json", "position", BAD_FEN]).ends_with(2).json_error();
    assert_eq!(fields(&value), ["error"]);
    let error = &value["error"];
    assert_eq!(fields(error), ["exit_code", "expected", "hint", "input", "kind", "message"]);
    assert_eq!((&error["kind"], &error["exit_code"]), (&"fen".into(), &2.into()));
    assert_eq!((&error["input"]["at"], &error["expected"]["code"]), (&17.into(), &"slash".into()));
    let value = jadoube(&["--json", "nothing"]).ends_with(2).json_error();
    assert_eq!(value["error"]["kind"], "usage");
    let value = jadoube(&["--json", "perft", "--suite", "no_such_file"]).ends_with(3).json_error();
    assert_eq!(value["error"]["kind"], "file");
}

#[test]
fn wrong_arguments_are_told() {
    jadoube(&["positon", "startpos"]).ends_with(2).complains(&["“positon”", "“position”?"]);
    jadoube(&["perft", "--depht", "1"]).ends_with(2).complains(&["“--depht”", "“--depth”?"]);
    jadoube(&["perft", "--depth"]).ends_with(2).complains(&["needs a value"]);
    jadoube(&["perft", "--divide=1"]).ends_with(2).complains(&["takes no value"]);
    jadoube(&["position"]).ends_with(2).complains(&["<FEN>", "jadoube position --help"]);
    jadoube(&["--color", "pink", "man"]).ends_with(2).complains(&["“pink”", "auto, always, never"]);
    jadoube(&["--lang", "de", "man"]).ends_with(2).complains(&["“de”", "en, cs, sk, sl"]);
    jadoube(&["--json"]).ends_with(2).complains(&["A command is missing."]);
    jadoube(&["store"]).ends_with(2).complains(&["Usage: jadoube store"]);
}

#[test]
fn colours_come_only_when_wanted() {
    let utf8 = [("LANG", "en_GB.UTF-8")];
    let plain = jadoube_with(&["position", "startpos"], &utf8, "").ends_with(0);
    assert!(!plain.out.contains('\x1b') && plain.out.contains("8 r n b"));
    let bright = jadoube_with(&["position", "startpos", "--color=always"], &utf8, "").ends_with(0);
    assert!(bright.out.contains('\x1b') && bright.out.contains('♜'));
    let letters = jadoube_with(&["position", "startpos", "--color=always"], &[], "").ends_with(0);
    assert!(letters.out.contains('\x1b') && !letters.out.contains('♜'));
    let error = jadoube(&["position", "x", "--color=always"]).ends_with(2);
    assert!(error.err.contains('\x1b'));
}

#[test]
fn a_reader_who_goes_away_is_no_trouble() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_jadoube"))
        .args(["perft", "--depth", "4", "--divide"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    drop(child.stdout.take());
    let mut err = String::new();
    child.stderr.take().expect("errors").read_to_string(&mut err).expect("text");
    assert_eq!(child.wait().expect("an end").code(), Some(0));
    assert_eq!(err, "");
}

#[test]
fn what_is_too_long_is_refused_with_its_place() {
    let long = "x".repeat(10_001);
    let run = jadoube(&["position", &long]).ends_with(2);
    run.complains(&["Argument 2 is too long", "expected: at most 10000 characters", "hint: "]);
    let run = jadoube(&["law", "search", &"x".repeat(201)]).ends_with(2);
    run.complains(&["Too much is searched for", "expected: at most 200 characters"]);
    let run = jadoube(&["time", &"5 min ".repeat(400)]).ends_with(2);
    run.complains(&["expected: a time control of at most 2000 characters"]);
    let run = jadoube_with(&["notate", "-"], &[], &"e4 ".repeat(400_000)).ends_with(3);
    run.complains(&["longer than 1 MB"]);
    let run = jadoube_with(&["judge", "-"], &[], &"whte touches e2\n".repeat(10_000)).ends_with(2);
    run.complains(&["50 problems were found"]);
}
