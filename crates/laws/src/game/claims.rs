//! What is remembered about offers and claims of draws and about quickplay finishes. It decides nothing.

use ::board::{ByColor, Color};
use clock::Instant;

use super::claim_without_arbiter::ClaimWithoutArbiter;
use crate::discretion::answers::RestrictionConsent;
use crate::discretion::{Decided, Discretion};
use crate::event::{DrawClaim, Event, Happening, Mark, Request, Written};
use crate::ruling::{ClaimGround, Matter, OfferState, Ruling, Verdict};

/// What is remembered about offers and claims of draws and about quickplay finishes.
///
/// ```
/// use board::Color;
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening};
/// use jadoube_laws::game::{Configuration, Game, OfferedBy};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let offered = Happening::DrawOffered { side: Color::White, condition: None };
/// game.record(&Event::new(Instant::START, offered))?;
/// let offer = game.claims().offer_of(Color::White).expect("an open offer");
/// assert_eq!(offer.by, OfferedBy::Words);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Claims {
    /// The open offers of both.
    offers: ByColor<Option<Offered>>,
    /// How the last thing that can be an offer was said.
    latest: Offered,
    /// Whose offer was void because of a restriction, and what the opponent said to it.
    void: Option<VoidOffer>,
    /// The arbiter consented to a draw inside the restriction.
    consent: bool,
    /// Offers declined on moves that followed each other.
    declined_in_a_row: ByColor<u8>,
    offered_on_this_move: ByColor<bool>,
    /// When the last offer in words was made.
    offered_at: Option<Instant>,
    /// Signs (=) on each scoresheet.
    marks: ByColor<u32>,
    /// What each player wrote last as a move of his own.
    written: ByColor<Option<Written>>,
    last_claim: Option<DrawClaim>,
    /// The claim that was taken up, until the next move.
    examined: Option<DrawClaim>,
    /// The claim that waits until both players can check it.
    waiting: Option<DrawClaim>,
    /// Who claimed last, whatever it was.
    claimant: Option<Color>,
    /// How often each player claimed wrongly.
    wrong: ByColor<u8>,
    /// Whose claim in a quickplay finish is postponed.
    postponed: Option<Color>,
    /// A claim in a quickplay finish was decided.
    quickplay_decided: bool,
    /// A claim that was made where no arbiter is present.
    pub(super) without_arbiter: Option<Box<ClaimWithoutArbiter>>,
}

/// An offer of a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Offered {
    /// How it was made.
    pub by: OfferedBy,
    /// With a condition, which is void.
    pub conditional: bool,
    /// At another moment than between the move and the press.
    pub at_wrong_time: bool,
}

/// How an offer was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OfferedBy {
    /// In words.
    #[default]
    Words,
    /// By a claim.
    Claim,
    /// By the request for an increment.
    IncrementRequest,
}

/// An offer that was void because of a restriction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VoidOffer {
    /// Whose.
    pub side: Color,
    /// Did the opponent agree all the same?
    pub agreed: bool,
}

impl Claims {
    /// With an offer that the game brings along.
    pub(super) fn with_offer(side: Option<Color>) -> Claims {
        let offers = ByColor::from_fn(|of| (Some(of) == side).then(Offered::default));
        Claims { offers, ..Claims::default() }
    }

    pub(super) fn fold_event(&mut self, event: &Event) {
        if let Some(claim) = &mut self.without_arbiter {
            claim.fold_event(event);
        }
        match &event.what {
            Happening::DrawOffered { condition, .. } => {
                self.latest = Offered { conditional: condition.is_some(), ..Offered::default() };
                self.offered_at = Some(event.at);
            }
            Happening::DrawWordsUnclear { .. } => {
                self.latest = Offered::default();
                self.offered_at = Some(event.at);
            }
            Happening::RequestMade { what: Request::Increment, .. } => {
                self.latest = Offered { by: OfferedBy::IncrementRequest, ..Offered::default() };
            }
            Happening::DrawClaimed(claim) => {
                self.latest = Offered { by: OfferedBy::Claim, ..Offered::default() };
                self.last_claim = Some(claim.clone());
                self.claimant = Some(claim.side);
            }
            Happening::IrregularityNoticed(it) => self.claimant = it.by.player(),
            Happening::FlagNoticed(it) => self.claimant = it.by.player(),
            Happening::DrawAccepted(side) => {
                if let Some(void) = self.void.as_mut().filter(|it| it.side != *side) {
                    void.agreed = true;
                }
            }
            Happening::MoveRecorded(it) => {
                self.marks[it.side] += u32::from(it.marks_offer());
                if it.mover == Some(it.side) {
                    self.written[it.side] = Some(it.clone());
                }
            }
            Happening::MarkRecorded { side, mark: Mark::DrawOffer } => self.marks[*side] += 1,
            Happening::ArbiterDecided(it) => match it.question() {
                Discretion::RestrictionConsent => {
                    let consent = Decided::RestrictionConsent(RestrictionConsent::Consent);
                    self.consent = it.decided() == Some(&consent);
                    self.quickplay_decided = false;
                }
                Discretion::QuickplayClaim
                | Discretion::PostponedClaim
                | Discretion::ReferredClaim => {
                    self.quickplay_decided = true;
                }
                // An appeal is against what was decided last.
                _ => self.quickplay_decided = false,
            },
            _ => {}
        }
    }

