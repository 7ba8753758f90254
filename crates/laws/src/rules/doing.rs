//! What a player has done with the pieces so far: reading the hands' work as a move, legal or not. It decides
//! nothing.

use ::board::{Attempt, Color, File, Move, Piece, PromotionRole, Rank, Role, Setup, Square, Wing};

use crate::event::Played;
use crate::game::{Act, Game, Ply, Standing, captured};
use crate::regulations::Need;
use crate::ruling::{Matter, Why};

/// What the pieces show.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Doing {
    /// Nothing that could be a move: pieces touched, or held in the hand.
    Nothing,
    /// A legal move that is finished.
    Done(Move),
    /// An illegal move: its pieces are released.
    Illegal {
        /// Which.
        attempt: Attempt,
        /// Why.
        why: Vec<Why>,
    },
    /// A legal move that is begun: some of its acts are still to come.
    Unfinished {
        /// Which, as far as it is fixed.
        attempt: Attempt,
        /// What is missing.
        missing: Missing,
    },
}

/// What is missing for a move to be made.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Missing {
    /// The captured piece is still on the board.
    Capture,
    /// The rook has not been moved.
    Rook(Wing),
    /// The king is still in the hand: castling in the recommended order.
    King,
    /// The king was released where castling is illegal.
    IllegalCastling(Wing),
    /// The pawn on the last rank has not been replaced.
    NewPiece,
    /// The pawn is still on the board.
    PawnOff,
}

impl Doing {
    /// What this player has done.
    pub(crate) fn of(game: &Game, side: Color) -> Doing {
        let act = game.act(side);
        if act.displaced.iter().any(|it| !it.released) || act.displaced.is_empty() {
            return Doing::Nothing;
        }
        let wrong = act.displaced.iter().find(|it| it.from.is_none() && it.piece.color != side);
        if let Some(wrong) = wrong {
            return wrong_colour(game, side, wrong.at);
        }
        if let Some(castling) = castling_begun(side, act) {
            return castling;
        }
        if let Some(new) = act.displaced.iter().find(|it| it.from.is_none()) {
            return promotion(game, side, act, new.piece, new.at);
        }
        match &act.displaced[..] {
            [one] => match one.from {
                Some(from) => single(game, side, act, one.piece, from, one.at),
                None => Doing::Nothing,
            },
            [one, two] => pair(
                game,
                side,
                act,
                [(one.piece, one.from, one.at), (two.piece, two.from, two.at)],
            ),
            _ => several(act),
        }
    }
}

fn single(game: &Game, side: Color, act: &Act, piece: Piece, from: Square, to: Square) -> Doing {
    let plain = Attempt { from, to, promotion: None };
    let last = Rank::Eighth.seen_by(side);
    if piece.role == Role::Pawn && to.rank() == last {
        let with_queen = Attempt { promotion: Some(PromotionRole::Queen), ..plain };
        return match game.standing().legal_move(with_queen) {
            Ok(_) => Doing::Unfinished { attempt: plain, missing: Missing::NewPiece },
            Err(why) => Doing::Illegal { attempt: plain, why: whys(why) },
        };
    }
    if piece.role == Role::King && is_castling_step(game, from, to) {
        return king_released(game, side, from, to);
    }
    // In Chess960 a rook put where castling would leave it, the king standing there already, is castling by the
    // rook alone, if it cannot be a move of the rook.
    if piece.role == Role::Rook
        && let Some(attempt) = castling_by_rook(game, side, from, to)
        && game.standing().legal_move(plain).is_err()
    {
        return match game.standing().legal_move(attempt) {
            Ok(castling) => Doing::Done(castling),
            Err(why) => Doing::Illegal { attempt, why: whys(why) },
        };
    }
    match game.standing().legal_move(plain) {
        Ok(legal) => finish(game, side, act, legal),
        Err(why) => Doing::Illegal { attempt: plain, why: whys(why) },
    }
}

/// Is a legal move finished, or is the captured piece still there?
fn finish(game: &Game, side: Color, act: &Act, legal: Move) -> Doing {
    match captured(game.standing().placement(), legal) {
        Some(square) => {
            let removed =
                act.taken.iter().any(|it| it.from == Some(square) && it.piece.color != side);
            match removed {
                true => Doing::Done(legal),
                false => Doing::Unfinished { attempt: legal.attempt(), missing: Missing::Capture },
            }
        }
        None if act.taken.is_empty() || legal.promotion().is_some() => Doing::Done(legal),
        None if only_own_taken(act, side) && legal.castling_wing().is_some() => Doing::Done(legal),
        None => {
            // Something was taken off that this move does not capture.
            let why = vec![Why::Matter(Matter::DisplacedPiece)];
            Doing::Illegal { attempt: legal.attempt(), why }
        }
    }
}

fn only_own_taken(act: &Act, side: Color) -> bool {
    act.taken.iter().all(|it| it.piece.color == side)
}

