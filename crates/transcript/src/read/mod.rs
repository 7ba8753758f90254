//! Reading transcripts: a file into cases, a line into a statement. Every problem of a file is found, each with
//! its place.

mod board;
mod clock;
mod conduct;
mod event;
mod people;
mod record;
mod speech;

use ::board::Color;

pub(crate) use self::event::stamp;

use crate::by_hand::ResultLine;
use crate::cursor::Cursor;
use crate::forms::Worded;
use crate::headers;
use crate::model::{Case, EventLine, File, Header, Line, Name, Query, State, Statement};
use crate::problem::{Fault, NotATranscript, Problem};
use crate::rulings::expectation;
use crate::token::{Tokens, tokens};

/// A player, or his assistant for him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Actor {
    pub(crate) side: Color,
    pub(crate) assistant: bool,
}

/// What one line says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Said {
    /// Nothing: it is blank, or a comment.
    Nothing,
    /// A case begins.
    Case {
        /// The id.
        id: String,
        /// The title.
        title: String,
    },
    /// A line of the header.
    Header(Header),
    /// Any other.
    Statement(Statement),
}

/// The longest line, in letters; the header lines that may hold for all cases; the problems after which nothing more is read.
const LETTERS_MAX: usize = 4_000;
const SHARED_MAX: usize = 500;
/// The lines of a case: as many as the log of a game at the desk may have. The longer a game is, the more work is each of its events.
const CASE_MAX: usize = 20_000;
const PROBLEMS_MAX: usize = 50;

/// Reads a file of transcripts.
///
/// # Errors
/// Everything that is wrong with it, up to a limit.
pub fn read(text: &str) -> Result<File, NotATranscript> {
    read_by(FileReader::default(), text)
}

/// The same of a log: options that an earlier version took and that are none are passed over.
///
/// # Errors
/// Everything that is wrong with it, up to a limit.
pub fn read_logged(text: &str) -> Result<File, NotATranscript> {
    read_by(FileReader { old: true, ..FileReader::default() }, text)
}

fn read_by(mut reader: FileReader, text: &str) -> Result<File, NotATranscript> {
    reader.lines(1, text);
    let (file, problems) = reader.end();
    if problems.is_empty() { Ok(file) } else { Err(NotATranscript { problems }) }
}

/// Reads one line, as somebody types it: what it says, and the comment.
///
/// # Errors
/// What is wrong with it; its number is 1.
pub fn read_line(line: &str) -> Result<(Said, Option<String>), Problem> {
    within_limit(line)?;
    let found = tokens(line);
    let comment = found.comment.map(str::to_owned);
    match said(line, &found, false) {
        Ok(said) => Ok((said, comment)),
        Err((at, fault)) => Err(Problem { line: 1, column: column(line, at), fault }),
    }
}

/// Reads an event without anything else: `0:05 white plays e4`.
///
/// # Errors
/// What is wrong with it.
pub fn read_event(line: &str) -> Result<EventLine, Problem> {
    event(line, false)
}

/// The same of a log: a change that an earlier version took and that is none is [`Entered::Unknown`](laws::event::Entered).
///
/// # Errors
/// What is wrong with it.
pub fn read_logged_event(line: &str) -> Result<EventLine, Problem> {
    event(line, true)
}

fn event(line: &str, old: bool) -> Result<EventLine, Problem> {
    within_limit(line)?;
    let found = tokens(line);
    if let Some(event) = event::event(&mut Cursor::reading(&found.words).of_log(old)) {
        return Ok(event);
    }
    // It is read once more to say why not.
    let mut cursor = Cursor::new(&found.words).of_log(old);
    match event::event(&mut cursor) {
        Some(event) => Ok(event),
        None => {
            let (at, fault) = cursor.failure(line.trim_end().len());
            Err(Problem { line: 1, column: column(line, at), fault })
        }
    }
}

/// The lines of a text, without their ends; a bare carriage return ends one too.
pub fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.split_terminator('\n').flat_map(|it| it.strip_suffix('\r').unwrap_or(it).split('\r'))
}

/// Those of a log: in an earlier version a carriage return could stand in one.
fn lines_of_log(text: &str) -> impl Iterator<Item = &str> {
    text.split_terminator('\n').map(|it| it.strip_suffix('\r').unwrap_or(it))
}

