//! The rules: each module decides what follows from an event under the articles it is named after. A rule reads the
//! game and emits rulings; only what is emitted changes the game.

mod answered;
mod appendix_c_notation;
mod appendix_d_blind;
mod art04_breach;
mod art04_claim;
mod art04_duty;
mod art04_made;
mod art04_touch;
mod art05_completion;
mod art06_decide;
mod art06_entry;
mod art06_fault;
mod art06_flag;
mod art06_press;
mod art06_session;
mod art06_stop;
mod art06_two_flags;
mod art07_decisions;
mod art07_found;
mod art07_hands;
mod art07_illegal;
mod art07_knocked;
mod art07_position;
mod art07_remedy;
mod art07_setup;
mod art07_times;
mod art08_after_flag;
mod art08_record;
mod art08_result;
mod art09_automatic;
mod art09_claim;
mod art09_offer;
mod art09_written;
mod art10_points;
mod art11_conduct;
mod art11_devices;
mod art11_refusal;
mod art11_venue;
mod art12_arbiter;
mod art12_requests;
mod decisions;
mod doing;
mod guideline1_adjournment;
mod guideline2_chess960;
mod guideline3_quickplay;
mod missing;
mod move_played;
mod penalties;
mod saying;

use ::board::{Color, Setup};

use crate::consulted::{Asking, Rules};
use crate::draws::PutOff;
use crate::engine::Step;
use crate::event::{
    BoardId, DrawGround, Event, Happening, Irregular, Reconstruction, Request, Seen, Session,
    StopReason, Stopped, Who,
};
use crate::game::{Frame, Game, Phase, Ply};
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Medium;
use crate::rulebook::Rulebook;
use crate::ruling::{Cites, Duty, Evidence, Matter, Question, Reason, Ruling, Verdict};
use crate::unmet::Unmet;

pub(crate) use answered::answer;
pub(crate) use art04_duty::broken_by;
pub(crate) use art07_illegal::unfinished_on_board;
pub(crate) use doing::{carried_out, is_castled};
pub(crate) use move_played::expand;

/// The illegal move on the board, not pressed, that the opponent answers with this event.
pub(crate) fn answered_illegal_move(game: &Game, event: &Event) -> Option<::board::Attempt> {
    let side = match &event.what {
        Happening::MovePlayed(it) => it.side,
        Happening::PiecePlaced(it) if it.board == BoardId::Main => it.side,
        _ => return None,
    };
    let waits = game.phase() == Phase::Running && game.to_move() != side;
    if waits { doing::illegal_on_board(game, !side) } else { None }
}

/// Where an event is judged: the game as it stands, and the rulings so far.
pub(crate) struct Bench<'a> {
    game: &'a mut Game,
    event: &'a Event,
    rulings: &'a mut Vec<Ruling>,
    step: usize,
    /// A composite is judged: duties that it discharges itself are not worth a ruling.
    composite: bool,
    /// The legal move that it is.
    carries_out: Option<::board::Move>,
    /// Further acts of that composite follow.
    more_follows: bool,
    asking: Asking<'a>,
    /// Whether positions are dead is found out later.
    put_off: Option<&'a mut PutOff>,
}

/// What is consulted, for whoever asked for it; see [`Asking`].
impl Bench<'_> {
    #[inline]
    fn asks(&self, rules: impl Rules, unmet: Unmet, holds: bool) -> bool {
        self.asking.asks(rules, unmet, holds)
    }

    #[inline]
    fn finds<T>(&self, rules: impl Rules, unmet: Unmet, found: Option<T>) -> Option<T> {
        self.asking.finds(rules, unmet, found)
    }

    #[inline]
    fn unmet(&self, rules: impl Rules, unmet: Unmet) {
        self.asking.unmet(rules, unmet);
    }

    /// Of a rule that holds only in rapid chess and blitz.
    #[inline]
    fn unmet_in_rapid(&self, rules: impl Rules, unmet: Unmet) {
        self.asking.unmet_as(rules, || match self.frame().regime().pace() {
            Pace::Standard => Unmet::OtherRegime,
            Pace::Rapid | Pace::Blitz => unmet,
        });
    }
}

