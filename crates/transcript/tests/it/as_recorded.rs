//! What was ruled once is ruled again. The scenarios under every edition and games of the simulator were recorded, line by line with
//! everything that followed, before the parts began to speak in types; the same lines have to lead to the same rulings, clocks and
//! citations. What changed on purpose stands in `changed.tsv`, with its article.
//!
//! In a record, lines that begin in the first column happened, the others followed from them.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_transcript::{
    Difference, Entry, Expectation, Told, expectation_line, read_logged, run,
};

/// A case again, from its lines: with what follows from each now.
pub(crate) fn told_again(recorded: &str) -> String {
    let happened = happened_in(recorded);
    let file = match read_logged(&happened) {
        Ok(file) => file,
        Err(not) => return format!("{happened}  not read: {not}\n"),
    };
    let protocol = run(&file.shared, &file.cases[0]);
    let mut follows: BTreeMap<usize, String> = BTreeMap::new();
    for entry in &protocol.entries {
        follows.insert(entry.line, followed(entry));
    }
    let mut told = String::new();
    for (number, line) in (1..).zip(happened.lines()) {
        told.push_str(line);
        told.push('\n');
        told.push_str(follows.get(&number).map_or("", String::as_str));
    }
    for why in &protocol.cannot_start {
        let _ = writeln!(told, "  cannot start: {why}");
    }
    told
}

/// What happened, without what followed.
fn happened_in(recorded: &str) -> String {
    recorded.lines().filter(|it| !it.starts_with(' ')).map(|it| format!("{it}\n")).collect()
}

/// What happened in each case of a record.
pub(crate) fn recorded_cases(record: &str) -> Vec<String> {
    recorded(record).iter().map(|it| happened_in(it)).collect()
}

fn followed(entry: &Entry) -> String {
    let mut told = String::new();
    match &entry.what {
        Told::Event { rulings, .. } => {
            for ruling in rulings {
                let line = expectation_line(&Expectation::of(ruling, &entry.before));
                let _ = write!(told, "  {line}");
                for article in ruling.background() {
                    let _ = write!(told, " +{article}");
                }
                for fact in ruling.missing() {
                    let _ = write!(told, " lacks {}", fact.id());
                }
                for reading in ruling.readings() {
                    let _ = write!(told, " {reading}");
                }
                told.push_str(if ruling.is_quiet() { " (quiet)\n" } else { "\n" });
            }
        }
        Told::Query { answer, articles, .. } => {
            let answer = jadoube_transcript::answer_as_expected(answer, &entry.before);
            let articles = articles.clone();
            let line = expectation_line(&Expectation::Ruling { ruling: answer, articles });
            let _ = writeln!(told, "  {line}");
        }
        Told::Result(_) | Told::Beginning => {}
    }
    for (_, difference) in &entry.differences {
        if let Difference::Impossible { why } = difference {
            let _ = writeln!(told, "  cannot have happened: {why}");
        }
    }
    let time = |it: Option<clock::Millis>| it.map_or("-".to_owned(), |it| it.get().to_string());
    let runs = entry.shown.running.map_or("-".to_owned(), |it| it.to_string());
    let (white, black) = (time(entry.shown.times.white), time(entry.shown.times.black));
    let _ = writeln!(told, "  clocks {white} {black} {runs}");
    told
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/recorded")
}

/// The cases of a record: each begins with the line `case`.
fn cases(record: &str) -> Vec<String> {
    let mut cases: Vec<String> = Vec::new();
    for line in record.lines() {
        if line.starts_with("case ") {
            cases.push(String::new());
        }
        if let Some(case) = cases.last_mut() {
            case.push_str(line);
            case.push('\n');
        }
    }
    cases
}

/// The cases that are ruled otherwise on purpose, by the record they stand in, and whether they really are.
fn changed(record: &str) -> BTreeMap<String, bool> {
    let list = fs::read_to_string(folder().join("changed.tsv")).expect("a list");
    let rows = list.lines().filter(|it| !it.starts_with('#')).map(|it| it.split('\t'));
    let names = rows.filter_map(|mut it| (it.next() == Some(record)).then(|| it.next()).flatten());
    names.map(|it| (it.to_owned(), false)).collect()
}

fn recorded(record: &str) -> Vec<String> {
    let packed = fs::read(folder().join(record).with_extension("txt.zst")).expect("a record");
    let text = zstd::decode_all(&packed[..]).expect("packed well");
    let recorded = cases(std::str::from_utf8(&text).expect("a text"));
    assert!(recorded.len() > 500, "{} cases of {record}", recorded.len());
    recorded
}

fn is_ruled_as_recorded(record: &str) {
    let recorded = recorded(record);
    let (mut changed, mut differing, mut report) = (changed(record), 0, String::new());
    for case in &recorded {
        let now = told_again(case);
        if now == *case {
            continue;
        }
        let name = case.lines().next().unwrap_or_default().trim_start_matches("case ");
        if let Some(differs) = changed.get_mut(name) {
            *differs = true;
            continue;
        }
        differing += 1;
        if differing <= 20 {
            let _ = writeln!(report, "{record}, case {name}{}", first_difference(case, &now));
        }
    }
    let total = recorded.len();
    assert_eq!(differing, 0, "{differing} of {total} cases are ruled otherwise:\n{report}");
    let alike: Vec<&String> = changed.iter().filter(|it| !it.1).map(|it| it.0).collect();
    assert!(alike.is_empty(), "in changed.tsv, but ruled as ever: {alike:?}");
}

/// The first line that is not as it was, with what happened before it.
fn first_difference(before: &str, now: &str) -> String {
    let mut happened = "";
    let mut after = now.lines();
    for was in before.lines() {
        let is = after.next().unwrap_or_default();
        if was == is {
            happened = if was.starts_with(' ') { happened } else { was };
            continue;
        }
        return format!("\n    {happened}\n    was {was}\n    is  {is}");
    }
    format!("\n    more follows: {}", after.next().unwrap_or_default())
}

#[test]
fn scenarios_are_ruled_as_recorded() {
    is_ruled_as_recorded("scenarios");
}

#[test]
fn simulated_games_are_ruled_as_recorded() {
    is_ruled_as_recorded("simulated");
}
