//! What stands on the board, legal or not: the pieces as one sees them, and what the player on move has done with
//! them since the last move was made.

use ::board::{Attempt, Bitboard, Color, Piece, Placement, Role, Square};

use crate::event::{Hand, Manner, TouchOrder};

/// The pieces as they stand. Two of them may stand on one square, while a capture is being carried out.
///
/// ```
/// use board::{Color, Square};
/// use clock::Instant;
/// use jadoube_laws::Edition;
/// use jadoube_laws::event::{BoardId, Event, Hand, Happening, TakenOff};
/// use jadoube_laws::game::{Configuration, Game};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let (side, square) = (Color::White, Square::E2);
/// let taken = TakenOff { side, square, hand: Hand::Unknown, board: BoardId::Main };
/// game.record(&Event::new(Instant::START, Happening::PieceTakenOff(taken)))?;
/// // The pawn is in the hand; in the legal game it still stands on e2.
/// assert_eq!(game.board().placement().piece_at(Square::E2), None);
/// assert!(game.standing().piece_at(Square::E2).is_some());
/// assert_eq!(game.act(Color::White).taken().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PhysicalBoard {
    placement: Placement,
    /// Pieces put on a square that is still held by another.
    beside: Vec<(Square, Piece)>,
    /// Pieces that lie or stand off their squares.
    fallen: Bitboard,
}

impl PhysicalBoard {
    pub(crate) fn new(placement: Placement) -> PhysicalBoard {
        PhysicalBoard { placement, beside: Vec::new(), fallen: Bitboard::EMPTY }
    }

    /// What stands on the squares; of two on one square, the one that was there first.
    #[must_use]
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Pieces put on a square that is still held by another.
    #[must_use]
    pub fn beside(&self) -> &[(Square, Piece)] {
        &self.beside
    }

    /// Pieces that lie or stand off their squares.
    #[must_use]
    pub fn fallen(&self) -> Bitboard {
        self.fallen
    }

    pub(crate) fn knock_over(&mut self, squares: &[Square]) {
        for &square in squares {
            self.fallen = self.fallen.with(square);
        }
    }

    pub(crate) fn set_upright(&mut self) {
        self.fallen = Bitboard::EMPTY;
    }

    /// Puts a piece down; what stood there stays beside it until it is taken off.
    pub(crate) fn put(&mut self, square: Square, piece: Piece) {
        if self.placement.piece_at(square).is_some() {
            self.beside.push((square, piece));
        } else {
            self.placement.put(square, piece);
        }
    }

    /// Takes a piece of this kind off a square, if it is there.
    pub(crate) fn take(&mut self, square: Square, piece: Piece) {
        if let Some(at) = self.beside.iter().position(|&it| it == (square, piece)) {
            self.beside.swap_remove(at);
        } else if self.placement.piece_at(square) == Some(piece) {
            self.placement.take_off(square);
            if let Some(at) = self.beside.iter().position(|it| it.0 == square) {
                let (_, other) = self.beside.swap_remove(at);
                self.placement.put(square, other);
            }
        }
    }

    /// Is this piece on this square?
    pub(crate) fn has(&self, square: Square, piece: Piece) -> bool {
        self.placement.piece_at(square) == Some(piece) || self.beside.contains(&(square, piece))
    }
}

/// What a player has done with the pieces since it became his move, or out of turn.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Act {
    /// Contacts that can bind, in their order.
    pub(crate) contacts: Vec<Contact>,
    /// Pieces that stand elsewhere than before.
    pub(crate) displaced: Vec<Displaced>,
    /// Pieces taken off the board.
    pub(crate) taken: Vec<TakenMan>,
    /// The hands used.
    pub(crate) hands: Hands,
    /// The word of adjusting was said.
    pub(crate) adjusting: bool,
    /// Castling was announced.
    pub(crate) castling_announced: bool,
    /// Where a released piece was carried to, which was refused: the hand may still let go of it there.
    pub(crate) refused: Option<Square>,
    /// What stood on the board when the arbiter stepped in: the hand may still put those pieces back, and the press
    /// that follows is that of the move taken back.
    pub(crate) put_back: Option<Placement>,
    /// The move that the player made and changed before completing it.
    pub(crate) made_before: Option<Attempt>,
    /// The arbiter was asked for a piece to promote to.
    pub(crate) asked_for_piece: bool,
    /// A piece was touched by a clear accident.
    pub(crate) brushed: bool,
    /// The king was let go of on another square.
    pub(crate) king_released: bool,
}

/// So many contacts of one turn are remembered. Nobody touches pieces that often; a log may say so.
const CONTACTS_MAX: usize = 400;

