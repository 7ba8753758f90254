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
    assert_eq!(rows(&jadoube(&args).ends_with(1).out)[0]["id"], "AUD-705");
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
    let outside = html.matches("http").filter(|_| true).count();
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
