//! Following a game whose moves are told as a score tells them: which piece, where to, and what narrows down where it
//! came from. Nothing is searched for: the square of arrival is asked from where it can be reached.

use core::num::NonZeroU32;

use crate::attacks::sliders::{self, Arithmetic};
use crate::attacks::{self, Sliders, tables};
use crate::generate::side::{Black, Side, White};
use crate::generate::{castling_way, king_walk};
use crate::{
    Bitboard, Color, Keep, Key, Piece, Placement, Position, PromotionRole, Rank, Role, Square, Wing,
};

/// What a score tells of a move, castling apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Told {
    /// What kind of piece moves.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// Where it may have come from: every square, if nothing is said.
    pub within: Bitboard,
    /// Does it say that something is taken?
    pub captures: bool,
}

/// A game that is being followed: a [`Position`] in a form for which making the next move is quick and asking anything
/// else is not. Branches are few on purpose: which piece moves, how, and whether it captures is hard to foresee, and a
/// wrong guess of the processor costs more than a lookup.
///
/// ```
/// # use jadoube_board::{Bitboard, Follower, Position, Role, Square, Told};
/// let knight = Told {
///     role: Role::Knight,
///     to: Square::F3,
///     within: Bitboard::ALL,
///     captures: false,
/// };
/// let mut game = Follower::of(&Position::initial());
/// assert!(game.play(knight));
/// assert_eq!(game.position().key(), Position::initial().play("g1f3".parse()?).unwrap().key());
/// // No knight of Black's gets there.
/// assert!(!game.play(knight));
/// # Ok::<(), jadoube_board::NotAnAttempt>(())
/// ```
#[derive(Clone, Copy, Debug)]
#[repr(C, align(64))]
pub struct Follower<K: Keep = Key> {
    // Invariants: those of `Position`. `sides` holds for each player the squares of each kind, then all of them, then
    // what means nothing; `men` holds for each square the kind that stands there, or `NONE`.
    sides: [[Bitboard; 8]; 2],
    men: [u8; 64],
    castling_rooks: Bitboard,
    /// Those rooks and their kings: while nothing happens on these squares, no right is lost.
    watched: Bitboard,
    key: K,
    /// Twice the number of the move, and one more if Black has it.
    half_moves: u64,
    plies_without_progress: u64,
    /// The square that a pawn has just passed over, or none.
    passed: Bitboard,
    legal_en_passant: bool,
    turn: Color,
}

const ALL: usize = 6;
const NONE: u8 = 7;

/// Where a piece that does not slide comes from, by kind; of pawns only their captures. A pawn comes from where a pawn of
/// the other side would attack.
static WHITE_LEAPS: [[Bitboard; 64]; 6] = leaps(Color::Black);
static BLACK_LEAPS: [[Bitboard; 64]; 6] = leaps(Color::White);

const fn leaps(other: Color) -> [[Bitboard; 64]; 6] {
    let mut table = [[Bitboard::EMPTY; 64]; 6];
    table[Role::Pawn as usize] = tables::PAWN[other as usize];
    table[Role::Knight as usize] = tables::KNIGHT;
    table[Role::King as usize] = tables::KING;
    table
}

/// All squares for the kinds that move so, in the order of kinds.
static STRAIGHT: [Bitboard; 6] = masks([Role::Rook, Role::Queen]);
static DIAGONAL: [Bitboard; 6] = masks([Role::Bishop, Role::Queen]);

const fn masks(roles: [Role; 2]) -> [Bitboard; 6] {
    let mut table = [Bitboard::EMPTY; 6];
    table[roles[0] as usize] = Bitboard::ALL;
    table[roles[1] as usize] = Bitboard::ALL;
    table
}

/// All squares or none.
#[inline(always)]
fn all_if(condition: bool) -> Bitboard {
    Bitboard(u64::from(condition).wrapping_neg())
}

/// The ranks on which kings and rooks start.
const FIRST_RANKS: [Bitboard; 2] = [White::FIRST_RANK, Black::FIRST_RANK];

impl Placement {
    /// The rooks with which castling has not been lost, and the kings that may still castle.
    fn watched(&self, castling_rooks: Bitboard) -> Bitboard {
        let kings = Color::ALL.map(|color| match castling_rooks.meets(self.of_color(color)) {
            true => self.of(color, Role::King),
            false => Bitboard::EMPTY,
        });
        castling_rooks | kings[0] | kings[1]
    }
}

