//! Article 7.5 and its counterparts in rapid and blitz: illegal moves, found at once or later, by the arbiter or on
//! a claim.

use ::board::{Color, Piece, Setup};

use super::Bench;
use super::art04_duty::{Binding, binding};
use super::art04_touch::cites_of_duty;
use super::doing::{Doing, Missing};
use crate::article::Article;
use crate::discretion::Discretion;
use crate::event::{Irregular, Manner, Notice, TouchOrder, Who};
use crate::game::{Contact, Fault, Ply, Standing};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, IllegalWindow, OnIllegalClaim, TwoHands, UnpromotedPawn};
use crate::ruling::{
    Bar, Cites, ClaimGround, CompletedBy, IllegalKind, Matter, Proposal, Question, Reason,
    RestoreBasis, Span, Verdict, Why,
};

const ARBITER_INTERVENES: Article = Article::new("C7.5.1-e");
const TOUCH_MOVE_AGAIN: Article = Article::new("C7.5.1-b");

/// An illegal move that is being dealt with.
struct Offence {
    side: Color,
    kind: IllegalKind,
    why: Vec<Why>,
    /// The position before it.
    before: Setup,
    /// How many plies of the record were played before it.
    plies: usize,
    contacts: Vec<Contact>,
}

impl Bench<'_> {
    /// The clock was pressed (or, where that is not needed, the move made) and what stands on the board is no
    /// legal move.
    pub(super) fn on_illegal_completed(&mut self, side: Color) {
        let offence = self.offence_on_board(side);
        if self.arbiter_acts() {
            self.deal_with(offence, self.cites_at_press(), false);
        } else {
            self.let_stand(offence);
        }
    }

    fn cites_at_press(&self) -> Cites {
        let arbiter = self.frame().at(&self.book().illegal.arbiter);
        Cites::of(Provision::IrrIllegal).and_value(&arbiter).with_commentary(ARBITER_INTERVENES)
    }

    /// May the arbiter act on what he sees (7.5.1, A.4.2)?
    fn arbiter_acts(&self) -> bool {
        let rule = self.frame().at(&self.book().illegal.arbiter).value;
        let observes =
            matches!(rule, ArbiterActs::OnObservation | ArbiterActs::OnObservationWithinWindow);
        observes && self.is_seen()
    }

    fn offence_on_board(&self, side: Color) -> Offence {
        let game = self.game();
        let (kind, why) = match Doing::of(game, side) {
            Doing::Nothing | Doing::Done(_) => (IllegalKind::PressWithoutMove, Vec::new()),
            Doing::Illegal { why, .. } => {
                let king = |it: &Why| {
                    matches!(it, Why::Violation(::board::Violation::KingCaptured { .. }))
                };
                let kind = match why.iter().any(king) {
                    true => IllegalKind::KingCaptured,
                    false => IllegalKind::Move,
                };
                (kind, why)
            }
            Doing::Unfinished { missing, .. } => match missing {
                Missing::NewPiece => (IllegalKind::NoPromotion, Vec::new()),
                Missing::Capture => {
                    (IllegalKind::Move, vec![Why::Matter(Matter::CapturedPieceNotRemoved)])
                }
                Missing::PawnOff => (IllegalKind::Move, vec![Why::Matter(Matter::PawnNotRemoved)]),
                Missing::Rook(_) | Missing::IllegalCastling(_) => {
                    (IllegalKind::Move, vec![Why::Matter(Matter::CastlingUnfinished)])
                }
            },
        };
        Offence {
            side,
            kind,
            why,
            before: game.standing().setup(),
            plies: game.history().plies().len(),
            contacts: game.act(side).contacts.clone(),
        }
    }

    /// Nobody acts: the move is completed all the same and stands until somebody does.
    fn let_stand(&mut self, offence: Offence) {
        let side = offence.side;
        let rule = self.frame().at(&self.book().illegal.arbiter);
        let played = match Doing::of(self.game(), side) {
            Doing::Illegal { attempt, .. } => attempt,
            Doing::Unfinished { attempt, missing: Missing::Capture | Missing::PawnOff } => {
                if let Ok(legal) = self.game().standing().legal_move(attempt) {
                    let played = legal.attempt();
                    self.emit(Verdict::Made { side, played }, Provision::ActMade);
                    let by = CompletedBy::Press;
                    self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
                    return;
                }
                attempt
            }
            Doing::Unfinished { attempt, .. } => attempt,
            Doing::Nothing | Doing::Done(_) => {
                let king = self.game().standing().position().map(|it| it.king(side));
                let square = king.unwrap_or(::board::Square::E1);
                ::board::Attempt { from: square, to: square, promotion: None }
            }
        };
        if self.is_seen() {
            let why = Matter::IllegalMove;
            self.emit(Verdict::NoIntervention { why }, Cites::value(&rule));
        }
        let by = CompletedBy::Press;
        self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
    }

    /// Two hands, the clock pressed (7.5.4).
    pub(super) fn on_fault_pressed(&mut self, side: Color, kind: IllegalKind) {
        if kind != IllegalKind::TwoHands {
            return;
        }
        match self.book().illegal.two_hands.value {
            TwoHands::Illegal => {}
            TwoHands::IllegalIfPressed => self.penalise_two_hands(side),
            TwoHands::Breach => {
                if self.is_seen() {
                    let question =
                        Question::new(Discretion::J12, Provision::ActOneHand).about(side);
                    self.ask(
                        question,
                        Cites::of(Provision::ActOneHand).and(Provision::ArbPenalties),
                    );
                }
            }
        }
    }

    /// Two hands, where the edition does not ask for the press.
    pub(super) fn on_two_hands_made(&mut self, side: Color) {
        let fault = self.game().history().last_of(side).and_then(|it| it.fault.as_ref());
        if fault.is_some_and(|it| it.kind == IllegalKind::TwoHands && !it.settled) {
            self.penalise_two_hands(side);
        }
    }

    fn penalise_two_hands(&mut self, side: Color) {
        if !self.arbiter_acts() {
            return;
        }
        let cites = Cites::of(Provision::IrrTwoHands)
            .and(Provision::ActOneHand)
            .and_value(&self.book().illegal.two_hands);
        let count = self.count_of(side);
        let why = vec![Why::Matter(Matter::TwoHands)];
        self.emit(
            Verdict::IllegalCompleted { side, count, kind: IllegalKind::TwoHands, why },
            cites,
        );
        if self.penalise(side, count, &cites) {
            let question = Question::new(Discretion::J28, Provision::IrrTwoHands).about(side);
            self.ask(question, Cites::of(Provision::IrrTwoHands).read_as(Interpretation::Q08));
        }
    }

    fn count_of(&self, side: Color) -> u8 {
        self.game().counts().illegal[side].saturating_add(1)
    }

    /// Counts an illegal move, puts the position right and penalises. `found_later`: the clock has to be stopped
    /// first.
    fn deal_with(&mut self, offence: Offence, cites: Cites, found_later: bool) {
        let side = offence.side;
        let count = self.count_of(side);
        let kind = offence.kind;
        let special = match kind {
            IllegalKind::NoPromotion => Some(Provision::IrrUnpromoted),
            IllegalKind::PressWithoutMove => Some(Provision::IrrClockNoMove),
            IllegalKind::TwoHands => Some(Provision::IrrTwoHands),
            IllegalKind::KingCaptured => Some(Provision::IrrKingCaptured),
            IllegalKind::Move => None,
        };
        let mut ground = match (special, offence.why.is_empty()) {
            (Some(special), true) => Cites::of(special),
            (Some(special), false) => self.cites_of(&offence.why).and(special),
            (None, _) => self.cites_of(&offence.why),
        };
        ground = ground.and_all(&cites.provisions().collect::<Vec<_>>());
        let window = self.frame().at(&self.book().illegal.arbiter);
        let ground = ground.and_value(&window);
        // A pawn left on the last rank becomes a queen where the edition says so: the move stands.
        let queen = kind == IllegalKind::NoPromotion
            && self.book().moves.unpromoted_pawn.value == UnpromotedPawn::IllegalAndQueen;
        let promotion_square = match Doing::of(self.game(), side) {
            Doing::Unfinished { attempt, missing: Missing::NewPiece } => Some(attempt),
            _ => None,
        };
        if let (true, Some(attempt)) = (queen, promotion_square) {
            let by = CompletedBy::Press;
            self.emit(Verdict::Completed { side, played: attempt, by }, Provision::ClockComplete);
        }
        let why = offence.why.clone();
        self.emit(Verdict::IllegalCompleted { side, count, kind, why }, ground);
        if found_later && self.game().running().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let lost = count >= self.frame().at(&self.book().illegal.loses_at).value.0;
        match kind {
            IllegalKind::NoPromotion if queen => {
                let last = self.game().history().last_of(side).map(|it| it.attempt.to);
                if let Some(square) = last {
                    self.emit(Verdict::PutQueen(square), Provision::IrrUnpromoted);
                }
                if self.penalise(side, count, &cites) {
                    self.ask_whether_queen_ends(side);
                }
            }
            IllegalKind::PressWithoutMove if !found_later => {
                if self.penalise(side, count, &cites) {
                    self.emit(Verdict::StartClock(side), Provision::IrrClockNoMove);
                }
            }
            _ if lost => {
                self.penalise_in(&Standing::new(&offence.before), side, count, &cites);
            }
            _ if self.is_unfinished_promotion(&offence) => {
                if self.penalise(side, count, &cites) {
                    self.ask_how_to_promote(side);
                }
            }
            _ => {
                self.put_back(&offence, &cites);
                if self.penalise(side, count, &cites) {
                    self.replace_move(&offence);
                    self.ask_times(side);
                }
            }
        }
    }

    fn is_unfinished_promotion(&self, offence: &Offence) -> bool {
        offence.why.iter().any(|it| {
            matches!(it, Why::Matter(Matter::PawnNotRemoved | Matter::PromotionWrongColour))
        })
    }

    fn put_back(&mut self, offence: &Offence, cites: &Cites) {
        let position = Box::new(offence.before);
        let (basis, plies) = (RestoreBasis::ImmediatelyBefore, offence.plies);
        let ground =
            Cites::of(Provision::IrrIllegal).and_all(&cites.provisions().collect::<Vec<_>>());
        self.emit(Verdict::Restore { position, basis, plies }, ground);
    }

    /// The step of the ladder; says whether the game goes on.
    fn penalise(&mut self, side: Color, count: u8, cites: &Cites) -> bool {
        let standing = self.game().standing().clone();
        self.penalise_in(&standing, side, count, cites)
    }

    /// The same, the question of mate being put in this position: the one reinstated.
    fn penalise_in(&mut self, standing: &Standing, side: Color, count: u8, cites: &Cites) -> bool {
        let loses_at = self.frame().at(&self.book().illegal.loses_at);
        let ground = Cites::of(Provision::IrrIllegalPenalty)
            .and_all(&cites.provisions().collect::<Vec<_>>());
        if count >= loses_at.value.0 {
            let ground = ground.and_value(&loses_at).read_as(Interpretation::Q21);
            self.lose_in(standing, side, Reason::IllegalMoves(count), ground);
            return false;
        }
        let bonus = self.frame().at(&self.book().illegal.bonus);
        if let Some(seconds) = bonus.value {
            let verdict = Verdict::Time { side: !side, span: Span::seconds(seconds.0) };
            self.emit(verdict, Cites::value(&bonus).and(Provision::IrrIllegalPenalty));
        }
        true
    }

    /// 4.3 and 4.7 hold for the move that replaces the illegal one.
    fn replace_move(&mut self, offence: &Offence) {
        let side = offence.side;
        let contacts = &offence.contacts;
        let duty = match binding(self.game(), side, contacts) {
            Binding::Free => return,
            Binding::Duty(duty, _) | Binding::Gap(duty) => duty,
        };
        let cites = cites_of_duty(&duty)
            .and(Provision::IrrIllegal)
            .and(Provision::ActTouchOwn)
            .with_commentary(TOUCH_MOVE_AGAIN);
        let cites = match contacts.iter().any(|it| it.piece.color != side) {
            true => cites.and(Provision::ActTouchBoth),
            false => cites,
        };
        self.must(side, duty, cites);
    }

    fn ask_times(&mut self, side: Color) {
        if self.game().clock().is_none() {
            return;
        }
        if self.game().running().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let counters = self.game().clock().map(clock::ChessClock::counters);
        let behind = |of: Color| {
            let counted = counters.map_or(0, |it| i64::from(it[of].0));
            i32::try_from(i64::from(self.game().history().completed(of)) - counted).unwrap_or(0)
        };
        let last = self.game().history().last().and_then(|it| it.times);
        let proposal = Proposal::Clock {
            times: ::board::ByColor::from_fn(|of| last.map(|it| it[of])),
            counter: ::board::ByColor::from_fn(behind),
        };
        let question =
            Question::new(Discretion::J23, Provision::IrrTimes).about(side).proposing(proposal);
        self.ask(question, Cites::of(Provision::IrrTimes).read_as(Interpretation::Q72));
    }

    fn ask_whether_queen_ends(&mut self, side: Color) {
        let ended = self.game().standing().position().is_some_and(|it| !it.has_legal_move());
        if ended {
            let question = Question::new(Discretion::J26, Provision::IrrUnpromoted).about(side);
            self.ask(question, Cites::of(Provision::IrrUnpromoted).read_as(Interpretation::Q07));
        }
    }

    fn ask_how_to_promote(&mut self, side: Color) {
        let question = Question::new(Discretion::J05, Provision::ActMadePromotion).about(side);
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(Provision::MovePawnPromote)
            .and(Provision::ActPromotionWaysCapture)
            .read_as(Interpretation::Q11);
        self.ask(question, cites);
    }

    /// Somebody noticed an illegal move, two hands, or a press without a move.
    pub(super) fn on_illegal_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(notice.what);
        let Some((index, fault)) = self.open_fault(by_player) else {
            if by_player.is_some() {
                self.emit(Verdict::ClaimRejected(ground), Provision::IrrIllegal);
            }
            return;
        };
        let window = self.frame().at(&self.book().illegal.window);
        let closed = window.value == IllegalWindow::UntilOpponentMakesMove
            && index + 1 < self.game().history().plies().len();
        if closed {
            self.on_window_closed(by_player, &Cites::value(&window));
            return;
        }
        match by_player {
            Some(claimant) => self.on_illegal_claimed(claimant, index, &fault, ground),
            None if notice.by.is_arbiter() => self.on_illegal_observed(index, &fault),
            None => {}
        }
    }

    /// The first fault of the record that nobody has dealt with; a player claims only the opponent's.
    fn open_fault(&self, claimant: Option<Color>) -> Option<(usize, Fault)> {
        let counts = |ply: &Ply| {
            let fault = ply.fault.as_ref().filter(|it| !it.settled)?;
            let completed = ply.completed.is_some();
            let two_hands = fault.kind == IllegalKind::TwoHands;
            let breach_only = two_hands && self.book().illegal.two_hands.value == TwoHands::Breach;
            (completed && !breach_only).then(|| fault.clone())
        };
        let plies = self.game().history().plies();
        plies
            .iter()
            .enumerate()
            .filter(|(_, ply)| claimant.is_none_or(|it| it != ply.side))
            .find_map(|(index, ply)| Some((index, counts(ply)?)))
    }

    fn on_window_closed(&mut self, by_player: Option<Color>, cites: &Cites) {
        match by_player {
            Some(_) => self.emit(Verdict::ClaimBarred(Bar::NextMoveMade), *cites),
            None => self.emit(Verdict::PlayOn { why: Matter::IllegalMoveStands }, *cites),
        }
    }

    fn on_illegal_claimed(
        &mut self,
        claimant: Color,
        index: usize,
        fault: &Fault,
        ground: ClaimGround,
    ) {
        let on_claim = self.frame().at(&self.book().illegal.on_claim);
        match on_claim.value {
            OnIllegalClaim::Ladder => {
                let offence = self.offence_of(index, fault);
                self.deal_with(offence, Cites::value(&on_claim).and(Provision::IrrIllegal), true);
            }
            OnIllegalClaim::WinForClaimant | OnIllegalClaim::WinForClaimantOrDrawForPlayer => {
                let cites = Cites::value(&on_claim);
                self.emit(Verdict::ClaimUpheld(ground), cites);
                self.lose(!claimant, Reason::IllegalMoveClaimed, cites);
            }
        }
    }

    fn on_illegal_observed(&mut self, index: usize, fault: &Fault) {
        let rule = self.frame().at(&self.book().illegal.arbiter);
        match rule.value {
            ArbiterActs::OnObservation | ArbiterActs::OnObservationWithinWindow => {
                let cites = Cites::value(&rule)
                    .and(Provision::IrrIllegal)
                    .with_commentary(ARBITER_INTERVENES);
                let offence = self.offence_of(index, fault);
                self.deal_with(offence, cites, true);
            }
            ArbiterActs::OnlyOnClaim | ArbiterActs::OnlyOnClaimExceptBothKingsOrPromotion => {
                let why = Matter::IllegalMove;
                self.emit(Verdict::NoIntervention { why }, Cites::value(&rule));
            }
        }
    }

    fn offence_of(&self, index: usize, fault: &Fault) -> Offence {
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
            plies: index,
            contacts,
        }
    }

    /// A touched piece was not moved, or not captured (4.8, C4.9-a).
    pub(super) fn on_touch_move_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        let ground = ClaimGround::Irregular(Irregular::TouchMove);
        let plies = self.game().history().plies();
        let found = plies
            .iter()
            .rposition(|ply| ply.breach.is_some() && by_player.is_none_or(|it| it != ply.side));
        let Some(index) = found else {
            if by_player.is_some() {
                self.emit(Verdict::ClaimRejected(ground), Provision::ActTouch);
            }
            return;
        };
        let ply = &plies[index];
        let (offender, before) = (ply.side, ply.before);
        let Some(duty) = ply.breach.clone() else { return };
        if let Some(claimant) = by_player {
            let touched =
                self.game().act(claimant).contacts.iter().any(|it| it.manner == Manner::Deliberate);
            if touched || index + 1 < self.game().history().plies().len() {
                let cites = Cites::of(Provision::ActClaimForfeited)
                    .and_value(&self.book().moves.forfeit_trigger);
                self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
                return;
            }
            let cites = Cites::of(Provision::ActClaimForfeited)
                .and_all(&cites_of_duty(&duty).provisions().collect::<Vec<_>>());
            self.emit(Verdict::ClaimUpheld(ground), cites);
        } else if notice.by.is_arbiter() {
            let acts = self.frame().at(&self.book().illegal.article4_arbiter);
            if acts.value == ArbiterActs::OnlyOnClaim {
                let why = Matter::TouchedPieceNotMoved;
                self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
                return;
            }
            let cites = cites_of_duty(&duty).with_commentary(Article::new("C4.9-a"));
            self.intervene(Matter::TouchedPieceNotMoved, cites.read_as(Interpretation::Q25));
        } else {
            return;
        }
        let cites = cites_of_duty(&duty).and(Provision::ActClaimForfeited);
        let verdict = Verdict::Restore {
            position: Box::new(before),
            basis: RestoreBasis::ImmediatelyBefore,
            plies: index,
        };
        self.emit(verdict, cites);
        self.must(offender, duty.clone(), cites_of_duty(&duty));
        self.ask_times(offender);
    }

    /// The event `IrregularityNoticed`, as far as moves are concerned.
    pub(super) fn on_noticed(&mut self, notice: &Notice) {
        if self.game().is_over() {
            return;
        }
        match notice.what {
            Irregular::IllegalMove | Irregular::TwoHands | Irregular::PressWithoutMove => {
                self.on_illegal_noticed(notice);
            }
            Irregular::TouchMove => self.on_touch_move_noticed(notice),
            _ => self.on_setup_noticed(notice),
        }
    }

    /// The players agreed without the arbiter to take an illegal move back (A.4.2).
    pub(super) fn on_take_back_agreed(&mut self) {
        let rule = self.frame().at(&self.book().illegal.survives_by_agreement);
        let found = self.game().history().plies().iter().position(|it| it.fault.is_some());
        if let (true, Some(index)) = (rule.value.is_yes(), found) {
            let verdict = Verdict::Restore {
                position: Box::new(self.game().history().plies()[index].before),
                basis: RestoreBasis::ImmediatelyBefore,
                plies: index,
            };
            self.emit(verdict, Cites::value(&rule));
        } else {
            let who = Who::Both;
            let cites = Cites::value(&rule);
            self.emit(Verdict::Refused { who, what: Matter::IllegalMoveStands }, cites);
        }
    }
}

/// The contacts that a move played in the ordinary way must have had.
fn implied(before: &Setup, side: Color, attempt: ::board::Attempt) -> Vec<Contact> {
    let contact = |square, piece: Piece, group| Contact {
        square,
        piece,
        manner: Manner::Deliberate,
        group,
        order: TouchOrder::InTurn,
    };
    let mut contacts = Vec::new();
    if let Some(piece) = before.placement.piece_at(attempt.from) {
        contacts.push(contact(attempt.from, piece, 0));
        let far = (attempt.from.file() as i8 - attempt.to.file() as i8).abs() >= 2;
        if piece.role == ::board::Role::King && far {
            let wing = ::board::Wing::of_rook(attempt.from, attempt.to);
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
