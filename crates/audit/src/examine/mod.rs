//! The close look at one game: everything that is wrong with it, with place, ply and facts. Speed does not matter
//! here; few games come this far.

mod clock_checks;
mod course;
mod draws;
mod encodings;
mod endings;
mod forms;
mod record;
mod results;
mod spelling;
mod starts;
mod tags;

use board::{Color, Position, Setup};
use laws::{Edition, Pace};
use notation::pgn::read_game;
use winnability::Solver;

use crate::auditor::ends::is_doubtful;
use crate::{Check, Edit, Ends, Fact, Fixes, Name, Settings};

pub(crate) use record::Record;

/// A finding before its place has been counted in lines.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) check: Check,
    pub(crate) at: usize,
    pub(crate) ply: Option<u32>,
    pub(crate) position: Option<Box<Setup>>,
    pub(crate) facts: Vec<(Name, Fact)>,
    pub(crate) edits: Vec<Edit>,
}

/// Examines one game.
pub(crate) struct Examiner<'e> {
    settings: &'e Settings,
    solver: &'e mut Solver,
    text: &'e [u8],
    record: &'e mut Record,
    edition: Edition,
    pace: Option<Pace>,
    /// Since which ply the position was dead, once that was asked.
    dead: Option<Option<usize>>,
    drafts: Vec<Draft>,
}

impl<'e> Examiner<'e> {
    pub(crate) fn new(
        settings: &'e Settings,
        solver: &'e mut Solver,
        text: &'e [u8],
        record: &'e mut Record,
    ) -> Examiner<'e> {
        let (edition, drafts) = (Edition::NEWEST, Vec::new());
        Examiner { settings, solver, text, record, edition, pace: None, dead: None, drafts }
    }

    /// Reads the game that begins at an offset and looks for everything; returns how many moves were followed.
    pub(crate) fn run(&mut self, at: usize, end: usize) -> u64 {
        self.record.clear();
        let mut hearing = record::Hearing { text: self.text, record: self.record };
        read_game(self.text, at, &mut hearing);
        let edition = self.settings.edition.of(self.record.date(self.text));
        self.pace = self.pace_under(edition);
        self.edition = self.pace.map_or(edition, |pace| edition.governing(pace));
        self.tags();
        self.encodings(at, end);
        self.forms();
        if self.is_other_variant() {
            return 0;
        }
        let Some(start) = self.start() else { return 0 };
        let course = self.course(&start);
        self.endings(&course);
        self.results(&course);
        self.draws(&course);
        self.clocks(&course);
        course.followed as u64
    }

    /// What was found in the order of the text, and the edition and pace of the game.
    pub(crate) fn finish(self) -> (Vec<Draft>, Edition, Option<Pace>) {
        let mut drafts = self.drafts;
        drafts.sort_by_key(|it| it.at);
        (drafts, self.edition, self.pace)
    }

    /// Notes a finding, if it is asked for.
    fn found(&mut self, check: Check, at: usize) -> Option<&mut Draft> {
        if !self.settings.checks.has(check) {
            return None;
        }
        self.drafts.push(Draft {
            check,
            at,
            ply: None,
            position: None,
            facts: Vec::new(),
            edits: Vec::new(),
        });
        self.drafts.last_mut()
    }

    /// Is the solver to be asked about a last position?
    fn asks_about(&self, last: &Position, winner: Option<Color>) -> bool {
        self.settings.ends == Ends::Every || is_doubtful(last, last.count_legal_moves(), winner)
    }

    fn wants_fixes(&self) -> bool {
        self.settings.fixes == Fixes::Wanted
    }

    /// The same text as it would stand in a report.
    fn quoted(&self, span: Span) -> String {
        let bytes = &self.text[span.at..span.at + span.length];
        let text = notation::pgn::decode(bytes);
        // A gigantic word does not make a gigantic report.
        match text.char_indices().nth(QUOTED_MAX) {
            Some((cut, _)) => format!("{}…", &text[..cut]),
            None => text.into_owned(),
        }
    }
}

const QUOTED_MAX: usize = 60;

/// A part of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) at: usize,
    pub(crate) length: usize,
}

impl Span {
    /// Where a part lies in the text that it was taken from.
    fn of(text: &[u8], part: &[u8]) -> Span {
        let at = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
        Span { at: at.min(text.len()), length: part.len().min(text.len().saturating_sub(at)) }
    }

    fn bytes(self, text: &[u8]) -> &[u8] {
        &text[self.at..self.at + self.length]
    }
}

impl Draft {
    fn with(&mut self, name: Name, fact: Fact) -> &mut Draft {
        self.facts.push((name, fact));
        self
    }

    fn at_ply(&mut self, ply: usize, setup: &Setup) -> &mut Draft {
        self.ply = u32::try_from(ply).ok();
        self.position = Some(Box::new(*setup));
        self
    }

    fn fixed_by(&mut self, span: Span, text: impl Into<String>) -> &mut Draft {
        self.edits.push(Edit { at: span.at, length: span.length, text: text.into() });
        self
    }
}
