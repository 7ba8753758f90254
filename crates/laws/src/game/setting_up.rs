//! What is remembered about the set-up of the board and its irregularities: what was found before the start, who
//! left the board, who adjusted or knocked over what, and when. It decides nothing.

use ::board::{Bitboard, ByColor, Color, File, Piece, Placement, Rank, Role, Setup, Square};
use clock::Millis;

use super::frame::Frame;
use crate::event::{Area, Event, Happening, Purpose, Told, Who};
use crate::rulebook::WrongSetupCastling;
use crate::ruling::{Matter, Ruling, Verdict};

/// What is remembered about the set-up of the board and its irregularities.
///
/// ```
/// use board::{Color, Square};
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{Event, Happening, KnockedOver, Purpose};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let (squares, on_purpose) = (vec![Square::G1, Square::H1], Purpose::No);
/// let knocked = KnockedOver { side: Color::White, squares, on_purpose };
/// game.record(&Event::new(Instant::START, Happening::PiecesKnockedOver(knocked)))?;
/// assert_eq!(game.setting_up().upsets()[0].squares.len(), 2);
/// assert!(!game.setting_up().knocked_on_purpose(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SettingUp {
    times_at_start: Option<ByColor<Millis>>,
    king_misplaced: ByColor<bool>,
    /// Rooks whose right to castle fell with the set-up.
    castling_barred: Bitboard,
    pieces: Checked,
    board: Checked,
    shown: Option<Placement>,
    sides: ByColor<SideNotes>,
    upsets: Vec<Upset>,
}

/// What is remembered about one player.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct SideNotes {
    away: bool,
    complained_of: bool,
    knocked_on_purpose: bool,
    adjusting: bool,
    adjusting_unseen: bool,
    /// Pieces touched after the word of adjusting, until the opponent's reply.
    adjusted: Vec<Square>,
    /// After how many plies the word was said, each time.
    adjustments: Vec<usize>,
}

/// Whether something was looked at before the start.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Checked {
    #[default]
    NotYet,
    InOrder,
    Faulty,
}

/// Pieces that a hand moved on their squares, or off them, without making a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Upset {
    /// After how many plies.
    pub plies: usize,
    /// Where they stood.
    pub squares: Vec<Square>,
}

impl SettingUp {
    pub(super) fn at_start(
        times: Option<ByColor<Millis>>,
        king_misplaced: ByColor<bool>,
        castling_barred: Bitboard,
    ) -> SettingUp {
        let times_at_start = times;
        SettingUp { times_at_start, king_misplaced, castling_barred, ..SettingUp::default() }
    }

    /// Another array is put on the board: nothing in it stands wrongly.
    pub(super) fn begin_anew(&mut self) {
        self.king_misplaced = ByColor::default();
        self.castling_barred = Bitboard::EMPTY;
    }

    /// Did the king of a player stand on a wrong square at the start?
    #[must_use]
    pub fn king_misplaced(&self, side: Color) -> bool {
        self.king_misplaced[side]
    }

    /// Rooks with which nobody castles, because they or their king were set up wrongly.
    #[must_use]
    pub fn castling_barred(&self) -> Bitboard {
        self.castling_barred
    }

    /// What the clocks showed at the first event.
    #[must_use]
    pub fn times_at_start(&self) -> Option<ByColor<Millis>> {
        self.times_at_start
    }

    /// The fault of the set-up that was found and has not been put right: the start waits for it.
    #[must_use]
    pub fn bars_start(&self) -> Option<Matter> {
        match (self.board, self.pieces) {
            (Checked::Faulty, _) => Some(Matter::Orientation),
            (_, Checked::Faulty) => Some(Matter::InitialPosition),
            _ => None,
        }
    }

    /// Were the pieces looked at before the start and found in order?
    #[must_use]
    pub fn pieces_in_order(&self) -> bool {
        self.pieces == Checked::InOrder
    }

    /// The last scan of the board.
    #[must_use]
    pub fn shown(&self) -> Option<&Placement> {
        self.shown.as_ref()
    }

