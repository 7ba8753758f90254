//! What stops the program: input that makes no sense, a file that cannot be read. A complaint says what
//! is wrong, where, what was expected, and what to do. An illegal move is an answer and not a complaint.

use std::io;
use std::path::Path;

use messages::{Args, Messages};
use notation::pgn::{RECORD_MAX, WINDOW_MAX};

use crate::exit::Exit;
use crate::guide::Suggestion;
use crate::input::TooLarge;

/// Why a command did not answer.
#[derive(Debug)]
pub(crate) enum Failure {
    Complaint(Box<Complaint>),
    /// Standard output takes no more.
    Output(io::Error),
}

#[derive(Debug)]
pub(crate) struct Complaint {
    pub(crate) kind: Kind,
    pub(crate) what: String,
    pub(crate) place: Option<Place>,
    pub(crate) expected: Option<String>,
    /// The name of what was expected, for programs.
    pub(crate) code: Option<&'static str>,
    pub(crate) hint: Option<String>,
    /// What may have been meant, told after the hint.
    pub(crate) suggestions: Vec<Suggestion>,
}

/// What the complaint is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Usage,
    Fen,
    Move,
    Number,
    Article,
    Term,
    TimeControl,
    #[cfg(feature = "clock-screen")]
    Terminal,
    Suite,
    Transcript,
    #[cfg(feature = "desk")]
    Tournament,
    File,
}

impl Kind {
    /// Its name in JSON.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Kind::Usage => "usage",
            Kind::Fen => "fen",
            Kind::Move => "move",
            Kind::Number => "number",
            Kind::Article => "article",
            Kind::Term => "term",
            Kind::TimeControl => "time_control",
            #[cfg(feature = "clock-screen")]
            Kind::Terminal => "terminal",
            Kind::Suite => "suite",
            Kind::Transcript => "transcript",
            #[cfg(feature = "desk")]
            Kind::Tournament => "tournament",
            Kind::File => "file",
        }
    }

    pub(crate) const fn exit(self) -> Exit {
        match self {
            Kind::File => Exit::Trouble,
            _ => Exit::BadInput,
        }
    }
}

/// A place in a text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Place {
    /// File and line, unless the text is an argument.
    pub(crate) source: Option<Source>,
    pub(crate) text: String,
    /// In bytes from the start of the text.
    pub(crate) at: usize,
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Source {
    pub(crate) file: String,
    /// Counted from one.
    pub(crate) line: usize,
}

impl Complaint {
    pub(crate) fn new(kind: Kind, what: String) -> Complaint {
        Complaint {
            kind,
            what,
            place: None,
            expected: None,
            code: None,
            hint: None,
            suggestions: Vec::new(),
        }
    }

    pub(crate) fn at(mut self, place: Place) -> Complaint {
        self.place = Some(place);
        self
    }

    pub(crate) fn expecting(mut self, code: &'static str, expected: String) -> Complaint {
        self.code = Some(code);
        self.expected = Some(expected);
        self
    }

    pub(crate) fn advising(mut self, hint: String) -> Complaint {
        self.hint = Some(hint);
        self
    }

    pub(crate) fn suggesting(mut self, suggestions: Vec<Suggestion>) -> Complaint {
        self.suggestions = suggestions;
        self
    }

    /// A file or a stream that cannot be read or written.
    pub(crate) fn of_file(messages: &Messages, path: &Path, error: &io::Error) -> Complaint {
        let path = match path == Path::new("-") {
            true => messages.text("file-standard-stream"),
            false => path.display().to_string(),
        };
        let id = match error.kind() {
            io::ErrorKind::NotFound => "file-not-found",
            io::ErrorKind::PermissionDenied => "file-not-permitted",
            io::ErrorKind::IsADirectory => "file-is-directory",
            io::ErrorKind::InvalidData => "file-not-text",
            io::ErrorKind::FileTooLarge => "file-too-large",
            io::ErrorKind::OutOfMemory => "file-window-too-large",
            _ => {
                let args = Args::new().set("file", &path).set("reason", error.to_string());
                return Complaint::new(Kind::File, messages.with("file-trouble", &args));
            }
        };
        let most = error.get_ref().and_then(|it| it.downcast_ref::<TooLarge>());
        let args = Args::new()
            .set("file", &path)
            .set("megabytes", most.map_or(0, |it| it.0))
            .set("window", 1_u64 << (WINDOW_MAX - 20))
            .set("power", u64::from(WINDOW_MAX));
        Complaint::new(Kind::File, messages.with(id, &args))
    }

    /// A record that is longer than records may be, from this line on.
    pub(crate) fn of_long_record(messages: &Messages, path: &Path, line: u64) -> Complaint {
        let args = Args::new()
            .set("file", path.display().to_string())
            .set("line", line.to_string())
            .set("megabytes", (RECORD_MAX >> 20) as u64);
        Complaint::new(Kind::File, messages.with("file-record-too-long", &args))
    }
}

impl Place {
    /// A place in an argument.
    pub(crate) fn in_argument(text: &str, at: usize) -> Place {
        Place { source: None, text: text.to_owned(), at }
    }

    /// The text as it can be shown, and the column of the place in it. A long text is cut to what is
    /// around the place, and control characters are replaced: they could do anything to a terminal.
    pub(crate) fn picture(&self) -> (String, usize) {
        const AROUND: usize = 60;
        let column = self.text.char_indices().take_while(|(at, _)| *at < self.at).count();
        let start = column.saturating_sub(AROUND);
        let shown = self.text.chars().skip(start).take(2 * AROUND);
        let mut line: String = shown
            .map(|it| if it.is_control() { char::REPLACEMENT_CHARACTER } else { it })
            .collect();
        let mut caret = column - start;
        if start > 0 {
            line.insert(0, '…');
            caret += 1;
        }
        if self.text.chars().count() > start + 2 * AROUND {
            line.push('…');
        }
        (line, caret)
    }
}

impl From<Complaint> for Failure {
    fn from(complaint: Complaint) -> Failure {
        Failure::Complaint(Box::new(complaint))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[track_caller]
    fn check(text: &str, at: usize, line: &str, caret: usize) {
        assert_eq!(Place::in_argument(text, at).picture(), (line.to_owned(), caret));
    }

    #[test]
    fn the_caret_stands_under_the_place() {
        check("e2e9", 2, "e2e9", 2);
        check("e2", 2, "e2", 2);
        // Two bytes, one column.
        check("čx", 2, "čx", 1);
    }

    #[test]
    fn control_characters_are_not_shown() {
        check("a\u{1b}[2Jb", 1, "a\u{fffd}[2Jb", 1);
    }

    #[test]
    fn a_long_text_is_cut() {
        let text = "x".repeat(300);
        let (line, caret) = Place::in_argument(&text, 150).picture();
        assert_eq!((line.chars().count(), caret), (122, 61));
        assert!(line.starts_with('…') && line.ends_with('…'));
    }
}
