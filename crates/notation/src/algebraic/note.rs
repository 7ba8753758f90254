//! What the reader put right, or found untrue, in a move whose meaning is clear. A note never changes the
//! move; how much it matters to an arbiter is not decided here.

/// How a written move differs from the form of Appendix C, or from the truth.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Note {
    /// A letter or a word for the pawn, which has none (C.4).
    PawnLetter,
    /// A hyphen between the parts of the move (C.8).
    Hyphen,
    /// Spaces within the move.
    Spaces,
    /// The file in upper case (C.7).
    SquareCase,
    /// The letter of the piece in lower case (C.2).
    LetterCase,
    /// A letter of another script that looks the same.
    LookAlike,
    /// Castling with letters `O`, or without hyphens (C.13).
    CastlingSpelling,
    /// Castling written as a move of the king.
    CastlingAsKingMove,
    /// A sign before the new piece of a promotion, or brackets (C.11).
    PromotionSign,
    /// The file of departure is missing in a pawn's capture, though only one pawn can be meant (C.9.3).
    DepartureMissing,
    /// File or rank of departure, though only one such piece can move there (C.10).
    DepartureNeedless,
    /// The rank of departure where the file is preferred (C.10.3).
    DepartureByRank,
    /// A sign of capture other than `×` or `x`.
    CaptureSignUnusual,
    /// A sign of capture, though nothing is captured (C.9).
    CaptureSignWrong,
    /// A capture without its sign, which may be left out (C.9).
    CaptureUnmarked,
    /// A sign of check or mate that is not true (C.13).
    CheckSignWrong {
        /// What the sign says.
        written: Check,
        /// What is so.
        actual: Check,
    },
    /// Check or mate without a sign, which may be left out (C.13).
    CheckUnmarked,
    /// Check or mate in words.
    CheckInWords,
    /// The mark of en passant, though it is none (C.9.3).
    EnPassantWrong,
    /// A capture en passant without its mark, which may be left out (C.9.3).
    EnPassantUnmarked,
    /// A draw offer marked otherwise than with `(=)` (C.12).
    DrawOfferSign,
    /// A comment on the worth of the move, such as `!?`.
    Comment,
}

/// The three states of a king in a sign.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Check {
    /// No check.
    None,
    /// Check.
    Check,
    /// Checkmate.
    Mate,
}

/// How much a note says against what was written.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Weight {
    /// Something is left out that may be left out.
    LeftOut,
    /// The form is not that of Appendix C, and the meaning is clear.
    Form,
    /// A sign says what is not so.
    Untrue,
}

impl Note {
    /// How much it says against what was written.
    #[must_use]
    pub const fn weight(self) -> Weight {
        match self {
            Note::CaptureUnmarked | Note::CheckUnmarked | Note::EnPassantUnmarked => {
                Weight::LeftOut
            }
            Note::CaptureSignWrong | Note::CheckSignWrong { .. } | Note::EnPassantWrong => {
                Weight::Untrue
            }
            _ => Weight::Form,
        }
    }
}
