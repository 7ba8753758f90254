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

    /// A question about nobody.
    pub(super) fn ask_arbiter(
        &mut self,
        which: Discretion,
        provision: Provision,
        cites: impl Into<Cites>,
    ) {
        self.ask(Question::new(which, provision), cites);
    }

    pub(super) fn ask_about(
        &mut self,
        who: impl Into<Who>,
        which: Discretion,
        provision: Provision,
        cites: impl Into<Cites>,
    ) {
        self.ask(Question::new(which, provision).about(who), cites);
    }

    /// 12.9: the penalty for what breaks this provision, if any.
    pub(super) fn ask_penalty(
        &mut self,
        who: impl Into<Who>,
        provision: Provision,
        cites: impl Into<Cites>,
    ) {
        let cites = cites.into().and(Provision::ArbPenalties);
        self.ask_about(who, Discretion::PenaltyWhich, provision, cites);
    }

    /// Does this question wait for an answer already?
    pub(super) fn is_asked(&self, which: Discretion) -> bool {
        self.game().questions().iter().any(|it| it.which == which)
    }
}
