//! Article 7.1: a position is put back, and which times and which counter the clock shows then (J-23); the times of
//! a replacement game (J-24).

use ::board::{ByColor, Color, Setup};
use clock::Millis;

use super::Bench;
use crate::discretion::Discretion;
use crate::event::{AnswerWord, Decision};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::ruling::{Cites, Proposal, Question, RestoreBasis, Span, Verdict};

/// What is known about the times of a position that was put back.
#[derive(Clone, Copy)]
pub(super) struct Restored {
    times: Option<ByColor<Millis>>,
    given: ByColor<Option<Span>>,
}

impl Restored {
    /// A penalty gives a player time, whatever the clocks are set to.
    pub(super) fn giving(mut self, side: Color, span: Option<Span>) -> Restored {
        self.given[side] = span;
        self
    }
}

impl Bench<'_> {
    /// Puts a position of the record back.
    pub(super) fn restore(
        &mut self,
        position: Setup,
        basis: RestoreBasis,
        plies: usize,
        cites: Cites,
    ) -> Restored {
        let times = self.logged_times(plies);
        let position = Box::new(position);
        self.emit(Verdict::Restore { position, basis, plies }, cites);
        Restored { times, given: ByColor::default() }
    }

    /// What the clocks showed after so many plies, as far as the log has it.
    fn logged_times(&self, plies: usize) -> Option<ByColor<Millis>> {
        let history = self.game().history().plies();
        let last = plies.checked_sub(1).and_then(|it| history.get(it));
        let logged = last.and_then(|it| it.times_after.or(it.times));
        let follows_start = history.get(plies).is_none_or(|it| it.times.is_some());
        logged.or_else(|| self.game().setting_up().times_at_start().filter(|_| follows_start))
    }

    /// The clock is stopped, and the arbiter is asked which times it shall show.
    pub(super) fn ask_times(&mut self, side: Color, restored: Restored) {
        let Some(clock) = self.game().clock() else { return };
        let counters = clock.counters();
        if self.game().running().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let ahead = |of: Color| {
            let completed = i64::from(self.game().history().completed(of));
            i32::try_from(completed - i64::from(counters[of].0)).unwrap_or(0)
        };
        let proposal = Proposal::Restored {
            times: ByColor::from_fn(|of| restored.times.map(|it| it[of])),
            counter: ByColor::from_fn(ahead),
            given: restored.given,
        };
        let question =
            Question::new(Discretion::J23, Provision::IrrTimes).about(side).proposing(proposal);
        let cites = Cites::of(Provision::IrrTimes)
            .and_value(&self.book().clock.keep_times)
            .read_as(Interpretation::Q72);
        self.ask(question, cites);
    }

    /// Unchanged, as in the log, or other times; and the counter where it is off.
    pub(super) fn decide_times(&mut self, decision: &Decision, question: &Question) -> bool {
        let cites = Cites::of(Provision::IrrTimes).and_value(&self.book().clock.keep_times);
        let (logged, counter, given) = match &question.proposal {
            Some(Proposal::Restored { times, counter, given }) => (*times, *counter, *given),
            Some(Proposal::Clock { times, counter }) => (*times, *counter, ByColor::default()),
            _ => Default::default(),
        };
        let phrase = decision.phrase();
        let entered = entered_times(decision);
        let times = if phrase.contains("log") {
            logged
        } else if entered != ByColor::default() {
            entered
        } else if ["unchanged", "keep", "leave", "other"].iter().any(|it| phrase.contains(it)) {
            ByColor::default()
        } else {
            return false;
        };
        if times != ByColor::default() {
            self.emit(Verdict::SetTimes(times), cites);
        }
        // Setting the clocks to the log must not take the penalty back.
        for side in Color::ALL {
            if let (true, Some(_), Some(span)) = (phrase.contains("log"), times[side], given[side])
            {
                self.emit(Verdict::Time { side, span }, Provision::IrrIllegalPenalty);
            }
        }
        if counter != ByColor::default() {
            self.emit(Verdict::SetCounter { by: counter, next_move: None }, cites);
        }
        true
    }

    /// The times with which a replacement game starts.
    pub(super) fn ask_new_times(&mut self, provision: Provision) {
        self.ask(Question::new(Discretion::J24, provision), Cites::of(provision));
    }

    /// Full time, or what the schedule allows.
    pub(super) fn decide_new_times(&mut self, decision: &Decision, question: &Question) -> bool {
        let entered = entered_times(decision);
        let times = match entered == ByColor::default() {
            false => entered,
            true if decision.phrase().contains("full") => self.full_times(),
            true => return false,
        };
        if times != ByColor::default() {
            self.emit(Verdict::SetTimes(times), Cites::of(question.provision));
        }
        true
    }

    fn full_times(&self) -> ByColor<Option<Millis>> {
        let control = self.frame().control();
        ByColor::from_fn(|side| {
            control.and_then(|it| it.of(side).periods().first()).map(|it| it.time)
        })
    }
}

/// Times in an answer: each for the player named before it, or one for both, or White's and then Black's.
pub(super) fn entered_times(decision: &Decision) -> ByColor<Option<Millis>> {
    let mut times = ByColor { white: None, black: None };
    let mut named: Option<Color> = None;
    let mut unnamed = Vec::new();
    for word in &decision.words {
        match word {
            AnswerWord::Word(word) => {
                named = Color::ALL.into_iter().find(|it| it.to_string() == word.to_lowercase());
            }
            AnswerWord::Span(span) => match named.take() {
                Some(side) => times[side] = Some(span.amount()),
                None => unnamed.push(span.amount()),
            },
            _ => {}
        }
    }
    match unnamed[..] {
        [both] => ByColor { white: Some(both), black: Some(both) },
        [white, black] => ByColor { white: Some(white), black: Some(black) },
        _ => times,
    }
}
