//! Articles 4.6 and 4.7: placing and releasing pieces, and when a move is made.

use ::board::{
    Attempt, Color, Move, MoveKind, Piece, PromotionRole, Rank, Role, Square, Violation,
};

use super::Bench;
use super::art04_duty::{Binding, after_illegal_castling, binding, deliberate};
use super::doing::{Doing, Missing};
use super::guideline2_chess960::and_rule;
use crate::event::{Happening, Placed, Released, TakenOff};
use crate::game::IncidentKind;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::regulations::Need;
use crate::rulebook::{IllegalDone, TwoHands};
use crate::ruling::{Cites, CompletedBy, Duty, Matter, Verdict, Why};
use crate::unmet::Unmet;

/// So many rules that a move breaks are told; more of them are no better reason.
const REASONS_MAX: usize = 3;

/// When a move is made.
const MADE: [Provision; 4] = [
    Provision::ActMade,
    Provision::ActMadeCapture,
    Provision::ActMadeCastle,
    Provision::ActMadePromotion,
];

/// The item that stands for the provision without its items.
const HEADING: u8 = 0;

impl Bench<'_> {
    pub(super) fn on_placed(&mut self, placed: &Placed) {
        let side = placed.side;
        if self.game().to_move() != side {
            return self.refuse_to_move_on(placed);
        }
        self.decline_by_touch(side);
        self.bind_by_touch(side);
        if placed.inverted {
            let cites =
                Cites::of(Provision::MovePawnPromote).with_commentary(Passage::RookUpsideDown);
            self.emit(Verdict::Note { to: None, what: Matter::InvertedRookIsRook }, cites);
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
            self.refuse(side, Matter::ReleasedPieceStays, Provision::ActMade);
            let cites = Cites::of(Provision::ActMadePromotion).behind(&[Provision::ActMade]);
            self.must(side, Duty::Promote { square, to }, cites);
        }
        elsewhere
    }

    /// 4.7.2: a king released where it castles goes to no other square, the castling being legal.
    fn stays_castling(&mut self, placed: &Placed) -> bool {
        let side = placed.side;
        let Some(Duty::Castle(wing)) = self.game().duty(side).cloned() else { return false };
        let elsewhere = placed.piece.role == Role::King && placed.square != wing.king_target(side);
        if elsewhere && self.game().act(side).king_released {
            self.refuse(side, Matter::ReleasedPieceStays, Provision::ActMadeCastle);
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
            return self.unmet(Provision::ActPromotionChoice, Unmet::NoNewPiece);
        };
        if let Some(Duty::Promote { to: Some(chosen), square }) = self.game().duty(side)
            && *square == placed.square
        {
            // In a composite the whole move is looked at.
            if *chosen != role && !self.composite {
                let duty = Duty::Promote { to: Some(*chosen), square: *square };
                self.refuse(side, Matter::OtherPromotion, Provision::ActPromotionChoice);
                self.must(side, duty, Provision::ActPromotionChoice);
            }
            return;
        }
        let legal = self
            .game()
            .standing()
            .any_legal(|it| it.to() == placed.square && it.promotion() == Some(role));
        let duty = Duty::Promote { square: placed.square, to: Some(role) };
        let act = self.game().act(side);
        let own_pawn = Piece { color: side, role: Role::Pawn };
        let touched = act.contacts.iter().rev().find(|it| it.piece == own_pawn);
        let pawn = act.taken_pawn(side).or(touched.map(|it| it.square));
        let choice = Provision::ActPromotionChoice;
        if self.asks(choice, Unmet::PromotionIllegal, legal)
            && self.asks(choice, Unmet::FulfilledByTheMove, !self.is_discharged(&duty))
            && self.asks(choice, Unmet::BoundBefore, !self.is_bound_otherwise(side, &duty, pawn))
        {
            self.must_by_touch(side, duty, Provision::ActPromotionChoice);
        }
    }

    /// 4.7: a piece that has been let go stays on its square for this move. If nobody who may act sees it, the game is
    /// followed as the pieces stand until the opponent claims (4.8).
    fn refuse_to_move_on(&mut self, placed: &Placed) {
        let side = placed.side;
        let game = self.game();
        let released = game.just_released(side);
        let displaced = game.act(side).displaced.iter();
        let carried_on = displaced.filter_map(|it| it.from).any(|from| released.contains(&from));
        let corrects = game.goes_back(side, placed.piece, placed.square) && game.may_put_back(side);
        if self.asks(MADE, Unmet::NotHavingTheMove, carried_on && !corrects)
            && self.asks(MADE, Unmet::NotSeen, self.stops_breaches())
        {
            self.refuse(side, Matter::ReleasedPieceStays, Provision::ActMade);
        }
    }

    pub(super) fn on_taken_off(&mut self, taken: &TakenOff) {
        let side = taken.side;
        if self.game().to_move() != side {
            return;
        }
        self.decline_by_touch(side);
        // Taking the captured piece off may finish the move: then it is what the touch leads to, or breaks it.
        if let Doing::Done(legal) = Doing::of(self.game(), side) {
            self.carries_out = self.carries_out.or(Some(legal));
        }
        self.bind_by_touch(side);
        self.look_at_board(side);
    }

    pub(super) fn on_released(&mut self, released: &Released) {
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
        let first = [Provision::GameWhiteFirst, Provision::GameHaveMove];
        let waits = again && self.game().ticking() == Some(side);
        if !self.asks(first, Unmet::JudgedAtThePress, !waits) {
            return;
        }
        let cites = Cites::of(Provision::GameWhiteFirst)
            .and(Provision::GameHaveMove)
            .read_as(Interpretation::Q78);
        let what = Matter::OutOfTurn;
        // One move in several acts is one breach.
        let now = self.game().now();
        let told = self.game().ledger().incidents().iter().rev().take_while(|it| it.at == now);
        if told
            .into_iter()
            .any(|it| it.who == side.into() && it.what == IncidentKind::Violation(what))
        {
            return self.must(side, Duty::TakeBack, cites);
        }
        let repeated = self.game().counts().out_of_turn[side] > 0;
        self.reproach(side, what, cites);
        self.must(side, Duty::TakeBack, cites);
        if repeated {
            self.ask_penalty(side, cites);
        }
    }

    /// Reads the work of the hands.
    fn look_at_board(&mut self, side: Color) {
        match Doing::of(self.game(), side) {
            Doing::Nothing => self.unmet(MADE, Unmet::PieceNotReleased),
            Doing::Done(legal) => {
                self.unmet(Provision::MoveIllegal, Unmet::MoveLegal);
                self.on_made(side, legal);
            }
            Doing::Illegal { attempt, why } => {
                self.unmet(MADE, Unmet::MoveIllegal);
                let done = self.frame().at(&self.book().illegal.done);
                let counts = self.frame().has_competition_rules() && self.arbiter_acts();
                if done.value == IllegalDone::WhenMade && counts {
                    self.on_illegal_completed(side);
                } else if self.asks(Provision::MoveIllegal, Unmet::NotSeen, self.is_seen())
                    && !self.more_follows
                {
                    self.unmet(Provision::IrrIllegal, Unmet::ClockNotPressed);
                    let cites = self.cites_of_pending(side, attempt, &why);
                    self.emit(Verdict::IllegalPending { side, played: attempt, why }, cites);
                }
            }
            Doing::Unfinished { attempt, missing } => {
                self.unmet(MADE, Unmet::MoveUnfinished);
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
            .and(bound)
            .behind(&[Provision::MoveIllegal, Provision::ActMade])
            .with_commentary(Passage::NotBeforeThePress);
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
        if self.more_follows && !matches!(missing, Missing::IllegalCastling(_)) {
            return;
        }
        // What was made first stays made (4.7): carrying its piece on begins nothing.
        if self.game().act(side).made_before.is_some() {
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
            Missing::NewPiece => Cites::of(Provision::ActMadePromotion)
                .behind(&[Provision::ActMade, Provision::ActPromotionChoice]),
            _ => Cites::of(Provision::ActMadeCastle),
        };
        let moved = (!matches!(missing, Missing::IllegalCastling(_))).then_some(from);
        if self.is_bound_otherwise(side, &duty, moved) {
            return;
        }
        // Letting go of the king is a ground of its own, even if the touch led to the same.
        let new_ground = matches!(missing, Missing::IllegalCastling(_));
        if new_ground || self.game().duty(side) != Some(&duty) {
            match self.more_follows {
                true => self.must_by_touch(side, duty, cites),
                false => self.must(side, duty, cites),
            }
        }
    }

    /// Does something bind already that no legal move of this piece fulfils together with this? It stands before it
    /// (4.3).
    fn is_bound_otherwise(&self, side: Color, duty: &Duty, from: Option<Square>) -> bool {
        let standing = self.game().standing();
        let both = |bound: &Duty| {
            standing.any_legal(|it| {
                let captured = standing.captured_by(it);
                let of_it = from.is_none_or(|from| from == it.from());
                of_it && bound.allows(it, captured) && duty.allows(it, captured)
            })
        };
        // A move that has to be played says more than the promotion or the castling that it is.
        let bound = self.game().duty(side);
        bound.is_some_and(|it| matches!(it, Duty::Play(_)) || !both(it))
    }

    /// A legal move has been carried out.
    pub(super) fn on_made(&mut self, side: Color, legal: Move) {
        if self.on_unpressed_illegal_move(side) {
            return;
        }
        let breach = self.breach_seen(side, legal);
        if breach.is_some() && !self.more_follows {
            return self.take_back(side, legal);
        }
        if self.seals_instead(side, legal.attempt()) {
            return;
        }
        self.complete_previous(side);
        let cites = self.cites_of_made(legal);
        let played = legal.attempt();
        self.emit(Verdict::Made { side, played }, cites);
        if breach.is_some() {
            // The press belongs to the same report: the breach is put right with it.
            return;
        }
        self.look_for_end(side);
        let two_hands = self.book().illegal.two_hands.value;
        match two_hands {
            _ if self.game().is_over() => {}
            TwoHands::Illegal => self.on_two_hands_made(side),
            TwoHands::IllegalIfPressed | TwoHands::Breach => self.reproach_two_hands(side),
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
        self.unmet(MADE, Unmet::OtherKindOfMove);
        let cites = match legal.kind() {
            MoveKind::Castling if self.game().is_chess960() => self.cites_of_chess960(legal),
            MoveKind::Castling => {
                Cites::of(Provision::ActMadeCastle).and(Provision::MoveKingCastle)
            }
            MoveKind::Promotion(role) => self.cites_of_promotion(legal, role),
            MoveKind::EnPassant => {
                Cites::of(Provision::ActMadeCapture).and(Provision::MovePawnEnPassant)
            }
            MoveKind::Ordinary | MoveKind::DoubleStep => {
                match self.game().standing().captured_by(legal) {
                    Some(_) => {
                        Cites::of(Provision::ActMadeCapture).behind(&[Provision::MoveCapture])
                    }
                    None => Cites::of(Provision::ActMade).read_as(Interpretation::Q12),
                }
            }
        };
        let cites = cites.and(Provision::GameHaveMove).behind(&[Provision::ActMade]);
        let blind = self.frame().has_need(self.game().to_move(), Need::Blind);
        let cites = match (blind, &self.event.what) {
            (true, Happening::MoveAnnounced { side, .. }) => {
                self.done_by_assistant(*side, 2, made_by_a_blind_player(cites))
            }
            (true, _) => made_by_a_blind_player(cites),
            (false, _) => cites,
        };
        cites
            .when(act.displaced.iter().any(|it| it.inverted && it.piece.role == Role::Rook), |it| {
                it.with_commentary(Passage::RookUpsideDown)
            })
    }

    /// A promotion, by the freedoms that the player used: not to put the pawn down, another order, a capture; and a piece
    /// of which there was none left to take back.
    fn cites_of_promotion(&self, legal: Move, role: PromotionRole) -> Cites {
        let side = self.game().to_move();
        let man = Piece { color: side, role: role.role() };
        let standing = self.game().standing();
        let on_board = Square::ALL.into_iter().filter(|&it| standing.piece_at(it) == Some(man));
        let of_the_set = if role == PromotionRole::Queen { 1 } else { 2 };
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(match on_board.count() >= of_the_set {
                true => Provision::MovePawnPromoteChoice,
                false => Provision::MovePawnPromote,
            })
            .behind(&[
                Provision::ActPromotionWaysSkip,
                Provision::ActPromotionWaysOrder,
                Provision::ActPromotionWaysCapture,
            ]);
        // Of a move that is told as a whole nobody knows what the hands did.
        let pawn = Piece { color: side, role: Role::Pawn };
        let mut taken = self.game().act(side).taken.iter().filter(|it| it.piece == pawn);
        let last = matches!(self.event.what, Happening::PieceTakenOff(_));
        let ways = [
            (!self.composite && last, Provision::ActPromotionWaysOrder),
            (
                !self.composite && !last && taken.any(|it| it.last != legal.to()),
                Provision::ActPromotionWaysSkip,
            ),
            (standing.captured_by(legal).is_some(), Provision::ActPromotionWaysCapture),
        ];
        ways.into_iter().filter(|it| it.0).fold(cites, |cites, (_, way)| cites.and(way))
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
            Why::Matter(_) => &[Provision::MoveIllegal, Provision::MoveLegal],
        });
        let first = provisions.next().copied().unwrap_or(Provision::MoveIllegal);
        let reasons = provisions.chain(why.iter().flat_map(what_a_check_is));
        let behind = reasons.clone().skip(REASONS_MAX - 1);
        let behind: Vec<Provision> =
            behind.chain(why.iter().flat_map(behind_self_check)).copied().collect();
        let told = reasons.take(REASONS_MAX - 1);
        told.fold(Cites::of(first), |cites, &it| and_rule(cites, it)).behind(&behind)
    }
}

/// For a blind player the move is made when he has done and said what his own rule names.
fn made_by_a_blind_player(cites: Cites) -> Cites {
    Cites::of_item(Provision::BlindMade, HEADING).with(&cites).behind(&[Provision::BlindMade])
}

/// What it means that a king may not be left in check: what a check is, also by a piece that cannot move.
const fn what_a_check_is(why: &Why) -> &'static [Provision] {
    if is_self_check(why) { &[Provision::MoveCheck, Provision::MoveAttackSquare] } else { &[] }
}

const fn is_self_check(why: &Why) -> bool {
    matches!(
        why,
        Why::Violation(
            Violation::KingSteppedIntoCheck { .. }
                | Violation::KingExposed { .. }
                | Violation::KingLeftInCheck { .. }
        )
    )
}

/// The rules behind it: that exposing the king is not allowed, and where it may go.
const fn behind_self_check(why: &Why) -> &'static [Provision] {
    match why {
        Why::Violation(Violation::KingSteppedIntoCheck { .. }) => {
            &[Provision::MoveKingStep, Provision::GameMateWins]
        }
        _ if is_self_check(why) => &[Provision::GameMateWins],
        _ => &[],
    }
}
