//! Article 7.5 and its counterparts in rapid and blitz: an illegal move that was completed, its count, its remedy
//! and its penalty. How it is found out later is in `art07_found`.

use ::board::{Attempt, Color, Setup, Square, Violation};

use super::Bench;
use super::doing::{Doing, Missing, whys};
use crate::discretion::Discretion;
use crate::event::{Seen, Who};
use crate::game::{Contact, Game};
use crate::interpretations::Interpretation;
use crate::pace::Pace;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, UnpromotedPawn, WrongSetupCastling};
use crate::ruling::{
    Cites, CompletedBy, Duty, IllegalKind, Matter, Question, RestoreBasis, Verdict, Why,
};
use crate::unmet::Unmet;

/// An illegal move that is being dealt with.
#[derive(Clone)]
pub(super) struct Offence {
    pub(super) side: Color,
    pub(super) kind: IllegalKind,
    pub(super) why: Vec<Why>,
    /// The position before it, or the last one that can be identified.
    pub(super) before: Setup,
    pub(super) basis: RestoreBasis,
    /// How many plies of the record were played before it.
    pub(super) plies: usize,
    pub(super) contacts: Vec<Contact>,
    /// What was begun and is missing: the move can still be completed as it binds.
    pub(super) unfinished: Option<(Attempt, Missing)>,
    /// Where a pawn was left on the last rank.
    pub(super) unpromoted: Option<Square>,
}

/// The kinds of illegal moves that have a rule of their own.
const KINDS: [Provision; 4] = [
    Provision::IrrUnpromoted,
    Provision::IrrClockNoMove,
    Provision::IrrTwoHands,
    Provision::IrrKingCaptured,
];

/// How an offence came to light.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Found {
    AtOnce,
    /// At the instant of the press, but by what somebody said.
    Directly,
    Later,
}

