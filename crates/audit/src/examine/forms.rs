//! The form of the record: what the scanner could not make sense of.

use notation::pgn::Fault;

use super::Examiner;
use crate::{Check, Fact};

/// So many faults of one game are told; a file that is no record at all has one on every line.
const FAULTS_MAX: usize = 10;

impl Examiner<'_> {
    pub(super) fn forms(&mut self) {
        let faults = std::mem::take(&mut self.record.faults);
        let zeros = self.ends_with_zeros();
        for &(fault, at) in faults.iter().take(FAULTS_MAX) {
            match fault {
                Fault::NoResult if zeros => {}
                Fault::NoResult => self.no_result(at),
                fault => {
                    if let Some(draft) = self.found(Check::BrokenForm, at) {
                        draft.with("fault", Fact::Fault(fault));
                    }
                }
            }
        }
        self.record.faults = faults;
    }

    /// Zeros at the very end may be a result: both lost.
    fn ends_with_zeros(&self) -> bool {
        self.record.words.last().is_some_and(|it| it.bytes(self.text) == b"0-0")
    }

    fn no_result(&mut self, at: usize) {
        let (stated, fixes) = (self.stated(), self.wants_fixes());
        let end = self.record.words.last().map_or(at, |it| it.at + it.length);
        if let Some(draft) = self.found(Check::ResultMissing, at)
            && fixes
            && let Some(stated) = stated
        {
            let place = super::Span { at: end, length: 0 };
            draft.fixed_by(place, format!(" {}", stated.token()));
        }
    }
}