    /// Has a player left the board?
    #[must_use]
    pub fn is_away(&self, side: Color) -> bool {
        self.sides[side].away
    }

    /// Was a player complained of, or seen talking, since the last move?
    #[must_use]
    pub fn is_complained_of(&self, side: Color) -> bool {
        self.sides[side].complained_of
    }

    /// Did a player knock pieces over on purpose?
    #[must_use]
    pub fn knocked_on_purpose(&self, side: Color) -> bool {
        self.sides[side].knocked_on_purpose
    }

    /// Is a player adjusting pieces?
    #[must_use]
    pub fn is_adjusting(&self, side: Color) -> bool {
        self.sides[side].adjusting
    }

    /// Did a player adjust while the opponent was away and the arbiter was not told?
    #[must_use]
    pub fn adjusted_unseen(&self, side: Color) -> bool {
        self.sides[side].adjusting_unseen
    }

    /// The pieces that a player adjusted, until the opponent replies.
    #[must_use]
    pub fn adjusted(&self, side: Color) -> &[Square] {
        &self.sides[side].adjusted
    }

    /// How often a player said the word of adjusting since so many plies.
    #[must_use]
    pub fn adjustments_since(&self, side: Color, plies: usize) -> usize {
        self.sides[side].adjustments.iter().filter(|&&it| it >= plies).count()
    }

    /// Pieces moved on their squares or off them, and when.
    #[must_use]
    pub fn upsets(&self) -> &[Upset] {
        &self.upsets
    }

    pub(super) fn fold_event(&mut self, event: &Event, plies: usize) {
        match &event.what {
            Happening::BoardScanned(scan) => self.shown = scan.placement.or(self.shown),
            Happening::AdjustAnnounced { side, told } => {
                let unseen = self.sides[!*side].away && *told == Told::Opponent;
                let notes = &mut self.sides[*side];
                notes.adjusting = true;
                notes.adjusting_unseen |= unseen;
                notes.adjustments.push(plies);
            }
            Happening::PieceTouched(it) => {
                self.sides[it.side].away = false;
                if self.sides[it.side].adjusting {
                    self.sides[it.side].adjusted.extend(&it.squares);
                    self.upsets.push(Upset { plies, squares: it.squares.clone() });
                }
            }
            Happening::PiecesKnockedOver(it) => {
                self.sides[it.side].knocked_on_purpose |= it.on_purpose == Purpose::Yes;
                self.upsets.push(Upset { plies, squares: it.squares.clone() });
            }
            Happening::AreaLeft { who, area } => self.set_away(who, area, true),
            Happening::AreaEntered { who, area } => self.set_away(who, area, false),
            Happening::PlayerArrived(side) => self.sides[*side].away = false,
            Happening::ConductReported(it) => self.complain_of(&it.who),
            Happening::InformationGiven { by, .. } => self.complain_of(by),
            Happening::ArbiterCalled { by, .. } => self.sides[!*by].complained_of = true,
            _ => {}
        }
    }

    fn set_away(&mut self, who: &Who, area: &Area, away: bool) {
        if matches!(area, Area::PlayingArea | Area::Venue) {
            for side in who.players() {
                self.sides[side].away = away;
            }
        }
    }

    fn complain_of(&mut self, who: &Who) {
        for side in who.players() {
            self.sides[side].complained_of = true;
        }
    }

    pub(super) fn fold_ruling(&mut self, ruling: &Ruling) {
        match ruling.verdict() {
            Verdict::SetupFault { what: Matter::Orientation, .. } => self.board = Checked::Faulty,
            Verdict::SetupFault { .. } => self.pieces = Checked::Faulty,
            Verdict::Allowed { what: Some(Matter::Orientation) } => self.board = Checked::InOrder,
            Verdict::Allowed { what: Some(Matter::InitialPosition) } => {
                self.pieces = Checked::InOrder;
            }
            Verdict::Made { side, .. } => {
                self.sides[*side].adjusting = false;
                self.sides[*side].complained_of = false;
                let replied = &mut self.sides[!*side];
                replied.adjusting = false;
                replied.adjusting_unseen = false;
                replied.complained_of = false;
                replied.adjusted.clear();
            }
            Verdict::Restore { plies, .. } => {
                self.shown = None;
                self.upsets.retain(|it| it.plies < *plies);
                for side in Color::ALL {
                    self.sides[side].adjustments.retain(|it| it <= plies);
                }
            }
            _ => {}
        }
    }
}

