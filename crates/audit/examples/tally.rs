//! Audits a plain file with one thread and prints the time, the counts, and the findings of the checks that are named.
//! `tally FILE [every] [CHECK…]`; with `every` the solver is asked about every last position.

use std::collections::BTreeMap;
use std::time::Instant;

use jadoube_audit::{Auditor, Check, Ends, Settings};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let text = std::fs::read(&arguments[0]).expect("a readable file");
    let ends = if arguments.iter().any(|it| it == "every") { Ends::Every } else { Ends::Doubtful };
    let settings = Settings { ends, ..Settings::default() };
    let shown: Vec<Check> = arguments.iter().skip(1).filter_map(|it| it.parse().ok()).collect();
    let start = Instant::now();
    let mut auditor = Auditor::new(&settings);
    let report = auditor.audit(&text);
    let seconds = start.elapsed().as_secs_f64();
    let mut counts: BTreeMap<Check, u64> = BTreeMap::new();
    for finding in &report.findings {
        *counts.entry(finding.check).or_default() += 1;
        if shown.contains(&finding.check) {
            println!(
                "{}:{} game {} ply {:?} {:?}",
                finding.line, finding.column, finding.game, finding.ply, finding.facts
            );
        }
    }
    println!(
        "{} games, {} moves, {} examined, {seconds:.3} s, {:.0} MB/s",
        report.games,
        report.moves,
        report.examined,
        text.len() as f64 / 1e6 / seconds
    );
    for (check, count) in counts {
        println!("{} {check:24} {count}", check.id());
    }
}