impl Act {
    /// Remembers a contact. The first decide what must be moved and the last which piece is in the hand, so of too many those
    /// in the middle are forgotten: judging a touch must not take longer with each one before it.
    pub(super) fn touch(&mut self, contact: Contact) {
        if self.contacts.len() == CONTACTS_MAX {
            self.contacts.remove(CONTACTS_MAX / 2);
        }
        self.contacts.push(contact);
    }
}

/// One contact with a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contact {
    /// Where.
    pub square: Square,
    /// Which piece stood there in the legal game.
    pub piece: Piece,
    /// How.
    pub manner: Manner,
    /// Which event it came with: contacts of one event may be simultaneous.
    pub group: u32,
    /// The order within that event.
    pub order: TouchOrder,
}

/// A piece that stands elsewhere than the legal game has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Displaced {
    /// Which.
    pub piece: Piece,
    /// Where it came from; from beside the board if nothing.
    pub from: Option<Square>,
    /// Where it is.
    pub at: Square,
    /// Has the hand left it?
    pub released: bool,
    /// Is it upside down?
    pub inverted: bool,
}

/// A piece that was taken off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenMan {
    /// Which.
    pub piece: Piece,
    /// Its square in the legal game; from beside the board if nothing.
    pub from: Option<Square>,
    /// Where it last stood.
    pub last: Square,
}

/// The hands used in one move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hands {
    left: bool,
    right: bool,
}

impl Hands {
    pub(crate) fn add(&mut self, hand: Hand) {
        self.left |= matches!(hand, Hand::Left | Hand::Both);
        self.right |= matches!(hand, Hand::Right | Hand::Both);
    }

    /// Were both used?
    #[must_use]
    pub const fn both(self) -> bool {
        self.left && self.right
    }

    /// Is exactly one hand known to have been used?
    pub(crate) const fn one(self) -> bool {
        self.left != self.right
    }

    /// Is this a hand that was certainly not used, another one having been?
    pub(crate) const fn is_other(self, hand: Hand) -> bool {
        match hand {
            Hand::Left => self.right && !self.left,
            Hand::Right => self.left && !self.right,
            Hand::Unknown | Hand::Both => false,
        }
    }
}

impl Act {
    /// Has the player changed anything on the board?
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.displaced.is_empty() && self.taken.is_empty()
    }

    /// The hands do something else than putting back what the arbiter saw.
    pub(crate) fn begin_anew(&mut self) {
        if self.put_back.take().is_some() {
            self.hands = Hands::default();
        }
    }

    /// Did something stand here when the arbiter stepped in?
    pub(crate) fn stood_on(&self, square: Square) -> bool {
        self.put_back.is_some_and(|it| it.piece_at(square).is_some())
    }

    /// Contacts that can bind, in their order.
    #[must_use]
    pub fn contacts(&self) -> &[Contact] {
        &self.contacts
    }

    /// Pieces that stand elsewhere than before.
    #[must_use]
    pub fn displaced(&self) -> &[Displaced] {
        &self.displaced
    }

    /// Pieces taken off the board.
    #[must_use]
    pub fn taken(&self) -> &[TakenMan] {
        &self.taken
    }

    /// Did the player say that he adjusts?
    #[must_use]
    pub fn is_adjusting(&self) -> bool {
        self.adjusting
    }

    pub(crate) fn clear(&mut self) {
        let Act { mut contacts, mut displaced, mut taken, .. } = std::mem::take(self);
        contacts.clear();
        displaced.clear();
        taken.clear();
        *self = Act { contacts, displaced, taken, ..Act::default() };
    }

    /// Puts everything back; the contacts stay, for they bind.
    pub(crate) fn hand_back(&mut self) {
        self.displaced.clear();
        self.taken.clear();
        self.hands = Hands::default();
        self.king_released = false;
    }

    /// The arbiter decided what the unclear contacts were.
    pub(crate) fn settle_unclear(&mut self, intentional: bool) {
        for contact in &mut self.contacts {
            if contact.manner == Manner::Unclear && intentional {
                contact.manner = Manner::Deliberate;
            }
        }
        self.contacts.retain(|it| it.manner != Manner::Unclear);
    }

    /// What stands on the board after these acts, if something was moved and no two pieces stand on one square.
    pub(crate) fn left(&self, before: &Placement) -> Option<Placement> {
        let mut left = *before;
        let taken = self.taken.iter().map(|it| it.from);
        let moved = self.displaced.iter().map(|it| it.from);
        for from in taken.chain(moved).flatten() {
            left.take_off(from);
        }
        for man in &self.displaced {
            if left.piece_at(man.at).is_some() {
                return None;
            }
            left.put(man.at, man.piece);
        }
        (!self.displaced.is_empty()).then_some(left)
    }

    /// The own pawn that was taken off, and where it came from.
    pub(crate) fn taken_pawn(&self, side: Color) -> Option<Square> {
        let pawn = Piece { color: side, role: Role::Pawn };
        self.taken.iter().find(|it| it.piece == pawn).and_then(|it| it.from)
    }
}
