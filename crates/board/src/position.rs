//! A position one can play on from by the ordinary rules. It always has one king on each side, the side
//! not to move is not in check, no pawn stands on the first or last rank, and its castling rights and
//! en passant square are real. Anything else stays a [`Setup`].

mod follow;

use core::num::NonZeroU32;

use crate::generate::{self, MoveList, Node, Ways};
use crate::key::{Keep, Key, NoKey};
use crate::validate::NotPlayable;
use crate::{
    Attempt, Bitboard, Color, Identity, Move, MoveKind, Piece, Placement, Rank, Role, Setup,
    Square, Violation, Wing, attacks, validate,
};
use alloc::vec::Vec;
pub use follow::{Follower, Told};

/// A playable position: pieces, whose move, castling rights, en passant, counters and key. Without a key, as
/// `Position<NoKey>`, moves are made faster.
///
/// ```
/// # use jadoube_board::{Color, Position};
/// let start = Position::initial();
/// assert_eq!((start.turn(), start.move_number().get()), (Color::White, 1));
/// let next = start.play("g1f3".parse()?).unwrap();
/// assert_eq!((next.turn(), next.plies_without_progress()), (Color::Black, 1));
/// // A position is a value: the one before is still there.
/// assert_eq!(start.turn(), Color::White);
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Position<K: Keep = Key> {
    // Invariants: those of `validate`, and `key` and `legal_en_passant` follow from the rest.
    placement: Placement,
    castling_rooks: Bitboard,
    key: K,
    plies_without_progress: u32,
    move_number: NonZeroU32,
    en_passant: Option<Square>,
    legal_en_passant: bool,
    turn: Color,
}

impl Position {
    /// The start of a game (2.3).
    ///
    /// ```
    /// # use jadoube_board::{Placement, Position};
    /// assert_eq!(*Position::initial().placement(), Placement::INITIAL);
    /// ```
    #[must_use]
    pub fn initial() -> Position {
        Position::assume_valid(&Setup::INITIAL)
    }

    /// The playable position of a setup.
    ///
    /// ```
    /// # use jadoube_board::{Bitboard, Irregularity, Position, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . k . . .
    ///         . . . . R . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . K . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// let error = Position::new(&setup).unwrap_err();
    /// let (king, attackers) = (Square::E8, Bitboard::of(Square::E7));
    /// assert_eq!(error.reasons, [Irregularity::OpponentInCheck { king, attackers }]);
    /// # Ok::<(), jadoube_board::NotADrawing>(())
    /// ```
    ///
    /// # Errors
    /// All the reasons for which it is none, at once; and the setup, which can still be played on from
    /// by Article 3 alone.
    pub fn new(setup: &Setup) -> Result<Position, NotPlayable> {
        let reasons = validate::irregularities(setup);
        if reasons.is_empty() {
            Ok(Position::assume_valid(setup))
        } else {
            Err(NotPlayable { setup: *setup, reasons })
        }
    }

    /// The position of a setup that is known to be valid, too many pieces apart.
    pub(crate) fn assume_valid(setup: &Setup) -> Position {
        let mut position = Position {
            placement: setup.placement,
            castling_rooks: setup.castling_rooks,
            key: Key::EMPTY,
            plies_without_progress: setup.plies_without_progress,
            move_number: setup.move_number,
            en_passant: setup.en_passant,
            legal_en_passant: false,
            turn: setup.turn,
        };
        position.legal_en_passant = position.has_legal_en_passant();
        position.key = position.identity().key();
        position
    }

    /// The key, equal for the same position in the sense of [`Position::identity`].
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let start = Position::initial();
    /// let mut game = start;
    /// for text in ["g1f3", "g8f6", "f3g1", "f6g8"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// assert_eq!(game.key(), start.key());
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn key(&self) -> Key {
        self.key
    }

    /// The same position, from now on without a key.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let start = Position::initial();
    /// assert_eq!(start.without_key().perft(2), 400);
    /// assert_eq!(start.without_key().with_key().key(), start.key());
    /// ```
    #[must_use]
    pub fn without_key(&self) -> Position<NoKey> {
        self.keeping(NoKey)
    }
}

impl Position<NoKey> {
    /// The same position with its key.
    #[must_use]
    pub fn with_key(&self) -> Position {
        self.keeping(self.identity().key())
    }
}

impl<K: Keep> Position<K> {
    fn keeping<L: Keep>(&self, key: L) -> Position<L> {
        Position {
            placement: self.placement,
            castling_rooks: self.castling_rooks,
            key,
            plies_without_progress: self.plies_without_progress,
            move_number: self.move_number,
            en_passant: self.en_passant,
            legal_en_passant: self.legal_en_passant,
            turn: self.turn,
        }
    }

    /// The pieces on the board.
    #[must_use]
    #[inline]
    pub fn placement(&self) -> &Placement {
        &self.placement
    }

