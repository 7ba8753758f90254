//! From the shape of a move to the legal move it means. Only legal moves compete (C.10): a pinned piece is
//! not among those from which the moving one must be told apart.

use board::{Attempt, Bitboard, Move, MoveKind, Position, Rank, Role, Square, Violation, Wing};

use super::error::{Reason, Refused};
use super::shape::{Shape, Way};

/// The legal move of this shape.
pub(crate) fn resolve(position: &Position, shape: &Shape) -> Result<Move, Reason> {
    match shape {
        Shape::Castling(wing) => castling(position, *wing),
        Shape::Way(way) => self::way(position, way),
    }
}

fn castling(position: &Position, wing: Wing) -> Result<Move, Reason> {
    let us = position.turn();
    let king = position.king(us);
    let rook = position.castling_rook(us, wing);
    if let Some(rook) = rook.filter(|&rook| position.may_castle_now(rook)) {
        return Ok(Move::new(king, rook, MoveKind::Castling));
    }
    // Without a right the try is the ordinary one with the king, and the board says what is wrong.
    let to = rook.unwrap_or(wing.king_target(us));
    let attempt = Attempt { from: king, to, promotion: None };
    match position.legal_move(attempt) {
        Err(violations) => Err(Reason::Illegal { refused: vec![Refused { attempt, violations }] }),
        // In Chess960 the king may stand beside the square to which castling would lead it.
        Ok(_) => Err(Reason::Illegal {
            refused: vec![Refused {
                attempt,
                violations: vec![Violation::NoRookToCastle { wing }],
            }],
        }),
    }
}

fn way(position: &Position, way: &Way) -> Result<Move, Reason> {
    let within = way.origin.squares();
    let origins = position.legal_origins(way.role, way.to, within);
    let last_rank = Rank::Eighth.seen_by(position.turn());
    let promotes = way.role == Role::Pawn && way.to.rank() == last_rank;
    if promotes == way.promotion.is_some() && origins.any() {
        let played = |from| position.move_between(way.role, from, way.to, way.promotion);
        return match origins.single() {
            Some(from) => Ok(played(from)),
            None => Err(Reason::Ambiguous { moves: origins.into_iter().map(played).collect() }),
        };
    }
    if way.role == Role::King
        && let Some(from) = way.origin.square()
        && let Ok(legal) = position.legal_move(Attempt { from, to: way.to, promotion: None })
        && legal.kind() == MoveKind::Castling
    {
        return Ok(legal);
    }
    Err(refusal(position, way, within))
}

/// Why no piece may make this move.
fn refusal(position: &Position, way: &Way, within: Bitboard) -> Reason {
    let own = position.placement().of(position.turn(), way.role);
    let mut pieces = own & within;
    if way.role == Role::Pawn && way.origin.file.is_none() {
        // Without a file of departure an advance is meant, if a pawn stands there (C.9.3).
        let behind = pieces & Bitboard::file(way.to.file());
        pieces = if behind.any() { behind } else { pieces };
    }
    let tried: Vec<Refused> = pieces
        .into_iter()
        .filter(|&from| from != way.to)
        .filter_map(|from| {
            let attempt = Attempt { from, to: way.to, promotion: way.promotion };
            let violations = position.legal_move(attempt).err()?;
            Some(Refused { attempt, violations })
        })
        .collect();
    let able: Vec<Refused> = tried.iter().filter(|it| knows_the_way(it)).cloned().collect();
    if !able.is_empty() {
        return Reason::Illegal { refused: able };
    }
    match (way.origin.square(), tried.as_slice()) {
        // The square of departure is said in full: then it is this piece or nothing.
        (Some(from), _) => stated(position, way, from),
        (None, [_]) => Reason::Illegal { refused: tried },
        _ => Reason::NobodyReaches { role: way.role, to: way.to, pieces },
    }
}

fn stated(position: &Position, way: &Way, from: Square) -> Reason {
    let attempt = Attempt { from, to: way.to, promotion: way.promotion };
    match position.legal_move(attempt) {
        Err(violations) if position.placement().role_at(from).is_none_or(|it| it == way.role) => {
            Reason::Illegal { refused: vec![Refused { attempt, violations }] }
        }
        _ => Reason::NobodyReaches { role: way.role, to: way.to, pieces: Bitboard::EMPTY },
    }
}

/// Is the move illegal for another reason than that this piece does not go there at all?
fn knows_the_way(refused: &Refused) -> bool {
    !refused.violations.iter().any(|it| {
        matches!(
            it,
            Violation::NotItsWay { .. }
                | Violation::NotItsFirstMove
                | Violation::PathBlocked { .. }
                | Violation::NothingToCapture { .. }
                | Violation::PawnBlocked { .. }
                | Violation::NotMoved { .. }
        )
    })
}