fn is_castling_step(game: &Game, from: Square, to: Square) -> bool {
    let far = (from.file() as i8 - to.file() as i8).abs() >= 2;
    if from.rank() == to.rank() && far {
        return true;
    }
    // In Chess960 castling may be a single step of the king, if nothing but castling explains it.
    let attempt = Attempt { from, to, promotion: None };
    game.standing().legal_move(attempt).is_ok_and(|it| it.castling_wing().is_some())
}

fn king_released(game: &Game, side: Color, from: Square, to: Square) -> Doing {
    let wing = Wing::of_rook(from, to);
    let castling = game.standing().legal_moves().into_iter().find(|it| {
        it.castling_wing() == Some(wing) && (it.to() == to || wing.king_target(side) == to)
    });
    let attempt = Attempt { from, to, promotion: None };
    match castling {
        Some(castling) if wing.rook_target(side) == castling.to() => Doing::Done(castling),
        Some(_) => Doing::Unfinished { attempt, missing: Missing::Rook(wing) },
        None if may_mean_castling(game, game.standing(), side, attempt) => {
            Doing::Unfinished { attempt, missing: Missing::IllegalCastling(wing) }
        }
        None => {
            let why = game.standing().legal_move(attempt).err().unwrap_or_default();
            Doing::Illegal { attempt, why: whys(why) }
        }
    }
}

/// The castling that a king began in a position where it is not allowed, if that is what this was.
pub(crate) fn castling_tried(game: &Game, before: &Setup, attempt: Attempt) -> Option<Missing> {
    let side = before.turn;
    let king = Piece { color: side, role: Role::King };
    let moved = before.placement.piece_at(attempt.from) == Some(king);
    let far = (attempt.from.file() as i8 - attempt.to.file() as i8).abs() >= 2;
    let before = Standing::new(before);
    let illegal = moved && far && before.legal_move(attempt).is_err();
    let wing = Wing::of_rook(attempt.from, attempt.to);
    (illegal && may_mean_castling(game, &before, side, attempt))
        .then_some(Missing::IllegalCastling(wing))
}

/// Could this king be meant to castle? It goes from where a king castles to where castling would leave it, and there is a
/// rook on that side.
fn may_mean_castling(game: &Game, standing: &Standing, side: Color, attempt: Attempt) -> bool {
    let Attempt { from: king, to, .. } = attempt;
    let wing = Wing::of_rook(king, to);
    let home = king.rank() == Rank::First.seen_by(side);
    let from_there = home && (game.is_chess960() || king.file() == File::E);
    let rook = Piece { color: side, role: Role::Rook };
    let on_wing = |it: &Square| it.rank() == king.rank() && Wing::of_rook(king, *it) == wing;
    let mut rooks = Square::ALL.iter().filter(|it| on_wing(it));
    to == wing.king_target(side)
        && from_there
        && rooks.any(|&it| standing.piece_at(it) == Some(rook))
}

fn castling_by_rook(game: &Game, side: Color, rook: Square, to: Square) -> Option<Attempt> {
    let king = game.standing().position()?.king(side);
    let wing = Wing::of_rook(king, rook);
    let still = wing.king_target(side) == king && wing.rook_target(side) == to;
    let right = game.standing().setup().castling_rooks.has(rook);
    (still && right).then_some(Attempt { from: king, to: rook, promotion: None })
}

/// The legal move that a composite is, its attempt being this one; in Chess960 castling may be told as a move of the
/// rook alone.
pub(crate) fn carried_out(game: &Game, played: Played, legal: Option<Move>) -> Option<Move> {
    let Played { side, attempt, .. } = played;
    let standing = game.standing();
    let by_rook = || {
        let rook = Piece { color: side, role: Role::Rook };
        let moved = standing.piece_at(attempt.from) == Some(rook);
        castling_by_rook(game, side, attempt.from, attempt.to).filter(|_| moved)
    };
    legal.or_else(|| by_rook().and_then(|it| standing.legal_move(it).ok()))
}

/// Do the pieces show a castling of the player who has the move?
pub(crate) fn is_castled(game: &Game, side: Color) -> bool {
    let castles = |it: Doing| matches!(it, Doing::Done(it) if it.castling_wing().is_some());
    let blind = Color::ALL.into_iter().any(|it| game.frame().has_need(it, Need::Blind));
    game.to_move() == side && !blind && castles(Doing::of(game, side))
}

/// The rook is where castling leaves it, and the king is still in the hand (II.3.2.5.1).
fn castling_begun(side: Color, act: &Act) -> Option<Doing> {
    let king = Piece { color: side, role: Role::King };
    let from = act.taken.iter().find(|it| it.piece == king)?.from?;
    let [rook] = &act.displaced[..] else { return None };
    let rook_from = rook.from.filter(|_| rook.piece == Piece { color: side, role: Role::Rook })?;
    let at_target = rook.at == Wing::of_rook(from, rook_from).rook_target(side);
    let attempt = Attempt { from, to: rook_from, promotion: None };
    at_target.then_some(Doing::Unfinished { attempt, missing: Missing::King })
}

