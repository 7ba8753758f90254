//! Articles 9.2 to 9.5: claims of a draw by repetition and by fifty moves, from the word to the ruling. Claims in a
//! quickplay finish are in `guideline3_quickplay`.

use ::board::{Attempt, Color};

use super::Bench;
use super::art09_written::may_mean;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{ClaimByObservation, ClaimVerified};
use crate::draws::can_recur;
use crate::event::{Basis, DrawClaim, DrawGround, Manner, Reconstruction, Who, Writing, Written};
use crate::game::{Phase, Standing};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{
    Answer, Cited, ClaimAsOffer, ClaimStopsClock, IntendedMoveUnder, Restrictable,
};
use crate::ruling::{
    Bar, Cites, ClaimGround, Duty, Matter, OfferState, Outcome, Proposal, Question, Reason, Span,
    Verdict,
};
use crate::unmet::Unmet;

/// What a claim has to keep to.
const FORM: [Provision; 3] =
    [Provision::ClockScreensNoClaim, Provision::DrawTouchForfeits, Provision::DrawClaimClock];

/// So many wrong claims of one player are worth the arbiter's attention (our value; the text has none).
const WRONG_CLAIMS: u8 = 3;

/// The ways of claiming.
const WAYS: [Provision; 4] = [
    Provision::DrawThreefoldAbout,
    Provision::DrawThreefoldHas,
    Provision::DrawFiftyAbout,
    Provision::DrawFiftyHas,
];

/// What follows when a claim is decided.
const DECIDED: [Provision; 3] =
    [Provision::DrawClaimCorrect, Provision::DrawClaimWrong, Provision::DrawClaimClock];

/// A claim that has been admitted.
#[derive(Clone, Copy)]
struct Admitted {
    side: Color,
    ground: DrawGround,
    intended: Option<Attempt>,
    basis: Basis,
}

/// On what the arbiter can decide a claim.
enum Evidence {
    /// There is a record, or he saw the game.
    Known,
    /// Nobody had to record, and this passage says what may be used instead.
    InsteadOfSheet(Passage),
    /// He has to choose how to verify it.
    ToBeChosen,
    /// There is nothing but what he saw himself.
    OwnObservation,
}

