//! Pawns and shades, counted plainly.

use board::{Bitboard, Color, File, Placement, Rank, Role, Setup, Square};

use super::walls::Walls;

/// The squares of its second rank from which a pawn can have come, by walking back step by step.
pub(super) fn origins(pawn: Square, color: Color) -> Bitboard {
    let back = if color == Color::White { -1 } else { 1 };
    let second = Rank::Second.seen_by(color);
    let mut row = Bitboard::of(pawn);
    let mut rank = pawn.rank();
    while rank != second {
        let behind = |square: Square| {
            [-1, 0, 1].into_iter().filter_map(move |file| square.offset(file, back))
        };
        row = row.into_iter().flat_map(behind).collect();
        match row.first() {
            Some(square) => rank = square.rank(),
            None => return Bitboard::EMPTY,
        }
    }
    row
}

/// Does every way to give the pawns different origins take at least so many captures? Tries them all.
pub(super) fn captures_are_at_least(pawns: Bitboard, color: Color, needed: u32) -> bool {
    fn cheaper(pawns: Bitboard, used: Bitboard, color: Color, left: u32) -> bool {
        let Some(pawn) = pawns.first() else { return true };
        (origins(pawn, color) - used).into_iter().any(|origin| {
            let cost = (origin.file() as u32).abs_diff(pawn.file() as u32);
            cost <= left && cheaper(pawns.without(pawn), used.with(origin), color, left - cost)
        })
    }
    needed == 0 || !cheaper(pawns, Bitboard::EMPTY, color, needed - 1)
}

/// On how many files does no white pawn stand below a black one?
pub(super) fn files_passed(placement: &Placement) -> u32 {
    let faces = |file: &File| {
        let mut white_below = false;
        Rank::ALL.into_iter().any(|rank| {
            let piece = placement.piece_at(Square::at(*file, rank));
            let pawn = piece.filter(|it| it.role == Role::Pawn).map(|it| it.color);
            white_below |= pawn == Some(Color::White);
            white_below && pawn == Some(Color::Black)
        })
    };
    File::ALL.iter().filter(|file| !faces(file)).count() as u32
}

/// The most pairs of pawns that all captures together can have parted.
pub(super) fn passes_max(setup: &Setup) -> u32 {
    let walls = Walls::of(setup);
    let mut most = 0;
    for color in Color::ALL {
        let men = setup.placement.of_color(color).count();
        let pawns = setup.placement.of(color, Role::Pawn).count();
        let captured = 16i64 - i64::from(men);
        let pawns_captured =
            (8 - i64::from(pawns) - i64::from(walls.promoted(color))).min(captured);
        most += captured.max(0) + pawns_captured.max(0);
    }
    most as u32
}

/// With all men on the board and only knights off their squares: does the shade of the knights contradict the turn?
pub(super) fn parity_is_wrong(setup: &Setup) -> bool {
    let placement = &setup.placement;
    let others_at_home = Placement::INITIAL.pieces().all(|(square, piece)| {
        piece.role == Role::Knight || placement.piece_at(square) == Some(piece)
    });
    let knights_moves: usize = Color::ALL
        .into_iter()
        .map(|color| {
            let shade = |squares: Bitboard| {
                squares.into_iter().filter(|it| it.shade() == board::Shade::Light).count()
            };
            shade(placement.of(color, Role::Knight))
                + shade(Placement::INITIAL.of(color, Role::Knight))
        })
        .sum();
    let whites = knights_moves.is_multiple_of(2);
    others_at_home && placement.occupied().count() == 32 && whites != (setup.turn == Color::White)
}
