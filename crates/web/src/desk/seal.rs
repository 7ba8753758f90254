//! How the log of a finished game ends is written into the log of its tournament: a game whose end somebody cuts off, or makes anew, shows by that.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

use ::store::tournament::{Entered, Tournament};
use ::store::wire::v1::tournament::GameSealed;
use ::store::wire::v1::{TournamentBody as Said, V1};
use ::store::{Seq, StoreError};

use super::{Desk, LiveEvent, Trouble, lock};
use crate::play::Table;

/// Games that end within so long are sealed together.
const GATHERED: Duration = Duration::from_millis(250);

/// Games of an event whose seal may be wanting.
#[derive(Default)]
pub(super) struct Unsealed(Mutex<BTreeSet<String>>);

impl Unsealed {
    pub(super) fn add(&self, games: impl IntoIterator<Item = String>) {
        lock(&self.0).extend(games);
    }

    /// Notes whose seal may be wanting after this was said.
    pub(super) fn add_of(&self, said: &Said) {
        match said {
            Said::RoundMade(it) => self.add(it.pairings.iter().map(|it| it.game.clone())),
            Said::ResultEntered(it) | Said::ResultCorrected(it) => self.add([it.game.clone()]),
            _ => {}
        }
    }

    fn take(&self) -> BTreeSet<String> {
        std::mem::take(&mut *lock(&self.0))
    }
}

impl Desk {
    /// Seals those of these games that are finished and have gone on since their last seal.
    pub(crate) async fn seal<'g>(
        self: &Arc<Desk>,
        event: &Arc<LiveEvent>,
        games: impl IntoIterator<Item = &'g String>,
    ) -> Result<(), Trouble> {
        let mut ends = Vec::new();
        for board in games.into_iter().filter_map(|it| self.board(it)) {
            let (seq, is_over) = board.look(|it: &Table| (it.seq(), it.is_over()));
            if !event.look(|it| wants_seal(it, &board.game, seq, is_over)) {
                continue;
            }
            let last = self.store.read(&board.stream, Seq(seq.saturating_sub(1))).await?;
            if let Some(last) = last.first() {
                let (game, hash) = (board.game.clone(), last.hash.to_string());
                ends.push((GameSealed { v: V1, game, seq: last.seq.0, hash }, is_over));
            }
        }
        if ends.is_empty() {
            return Ok(());
        }
        // Another server may have sealed them meanwhile.
        let said = self.say(event, |now| {
            let wanted =
                |(it, is_over): &(GameSealed, bool)| wants_seal(now, &it.game, it.seq, *is_over);
            let wanted = ends.into_iter().filter(wanted);
            Ok(wanted.map(|it| Said::GameSealed(it.0)).collect())
        });
        said.await.map(|_| ())
    }
}

/// Is a game of the tournament finished, and not sealed as far as it goes?
fn wants_seal(now: &Tournament, game: &str, seq: u64, is_over: bool) -> bool {
    let sealed = now.seals_of(game).last().is_some_and(|it| it.seq.0 >= seq);
    let finished = |entered| is_over || matches!(entered, Entered::Score(_));
    !sealed && now.board(game).is_some_and(|(_, board)| finished(board.entered))
}

/// Seals the games of an event as they end, as long as there is a desk. What cannot be written now is tried again.
pub(super) async fn seal_games(desk: Weak<Desk>, event: Weak<LiveEvent>) {
    let mut ticks = tokio::time::interval(GATHERED);
    ticks.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    loop {
        ticks.tick().await;
        let (Some(desk), Some(event)) = (desk.upgrade(), event.upgrade()) else { return };
        let games = event.unsealed.take();
        match desk.seal(&event, &games).await {
            Ok(()) => {}
            Err(Trouble::Store(StoreError::Closed)) => return,
            Err(_) => event.unsealed.add(games),
        }
    }
}
