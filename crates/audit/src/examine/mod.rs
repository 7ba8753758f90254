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
use notation::pgn::{GameResult, read_game};
use winnability::Solver;

use crate::auditor::ends::is_doubtful;
use crate::{Check, Edit, Ends, Fact, Fixes, Name, Settings};

use course::Course;
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

/// What about a game is in doubt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Doubt {
    /// Anything: the quick look stopped somewhere.
    Anything,
    /// Only how the game came to its end: tags, form and spelling were found to be in order.
    End,
}

/// Examines one game.
pub(crate) struct Examiner<'e> {
    settings: &'e Settings,
    solver: &'e mut Solver,
    text: &'e [u8],
    record: &'e mut Record,
    doubt: Doubt,
    edition: Edition,
    pace: Option<Pace>,
    /// Since which ply the position was dead, once that was asked.
    dead: Option<Option<usize>>,
    /// The result that the record should have wherever it states one, if anybody can know.
    right: Option<GameResult>,
    drafts: Vec<Draft>,
    /// A move as it is usually written: the memory for it.
    usual: String,
}

impl<'e> Examiner<'e> {
    pub(crate) fn new(
        settings: &'e Settings,
        solver: &'e mut Solver,
        text: &'e [u8],
        record: &'e mut Record,
        doubt: Doubt,
    ) -> Examiner<'e> {
        Examiner {
            settings,
            solver,
            text,
            record,
            doubt,
            edition: Edition::NEWEST,
            pace: None,
            dead: None,
            right: None,
            drafts: Vec::new(),
            usual: String::new(),
        }
    }

    /// Reads the game that begins at an offset and looks for everything; returns how many moves were followed, and where
    /// the next game begins.
    pub(crate) fn run(&mut self, at: usize) -> (u64, usize) {
        self.record.clear();
        let mut hearing = record::Hearing { text: self.text, record: self.record };
        let next = read_game(self.text, at, &mut hearing);
        let edition = self.settings.edition.of(self.record.date(self.text));
        self.pace = self.pace_under(edition);
        self.edition = self.pace.map_or(edition, |pace| edition.governing(pace));
        let course = self.played();
        // What the moves brought stands after what the tags say, where both are at one place.
        let followed = std::mem::take(&mut self.drafts);
        let verdict = course.as_ref().and_then(|it| self.verdict(it));
        self.right = self.right_result(verdict.as_ref());
        if self.doubt == Doubt::Anything {
            self.tags();
            self.encodings(at, next);
            self.forms();
        }
        self.drafts.extend(followed);
        let Some(course) = course else { return (0, next) };
        self.endings(&course);
        self.results(&course, verdict.as_ref());
        self.draws(&course);
        if self.doubt == Doubt::Anything {
            self.clocks(&course);
        }
        (course.followed as u64, next)
    }

    /// The game on the board; nothing where it cannot be followed or is not chess.
    fn played(&mut self) -> Option<Course> {
        if self.is_other_variant() {
            return None;
        }
        let start = self.start()?;
        Some(self.course(&start))
    }

    /// The names of White and Black.
    pub(crate) fn players(&self) -> [String; 2] {
        ["White", "Black"].map(|it| shortened(&self.tag_text(it).unwrap_or_default()))
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
        shortened(&notation::pgn::decode(bytes))
    }
}

/// A gigantic word does not make a gigantic report.
fn shortened(text: &str) -> String {
    const MAX: usize = 60;
    match text.char_indices().nth(MAX) {
        Some((cut, _)) => format!("{}…", &text[..cut]),
        None => text.to_owned(),
    }
}

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

    /// Puts this result wherever the record states one.
    fn state(&mut self, places: &[Span], result: GameResult) {
        for place in places {
            self.fixed_by(*place, result.token());
        }
    }

    fn fixed_by(&mut self, span: Span, text: impl Into<String>) -> &mut Draft {
        self.edits.push(Edit { at: span.at, length: span.length, text: text.into() });
        self
    }
}
