//! The rules: each module decides what follows from an event under the articles it is named after. A rule reads the
//! game and emits rulings; only what is emitted changes the game.

mod appendix_d_blind;
mod art04_duty;
mod art04_touch;
mod art05_completion;
mod art06_fault;
mod art06_flag;
mod art06_press;
mod art06_session;
mod art06_stop;
mod art07_illegal;
mod art07_setup;
mod art08_record;
mod art09_claim;
mod art09_offer;
mod art11_conduct;
mod decisions;
mod doing;
mod guideline1_adjournment;
mod guideline2_chess960;
mod guideline3_quickplay;
mod move_played;

use crate::engine::Step;
use crate::event::{
    BoardId, DrawGround, Event, Happening, Irregular, Reconstruction, Request, Seen, Session,
    StopReason, Stopped, Who,
};
use crate::game::{Frame, Game};
use crate::provision::Provision;
use crate::rulebook::Rulebook;
use crate::ruling::{Cites, Duty, Evidence, Matter, Question, Ruling, Verdict};

pub(crate) use move_played::expand;

/// Where an event is judged: the game as it stands, and the rulings so far.
pub(crate) struct Bench<'a> {
    game: &'a mut Game,
    event: &'a Event,
    rulings: &'a mut Vec<Ruling>,
    step: usize,
    /// A composite is judged: duties that it discharges itself are not worth a ruling.
    composite: bool,
}

impl Bench<'_> {
    /// Emits a ruling; from now on the game is as it says.
    fn emit(&mut self, verdict: Verdict, cites: impl Into<Cites>) {
        let edition = self.game.frame().edition();
        self.enter(Ruling::new(verdict, cites.into(), edition));
    }

    /// Emits a ruling that rests on what was found out about mating.
    fn emit_with(&mut self, verdict: Verdict, cites: impl Into<Cites>, evidence: Evidence) {
        let edition = self.game.frame().edition();
        self.enter(Ruling::new(verdict, cites.into(), edition).with_evidence(evidence));
    }

    fn enter(&mut self, ruling: Ruling) {
        let ruling = ruling.at_step(self.step);
        self.game.fold_ruling(&ruling);
        self.rulings.push(ruling);
    }

    fn must(&mut self, who: impl Into<Who>, duty: Duty, cites: impl Into<Cites>) {
        self.emit(Verdict::Must { who: who.into(), duty }, cites);
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
            Seen::AsRegulated => self.frame().arbiter_sees_all(),
        }
    }

    fn intervene(&mut self, why: Matter, cites: impl Into<Cites>) {
        self.emit(Verdict::Intervene { why }, cites);
    }
}

/// Judges an event that has been folded.
pub(crate) fn judge(game: &mut Game, event: &Event, step: Step, rulings: &mut Vec<Ruling>) {
    let Step { number, composite } = step;
    Bench { game, event, rulings, step: number, composite }.judge(&event.what);
}