impl<K: Keep> Follower<K> {
    /// Follows a game from this position on.
    #[must_use]
    pub fn of(position: &Position<K>) -> Follower<K> {
        let placement = position.placement();
        let side = |color: Color| {
            let mut sets = [Bitboard::EMPTY; 8];
            for role in Role::ALL {
                sets[role.index()] = placement.of(color, role);
            }
            sets[ALL] = placement.of_color(color);
            sets
        };
        let mut men = [NONE; 64];
        for square in placement.occupied() {
            men[square.index()] = placement.role_at_occupied(square) as u8;
        }
        Follower {
            sides: [side(Color::White), side(Color::Black)],
            men,
            castling_rooks: position.castling_rooks,
            watched: position.placement.watched(position.castling_rooks),
            key: position.key,
            half_moves: 2 * u64::from(position.move_number.get()) + position.turn as u64,
            plies_without_progress: position.plies_without_progress.into(),
            passed: position.en_passant.map_or(Bitboard::EMPTY, Bitboard::of),
            legal_en_passant: position.legal_en_passant,
            turn: position.turn,
        }
    }

    /// The position that has been reached.
    #[must_use]
    pub fn position(&self) -> Position<K> {
        let number = u32::try_from(self.half_moves / 2).unwrap_or(u32::MAX);
        let idle = u32::try_from(self.plies_without_progress).unwrap_or(u32::MAX);
        Position {
            placement: self.placement(),
            castling_rooks: self.castling_rooks,
            key: self.key,
            plies_without_progress: idle,
            move_number: NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN),
            en_passant: self.passed.first(),
            legal_en_passant: self.legal_en_passant,
            turn: self.turn,
        }
    }

    fn placement(&self) -> Placement {
        let [white, black] = &self.sides;
        let mut roles = [Bitboard::EMPTY; 6];
        for (index, set) in roles.iter_mut().enumerate() {
            *set = white[index] | black[index];
        }
        Placement { roles, colors: [white[ALL], black[ALL]] }
    }

    /// Who has the move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The key, as that of the position.
    #[must_use]
    #[inline]
    pub fn key(&self) -> K {
        self.key
    }

    /// Moves of either player since the last capture or pawn move.
    #[must_use]
    #[inline]
    pub fn plies_without_progress(&self) -> u64 {
        self.plies_without_progress
    }

    /// Plays the one legal move that this tells. `false`, and nothing has changed, where it tells none or more than one,
    /// where something is said to be taken that is not there, or where a promotion is missing or out of place.
    #[inline(always)]
    pub fn play(&mut self, told: Told) -> bool {
        self.follow::<false>(told).is_some()
    }

    /// The same, and says whether the move gave check.
    #[inline(always)]
    pub fn play_and_see(&mut self, told: Told) -> Option<bool> {
        self.follow::<true>(told)
    }

    /// The same for a pawn that is promoted.
    pub fn promote(&mut self, told: Told, choice: PromotionRole) -> Option<bool> {
        let Told { role, to, within, captures } = told;
        self.play_apart(role, to, within, captures, Some(choice))
    }

    #[inline(always)]
    fn follow<const SEE: bool>(&mut self, told: Told) -> Option<bool> {
        #[cfg(target_arch = "x86_64")]
        if sliders::fast_pext() {
            // SAFETY: the processor has just been asked for BMI1, BMI2 and POPCNT.
            return unsafe { self.follow_with_pext::<SEE>(told) };
        }
        self.follow_with::<Arithmetic, SEE>(told)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "bmi1,bmi2,popcnt")]
    #[inline]
    fn follow_with_pext<const SEE: bool>(&mut self, told: Told) -> Option<bool> {
        self.follow_with::<sliders::Pext, SEE>(told)
    }

    #[inline(always)]
    fn follow_with<S: Sliders, const SEE: bool>(&mut self, told: Told) -> Option<bool> {
        match self.turn {
            Color::White => self.follow_as::<S, White, SEE>(told),
            Color::Black => self.follow_as::<S, Black, SEE>(told),
        }
    }

    #[inline(always)]
    fn follow_as<S: Sliders, C: Side, const SEE: bool>(&mut self, told: Told) -> Option<bool> {
        let Told { role, to, within, captures } = told;
        let (us, them) = (C::COLOR.index(), C::Opponent::COLOR.index());
        let target = Bitboard::of(to);
        let of_pawn = all_if(role == Role::Pawn);
        let (own, others) = (self.sides[us][ALL], self.sides[them][ALL]);
        let occupied = own | others;

        // Where it came from.
        let leaps = match C::COLOR {
            Color::White => &WHITE_LEAPS,
            Color::Black => &BLACK_LEAPS,
        };
        let attackers = leaps[role.index()][to.index()]
            | S::rook(to, occupied) & STRAIGHT[role.index()]
            | S::bishop(to, occupied) & DIAGONAL[role.index()];
        let one = C::back(target);
        let two = C::back(one - occupied) & C::SECOND_RANK;
        let quiet = of_pawn - all_if(captures);
        let steps = (one | two) - all_if(others.meets(target));
        let ways = (steps & quiet) | (attackers - quiet);
        let origin = ways & within & self.sides[us][role.index()];
        let odd = Bitboard(origin.0 & origin.0.wrapping_sub(1))
            | target & own
            | target & of_pawn & C::Opponent::FIRST_RANK
            | (target - others) & all_if(captures);
        if origin.is_empty() | odd.any() {
            return self.play_apart(role, to, within, captures, None);
        }

        // May it leave its king alone?
        let after = occupied ^ origin | target;
        let kings = self.sides[us][Role::King.index()];
        let own_king = if role == Role::King { to } else { kings.lowest_square() };
        if (self.attackers::<S, C>(own_king, after)
            | attacks::king(own_king) & self.sides[them][Role::King.index()])
        .meets(!target)
        {
            return None;
        }

        let from = origin.lowest_square();
        let both = origin | target;
        let taken = self.men[to.index()];
        self.sides[us][role.index()] ^= both;
        self.sides[us][ALL] ^= both;
        self.sides[them][usize::from(taken & 7)] -= target;
        self.sides[them][ALL] -= target;
        self.men[from.index()] = NONE;
        self.men[to.index()] = role as u8;
        self.key.toggle_move(C::COLOR, role, from, to, taken);
        let is_progress = of_pawn | others & target;
        let idle = (self.plies_without_progress + 1) & all_if(is_progress.is_empty()).0;
        self.plies_without_progress = idle;
        self.half_moves += 1;
        self.turn = C::Opponent::COLOR;
        if both.meets(self.watched) {
            self.lose_castling(both);
        }
        if self.legal_en_passant {
            self.take_back_en_passant();
        }
        let is_double = all_if((two & origin & quiet).any());
        self.passed = one & is_double;
        let beside = Bitboard(target.0 << 1 | target.0 >> 1) & is_double;
        if beside.meets(self.sides[them][Role::Pawn.index()]) {
            self.offer_en_passant();
        }
        if SEE {
            let king = self.sides[them][Role::King.index()].lowest_square();
            return Some(self.attackers::<S, C::Opponent>(king, after).any());
        }
        Some(false)
    }

    /// The pieces, their king apart, that attack this square of a side, with these squares occupied.
    #[inline(always)]
    fn attackers<S: Sliders, C: Side>(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let them = &self.sides[C::Opponent::COLOR.index()];
        let queens = them[Role::Queen.index()];
        S::rook(square, occupied) & (them[Role::Rook.index()] | queens)
            | S::bishop(square, occupied) & (them[Role::Bishop.index()] | queens)
            | attacks::knight(square) & them[Role::Knight.index()]
            | attacks::pawn(C::COLOR, square) & them[Role::Pawn.index()]
    }

    /// Plays what is rare: promotions, captures in passing, and moves that several pieces could make if their king did not
    /// hold all but one back.
    #[cold]
    #[inline(never)]
    fn play_apart(
        &mut self,
        role: Role,
        to: Square,
        within: Bitboard,
        captures: bool,
        promotion: Option<PromotionRole>,
    ) -> Option<bool> {
        let mut position = self.position();
        let last_rank = Rank::Eighth.seen_by(self.turn);
        let promotes = role == Role::Pawn && to.rank() == last_rank;
        let takes_nothing = captures && !position.placement.occupied().has(to);
        if promotion.is_some() != promotes || takes_nothing && role != Role::Pawn {
            return None;
        }
        let file = Bitboard::file(to.file());
        let within = match (role, captures) {
            (Role::Pawn, true) => within - file,
            (Role::Pawn, false) => within & file,
            _ => within,
        };
        let from = position.legal_origins(role, to, within).single()?;
        position.make_unchecked(position.move_between(role, from, to, promotion));
        *self = Follower::of(&position);
        Some(position.is_check())
    }

    /// Castles, if that is legal now, and says whether it gave check.
    ///
    /// ```
    /// # use jadoube_board::{Follower, Position, Wing};
    /// // The bishop is in the way.
    /// assert_eq!(Follower::of(&Position::initial()).castle(Wing::King), None);
    /// ```
    #[inline(never)]
    pub fn castle(&mut self, wing: Wing) -> Option<bool> {
        #[cfg(target_arch = "x86_64")]
        if sliders::fast_pext() {
            // SAFETY: the processor has just been asked for BMI1, BMI2 and POPCNT.
            return unsafe { self.castle_with_pext(wing) };
        }
        self.castle_with::<Arithmetic>(wing)
    }

    #[cfg(target_arch = "x86_64")]
    #[target_feature(enable = "bmi1,bmi2,popcnt")]
    fn castle_with_pext(&mut self, wing: Wing) -> Option<bool> {
        self.castle_with::<sliders::Pext>(wing)
    }

    #[inline(always)]
    fn castle_with<S: Sliders>(&mut self, wing: Wing) -> Option<bool> {
        match self.turn {
            Color::White => self.castle_as::<S, White>(wing),
            Color::Black => self.castle_as::<S, Black>(wing),
        }
    }

    #[inline(always)]
    fn castle_as<S: Sliders, C: Side>(&mut self, wing: Wing) -> Option<bool> {
        let (us, them) = (C::COLOR.index(), C::Opponent::COLOR.index());
        let king = self.sides[us][Role::King.index()].lowest_square();
        let mut rooks = (self.castling_rooks & self.sides[us][ALL]).into_iter();
        let rook = rooks.find(|&rook| Wing::of_rook(king, rook) == wing)?;
        let (king_target, rook_target) = (wing.king_target(C::COLOR), wing.rook_target(C::COLOR));
        let occupied = self.sides[us][ALL] | self.sides[them][ALL];
        if castling_way(king, rook, C::COLOR).meets(occupied) {
            return None;
        }
        // On the board as it stands but for the king; then, where it arrives, with the rook moved too.
        let their_king = self.sides[them][Role::King.index()];
        let is_attacked = |square: Square, occupied: Bitboard| {
            self.attackers::<S, C>(square, occupied).any()
                || attacks::king(square).meets(their_king)
        };
        let castled = occupied.without(king).without(rook).with(rook_target);
        let mut walk = king_walk(king, rook, C::COLOR).into_iter();
        if walk.any(|square| is_attacked(square, occupied.without(king)))
            || is_attacked(king_target, castled)
        {
            return None;
        }
        let off = !Bitboard::of(king).with(rook);
        let side = &mut self.sides[us];
        side[Role::King.index()] = king_target.into();
        side[Role::Rook.index()] = side[Role::Rook.index()].without(rook).with(rook_target);
        side[ALL] = (side[ALL] & off).with(king_target).with(rook_target);
        self.men[king.index()] = NONE;
        self.men[rook.index()] = NONE;
        self.men[king_target.index()] = Role::King as u8;
        self.men[rook_target.index()] = Role::Rook as u8;
        self.key.toggle_piece(Piece::new(C::COLOR, Role::King), king);
        self.key.toggle_piece(Piece::new(C::COLOR, Role::King), king_target);
        self.key.toggle_piece(Piece::new(C::COLOR, Role::Rook), rook);
        self.key.toggle_piece(Piece::new(C::COLOR, Role::Rook), rook_target);
        self.key.toggle_turn();
        self.lose_castling(Bitboard::of(king));
        if self.legal_en_passant {
            self.take_back_en_passant();
        }
        self.passed = Bitboard::EMPTY;
        self.plies_without_progress += 1;
        self.half_moves += 1;
        self.turn = C::Opponent::COLOR;
        let attacked = their_king.lowest_square();
        Some(self.attackers::<S, C::Opponent>(attacked, castled.with(king_target)).any())
    }

    /// A right is lost when its rook or its king moves, and when its rook is captured.
    #[cold]
    fn lose_castling(&mut self, touched: Bitboard) {
        let stays = |rank: &Bitboard| !touched.meets(self.watched & (*rank - self.castling_rooks));
        let kept = FIRST_RANKS.into_iter().filter(stays);
        let kept = kept.fold(Bitboard::EMPTY, |all, rank| all | rank);
        let lost = self.castling_rooks & (touched | !kept);
        self.castling_rooks -= lost;
        self.key.toggle_castling(lost);
        self.watched = self.placement().watched(self.castling_rooks);
    }

    /// The offer to capture in passing has gone by.
    #[cold]
    fn take_back_en_passant(&mut self) {
        self.key.toggle_en_passant(self.passed.lowest_square().file());
        self.legal_en_passant = false;
    }

    /// A pawn stands ready to capture in passing; whether it may is for its king to say.
    #[cold]
    fn offer_en_passant(&mut self) {
        self.legal_en_passant = self.position().has_legal_en_passant();
        if self.legal_en_passant {
            self.key.toggle_en_passant(self.passed.lowest_square().file());
        }
    }
}
