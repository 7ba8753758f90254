//! What follows: the closed set of rulings. A ruling cannot be built without the provision it rests on.

mod answer;
mod cites;
mod duty;
mod matter;
mod missing;
mod outcome;
mod phrase;
mod question;
mod span;
mod verdict;

pub use answer::Answered;
pub use cites::Cites;
pub use duty::Duty;
pub use matter::Matter;
pub use missing::MissingFact;
pub use outcome::{Outcome, Reason, ResultOf};
pub use phrase::WriteMove;
pub use question::{Proposal, Question, Readings, Task};
pub use span::Span;
pub use verdict::{
    Bar, ClaimGround, CompletedBy, IllegalKind, OfferState, PenaltyAmount, Referee, RestoreBasis,
    Verdict, Why,
};

use std::sync::Arc;

use ::board::Setup;
use winnability::{Deadness, Winnability};

use crate::article::Article;
use crate::edition::Edition;
use crate::interpretations::Interpretation;
use crate::provision::Certainty;

/// One ruling: what it says, and on what it rests.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening, Resigning};
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::ruling::{Audience, Verdict};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let resigns = Happening::Resigned { side: Color::Black, how: Resigning::Spoken };
/// let rulings = game.record(&Event::new(Instant::START, resigns))?;
/// let over = &rulings[0];
/// assert!(matches!(over.verdict(), Verdict::GameOver { .. }));
/// assert_eq!(over.articles()[0].to_string(), "5.1.2");
/// assert_eq!((over.edition(), over.audience()), (Edition::Fide2018, Audience::All));
/// // The sentence is a message with values; the words are in message files.
/// assert_eq!(over.phrase(&|it| it.to_string()).id, "ruling-lost");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ruling {
    verdict: Verdict,
    cites: Cites,
    edition: Edition,
    evidence: Option<Arc<Evidence>>,
    missing: Vec<MissingFact>,
    /// The position that it speaks of.
    position: Option<Setup>,
    /// Which act of a composite event it followed from.
    step: usize,
    /// Does the line that tells of a whole move say it already?
    implied: bool,
}

/// What was found out about mating, with its witness or its proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Evidence {
    /// Whether one player can still mate.
    Winnability(Winnability),
    /// Whether neither can.
    Deadness(Deadness),
}

/// Who may read a ruling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Audience {
    /// Everybody.
    All,
    /// The arbiter only: a player is not told what may be claimed, nor how many moves have been made.
    Arbiter,
}

impl Ruling {
    pub(crate) fn new(verdict: Verdict, cites: Cites, edition: Edition) -> Ruling {
        Ruling {
            verdict,
            cites,
            edition,
            evidence: None,
            missing: Vec::new(),
            position: None,
            step: 0,
            implied: false,
        }
    }

    pub(crate) fn implied(mut self) -> Ruling {
        self.implied = true;
        self
    }

    /// Where it came in the event, what it speaks of and what it lacks.
    pub(crate) fn place(
        &mut self,
        step: usize,
        position: Option<Setup>,
        missing: Vec<MissingFact>,
    ) {
        self.step = step;
        self.position = position;
        self.missing = missing;
    }

    pub(crate) fn step(&self) -> usize {
        self.step
    }

    /// The same without the words in which an arbiter gave his reason for another ruling than this.
    #[must_use]
    pub fn without_reason(mut self) -> Ruling {
        if let Verdict::Overridden { reason, .. } = &mut self.verdict {
            reason.clear();
        }
        self
    }

    pub(crate) fn with_evidence(mut self, evidence: Evidence) -> Ruling {
        self.evidence = Some(Arc::new(evidence));
        self
    }

    /// What was found out about mating, if the ruling rests on it.
    #[must_use]
    pub fn evidence(&self) -> Option<&Evidence> {
        self.evidence.as_deref()
    }

    /// The position that it speaks of, if it names a move or says what is wrong on the board: the one in which the move
    /// is made, or the board with its fault.
    #[must_use]
    pub fn position(&self) -> Option<&Setup> {
        self.position.as_ref()
    }

