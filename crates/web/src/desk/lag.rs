//! How long what a player does is under way to the server, and how much of it is taken off: so that a slow network is not his
//! loss, and a made-up one not his gain. What counts is measured by the server: the time from a ping on his socket to its answer.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use board::{ByColor, Color};

use super::LiveBoard;
use crate::play::{Table, UnderWay};

/// So much is taken off at most for one act, and for all acts of a player in a game.
const ONCE_MS: u32 = 1_000;
const GAME_MS: u32 = 60_000;

/// The measured times from a ping to its answer, in milliseconds, as they were last.
#[derive(Default)]
pub(super) struct Lags(ByColor<AtomicU32>);

impl LiveBoard {
    /// A ping on a socket that acts for these sides came back after so long.
    pub(crate) fn measured(&self, sides: &[Color], there_and_back: Duration) {
        let ms = u32::try_from(there_and_back.as_millis()).unwrap_or(u32::MAX).min(ONCE_MS);
        for side in sides {
            self.lags.0[*side].store(ms, Ordering::Relaxed);
        }
    }

    /// What a player did so long before it was sent was under way for so long, as far as that can be believed.
    pub(crate) fn under_way(&self, sides: &[Color], before_sent_ms: u32) -> UnderWay {
        let measured = sides.iter().map(|it| self.lag_ms(*it)).min().unwrap_or(0);
        let told = before_sent_ms.saturating_add(measured / 2).min(measured);
        let given = match told {
            0 => 0,
            _ => self.look(|it| sides.iter().map(|side| taken_off(it, *side)).max()).unwrap_or(0),
        };
        UnderWay(told.min(GAME_MS.saturating_sub(given)))
    }

    /// A flag is told so much later: what its player did before it fell may be under way.
    pub(super) fn lag_ms(&self, side: Color) -> u32 {
        self.lags.0[side].load(Ordering::Relaxed)
    }
}

/// What was taken off for a player in this game.
fn taken_off(table: &Table, side: Color) -> u32 {
    let own = table.entries().iter().filter(|it| it.by.is_of(side));
    own.filter_map(|it| it.lag_ms()).fold(0, u32::saturating_add)
}
