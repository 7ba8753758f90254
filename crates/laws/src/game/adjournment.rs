//! What is remembered about an adjourned game. It decides nothing.

use ::board::{ByColor, Color};
use clock::{Instant, Millis};

use crate::discretion::Discretion;
use crate::event::{Commitment, Event, Happening, Session, Who};
use crate::provision::Provision;
use crate::ruling::{Ruling, Verdict};

/// What is remembered about an adjourned game.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// game.record(&Event::new(Instant::START, Happening::SealOrdered(Color::White)))?;
/// assert_eq!(game.adjournment().ordered(), Some(Color::White));
/// assert_eq!(game.adjournment().sealed_by(), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Adjournment {
    ordered: Option<Color>,
    sealed: Option<Color>,
    stopped: bool,
    reply_sealed: Option<Color>,
    resumed: Option<Instant>,
    /// Who has to reply to the move that was sealed when the game was adjourned.
    replier: Option<Color>,
    lost: bool,
    commitment: Option<Commitment>,
    pub(super) asked_about_late: ByColor<bool>,
    /// What the clocks showed when the game was adjourned.
    times: Option<ByColor<Millis>>,
    /// What they should show since: that, and what ran or was given afterwards. Setting them does not make it true.
    due: Option<ByColor<Millis>>,
    /// How many plies the record had at the resumption.
    pub(super) plies_at_resumption: usize,
    /// How many plies the record had when the last envelope was sealed.
    pub(super) plies_at_sealing: usize,
}

impl Adjournment {
    /// Only the player on move seals.
    pub(super) fn fold_event(&mut self, event: &Event, to_move: Color) {
        match &event.what {
            Happening::SealOrdered(side) if *side == to_move => self.ordered = Some(*side),
            Happening::EnvelopeSealed { side, .. } if *side != to_move => {}
            Happening::EnvelopeSealed { side, commitment, .. } if self.resumed.is_some() => {
                self.reply_sealed = Some(*side);
                self.commitment = *commitment;
            }
            Happening::EnvelopeSealed { side, commitment, .. } => {
                self.sealed = Some(*side);
                self.commitment = *commitment;
            }
            Happening::ClockStopped(_) if self.sealed.is_some() && self.resumed.is_none() => {
                self.stopped = true;
            }
            Happening::RoundStarted(start) if start.session == Session::Resumption => {
                self.resumed = Some(event.at);
                self.replier = Some(!to_move);
            }
            Happening::EnvelopeOpened { .. } => self.ordered = None,
            Happening::EnvelopeLost { times_known } => {
                self.lost = true;
                if !times_known {
                    self.note_times(None);
                }
            }
            _ => {}
        }
    }

    pub(super) fn fold_ruling(&mut self, ruling: &Ruling) {
        if let Verdict::Ask(question) = ruling.verdict()
            && (question.which, question.provision)
                == (Discretion::LateArrivalLoses, Provision::AdjLate)
        {
            for side in question.about.iter().flat_map(Who::players) {
                self.asked_about_late[side] = true;
            }
        }
    }

    /// The game is adjourned with these times.
    pub(super) fn note_times(&mut self, times: Option<ByColor<Millis>>) {
        self.times = times;
        self.due = times;
    }

    /// The displays changed as clocks do by themselves, or by a ruling.
    pub(super) fn follow(
        &mut self,
        before: Option<ByColor<Millis>>,
        after: Option<ByColor<Millis>>,
    ) {
        if let (Some(due), Some(before), Some(after)) = (&mut self.due, before, after) {
            for side in Color::ALL {
                due[side] = (due[side] + after[side]).saturating_sub(before[side]);
            }
        }
    }

    /// These times were put right by a ruling.
    pub(super) fn put_right(&mut self, times: ByColor<Option<Millis>>) {
        if let Some(due) = &mut self.due {
            *due = ByColor::from_fn(|side| times[side].unwrap_or(due[side]));
        }
    }

    /// What the clocks should show after the resumption, if the times of the adjournment are known.
    #[must_use]
    pub fn due(&self) -> Option<ByColor<Millis>> {
        self.due
    }

    /// Was the arbiter asked whether this player came too late to the resumption?
    #[must_use]
    pub fn asked_about_late(&self, side: Color) -> bool {
        self.asked_about_late[side]
    }

    /// Who was told to seal, as long as the envelope has not been opened.
    #[must_use]
    pub fn ordered(&self) -> Option<Color> {
        self.ordered
    }

    /// Who sealed.
    #[must_use]
    pub fn sealed_by(&self) -> Option<Color> {
        self.sealed
    }

    /// Who sealed a reply because the opponent was absent at the resumption.
    #[must_use]
    pub fn reply_sealed_by(&self) -> Option<Color> {
        self.reply_sealed
    }

    /// Is the sealed move fixed? Until the clock was stopped it could be changed.
    #[must_use]
    pub fn is_fixed(&self) -> bool {
        self.stopped
    }

    /// When play was resumed.
    #[must_use]
    pub fn resumed(&self) -> Option<Instant> {
        self.resumed
    }

    /// Who had to reply to the sealed move when play was resumed.
    #[must_use]
    pub fn replier(&self) -> Option<Color> {
        self.replier
    }

    /// The move in the envelope that was sealed last, as the record holds it.
    #[must_use]
    pub fn commitment(&self) -> Option<Commitment> {
        self.commitment
    }

    /// Is the envelope lost?
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.lost
    }

    /// What the clocks showed when the game was adjourned.
    #[must_use]
    pub fn times(&self) -> Option<ByColor<Millis>> {
        self.times
    }

    /// How many plies the record had when the last envelope was sealed.
    #[must_use]
    pub fn plies_at_sealing(&self) -> usize {
        self.plies_at_sealing
    }

    /// How many plies the record had at the resumption.
    #[must_use]
    pub fn plies_at_resumption(&self) -> usize {
        self.plies_at_resumption
    }
}
