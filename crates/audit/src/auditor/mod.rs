//! Goes through the games of a text. Each game is scanned first, which is quick and only tells whether there may be
//! something to say; if so it is examined, which is slower and finds out what.

mod scan;

use memchr::memchr_iter;
use notation::pgn::read_game;
use winnability::Solver;

use crate::examine::{self, Examiner};
use crate::{Finding, Settings};
use scan::Scan;

pub(crate) use scan::{dates, ends};

/// Audits text after text and keeps its memory between them. One for each thread.
pub struct Auditor<'s> {
    settings: &'s Settings,
    scan: Scan<'s>,
    solver: Solver,
    words: examine::Record,
}

/// What came out of a text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// How many games there were.
    pub games: u64,
    /// How many moves of main lines were followed on the board.
    pub moves: u64,
    /// How many games were examined.
    pub examined: u64,
    /// What was found, in the order of the text. Games and lines are counted within it.
    pub findings: Vec<Finding>,
}

impl<'s> Auditor<'s> {
    /// An auditor that has seen nothing yet.
    #[must_use]
    pub fn new(settings: &'s Settings) -> Auditor<'s> {
        Auditor {
            settings,
            scan: Scan::new(settings),
            solver: Solver::new(),
            words: examine::Record::default(),
        }
    }

    /// Audits all games of a text.
    pub fn audit(&mut self, text: &[u8]) -> Report {
        let mut report = Report::default();
        let mut places = Places::new(text);
        let plain = !has_odd_bytes(text);
        let mut at = 0;
        while at < text.len() {
            self.scan.restart();
            let next = read_game(text, at, &mut self.scan);
            if self.scan.begun() {
                report.games += 1;
                let game = &text[at..next];
                if self.scan.is_doubtful() || !plain && has_odd_bytes(game) {
                    report.examined += 1;
                    report.moves += self.examine(
                        text,
                        at,
                        next,
                        report.games,
                        &mut places,
                        &mut report.findings,
                    );
                } else {
                    report.moves += self.scan.moves();
                }
            }
            at = next;
        }
        report
    }

    pub(crate) fn settings(&self) -> &Settings {
        self.settings
    }

    #[cold]
    fn examine(
        &mut self,
        text: &[u8],
        at: usize,
        end: usize,
        game: u64,
        places: &mut Places<'_>,
        findings: &mut Vec<Finding>,
    ) -> u64 {
        let mut examiner = Examiner::new(self.settings, &mut self.solver, text, &mut self.words);
        let moves = examiner.run(at, end);
        let first = findings.len();
        let players = ["White", "Black"].map(|it| examiner.tag_text(it).unwrap_or_default());
        let (drafts, edition, pace) = examiner.finish();
        findings.extend(drafts.into_iter().map(|draft| {
            let (line, column) = places.of(draft.at);
            Finding {
                check: draft.check,
                game,
                white: players[0].clone(),
                black: players[1].clone(),
                line,
                column,
                ply: draft.ply,
                position: draft.position,
                edition,
                pace,
                facts: draft.facts,
                edits: draft.edits,
            }
        }));
        debug_assert!(findings[first..].is_sorted_by_key(|it| it.line));
        moves
    }
}

/// Is anything in it that is not plain text of the simplest kind? Whole blocks are looked at, which is quicker than
/// stopping at the first.
fn has_odd_bytes(text: &[u8]) -> bool {
    let is_odd = |byte: u8| !(9..127).contains(&byte) || (14..32).contains(&byte);
    text.chunks(4096).any(|block| block.iter().fold(false, |odd, &byte| odd | is_odd(byte)))
}

/// Lines and columns of offsets that mostly come in order, so that nothing is counted twice.
struct Places<'t> {
    text: &'t [u8],
    counted: usize,
    /// The line of `counted`, and where it begins.
    line: u64,
    start: usize,
}

impl<'t> Places<'t> {
    fn new(text: &'t [u8]) -> Places<'t> {
        Places { text, counted: 0, line: 1, start: 0 }
    }

    fn of(&mut self, at: usize) -> (u64, u64) {
        let at = at.min(self.text.len());
        if at < self.counted {
            *self = Places::new(self.text);
        }
        for newline in memchr_iter(b'\n', &self.text[self.counted..at]) {
            self.line += 1;
            self.start = self.counted + newline + 1;
        }
        self.counted = at;
        (self.line, (at - self.start) as u64 + 1)
    }
}
