//! Illegal moves that somebody notices: which one it is, whether it can still be put right, and what a claim of it
//! brings (7.5.1, A.4.2 and their counterparts).

use ::board::{Attempt, Color, Piece, Role, Setup, Wing};

use super::Bench;
use super::art07_illegal::{Found, Offence};
use super::doing::illegal_on_board;
use crate::article::Article;
use crate::discretion::Discretion;
use crate::event::{Irregular, Manner, Notice, TouchOrder, Who};
use crate::game::{Contact, Fault, Ply, Standing};
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, IllegalDone, IllegalWindow, OnIllegalClaim, TwoHands};
use crate::ruling::{
    Bar, Cites, ClaimGround, CompletedBy, Duty, IllegalKind, Matter, Question, Reason,
    RestoreBasis, Verdict, Why,
};

const SET_UP_FOUND_TOO_LATE: Article = Article::new("C7.2.1-a");
const COLOURS_FOUND_TOO_LATE: Article = Article::new("C7.3-b");
const ONLY_DURING_THE_GAME: Article = Article::new("C7.5.1-a");
const NOT_BEFORE_THE_PRESS: Article = Article::new("C7.5.1-d");

impl Bench<'_> {
    /// The event `IrregularityNoticed`: to which rule it belongs. After the end of the game only a fault of the move
    /// that seemed to end it counts.
    pub(super) fn on_noticed(&mut self, notice: &Notice) {
        if self.game().is_over() {
            if notice.what == Irregular::TouchMove && self.end_rests_on_touch() {
                self.on_touch_move_noticed(notice);
            } else {
                self.on_found_after_end(notice.what);
            }
            return;
        }
        match notice.what {
            Irregular::TwoHands => self.on_two_hands_noticed(notice),
            Irregular::IllegalMove | Irregular::PressWithoutMove => self.on_illegal_noticed(notice),
            Irregular::TouchMove => self.on_touch_move_noticed(notice),
            Irregular::ClockReading => self.on_reading_disputed(notice),
            _ => self.on_setup_noticed(notice),
        }
    }

    /// What is found only after the end of the game changes nothing.
    fn on_found_after_end(&mut self, what: Irregular) {
        let (provision, passage) = match what {
            Irregular::WrongSetup | Irregular::WrongOrientation => {
                (Provision::IrrInitial, SET_UP_FOUND_TOO_LATE)
            }
            Irregular::ReversedColours => (Provision::IrrColours, COLOURS_FOUND_TOO_LATE),
            Irregular::IllegalMove
            | Irregular::IllegalPosition
            | Irregular::BothKingsInCheck
            | Irregular::Unpromoted(_)
            | Irregular::TwoHands
            | Irregular::PressWithoutMove => (Provision::IrrIllegal, ONLY_DURING_THE_GAME),
            Irregular::Displaced(_) => (Provision::IrrDisplacedFound, ONLY_DURING_THE_GAME),
            _ => return,
        };
        let cites = Cites::of(provision).with_commentary(passage).read_as(Interpretation::Q10);
        let verdict = Verdict::Note { to: Some(Who::Arbiter), what: Matter::ResultStands };
        self.emit(verdict, cites);
    }

    /// Somebody noticed an illegal move, or a press without a move.
    pub(super) fn on_illegal_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(notice.what);
        let Some((index, fault)) = self.open_fault(by_player) else {
            self.on_nothing_completed(notice, ground);
            return;
        };
        let window = self.frame().at(&self.book().illegal.window);
        if self.is_closed(index) {
            self.on_window_closed(by_player, Cites::value(&window));
            return;
        }
        match by_player {
            Some(claimant) => self.on_illegal_claimed(claimant, index, &fault, ground),
            None if notice.by.is_arbiter() => self.on_illegal_observed(index, &fault),
            None => {}
        }
    }

    fn is_closed(&self, index: usize) -> bool {
        let window = self.frame().at(&self.book().illegal.window).value;
        window == IllegalWindow::UntilOpponentMakesMove
            && index + 1 < self.game().history().plies().len()
    }

    /// The fault of the record that nobody has dealt with: the first one, or where only the last move can be put
    /// right that one before all others. A player claims only the opponent's.
    pub(super) fn open_fault(&self, claimant: Option<Color>) -> Option<(usize, Fault)> {
        let counts = |ply: &Ply| {
            let fault = ply.fault.as_ref().filter(|it| !it.settled)?;
            let completed = self.is_completed(ply);
            let two_hands = fault.kind == IllegalKind::TwoHands;
            let breach_only = two_hands && self.book().illegal.two_hands.value == TwoHands::Breach;
            (completed && !breach_only).then(|| fault.clone())
        };
        let of_opponent = |ply: &Ply| claimant.is_none_or(|it| it != ply.side);
        let plies = self.game().history().plies();
        let open = |index: usize| {
            let ply = plies.get(index).filter(|ply| of_opponent(ply))?;
            Some((index, counts(ply)?))
        };
        let last = plies.len().checked_sub(1).filter(|&it| it > 0 && self.is_closed(it - 1));
        last.and_then(open).or_else(|| (0..plies.len()).find_map(open))
    }

    /// Is an illegal move completed? Where the edition asks for the press, the next move does not complete it.
    fn is_completed(&self, ply: &Ply) -> bool {
        let done = self.frame().at(&self.book().illegal.done).value;
        match ply.completed {
            Some(CompletedBy::NextMove) => ply.legal.is_some() || done == IllegalDone::AsAnyMove,
            completed => completed.is_some(),
        }
    }

    /// The record has no such fault that was completed.
    fn on_nothing_completed(&mut self, notice: &Notice, ground: ClaimGround) {
        let by_player = notice.by.player();
        if self.restore_unpressed(by_player) {
            return;
        }
        let offender = by_player.map_or(self.game().to_move(), |it| !it);
        let pending = illegal_on_board(self.game(), offender).is_some();
        if pending && !self.frame().has_competition_rules() {
            let cites = Cites::of(Provision::MoveIllegal).and(Provision::ActTouch);
            self.must(offender, Duty::TakeBack, cites);
        } else if by_player.is_some() {
            let cites = Cites::of(Provision::IrrIllegal);
            let cites = match pending {
                true => cites.with_commentary(NOT_BEFORE_THE_PRESS),
                false => cites,
            };
            self.emit(Verdict::ClaimRejected(ground), cites);
        } else if notice.by.is_arbiter() && !pending && self.has_moves_outside_record() {
            self.restore_last_identifiable(Provision::IrrIllegal);
        }
    }

    /// Were more moves made than the record holds? Then the irregularity can lie among those.
    fn has_moves_outside_record(&self) -> bool {
        let number = self.game().standing().setup().move_number.get();
        let made = Color::ALL.into_iter().map(|side| self.game().history().made(side)).max();
        made.is_some_and(|it| it > number)
    }

    pub(super) fn restore_last_identifiable(&mut self, provision: Provision) {
        let side = self.game().to_move();
        if self.game().running().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let plies = self.game().history().plies().len();
        let position = self.game().standing().setup();
        let basis = RestoreBasis::LastIdentifiable;
        let restored = self.restore(position, basis, plies, Cites::of(provision));
        self.ask_times(side, restored);
    }

    /// A player makes a further move after one that was illegal and never pressed.
    pub(super) fn on_unpressed_illegal_move(&mut self, side: Color) -> bool {
        let plies = self.game().history().plies();
        let open = |ply: &Ply| ply.side == side && is_unpressed(ply);
        let last = plies.len().saturating_sub(2);
        let Some(index) = plies.iter().skip(last).position(open).map(|it| it + last) else {
            return false;
        };
        let done = self.frame().at(&self.book().illegal.done);
        if done.value == IllegalDone::AsAnyMove
            && let Some(fault) = plies[index].fault.clone()
        {
            let offence = self.offence_of(index, &fault);
            let cites = Cites::value(&done).and(Provision::IrrIllegal).read_as(Interpretation::Q13);
            self.deal_with(offence, cites, Found::Later);
            return true;
        }
        self.is_seen() && self.restore_unpressed(None)
    }

    /// an illegal move that was answered before it was pressed is not counted; the position before it comes
    /// back, and what else follows is the arbiter's.
    fn restore_unpressed(&mut self, claimant: Option<Color>) -> bool {
        let plies = self.game().history().plies();
        let open = |ply: &Ply| is_unpressed(ply) && claimant.is_none_or(|it| it != ply.side);
        let Some(index) = plies.iter().position(open) else { return false };
        let (side, before) = (plies[index].side, plies[index].before);
        if self.game().running().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let cites = Cites::of(Provision::IrrDisplacedFound)
            .and(Provision::IrrIllegal)
            .with_commentary(NOT_BEFORE_THE_PRESS)
            .read_as(Interpretation::Q13);
        self.restore(before, RestoreBasis::ImmediatelyBefore, index, cites);
        let question = Question::new(Discretion::J01, Provision::PrefaceAnalogy).about(side);
        let cites = Cites::of(Provision::PrefaceAnalogy)
            .and(Provision::IrrTimes)
            .read_as(Interpretation::Q13);
        self.ask(question, cites);
        true
    }

    /// A.4.2: the opponent has made his next move, so the illegal one stands.
    pub(super) fn on_window_closed(&mut self, by_player: Option<Color>, cites: Cites) {
        let cites = match self.frame().regime().pace() {
            Pace::Blitz => cites.and(Provision::BlitzRapidBase),
            Pace::Standard | Pace::Rapid => cites,
        };
        match by_player {
            Some(_) => self.emit(Verdict::ClaimBarred(Bar::NextMoveMade), cites),
            None => self.emit(Verdict::PlayOn { why: Matter::IllegalMoveStands }, cites),
        }
    }

    pub(super) fn on_illegal_claimed(
        &mut self,
        claimant: Color,
        index: usize,
        fault: &Fault,
        ground: ClaimGround,
    ) {
        let on_claim = self.frame().at(&self.book().illegal.on_claim);
        let offence = self.offence_of(index, fault);
        match on_claim.value {
            OnIllegalClaim::Ladder => {
                let cites = Cites::value(&on_claim).and(Provision::IrrIllegal);
                self.deal_with(offence, cites, Found::Later);
            }
            // Where the arbiter acts too, a claim brings nothing but what he would rule.
            _ if self.observes() => {
                let cites = Cites::value(&on_claim).and(Provision::IrrIllegal);
                self.deal_with(offence, cites, Found::Later);
            }
            OnIllegalClaim::WinForClaimant | OnIllegalClaim::WinForClaimantOrDrawForPlayer => {
                let cites = Cites::value(&on_claim);
                self.emit(Verdict::ClaimUpheld(ground), cites);
                let standing = Standing::new(&offence.before);
                let cites = cites.read_as(Interpretation::Q48);
                self.lose_in(&standing, !claimant, Reason::IllegalMoveClaimed, cites);
            }
        }
    }

    pub(super) fn on_illegal_observed(&mut self, index: usize, fault: &Fault) {
        let rule = self.frame().at(&self.book().illegal.arbiter);
        match rule.value {
            ArbiterActs::OnObservation | ArbiterActs::OnObservationWithinWindow => {
                let cites = Cites::value(&rule).and(Provision::IrrIllegal);
                let offence = self.offence_of(index, fault);
                self.deal_with(offence, cites, Found::Later);
            }
            ArbiterActs::OnlyOnClaim | ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion => {
                let why = Matter::IllegalMove;
                self.emit(Verdict::NoIntervention { why }, Cites::value(&rule));
            }
        }
    }

    /// A fault of the record, as it is dealt with.
    pub(super) fn offence_of(&self, index: usize, fault: &Fault) -> Offence {
        let ply = &self.game().history().plies()[index];
        let mut contacts = ply.contacts.clone();
        if contacts.is_empty() {
            contacts = implied(&ply.before, ply.side, ply.attempt);
        }
        Offence {
            side: ply.side,
            kind: fault.kind,
            why: fault.why.clone(),
            before: ply.before,
            basis: RestoreBasis::ImmediatelyBefore,
            plies: index,
            contacts,
            unfinished: None,
            unpromoted: (fault.kind == IllegalKind::NoPromotion).then_some(ply.attempt.to),
        }
    }

    /// The opponent's illegal move directly before a captured king (C7.5.5-c).
    pub(super) fn offence_before(&self, offence: &Offence) -> Option<Offence> {
        let captured = offence.kind == IllegalKind::KingCaptured;
        let index = offence.plies.checked_sub(1);
        let recorded = index.and_then(|it| self.game().history().plies().get(it));
        let fault = recorded.and_then(|it| it.fault.as_ref()).filter(|it| !it.settled);
        match (index, fault) {
            (Some(index), Some(fault)) if captured => Some(self.offence_of(index, fault)),
            (None, None) if captured => self.evident_offence(offence),
            _ => None,
        }
    }

    /// The record begins with the king under attack: the move before it was illegal, whichever it was.
    fn evident_offence(&self, offence: &Offence) -> Option<Offence> {
        let why: Vec<Why> = ::board::irregularities(&offence.before)
            .into_iter()
            .filter(|it| matches!(it, ::board::Irregularity::OpponentInCheck { .. }))
            .map(Why::Irregularity)
            .collect();
        (!why.is_empty()).then(|| Offence {
            side: !offence.side,
            kind: IllegalKind::Move,
            why,
            basis: RestoreBasis::LastIdentifiable,
            contacts: Vec::new(),
            ..offence.clone()
        })
    }

    /// The players agreed without the arbiter to take an illegal move back (A.4.2).
    pub(super) fn on_take_back_agreed(&mut self) {
        let rule = self.frame().at(&self.book().illegal.survives_by_agreement);
        let plies = self.game().history().plies();
        let found = plies.iter().rposition(|it| it.legal.is_none() && it.fault.is_some());
        if let (true, Some(index)) = (rule.value.is_yes(), found) {
            let before = plies[index].before;
            self.restore(before, RestoreBasis::ImmediatelyBefore, index, Cites::value(&rule));
        } else {
            let cites = Cites::value(&rule);
            let what = Matter::IllegalMoveStands;
            self.emit(Verdict::Refused { who: Who::Both, what }, cites);
        }
    }
}