    pub(super) fn fold_ruling(&mut self, ruling: &Ruling) {
        match ruling.verdict() {
            Verdict::Offer { side, state, .. } => self.on_offer(*side, *state),
            Verdict::Violation { who, what: Matter::OfferAtWrongTime } => {
                for side in who.players() {
                    if let Some(offer) = &mut self.offers[side] {
                        offer.at_wrong_time = true;
                    }
                }
            }
            Verdict::Made { side, .. } => {
                if !self.offered_on_this_move[*side] {
                    self.declined_in_a_row[*side] = 0;
                }
                self.offered_on_this_move[*side] = false;
                self.written[*side] = None;
                self.examined = None;
                self.waiting = None;
            }
            Verdict::ClaimUpheld(ground) | Verdict::ClaimRejected(ground) => {
                self.examined = self.last_claim.clone();
                self.waiting = None;
                let by = match ground {
                    ClaimGround::Draw(_) => self.last_claim.as_ref().map(|it| it.side),
                    ClaimGround::Irregular(_) => self.claimant,
                };
                if matches!(ruling.verdict(), Verdict::ClaimRejected(_)) {
                    self.count_wrong(by);
                }
            }
            Verdict::ClaimBarred(_) => self.count_wrong(self.claimant),
            Verdict::Note { what: Matter::ClaimWaits, .. } => {
                self.waiting = self.last_claim.clone();
            }
            Verdict::Ask(question) => match question.which {
                Discretion::ClaimVerified | Discretion::ClaimByObservation => {
                    self.examined = self.last_claim.clone();
                    self.waiting = None;
                }
                Discretion::PostponedClaim => self.postponed = question.side(),
                _ => {}
            },
            Verdict::GameOver { .. } => {
                self.postponed = None;
                self.waiting = None;
            }
            _ => {}
        }
    }

    fn count_wrong(&mut self, by: Option<Color>) {
        self.claimant = by;
        if let Some(side) = by {
            self.wrong[side] = self.wrong[side].saturating_add(1);
        }
    }

    fn on_offer(&mut self, side: Color, state: OfferState) {
        match state {
            OfferState::Stands => {
                self.offers[side] = Some(self.latest);
                self.offered_on_this_move[side] = true;
                self.void = None;
            }
            OfferState::Void => {
                self.offers[side] = None;
                self.void = Some(VoidOffer { side, agreed: false });
            }
            OfferState::Lapsed => {
                self.offers[side] = None;
                self.consent = false;
                self.declined_in_a_row[side] = self.declined_in_a_row[side].saturating_add(1);
            }
        }
    }

    /// The open offer of a player.
    #[must_use]
    pub fn offer_of(&self, side: Color) -> Option<Offered> {
        self.offers[side]
    }

    /// An offer that was void because of a restriction, as long as nothing else was offered.
    #[must_use]
    pub fn void_offer(&self) -> Option<VoidOffer> {
        self.void
    }

    /// Did the arbiter consent to a draw inside the restriction?
    #[must_use]
    pub fn has_consent(&self) -> bool {
        self.consent
    }

    /// How many offers of a player were declined on moves that followed each other.
    #[must_use]
    pub fn declined_in_a_row(&self, side: Color) -> u8 {
        self.declined_in_a_row[side]
    }

    /// When the last offer in words was made.
    #[must_use]
    pub fn offered_at(&self) -> Option<Instant> {
        self.offered_at
    }

    /// How many signs (=) stand on a player's scoresheet.
    #[must_use]
    pub fn marks(&self, side: Color) -> u32 {
        self.marks[side]
    }

    /// What a player wrote last as a move of his own, since he last made one.
    #[must_use]
    pub fn written(&self, side: Color) -> Option<&Written> {
        self.written[side].as_ref()
    }

    /// The last claim of a draw, whatever became of it.
    #[must_use]
    pub fn last(&self) -> Option<&DrawClaim> {
        self.last_claim.as_ref()
    }

    /// The last claim that was made where no arbiter is present and was not barred.
    #[must_use]
    pub fn without_arbiter(&self) -> Option<&ClaimWithoutArbiter> {
        self.without_arbiter.as_deref()
    }

    /// The claim that was taken up, until the next move.
    #[must_use]
    pub fn examined(&self) -> Option<&DrawClaim> {
        self.examined.as_ref()
    }

    /// The claim that waits until both players can check it.
    #[must_use]
    pub fn waiting(&self) -> Option<&DrawClaim> {
        self.waiting.as_ref()
    }

    /// Who claimed last, and how often that player was wrong.
    pub(crate) fn last_claimant(&self) -> Option<(Color, u8)> {
        self.claimant.map(|it| (it, self.wrong[it]))
    }

    /// Whose claim in a quickplay finish is postponed.
    #[must_use]
    pub fn postponed(&self) -> Option<Color> {
        self.postponed
    }

    /// Was a claim in a quickplay finish what the arbiter decided last? In some editions there is no appeal against
    /// that.
    #[must_use]
    pub fn is_quickplay_decided(&self) -> bool {
        self.quickplay_decided
    }
}
