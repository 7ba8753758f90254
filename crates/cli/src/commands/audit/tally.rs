//! What is counted over a whole run. Its size does not depend on the input.

use std::collections::BTreeMap;

use audit::{Report, Severity};
use serde::{Deserialize, Serialize};

use super::row::Row;

/// So many of the gravest games are remembered, and so many findings of each.
const WORST: usize = 12;
const FINDINGS_OF_ONE: usize = 8;
/// Move numbers are counted in groups of this size.
const GROUP: u32 = 10;

/// The counts of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(super) struct Tally {
    pub(super) files: u64,
    pub(super) games: u64,
    pub(super) moves: u64,
    pub(super) bytes: u64,
    pub(super) findings: u64,
    pub(super) games_with_findings: u64,
    /// By the name of the check.
    pub(super) checks: BTreeMap<String, CheckTally>,
    /// By the edition.
    pub(super) editions: BTreeMap<String, u64>,
    /// By the first move number of a group of ten.
    pub(super) move_numbers: BTreeMap<u32, u64>,
    /// The games with the gravest findings, the gravest first.
    pub(super) worst: Vec<Worst>,
}

/// The findings of one check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct CheckTally {
    pub(super) count: u64,
    pub(super) first: Row,
}

/// A game and its findings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) struct Worst {
    pub(super) gravity: u64,
    pub(super) rows: Vec<Row>,
}

impl Tally {
    /// Adds what one chunk brought.
    pub(super) fn add(&mut self, report: &Report, bytes: u64, rows: &[Row]) {
        self.games += report.games;
        self.moves += report.moves;
        self.bytes += bytes;
        self.add_rows(rows);
    }

    pub(super) fn add_rows(&mut self, rows: &[Row]) {
        self.findings += rows.len() as u64;
        for game in rows.chunk_by(|one, other| one.game == other.game && one.file == other.file) {
            self.games_with_findings += 1;
            for row in game {
                self.add_row(row);
            }
            self.weigh(game);
        }
    }

    fn add_row(&mut self, row: &Row) {
        let first = || CheckTally { count: 0, first: row.clone() };
        self.checks.entry(row.check.clone()).or_insert_with(first).count += 1;
        *self.editions.entry(row.edition.clone()).or_default() += 1;
        if let Some(ply) = row.ply {
            *self.move_numbers.entry(ply / 2 / GROUP * GROUP).or_default() += 1;
        }
    }

    fn weigh(&mut self, game: &[Row]) {
        let gravity = game.iter().map(|row| weight(row.severity())).sum();
        if self.worst.len() == WORST && self.worst.last().is_some_and(|it| it.gravity >= gravity) {
            return;
        }
        let mut rows = game.to_vec();
        rows.sort_by_key(|row| std::cmp::Reverse(row.severity()));
        rows.truncate(FINDINGS_OF_ONE);
        // Games of equal gravity stay in the order of the files.
        let at = self.worst.partition_point(|it| it.gravity >= gravity);
        self.worst.insert(at, Worst { gravity, rows });
        self.worst.truncate(WORST);
    }

    /// The findings of at least this severity.
    pub(super) fn at_least(&self, severity: Severity) -> u64 {
        let grave = |it: &&CheckTally| it.first.severity() >= severity;
        self.checks.values().filter(grave).map(|it| it.count).sum()
    }
}

const fn weight(severity: Severity) -> u64 {
    match severity {
        Severity::Error => 100,
        Severity::Warning => 10,
        Severity::Info => 1,
    }
}
