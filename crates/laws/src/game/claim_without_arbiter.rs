//! A claim of a draw where no arbiter is present: how the game stood when it was made, and what the players said and
//! verified afterwards. It decides nothing.

use ::board::{ByColor, Color, Setup};
use clock::{Instant, Millis};

use super::Game;
use crate::event::{DrawGround, Event, Happening, Mark, News, Paper, SheetAct, Writing};
use crate::ruling::{Matter, Reason, ResultOf, Ruling, Verdict};

/// A claim of a draw where no arbiter is present.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClaimWithoutArbiter {
    /// Who claims.
    pub side: Color,
    /// On which grounds: one of the two, or both.
    pub grounds: Vec<DrawGround>,
    /// When.
    pub at: Instant,
    /// The time of day, where it is known.
    pub time_of_day: Option<Millis>,
    /// After how many moves of the record.
    pub plies: usize,
    /// The position on the board.
    pub position: Setup,
    /// What the clocks showed.
    pub times: Option<ByColor<Millis>>,
    /// Was the position written down, as far as the claim itself says?
    pub written: Writing,
    /// What followed.
    pub taken: Taken,
    /// What the opponent verified or disputed, in its order.
    pub looked_at: Vec<(Instant, SheetAct)>,
    /// What the players stated since.
    pub statements: Vec<Statement>,
}

/// What followed from a claim.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Taken {
    /// It has ended the game and is referred.
    Referred,
    /// Something that it needs was missing.
    Incomplete,
}

/// Something that a player stated about the claim.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    /// When.
    pub at: Instant,
    /// Who.
    pub side: Color,
    /// How.
    pub manner: Stated,
    /// In these words.
    pub words: String,
}

/// How something was stated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stated {
    /// It was said.
    Said,
    /// It was written on the scoresheet.
    Written,
}

impl ClaimWithoutArbiter {
    pub(super) fn fold_event(&mut self, event: &Event) {
        let (side, manner, words) = match &event.what {
            // A claim may rest on both grounds.
            Happening::DrawClaimed(it) if self.is_same(it.side, event.at) => {
                self.add_ground(it.ground);
                return;
            }
            Happening::ScoresheetHandled { side, how } if *side != self.side => {
                if matches!(how, SheetAct::Verified(_) | SheetAct::Disputed(_)) {
                    self.looked_at.push((event.at, *how));
                }
                return;
            }
            Happening::MarkRecorded { side, mark: Mark::Note { words, .. } } => {
                (*side, Stated::Written, words)
            }
            Happening::InformationGiven { by, what: News::Words(words), .. } => match by.player() {
                Some(side) => (side, Stated::Said, words),
                None => return,
            },
            Happening::ArbiterCalled { by, reason, .. } if !reason.is_empty() => {
                (*by, Stated::Said, reason)
            }
            _ => return,
        };
        self.statements.push(Statement { at: event.at, side, manner, words: words.clone() });
    }

    fn is_same(&self, side: Color, at: Instant) -> bool {
        self.side == side && self.at == at
    }

    fn add_ground(&mut self, ground: DrawGround) {
        let fits = matches!(ground, DrawGround::NoNormalMeans | DrawGround::NoEffort);
        if fits && !self.grounds.contains(&ground) {
            self.grounds.push(ground);
        }
    }

    /// What the opponent said last about a paper.
    #[must_use]
    pub fn last_look(&self, paper: Paper) -> Option<SheetAct> {
        let about = |it: &SheetAct| match it {
            SheetAct::Verified(of) | SheetAct::Disputed(of) => *of == paper,
            _ => false,
        };
        self.looked_at.iter().rev().map(|(_, how)| *how).find(about)
    }
}

impl Game {
    /// A claim is remembered as soon as it is referred, or refused because something is missing.
    pub(super) fn take_up_claim_without_arbiter(&mut self, ruling: &Ruling) {
        let taken = match ruling.verdict() {
            Verdict::GameOver { outcome, .. }
                if outcome.result == ResultOf::Pending
                    && outcome.reason == Reason::NoNormalMeans =>
            {
                Taken::Referred
            }
            Verdict::Refused { what: Matter::ClaimIncomplete, .. } => Taken::Incomplete,
            _ => return,
        };
        let Some(claim) = self.claims.last() else { return };
        let (side, ground, written, at) = (claim.side, claim.ground, claim.written, self.now);
        if let Some(known) = &mut self.claims.without_arbiter
            && known.is_same(side, at)
        {
            known.taken = taken;
            known.written = written;
            return;
        }
        self.claims.without_arbiter = Some(Box::new(ClaimWithoutArbiter {
            side,
            grounds: vec![ground],
            at,
            time_of_day: self.time_of_day(),
            plies: self.history.plies().len(),
            position: self.standing.setup(),
            times: self.times(),
            written,
            taken,
            looked_at: Vec::new(),
            statements: Vec::new(),
        }));
    }
}
