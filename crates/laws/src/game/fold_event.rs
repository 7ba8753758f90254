//! What an event does to the state before anything is ruled: hands move pieces, time passes, buttons go down.

use super::board::{Contact, Displaced, TakenMan};
use super::history::Ply;
use super::{Game, Phase};
use crate::discretion::answers::ContactAccidental;
use crate::discretion::{Decided, Discretion};
use crate::event::{
    BoardId, Decision, Event, Happening, Manner, Placed, Released, Request, Session, SetUpBy,
    TakenOff, Touched, Who,
};
use crate::provision::Provision;
use crate::regulations::Need;
use crate::ruling::{Duty, Question};
use ::board::{ByColor, Color, Piece, Role, Square};
use clock::Millis;

impl Game {
    /// Folds an event that was found possible.
    #[deny(clippy::wildcard_enum_match_arm)]
    pub(crate) fn fold_event(&mut self, event: &Event) {
        let shown = self.times_followed();
        self.now = event.at;
        self.answering = None;
        // What somebody says of the move that was just completed finds it as it was.
        if !matches!(event.what, Happening::IrregularityNoticed(_)) {
            self.left = None;
        }
        let at = event.at;
        if let Some(side) = acts_otherwise(&event.what) {
            self.end_adjusting(side);
        }
        if let Some(clock) = &mut self.clock {
            // That time does not go back was checked.
            clock.advance(at).ok();
        }
        self.follow_times(shown);
        let shown = self.times_followed();
        self.clockwork.fold_event(event);
        self.claims.fold_event(event);
        self.fold_sheets(event);
        self.ledger.fold_event(self.frame.edition(), event, self.standing.turn());
        self.adjournment.fold_event(event, self.standing.turn());
        self.blind.fold_event(event);
        self.setting_up.fold_event(event, self.history.plies().len());
        self.answer_by_claiming(&event.what);
        match &event.what {
            Happening::PieceTouched(it) => self.on_touched(it),
            Happening::PieceTakenOff(it) => self.on_taken_off(*it),
            Happening::PiecePlaced(it) => self.on_placed(*it),
            Happening::PieceReleased(it) => self.on_released(*it),
            Happening::PiecesKnockedOver(it) => {
                self.counts.knocks[it.side] = self.counts.knocks[it.side].saturating_add(1);
                self.board.knock_over(&it.squares);
            }
            Happening::PositionSetUp(it) if it.board == BoardId::Main => {
                self.on_put_back(it);
                self.on_set_up(&it.by);
                if let (true, Some(position)) = (it.by.is_arbiter(), &it.position) {
                    self.put_by_arbiter(position);
                }
            }
            Happening::ClockPressed(it) => self.press_clock(it.side),
            Happening::ClockStopped(_) => {
                self.held = None;
                self.with_clock(|clock| clock.stop(at));
                let adjourns = self.adjournment.is_fixed() && self.adjournment.resumed().is_none();
                if adjourns && matches!(self.phase, Phase::NotStarted | Phase::Running) {
                    self.phase = Phase::Adjourned;
                    self.discharge_sealing();
                    let times = self.times();
                    self.adjournment.note_times(times);
                }
            }
            Happening::ClockStarted { by, side } => {
                let bars = self.setting_up.bars_start().is_some();
                let begins =
                    self.clockwork.start_follows_board() && self.phase == Phase::NotStarted;
                if by.is_arbiter() && begins && !bars {
                    self.clockwork.begin_by_clock(at, self.standing.turn());
                    self.begin_session();
                }
                self.start_clock(*side);
                if by.is_arbiter() {
                    self.answer_by_starting();
                }
            }
            Happening::ClockSet(it) => self.on_clock_set_by_hand(it),
            Happening::FlagFell(side) => self.on_flag_reported(*side),
            Happening::AdjustAnnounced { side, .. } => self.acts[*side].adjusting = true,
            Happening::CastlingAnnounced(side) => self.acts[*side].castling_announced = true,
            Happening::PlayerArrived(side) => {
                self.enter_late_arrival(*side);
                self.present[*side] = true;
            }
            Happening::PlayerAbsent(side) => {
                self.present[*side] = false;
                self.forget_arrival(*side);
            }
            Happening::RoundStarted(start) => {
                if start.session == Session::First {
                    self.clockwork.begin(at, self.standing.turn());
                }
                self.begin_session();
                if self.adjournment.resumed().is_some() {
                    self.discharge_sealing();
                }
            }
            Happening::EnvelopeSealed { side, .. } if *side == self.standing.turn() => {
                self.adjournment.plies_at_sealing = self.history.plies().len();
            }
            Happening::ArbiterDecided(it) => self.take_question(it),
            Happening::RequestMade { by, what: Request::SeeRecord, .. } => {
                let to_move = self.to_move();
                if by.player() == Some(to_move) {
                    let requests = &mut self.counts.requests[to_move];
                    *requests = requests.saturating_add(1);
                }
            }
            Happening::RequestMade { by, what: Request::Piece(_), .. } => {
                if let Some(side) = by.player() {
                    self.acts[side].asked_for_piece = true;
                }
            }
            Happening::StartPositionDrawn { number, .. } => self.put_array(number.setup()),
            Happening::MoveAnnounced { side, .. } => self.discharge(*side, &Duty::AnnouncePiece),
            Happening::AnnouncementRepeated(side) => self.discharge(*side, &Duty::Repeat),
            // These change nothing but what the parts of the state above have taken down.
            Happening::Configured(_)
            | Happening::AnnouncementMade { .. }
            | Happening::TimePassed
            | Happening::BoardScanned(_)
            | Happening::PositionSetUp(_)
            | Happening::MovePlayed(_)
            | Happening::ClockMishandled { .. }
            | Happening::FlagNoticed(_)
            | Happening::ClockRead(_)
            | Happening::ClockFaultFound(_)
            | Happening::DrawOffered { .. }
            | Happening::DrawAccepted(_)
            | Happening::DrawDeclined(_)
            | Happening::DrawWordsUnclear { .. }
            | Happening::DrawClaimed(_)
            | Happening::WithdrawalTried { .. }
            | Happening::Resigned { .. }
            | Happening::GestureMade { .. }
            | Happening::TakeBackAgreed
            | Happening::QuestionAsked { .. }
            | Happening::RequestMade { .. }
            | Happening::ArbiterCalled { .. }
            | Happening::InformationGiven { .. }
            | Happening::MoveRecorded(_)
            | Happening::MarkRecorded { .. }
            | Happening::RecordingStopped(_)
            | Happening::ScoresheetHandled { .. }
            | Happening::ResultSigned { .. }
            | Happening::ReconstructionEnded(_)
            | Happening::AreaLeft { .. }
            | Happening::AreaEntered { .. }
            | Happening::EquipmentFaultFound { .. }
            | Happening::DeviceFound(_)
            | Happening::BagHandled { .. }
            | Happening::HelpUsed { .. }
            | Happening::ConductReported(_)
            | Happening::OrderRefused { .. }
            | Happening::GameDisturbed { .. }
            | Happening::IrregularityNoticed(_)
            | Happening::AppealFiled(_)
            | Happening::SealOrdered(_)
            | Happening::EnvelopeSealed { .. }
            | Happening::EnvelopeCaredFor { .. }
            | Happening::EnvelopeOpened { .. }
            | Happening::EnvelopeLost { .. } => {}
        }
        if let Happening::PositionSetUp(it) = &event.what {
            for side in it.by.players() {
                self.discharge(side, &Duty::CorrectBoard);
            }
        }
        self.hold_or_release();
        // What somebody sets the clock to is not what it should show.
        if !matches!(event.what, Happening::ClockSet(_)) {
            self.follow_times(shown);
        }
    }