/// Is it an illegal move whose clock was never pressed?
fn is_unpressed(ply: &Ply) -> bool {
    ply.legal.is_none()
        && ply.fault.is_some()
        && matches!(ply.completed, None | Some(CompletedBy::NextMove))
}

/// The contacts that a move played in the ordinary way must have had.
fn implied(before: &Setup, side: Color, attempt: Attempt) -> Vec<Contact> {
    let contact = |square, piece: Piece, group| Contact {
        square,
        piece,
        manner: Manner::Deliberate,
        group,
        order: TouchOrder::InTurn,
    };
    let mut contacts = Vec::new();
    if attempt.from == attempt.to {
        return contacts;
    }
    if let Some(piece) = before.placement.piece_at(attempt.from) {
        contacts.push(contact(attempt.from, piece, 0));
        let far = (attempt.from.file() as i8 - attempt.to.file() as i8).abs() >= 2;
        if piece.role == Role::King && far {
            let wing = Wing::of_rook(attempt.from, attempt.to);
            if let Some(rook) = crate::game::rook_of(before, attempt.from, wing)
                && let Some(piece) = before.placement.piece_at(rook)
            {
                contacts.push(contact(rook, piece, 1));
            }
        }
    }
    if let Some(piece) = before.placement.piece_at(attempt.to).filter(|it| it.color != side) {
        contacts.push(contact(attempt.to, piece, 1));
    }
    contacts
}
