//! Every scenario of the rules, played through the engine. `JADOUBE_SCENARIOS` names a folder with others.
//!
//! What the scenarios cite is kept in `crates/laws/scenarios/cited.tsv`, from which the report of coverage is made.
//! `JADOUBE_BLESS=1` writes it anew.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use jadoube_transcript::{
    Case, Deed, Difference, Entry, Expectation, File, Protocol, Told, expectation_line, read,
    read_markdown, run, run_with, state_line,
};
use laws::game::Configuration;
use laws::ruling::{Ruling, Verdict};
use laws::{Edition, Provision};

/// Scenarios of the rules, examples of the language, and what the documents show.
const ROOTS: [&str; 3] = ["../laws/scenarios", "../../fixtures/transcripts", "../../docs"];

fn folders() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    match std::env::var_os("JADOUBE_SCENARIOS") {
        Some(folder) => vec![folder.into()],
        None => ROOTS.iter().map(|it| root.join(it)).collect(),
    }
}

/// Every file of scenarios that can be read, with its name.
pub(crate) fn scenario_files() -> Vec<(String, File)> {
    let folders = folders();
    let entries = folders.iter().flat_map(|it| fs::read_dir(it).expect("a folder of scenarios"));
    let mut files = Vec::new();
    for path in entries.map(|it| it.expect("an entry").path()) {
        let text = fs::read_to_string(&path).unwrap_or_default();
        let read = match path.extension().and_then(|it| it.to_str()) {
            Some("md") => read_markdown(&text),
            Some("txt") => read(&text),
            _ => continue,
        };
        files.push((path.display().to_string(), read.expect("scenarios")));
    }
    files
}

#[test]
fn every_scenario_is_ruled_as_it_says() {
    let mut files: Vec<PathBuf> = folders()
        .iter()
        .flat_map(|it| fs::read_dir(it).expect("a folder of scenarios"))
        .map(|it| it.expect("an entry").path())
        .filter(|it| it.extension().is_some_and(|it| it == "md" || it == "txt"))
        .collect();
    files.sort();
    let (mut cases, mut failed, mut report) = (0, 0, String::new());
    for path in files {
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.file_name().map(|it| it.to_string_lossy().into_owned()).unwrap_or_default();
        let read = if name.ends_with(".md") { read_markdown(&text) } else { read(&text) };
        let file = match read {
            Ok(file) => file,
            Err(not) => {
                failed += 1;
                report += &format!("{name}: {not}\n");
                continue;
            }
        };
        for case in &file.cases {
            cases += 1;
            let protocol = run(&file.shared, case);
            if protocol.is_as_expected() {
                continue;
            }
            failed += 1;
            report += &format!("\n{name}: {} {}\n", case.id(), case.title());
            for why in &protocol.cannot_start {
                report += &format!("    cannot start: {why}\n");
            }
            for (line, difference) in protocol.differences() {
                report += &format!("    line {line}: {}\n", words(difference));
            }
        }
    }
    assert!(cases > 0, "no scenarios");
    assert_eq!(failed, 0, "{failed} of {cases} scenarios differ:\n{report}");
}

fn words(difference: &Difference) -> String {
    match difference {
        Difference::Missing { expected } => format!("missing: {}", expectation_line(expected)),
        Difference::Unexpected { found } => format!("not expected: {}", expectation_line(found)),
        Difference::Other { expected, found }
        | Difference::Answer { expected, found }
        | Difference::Uncited { expected, found, .. } => {
            format!(
                "expected {}\n        found    {}",
                expectation_line(expected),
                expectation_line(found)
            )
        }
        Difference::State { expected, found } => {
            format!("expected {}\n        found    {}", state_line(expected), state_line(found))
        }
        Difference::Impossible { why } => format!("cannot have happened: {why}"),
    }
}

