//! What is open at a board beside the game itself: calls, questions with the time at which they were asked, who is there, what has still to be
//! read. It follows from the log, entry by entry.

use board::Color;
use clock::Instant;
use laws::Discretion;
use laws::event::{Happening, Who};
use laws::game::Game;
use laws::ruling::{Question, Verdict};
use store::wire::v1::{Attention, AttentionAct, RecordedBy};
use store::{Told, UnixMillis};
use transcript::Recorded;

use super::calls::Calls;
use crate::wire::{Call, Side, Taken};

/// What is open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Open {
    /// Calls for the arbiter with which nobody has dealt.
    pub(crate) calls: Calls,
    /// When each open question was asked.
    pub(crate) asked: Vec<Asked>,
    /// Which arbiter is at the board.
    pub(crate) taken: Option<Taken>,
    /// What the players have still to read.
    pub(crate) unread: Vec<Unread>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    pub(crate) which: Discretion,
    /// Whom it is about.
    about: Option<Who>,
    pub(crate) seq: u64,
    pub(crate) at: Instant,
    /// Which arbiter has taken it upon himself.
    pub(crate) taken: Option<Taken>,
}

/// Something that both players have to read before the clock is started again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Unread {
    /// The entry with the ruling.
    pub(crate) entry: u64,
    /// Which arbiter wants it.
    pub(crate) by: Taken,
    /// Who has not read it yet.
    pub(crate) sides: Vec<Side>,
}

/// What is told again, at which entry it stood, and what was open before that was struck out.
pub(super) struct Again<'w> {
    pub(super) entry: u64,
    pub(super) were: &'w Open,
}

impl Again<'_> {
    /// Who had taken the call.
    fn call(&self) -> Option<Taken> {
        self.were.calls.find(self.entry).and_then(|it| it.taken)
    }

    /// Who had taken the question, if it is the same one.
    fn question(&self, question: &Question) -> Option<Taken> {
        let same = |it: &&Asked| (it.which, &it.about) == (question.which, &question.about);
        self.were.asked.iter().find(same).and_then(|it| it.taken.clone())
    }
}

impl Open {
    /// What is open after something happened.
    pub(super) fn after(
        &self,
        told: &Told,
        event: &Recorded,
        closes: Option<&[u64]>,
        again: Option<&Again>,
        game: &Game,
    ) -> Open {
        let Open { mut calls, mut asked, taken, unread } = self.clone();
        let (seq, at) = (told.seq.0, event.event.at);
        if told.by == RecordedBy::Arbiter {
            calls = match closes {
                None => Calls::default(),
                Some(closed) => calls.without(closed),
            };
        }
        if let Happening::ArbiterCalled { by, reason, .. } = &event.event.what {
            let (by, at_ms) = (Side::from(*by), at.since_start().get());
            let (reason, taken) = (reason.clone(), again.and_then(Again::call));
            calls = calls.and(Call { seq, by, reason, at_ms, taken });
        }
        for ruling in &event.rulings {
            // Asked again while it is open, it is the same question.
            if let Verdict::Ask(question) = ruling.verdict()
                && !asked.iter().any(|it: &Asked| it.which == question.which)
            {
                let (which, about) = (question.which, question.about.clone());
                let taken = again.and_then(|it| it.question(question));
                asked.push(Asked { which, about, seq, at, taken });
            }
        }
        let open = game.questions();
        asked.retain(|it| open.iter().any(|question| question.which == it.which));
        Open { calls, asked, taken, unread }
    }

    /// What is open after somebody attended to the game; the server took it at this time. What is no longer there is left aside.
    pub(super) fn attended(&self, told: &Attention, at: UnixMillis) -> Open {
        let mut open = self.clone();
        let taken = Taken { who: told.who.clone(), server_ms: at.0 };
        match &told.act {
            AttentionAct::BoardTaken => open.taken = Some(taken),
            AttentionAct::BoardLeft => open.taken = None,
            AttentionAct::CallTaken { call } => open.calls = open.calls.taken(*call, taken),
            AttentionAct::CallWithdrawn { call } | AttentionAct::CallClosed { call } => {
                open.calls = open.calls.without(&[*call]);
            }
            AttentionAct::QuestionTaken { question, entry } => {
                if let Some(asked) = open.asked.iter_mut().find(|it| it.is(question, *entry)) {
                    asked.taken = Some(taken);
                }
            }
            AttentionAct::MustRead { entry } => {
                open.unread.retain(|it| it.entry != *entry);
                let sides = Color::ALL.map(Side::from).to_vec();
                open.unread.push(Unread { entry: *entry, by: taken, sides });
            }
            AttentionAct::Read { entry, side } => {
                for unread in open.unread.iter_mut().filter(|it| it.entry == *entry) {
                    unread.sides.retain(|it| it != side);
                }
                open.unread.retain(|it| !it.sides.is_empty());
            }
            AttentionAct::NotAwaited { entry } => open.unread.retain(|it| it.entry != *entry),
        }
        open
    }

    /// Is there what this is about?
    pub(super) fn has(&self, act: &AttentionAct) -> bool {
        match act {
            AttentionAct::BoardTaken | AttentionAct::MustRead { .. } => true,
            AttentionAct::BoardLeft => self.taken.is_some(),
            AttentionAct::CallTaken { call }
            | AttentionAct::CallWithdrawn { call }
            | AttentionAct::CallClosed { call } => self.calls.find(*call).is_some(),
            AttentionAct::QuestionTaken { question, entry } => {
                self.asked.iter().any(|it| it.is(question, *entry))
            }
            AttentionAct::Read { entry, side } => {
                self.unread.iter().any(|it| it.entry == *entry && it.sides.contains(side))
            }
            AttentionAct::NotAwaited { entry } => self.unread.iter().any(|it| it.entry == *entry),
        }
    }

    /// Who has still to read something.
    pub(crate) fn readers(&self) -> Vec<Side> {
        let waits = |side: &Side| self.unread.iter().any(|it| it.sides.contains(side));
        Color::ALL.map(Side::from).into_iter().filter(waits).collect()
    }
}

impl Asked {
    fn is(&self, question: &str, entry: u64) -> bool {
        self.seq == entry && self.which.to_string() == question
    }
}
