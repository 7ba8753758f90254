//! Any bytes as a database of games: the audit ends, never panics, its places lie in the text, and its corrections can be
//! made.
#![no_main]

use audit::{Auditor, Check, Fixes, Settings, corrected};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| {
    let settings = Settings {
        fixes: Fixes::Wanted,
        no_draw_before: Some(clock::Moves(30)),
        ..Settings::default()
    };
    let mut auditor = Auditor::new(&settings);
    let report = auditor.audit(text);
    let lines = text.iter().filter(|byte| **byte == b'\n').count() as u64 + 1;
    for finding in &report.findings {
        assert!((1..=report.games).contains(&finding.game));
        assert!((1..=lines).contains(&finding.line) && finding.column >= 1);
        let _ = finding.articles();
    }
    assert!(report.findings.is_sorted_by_key(|it| it.game));
    let (copy, made) = corrected(text, &report.findings);
    let edits: usize = report.findings.iter().map(|it| it.edits.len()).sum();
    assert!(made.len() <= edits);
    if made.is_empty() {
        assert_eq!(copy, text);
    }
    auditor.audit(&copy);
    // The same auditor gives the same answer again.
    assert_eq!(auditor.audit(text), report);
    let quiet = Settings { checks: [Check::IllegalMove].into_iter().collect(), ..settings.clone() };
    assert_eq!(Auditor::new(&quiet).audit(text).games, report.games);
});