/// The provisions and questions that the scenarios of each edition rest on, one to a line. Every scenario is played
/// in all other editions too: where its rulings are the same but for the numbers, it is a scenario of that edition as
/// well; where they are not, that is written down, so that nothing changes unnoticed.
#[test]
fn what_the_scenarios_cite_is_written_down() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = BTreeSet::new();
    for (name, file) in files() {
        for case in &file.cases {
            let own = run(&file.shared, case);
            found.extend(cited_by(&own));
            found.extend(in_other_editions(&name, case, &own));
        }
    }
    let written: String = found.into_iter().map(|it| it + "\n").collect();
    let path = root.join("../laws/scenarios/cited.tsv");
    if std::env::var_os("JADOUBE_BLESS").is_some() {
        fs::write(&path, &written).expect("written");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(kept == written, "cited.tsv is out of date: run this test with JADOUBE_BLESS=1");
}

/// All files with scenarios, by their names.
pub(crate) fn files() -> Vec<(String, File)> {
    let mut found = Vec::new();
    for folder in folders() {
        for entry in fs::read_dir(folder).expect("a folder of scenarios") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).unwrap_or_default();
            let read = match path.extension().and_then(|it| it.to_str()) {
                Some("md") => read_markdown(&text),
                Some("txt") => read(&text),
                _ => continue,
            };
            let name = path.file_stem().map(|it| it.to_string_lossy().into_owned());
            found.push((name.unwrap_or_default(), read.expect("scenarios")));
        }
    }
    found
}

fn in_other_editions(name: &str, case: &Case, own: &Protocol) -> Vec<String> {
    let Some(configuration) = &own.configuration else { return Vec::new() };
    let mut found = Vec::new();
    for edition in Edition::ALL {
        if edition.tag().eq(configuration.edition.tag()) {
            continue;
        }
        let other = run_with(Configuration { edition, ..configuration.clone() }, case);
        match rulings_without_numbers(&other) == rulings_without_numbers(own) {
            true => found.extend(cited_by(&other)),
            false => found.push(format!("{edition}\tdiffers\t{name} {}", case.id())),
        }
    }
    found
}

/// The rulings of a protocol as lines, without the articles they cite.
fn rulings_without_numbers(protocol: &Protocol) -> Vec<Vec<String>> {
    let lines = |entry: &Entry| match &entry.what {
        Told::Event { rulings, .. } => rulings
            .iter()
            .filter(|it| !it.is_quiet())
            .map(|it| match Expectation::of(it, &entry.before) {
                Expectation::Ruling { ruling, .. } => {
                    expectation_line(&Expectation::Ruling { ruling, articles: Vec::new() })
                }
                other => expectation_line(&other),
            })
            .collect(),
        Told::Query { answer, .. } => vec![format!("{answer:?}")],
        Told::Result(_) | Told::Beginning => Vec::new(),
    };
    protocol.entries.iter().map(lines).collect()
}

fn cited_by(protocol: &Protocol) -> Vec<String> {
    let mut found = Vec::new();
    for entry in &protocol.entries {
        let Told::Event { rulings, line, .. } = &entry.what else { continue };
        // A question may also be answered that nobody asked.
        if let Deed::Decides { question, .. } = &line.deed
            && let Some(configuration) = &protocol.configuration
        {
            let edition = configuration.edition;
            found.push(format!("{edition}\tanswered\t{question}"));
        }
        // That nothing follows from an event covers no provision.
        let says_nothing =
            |it: &&Ruling| matches!(it.verdict(), Verdict::Note { what, .. } if what.is_nothing());
        for ruling in rulings.iter().filter(|it| !says_nothing(it)) {
            let edition = ruling.edition();
            let kind = match ruling.verdict() {
                Verdict::Ask(question) => {
                    found.push(format!("{edition}\tquestion\t{}", question.which));
                    "asked"
                }
                _ => "ruled",
            };
            // What stands behind a ruling is explained by it.
            for article in ruling.articles().into_iter().chain(ruling.background()) {
                for provision in Provision::in_article(edition, article) {
                    found.push(format!("{edition}\t{kind}\t{provision}"));
                }
            }
            for fact in ruling.missing() {
                found.push(format!("{edition}\tmissing\t{}", fact.id()));
            }
            for reading in ruling.readings() {
                found.push(format!("{edition}\treading\t{reading}"));
            }
        }
    }
    found
}