    /// Who has the move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The rooks with which castling has not been lost, of both players.
    #[must_use]
    #[inline]
    pub fn castling_rooks(&self) -> Bitboard {
        self.castling_rooks
    }

    /// The rook with which this player may still castle on this wing, now or later.
    ///
    /// A right that is in hand, whether or not the way is free.
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Square, Wing};
    /// let start = Position::initial();
    /// assert_eq!(start.castling_rook(Color::White, Wing::King), Some(Square::H1));
    /// assert_eq!(start.castling_rooks().count(), 4);
    /// let after = start.play("h2h4".parse()?).unwrap().play("h7h5".parse()?).unwrap();
    /// let after = after.play("h1h3".parse()?).unwrap();
    /// assert_eq!(after.castling_rook(Color::White, Wing::King), None);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[must_use]
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        (self.castling_rooks & self.placement.of_color(color))
            .into_iter()
            .find(|&rook| Wing::of_rook(king, rook) == wing)
    }

    /// The square that a pawn has just passed over in a double step, whether or not it can be captured.
    #[must_use]
    #[inline]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The square on which a pawn can legally be captured en passant.
    ///
    /// With both pawns gone from the fifth rank, White's king would stand open to the rook:
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . . . . . . k .
    ///         . . p . . . . .
    ///         . . . . . . . .
    ///         K P . . . . . r
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///     ".parse()?,
    ///     turn: Color::Black,
    ///     ..Setup::EMPTY
    /// };
    /// let after = Position::new(&setup)?.play("c7c5".parse()?).unwrap();
    /// assert_eq!(after.en_passant(), Some(Square::C6));
    /// assert_eq!(after.legal_en_passant(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn legal_en_passant(&self) -> Option<Square> {
        if self.legal_en_passant { self.en_passant } else { None }
    }

    /// Moves of either player since the last capture or pawn move. There is no limit.
    #[must_use]
    #[inline]
    pub fn plies_without_progress(&self) -> u32 {
        self.plies_without_progress
    }

    /// The number of the next move, counted as in a score.
    #[must_use]
    #[inline]
    pub fn move_number(&self) -> NonZeroU32 {
        self.move_number
    }

    /// What makes this the same position as another one (9.2.2).
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// fn after(moves: &str) -> Position {
    ///     let play = |it: Position, text: &str| it.play(text.parse().unwrap()).unwrap();
    ///     moves.split(' ').fold(Position::initial(), play)
    /// }
    /// // The same pieces on the same squares; but after the double step exd6 is possible.
    /// let at_once = after("e2e4 g8f6 e4e5 d7d5");
    /// let later = after("e2e4 g8f6 e4e5 d7d5 b1c3 f6g8 c3b1 g8f6");
    /// assert_eq!(at_once.placement(), later.placement());
    /// assert_ne!(at_once.identity(), later.identity());
    /// ```
    #[must_use]
    #[inline]
    pub fn identity(&self) -> Identity {
        Identity {
            placement: self.placement,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.legal_en_passant().map(Square::file),
        }
    }

    /// The position as an arrangement.
    ///
    /// ```
    /// # use jadoube_board::{Position, Setup};
    /// assert_eq!(Position::initial().setup(), Setup::INITIAL);
    /// ```
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup {
            placement: self.placement,
            turn: self.turn,
            castling_rooks: self.castling_rooks,
            en_passant: self.en_passant,
            plies_without_progress: self.plies_without_progress,
            move_number: self.move_number,
        }
    }

    /// The square of a player's king.
    ///
    /// ```
    /// # use jadoube_board::{Color, Position, Square};
    /// assert_eq!(Color::ALL.map(|color| Position::initial().king(color)), [Square::E1, Square::E8]);
    /// ```
    #[must_use]
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        self.placement.of(color, Role::King).lowest_square()
    }

    /// All legal moves.
    ///
    /// A pawn before the last rank has four moves for each square it can reach there:
    ///
    /// ```
    /// # use jadoube_board::{Position, Setup, Square};
    /// let setup = Setup {
    ///     placement: "
    ///         . n . . . . . .
    ///         P . . . . . k .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         . . . . . . . .
    ///         K . . . . . . .
    ///     ".parse()?,
    ///     ..Setup::EMPTY
    /// };
    /// let moves = Position::new(&setup)?.legal_moves();
    /// assert_eq!(moves.iter().filter(|it| it.from() == Square::A7).count(), 8);
    /// assert_eq!(moves.iter().filter(|it| it.promotion().is_none()).count(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    #[inline]
    pub fn legal_moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        generate::list(self.node(&self.ways()), self.turn, &mut moves);
        moves
    }

    /// The number of legal moves.
    #[must_use]
    #[inline]
    pub fn count_legal_moves(&self) -> u64 {
        generate::count(self.node(&self.ways()), self.turn)
    }

    /// The number of sequences of `depth` legal moves.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let start = Position::initial();
    /// assert_eq!([0, 1, 2, 3].map(|depth| start.perft(depth)), [1, 20, 400, 8902]);
    /// assert_eq!(start.count_legal_moves(), 20);
    /// ```
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        generate::perft(self.node(&self.ways()), self.turn, depth)
    }

    /// The legal move that this attempt makes.
    ///
    /// ```
    /// # use jadoube_board::{Position, Role, Violation};
    /// let start = Position::initial();
    /// assert!(start.legal_move("g1f3".parse()?).is_ok());
    /// let why = start.legal_move("g1g3".parse()?).unwrap_err();
    /// assert_eq!(why, [Violation::NotItsWay { role: Role::Knight }]);
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    ///
    /// # Errors
    /// Every reason for which it is illegal.
    pub fn legal_move(&self, attempt: Attempt) -> Result<Move, Vec<Violation>> {
        match self.plain_move(attempt) {
            Some(legal) => Ok(legal),
            None => self.setup().legal_move(attempt),
        }
    }

    /// The legal move that this attempt makes, if that is seen at a glance: no castling, no capture in passing, and
    /// nothing to give reasons for.
    fn plain_move(&self, attempt: Attempt) -> Option<Move> {
        let Attempt { from, to, promotion } = attempt;
        let (us, placement) = (self.turn, &self.placement);
        if !placement.of_color(us).has(from) || placement.of_color(us).has(to) {
            return None;
        }
        let (role, occupied) = (placement.role_at_occupied(from), placement.occupied());
        let kind = match (role, promotion) {
            (Role::Pawn, _) => self.plain_pawn_move(attempt)?,
            (_, None) if attacks::of(Piece::new(us, role), from, occupied).has(to) => {
                MoveKind::Ordinary
            }
            _ => return None,
        };
        let king = if role == Role::King { to } else { self.king(us) };
        let after = occupied.without(from).with(to);
        let them = placement.of_color(!us).without(to);
        let is_attacked = placement.is_attacked_past(king, us, them, after)
            || (attacks::king(king) & placement.of_role(Role::King)).meets(them);
        (!is_attacked).then(|| Move::new(from, to, kind))
    }

    fn plain_pawn_move(&self, attempt: Attempt) -> Option<MoveKind> {
        let Attempt { from, to, promotion } = attempt;
        let (us, occupied) = (self.turn, self.placement.occupied());
        let one = from.forward(us)?;
        let kind = match promotion {
            Some(choice) => MoveKind::Promotion(choice),
            None => MoveKind::Ordinary,
        };
        let last = to.rank() == Rank::Eighth.seen_by(us);
        if last != promotion.is_some() {
            None
        } else if attacks::pawn(us, from).has(to) {
            self.placement.of_color(!us).has(to).then_some(kind)
        } else if occupied.has(one) {
            None
        } else if to == one {
            Some(kind)
        } else {
            let two = one.forward(us).filter(|_| from.rank() == Rank::Second.seen_by(us));
            (two == Some(to) && !occupied.has(to)).then_some(MoveKind::DoubleStep)
        }
    }

    /// The position after a legal attempt.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let mut game = Position::initial();
    /// for text in ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5"] {
    ///     game = game.play(text.parse()?).unwrap();
    /// }
    /// let drawn = "
    ///     r . b q k b n r
    ///     p p p p . p p p
    ///     . . n . . . . .
    ///     . B . . p . . .
    ///     . . . . P . . .
    ///     . . . . . N . .
    ///     P P P P . P P P
    ///     R N B Q K . . R
    /// ";
    /// assert_eq!(game.placement(), &drawn.parse()?);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Every reason for which the attempt is illegal.
    pub fn play(&self, attempt: Attempt) -> Result<Position<K>, Vec<Violation>> {
        Ok(self.play_unchecked(self.legal_move(attempt)?))
    }

    /// The position after a move that is known to be legal here. After any other move the result is
    /// meaningless, though nothing worse happens.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let start = Position::initial();
    /// let replies = start.legal_moves().iter().map(|&it| start.play_unchecked(it).count_legal_moves()).sum();
    /// assert_eq!(start.perft(2), replies);
    /// ```
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, played: Move) -> Position<K> {
        let mut next = *self;
        next.make_unchecked(played);
        next
    }

    /// Makes a move that is known to be legal here, in place.
    ///
    /// ```
    /// # use jadoube_board::Position;
    /// let mut position = Position::initial();
    /// let played = position.legal_move("e2e4".parse()?).unwrap();
    /// position.make_unchecked(played);
    /// assert_eq!(position.key(), Position::initial().play_unchecked(played).key());
    /// # Ok::<(), jadoube_board::NotAnAttempt>(())
    /// ```
    #[inline]
    pub fn make_unchecked(&mut self, played: Move) {
        self.make(played, self.placement.role_at_occupied(played.from()));
    }

    #[inline]
    fn ways(&self) -> Ways {
        Ways::of(&self.placement, self.castling_rooks)
    }

    #[inline]
    fn node<'a>(&'a self, ways: &'a Ways) -> Node<'a> {
        Node {
            placement: &self.placement,
            castling_rooks: self.castling_rooks,
            ways,
            en_passant: self.legal_en_passant().map_or(Bitboard::EMPTY, Bitboard::of),
        }
    }

    #[inline(always)]
    fn make(&mut self, played: Move, role: Role) {
        let (us, from, to) = (self.turn, played.from(), played.to());
        if self.legal_en_passant
            && let Some(square) = self.en_passant
        {
            self.key.toggle_en_passant(square.file());
        }
        self.en_passant = None;
        self.legal_en_passant = false;
        self.plies_without_progress = self.plies_without_progress.saturating_add(1);
        match played.kind() {
            MoveKind::Ordinary => {
                self.capture(to);
                self.shift(role, from, to);
            }
            MoveKind::Promotion(choice) => {
                self.capture(to);
                self.toggle(Piece::new(us, Role::Pawn), from);
                self.toggle(Piece::new(us, choice.role()), to);
            }
            MoveKind::DoubleStep => self.shift(Role::Pawn, from, to),
            MoveKind::EnPassant => {
                self.toggle(Piece::new(!us, Role::Pawn), Square::at(to.file(), from.rank()));
                self.shift(Role::Pawn, from, to);
            }
            MoveKind::Castling => self.castle(from, to),
        }
        if role == Role::Pawn {
            self.plies_without_progress = 0;
        }
        self.lose_castling(role, Bitboard::of(from).with(to));
        if us == Color::Black {
            self.move_number = self.move_number.saturating_add(1);
        }
        self.turn = !us;
        self.key.toggle_turn();
        if let MoveKind::DoubleStep = played.kind() {
            self.offer_en_passant(Square::from_index((from as u32).midpoint(to as u32)));
        }
    }

    #[inline(always)]
    fn toggle(&mut self, piece: Piece, square: Square) {
        self.placement.roles[piece.role.index()] ^= square.into();
        self.placement.colors[piece.color.index()] ^= square.into();
        self.key.toggle_piece(piece, square);
    }

    #[inline(always)]
    fn shift(&mut self, role: Role, from: Square, to: Square) {
        let piece = Piece::new(self.turn, role);
        self.placement.shift(role, self.turn, Bitboard::of(from).with(to));
        self.key.toggle_piece(piece, from);
        self.key.toggle_piece(piece, to);
    }

    #[inline(always)]
    fn capture(&mut self, at: Square) {
        if self.placement.of_color(!self.turn).has(at) {
            self.toggle(Piece::new(!self.turn, self.placement.role_at_occupied(at)), at);
            self.plies_without_progress = 0;
        }
    }

    #[inline(never)]
    fn castle(&mut self, king: Square, rook: Square) {
        let (us, wing) = (self.turn, Wing::of_rook(king, rook));
        self.placement.castle(us, king, rook, wing);
        self.key.toggle_piece(Piece::new(us, Role::King), king);
        self.key.toggle_piece(Piece::new(us, Role::King), wing.king_target(us));
        self.key.toggle_piece(Piece::new(us, Role::Rook), rook);
        self.key.toggle_piece(Piece::new(us, Role::Rook), wing.rook_target(us));
    }

    /// A right is lost when its rook or its king moves, and when its rook is captured.
    #[inline]
    fn lose_castling(&mut self, role: Role, touched: Bitboard) {
        let of_king = Bitboard::rank(Rank::First.seen_by(self.turn));
        let touched = if role == Role::King { touched | of_king } else { touched };
        let lost = self.castling_rooks & touched;
        if lost.any() {
            self.castling_rooks -= lost;
            self.key.toggle_castling(lost);
        }
    }

    #[inline]
    fn offer_en_passant(&mut self, passed: Square) {
        self.en_passant = Some(passed);
        self.legal_en_passant = self.has_legal_en_passant();
        if self.legal_en_passant {
            self.key.toggle_en_passant(passed.file());
        }
    }

    #[inline]
    fn has_legal_en_passant(&self) -> bool {
        let Some(square) = self.en_passant else { return false };
        let takers = attacks::pawn(!self.turn, square) & self.placement.of(self.turn, Role::Pawn);
        takers.any() && generate::en_passant_is_legal(&self.placement, self.turn, takers, square)
    }
}

impl TryFrom<&Setup> for Position {
    type Error = NotPlayable;

    fn try_from(setup: &Setup) -> Result<Position, NotPlayable> {
        Position::new(setup)
    }
}
