//! Articles 6.4, 6.8 and 6.9 and their counterparts in rapid and blitz: the fall of the flag. Two flags at once are
//! in `art06_two_flags`.

use ::board::Color;
use clock::{Moves, PeriodChange};
use winnability::Deadness;

use super::Bench;
use crate::discretion::Discretion;
use crate::draws;
use crate::event::{Basis, FlagNotice, Happening, Irregular, Who};
use crate::game::RecordKeeper;
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::FlagWatch;
use crate::rulebook::{Answer, FlagCall, MoveStage};
use crate::ruling::{
    Bar, Cites, ClaimGround, Duty, Evidence, Matter, Outcome, Proposal, Question, Reason, Verdict,
};
use crate::unmet::Unmet;

/// What the fall of a flag leads to.
const FLAG: [Provision; 5] = [
    Provision::ClockFlagCheck,
    Provision::ClockFlagLoses,
    Provision::RapidFlagCall,
    Provision::RapidFlagClaim,
    Provision::EndDead,
];

/// What two flags lead to.
const BOTH_FLAGS: [Provision; 2] = [Provision::ClockBothFlags, Provision::RapidBothFlags];

/// Who drew attention to a flag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Noticed {
    /// The arbiter observed it.
    Observed,
    /// This player claims it.
    Claimed(Color),
}