impl Bench<'_> {
    /// Emits a ruling; from now on the game is as it says.
    fn emit(&mut self, verdict: Verdict, cites: impl Into<Cites>) {
        let mut cites = cites.into();
        self.cite_all(&verdict, &mut cites);
        self.ending_before_flag(&verdict, &mut cites);
        self.enter(Ruling::new(verdict, cites, self.game.frame().edition()));
    }

    /// Emits a ruling that rests on what was found out about mating.
    fn emit_with(&mut self, verdict: Verdict, cites: impl Into<Cites>, evidence: Evidence) {
        let mut cites = cites.into();
        self.cite_all(&verdict, &mut cites);
        let edition = self.game.frame().edition();
        self.enter(Ruling::new(verdict, cites, edition).with_evidence(evidence));
    }

    /// By the article of this pace, and with what else a ruling always rests on.
    fn cite_all(&self, verdict: &Verdict, cites: &mut Cites) {
        let letter = match self.frame().regime().pace() {
            Pace::Blitz => b'B',
            Pace::Standard | Pace::Rapid => b'A',
        };
        cites.of_appendix(letter, self.frame().edition());
        self.ending_an_offer(verdict, cites);
    }

    #[inline]
    fn enter(&mut self, mut ruling: Ruling) {
        let missing = missing::missing_facts(self.game, self.event, ruling.verdict());
        let position = self.position_of(ruling.verdict());
        ruling.place(self.step, position, missing);
        self.asking.ruled(ruling.cites());
        self.game.fold_ruling(&ruling);
        self.rulings.push(ruling);
    }

    /// The position that a ruling speaks of: moves are written in the one in which they are made, faults are named as
    /// they stand on the board.
    fn position_of(&self, verdict: &Verdict) -> Option<Setup> {
        let game = self.game();
        let of_last = |side, played| {
            let plies = game.history().plies().iter().rev();
            let made = plies.take(3).find(|it| it.side == side && it.attempt == played);
            made.map(|it| it.before)
        };
        match verdict {
            Verdict::Completed { side, played, .. } => {
                of_last(*side, *played).or_else(|| Some(game.standing().setup()))
            }
            Verdict::IllegalCompleted { side, why, .. } => {
                let mut plies = game.history().plies().iter();
                let open = |it: &&Ply| {
                    let fault = it.fault.as_ref().filter(|it| !it.settled);
                    it.side == *side && fault.is_some_and(|it| it.why == *why)
                };
                let before = plies.find(open).map(|it| it.before);
                before.or_else(|| Some(game.standing().setup()))
            }
            Verdict::Made { .. }
            | Verdict::IllegalPending { .. }
            | Verdict::Must {
                duty: Duty::Play(_) | Duty::KingMove(_) | Duty::Seal(Some(_)), ..
            } => Some(game.standing().setup()),
            Verdict::SetupFault { .. } | Verdict::IllegalPosition { .. } => {
                let standing = game.standing().setup();
                Some(Setup { placement: *game.board().placement(), ..standing })
            }
            _ => None,
        }
    }

    fn must(&mut self, who: impl Into<Who>, duty: Duty, cites: impl Into<Cites>) {
        self.emit(Verdict::Must { who: who.into(), duty }, cites);
    }

    /// A duty from the touches of a move. If the move was told in one line, that says already which piece was touched.
    fn must_by_touch(&mut self, side: ::board::Color, duty: Duty, cites: impl Into<Cites>) {
        let edition = self.game.frame().edition();
        let ruling = Ruling::new(Verdict::Must { who: side.into(), duty }, cites.into(), edition);
        self.enter(if self.composite { ruling.implied() } else { ruling });
    }

    fn ask(&mut self, question: Question, cites: impl Into<Cites>) {
        self.emit(Verdict::Ask(Box::new(question)), cites);
    }

    fn game(&self) -> &Game {
        self.game
    }

    fn frame(&self) -> &Frame {
        self.game.frame()
    }

    fn book(&self) -> &'static Rulebook {
        self.game.frame().book()
    }

    /// Does this event count as seen by the arbiter?
    fn is_seen(&self) -> bool {
        match self.event.seen {
            Seen::ByArbiter => true,
            Seen::ByNobody => false,
            Seen::AsRegulated => self.frame().arbiter_sees_all(),
        }
    }

    /// What is looked at after everything else: the record of a move that was just made, and sheets that are
    /// still not up to date.
    fn look_afterwards(&mut self) {
        if self.game.is_over() {
            return;
        }
        let step = self.step;
        let now = self.rulings.iter().rev().take_while(|it| it.step() == step);
        let (mut made, mut completed, mut wrong_claim) = (None, false, false);
        for ruling in now {
            match ruling.verdict() {
                Verdict::Made { side, .. } => made = made.or(Some(*side)),
                Verdict::Completed { .. } => completed = true,
                Verdict::ClaimRejected(_) | Verdict::ClaimBarred(_) => wrong_claim = true,
                _ => {}
            }
        }
        if let Some(side) = made {
            self.look_at_record(side);
        }
        if completed {
            self.keep_silent_on_count();
        }
        if wrong_claim {
            self.look_for_repeated_claims();
        }
        self.look_at_waiting_claim();
        if matches!(self.event.what, Happening::TimePassed) {
            self.look_for_dawdling();
        }
    }

    /// Did the game end with one of the rulings after the first so many?
    fn has_ended_since(&self, before: usize) -> bool {
        let ends = |it: &Ruling| matches!(it.verdict(), Verdict::GameOver { .. });
        self.rulings[before..].iter().any(ends)
    }

    /// Away from the board the Laws are applied outside their scope, and every ruling says so.
    fn remark_on_scope(&mut self, rulings_before: usize) {
        let at_board = self.frame().regulations().medium == Medium::OverTheBoard;
        if !at_board && self.rulings[rulings_before..].iter().any(|it| !it.is_quiet()) {
            let what = Matter::OutsideScope;
            self.emit(Verdict::Note { to: None, what }, Provision::IntroScope);
        }
    }

    fn intervene(&mut self, why: Matter, cites: impl Into<Cites>) {
        // 12.1: whoever sees an infraction need not wait for a claim.
        let cites = cites.into().and(Provision::ArbObserveLaws);
        let cites = cites
            .with_commentary_if(why == Matter::TouchedPieceNotMoved, Passage::TouchedPieceExample);
        self.emit(Verdict::Intervene { why }, cites.with_commentary(Passage::WithoutAClaim));
    }

    /// C6.8-b: a flag that nobody had noticed does not change how the game ends.
    fn ending_before_flag(&self, verdict: &Verdict, cites: &mut Cites) {
        let Verdict::GameOver { outcome, .. } = verdict else { return };
        let by_flag = matches!(outcome.reason, Reason::Time | Reason::BothFlags);
        let game = self.game();
        let unnoticed = |it: &Color| game.is_flag_down(*it) && game.flags().noticed[*it].is_none();
        if !by_flag && !game.is_over() && Color::ALL.iter().any(unnoticed) {
            *cites = cites.with_commentary(Passage::NoticedAfterTheEnd);
        }
    }

    /// 9.1.2.1: an offer of a draw ends with the game, if it ends in another way.
    fn ending_an_offer(&self, verdict: &Verdict, cites: &mut Cites) {
        let Verdict::GameOver { outcome, .. } = verdict else { return };
        if outcome.reason != Reason::Agreement && self.game().offer().is_some() {
            *cites = cites.behind(&[Provision::DrawOfferHow]);
        }
    }
}

