//! The same happening told in several ways: what happens by chance, its tellings, and what has to be the same. The
//! reasons are in `docs/decisions/0011-the-same-happening-told-twice.md`.

pub(crate) mod carrying;
pub(crate) mod happening;
pub(crate) mod ideas;
pub(crate) mod outcome;
pub(crate) mod places;
pub(crate) mod telling;
