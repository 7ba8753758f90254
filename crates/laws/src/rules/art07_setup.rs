//! Articles 2.1 to 2.3, 7.2 and 7.3, A.4.1 and II.2: scans of the board before the start, wrong set-up, wrong
//! orientation, reversed colours.

use ::board::{Chess960, Color, File, Piece, Placement, Rank, Role, Shade, Square};

use super::Bench;
use crate::discretion::Discretion;
use crate::discretion::answers::ColoursReversed;
use crate::event::{Irregular, Notice, Scan};
use crate::game::{Phase, is_array, mirrors};
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::Provision;
use crate::rulebook::{MovesEach, ReversedColours};
use crate::ruling::{Bar, Cites, Matter, Question, Verdict};
use crate::unmet::Unmet;

/// Half of the pieces: a board with fewer of them in place does not show a starting position.
const PIECES_THAT_SHOW_AN_ARRAY: u32 = 16;
/// The number of moves that the bar of a late claim is named after.
const TEN: MovesEach = MovesEach(10);

impl Bench<'_> {
    pub(super) fn on_board_scanned(&mut self, scan: &Scan) {
        if let Some(corner) = scan.near_right {
            self.on_corner_seen(corner);
        }
        let Some(placement) = scan.placement else { return };
        if self.has_not_begun() && self.shows_array(&placement) {
            self.check_array(&placement);
        } else {
            self.check_position(&placement);
        }
    }

    /// Nothing has been played from the starting array.
    fn has_not_begun(&self) -> bool {
        let game = self.game();
        let untouched = Color::ALL.into_iter().all(|side| game.history().made(side) == 0);
        game.phase() == Phase::NotStarted || untouched && is_array(&game.start().placement)
    }

    /// Is it a starting position, though perhaps a wrong one?
    fn shows_array(&self, placement: &Placement) -> bool {
        let array = &self.game().start().placement;
        let in_place = array.pieces().filter(|&(at, it)| placement.piece_at(at) == Some(it));
        let count = u32::try_from(in_place.count()).unwrap_or(0);
        count >= PIECES_THAT_SHOW_AN_ARRAY || self.faults_of_position(placement).is_empty()
    }

    fn on_corner_seen(&mut self, corner: Shade) {
        let right = corner == Shade::Light;
        let what = Matter::Orientation;
        let cites =
            Cites::of(Provision::SetupBoard).with_commentary(Passage::InspectionBeforeTheStart);
        match right {
            true => self.allow(what, cites),
            false if self.has_not_begun() => {
                self.emit(Verdict::SetupFault { what, squares: Vec::new() }, cites);
            }
            false => self.on_wrong_orientation(None),
        }
    }

    /// 2.2, 2.3 and II.2: the pieces before the start, with the usual exchanges named.
    fn check_array(&mut self, placement: &Placement) {
        let array = self.game().start().placement;
        let chess960 = self.game().is_chess960();
        let cites = match chess960 {
            true => Cites::of_item(Provision::C960Start, 0).behind(&[Provision::C960Start]),
            false => Cites::of(Provision::SetupInitial).and(Provision::SetupPieces),
        };
        let cites = cites.with_commentary(Passage::InspectionBeforeTheStart);
        let drawn = array != Placement::INITIAL;
        let wrong: Vec<Square> = match chess960 && !drawn {
            true => faults_of_chess960(placement),
            false => Square::ALL
                .into_iter()
                .filter(|&it| placement.piece_at(it) != array.piece_at(it))
                .collect(),
        };
        let same_colour =
            Color::ALL.into_iter().any(|side| placement.bishops(side, Shade::Light).count() != 1)
                && chess960;
        let verdict = if same_colour {
            Verdict::SetupFault { what: Matter::BishopsOfOneColour, squares: wrong }
        } else if wrong.is_empty() {
            Verdict::Allowed { what: Some(Matter::InitialPosition) }
        } else {
            Verdict::SetupFault { what: exchanged(placement, &array, &wrong), squares: wrong }
        };
        self.emit(verdict, cites);
    }

    /// Set-up, orientation, colours, positions, displaced pieces.
    pub(super) fn on_setup_noticed(&mut self, notice: &Notice) {
        let by = notice.by.player();
        match notice.what {
            Irregular::WrongSetup => self.on_wrong_setup(by),
            Irregular::WrongOrientation => self.on_wrong_orientation(by),
            Irregular::ReversedColours => self.on_reversed_colours(),
            Irregular::IllegalPosition | Irregular::BothKingsInCheck | Irregular::Unpromoted(_) => {
                self.on_position_noticed(notice);
            }
            Irregular::Displaced(square) => self.on_displaced(square, notice.basis),
            Irregular::BoardOutOfStep => {
                let cites =
                    Cites::of(Provision::IrrInitial).with_commentary(Passage::BoardOutOfStep);
                self.tell(crate::event::Who::Arbiter, Matter::BoardOutOfStep, cites);
            }
            Irregular::BoardsDiffer => self.on_boards_differ(),
            Irregular::TwoHands
            | Irregular::PressWithoutMove
            | Irregular::IllegalMove
            | Irregular::TouchMove
            | Irregular::ClockReading => {}
        }
    }

    /// A.4.1: after so many moves by each nothing is changed any more. Says whether that is so.
    fn is_too_late(&mut self, claimant: Option<Color>, what: Matter) -> bool {
        let window = self.frame().at(&self.book().irregularities.setup_window);
        let history = self.game().history();
        let late = [Provision::RapidWindow, Provision::RapidWindowSetup];
        let Some(moves) = self.finds(late, Unmet::OtherRegime, window.value) else { return false };
        let passed = |side| history.completed(side) >= u32::from(moves.0);
        if !self.asks(late, Unmet::WindowOpen, Color::ALL.into_iter().all(passed)) {
            return false;
        }
        self.unmet([Provision::IrrInitial, Provision::IrrBoard], Unmet::WindowClosed);
        let cites =
            Cites::of(Provision::RapidWindowSetup).and(Provision::RapidWindow).and_value(&window);
        match claimant {
            Some(_) if moves == TEN => {
                self.emit(Verdict::ClaimBarred(Bar::TenMovesCompleted), cites);
            }
            _ => self.play_on(what, cites),
        }
        true
    }

    /// What stood wrongly at the start, where the record begins with it.
    fn misplaced_at_start(&self) -> Vec<(Square, Option<Piece>)> {
        let (shown, array) = (&self.game().start().placement, Placement::INITIAL);
        let differs = |it: &Square| shown.piece_at(*it) != array.piece_at(*it);
        let wrong: Vec<Square> = Square::ALL.into_iter().filter(differs).collect();
        let right = array.pieces().filter(|it| !wrong.contains(&it.0)).count();
        let begins = u32::try_from(right).unwrap_or(0) >= PIECES_THAT_SHOW_AN_ARRAY;
        match begins && !self.game().is_chess960() {
            true => wrong.into_iter().map(|it| (it, shown.piece_at(it))).collect(),
            false => Vec::new(),
        }
    }

    /// 7.2.1: the game is cancelled and a new one is played.
    fn on_wrong_setup(&mut self, claimant: Option<Color>) {
        if self.is_too_late(claimant, Matter::InitialPosition) {
            return;
        }
        let in_order = claimant.is_some() && self.game().setting_up().pieces_in_order();
        if !self.asks(Provision::SetupInitial, Unmet::SetUpRightly, !in_order) {
            let ground = crate::ruling::ClaimGround::Irregular(Irregular::WrongSetup);
            return self.emit(Verdict::ClaimRejected(ground), Provision::IrrInitial);
        }
        let cites = Cites::of(Provision::IrrInitial).read_as(Interpretation::Q27);
        let cites = match self.frame().at(&self.book().irregularities.setup_window).value {
            // Not yet so many moves that it is too late.
            Some(_) => cites.and(Provision::RapidWindow),
            None => cites,
        };
        let misplaced = self.misplaced_at_start();
        self.emit(Verdict::Annul { correct_colours: false, misplaced }, cites);
        self.ask_new_times(Provision::IrrInitial);
    }

    /// 7.2.2: the position is transferred to a correctly placed board.
    fn on_wrong_orientation(&mut self, claimant: Option<Color>) {
        if self.is_too_late(claimant, Matter::Orientation) {
            return;
        }
        let running = self.game().ticking();
        if running.is_some() {
            self.emit(Verdict::StopClock, Provision::ClockInterrupt);
        }
        let verdict = Verdict::SetUp { position: None, other_board: true, times: None };
        self.emit(verdict, Cites::of(Provision::IrrBoard).and(Provision::SetupBoard));
        if let Some(side) = self.finds(Provision::ClockRestart, Unmet::ClockStopped, running) {
            let cites = Cites::of(Provision::IrrBoard).and(Provision::ClockRestart);
            self.emit(Verdict::StartClock(side), cites);
        }
    }

    /// 7.3: a new game, or the game goes on; by the limit of the edition, or as the arbiter rules.
    fn on_reversed_colours(&mut self) {
        let rule = self.book().irregularities.reversed_colours;
        let cites = Cites::value(&rule).and(Provision::IrrColours);
        match rule.value {
            ReversedColours::RestartBelow(moves) => {
                let history = self.game().history();
                let made = |side| history.made(side) >= u32::from(moves.0);
                let cites =
                    cites.with_commentary(Passage::BlacksTenthMove).read_as(Interpretation::Q14);
                if Color::ALL.into_iter().all(made) {
                    self.play_on(Matter::ReversedColours, cites);
                } else {
                    self.annul_with_correct_colours(cites);
                }
            }
            ReversedColours::ContinueUnlessArbiter => {
                self.ask(Question::new(Discretion::ColoursReversed, Provision::IrrColours), cites);
            }
        }
    }

    fn annul_with_correct_colours(&mut self, cites: Cites) {
        self.emit(Verdict::Annul { correct_colours: true, misplaced: Vec::new() }, cites);
        self.ask_new_times(Provision::IrrColours);
    }

    /// Colours reversed: does the game continue (J-67)?
    pub(super) fn decide_colours(&mut self, answer: &ColoursReversed) -> bool {
        let cites =
            Cites::value(&self.book().irregularities.reversed_colours).and(Provision::IrrColours);
        match answer {
            ColoursReversed::Continue => self.play_on(Matter::ReversedColours, cites),
            ColoursReversed::NewGame => self.annul_with_correct_colours(cites),
        }
        true
    }

    /// A.4.1.2: castling after a wrong set-up that stands. Says whether that was the matter.
    pub(super) fn bars_castling(&mut self, side: Color) -> bool {
        let limited = self.frame().at(&self.book().irregularities.setup_window).value.is_some();
        if !self.asks(Provision::RapidWindowSetup, Unmet::OtherRegime, limited) {
            return false;
        }
        let misplaced = self.game().setting_up().king_misplaced(side);
        if !self.asks(Provision::RapidWindowSetup, Unmet::SetUpRightly, misplaced) {
            return false;
        }
        let rule = self.frame().at(&self.book().irregularities.wrong_setup_castling);
        let cites = Cites::value(&rule).and(Provision::RapidWindowSetup);
        self.refuse(side, Matter::CastlingBarred, cites);
        self.play_on(Matter::InitialPosition, cites);
        true
    }
}

