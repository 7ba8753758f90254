//! Articles 3.10.3, 7.6 and A.4.4: illegal positions and displaced pieces, found by a scan or noticed by somebody.

use ::board::{Bitboard, Color, Irregularity, Placement, Rank, Role, Setup, Shade, Square};

use super::Bench;
use super::art07_illegal::{Found, Offence};
use crate::discretion::Discretion;
use crate::discretion::answers::InterventionPossible;
use crate::event::{Basis, Irregular, Notice, SetUpBy, Who};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{ArbiterActs, BothKings, IllegalWindow};
use crate::ruling::{
    Cites, ClaimGround, IllegalKind, Matter, Outcome, Question, Reason, RestoreBasis, Verdict, Why,
};
use crate::unmet::Unmet;

/// What an illegal position leads to.
const POSITION: [Provision; 3] =
    [Provision::MoveIllegalPosition, Provision::IrrIllegal, Provision::RapidBothKings];

impl Bench<'_> {
    /// A position on the board, tested as it stands.
    pub(super) fn check_position(&mut self, placement: &Placement) {
        let why = self.faults_of_position(placement);
        let illegal = !why.is_empty();
        let cites = Cites::of(Provision::MoveIllegalPosition)
            .with_commentary(Passage::IllegalPositionExamples);
        if self.asks(Provision::MoveIllegalPosition, Unmet::PositionLegal, illegal) {
            let cites = cites.and_all(&self.cites_of(&why).provisions().collect::<Vec<_>>());
            if self.arbiter_acts_on_positions() {
                let cites = cites.with_commentary(Passage::StandardStepInAtOnce);
                self.intervene(Matter::UnreachablePosition, cites);
            }
            return self.emit(Verdict::IllegalPosition { why }, cites);
        }
        if Color::ALL.into_iter().any(|side| bishops_of_one_colour(placement, side)) {
            let cites =
                Cites::of(Provision::MoveBishop).with_commentary(Passage::BishopsOfOneColour);
            self.tell(Who::Arbiter, Matter::BishopsOfOneColour, cites);
        }
        match self.displaced_on(placement) {
            Some(square) => self.on_displaced(square, Basis::Observation),
            None => {
                self.unmet(Provision::IrrDisplacedFound, Unmet::NothingDisplaced);
                self.declare_dead_position();
            }
        }
    }

    /// The square on which one piece stands that the record has elsewhere, nobody being in the middle of a move.
    fn displaced_on(&self, placement: &Placement) -> Option<Square> {
        let record = self.game().standing().placement();
        let idle = Color::ALL.into_iter().all(|side| self.game().act(side).is_idle());
        let differs = |&it: &Square| record.piece_at(it) != placement.piece_at(it);
        let wrong: Vec<Square> = Square::ALL.into_iter().filter(differs).collect();
        let [one, two] = wrong[..] else { return None };
        let moved = |from, to| {
            record.piece_at(from) == placement.piece_at(to)
                && record.piece_at(to).is_none()
                && placement.piece_at(from).is_none()
        };
        match idle {
            true if moved(one, two) => Some(two),
            true if moved(two, one) => Some(one),
            _ => None,
        }
    }

    /// What shows at once that no game leads to this position.
    pub(super) fn faults_of_position(&self, placement: &Placement) -> Vec<Why> {
        let turn = self.game().to_move();
        let setup = Setup { placement: *placement, turn, ..Setup::EMPTY };
        let in_check = |side| !setup.kings_in_check(side).is_empty();
        if Color::ALL.into_iter().all(in_check) {
            return vec![Why::Matter(Matter::BothKingsInCheck)];
        }
        let mut why: Vec<Why> = ::board::irregularities(&setup)
            .into_iter()
            .filter(|it| !matches!(it, Irregularity::Castling { .. }))
            .map(Why::Irregularity)
            .collect();
        for side in Color::ALL {
            if surplus(placement, side) > missing_pawns(placement, side) {
                let all_pawns = missing_pawns(placement, side) == 0;
                why.push(Why::Matter(match all_pawns && bishops_of_one_colour(placement, side) {
                    true => Matter::BishopsOfOneColour,
                    false => Matter::UnreachablePosition,
                }));
            }
        }
        why
    }

    fn arbiter_acts_on_positions(&self) -> bool {
        let window = self.frame().at(&self.book().illegal.window).value;
        let rule = self.frame().at(&self.book().illegal.arbiter).value;
        window == IllegalWindow::WholeGame && rule == ArbiterActs::OnObservation
    }

    /// Somebody noticed both kings in check, a pawn on the last rank, or another illegal position.
    pub(super) fn on_position_noticed(&mut self, notice: &Notice) {
        let by_player = notice.by.player();
        if by_player.is_none() && !notice.by.is_arbiter() {
            return self.unmet(POSITION, Unmet::ByPlayerOrArbiter);
        }
        if !self.asks(POSITION, Unmet::NotThisPosition, self.is_on_the_board(notice.what)) {
            self.on_false_report(notice);
        } else if self.arbiter_acts_on_positions() {
            self.intervene_at_position(notice);
        } else if let Some(claimant) = by_player {
            self.on_position_claimed(claimant, notice);
        } else {
            self.on_position_observed(notice);
        }
    }

    /// Does the position show what was reported? That no legal game leads to it, nobody sees at a glance.
    fn is_on_the_board(&self, what: Irregular) -> bool {
        let standing = self.game().standing();
        match what {
            Irregular::BothKingsInCheck => standing.both_kings_in_check(),
            Irregular::Unpromoted(square) => standing.piece_at(square).is_some_and(|it| {
                it.role == Role::Pawn && square.rank() == Rank::Eighth.seen_by(it.color)
            }),
            _ => true,
        }
    }

    fn on_false_report(&mut self, notice: &Notice) {
        let cites = Cites::value(&self.frame().at(&self.book().illegal.window));
        let verdict = match notice.by.player() {
            Some(_) => Verdict::ClaimRejected(ClaimGround::Irregular(notice.what)),
            None => Verdict::Note { to: Some(Who::Arbiter), what: Matter::NotThisPosition },
        };
        self.emit(verdict, cites);
    }

    /// C3.10.3-b: the irregularity is looked for in the record and put right.
    fn intervene_at_position(&mut self, notice: &Notice) {
        let cites = Cites::of(Provision::MoveIllegalPosition)
            .with_commentary(Passage::StandardStepInAtOnce);
        let placement = *self.game().standing().placement();
        let cites = cites
            .when(Color::ALL.into_iter().any(|it| bishops_of_one_colour(&placement, it)), |it| {
                it.with_commentary(Passage::BishopsOfOneColour)
            });
        self.intervene(Matter::UnreachablePosition, cites);
        let ground = Cites::of(Provision::IrrIllegal).and(Provision::MoveIllegalPosition);
        if let Some((index, fault)) = self.open_fault(None) {
            let offence = self.offence_of(index, &fault);
            return self.deal_with(offence, ground, Found::Later);
        }
        if let Some(offence) = self.unpromoted_pawn(notice) {
            return self.deal_with(offence, ground, Found::Later);
        }
        self.interrupt();
        let why = self.faults_of_position(&placement);
        self.emit(Verdict::IllegalPosition { why }, cites);
        self.ask_arbiter(
            Discretion::CaseNotCovered,
            Cites::of(Provision::PrefaceAnalogy).and(Provision::IrrIllegal),
        );
    }

    /// The pawn that was left on the last rank, though no record shows when.
    fn unpromoted_pawn(&self, notice: &Notice) -> Option<Offence> {
        let standing = self.game().standing();
        let square = match notice.what {
            Irregular::Unpromoted(square) => Some(square),
            _ => standing.pawn_on_edge_rank(),
        }?;
        let piece = standing.piece_at(square)?;
        let own = piece.role == Role::Pawn && square.rank() == Rank::Eighth.seen_by(piece.color);
        let plies = self.game().history().plies().len();
        own.then(|| Offence {
            side: piece.color,
            kind: IllegalKind::NoPromotion,
            why: Vec::new(),
            before: standing.setup(),
            basis: RestoreBasis::LastIdentifiable,
            plies,
            contacts: Vec::new(),
            unfinished: None,
            unpromoted: Some(square),
        })
    }

    /// A player's claim reaches the opponent's last move only.
    fn on_position_claimed(&mut self, claimant: Color, notice: &Notice) {
        let ground = ClaimGround::Irregular(notice.what);
        let window = self.frame().at(&self.book().illegal.window);
        let plies = self.game().history().plies().len();
        match self.open_fault(Some(claimant)) {
            Some((index, fault)) if index + 1 == plies => {
                self.on_illegal_claimed(claimant, index, &fault, ground);
            }
            Some(_) => {
                self.unmet(POSITION, Unmet::NextMoveMade);
                self.on_window_closed(Some(claimant), Cites::value(&window));
            }
            None => {
                self.unmet(POSITION, Unmet::NoIllegalMove);
                self.emit(Verdict::ClaimRejected(ground), Cites::value(&window));
            }
        }
    }

    /// 2009, A.4.c: does such a position stand on the board that the arbiter intervenes without a claim?
    pub(super) fn must_intervene_if_possible(&self) -> bool {
        let rule = self.frame().at(&self.book().illegal.both_kings).value;
        let standing = self.game().standing();
        rule == BothKings::InterveneIfPossible
            && (standing.both_kings_in_check() || standing.pawn_on_edge_rank().is_some())
    }

    pub(super) fn ask_whether_possible(&mut self) {
        let rule = self.frame().at(&self.book().illegal.both_kings);
        let question = Question::new(Discretion::InterventionPossible, Provision::RapidBothKings);
        self.ask(question, Cites::value(&rule).with_commentary(Passage::OnlyWhatTheArbiterSaw));
    }

    /// A.4.4 and its counterparts, for what the arbiter finds without having seen it arise.
    fn on_position_observed(&mut self, notice: &Notice) {
        let rule = self.frame().at(&self.book().illegal.both_kings);
        let standing = self.game().standing();
        let why = match notice.what {
            Irregular::Unpromoted(_) => Some(Matter::PawnOnLastRank),
            _ if standing.both_kings_in_check() => Some(Matter::BothKingsInCheck),
            _ => standing.pawn_on_edge_rank().map(|_| Matter::PawnOnLastRank),
        };
        let cites = Cites::value(&rule).with_commentary(Passage::OnlyWhatTheArbiterSaw);
        match (rule.value, why) {
            (BothKings::WaitOneMoveThenDraw, Some(why)) => {
                let cites = cites.and(Provision::RapidBothKings).read_as(Interpretation::Q44);
                self.emit(Verdict::NoIntervention { why }, cites);
            }
            (BothKings::InterveneIfPossible, Some(_)) => self.ask_whether_possible(),
            _ => {
                self.unmet(POSITION, Unmet::NotClaimed);
                let why = Matter::UnreachablePosition;
                self.emit(Verdict::NoIntervention { why }, cites);
            }
        }
    }

    /// Can the arbiter still intervene (J-69)?
    pub(super) fn decide_intervention(&mut self, answer: &InterventionPossible) -> bool {
        let rule = self.frame().at(&self.book().illegal.both_kings);
        let cites = Cites::value(&rule);
        if *answer == InterventionPossible::TooLate {
            self.play_on(Matter::UnreachablePosition, cites);
            return true;
        }
        let standing = self.game().standing();
        let why = match (standing.both_kings_in_check(), standing.pawn_on_edge_rank()) {
            (true, _) => Matter::BothKingsInCheck,
            (false, Some(_)) => Matter::PawnOnLastRank,
            (false, None) => Matter::UnreachablePosition,
        };
        self.intervene(why, cites);
        let last = self.game().history().plies().len().checked_sub(1);
        match self.open_fault(None) {
            Some((index, fault)) if Some(index) == last => {
                let offence = self.offence_of(index, &fault);
                self.deal_with(offence, cites.and(Provision::IrrIllegal), Found::Later);
            }
            _ => self.restore_last_identifiable(Provision::RapidBothKings),
        }
        true
    }

    /// A.4.4: one move after an illegal position was seen, it is looked at again.
    pub(super) fn look_at_illegal_position(&mut self) {
        let both_kings = Provision::RapidBothKings;
        let Some(since) = self.game().watching_illegal_position() else {
            return self.unmet_in_rapid(both_kings, Unmet::NoIllegalPositionSeen);
        };
        if self.game().history().plies().len() <= since || self.game().is_over() {
            return;
        }
        let standing = self.game().standing();
        let still = standing.both_kings_in_check() || standing.pawn_on_edge_rank().is_some();
        let cites =
            Cites::of(Provision::RapidBothKings).with_commentary(Passage::HowToReadBothKings);
        if still {
            self.end(Outcome::draw(Reason::IllegalPosition), cites);
        } else {
            self.play_on(Matter::IllegalPositionGone, cites);
        }
    }

    /// 7.6: a piece stands elsewhere than the record has it. The position before that comes back, or the last one
    /// that can be identified: the one after the last move of a piece that can have come to that square.
    pub(super) fn on_displaced(&mut self, square: Square, basis: Basis) {
        let side = self.game().to_move();
        let unknown = matches!(basis, Basis::Scoresheet);
        let upset = self.upset_near(square).filter(|_| !unknown);
        let (plies, basis) = match (upset, self.last_move_near(square)) {
            (Some(plies), _) => (plies, RestoreBasis::ImmediatelyBefore),
            (None, Some(plies)) if !unknown => (plies, RestoreBasis::LastIdentifiable),
            _ => (self.game().history().plies().len(), RestoreBasis::LastIdentifiable),
        };
        let history = self.game().history().plies();
        let position =
            history.get(plies).map_or_else(|| self.game().standing().setup(), |it| it.before);
        self.interrupt();
        let cites = Cites::of(Provision::IrrDisplacedFound)
            .with_commentary(Passage::FindingThePositionTogether);
        let restored = self.restore(position, basis, plies, cites);
        self.ask_times(side, restored);
    }

    /// After how many plies a hand moved the piece that should stand beside this square.
    fn upset_near(&self, square: Square) -> Option<usize> {
        let near = ::board::attacks::king(square).with(square);
        let upsets = self.game().setting_up().upsets();
        let found = upsets.iter().rev().find(|it| it.squares.iter().any(|&at| near.has(at)));
        found.map(|it| it.plies)
    }

    /// After how many plies a piece beside this square last moved, if one did.
    fn last_move_near(&self, square: Square) -> Option<usize> {
        let near = ::board::attacks::king(square);
        let placement = self.game().standing().placement();
        let history = self.game().history().plies();
        let came = history.iter().rposition(|ply| {
            let to = ply.legal.map_or(ply.attempt.to, |it| it.attempt_with_king_target().to);
            near.has(to) && placement.color_at(to) == Some(ply.side)
        });
        came.map(|it| it + 1)
    }

    /// A position that was set up by hand: a player who rebuilds it wrongly has displaced pieces again.
    pub(super) fn on_set_up(&mut self, set_up: &SetUpBy) {
        let Some(position) = &set_up.position else { return };
        let wrong = position.placement != *self.game().standing().placement();
        if wrong && !set_up.by.is_arbiter() && !self.game().is_over() {
            let plies = self.game().history().plies().len();
            let standing = self.game().standing().setup();
            let cites = Cites::of(Provision::IrrDisplacedFound).and(Provision::IrrDisplace);
            self.restore(standing, RestoreBasis::ImmediatelyBefore, plies, cites);
        }
    }
}

fn missing_pawns(placement: &Placement, side: Color) -> u32 {
    Role::Pawn.initial_count().saturating_sub(placement.of(side, Role::Pawn).count())
}

/// Pieces that only promotions can have brought.
fn surplus(placement: &Placement, side: Color) -> u32 {
    let over = |count: u32, role: Role| count.saturating_sub(role.initial_count());
    let of = |role| over(placement.of(side, role).count(), role);
    let bishops: u32 = [Shade::Light, Shade::Dark]
        .into_iter()
        .map(|shade| placement.bishops(side, shade).count().saturating_sub(1))
        .sum();
    of(Role::Queen) + of(Role::Rook) + of(Role::Knight) + bishops
}

fn bishops_of_one_colour(placement: &Placement, side: Color) -> bool {
    let more = |squares: Bitboard| squares.count() > 1;
    more(placement.bishops(side, Shade::Light)) || more(placement.bishops(side, Shade::Dark))
}