/// The array without the castling rights that pieces wrongly set up do not have. Where a wrong set-up is no reason for
/// a new game any more, neither king nor rook castles from a square that is not its own; elsewhere that is so where no
/// array of Chess960 explains what stands there.
pub(super) fn rights_left(frame: &Frame, start: Setup) -> Setup {
    let rule = frame.at(&frame.book().irregularities.wrong_setup_castling).value;
    let array = &start.placement;
    let unexplained = is_array(array) && !mirrors(array);
    if is_presumed_chess960(frame, &start)
        || rule == WrongSetupCastling::GameAnnulled && !unexplained
    {
        return start;
    }
    let mut rights = start.castling_rooks;
    for rook in start.castling_rooks {
        let king = Square::at(File::E, rook.rank());
        let king_in_place = array.role_at(king) == Some(Role::King);
        if !king_in_place || !matches!(rook.file(), File::A | File::H) {
            rights = rights.without(rook);
        }
    }
    Setup { castling_rooks: rights, ..start }
}

/// Is it Chess960, or may it be though nobody said so? Two pieces of each player that changed places are set up wrongly;
/// an array of which more differs, and both players' alike, was meant so.
fn is_presumed_chess960(frame: &Frame, start: &Setup) -> bool {
    let differs = |file: &File| {
        let square = Square::at(*file, Rank::First);
        start.placement.piece_at(square) != Placement::INITIAL.piece_at(square)
    };
    frame.is_chess960()
        || is_array(&start.placement)
            && mirrors(&start.placement)
            && File::ALL.iter().filter(|it| differs(it)).count() > 2
}

/// Whose king stood wrongly at the start: the array shows it, or a right to castle that no king has elsewhere.
pub(super) fn kings_misplaced(frame: &Frame, given: &Setup) -> ByColor<bool> {
    ByColor::from_fn(|side| {
        let first = Rank::First.seen_by(side);
        let king = given.placement.of(side, Role::King).has(Square::at(File::E, first));
        let has_right = !(given.castling_rooks & Bitboard::rank(first)).is_empty();
        let told = has_right || is_array(&given.placement);
        !king && told && !is_presumed_chess960(frame, given)
    })
}

/// Do all the pieces of a game stand on the first two ranks of their players?
pub(crate) fn is_array(placement: &Placement) -> bool {
    Color::ALL.into_iter().all(|side| {
        let first = Bitboard::rank(Rank::First.seen_by(side));
        let second = Bitboard::rank(Rank::Second.seen_by(side));
        let own = placement.of_color(side);
        own == first | second
            && placement.of(side, Role::Pawn) == second
            && Role::ALL
                .into_iter()
                .all(|role| placement.of(side, role).count() == role.initial_count())
    })
}

/// Do Black's pieces stand opposite White's?
pub(crate) fn mirrors(placement: &Placement) -> bool {
    File::ALL.into_iter().all(|file| {
        let white = placement.piece_at(Square::at(file, Rank::First));
        let black = placement.piece_at(Square::at(file, Rank::Eighth));
        white.map(|it: Piece| it.role) == black.map(|it: Piece| it.role)
    })
}

/// Is there a right to castle from squares other than those of regular chess?
pub(crate) fn castles_from_elsewhere(start: &Setup) -> bool {
    start.castling_rooks.into_iter().any(|rook| {
        let home = Square::at(File::E, rook.rank());
        let king = start.placement.role_at(home) == Some(Role::King);
        !king || !matches!(rook.file(), File::A | File::H)
    })
}
