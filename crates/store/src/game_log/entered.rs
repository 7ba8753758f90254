//! The result that was entered by hand in the tournament, as the log of the game was told of it. It ends the game, or lets it
//! stand again; it changes no ruling.

use clock::Instant;

use super::{GameLog, NotReplayed, Told, What};
use crate::entry::{Seq, UnixMillis};
use crate::tournament::{BoardResult, Entered, read_score};
use crate::wire::v1::{EnteredResult, RecordedBy, ResultTold, V1};

/// What the log of a game was told of results by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Heard {
    /// The entry of the tournament that said it last.
    entry: Seq,
    entered: Option<Entered>,
    /// Since which entry the game has a result by hand.
    since: Option<Seq>,
}

impl GameLog {
    /// The result that was entered by hand.
    #[must_use]
    pub fn entered(&self) -> Entered {
        self.heard.entered.unwrap_or(Entered::Nothing)
    }

    /// The entry of the tournament that this log was told of last.
    #[must_use]
    pub fn heard(&self) -> Seq {
        self.heard.entry
    }

    /// The entry since which the board has a result by hand, if it has one.
    #[must_use]
    pub fn decided_since(&self) -> Option<Seq> {
        self.heard.since
    }

    /// The result of the board and where it comes from, by the rule of the tournament.
    #[must_use]
    pub fn result(&self) -> Option<BoardResult> {
        self.entered().over(self.game().outcome().and_then(BoardResult::of_game))
    }

    /// Is the game over, at the board or because its result was entered?
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.entered().is_score() || self.game().is_over()
    }

    /// The tournament says which result was entered by hand, and by which arbiter, if that is known.
    pub fn hear(
        &mut self,
        entry: Seq,
        entered: Entered,
        who: Option<String>,
        at: Instant,
        taken: UnixMillis,
    ) {
        let at_ms = at.since_start().get();
        let told = ResultTold { v: V1, at_ms, entry: entry.0, entered: entered.into(), who };
        self.take_heard(self.seq().next(), entered, told, taken);
    }

    pub(super) fn hear_at(
        &mut self,
        seq: Seq,
        told: ResultTold,
        at: UnixMillis,
    ) -> Result<(), NotReplayed> {
        let entered = told.entered().ok_or(NotReplayed::Result { seq })?;
        self.take_heard(seq, entered, told, at);
        Ok(())
    }

    fn take_heard(&mut self, seq: Seq, entered: Entered, told: ResultTold, at: UnixMillis) {
        let since = self.heard.since.or(Some(seq)).filter(|_| entered.is_score());
        self.heard = Heard { entry: Seq(told.entry), entered: Some(entered), since };
        // The server wrote it, but only an arbiter enters a result.
        let (by, who) = (RecordedBy::Arbiter, told.who.clone());
        self.push(Told { seq, at, by, who, what: What::Result(told) });
    }
}

impl ResultTold {
    /// What was entered; nothing if it is no result.
    #[must_use]
    pub fn entered(&self) -> Option<Entered> {
        Some(match &self.entered {
            EnteredResult::Nothing => Entered::Nothing,
            EnteredResult::Open => Entered::Open,
            EnteredResult::Score(text) => Entered::Score(read_score(text)?),
        })
    }
}

impl From<Entered> for EnteredResult {
    fn from(entered: Entered) -> EnteredResult {
        match entered {
            Entered::Nothing => EnteredResult::Nothing,
            Entered::Open => EnteredResult::Open,
            Entered::Score(score) => EnteredResult::Score(score.text()),
        }
    }
}
