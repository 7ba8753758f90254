//! Choices about the act of moving and the end of the game, and those that many groups share.

use crate::pace::Pace;
use crate::rulebook::macros::policy;

policy! {
    /// Whether an edition has a rule.
    pub enum Answer {
        /// It has.
        Yes,
        /// It has not.
        No,
        /// It does not say, or we could not read it.
        Unstated,
    }
}

impl Answer {
    /// Is the rule there for certain?
    #[must_use]
    pub const fn is_yes(self) -> bool {
        matches!(self, Answer::Yes)
    }
}

policy! {
    /// A class of time controls that a book governs itself.
    pub enum Covered {
        /// Standard chess.
        Standard,
        /// Rapid chess.
        Rapid,
        /// Blitz.
        Blitz,
    }
}

impl Covered {
    /// The pace of that class.
    #[must_use]
    pub const fn pace(self) -> Pace {
        match self {
            Covered::Standard => Pace::Standard,
            Covered::Rapid => Pace::Rapid,
            Covered::Blitz => Pace::Blitz,
        }
    }
}

policy! {
    /// Which moment of a move is counted.
    pub enum MoveStage {
        /// The move has been made on the board.
        Made,
        /// The move has been completed, as a rule by pressing the clock.
        Completed,
    }
}

policy! {
    /// Which contact with a piece binds a player.
    pub enum Intent {
        /// A deliberate touch.
        Deliberate,
        /// A touch with the intention of moving or capturing.
        IntentToMoveOrCapture,
        /// Every contact that is not clearly accidental.
        AnyNonAccidentalContact,
    }
}

policy! {
    /// Pieces of both colours were touched.
    pub enum BothColours {
        /// The rule speaks of one piece of each colour.
        OneOfEach,
        /// The rule speaks of one or more of each: the first of each counts.
        OneOrMoreOfEach,
    }
}

policy! {
    /// Which breaches can no longer be claimed after the opponent has touched a piece.
    pub enum ForfeitScope {
        /// All of Article 4.
        WholeArticle4,
        /// Articles 4.1 to 4.7.
        Articles41To47,
    }
}

policy! {
    /// Which touch creates the duty to move the king when castling turns out to be illegal.
    pub enum CastleTrigger {
        /// The king alone.
        KingAlone,
        /// King and rook at the same time.
        KingAndRookTogether,
        /// The king and then a rook.
        KingThenRook,
    }
}

policy! {
    /// The player touched a rook and then the king.
    pub enum RookFirst {
        /// Castling with that rook is barred.
        BarsThisRook,
        /// Castling is barred on both sides.
        BarsBothSides,
    }
}

policy! {
    /// When a move counts as made.
    pub enum MadeWhen {
        /// When the pieces have been released as the article describes.
        Released,
        /// When all that Article 3 asks for has been done.
        Article3Fulfilled,
    }
}

policy! {
    /// A pawn was left on the last rank and the clock pressed.
    pub enum UnpromotedPawn {
        /// The position is restored and the move replayed.
        RestoreAndReplay,
        /// It is an illegal move, and the pawn becomes a queen.
        IllegalAndQueen,
    }
}

policy! {
    /// What the move that ends the game must have complied with.
    pub enum FinishTest {
        /// It must have been legal.
        MoveLegal,
        /// It must accord with Article 3 and 4.2 to 4.7.
        Article3And42To47,
    }
}

policy! {
    /// An end of the game for which the clock need not be pressed.
    pub enum NoPressNeeded {
        /// Checkmate.
        Mate,
        /// Stalemate.
        Stalemate,
        /// A dead position.
        Dead,
        /// Agreement on a draw.
        Agreement,
        /// The position for a claim of threefold repetition.
        Threefold,
        /// The fivefold repetition.
        Fivefold,
        /// Seventy-five moves.
        SeventyFive,
    }
}
