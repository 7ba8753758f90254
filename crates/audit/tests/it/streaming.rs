//! Files in chunks and threads: the same findings whatever the number of threads, and wherever one begins again.

use std::io::{self, Read};

use jadoube_audit::{Audited, Auditor, Check, Finding, Resume, Settings, Stopped, audit_stream};

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
    assert!(done.bytes > 500_000 && !findings.is_empty());
    assert_eq!(findings, whole(&text)[..findings.len()]);
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
