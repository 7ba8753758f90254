//! Articles 6.2.1 to 6.2.4: pressing the clock, and what it completes.

use ::board::Color;
use clock::Moves;

use super::Bench;
use super::doing::Doing;
use crate::discretion::Discretion;
use crate::event::{Hand, Notice, Pressed, Presser, Who};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Need;
use crate::rulebook::{EmptyPress, MoveStage};
use crate::ruling::{
    Cites, CompletedBy, Duty, IllegalKind, Matter, Proposal, Question, RestoreBasis, Span, Verdict,
    Why,
};
use crate::unmet::Unmet;

/// What an illegal move leads to when the clock is pressed.
const ILLEGAL: [Provision; 3] =
    [Provision::IrrIllegal, Provision::IrrUnpromoted, Provision::IrrIllegalPenalty];

/// What a press without a move leads to.
const NO_MOVE: [Provision; 2] = [Provision::IrrClockNoMove, Provision::ClockHandling];

/// What a question about a press without a move rests on, where that is no illegal move.
const EMPTY_PRESS: [Provision; 2] = [Provision::ClockHandling, Provision::PrefaceAnalogy];

impl Bench<'_> {
    pub(super) fn on_pressed(&mut self, pressed: Pressed) {
        // The ruling on the move of the same line has stopped the clock: there is nothing to press.
        if self.composite && self.game().clock().is_some() && self.game().ticking().is_none() {
            return self.unmet(Provision::ClockComplete, Unmet::ClockStopped);
        }
        if pressed.by == Presser::Outsider {
            return self.on_outsider_pressed(pressed.side);
        }
        let side = pressed.side;
        if self.reply_is_sealed(side)
            || self.pressed_instead_of_sealing(side)
            || self.pressed_before_announcing(side)
        {
            return;
        }
        let other_hand = self.game().act(side).hands.is_other(pressed.hand);
        let unseen_hand = self.game().act(side).hands.one() && pressed.hand == Hand::Unknown;
        self.judge_press(side);
        self.note_pieces_lying(side);
        let hand = if unseen_hand { Unmet::HandUnknown } else { Unmet::SameHand };
        let other_hand = self.asks(Provision::ClockSameHand, hand, other_hand);
        if other_hand && !self.game().is_over() {
            self.on_other_hand(side);
        } else if unseen_hand && !self.composite {
            self.tell(Who::Arbiter, Matter::HandNotSeen, Provision::ClockSameHand);
        }
    }

    /// 7.4.1: pieces are set up again before the clock is pressed.
    fn note_pieces_lying(&mut self, side: Color) {
        let owed = self.game().other_duties(side).contains(&Duty::RestorePosition);
        if owed && !self.game().is_over() {
            let cites = Cites::of(Provision::IrrDisplace)
                .and(Provision::IrrDisplaceStop)
                .and(Provision::IrrDisplacePenalty);
            self.tell(Who::Arbiter, Matter::PressedBeforeRestoring, cites);
            if self.is_seen() {
                self.ask_about_knock(side);
            }
        }
    }

    fn judge_press(&mut self, side: Color) {
        // Where an illegal promotion counts when it is made, it is being put right already.
        let asked =
            |it: &Question| it.which == Discretion::PromotionPutRight && it.side() == Some(side);
        if self.game().questions().iter().any(asked) {
            return;
        }
        let open = self.game().history().last_of(side).filter(|it| it.completed.is_none());
        let has_move = self.game().to_move() == side;
        let act = self.game().act(side);
        if has_move && act.put_back.is_some() && act.displaced.is_empty() {
            return self.on_pressed_after_step_in(side);
        }
        match (open.map(|it| it.attempt), has_move) {
            // A second move before the first was completed (C6.2.2-a).
            (Some(_), false) if !self.game().act(side).is_idle() => self.on_second_move(side),
            (Some(played), _) if !has_move || self.game().act(side).is_idle() => {
                self.unmet(ILLEGAL, Unmet::MoveLegal);
                self.unmet_in_rapid(Provision::RapidIllegal, Unmet::MoveLegal);
                self.unmet(NO_MOVE, Unmet::MoveMade);
                self.complete_by_press(side, played);
            }
            _ if Doing::of(self.game(), side) == Doing::Nothing && !self.holds_piece(side) => {
                self.unmet(Provision::ClockComplete, Unmet::NoMoveMade);
                self.on_empty_press(side);
            }
            _ => {
                self.unmet(NO_MOVE, Unmet::PiecesMoved);
                self.on_illegal_completed(side);
            }
        }
    }

    fn holds_piece(&self, side: Color) -> bool {
        self.game().act(side).displaced.iter().any(|it| it.released)
    }

    fn complete_by_press(&mut self, side: Color, played: ::board::Attempt) {
        let late = self.game().to_move() == side;
        let made = self.game().history().last_of(side).map(|it| it.made_at);
        let cites = Cites::of(Provision::ClockComplete);
        let cites = match late {
            true => cites.and(Provision::ClockMayPress),
            // The time between the move and the press is the player's.
            false if made.is_some_and(|it| it < self.game().now()) => {
                cites.behind(&[Provision::ClockMayPress])
            }
            false => cites,
        };
        let cites = self.with_time_of_move(side, cites);
        let cites = match self.frame().has_need(side, Need::Blind) {
            true => self.done_by_assistant(side, 3, cites.and(Provision::BlindClockAfter)),
            false => cites,
        };
        let by = CompletedBy::Press;
        let two_hands = self.game().history().last_of(side).and_then(|it| it.fault.clone());
        self.remind_to_announce(side);
        self.compare_with_announced(side, played);
        self.emit(Verdict::Completed { side, played, by }, cites);
        self.announce_period(side);
        let two_hands = two_hands.filter(|it| !it.settled);
        let by_hands = [Provision::ActOneHand, Provision::IrrTwoHands];
        if let Some(fault) = self.finds(by_hands, Unmet::OneHand, two_hands) {
            self.on_fault_pressed(side, fault.kind);
        }
        if !self.game().is_over() && self.on_breach_pressed(side) {
            return;
        }
        self.correct_counter(side);
        if !self.game().is_over() {
            self.look_for_automatic_draw(side, MoveStage::Completed);
            self.look_at_illegal_position();
        }
    }

    /// Where time is given with each move, the passage that says how.
    fn with_time_of_move(&self, side: Color, cites: Cites) -> Cites {
        let clock = self.game().clock();
        let period =
            self.period_of(side).and_then(|it| clock?.setting().control.of(side).period(it));
        let passage = match period.map(|it| it.mode) {
            Some(clock::Mode::Fischer(_)) => Passage::CumulativeMode,
            Some(clock::Mode::Bronstein(_)) => Passage::BronsteinMode,
            Some(clock::Mode::Delay(_)) => Passage::TimeDelayMode,
            Some(clock::Mode::Plain | clock::Mode::Hourglass) | None => return cites,
        };
        cites.and(Provision::ClockCarryDelay).with_commentary(passage)
    }

    fn period_of(&self, side: Color) -> Option<clock::PeriodNumber> {
        let clock = self.game().clock()?;
        let before = self.game().history().completed(side);
        let schedule = clock.setting().control.of(side);
        Some(schedule.period_of_move(Moves(before + 1)))
    }

    /// 6.3.2: the press that completes the last move of a period brings the time of the next.
    pub(super) fn announce_period(&mut self, side: Color) {
        let Some(clock) = self.game().clock_now() else { return };
        if clock.gained(side).is_none_or(|it| it.period.is_none()) {
            return;
        }
        let opened = clock.display(side).period;
        if let Some(period) = clock.setting().control.of(side).period(opened) {
            let added = period.time;
            let cites = Cites::of(Provision::ClockCarryDelay).and(Provision::ClockAllotted);
            self.emit(Verdict::NextPeriod { side, added }, cites);
        }
    }

    /// C6.2.1-c: after a move that was not pressed the counter is behind.
    fn correct_counter(&mut self, side: Color) {
        let Some(clock) = self.game().clock() else { return };
        if clock.setting().period_change == clock::PeriodChange::ByHand || self.game().is_over() {
            return;
        }
        let plies = self.game().history().plies();
        let by_next = plies
            .iter()
            .rev()
            .skip(1)
            .take(3)
            .any(|it| it.side == side && it.completed == Some(CompletedBy::NextMove));
        if !by_next {
            return;
        }
        let counters = clock.counters();
        let behind = |of: Color| {
            let counted = i64::from(counters[of].0);
            i32::try_from(i64::from(self.game().history().completed(of)) - counted).unwrap_or(0)
        };
        let mut by = ::board::ByColor::from_fn(behind);
        // The opponent's move of that turn was never pressed either; it is completed by his next one.
        by[!side] = by[!side].max(by[side]);
        if by[side] > 0 {
            let cites = Cites::of(Provision::ClockWrongSetting)
                .and(Provision::ClockCompleteNextMove)
                .with_commentary(Passage::CounterIsBehind);
            self.emit(Verdict::SetCounter { by, next_move: None }, cites);
        }
    }

    /// 6.2.3: the clock is pressed with the hand that made the move.
    fn on_other_hand(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockSameHand)
            .and(Provision::ArbPenalties)
            .and(Provision::MoveLegal)
            .with_commentary(Passage::PressingWithTheOtherHand);
        self.ask_about(side, Discretion::PenaltyWhich, cites);
    }

    /// C6.2.2-a: two moves in a row; the second is taken back.
    fn on_second_move(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockMayPress)
            .and(Provision::IrrTimes)
            .with_commentary(Passage::TwoInARow);
        self.intervene(Matter::SecondMoveInARow, cites);
        let open = self.game().history().last_of(side).filter(|it| it.completed.is_none());
        if let Some(played) = open.map(|it| it.attempt) {
            let by = CompletedBy::Press;
            self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
            self.announce_period(side);
        }
        let position = Box::new(self.game().standing().setup());
        let plies = self.game().history().plies().len();
        let basis = RestoreBasis::ImmediatelyBefore;
        self.emit(Verdict::Restore { position, basis, plies }, cites);
        self.ask_about(side, Discretion::BoardAndClockCorrected, cites);
    }

    /// The arbiter counts the second move as an illegal one (J-11). The board is right already.
    pub(super) fn count_second_move(&mut self, side: Color) {
        let cites = Cites::of(Provision::IrrIllegal)
            .and(Provision::GameWhiteFirst)
            .with_commentary(Passage::TwoInARow);
        let (count, kind) = (self.count_of(side), IllegalKind::Move);
        let why = vec![Why::Matter(Matter::SecondMoveInARow)];
        self.emit(Verdict::IllegalCompleted { side, count, kind, why }, cites);
        let standing = self.game().standing().clone();
        self.penalise_in(&standing, side, count, &cites);
    }

    /// C6.5-d: somebody else pressed this clock.
    fn on_outsider_pressed(&mut self, side: Color) {
        let cites = Cites::of(Provision::ClockPlacement)
            .and(Provision::ClockWrongSetting)
            .with_commentary(Passage::NeighboursClock);
        self.emit(Verdict::StopClock, cites);
        // What the press brought, time and one on the counter, is taken off again.
        let proposal = Proposal::Restored(Box::new(self.without_last_press(side)));
        let question = Question::new(Discretion::BoardAndClockCorrected, Provision::ClockPlacement)
            .about(side)
            .proposing(proposal);
        self.ask(question, cites);
    }

    /// 6.2.4 and 7.5.3: the clock was pressed and no move made.
    fn on_empty_press(&mut self, side: Color) {
        let rule = self.book().illegal.empty_press;
        if self.opponent_is_at_fault(side) && rule.value == EmptyPress::Illegal {
            return self.ask_whether_accident(side);
        }
        match rule.value {
            EmptyPress::Illegal => self.on_illegal_completed(side),
            _ if self.is_seen() => self.ask_about_empty_press(side),
            _ => {
                let cites = Cites::of(Provision::ClockHandling).read_as(Interpretation::Q75);
                self.tell(Who::Arbiter, Matter::NotSeen, cites);
                self.announce_period(side);
            }
        }
    }

    /// Somebody noticed that the clock was pressed without a move, where that is no illegal move. Says whether it is so.
    pub(super) fn on_empty_press_noticed(&mut self, notice: &Notice) -> bool {
        let side = self.game().to_move();
        let game = self.game();
        if self.book().illegal.empty_press.value == EmptyPress::Illegal {
            return false;
        }
        let about = |it: &Question| {
            let empty = matches!(it.which, Discretion::CaseNotCovered | Discretion::PenaltyWhich);
            empty && it.side() == Some(side) && EMPTY_PRESS.contains(&it.provision)
        };
        if game.questions().iter().any(about) {
            return true;
        }
        let pressed = game.running() == Some(!side)
            && matches!(Doing::of(game, side), Doing::Nothing)
            && game.board().placement() == game.standing().placement()
            && game.history().last_of(side).is_none_or(|it| it.completed.is_some())
            && notice.by.player() != Some(side);
        if self.asks(Provision::ClockHandling, Unmet::NoPressWithoutMove, pressed) {
            self.ask_about_empty_press(side);
        }
        pressed
    }

    /// A penalty of the arbiter's choice, or nothing that the Laws say.
    fn ask_about_empty_press(&mut self, side: Color) {
        match self.book().illegal.empty_press.value {
            EmptyPress::Illegal => {}
            EmptyPress::ImproperHandling => {
                // No move was completed: the clock of the player who has the move goes on.
                self.undo_press(side, None, Cites::of(Provision::ClockHandling));
                self.ask_about(
                    side,
                    Discretion::PenaltyWhich,
                    Cites::of(Provision::ClockHandling)
                        .and(Provision::ArbPenalties)
                        .read_as(Interpretation::Q06),
                );
            }
            EmptyPress::Unregulated => {
                let readings = self.without_last_press(side);
                let question = Question::new(Discretion::CaseNotCovered, Provision::PrefaceAnalogy)
                    .about(side)
                    .proposing(Proposal::Restored(Box::new(readings)));
                self.ask(
                    question,
                    Cites::of(Provision::PrefaceAnalogy).and(Provision::ClockHandling),
                );
            }
        }
    }

    /// Is something of the opponent's waiting to be put right?
    fn opponent_is_at_fault(&self, side: Color) -> bool {
        let game = self.game();
        let fault = game.history().last_of(!side).and_then(|it| it.fault.as_ref());
        let knocked = !game.board().fallen().is_empty();
        fault.is_some_and(|it| !it.settled)
            || knocked && game.counts().knocks[!side] > 0
            || game.setting_up().is_complained_of(!side)
    }

    /// C7.5.3-a: started instead of stopped.
    fn ask_whether_accident(&mut self, side: Color) {
        let cites = Cites::of(Provision::IrrClockNoMove)
            .with_commentary(Passage::StartingInsteadOfStopping)
            .with_commentary(Passage::IllegalMoveOrDistraction);
        if !self.game().board().fallen().is_empty() {
            self.take_back_gain(side);
            self.ask_about_knock(!side);
        }
        self.ask_about(side, Discretion::StartedWithoutMove, cites);
    }

    /// C7.4.3-a: the opponent of the player who knocked pieces over should have stopped the clock. What his press
    /// brought is taken off again.
    fn take_back_gain(&mut self, side: Color) {
        let cites = Cites::of(Provision::IrrTimes).with_commentary(Passage::KnockedOnTheOthersTime);
        let Some(shown) = self.game().times().map(|it| it[side]) else { return };
        let undone = self.game().presses().undone_last(side);
        let taken = undone.taken_from(shown).map(|it| shown.saturating_sub(it));
        if let Some(taken) = taken.filter(|it| !it.is_zero()) {
            self.emit(Verdict::Time { side, span: Span::minus(taken) }, cites);
        }
        for taken in undone.periods {
            self.emit(Verdict::PeriodTakenBack { side, taken }, cites);
        }
        let by = ::board::ByColor::from_fn(|of| if of == side { -1 } else { 0 });
        self.emit(Verdict::SetCounter { by, next_move: None }, cites);
    }
}
