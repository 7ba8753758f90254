//! Suites of positions with known counts: lines `id NAME`, `epd FEN`, `perft DEPTH COUNT`, and comments
//! that begin with `#`. What is counted is for `check` to say.

use std::path::Path;

use board::Setup;
use messages::Messages;
use notation::fen;

use super::DEPTH_MAX;
use crate::complaint::{Complaint, Failure, Kind, Place, Source};
use crate::input;

/// One position of a suite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) file: String,
    pub(crate) name: String,
    pub(crate) setup: Setup,
    pub(crate) counts: Vec<Count>,
}

/// How many sequences of moves there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
}

pub(crate) fn read(messages: &Messages, path: &Path) -> Result<Vec<Entry>, Failure> {
    let text = input::text(path, input::TEXT_MAX)
        .map_err(|error| Complaint::of_file(messages, path, &error))?;
    parse(messages, &path.display().to_string(), &text)
}

fn parse(messages: &Messages, file: &str, text: &str) -> Result<Vec<Entry>, Failure> {
    let mut reader =
        Reader { messages, file, line: 0, name: String::new(), entries: Vec::new(), open: false };
    for (index, line) in text.lines().enumerate() {
        reader.line = index + 1;
        reader.read(line)?;
    }
    Ok(reader.entries)
}

struct Reader<'a> {
    messages: &'a Messages,
    file: &'a str,
    line: usize,
    /// From the last `id`.
    name: String,
    entries: Vec<Entry>,
    /// Has the last `id` its position, so that counts belong to it?
    open: bool,
}

impl Reader<'_> {
    fn read(&mut self, line: &str) -> Result<(), Failure> {
        let text = line.trim();
        if text.is_empty() || text.starts_with('#') {
            return Ok(());
        }
        let word = text.split_whitespace().next().unwrap_or_default();
        let rest = text[word.len()..].trim_start();
        let word_at = line.len() - line.trim_start().len();
        let rest_at = word_at + text.len() - rest.len();
        match word {
            "id" => {
                // The name is shown on terminals, to which control characters could do anything.
                self.name = rest.chars().filter(|it| !it.is_control()).collect();
                self.open = false;
                Ok(())
            }
            "epd" => self.position(line, rest, rest_at),
            "perft" if self.open => self.count(line, rest, rest_at),
            "perft" => Err(self.wrong(line, word_at, "epd", "suite-expected-epd")),
            _ => Err(self.wrong(line, word_at, "keyword", "suite-expected-keyword")),
        }
    }

    fn position(&mut self, line: &str, fen: &str, at: usize) -> Result<(), Failure> {
        let setup = fen::read(fen).map_err(|error| {
            input::bad_fen(self.messages, error, self.place(line, at + error.at))
        })?;
        let name = match self.name.is_empty() {
            true => format!("{}:{}", self.file, self.line),
            false => self.name.clone(),
        };
        self.entries.push(Entry { file: self.file.to_owned(), name, setup, counts: Vec::new() });
        self.open = true;
        Ok(())
    }

    fn count(&mut self, line: &str, rest: &str, at: usize) -> Result<(), Failure> {
        let (depth, nodes) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
        let nodes_at = at + rest.len() - nodes.trim_start().len();
        let number = "suite-expected-number";
        let Some(depth) = depth.parse().ok().filter(|it| u64::from(*it) <= DEPTH_MAX) else {
            return Err(self.wrong(line, at, "depth", number));
        };
        let Ok(nodes) = nodes.trim().parse() else {
            return Err(self.wrong(line, nodes_at, "count", number));
        };
        let entry = self.entries.last_mut().filter(|_| self.open);
        entry.into_iter().for_each(|entry| entry.counts.push(Count { depth, nodes }));
        Ok(())
    }

    fn wrong(&self, line: &str, at: usize, code: &'static str, expected: &str) -> Failure {
        Complaint::new(Kind::Suite, self.messages.text("suite-wrong"))
            .at(self.place(line, at))
            .expecting(code, self.messages.text(expected))
            .advising(self.messages.text("suite-hint"))
            .into()
    }

    fn place(&self, line: &str, at: usize) -> Place {
        let source = Source { file: self.file.to_owned(), line: self.line };
        Place { source: Some(source), text: line.to_owned(), at }
    }
}

#[cfg(test)]
mod tests {
    use messages::Language;

    use super::*;

    fn parsed(text: &str) -> Result<Vec<Entry>, Box<Complaint>> {
        parse(&Messages::new(Language::English), "a.perft", text).map_err(|it| match it {
            Failure::Complaint(complaint) => complaint,
            Failure::Output(error) => panic!("{error}"),
        })
    }

    #[track_caller]
    fn check_wrong(text: &str, line: usize, at: usize, code: &str) {
        let complaint = parsed(text).expect_err("a complaint");
        let place = complaint.place.expect("a place");
        let found = (place.source.map(|it| it.line), place.at, complaint.code);
        assert_eq!(found, (Some(line), place.at, Some(code)), "{text:?}");
        assert_eq!(place.at, at, "{text:?}");
    }

    #[test]
    fn entries_are_read() {
        let text = "# c\nid one two\nepd 8/8/8/8/8/8/8/K1k5 w - -\nperft 1 2\nperft  2  6 \n\nepd 8/8/8/8/8/8/8/K1k5 b - - 0 1";
        let entries = parsed(text).expect("a suite");
        assert_eq!(entries.len(), 2);
        assert_eq!(entries[0].name, "one two");
        let counts = [Count { depth: 1, nodes: 2 }, Count { depth: 2, nodes: 6 }];
        assert_eq!(entries[0].counts, counts);
        assert_eq!(entries[1].counts, []);
    }

    #[test]
    fn mistakes_have_a_place() {
        check_wrong("perft 1 20", 1, 0, "epd");
        check_wrong("id a\n  what 1", 2, 2, "keyword");
        check_wrong("id a\nepd 8/8/8/8/8/8/8/K1x5 w - -", 2, 20, "piece_or_digit");
        check_wrong("epd 8/8/8/8/8/8/8/K1k5 w - -\nperft x 1", 2, 6, "depth");
        check_wrong("epd 8/8/8/8/8/8/8/K1k5 w - -\nperft 100 1", 2, 6, "depth");
        check_wrong("epd 8/8/8/8/8/8/8/K1k5 w - -\nperft 1 x", 2, 8, "count");
        check_wrong("epd 8/8/8/8/8/8/8/K1k5 w - -\nperft 1", 2, 7, "count");
        check_wrong("epd 8/8/8/8/8/8/8/K1k5 w - -\nid b\nperft 1 2", 3, 0, "epd");
    }
}