    /// What the clocks show, if it matters because the game was adjourned.
    pub(super) fn times_followed(&self) -> Option<ByColor<Millis>> {
        self.adjournment.due().and_then(|_| self.times())
    }

    /// The displays have changed since they showed this.
    pub(super) fn follow_times(&mut self, before: Option<ByColor<Millis>>) {
        if before.is_some() {
            let after = self.times();
            self.adjournment.follow(before, after);
        }
    }

    /// What was lacking for the event before.
    pub(crate) fn forget_missing_facts(&mut self) {
        self.missing.clear();
    }

    /// Why the clock was stopped is plain once the player who stopped it claims something.
    fn answer_by_claiming(&mut self, what: &Happening) {
        let claimant = match what {
            Happening::DrawClaimed(it) => Some(it.side),
            Happening::IrregularityNoticed(it) => it.by.player(),
            Happening::FlagNoticed(it) => it.by.player(),
            _ => None,
        };
        if claimant.is_some() {
            let answered =
                |it: &Question| it.which == Discretion::StopReasonValid && it.side() == claimant;
            self.questions.retain(|it| !answered(it));
        }
    }

    /// A player who comes for the first time after the start of play, or of the resumption, is late.
    fn enter_late_arrival(&mut self, side: Color) {
        let (start, rule) = match self.adjournment.resumed() {
            Some(start) => (Some(start), Provision::AdjLate),
            None => (self.clockwork.announced_start(), Provision::ClockDefault),
        };
        let returns = self.present[side] && self.clockwork.arrived(side) != Some(self.now);
        let late = start.and_then(|it| self.now.since(it)).filter(|it| !it.is_zero());
        let article = rule.article(self.frame.edition());
        if let (Some(late), Some(article), false) = (late, article, returns) {
            self.ledger.enter_late(self.now, side, late, article);
        }
    }

