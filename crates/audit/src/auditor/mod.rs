//! Goes through the games of a text. Each game is scanned first, which is quick and only tells whether there may be
//! something to say; if so it is examined, which is slower and finds out what.

mod scan;

use memchr::{memchr_iter, memrchr};
use notation::pgn::{Chunk, ChunkEnd, Rest, Visitor, read_game};
use winnability::Solver;

use crate::examine::{self, Doubt, Examiner};
use crate::{Check, Fact, Finding, Name, Settings};
use scan::Scan;
use scan::ends::End;

pub(crate) use scan::{dates, ends};

/// So many findings of one text are kept, far more than any real one has: a hostile one cannot use up the memory.
const FINDINGS_MAX: usize = 20_000;

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
        while at < text.len() && report.findings.len() < FINDINGS_MAX {
            self.scan.restart();
            let next = read_game(text, at, &mut self.scan);
            if !self.scan.begun() {
                break;
            }
            report.games += 1;
            let doubt = match self.scan.ended() {
                _ if !plain && has_odd_bytes(&text[at..next]) => Some(Doubt::Anything),
                End::Plain => None,
                End::Unsolved(end) => end.is_doubtful(&mut self.solver).then_some(Doubt::End),
                End::In(doubt) => Some(doubt),
            };
            match doubt {
                Some(doubt) => at = self.examine(text, at, doubt, &mut places, &mut report),
                None => {
                    report.moves += self.scan.moves();
                    at = next;
                }
            }
        }
        let told = report.games;
        while at < text.len() {
            let mut count = Count(0);
            at = read_game(text, at, &mut count);
            report.games += count.0;
        }
        if report.games > told {
            let (line, _) = places.of(text.len());
            let facts = vec![
                ("count", Fact::Count(report.findings.len() as u64)),
                ("games", Fact::Count(report.games - told)),
            ];
            report.findings.push(self.of_file(Check::TooMany, told + 1, line, facts));
        }
        report
    }

    /// Audits a chunk of a file. Lines are counted from the start of the file; a record that was cut is not corrected.
    pub(crate) fn audit_chunk(&mut self, chunk: &Chunk) -> Report {
        let mut report = self.audit(&chunk.text);
        let last = report.games;
        let is_cut = |game: u64| {
            game == 1 && chunk.begins_cut || game == last && chunk.end != ChunkEnd::Whole
        };
        for finding in report.findings.iter_mut().filter(|it| is_cut(it.game)) {
            finding.edits.clear();
        }
        if chunk.end == ChunkEnd::TooLong && last > 0 && self.settings.checks.has(Check::TooLong) {
            let line = Places::new(&chunk.text).of(chunk.text.len()).0;
            let length = Fact::Count(chunk.text.len() as u64);
            let facts = vec![("count", length), ("kind", Fact::Kind("bytes"))];
            report.findings.push(self.of_file(Check::TooLong, last, line, facts));
        }
        for finding in &mut report.findings {
            finding.line += chunk.lines_before;
        }
        report
    }

    fn of_file(&self, check: Check, game: u64, line: u64, facts: Vec<(Name, Fact)>) -> Finding {
        Finding::of_file(self.settings.edition, check, game, line, facts)
    }

    /// Looks closely at the last game counted, which begins here; returns where the next one begins. The quick look may
    /// have stopped anywhere.
    #[cold]
    fn examine(
        &mut self,
        text: &[u8],
        at: usize,
        doubt: Doubt,
        places: &mut Places<'_>,
        report: &mut Report,
    ) -> usize {
        let mut examiner =
            Examiner::new(self.settings, &mut self.solver, text, &mut self.words, doubt);
        let (moves, next) = examiner.run(at);
        report.examined += 1;
        report.moves += moves;
        let first = report.findings.len();
        let [white, black] = examiner.players();
        let (drafts, edition, pace) = examiner.finish();
        report.findings.extend(drafts.into_iter().map(|draft| {
            let (line, column) = places.of(draft.at);
            Finding {
                check: draft.check,
                game: report.games,
                white: white.clone(),
                black: black.clone(),
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
        debug_assert!(report.findings[first..].is_sorted_by_key(|it| it.line));
        next
    }
}

/// Only counts the games.
struct Count(u64);

impl Visitor for Count {
    fn begin_game(&mut self, _at: usize) {
        self.0 += 1;
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        Rest::Skip
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
    /// The line of `counted`, and its column.
    line: u64,
    column: u64,
}

impl<'t> Places<'t> {
    fn new(text: &'t [u8]) -> Places<'t> {
        Places { text, counted: 0, line: 1, column: 1 }
    }

    fn of(&mut self, at: usize) -> (u64, u64) {
        let at = at.min(self.text.len());
        if at < self.counted {
            *self = Places::new(self.text);
        }
        let mut rest = &self.text[self.counted..at];
        if let Some(last) = memrchr(b'\n', rest) {
            self.line += memchr_iter(b'\n', rest).count() as u64;
            self.column = 1;
            rest = &rest[last + 1..];
        }
        // A letter of several bytes is counted by its first one.
        self.column += rest.iter().filter(|byte| !matches!(byte, 0x80..=0xbf)).count() as u64;
        self.counted = at;
        (self.line, self.column)
    }
}
