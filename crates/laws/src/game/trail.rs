//! A list that grows at its end while a game goes on. A copy shares everything but the last few things, so that a game can be
//! copied at any time, however long it is.

use std::iter::FusedIterator;
use std::ops::Index;
use std::sync::Arc;

/// So many things are shared together.
const TOGETHER: usize = 32;

/// Things in the order in which they came.
///
/// ```
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::Edition;
///
/// let moves = ["e2e4", "e7e5", "g1f3"].map(|it| it.parse().expect("squares")).to_vec();
/// let game = Game::new(&Configuration { moves, ..Configuration::new(Edition::Fide2018) })?;
/// let plies = game.history().plies();
/// assert_eq!((plies.len(), plies[2].attempt.to_string()), (3, "g1f3".to_owned()));
/// assert_eq!(plies.iter().rposition(|it| it.side == board::Color::Black), Some(1));
/// # Ok::<(), jadoube_laws::game::CannotStart>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Trail<T> {
    /// Each of as many as are shared together.
    shared: Arc<Vec<Arc<Vec<T>>>>,
    /// So many are in them.
    before: usize,
    /// Fewer than that.
    last: Vec<T>,
}

impl<T> Default for Trail<T> {
    fn default() -> Trail<T> {
        Trail { shared: Arc::default(), before: 0, last: Vec::new() }
    }
}

impl<T> Trail<T> {
    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        self.before + self.last.len()
    }

    /// Is there none?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The one with this index, counted from 0.
    #[must_use]
    #[inline]
    pub fn get(&self, index: usize) -> Option<&T> {
        match index.checked_sub(self.before) {
            Some(index) => self.last.get(index),
            None => self.get_shared(index),
        }
    }

    /// Seldom asked for: what is looked at is mostly among the last.
    #[inline(never)]
    fn get_shared(&self, index: usize) -> Option<&T> {
        self.shared[index / TOGETHER].get(index % TOGETHER)
    }

    /// The last one.
    #[must_use]
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.get(self.len().checked_sub(1)?)
    }

    /// All of them, in their order.
    #[inline]
    pub fn iter(&self) -> TrailIter<'_, T> {
        TrailIter { trail: self, from: 0, to: self.len() }
    }
}

impl<T: Clone> Trail<T> {
    /// Puts one more at the end.
    #[inline]
    pub fn push(&mut self, it: T) {
        if self.last.capacity() == 0 {
            self.last.reserve_exact(TOGETHER);
        }
        self.last.push(it);
        if self.last.len() == TOGETHER {
            let full = std::mem::take(&mut self.last);
            Arc::make_mut(&mut self.shared).push(Arc::new(full));
            self.before += TOGETHER;
        }
    }

    pub(crate) fn get_mut(&mut self, index: usize) -> Option<&mut T> {
        if let Some(index) = index.checked_sub(self.before) {
            return self.last.get_mut(index);
        }
        let together = &mut Arc::make_mut(&mut self.shared)[index / TOGETHER];
        Arc::make_mut(together).get_mut(index % TOGETHER)
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut T> {
        self.get_mut(self.len().checked_sub(1)?)
    }

    /// Takes off all from the first that is not wanted on, and puts back those that are.
    pub(crate) fn retain(&mut self, wanted: impl Fn(&T) -> bool) {
        let Some(first) = self.iter().position(|it| !wanted(it)) else { return };
        let rest: Vec<T> = self.iter().skip(first).filter(|it| wanted(it)).cloned().collect();
        while self.len() > first {
            self.pop();
        }
        self.extend(rest);
    }

    /// Takes the last one off.
    pub(crate) fn pop(&mut self) -> Option<T> {
        if self.last.is_empty() {
            let full = Arc::make_mut(&mut self.shared).pop()?;
            self.before -= TOGETHER;
            self.last = Arc::unwrap_or_clone(full);
        }
        self.last.pop()
    }
}

impl<T> Index<usize> for Trail<T> {
    type Output = T;