    /// Who plays a move or does anything else has finished adjusting.
    pub(crate) fn end_adjusting(&mut self, side: Color) {
        self.acts[side].adjusting = false;
    }

    /// A starting position was drawn by lot: before the first move it stands on the board.
    fn put_array(&mut self, array: ::board::Setup) {
        if Color::ALL.into_iter().all(|side| self.history.made(side) == 0) {
            self.start = array;
            self.setting_up.begin_anew();
            self.standing = super::Standing::new(&array);
            self.board = super::board::PhysicalBoard::new(array.placement);
        }
    }

    /// The game goes on from the position that the arbiter has set up.
    fn put_by_arbiter(&mut self, position: &::board::Setup) {
        if *position != self.standing.setup() && self.outcome.is_none() {
            self.standing = super::Standing::new(position);
            self.board = super::board::PhysicalBoard::new(position.placement);
            for side in Color::ALL {
                self.acts[side].clear();
            }
        }
    }

    /// Where the open question stands that a decision answers: the one of its number about the player whom it names, or
    /// else the oldest. A penalty for one player does not answer what is asked about the other.
    pub(super) fn answered_by(&self, decision: &Decision) -> Option<usize> {
        let named = decision.side();
        let which = decision.question();
        let penalises = which.names_offender();
        let asked = |it: &Question| it.which == which;
        let about_named = |it: &Question| asked(it) && named.is_some() && it.side() == named;
        let about_other =
            |it: &Question| penalises && named.is_some_and(|named| it.side() == Some(!named));
        let mut open = self.questions.iter();
        let named = open.position(about_named);
        named.or_else(|| self.questions.iter().position(|it| asked(it) && !about_other(it)))
    }

    fn take_question(&mut self, decision: &Decision) {
        let at = self.answered_by(decision);
        self.answering = at.map(|it| self.questions.remove(it));
        if decision.question() == Discretion::ContactAccidental {
            let intentional = Decided::ContactAccidental(ContactAccidental::Intentional);
            let meant = decision.decided() == Some(&intentional);
            for act in [&mut self.acts.white, &mut self.acts.black] {
                act.settle_unclear(meant);
            }
        }
    }

    /// On the tactile board only the blind player's own acts are his; the other's moves are merely copied there.
    fn is_own_board(&self, side: Color, board: BoardId) -> bool {
        board == BoardId::Main || self.frame.has_need(side, Need::Blind)
    }

