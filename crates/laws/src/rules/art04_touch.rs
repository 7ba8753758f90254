//! Article 4, the act of moving the pieces: touching, adjusting, placing, releasing, and when a move is made.

use ::board::{Color, Move, MoveKind, PromotionRole, Rank, Role};

use super::Bench;
use super::art04_duty::{Binding, after_illegal_castling, binding};
use super::doing::{Doing, Missing};
use crate::article::Article;
use crate::discretion::Discretion;
use crate::event::{BoardId, Manner, Placed, Released, TakenOff, Touched};
use crate::game::{Contact, Phase};
use crate::interpretations::Interpretation;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, IllegalDone, TwoHands};
use crate::ruling::{
    Cites, CompletedBy, Duty, Matter, OfferState, Proposal, Question, Verdict, Why,
};

const ARBITER_INTERVENES: Article = Article::new("C4.9-a");
const NOT_BEFORE_THE_PRESS: Article = Article::new("C7.5.1-d");
const TURNING_A_ROOK: Article = Article::new("C3.7.5.3-b");
const FACING_OF_KNIGHTS: Article = Article::new("C2.4-c");

impl Bench<'_> {
    pub(super) fn on_touched(&mut self, touched: &Touched) {
        if touched.board == BoardId::Blind || self.game().is_over() {
            return;
        }
        let side = touched.side;
        if self.game().phase() == Phase::NotStarted || touched.manner == Manner::Turning {
            self.on_turned(touched);
            return;
        }
        if self.game().to_move() != side || self.game().act(side).adjusting {
            return;
        }
        match touched.manner {
            Manner::Accidental | Manner::Turning | Manner::Feeling => {}
            Manner::Unclear => self.ask_whether_accidental(touched),
            Manner::Deliberate => {
                self.decline_by_touch(side);
                self.bind_by_touch(side);
            }
        }
    }

    fn on_turned(&mut self, touched: &Touched) {
        let started = self.game().phase() != Phase::NotStarted;
        let own = touched
            .squares
            .iter()
            .all(|&square| self.game().board().placement().color_at(square) == Some(touched.side));
        let (what, cites) = match started {
            true => (
                Matter::AskArbiterToTurn,
                Cites::of(Provision::ActAdjust).with_commentary(TURNING_A_ROOK),
            ),
            false => (
                Matter::FacingOfKnights,
                Cites::of(Provision::SetupPieces).with_commentary(FACING_OF_KNIGHTS),
            ),
        };
        if started || !own {
            self.emit(Verdict::Note { to: Some(touched.side.into()), what }, cites);
        }
    }

    fn ask_whether_accidental(&mut self, touched: &Touched) {
        let intent = &self.book().moves.touch_intent;
        let cites = Cites::value(intent).and(Provision::ActContactIsIntent);
        let question = Question::new(Discretion::J07, Provision::ActContactIsIntent)
            .about(touched.side)
            .proposing(Proposal::Touch(touched.squares.clone()));
        self.ask(question, cites);
    }

    /// A touch with intent declines the opponent's offer (9.1.2.1).
    pub(super) fn decline_by_touch(&mut self, side: Color) {
        let lapses = self.book().draws.offer_lapses;
        let Some(offer) = self.game().offer() else { return };
        if offer.side != side && lapses.value == crate::rulebook::OfferLapses::OnTouch {
            let verdict = Verdict::Offer {
                side: offer.side,
                state: OfferState::Lapsed,
                condition_void: false,
            };
            self.emit(verdict, Cites::of(Provision::DrawOfferHow).and_value(&lapses));
        }
    }

    /// The duty that the touches so far amount to, if it is a new one.
    pub(super) fn bind_by_touch(&mut self, side: Color) {
        let deliberate: Vec<Contact> = self
            .game()
            .act(side)
            .contacts
            .iter()
            .copied()
            .filter(|it| it.manner == Manner::Deliberate)
            .collect();
        let Some(newest) = deliberate.last().map(|it| it.group) else { return };
        let before: Vec<Contact> =
            deliberate.iter().copied().filter(|it| it.group != newest).collect();
        if let Some(existing) = self.game().duty(side) {
            // A duty that does not come from these touches stands before all of them.
            let by_touch = match binding(self.game(), side, &before) {
                Binding::Duty(duty, _) | Binding::Gap(duty) => duty == *existing,
                Binding::Free => false,
            };
            if !by_touch {
                return;
            }
        }
        match binding(self.game(), side, &deliberate) {
            Binding::Free => {}
            Binding::Duty(duty, cites) => {
                let known = self.game().duty(side) == Some(&duty);
                let rook_first = cites.provisions().any(|it| it == Provision::ActCastleRookFirst);
                if !self.composite && (!known || rook_first) {
                    self.must(side, duty, cites);
                }
            }
            Binding::Gap(duty) => {
                if self.composite {
                    return;
                }
                let question = Question::new(Discretion::J01, Provision::PrefaceAnalogy)
                    .about(side)
                    .proposing(Proposal::Duty(duty));
                let cites = Cites::of(Provision::PrefaceAnalogy)
                    .and(Provision::ActCastleIllegal)
                    .read_as(Interpretation::Q04);
                self.ask(question, cites);
            }
        }
    }

    pub(super) fn on_adjust_announced(&mut self, side: Color) {
        if self.game().is_over() || self.game().phase() == Phase::NotStarted {
            return;
        }
        let has_move = self.game().to_move() == side;
        let own_clock = self.game().running().is_none_or(|it| it == side);
        let needs_own_clock = self.book().moves.adjust_own_clock.value.is_yes();
        let what = match (has_move, own_clock || !needs_own_clock) {
            (true, true) => return,
            (false, _) => Matter::AdjustingWithoutMove,
            (true, false) => Matter::AdjustingOnOpponentsTime,
        };
        let cites = Cites::of(Provision::ActAdjust)
            .and(Provision::ClockAdjustOwnTime)
            .read_as(Interpretation::Q05);
        self.emit(Verdict::Violation { who: side.into(), what }, cites);
        let question = Question::new(Discretion::J14, Provision::ConductDistract).about(side);
        self.ask(question, Cites::of(Provision::ConductDistract).and(Provision::ActAdjust));
    }

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
        self.fix_promotion(placed);
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
                let verdict = Verdict::Refused { who: side.into(), what: Matter::OtherPromotion };
                self.emit(verdict, Provision::ActPromotionChoice);
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

    /// 4.7: a released piece cannot be moved to another square on this move.
    fn refuse_to_move_on(&mut self, side: Color) {
        let made_last = self.game().history().last().is_some_and(|ply| {
            ply.side == side && ply.completed.is_none() && {
                let at = ply.legal.map_or(ply.attempt.to, |it| it.attempt_with_king_target().to);
                self.game().act(side).displaced.iter().any(|it| it.from == Some(at))
            }
        });
        if made_last {
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
        self.bind_by_touch(side);
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
                } else if self.is_seen() && !self.composite {
                    let cites = self
                        .cites_of(&why)
                        .and(Provision::MoveIllegal)
                        .and(Provision::ActMade)
                        .and(Provision::ActTouchOwn)
                        .with_commentary(NOT_BEFORE_THE_PRESS);
                    self.emit(Verdict::IllegalPending { side, played: attempt, why }, cites);
                }
            }
            Doing::Unfinished { attempt, missing } => {
                self.on_unfinished(side, attempt.from, attempt.to, missing);
            }
        }
    }

    fn on_unfinished(
        &mut self,
        side: Color,
        from: ::board::Square,
        to: ::board::Square,
        missing: Missing,
    ) {
        if self.composite {
            return;
        }
        let duty = match missing {
            Missing::Capture | Missing::PawnOff => return,
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
            Missing::NewPiece => Cites::of(Provision::ActMade).and(Provision::ActMadePromotion),
            _ => Cites::of(Provision::ActMadeCastle),
        };
        if self.game().duty(side) != Some(&duty) {
            self.must(side, duty, cites);
        }
    }

    /// A legal move has been carried out.
    pub(super) fn on_made(&mut self, side: Color, legal: Move) {
        if self.takes_back(side, legal) || self.seals_instead(side, legal.attempt()) {
            return;
        }
        self.complete_previous(side);
        let cites = self.cites_of_made(legal);
        let played = legal.attempt();
        self.emit(Verdict::Made { side, played }, cites);
        self.look_for_end(side);
        let two_hands = self.book().illegal.two_hands.value;
        if !self.game().is_over() && two_hands == TwoHands::Illegal {
            self.on_two_hands_made(side);
        }
    }

    /// C4.9-a: an arbiter who sees a breach of Article 4 steps in at once.
    fn takes_back(&mut self, side: Color, legal: Move) -> bool {
        let Some(duty) = self.game().duty(side).cloned() else { return false };
        let captured = self.game().standing().captured_by(legal);
        if duty.allows(legal, captured) {
            return false;
        }
        let acts = self.frame().at(&self.book().illegal.article4_arbiter);
        if !self.is_seen() {
            return false;
        }
        if acts.value == ArbiterActs::OnlyOnClaim {
            let why = Matter::TouchedPieceNotMoved;
            self.emit(Verdict::NoIntervention { why }, Cites::value(&acts));
            return false;
        }
        let ends = self.game().standing().after(legal);
        let would_end = ends.position().is_some_and(|it| !it.has_legal_move());
        let mut cites = cites_of_duty(&duty);
        self.intervene(Matter::TouchedPieceNotMoved, cites.with_commentary(ARBITER_INTERVENES));
        self.must(side, Duty::TakeBack, cites);
        if would_end {
            let end = match ends.position().is_some_and(::board::Position::is_check) {
                true => Provision::EndMate,
                false => Provision::EndStalemate,
            };
            cites = cites.and(end);
        }
        self.must(side, duty, cites);
        true
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
            MoveKind::Castling if self.frame().is_chess960() => Cites::of(Provision::C960Castle)
                .and(Provision::C960Recommend)
                .and(Provision::C960Notes)
                .and(Provision::ActMadeCastle),
            MoveKind::Castling => {
                Cites::of(Provision::ActMadeCastle).and(Provision::MoveKingCastle)
            }
            MoveKind::Promotion(_) => Cites::of(Provision::ActMadePromotion)
                .and(Provision::ActPromotionWaysOrder)
                .and(Provision::ActPromotionWaysSkip)
                .and(Provision::ActPromotionWaysCapture),
            MoveKind::EnPassant => {
                Cites::of(Provision::ActMadeCapture).and(Provision::MovePawnEnPassant)
            }
            MoveKind::Ordinary | MoveKind::DoubleStep => {
                match self.game().standing().captured_by(legal) {
                    Some(_) => Cites::of(Provision::ActMadeCapture),
                    None => Cites::of(Provision::ActMade).read_as(Interpretation::Q12),
                }
            }
        };
        let inverted = act.displaced.iter().any(|it| it.inverted && it.piece.role == Role::Rook);
        let cites = cites.and(Provision::ActMade).and(Provision::GameHaveMove);
        match inverted {
            true => cites.with_commentary(Article::new("C3.7.5.3-a")),
            false => cites,
        }
    }

    /// The provisions that the reasons of an illegal move rest on.
    pub(super) fn cites_of(&self, why: &[Why]) -> Cites {
        let mut provisions = why.iter().flat_map(|it| match it {
            Why::Violation(violation) if self.frame().is_chess960() => {
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
        provisions.copied().take(4).fold(Cites::of(first), |cites, it| {
            match cites.provisions().any(|known| known == it) {
                true => cites,
                false => cites.and(it),
            }
        })
    }
}

/// The provisions behind a duty of touched pieces.
pub(super) fn cites_of_duty(duty: &Duty) -> Cites {
    match duty {
        Duty::MovePiece(_) => Cites::of(Provision::ActTouchOwn),
        Duty::Capture(_) => Cites::of(Provision::ActTouchOpp),
        Duty::CaptureWith { .. } => Cites::of(Provision::ActTouchBoth),
        Duty::Castle(_) => Cites::of(Provision::ActCastleTouch).and(Provision::ActMadeCastle),
        Duty::KingMove(_) => Cites::of(Provision::ActCastleIllegal),
        Duty::Promote { .. } => Cites::of(Provision::ActMade).and(Provision::ActPromotionChoice),
        Duty::Play(_) => Cites::of(Provision::DrawClaimWrong),
        _ => Cites::of(Provision::ActNoLegalTouched),
    }
}