/// Is a line short enough? If not, it goes wrong where it should have ended.
fn within_limit(line: &str) -> Result<(), Problem> {
    match line.char_indices().nth(LETTERS_MAX) {
        None => Ok(()),
        Some(_) => {
            let fault = Fault::LongLine(LETTERS_MAX);
            Err(Problem { line: 1, column: LETTERS_MAX + 1, fault })
        }
    }
}

/// The column of a byte, from 1 and in characters.
fn column(line: &str, at: usize) -> usize {
    line.get(..at).unwrap_or(line).chars().count() + 1
}

fn said(line: &str, found: &Tokens<'_>, old: bool) -> Result<Said, (usize, Fault)> {
    if let Some(at) = found.open_quote {
        return Err((at, Fault::OpenQuote));
    }
    let Some(first) = found.words.first() else { return Ok(Said::Nothing) };
    let end = found.words.last().map_or(0, |it| it.end);
    let is = |word: &str| !first.quoted && first.text.eq_ignore_ascii_case(word);
    if is("case")
        && let Some(id) = found.words.get(1)
    {
        let title = line[id.end..end].split_whitespace().collect::<Vec<_>>().join(" ");
        return Ok(Said::Case { id: line[id.start..id.end].to_owned(), title });
    }
    let second_is = |word: &str| {
        found.words.get(1).is_some_and(|it| !it.quoted && it.text.eq_ignore_ascii_case(word))
    };
    if is("time") && !second_is("passes") && found.words.len() > 1 {
        return headers::time(&line[first.end..end])
            .map(Said::Header)
            .ok_or((found.words[1].start, Fault::TimeControl));
    }
    let mut cursor = Cursor::new(&found.words).of_log(old);
    let statement = match first.text {
        "=>" | "==" | "?" if !first.quoted => {
            cursor.step();
            match first.text {
                "=>" => expectation(&mut cursor).map(Statement::Expects),
                "==" => whole(&mut cursor, State::read).map(Statement::State),
                _ => whole(&mut cursor, Query::read).map(Statement::Query),
            }
        }
        _ => {
            if let Some(header) = whole(&mut cursor, Header::read) {
                return Ok(Said::Header(header));
            }
            match whole(&mut cursor, ResultLine::read) {
                Some(line) => Some(Statement::Result(line)),
                None => cursor.attempt(event::event).map(Statement::Event),
            }
        }
    };
    if statement.is_none() && !matches!(first.text, "=>" | "==" | "?") {
        // These two lines are read elsewhere; here they only count among what could have stood.
        let _ = cursor.takes("case") || cursor.takes("time");
    }
    statement.map(Said::Statement).ok_or_else(|| cursor.failure(end))
}

/// The rule, if it takes the whole line.
fn whole<T>(c: &mut Cursor<'_>, rule: impl FnOnce(&mut Cursor<'_>) -> Option<T>) -> Option<T> {
    c.attempt(|c| rule(c).filter(|_| c.end().is_some()))
}

/// Puts lines together to cases.
#[derive(Default)]
pub(crate) struct FileReader {
    file: File,
    problems: Vec<Problem>,
    /// Is it a log, which may be of an earlier version?
    old: bool,
    in_case: bool,
    /// Header lines that hold for all cases and stand elsewhere.
    shared_before: usize,
    /// Does the open case have a line that is not blank, and an event or a query?
    begun: bool,
    happened: bool,
}

impl FileReader {
    /// A reader after others have found these problems and so many header lines that hold for all cases.
    pub(crate) fn after(problems: Vec<Problem>, shared_before: usize) -> FileReader {
        FileReader { problems, shared_before, ..FileReader::default() }
    }

    /// A header line, or a remark among them, that holds for all cases: each of them reads it again.
    fn share(&mut self, line: Line<Header>, column: usize) {
        match self.shared_before + self.file.shared.len() < SHARED_MAX {
            true => self.file.shared.push(line),
            false => self.problem(line.number, column, Fault::LongHeader(SHARED_MAX)),
        }
    }

