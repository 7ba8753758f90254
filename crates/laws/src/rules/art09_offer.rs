//! Articles 5.2.3 and 9.1: offers of a draw, agreement, and gestures whose meaning was not stated.

use ::board::Color;

use super::Bench;
use super::decisions::Case;
use super::penalties::chosen_of;
use crate::discretion::answers::{GestureMeans, PenaltyChosen, RestrictionConsent};
use crate::discretion::{Decided, Discretion};
use crate::event::{Sides, Who, Withdrawn};
use crate::game::{Offered, OfferedBy, Phase};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::DrawAgreement;
use crate::rulebook::Restrictable;
use crate::ruling::{Cites, Matter, OfferState, Outcome, Question, Reason, Verdict};
use crate::unmet::Unmet;

/// So many offers declined one after the other make the next one worth the arbiter's attention.
const DECLINED_IN_A_ROW: u8 = 4;

impl Bench<'_> {
    /// A draw is offered between the move and the press. At any other moment the offer is valid too, but it is a
    /// breach; conditions are struck out; inside a restriction it is void.
    pub(super) fn on_offered(&mut self, side: Color, condition: Option<&str>) {
        let restrictable = self.book().draws.restrictable;
        let restricted = restrictable.value == Restrictable::OfferOrAgree;
        if self.asks(&restrictable, Unmet::OtherRule, restricted) && self.is_agreement_restricted()
        {
            let cites = Cites::of(Provision::DrawRestriction)
                .and_value(&restrictable)
                .read_as(Interpretation::Q33);
            self.offer(side, OfferState::Void, false, cites);
            return self.ask_consent(side);
        }
        let condition_void = condition.is_some();
        let cites = match (self.game().phase(), self.frame().has_competition_rules()) {
            (Phase::Adjourned, _) => Cites::of(Provision::AdjOffer).and(Provision::DrawOfferHow),
            (_, true) => Cites::of(Provision::DrawOfferHow).and(Provision::DrawOffer),
            (_, false) => Cites::of(Provision::EndAgreed),
        };
        let cites = cites.with_commentary_if(condition_void, Passage::ConditionIsVoid);
        let cites = cites.with_commentary_if(
            self.is_time_to_offer(side) && self.game().phase() == Phase::Running,
            Passage::RightOrder,
        );
        let repeated = self.game().claims().declined_in_a_row(side) >= DECLINED_IN_A_ROW;
        self.offer(side, OfferState::Stands, condition_void, cites);
        self.remind_to_note_offer();
        let distracts = Provision::ConductDistract;
        if self.asks(distracts, Unmet::RightMoment, !self.is_time_to_offer(side)) {
            self.on_wrong_time(side);
        } else if repeated {
            self.on_repeated_offers(side);
        }
    }

    fn offer(&mut self, side: Color, state: OfferState, condition_void: bool, cites: Cites) {
        self.emit(Verdict::Offer { side, state, condition_void }, cites);
    }

    /// After the own move, before the press. Where no clock is used, or between sessions, there is no wrong time.
    fn is_time_to_offer(&self, side: Color) -> bool {
        if !self.frame().has_competition_rules() || self.game().phase() == Phase::Adjourned {
            return true;
        }
        let last = self.game().history().last();
        last.is_some_and(|it| it.side == side && it.completed.is_none())
    }

    fn on_wrong_time(&mut self, side: Color) {
        let cites = Cites::of(Provision::DrawOfferHow).and(Provision::ConductDistract);
        self.reproach(side, Matter::OfferAtWrongTime, cites.with_commentary(Passage::StillValid));
        let cites = cites.and(Provision::ArbPenalties).with_commentary(Passage::MustPenalise);
        self.ask_about(side, Discretion::OfferPenalty, cites.read_as(Interpretation::Q32));
    }

    /// Even reasonable offers annoy when they are repeated too often.
    fn on_repeated_offers(&mut self, side: Color) {
        let cites =
            Cites::of(Provision::ConductDistract).with_commentary(Passage::EvenReasonableOffers);
        self.reproach(side, Matter::RepeatedOffers, cites);
        self.ask_about(side, Discretion::Distraction, cites);
    }

    /// A complaint of repeated offers is looked up on the complainer's scoresheet.
    pub(super) fn on_complaint_of_offers(&mut self, by: Color) {
        let marks = self.game().claims().marks(by);
        let declined = self.game().claims().declined_in_a_row(!by);
        let cites = Cites::of(Provision::DrawOfferRecord)
            .and(Provision::ConductDistract)
            .with_commentary(Passage::EvidenceOfNagging);
        if marks > 1 || declined > 1 {
            let question =
                Question::new(Discretion::Distraction, Provision::ConductDistract).about(!by);
            self.ask(question, cites.with_commentary(Passage::EvenReasonableOffers));
        } else {
            let edition = self.frame().edition();
            let articles = Provision::DrawOfferRecord.validity(edition).articles().to_vec();
            self.emit(Verdict::Explain { articles }, cites);
        }
    }

    /// Do the rules of the event ask for the arbiter's consent at this moment?
    pub(super) fn is_agreement_restricted(&self) -> bool {
        if !self.frame().has_competition_rules() || self.game().claims().has_consent() {
            return false;
        }
        let history = self.game().history();
        match self.frame().regulations().draw_agreement {
            DrawAgreement::Free => {
                self.unmet(Provision::DrawRestriction, Unmet::NotRegulated);
                false
            }
            DrawAgreement::Consent => true,
            DrawAgreement::After(moves) => {
                let few = |side| history.made(side) < u32::from(moves.0);
                let restricted = Color::ALL.into_iter().any(few);
                self.asks(Provision::DrawRestriction, Unmet::EnoughMoves, restricted)
            }
        }
    }

    fn ask_consent(&mut self, side: Color) {
        let open = self.is_asked(Discretion::RestrictionConsent);
        if !open {
            let cites = Cites::of(Provision::DrawRestriction).read_as(Interpretation::Q33);
            self.ask_about(side, Discretion::RestrictionConsent, cites);
        }
    }

    /// A player asks for consent to a draw before offering it.
    pub(super) fn on_consent_requested(&mut self, by: &Who) {
        if self.game().is_over() {
            return;
        }
        match by.player() {
            Some(side) if self.is_agreement_restricted() => self.ask_consent(side),
            _ => self.allow(Matter::Agreement, Provision::DrawRestriction),
        }
    }

    /// The game is drawn when an offer is accepted, if each player has made a move and nothing restricts it.
    pub(super) fn on_accepted(&mut self, side: Color) {
        let offer = self.game().claims().offer_of(!side);
        let Some(offer) = self.finds(Provision::EndAgreed, Unmet::NoOffer, offer) else {
            return self.nothing_to_accept(side);
        };
        let least = self.book().ending.agreed_min_moves;
        let made = Color::ALL.map(|of| self.game().history().made(of));
        let early = made.iter().any(|&it| it < u32::from(least.value.0));
        if self.asks(&least, Unmet::EnoughMoves, early) {
            let cites = Cites::value(&least).and(Provision::EndAgreed).and(Provision::DrawOffer);
            let what = Matter::AgreementTooEarly;
            self.refuse(Who::Both, what, cites);
            if made.iter().any(|&it| it > 0) {
                self.play_on(what, cites);
            }
        } else if self.is_agreement_restricted() {
            self.unmet(Provision::EndAgreed, Unmet::AgreementRestricted);
            self.play_on(Matter::DrawRestriction, self.cites_of_restriction());
            self.ask_consent(side);
        } else {
            self.end_by_agreement(self.cites_of_agreement(side, offer));
        }
    }

    fn nothing_to_accept(&mut self, side: Color) {
        let void = self.game().claims().void_offer().is_some_and(|it| it.side != side);
        if void || self.is_agreement_restricted() {
            self.play_on(Matter::DrawRestriction, self.cites_of_restriction());
        } else {
            self.play_on(Matter::Agreement, Provision::DrawOfferHow);
        }
    }

    fn cites_of_restriction(&self) -> Cites {
        Cites::of(Provision::DrawRestriction)
            .and_value(&self.book().draws.restrictable)
            .with_commentary(Passage::NotInsideRestriction)
            .read_as(Interpretation::Q76)
    }

    fn cites_of_agreement(&self, accepting: Color, offer: Offered) -> Cites {
        let mut cites = Cites::of(Provision::EndAgreed);
        if self.frame().has_competition_rules() {
            cites = cites.and(Provision::DrawOfferHow);
        }
        if self.frame().regulations().draw_agreement != DrawAgreement::Free {
            cites = cites.and(Provision::DrawRestriction);
        }
        if self.game().act(accepting).adjusting {
            cites = cites.and(Provision::ActAdjust);
        }
        if self.game().phase() == Phase::Adjourned {
            cites = cites.and(Provision::AdjSettled);
        }
        cites = match offer.by {
            OfferedBy::Words => cites,
            OfferedBy::Claim => {
                cites.and(Provision::DrawOfferClaimIsOffer).with_commentary(Passage::ClaimAccepted)
            }
            OfferedBy::IncrementRequest => cites.and(Provision::QpfIncrementOption),
        };
        if offer.conditional {
            cites = cites.with_commentary(Passage::ConditionIsVoid);
        }
        if offer.at_wrong_time {
            cites = cites.with_commentary(Passage::StillValid);
        }
        cites
    }

    fn end_by_agreement(&mut self, cites: Cites) {
        let cites = match self.frame().regulations().draw_agreement {
            DrawAgreement::Free => cites,
            _ => cites.with_commentary(Passage::WhereAgreementsAreRestricted),
        };
        self.end(Outcome::draw(Reason::Agreement), cites);
    }

    /// An offer declined in words is at its end. Declining the request for an increment leaves it to the arbiter.
    pub(super) fn on_declined(&mut self, side: Color) {
        let offer = self.game().claims().offer_of(!side);
        let declined = [Provision::DrawOfferHow, Provision::EndAgreed];
        let Some(offer) = self.finds(declined, Unmet::NoOffer, offer) else { return };
        self.offer(!side, OfferState::Lapsed, false, Cites::of(Provision::DrawOfferHow));
        let requested = offer.by == OfferedBy::IncrementRequest;
        if self.asks(Provision::QpfIncrementOption, Unmet::OfferInWords, requested) {
            self.ask_for_increment(!side);
        }
    }

    /// Neither an offer nor a claim can be taken back.
    pub(super) fn on_withdrawal(&mut self, side: Color, what: Withdrawn) {
        let claims = self.game().claims();
        let provision = match what {
            Withdrawn::Offer if claims.offer_of(side).is_some() => Provision::DrawOfferHow,
            Withdrawn::Claim if claims.examined().is_some_and(|it| it.side == side) => {
                Provision::DrawClaimClock
            }
            Withdrawn::Offer => return self.unmet(Provision::DrawOffer, Unmet::NoOffer),
            Withdrawn::Claim => return self.unmet(Provision::DrawClaimClock, Unmet::NoClaim),
        };
        if what == Withdrawn::Claim || !self.game().is_over() {
            self.refuse(side, Matter::Withdrawal, provision);
        }
    }

    /// A gesture never ends the game by itself: it has to be cleared up what was meant.
    pub(super) fn on_gesture(&mut self, who: Sides) {
        let open = self.is_asked(Discretion::GestureMeans);
        let asked = !self.asks(Provision::EndAgreed, Unmet::AskedAlready, !open);
        if self.game().is_over() || asked {
            return;
        }
        let about = match who {
            Sides::One(side) => Who::Player(side),
            Sides::Both => Who::Both,
        };
        let cites = Cites::of(Provision::EndResign)
            .with_commentary(Passage::MakeSureWhatWasMeant)
            .with_commentary(Passage::WaysOfResigning);
        self.ask_about(about, Discretion::GestureMeans, cites);
    }

    /// Words about a draw that may have been an offer, an acceptance or neither: the arbiter finds out.
    pub(super) fn on_unclear_draw_words(&mut self, side: Color) {
        let open = self.is_asked(Discretion::GestureMeans);
        if self.game().is_over() || open {
            return;
        }
        let cites = Cites::of(Provision::DrawOfferHow)
            .and(Provision::DrawOffer)
            .and(Provision::EndAgreed)
            .with_commentary(Passage::MakeSureWhatWasMeant);
        self.ask_about(side, Discretion::GestureMeans, cites);
    }

    /// What a gesture means (J-09).
    pub(super) fn decide_gesture(&mut self, answer: &GestureMeans, question: &Question) -> bool {
        if self.game().is_over() {
            return false;
        }
        let cites = Cites::of(question.provision).with_commentary(Passage::MakeSureWhatWasMeant);
        let accepts = question.side().filter(|it| self.game().claims().offer_of(!*it).is_some());
        match (answer, question.side()) {
            (GestureMeans::Result(score), _) => {
                self.end(Outcome::score(*score, Reason::ArbitersDecision), cites);
            }
            (GestureMeans::WhiteResigns, _) => self.on_resigned(Color::White),
            (GestureMeans::BlackResigns, _) => self.on_resigned(Color::Black),
            (GestureMeans::Offer, Some(side)) => self.on_offered(side, None),
            (GestureMeans::Offer, None) => return false,
            (GestureMeans::Draw | GestureMeans::Acceptance, _) if accepts.is_some() => {
                accepts.into_iter().for_each(|side| self.on_accepted(side));
            }
            (GestureMeans::Acceptance, _) => return false,
            (GestureMeans::Draw | GestureMeans::Agreement, _) => {
                self.end_by_agreement(
                    Cites::of(Provision::EndAgreed).with_commentary(Passage::MakeSureWhatWasMeant),
                );
            }
            (GestureMeans::Nothing, _) => self.play_on(Matter::NotAnEnd, cites),
        }
        true
    }

    /// May the players agree on a draw before the move from which they may (J-34)?
    pub(super) fn decide_consent(&mut self, answer: &RestrictionConsent, case: Case<'_>) -> bool {
        if self.game().is_over() {
            return false;
        }
        let cites = Cites::of(Provision::DrawRestriction);
        match answer {
            RestrictionConsent::Consent => match self.game().claims().void_offer() {
                Some(void) if void.agreed => {
                    self.end_by_agreement(Cites::of(Provision::EndAgreed).with(&cites));
                }
                Some(void) => self.offer(void.side, OfferState::Stands, false, cites),
                None if self.offer_was_accepted(case.question) => {
                    self.end_by_agreement(Cites::of(Provision::EndAgreed).with(&cites));
                }
                None => self.allow(Matter::Agreement, cites),
            },
            RestrictionConsent::Refuse => {
                let who = case.question.about.clone().unwrap_or(Who::Both);
                self.refuse(who, Matter::DrawRestriction, cites);
            }
        }
        true
    }

    /// Where only the agreement is restricted, the question is about the player who accepted an open offer.
    fn offer_was_accepted(&self, question: &Question) -> bool {
        question.side().is_some_and(|side| self.game().claims().offer_of(!side).is_some())
    }

    /// An offer at the wrong time: which penalty (J-35)?
    pub(super) fn decide_wrong_time(&mut self, answer: &PenaltyChosen, case: Case<'_>) -> bool {
        let Some(side) = case.question.side() else { return false };
        let Some(sanctions) = chosen_of(answer) else {
            let none = Decided::OfferPenalty(PenaltyChosen::None).choice();
            return case.question.which.answers_in(self.frame().edition()).any(|it| it == none);
        };
        let cites = Cites::of(Provision::DrawOfferHow).with_commentary(Passage::MustPenalise);
        self.penalise_by_list(&side.into(), &sanctions, case.decision, cites)
    }
}