    fn on_touched(&mut self, touched: &Touched) {
        if !self.is_own_board(touched.side, touched.board) {
            return;
        }
        self.touch_groups += 1;
        self.acts[touched.side].brushed |= touched.manner == Manner::Accidental;
        for &square in &touched.squares {
            let Some(piece) = self.piece_on(touched.side, square) else { continue };
            self.acts[touched.side].begin_anew();
            let binds = matches!(touched.manner, Manner::Deliberate | Manner::Unclear);
            let adjusting = self.acts[touched.side].adjusting;
            if binds && !adjusting && self.outcome.is_none() {
                let contact = Contact {
                    square: self.origin_of(touched.side, square, piece),
                    piece,
                    manner: touched.manner,
                    group: self.touch_groups,
                    order: touched.order,
                };
                self.acts[touched.side].touch(contact);
            }
        }
        self.acts[touched.side].hands.add(touched.hand);
    }

    /// What a player finds on a square: an own piece put there before the one that was there.
    pub(super) fn piece_on(&self, side: Color, square: Square) -> Option<Piece> {
        let beside = self.board.beside().iter().find(|it| it.0 == square && it.1.color == side);
        beside.map(|it| it.1).or_else(|| self.board.placement().piece_at(square))
    }

    /// The square on which a piece that stands here began the move.
    fn origin_of(&self, side: Color, square: Square, piece: Piece) -> Square {
        let displaced = self.acts[side].displaced.iter();
        let here = |it: &&Displaced| it.at == square && it.piece == piece;
        displaced.clone().find(here).and_then(|it| it.from).unwrap_or(square)
    }

    fn on_taken_off(&mut self, taken: TakenOff) {
        if !self.is_own_board(taken.side, taken.board) {
            return;
        }
        let (side, square) = (taken.side, taken.square);
        // Of two on a square the opponent's is meant, unless the own pawn is exchanged there.
        let Some(piece) = self.board.placement().piece_at(square) else { return };
        let from = self.origin_of(side, square, piece);
        self.acts[side].begin_anew();
        let displaced = &mut self.acts[side].displaced;
        let mut came_from = Some(from);
        if let Some(at) = displaced.iter().position(|it| it.at == square && it.piece == piece) {
            came_from = displaced.swap_remove(at).from;
        }
        self.board.take(square, piece);
        self.acts[side].taken.push(TakenMan { piece, from: came_from, last: square });
        self.touch_untold(side, from, piece);
        self.acts[side].hands.add(taken.hand);
    }

    fn on_placed(&mut self, placed: Placed) {
        if !self.is_own_board(placed.side, placed.board) {
            return;
        }
        let side = placed.side;
        let there = self.board.placement().piece_at(placed.square);
        if self.acts[side].put_back.is_some() && there == Some(placed.piece) {
            // The ruling has put it back already; now the hand does.
            return;
        }
        self.acts[side].begin_anew();
        let from = self.pick_up(side, placed.piece, placed.square);
        // The hand that puts down another piece has let go of the one before.
        for man in self.acts[side].displaced.iter_mut().filter(|it| it.piece != placed.piece) {
            man.released = true;
        }
        self.board.put(placed.square, placed.piece);
        let act = &mut self.acts[side];
        act.displaced.push(Displaced {
            piece: placed.piece,
            from,
            at: placed.square,
            released: false,
            inverted: placed.inverted,
        });
        act.hands.add(placed.hand);
        // A piece put back where it stood is not displaced.
        if from == Some(placed.square) {
            act.displaced.pop();
        }
    }

