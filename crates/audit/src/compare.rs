//! Two editions side by side: the same games under both, and what differs.

use crate::{Finding, Report};

/// A game that two editions judge differently.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The game, counted as in the reports.
    pub game: u64,
    /// What only the first edition finds.
    pub first: Vec<Finding>,
    /// What only the second edition finds.
    pub second: Vec<Finding>,
}

/// The games that differ between two reports on the same text. Numbers of articles do not count, only what was found.
#[must_use]
pub fn compare(first: &Report, second: &Report) -> Vec<Difference> {
    let mut differences: Vec<Difference> = Vec::new();
    let mut note = |finding: &Finding, is_first: bool| {
        let at = differences.iter().position(|it| it.game == finding.game).unwrap_or_else(|| {
            differences.push(Difference {
                game: finding.game,
                first: Vec::new(),
                second: Vec::new(),
            });
            differences.len() - 1
        });
        let side = if is_first { &mut differences[at].first } else { &mut differences[at].second };
        side.push(finding.clone());
    };
    for finding in &first.findings {
        if !has_like(second, finding) {
            note(finding, true);
        }
    }
    for finding in &second.findings {
        if !has_like(first, finding) {
            note(finding, false);
        }
    }
    differences.sort_by_key(|it| it.game);
    differences
}

fn has_like(report: &Report, finding: &Finding) -> bool {
    // Findings stand in the order of the games.
    let from = report.findings.partition_point(|it| it.game < finding.game);
    let same_game = report.findings[from..].iter().take_while(|it| it.game == finding.game);
    let mut like = same_game.filter(|it| {
        it.check == finding.check && it.ply == finding.ply && it.facts == finding.facts
    });
    like.next().is_some()
}