    /// The next lines; this is the number of the first. After too many problems nothing is read.
    pub(crate) fn lines(&mut self, first: usize, text: &str) {
        // Some programs mark a text as UTF-8 in front of it.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        match self.old {
            true => self.each((first..).zip(lines_of_log(text))),
            false => self.each((first..).zip(lines(text))),
        }
    }

    fn each<'t>(&mut self, lines: impl Iterator<Item = (usize, &'t str)>) {
        for (number, line) in lines {
            if self.problems.len() > PROBLEMS_MAX {
                return;
            }
            self.line(number, line);
            if self.problems.len() == PROBLEMS_MAX {
                self.problem(number, 1, Fault::TooManyProblems(PROBLEMS_MAX));
            }
        }
    }

    fn problem(&mut self, line: usize, column: usize, fault: Fault) {
        self.problems.push(Problem { line, column, fault });
    }

    fn line(&mut self, number: usize, line: &str) {
        if let Err(Problem { column, fault, .. }) = within_limit(line) {
            return self.problem(number, column, fault);
        }
        let found = tokens(line);
        let comment = found.comment.map(str::to_owned);
        match said(line, &found, self.old) {
            Ok(said) => {
                let start = found.words.first().map_or(0, |it| it.start);
                self.take(number, column(line, start), said, comment);
            }
            Err((at, fault)) => self.problem(number, column(line, at), fault),
        }
    }

    fn take(&mut self, number: usize, column: usize, said: Said, comment: Option<String>) {
        match said {
            Said::Nothing => self.blank(number, comment),
            Said::Case { id, title } => {
                self.trim_blanks();
                let name = Some(Name { id, title, comment });
                self.open(Case { line: number, name, ..Case::default() });
            }
            Said::Header(header) => {
                let line = Line { number, what: Some(header), comment };
                let begun = self.begun;
                match self.open_case() {
                    None => self.share(line, column),
                    Some(_) if begun => self.problem(number, column, Fault::HeaderAfterEvents),
                    Some(case) => {
                        let blanks = std::mem::take(&mut case.lines);
                        case.header.extend(blanks.into_iter().map(as_header));
                        case.header.push(line);
                    }
                }
            }
            Said::Statement(statement) => self.statement(number, column, statement, comment),
        }
    }

    fn open(&mut self, case: Case) {
        self.file.cases.push(case);
        (self.in_case, self.begun, self.happened) = (true, false, false);
    }

    fn open_case(&mut self) -> Option<&mut Case> {
        if self.in_case { self.file.cases.last_mut() } else { None }
    }

    fn statement(
        &mut self,
        number: usize,
        column: usize,
        what: Statement,
        comment: Option<String>,
    ) {
        if !self.in_case {
            self.open(Case { line: number, ..Case::default() });
        }
        self.begun = true;
        match what {
            Statement::Event(_) | Statement::Query(_) => self.happened = true,
            // Nothing follows from it.
            Statement::Result(_) => self.happened = false,
            Statement::Expects(_) | Statement::State(_) => {}
        }
        if matches!(what, Statement::Expects(_)) && !self.happened {
            self.problem(number, column, Fault::NothingHappened);
        }
        let Some(case) = self.file.cases.last_mut() else { return };
        match case.lines.len() < CASE_MAX {
            true => case.lines.push(Line { number, what: Some(what), comment }),
            false => self.problem(number, column, Fault::LongCase(CASE_MAX)),
        }
    }

    /// Blank lines are kept, but never two, and none at the beginning of a case.
    fn blank(&mut self, number: usize, comment: Option<String>) {
        match self.open_case() {
            None => {
                let last_blank = self.file.shared.last().is_none_or(is_blank);
                if comment.is_some() || !last_blank {
                    self.share(Line { number, what: None, comment }, 1);
                }
            }
            Some(case) => {
                let last_blank = match (case.lines.last(), case.header.last()) {
                    (Some(line), _) => is_blank(line),
                    (None, Some(line)) => is_blank(line),
                    (None, None) => true,
                };
                if comment.is_some() || !last_blank {
                    case.lines.push(Line { number, what: None, comment });
                }
            }
        }
    }

    /// A blank line at the end of a case, or of what stands before it, belongs to nothing.
    fn trim_blanks(&mut self) {
        match self.file.cases.last_mut() {
            Some(case) => {
                while case.lines.last().is_some_and(is_blank) {
                    case.lines.pop();
                }
            }
            None => {
                while self.file.shared.last().is_some_and(is_blank) {
                    self.file.shared.pop();
                }
            }
        }
    }

    /// The file and what was wrong with it.
    pub(crate) fn end(mut self) -> (File, Vec<Problem>) {
        self.trim_blanks();
        (self.file, self.problems)
    }
}

fn is_blank<T>(line: &Line<T>) -> bool {
    line.what.is_none() && line.comment.is_none()
}

fn as_header(line: Line<Statement>) -> Line<Header> {
    Line { number: line.number, what: None, comment: line.comment }
}