    /// What it says.
    #[must_use]
    pub fn verdict(&self) -> &Verdict {
        &self.verdict
    }

    /// On what it rests.
    #[must_use]
    pub fn cites(&self) -> &Cites {
        &self.cites
    }

    /// The edition under which it was given.
    #[must_use]
    pub fn edition(&self) -> Edition {
        self.edition
    }

    /// The articles it cites in that edition, the leading one first; commentary last. There is always one.
    #[must_use]
    pub fn articles(&self) -> Vec<Article> {
        self.cites.articles(self.edition)
    }

    /// The articles behind it in that edition, which did not decide; none of those that it cites.
    #[must_use]
    pub fn background(&self) -> Vec<Article> {
        self.cites.background(self.edition)
    }

    /// The adopted readings it rests on.
    pub fn readings(&self) -> impl Iterator<Item = Interpretation> + '_ {
        self.cites.readings()
    }

    /// The facts that nobody reported and that would decide.
    #[must_use]
    pub fn missing(&self) -> &[MissingFact] {
        &self.missing
    }

    /// How sure the cited numbers and values are.
    #[must_use]
    pub fn certainty(&self) -> Certainty {
        self.cites.certainty(self.edition)
    }

    /// Who may read it.
    #[must_use]
    pub fn audience(&self) -> Audience {
        match &self.verdict {
            Verdict::IllegalPending { .. }
            | Verdict::SetCounter { .. }
            | Verdict::NoIntervention { .. }
            | Verdict::Intervene { .. }
            | Verdict::PlayOn { why: Matter::AutomaticDraw }
            | Verdict::Ask(_) => Audience::Arbiter,
            Verdict::Note { to: Some(who), .. } if who.is_arbiter() => Audience::Arbiter,
            Verdict::Made { .. }
            | Verdict::Completed { .. }
            | Verdict::IllegalCompleted { .. }
            | Verdict::IllegalPosition { .. }
            | Verdict::Must { .. }
            | Verdict::Allowed { .. }
            | Verdict::Refused { .. }
            | Verdict::Violation { .. }
            | Verdict::GameOver { .. }
            | Verdict::PlayOn { .. }
            | Verdict::Annul { .. }
            | Verdict::Restore { .. }
            | Verdict::SetUp { .. }
            | Verdict::PutQueen(_)
            | Verdict::SetupFault { .. }
            | Verdict::Time { .. }
            | Verdict::SetTimes(_)
            | Verdict::StopClock
            | Verdict::StartClock(_)
            | Verdict::RunOn
            | Verdict::SetIncrement(_)
            | Verdict::NextPeriod { .. }
            | Verdict::PeriodTakenBack { .. }
            | Verdict::FlagDown(_)
            | Verdict::ClaimUpheld(_)
            | Verdict::ClaimRejected(_)
            | Verdict::ClaimBarred(_)
            | Verdict::Offer { .. }
            | Verdict::Penalty { .. }
            | Verdict::Expel { .. }
            | Verdict::Announce { .. }
            | Verdict::Explain { .. }
            | Verdict::Note { .. }
            | Verdict::Refer(_)
            | Verdict::Overridden { .. }
            | Verdict::Answer(_) => Audience::All,
        }
    }

    /// Does every ordinary move bring one, or is it only guidance? Scenarios compare such rulings only if they
    /// name them.
    #[must_use]
    pub fn is_quiet(&self) -> bool {
        self.implied
            || matches!(
                self.verdict,
                Verdict::Made { .. }
                    | Verdict::Completed { .. }
                    | Verdict::NextPeriod { .. }
                    | Verdict::PeriodTakenBack { .. }
                    | Verdict::Intervene { .. }
                    | Verdict::NoIntervention { .. }
                    | Verdict::Announce { .. }
                    | Verdict::Explain { .. }
                    | Verdict::Note { .. }
            )
    }
}
