//! Articles 8.1 to 8.4: what the players write, when, and from when on they need not. What happens after a flag is
//! in `art08_after_flag`, results and reconstructions in `art08_result`.

use ::board::{Color, Square};
use clock::Moves;

use super::Bench;
use crate::discretion::Discretion;
use crate::discretion::answers::{AlgebraicTold, DataOrNotes, ElectronicSheetDefective};
use crate::event::{Mark, Remark, SheetAct, System, Who, Written};
use crate::game::Ply;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Scoresheet;
use crate::rulebook::{ExemptFor, ExemptFrom, OtherSystem, ScorekeepingTrigger, ScoresheetMedium};
use crate::ruling::{Cites, Duty, Matter, Question, Verdict};
use crate::unmet::Unmet;

/// Writing move after move.
const WRITING: [Provision; 2] = [Provision::RecRecord, Provision::RecReplyFirst];

impl Bench<'_> {
    /// 8.1.5: both players note an offer. Nobody is told so aloud, and an offer without the sign is still an offer.
    pub(super) fn remind_to_note_offer(&mut self) {
        let rule = self.frame().at(&self.book().record.required);
        let offers = [Provision::RecOffer, Provision::DrawOfferRecord];
        if self.asks(offers, Unmet::NobodyRecords, rule.value.is_yes()) {
            let verdict = Verdict::Note { to: Some(Who::Arbiter), what: Matter::OfferToBeNoted };
            self.emit(verdict, Cites::of(Provision::RecOffer).and(Provision::DrawOfferRecord));
        }
    }

    /// Must the players record at all?
    pub(super) fn is_record_required(&self) -> bool {
        self.frame().has_competition_rules()
            && self.frame().at(&self.book().record.required).value.is_yes()
    }

    /// 8.4: short of time and without a long increment a player need not record.
    pub(super) fn is_exempt(&self, side: Color) -> bool {
        let least = match self.book().record.exempt_for.value {
            ExemptFor::RestOfPeriod => self.game().sheets().least_time(side),
            ExemptFor::WhileBelow => self.game().times().map(|it| it[side]),
        };
        least.is_some_and(|it| self.is_short(side, it))
    }

    /// Is a player exempt not only from writing move after move, but from the whole of 8.1?
    fn is_exempt_from_all(&self, side: Color) -> bool {
        self.book().record.exempt_from.value == ExemptFrom::AllOfRecording && self.is_exempt(side)
    }

    fn is_short(&self, side: Color, time: clock::Millis) -> bool {
        let Some(clock) = self.game().clock() else { return false };
        let record = &self.book().record;
        let next = Moves(self.game().history().completed(side).saturating_add(1));
        let bonus = clock.setting().control.of(side).bonus_of_move(next);
        let long = u64::from(record.exempt_increment.value.0) * 1_000;
        time.get() < u64::from(record.exempt_below.value.0) * 1_000 && bonus.get() < long
    }

    /// A move was written. It is compared with the board; before it is made it may be written only for a claim
    /// or for sealing.
    pub(super) fn on_recorded(&mut self, written: &Written) {
        let rules = self.frame().has_competition_rules();
        if !self.asks(WRITING, Unmet::NoCompetitionRules, rules) {
            return;
        }
        let side = written.side;
        if written.system == System::Other {
            return self.on_other_notation(side);
        }
        let next = self.game().history().plies().len();
        let sheet = self.game().sheets().of(side);
        let Some(ply) = sheet.entries().last().and_then(|it| it.ply) else { return };
        if ply >= next {
            // A move of one's own that comes next may turn out to be the intended move of a claim.
            let own_next = ply == next && self.game().to_move() == side;
            let advance = Provision::RecNoAdvance;
            if self.asks(advance, Unmet::MayBelongToClaim, !own_next)
                && self.asks(advance, Unmet::Exempt, !self.is_exempt_from_all(side))
            {
                self.on_written_in_advance(side, Passage::ForcedRepliesToo);
            }
            return;
        }
        self.unmet(Provision::RecNoAdvance, Unmet::WrittenAfterTheMove);
        if !self.asks(WRITING, Unmet::NobodyRecords, self.is_record_required()) {
            return;
        }
        let plies = self.game().history().plies();
        if !agrees(written, &plies[ply]) {
            if self.asks(Provision::RecRecord, Unmet::Exempt, !self.is_exempt(side)) {
                self.reproach(side, Matter::WrongMoveWritten, Provision::RecRecord);
            }
            return;
        }
        let made = plies[ply].clone();
        self.look_at_form(written, &made);
        let sheet = self.game().sheets().of(side);
        let plies = self.game().history().plies();
        // The opponent was answered before writing, and now the sheet is complete again.
        let before = ply.checked_sub(1).and_then(|it| sheet.entry(it));
        let late = before.is_some_and(|it| it.at >= plies[ply].made_at);
        let caught_up = late && sheet.missing(next).next().is_none();
        if self.asks(Provision::RecReplyFirst, Unmet::WrittenInTime, caught_up) {
            let cites = Cites::of(Provision::RecRecord).and(Provision::RecReplyFirst);
            self.allow(Matter::SheetUpToDate, cites);
        }
    }

    /// C.0: the arbiter tells the player that only the algebraic system counts, or decides whether to.
    fn on_other_notation(&mut self, side: Color) {
        let rule = self.book().notation.other_system;
        if rule.value == OtherSystem::MustBeTold {
            return self.tell_algebraic(Some(side.into()));
        }
        if self.is_asked(Discretion::AlgebraicTold) {
            return;
        }
        self.ask_about(
            side,
            Discretion::AlgebraicTold,
            Cites::of(Provision::RecRecord).and_value(&rule),
        );
    }

    fn tell_algebraic(&mut self, to: Option<Who>) {
        let cites = Cites::value(&self.book().notation.other_system).and(Provision::RecRecord);
        self.emit(Verdict::Note { to, what: Matter::AlgebraicRequired }, cites);
    }

    /// 8.1.2: nothing is written before it is made.
    pub(super) fn on_written_in_advance(&mut self, side: Color, passage: Passage) {
        let cites = Cites::of(Provision::RecNoAdvance).with_commentary(passage);
        self.reproach(side, Matter::WrittenInAdvance, cites);
        self.ask_penalty(side, cites);
    }

    /// A player whose next move stands on the sheet already asks whether that is allowed.
    pub(super) fn explain_advance(&mut self, side: Color) -> bool {
        let ahead = self.game().sheets().of(side).ahead().is_some();
        if !self.asks(Provision::RecNoAdvance, Unmet::WrittenAfterTheMove, ahead) {
            return false;
        }
        let bound = !self.is_exempt_from_all(side);
        if !self.asks(Provision::RecNoAdvance, Unmet::Exempt, bound) {
            return false;
        }
        let cites = Cites::of(Provision::RecNoAdvance).with_commentary(Passage::OnlyTwoCases);
        let articles = Provision::RecNoAdvance.article(self.frame().edition());
        self.emit(Verdict::Explain { articles: articles.into_iter().collect() }, cites);
        self.reproach(side, Matter::WrittenInAdvance, cites);
        true
    }

    /// A move was made: what should have been written before it?
    pub(super) fn look_at_record(&mut self, side: Color) {
        if !self.frame().has_competition_rules() {
            return;
        }
        let ahead = self.game().sheets().of(side).ahead().is_some();
        if ahead
            && self.asks(Provision::RecNoAdvance, Unmet::Exempt, !self.is_exempt_from_all(side))
        {
            self.on_written_in_advance(side, Passage::OnlyTwoCases);
        }
        self.look_for_sign_of_offer(side);
        let exempt = self.is_exempt(side);
        if self.moves_before_updating(side)
            || !self.asks(WRITING, Unmet::NobodyRecords, self.is_record_required())
            || !self.asks(WRITING, Unmet::Exempt, !exempt)
        {
            return;
        }
        let sheet = self.game().sheets().of(side);
        let last = self.game().history().plies().len() - 1;
        if self.game().other_duties(side).contains(&Duty::UpdateSheet) {
            return;
        }
        // Whoever was exempt for a period may still be catching up; whoever is exempt only while short of time is not.
        let was_exempt = self.book().record.exempt_for.value == ExemptFor::RestOfPeriod
            && self.game().sheets().least_time_ever(side).is_some_and(|it| self.is_short(side, it));
        let gap = sheet.missing(last).next();
        if gap.is_some_and(|it| it + 2 < last) || sheet.is_not_recording() && !was_exempt {
            let cites = Cites::of(Provision::RecRecord).and(Provision::RecReplyFirst);
            let cites = cites.read_as(Interpretation::Q52);
            self.reproach(side, Matter::MovesNotRecorded, cites);
            self.must(side, Duty::UpdateSheet, cites);
            self.emit(Verdict::RunOn, cites);
        } else if self.asks(
            WRITING,
            Unmet::WrittenInTime,
            last >= 2 && sheet.missing(last).any(|it| it + 2 == last),
        ) {
            let cites = Cites::of(Provision::RecReplyFirst).and(Provision::RecRecord);
            self.reproach(side, Matter::OwnMoveNotRecorded, cites);
            self.must(side, Duty::Record, cites);
        }
    }

    /// 8.1.5: whoever has written since the offer and moves again should have noted it. The offer holds all the same.
    fn look_for_sign_of_offer(&mut self, side: Color) {
        let Some(offered) = self.game().claims().offered_at() else { return };
        let sheet = self.game().sheets().of(side);
        let writes = sheet.entries().iter().any(|it| it.at >= offered);
        let noted =
            sheet.marks().iter().any(|(at, mark)| *mark == Mark::DrawOffer && *at >= offered);
        let told = self.game().other_duties(side).contains(&Duty::MarkOffer);
        let bound = self.is_record_required() && !self.is_exempt_from_all(side);
        let owes = bound && writes && !noted && !told;
        if self.asks(Provision::RecOffer, Unmet::NotToBeNoted, owes) {
            let cites = Cites::of(Provision::RecOffer).and(Provision::DrawOfferRecord);
            self.must(side, Duty::MarkOffer, cites);
        }
    }

    /// 8.1.4: moves, times, draw offers, what belongs to a claim, and other relevant data.
    pub(super) fn on_marked(&mut self, side: Color, mark: &Mark) {
        let rules = self.frame().has_competition_rules();
        if !self.asks(Provision::ConductNotes, Unmet::NoCompetitionRules, rules) {
            return;
        }
        let cites = Cites::of(Provision::RecUse);
        match mark {
            Mark::DrawOffer => self.unmet(Provision::ConductNotes, Unmet::RelevantData),
            Mark::Time | Mark::Result | Mark::Position => {
                self.unmet(Provision::ConductNotes, Unmet::RelevantData);
                self.allow(Matter::SheetData, cites);
            }
            Mark::Note { remark, .. } => self.on_remark(side, *remark, cites),
        }
    }

    fn on_remark(&mut self, side: Color, remark: Remark, cites: Cites) {
        match remark {
            Remark::Thought => self.on_notes(side),
            Remark::Data => {
                self.unmet(Provision::ConductNotes, Unmet::RelevantData);
                self.allow(Matter::SheetData, cites);
            }
            Remark::Unclear => {
                let question =
                    Question::new(Discretion::DataOrNotes, Provision::RecUse).about(side);
                self.ask(question, cites.and(Provision::ConductNotes));
            }
        }
    }

    fn on_notes(&mut self, side: Color) {
        let cites = Cites::of(Provision::RecUse).and(Provision::ConductNotes);
        self.breach(side, Matter::NotesOnSheet, Provision::ConductNotes, cites);
    }

    /// A player stopped writing: in order if nobody need record or the player is exempt.
    pub(super) fn on_recording_stopped(&mut self, side: Color) {
        if !self.frame().has_competition_rules() {
            return;
        }
        let required = self.frame().at(&self.book().record.required);
        if self.asks(Provision::RapidNoRecord, Unmet::OtherRegime, !required.value.is_yes()) {
            self.unmet(WRITING, Unmet::NobodyRecords);
            let cites = Cites::of(Provision::RapidNoRecord).and_value(&required);
            let what = Some(Matter::ExemptFromRecording);
            return self.allow(what, cites.with_commentary(Passage::MayRecordAndStop));
        }
        let reading = match self.book().record.exempt_from.value {
            ExemptFrom::MoveByMove => Interpretation::Q30,
            ExemptFrom::AllOfRecording => Interpretation::Q29,
        };
        if self.asks(Provision::RecRecord, Unmet::Exempt, !self.is_exempt(side)) {
            let cites = Cites::of(Provision::RecRecord).and(Provision::RecExempt);
            self.reproach(side, Matter::NotExempt, cites);
            self.must(side, Duty::Record, cites);
            return self.ask_penalty(side, cites);
        }
        self.allow(Matter::ExemptFromRecording, Cites::of(Provision::RecExempt).read_as(reading));
        let alone = match self.book().record.scorekeeping_trigger.value {
            ScorekeepingTrigger::NeitherKeeps => self.game().sheets().of(!side).is_not_recording(),
            ScorekeepingTrigger::NeitherRequired => self.is_exempt(!side),
        };
        let asked = self.is_asked(Discretion::RecordedForPlayers);
        let alone = self.asks(Provision::RecCatchUpNeither, Unmet::SomebodyRecords, alone);
        if alone && !asked && self.game().sheets().recorder().is_none() {
            self.ask_arbiter(Discretion::RecordedForPlayers, Provision::RecCatchUpNeither);
        }
    }

    /// 8.2, 8.3 and 8.5: something was done with a scoresheet.
    pub(super) fn on_sheet_handled(&mut self, side: Color, how: SheetAct) {
        if !self.frame().has_competition_rules() {
            return;
        }
        match how {
            SheetAct::Hidden => self.must(side, Duty::UncoverSheet, Provision::RecVisible),
            SheetAct::Torn => {
                let cites = Cites::of(Provision::RecProperty).and(Provision::ConductDisrepute);
                let what = Matter::SheetOfOrganiser;
                self.breach(side, what, Provision::ConductDisrepute, cites);
            }
            SheetAct::Kept => {
                let cites =
                    Cites::of(Provision::RecProperty).with_commentary(Passage::OriginalToArbiter);
                self.must(side, Duty::HandInSheet, cites);
            }
            SheetAct::Updated => self.on_updated(),
            SheetAct::FoundDefective => self.on_defective_sheet(side),
            SheetAct::Uncovered
            | SheetAct::HandedIn
            | SheetAct::Lent
            | SheetAct::Returned
            | SheetAct::Verified(_)
            | SheetAct::Disputed(_) => {}
        }
    }

    /// Only a device can be visibly defective; paper is simply replaced.
    fn on_defective_sheet(&mut self, side: Color) {
        let media = self.book().record.media;
        let electronic = media.value.contains(&ScoresheetMedium::Electronic)
            && self.frame().regulations().scoresheet == Scoresheet::Electronic;
        if self.asks(Provision::RecElectronic, Unmet::OnPaper, electronic) {
            self.ask_about(
                side,
                Discretion::ElectronicSheetDefective,
                Cites::of(Provision::RecProperty).and(Provision::RecElectronic),
            );
        } else {
            self.must(Who::Arbiter, Duty::ProvideSheet, Provision::RecRecord);
        }
    }

    /// Is a player told to write in the algebraic notation (J-58)?
    pub(super) fn decide_algebraic(&mut self, answer: &AlgebraicTold, question: &Question) -> bool {
        if *answer == AlgebraicTold::Tell {
            self.tell_algebraic(question.side().map(Who::Player));
        }
        true
    }

    /// Is an electronic scoresheet replaced that does not work (J-68)?
    pub(super) fn decide_electronic_sheet(&mut self, answer: &ElectronicSheetDefective) -> bool {
        if *answer == ElectronicSheetDefective::Replace {
            let cites = Cites::of(Provision::RecProperty).and(Provision::RecElectronic);
            self.must(Who::Arbiter, Duty::ProvideSheet, cites);
        }
        true
    }

    /// Is what stands on the scoresheet data or notes (J-72)?
    pub(super) fn decide_notes(&mut self, answer: &DataOrNotes, question: &Question) -> bool {
        match (answer, question.side()) {
            (DataOrNotes::Notes, None) => return false,
            (DataOrNotes::Notes, Some(side)) => self.on_notes(side),
            (DataOrNotes::Data, _) => self.allow(Matter::SheetData, Provision::RecUse),
        }
        true
    }
}

/// Can the text stand for this move? Where the language is not known only the square of arrival is compared, so that
/// every language and every short form is read; a text without a square says nothing.
fn agrees(written: &Written, ply: &Ply) -> bool {
    if let Some(named) = written.named {
        let moved = ply.before.placement.role_at(ply.attempt.from);
        let became = ply.attempt.promotion;
        if moved != Some(named.piece) || named.promotion.is_some_and(|it| Some(it) != became) {
            return false;
        }
    }
    let text = written.text.as_str();
    let castling = ply.legal.and_then(|it| it.castling_wing());
    let written = text.to_uppercase().replace('0', "O");
    if written.starts_with("O-O") {
        return match castling {
            Some(wing) => (wing == ::board::Wing::Queen) == written.starts_with("O-O-O"),
            None => ply.legal.is_none(),
        };
    }
    let Some(to) = squares(text).last() else { return true };
    match castling {
        Some(wing) => to == ply.attempt.to || to == wing.king_target(ply.side),
        None => to == ply.attempt.to,
    }
}

/// The squares named in a text.
pub(super) fn squares(text: &str) -> impl Iterator<Item = Square> + '_ {
    text.char_indices().filter_map(|(at, _)| text.get(at..at + 2)?.parse().ok())
}
