//! Every scenario of the rules, played through the engine. `JADOUBE_SCENARIOS` names a folder with others.

use std::fs;
use std::path::{Path, PathBuf};

use jadoube_transcript::{Difference, expectation_line, read, read_markdown, run, state_line};

fn folder() -> PathBuf {
    match std::env::var_os("JADOUBE_SCENARIOS") {
        Some(folder) => folder.into(),
        None => Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/scenarios"),
    }
}

#[test]
fn every_scenario_is_ruled_as_it_says() {
    let mut files: Vec<PathBuf> = fs::read_dir(folder())
        .expect("a folder of scenarios")
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
            format!("expected {}\n        found    {}", expectation_line(expected), expectation_line(found))
        }
        Difference::State { expected, found } => {
            format!("expected {}\n        found    {}", state_line(expected), state_line(found))
        }
        Difference::Impossible { why } => format!("cannot have happened: {why}"),
    }
}