/// Squares on which a first rank is none of the 960, or Black's pieces do not stand opposite White's.
fn faults_of_chess960(placement: &Placement) -> Vec<Square> {
    let rank = File::ALL.map(|file| placement.role_at(Square::at(file, Rank::First)));
    let known = rank
        .iter()
        .copied()
        .collect::<Option<Vec<Role>>>()
        .and_then(|it| <[Role; 8]>::try_from(it).ok())
        .and_then(Chess960::of_first_rank);
    let first = |rank| File::ALL.into_iter().map(move |file| Square::at(file, rank));
    let mut wrong = Vec::new();
    if known.is_none() {
        wrong.extend(first(Rank::First));
    }
    if !mirrors(placement) {
        wrong.extend(first(Rank::Eighth));
    }
    for side in Color::ALL {
        let pawn = Piece { color: side, role: Role::Pawn };
        let second = first(Rank::Second.seen_by(side));
        wrong.extend(second.filter(|&it| placement.piece_at(it) != Some(pawn)));
    }
    wrong
}

/// The usual exchanges have names of their own.
fn exchanged(shown: &Placement, array: &Placement, wrong: &[Square]) -> Matter {
    let [one, two] = wrong else { return Matter::InitialPosition };
    let swapped = shown.piece_at(*one) == array.piece_at(*two)
        && shown.piece_at(*two) == array.piece_at(*one);
    match (swapped, shown.role_at(*one), shown.role_at(*two)) {
        (true, Some(Role::King), Some(Role::Queen))
        | (true, Some(Role::Queen), Some(Role::King)) => Matter::KingAndQueenExchanged,
        (true, Some(Role::Knight), Some(Role::Bishop))
        | (true, Some(Role::Bishop), Some(Role::Knight)) => Matter::KnightAndBishopExchanged,
        _ => Matter::InitialPosition,
    }
}
