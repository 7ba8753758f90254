//! Choices about the clock, the flag and irregularities.

use crate::rulebook::macros::policy;
use crate::rulebook::units::MovesEach;
use crate::rulebook::value::{ToValue, Value};

policy! {
    /// The event did not say by how much a player may be late.
    pub enum SilentDefaultTime {
        /// Then no time at all.
        Zero,
        /// The event must say it.
        MustSpecify,
        /// The event must say it; if it fails to, no time at all.
        MustSpecifyElseZero,
    }
}

policy! {
    /// Who draws attention to a fallen flag.
    pub enum FlagCall {
        /// The arbiter may; the flag counts when anyone entitled notices it.
        ArbiterMay,
        /// The arbiter shall.
        ArbiterShall,
        /// The arbiter must not, unless both flags have fallen.
        ForbiddenUnlessBoth,
    }
}

policy! {
    /// Both flags have fallen and nobody knows which fell first.
    pub enum BothFlagsDown {
        /// Play continues in an earlier period; in the last one the game is drawn.
        ContinueOrDrawInLastPeriod,
        /// The game is drawn.
        Draw,
        /// As the guideline on games without increment says, where it is announced.
        GuidelineIfAnnounced,
        /// The edition has no rule.
        NoRule,
    }
}

/// The game began with the colours reversed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ReversedColours {
    /// It continues, unless the arbiter rules otherwise.
    ContinueUnlessArbiter,
    /// A new game is played as long as fewer moves than this have been made by each.
    RestartBelow(MovesEach),
}

impl ToValue for ReversedColours {
    fn to_value(&self) -> Value {
        match self {
            ReversedColours::ContinueUnlessArbiter => Value::Policy("ContinueUnlessArbiter"),
            ReversedColours::RestartBelow(moves) => Value::Counted(moves.0.into(), "RestartBelow"),
        }
    }
}

policy! {
    /// May a wrong setting of the clock be corrected once the window has closed?
    pub enum ClockWindow {
        /// Always.
        Always,
        /// No longer.
        Never,
        /// Only if the schedule of the event would suffer.
        OnlyIfScheduleSuffers,
    }
}

policy! {
    /// Castling after a wrong set-up that can no longer be claimed.
    pub enum WrongSetupCastling {
        /// There is nothing to say: the game is annulled instead.
        GameAnnulled,
        /// A king that changed places with the queen may not castle.
        SwappedKingMayNotCastle,
        /// A king wrongly placed may not castle; with a rook wrongly placed nobody castles.
        WrongKingOrRookMayNotCastle,
    }
}

policy! {
    /// When an illegal move is completed.
    pub enum IllegalDone {
        /// When it has been made on the board.
        WhenMade,
        /// As any move.
        AsAnyMove,
        /// When the opponent's clock has been started.
        OpponentClockStarted,
        /// When the player has pressed the clock.
        OwnClockPressed,
    }
}

policy! {
    /// Two hands for one move.
    pub enum TwoHands {
        /// A breach, for the arbiter's discretion.
        Breach,
        /// An illegal move.
        Illegal,
        /// An illegal move if the clock was pressed.
        IllegalIfPressed,
    }
}

policy! {
    /// The clock was pressed without a move.
    pub enum EmptyPress {
        /// The edition does not regulate it.
        Unregulated,
        /// Improper handling of the clock.
        ImproperHandling,
        /// An illegal move.
        Illegal,
    }
}

policy! {
    /// Until when an illegal move can be put right.
    pub enum IllegalWindow {
        /// During the whole game.
        WholeGame,
        /// Until the opponent has made the next move.
        UntilOpponentMakesMove,
    }
}

policy! {
    /// What a correct claim of an illegal move brings.
    pub enum OnIllegalClaim {
        /// The steps that the edition sets for illegal moves.
        Ladder,
        /// The win, or a draw if the claimant cannot mate.
        WinForClaimant,
        /// The win; if the claimant cannot mate, the player who moved illegally may claim a draw.
        WinForClaimantOrDrawForPlayer,
    }
}

policy! {
    /// May the arbiter act without being asked?
    pub enum ArbiterActs {
        /// On what the arbiter observes.
        OnObservation,
        /// On what the arbiter observes while it can still be put right.
        OnObservationWithinWindow,
        /// Only on a claim.
        OnlyOnClaim,
        /// Only on a claim, except for both kings in check or an unfinished promotion.
        OnlyOnClaimExceptBothKingsOrPromotion,
    }
}

policy! {
    /// Two kings in check, or a pawn left on the last rank, and nobody claimed anything.
    pub enum BothKings {
        /// No special rule.
        NoRule,
        /// The arbiter intervenes if possible.
        InterveneIfPossible,
        /// The arbiter waits until the next move is completed; then the game is drawn.
        WaitOneMoveThenDraw,
    }
}
