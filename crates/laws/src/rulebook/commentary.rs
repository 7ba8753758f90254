//! The numbers that the commentary suggests where the Laws name none. They are guidance, and the same under every
//! edition.

use clock::Millis;

use crate::passage::Passage;

/// A suggested number with the passage that suggests it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Suggested<T> {
    pub(crate) value: T,
    pub(crate) passage: Passage,
}

/// What is usually taken from a player who needs an assistant.
pub(crate) const ASSISTANT_DEDUCTION: Suggested<Millis> =
    Suggested { value: Millis::from_minutes(10), passage: Passage::TenMinutesAsARule };

/// How long players may stay after their game if the arbiter says nothing.
pub(crate) const STAY_AFTER_GAME: Suggested<Millis> =
    Suggested { value: Millis::from_minutes(5), passage: Passage::LeaveThePlayingArea };

/// From this many warnings on, refusing again may be called persistent.
pub(crate) const WARNINGS_ENOUGH: Suggested<u8> =
    Suggested { value: 3, passage: Passage::ThirdOrFourthWarning };