/// Judges an event that has been folded.
pub(crate) fn judge(
    game: &mut Game,
    event: &Event,
    step: Step<'_>,
    put_off: Option<&mut PutOff>,
    rulings: &mut Vec<Ruling>,
) {
    let Step { number: step, composite, carries_out, more_follows, asking } = step;
    let before = rulings.len();
    // What the hands do for a legal move that is told as a whole goes without saying.
    let asking = asking.hushed_if(carries_out.is_some() && is_of_the_hands(&event.what));
    let mut bench =
        Bench { game, event, rulings, step, composite, carries_out, more_follows, asking, put_off };
    bench.judge(&event.what);
    if bench.has_ended_since(before) {
        bench.apply_kept_points();
    }
    bench.look_afterwards();
    bench.remark_on_scope(before);
}

impl Bench<'_> {
    #[deny(clippy::wildcard_enum_match_arm)]
    fn judge(&mut self, what: &Happening) {
        self.look_at_flags_automatically();
        self.look_for_absent_players(what);
        // Of several rules the first is that a game which is over stays over.
        if self.game().is_over() && belongs_to_play(what) {
            // What was declared with a claim stays declared.
            if let Happening::MoveRecorded(it) = what {
                self.refuses_change_of_move(it);
            }
            if let Happening::FlagNoticed(it) = what {
                self.on_flag_after_end(it);
            }
            return;
        }
        if is_on_blind_board(what) {
            return self.on_blind_board(what);
        }
        match what {
            Happening::Configured(it) => self.on_configured(it),
            Happening::RoundStarted(it) => match it.session {
                Session::First => {
                    if !self.check_assistant() {
                        self.remind_of_blind_play();
                        self.on_round_started();
                    }
                }
                Session::Resumption => self.on_resumption(),
            },
            Happening::PlayerArrived(side) => match self.game().adjournment().resumed() {
                Some(_) => self.on_arrived_at_resumption(*side),
                None => self.on_arrived(*side),
            },
            Happening::PlayerAbsent(side) => self.on_absent(*side),
            Happening::TimePassed if self.find_automatic_draw() => {}
            Happening::TimePassed => self.on_time_passed(),
            Happening::BoardScanned(it) => self.on_board_scanned(it),
            Happening::PieceTouched(it) => self.on_touched(it),
            Happening::PieceTakenOff(it) => self.on_taken_off(it),
            Happening::PiecePlaced(it) => self.on_placed(it),
            Happening::PieceReleased(it) => self.on_released(it),
            Happening::PiecesKnockedOver(it) => self.on_knocked_over(it),
            Happening::PositionSetUp(it) => self.on_set_up(it),
            // The engine takes the composite apart before anything is judged.
            Happening::MovePlayed(_) => {}
            Happening::ClockPressed(it) => {
                self.on_pressed(*it);
                self.on_castling_pressed(it.side);
            }
            Happening::ClockStopped(it) if self.is_arrival_at_resumption(it) => {
                self.on_stopped_at_arrival();
            }
            Happening::ClockStopped(it) => self.on_clock_stopped(it),
            Happening::ClockStarted { by, .. } => self.on_clock_started(by),
            Happening::ClockMishandled { side, how } => self.on_mishandled(*side, *how),
            Happening::FlagFell(side) => self.on_flag_fell(*side),
            Happening::FlagNoticed(it) => self.on_flag_noticed(it),
            Happening::ClockRead(it) => self.on_clock_read(it),
            Happening::ClockFaultFound(it) => self.on_clock_fault(it),
            Happening::ClockSet(it) => self.on_clock_set(it),

            // What is said, written and decided.
            Happening::AdjustAnnounced { side, told } => self.on_adjust_announced(*side, *told),
            Happening::DrawOffered { side, condition } => {
                self.on_offered(*side, condition.as_deref());
            }
            Happening::DrawAccepted(side) => self.on_accepted(*side),
            Happening::DrawDeclined(side) => self.on_declined(*side),
            Happening::DrawWordsUnclear { side, .. } => self.on_unclear_draw_words(*side),
            Happening::DrawClaimed(it) => match it.ground {
                DrawGround::Threefold | DrawGround::Fifty => self.on_claimed(it),
                DrawGround::NoNormalMeans | DrawGround::NoEffort => self.on_quickplay_claimed(it),
            },
            Happening::WithdrawalTried { side, what } => self.on_withdrawal(*side, *what),
            Happening::Resigned { side, .. } => self.on_resigned(*side),
            Happening::GestureMade { who, .. } => self.on_gesture(*who),
            Happening::TakeBackAgreed => self.on_take_back_agreed(),
            Happening::QuestionAsked { by, what } if self.on_blind_question(by, what) => {}
            Happening::QuestionAsked { by, what } => self.on_question(by, what),
            Happening::RequestMade { by, what: Request::Increment, .. } => {
                if let Some(side) = by.player() {
                    self.on_increment_requested(side);
                }
            }
            Happening::RequestMade { by, what: Request::Consent, .. } => {
                self.on_consent_requested(by);
            }
            Happening::RequestMade { by, what: Request::Adjournment, .. } => {
                self.on_adjournment_requested(by);
            }
            Happening::RequestMade { by, what: Request::Opening, .. } => {
                self.on_opening_requested(by);
            }
            Happening::RequestMade { by, what, .. } if self.on_blind_request(by, what) => {}
            Happening::RequestMade { by, what, disability } => {
                self.on_request(by, what, *disability);
            }
            Happening::ArbiterCalled { by, about, .. } => self.on_arbiter_called(*by, *about),
            Happening::InformationGiven { by, to, what }
                if self.on_assistant_told(by, to, what) => {}
            Happening::InformationGiven { by, to, what } => self.on_told(by, to, what),
            Happening::MoveRecorded(it) if self.on_sealed_move_written(it.side) => {}
            Happening::MoveRecorded(it) if self.refuses_change_of_move(it) => {}
            Happening::MoveRecorded(it) => self.on_recorded(it),
            Happening::MarkRecorded { side, mark } => self.on_marked(*side, mark),
            Happening::RecordingStopped(side) => self.on_recording_stopped(*side),
            Happening::ScoresheetHandled { side, how } => self.on_sheet_handled(*side, *how),
            Happening::ResultSigned { side, result, by } => self.on_signed(*side, *result, *by),
            Happening::ReconstructionEnded(Reconstruction::Failed) if self.position_is_lost() => {}
            Happening::ReconstructionEnded(it) if self.on_replay_ended(*it) => {}
            Happening::ReconstructionEnded(it) => self.on_reconstruction(*it),
            Happening::IrregularityNoticed(it)
                if it.what == Irregular::ClockReading && self.on_times_at_resumption(it) => {}
            Happening::IrregularityNoticed(it) => self.on_noticed(it),
            Happening::ArbiterDecided(it) => self.on_decided(it),
            Happening::AppealFiled(side) => self.on_appeal(*side),

            // Conduct, blind play, adjournment, Chess960.
            Happening::AreaLeft { who, area } => self.on_area_left(who, area),
            Happening::AreaEntered { who, area } => self.on_area_entered(who, area),
            Happening::EquipmentFaultFound { by, what, .. } => self.on_equipment_fault(by, *what),
            Happening::DeviceFound(it) => self.on_device_found(it),
            Happening::BagHandled { side, how } => self.on_bag_handled(*side, how),
            Happening::HelpUsed { side, .. } => self.on_help_used(*side),
            Happening::ConductReported(it) => self.on_conduct_reported(it),
            Happening::OrderRefused { who, order } => self.on_order_refused(who, order),
            Happening::GameDisturbed { lasted, .. } => self.on_disturbed(*lasted),
            Happening::MoveAnnounced { side, meant, rank_names, .. } => {
                self.on_move_announced(*side, meant, *rank_names);
            }
            Happening::SealOrdered(side) => self.on_seal_ordered(*side),
            Happening::EnvelopeSealed { side, entries, .. } => self.on_sealed(*side, *entries),
            Happening::EnvelopeOpened { text, meant, nonce } => {
                self.on_envelope_opened(text, meant, *nonce);
            }
            Happening::EnvelopeCaredFor { by, .. } => self.on_envelope_cared_for(by),
            Happening::EnvelopeLost { times_known } => self.on_envelope_lost(*times_known),
            Happening::CastlingAnnounced(side) => self.on_castling_announced(*side),
            // What the arbiter announces to all, and the drawing of an initial position, are taken down; a repeated
            // announcement fulfils a duty.
            Happening::AnnouncementMade { .. }
            | Happening::StartPositionDrawn { .. }
            | Happening::AnnouncementRepeated(_) => {}
        }
    }

    /// I.9.2: the player who has to reply stops the clock on arriving.
    fn is_arrival_at_resumption(&self, stopped: &Stopped) -> bool {
        self.game().adjournment().resumed().is_some() && stopped.reason == Some(StopReason::Arrived)
    }
}

