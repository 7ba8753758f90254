//! What a move in a transcript means in a position: also an illegal one, written as it was played.

use board::{
    Attempt, Bitboard, Color, Move, MoveKind, Position, Rank, Role, Setup, Square, Violation, Wing,
};
use clock::Phrase;
use notation::algebraic::{self, CaptureSign, CastlingSign, EnPassantSign, PromotionSign, Style};
use notation::letters::Language;

use crate::lexis::{Described, Shape, shape};
use crate::model::MoveText;

/// Why a text names no move here.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unresolved {
    /// It is not a move.
    #[error("`{0}` is not a move")]
    NotAMove(String),
    /// No piece of that kind is there.
    #[error("no piece is there that `{0}` could mean")]
    NoSuchPiece(String),
    /// More than one piece could be meant: those on these squares.
    #[error("more than one piece could be meant by `{text}`")]
    Ambiguous {
        /// The text.
        text: String,
        /// Where they stand.
        pieces: Bitboard,
    },
}

impl Unresolved {
    /// The message that says it, as a part of a sentence.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            Unresolved::NotAMove(text) => {
                Phrase::new("transcript-unresolved-not-a-move").text("move", text)
            }
            Unresolved::NoSuchPiece(text) => {
                Phrase::new("transcript-unresolved-no-piece").text("move", text)
            }
            Unresolved::Ambiguous { text, pieces } => {
                let squares: Vec<String> = pieces.into_iter().map(|it| it.to_string()).collect();
                Phrase::new("transcript-unresolved-ambiguous")
                    .text("move", text)
                    .text("squares", squares.join(", "))
            }
        }
    }
}

/// What a player does who plays this move: the legal move if there is one, else what the text says of the piece.
/// A castling goes from the king to the rook, legal or not; without a rook on that side the king goes two squares, if
/// that is no legal move of its own.
///
/// # Errors
/// Why the text names no move.
pub fn resolve(position: &Setup, side: Color, text: &MoveText) -> Result<Attempt, Unresolved> {
    let position = Setup { turn: side, ..*position };
    match shape(&text.0).ok_or_else(|| Unresolved::NotAMove(text.0.clone()))? {
        Shape::Squares { from, to, promotion } => Ok(Attempt { from, to, promotion }),
        Shape::Castling(wing) => castling(&position, side, wing, text),
        Shape::Piece(described) => piece(&position, side, &described, text),
    }
}

fn castling(
    position: &Setup,
    side: Color,
    wing: Wing,
    text: &MoveText,
) -> Result<Attempt, Unresolved> {
    let kings = position.placement.of(side, Role::King);
    let king = kings.first().ok_or_else(|| Unresolved::NoSuchPiece(text.0.clone()))?;
    let to = |to| Attempt { from: king, to, promotion: None };
    let home = Bitboard::rank(Rank::First.seen_by(side));
    let rooks = position.placement.of(side, Role::Rook) & home;
    let beyond = || rooks.into_iter().filter(|&rook| Wing::of_rook(king, rook) == wing);
    let castles = |rook: &Square| position.legal_move(to(*rook)).is_ok();
    let outermost = if wing == Wing::King { beyond().max() } else { beyond().min() };
    let rook = beyond().find(castles).or(outermost).filter(|_| home.has(king));
    let files = if wing == Wing::King { 2 } else { -2 };
    let alone = || king.offset(files, 0).map(to).filter(|it| position.legal_move(*it).is_err());
    rook.map(to).or_else(alone).ok_or_else(|| Unresolved::NoSuchPiece(text.0.clone()))
}

fn piece(
    position: &Setup,
    side: Color,
    described: &Described,
    text: &MoveText,
) -> Result<Attempt, Unresolved> {
    let all = position.placement.of(side, described.role).into_iter();
    let goes = |from: &Square| described.allows(*from) && *from != described.to;
    let pieces: Bitboard = all.filter(goes).collect();
    let attempt = |from| Attempt { from, to: described.to, promotion: described.promotion };
    let broken = |from| position.legal_move(attempt(from)).err().unwrap_or_default();
    let steps: [fn(&[Violation]) -> bool; 3] = [
        <[Violation]>::is_empty,
        |broken| broken.iter().all(is_about_kings),
        |broken| broken.iter().all(|it| is_about_kings(it) || is_about_promotion(it)),
    ];
    for step in steps {
        let found: Bitboard = pieces.into_iter().filter(|&from| step(&broken(from))).collect();
        if found.any() {
            return only(found, text).map(attempt);
        }
    }
    // Nobody moves like that. A pawn that does not capture is meant to come along its file.
    let along: Bitboard = match described.role == Role::Pawn && !described.captures {
        true => pieces.into_iter().filter(|it| it.file() == described.to.file()).collect(),
        false => Bitboard::EMPTY,
    };
    only(if along.any() { along } else { pieces }, text).map(attempt)
}

fn only(pieces: Bitboard, text: &MoveText) -> Result<Square, Unresolved> {
    match (pieces.single(), pieces.any()) {
        (Some(square), _) => Ok(square),
        (None, true) => Err(Unresolved::Ambiguous { text: text.0.clone(), pieces }),
        (None, false) => Err(Unresolved::NoSuchPiece(text.0.clone())),
    }
}

