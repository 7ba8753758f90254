//! What follows from a counted illegal move: the position put right, the move replaced or finished, and the step
//! of the ladder (7.5.1, 7.5.2, 7.5.5).

use ::board::{Attempt, Color, Square};

use super::Bench;
use super::art04_duty::{Binding, after_illegal_castling, binding, cites_of_duty};
use super::art07_illegal::{Found, Offence};
use super::art07_times::Restored;
use super::doing::{Doing, Missing};
use crate::discretion::Discretion;
use crate::game::{Standing, captured};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{IllegalWindow, Occurrences};
use crate::ruling::{
    Cites, Duty, IllegalKind, Matter, Proposal, Question, Reason, RestoreBasis, Span, Verdict, Why,
};
use crate::unmet::Unmet;

impl Bench<'_> {
    fn loses(&self, count: u8) -> bool {
        count >= self.frame().at(&self.book().illegal.loses_at).value.0
    }

    pub(super) fn remedy(&mut self, offence: &Offence, count: u8, cites: &Cites, found: Found) {
        let side = offence.side;
        let before = Standing::new(&offence.before);
        match offence.unfinished {
            _ if offence.kind == IllegalKind::TwoHands => self.remedy_two_hands(side, count, cites),
            _ if self.loses(count) => {
                self.penalise_in(&before, side, count, cites);
            }
            None if offence.kind == IllegalKind::PressWithoutMove && found == Found::AtOnce => {
                if self.penalise_in(&before, side, count, cites) {
                    self.undo_press(side, self.bonus(), Cites::of(Provision::IrrClockNoMove));
                }
            }
            Some((
                attempt,
                Missing::Capture | Missing::Rook(_) | Missing::King | Missing::PawnOff,
            )) if attempt.promotion.is_none() => {
                if self.penalise_in(&before, side, count, cites) {
                    self.complete_as_bound(side, attempt);
                }
            }
            Some((attempt, Missing::Capture | Missing::PawnOff)) => {
                if self.penalise_in(&before, side, count, cites) {
                    self.ask_how_to_promote(side, attempt);
                }
            }
            None if found == Found::AtOnce
                && offence.why.contains(&Why::Matter(Matter::PromotionWrongColour)) =>
            {
                if self.penalise_in(&before, side, count, cites)
                    && let Doing::Illegal { attempt, .. } = Doing::of(self.game(), side)
                {
                    self.ask_how_to_promote(side, attempt);
                }
            }
            _ => {
                // What was begun and not finished binds also when it is found later (4.4.4, 4.7, Q-11): a castling of which
                // only the king was moved, a captured piece or a pawn that was left.
                let left = offence.why.iter().any(is_left);
                let recorded = self.game().history().plies().get(offence.plies);
                let begun = recorded.map(|it| it.attempt).filter(|it| {
                    before.legal_move(*it).is_ok_and(|it| left || it.castling_wing().is_some())
                });
                let restored = self.put_back(offence, cites);
                if self.penalise_in(&before, side, count, cites) {
                    match begun {
                        Some(attempt) => self.bind_to(side, attempt),
                        None => self.replace_move(offence),
                    }
                    let restored = restored.giving(!side, self.bonus());
                    self.ask_times(side, restored);
                }
            }
        }
    }

    /// the move that was begun is completed as the touches and the released pieces bind it.
    fn complete_as_bound(&mut self, side: Color, attempt: Attempt) {
        self.bind_to(side, attempt);
        self.undo_press(side, self.bonus(), Cites::of(Provision::IrrClockNoMove));
    }

    fn bind_to(&mut self, side: Color, attempt: Attempt) {
        let standing = self.game().standing();
        let legal = standing.legal_move(attempt).ok();
        let duty = match legal.map(|it| (it, it.castling_wing())) {
            Some((_, Some(wing))) => Duty::Castle(wing),
            Some((legal, None)) if legal.promotion().is_some() => {
                Duty::Promote { square: legal.to(), to: legal.promotion() }
            }
            Some((legal, None)) => match captured(standing.placement(), legal) {
                Some(target) => Duty::CaptureWith { target, with: legal.from() },
                None => Duty::MovePiece(legal.from()),
            },
            None => Duty::MovePiece(attempt.from),
        };
        let cites = cites_of_duty(&duty)
            .and(Provision::IrrIllegal)
            .behind(&[Provision::ActTouch, Provision::ActMade])
            .read_as(Interpretation::Q11);
        self.must(side, duty, cites);
    }

    /// 7.5.2: the pawn becomes a queen, and the opponent has the move.
    pub(super) fn remedy_by_queen(
        &mut self,
        offence: &Offence,
        square: Square,
        count: u8,
        cites: &Cites,
    ) {
        // Where the first one loses at once, no action comes before the loss: nobody puts a queen there.
        if self.loses(count) && self.bonus().is_none() {
            let before = Standing::new(&offence.before);
            self.penalise_in(&before, offence.side, count, cites);
            return;
        }
        let history = self.game().history().plies();
        // Moves made since then are void: the position after the pawn's move comes back first.
        if let Some(next) = history.get(offence.plies + 1) {
            let (position, basis) = (next.before, RestoreBasis::ImmediatelyBefore);
            let restored =
                self.restore(position, basis, offence.plies + 1, Cites::of(Provision::IrrIllegal));
            let restored = restored.giving(!offence.side, self.bonus());
            self.put_queen(offence, square, count, cites);
            if !self.game().is_over() {
                self.ask_times(!offence.side, restored);
            }
        } else {
            self.put_queen(offence, square, count, cites);
        }
    }

    fn put_queen(&mut self, offence: &Offence, square: Square, count: u8, cites: &Cites) {
        self.emit(Verdict::PutQueen(square), Provision::IrrUnpromoted);
        let standing = self.game().standing().clone();
        if self.loses(count) && !standing.any_legal(|_| true) {
            return self.ask_who_could_mate(offence.side, count, cites);
        }
        if self.penalise_in(&standing, offence.side, count, cites) {
            self.ask_whether_queen_ends(offence);
        }
    }

    /// The queen that is put on ends the game, and the player has lost it by the count: after the action nobody can mate
    /// any more, before it the opponent could.
    fn ask_who_could_mate(&mut self, side: Color, count: u8, cites: &Cites) {
        let question = Question::new(Discretion::OpponentCanMate, Provision::IrrIllegalPenalty)
            .about(side)
            .proposing(Proposal::End(Reason::IllegalMoves(count)));
        let ground = Cites::of_item(Provision::IrrIllegalPenalty, self.item_of_penalty(side))
            .and(Provision::IrrUnpromoted)
            .and_all(&cites.provisions().collect::<Vec<_>>())
            .read_as(Interpretation::Q21);
        self.ask(question, ground);
    }

    /// C7.5.5-c: both players moved illegally one after the other. Neither excuses the other.
    pub(super) fn remedy_both(&mut self, last: (Offence, u8), first: (Offence, u8), cites: &Cites) {
        let standing = Standing::new(&first.0.before);
        let window = self.frame().at(&self.book().illegal.window);
        let both_lose = self.loses(first.1) && self.loses(last.1);
        if self.asks(&window, Unmet::NotBothLose, both_lose)
            && window.value == IllegalWindow::UntilOpponentMakesMove
        {
            // Was the captured king the next move of the opponent? Then only his own illegal move can still lose.
            let question = Question::new(Discretion::CaseNotCovered, Provision::RapidIllegal)
                .about(last.0.side)
                .proposing(Proposal::End(Reason::IllegalMoves(last.1)));
            let ground = Cites::value(&window)
                .and(Provision::PrefaceAnalogy)
                .and(Provision::IrrIllegal)
                .read_as(Interpretation::Q09);
            return self.ask(question, ground);
        }
        let lost = [&first, &last].into_iter().find(|it| self.loses(it.1));
        if let Some((offence, count)) = lost {
            self.penalise_in(&standing, offence.side, *count, cites);
            return;
        }
        let restored = self.put_back(&first.0, cites);
        let bonus = self.bonus();
        for (offence, count) in [&first, &last] {
            self.penalise_in(&standing, offence.side, *count, cites);
        }
        self.replace_move(&first.0);
        let restored = restored.giving(first.0.side, bonus).giving(last.0.side, bonus);
        self.ask_times(first.0.side, restored);
    }

    pub(super) fn put_back(&mut self, offence: &Offence, cites: &Cites) -> Restored {
        let ground =
            Cites::of(Provision::IrrIllegal).and_all(&cites.provisions().collect::<Vec<_>>());
        self.restore(offence.before, offence.basis, offence.plies, ground)
    }

    pub(super) fn bonus(&self) -> Option<Span> {
        let bonus = self.frame().at(&self.book().illegal.bonus);
        bonus.value.map(|it| Span::seconds(it.0))
    }

    /// The step of the ladder, the question of mate being put in this position: the one reinstated, or the one
    /// with the queen. Says whether the game goes on.
    pub(super) fn penalise_in(
        &mut self,
        standing: &Standing,
        side: Color,
        count: u8,
        cites: &Cites,
    ) -> bool {
        let loses_at = self.frame().at(&self.book().illegal.loses_at);
        let penalty = Cites::of_item(Provision::IrrIllegalPenalty, self.item_of_penalty(side));
        let ground = penalty.and_all(&cites.provisions().collect::<Vec<_>>());
        let ground = self.within_the_window(ground, loses_at.value);
        // A value that stands in another article than the penalty, as in blitz, is cited too.
        let printed = Provision::IrrIllegalPenalty.validity(self.frame().edition()).articles();
        let (times, needed) = (count.into(), loses_at.value.0.into());
        let lost = count >= loses_at.value.0;
        if self.asks(&loses_at, Unmet::IllegalMoves { times, needed }, lost) {
            let ground = match printed.contains(&loses_at.article) {
                true => ground.reading_of(&loses_at),
                false => ground.and_value(&loses_at),
            };
            let ground =
                ground.with_commentary(Passage::AllKindsTogether).read_as(Interpretation::Q21);
            self.lose_in(standing, side, Reason::IllegalMoves(count), ground);
            return false;
        }
        let bonus = self.frame().at(&self.book().illegal.bonus);
        if let Some(span) = self.bonus() {
            let verdict = Verdict::Time { side: !side, span };
            let cites = match printed.contains(&bonus.article) {
                true => penalty.reading_of(&bonus),
                false => Cites::value(&bonus).with(&penalty),
            };
            self.emit(verdict, self.within_the_window(cites, loses_at.value));
        }
        true
    }

    /// A.4.2: without full supervision the arbiter acts, or the opponent claims, before the next move.
    fn within_the_window(&self, cites: Cites, loses_at: Occurrences) -> Cites {
        let window = self.frame().at(&self.book().illegal.window);
        match window.value {
            IllegalWindow::WholeGame => cites,
            IllegalWindow::UntilOpponentMakesMove if loses_at.0 > 1 => {
                cites.and_value(&window).with_commentary(Passage::CountedAsElsewhere)
            }
            IllegalWindow::UntilOpponentMakesMove => cites.and_value(&window),
        }
    }

    /// Some editions print the penalty once for each kind of illegal move.
    fn item_of_penalty(&self, side: Color) -> u8 {
        let kind = self.rulings.iter().rev().find_map(|it| match it.verdict() {
            Verdict::IllegalCompleted { side: by, kind, .. } if *by == side => Some(*kind),
            _ => None,
        });
        match kind {
            Some(IllegalKind::TwoHands) => 1,
            Some(IllegalKind::PressWithoutMove) => 2,
            _ => 0,
        }
    }

    /// 4.3 and 4.7 hold for the move that replaces the illegal one.
    pub(super) fn replace_move(&mut self, offence: &Offence) {
        let side = offence.side;
        let contacts = &offence.contacts;
        let duty = match (offence.unfinished, binding(self.game(), side, contacts)) {
            (Some((attempt, Missing::IllegalCastling(_))), _) => {
                after_illegal_castling(self.game(), attempt.from)
            }
            (_, Binding::Free) => return,
            (_, Binding::Duty(duty, _) | Binding::Gap(duty, _)) => duty,
        };
        let checked = self.game().standing().position().is_some_and(::board::Position::is_check);
        let cites = cites_of_duty(&duty)
            .and(Provision::IrrIllegal)
            .behind(&[Provision::ActTouchOwn, Provision::ActTouch, Provision::ActMade])
            .with_commentary(if checked {
                Passage::OverlookedCheck
            } else {
                Passage::TouchMoveAgain
            });
        let cites = cites.when(contacts.iter().any(|it| it.piece.color != side), |it| {
            it.behind(&[Provision::ActTouchBoth])
        });
        self.must(side, duty, cites);
    }

    fn ask_whether_queen_ends(&mut self, offence: &Offence) {
        let ended = self.game().standing().position().is_some_and(|it| !it.has_legal_move());
        let ends = [Provision::EndMate, Provision::EndStalemate];
        if self.asks(ends, Unmet::OpponentCanMove, ended) {
            let question = Question::new(Discretion::QueenEndsPlay, Provision::IrrUnpromoted)
                .about(offence.side)
                .proposing(Proposal::Position(Box::new(offence.before)));
            self.ask(question, Cites::of(Provision::IrrUnpromoted).read_as(Interpretation::Q07));
        }
    }

    fn ask_how_to_promote(&mut self, side: Color, attempt: Attempt) {
        let question = Question::new(Discretion::PromotionPutRight, Provision::ActMadePromotion)
            .about(side)
            .proposing(Proposal::Duty(Duty::Play(attempt)));
        let cites = Cites::of(Provision::ActMadePromotion)
            .and(Provision::MovePawnPromote)
            .and(Provision::ActPromotionWaysCapture)
            .read_as(Interpretation::Q11);
        self.ask(question, cites);
    }
}

/// Was a piece left on the board that belongs off it for the move to be made?
const fn is_left(why: &Why) -> bool {
    matches!(why, Why::Matter(Matter::CapturedPieceNotRemoved | Matter::PawnNotRemoved))
}
