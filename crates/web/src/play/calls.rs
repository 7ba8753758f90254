//! Calls for the arbiter with which nobody has dealt. What was open after each entry is remembered, so that a correction can go back to it; the
//! calls before a call are shared and not copied, however many there are.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::wire::{Call, Taken};

/// Calls, the last first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls(Option<Arc<Last>>);

#[derive(Debug)]
struct Last {
    note: Note,
    before: Calls,
}

/// What became of calls.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Note {
    Made(Call),
    Taken(u64, Taken),
    Closed(Vec<u64>),
}

impl Calls {
    fn noted(self, note: Note) -> Calls {
        Calls(Some(Arc::new(Last { note, before: self })))
    }

    /// And this call.
    pub(super) fn and(self, call: Call) -> Calls {
        self.noted(Note::Made(call))
    }

    /// An arbiter comes to a call.
    pub(super) fn taken(self, call: u64, taken: Taken) -> Calls {
        self.noted(Note::Taken(call, taken))
    }

    /// Without calls that are dealt with.
    pub(super) fn without(self, closed: &[u64]) -> Calls {
        let after = match closed {
            [] => self,
            _ => self.noted(Note::Closed(closed.to_vec())),
        };
        match after.open().is_empty() {
            true => Calls::default(),
            false => after,
        }
    }

    /// A call that is open.
    pub(crate) fn find(&self, seq: u64) -> Option<Call> {
        self.open().remove(&seq)
    }

    /// All of them in the order in which they came.
    pub(crate) fn in_order(&self) -> Vec<Call> {
        self.open().into_values().collect()
    }

    fn open(&self) -> BTreeMap<u64, Call> {
        let links = std::iter::successors(self.0.as_ref(), |it| it.before.0.as_ref());
        let notes: Vec<&Note> = links.map(|it| &it.note).collect();
        let mut open = BTreeMap::<u64, Call>::new();
        for note in notes.into_iter().rev() {
            match note {
                Note::Made(call) => {
                    open.insert(call.seq, call.clone());
                }
                Note::Taken(call, taken) => {
                    if let Some(call) = open.get_mut(call) {
                        call.taken = Some(taken.clone());
                    }
                }
                Note::Closed(closed) => open.retain(|seq, _| !closed.contains(seq)),
            }
        }
        open
    }
}

impl PartialEq for Calls {
    fn eq(&self, other: &Calls) -> bool {
        let (mut one, mut two) = (&self.0, &other.0);
        loop {
            match (one, two) {
                (None, None) => return true,
                (Some(a), Some(b)) if Arc::ptr_eq(a, b) => return true,
                (Some(a), Some(b)) if a.note == b.note => (one, two) = (&a.before.0, &b.before.0),
                _ => return false,
            }
        }
    }
}

impl Eq for Calls {}

impl Drop for Calls {
    /// One after another: a long list dropped from inside itself would need as deep a stack.
    fn drop(&mut self) {
        let mut next = self.0.take();
        while let Some(mut last) = next.and_then(Arc::into_inner) {
            next = last.before.0.take();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Calls;
    use crate::wire::{Call, Side, Taken};

    fn call(seq: u64) -> Call {
        Call { seq, by: Side::White, reason: String::new(), at_ms: seq, taken: None }
    }

    #[test]
    fn calls_share_what_came_before_and_are_compared_by_what_they_say() {
        let one = Calls::default().and(call(1));
        let two = one.clone().and(call(2));
        assert_eq!(two.in_order().iter().map(|it| it.seq).collect::<Vec<_>>(), [1, 2]);
        assert_eq!(two, Calls::default().and(call(1)).and(call(2)));
        assert_ne!(two, one);
        assert_ne!(two, Calls::default().and(call(3)).and(call(2)));
    }

    #[test]
    fn a_call_is_taken_and_closed_by_itself() {
        let seqs = |it: &Calls| it.in_order().iter().map(|it| it.seq).collect::<Vec<_>>();
        let taken = Taken { who: Some("Jana".to_owned()), server_ms: 5 };
        let calls = Calls::default().and(call(1)).and(call(2)).taken(2, taken.clone());
        assert_eq!(calls.find(2).and_then(|it| it.taken), Some(taken));
        assert_eq!(calls.find(1).and_then(|it| it.taken), None);
        let calls = calls.without(&[1]);
        assert_eq!(seqs(&calls), [2]);
        assert_eq!(calls.find(1), None);
        assert_eq!(calls.without(&[2]), Calls::default(), "nothing is kept of what is done");
    }

    #[test]
    fn a_hundred_thousand_calls_are_dropped_without_a_deep_stack() {
        let many = (0..100_000).fold(Calls::default(), |calls, seq| calls.and(call(seq)));
        assert_eq!(many.in_order().len(), 100_000);
    }
}
