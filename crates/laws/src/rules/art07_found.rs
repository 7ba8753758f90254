//! Illegal moves that somebody notices: which one it is, whether it can still be put right, and what a claim of it
//! brings (7.5.1, A.4.2 and their counterparts).

use ::board::{Attempt, Color, Piece, Role, Setup};

use super::Bench;
use super::art07_illegal::{Found, Offence};
use super::doing::{castling_tried, illegal_on_board};
use crate::discretion::Discretion;
use crate::event::{Irregular, Manner, Notice, TouchOrder, Who};
use crate::game::{Contact, Fault, Ply, Standing};
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, IllegalDone, IllegalWindow, OnIllegalClaim, TwoHands};
use crate::ruling::{
    Bar, Cites, ClaimGround, CompletedBy, Duty, IllegalKind, Matter, Reason, RestoreBasis, Verdict,
    Why,
};
use crate::unmet::Unmet;

/// What an illegal move that is found leads to.
const ILLEGAL: [Provision; 4] = [
    Provision::IrrIllegal,
    Provision::IrrIllegalPenalty,
    Provision::RapidIllegal,
    Provision::RapidBothKings,
];

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
        // 12.7: what anybody else says aloud is interference, and for the arbiter a reason to look.
        let may_speak = notice.by.players().next().is_some()
            || notice.by.is_arbiter()
            || matches!(notice.by, Who::Operator | Who::Organiser);
        if self.asks(Provision::ArbThirdParties, Unmet::ByPlayerOrArbiter, !may_speak) {
            return self.on_interference(&notice.by, Cites::of(Provision::ArbThirdParties));
        }
        match notice.what {
            Irregular::TwoHands => self.on_two_hands_noticed(notice),
            Irregular::PressWithoutMove if self.on_empty_press_noticed(notice) => {}
            Irregular::IllegalMove | Irregular::PressWithoutMove => self.on_illegal_noticed(notice),
            Irregular::TouchMove => self.on_touch_move_noticed(notice),
            Irregular::ClockReading => self.on_reading_disputed(notice),
            Irregular::WrongSetup
            | Irregular::WrongOrientation
            | Irregular::ReversedColours
            | Irregular::IllegalPosition
            | Irregular::BothKingsInCheck
            | Irregular::Unpromoted(_)
            | Irregular::Displaced(_)
            | Irregular::BoardOutOfStep
            | Irregular::BoardsDiffer => self.on_setup_noticed(notice),
        }
    }

    /// What is found only after the end of the game changes nothing.
    fn on_found_after_end(&mut self, what: Irregular) {
        let (provision, passage) = match what {
            Irregular::WrongSetup | Irregular::WrongOrientation => {
                (Provision::IrrInitial, Passage::SetUpFoundTooLate)
            }
            Irregular::ReversedColours => (Provision::IrrColours, Passage::ColoursFoundTooLate),
            Irregular::IllegalMove
            | Irregular::IllegalPosition
            | Irregular::BothKingsInCheck
            | Irregular::Unpromoted(_)
            | Irregular::TwoHands
            | Irregular::PressWithoutMove => (Provision::IrrIllegal, Passage::OnlyDuringTheGame),
            Irregular::Displaced(_) => (Provision::IrrDisplacedFound, Passage::OnlyDuringTheGame),
            Irregular::TouchMove
            | Irregular::ClockReading
            | Irregular::BoardsDiffer
            | Irregular::BoardOutOfStep => return,
        };
        let cites = Cites::of(provision).with_commentary(passage).read_as(Interpretation::Q10);
        self.tell(Who::Arbiter, Matter::ResultStands, cites);
    }

    /// Somebody noticed an illegal move, or a press without a move.
    pub(super) fn on_illegal_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(notice.what);
        self.complete_when_made(by_player.map_or(self.game().to_move(), |it| !it));
        let Some((index, fault)) = self.open_fault(by_player) else {
            let rules = self.frame().has_competition_rules();
            self.asks(ILLEGAL, Unmet::NoCompetitionRules, rules);
            self.unmet(ILLEGAL, Unmet::NoIllegalMove);
            return self.on_nothing_completed(notice, ground);
        };
        let window = self.frame().at(&self.book().illegal.window);
        if self.is_closed(index) {
            self.unmet(ILLEGAL, Unmet::NextMoveMade);
            return self.on_window_closed(by_player, Cites::value(&window));
        }
        match by_player {
            Some(claimant) => self.on_illegal_claimed(claimant, index, &fault, ground),
            None if notice.by.is_arbiter() => self.on_illegal_observed(index, &fault),
            None => self.unmet(ILLEGAL, Unmet::ByPlayerOrArbiter),
        }
    }

    /// Where an illegal move counts when it is made, one that somebody finds on the board is completed.
    fn complete_when_made(&mut self, offender: Color) {
        let done = self.frame().at(&self.book().illegal.done).value;
        let pending = illegal_on_board(self.game(), offender).is_some();
        if pending && done == IllegalDone::WhenMade && self.frame().has_competition_rules() {
            self.let_stand(offender);
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
            let cites = cites.with_commentary_if(pending, Passage::NotBeforeThePress);
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
        self.interrupt();
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
            let cites =
                Cites::of(Provision::IrrIllegal).and_value(&done).read_as(Interpretation::Q13);
            self.deal_with(offence, cites, Found::Later);
            return true;
        }
        self.asks(Provision::IrrIllegal, Unmet::NotSeen, self.is_seen())
            && self.restore_unpressed(None)
    }

    /// an illegal move that was answered before it was pressed is not counted; the position before it comes
    /// back, and what else follows is the arbiter's.
    fn restore_unpressed(&mut self, claimant: Option<Color>) -> bool {
        let plies = self.game().history().plies();
        let open = |ply: &Ply| is_unpressed(ply) && claimant.is_none_or(|it| it != ply.side);
        let Some(index) = plies.iter().position(open) else { return false };
        let (side, before) = (plies[index].side, plies[index].before);
        self.interrupt();
        let cites = Cites::of(Provision::IrrDisplacedFound)
            .and(Provision::IrrIllegal)
            .with_commentary(Passage::NotBeforeThePress)
            .read_as(Interpretation::Q13);
        self.restore(before, RestoreBasis::ImmediatelyBefore, index, cites);
        let cites = Cites::of(Provision::PrefaceAnalogy)
            .and(Provision::IrrTimes)
            .read_as(Interpretation::Q13);
        self.ask_about(side, Discretion::CaseNotCovered, cites);
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
            None => self.play_on(Matter::IllegalMoveStands, cites),
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
        let ladder = on_claim.value == OnIllegalClaim::Ladder || self.observes();
        if ladder && self.is_last_by_two_hands(index, fault) {
            return self.count_two_hands(!claimant);
        }
        let offence = self.offence_of(index, fault);
        let found = self.found_now(index);
        match on_claim.value {
            OnIllegalClaim::Ladder => {
                let cites = Cites::of(Provision::IrrIllegal).and_value(&on_claim);
                self.deal_with(offence, cites, found);
            }
            // Where the arbiter acts too, a claim brings nothing but what he would rule.
            _ if self.observes() => {
                let cites = Cites::of(Provision::IrrIllegal).and_value(&on_claim);
                self.deal_with(offence, cites, found);
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
                if self.is_last_by_two_hands(index, fault) {
                    return self.count_two_hands(!self.game().to_move());
                }
                let cites = Cites::of(Provision::IrrIllegal).and_value(&rule);
                let offence = self.offence_of(index, fault);
                self.deal_with(offence, cites, self.found_now(index));
            }
            ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion
                if self.must_intervene_if_possible() =>
            {
                self.ask_whether_possible();
            }
            ArbiterActs::OnlyOnClaim | ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion => {
                self.unmet(ILLEGAL, Unmet::NotClaimed);
                let why = Matter::IllegalMove;
                self.emit(Verdict::NoIntervention { why }, Cites::value(&rule));
            }
        }
    }

    /// Was the last move a legal one, made with two hands? It need not be put back.
    fn is_last_by_two_hands(&self, index: usize, fault: &Fault) -> bool {
        let last = index + 1 == self.game().history().plies().len();
        fault.kind == IllegalKind::TwoHands && last
    }

    /// Is it found at the instant of its press, nothing having happened since?
    fn found_now(&self, index: usize) -> Found {
        let last = index + 1 == self.game().history().plies().len();
        match self.game().just_left() {
            Some(_) if last => Found::Directly,
            _ => Found::Later,
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
            unfinished: castling_tried(self.game(), &ply.before, ply.attempt)
                .map(|it| (ply.attempt, it)),
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

    /// The players agreed to take a move back. Without the arbiter they may do so with an illegal one (A.4.2); one that
    /// was made by the Laws stands, whatever they agree on (4.7).
    pub(super) fn on_take_back_agreed(&mut self) {
        let rule = self.frame().at(&self.book().illegal.survives_by_agreement);
        let plies = self.game().history().plies();
        let found = plies.iter().rposition(|it| it.legal.is_none() && it.fault.is_some());
        if let (true, Some(index)) = (rule.value.is_yes(), found) {
            let before = plies[index].before;
            self.restore(before, RestoreBasis::ImmediatelyBefore, index, Cites::value(&rule));
        } else if let (Some((index, fault)), true) = (self.open_fault(None), self.observes()) {
            // What the players wanted to settle among themselves is now known to the arbiter.
            self.on_illegal_observed(index, &fault);
        } else if found.is_some() {
            let (cites, what) = (Cites::value(&rule), Matter::IllegalMoveStands);
            self.refuse(Who::Both, what, cites);
        } else {
            let cites = Cites::of(Provision::ActMade).and(Provision::ArbObserveLaws);
            self.refuse(Who::Both, Matter::MadeMoveStands, cites);
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
        let rook = Piece { color: side, role: Role::Rook };
        if piece.role == Role::King && before.placement.piece_at(attempt.to) == Some(rook) {
            contacts.push(contact(attempt.to, rook, 1));
        }
    }
    if let Some(piece) = before.placement.piece_at(attempt.to).filter(|it| it.color != side) {
        contacts.push(contact(attempt.to, piece, 1));
    }
    contacts
}