impl Bench<'_> {
    /// By regulation the sign of the device is the arbiter's observation.
    pub(super) fn look_at_flags_automatically(&mut self) {
        let automatic = self.frame().regulations().flag_watch == FlagWatch::Automatic;
        if !automatic || self.game().is_over() {
            return;
        }
        // What waits for the arbiter is not asked again.
        let asked = [Discretion::FlagFirst, Discretion::CaseNotCovered];
        if self.game().questions().iter().any(|it| asked.contains(&it.which)) {
            return;
        }
        let unnoticed = |it: &Color| {
            self.game().is_flag_down(*it)
                && self.game().flags().noticed[*it].is_none()
                && !self.must_not_call(*it)
        };
        if let Some(side) = Color::ALL.into_iter().find(unnoticed) {
            self.flag_is_noticed(side, Noticed::Observed);
        }
    }

    /// A report that the display contradicts is answered; any other counts as soon as somebody notices.
    pub(super) fn on_flag_fell(&mut self, side: Color) {
        match self.game().is_flag_down(side) {
            true => {
                self.look_at_flags_automatically();
                let noticed = self.game().flags().noticed[side].is_some();
                self.asks(FLAG, Unmet::FlagNotNoticed, noticed);
            }
            false => self.on_flag_still_up(Noticed::Observed),
        }
    }

    /// By the arbiter it is an observation, by a player or an assistant of his a claim, by anybody else only a
    /// reason for the arbiter to look.
    pub(super) fn on_flag_noticed(&mut self, notice: &FlagNotice) {
        let noticed = match (&notice.by, notice.by.player()) {
            (_, Some(side)) => Noticed::Claimed(side),
            (by, None) if by.is_arbiter() => Noticed::Observed,
            (by, None) => return self.on_flag_called_by_outsider(by.clone()),
        };
        self.unmet(Provision::ArbThirdParties, Unmet::ByPlayerOrArbiter);
        let by_display = notice.basis == Basis::Display;
        if self.asks(Provision::ClockScreensNoClaim, Unmet::NotByDisplay, by_display)
            && noticed != Noticed::Observed
        {
            let cites = Cites::of(Provision::ClockScreensNoClaim).read_as(Interpretation::Q77);
            self.emit(Verdict::ClaimBarred(Bar::DisplayOnly), cites);
            // The arbiter was called, and counts for himself.
            if self.game().is_flag_down(notice.flag) {
                self.flag_is_noticed(notice.flag, Noticed::Observed);
            }
            return;
        }
        self.flag_is_noticed(notice.flag, noticed);
    }

    /// C6.8-b: a result reached before anybody noticed the flag is not changed by it.
    pub(super) fn on_flag_after_end(&mut self, notice: &FlagNotice) {
        if self.game().is_flag_down(notice.flag) {
            let cites = Cites::of(Provision::ClockFlagWhen)
                .and(Provision::ClockFlagLoses)
                .with_commentary(Passage::NoticedAfterTheEnd);
            self.tell(Who::Arbiter, Matter::ResultStands, cites);
        }
    }

    fn on_flag_called_by_outsider(&mut self, by: Who) {
        self.ask_about(
            by,
            Discretion::OffenderExpelled,
            Cites::of(Provision::ArbThirdParties).and(Provision::ClockFlagWhen),
        );
    }

    fn flag_is_noticed(&mut self, flag: Color, noticed: Noticed) {
        if !self.asks(FLAG, Unmet::FlagUp, self.game().is_flag_down(flag)) {
            return self.on_flag_still_up(noticed);
        }
        let both = self.asks(BOTH_FLAGS, Unmet::OtherFlagUp, self.game().is_flag_down(!flag));
        if noticed == Noticed::Observed && self.must_not_call(flag) {
            let call = self.frame().at(&self.book().flag.call);
            let verdict = Verdict::NoIntervention { why: Matter::FlagSeen };
            self.emit(verdict, Cites::value(&call).and(Provision::RapidFlagCall));
        } else if self.game_ended_before_flag() {
            // The end of the game came first, whoever finds out later.
            self.unmet(FLAG, Unmet::DrawnBefore);
        } else if both {
            self.judge_both_flags(flag, noticed);
        } else {
            self.judge_flag(flag, noticed, None);
        }
    }

    /// Must the arbiter keep silent about this flag, the other being up?
    fn must_not_call(&self, flag: Color) -> bool {
        let call = self.frame().at(&self.book().flag.call);
        call.value == FlagCall::ForbiddenUnlessBoth && !self.game().is_flag_down(!flag)
    }

    /// A flag that is up did not fall: the reading of the clock is conclusive.
    fn on_flag_still_up(&mut self, noticed: Noticed) {
        let cites = Cites::of(Provision::ClockFlagWhen).and(Provision::ClockIndication);
        match noticed {
            Noticed::Claimed(_) => {
                let ground = ClaimGround::Irregular(Irregular::ClockReading);
                self.emit(Verdict::ClaimRejected(ground), cites);
            }
            Noticed::Observed => self.tell(Who::Arbiter, Matter::FlagNotDown, cites),
        }
    }

    /// A dead position, a fivefold repetition or seventy-five moves ended the game before any flag could.
    fn game_ended_before_flag(&mut self) -> bool {
        let Some(position) = self.game().standing().position().cloned() else { return false };
        let draw = |reason| Verdict::GameOver { outcome: Outcome::draw(reason), since_ply: None };
        let automatic = |provision| {
            Cites::of(provision)
                .and(Provision::DrawAuto)
                .and(Provision::ClockFlagLoses)
                .with_commentary(Passage::AutomaticDrawFirst)
                .read_as(Interpretation::Q15)
        };
        if self.fivefold_reached() {
            self.emit(draw(Reason::Fivefold), automatic(Provision::DrawAutoFivefold));
        } else if [MoveStage::Made, MoveStage::Completed]
            .into_iter()
            .any(|it| self.seventy_five_reached(it))
        {
            self.emit(draw(Reason::SeventyFiveMoves), automatic(Provision::DrawAutoSeventyfive));
        } else if self.end_by_earlier_draw(self.game().history().plies().len()) {
            // It is ruled already.
        } else if !position.has_legal_move() {
            self.look_for_end(!position.turn());
        } else {
            let answer = draws::deadness(&position);
            if !matches!(answer, Deadness::Dead { .. }) {
                self.tell_short_of_draw();
                self.unmet(Provision::EndDead, Unmet::MatePossible);
                return false;
            }
            let cites = Cites::of(Provision::EndDead)
                .and(Provision::GameNeitherCanMate)
                .and(Provision::DrawDeadComp)
                .and(Provision::ClockFlagLoses)
                .read_as(Interpretation::Q16);
            let cites = self.with_forced_moves(cites);
            self.emit_with(draw(Reason::DeadPosition), cites, Evidence::Deadness(answer));
        }
        true
    }

    /// The flag counts as fallen from now on: were enough moves completed?
    pub(super) fn judge_flag(&mut self, side: Color, noticed: Noticed, passage: Option<Passage>) {
        let mut cites = Cites::of(Provision::ClockFlagWhen);
        if noticed == Noticed::Observed {
            let other_pace = self.frame().regime().pace() != Pace::Standard;
            if self.asks(Provision::RapidFlagCall, Unmet::OtherRegime, other_pace) {
                cites = cites.and(Provision::RapidFlagCall);
            }
            let cites = cites.with_commentary(Passage::AnnouncedAtOnce);
            if matches!(&self.event.what, Happening::FlagNoticed(it) if it.silently) {
                self.tell(Who::Arbiter, Matter::FlagToBeAnnounced, cites);
            }
            self.emit(Verdict::Announce { what: Matter::FlagSeen }, cites);
        }
        let must_stop = self.frame().at(&self.book().flag.claim_must_stop);
        let runs = self.game().ticking().is_some();
        if let (Noticed::Claimed(claimant), Some(Answer::Yes)) = (noticed, must_stop.value)
            && runs
        {
            self.tell(claimant, Matter::ClaimantStopsClocks, Cites::value(&must_stop));
        }
        let cites = match noticed {
            Noticed::Claimed(claimant) if claimant == side => cites.read_as(Interpretation::Q24),
            _ => cites,
        };
        let cites = passage.map_or(cites, |it| cites.with_commentary(it));
        let cites = cites.with_commentary_if(self.fell_before(side), Passage::CountedFromNotice);
        self.emit(Verdict::FlagDown(side), self.claimed_by_assistant(cites));
        let stops = self.stops_for_sheets();
        let stops = self.asks(Provision::RecCatchUpNeither, Unmet::SomebodyRecords, stops);
        if stops && runs {
            self.emit(Verdict::StopClock, Provision::RecCatchUpNeither);
        }
        if stops && self.is_count_unproved(side) {
            self.order_reconstruction();
        } else if self.has_met_quota(side) {
            self.unmet(Provision::ClockFlagLoses, Unmet::MovesCompleted);
            self.enter_next_period(side);
        } else if !self.on_flag_after_postponed_claim(side) {
            self.unmet(Provision::RecCatchUpOne, Unmet::MovesMissing);
            self.lose(side, Reason::Time, self.time_is_lost(side, noticed, passage));
        }
    }

    /// Did the flag fall before anybody noticed it?
    fn fell_before(&self, side: Color) -> bool {
        let game = self.game();
        let overrun = game.clock().and_then(|it| it.overrun(side, game.now()).ok());
        game.flags().fell[side] || overrun.is_some_and(|it| !it.is_zero())
    }

    /// On what a loss on time rests.
    fn time_is_lost(&self, side: Color, noticed: Noticed, passage: Option<Passage>) -> Cites {
        let limited = self.frame().at(&self.book().flag.claim_must_stop).value.is_some();
        let claim = Provision::RapidFlagClaim;
        let limited = self.asks(claim, Unmet::OtherRegime, limited);
        let mut cites = match (limited, noticed) {
            (true, Noticed::Claimed(_)) => {
                Cites::of(Provision::ClockFlagLoses).and(Provision::RapidFlagClaim)
            }
            (true, Noticed::Observed) => Cites::of(Provision::ClockFlagLoses)
                .and(Provision::RapidFlagClaim)
                .behind(&[Provision::RapidFlagCall]),
            (false, _) => Cites::of(Provision::ClockFlagLoses),
        };
        cites = cites.and(Provision::ClockFlagCheck);
        if let Some(passage) = passage {
            cites = cites.with_commentary(passage);
        }
        let last = self.game().history().last_of(side);
        if last.is_some_and(|it| it.completed.is_none()) {
            cites = cites
                .and(Provision::ClockCompleteNextMove)
                .behind(&[Provision::ArbNoIntervene])
                .with_commentary(Passage::ForgotToPress);
        }
        if !self.game().act(side).contacts.is_empty() {
            cites = cites.with_commentary(Passage::TouchIsNoMove);
        }
        self.with_forced_moves(cites).with_commentary(Passage::PositionIsChecked)
    }

    /// The passage about positions in which only one move is possible.
    fn with_forced_moves(&self, cites: Cites) -> Cites {
        cites.with_commentary_if(
            matches!(self.game().standing().legal_moves().len(), 1),
            Passage::ForcedMoves,
        )
    }

    /// Had the player the moves of the period when the flag fell?
    pub(super) fn has_met_quota(&self, side: Color) -> bool {
        self.quota_of(side).is_some_and(|quota| self.counted_moves(side) >= quota)
    }

    /// How many moves must be completed by the end of the player's period; nothing in the last.
    fn quota_of(&self, side: Color) -> Option<Moves> {
        let clock = self.game().clock()?;
        let face = clock.face(self.game().now()).ok()?;
        clock.setting().control.of(side).moves_by_end_of(face.sides[side].period)
    }

    /// The moves that count for the time control. Where moves made are counted, the last of them must still have been
    /// completed.
    fn counted_moves(&self, side: Color) -> Moves {
        let history = self.game().history();
        let open = history.last_of(side).is_some_and(|it| it.completed.is_none());
        let book = self.book();
        match (book.flag.loss_basis.value, book.clock.control_basis.value) {
            (MoveStage::Made, _) => Moves(history.made(side)),
            (MoveStage::Completed, MoveStage::Made) => Moves(history.made(side) - u32::from(open)),
            (MoveStage::Completed, MoveStage::Completed) => Moves(history.completed(side)),
        }
    }

    /// Enough moves: the time of the next period is added, and play goes on.
    fn enter_next_period(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockFlagCheck).and(Provision::ClockAllotted);
        let behind = self.counter_behind(side);
        self.give_next_period(side, cites);
        if let Some(by) = behind {
            let counter = ::board::ByColor::from_fn(|it| if it == side { by } else { 0 });
            let proposal = Proposal::Clock { times: Default::default(), counter };
            let question = Question::new(Discretion::SettingWrong, Provision::ClockWrongSetting)
                .about(side)
                .proposing(proposal);
            let cites = Cites::of(Provision::ClockWrongSetting)
                .and(Provision::ClockCompleteNextMove)
                .and(Provision::ClockFlagCheck)
                .with_commentary(Passage::CounterDecidesNothing);
            self.ask(question, cites);
        }
        let duties = self.on_sheets_after_flag();
        if !duties && behind.is_none() {
            self.play_on(Matter::MovesCompletedInTime, cites);
        }
    }

    /// The time of the next period comes to the display.
    pub(super) fn give_next_period(&mut self, side: Color, cites: Cites) {
        let Some(clock) = self.game().clock() else { return };
        let Ok(face) = clock.face(self.game().now()) else { return };
        let next = face.sides[side].period.next();
        if let Some(period) = clock.setting().control.of(side).period(next) {
            self.emit(Verdict::NextPeriod { side, added: period.time }, cites);
        }
    }

    /// A claim that was postponed is decided now, not by the flag.
    fn on_flag_after_postponed_claim(&mut self, side: Color) -> bool {
        let Some(claimant) = self.game().claims().postponed() else { return false };
        let question = Question::new(Discretion::PostponedClaim, Provision::QpfClaimPostpone)
            .about(claimant)
            .proposing(Proposal::Flag(side));
        let passage = Passage::DrawAfterTheFlag;
        self.ask(question, Cites::of(Provision::QpfClaimPostpone).with_commentary(passage));
        true
    }

    /// Who must bring the scoresheet up to date after the flag. Where nobody need record, nobody.
    fn not_recording(&self, side: Color) -> bool {
        let must_record = self.frame().regime().pace() == Pace::Standard;
        must_record && self.game().sheets().of(side).is_not_recording()
    }

    /// 8.5.1: nobody recorded, so the clock is stopped.
    fn stops_for_sheets(&self) -> bool {
        Color::ALL.into_iter().all(|it| self.not_recording(it))
    }

    /// Does the flag depend on a number of moves of which nobody has a record?
    fn is_count_unproved(&self, side: Color) -> bool {
        let unrecorded = self.game().sheets().recorder() == Some(RecordKeeper::Nobody);
        unrecorded && self.quota_of(side).is_some()
    }

    /// 8.5.3: no complete record exists, and until there is one nothing is lost and nothing given.
    fn order_reconstruction(&mut self) {
        let ordered = |it| self.game().other_duties(it).contains(&Duty::Reconstruct);
        if !Color::ALL.into_iter().all(ordered) {
            let cites =
                Cites::of(Provision::RecReconstruct).with_commentary(Passage::AwayFromOthers);
            self.must(Who::Both, Duty::Reconstruct, cites);
        }
    }

    /// 8.5.1 and 8.5.2: the scoresheets are brought up to date; the clock runs on if only one player has to.
    fn on_sheets_after_flag(&mut self) -> bool {
        let must: Vec<Color> =
            Color::ALL.into_iter().filter(|it| self.not_recording(*it)).collect();
        match must.as_slice() {
            [] => {
                self.unmet(Provision::RecCatchUpOne, Unmet::NoSheetBehind);
                return false;
            }
            [one] => {
                let cites =
                    Cites::of(Provision::RecCatchUpOne).with_commentary(Passage::ClockIsNotStopped);
                self.must(*one, Duty::UpdateSheet, cites);
                self.emit(Verdict::RunOn, cites);
            }
            _ => self.must(Who::Both, Duty::UpdateSheet, Provision::RecCatchUpNeither),
        }
        true
    }

    /// By how much a counter that should have opened the period is behind.
    fn counter_behind(&self, side: Color) -> Option<i32> {
        let clock = self.game().clock()?;
        if clock.setting().period_change == PeriodChange::ByHand {
            return None;
        }
        let completed = i64::from(self.game().history().completed(side));
        let counted = i64::from(clock.counters()[side].0);
        i32::try_from(completed - counted).ok().filter(|it| *it > 0)
    }
}
