//! The parts of one record as places in its text: tags, words of the main line, comments with times, faults, result.

use notation::pgn::{Fault, Rest, Visitor};

use super::Span;
use crate::PartialDate;
use crate::auditor::dates;

/// The longest game that the Laws allow has fewer plies; what comes after so many is not followed. The other limits
/// too are far above every real record, so that a hostile one cannot use up the memory.
pub(super) const PLIES_MAX: usize = 20_000;
const TAGS_MAX: usize = 1_000;
const COMMENTS_MAX: usize = 3 * PLIES_MAX;
const FAULTS_MAX: usize = 100;

/// The parts of a record, in their order.
#[derive(Default)]
pub(crate) struct Record {
    pub(super) begin: usize,
    pub(super) tags: Vec<TagPlace>,
    pub(super) words: Vec<Span>,
    /// Comments, each with the number of words before it.
    pub(super) comments: Vec<(usize, Span)>,
    pub(super) faults: Vec<(Fault, usize)>,
    pub(super) result: Option<Span>,
    pub(super) end: usize,
}

/// A tag pair: its name, its value between the quotation marks, and where its bracket opens.
#[derive(Clone, Copy)]
pub(super) struct TagPlace {
    pub(super) at: usize,
    pub(super) name: Span,
    pub(super) value: Span,
}

impl Record {
    pub(super) fn clear(&mut self) {
        self.tags.clear();
        self.words.clear();
        self.comments.clear();
        self.faults.clear();
        self.result = None;
    }

    /// The value of a tag, by its first occurrence.
    pub(super) fn tag(&self, text: &[u8], name: &str) -> Option<Span> {
        let named = |it: &&TagPlace| it.name.bytes(text) == name.as_bytes();
        self.tags.iter().find(named).map(|it| it.value)
    }

    /// What the record says about its day. Servers write the true one in a tag of their own.
    pub(super) fn date(&self, text: &[u8]) -> Option<PartialDate> {
        let known = |name| dates::read(self.tag(text, name)?.bytes(text)).known();
        known("Date").or_else(|| known("UTCDate")).or_else(|| known("EventDate"))
    }
}

/// Fills the parts while the record is read.
pub(super) struct Hearing<'h> {
    pub(super) text: &'h [u8],
    pub(super) record: &'h mut Record,
}

impl Visitor for Hearing<'_> {
    fn begin_game(&mut self, at: usize) {
        self.record.begin = at;
    }

    fn tag(&mut self, name: &[u8], value: &[u8], at: usize) {
        if self.record.tags.len() >= TAGS_MAX {
            return;
        }
        let (name, value) = (Span::of(self.text, name), Span::of(self.text, value));
        self.record.tags.push(TagPlace { at, name, value });
    }

    fn played(&mut self, text: &[u8], at: usize) -> Rest {
        // One more than is followed, so that it is known that there are more.
        if self.record.words.len() <= PLIES_MAX {
            self.record.words.push(Span { at, length: text.len() });
        }
        Rest::Read
    }

    fn comment(&mut self, text: &[u8], at: usize) {
        if self.record.comments.len() >= COMMENTS_MAX {
            return;
        }
        let span = Span { at, length: text.len() };
        self.record.comments.push((self.record.words.len(), span));
    }

    fn begin_variation(&mut self, _at: usize) -> Rest {
        Rest::Skip
    }

    fn result(&mut self, text: &[u8], at: usize) {
        self.record.result = Some(Span { at, length: text.len() });
    }

    fn fault(&mut self, fault: Fault, at: usize) {
        if self.record.faults.len() < FAULTS_MAX {
            self.record.faults.push((fault, at));
        }
    }

    fn end_game(&mut self, at: usize) {
        self.record.end = at;
    }
}
