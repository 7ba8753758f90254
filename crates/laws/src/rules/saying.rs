//! What rules often say, in one word each.

use super::Bench;
use crate::discretion::Discretion;
use crate::event::Who;
use crate::provision::Provision;
use crate::ruling::{Cites, Matter, Outcome, Question, Verdict};

impl Bench<'_> {
    pub(super) fn refuse(&mut self, who: impl Into<Who>, what: Matter, cites: impl Into<Cites>) {
        self.emit(Verdict::Refused { who: who.into(), what }, cites);
    }

    pub(super) fn reproach(&mut self, who: impl Into<Who>, what: Matter, cites: impl Into<Cites>) {
        self.emit(Verdict::Violation { who: who.into(), what }, cites);
    }

    pub(super) fn tell(&mut self, who: impl Into<Who>, what: Matter, cites: impl Into<Cites>) {
        self.emit(Verdict::Note { to: Some(who.into()), what }, cites);
    }

    pub(super) fn allow(&mut self, what: impl Into<Option<Matter>>, cites: impl Into<Cites>) {
        self.emit(Verdict::Allowed { what: what.into() }, cites);
    }

    pub(super) fn play_on(&mut self, why: Matter, cites: impl Into<Cites>) {
        self.emit(Verdict::PlayOn { why }, cites);
    }

    /// The game ends now, not with a move of the past.
    pub(super) fn end(&mut self, outcome: Outcome, cites: impl Into<Cites>) {
        self.emit(Verdict::GameOver { outcome, since_ply: None }, cites);
    }

    /// The clocks are stopped, if one runs, because the arbiter has something to put right.
    pub(super) fn interrupt(&mut self) {
        if self.game().ticking().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
    }

    /// A question about nobody; like those below it is one about the provision that leads its grounds.
    pub(super) fn ask_arbiter(&mut self, which: Discretion, cites: impl Into<Cites>) {
        let cites = cites.into();
        self.ask(Question::new(which, leading(&cites)), cites);
    }

    pub(super) fn ask_about(
        &mut self,
        who: impl Into<Who>,
        which: Discretion,
        cites: impl Into<Cites>,
    ) {
        let cites = cites.into();
        self.ask(Question::new(which, leading(&cites)).about(who), cites);
    }

    /// 12.9: the penalty, if any.
    pub(super) fn ask_penalty(&mut self, who: impl Into<Who>, cites: impl Into<Cites>) {
        self.ask_about(who, Discretion::PenaltyWhich, cites.into().and(Provision::ArbPenalties));
    }

    /// Does this question wait for an answer already?
    pub(super) fn is_asked(&self, which: Discretion) -> bool {
        self.game().questions().iter().any(|it| it.which == which)
    }
}

/// The provision that leads these grounds.
fn leading(cites: &Cites) -> Provision {
    cites.provisions().next().unwrap_or(Provision::PrefaceAnalogy)
}