impl Bench<'_> {
    fn judge(&mut self, what: &Happening) {
        if is_on_blind_board(what) {
            return self.on_blind_board(what);
        }
        match what {
            Happening::Configured(it) => self.on_configured(it),
            Happening::RoundStarted(it) => match it.session {
                Session::First => {
                    if !self.check_assistant() {
                        self.on_round_started(*it);
                    }
                }
                Session::Resumption => self.on_resumption(),
            },
            Happening::AnnouncementMade { words } => self.on_announced(words),
            Happening::PlayerArrived(side) => match self.game().adjournment().resumed() {
                Some(_) => self.on_arrived_at_resumption(*side),
                None => self.on_arrived(*side),
            },
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
            Happening::ClockPressed(it) => self.on_pressed(*it),
            Happening::ClockStopped(it) if self.is_arrival_at_resumption(it) => {
                self.emit(Verdict::Allowed { what: None }, Provision::AdjPresent);
            }
            Happening::ClockStopped(it) => self.on_clock_stopped(it),
            Happening::ClockStarted { by, side } => self.on_clock_started(by, *side),
            Happening::ClockMishandled { side, how } => self.on_mishandled(*side, *how),
            Happening::FlagFell(side) => self.on_flag_fell(*side),
            Happening::FlagNoticed(it) => self.on_flag_noticed(it),
            Happening::ClockRead(it) => self.on_clock_read(it),
            Happening::ClockFaultFound(it) => self.on_clock_fault(it),
            Happening::ClockSet(it) => self.on_clock_set(it),
            other => self.judge_words(other),
        }
    }

    /// I.9.2: the player who has to reply stops the clock on arriving.
    fn is_arrival_at_resumption(&self, stopped: &Stopped) -> bool {
        self.game().adjournment().resumed().is_some() && stopped.reason == Some(StopReason::Arrived)
    }

    /// What is said, written and decided.
    fn judge_words(&mut self, what: &Happening) {
        match what {
            Happening::AdjustAnnounced { side, .. } => self.on_adjust_announced(*side),
            Happening::DrawOffered { side, condition } => {
                self.on_offered(*side, condition.as_deref());
            }
            Happening::DrawAccepted(side) => self.on_accepted(*side),
            Happening::DrawDeclined(side) => self.on_declined(*side),
            Happening::DrawClaimed(it) => match it.ground {
                DrawGround::Threefold | DrawGround::Fifty => self.on_claimed(it),
                DrawGround::NoNormalMeans | DrawGround::NoEffort => self.on_quickplay_claimed(it),
            },
            Happening::WithdrawalTried { side, what } => self.on_withdrawal(*side, *what),
            Happening::Resigned { side, .. } => self.on_resigned(*side),
            Happening::GestureMade { who, gesture } => self.on_gesture(*who, *gesture),
            Happening::TakeBackAgreed => self.on_take_back_agreed(),
            Happening::QuestionAsked { by, what } if self.on_blind_question(by, what) => {}
            Happening::QuestionAsked { by, what } => self.on_question(by, what),
            Happening::RequestMade { by, what: Request::Increment, .. } => {
                if let Some(side) = by.player() {
                    self.on_increment_requested(side);
                }
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
            Happening::ArbiterCalled { by, reason } => self.on_arbiter_called(*by, reason),
            Happening::InformationGiven { by, to, what }
                if self.on_assistant_told(by, to, what) => {}
            Happening::InformationGiven { by, to, what } => self.on_told(by, to, what),
            Happening::MoveRecorded(it) if self.on_sealed_move_written(it.side) => {}
            Happening::MoveRecorded(it) => self.on_recorded(it),
            Happening::MarkRecorded { side, mark } => self.on_marked(*side, mark),
            Happening::RecordingStopped(side) => self.on_recording_stopped(*side),
            Happening::ScoresheetHandled { side, how } => self.on_sheet_handled(*side, *how),
            Happening::ResultSigned { side, result } => self.on_signed(*side, *result),
            Happening::ReconstructionEnded(Reconstruction::Failed) if self.position_is_lost() => {}
            Happening::ReconstructionEnded(it) => self.on_reconstruction(*it),
            Happening::IrregularityNoticed(it)
                if it.what == Irregular::ClockReading && self.on_times_at_resumption(it) => {}
            Happening::IrregularityNoticed(it) => self.on_noticed(it),
            Happening::ArbiterDecided(it) => self.on_decided(it),
            Happening::AppealFiled(side) => self.on_appeal(*side),
            other => self.judge_conduct(other),
        }
    }

    /// Conduct, blind play, adjournment, Chess960.
    fn judge_conduct(&mut self, what: &Happening) {
        match what {
            Happening::AreaLeft { who, area } => self.on_area_left(who, area),
            Happening::AreaEntered { who, area } => self.on_area_entered(who, area),
            Happening::DeviceFound(it) => self.on_device_found(it),
            Happening::BagHandled { side, how } => self.on_bag_handled(*side, how),
            Happening::HelpUsed { side, kind } => self.on_help_used(*side, *kind),
            Happening::ConductReported(it) => self.on_conduct_reported(it),
            Happening::OrderRefused { who, order } => self.on_order_refused(who, order),
            Happening::GameDisturbed { cause, .. } => self.on_disturbed(cause),
            Happening::MoveAnnounced { side, meant, .. } => self.on_move_announced(*side, meant),
            Happening::AnnouncementRepeated(side) => self.on_repeated(*side),
            Happening::SealOrdered(side) => self.on_seal_ordered(*side),
            Happening::EnvelopeSealed { side, data } => self.on_sealed(*side, data.as_deref()),
            Happening::EnvelopeOpened { meant, .. } => self.on_envelope_opened(meant),
            Happening::EnvelopeLost => self.on_envelope_lost(),
            Happening::StartPositionDrawn { number, .. } => self.on_start_position_drawn(*number),
            Happening::CastlingAnnounced(side) => self.on_castling_announced(*side),
            _ => {}
        }
    }
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
