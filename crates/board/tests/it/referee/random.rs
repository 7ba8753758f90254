//! Positions by chance, the same ones for the same seed: met in random play, or spoiled on purpose.
//! Nothing here is meant to be good play or evenly distributed.

use std::num::NonZeroU32;

use jadoube_board::{Attempt, Bitboard, Color, File, Piece, Placement, Rank, Role, Setup, Square};

use super::Referee;
use super::board::{Board, forward, offset, rank_of};
use super::castling;

/// The longest game that is played, in moves of either player.
const PLIES_MAX: usize = 200;

/// Setups met in random legal play, from the regular array and from those of Chess960 by turns. All
/// positions of a game follow one another.
pub(crate) fn random_game_positions(seed: u64, count: usize) -> Vec<Setup> {
    let mut random = Random::new(seed);
    let mut positions = Vec::with_capacity(count + PLIES_MAX);
    let mut regular = true;
    while positions.len() < count {
        let start = if regular { Setup::INITIAL } else { random_array(&mut random) };
        regular = !regular;
        play(&mut random, start, &mut positions);
    }
    positions.truncate(count);
    positions
}

/// Setups that nobody can reach: those of random play with several things changed.
pub(crate) fn random_irregular(seed: u64, count: usize) -> Vec<Setup> {
    let mut random = Random::new(seed);
    let mut setups = random_game_positions(random.number(), count);
    for setup in &mut setups {
        // Many pieces hide the rare rules from each other, so some boards are thinned out first.
        if random.chance(1, 3) {
            let keep = 1 + random.below(8);
            for square in Square::ALL {
                if !random.chance(keep, 10) {
                    setup.placement.take_off(square);
                }
            }
        }
        for _ in 0..=random.below(8) {
            spoil(&mut random, setup);
        }
    }
    setups
}

/// A starting array of Chess960 (II.2): the pieces are shuffled until the king is between the rooks and
/// the bishops are on squares of opposite colour.
pub(crate) fn random_array(random: &mut Random) -> Setup {
    let mut row = [
        Role::Rook,
        Role::Knight,
        Role::Bishop,
        Role::Queen,
        Role::King,
        Role::Bishop,
        Role::Knight,
        Role::Rook,
    ];
    loop {
        for last in (1..row.len()).rev() {
            row.swap(last, random.below(last + 1));
        }
        let files_of = |role| (0..8).filter(|&file| row[file] == role).collect::<Vec<_>>();
        let (rooks, bishops) = (files_of(Role::Rook), files_of(Role::Bishop));
        let king = files_of(Role::King)[0];
        if rooks[0] < king && king < rooks[1] && bishops[0] % 2 != bishops[1] % 2 {
            return array(row);
        }
    }
}

fn array(row: [Role; 8]) -> Setup {
    let mut placement = Placement::EMPTY;
    let mut castling_rooks = Bitboard::EMPTY;
    for color in Color::ALL {
        for (file, role) in File::ALL.into_iter().zip(row) {
            let square = Square::at(file, rank_of(color, 1));
            placement.put(square, Piece::new(color, role));
            placement.put(Square::at(file, rank_of(color, 2)), Piece::new(color, Role::Pawn));
            if role == Role::Rook {
                castling_rooks = castling_rooks.with(square);
            }
        }
    }
    Setup { placement, castling_rooks, ..Setup::INITIAL }
}

/// Plays one game of some length and keeps every position of it, the first one included.
fn play(random: &mut Random, start: Setup, positions: &mut Vec<Setup>) {
    let plies = random.below(PLIES_MAX + 1);
    let mut setup = start;
    positions.push(setup);
    for _ in 0..plies {
        let referee = Referee::new(&setup);
        let attempts: Vec<Attempt> = referee.legal_attempts().into_iter().collect();
        if attempts.is_empty() {
            return;
        }
        setup = referee.after(choose(random, &setup, &attempts));
        positions.push(setup);
    }
}

/// Any legal move, but now and then a rare one is preferred: castling, promotion or en passant. Pawns
/// are pushed and pieces captured more than by chance, so that games get somewhere.
fn choose(random: &mut Random, setup: &Setup, attempts: &[Attempt]) -> Attempt {
    let board = Board::of(&setup.placement);
    let is_pawn =
        |attempt: &Attempt| board.at(attempt.from) == Some(Piece::new(setup.turn, Role::Pawn));
    let castles = |attempt: &Attempt| castling::read(&board, attempt.from, attempt.to).is_some();
    let is_rare = |attempt: &Attempt| {
        castles(attempt)
            || attempt.promotion.is_some()
            || (is_pawn(attempt) && setup.en_passant == Some(attempt.to))
    };
    let makes_progress = |attempt: &Attempt| is_pawn(attempt) || !board.is_empty(attempt.to);

    let mut preferred = attempts.to_vec();
    match random.below(6) {
        0..3 => preferred.retain(is_rare),
        3 => preferred.retain(makes_progress),
        _ => {}
    }
    *random.one_of(if preferred.is_empty() { attempts } else { &preferred })
}

