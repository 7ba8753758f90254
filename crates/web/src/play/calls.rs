//! Calls for the arbiter that nobody has answered. What was open after each entry is remembered, so that a correction can go back to it; the
//! calls before a call are shared and not copied, however many there are.

use std::sync::Arc;

use crate::wire::Call;

/// Calls, the last first.
#[derive(Clone, Debug, Default)]
pub(crate) struct Calls(Option<Arc<Last>>);

#[derive(Debug)]
struct Last {
    call: Call,
    before: Calls,
}

impl Calls {
    /// And this call.
    pub(super) fn and(self, call: Call) -> Calls {
        Calls(Some(Arc::new(Last { call, before: self })))
    }

    /// All of them in the order in which they came.
    pub(super) fn in_order(&self) -> Vec<Call> {
        let links = std::iter::successors(self.0.as_ref(), |it| it.before.0.as_ref());
        let mut calls: Vec<Call> = links.map(|it| it.call.clone()).collect();
        calls.reverse();
        calls
    }
}

impl PartialEq for Calls {
    fn eq(&self, other: &Calls) -> bool {
        let (mut one, mut two) = (&self.0, &other.0);
        loop {
            match (one, two) {
                (None, None) => return true,
                (Some(a), Some(b)) if Arc::ptr_eq(a, b) => return true,
                (Some(a), Some(b)) if a.call == b.call => (one, two) = (&a.before.0, &b.before.0),
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
    use crate::wire::{Call, Side};

    fn call(seq: u64) -> Call {
        Call { seq, by: Side::White, reason: String::new(), at_ms: seq }
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
    fn a_hundred_thousand_calls_are_dropped_without_a_deep_stack() {
        let many = (0..100_000).fold(Calls::default(), |calls, seq| calls.and(call(seq)));
        assert_eq!(many.in_order().len(), 100_000);
    }
}