fn is_about_kings(violation: &Violation) -> bool {
    matches!(
        violation,
        Violation::KingCaptured { .. }
            | Violation::KingSteppedIntoCheck { .. }
            | Violation::KingExposed { .. }
            | Violation::KingLeftInCheck { .. }
    )
}

fn is_about_promotion(violation: &Violation) -> bool {
    matches!(violation, Violation::PromotionMissing { .. } | Violation::PromotionImpossible)
}

/// The move that an attempt carries out on the board, legal or not.
#[must_use]
pub fn as_played(position: &Setup, side: Color, attempt: Attempt) -> Move {
    let position = Setup { turn: side, ..*position };
    if let Ok(legal) = position.legal_move(attempt) {
        return legal;
    }
    let Attempt { from, to, promotion } = attempt;
    let role = position.placement.role_at(from);
    let home = Bitboard::rank(Rank::First.seen_by(side));
    let rooks = position.placement.of(side, Role::Rook) & home;
    let kind = match (role, promotion) {
        (Some(Role::King), _) if home.has(from) && rooks.has(to) => MoveKind::Castling,
        (Some(Role::Pawn), Some(choice)) => MoveKind::Promotion(choice),
        _ => MoveKind::Ordinary,
    };
    Move::new(from, to, kind)
}

/// Letters where the board is irregular, as `san` writes them.
const PLAIN: Style = Style {
    captures: CaptureSign::X,
    castling: CastlingSign::LettersO,
    promotion: PromotionSign::Equals,
    en_passant: EnPassantSign::None,
    ..Style::short(Language::English)
};

/// The text of a move of this player: in letters where it is legal in the position, or lacks but the new piece of a
/// promotion; castling also where it is not legal; else in squares.
#[must_use]
pub fn move_text(position: &Setup, side: Color, attempt: Attempt) -> MoveText {
    let position = Setup { turn: side, ..*position };
    let in_letters = || {
        let legal = position.legal_move(attempt).ok().filter(|it| it.attempt() == attempt)?;
        let playable = Position::new(&position).or_else(board::NotPlayable::play_all_the_same);
        let text = MoveText(match playable {
            Ok(playable) => notation::san::write(&playable, legal),
            Err(_) => algebraic::write_anywhere(&position, legal, &PLAIN),
        });
        (resolve(&position, side, &text) == Ok(attempt)).then_some(text)
    };
    let as_castling = || {
        let text = match as_played(&position, side, attempt).castling_wing()? {
            Wing::King => "O-O",
            Wing::Queen => "O-O-O",
        };
        let text = MoveText(text.to_owned());
        (resolve(&position, side, &text) == Ok(attempt)).then_some(text)
    };
    let text = in_letters().or_else(as_castling);
    let text = text.or_else(|| without_promotion(&position, side, attempt));
    text.unwrap_or_else(|| MoveText(attempt.to_string()))
}

/// A pawn that was left on the last rank, its move being legal otherwise: `e8`, `dxe8`.
fn without_promotion(position: &Setup, side: Color, attempt: Attempt) -> Option<MoveText> {
    let why = position.legal_move(attempt).err()?;
    let promoted = Attempt { promotion: Some(board::PromotionRole::Queen), ..attempt };
    let legal = position.legal_move(promoted).ok()?;
    let written = algebraic::write_anywhere(position, legal, &PLAIN);
    let text = MoveText(written.split('=').next()?.to_owned());
    let unfinished = why.iter().all(|it| matches!(it, Violation::PromotionMissing { .. }));
    (unfinished && resolve(position, side, &text) == Ok(attempt)).then_some(text)
}

/// Does a text name this attempt? The position is the one before the event in question; the move may have been
/// played in it already, so what the text says is also compared with the squares alone.
#[must_use]
pub fn names(position: &Setup, side: Color, text: &MoveText, attempt: Attempt) -> bool {
    if let Ok(resolved) = resolve(position, side, text) {
        let same = as_played(position, side, resolved) == as_played(position, side, attempt);
        if resolved == attempt || same {
            return true;
        }
    }
    match shape(&text.0) {
        Some(Shape::Castling(wing)) => {
            let far = attempt.from.rank() == attempt.to.rank()
                && attempt.from.file() != attempt.to.file();
            let role = position.placement.role_at(attempt.from);
            far && Wing::of_rook(attempt.from, attempt.to) == wing
                && role.is_none_or(|it| it == Role::King)
        }
        Some(Shape::Piece(it)) => {
            let there = position.placement.role_at(attempt.to);
            let before = position.placement.piece_at(attempt.from);
            // After a promotion another piece stands there.
            let role = match (before, attempt.promotion) {
                (Some(piece), _) if piece.color == side => piece.role == it.role,
                (_, Some(_)) => it.role == Role::Pawn,
                _ => there.is_none_or(|there| there == it.role),
            };
            it.to == attempt.to
                && it.promotion == attempt.promotion
                && it.allows(attempt.from)
                && role
        }
        Some(Shape::Squares { from, to, promotion }) => attempt == Attempt { from, to, promotion },
        None => false,
    }
}
