//! Files in chunks and threads: the same findings whatever the number of threads, and wherever one begins again.

use std::io::{self, Read};

use jadoube_audit::{
    Audited, Auditor, Check, Finding, Fixes, Resume, Settings, Stopped, audit_stream,
};

use crate::harness::FIXTURE;

/// Some chunks of games.
fn many() -> Vec<u8> {
    FIXTURE.repeat(800_000 / FIXTURE.len() + 1)
}

fn collect(text: &[u8], jobs: usize, resume: Resume) -> (Vec<Finding>, Vec<Resume>) {
    let (mut findings, mut steps) = (Vec::new(), Vec::new());
    let take = |audited: Audited| {
        findings.extend(audited.report.findings);
        steps.push(audited.done);
        Ok::<(), ()>(())
    };
    let done =
        audit_stream(text, &Settings::default(), jobs, resume, take).expect("memory does not fail");
    assert_eq!(done.bytes, text.len() as u64);
    (findings, steps)
}

/// Without edits, whose offsets are counted in a chunk.
fn whole(text: &[u8]) -> Vec<Finding> {
    Auditor::new(&Settings::default()).audit(text).findings
}

#[test]
fn threads_change_nothing() {
    let text = many();
    let expected = whole(&text);
    for jobs in [1, 2, 5] {
        assert_eq!(collect(&text, jobs, Resume::default()).0, expected, "{jobs} threads");
    }
}

#[test]
fn one_can_begin_again_after_every_chunk() {
    let text = many();
    let (expected, steps) = collect(&text, 2, Resume::default());
    assert!(steps.len() > 2);
    for &step in &steps {
        let (rest, _) = collect(&text, 2, step);
        let from = expected.partition_point(|it| it.game <= step.games);
        assert_eq!(rest, expected[from..]);
    }
}

#[test]
fn a_line_without_end_is_cut_and_said_so() {
    let text = "e4 ".repeat(5_000_000);
    let (findings, steps) = collect(text.as_bytes(), 2, Resume::default());
    assert!(steps.len() > 2);
    assert!(findings.iter().any(|it| it.check == Check::TooLong));
}

#[test]
fn a_record_that_was_cut_is_not_corrected() {
    // Two good games; between them one that is too long, misspelt on both sides of every cut.
    let misspelt = crate::harness::record("2024.01.01", "*", "", "1. e2-e4 e7-e5");
    let long = misspelt.replace("e7-e5", &format!("{{{}}} e7-e5", "z".repeat(6_000_000)));
    let text = [misspelt.as_str(), &long, &misspelt].concat();
    let settings = Settings { fixes: Fixes::Wanted, ..Settings::default() };
    let collect = |resume: Resume| {
        let mut all = Vec::new();
        let done = audit_stream(text.as_bytes(), &settings, 2, resume, |audited| {
            let findings = audited.report.findings;
            let fixed: Vec<u64> =
                findings.iter().filter(|it| !it.edits.is_empty()).map(|it| it.game).collect();
            let long = findings.iter().filter(|it| it.check == Check::TooLong).count();
            all.push((audited.done, fixed, long));
            Ok::<(), ()>(())
        });
        assert_eq!(done.expect("memory does not fail").bytes, text.len() as u64);
        all
    };
    let all = collect(Resume::default());
    assert!(all.len() >= 2);
    let last = all.last().expect("a chunk").0.games;
    let fixed: Vec<u64> = all.iter().flat_map(|it| it.1.clone()).collect();
    assert_eq!(fixed, [1, last]);
    assert_eq!(all.iter().map(|it| it.2).sum::<usize>(), 1);
    // Whoever begins again after the cut knows of it.
    for (index, (step, ..)) in all.iter().enumerate() {
        assert_eq!(collect(*step), all[index + 1..]);
    }
}

#[test]
fn files_with_other_first_tags_are_not_cut() {
    let game = crate::harness::record("2024.01.01", "1-0", "", "1. e4 e5")
        .replace("[Event \"?\"]\n", "")
        .replace("[Site \"?\"]\n", "[Site \"?\"]\n[Event \"?\"]\n");
    for game in [game.clone(), game.replace('\n', "\r"), game.replace("[Event", "[Name")] {
        let text = game.repeat(5_000_000 / game.len());
        let (findings, steps) = collect(text.as_bytes(), 2, Resume::default());
        assert!(steps.len() > 10 && steps.iter().all(|it| !it.cut));
        assert_eq!(steps.last().map(|it| it.games), Some(5_000_000 / game.len() as u64));
        assert!(findings.iter().all(|it| it.check != Check::TooLong));
    }
}

/// A source that breaks in the middle.
struct Breaks<'t>(&'t [u8]);

impl Read for Breaks<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.0.is_empty() {
            return Err(io::Error::other("broken"));
        }
        self.0.read(buffer)
    }
}

#[test]
fn what_could_be_read_is_audited_before_the_source_breaks() {
    let text = many();
    let mut findings = Vec::new();
    let stopped =
        audit_stream(Breaks(&text), &Settings::default(), 2, Resume::default(), |audited| {
            findings.extend(audited.report.findings);
            Ok::<(), ()>(())
        });
    let Err(Stopped::Unreadable(error, done)) = stopped else { panic!("it broke") };
    assert_eq!(error.to_string(), "broken");
    assert_eq!(done.bytes, text.len() as u64);
    assert_eq!(findings, whole(&text));
}

#[test]
fn the_taker_can_stop_it() {
    let text = many();
    let mut taken = 0;
    let stopped = audit_stream(&text[..], &Settings::default(), 3, Resume::default(), |_| {
        taken += 1;
        if taken == 2 { Err("enough") } else { Ok(()) }
    });
    assert!(matches!(stopped, Err(Stopped::Taker("enough"))));
    assert_eq!(taken, 2);
}
