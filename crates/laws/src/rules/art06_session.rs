//! Articles 6.5 to 6.7: the place of the clock, the start, and late arrivals. What is entered before and changed
//! afterwards is in `art06_entry`.

use ::board::{ByColor, Color};
use clock::{Instant, Millis};

use super::Bench;
use crate::discretion::Discretion;
use crate::event::{Happening, Score, Who};
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::{BothAbsent, MoveCounter, YesNo};
use crate::rulebook::{Answer, SilentDefaultTime};
use crate::ruling::{Cites, Matter, Outcome, Question, Reason, Verdict};
use crate::unmet::Unmet;

/// How a round begins.
const SESSION: [Provision; 2] = [Provision::ClockStart, Provision::ClockDefault];

/// How often the clocks are to be looked at.
const CHECK_EVERY: Millis = Millis::from_minutes(30);

impl Bench<'_> {
    /// The start of play is the moment at which the arbiter announces it: White's clock is started, or Black's where the game begins
    /// with a move of Black.
    pub(super) fn on_round_started(&mut self) {
        let rules = self.frame().has_competition_rules();
        if self.game().is_over() || !self.asks(SESSION, Unmet::NoCompetitionRules, rules) {
            return;
        }
        if self.game().clockwork().placement_is_open() {
            if self.may_start() {
                self.ask_arbiter(Discretion::ClockSide, Provision::ClockPlacement);
            }
            return;
        }
        self.start_round();
    }

    /// Is everything stated that has to be stated in advance?
    fn may_start(&mut self) -> bool {
        let regulations = self.frame().regulations();
        let rapid_or_blitz = self.frame().regime().pace();
        let declares = self.book().supervision.event_declares;
        let default_time = self.book().clock.silent_default_time;
        if let Some((what, cites)) = self.fault_that_bars_start() {
            self.refuse(Who::Arbiter, what, cites);
            return false;
        }
        let (what, cites) = if self.game().clock().is_none() {
            (Matter::StartWithoutTimeControl, Cites::of(Provision::ClockAllotted))
        } else if rapid_or_blitz != Pace::Standard
            && declares.value == Some(Answer::Yes)
            && regulations.supervision.is_none()
        {
            let provision = declaring(rapid_or_blitz);
            (Matter::SupervisionNotStated, Cites::of(provision))
        } else if default_time.value == SilentDefaultTime::MustSpecify
            && regulations.default_time.is_none()
        {
            let cites = Cites::value(&default_time).read_as(Interpretation::Q65);
            (Matter::DefaultTimeNotStated, cites)
        } else {
            return true;
        };
        self.refuse(Who::Organiser, what, cites);
        false
    }

    /// The fault of the set-up for which the start waits. Once a move has been made it is an irregularity of the game.
    pub(super) fn fault_that_bars_start(&self) -> Option<(Matter, Cites)> {
        let begun = Color::ALL.into_iter().any(|it| self.game().history().made(it) > 0);
        let what = self.game().setting_up().bars_start().filter(|_| !begun)?;
        let provision = match what {
            Matter::Orientation => Provision::SetupBoard,
            _ => Provision::SetupInitial,
        };
        Some((what, Cites::of(provision).with_commentary(Passage::InspectionBeforeTheStart)))
    }

    /// The round begins, if nothing bars its start.
    pub(super) fn start_round(&mut self) {
        if !self.may_start() {
            return self.unmet(SESSION, Unmet::StartBarred);
        }
        let at_once = self.frame().default_time().0 == 0;
        if self.asks(Provision::ClockDefault, Unmet::DefaultTimeNotOver, at_once) {
            let absent = self.absent();
            if self.asks(Provision::ClockDefault, Unmet::NobodyAbsent, !absent.is_empty()) {
                let cites =
                    Cites::of(Provision::ClockDefault).with_commentary(Passage::DeclaredLost);
                return self.forfeit(&absent, cites);
            }
        }
        if self.frame().regulations().move_counter == MoveCounter::AddsTime {
            let cites = Cites::of(Provision::ClockStart)
                .with_commentary(Passage::CounterAddsTime)
                .read_as(Interpretation::Q19);
            self.tell(Who::Arbiter, Matter::ArbitersStartClocks, cites);
        }
        if self.frame().regulations().team_match == YesNo::Yes {
            let cites = Cites::of(Provision::ClockPlacement).with_commentary(Passage::ClocksInARow);
            self.tell(Who::Arbiter, Matter::TeamBoards, cites);
        }
        let cites = Cites::of(Provision::ClockStart).with_commentary(Passage::StartIsAnnounced);
        let opens = self.game().clockwork().opens();
        let cites = cites.when(opens == Color::Black, |it| it.read_as(Interpretation::Q80));
        if self.game().ticking() == Some(!opens) {
            // The arbiter had started this board before, and the first move has been made.
            return;
        }
        // Until that player comes the time that passes is his.
        let cites = match self.absent().len() {
            2 => cites.and(Provision::ClockDefaultAbsent),
            _ => {
                self.unmet(Provision::ClockDefaultAbsent, Unmet::SomebodyPresent);
                cites
            }
        };
        self.emit(Verdict::StartClock(opens), cites);
    }

    /// It turns out that a player is not there: what holds for those who were not there at the start holds for him. What was shared because
    /// he had come is given back.
    pub(super) fn on_absent(&mut self, side: Color) {
        if let Some(outcome) = self.game().outcome() {
            let won_without_play =
                *outcome == Outcome::score(Score::forfeit_win(side), Reason::DefaultTime);
            if won_without_play {
                self.forfeit(&Color::ALL, self.default_time_cites());
            }
            return;
        }
        let resumed = self.game().adjournment().resumed().is_some();
        let loser = self.game().adjournment().replier().unwrap_or(self.game().clockwork().opens());
        if side == loser {
            let unshared = self.game().times().and_then(|it| self.game().clockwork().unshared(it));
            if let Some(times) = unshared {
                let provision =
                    if resumed { Provision::AdjNeither } else { Provision::ClockDefaultAbsent };
                self.emit(Verdict::SetTimes(ByColor::from_fn(|it| Some(times[it]))), provision);
            }
        }
        if resumed {
            return self.on_absent_at_resumption(side);
        }
        // The other one had come late: nobody had been there before, as it turns out.
        let start = self.game().clockwork().announced_start();
        let came = self.game().clockwork().arrived(loser);
        if let (Some(start), Some(came)) = (start, came)
            && side != loser
            && self.game().clockwork().found_absent()
            && came >= start
            && came < self.frame().absent_lose_from(start)
        {
            self.divide_time(loser, start, came);
        }
    }

    /// A player comes to the board. After the default time the game is lost, unless the arbiter decides otherwise.
    pub(super) fn on_arrived(&mut self, side: Color) {
        let Some(start) = self.game().clockwork().announced_start() else { return };
        if self.game().clockwork().arrived(side) != Some(self.game().now()) {
            return;
        }
        if self.asks(
            Provision::ClockDefault,
            Unmet::DefaultTimeNotOver,
            self.is_after_default_time(start),
        ) {
            return self.on_arrived_late(side);
        }
        let alone = !self.game().is_present(!side) || self.came_later(!side, start);
        if self.asks(Provision::ClockDefaultAbsent, Unmet::SomebodyPresent, alone) {
            let now = self.game().now();
            self.divide_time(side, start, now);
        } else {
            self.allow(Matter::ArrivedInTime, self.default_time_cites());
        }
    }

    fn on_arrived_late(&mut self, side: Color) {
        let rule = self.book().clock.default_excusable;
        if self.asks(&rule, Unmet::OtherRule, rule.value == Answer::No) {
            let cites = self.default_time_cites().and_value(&rule);
            self.forfeit(&[side], cites);
        } else {
            let question =
                Question::new(Discretion::LateArrivalLoses, Provision::ClockDefault).about(side);
            self.ask(question, self.default_time_cites());
        }
    }

    /// The default time is counted from the actual start, whatever was scheduled.
    fn default_time_cites(&self) -> Cites {
        let cites = Cites::of(Provision::ClockDefault);
        match self.frame().default_time().0 {
            0 => cites,
            _ => cites.with_commentary(Passage::CountedFromTheRealStart),
        }
    }

    fn came_later(&self, side: Color, start: Instant) -> bool {
        let arrived = self.game().clockwork().arrived(side);
        arrived.and_then(|it| it.since(start)).is_some()
    }

    /// Nobody was there at the start: White, or who has the first move, loses the time until he arrives, unless the regulations
    /// say otherwise or leave it to the arbiter.
    fn divide_time(&mut self, side: Color, start: Instant, end: Instant) {
        if side != self.game().clockwork().opens() {
            return;
        }
        match self.frame().regulations().both_absent {
            BothAbsent::PlayerOnMove => {
                self.unmet(Provision::ClockDefaultAbsent, Unmet::TimeIsOfPlayerOnMove);
            }
            BothAbsent::Divided => {
                self.share_time(side, start, end, Provision::ClockDefaultAbsent);
            }
            BothAbsent::Other => {
                self.ask_arbiter(Discretion::TimeOfAbsence, Provision::ClockDefaultAbsent);
            }
        }
    }

    /// Each player bears half of the time between two instants that ran on the clock of one.
    pub(super) fn share_time(
        &mut self,
        loser: Color,
        start: Instant,
        end: Instant,
        provision: Provision,
    ) {
        let Some(times) = self.game().times() else { return };
        let elapsed = end.since(start).unwrap_or_default();
        let half = Millis::new(elapsed.get() / 2);
        let set = ByColor::from_fn(|of| {
            Some(match of == loser {
                true => times[of] + elapsed.saturating_sub(half),
                false => times[of].saturating_sub(half),
            })
        });
        self.emit(Verdict::SetTimes(set), provision);
    }

    /// Time alone: somebody may have stayed away too long, and the clocks are due to be looked at.
    pub(super) fn on_time_passed(&mut self) {
        let warns = self.frame().regulations().start_announcements == YesNo::Yes;
        if self.game().phase() == crate::game::Phase::NotStarted {
            if warns {
                let cites = Cites::of(Provision::ClockDefault)
                    .with_commentary(Passage::CountdownAndAnnouncements);
                self.emit(Verdict::Announce { what: Matter::StartWarning }, cites);
            }
            return;
        }
        self.remind_of_forgotten_press();
        self.look_for_end_of_session();
        let since = self.game().clockwork().last_check().or(self.game().round_started());
        let due = since.and_then(|it| self.game().now().since(it));
        let due = due.is_some_and(|it| it >= CHECK_EVERY);
        if self.asks(Provision::ClockIndication, Unmet::ClocksLookedAt, due) {
            let cites =
                Cites::of(Provision::ClockIndication).with_commentary(Passage::PeriodicCheck);
            self.tell(Who::Arbiter, Matter::LookAtTheClocks, cites);
        }
    }

    /// A player made a move and did not press: the opponent may wait, and the arbiter says nothing.
    fn remind_of_forgotten_press(&mut self) {
        let Some(side) = self.game().ticking() else { return };
        let open = self.game().history().last_of(side).is_some_and(|it| it.completed.is_none());
        let forgotten = open && self.game().to_move() != side;
        if self.asks(Provision::ArbNoIntervene, Unmet::PressNotForgotten, forgotten) {
            let cites =
                Cites::of(Provision::ArbNoIntervene).with_commentary(Passage::ForgotToPress);
            self.emit(Verdict::NoIntervention { why: Matter::DoNotInform }, cites);
        }
    }

    /// At the first event after the default time the players who have not come have lost; at a resumption the arbiter
    /// is asked.
    pub(super) fn look_for_absent_players(&mut self, what: &Happening) {
        let says_more = matches!(
            what,
            Happening::PlayerArrived(_)
                | Happening::ArbiterDecided(_)
                | Happening::RoundStarted(_)
                | Happening::Configured(_)
        );
        if says_more {
            return;
        }
        if self.game().adjournment().resumed().is_some() {
            return self.look_for_absent_at_resumption(what);
        }
        let Some(start) = self.game().clockwork().announced_start() else { return };
        if self.game().is_over() || self.game().clockwork().start_waits() {
            return;
        }
        let absent = self.absent();
        // Without a default time nobody has any time to come.
        let over = self.frame().default_time().0 == 0 || self.is_after_default_time(start);
        if !absent.is_empty() && self.asks(Provision::ClockDefault, Unmet::DefaultTimeNotOver, over)
        {
            self.forfeit(&absent, self.default_time_cites());
        }
    }

    /// The players who have not come and have not moved.
    fn absent(&self) -> Vec<Color> {
        let away =
            |it: &Color| !self.game().is_present(*it) && !self.game().has_moved_in_session(*it);
        Color::ALL.into_iter().filter(away).collect()
    }

    fn is_after_default_time(&self, start: Instant) -> bool {
        self.game().now() >= self.frame().absent_lose_from(start)
    }

    /// These players have lost without play.
    pub(super) fn forfeit(&mut self, who: &[Color], cites: Cites) {
        let score = match who {
            [one] => Score::forfeit_win(!*one),
            _ => Score::BOTH_FORFEIT,
        };
        self.end(Outcome::score(score, Reason::DefaultTime), cites);
    }
}

/// The provision by which an event declares its degree of supervision.
pub(super) fn declaring(pace: Pace) -> Provision {
    match pace {
        Pace::Standard | Pace::Rapid => Provision::RapidDeclareRegime,
        Pace::Blitz => Provision::BlitzDeclareRegime,
    }
}
