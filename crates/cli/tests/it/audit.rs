use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::harness::{fields, jadoube, jadoube_with};

const FIXTURE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pgn/audit.pgn");
const SAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/pgn/sample.pgn");

/// A folder of its own for a test.
pub(crate) fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("audit").join(name);
    let _ = std::fs::remove_dir_all(&path);
    std::fs::create_dir_all(&path).expect("a folder");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain name")
}

fn rows(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn the_summary_shows_counts_with_bars() {
    jadoube(&["audit", FIXTURE]).ends_with(1).says(&[
        "error        AUD-101  illegal move",
        "█",
        "first: ",
        "1 file, 49 games, ",
        "findings in 47 games",
    ]);
    let value = jadoube(&["audit", FIXTURE, "--json"]).ends_with(1).json();
    assert_eq!(value["games"], 49);
    assert_eq!(value["checks"]["illegal-move"]["count"], 1);
    assert_eq!(value["checks"]["illegal-move"]["first"]["line"], 19);
    assert_eq!(
        fields(&value),
        [
            "bytes",
            "changes",
            "checks",
            "editions",
            "files",
            "findings",
            "games",
            "games_with_findings",
            "milliseconds",
            "move_numbers",
            "moves",
            "worst",
        ]
    );
}

#[test]
fn a_finding_cites_its_articles_by_the_edition_of_the_game() {
    let out = jadoube(&["audit", FIXTURE, "--format", "text", "--only", "illegal-move"]);
    out.ends_with(1).says(&[
        "audit.pgn:19:13: game 2: error AUD-101 illegal-move: “Ke3” is illegal. A king moves to a square next to",
        "(Article 3.8.1, 3.8.2, 3.10.2, 3.10.1, fide-2023)",
    ]);
    let only = ["audit", FIXTURE, "--format", "text", "--only", "AUD-201", "--edition", "2009"];
    jadoube(&only).ends_with(1).says(&["(Article 5.1.a, fide-2009)"]);
    jadoube(&[&only[..], &["--lang", "cs"]].concat()).ends_with(1).says(&[
        "partie 11: chyba AUD-201 result-not-mate: Poslední postavení je mat.",
        "Článek 5.1.a",
    ]);
}

#[test]
fn filters_choose_and_severity_decides_the_exit_code() {
    let run =
        |args: &[&str]| jadoube(&[&["audit", FIXTURE, "--format", "jsonl"][..], args].concat());
    assert_eq!(rows(&run(&["--only", "spelling,AUD-501"]).ends_with(0).out).len(), 2);
    run(&["--only", "spelling", "--fail-on", "info"]).ends_with(1);
    run(&["--only", "bad-date", "--fail-on", "error"]).ends_with(0);
    let grave = rows(&run(&["--severity", "error"]).ends_with(1).out);
    assert!(grave.len() > 15 && grave.iter().all(|it| it["severity"] == "error"));
    let without = rows(&run(&["--severity", "error", "--ignore", "illegal-move"]).ends_with(1).out);
    assert_eq!(without.len() + 1, grave.len());
    let wrong = run(&["--only", "ilegal-move"]).ends_with(2);
    assert!(
        wrong.err.contains("There is no check “ilegal-move”.")
            && wrong.err.contains("illegal-move?")
    );
}

#[test]
fn the_formats_say_the_same() {
    let folder = folder("formats");
    let write = |format: &str| {
        let path = folder.join(format!("findings.{format}"));
        let args = ["audit", FIXTURE, "--format", format, "--out", text(&path)];
        jadoube(&args).ends_with(1).says(&["49 games"]);
        std::fs::read(&path).expect("a file")
    };
    let lines = rows(&String::from_utf8(write("jsonl")).expect("text"));
    assert_eq!(
        fields(&lines[0]),
        [
            "articles", "black", "check", "column", "edition", "fen", "file", "game", "id", "line",
            "pace", "ply", "severity", "text", "white",
        ]
    );
    let csv = String::from_utf8(write("csv")).expect("text");
    assert_eq!(csv.lines().count(), lines.len() + 1);
    assert!(csv.starts_with(
        "file,game,line,column,ply,id,check,severity,edition,pace,articles,fen,white,black,text\n"
    ));
    let sarif: Value = serde_json::from_slice(&write("sarif")).expect("JSON");
    assert_eq!(sarif["version"], "2.1.0");
    assert_eq!(sarif["runs"][0]["columnKind"], "unicodeCodePoints");
    let results = sarif["runs"][0]["results"].as_array().expect("results");
    assert_eq!(results.len(), lines.len());
    let rules = sarif["runs"][0]["tool"]["driver"]["rules"].as_array().expect("rules");
    for (result, line) in results.iter().zip(&lines) {
        assert_eq!(result["ruleId"], line["id"]);
        assert!(rules.iter().any(|rule| rule["id"] == result["ruleId"]));
        assert_eq!(result["locations"][0]["physicalLocation"]["region"]["startLine"], line["line"]);
    }
    let columns = write("parquet");
    assert_eq!((&columns[..4], &columns[columns.len() - 4..]), (&b"PAR1"[..], &b"PAR1"[..]));
    assert!(!folder.join("findings.parquet.part").exists());
    assert_eq!(parquet_rows(&folder.join("findings.parquet")), lines.len() as i64);
    jadoube(&["audit", FIXTURE, "--format", "parquet"]).ends_with(2);
}

#[cfg(unix)]
#[test]
fn findings_may_go_to_a_device() {
    let args = ["audit", FIXTURE, "--format", "csv", "--out", "/dev/null"];
    jadoube(&args).ends_with(1).says(&["49 games"]);
}

fn parquet_rows(path: &Path) -> i64 {
    use parquet::file::reader::{FileReader, SerializedFileReader};
    let file = std::fs::File::open(path).expect("a file");
    SerializedFileReader::new(file).expect("Parquet").metadata().file_metadata().num_rows()
}

#[test]
fn folders_packed_files_and_standard_input_are_read() {
    let folder = folder("inputs");
    let plain = std::fs::read(FIXTURE).expect("the fixture");
    std::fs::create_dir(folder.join("deeper")).expect("a folder");
    std::fs::write(folder.join("b.pgn"), &plain).expect("a file");
    std::fs::write(folder.join("notes.txt"), "1. e4").expect("a file");
    let packed = zstd::encode_all(&plain[..], 1).expect("memory does not fail");
    std::fs::write(folder.join("deeper/a.pgn.zst"), packed).expect("a file");
    let value = jadoube(&["audit", text(&folder), "--json"]).ends_with(1).json();
    assert_eq!((&value["files"], &value["games"]), (&Value::from(2), &Value::from(98)));
    let good = std::fs::read_to_string(SAMPLE).expect("the sample");
    let run = jadoube_with(&["audit", "-", "--severity", "error"], &[], &good).ends_with(0);
    run.says(&["Nothing was found.", "2 games"]);
    jadoube(&["audit", text(&folder.join("deeper")), "--json"]).ends_with(1);
    std::fs::create_dir(folder.join("empty")).expect("a folder");
    jadoube(&["audit", text(&folder.join("empty"))]).ends_with(3);
    jadoube(&["audit", text(&folder.join("nothing.pgn"))]).ends_with(3);
}

#[test]
fn a_packed_file_that_breaks_off_is_a_finding() {
    let folder = folder("broken");
    let plain = std::fs::read(FIXTURE).expect("the fixture").repeat(100);
    let packed = zstd::encode_all(&plain[..], 1).expect("memory does not fail");
    let path = folder.join("cut.pgn.zst");
    std::fs::write(&path, &packed[..packed.len() / 2]).expect("a file");
    let args = ["audit", text(&path), "--format", "jsonl", "--only", "broken-input"];
    let found = rows(&jadoube(&args).ends_with(1).out);
    assert_eq!(found.len(), 1);
    assert_eq!(found[0]["id"], "AUD-705");
    std::fs::write(&path, b"\x28\xb5\x2f\xfdnot zstandard at all").expect("a file");
    assert_eq!(rows(&jadoube(&args).ends_with(1).out).len(), 1);
    let path = folder.join("cut.pgn.gz");
    std::fs::write(&path, b"\x1f\x8b\x08\x00nonsense").expect("a file");
    let args = ["audit", text(&path), "--format", "jsonl"];
    let found = rows(&jadoube(&args).ends_with(1).out);
    assert_eq!(found.last().expect("a finding")["id"], "AUD-705");
}

#[test]
fn a_packed_file_that_breaks_off_is_audited_to_there() {
    let path = folder("broken-off").join("cut.pgn.zst");
    let plain = std::fs::read(FIXTURE).expect("the fixture");
    // Nothing is lost of the games before the break, however few they are.
    let mut packed = zstd::encode_all(&plain[..], 1).expect("memory does not fail");
    packed.extend_from_slice(b"\x28\xb5\x2f\xfd\x00");
    std::fs::write(&path, packed).expect("a file");
    let value = jadoube(&["audit", text(&path), "--json"]).ends_with(1).json();
    assert_eq!((&value["games"], &value["bytes"]), (&49.into(), &plain.len().into()));
    assert_eq!(value["checks"]["broken-input"]["count"], 1);
    // It is told whatever was asked for, in the language of the rest.
    let args = ["audit", text(&path), "--only", "illegal-move", "--format", "text", "--lang", "cs"];
    jadoube(&args).ends_with(1).says(&["AUD-705", "Soubor nelze dál číst: "]);
    let args = ["audit", text(&path), "--only", "illegal-move", "--compare", "2018,2023"];
    jadoube(&args).ends_with(1).says(&["AUD-705", "judge differently: 0."]);
    let line = jadoube(&[&args[..], &["--json"]].concat()).ends_with(1).json();
    assert_eq!(line["first"][0]["id"], "AUD-705");
}

#[cfg(unix)]
#[test]
fn a_file_of_a_folder_that_cannot_be_opened_does_not_stop_the_others() {
    let folder = folder("unreadable");
    std::os::unix::fs::symlink(folder.join("nowhere"), folder.join("a.pgn")).expect("a link");
    std::fs::copy(SAMPLE, folder.join("b.pgn")).expect("a file");
    let args = ["audit", text(&folder), "--only", "illegal-move", "--json"];
    let value = jadoube(&args).ends_with(1).json();
    assert_eq!((&value["files"], &value["games"]), (&2.into(), &2.into()));
    let found = &value["checks"]["broken-input"]["first"];
    assert_eq!(found["text"], "The file cannot be read further: it is not there.");
    // Under an edition that was chosen, so is what is found in files.
    let value = jadoube(&[&args[..], &["--edition", "2018"]].concat()).ends_with(1).json();
    assert_eq!(value["checks"]["broken-input"]["first"]["edition"], "fide-2018");
    // What was named itself must be there, before anything is written.
    let (named, out) = (folder.join("a.pgn"), folder.join("findings"));
    let args = ["audit", text(&named), "--format", "csv", "--out", text(&out)];
    jadoube(&args).ends_with(3);
    assert!(!out.exists());
}

#[test]
fn no_file_is_read_and_written_or_written_twice() {
    let folder = folder("same-file");
    let games = std::fs::read(FIXTURE).expect("the fixture");
    let input = folder.join("games.pgn");
    std::fs::write(&input, &games).expect("a file");
    std::fs::create_dir(folder.join("deeper")).expect("a folder");
    let same = folder.join("deeper/../games.pgn");
    let [new, list] = ["new.pgn", "new.pgn.changes.txt"].map(|it| folder.join(it));
    let check = |named: &Path, args: &[&str]| {
        let run = jadoube(&[&["audit", text(named)][..], args].concat()).ends_with(2);
        assert!(run.err.contains("in the same run"), "{}", run.err);
        assert_eq!(std::fs::read(&input).expect("a file"), games, "{args:?}");
        assert!(!new.exists(), "{args:?}");
    };
    for named in [&input, &folder] {
        check(named, &["--fix", text(&input)]);
        check(named, &["--fix", text(&same)]);
        check(named, &["--html", text(&input)]);
        check(named, &["--format", "jsonl", "--out", text(&same)]);
        check(named, &["--format", "jsonl", "--out", text(&new), "--fix", text(&new)]);
        check(named, &["--format", "jsonl", "--out", text(&list), "--fix", text(&new)]);
    }
    check(&input, &["--checkpoint", text(&input)]);
}

#[test]
fn the_files_of_a_corrected_copy_are_kept_apart() {
    let folder = folder("glued");
    let game = |mark: &str, event: &str, end: &str| {
        format!(
            "{mark}[Event \"{event}\"]\n[Site \"?\"]\n[Date \"2024.01.01\"]\n[Round \"1\"]\n[White \"A\"]\n\
             [Black \"B\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0{end}"
        )
    };
    let mark = "\u{feff}";
    let parts = [(mark, "a", ""), (mark, "b", "\n"), ("", "c", "\n\n"), (mark, "d", "\r\n")];
    for (mark, event, end) in parts {
        let path = folder.join(format!("{event}.pgn"));
        std::fs::write(path, game(mark, event, end)).expect("a file");
    }
    let out = folder.join("copy");
    jadoube(&["audit", text(&folder), "--fix", text(&out)]);
    let expected = [
        game(mark, "a", "\n\n"),
        game("", "b", "\n\n"),
        game("", "c", "\n\n"),
        game("", "d", "\r\n"),
    ];
    assert_eq!(std::fs::read_to_string(&out).expect("a copy"), expected.concat());
}

#[test]
fn changes_have_their_own_lines() {
    let folder = folder("lines");
    let (input, copy) = (folder.join("a.pgn"), folder.join("b"));
    let game = "[Event \"?\"]\n[Site \"?\"]\n[Date \"\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n\
                [Result \"1-0\"]\n\n1. f3 e5\n2. g4 Qh4# 1-0\n";
    std::fs::write(&input, game).expect("a file");
    let args = ["audit", text(&input), "--fix", text(&copy), "--format", "text"];
    // An empty value is told as it is.
    jadoube(&args).ends_with(1).says(&["“” is not a date"]);
    let list = std::fs::read_to_string(folder.join("b.changes.txt")).expect("a list");
    let lines: Vec<&str> =
        list.lines().map(|it| it.split(": game").next().unwrap_or_default()).collect();
    assert_eq!(lines, [format!("{}:7", input.display()), format!("{}:10", input.display())]);
}

#[test]
fn a_corrected_copy_lists_its_changes() {
    let folder = folder("fix");
    let copy = folder.join("corrected.pgn");
    jadoube(&["audit", FIXTURE, "--fix", text(&copy)]).ends_with(1).says(&["Changes written to"]);
    let list = std::fs::read_to_string(folder.join("corrected.pgn.changes.txt")).expect("a list");
    assert!(list.contains("game 11: result-not-mate: “1-0” becomes “0-1”"), "{list}");
    assert!(list.contains("spelling: “e2-e4” becomes “e4”"), "{list}");
    let again = jadoube(&["audit", text(&copy), "--json"]).ends_with(1).json();
    assert_eq!(again["games"], 49);
    assert_eq!(again["checks"].get("spelling"), None);
}

#[test]
fn a_page_needs_nothing_from_elsewhere() {
    let page = folder("page").join("report.html");
    jadoube(&["audit", FIXTURE, "--html", text(&page), "--lang", "sl"]).ends_with(1);
    let html = std::fs::read_to_string(page).expect("a page");
    for wanted in [
        "<!doctype html>",
        "lang=\"sl\"",
        "<svg",
        "class=\"plot\"",
        "AUD-101",
        "<article>",
        "</html>",
    ] {
        assert!(html.contains(wanted), "{wanted}");
    }
    let outside = html.matches("http").count();
    assert_eq!(outside, html.matches("http://www.w3.org/").count(), "links to elsewhere");
}

#[test]
fn two_editions_are_compared() {
    let run = jadoube(&["audit", FIXTURE, "--compare", "2009,2023"]).ends_with(1);
    run.says(&[
        "game 9\n",
        "  only fide-2023: AUD-108 moves-after-repetition",
        "Games that fide-2009 and fide-2023 judge differently:",
    ]);
    jadoube(&["audit", SAMPLE, "--compare", "2018,2023", "--severity", "warning"]).ends_with(0);
    jadoube(&["audit", SAMPLE, "--compare", "2018"]).ends_with(2);
}