    /// Takes the piece that is now put down from where it is: from the hand, from the square where it was
    /// touched, or from beside the board.
    fn pick_up(&mut self, side: Color, piece: Piece, to: Square) -> Option<Square> {
        let act = &mut self.acts[side];
        if let Some(at) = act.taken.iter().position(|it| it.piece == piece) {
            return act.taken.swap_remove(at).from;
        }
        if let Some(at) = act.displaced.iter().rposition(|it| it.piece == piece && !it.released) {
            let man = act.displaced.swap_remove(at);
            self.board.take(man.at, piece);
            return man.from;
        }
        // With the pawn in the hand a new piece comes from beside the board, whatever was touched before.
        if self.is_new_piece(side, piece, to) {
            return None;
        }
        let act = &mut self.acts[side];
        let contacts = act.contacts.iter().rev();
        let touched = contacts.filter(|it| it.piece == piece).map(|it| it.square).find(|&it| {
            self.board.has(it, piece) && it != to
                || act.displaced.iter().any(|man| man.from == Some(it) && man.piece == piece)
        });
        if let Some(from) = touched {
            if let Some(at) = act.displaced.iter().position(|it| it.from == Some(from)) {
                let man = act.displaced.swap_remove(at);
                self.board.take(man.at, piece);
            } else {
                self.board.take(from, piece);
            }
            return Some(from);
        }
        let adjusted = self.setting_up.adjusted(side).iter().rev();
        if let Some(&from) = adjusted.into_iter().find(|&&it| it != to && self.board.has(it, piece))
        {
            self.board.take(from, piece);
            return Some(from);
        }
        if let Some(from) = self.on_its_way_back(side, piece, to) {
            self.board.take(from, piece);
            return Some(from);
        }
        if let Some(from) = self.castling_rook_for(side, piece, to) {
            self.board.take(from, piece);
            self.touch_untold(side, from, piece);
            return Some(from);
        }
        let act = &mut self.acts[side];
        if let Some(at) = act.displaced.iter().rposition(|it| it.piece == piece)
            && piece.role != Role::Queen
        {
            let man = act.displaced.swap_remove(at);
            self.board.take(man.at, piece);
            return man.from;
        }
        let released = self.just_released(side);
        if let Some(from) = released.into_iter().find(|&it| it != to && self.board.has(it, piece)) {
            self.board.take(from, piece);
            return Some(from);
        }
        // There is one king: whoever puts it down took it from its square, whether the touch was reported or not,
        // unless it is to be what a pawn promotes to.
        if piece.role == Role::King && self.acts[side].taken_pawn(side).is_none() {
            let from = Square::ALL.into_iter().find(|&it| self.board.has(it, piece))?;
            self.board.take(from, piece);
            self.touch_untold(side, from, piece);
            return Some(from);
        }
        let from = self.only_origin(side, piece, to)?;
        self.board.take(from, piece);
        self.touch_untold(side, from, piece);
        Some(from)
    }

    /// Where the pieces stand that a player moved and let go of, the clock not being pressed: in castling the king and
    /// then the rook.
    pub(crate) fn just_released(&self, side: Color) -> Vec<Square> {
        let open = |it: &&Ply| it.side == side && it.completed.is_none();
        let Some(last) = self.history.last().filter(open) else { return Vec::new() };
        let to = last.legal.map_or(last.attempt.to, |it| it.attempt_with_king_target().to);
        let wing = last.legal.and_then(::board::Move::castling_wing);
        [to].into_iter().chain(wing.map(|it| it.rook_target(side))).collect()
    }

    /// The rook with which a player castles who has the king in his hand or has moved it already.
    fn castling_rook_for(&self, side: Color, piece: Piece, to: Square) -> Option<Square> {
        if piece != (Piece { color: side, role: Role::Rook }) {
            return None;
        }
        let king = Piece { color: side, role: Role::King };
        let act = &self.acts[side];
        let in_hand = act.taken.iter().find(|it| it.piece == king).and_then(|it| it.from);
        let moved = act.displaced.iter().find(|it| it.piece == king).and_then(|it| it.from);
        let from = in_hand.or(moved)?;
        let rights = self.standing.setup().castling_rooks.into_iter();
        rights.into_iter().find(|&rook| {
            let wing = ::board::Wing::of_rook(from, rook);
            wing.rook_target(side) == to && self.board.has(rook, piece)
        })
    }

    fn on_released(&mut self, released: Released) {
        if !self.is_own_board(released.side, released.board) {
            return;
        }
        let act = &mut self.acts[released.side];
        act.hands.add(released.hand);
        if let Some(man) = act.displaced.iter_mut().rev().find(|it| it.at == released.square) {
            man.released = true;
            act.king_released |= man.piece.role == Role::King;
        }
        if released.board == BoardId::Main {
            self.follow_hands(released.side);
        }
    }

