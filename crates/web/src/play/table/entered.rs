//! A board whose result was entered by hand: it waits for nobody, its clock does not run, and it stands again as it stood when the
//! result is taken back.

use laws::Discretion;
use laws::event::Happening;
use laws::game::{Game, Phase};
use laws::ruling::Question;
use store::tournament::{BoardResult, Entered};
use store::wire::v1::RecordedBy;
use store::{Seq, Telling, UnixMillis};

use super::{Grown, Table, stop};
use crate::play::course::{Course, Play};
use crate::play::open::Asked;
use crate::play::trouble::CannotRecord;
use crate::wire::Call;

/// What was entered by hand, and since which entry that ends the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ByHand {
    pub(crate) entered: Entered,
    since: Option<Seq>,
}

impl Table {
    /// The board after its tournament has said what was entered by hand: a result stops the clock. Nothing is taken over.
    pub(crate) fn hear(
        &self,
        entry: Seq,
        entered: Entered,
        who: Option<String>,
        entered_ms: i64,
    ) -> Result<Grown, CannotRecord> {
        let server_ms = self.not_before_last(entered_ms);
        let (at, taken) = (self.instant(server_ms), UnixMillis(server_ms));
        let mut course = self.course.clone();
        if entered.is_score() && course.log.game().running().is_some() {
            course.line(Telling { taken, ..Telling::by(RecordedBy::Server, at) }, &stop())?;
        }
        course.log.hear(entry, entered, who, at, taken);
        Ok(self.grown(course, server_ms, self.origin_ms))
    }

    /// Where the game is; one whose result was entered is over.
    pub(crate) fn phase(&self) -> Phase {
        phase(self.game(), self.log().entered())
    }

    /// Is the game over, at the board or because its result was entered?
    pub(crate) fn is_over(&self) -> bool {
        self.log().is_over()
    }
}

fn phase(game: &Game, entered: Entered) -> Phase {
    if entered.is_score() { Phase::Over } else { game.phase() }
}

impl Course {
    pub(in crate::play) fn by_hand(&self) -> ByHand {
        ByHand { entered: self.log.entered(), since: self.log.decided_since() }
    }

    /// Where a result was entered no game begins and no clock starts, and no arbiter decides what would not count.
    pub(super) fn stays_over(&self, course: &Course) -> Result<(), CannotRecord> {
        let (before, after) = (self.log.game(), course.log.game());
        let begins = before.phase() == Phase::NotStarted && after.phase() != Phase::NotStarted;
        if !self.log.entered().is_score() {
            return Ok(());
        }
        if begins || after.running().is_some() {
            return Err(CannotRecord::ResultEntered);
        }
        let last = course.log.told().last().and_then(|it| it.event());
        let is_decision =
            last.is_some_and(|it| matches!(it.event.what, Happening::ArbiterDecided(_)));
        let asks =
            |game: &Game| game.questions().iter().any(|it| it.which == Discretion::OpponentScores);
        let decides = before.outcome() != after.outcome() || asks(after) && !asks(before);
        match is_decision && decides {
            true => Err(CannotRecord::ResultStands),
            false => Ok(()),
        }
    }
}

impl Play {
    /// The result of the board and where it comes from.
    pub(crate) fn result(&self) -> Option<BoardResult> {
        self.by_hand.entered.over(self.game.outcome().and_then(BoardResult::of_game))
    }

    pub(crate) fn phase(&self) -> Phase {
        phase(&self.game, self.by_hand.entered)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.by_hand.entered.is_score() || self.game.is_over()
    }

    pub(crate) fn by_hand(&self) -> Entered {
        self.by_hand.entered
    }

    /// Has the board a result that was entered by hand?
    pub(crate) fn is_decided(&self) -> bool {
        self.by_hand.entered.is_score()
    }

    /// The calls that nobody has answered. Those from before a result was entered are closed by it.
    pub(crate) fn calls(&self) -> Vec<Call> {
        let mut calls = self.open.calls.in_order();
        calls.retain(|it| self.is_after(it.seq));
        calls
    }

    /// The questions that wait for an answer. Those from before a result was entered are closed by it.
    pub(crate) fn questions(&self) -> impl Iterator<Item = (&Question, Option<&Asked>)> {
        let asked =
            move |it: &Question| self.open.asked.iter().find(|asked| asked.which == it.which);
        let all = self.game.questions().iter().map(move |it| (it, asked(it)));
        all.filter(move |(_, asked)| self.is_after(asked.map_or(0, |it| it.seq)))
    }

    /// Did it come after a result was entered, if one was?
    fn is_after(&self, seq: u64) -> bool {
        self.by_hand.since.is_none_or(|since| since.0 < seq)
    }
}
