//! The answers of the arbiter about the clock and the session.

use ::board::{ByColor, Color};
use clock::Millis;

use super::Bench;
use super::art07_times::Chosen;
use super::decisions::{says, times_in};
use crate::discretion::Discretion;
use crate::event::{AnswerWord, Decision, Irregular, Who};
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::YesNo;
use crate::rulebook::commentary::ASSISTANT_DEDUCTION;
use crate::ruling::{Cites, ClaimGround, Matter, Proposal, Question, Span, Verdict};

impl Bench<'_> {
    /// Answers to the questions of these articles; says whether the answer was understood.
    pub(super) fn decide_clock(&mut self, decision: &Decision, question: &Question) -> bool {
        let words = Words::of(decision);
        match decision.question {
            Discretion::BoardAndClockCorrected => {
                self.decide_corrections(&words, decision, question)
            }
            Discretion::TimeForAssistant => self.decide_deduction(&words, decision, question),
            Discretion::ClockSide => self.decide_place(&words),
            Discretion::ClocksStartedBy => self.decide_starter(&words),
            Discretion::LateArrivalLoses => self.decide_late_arrival(&words, decision, question),
            Discretion::TimeOfAbsence => self.decide_lost_time(&words, decision),
            Discretion::ClockFaulty => self.decide_defect(&words, decision, question),
            Discretion::SettingWrong => self.decide_setting(&words, decision, question),
            Discretion::StopReasonValid => self.decide_stop(&words, question),
            Discretion::ScheduleSuffers => self.decide_schedule(&words, question),
            Discretion::FlagFirst => self.decide_first_flag(decision),
            Discretion::PlayResumes => self.decide_resumption(&words),
            _ => false,
        }
    }

    /// A second move in a row, or a clock pressed by somebody else: times, counters, and who goes on.
    fn decide_corrections(
        &mut self,
        words: &Words,
        decision: &Decision,
        question: &Question,
    ) -> bool {
        let outsider = question.provision == Provision::ClockPlacement;
        let cites = match outsider {
            true => {
                Cites::of(Provision::ClockWrongSetting).with_commentary(Passage::NeighboursClock)
            }
            false => Cites::of(Provision::IrrTimes).with_commentary(Passage::TwoInARow),
        };
        let stated = times_in(decision);
        let is_stated = stated.white.is_some() || stated.black.is_some();
        let counted = !outsider && says(decision, &["illegal"]);
        if !is_stated && !counted && !words.any(&["proposal", "other", "unchanged"]) {
            return false;
        }
        if let Some(Proposal::Restored(readings)) = &question.proposal {
            let chosen = match is_stated {
                true => Chosen::Entered(stated),
                false if words.any(&["unchanged"]) => Chosen::Unchanged,
                false => Chosen::Without,
            };
            self.set_readings(chosen, readings, cites);
        } else {
            self.set_times(stated, cites);
        }
        if let (true, Some(side)) = (counted, question.side()) {
            self.count_second_move(side);
        }
        if let (true, Some(side)) = (outsider, question.side()) {
            self.emit(Verdict::StartClock(side), cites.and(Provision::ClockRestart));
        }
        true
    }

    fn set_times(&mut self, times: ByColor<Option<Millis>>, cites: Cites) {
        if times.white.is_some() || times.black.is_some() {
            self.emit(Verdict::SetTimes(times), cites);
        }
    }

    fn set_counter(&mut self, by: ByColor<i32>, cites: Cites) {
        if by != ByColor::default() {
            self.emit(Verdict::SetCounter { by, next_move: None }, cites);
        }
    }

    /// How much a player who needs an assistant loses: the usual amount unless another is stated.
    fn decide_deduction(
        &mut self,
        words: &Words,
        decision: &Decision,
        question: &Question,
    ) -> bool {
        let Some(side) = question.side() else { return false };
        let cites = self.for_assistant(side, question.provision);
        let cites = cites.with_commentary(ASSISTANT_DEDUCTION.passage);
        let amount = match decision.span() {
            Some(span) => span.amount(),
            None if words.any(&["nothing", "none", "zero", "no"]) => Millis::ZERO,
            None => ASSISTANT_DEDUCTION.value,
        };
        if amount.is_zero() {
            self.emit(Verdict::Allowed { what: Some(Matter::NoDeduction) }, cites);
        } else if self.keeps_time(side, false) {
            let (who, what) = (decision.by.clone(), Matter::NoDeduction);
            self.emit(Verdict::Refused { who, what }, cites);
        } else {
            self.emit(Verdict::Time { side, span: Span::minus(amount) }, cites);
        }
        true
    }

    /// On which side the clock stands. If the start waited for it, it comes now.
    fn decide_place(&mut self, words: &Words) -> bool {
        if !words.any(&["right", "left"]) {
            return false;
        }
        let passage = match self.frame().regulations().team_match {
            YesNo::Yes => Passage::ClocksInARow,
            YesNo::No => Passage::RightOfBlack,
        };
        let cites = Cites::of(Provision::ClockPlacement).with_commentary(passage);
        self.emit(Verdict::Allowed { what: Some(Matter::ClockSide) }, cites);
        if self.game().clockwork().start_waits() {
            self.start_round();
        }
        true
    }

    fn decide_starter(&mut self, words: &Words) -> bool {
        let players = words.any(&["players", "player"]);
        if !players && !words.any(&["arbiters", "arbiter"]) {
            return false;
        }
        let cites =
            Cites::of(Provision::ClockStart).with_commentary(Passage::LargeTournamentsWithACounter);
        self.emit(Verdict::Allowed { what: None }, cites);
        if players {
            let what = Matter::CheckWhiteAndBlack;
            self.emit(Verdict::Note { to: Some(Who::Arbiter), what }, cites);
        }
        true
    }

    /// A player came after the default time.
    fn decide_late_arrival(
        &mut self,
        words: &Words,
        decision: &Decision,
        question: &Question,
    ) -> bool {
        let cites = Cites::of(question.provision);
        let lost = words.any(&["lost", "lose", "loses", "loss", "forfeit"]);
        let plays =
            words.any(&["play", "plays", "may-play", "mayplay", "allow", "allowed", "excused"]);
        match (lost, plays, question.provision, question.side()) {
            (false, false, ..) => return false,
            (_, _, Provision::AdjLate, _) => {
                return self.decide_late_resumption(question, lost, decision);
            }
            (.., None) => return false,
            (true, _, _, Some(side)) => self.forfeit(&[side], cites),
            (false, true, ..) => self.emit(Verdict::Allowed { what: None }, cites),
        }
        true
    }

    /// Nobody was there: the time that passed is White's, is divided, or is given back.
    fn decide_lost_time(&mut self, words: &Words, decision: &Decision) -> bool {
        // The time ran on the clock of the player who had to move, until that player came.
        let (provision, start, loser) = match self.game().adjournment().replier() {
            Some(replier) => (Provision::AdjNeither, self.nobody_at_resumption(), replier),
            None => {
                let start = self.game().clockwork().announced_start();
                (Provision::ClockDefaultAbsent, start, Color::White)
            }
        };
        let cites = Cites::of(provision);
        let (Some(start), Some(times)) = (start, self.game().times()) else { return false };
        let end = self.game().clockwork().arrived(loser).unwrap_or(self.game().now());
        let elapsed = end.since(start).unwrap_or_default();
        let stated = spans_in(decision);
        let bears = if stated.white.is_some() || stated.black.is_some() {
            ByColor::from_fn(|it| stated[it].map_or(Millis::ZERO, Span::amount))
        } else if words.any(&["divided", "divide", "shared", "share", "half", "split"]) {
            let half = Millis::new(elapsed.get() / 2);
            ByColor::from_fn(|_| half)
        } else if words.any(&["nobody", "none", "neither"]) {
            ByColor::default()
        } else {
            // As the clocks show it: whoever had to move has lost the time.
            return words.any(&["white", "black", "replier", "player-on-move", "player"]);
        };
        let mut set = ByColor::from_fn(|it| Some(times[it].saturating_sub(bears[it])));
        set[loser] = Some((times[loser] + elapsed).saturating_sub(bears[loser]));
        self.emit(Verdict::SetTimes(set), cites);
        true
    }

    fn decide_defect(&mut self, words: &Words, decision: &Decision, question: &Question) -> bool {
        let stated = times_in(decision);
        if words.any(&["stands", "reading-stands", "readingstands", "not"]) {
            let ground = ClaimGround::Irregular(Irregular::ClockReading);
            self.emit(Verdict::ClaimRejected(ground), Provision::ClockIndication);
        } else if words.any(&["replace", "replaced", "evident", "new"])
            || stated.white.is_some()
            || stated.black.is_some()
        {
            let proposed = match &question.proposal {
                Some(Proposal::Clock { times, .. }) => *times,
                _ => ByColor::default(),
            };
            self.replace_clock(ByColor::from_fn(|it| stated[it].or(proposed[it])));
        } else {
            return false;
        }
        true
    }

    /// The right setting: as proposed, as stated, or unchanged.
    fn decide_setting(&mut self, words: &Words, decision: &Decision, question: &Question) -> bool {
        let cites = Cites::of(question.provision);
        let stated = times_in(decision);
        let is_stated = stated.white.is_some() || stated.black.is_some();
        let (times, counter) = match &question.proposal {
            Some(Proposal::Clock { times, counter }) => (*times, *counter),
            _ => Default::default(),
        };
        if is_stated {
            self.set_times(stated, cites);
        } else if words.any(&["unchanged", "leave"]) {
            self.emit(Verdict::PlayOn { why: Matter::ReadingStands }, cites);
            return true;
        } else if words.any(&["proposal", "proposed", "as-proposed"]) {
            self.set_times(times, cites);
        } else if !words.any(&["other"]) {
            return false;
        }
        self.set_counter(counter, cites);
        true
    }

    /// Had the player a valid reason to stop the clock? If not, a penalty is chosen.
    fn decide_stop(&mut self, words: &Words, question: &Question) -> bool {
        let Some(side) = question.side() else { return false };
        let cites = Cites::of(Provision::ClockStopWithoutReason);
        if words.any(&["not", "not-valid", "notvalid", "invalid", "no"]) {
            let question =
                Question::new(Discretion::PenaltyWhich, Provision::ClockStopWithoutReason)
                    .about(side);
            self.ask(question, cites.and(Provision::ArbPenalties));
        } else if words.any(&["valid", "yes"]) {
            let cites = cites.and(Provision::ClockPlayerStop);
            self.emit(Verdict::Allowed { what: Some(Matter::ValidStop) }, cites);
            self.ask_when_play_resumes();
        } else {
            return false;
        }
        true
    }

    /// The stop is dealt with and the clock still stands: the arbiter alone says when play goes on.
    fn ask_when_play_resumes(&mut self) {
        let asked = self.game().questions().iter().any(|it| it.which == Discretion::PlayResumes);
        if self.game().ticking().is_none() && !self.game().is_over() && !asked {
            let question = Question::new(Discretion::PlayResumes, Provision::ClockRestart);
            self.ask(question, Provision::ClockRestart);
        }
    }

    /// Would the schedule suffer from the wrong setting?
    fn decide_schedule(&mut self, words: &Words, question: &Question) -> bool {
        let cites = Cites::of(Provision::RapidWindowClock);
        if words.any(&["leave", "no", "not"]) {
            self.emit(Verdict::PlayOn { why: Matter::SettingFrozen }, cites);
        } else if words.any(&["correct", "corrected", "yes"]) {
            let times = match &question.proposal {
                Some(Proposal::Clock { times, .. }) => *times,
                _ => ByColor::default(),
            };
            let cites = Cites::of(Provision::ClockWrongSetting).and(Provision::RapidWindowClock);
            self.stop_if_running(cites);
            self.ask_for_setting(times, cites);
        } else {
            return false;
        }
        true
    }

    /// When play resumes.
    fn decide_resumption(&mut self, words: &Words) -> bool {
        let Some(clock) = self.game().clock() else { return false };
        let side = clock.on_turn().unwrap_or(self.game().to_move());
        if words.any(&["now", "resume", "at-once"]) {
            self.emit(Verdict::StartClock(side), Provision::ClockRestart);
        } else {
            let what = Matter::ResumesLater;
            self.emit(Verdict::Note { to: None, what }, Provision::ClockRestart);
        }
        true
    }
}

/// The plain words of an answer, small.
struct Words(Vec<String>);

impl Words {
    fn of(decision: &Decision) -> Words {
        let phrase = decision.phrase().to_lowercase();
        let words = phrase.split_whitespace().map(|it| it.trim_matches([',', ';', '.']).to_owned());
        Words(words.collect())
    }

    fn any(&self, wanted: &[&str]) -> bool {
        self.0.iter().any(|it| wanted.contains(&it.as_str()))
    }
}

/// What each player bears, with its sign: `white -5:00 black -5:00`.
fn spans_in(decision: &Decision) -> ByColor<Option<Span>> {
    let mut spans = ByColor::default();
    let mut side = None;
    for word in &decision.words {
        match word {
            AnswerWord::Word(word) => {
                let named = |it: &Color| word.eq_ignore_ascii_case(&it.to_string());
                side = Color::ALL.into_iter().find(named).or(side);
            }
            AnswerWord::Span(span) => {
                if let Some(side) = side.take() {
                    spans[side] = Some(*span);
                }
            }
            AnswerWord::Score(_) | AnswerWord::Article(_) => {}
        }
    }
    spans
}