    fn index(&self, index: usize) -> &T {
        self.get(index).expect("an index below the length")
    }
}

impl<T: Clone> Extend<T> for Trail<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, more: I) {
        more.into_iter().for_each(|it| self.push(it));
    }
}

impl<T: Clone> FromIterator<T> for Trail<T> {
    fn from_iter<I: IntoIterator<Item = T>>(all: I) -> Trail<T> {
        let mut trail = Trail::default();
        trail.extend(all);
        trail
    }
}

impl<'a, T> IntoIterator for &'a Trail<T> {
    type Item = &'a T;
    type IntoIter = TrailIter<'a, T>;

    fn into_iter(self) -> TrailIter<'a, T> {
        self.iter()
    }
}

/// The things of a [`Trail`], from either end.
#[derive(Debug)]
pub struct TrailIter<'a, T> {
    trail: &'a Trail<T>,
    from: usize,
    to: usize,
}

impl<T> Clone for TrailIter<'_, T> {
    fn clone(&self) -> Self {
        TrailIter { ..*self }
    }
}

impl<'a, T> Iterator for TrailIter<'a, T> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        if self.from == self.to {
            return None;
        }
        self.from += 1;
        self.trail.get(self.from - 1)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.to - self.from;
        (left, Some(left))
    }

    #[inline]
    fn nth(&mut self, skipped: usize) -> Option<&'a T> {
        self.from += skipped.min(self.to - self.from);
        self.next()
    }
}

impl<'a, T> DoubleEndedIterator for TrailIter<'a, T> {
    #[inline]
    fn next_back(&mut self) -> Option<&'a T> {
        if self.from == self.to {
            return None;
        }
        self.to -= 1;
        self.trail.get(self.to)
    }

    #[inline]
    fn nth_back(&mut self, skipped: usize) -> Option<&'a T> {
        self.to -= skipped.min(self.to - self.from);
        self.next_back()
    }
}

impl<T> ExactSizeIterator for TrailIter<'_, T> {}

impl<T> FusedIterator for TrailIter<'_, T> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_read_like_any_list() {
        let list: Vec<usize> = (0..100).collect();
        let mut trail: Trail<usize> = list.iter().copied().collect();
        assert!(trail.iter().eq(&list) && trail.iter().rev().eq(list.iter().rev()));
        for (from, to) in [(0, 100), (31, 33), (32, 64), (63, 63), (90, 200)] {
            let some = || list.iter().skip(from).take(to);
            assert!(trail.iter().skip(from).take(to).eq(some()), "{from} {to}");
            assert!(trail.iter().skip(from).take(to).rev().eq(some().rev()), "{from} {to}");
        }
        assert_eq!(trail.iter().rposition(|it| it % 40 == 0), Some(80));
        assert_eq!((trail.get(95), trail.get(100), trail.get(1000)), (Some(&95), None, None));
        for left in (0..100).rev() {
            assert_eq!((trail.pop(), trail.len(), trail.is_empty()), (Some(left), left, left == 0));
            assert_eq!(trail.last().copied(), left.checked_sub(1));
        }
        assert_eq!((trail.pop(), trail.last(), trail.get(0)), (None, None, None));
        let mut trail: Trail<usize> = list.iter().copied().collect();
        trail.retain(|it| it % 50 != 33);
        assert!(trail.iter().eq(list.iter().filter(|it| **it % 50 != 33)));
    }

    #[test]
    fn a_copy_shares_what_came_first_and_changes_alone() {
        let mut trail: Trail<usize> = (0..70).collect();
        let copy = trail.clone();
        assert!(std::ptr::eq(&trail[5], &copy[5]));
        *trail.get_mut(5).expect("there") = 500;
        *trail.get_mut(66).expect("there") = 600;
        *trail.last_mut().expect("there") = 700;
        trail.push(70);
        assert_eq!([5, 66, 69, 70].map(|it| trail[it]), [500, 600, 700, 70]);
        assert!(copy.iter().copied().eq(0..70) && trail != copy);
        assert!(std::ptr::eq(&trail[40], &copy[40]), "only what was changed is no longer shared");
        assert_eq!(trail.get_mut(71), None);
    }
}