impl Bench<'_> {
    /// The player on move, whose clock runs and who has touched nothing, claims; the claim is an offer too.
    pub(super) fn on_claimed(&mut self, claim: &DrawClaim) {
        if !self.asks(FORM, Unmet::NotBegun, self.game().phase() == Phase::Running) {
            return;
        }
        let side = claim.side;
        if !self.asks(FORM, Unmet::NoCompetitionRules, self.frame().has_competition_rules()) {
            self.refuse(side, Matter::OutsideScope, Provision::IntroScope);
        } else if let Some((bar, cites)) = self.bar_of(claim) {
            self.unmet(DECIDED, Unmet::ClaimBarred);
            self.emit(Verdict::ClaimBarred(bar), cites);
        } else if let Some((what, cites)) = self.fault_of_form(claim) {
            self.unmet(DECIDED, Unmet::MoveNotWritten);
            // What was said is a claim all the same, and so an offer.
            self.refuse(side, what, cites);
            self.offer_by_claim(side, claim.ground);
        } else {
            self.take_up(claim);
        }
    }

    fn bar_of(&self, claim: &DrawClaim) -> Option<(Bar, Cites)> {
        let (game, side) = (self.game(), claim.side);
        let (chapeau, passage) = match claim.ground {
            DrawGround::Fifty => (Provision::DrawFifty, Passage::ClockMustRunFifty),
            _ => (Provision::DrawThreefold, Passage::ClockMustRun),
        };
        let cites = Cites::of(chapeau).with_commentary(passage);
        let by_display = claim.basis == Basis::Display;
        if self.asks(Provision::ClockScreensNoClaim, Unmet::NotByDisplay, by_display) {
            let cites = Cites::of(Provision::ClockScreensNoClaim)
                .and(chapeau)
                .with_commentary(Passage::DisplaysMayBeWrong);
            return Some((Bar::DisplayOnly, cites.read_as(Interpretation::Q77)));
        }
        let touched = Cites::of(Provision::DrawTouchForfeits);
        if game.to_move() != side {
            // The move is on the board but the clock not pressed: it is the touch that forfeits the claim.
            let just_moved =
                game.history().last().is_some_and(|it| it.side == side && it.completed.is_none());
            return Some(match just_moved {
                true => (Bar::PieceTouched, touched),
                false => (Bar::NotHavingTheMove, cites),
            });
        }
        let clock_of = game.clock().and_then(clock::ChessClock::on_turn);
        if clock_of.is_some_and(|it| it != side) {
            return Some((Bar::ClockNotRunning, cites.read_as(Interpretation::Q36)));
        }
        let deliberate = game.act(side).contacts.iter().any(|it| it.manner == Manner::Deliberate);
        let bound = game.duty(side).is_some_and(|it| !matches!(it, Duty::Play(_)));
        let forfeits = Provision::DrawTouchForfeits;
        self.asks(forfeits, Unmet::NothingTouched, deliberate || bound)
            .then_some((Bar::PieceTouched, touched))
    }

    /// The intended move has to be written first, where a record is kept, and then cannot be changed.
    fn fault_of_form(&self, claim: &DrawClaim) -> Option<(Matter, Cites)> {
        let intended = claim.intended?;
        let about = Cites::of(about_to_appear(claim.ground));
        let locked = self.book().draws.intended_locked;
        if let Some(Duty::Play(declared)) = self.game().duty(claim.side)
            && *declared != intended
        {
            return Some((Matter::WrittenMoveFixed, about.and(Provision::DrawClaimWrong)));
        }
        if let Some(written) = self.game().claims().written(claim.side)
            && self.is_for_this_move(written)
            && !may_mean(&written.text, &self.game().standing().setup(), intended)
        {
            return Some(match locked.value.is_yes() {
                true => (Matter::WrittenMoveFixed, about.and_value(&locked)),
                false => (Matter::WriteMoveFirst, about.read_as(Interpretation::Q73)),
            });
        }
        let kept = self.claims_kept();
        let needs_writing = self.must_record() || !keeps(kept);
        let unwritten = claim.written == Writing::Unwritten && needs_writing;
        let about = if self.must_record() { about } else { about.and_value(&kept) };
        unwritten.then_some((Matter::WriteMoveFirst, about.read_as(Interpretation::Q73)))
    }

    fn is_for_this_move(&self, written: &Written) -> bool {
        let number = self.game().standing().setup().move_number.get();
        written.number == Some(number) && written.mover == Some(self.game().to_move())
    }

    fn must_record(&self) -> bool {
        self.frame().at(&self.book().record.required).value.is_yes()
    }

    /// Does the article by which nobody has to record say that claims which rest on a scoresheet are kept?
    fn claims_kept(&self) -> Cited<Option<Answer>> {
        self.frame().at(&self.book().record.claims_kept_without_score)
    }

    /// Once declared, the intended move cannot be exchanged for another on the scoresheet. Says whether this was
    /// tried.
    pub(super) fn refuses_change_of_move(&mut self, written: &Written) -> bool {
        let locked = self.book().draws.intended_locked;
        let Some(claim) = self.game().claims().examined() else { return false };
        let Some(intended) = claim.intended.filter(|_| claim.side == written.side) else {
            return false;
        };
        let other = written.mover.is_none_or(|it| it == written.side)
            && self.is_for_this_move(written)
            && !may_mean(&written.text, &self.game().standing().setup(), intended);
        let refused = locked.value.is_yes() && other;
        if !self.asks(&locked, Unmet::SameMove, refused) {
            return false;
        }
        let cites = Cites::of(about_to_appear(claim.ground)).and_value(&locked);
        self.refuse(written.side, Matter::WrittenMoveFixed, cites);
        true
    }

    /// The clock is stopped, the claim stands as an offer, and it is checked.
    fn take_up(&mut self, claim: &DrawClaim) {
        let stops = self.book().draws.claim_stops_clock;
        let waits = self.is_somebody_away();
        let shall = stops.value == ClaimStopsClock::PlayerOrArbiterShall;
        let runs = self.game().ticking().is_some();
        let stops = self.asks(&stops, Unmet::OtherRule, shall || waits);
        if stops && self.asks(Provision::DrawClaimClock, Unmet::ClockStopped, runs) {
            let cites = Cites::of(Provision::DrawClaimClock)
                .and(Provision::ClockInterrupt)
                .and(Provision::ClockPlayerStop);
            self.emit(Verdict::StopClock, cites.read_as(Interpretation::Q02));
        }
        self.offer_by_claim(claim.side, claim.ground);
        match waits {
            true => self.wait_with_claim(Cites::of(chapeau_of(claim.ground))),
            false => self.verify(claim),
        }
    }

    /// C9.2-b: a claim is checked in the presence of both players.
    fn is_somebody_away(&self) -> bool {
        let game = self.game();
        let away = |it: Color| !game.is_present(it) || game.ledger().away(it).is_some();
        Color::ALL.into_iter().any(away)
    }

    fn wait_with_claim(&mut self, cites: Cites) {
        let cites = cites.and(Provision::ConductCheckClaims).with_commentary(Passage::HowToVerify);
        self.tell(Who::Arbiter, Matter::ClaimWaits, cites);
    }

    /// Both players are at the board again, and nobody has ordered the game to be replayed: the claim is checked.
    pub(super) fn look_at_waiting_claim(&mut self) {
        let Some(claim) = self.game().claims().waiting() else { return };
        if !(self.game().is_over() || self.is_somebody_away() || self.is_replaying()) {
            self.verify(&claim.clone());
        }
    }

    fn is_replaying(&self) -> bool {
        let replays = |it| self.game().other_duties(it).contains(&Duty::Reconstruct);
        Color::ALL.into_iter().any(replays)
    }

    /// The game was replayed for the claim that waited. If that did not succeed, it has to be verified in another way
    /// as soon as nothing else is in hand. Says whether a claim waited.
    pub(super) fn on_replay_ended(&mut self, ended: Reconstruction) -> bool {
        match ended {
            Reconstruction::Complete(_) => self.check_replayed(),
            Reconstruction::Failed => self.game().claims().waiting().is_some(),
        }
    }

    /// The players have replayed the game for the claim that waited, or one of them refused to: it is checked. Says
    /// whether one waited.
    pub(super) fn check_replayed(&mut self) -> bool {
        let Some(&DrawClaim { side, ground, intended, .. }) = self.game().claims().waiting() else {
            return false;
        };
        self.check(Admitted { side, ground, intended, basis: Basis::Observation });
        true
    }

    /// 11.11: both players help; first the game is replayed, then it is known whether the claim is right.
    fn order_replay(&mut self, ground: DrawGround) {
        let provision = match self.book().conduct.players_check_claims.value.is_yes() {
            true => Provision::ConductAssistReconstruct,
            false => Provision::RecReconstruct,
        };
        let cites = Cites::of(provision)
            .and(Provision::ConductCheckClaims)
            .and(chapeau_of(ground))
            .with_commentary(Passage::HowToVerify);
        self.must(Who::Both, Duty::Reconstruct, cites);
        self.wait_with_claim(Cites::of(provision));
    }

    /// How the claim is verified: by what is known already, or as the arbiter chooses.
    fn verify(&mut self, claim: &DrawClaim) {
        let DrawClaim { side, ground, intended, .. } = *claim;
        let basis = self.admitted_basis(claim);
        let admitted = Admitted { side, ground, intended, basis };
        match self.evidence_for(admitted) {
            Evidence::Known | Evidence::InsteadOfSheet(_) => self.check(admitted),
            Evidence::ToBeChosen => {
                let provision = chapeau_of(ground);
                let cites = Cites::of(provision)
                    .and(Provision::ConductCheckClaims)
                    .with_commentary(Passage::HowToVerify);
                self.ask_about_claim(admitted, Discretion::ClaimVerified, provision, cites);
            }
            Evidence::OwnObservation => {
                let provision = Provision::RapidNoRecord;
                let cites = Cites::of(provision)
                    .and(chapeau_of(ground))
                    .with_commentary(Passage::OwnObservation);
                // An article that only frees from writing leaves a gap here.
                let cites =
                    cites.when(!keeps(self.claims_kept()), |it| it.and(Provision::PrefaceAnalogy));
                self.ask_about_claim(admitted, Discretion::ClaimByObservation, provision, cites);
            }
        }
    }

    /// C.0: a scoresheet in another notation than the algebraic one is no evidence; other evidence is looked for.
    fn admitted_basis(&mut self, claim: &DrawClaim) -> Basis {
        let sheet = self.game().sheets().of(claim.side);
        if claim.basis != Basis::Scoresheet || !sheet.is_in_other_system() {
            return claim.basis;
        }
        let cites = Cites::value(&self.book().notation.other_system).and(chapeau_of(claim.ground));
        self.refuse(claim.side, Matter::OtherNotationAsEvidence, cites);
        Basis::Observation
    }

    /// 9.1.2.3. Inside a restriction the claim is no offer: it has to be verified (C9.1.2-f).
    pub(super) fn offer_by_claim(&mut self, side: Color, ground: DrawGround) {
        let kind = match ground {
            DrawGround::Threefold => ClaimAsOffer::Threefold,
            DrawGround::Fifty => ClaimAsOffer::Fifty,
            DrawGround::NoNormalMeans | DrawGround::NoEffort => ClaimAsOffer::QuickplayClaim,
        };
        let draws = &self.book().draws;
        let barred = draws.restrictable.value == Restrictable::OfferOrAgree
            && self.is_agreement_restricted();
        let is_offer = draws.claims_as_offers.value.contains(&kind);
        if self.asks(&draws.claims_as_offers, Unmet::OtherRule, is_offer)
            && self.asks(&draws.claims_as_offers, Unmet::AgreementRestricted, !barred)
        {
            let cites =
                Cites::of(Provision::DrawOfferClaimIsOffer).and_value(&draws.claims_as_offers);
            let state = OfferState::Stands;
            self.emit(Verdict::Offer { side, state, condition_void: false }, cites);
        }
    }

    fn evidence_for(&self, claim: Admitted) -> Evidence {
        let writes = self.game().claims().written(claim.side).is_some();
        match (claim.basis, self.must_record()) {
            (Basis::BoardRecord, false) => Evidence::InsteadOfSheet(Passage::ElectronicBoards),
            (Basis::BoardRecord | Basis::Scoresheet, _) => Evidence::Known,
            (_, true) if self.frame().arbiter_sees_all() => Evidence::Known,
            (_, false) if self.frame().arbiter_sees_all() => {
                Evidence::InsteadOfSheet(Passage::OwnObservation)
            }
            (_, true) => Evidence::ToBeChosen,
            (_, false) if writes => Evidence::Known,
            (_, false) => Evidence::OwnObservation,
        }
    }

    fn ask_about_claim(
        &mut self,
        claim: Admitted,
        which: Discretion,
        provision: Provision,
        cites: Cites,
    ) {
        let ground = ClaimGround::Draw(claim.ground);
        let question = Question::new(which, provision)
            .about(claim.side)
            .proposing(Proposal::Claim(ground, claim.intended));
        self.ask(question, cites);
    }

    /// Counts, and rules.
    fn check(&mut self, claim: Admitted) {
        match self.is_correct(claim) {
            true => {
                self.unmet(Provision::DrawClaimWrong, Unmet::ClaimCorrect);
                self.uphold(claim);
            }
            false => self.reject(claim),
        }
    }

    /// Only the present position counts, or the one after the intended move; never one that is past.
    fn is_correct(&self, claim: Admitted) -> bool {
        let game = self.game();
        let position = self.claimed_position(claim);
        let correct = Provision::DrawClaimCorrect;
        let Some((standing, plies)) = self.finds(correct, Unmet::MoveIllegal, position) else {
            return false;
        };
        let draws = &self.book().draws;
        match claim.ground {
            DrawGround::Threefold => {
                let times = game.occurrences_of(&standing, plies);
                let short = Unmet::Occurrences { times, needed: draws.times_to_claim() };
                self.asks(correct, short, draws.repetition_claimable(times))
            }
            _ => {
                let idle = standing.plies_without_progress();
                let needed = draws.plies_to_claim() / 2;
                let short = Unmet::Moves { moves: idle / 2, needed };
                self.asks(correct, short, draws.series_claimable(idle))
            }
        }
    }

    /// The position that is claimed about and how many plies come before it; none if the intended move is illegal.
    fn claimed_position(&self, claim: Admitted) -> Option<(Standing, usize)> {
        let standing = self.game().standing();
        let plies = self.game().history().plies().len();
        match claim.intended {
            None => Some((standing.clone(), plies)),
            Some(intended) => {
                let legal = standing.legal_move(intended).ok()?;
                Some((standing.after(legal), plies + 1))
            }
        }
    }

    /// 9.2.2.1 and 9.2.2.2: what makes a position another one although the same pieces stand on the same squares.
    fn unlike(&self, claim: Admitted) -> Option<Provision> {
        let now = self.claimed_position(claim).filter(|_| claim.ground == DrawGround::Threefold)?.0;
        let (now, identity) = (now.setup(), now.identity());
        let plies = self.game().history().plies().iter().map(|it| &it.before);
        let alike: Vec<_> =
            plies.filter(|it| it.placement == now.placement && it.turn == now.turn).collect();
        let enough = self.book().draws.repetition_claimable(alike.len() as u32 + 1);
        let other = alike.into_iter().find(|it| enough && it.identity() != identity)?;
        Some(match other.castling_rooks == now.castling_rooks {
            true => Provision::DrawSamePositionEp,
            false => Provision::DrawSamePositionCastling,
        })
    }

    /// C9.4-a: could the claim have been made earlier in the game? The right comes back with every move, but not for
    /// what is past.
    fn could_be_claimed_before(&self, claim: Admitted) -> bool {
        let draws = &self.book().draws;
        let plies = self.game().history().plies();
        let on_move = |at: &usize| plies[*at].side == claim.side;
        (0..plies.len()).filter(on_move).any(|at| {
            let standing = Standing::new(&plies[at].before);
            let idle = standing.plies_without_progress();
            match claim.ground {
                DrawGround::Threefold => {
                    can_recur(draws.times_to_claim(), idle)
                        && draws.repetition_claimable(self.game().occurrences_of(&standing, at))
                }
                _ => draws.series_claimable(idle),
            }
        })
    }

    fn cites_of_claim(&self, claim: Admitted) -> Cites {
        self.unmet(WAYS, Unmet::OtherWayOfClaiming);
        let special = match (claim.ground, claim.intended) {
            (ground, Some(_)) => about_to_appear(ground),
            (DrawGround::Fifty, None) => Provision::DrawFiftyHas,
            (_, None) => Provision::DrawThreefoldHas,
        };
        let cites = Cites::of(special).and(chapeau_of(claim.ground));
        // The two ways in which a claim might have been spoilt: writing in advance, and a touch.
        let wrote = claim.intended.is_some()
            && self.game().claims().written(claim.side).is_some_and(|it| self.is_for_this_move(it));
        let cites = if wrote { cites.behind(&[Provision::RecNoAdvance]) } else { cites };
        let cites = cites.when(!self.game().setting_up().adjusted(claim.side).is_empty(), |it| {
            it.behind(&[Provision::DrawTouchForfeits, Provision::ActAdjust])
        });
        let cites = cites.with_commentary_if(
            self.could_be_claimed_before(claim),
            Passage::RightReturnsWithTheNextMove,
        );
        let cites =
            cites.with_commentary_if(self.is_agreement_restricted(), Passage::OnlyAgreements);
        // Nobody has to write and the claims are kept: the declared move takes the place of the written one.
        let declared = !self.must_record() && keeps(self.claims_kept());
        let cites =
            cites.when(claim.intended.is_some() && declared, |it| it.read_as(Interpretation::Q37));
        let cites = match claim.ground {
            DrawGround::Fifty => cites.read_as(Interpretation::Q28),
            _ => cites
                .and(Provision::DrawSamePosition)
                .behind(&[Provision::DrawSamePositionEp, Provision::DrawSamePositionCastling]),
        };
        match self.evidence_for(claim) {
            Evidence::Known | Evidence::ToBeChosen => {
                cites.and(Provision::ConductCheckClaims).with_commentary(Passage::HowToVerify)
            }
            Evidence::InsteadOfSheet(passage) => {
                cites.and(Provision::RapidNoRecord).with_commentary(passage)
            }
            Evidence::OwnObservation => {
                cites.and(Provision::RapidNoRecord).with_commentary(Passage::OwnObservation)
            }
        }
    }

    fn uphold(&mut self, claim: Admitted) {
        let cites = self.cites_of_claim(claim);
        self.emit(Verdict::ClaimUpheld(ClaimGround::Draw(claim.ground)), cites);
        let reason = match claim.ground {
            DrawGround::Fifty => Reason::FiftyMoves,
            _ => Reason::Threefold,
        };
        let provisions: Vec<Provision> = cites.provisions().take(2).collect();
        let cites = Cites::of(Provision::DrawClaimCorrect).and_all(&provisions);
        let cites =
            cites.with_commentary_if(self.is_agreement_restricted(), Passage::OnlyAgreements);
        self.end(Outcome::draw(reason), cites);
    }

    /// The opponent gets time, an intended move has to be played, and the claimant's clock goes on.
    fn reject(&mut self, claim: Admitted) {
        let cites = self.cites_of_claim(claim).and(Provision::DrawClaimWrong);
        let cites = self.unlike(claim).map_or(cites, |it| cites.and(it));
        self.emit(Verdict::ClaimRejected(ClaimGround::Draw(claim.ground)), cites);
        if self.game().clock().is_some() {
            let bonus = self.frame().at(&self.book().draws.false_claim_bonus);
            let span = Span::seconds(bonus.value.0);
            let cites = Cites::value(&bonus)
                .and(Provision::DrawClaimWrong)
                .with_commentary(Passage::ClaimIsNoIllegalMove);
            self.emit(Verdict::Time { side: !claim.side, span }, cites);
        }
        if let Some(intended) = claim.intended {
            self.bind_to_intended(claim.side, intended);
        }
        if self.game().clock().is_some() && self.game().ticking().is_none() {
            self.emit(Verdict::StartClock(claim.side), Provision::DrawClaimWrong);
        }
    }

    /// 11.5: wrong claims again and again may be a way of disturbing the opponent.
    pub(super) fn look_for_repeated_claims(&mut self) {
        let Some((side, wrong)) = self.game().claims().last_claimant() else { return };
        if self.asks(Provision::ConductDistract, Unmet::FewWrongClaims, wrong >= WRONG_CLAIMS) {
            let provision = Provision::ConductDistract;
            let cites = Cites::of(provision).with_commentary(Passage::EvenReasonableOffers);
            self.ask_about(side, Discretion::Distraction, cites);
        }
    }

    /// The intended move, or if it is illegal another move of the same piece, or if it has none any move.
    fn bind_to_intended(&mut self, side: Color, intended: Attempt) {
        let rule = self.book().draws.false_claim_articles;
        let cites = Cites::value(&rule).and(Provision::DrawClaimWrong);
        let standing = self.game().standing();
        let (duty, cites) = match standing.legal_move(intended) {
            Ok(legal) => (Duty::Play(legal.attempt()), cites),
            Err(why) => {
                let cites = cites.with_commentary(Passage::IntendedMoveIllegal);
                let cites = cites.read_as(Interpretation::Q38);
                let cites = cites.when(
                    matches!(
                        (rule.value, why.first()),
                        (IntendedMoveUnder::Articles3And4, Some(_))
                    ),
                    |it| it.and(Provision::MoveIllegal),
                );
                match standing.any_legal(|it| it.from() == intended.from) {
                    true => (Duty::MovePiece(intended.from), cites.and(Provision::ActTouchOwn)),
                    false => (Duty::AnyMove, cites.and(Provision::ActNoLegalTouched)),
                }
            }
        };
        self.must(side, duty, cites);
    }

    /// How the claim was verified (J-36).
    pub(super) fn decide_verified(&mut self, answer: &ClaimVerified, question: &Question) -> bool {
        let Some(claim) = self.claim_in(question) else { return false };
        match answer {
            ClaimVerified::Replay => self.order_replay(claim.ground),
            ClaimVerified::Replayed | ClaimVerified::Sheets | ClaimVerified::BoardRecord => {
                self.check(claim);
            }
        }
        true
    }

    /// What the arbiter himself observed (J-55).
    pub(super) fn decide_observed(&mut self, answer: &ClaimByObservation, case: Case<'_>) -> bool {
        let Some(claim) = self.claim_in(case.question) else { return false };
        match answer {
            ClaimByObservation::Uphold => self.uphold(claim),
            ClaimByObservation::Reject => self.reject(claim),
            ClaimByObservation::BoardRecord => {
                self.check(Admitted { basis: Basis::BoardRecord, ..claim });
            }
        }
        true
    }

    /// The claim about which it was asked, as long as the game is not over.
    fn claim_in(&self, question: &Question) -> Option<Admitted> {
        if self.game().is_over() {
            return None;
        }
        let waiting = self.game().claims().waiting();
        let (side, ground, intended) = match (question.side(), &question.proposal, waiting) {
            (Some(side), Some(Proposal::Claim(ClaimGround::Draw(ground), intended)), _) => {
                (side, *ground, *intended)
            }
            (_, None, Some(it)) => (it.side, it.ground, it.intended),
            _ => return None,
        };
        Some(Admitted { side, ground, intended, basis: Basis::Observation })
    }
}

/// Are claims kept without a scoresheet? Where the value does not apply, nothing takes them away.
fn keeps(rule: Cited<Option<Answer>>) -> bool {
    rule.value.is_none_or(Answer::is_yes)
}

fn about_to_appear(ground: DrawGround) -> Provision {
    match ground {
        DrawGround::Fifty => Provision::DrawFiftyAbout,
        _ => Provision::DrawThreefoldAbout,
    }
}

fn chapeau_of(ground: DrawGround) -> Provision {
    match ground {
        DrawGround::Fifty => Provision::DrawFifty,
        _ => Provision::DrawThreefold,
    }
}
