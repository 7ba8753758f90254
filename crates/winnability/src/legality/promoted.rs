//! How many men must be promoted pawns (test 3), and which men can be neither promoted nor original (test 9).

use board::{Bitboard, Color, Piece, Placement, Role};

use super::reason::Reason;
use super::unmoved;

/// The kinds of men a pawn can become, bishops by shade.
const CLASSES: [(Role, Bitboard); 5] = [
    (Role::Queen, Bitboard::ALL),
    (Role::Rook, Bitboard::ALL),
    (Role::Bishop, Bitboard::LIGHT),
    (Role::Bishop, Bitboard::DARK),
    (Role::Knight, Bitboard::ALL),
];

/// At least so many men of this player are promoted pawns.
pub(super) fn promoted_min(placement: &Placement, fixed: Bitboard, color: Color) -> u32 {
    let of_class = |&(role, shade): &(Role, Bitboard)| {
        let men = placement.of(color, role) & shade;
        men.count() - originals_max(placement, fixed, Piece::new(color, role), shade)
    };
    CLASSES.iter().map(of_class).sum()
}

/// At most so many men of a kind have been there from the start: each comes from another home, around what never moved.
fn originals_max(placement: &Placement, fixed: Bitboard, piece: Piece, shade: Bitboard) -> u32 {
    let men = placement.of(piece.color, piece.role) & shade;
    let homes = Placement::INITIAL.of(piece.color, piece.role) & shade;
    let mut from_homes = homes
        .into_iter()
        .map(|home| men & unmoved::region(piece, Bitboard::of(home), placement, fixed));
    let first = from_homes.next().unwrap_or_default();
    let second = from_homes.next().unwrap_or_default();
    // Two homes at most: both are used unless the only candidate is the same man.
    match (first.any(), second.any()) {
        (true, true) => (first | second).count().min(2),
        (false, false) => 0,
        _ => 1,
    }
}

/// Men on squares that they cannot have reached.
pub(super) fn blocked(
    placement: &Placement,
    fixed: Bitboard,
    color: Color,
) -> impl Iterator<Item = Reason> {
    let roles = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    let promotions = unmoved::promotion_squares(color, fixed);
    roles.into_iter().flat_map(move |role| {
        let piece = Piece::new(color, role);
        let starts = Placement::INITIAL.of(color, role);
        let starts = if role == Role::King { starts } else { starts | promotions };
        let men = placement.of(color, role);
        let reached = match men.any() {
            true => unmoved::region(piece, starts, placement, fixed),
            false => Bitboard::ALL,
        };
        (men - reached).into_iter().map(|square| Reason::Blocked { square })
    })
}

/// Men of this player that are missing and were shut in at home: no pawn of the opponent's can have captured them, since
/// the pawns before them never moved away.
pub(super) fn captured_at_home(placement: &Placement, fixed: Bitboard, color: Color) -> u32 {
    let homes = Placement::INITIAL.of(color, Role::Bishop);
    let gone = |&home: &board::Square| {
        // A bishop on the square is the original one; without it, the original was captured there.
        !placement.of(color, Role::Bishop).has(home) && unmoved::is_shut_in(home, fixed)
    };
    homes.into_iter().filter(gone).count() as u32
}
