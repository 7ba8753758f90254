//! Men that have never moved, and where others can have gone past them (test 9). The men are obstacles for the whole game,
//! so a man stands only where it can have walked around them. Other men are taken to be never in the way.

use board::{Bitboard, Color, File, Piece, Placement, Rank, Role, Square, attacks};

use super::node::Node;

/// The men that have never moved: pawns on their first squares, kings and rooks that may still castle, and men shut in at
/// home by such men. Nothing like them can have come in from outside.
pub(super) fn unmoved(node: &Node) -> Bitboard {
    let placement = &node.placement;
    let mut fixed = node.held_by_rights();
    for color in Color::ALL {
        let second = Bitboard::rank(Rank::Second.seen_by(color));
        fixed |= placement.of(color, Role::Pawn) & second;
    }
    loop {
        let before = fixed;
        for (square, piece) in placement.pieces() {
            let at_home = Placement::INITIAL.piece_at(square) == Some(piece);
            if at_home && piece.role != Role::Pawn && steps(piece, square, fixed).is_empty() {
                fixed = fixed.with(square);
            }
        }
        if fixed == before {
            return fixed;
        }
    }
}

/// Is a man that starts here shut in from the beginning?
pub(super) fn is_shut_in(home: Square, fixed: Bitboard) -> bool {
    let piece = Placement::INITIAL.piece_at(home);
    piece.is_some_and(|piece| steps(piece, home, fixed).is_empty())
}

/// The squares that a man may have visited if it started on one of these.
pub(super) fn region(
    piece: Piece,
    starts: Bitboard,
    placement: &Placement,
    fixed: Bitboard,
) -> Bitboard {
    let closed = if piece.role == Role::King {
        fixed | pawn_guard(placement, !piece.color, fixed)
    } else {
        fixed
    };
    let mut seen = starts;
    let mut fresh = starts;
    while let Some(square) = fresh.first() {
        fresh = fresh.without(square);
        let next = (steps(piece, square, fixed) | castled(piece, square)) - closed - seen;
        seen |= next;
        fresh |= next;
    }
    seen
}

/// The squares on which a pawn of this player can have been promoted. It came from a square of the rank before, where
/// a pawn that never moved may be in its way.
pub(super) fn promotion_squares(color: Color, fixed: Bitboard) -> Bitboard {
    let last = Bitboard::rank(Rank::Eighth.seen_by(color)) - fixed;
    let is_open = |square: &Square| {
        let from = square.forward(!color).map_or(Bitboard::EMPTY, Bitboard::of);
        ((from | attacks::pawn(!color, *square)) - fixed).any()
    };
    last.into_iter().filter(is_open).collect()
}

fn steps(piece: Piece, square: Square, fixed: Bitboard) -> Bitboard {
    attacks::of(piece, square, fixed) - fixed
}

/// Where castling may lead, taken generously.
fn castled(piece: Piece, from: Square) -> Bitboard {
    let first = Rank::First.seen_by(piece.color);
    let at = |file| Bitboard::of(Square::at(file, first));
    match (piece.role, from.file()) {
        _ if from.rank() != first => Bitboard::EMPTY,
        (Role::King, File::E) => at(File::C) | at(File::G),
        (Role::Rook, File::A) => at(File::D),
        (Role::Rook, File::H) => at(File::F),
        _ => Bitboard::EMPTY,
    }
}

/// The squares that a player's pawns have attacked since the start.
fn pawn_guard(placement: &Placement, color: Color, fixed: Bitboard) -> Bitboard {
    let pawns = placement.of(color, Role::Pawn) & fixed;
    pawns.into_iter().fold(Bitboard::EMPTY, |all, pawn| all | attacks::pawn(color, pawn))
}
