//! What a ruling does to the state. It decides nothing: what is to be done stands in the ruling.

use std::num::NonZeroU32;
use std::sync::Arc;

use ::board::{ByColor, Color, Setup, Violation};
use clock::{ChessClock, ClockError, Event as ClockEvent, Instant, Millis, Mode, Moves};

use super::board::PhysicalBoard;
use super::history::{Fault, Ply};
use super::standing::Standing;
use super::start::as_move;
use super::{Game, OpenOffer, Phase};
use crate::discretion::Discretion;
use crate::event::Who;
use crate::provision::Provision;
use crate::regulations::Need;
use crate::ruling::{
    ClaimGround, CompletedBy, Duty, IllegalKind, Matter, OfferState, Outcome, Proposal, ResultOf,
    Ruling, Span, Verdict, Why,
};

impl Game {
    /// Folds a ruling.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn fold_ruling(&mut self, ruling: &Ruling) {
        self.clockwork.fold_ruling(self.now, ruling);
        self.claims.fold_ruling(ruling);
        self.take_up_claim_without_arbiter(ruling);
        self.sheets.fold_ruling(self.now, ruling);
        let claimant = self.claims.last_claimant().map(|it| it.0);
        self.ledger.fold_ruling(self.now, ruling, self.answering.as_ref(), claimant);
        self.adjournment.fold_ruling(ruling);
        if self.outcome.is_none() {
            self.kept_points.fold_ruling(ruling);
        }
        let is_blind = |side| self.frame.has_need(side, Need::Blind);
        self.blind.fold_ruling(ruling, self.answering.as_ref(), is_blind);
        self.setting_up.fold_ruling(ruling);
        for fact in ruling.missing() {
            if !self.missing.contains(fact) {
                self.missing.push(*fact);
            }
        }
        if matches!(ruling.verdict(), Verdict::GameOver { .. } | Verdict::Annul { .. }) {
            self.ended_by = Some(*ruling.cites());
        }
        let shown = self.times_followed();
        match ruling.verdict() {
            Verdict::Made { side, played } => self.make(*side, *played),
            Verdict::Completed { side, played, by } => self.complete(*side, *played, *by),
            Verdict::IllegalCompleted { side, count, .. } => {
                self.counts.illegal[*side] = *count;
                self.settle_fault(*side);
            }
            Verdict::Violation { who, what: Matter::OutOfTurn } => {
                for side in who.players() {
                    self.counts.out_of_turn[side] = self.counts.out_of_turn[side].saturating_add(1);
                }
            }
            Verdict::Refused { who, what: Matter::ReleasedPieceStays } => {
                for side in who.players() {
                    let last = self.history.plies().len().saturating_sub(1);
                    let own = self.unpressed(side).is_some();
                    if let Some(ply) = self.history.ply_mut(last).filter(|_| own) {
                        ply.carried_on = true;
                    }
                    self.put_back_where_released(side);
                }
            }
            Verdict::Refused { who, what: Matter::OtherPromotion } => {
                for side in who.players() {
                    self.take_away_other_promotion(side);
                }
            }
            // An answer that cannot be accepted leaves the question open.
            Verdict::Refused { what, .. } | Verdict::Note { what, .. } if leaves_open(*what) => {
                self.questions.extend(self.answering.take());
            }
            Verdict::Must { who, duty } => self.bind(who, duty),
            Verdict::Intervene { why: Matter::IllegalMove } => self.take_up_left(),
            Verdict::Intervene { why: Matter::TouchedPieceNotMoved } => {
                let side = self.standing.turn();
                self.acts[side].put_back = Some(*self.board.placement());
            }
            Verdict::GameOver { outcome, since_ply } => self.end(*outcome, *since_ply),
            Verdict::Annul { .. } => {
                self.phase = Phase::Annulled;
                self.stop_clock();
            }
            Verdict::Restore { position, plies, .. } => {
                self.restore(position, *plies);
                self.reopen();
            }
            Verdict::PutQueen(square) => self.put_queen(*square),
            Verdict::Time { side, span } => self.give_time(*side, *span),
            Verdict::SetTimes(times) => {
                let before = self.times();
                for side in Color::ALL {
                    if let Some(time) = times[side] {
                        self.clock_event(&ClockEvent::TimeSet { side, time });
                        self.flags.fell[side] &= time.is_zero();
                    }
                }
                let leading = ruling.cites().provisions().next();
                let shares = [Provision::ClockDefaultAbsent, Provision::AdjNeither];
                if let (Some(before), Some(now)) = (before, self.times())
                    && leading.is_some_and(|it| shares.contains(&it))
                {
                    self.clockwork.note_shared(before, now);
                }
            }
            Verdict::StopClock => {
                self.held = None;
                self.stop_clock();
            }
            Verdict::StartClock(side) => {
                self.start_clock(*side);
                self.answer_by_starting();
            }
            Verdict::SetCounter { next_move: Some(next), .. } => self.number_next_move(*next),
            Verdict::SetCounter { by, next_move: None } => self.set_counters(*by),
            Verdict::SetIncrement(increment) => self.set_increment(*increment),
            Verdict::NextPeriod { side, .. } => self.next_period(*side),
            Verdict::PeriodTakenBack { side, .. } => self.go_back_a_period(*side),
            Verdict::FlagDown(side) => self.flags.noticed[*side] = Some(self.now),
            Verdict::Offer { side, state, .. } => {
                self.offer = match state {
                    OfferState::Stands => {
                        Some(OpenOffer { side: *side, plies: self.history.plies().len() })
                    }
                    OfferState::Void | OfferState::Lapsed => None,
                };
            }
            Verdict::Penalty { who, item, .. } => {
                let warning = Provision::ArbPenaltiesWarning.article(ruling.edition());
                if warning == Some(*item) {
                    for side in who.players() {
                        self.counts.warned[side] = self.counts.warned[side].saturating_add(1);
                    }
                }
            }
            // The game was replayed for the claim, or need not be any more.
            Verdict::ClaimUpheld(ClaimGround::Draw(_))
            | Verdict::ClaimRejected(ClaimGround::Draw(_)) => {
                for side in Color::ALL {
                    self.discharge(side, &Duty::Reconstruct);
                }
            }
            Verdict::Ask(question) => {
                self.forget_undone_presses(question);
                self.questions.push((**question).clone());
            }
            Verdict::NoIntervention { why } if is_watched(*why) => {
                self.watching_illegal_position = Some(self.history.plies().len());
            }
            Verdict::PlayOn { why: Matter::IllegalPositionGone } => {
                self.watching_illegal_position = None;
            }
            Verdict::PlayOn { why: Matter::NotAnEnd } => self.reopen(),
            // These are told; nothing on the board or on the clock changes by them.
            Verdict::IllegalPending { .. }
            | Verdict::IllegalPosition { .. }
            | Verdict::Allowed { .. }
            | Verdict::Refused { .. }
            | Verdict::Violation { .. }
            | Verdict::PlayOn { .. }
            | Verdict::SetUp { .. }
            | Verdict::SetupFault { .. }
            | Verdict::RunOn
            | Verdict::ClaimUpheld(_)
            | Verdict::ClaimRejected(_)
            | Verdict::ClaimBarred(_)
            | Verdict::Expel { .. }
            | Verdict::Intervene { .. }
            | Verdict::NoIntervention { .. }
            | Verdict::Announce { .. }
            | Verdict::Explain { .. }
            | Verdict::Note { .. }
            | Verdict::Refer(_)
            | Verdict::Overridden { .. }
            | Verdict::Answer(_) => {}
        }
        if let Verdict::SetTimes(times) = ruling.verdict() {
            self.adjournment.put_right(*times);
        } else {
            self.follow_times(shown);
        }
        self.hold_or_release();
    }

    /// What seemed to be the end of the game is not.
    fn reopen(&mut self) {
        if self.phase == Phase::Over {
            self.outcome = None;
            self.phase = Phase::Running;
        }
    }

    /// An illegal move that was not pressed, but answered, is left on the board.
    pub(crate) fn leave_on_board(&mut self, side: Color, attempt: ::board::Attempt) {
        let answering = std::mem::take(&mut self.acts[!side]);
        self.let_stand(side, attempt);
        // What he has begun to answer stays on the board.
        for man in &answering.taken {
            if let Some(from) = man.from {
                self.board.take(from, man.piece);
            }
        }
        for man in &answering.displaced {
            if let Some(from) = man.from {
                self.board.take(from, man.piece);
            }
            self.board.put(man.at, man.piece);
        }
        self.acts[!side] = answering;
    }

    /// A move is in the record, the opponent has the move.
    pub(super) fn make(&mut self, side: Color, played: ::board::Attempt) {
        let legal = self.standing.legal_move(played).ok();
        let after = match legal {
            Some(legal) => self.standing.after(legal),
            None => {
                let before = self.standing.setup();
                Standing::new(&before.carried_out(as_move(&before, played)))
            }
        };
        let breach = legal.and_then(|legal| crate::rules::broken_by(self, side, legal));
        // A touch that the Laws do not cover is no question any more, once the move is the one in question.
        if let Some(legal) = legal {
            let captured = self.standing.captured_by(legal);
            self.questions.retain(|it| match &it.proposal {
                Some(Proposal::Duty(duty)) if it.side() == Some(side) => {
                    it.which != Discretion::CaseNotCovered || !duty.allows(legal, captured)
                }
                _ => true,
            });
        }
        let two_hands = self.acts[side].hands.both();
        let fault = two_hands.then(|| Fault {
            kind: IllegalKind::TwoHands,
            why: vec![Why::Matter(Matter::TwoHands)],
            settled: false,
        });
        self.push_ply(side, played, legal, after, fault, breach);
    }

    fn push_ply(
        &mut self,
        side: Color,
        attempt: ::board::Attempt,
        legal: Option<::board::Move>,
        after: Standing,
        fault: Option<Fault>,
        breach: Option<Duty>,
    ) {
        let ply = Ply {
            side,
            attempt,
            legal,
            before: self.standing.setup(),
            key: after.key(),
            made_at: self.now,
            times: self.times(),
            times_after: None,
            completed: None,
            fault,
            breach,
            made_before: self.acts[side].made_before,
            carried_on: false,
            castling_announced: self.acts[side].castling_announced,
            contacts: self.acts[side].contacts.clone(),
        };
        self.history.push(ply);
        self.standing = after;
        let fallen = self.board.fallen();
        self.board = PhysicalBoard::new(*self.standing.placement());
        if !fallen.is_empty() {
            self.board.knock_over(&fallen.into_iter().collect::<Vec<_>>());
        }
        let hands = self.acts[side].hands;
        self.acts[side].clear();
        // The hand that made the move must press the clock.
        self.acts[side].hands = hands;
        self.acts[!side].clear();
        self.duties[side].next_move = None;
    }

    fn complete(&mut self, side: Color, played: ::board::Attempt, by: CompletedBy) {
        let plies = self.history.plies();
        let open = |it: &Ply| it.side == side && it.attempt == played && it.completed.is_none();
        match plies.iter().rposition(open) {
            Some(index) => self.history.complete(index, by),
            None => {
                let left = super::Left {
                    at: self.now,
                    side,
                    before: self.standing.clone(),
                    board: self.board.clone(),
                    act: self.acts[side].clone(),
                    duty: self.duties[side].next_move.clone(),
                };
                self.let_stand(side, played);
                self.history.complete(self.history.plies().len() - 1, by);
                self.left = (by == CompletedBy::Press).then(|| Box::new(left));
            }
        }
        if by == CompletedBy::Press {
            let times = self.times();
            let last = self.history.plies().iter().rposition(|it| it.side == side);
            if let Some(ply) = last.and_then(|it| self.history.ply_mut(it)) {
                ply.times_after = times;
            }
            self.acts[side].hands = super::board::Hands::default();
        }
    }

    fn bind(&mut self, who: &Who, duty: &Duty) {
        for side in who.players() {
            match duty {
                Duty::TakeBack => {
                    let hands = self.acts[side].hands;
                    self.put_pieces_back(side);
                    if self.acts[side].put_back.is_some() {
                        // The press that follows is still that of the move taken back.
                        self.acts[side].hands = hands;
                    }
                }
                Duty::Seal(Some(_)) => {
                    self.put_pieces_back(side);
                    self.duties[side].other.push(duty.clone());
                }
                duty if duty.binds_move() => {
                    self.duties[side].next_move = Some(duty.clone());
                }
                duty => {
                    if !self.duties[side].other.contains(duty) {
                        self.duties[side].other.push(duty.clone());
                    }
                }
            }
        }
    }

    fn end(&mut self, outcome: Outcome, since_ply: Option<usize>) {
        if let Some(plies) = since_ply
            && plies < self.history.plies().len()
        {
            // Moves after the end of the game are void.
            let position = self.history.plies()[plies].before;
            self.restore(&position, plies);
        }
        self.outcome = Some(outcome);
        for side in Color::ALL {
            self.duties[side].next_move = None;
            self.duties[side].other.retain(Duty::outlasts_game);
        }
        self.left = None;
        self.phase = match outcome.result {
            ResultOf::Annulled => Phase::Annulled,
            ResultOf::Score(_) | ResultOf::Pending => Phase::Over,
        };
        self.offer = None;
        // Whether somebody came too late, what becomes of a claim, who may leave the board and how the rest is to be written down is of no
        // interest any more.
        use Discretion as D;
        self.questions.retain(|it| {
            !matches!(
                it.which,
                D::LateArrivalLoses
                    | D::ClaimVerified
                    | D::ClaimByObservation
                    | D::IncrementIntroduced
                    | D::QuickplayClaim
                    | D::AlgebraicTold
                    | D::MayLeaveArea
                    | D::MayLeaveVenue
                    | D::PlayResumes
            )
        });
        self.stop_clock();
    }

    fn restore(&mut self, position: &Setup, plies: usize) {
        if plies > self.history.plies().len() {
            self.make_first_again(position);
        }
        self.history.truncate(plies);
        self.presses.forget_from(plies);
        self.standing = Standing::new(position);
        self.history.keep_first_move(position);
        self.board = PhysicalBoard::new(position.placement);
        for side in Color::ALL {
            self.acts[side].clear();
            self.duties[side].next_move = None;
        }
        self.watching_illegal_position = None;
        self.left = None;
    }

    /// The first open fault of a player has been dealt with.
    fn settle_fault(&mut self, side: Color) {
        let plies = self.history.plies();
        let open = |it: &Ply| it.side == side && it.fault.as_ref().is_some_and(|it| !it.settled);
        if let Some(index) = plies.iter().position(open)
            && let Some(fault) = self.history.ply_mut(index).and_then(|it| it.fault.as_mut())
        {
            fault.settled = true;
        }
    }

    fn put_queen(&mut self, square: ::board::Square) {
        use ::board::{Piece, Role};
        let mut setup = self.standing.setup();
        if let Some(color) = setup.placement.color_at(square) {
            setup.placement.take_off(square);
            setup.placement.put(square, Piece { color, role: Role::Queen });
        }
        self.standing = Standing::new(&setup);
        self.board = PhysicalBoard::new(setup.placement);
        let key = self.standing.key();
        let last = self.history.plies().len().saturating_sub(1);
        if let Some(ply) = self.history.ply_mut(last) {
            ply.key = key;
        }
    }

    fn clock_event(&mut self, event: &ClockEvent) {
        let at = self.now;
        self.with_clock(|clock| clock.apply(at, event));
    }

    /// A ruling that the device cannot follow leaves the device as it is.
    pub(super) fn with_clock(
        &mut self,
        act: impl FnOnce(&ChessClock) -> Result<ChessClock, ClockError>,
    ) {
        if let Some(Ok(clock)) = self.clock.as_ref().map(act) {
            self.clock = Some(clock);
        }
    }

    fn give_time(&mut self, side: Color, span: Span) {
        let time = span.amount();
        let left = self.times().map_or(Millis::ZERO, |it| it[side]);
        let event = match span.is_less() {
            true => ClockEvent::TimeDeducted { side, time: time.min(left) },
            false => ClockEvent::TimeAdded { side, time },
        };
        self.clock_event(&event);
    }

    pub(crate) fn stop_clock(&mut self) {
        let at: Instant = self.now;
        self.with_clock(|clock| clock.stop(at));
    }

    /// Once the clock is started again nobody asks when play resumes.
    pub(super) fn answer_by_starting(&mut self) {
        self.questions.retain(|it| it.which != Discretion::PlayResumes);
    }

    pub(super) fn start_clock(&mut self, side: Color) {
        let at = self.now;
        self.with_clock(|clock| match (clock.on_turn(), clock.running()) {
            (None, _) => clock.start(side, at),
            (Some(_), None) => clock.resume(side, at),
            (Some(_), Some(runs)) if runs == side => Ok(clock.clone()),
            (Some(_), Some(_)) => clock.stop(at)?.resume(side, at),
        });
    }

    fn set_counters(&mut self, by: ByColor<i32>) {
        let Some(clock) = &self.clock else { return };
        let counters = clock.counters();
        for side in Color::ALL {
            let moves = Moves(counters[side].0.saturating_add_signed(by[side]));
            self.clock_event(&ClockEvent::CounterSet { side, moves });
        }
    }

    /// The next move has this number: on the sheets, on the counters, and for every time control to come.
    fn number_next_move(&mut self, next: Moves) {
        let mut setup = self.standing.setup();
        setup.move_number = NonZeroU32::new(next.0).unwrap_or(NonZeroU32::MIN);
        self.standing = Standing::new(&setup);
        let turn = self.to_move();
        for side in Color::ALL {
            // When Black is to move, White has made the move of this number.
            let ahead = side == Color::White && turn == Color::Black;
            let made = setup.move_number.get() - u32::from(!ahead);
            let open = self.history.last_of(side).is_some_and(|it| it.completed.is_none());
            let completed = made.saturating_sub(u32::from(open));
            self.history.count_from(side, made, completed);
            self.clock_event(&ClockEvent::CounterSet { side, moves: Moves(completed) });
        }
    }

    pub(super) fn set_increment(&mut self, increment: Millis) {
        let Some(clock) = &self.clock else { return };
        let control = clock.setting().control.with_mode(Mode::Fischer(increment));
        if let Ok(control) = control {
            let setting = clock::Setting { control, ..clock.setting().clone() };
            self.clock_event(&ClockEvent::SettingChanged(Arc::new(setting)));
        }
    }

    fn next_period(&mut self, side: Color) {
        let Some(clock) = &self.clock else { return };
        let Ok(face) = clock.face(self.now) else { return };
        // The counter of the clock may have opened the period by itself. The second of two flags is not shown.
        if face.sides[side].time.is_zero() || self.flags.fell[side] {
            self.clock_event(&ClockEvent::NextPeriodGiven(side));
            self.flags.fell[side] = false;
            self.flags.noticed[side] = None;
        }
    }

    /// The arbiter steps in directly after the press: the move is judged as it stands on the board.
    fn take_up_left(&mut self) {
        let now = self.now;
        if let Some(left) = self.left.take().filter(|it| it.at == now) {
            self.history.truncate(self.history.plies().len() - 1);
            self.standing = left.before;
            self.board = left.board;
            self.acts[left.side] = left.act;
            self.duties[left.side].next_move = left.duty;
        }
    }

    /// An unnoticed illegal move stands in the record for the time being.
    fn let_stand(&mut self, side: Color, attempt: ::board::Attempt) {
        let before = self.standing.setup();
        let (kind, why, after) = if attempt.from == attempt.to {
            (IllegalKind::PressWithoutMove, Vec::new(), before.passed())
        } else {
            let why = self.standing.legal_move(attempt).err().unwrap_or_default();
            let kind = kind_of(&why);
            let why = match why.is_empty() {
                true => crate::rules::unfinished_on_board(self, side),
                false => why.into_iter().map(Why::Violation).collect(),
            };
            let after = before.carried_out(as_move(&before, attempt));
            // The game is followed as the pieces stand, wherever the hands have left them.
            let placement = self.acts[side].left(&before.placement).unwrap_or(after.placement);
            (kind, why, Setup { placement, ..after })
        };
        let fault = Fault { kind, why, settled: false };
        let breach = self.acts[side].made_before.map(Duty::Play);
        self.push_ply(side, attempt, None, Standing::new(&after), Some(fault), breach);
    }
}

/// What kind of illegal move these violations make.
pub(crate) fn kind_of(why: &[Violation]) -> IllegalKind {
    if why.iter().any(|it| matches!(it, Violation::KingCaptured { .. })) {
        IllegalKind::KingCaptured
    } else if matches!(why, [Violation::PromotionMissing { .. }]) {
        IllegalKind::NoPromotion
    } else {
        IllegalKind::Move
    }
}

/// Is the position looked at again after one more move (A.4.4)?
const fn is_watched(why: Matter) -> bool {
    matches!(why, Matter::BothKingsInCheck | Matter::PawnOnLastRank)
}

/// Does the question that was answered like this wait for another answer?
const fn leaves_open(what: Matter) -> bool {
    matches!(
        what,
        Matter::DecisionNotOpen
            | Matter::CorrectionWithoutResult
            | Matter::NotInTheList
            | Matter::FineWithoutTariff
            | Matter::PenaltyWithoutAmount
            | Matter::ReductionEndsTime
            | Matter::ScoreOutsideNormal
            | Matter::ResultExcluded
            | Matter::NoFinalNotice
            | Matter::EnvelopeFirst
            | Matter::ThisInspection
    )
}
