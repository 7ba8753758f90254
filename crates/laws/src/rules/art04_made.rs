//! Articles 4.6 and 4.7: placing and releasing pieces, and when a move is made.

use ::board::{
    Attempt, Color, Move, MoveKind, Piece, PromotionRole, Rank, Role, Square, Violation,
};

use super::Bench;
use super::art04_duty::{Binding, after_illegal_castling, binding, cites_of_duty};
use super::doing::{Doing, Missing};
use crate::article::Article;
use crate::discretion::Discretion;
use crate::event::{BoardId, Happening, Manner, Placed, Released, TakenOff};
use crate::game::Contact;
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::regulations::Need;
use crate::rulebook::{ArbiterActs, FinishTest, IllegalDone, TwoHands};
use crate::ruling::{Cites, CompletedBy, Duty, Matter, Question, Verdict, Why};

const ARBITER_INTERVENES: Article = Article::new("C4.9-a");
const NOT_BEFORE_THE_PRESS: Article = Article::new("C7.5.1-d");

impl Bench<'_> {
    pub(super) fn on_placed(&mut self, placed: &Placed) {
        if placed.board == BoardId::Blind || self.game().is_over() {
            return;
        }
        let side = placed.side;
        if self.game().to_move() != side {
            self.refuse_to_move_on(side);
            return;
        }
        self.decline_by_touch(side);
        self.bind_by_touch(side);
        if placed.inverted {
            let cites =
                Cites::of(Provision::MovePawnPromote).with_commentary(Article::new("C3.7.5.3-a"));
            let what = Matter::InvertedRookIsRook;
            self.emit(Verdict::Note { to: None, what }, cites);
        }
        if !self.stays_on_promotion_square(placed) && !self.stays_castling(placed) {
            self.fix_promotion(placed);
        }
    }

    /// 4.7: a pawn released on the last rank is promoted there and nowhere else.
    fn stays_on_promotion_square(&mut self, placed: &Placed) -> bool {
        let side = placed.side;
        let Some(Duty::Promote { square, to }) = self.game().duty(side).cloned() else {
            return false;
        };
        let elsewhere = placed.piece.role == Role::Pawn && placed.square != square;
        if elsewhere && to.is_none() {
            let verdict = Verdict::Refused { who: side.into(), what: Matter::ReleasedPieceStays };
            self.emit(verdict, Provision::ActMade);
            self.must(side, Duty::Promote { square, to }, Provision::ActMade);
        }
        elsewhere
    }

    /// 4.7.2: a king released where it castles goes to no other square, the castling being legal.
    fn stays_castling(&mut self, placed: &Placed) -> bool {
        let side = placed.side;
        let Some(Duty::Castle(wing)) = self.game().duty(side).cloned() else { return false };
        let elsewhere = placed.piece.role == Role::King && placed.square != wing.king_target(side);
        if elsewhere && self.game().act(side).king_released {
            let verdict = Verdict::Refused { who: side.into(), what: Matter::ReleasedPieceStays };
            self.emit(verdict, Provision::ActMadeCastle);
            self.must(side, Duty::Castle(wing), Provision::ActMadeCastle);
        }
        elsewhere
    }

    /// 4.4.4: the choice is made when the new piece has touched the square.
    fn fix_promotion(&mut self, placed: &Placed) {
        let side = placed.side;
        let on_last = placed.square.rank() == Rank::Eighth.seen_by(side);
        let new = self
            .game()
            .act(side)
            .displaced
            .iter()
            .any(|it| it.at == placed.square && it.from.is_none() && it.piece == placed.piece);
        let role = PromotionRole::ALL.into_iter().find(|it| it.role() == placed.piece.role);
        let (Some(role), true) = (role, on_last && new && placed.piece.color == side) else {
            return;
        };
        if let Some(Duty::Promote { to: Some(chosen), square }) = self.game().duty(side)
            && *square == placed.square
        {
            if *chosen != role {
                let duty = Duty::Promote { to: Some(*chosen), square: *square };
                let verdict = Verdict::Refused { who: side.into(), what: Matter::OtherPromotion };
                self.emit(verdict, Provision::ActPromotionChoice);
                self.must(side, duty, Provision::ActPromotionChoice);
            }
            return;
        }
        let legal = self
            .game()
            .standing()
            .any_legal(|it| it.to() == placed.square && it.promotion() == Some(role));
        if legal && !self.composite {
            let duty = Duty::Promote { square: placed.square, to: Some(role) };
            self.must(side, duty, Provision::ActPromotionChoice);
        }
    }

    /// 4.7: a piece that has been let go stays on its square for this move.
    fn refuse_to_move_on(&mut self, side: Color) {
        let carried_on = self
            .game()
            .just_released(side)
            .is_some_and(|at| self.game().act(side).displaced.iter().any(|it| it.from == Some(at)));
        if carried_on {
            let verdict = Verdict::Refused { who: side.into(), what: Matter::ReleasedPieceStays };
            self.emit(verdict, Provision::ActMade);
        }
    }

    pub(super) fn on_taken_off(&mut self, taken: &TakenOff) {
        if taken.board == BoardId::Blind || self.game().is_over() {
            return;
        }
        let side = taken.side;
        if self.game().to_move() != side {
            return;
        }
        self.decline_by_touch(side);
        if !matches!(Doing::of(self.game(), side), Doing::Done(_)) {
            self.bind_by_touch(side);
        }
        self.look_at_board(side);
    }

    pub(super) fn on_released(&mut self, released: &Released) {
        if released.board == BoardId::Blind || self.game().is_over() {
            return;
        }
        let side = released.side;
        if self.game().to_move() == side {
            self.look_at_board(side);
        } else if !self.game().act(side).is_idle() {
            self.on_out_of_turn(side);
        }
    }

    /// 1.2 and 1.3. A second move in a row by a player whose clock still runs is judged when he presses (C6.2.2-a).
    fn on_out_of_turn(&mut self, side: Color) {
        let again = self
            .game()
            .history()
            .last()
            .is_some_and(|ply| ply.side == side && ply.completed.is_none());
        if again && self.game().running() == Some(side) {
            return;
        }
        let cites = Cites::of(Provision::GameWhiteFirst)
            .and(Provision::GameHaveMove)
            .read_as(Interpretation::Q78);
        let what = Matter::OutOfTurn;
        let repeated = self.game().counts().out_of_turn[side] > 0;
        self.emit(Verdict::Violation { who: side.into(), what }, cites);
        self.must(side, Duty::TakeBack, cites);
        if repeated {
            let question = Question::new(Discretion::J12, Provision::GameWhiteFirst).about(side);
            self.ask(question, cites.and(Provision::ArbPenalties));
        }
    }

    /// Reads the work of the hands.
    fn look_at_board(&mut self, side: Color) {
        match Doing::of(self.game(), side) {
            Doing::Nothing => {}
            Doing::Done(legal) => self.on_made(side, legal),
            Doing::Illegal { attempt, why } => {
                let done = self.frame().at(&self.book().illegal.done);
                if done.value == IllegalDone::WhenMade && self.frame().has_competition_rules() {
                    self.on_illegal_completed(side);
                } else if self.is_seen() && !self.more_follows {
                    let cites = self.cites_of_pending(side, attempt, &why);
                    self.emit(Verdict::IllegalPending { side, played: attempt, why }, cites);
                }
            }
            Doing::Unfinished { attempt, missing } => {
                self.on_unfinished(side, attempt.from, attempt.to, missing);
            }
        }
    }

    /// What stands on the board can be corrected until the press, but with the piece that was touched if it can move
    /// at all. However it looks, it ends nothing.
    fn cites_of_pending(&self, side: Color, attempt: Attempt, why: &[Why]) -> Cites {
        let contacts = deliberate(&self.game().act(side).contacts);
        let bound = match binding(self.game(), side, &contacts) {
            Binding::Duty(Duty::AnyMove, _) => Provision::ActNoLegalTouched,
            _ => Provision::ActTouchOwn,
        };
        let cites = self
            .cites_of(why)
            .and(Provision::MoveIllegal)
            .and(Provision::ActMade)
            .and(bound)
            .with_commentary(NOT_BEFORE_THE_PRESS);
        match self.end_that_it_looks_like(attempt) {
            Some(end) => cites.and(end),
            None => cites,
        }
    }

    /// The end of the game that an illegal move would be if it were legal.
    pub(super) fn end_that_it_looks_like(&self, attempt: Attempt) -> Option<Provision> {
        let standing = self.game().standing();
        let own = standing.piece_at(attempt.from).is_some_and(|it| it.color == standing.turn());
        let after = (own && attempt.from != attempt.to).then(|| standing.after_illegal(attempt))?;
        let king = Piece { color: after.turn(), role: Role::King };
        let has_king = Square::ALL.into_iter().any(|it| after.piece_at(it) == Some(king));
        let ended = has_king && !after.any_legal(|_| true);
        let checked = !after.setup().kings_in_check(after.turn()).is_empty();
        ended.then_some(if checked { Provision::EndMate } else { Provision::EndStalemate })
    }

    fn on_unfinished(
        &mut self,
        side: Color,
        from: ::board::Square,
        to: ::board::Square,
        missing: Missing,
    ) {
        if self.more_follows {
            return;
        }
        let duty = match missing {
            Missing::Capture | Missing::PawnOff | Missing::King => return,
            Missing::Rook(wing) => Duty::Castle(wing),
            Missing::NewPiece => Duty::Promote { square: to, to: None },
            Missing::IllegalCastling(_) => {
                if !self.book().moves.released_king_duty.value.is_yes() {
                    return;
                }
                after_illegal_castling(self.game(), from)
            }
        };
        let cites = match missing {
            Missing::NewPiece => Cites::of(Provision::ActMade)
                .and(Provision::ActMadePromotion)
                .and(Provision::ActPromotionChoice),
            _ => Cites::of(Provision::ActMadeCastle),
        };
        // Letting go of the king is a ground of its own, even if the touch led to the same.
        let new_ground = matches!(missing, Missing::IllegalCastling(_));
        if new_ground || self.game().duty(side) != Some(&duty) {
            self.must(side, duty, cites);
        }
    }

    /// A legal move has been carried out.
    pub(super) fn on_made(&mut self, side: Color, legal: Move) {
        if self.on_unpressed_illegal_move(side) || self.takes_back(side, legal) {
            return;
        }
        if self.seals_instead(side, legal.attempt()) {
            return;
        }
        self.complete_previous(side);
        let cites = self.cites_of_made(legal);
        let played = legal.attempt();
        self.emit(Verdict::Made { side, played }, cites);
        self.look_for_end(side);
        let two_hands = self.book().illegal.two_hands.value;
        match two_hands {
            _ if self.game().is_over() => {}
            TwoHands::Illegal => self.on_two_hands_made(side),
            TwoHands::IllegalIfPressed | TwoHands::Breach => self.reproach_two_hands(side),
        }
    }

    /// C4.9-a: an arbiter who sees a breach of Article 4 steps in at once.
    fn takes_back(&mut self, side: Color, legal: Move) -> bool {
        let captured = self.game().standing().captured_by(legal);
        let Some(duty) = self.duty_of(side, legal, captured) else { return false };
        if duty.allows(legal, captured) {
            return false;
        }
        let acts = self.frame().at(&self.book().illegal.article4_arbiter);
        if acts.value == ArbiterActs::OnlyOnClaim {
            let why = Matter::TouchedPieceNotMoved;
            self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
            return false;
        }
        if !self.is_seen() {
            return false;
        }
        let end = self.end_after(legal);
        if end.is_some() && self.book().ending.finish_test.value == FinishTest::MoveLegal {
            return false;
        }
        let mut cites = cites_of_duty(&duty);
        self.intervene(Matter::TouchedPieceNotMoved, cites.with_commentary(ARBITER_INTERVENES));
        self.must(side, Duty::TakeBack, cites);
        if let Some(end) = end {
            cites = cites.and(end);
        }
        self.must(side, duty, cites);
        true
    }

    /// What binds the player: the duty that was announced, or that of pieces touched in moves taken back before.
    fn duty_of(&self, side: Color, legal: Move, captured: Option<::board::Square>) -> Option<Duty> {
        if let Some(duty) = self.game().duty(side) {
            return Some(duty.clone());
        }
        let contacts = &self.game().act(side).contacts;
        let of_this_move = |it: &Contact| it.square == legal.from() || Some(it.square) == captured;
        if contacts.iter().all(of_this_move) || legal.castling_wing().is_some() {
            return None;
        }
        match binding(self.game(), side, &deliberate(contacts)) {
            Binding::Duty(duty, _) => Some(duty),
            Binding::Free | Binding::Gap(..) => None,
        }
    }

    /// 6.2.1.2: making the next move completes the one before.
    fn complete_previous(&mut self, side: Color) {
        let rule = self.book().clock.next_move_completes;
        let open = self.game().history().last_of(side).filter(|it| it.completed.is_none());
        if let (true, Some(ply)) = (rule.value.is_yes(), open) {
            let played = ply.attempt;
            let by = CompletedBy::NextMove;
            self.emit(
                Verdict::Completed { side, played, by },
                Cites::of(Provision::ClockCompleteNextMove),
            );
        }
    }

    fn cites_of_made(&self, legal: Move) -> Cites {
        let act = self.game().act(self.game().to_move());
        let cites = match legal.kind() {
            MoveKind::Castling if self.game().is_chess960() => Cites::of(Provision::C960Castle)
                .and(Provision::C960How)
                .and(Provision::C960Recommend)
                .and(Provision::C960Clarify)
                .and(Provision::C960Notes)
                .and(Provision::ActMadeCastle),
            MoveKind::Castling => {
                Cites::of(Provision::ActMadeCastle).and(Provision::MoveKingCastle)
            }
            MoveKind::Promotion(role) => self.cites_of_promotion(role),
            MoveKind::EnPassant => {
                Cites::of(Provision::ActMadeCapture).and(Provision::MovePawnEnPassant)
            }
            MoveKind::Ordinary | MoveKind::DoubleStep => {
                match self.game().standing().captured_by(legal) {
                    Some(_) => Cites::of(Provision::ActMadeCapture).and(Provision::MoveCapture),
                    None => Cites::of(Provision::ActMade).read_as(Interpretation::Q12),
                }
            }
        };
        let inverted = act.displaced.iter().any(|it| it.inverted && it.piece.role == Role::Rook);
        let cites = cites.and(Provision::ActMade).and(Provision::GameHaveMove);
        let blind = self.frame().has_need(self.game().to_move(), Need::Blind);
        let cites = match (blind, &self.event.what) {
            (true, Happening::MoveAnnounced { side, .. }) => {
                self.done_by_assistant(*side, 2, cites.and(Provision::BlindMade))
            }
            (true, _) => cites.and(Provision::BlindMade),
            (false, _) => cites,
        };
        match inverted {
            true => cites.with_commentary(Article::new("C3.7.5.3-a")),
            false => cites,
        }
    }

    /// A promotion; if the player had no such piece left to take back, by the rule that the choice is free.
    fn cites_of_promotion(&self, role: PromotionRole) -> Cites {
        let side = self.game().to_move();
        let man = Piece { color: side, role: role.role() };
        let standing = self.game().standing();
        let on_board = Square::ALL.into_iter().filter(|&it| standing.piece_at(it) == Some(man));
        let of_the_set = if role == PromotionRole::Queen { 1 } else { 2 };
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(Provision::ActPromotionWaysOrder)
            .and(Provision::ActPromotionWaysSkip)
            .and(Provision::ActPromotionWaysCapture);
        match on_board.count() >= of_the_set {
            true => cites.and(Provision::MovePawnPromoteChoice),
            false => cites.and(Provision::MovePawnPromote),
        }
    }

    /// The provisions that the reasons of an illegal move rest on.
    pub(super) fn cites_of(&self, why: &[Why]) -> Cites {
        let mut provisions = why.iter().flat_map(|it| match it {
            Why::Violation(violation) if self.game().is_chess960() => {
                crate::violations::provisions_of_violation_in_chess960(*violation)
            }
            Why::Violation(violation) => crate::violations::provisions_of_violation(*violation),
            Why::Irregularity(it) => crate::violations::provisions_of_irregularity(*it),
            Why::Matter(Matter::CapturedPieceNotRemoved) => {
                &[Provision::MoveCapture, Provision::ActMadeCapture]
            }
            Why::Matter(Matter::PromotionWrongColour | Matter::PawnNotRemoved) => {
                &[Provision::MovePawnPromote, Provision::ActMadePromotion]
            }
            Why::Matter(Matter::CastlingUnfinished) => &[Provision::ActMadeCastle],
            Why::Matter(Matter::TwoHands) => &[Provision::ActOneHand],
            Why::Matter(_) => &[Provision::MoveIllegal],
        });
        let first = provisions.next().copied().unwrap_or(Provision::MoveIllegal);
        let beside = why.iter().flat_map(behind_self_check);
        provisions.take(4).chain(beside).fold(Cites::of(first), |cites, &it| cites.and(it))
    }
}

fn deliberate(contacts: &[Contact]) -> Vec<Contact> {
    contacts.iter().copied().filter(|it| it.manner == Manner::Deliberate).collect()
}

/// The rules behind the one that a king may not be left in check: that exposing it is not allowed, and where it may go.
const fn behind_self_check(why: &Why) -> &'static [Provision] {
    match why {
        Why::Violation(Violation::KingSteppedIntoCheck { .. }) => {
            &[Provision::MoveKingStep, Provision::MoveAttackSquare, Provision::GameMateWins]
        }
        Why::Violation(Violation::KingExposed { .. } | Violation::KingLeftInCheck { .. }) => {
            &[Provision::GameMateWins]
        }
        _ => &[],
    }
}