    /// Who sets up again the position before his move that was wrong has put that move back.
    fn on_put_back(&mut self, set_up: &SetUpBy) {
        let Some(side) = set_up.by.player().filter(|&it| self.may_put_back(it)) else { return };
        let before = self.unpressed(side).map(|it| it.before.placement);
        let meant = match &set_up.position {
            Some(position) => Some(position.placement) == before,
            None => self.board.fallen().is_empty(),
        };
        if meant {
            self.unmake(side);
            self.put_pieces_back(side);
        }
    }

    fn on_set_up(&mut self, by: &Who) {
        self.board.set_upright();
        for side in by.players() {
            self.duties[side].other.retain(|it| *it != Duty::RestorePosition);
        }
        if by.is_arbiter() {
            for side in Color::ALL {
                self.duties[side].other.retain(|it| *it != Duty::RestorePosition);
            }
        }
    }

    /// A piece that had been released and was carried on goes back to the square where it was released: in the middle
    /// of castling or promoting that is not where the legal game has it.
    pub(crate) fn put_back_where_released(&mut self, side: Color) {
        let carried = self.acts[side].displaced.iter().find(|it| !it.released).copied();
        let stays = match self.duty(side) {
            Some(Duty::Promote { square, to: None }) => Some(*square),
            Some(Duty::Castle(wing)) => Some(wing.king_target(side)),
            _ => None,
        };
        self.put_pieces_back(side);
        let act = &mut self.acts[side];
        act.refused = carried.map(|it| it.at);
        if let (Some(at), Some(man)) = (stays, carried)
            && let Some(from) = man.from
        {
            self.board.take(from, man.piece);
            self.board.put(at, man.piece);
            act.displaced.push(Displaced { at, released: true, ..man });
            act.king_released = man.piece.role == Role::King;
        }
    }

    /// A piece that is not the one chosen comes off the promotion square again.
    pub(crate) fn take_away_other_promotion(&mut self, side: Color) {
        let Some(Duty::Promote { square, to: Some(chosen) }) = self.duty(side).cloned() else {
            return;
        };
        let act = &mut self.acts[side];
        let other =
            |it: &Displaced| it.at == square && it.from.is_none() && it.piece.role != chosen.role();
        if let Some(at) = act.displaced.iter().rposition(other) {
            act.put_back = Some(*self.board.placement());
            let man = act.displaced.swap_remove(at);
            self.board.take(square, man.piece);
        }
    }

    /// The pieces go back to where the legal game has them.
    pub(crate) fn put_pieces_back(&mut self, side: Color) {
        self.acts[side].hand_back();
        let fallen = self.board.fallen();
        self.board = super::board::PhysicalBoard::new(*self.standing.placement());
        self.board.knock_over(&fallen.into_iter().collect::<Vec<_>>());
    }
}

/// Who does something deliberate that is no handling of pieces: until then a word of adjusting holds.
fn acts_otherwise(what: &Happening) -> Option<Color> {
    match what {
        Happening::ClockPressed(it) => Some(it.side),
        Happening::ClockStopped(it) => it.by.player(),
        Happening::MoveRecorded(it) => Some(it.side),
        Happening::DrawClaimed(it) => Some(it.side),
        Happening::FlagNoticed(it) => it.by.player(),
        Happening::IrregularityNoticed(it) => it.by.player(),
        Happening::QuestionAsked { by, .. } | Happening::RequestMade { by, .. } => by.player(),
        Happening::AreaLeft { who, .. } => who.player(),
        Happening::ArbiterCalled { by: side, .. }
        | Happening::DrawOffered { side, .. }
        | Happening::DrawDeclined(side)
        | Happening::WithdrawalTried { side, .. }
        | Happening::MarkRecorded { side, .. }
        | Happening::ScoresheetHandled { side, .. }
        | Happening::CastlingAnnounced(side) => Some(*side),
        _ => None,
    }
}
