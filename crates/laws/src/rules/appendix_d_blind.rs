//! Appendix D: play with blind and visually disabled players.

use ::board::{Attempt, Color, PromotionRole};

use super::Bench;
use super::art04_duty::{Binding, binding};
use super::art09_written::may_mean_the_same;
use super::decisions::Case;
use super::doing::{Doing, Missing};
use crate::discretion::Discretion;
use crate::discretion::answers::RanksNamed;
use crate::event::{
    Asked, BlindClock, BoardId, DevicePurpose, FlagNotice, Happening, Manner, News, Request, Who,
};
use crate::game::Standing;
use crate::provision::Provision;
use crate::regulations::{Need, RankNames, TwoBoards};
use crate::rulebook::{AdaptedBy, BlindPlayRules};
use crate::ruling::{Cites, Duty, Matter, Question, RestoreBasis, Verdict};
use crate::unmet::Unmet;

/// A move announced wrongly.
const SLIP: [Provision; 2] = [Provision::BlindSlip, Provision::BlindDiffering];

/// D.2.10.4: what the assistant tells the blind player, only at his request.
const ON_REQUEST: Cites = Cites::of_item(Provision::BlindAssistant, 4);

impl Bench<'_> {
    pub(super) fn is_blind(&self, side: Color) -> bool {
        self.frame().has_need(side, Need::Blind)
    }

    /// Does a blind player take part?
    fn is_blind_play(&self) -> bool {
        Color::ALL.into_iter().any(|it| self.is_blind(it))
    }

    /// The blind player who meets a sighted one.
    fn blind_against_sighted(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&it| self.is_blind(it) && !self.is_blind(!it))
    }

    /// D.2.5: for the sighted player the ordinary rules hold, and that is said.
    pub(super) fn beside_blind_play(&self, side: Color, cites: Cites) -> Cites {
        match self.blind_against_sighted() {
            Some(blind) if blind != side => cites.and(Provision::BlindSighted),
            _ => cites,
        }
    }

    /// Something happened on the tactile board (D.2.2, D.2.3).
    pub(super) fn on_blind_board(&mut self, what: &Happening) {
        match what {
            Happening::PieceTouched(it) if it.manner != Manner::Feeling => {
                self.on_taken_out(it.side);
            }
            Happening::PieceTouched(it) if self.is_blind(it.side) => {
                self.tell(Who::Arbiter, Matter::FeelingBindsNobody, Provision::BlindTouched);
            }
            Happening::PieceTakenOff(it) => {
                self.on_taken_out(it.side);
                self.look_at_blind_board(it.side);
            }
            Happening::PieceReleased(it) => self.look_at_blind_board(it.side),
            _ => {}
        }
    }

    /// D.2.2: a piece is touched when it is taken out of its aperture.
    fn on_taken_out(&mut self, side: Color) {
        if !self.is_blind(side) {
            return;
        }
        let has_move = self.game().to_move() == side;
        if !self.asks(Provision::BlindTouched, Unmet::NotHavingTheMove, has_move) {
            return;
        }
        self.decline_by_touch(side);
        let contacts = self.game().act(side).contacts.clone();
        if let Binding::Duty(duty, cites) = binding(self.game(), side, &contacts)
            && self.game().duty(side) != Some(&duty)
        {
            let cites =
                Cites::of(Provision::BlindTouched).and_all(&cites.provisions().collect::<Vec<_>>());
            self.must(side, duty, cites);
        }
    }

    /// D.2.3: captured piece off, piece in another aperture, move announced.
    fn look_at_blind_board(&mut self, side: Color) {
        if self.game().to_move() != side || !self.is_blind(side) {
            return;
        }
        let Doing::Done(legal) = Doing::of(self.game(), side) else { return };
        let said = self.game().blind().announced(side);
        if said.is_some_and(|it| it.contains(&legal.attempt())) {
            self.on_made(side, legal);
        }
    }

    /// D.2.1, D.2.3.3 and D.2.8: a move was announced.
    pub(super) fn on_move_announced(
        &mut self,
        side: Color,
        meant: &[Attempt],
        rank_names: Option<RankNames>,
    ) {
        self.look_at_rank_names(side, rank_names);
        if !self.is_blind(side) {
            return self.on_sighted_announced(side, meant);
        }
        if self.game().to_move() != side {
            return;
        }
        if is_new_piece_unsaid(self.game().standing(), meant) {
            return self.must(side, Duty::AnnouncePiece, Provision::BlindAnnounce);
        }
        let (slipped, late) = (self.game().blind().slipped(), self.is_opponents_clock_on(side));
        match Doing::of(self.game(), side) {
            Doing::Done(legal)
                if meant.contains(&legal.attempt())
                    || meant.contains(&legal.attempt_with_king_target()) =>
            {
                self.on_made(side, legal);
                if slipped && late {
                    self.on_boards_differ_by_slip();
                } else if slipped {
                    self.allow(Matter::SlipOfTheTongue, Provision::BlindSlip);
                }
            }
            Doing::Done(_) => {}
            Doing::Unfinished { missing: Missing::Capture, .. } => {
                self.tell(
                    Who::Arbiter,
                    Matter::MoveNotYetMade,
                    Cites::of_item(Provision::BlindMade, 1),
                );
            }
            _ => self.tell(
                Who::Arbiter,
                Matter::MoveNotYetMade,
                Cites::of_item(Provision::BlindMade, 2),
            ),
        }
    }

    /// A player who sees says a move, or names a piece. Against a blind player the new piece has to be named (D.2.1);
    /// otherwise a word is no choice: that is made when the piece touches the square (4.4.4).
    fn on_sighted_announced(&mut self, side: Color, meant: &[Attempt]) {
        if self.is_blind_play() {
            let before = self.game().before_unpressed(side);
            let standing = before.as_ref().unwrap_or(self.game().standing());
            if is_new_piece_unsaid(standing, meant) {
                let cites = Cites::of(Provision::BlindAnnounce).and(Provision::BlindSighted);
                self.must(side, Duty::AnnouncePiece, cites);
            }
            return;
        }
        let pawn_left = Doing::of(self.game(), side);
        if let Doing::Unfinished { attempt, missing: Missing::NewPiece } = pawn_left
            && self.game().to_move() == side
        {
            let cites = Cites::of(Provision::ActPromotionChoice).and(Provision::ActMadePromotion);
            self.must(side, Duty::Promote { square: attempt.to, to: None }, cites);
        }
    }

    /// D.2.8 and D.2.9: a player, blind or not, announced another move than the one he has completed.
    pub(super) fn compare_with_announced(&mut self, side: Color, played: Attempt) {
        let said = self.game().blind().announced(side).filter(|it| !it.is_empty());
        let legal = self.game().history().last_of(side).and_then(|it| it.legal);
        let same = |it: &Attempt| {
            *it == played
                || legal.is_some_and(|legal| legal.attempt_with_king_target() == *it)
                || Attempt { promotion: None, ..played } == *it
        };
        let other = said.is_some_and(|it| !it.iter().any(same));
        if self.is_blind_play() && self.asks(SLIP, Unmet::SameMove, other) {
            self.on_boards_differ_by_slip();
        }
    }

    /// D.2.1: the ranks have their German numbers, unless the edition allows others and they were chosen.
    fn look_at_rank_names(&mut self, side: Color, used: Option<RankNames>) {
        let fixed = self.book().blind.rank_names_fixed;
        let chosen = self.frame().regulations().rank_names == RankNames::Other
            || self.game().blind().has_other_rank_names();
        let others_allowed = chosen && !fixed.value.is_yes();
        let wrong = used == Some(RankNames::Other) && !others_allowed;
        if self.is_blind_play() && self.asks(&fixed, Unmet::RanksNamedRightly, wrong) {
            let verdict = Verdict::Note { to: Some(side.into()), what: Matter::GermanRankNames };
            self.emit(verdict, Cites::of(Provision::BlindAnnounce).and_value(&fixed));
        }
    }

    fn is_opponents_clock_on(&self, side: Color) -> bool {
        self.game().clock().and_then(clock::ChessClock::on_turn) == Some(!side)
    }

    /// D.2.8: what was said wrongly was corrected only after the opponent's clock had been started. The opponent has
    /// carried out what he heard, so the boards are compared.
    fn on_boards_differ_by_slip(&mut self) {
        let cites = Cites::of(Provision::BlindSlip).and(Provision::BlindDiffering);
        self.must(Who::Both, Duty::CorrectBoard, cites);
    }

    /// D.2.4: the clock is pressed only after the move was made, which includes its announcement. Says whether it
    /// was pressed too early.
    pub(super) fn pressed_before_announcing(&mut self, side: Color) -> bool {
        if !self.is_blind(side) {
            return false;
        }
        let has_move = self.game().to_move() == side;
        if !self.asks(Provision::BlindClockAfter, Unmet::MoveMade, has_move) {
            return false;
        }
        let placed = matches!(Doing::of(self.game(), side), Doing::Done(_));
        if !self.asks(Provision::BlindClockAfter, Unmet::NoMoveMade, placed) {
            return false;
        }
        if self.event.through_assistant {
            // D.2.10.3: the assistant waits for the announcement; it is his fault, not the player's.
            let cites = Cites::of_item(Provision::BlindAssistant, 3)
                .and_item(Provision::BlindMade, 3)
                .and(Provision::BlindClockAfter);
            self.reproach(Who::AssistantOf(side), Matter::PressedBeforeAnnouncing, cites);
            return true;
        }
        let question =
            Question::new(Discretion::StartedWithoutMove, Provision::BlindMade).about(side);
        let cites = Cites::of_item(Provision::BlindMade, 3)
            .and(Provision::BlindClockAfter)
            .and(Provision::IrrClockNoMove)
            .behind(&[Provision::BlindMade]);
        // Something was announced, but not this move: the slip can no longer be corrected in time.
        let cites = match self.game().blind().announced(side) {
            Some(_) => cites.and(Provision::BlindSlip).behind(&[Provision::BlindDiffering]),
            None => cites,
        };
        self.ask(question, cites);
        true
    }

    /// D.2.10: what the assistant of a blind player does for him rests on this item as well.
    pub(super) fn done_by_assistant(&self, side: Color, item: u8, cites: Cites) -> Cites {
        cites.when(self.event.through_assistant && self.is_blind(side), |it| {
            it.and_item(Provision::BlindAssistant, item)
        })
    }

    /// D.1: what was chosen for play between a blind and a sighted player is said before the start.
    pub(super) fn remind_of_blind_play(&mut self) {
        if self.blind_against_sighted().is_none() {
            return;
        }
        let boards = match self.frame().regulations().two_boards {
            TwoBoards::Always => Matter::TwoBoards,
            TwoBoards::OnDemand => Matter::TwoBoardsOnDemand,
        };
        self.tell(Who::Arbiter, boards, Provision::BlindAdapt);
        if !self.frame().regulations().blind_adaptations.is_empty() {
            let adapted_by = self.book().blind.adapted_by;
            let cites = Cites::of(Provision::BlindAdapt).and_value(&adapted_by);
            self.tell(Who::Arbiter, Matter::BlindAdaptations, cites);
        }
    }

    /// D.2.1: the move is announced, also by the sighted player, and repeated by the opponent; they are reminded when
    /// the clock has been pressed.
    pub(super) fn remind_to_announce(&mut self, mover: Color) {
        if !self.is_blind_play() {
            return;
        }
        match self.game().blind().announced(mover) {
            None => self.must(mover, Duty::AnnounceMove, Provision::BlindAnnounce),
            Some(_) if !self.game().blind().repeated() => {
                self.must(!mover, Duty::Repeat, Provision::BlindAnnounce);
            }
            Some(_) => self.unmet(Provision::BlindAnnounce, Unmet::AnnouncedAndRepeated),
        }
    }

    /// D.2.9: the two boards show different positions. Where the records differ too, the game goes back to the point
    /// up to which they agree; otherwise whoever carried a move out wrongly corrects the own board.
    pub(super) fn on_boards_differ(&mut self) {
        let cites = Cites::of(Provision::BlindDiffering);
        if let Some(ply) = self.records_differ_at() {
            let position = Box::new(self.game().history().plies()[ply].before);
            let basis = RestoreBasis::LastIdentifiable;
            self.emit(Verdict::Restore { position, basis, plies: ply }, cites);
            self.ask_arbiter(Discretion::TimesAfterRestoring, cites);
            return;
        }
        let wrong = |board: BoardId| {
            let seen = self.game().blind().scanned(board);
            seen.is_some_and(|it| it != self.game().standing().placement())
        };
        let who = match (self.blind_against_sighted(), wrong(BoardId::Blind), wrong(BoardId::Main))
        {
            (Some(blind), true, false) => blind.into(),
            (Some(blind), false, true) => (!blind).into(),
            _ => Who::Both,
        };
        self.must(who, Duty::CorrectBoard, cites);
    }

    /// The first move that the two players wrote down differently. Letters and signs may be others as long as the move
    /// is the same.
    fn records_differ_at(&self) -> Option<usize> {
        let sheets = self.game().sheets();
        (0..self.game().history().plies().len()).find(|&ply| {
            let written = |side| sheets.of(side).entry(ply);
            let (Some(white), Some(black)) = (written(Color::White), written(Color::Black)) else {
                return false;
            };
            match (white.meant, black.meant) {
                (Some(white), Some(black)) => white != black,
                _ => !may_mean_the_same(&white.text, &black.text),
            }
        })
    }

    /// D.1, D.2.7: what a blind player or the opponent may ask for. Says whether it was such a request.
    pub(super) fn on_blind_request(&mut self, by: &Who, what: &Request) -> bool {
        let Some(side) = by.player() else { return false };
        match what {
            Request::TwoBoards if self.is_blind_play() => {
                self.allow(Matter::TwoBoards, Provision::BlindAdapt);
                true
            }
            // D.2.11: the sighted player's helper, where the blind player has none.
            Request::AssistantForMoving
                if self.blind_against_sighted() == Some(!side)
                    && !self.game().blind().has_assistant(!side) =>
            {
                self.allow(None, Provision::BlindAssistantSighted);
                true
            }
            Request::Device { purpose: DevicePurpose::Recording, .. } if self.is_blind(side) => {
                // A recorder counts as an approved device.
                let cites = Cites::of(Provision::BlindRecord).and(Provision::ConductDeviceBan);
                self.allow(Matter::ApprovedDevice, cites);
                true
            }
            _ => false,
        }
    }

    /// D.2.6: the clock of a blind player. Where the edition foresees only one that is felt, one that speaks adapts
    /// the rules to local circumstances, and that is for those who may adapt them.
    pub(super) fn on_blind_clock(&mut self, clock: BlindClock) {
        if !self.is_blind_play() {
            return;
        }
        let BlindPlayRules { talking_clock: speaks, adapted_by, .. } = self.book().blind;
        let adaptation = Cites::of(Provision::BlindAdapt).and_value(&adapted_by).and_value(&speaks);
        let cites = match (clock, adapted_by.value) {
            (BlindClock::Tactile, _) => {
                Cites::of_item(Provision::BlindClock, 0).behind(&[Provision::BlindClock])
            }
            (BlindClock::Announcing, _) if speaks.value.is_yes() => Cites::value(&speaks),
            (BlindClock::Announcing, AdaptedBy::Director | AdaptedBy::Organiser) => adaptation,
            (BlindClock::Announcing, AdaptedBy::OrganiserAfterArbiter) => {
                let question = Question::new(Discretion::BlindRulesAdapted, Provision::BlindAdapt);
                return self.ask(question, adaptation);
            }
        };
        self.allow(None, cites);
    }

    /// D.2.6.1 and D.2.10.4: a blind player may ask the clock or the assistant for the number of moves and the time.
    /// Says whether it was that.
    pub(super) fn on_blind_question(&mut self, by: &Who, what: &Asked) -> bool {
        let may = by.player().is_some_and(|it| self.is_blind(it))
            && matches!(what, Asked::MoveCount | Asked::TimeUsed);
        if may {
            self.unmet(Provision::ArbNoIntervene, Unmet::Permitted);
            let speaks = self.book().blind.talking_clock;
            let has_one = self.game().blind().has_announcing_clock() && speaks.value.is_yes();
            self.allow(None, if has_one { ON_REQUEST.and_value(&speaks) } else { ON_REQUEST });
        }
        may
    }

    /// D.2.10.1 and D.2.10.3: what a blind player may leave to an assistant, beside the article for any player.
    pub(super) fn for_assistant(&self, side: Color, provision: Provision) -> Cites {
        let cites = Cites::of(provision);
        let item = match provision {
            Provision::ActAssistant => 1,
            Provision::RecAssistant | Provision::ClockAssistant => 3,
            _ => return cites,
        };
        cites.when(self.is_blind(side), |it| it.and_item(Provision::BlindAssistant, item))
    }

    /// D.2.10.4: the assistant informs only when asked. Says whether it was the assistant.
    pub(super) fn on_assistant_told(&mut self, by: &Who, to: &Who, what: &News) -> bool {
        let Who::AssistantOf(side) = by else { return false };
        if !self.is_blind(*side) || to.player() != Some(*side) {
            return false;
        }
        let told = match (self.game().blind().asked(*side), what) {
            (Some(Asked::MoveCount), News::MoveCount) => Some(Matter::MoveCount),
            (Some(Asked::TimeUsed), News::TimeUsed) => Some(Matter::TimeUsed),
            _ => None,
        };
        if told.is_some() {
            self.unmet(Provision::ArbNoIntervene, Unmet::AskedFor);
            self.allow(told, ON_REQUEST);
        } else {
            let verdict = Verdict::Violation { who: by.clone(), what: Matter::UnaskedInformation };
            self.emit(verdict, ON_REQUEST.and(Provision::ArbNoIntervene));
        }
        true
    }

    /// D.2.10.5: the assistant of a blind player may claim the flag for him.
    pub(super) fn claimed_by_assistant(&self, cites: Cites) -> Cites {
        match &self.event.what {
            Happening::FlagNoticed(FlagNotice { by: Who::AssistantOf(side), .. })
                if self.is_blind(*side) =>
            {
                cites.and_item(Provision::BlindAssistant, 5)
            }
            _ => cites,
        }
    }

    /// D.2.11: a blind player against one who is hard of hearing needs an assistant before the start.
    pub(super) fn check_assistant(&mut self) -> bool {
        let rule = self.book().blind.assistant_if_hearing_impaired;
        let needed = rule.value.is_yes() && self.without_needed_assistant().is_some();
        if needed {
            let cites = Cites::of(Provision::BlindAssistantSighted).and_value(&rule);
            self.must(Who::Organiser, Duty::ProvideAssistant, cites);
        }
        needed
    }

    /// The blind player against one who is hard of hearing, as long as no assistant was accepted.
    fn without_needed_assistant(&self) -> Option<Color> {
        let deaf = |it: Color| self.frame().has_need(it, Need::HearingImpaired);
        let alone = |it: Color| self.is_blind(it) && !self.game().blind().has_assistant(it);
        Color::ALL.into_iter().find(|&it| alone(it) && deaf(!it))
    }

    /// D.2.11: the assistant for whom the start waits is accepted without a request.
    pub(super) fn about_needed_assistant(&self, question: &Question) -> Question {
        match self.without_needed_assistant() {
            Some(side) if question.about.is_none() => {
                Question::new(question.which, Provision::BlindAssistantSighted).about(side)
            }
            _ => question.clone(),
        }
    }

    /// Are the rules for blind players adapted (J-59)?
    pub(super) fn decide_adapted(&mut self, question: &Question) -> bool {
        self.allow(None, Cites::of(question.provision).and_value(&self.book().blind.adapted_by));
        true
    }

    /// How ranks are named to blind players (J-60).
    pub(super) fn decide_rank_names(&mut self, answer: &RanksNamed, case: Case<'_>) -> bool {
        let cites = Cites::of(case.question.provision);
        let fixed = self.book().blind.rank_names_fixed;
        let what = match answer {
            RanksNamed::Other(_) if fixed.value.is_yes() => {
                self.refuse(
                    case.decision.by.clone(),
                    Matter::FixedRankNames,
                    cites.and_value(&fixed),
                );
                return true;
            }
            RanksNamed::Other(_) => Matter::OtherRankNames,
            RanksNamed::German => Matter::GermanRankNames,
        };
        self.allow(what, cites);
        true
    }
}

/// D.2.1: in a promotion the piece is named too.
fn is_new_piece_unsaid(standing: &Standing, meant: &[Attempt]) -> bool {
    let promotes = |it: &Attempt| {
        let queen = Attempt { promotion: Some(PromotionRole::Queen), ..*it };
        it.promotion.is_none() && standing.legal_move(queen).is_ok()
    };
    meant.iter().any(promotes)
}
