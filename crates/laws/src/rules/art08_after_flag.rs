//! Articles 8.5 and 8.6: what becomes of the scoresheets when a flag has fallen while a player did not record.

use ::board::{ByColor, Color};
use clock::{Moves, PeriodNumber};

use super::Bench;
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{
    MoreMovesMade, RecordedForPlayers, ScoresheetDawdling, ScoresheetLent,
};
use crate::event::{Reconstruction, Who};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{Penalty, Seconds};
use crate::ruling::{Cites, Duty, Matter, PenaltyAmount, Question, Reason, Verdict};
use crate::unmet::Unmet;

/// Scoresheets that are brought up to date.
const CATCH_UP: [Provision; 2] = [Provision::RecCatchUpNeither, Provision::ClockRestart];

/// So long after the order the arbiter is asked whether a player dawdles (our value; the text has none).
const DAWDLES_AFTER: Seconds = Seconds(300);

impl Bench<'_> {
    /// A player has to bring the sheet up to date before moving, and to give back what was borrowed. Says whether
    /// the move was looked at under this.
    pub(super) fn moves_before_updating(&mut self, side: Color) -> bool {
        let cites = match self.book().record.update_duty_with_exemption.value.is_yes() {
            true => Cites::of(Provision::RecCatchUpOne).and(Provision::RecExempt),
            false => Cites::of(Provision::RecCatchUpOne),
        };
        let order = self.game().sheets().of(side).order();
        if self.game().sheets().of(!side).is_lent() {
            self.reproach(side, Matter::SheetNotReturned, cites);
            return true;
        }
        match order {
            Some(order) if order.done => {
                if order.provision == Some(Provision::RecCatchUpOne) {
                    self.allow(Matter::SheetUpToDate, cites);
                }
                true
            }
            Some(order) if self.game().other_duties(side).contains(&Duty::UpdateSheet) => {
                let provision = order.provision.unwrap_or(Provision::RecCatchUpOne);
                let cites = match provision {
                    Provision::RecCatchUpOne => cites,
                    provision => Cites::of(provision),
                };
                self.reproach(side, Matter::MovedBeforeUpdating, cites);
                self.ask_penalty(side, cites);
                true
            }
            _ => false,
        }
    }

    /// A scoresheet was brought up to date. When both are, after both had stopped, play is resumed.
    pub(super) fn on_updated(&mut self) {
        let runs = self.game().ticking().is_some();
        if self.game().is_over() || !self.asks(CATCH_UP, Unmet::ClockNotStopped, !runs) {
            return;
        }
        let game = self.game();
        let open =
            Color::ALL.into_iter().any(|it| game.other_duties(it).contains(&Duty::UpdateSheet));
        let ordered = Color::ALL.into_iter().any(|it| {
            let order = game.sheets().of(it).order();
            order.is_some_and(|it| it.provision == Some(Provision::RecCatchUpNeither))
        });
        if self.asks(CATCH_UP, Unmet::SheetStillBehind, ordered && !open) {
            let side = game.to_move();
            let cites = Cites::of(Provision::RecCatchUpNeither)
                .with_commentary(Passage::ProcedureAfterTheFlag);
            self.emit(Verdict::StartClock(side), cites);
        }
    }

    /// Time passes while somebody should be writing: is he dawdling?
    pub(super) fn look_for_dawdling(&mut self) {
        let game = self.game();
        let asked = |side| {
            let about = Some(Who::Player(side));
            let mut open = game.questions().iter();
            open.any(|it| it.which == Discretion::ScoresheetDawdling && it.about == about)
        };
        let dawdles = Color::ALL.into_iter().find(|&side| {
            let order = game.sheets().of(side).order().filter(|it| !it.done);
            let since = order.and_then(|it| game.now().since(it.at));
            let late = since.is_some_and(|it| it.get() >= u64::from(DAWDLES_AFTER.0) * 1_000);
            late && game.ticking().is_none() && !asked(side)
        });
        let nobody = Provision::RecCatchUpNeither;
        if let Some(side) = self.finds(nobody, Unmet::NobodyDawdles, dawdles) {
            let cites = Cites::of(Provision::RecCatchUpNeither).with_commentary(Passage::Dawdling);
            self.ask_about(side, Discretion::ScoresheetDawdling, cites);
        }
    }

    /// C8.5.1-b: both have made the moves of the period and nobody records; the arbiter keeps still until a flag falls.
    pub(super) fn keep_silent_on_count(&mut self) {
        let game = self.game();
        let Some(clock) = game.clock() else { return };
        let completed = game.history().completed(Color::White);
        let level = game.history().completed(Color::Black) == completed;
        let schedule = clock.setting().control.of(Color::White);
        let mut period = Some(PeriodNumber::FIRST);
        let reached = std::iter::from_fn(|| {
            let end = schedule.moves_by_end_of(period?);
            period = end.and(period).map(PeriodNumber::next);
            end
        })
        .any(|it| it.0 == completed);
        let flag = Color::ALL.into_iter().any(|it| game.is_flag_down(it));
        if level && reached && !flag && self.nobody_records() {
            let cites =
                Cites::of(Provision::RecCatchUpNeither).with_commentary(Passage::NotBeforeTheFlag);
            self.emit(Verdict::NoIntervention { why: Matter::DoNotInform }, cites);
        }
    }

    fn nobody_records(&self) -> bool {
        Color::ALL.into_iter().all(|it| self.game().sheets().of(it).is_not_recording())
    }

    /// The opponent's sheet is lent only to a player who has to bring his own up to date after a flag, and only
    /// while he has the move.
    pub(super) fn on_opponents_sheet_requested(&mut self, side: Color) {
        let game = self.game();
        let flag = Color::ALL.into_iter().any(|it| game.is_flag_down(it));
        let ordered = game.other_duties(side).contains(&Duty::UpdateSheet);
        let behind = game.sheets().of(side).is_not_recording() || ordered;
        let cites = Cites::of(Provision::RecCatchUpOne).with_commentary(Passage::NotToTheOpponent);
        let who = Who::Player(side);
        let may = behind && (flag || ordered);
        if !self.asks(Provision::RecCatchUpOne, Unmet::NoSheetBehind, may) {
            let cites = Cites::of(Provision::RecVisible).with_commentary(Passage::NotToTheOpponent);
            self.refuse(who, Matter::OpponentsSheet, cites);
        } else if game.ticking().is_some() && game.to_move() != side {
            self.refuse(who, Matter::OpponentsSheet, cites.read_as(Interpretation::Q53));
        } else {
            self.must(!side, Duty::LendSheet, cites);
        }
    }

    pub(super) fn on_lending_refused(&mut self, who: &Who) {
        let cites = Cites::of(Provision::RecCatchUpOne).with_commentary(Passage::RefusesToLend);
        self.ask_about(who.clone(), Discretion::ScoresheetLent, cites);
    }

    /// 8.5.3 and 8.6: the game was reconstructed, or could not be.
    pub(super) fn on_reconstruction(&mut self, ended: Reconstruction) {
        match ended {
            Reconstruction::Complete(moves) => self.on_reconstructed(moves),
            Reconstruction::Failed => self.on_reconstruction_failed(),
        }
    }

    fn on_reconstructed(&mut self, moves: u32) {
        let cites = Cites::of(Provision::RecReconstruct);
        let first = self.first_flag().unwrap_or(Color::White);
        for side in [first, !first] {
            if !self.game().is_flag_down(side) && self.game().flags().noticed[side].is_none() {
                continue;
            }
            let needed = self.period_shown(side).and_then(|it| self.moves_by_end_of(side, it));
            let short = needed.is_none_or(|it| moves < it.0);
            if self.asks(Provision::ClockFlagLoses, Unmet::MovesCompleted, short) {
                self.lose(side, Reason::Time, Cites::of(Provision::ClockFlagLoses).with(&cites));
                return;
            }
            self.give_next_period(side, cites.and(Provision::ClockFlagCheck));
        }
        self.resume_after_sheets(cites);
    }

    /// The sheets are settled, and the clock of the player on move is started.
    fn resume_after_sheets(&mut self, cites: Cites) {
        let stands = self.game().ticking().is_none();
        if self.asks(Provision::ClockRestart, Unmet::ClockNotStopped, stands) {
            let side = self.game().to_move();
            self.emit(Verdict::StartClock(side), cites);
        }
    }

    /// Nobody can show that the time was overstepped: the next move is the first of the next period, unless it
    /// is clear that more have been made.
    fn on_reconstruction_failed(&mut self) {
        let Some(first) = self.first_of_next_period() else {
            return self.play_on(Matter::SheetsIncomplete, Provision::RecUnprovable);
        };
        let history = self.game().history();
        let known = Color::ALL.into_iter().map(|it| history.completed(it)).min().unwrap_or(0);
        if self.asks(Provision::RecReconstruct, Unmet::CountNotKnown, known >= first.0) {
            self.ask_arbiter(Discretion::MoreMovesMade, Provision::RecUnprovable);
        } else {
            self.number_next_move(first);
        }
    }

    fn number_next_move(&mut self, next: Moves) {
        let cites = Cites::of(Provision::RecUnprovable);
        let by = ByColor::default();
        self.emit(Verdict::SetCounter { by, next_move: Some(next) }, cites);
        for side in Color::ALL {
            if self.game().is_flag_down(side) {
                self.give_next_period(side, cites);
            }
        }
        self.play_on(Matter::SheetsIncomplete, cites);
        self.resume_after_sheets(cites);
    }

    fn period_shown(&self, side: Color) -> Option<PeriodNumber> {
        let face = self.game().clock()?.face(self.game().now()).ok()?;
        Some(face.sides[side].period)
    }

    fn moves_by_end_of(&self, side: Color, period: PeriodNumber) -> Option<Moves> {
        self.game().clock()?.setting().control.of(side).moves_by_end_of(period)
    }

    /// The number of the first move of the period that comes next, or that a flag has just opened.
    fn first_of_next_period(&self) -> Option<Moves> {
        let side = self.game().to_move();
        let shown = self.period_shown(side)?;
        let opened = shown > PeriodNumber::FIRST && !self.game().is_flag_down(side);
        let period = if opened { shown } else { shown.next() };
        self.game().clock()?.setting().control.of(side).first_move_of(period)
    }

    /// What the arbiter may tell of the number of moves: only what the edition counts, and only after a flag.
    pub(super) fn may_tell_move_count(&self) -> bool {
        let game = self.game();
        if game.claims().waiting().is_some() {
            return false;
        }
        Color::ALL.into_iter().any(|it| {
            game.is_flag_down(it)
                || game.flags().noticed[it].is_some()
                || game.other_duties(it).contains(&Duty::UpdateSheet)
                || game.other_duties(it).contains(&Duty::Reconstruct)
        })
    }

    /// Who records in the place of the players (J-29).
    pub(super) fn decide_recorder(&mut self, answer: &RecordedForPlayers) -> bool {
        let what = match answer {
            RecordedForPlayers::Nobody => Matter::NobodyRecords,
            RecordedForPlayers::Arbiter | RecordedForPlayers::Assistant => Matter::RecordKept,
        };
        self.tell(Who::Arbiter, what, Provision::RecCatchUpNeither);
        true
    }

    /// A player takes his time over the scoresheet (J-30).
    pub(super) fn decide_dawdling(&mut self, answer: &ScoresheetDawdling, case: Case<'_>) -> bool {
        match answer {
            ScoresheetDawdling::Warn => self.warn_dawdler(case.question),
            ScoresheetDawdling::Leave => true,
        }
    }

    /// Must a player lend his scoresheet (J-31)?
    pub(super) fn decide_lending(&mut self, answer: &ScoresheetLent, question: &Question) -> bool {
        match (answer, question.side()) {
            (ScoresheetLent::Insist, Some(side)) => {
                let cites =
                    Cites::of(Provision::RecCatchUpOne).with_commentary(Passage::RefusesToLend);
                self.must(side, Duty::LendSheet, cites);
                true
            }
            (ScoresheetLent::Insist, None) => false,
            (ScoresheetLent::Not, _) => true,
        }
    }

    /// How many moves count as made (J-32).
    pub(super) fn decide_move_count(&mut self, answer: &MoreMovesMade) -> bool {
        let next = match answer {
            MoreMovesMade::Yes(moves) => Some(Moves(moves.saturating_add(1))),
            MoreMovesMade::No => self.first_of_next_period(),
        };
        if let Some(next) = next {
            self.number_next_move(next);
        }
        true
    }

    fn warn_dawdler(&mut self, question: &Question) -> bool {
        let open = |side: &Color| {
            let order = self.game().sheets().of(*side).order();
            order.is_some_and(|it| !it.done)
        };
        let Some(side) = question.side().or_else(|| Color::ALL.into_iter().find(open)) else {
            return false;
        };
        let warning = Penalty::Warning.provision();
        let Some(item) = warning.article(self.frame().edition()) else { return false };
        let cites =
            Cites::of(warning).and(Provision::RecCatchUpNeither).with_commentary(Passage::Dawdling);
        let amount = PenaltyAmount::None;
        self.emit(Verdict::Penalty { who: side.into(), item, amount }, cites);
        true
    }

    /// On what it rests that the number of moves is not told.
    pub(super) fn secret_count(&self) -> Cites {
        let rule = self.book().arbiter.move_count_basis;
        let cites = Cites::of(Provision::ArbNoIntervene)
            .and_value(&rule)
            .with_commentary(Passage::HowManyMovesAreLeft)
            .with_commentary(Passage::NotBeforeAFlagHasFallen);
        cites.with_commentary_if(self.nobody_records(), Passage::NotBeforeTheFlag)
    }
}