impl Bench<'_> {
    /// The clock was pressed (or, where that is not needed, the move made) and what stands on the board is no
    /// legal move.
    pub(super) fn on_illegal_completed(&mut self, side: Color) {
        // It has been counted, and the arbiter is asked how it is put right.
        let asked =
            |it: &Question| it.which == Discretion::PromotionPutRight && it.side() == Some(side);
        let waits = self.game().questions().iter().any(asked);
        if !self.asks(Provision::IrrIllegal, Unmet::AskedAlready, !waits) {
            return;
        }
        let offence = self.offence_on_board(side);
        let penalty =
            [Provision::IrrIllegal, Provision::IrrIllegalPenalty, Provision::RapidIllegal];
        let rules = self.frame().has_competition_rules();
        if !self.asks(penalty, Unmet::NoCompetitionRules, rules) {
            self.take_back_by_basic_rules(side, offence.why);
        } else if self.game().watching_illegal_position().is_some() {
            self.let_stand(side);
            self.look_at_illegal_position();
        } else if self.arbiter_acts() {
            self.deal_with(offence, self.cites_at_press(), Found::AtOnce);
        } else {
            let why = if self.is_seen() { Unmet::NotClaimed } else { Unmet::NotSeen };
            self.unmet(penalty, why);
            self.let_stand(side);
        }
    }

    /// Without the Competition Rules an illegal move is only taken back.
    fn take_back_by_basic_rules(&mut self, side: Color, why: Vec<Why>) {
        let cites = self.cites_of(&why).and(Provision::MoveIllegal);
        if let Doing::Illegal { attempt, .. } = Doing::of(self.game(), side) {
            self.emit(Verdict::IllegalPending { side, played: attempt, why }, cites);
        }
        self.must(side, Duty::TakeBack, cites);
    }

    fn cites_at_press(&self) -> Cites {
        let arbiter = self.frame().at(&self.book().illegal.arbiter);
        Cites::of(Provision::IrrIllegal).and_value(&arbiter)
    }

    /// May the arbiter act on what he sees (7.5.1, A.4.2)?
    pub(super) fn arbiter_acts(&self) -> bool {
        self.observes() && self.is_seen()
    }

    /// Does the arbiter act on what he sees, without a claim?
    pub(super) fn observes(&self) -> bool {
        let rule = self.frame().at(&self.book().illegal.arbiter).value;
        matches!(rule, ArbiterActs::OnObservation | ArbiterActs::OnObservationWithinWindow)
    }

    pub(super) fn offence_on_board(&self, side: Color) -> Offence {
        let game = self.game();
        let mut unfinished = None;
        let mut unpromoted = None;
        let (kind, why) = match Doing::of(game, side) {
            Doing::Nothing | Doing::Done(_) => (IllegalKind::PressWithoutMove, Vec::new()),
            Doing::Illegal { why, .. } => (kind_of(&why), why),
            Doing::Unfinished { attempt, missing: Missing::NewPiece } => {
                unpromoted = Some(attempt.to);
                (IllegalKind::NoPromotion, Vec::new())
            }
            Doing::Unfinished { attempt, missing: missing @ Missing::IllegalCastling(_) } => {
                unfinished = Some((attempt, missing));
                (
                    IllegalKind::Move,
                    whys(game.standing().legal_move(attempt).err().unwrap_or_default()),
                )
            }
            Doing::Unfinished { attempt, missing } => {
                unfinished = Some((attempt, missing));
                (IllegalKind::Move, vec![why_unfinished(missing)])
            }
        };
        Offence {
            side,
            kind,
            why,
            before: game.standing().setup(),
            basis: RestoreBasis::ImmediatelyBefore,
            plies: game.history().plies().len(),
            contacts: game.act(side).contacts.clone(),
            unfinished,
            unpromoted,
        }
    }

    /// Nobody acts: the move is completed all the same and stands until somebody does.
    pub(super) fn let_stand(&mut self, side: Color) {
        let rule = self.frame().at(&self.book().illegal.arbiter);
        let by = CompletedBy::Press;
        let played = match Doing::of(self.game(), side) {
            Doing::Illegal { attempt, .. } => attempt,
            Doing::Unfinished { attempt, .. } => attempt,
            Doing::Nothing | Doing::Done(_) => {
                let king = self.game().standing().position().map(|it| it.king(side));
                let square = king.unwrap_or(Square::E1);
                Attempt { from: square, to: square, promotion: None }
            }
        };
        let watching = self.game().watching_illegal_position().is_some();
        if self.observes() && !self.is_seen() && !watching {
            let verdict = Verdict::Note { to: Some(Who::Arbiter), what: Matter::NotSeen };
            self.emit(verdict, Cites::value(&rule).read_as(Interpretation::Q75));
        }
        self.emit(Verdict::Completed { side, played, by }, Provision::ClockComplete);
        self.announce_period(side);
        if !self.is_seen() || watching {
            return;
        }
        if self.must_intervene_if_possible() {
            self.ask_whether_possible();
        } else {
            let why = Matter::IllegalMove;
            self.emit(Verdict::NoIntervention { why }, Cites::value(&rule));
        }
    }

    pub(super) fn count_of(&self, side: Color) -> u8 {
        self.game().counts().illegal[side].saturating_add(1)
    }

    /// Counts an illegal move, puts the position right and penalises.
    pub(super) fn deal_with(&mut self, offence: Offence, cites: Cites, found: Found) {
        if found != Found::AtOnce || self.is_seen() {
            let why = Matter::IllegalMove;
            let by_regulation = found == Found::AtOnce && self.event.seen == Seen::AsRegulated;
            let seen = cites.when(by_regulation, |it| it.read_as(Interpretation::Q75));
            let passage = match self.frame().regime().pace() {
                Pace::Standard => Passage::ArbiterActsAtOnce,
                Pace::Rapid | Pace::Blitz => Passage::OnlyWhatTheArbiterSaw,
            };
            self.intervene(why, seen.with_commentary(passage));
        }
        let (offence, found) = match found {
            Found::Directly => (self.offence_on_board(offence.side), Found::AtOnce),
            found => (offence, found),
        };
        let other = self.offence_before(&offence);
        let cites = match other {
            Some(_) => cites.read_as(Interpretation::Q09),
            None => cites,
        };
        let queen = offence.unpromoted.filter(|_| self.leaves_queen());
        if let (Found::AtOnce, Some(square)) = (found, queen)
            && let Doing::Unfinished { attempt, .. } = Doing::of(self.game(), offence.side)
        {
            debug_assert_eq!(attempt.to, square);
            let (side, by) = (offence.side, CompletedBy::Press);
            self.emit(Verdict::Completed { side, played: attempt, by }, Provision::ClockComplete);
            self.announce_period(side);
        }
        let count = self.count(&offence, &cites);
        let other = other.map(|it| {
            let count = self.count(&it, &cites);
            (it, count)
        });
        if found == Found::Later && self.game().ticking().is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        match (other, queen) {
            (Some(other), _) => self.remedy_both((offence, count), other, &cites),
            (None, Some(square)) => self.remedy_by_queen(&offence, square, count, &cites),
            (None, None) => self.remedy(&offence, count, &cites, found),
        }
    }

    /// The mate or stalemate that the move on the board would be if it were legal.
    fn end_that_offence_looks_like(&self, offence: &Offence) -> Option<Provision> {
        let on_board = offence.plies == self.game().history().plies().len();
        match Doing::of(self.game(), offence.side) {
            Doing::Illegal { attempt, .. } if on_board => self.end_that_it_looks_like(attempt),
            _ => None,
        }
    }

    fn leaves_queen(&self) -> bool {
        let rule = &self.book().moves.unpromoted_pawn;
        self.asks(rule, Unmet::OtherRule, rule.value == UnpromotedPawn::IllegalAndQueen)
    }

    /// The ruling that counts it.
    fn count(&mut self, offence: &Offence, cites: &Cites) -> u8 {
        let (side, kind) = (offence.side, offence.kind);
        let special = match kind {
            IllegalKind::NoPromotion => Some(Provision::IrrUnpromoted),
            IllegalKind::PressWithoutMove => Some(Provision::IrrClockNoMove),
            IllegalKind::TwoHands => Some(Provision::IrrTwoHands),
            IllegalKind::KingCaptured => Some(Provision::IrrKingCaptured),
            IllegalKind::Move => None,
        };
        // That it is an illegal move, then why.
        let edition = self.frame().edition();
        self.unmet(KINDS, Unmet::OtherKindOfIllegalMove);
        let special = special.filter(|it| it.article(edition).is_some());
        let mut ground = Cites::of(special.unwrap_or(Provision::IrrIllegal));
        if !offence.why.is_empty() {
            ground = ground.with(&self.cites_of(&offence.why));
        }
        let general = |it: &Provision| *it == Provision::IrrIllegal;
        ground = ground
            .and_all(&cites.provisions().filter(|it| !general(it)).collect::<Vec<_>>())
            .behind(&[Provision::IrrIllegal]);
        if matches!(kind, IllegalKind::Move | IllegalKind::KingCaptured) {
            ground = ground.behind(&[Provision::MoveIllegal]);
        }
        if let Some(end) = self.end_that_offence_looks_like(offence) {
            ground = ground.and(end);
        }
        ground = match kind {
            IllegalKind::KingCaptured => ground.with_commentary(Passage::KingCaptured),
            IllegalKind::PressWithoutMove => ground
                .and(Provision::ClockHandling)
                .with_commentary(Passage::PressIsIllegalMove)
                .read_as(Interpretation::Q06),
            _ => ground,
        };
        if self.game().act(side).hands.both() && kind != IllegalKind::TwoHands {
            ground = ground.with_commentary(Passage::TwoFaultsCountOnce);
        }
        ground = self.and_wrong_set_up(side, &offence.why, ground);
        if let Some((_, missing)) = offence.unfinished {
            ground = match missing {
                Missing::IllegalCastling(_) => ground.and(Provision::ActMadeCastle),
                _ => ground.read_as(Interpretation::Q11),
            };
        }
        let arbiter = self.frame().at(&self.book().illegal.arbiter);
        let ground = match Some(arbiter.article) == Provision::IrrIllegal.article(edition) {
            true => ground.reading_of(&arbiter),
            false => ground.and_value(&arbiter),
        };
        let ground = ground.reading_of(&self.book().illegal.shared_count).readings_of(cites);
        let count = self.count_of(side);
        let why = offence.why.clone();
        self.emit(Verdict::IllegalCompleted { side, count, kind, why }, ground);
        count
    }

    /// A.4.1.2: the right to castle was lost because the king or a rook was set up wrongly.
    fn and_wrong_set_up(&self, side: Color, why: &[Why], cites: Cites) -> Cites {
        let setting_up = self.game().setting_up();
        let king = setting_up.king_misplaced(side);
        let castling = |it: &Why| match it {
            Why::Violation(Violation::CastlingRightLost { rook, .. }) => {
                king || setting_up.castling_barred().has(*rook)
            }
            Why::Violation(Violation::NoRookToCastle { .. }) => king,
            _ => false,
        };
        let rule = self.frame().at(&self.book().irregularities.wrong_setup_castling);
        let annulled = rule.value == WrongSetupCastling::GameAnnulled;
        cites.when(
            !annulled && self.asks(&rule, Unmet::NoLostCastling, why.iter().any(castling)),
            |it| it.and_value(&rule).and(Provision::RapidWindowSetup),
        )
    }
}

const fn why_unfinished(missing: Missing) -> Why {
    Why::Matter(match missing {
        Missing::Capture => Matter::CapturedPieceNotRemoved,
        Missing::PawnOff | Missing::NewPiece => Matter::PawnNotRemoved,
        Missing::Rook(_) | Missing::King | Missing::IllegalCastling(_) => {
            Matter::CastlingUnfinished
        }
    })
}

/// What is wrong with a move on the board that would be legal if it were carried out as it should be.
pub(crate) fn unfinished_on_board(game: &Game, side: Color) -> Vec<Why> {
    match Doing::of(game, side) {
        Doing::Illegal { why, .. } => why,
        Doing::Unfinished { missing, .. } => vec![why_unfinished(missing)],
        Doing::Nothing | Doing::Done(_) => Vec::new(),
    }
}

fn kind_of(why: &[Why]) -> IllegalKind {
    let king = |it: &Why| matches!(it, Why::Violation(::board::Violation::KingCaptured { .. }));
    if why.iter().any(king) { IllegalKind::KingCaptured } else { IllegalKind::Move }
}