/// Changes one thing in a setup, without regard to the Laws.
fn spoil(random: &mut Random, setup: &mut Setup) {
    let color = *random.one_of(&Color::ALL);
    let square = *random.one_of(&Square::ALL);
    let role = *random.one_of(&Role::ALL);
    let standing: Vec<(Square, Piece)> = setup.placement.pieces().collect();
    let some_piece = if standing.is_empty() { None } else { Some(*random.one_of(&standing)) };
    match (random.below(15), some_piece) {
        (0, _) => setup.placement.put(square, Piece::new(color, role)),
        (1, Some((from, _))) => setup.placement.take_off(from),
        (2, Some((from, piece))) => {
            setup.placement.take_off(from);
            setup.placement.put(square, piece);
        }
        (3, Some((from, piece))) => {
            setup.placement.put(from, Piece::new(piece.color.opponent(), piece.role));
        }
        (4, _) => setup.turn = setup.turn.opponent(),
        (5, _) => setup.placement.put(square, Piece::new(color, Role::King)),
        (6, _) => remove_kings(setup, color),
        (7, _) => {
            let rank = rank_of(color, *random.one_of(&[1, 8]));
            setup.placement.put(Square::at(square.file(), rank), Piece::new(color, Role::Pawn));
        }
        (8, _) => setup.castling_rooks = setup.castling_rooks.with(square),
        (9, Some((from, _))) => setup.castling_rooks = setup.castling_rooks.with(from),
        (10, _) => setup.en_passant = Some(square),
        (11, _) => {
            setup.plies_without_progress = random.below(200) as u32;
            setup.move_number = NonZeroU32::MIN.saturating_add(random.below(300) as u32);
        }
        (12, _) => arrange_castling(random, setup, color),
        (13, _) => arrange_en_passant(random, setup, color),
        _ => arrange_promotion(random, setup, color),
    }
}

fn remove_kings(setup: &mut Setup, color: Color) {
    for square in Square::ALL {
        if setup.placement.piece_at(square) == Some(Piece::new(color, Role::King)) {
            setup.placement.take_off(square);
        }
    }
}

/// Puts a king and up to four marked rooks on any squares of the first rank. Two rooks may be on one
/// side of the king. Other pieces often leave the rank, so that castling has a chance.
fn arrange_castling(random: &mut Random, setup: &mut Setup, color: Color) {
    let first_rank = rank_of(color, 1);
    if random.chance(3, 4) {
        remove_kings(setup, color);
    }
    for file in File::ALL {
        if random.chance(3, 4) {
            setup.placement.take_off(Square::at(file, first_rank));
        }
    }
    for _ in 0..=random.below(4) {
        let rook = Square::at(*random.one_of(&File::ALL), first_rank);
        setup.placement.put(rook, Piece::new(color, Role::Rook));
        setup.castling_rooks = setup.castling_rooks.with(rook);
    }
    let king = Square::at(*random.one_of(&File::ALL), first_rank);
    setup.placement.put(king, Piece::new(color, Role::King));
    setup.turn = color;
}

/// Puts a pawn where a double step of `color` ends, and pawns of the opponent on either side. One time
/// in four one of the squares behind it is not empty, so that the mark is false.
fn arrange_en_passant(random: &mut Random, setup: &mut Setup, color: Color) {
    let stands_on = Square::at(*random.one_of(&File::ALL), rank_of(color, 4));
    setup.placement.put(stands_on, Piece::new(color, Role::Pawn));
    let behind: Vec<Square> = [1, 2]
        .into_iter()
        .filter_map(|steps| offset(stands_on, 0, -steps * forward(color)))
        .collect();
    for &square in &behind {
        setup.placement.take_off(square);
    }
    if random.chance(1, 4) {
        let piece = Piece::new(*random.one_of(&Color::ALL), *random.one_of(&Role::ALL));
        setup.placement.put(*random.one_of(&behind), piece);
    }
    for side in [-1, 1] {
        if let Some(beside) = offset(stands_on, side, 0)
            && random.chance(2, 3)
        {
            setup.placement.put(beside, Piece::new(color.opponent(), Role::Pawn));
        }
    }
    setup.en_passant = Some(behind[0]);
    setup.turn = color.opponent();
}

/// Puts a pawn one step before the last rank.
fn arrange_promotion(random: &mut Random, setup: &mut Setup, color: Color) {
    let rank: Rank = rank_of(color, 7);
    let square = Square::at(*random.one_of(&File::ALL), rank);
    setup.placement.put(square, Piece::new(color, Role::Pawn));
    setup.turn = color;
}

/// The generator `splitmix64`: short, and good enough to spread over positions.
pub(crate) struct Random {
    state: u64,
}

impl Random {
    /// A generator that starts from this seed.
    pub(crate) fn new(seed: u64) -> Random {
        Random { state: seed }
    }

    /// Any number.
    pub(crate) fn number(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from zero up to, but not including, `limit`.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.number() % limit as u64) as usize
    }

    /// True so many times out of so many.
    pub(crate) fn chance(&mut self, times: usize, out_of: usize) -> bool {
        self.below(out_of) < times
    }

    /// One of several things.
    pub(crate) fn one_of<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        &things[self.below(things.len())]
    }
}