/// Castling in Chess960 that was made by the rook alone, without the word and without a touch of the king: it
/// might also be an illegal move of the rook.
pub(crate) fn is_unannounced_castling(ply: &Ply) -> bool {
    let castled = ply.legal.is_some_and(|it| it.castling_wing().is_some());
    castled
        && !ply.contacts.is_empty()
        && !ply.castling_announced
        && ply.contacts.iter().all(|it| it.piece.role != Role::King)
}

/// The illegal move that a player has left on the board without pressing, all its pieces being released.
pub(crate) fn illegal_on_board(game: &Game, side: Color) -> Option<Attempt> {
    match Doing::of(game, side) {
        Doing::Illegal { attempt, .. } if attempt.from != attempt.to => {
            let own = |it: Piece| it.color == side;
            game.standing().piece_at(attempt.from).is_some_and(own).then_some(attempt)
        }
        _ => None,
    }
}

fn pair(game: &Game, side: Color, act: &Act, men: [(Piece, Option<Square>, Square); 2]) -> Doing {
    let find = |role| men.iter().find(|it| it.0 == Piece { color: side, role });
    let (Some(king), Some(rook)) = (find(Role::King), find(Role::Rook)) else {
        return several(act);
    };
    let ((Some(from), to), (Some(rook_from), rook_to)) = ((king.1, king.2), (rook.1, rook.2))
    else {
        return several(act);
    };
    let wing = Wing::of_rook(from, rook_from);
    let arrived = to == wing.king_target(side) && rook_to == wing.rook_target(side);
    let attempt = Attempt { from, to: rook_from, promotion: None };
    match game.standing().legal_move(attempt) {
        Ok(legal) if arrived && legal.castling_wing().is_some() => finish(game, side, act, legal),
        Ok(_) => Doing::Illegal { attempt, why: vec![Why::Matter(Matter::CastlingUnfinished)] },
        Err(why) => Doing::Illegal { attempt, why: whys(why) },
    }
}

fn promotion(game: &Game, side: Color, act: &Act, new: Piece, at: Square) -> Doing {
    let pawn = act.taken_pawn(side);
    let standing = game.standing();
    let role = PromotionRole::ALL.into_iter().find(|it| it.role() == new.role);
    let legal_from = |from| standing.legal_move(Attempt { from, to: at, promotion: role });
    if let Some(from) = pawn {
        return match legal_from(from) {
            Ok(legal) => finish(game, side, act, legal),
            Err(why) => {
                let attempt = Attempt { from, to: at, promotion: role };
                Doing::Illegal { attempt, why: whys(why) }
            }
        };
    }
    // The pawn is still there: beside the new piece, or on its old square.
    let own_pawn = Piece { color: side, role: Role::Pawn };
    let displaced = act.displaced.iter().find(|it| it.piece == own_pawn).and_then(|it| it.from);
    let touched = act.contacts.iter().find(|it| it.piece == own_pawn).map(|it| it.square);
    let may = standing.legal_moves().into_iter().find(|it| {
        it.to() == at && it.promotion() == role && touched.is_none_or(|from| from == it.from())
    });
    match displaced.or(may.map(Move::from)) {
        Some(from) if role.is_some() && legal_from(from).is_ok() => Doing::Unfinished {
            attempt: Attempt { from, to: at, promotion: role },
            missing: Missing::PawnOff,
        },
        _ => {
            let from = displaced.or(touched).unwrap_or(at);
            let why = vec![Why::Matter(Matter::DisplacedPiece)];
            Doing::Illegal { attempt: Attempt { from, to: at, promotion: role }, why }
        }
    }
}

fn wrong_colour(game: &Game, side: Color, at: Square) -> Doing {
    let act = game.act(side);
    let own_pawn = Piece { color: side, role: Role::Pawn };
    let touched = act.contacts.iter().find(|it| it.piece == own_pawn).map(|it| it.square);
    let from = act.taken_pawn(side).or(touched).unwrap_or(at);
    let why = vec![Why::Matter(Matter::PromotionWrongColour)];
    Doing::Illegal { attempt: Attempt { from, to: at, promotion: Some(PromotionRole::Queen) }, why }
}

fn several(act: &Act) -> Doing {
    let first = act.displaced[0];
    let attempt = Attempt { from: first.from.unwrap_or(first.at), to: first.at, promotion: None };
    Doing::Illegal { attempt, why: vec![Why::Matter(Matter::DisplacedPiece)] }
}

pub(crate) fn whys(violations: Vec<::board::Violation>) -> Vec<Why> {
    violations.into_iter().map(Why::Violation).collect()
}