/// Is it something that only means anything while a game is played? That somebody was not there, signatures, appeals, conduct, what somebody
/// notices and what the arbiter decides come after the game too.
fn belongs_to_play(what: &Happening) -> bool {
    !matches!(
        what,
        Happening::PlayerAbsent(_)
            | Happening::ResultSigned { .. }
            | Happening::ScoresheetHandled { .. }
            | Happening::MarkRecorded { .. }
            | Happening::AreaLeft { .. }
            | Happening::AreaEntered { .. }
            | Happening::DeviceFound(_)
            | Happening::ConductReported(_)
            | Happening::OrderRefused { .. }
            | Happening::IrregularityNoticed(_)
            | Happening::ArbiterDecided(_)
            | Happening::AppealFiled(_)
            | Happening::WithdrawalTried { .. }
            | Happening::QuestionAsked { .. }
            | Happening::RequestMade { .. }
            | Happening::InformationGiven { .. }
    )
}

fn is_of_the_hands(what: &Happening) -> bool {
    matches!(
        what,
        Happening::PieceTouched(_) | Happening::PieceTakenOff(_) | Happening::PiecePlaced(_)
    )
}

fn is_on_blind_board(what: &Happening) -> bool {
    let board = match what {
        Happening::PieceTouched(it) => it.board,
        Happening::PieceTakenOff(it) => it.board,
        Happening::PiecePlaced(it) => it.board,
        Happening::PieceReleased(it) => it.board,
        Happening::PositionSetUp(it) => it.board,
        Happening::BoardScanned(it) => it.board,
        _ => BoardId::Main,
    };
    board == BoardId::Blind
}
