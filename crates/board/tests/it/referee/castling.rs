//! Castling (3.8.2) in the general form of Chess960 (Guideline II.3), of which regular castling is one
//! case. It does not say how rights are lost: see `after`.

use jadoube_board::{Attempt, Color, File, Piece, Role, Setup, Square};

use super::board::{Board, rank_of};

/// Where castling with one rook takes the two pieces.
pub(super) struct Castling {
    pub(super) king_from: Square,
    pub(super) king_to: Square,
    pub(super) rook_from: Square,
    pub(super) rook_to: Square,
}

/// Castling that is not prevented at present (3.8.2.2), written from the king's square to the rook's.
pub(super) fn possible(setup: &Setup, board: &Board) -> Vec<Attempt> {
    rights(setup, board, setup.turn)
        .into_iter()
        .filter_map(|rook| read(board, only_king(board, setup.turn)?, rook))
        .filter(|castling| is_possible(setup.turn, board, castling))
        .map(|castling| Attempt {
            from: castling.king_from,
            to: castling.rook_from,
            promotion: None,
        })
        .collect()
}

/// The rooks with which this player keeps the right to castle (3.8.2.1). A mark counts only if it can
/// be true: one king, on the first rank, and a rook of the player on the marked square of that rank.
pub(super) fn rights(setup: &Setup, board: &Board, color: Color) -> Vec<Square> {
    let first_rank = rank_of(color, 1);
    match only_king(board, color) {
        Some(king) if king.rank() == first_rank => board
            .squares_of(Piece::new(color, Role::Rook))
            .into_iter()
            .filter(|rook| rook.rank() == first_rank && setup.castling_rooks.has(*rook))
            .collect(),
        _ => Vec::new(),
    }
}

/// Reads a move from one square to another as castling: a king goes onto a rook of its own colour,
/// which no ordinary move can do (3.1). The king ends on c or g, the rook on d or f (II.3.2.6).
pub(super) fn read(board: &Board, from: Square, to: Square) -> Option<Castling> {
    let (king, rook) = (board.at(from)?, board.at(to)?);
    if king.role != Role::King || rook != Piece::new(king.color, Role::Rook) {
        return None;
    }
    let (king_file, rook_file) =
        if to.file() > from.file() { (File::G, File::F) } else { (File::C, File::D) };
    Some(Castling {
        king_from: from,
        king_to: Square::at(king_file, from.rank()),
        rook_from: to,
        rook_to: Square::at(rook_file, from.rank()),
    })
}

/// The board after castling. Both pieces leave before either arrives, because they may change places.
pub(super) fn board_after(board: &Board, castling: &Castling) -> Board {
    let mut after = *board;
    after.set(castling.king_from, None);
    after.set(castling.rook_from, None);
    after.set(castling.king_to, board.at(castling.king_from));
    after.set(castling.rook_to, board.at(castling.rook_from));
    after
}

fn is_possible(color: Color, board: &Board, castling: &Castling) -> bool {
    // The two ways are vacant except for the king and the castling rook themselves (II.3.2.7.4).
    let king_way = way(castling.king_from, castling.king_to);
    let rook_way = way(castling.rook_from, castling.rook_to);
    let vacant = king_way.iter().chain(&rook_way).all(|&square| {
        square == castling.king_from || square == castling.rook_from || board.is_empty(square)
    });

    // The king neither stands on, nor crosses, nor arrives on an attacked square (3.8.2.2.1). While it
    // crosses it is no longer on its first square, and so hides no square behind it. On arrival the
    // rook has moved too, and may have uncovered an attack.
    let opponent = color.opponent();
    let mut without_king = *board;
    without_king.set(castling.king_from, None);
    let crossed_attacked = king_way
        .iter()
        .filter(|&&square| square != castling.king_from && square != castling.king_to)
        .any(|&square| without_king.attacked_by(square, opponent));

    vacant
        && !board.attacked_by(castling.king_from, opponent)
        && !crossed_attacked
        && !board_after(board, castling).attacked_by(castling.king_to, opponent)
}

/// All squares of a rank from one square to another, both included, in the order of files.
fn way(from: Square, to: Square) -> Vec<Square> {
    let files = from.file().min(to.file())..=from.file().max(to.file());
    let on_the_way = File::ALL.into_iter().filter(|file| files.contains(file));
    on_the_way.map(|file| Square::at(file, from.rank())).collect()
}

fn only_king(board: &Board, color: Color) -> Option<Square> {
    match board.squares_of(Piece::new(color, Role::King))[..] {
        [king] => Some(king),
        _ => None,
    }
}
