//! Articles 4.2 to 4.5: touching and adjusting pieces. What a touch amounts to is reckoned in `art04_duty`.

use ::board::Color;

use super::Bench;
use super::art04_duty::{Binding, binding, binding_told, is_castled_by};
use super::decisions::Case;
use crate::discretion::Discretion;
use crate::discretion::answers::{ContactAccidental, GenuineAdjustment};
use crate::event::{Happening, Manner, Told, Touched, Who};
use crate::game::{Contact, Phase};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::ruling::{Bar, Cites, Duty, Matter, OfferState, Proposal, Question, Verdict};
use crate::unmet::Unmet;

/// What a touch may bind to.
const TOUCH: [Provision; 6] = [
    Provision::ActTouchOwn,
    Provision::ActTouchOpp,
    Provision::ActTouchBoth,
    Provision::ActCastleTouch,
    Provision::ActCastleRookFirst,
    Provision::ActCastleIllegal,
];

/// Adjusting at the wrong moment.
const ADJUSTING: [Provision; 2] = [Provision::ClockAdjustOwnTime, Provision::ConductDistract];

/// So many moves back a player's adjusting is remembered when the opponent complains of it.
const PLIES_REMEMBERED: usize = 10;

impl Bench<'_> {
    pub(super) fn on_touched(&mut self, touched: &Touched) {
        let side = touched.side;
        if self.game().phase() == Phase::NotStarted || touched.manner == Manner::Turning {
            self.unmet(TOUCH, Unmet::PieceTurned);
            return self.on_turned(touched);
        }
        let adjusting = self.game().act(side).adjusting;
        if self.asks(Provision::ActAdjust, Unmet::AdjustingNotAnnounced, adjusting) {
            return self.unmet(TOUCH, Unmet::Adjusting);
        }
        if !self.asks(TOUCH, Unmet::NotHavingTheMove, self.game().to_move() == side) {
            return self.note_touch_out_of_turn(touched);
        }
        match touched.manner {
            Manner::Accidental | Manner::Turning | Manner::Feeling => {
                self.unmet(TOUCH, Unmet::Accidental);
            }
            Manner::Unclear => {
                self.unmet(TOUCH, Unmet::IntentionUnclear);
                self.ask_whether_accidental(touched);
            }
            Manner::Deliberate => {
                self.unmet(Provision::ActContactIsIntent, Unmet::Deliberate);
                self.decline_by_touch(side);
                self.bind_by_touch(side);
            }
        }
    }

    /// 4.3 speaks of the player having the move only. The piece just moved may still be in the hand.
    fn note_touch_out_of_turn(&mut self, touched: &Touched) {
        let just_moved = self.game().just_released(touched.side);
        let other = touched.squares.iter().any(|it| !just_moved.contains(it));
        let other = self.asks(Provision::ActTouch, Unmet::PieceJustMoved, other);
        if touched.manner == Manner::Deliberate && other && !self.composite {
            let cites = Cites::of(Provision::ActTouch)
                .and(Provision::GameHaveMove)
                .and(Provision::ConductDistract);
            self.tell(Who::Arbiter, Matter::TouchOutOfTurn, cites);
        }
    }

    /// Before the start everybody turns his own knights; in play it is adjusting, but for setting a rook upright.
    fn on_turned(&mut self, touched: &Touched) {
        let side = touched.side;
        let history = self.game().history();
        let started = self.game().phase() != Phase::NotStarted
            && Color::ALL.into_iter().any(|it| history.made(it) > 0);
        if started && self.game().to_move() != side && !self.game().act(side).adjusting {
            return self.reproach_adjusting(side, Matter::AdjustingWithoutMove);
        }
        let own = touched
            .squares
            .iter()
            .all(|&square| self.game().board().placement().color_at(square) == Some(touched.side));
        let (what, cites) = match started {
            true => (
                Matter::AskArbiterToTurn,
                Cites::of(Provision::ActAdjust).with_commentary(Passage::TurningARook),
            ),
            false => (
                Matter::FacingOfKnights,
                Cites::of(Provision::SetupPieces).with_commentary(Passage::FacingOfKnights),
            ),
        };
        if started || !own {
            self.tell(touched.side, what, cites);
        }
    }

    fn ask_whether_accidental(&mut self, touched: &Touched) {
        let intent = &self.book().moves.touch_intent;
        let cites = Cites::value(intent).and(Provision::ActContactIsIntent);
        let question = Question::new(Discretion::ContactAccidental, Provision::ActContactIsIntent)
            .about(touched.side)
            .proposing(Proposal::Touch(touched.squares.clone()));
        self.ask(question, cites);
    }

    /// A touch with intent declines the opponent's offer (9.1.2.1).
    pub(super) fn decline_by_touch(&mut self, side: Color) {
        let lapses = self.book().draws.offer_lapses;
        let offered = self.game().claims().offer_of(!side).is_some();
        let offered = self.asks(Provision::DrawOfferHow, Unmet::NoOffer, offered);
        if offered && lapses.value == crate::rulebook::OfferLapses::OnTouch {
            let verdict =
                Verdict::Offer { side: !side, state: OfferState::Lapsed, condition_void: false };
            self.emit(verdict, Cites::of(Provision::DrawOfferHow).and_value(&lapses));
        }
    }

    /// The duty that the touches so far amount to, if it is a new one.
    pub(super) fn bind_by_touch(&mut self, side: Color) {
        if !self.asks(TOUCH, Unmet::FulfilledByTheMove, !self.touches_only_its_own(side)) {
            return;
        }
        let deliberate: Vec<Contact> = self
            .game()
            .act(side)
            .contacts
            .iter()
            .copied()
            .filter(|it| it.manner == Manner::Deliberate)
            .collect();
        // 4.7: what was made before stays made.
        if !self.asks(TOUCH, Unmet::BoundBefore, self.game().act(side).made_before.is_none()) {
            return;
        }
        let Some(newest) = deliberate.last().map(|it| it.group) else { return };
        let before: Vec<Contact> =
            deliberate.iter().copied().filter(|it| it.group != newest).collect();
        if let Some(existing) = self.game().duty(side) {
            // A duty that does not come from these touches stands before all of them.
            let by_touch = match binding(self.game(), side, &before) {
                Binding::Duty(duty, _) | Binding::Gap(duty, _) => duty == *existing,
                Binding::Free => false,
            };
            if !self.asks(TOUCH, Unmet::BoundBefore, by_touch) {
                return;
            }
        }
        match binding_told(self.game(), side, &deliberate, self.asking) {
            Binding::Free => {}
            Binding::Duty(duty, cites) => {
                let known = self.game().duty(side) == Some(&duty);
                let rook_first = cites.provisions().any(|it| it == Provision::ActCastleRookFirst);
                let open = self.asks(TOUCH, Unmet::FulfilledByTheMove, !self.is_discharged(&duty));
                if open && self.asks(TOUCH, Unmet::DutyAsBefore, !known || rook_first) {
                    let cites = self.beside_contact(side, &duty, cites);
                    let cites = self.beside_blind_play(side, self.by_assistant(cites));
                    self.must_by_touch(side, duty, cites);
                }
            }
            // What was touched before binds already, or the move itself does it.
            Binding::Gap(duty, _)
                if self.game().duty(side) == Some(&duty) || self.is_discharged(&duty) => {}
            Binding::Gap(duty, cites) => {
                let proposal = Proposal::Duty(duty);
                let asked = self.game().questions().iter();
                if asked.flat_map(|it| &it.proposal).any(|it| *it == proposal) {
                    return;
                }
                let question = Question::new(Discretion::CaseNotCovered, Provision::PrefaceAnalogy)
                    .about(side)
                    .proposing(proposal);
                self.ask(question, cites);
            }
        }
    }

    /// Has nothing been touched but what the move that is told in the same line moves and captures? It fulfils whatever
    /// they bind to.
    fn touches_only_its_own(&self, side: Color) -> bool {
        let game = self.game();
        self.carries_out.is_some_and(|legal| {
            let captured = game.standing().captured_by(legal);
            let mut touched = game.act(side).contacts.iter();
            touched.all(|it| it.square == legal.from() || Some(it.square) == captured)
        })
    }

    /// Does the move that is told in the same line fulfil this duty?
    pub(super) fn is_discharged(&self, duty: &Duty) -> bool {
        let standing = self.game().standing();
        self.carries_out.is_some_and(|it| {
            duty.allows(it, standing.captured_by(it))
                || is_castled_by(self.game(), standing.turn(), it, duty)
        })
    }

    /// What else the duty rests on: that an accidental contact does not bind and any other does (4.2.2), and that a
    /// capture begun by taking the piece off is not made yet (4.7.1).
    fn beside_contact(&self, side: Color, duty: &Duty, cites: Cites) -> Cites {
        let captures = matches!(duty, Duty::Capture(_) | Duty::CaptureWith { .. });
        match &self.event.what {
            Happening::ArbiterDecided(_) => cites.and(Provision::ActContactIsIntent),
            Happening::PieceTakenOff(_) if captures => cites.and(Provision::ActMadeCapture),
            _ if self.game().act(side).brushed => cites.and(Provision::ActContactIsIntent),
            _ => cites,
        }
    }

    /// 4.9: the hand of an accepted assistant is the player's.
    fn by_assistant(&self, cites: Cites) -> Cites {
        match &self.event.what {
            Happening::PieceTouched(_) if self.event.through_assistant => {
                cites.and(Provision::ActAssistant)
            }
            _ => cites,
        }
    }

    pub(super) fn on_adjust_announced(&mut self, side: Color, told: Told) {
        let begun = self.game().phase() != Phase::NotStarted;
        if self.game().is_over() || !self.asks(ADJUSTING, Unmet::NotBegun, begun) {
            return;
        }
        if self.game().setting_up().is_away(!side) && told == Told::Opponent {
            let cites = Cites::of(Provision::ActAdjust).with_commentary(Passage::OpponentAbsent);
            self.tell(side, Matter::TellArbiterBeforeAdjusting, cites);
        }
        if self.game().duty(side).is_some() && self.game().to_move() == side {
            let cites = Cites::of(Provision::ActAdjust)
                .and(Provision::ActTouchOwn)
                .with_commentary(Passage::AnnounceAlways);
            self.tell(side, Matter::AnnouncedAfterTouch, cites);
        }
        let has_move = self.game().to_move() == side;
        let own_clock = self.game().ticking().is_none_or(|it| it == side);
        let needs_own_clock = self.book().moves.adjust_own_clock.value.is_yes();
        let what = match (has_move, own_clock || !needs_own_clock) {
            (true, true) => return self.unmet(ADJUSTING, Unmet::OwnTime),
            (false, _) => Matter::AdjustingWithoutMove,
            (true, false) => Matter::AdjustingOnOpponentsTime,
        };
        self.reproach_adjusting(side, what);
    }

    /// 4.2.1 and 6.2.5: adjusting at the wrong moment.
    fn reproach_adjusting(&mut self, side: Color, what: Matter) {
        let first = match what {
            Matter::AdjustingOnOpponentsTime => Provision::ClockAdjustOwnTime,
            _ => Provision::ActAdjust,
        };
        let cites = Cites::of(first)
            .and(Provision::ActAdjust)
            .and(Provision::ClockAdjustOwnTime)
            .with_commentary(Passage::AdjustingOnTheMove)
            .read_as(Interpretation::Q05);
        self.reproach(side, what, cites);
        self.ask_about(
            side,
            Discretion::Distraction,
            Cites::of(Provision::ConductDistract).and(Provision::ActAdjust),
        );
    }

    /// Is a player adjusting, or has he been, so that the opponent may complain of it?
    fn may_dispute_adjusting(&self, claimant: Color) -> bool {
        let player = !claimant;
        let notes = self.game().setting_up();
        let since = self.game().history().plies().len().saturating_sub(PLIES_REMEMBERED);
        let often = notes.adjustments_since(player, since) > 1;
        let disputed = notes.is_adjusting(player) || notes.adjusted_unseen(player) || often;
        self.asks(Provision::ActAdjust, Unmet::NobodyAdjusted, disputed) && !self.game().is_over()
    }

    /// A claim that adjusting was none comes too late once the claimant has touched a piece (4.8).
    pub(super) fn bars_dispute_of_adjusting(&mut self, claimant: Color) -> bool {
        let contacts = &self.game().act(claimant).contacts;
        let touched = contacts.iter().any(|it| it.manner == Manner::Deliberate);
        let bars = touched && self.may_dispute_adjusting(claimant);
        if bars {
            let cites = Cites::of(Provision::ActClaimForfeited)
                .and(Provision::ActAdjust)
                .and_value(&self.book().moves.forfeit_trigger);
            self.emit(Verdict::ClaimBarred(Bar::PieceTouched), cites);
        }
        bars
    }

    /// The opponent complains while, or soon after, a player has been adjusting; says whether that is the matter.
    pub(super) fn on_adjusting_disputed(&mut self, claimant: Color) -> bool {
        let player = !claimant;
        if !self.may_dispute_adjusting(claimant) {
            return false;
        }
        let notes = self.game().setting_up();
        let touched = notes.adjusted(player).to_vec();
        let commentary = match notes.adjusted_unseen(player) {
            true => Passage::OpponentAbsent,
            false => Passage::OnlyToCorrect,
        };
        let question = Question::new(Discretion::GenuineAdjustment, Provision::ActAdjust)
            .about(player)
            .proposing(Proposal::Touch(touched));
        self.ask(question, Cites::of(Provision::ActAdjust).with_commentary(commentary));
        true
    }

    /// Was it a genuine adjustment (J-06)?
    pub(super) fn decide_adjustment(&mut self, answer: &GenuineAdjustment, case: Case<'_>) -> bool {
        let Some(side) = case.question.side() else { return false };
        match (answer, &case.question.proposal) {
            (GenuineAdjustment::Disturbance(sanctions), _) => {
                let cites = Cites::of(Provision::ConductDistract).and(Provision::ActAdjust);
                self.penalise_or_ask(side, sanctions.as_ref(), case.decision, cites);
            }
            (GenuineAdjustment::Touch, Some(Proposal::Touch(squares))) => {
                self.bind_by_squares(side, squares);
            }
            (GenuineAdjustment::Touch | GenuineAdjustment::Adjustment, _) => {}
        }
        true
    }

    /// Was the contact an accident (J-07)?
    pub(super) fn decide_accident(&mut self, answer: &ContactAccidental, case: Case<'_>) -> bool {
        let Some(side) = case.question.side() else { return false };
        match answer {
            ContactAccidental::Accidental => true,
            ContactAccidental::Intentional => {
                let Some(Proposal::Touch(squares)) = &case.question.proposal else { return false };
                let contacts = &self.game().act(side).contacts;
                match contacts.iter().any(|it| squares.contains(&it.square)) {
                    true => {
                        self.decline_by_touch(side);
                        self.bind_by_touch(side);
                    }
                    false => self.bind_after_move(side, squares),
                }
                true
            }
        }
    }

    /// The duty of pieces that were touched with intent after all.
    fn bind_by_squares(&mut self, side: Color, squares: &[::board::Square]) {
        let contacts: Vec<Contact> = squares
            .iter()
            .zip(0..)
            .filter_map(|(&square, group)| {
                let piece = self.game().standing().piece_at(square)?;
                let (manner, order) = (Manner::Deliberate, crate::event::TouchOrder::InTurn);
                Some(Contact { square, piece, manner, group, order })
            })
            .collect();
        if let Binding::Duty(duty, cites) = binding(self.game(), side, &contacts) {
            self.must(side, duty, cites);
        }
    }
}
