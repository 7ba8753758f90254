//! Article 5, the completion of the game: mate, stalemate, dead position, resignation, and the draws that come
//! without a claim (9.6). Agreement belongs to Article 9.

use ::board::{Color, Position};
use winnability::{Budget, Deadness, Winnability};

use super::Bench;
use crate::discretion::Discretion;
use crate::draws;
use crate::event::{Happening, Resigning};
use crate::game::{Phase, Standing};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::MoveStage;
use crate::ruling::{
    Cites, CompletedBy, Evidence, Matter, Outcome, Proposal, Question, Reason, Verdict,
};
use crate::unmet::Unmet;

impl Bench<'_> {
    /// Looks whether the move that was just made ends the game.
    pub(super) fn look_for_end(&mut self, mover: Color) {
        let Some(position) = self.game().standing().position().cloned() else { return };
        let ends = [Provision::EndMate, Provision::EndStalemate];
        if self.asks(ends, Unmet::OpponentCanMove, !position.has_legal_move()) {
            self.no_legal_move(mover, &position);
        } else if let Some(evidence) = self.dead(&position) {
            let cites = Cites::of(Provision::EndDead)
                .behind(&[Provision::GameNeitherCanMate, Provision::DrawDeadComp])
                .with_commentary(Passage::ArbiterDeclaresTheDraw);
            let cites = cites.with_commentary_if(
                position.placement().occupied().count() == 2,
                Passage::BareKings,
            );
            let cites = self.beside_promotion(mover, self.beside_late_sealer(mover, cites));
            self.complete_by_end(mover);
            let outcome = Outcome::draw(Reason::DeadPosition);
            let verdict = Verdict::GameOver { outcome, since_ply: self.dead_since() };
            self.emit_with(verdict, cites, Evidence::Deadness(evidence));
        } else {
            self.look_for_automatic_draw(mover, MoveStage::Made);
            self.say_that_play_goes_on();
        }
    }

    /// The end of the game that a legal move is: mate, stalemate or a dead position.
    pub(super) fn end_after(&self, legal: ::board::Move) -> Option<Provision> {
        self.end_in(&self.game().standing().after(legal))
    }

    /// The end of the game that this position is.
    pub(super) fn end_in(&self, standing: &Standing) -> Option<Provision> {
        let position = standing.position()?;
        match (position.has_legal_move(), position.is_check()) {
            (false, true) => Some(Provision::EndMate),
            (false, false) => Some(Provision::EndStalemate),
            (true, _) => {
                let looks = self.game().looks_for_dead_positions();
                (looks && draws::is_plainly_dead(position)).then_some(Provision::EndDead)
            }
        }
    }

    fn no_legal_move(&mut self, mover: Color, position: &Position) {
        let before = self.game().history().plies().len().saturating_sub(1);
        if self.end_by_earlier_draw(before) {
            return;
        }
        let mate = self.asks(Provision::EndMate, Unmet::NotInCheck, position.is_check());
        let mut cites = match mate {
            true => {
                self.unmet(Provision::EndStalemate, Unmet::InCheck);
                Cites::of(Provision::EndMate)
                    .behind(&[Provision::GameMateWins, Provision::GameMatedLoses])
            }
            false => Cites::of(Provision::EndStalemate),
        };
        if self.seventy_five_reached(MoveStage::Made) {
            cites = cites.and(Provision::DrawAutoSeventyfive);
        }
        if self.game().act(mover).hands.both() {
            cites = cites.with_commentary(Passage::OverBeforeThePress).read_as(Interpretation::Q03);
        }
        let cites = self.beside_promotion(mover, cites);
        let outcome = match mate {
            true => Outcome::win(mover, Reason::Checkmate),
            false => Outcome::draw(Reason::Stalemate),
        };
        self.end_by_move(mover, outcome, cites);
    }

    /// 3.7.5.3: a promoted piece acts at once.
    fn beside_promotion(&self, mover: Color, cites: Cites) -> Cites {
        let last = self.game().history().last_of(mover).and_then(|it| it.legal);
        match last.and_then(::board::Move::promotion) {
            Some(_) => cites.and(Provision::MovePawnPromoteEffect),
            None => cites,
        }
    }

    /// 9.6: fivefold repetition and seventy-five moves, for moves that count when made or when completed.
    pub(super) fn look_for_automatic_draw(&mut self, mover: Color, basis: MoveStage) {
        if self.game().is_over() {
            return;
        }
        if basis == MoveStage::Made && self.fivefold_reached() {
            let cites = Cites::of(Provision::DrawAutoFivefold)
                .and(Provision::DrawAuto)
                .with_commentary(Passage::ArbiterStepsIn)
                .with_commentary(Passage::NotConsecutive);
            let cites = cites.with_commentary_if(
                self.is_agreement_restricted(),
                Passage::FivefoldThoughNobodyClaims,
            );
            let cites = cites.reading_of(&self.book().draws.repetition_automatic);
            self.end_by_move(mover, Outcome::draw(Reason::Fivefold), cites);
        } else if self.seventy_five_reached(basis) {
            self.asking.unmet_as(Provision::DrawAutoFivefold, || self.short_of_fivefold());
            let cites = Cites::of(Provision::DrawAutoSeventyfive)
                .and(Provision::DrawAuto)
                .with_commentary(Passage::ArbiterStepsIn);
            let cites =
                cites.with_commentary_if(self.is_agreement_restricted(), Passage::OnlyAgreements);
            self.end_by_move(mover, Outcome::draw(Reason::SeventyFiveMoves), cites);
        } else {
            self.tell_short_of_draw();
        }
    }

    /// Neither the repetition nor the number of moves ends the game.
    pub(super) fn tell_short_of_draw(&self) {
        self.asking.unmet_as(Provision::DrawAutoFivefold, || self.short_of_fivefold());
        self.asking.unmet_as(Provision::DrawAutoSeventyfive, || {
            let idle = self.game().standing().plies_without_progress();
            match self.book().draws.plies_to_end() {
                Some(needed) if idle < needed => {
                    Unmet::Moves { moves: idle / 2, needed: needed / 2 }
                }
                _ => Unmet::MoveNotCompleted,
            }
        });
    }

    /// Why the repetition does not end the game: it has not occurred so often, or not every time in a row.
    fn short_of_fivefold(&self) -> Unmet {
        let times = self.game().seen();
        match self.book().draws.times_to_end() {
            Some(needed) if times >= needed => Unmet::NotInARow,
            needed => Unmet::Occurrences { times, needed: needed.unwrap_or_default() },
        }
    }

    pub(super) fn fivefold_reached(&self) -> bool {
        self.is_fivefold(self.game().standing(), self.game().history().plies().len())
    }

    /// Does the repetition of this position, which comes after so many plies, end the game?
    pub(super) fn is_fivefold(&self, standing: &Standing, plies: usize) -> bool {
        let (draws, game) = (&self.book().draws, self.game());
        let idle = standing.plies_without_progress();
        let stood_before = |back: usize| {
            let earlier = plies.checked_sub(back).and_then(|it| game.history().plies().get(it));
            earlier.is_some_and(|it| it.before.identity() == standing.identity())
        };
        draws.times_to_end().is_some_and(|it| draws::can_recur(it, idle))
            && draws.repetition_ends(|| game.occurrences_of(standing, plies), stood_before)
    }

    pub(super) fn seventy_five_reached(&self, basis: MoveStage) -> bool {
        let idle = self.game().standing().plies_without_progress();
        self.book().draws.series_ends_when(basis, idle)
    }

    fn end_by_move(&mut self, mover: Color, outcome: Outcome, cites: Cites) {
        let cites = self.beside_late_sealer(mover, cites);
        self.complete_by_end(mover);
        self.end(outcome, cites);
    }

    /// 6.2.1.1: the move that ends the game needs no press.
    fn complete_by_end(&mut self, mover: Color) {
        let open = self.game().history().last_of(mover).filter(|it| it.completed.is_none());
        if let Some(played) = open.map(|it| it.attempt) {
            let by = CompletedBy::GameEnd;
            self.emit(
                Verdict::Completed { side: mover, played, by },
                Provision::ClockCompleteEndsGame,
            );
        }
    }

    /// C1.5-a: the arbiter looks at the board, and nobody can mate any more.
    pub(super) fn declare_dead_position(&mut self) {
        let over = self.game().is_over() || !self.game().looks_for_dead_positions();
        let Some(position) = self.game().standing().position().filter(|_| !over) else { return };
        let answer = draws::deadness_at_a_glance(position);
        let dead = matches!(answer, Deadness::Dead { .. });
        if self.asks(Provision::EndDead, Unmet::MatePossible, dead) {
            let cites = Cites::of(Provision::EndDead)
                .behind(&[Provision::GameNeitherCanMate])
                .with_commentary(Passage::ArbiterDeclaresTheDraw);
            self.intervene(Matter::DeadPosition, cites);
            let outcome = Outcome::draw(Reason::DeadPosition);
            let verdict = Verdict::GameOver { outcome, since_ply: self.dead_since() };
            self.emit_with(verdict, cites, Evidence::Deadness(answer));
        }
    }

    /// After how many plies the position was dead already, if that was before the last move.
    pub(super) fn dead_since(&self) -> Option<usize> {
        let dead = |before: &::board::Setup| {
            Position::new(before).is_ok_and(|it| draws::is_plainly_dead(&it))
        };
        let plies = self.game().history().plies();
        let since = plies.iter().rposition(|it| !dead(&it.before)).map_or(0, |it| it + 1);
        (since < plies.len()).then_some(since)
    }

    /// The proof that neither player can mate any more, if there is one.
    fn dead(&mut self, position: &Position) -> Option<Deadness> {
        if !self.game().looks_for_dead_positions() {
            return None;
        }
        if let Some(put_off) = &mut self.put_off {
            put_off.note(position, self.game.history().last());
            return None;
        }
        match draws::deadness(position) {
            dead @ Deadness::Dead { .. } => Some(dead),
            Deadness::Alive { .. } => {
                self.unmet(Provision::EndDead, Unmet::MatePossible);
                None
            }
            Deadness::Undetermined(_) => {
                let cites = Cites::of(Provision::EndDead).and(Provision::GameNeitherCanMate);
                self.ask_arbiter(Discretion::PositionDead, cites);
                None
            }
        }
    }

    /// Can this player still mate by any series of legal moves? Touches do not restrict the series (C6.9-d).
    pub(super) fn can_mate(standing: &Standing, side: Color) -> Option<Winnability> {
        let position = standing.position()?;
        Some(winnability::can_mate(position, side, Budget::DEFAULT))
    }

    /// The loser loses, unless the opponent could not have mated; if nobody knows, the arbiter is asked.
    pub(super) fn lose(&mut self, loser: Color, reason: Reason, cites: Cites) {
        let standing = self.game().standing().clone();
        self.lose_in(&standing, loser, reason, cites);
    }

    /// The same, the question of mate being put in this position.
    pub(super) fn lose_in(
        &mut self,
        standing: &Standing,
        loser: Color,
        reason: Reason,
        cites: Cites,
    ) {
        let answer = Self::can_mate(standing, !loser);
        let lost = answer.as_ref().and_then(|answer| Outcome::lost(loser, reason, answer));
        let Some(outcome) = lost else {
            // A claim, if there was one, is what the question is about.
            let mut all = cites.provisions();
            let claimed = all.clone().find(|it| *it == Provision::RapidFlagClaim);
            let provision = claimed.or(all.next()).unwrap_or(Provision::ClockFlagLoses);
            let question = Question::new(Discretion::OpponentCanMate, provision)
                .about(loser)
                .proposing(Proposal::End(reason));
            return self.ask(question, cites);
        };
        let verdict = Verdict::GameOver { outcome, since_ply: None };
        match answer {
            Some(answer) => self.emit_with(verdict, cites, Evidence::Winnability(answer)),
            None => self.emit(verdict, cites),
        }
        if reason == Reason::Time {
            self.ask_about_leaving(loser);
        }
    }

    /// C5.1.2-c: a player left the board without resigning and lost on time.
    fn ask_about_leaving(&mut self, side: Color) {
        let away = self.game().setting_up().is_away(side);
        if self.asks(Provision::EndResign, Unmet::AtTheBoard, away) {
            let cites = Cites::of(Provision::EndResign).with_commentary(Passage::WalkingAway);
            self.ask_about(side, Discretion::LeftWithoutResigning, cites);
        }
    }

    pub(super) fn on_resigned(&mut self, side: Color) {
        let plies = self.game().history().plies().len();
        if self.game().is_over() || self.end_by_earlier_draw(plies) {
            return self.unmet(Provision::EndResign, Unmet::DrawnBefore);
        }
        let rule = self.book().ending.resign_draw_if_no_mate;
        let cites = Cites::of(Provision::EndResign);
        let cites = cites.when(matches!(self.game().phase(), Phase::Adjourned), |it| {
            it.and(Provision::AdjSettled)
        });
        if self.asks(&rule, Unmet::OtherRule, rule.value.is_yes()) {
            let cites = match (self.game().phase(), &self.event.what) {
                (Phase::Running, Happening::Resigned { how: Resigning::Spoken, .. }) => cites,
                _ => cites.read_as(Interpretation::Q68),
            };
            self.lose(side, Reason::Resignation, cites.and_value(&rule));
        } else {
            self.end(Outcome::win(!side, Reason::Resignation), cites);
        }
    }
}
