//! The form of the record: what the scanner could not make sense of.

use notation::pgn::Fault;

use super::{Examiner, Span};
use crate::{Check, Fact};

/// So many faults of one game are told; a file that is no record at all has one on every line.
const FAULTS_MAX: usize = 10;

impl Examiner<'_> {
    pub(super) fn forms(&mut self) {
        let faults: Vec<(Fault, usize)> =
            self.record.faults.iter().copied().take(FAULTS_MAX).collect();
        let zeros = self.ends_with_zeros();
        for (fault, at) in faults {
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
    }

    /// Zeros at the very end may be a result: both lost.
    fn ends_with_zeros(&self) -> bool {
        self.record.words.last().is_some_and(|it| it.bytes(self.text) == b"0-0")
    }

    fn no_result(&mut self, at: usize) {
        let place = self.end_of_moves();
        let right = self.right.filter(|_| self.wants_fixes());
        if let Some(draft) = self.found(Check::ResultMissing, at)
            && let (Some((place, before)), Some(right)) = (place, right)
        {
            draft.fixed_by(place, format!("{before}{right}"));
        }
    }

    /// Where a missing result belongs, with the blank before it: after the last comment and variation. Nowhere if one of them
    /// was never closed.
    fn end_of_moves(&self) -> Option<(Span, char)> {
        let is_open = |fault| matches!(fault, Fault::UnclosedComment | Fault::UnclosedVariation);
        if self.record.faults.iter().any(|&(fault, _)| is_open(fault)) {
            return None;
        }
        let game = self.text[self.record.begin..self.record.end].trim_ascii_end();
        let last_line = game.rsplit(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or(game);
        // What stands after these signs reaches to the end of the line.
        let takes_line = last_line.starts_with(b"%") || last_line.contains(&b';');
        let place = Span { at: self.record.begin + game.len(), length: 0 };
        Some((place, if takes_line { '\n' } else { ' ' }))
    }
}
