//! Guideline I: adjourned games. Sealing, the envelope, and the resumption.

use ::board::{ByColor, Color};
use clock::{Instant, Millis};

use super::Bench;
use super::appendix_c_notation::ambiguity;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{EnvelopeTimes, LateTimeError};
use crate::event::{
    Decision, EnvelopeEntries, EnvelopeEntry, Happening, Nonce, Notice, Score, SealedMove, Who,
};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::regulations::{Adjourning, BothAbsent};
use crate::rulebook::{LateExceptions, ResumptionLate};
use crate::ruling::{Cites, CompletedBy, Duty, Matter, Outcome, Question, Reason, Verdict};
use crate::unmet::Unmet;

/// I.9.2: the player who has to reply is not there when the time has come.
// The heading about coming late, and the exceptions for what was sealed.
const LATE: u8 = 0;
const LATE_BUT_MATE: u8 = 1;
const LATE_BUT_DRAWN: u8 = 2;
const REPLIER_ABSENT: Cites = Cites::of_item(Provision::AdjPresent, 2);
/// I.9.3: the player who sealed is not there; the item of the article.
const SEALER_ABSENT: u8 = 3;

impl Bench<'_> {
    /// I.1.1: the arbiter asks the player on move to seal.
    pub(super) fn on_seal_ordered(&mut self, side: Color) {
        if self.game().to_move() == side {
            self.must(side, Duty::Seal(None), Provision::AdjSeal);
        } else {
            self.refuse(Who::Arbiter, Matter::Sealing, Provision::AdjSeal);
        }
    }

    /// I.1.1: a move made on the board after the order must be sealed.
    pub(super) fn seals_instead(&mut self, side: Color, played: ::board::Attempt) -> bool {
        let ordered = self.game().adjournment().ordered() == Some(side);
        if !ordered || self.game().adjournment().resumed().is_some() {
            return false;
        }
        self.must(side, Duty::Seal(Some(played)), Provision::AdjSeal);
        true
    }

    /// The move that was made on the board and has to be sealed was pressed too: his clock runs on until he seals it. Says
    /// whether it was that; it is no press without a move.
    pub(super) fn pressed_instead_of_sealing(&mut self, side: Color) -> bool {
        let duties = self.game().other_duties(side).iter();
        let shown = duties.rev().find(|it| matches!(it, Duty::Seal(Some(_)))).cloned();
        let adjournment = self.game().adjournment();
        let ordered = adjournment.ordered() == Some(side)
            && adjournment.resumed().is_none()
            && self.game().to_move() == side;
        let (Some(duty), true) = (shown, ordered && self.game().act(side).is_idle()) else {
            return false;
        };
        self.must(side, duty, Provision::AdjSeal);
        self.undo_press(side, None, Cites::of(Provision::AdjSeal));
        true
    }

    /// A move written while a move is to be sealed: it is that move, and may be changed until the clock is stopped.
    /// Says whether the writing belonged to the sealing.
    pub(super) fn on_sealed_move_written(&mut self, side: Color) -> bool {
        let adjournment = self.game().adjournment();
        let sealing = adjournment.ordered() == Some(side) || adjournment.sealed_by() == Some(side);
        if !sealing || adjournment.resumed().is_some() {
            return false;
        }
        if adjournment.is_fixed() {
            self.refuse(side, Matter::SealedMoveChange, Provision::AdjSeal);
        } else if adjournment.sealed_by().is_some() {
            self.allow(Matter::SealedMoveChange, Provision::AdjSeal);
        } else {
            // 8.1.2: one of the two cases in which a move is written before it is made.
            let cites = Cites::of(Provision::AdjSeal).and(Provision::RecNoAdvance);
            self.allow(Matter::Sealing, self.done_by_assistant(side, 6, cites));
        }
        true
    }

    /// I.1.2, I.2 and I.3: the envelope is sealed.
    pub(super) fn on_sealed(&mut self, side: Color, entries: Option<EnvelopeEntries>) {
        if self.game().to_move() != side {
            return self.refuse(side, Matter::Sealing, Provision::AdjSeal);
        }
        // An offer of a draw stands on the envelope only if one is open.
        let offered = self.game().offer().is_some();
        let needed = |it: &EnvelopeEntry| *it != EnvelopeEntry::DrawOffer || offered;
        let lacks = |entries: EnvelopeEntries| {
            let absent = |it: &EnvelopeEntry| needed(it) && !entries.has(*it);
            EnvelopeEntry::ALL.into_iter().filter(absent).collect()
        };
        let missing: Vec<EnvelopeEntry> = entries.map(lacks).unwrap_or_default();
        if self.asks(Provision::AdjEnvelope, Unmet::NothingLacks, !missing.is_empty()) {
            let verdict =
                Verdict::Note { to: Some(Who::Arbiter), what: Matter::EnvelopeIncomplete };
            // The items of the article stand in the order of the entries. Where several are missing, it is the whole.
            let items: Vec<u8> = match missing.as_slice() {
                [one] => vec![1 + *one as u8],
                [one, two] => vec![1 + *one as u8, 1 + *two as u8],
                _ => vec![0],
            };
            let cites = Cites::of(Provision::AdjCheck).behind(&[Provision::AdjEnvelope]);
            let cites =
                items.iter().fold(cites, |it, &item| it.and_item(Provision::AdjEnvelope, item));
            self.emit(verdict, cites);
        }
        if self.event.through_assistant && self.is_blind(side) {
            self.allow(Matter::Sealing, self.done_by_assistant(side, 6, Provision::AdjSeal.into()));
        }
        self.charge_early_sealing(side);
    }

    /// I.3: the arbiter, and nobody else, checks the envelope and keeps it.
    pub(super) fn on_envelope_cared_for(&mut self, by: &Who) {
        let what = Matter::EnvelopeKeeping;
        let sealed = self.game().adjournment().sealed_by().is_some();
        let verdict = match by.is_arbiter() && sealed {
            true => Verdict::Allowed { what: Some(what) },
            false => Verdict::Refused { who: by.clone(), what },
        };
        self.emit(verdict, Provision::AdjCheck);
    }

    /// I.1.2: who adjourns before the end of the session is charged the time to it. Who seals a reply at the
    /// resumption does not adjourn.
    fn charge_early_sealing(&mut self, side: Color) {
        let adjournment = self.game().adjournment();
        if adjournment.ordered().is_some() || adjournment.resumed().is_some() {
            return self.unmet(Provision::AdjEarly, Unmet::SealOrdered);
        }
        let Adjourning::On { session_end: Some(end), .. } = &self.frame().regulations().adjournment
        else {
            return self.unmet(Provision::AdjEarly, Unmet::NotRegulated);
        };
        let (Some(end), Some(now), Some(times)) =
            (time_of_day(end), self.game().time_of_day(), self.game().times())
        else {
            return;
        };
        let rest = end.saturating_sub(now);
        if rest.is_zero() {
            return;
        }
        let left = times[side].saturating_sub(rest);
        let set = ByColor::from_fn(|of| (of == side).then_some(left));
        self.emit(Verdict::SetTimes(set), Provision::AdjEarly);
    }

    /// I.14: by the arbiter's watch the session is over, and the player on move is to be asked to seal.
    pub(super) fn look_for_end_of_session(&mut self) {
        let Adjourning::On { session_end: Some(end), .. } = &self.frame().regulations().adjournment
        else {
            return;
        };
        let over = match (time_of_day(end), self.game().time_of_day()) {
            (Some(end), Some(now)) => now >= end,
            _ => false,
        };
        let adjournment = self.game().adjournment();
        let open = adjournment.ordered().is_none() && adjournment.resumed().is_none();
        if self.asks(Provision::AdjSession, Unmet::SessionGoesOn, over)
            && self.asks(Provision::AdjSession, Unmet::SealOrdered, open)
        {
            let note = Verdict::Note { to: Some(Who::Arbiter), what: Matter::SessionIsOver };
            self.emit(note, Cites::of(Provision::AdjSession).and(Provision::AdjSeal));
        }
    }

    /// A player asks to adjourn before the session ends.
    pub(super) fn on_adjournment_requested(&mut self, by: &Who) {
        let adjourned = !matches!(self.frame().regulations().adjournment, Adjourning::Off);
        match by.player().filter(|it| adjourned && *it == self.game().to_move()) {
            Some(side) => {
                self.must(
                    side,
                    Duty::Seal(None),
                    Cites::of(Provision::AdjEarly).and(Provision::AdjSeal),
                );
            }
            None => self.refuse(by.clone(), Matter::Sealing, Provision::AdjSeal),
        }
    }

    /// The player whose turn it is after the sealed move.
    fn replier(&self) -> Color {
        !self.game().to_move()
    }

    /// I.5, I.9 and I.11: the time of the resumption has come.
    pub(super) fn on_resumption(&mut self) {
        if self.game().adjournment().sealed_by().is_some() {
            let verdict = Verdict::SetUp {
                position: Some(Box::new(self.game().standing().setup())),
                other_board: false,
                times: self.game().times(),
            };
            self.emit(verdict, Provision::AdjResumeSetup);
        }
        self.start_clock_of_absent_replier();
    }

    /// I.9 and I.11: nobody opens the envelope, and the clock of the player who has to reply is started.
    fn start_clock_of_absent_replier(&mut self) {
        let replier = self.replier();
        let away = !self.game().is_present(replier);
        if self.asks([Provision::AdjPresent, Provision::AdjNeither], Unmet::SomebodyPresent, away) {
            let nobody = !self.game().is_present(!replier);
            let cites = match nobody {
                true => REPLIER_ABSENT.and(Provision::AdjNeither),
                false => REPLIER_ABSENT,
            };
            self.emit(Verdict::StartClock(replier), cites);
        }
    }

    /// It turns out after the resumption that a player is not there. Whose time it is shows only while the envelope is closed.
    pub(super) fn on_absent_at_resumption(&mut self, side: Color) {
        let adjournment = self.game().adjournment();
        let plies = self.game().history().plies().len();
        let resumed = adjournment.resumed();
        let replier = adjournment.replier().filter(|it| *it != side);
        let closed = plies == adjournment.plies_at_resumption() && !adjournment.is_lost();
        let stands = self.game().ticking().is_none() && self.game().questions().is_empty();
        if side == self.replier() && closed && stands && !self.is_late() {
            self.start_clock_of_absent_replier();
        }
        let came = replier.and_then(|it| self.game().clockwork().arrived(it));
        if let Some(replier) = replier
            && self.game().clockwork().found_absent()
            && came.is_some()
            && came >= resumed
            && !self.is_late()
        {
            self.divide_time_of_resumption(replier);
        }
    }

    /// I.7: opened only in the presence of the player who has to reply.
    pub(super) fn on_opening_requested(&mut self, by: &Who) {
        let verdict = match self.game().is_present(self.replier()) {
            true => Verdict::Allowed { what: None },
            false => Verdict::Refused { who: by.clone(), what: Matter::EnvelopeOpening },
        };
        self.emit(verdict, Provision::AdjOpen);
    }

    /// I.10 and I.11: a player comes to the resumption.
    pub(super) fn on_arrived_at_resumption(&mut self, side: Color) {
        if self.asks(Provision::AdjLate, Unmet::DefaultTimeNotOver, self.is_late()) {
            self.ask_whether_late(side);
        } else if self.game().adjournment().replier() == Some(side)
            && self.game().clockwork().arrived(side) == Some(self.game().now())
        {
            self.divide_time_of_resumption(side);
        }
    }

    /// I.11: nobody was there, and the player who has to reply loses the time until that player comes, unless the
    /// regulations say otherwise or leave it to the arbiter.
    fn divide_time_of_resumption(&mut self, replier: Color) {
        let start = self.nobody_at_resumption();
        let neither = Provision::AdjNeither;
        let Some(start) = self.finds(neither, Unmet::SomebodyPresent, start) else { return };
        match self.frame().regulations().resumption_both_absent {
            BothAbsent::PlayerOnMove => {
                self.unmet(Provision::AdjNeither, Unmet::TimeIsOfPlayerOnMove);
            }
            BothAbsent::Divided => {
                let end = self.game().clockwork().arrived(replier).unwrap_or(self.game().now());
                self.share_time(replier, start, end, Provision::AdjNeither);
            }
            BothAbsent::Other => {
                self.ask_about(replier, Discretion::TimeOfAbsence, Provision::AdjNeither);
            }
        }
    }

    /// When play was resumed with neither player there, where the edition has a rule for it.
    pub(super) fn nobody_at_resumption(&self) -> Option<Instant> {
        let start = self.game().adjournment().resumed()?;
        let clockwork = self.game().clockwork();
        let came_later = |it: Color| clockwork.arrived(it).is_some_and(|it| it >= start);
        let was_away = |it: Color| !self.game().is_present(it) || came_later(it);
        let rule = self.book().adjournment.neither_present;
        (rule.value.is_yes() && Color::ALL.into_iter().all(was_away)).then_some(start)
    }

    /// I.10: at the first event after the time by which a player may be late, the arbiter is asked about those who have
    /// not come. What the envelope holds comes first.
    pub(super) fn look_for_absent_at_resumption(&mut self, what: &Happening) {
        let opening = matches!(what, Happening::EnvelopeOpened { .. });
        if opening || self.game().is_over() || !self.is_late() {
            return;
        }
        let away = |it: &Color| {
            !self.game().is_present(*it)
                && !self.game().adjournment().asked_about_late(*it)
                && !self.has_moved_since_resumption(Some(*it))
        };
        match Color::ALL.into_iter().filter(away).collect::<Vec<_>>()[..] {
            [] => {}
            [one] => self.ask_whether_late(one),
            _ => self.ask_whether_late(Who::Both),
        }
    }

    /// Asks whether these players have lost because they come too late, or not at all.
    fn ask_whether_late(&mut self, who: impl Into<Who>) {
        let who = who.into();
        if who.players().any(|it| !self.game().adjournment().asked_about_late(it)) {
            self.ask_about(
                who,
                Discretion::LateArrivalLoses,
                Cites::of_item(Provision::AdjLate, LATE),
            );
        }
    }

    /// I.10: has the player who came late lost? What the sealed move brings comes first. Of two who stayed away both
    /// have lost, unless the answer is about one of them.
    pub(super) fn decide_late_resumption(
        &mut self,
        question: &Question,
        lost: bool,
        decision: &Decision,
    ) -> bool {
        let cites = Cites::of_item(Provision::AdjLate, LATE);
        let both = question.about == Some(Who::Both);
        let meant = if both { decision.about } else { question.side() };
        if self.game().is_over() || !both && meant.is_none() {
            return false;
        }
        let Some(side) = meant else {
            return self.decide_both_late(lost, cites);
        };
        let by = &decision.by;
        if !lost {
            self.allow(None, cites);
            if both {
                self.ask_about(!side, Discretion::LateArrivalLoses, cites);
            }
            self.go_on_after_opening();
        } else if self.may_sealed_move_decide(side) {
            let exceptions = self.book().adjournment.late_exceptions;
            let cites = cites.and(Provision::AdjOpen).and_value(&exceptions);
            self.refuse(by.clone(), Matter::EnvelopeFirst, cites);
        } else {
            self.end(Outcome::win(!side, Reason::DefaultTime), cites);
        }
        true
    }

    fn decide_both_late(&mut self, lost: bool, cites: Cites) -> bool {
        let verdict = match lost {
            true => {
                let outcome = Outcome::score(Score::BOTH_LOSE, Reason::DefaultTime);
                Verdict::GameOver { outcome, since_ply: None }
            }
            false => Verdict::Allowed { what: None },
        };
        self.emit(verdict, cites);
        true
    }

    /// I.10: what the sealed move brings stands although the player who sealed it is late, and that is said.
    pub(super) fn beside_late_sealer(&self, sealer: Color, cites: Cites) -> Cites {
        let exception = match cites.provisions().next() {
            Some(Provision::EndMate) => LATE_BUT_MATE,
            _ => LATE_BUT_DRAWN,
        };
        let opened = matches!(self.event.what, Happening::EnvelopeOpened { .. });
        let resumed = self.game().adjournment().resumed();
        let came_later = self.game().clockwork().arrived(sealer) >= resumed;
        let was_away = !self.game().is_present(sealer) || came_later;
        cites.when(opened && self.is_late() && was_away, |it| {
            it.and_item(Provision::AdjLate, exception)
        })
    }

    /// May the envelope, not yet opened, hold a move that saves the late player? Some editions speak only of the
    /// player who sealed it. It cannot be opened as long as the player who replies is away.
    fn may_sealed_move_decide(&self, late: Color) -> bool {
        let adjournment = self.game().adjournment();
        let plies = self.game().history().plies().len();
        let closed = plies == adjournment.plies_at_resumption() && !adjournment.is_lost();
        let sealer = self.game().to_move();
        let excepted = match self.book().adjournment.late_exceptions.value {
            LateExceptions::AnyConclusion => true,
            LateExceptions::MateStalemateDeadOrFlag => late == sealer,
        };
        closed && excepted && self.game().is_present(!sealer)
    }

    fn is_late(&self) -> bool {
        let Some(resumed) = self.game().adjournment().resumed() else { return false };
        let limit = match self.frame().regulations().resumption_default_time {
            Some(limit) => limit,
            None => match self.book().adjournment.late_limit.value {
                ResumptionLate::Fixed(limit) => limit,
                ResumptionLate::EventDefault => self.frame().default_time(),
            },
        };
        let late = self.game().now().since(resumed).unwrap_or(Millis::ZERO);
        late > Millis::from_seconds(limit.0.into())
    }

    /// I.7 to I.9: the envelope is opened.
    pub(super) fn on_envelope_opened(
        &mut self,
        text: &str,
        meant: &SealedMove,
        nonce: Option<Nonce>,
    ) {
        let replied = self.game().adjournment().reply_sealed_by();
        let sealer = self.game().to_move();
        if !self.game().is_present(!sealer) {
            let cites = match replied {
                Some(_) => {
                    Cites::of(Provision::AdjOpen).and_item(Provision::AdjPresent, SEALER_ABSENT)
                }
                None => Cites::of(Provision::AdjOpen),
            };
            return self.refuse(Who::Arbiter, Matter::EnvelopeOpening, cites);
        }
        if self.is_another_move(text, nonce) {
            return;
        }
        let (reason, item) = match meant {
            SealedMove::Legal(attempt) => {
                self.unmet(Provision::AdjBadSeal, Unmet::MoveLegal);
                return self.make_sealed_move(sealer, *attempt);
            }
            SealedMove::Ambiguous(_) => (Reason::SealedMoveAmbiguous, 1),
            SealedMove::Unintelligible => (Reason::SealedMoveUnintelligible, 2),
            SealedMove::Illegal(_) => (Reason::SealedMoveIllegal, 3),
        };
        let cites = Cites::of_item(Provision::AdjBadSeal, item).read_as(match replied {
            Some(_) => Interpretation::Q50,
            None => Interpretation::Q51,
        });
        let cites = match meant {
            SealedMove::Ambiguous(moves) => match ambiguity(moves.iter().map(|it| it.from)) {
                Some(provision) => cites.and_item(provision, 0),
                None => cites,
            },
            _ => cites,
        };
        self.lose(sealer, reason, cites);
    }

    /// The record holds a commitment to the sealed move. If the move found is another one, the arbiter decides what
    /// becomes of it; without the number nothing can be compared, and that is noted.
    fn is_another_move(&mut self, text: &str, nonce: Option<Nonce>) -> bool {
        let commitment = self.game().adjournment().commitment();
        let check = [Provision::AdjCheck, Provision::AdjLostEnvelope];
        let Some(commitment) = self.finds(check, Unmet::SealNotRecorded, commitment) else {
            return false;
        };
        let cites = Cites::of(Provision::AdjCheck).read_as(Interpretation::Q79);
        match nonce {
            None => {
                self.tell(Who::Arbiter, Matter::SealNotProved, cites);
                false
            }
            Some(nonce) if commitment.is_of(text, nonce) => {
                self.unmet(check, Unmet::SameMove);
                false
            }
            Some(_) => {
                self.refuse(self.game().to_move(), Matter::OtherSealedMove, cites);
                let cites = Cites::of(Provision::AdjLostEnvelope)
                    .and(Provision::PrefaceAnalogy)
                    .read_as(Interpretation::Q79);
                self.ask_about(self.game().to_move(), Discretion::CaseNotCovered, cites);
                true
            }
        }
    }

    fn make_sealed_move(&mut self, sealer: Color, attempt: ::board::Attempt) {
        let played = self.game().standing().legal_move(attempt).map_or(attempt, |it| it.attempt());
        self.emit(Verdict::Made { side: sealer, played }, self.at_resumption(sealer));
        self.look_for_end(sealer);
        if self.game().is_over() {
            return;
        }
        let late = !self.game().is_present(sealer) && self.is_late();
        if self.asks(Provision::AdjLate, Unmet::DefaultTimeNotOver, late) {
            self.ask_whether_late(sealer);
        }
        self.go_on_after_opening();
    }

    /// The sealed move stands on the board: the clock of the other player is started, unless the arbiter still has to
    /// decide whether somebody came too late.
    fn go_on_after_opening(&mut self) {
        let since = self.game().adjournment().plies_at_resumption();
        let opened = self.game().history().plies().iter().skip(since).next_back();
        let Some(ply) = opened.filter(|it| it.completed.is_none()) else { return };
        let (side, played) = (ply.side, ply.attempt);
        if self.is_asked(Discretion::LateArrivalLoses) {
            return;
        }
        let (by, cites) = (CompletedBy::Press, self.at_resumption(side));
        self.emit(Verdict::Completed { side, played, by }, cites);
        self.emit(Verdict::StartClock(!side), cites);
    }

    /// Which of the cases of I.9 it is, by who was there when the time had come.
    fn at_resumption(&self, sealer: Color) -> Cites {
        let adjournment = self.game().adjournment();
        let arrived = self.game().clockwork().arrived(!sealer);
        let came_later = arrived.is_some_and(|it| Some(it) >= adjournment.resumed());
        if adjournment.reply_sealed_by().is_some() {
            Cites::of_item(Provision::AdjPresent, SEALER_ABSENT)
        } else if came_later {
            REPLIER_ABSENT
        } else {
            Cites::of_item(Provision::AdjPresent, 1)
        }
    }

    /// I.9.2: the player who has to reply stops the clock on arriving.
    pub(super) fn on_stopped_at_arrival(&mut self) {
        self.allow(None, REPLIER_ABSENT);
    }

    /// I.9.3: the reply was sealed instead of being made; the absent player's clock is started.
    pub(super) fn reply_is_sealed(&mut self, side: Color) -> bool {
        let sealed = self.game().adjournment().reply_sealed_by() == Some(side);
        if sealed {
            self.allow(Matter::Sealing, Cites::of_item(Provision::AdjPresent, SEALER_ABSENT));
            self.announce_period(side);
        }
        sealed
    }

    /// I.12.1: the game goes on from the adjourned position; the sealer makes the move he says he sealed.
    pub(super) fn on_envelope_lost(&mut self, times_known: bool) {
        let times = self.game().adjournment().times().or_else(|| self.game().times());
        let times = times.filter(|_| times_known);
        let verdict = Verdict::SetUp {
            position: Some(Box::new(self.game().standing().setup())),
            other_board: false,
            times,
        };
        self.emit(verdict, Provision::AdjLostEnvelope);
        if times.is_none() {
            self.ask_arbiter(Discretion::EnvelopeTimes, Provision::AdjLostEnvelope);
        }
    }

    /// I.12.2: the position cannot be established any more. Says whether that is the case in hand.
    pub(super) fn position_is_lost(&mut self) -> bool {
        let lost = self.game().adjournment().is_lost();
        if !self.asks(Provision::AdjNoPosition, Unmet::PositionKnown, lost) {
            return false;
        }
        self.emit(
            Verdict::Annul { correct_colours: false, misplaced: Vec::new() },
            Provision::AdjNoPosition,
        );
        self.ask_arbiter(Discretion::TimesOfNewGame, Provision::AdjNoPosition);
        true
    }

    /// I.13: a wrong time at the resumption. Says whether it is one.
    pub(super) fn on_times_at_resumption(&mut self, notice: &Notice) -> bool {
        let resumed = self.game().adjournment().resumed().is_some();
        if !self.asks(Provision::AdjTimeError, Unmet::NotResumed, resumed) {
            return false;
        }
        match (self.has_moved_since_resumption(notice.by.player()), self.wrong_times()) {
            (false, Some(wrong)) if wrong != ByColor::default() => {
                self.emit(Verdict::SetTimes(wrong), Provision::AdjTimeError);
            }
            (false, Some(_)) => self.play_on(Matter::ReadingStands, Provision::AdjTimeError),
            (moved, _) => {
                if moved {
                    self.play_on(Matter::ReadingStands, Provision::AdjTimeError);
                }
                self.ask_arbiter(Discretion::LateTimeError, Provision::AdjTimeError);
            }
        }
        true
    }

    /// Has this player, or anybody, made a first move since the resumption? The sealed one was made before.
    fn has_moved_since_resumption(&self, side: Option<Color>) -> bool {
        let adjournment = self.game().adjournment();
        let sealed = usize::from(!adjournment.is_lost());
        let since = adjournment.plies_at_resumption() + sealed;
        let plies = self.game().history().plies().iter().skip(since);
        plies.into_iter().any(|ply| side.is_none_or(|it| it == ply.side))
    }

    /// What each clock that is wrong should show, if that is known.
    fn wrong_times(&self) -> Option<ByColor<Option<Millis>>> {
        let (due, shown) = (self.game().adjournment().due()?, self.game().times()?);
        Some(ByColor::from_fn(|of| (due[of] != shown[of]).then_some(due[of])))
    }

    /// The times that the lost envelope would have shown (J-61).
    pub(super) fn decide_envelope_times(&mut self, answer: &EnvelopeTimes, case: Case<'_>) -> bool {
        let EnvelopeTimes::Times(times) = answer;
        self.emit(Verdict::SetTimes(*times), case.question.provision);
        true
    }

    /// Times that were wrong when play resumed (J-62).
    pub(super) fn decide_late_error(&mut self, answer: &LateTimeError, case: Case<'_>) -> bool {
        let times = match answer {
            LateTimeError::Leave => {
                self.play_on(Matter::ReadingStands, case.question.provision);
                return true;
            }
            LateTimeError::Correct(Some(times)) => Some(*times),
            // Without times in the answer it can only be what is known to be right.
            LateTimeError::Correct(None) => {
                self.wrong_times().filter(|it| *it != ByColor::default())
            }
        };
        if let Some(times) = times {
            self.emit(Verdict::SetTimes(times), case.question.provision);
        }
        times.is_some()
    }
}

/// A time of day such as `19:00` or `19:00:00`.
fn time_of_day(text: &str) -> Option<Millis> {
    let mut parts = text.trim().split(':').map(|it| it.parse::<u64>().ok());
    let (hours, minutes) = (parts.next()??, parts.next()??);
    let seconds = parts.next().unwrap_or(Some(0))?;
    Some(Millis::from_hours(hours) + Millis::from_minutes(minutes) + Millis::from_seconds(seconds))
}
