//! What a ruling can demand of somebody.

use ::board::{Attempt, Move, PromotionRole, Square, Wing};

use crate::event::Area;

/// A duty. Duties that bind the next move exclude each other; a later touch never replaces an earlier binding
/// one (4.3).
///
/// ```
/// use board::{Position, Square};
/// use jadoube_laws::ruling::Duty;
///
/// // The touched knight must move, and e2e4 does not move it.
/// let duty = Duty::MovePiece(Square::G1);
/// let start = Position::initial();
/// let legal = |text: &str| start.legal_move(text.parse().expect("squares")).expect("legal");
/// assert!(duty.binds_move() && !Duty::Sign.binds_move());
/// assert!(duty.allows(legal("g1f3"), None) && !duty.allows(legal("e2e4"), None));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Duty {
    /// Move the piece of this square.
    MovePiece(Square),
    /// Capture the piece of this square.
    Capture(Square),
    /// Capture the piece of this square with that one.
    CaptureWith {
        /// What is to be captured.
        target: Square,
        /// With what.
        with: Square,
    },
    /// Castle on this wing.
    Castle(Wing),
    /// Make one of these moves with the king.
    KingMove(Vec<Move>),
    /// Make any legal move.
    AnyMove,
    /// Do not castle on this wing with this move.
    NotCastle(Wing),
    /// Promote on this square, to this piece if the choice is made.
    Promote {
        /// The promotion square.
        square: Square,
        /// The piece, once it touched the square.
        to: Option<PromotionRole>,
    },
    /// Play this move.
    Play(Attempt),
    /// Take the move back.
    TakeBack,
    /// Put the position back in order.
    RestorePosition,
    /// Correct the own board.
    CorrectBoard,
    /// Record the moves.
    Record,
    /// Bring the scoresheet up to date.
    UpdateSheet,
    /// Write `(=)`.
    MarkOffer,
    /// Uncover the scoresheet.
    UncoverSheet,
    /// Lend the scoresheet.
    LendSheet,
    /// Return the scoresheet.
    ReturnSheet,
    /// Hand in the scoresheet.
    HandInSheet,
    /// Sign the result.
    Sign,
    /// Say what the result is.
    ClarifyResult,
    /// Help to reconstruct the game.
    Reconstruct,
    /// Stop disturbing.
    StopDisturbing,
    /// Keep silent.
    KeepSilent,
    /// Leave an area.
    Leave(Area),
    /// Submit to an inspection.
    Inspection,
    /// Announce the piece.
    AnnouncePiece,
    /// Announce the move.
    AnnounceMove,
    /// Repeat the announcement.
    Repeat,
    /// Seal a move; this one, if it is fixed.
    Seal(Option<Attempt>),
    /// Provide a scoresheet.
    ProvideSheet,
    /// Provide a piece.
    ProvidePiece,
    /// Provide an assistant.
    ProvideAssistant,
    /// Replace the clock.
    ReplaceClock,
}

impl Duty {
    /// Does it stand when the game is over? What belongs to playing on ends with the game.
    #[must_use]
    pub const fn outlasts_game(&self) -> bool {
        match self {
            Duty::MovePiece(_)
            | Duty::Capture(_)
            | Duty::CaptureWith { .. }
            | Duty::Castle(_)
            | Duty::KingMove(_)
            | Duty::AnyMove
            | Duty::NotCastle(_)
            | Duty::Promote { .. }
            | Duty::Play(_)
            | Duty::TakeBack
            | Duty::CorrectBoard
            | Duty::StopDisturbing
            | Duty::KeepSilent
            | Duty::AnnouncePiece
            | Duty::AnnounceMove
            | Duty::Repeat
            | Duty::Seal(_)
            | Duty::ProvidePiece
            | Duty::ProvideAssistant
            | Duty::ReplaceClock => false,
            // If it was not the end after all, the pieces have still to be put back.
            Duty::RestorePosition
            | Duty::Record
            | Duty::UpdateSheet
            | Duty::MarkOffer
            | Duty::UncoverSheet
            | Duty::LendSheet
            | Duty::ReturnSheet
            | Duty::HandInSheet
            | Duty::Sign
            | Duty::ClarifyResult
            | Duty::Reconstruct
            | Duty::Leave(_)
            | Duty::Inspection
            | Duty::ProvideSheet => true,
        }
    }

    /// Does it bind the move that comes next?
    #[must_use]
    pub const fn binds_move(&self) -> bool {
        match self {
            Duty::MovePiece(_)
            | Duty::Capture(_)
            | Duty::CaptureWith { .. }
            | Duty::Castle(_)
            | Duty::KingMove(_)
            | Duty::AnyMove
            | Duty::NotCastle(_)
            | Duty::Promote { .. }
            | Duty::Play(_) => true,
            Duty::TakeBack
            | Duty::RestorePosition
            | Duty::CorrectBoard
            | Duty::Record
            | Duty::UpdateSheet
            | Duty::MarkOffer
            | Duty::UncoverSheet
            | Duty::LendSheet
            | Duty::ReturnSheet
            | Duty::HandInSheet
            | Duty::Sign
            | Duty::ClarifyResult
            | Duty::Reconstruct
            | Duty::StopDisturbing
            | Duty::KeepSilent
            | Duty::Leave(_)
            | Duty::Inspection
            | Duty::AnnouncePiece
            | Duty::AnnounceMove
            | Duty::Repeat
            | Duty::Seal(_)
            | Duty::ProvideSheet
            | Duty::ProvidePiece
            | Duty::ProvideAssistant
            | Duty::ReplaceClock => false,
        }
    }

    /// Does this legal move fulfil it? Duties that do not bind a move are fulfilled by none.
    #[must_use]
    pub fn allows(&self, played: Move, captured: Option<Square>) -> bool {
        match self {
            Duty::MovePiece(square) => played.from() == *square,
            Duty::Capture(square) => captured == Some(*square),
            Duty::CaptureWith { target, with } => {
                captured == Some(*target) && played.from() == *with
            }
            Duty::Castle(wing) => played.castling_wing() == Some(*wing),
            Duty::KingMove(moves) => moves.contains(&played),
            Duty::AnyMove => true,
            Duty::NotCastle(wing) => played.castling_wing() != Some(*wing),
            Duty::Promote { square, to } => {
                played.to() == *square
                    && played.promotion().is_some_and(|it| to.is_none_or(|to| to == it))
            }
            Duty::Play(attempt) => {
                played.attempt() == *attempt || played.attempt_with_king_target() == *attempt
            }
            other => {
                debug_assert!(!other.binds_move(), "nothing says which moves fulfil {other:?}");
                false
            }
        }
    }
}
