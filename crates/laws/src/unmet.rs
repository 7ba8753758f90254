//! Why a rule that was consulted led to no ruling: the conditions that can fail, each with its sentence in the message
//! files under `unmet-…`. They stand in the order in which they are told.

use clock::Phrase;

macro_rules! conditions {
    ($($(#[$doc:meta])+ $name:ident $({ $($(#[$field_doc:meta])+ $field:ident,)+ })? = $id:literal,)+) => {
        /// The condition of a rule that was not fulfilled.
        ///
        /// ```
        /// use jadoube_laws::Unmet;
        ///
        /// let short = Unmet::Occurrences { times: 2, needed: 3 };
        /// assert_eq!((short.id(), short.phrase().id), ("occurrences", "unmet-occurrences"));
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Unmet {
            $($(#[$doc])+ $name $({ $($(#[$field_doc])+ $field: u32,)+ })?,)+
        }

        impl Unmet {
            /// The stable names of all of them.
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// The stable name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Unmet::$name { .. } => $id,)+
                }
            }

            /// The message that says it, as a part of a sentence.
            #[must_use]
            pub fn phrase(self) -> Phrase {
                match self {
                    $(Unmet::$name $({ $($field),+ })? => {
                        Phrase::new(concat!("unmet-", $id))
                            $($(.number(stringify!($field), $field.into()))+)?
                    })+
                }
            }
        }
    };
}

conditions! {
    // The game
    /// The game was over.
    GameOver = "game-over",
    /// The game was not in progress.
    NotBegun = "not-begun",
    /// The Competition Rules do not govern this game.
    NoCompetitionRules = "no-competition-rules",

    // Who saw and said it
    /// The arbiter did not see it.
    NotSeen = "not-seen",
    /// It needs a claim, and nobody claimed it.
    NotClaimed = "not-claimed",
    /// A player did it.
    ByPlayer = "by-player",
    /// The arbiter did it.
    ByArbiter = "by-arbiter",
    /// Who did or said it decides: a player of this game and the arbiter may, others may not.
    ByPlayerOrArbiter = "by-player-or-arbiter",
    /// It was no player whose game goes on.
    NoPlayer = "no-player",
    /// The arbiter has been asked about it already.
    AskedAlready = "asked-already",
    /// It does not rest on a display.
    NotByDisplay = "not-by-display",

    // Touches
    /// The player did not have the move.
    NotHavingTheMove = "not-having-the-move",
    /// The touch was accidental.
    Accidental = "accidental",
    /// The touch was deliberate.
    Deliberate = "deliberate",
    /// Whether the touch was deliberate is not known.
    IntentionUnclear = "intention-unclear",
    /// The player was adjusting.
    Adjusting = "adjusting",
    /// Adjusting had not been announced.
    AdjustingNotAnnounced = "adjusting-not-announced",
    /// The opponent has not been adjusting.
    NobodyAdjusted = "nobody-adjusted",
    /// The player had the move and the own clock ran.
    OwnTime = "own-time",
    /// A piece was only turned, or play had not begun.
    PieceTurned = "piece-turned",
    /// It was the piece just moved.
    PieceJustMoved = "piece-just-moved",
    /// No piece of the player's own was touched.
    NoOwnPieceTouched = "no-own-piece-touched",
    /// No piece of the opponent was touched.
    NoOpposingPieceTouched = "no-opposing-piece-touched",
    /// Pieces of both colours were touched.
    PiecesOfBothColours = "pieces-of-both-colours",
    /// A touched piece can be moved or captured.
    TouchedPieceCanMove = "touched-piece-can-move",
    /// King and rook were not both touched.
    NotKingAndRook = "not-king-and-rook",
    /// The king was touched first.
    KingTouchedFirst = "king-touched-first",
    /// The rook was touched first.
    RookTouchedFirst = "rook-touched-first",
    /// Castling is legal.
    CastlingLegal = "castling-legal",
    /// Castling is illegal.
    CastlingIllegal = "castling-illegal",
    /// An earlier duty comes first.
    BoundBefore = "bound-before",
    /// The player is bound to the same already.
    DutyAsBefore = "duty-as-before",
    /// The move fulfils it at once.
    FulfilledByTheMove = "fulfilled-by-the-move",
    /// The move keeps the rules on touched pieces.
    TouchedPiecesKept = "touched-pieces-kept",
    /// The claimant has touched nothing.
    NothingTouched = "nothing-touched",
    /// The claimant has touched nothing since.
    NothingTouchedSince = "nothing-touched-since",
    /// The claimant has touched a piece since.
    PieceTouchedSince = "piece-touched-since",

    // Moves
    /// No piece has been put down and released.
    PieceNotReleased = "piece-not-released",
    /// The move is not finished.
    MoveUnfinished = "move-unfinished",
    /// The move is legal.
    MoveLegal = "move-legal",
    /// The move is illegal.
    MoveIllegal = "move-illegal",
    /// The move ends the game.
    MoveEndsTheGame = "move-ends-the-game",
    /// It is a move of another kind.
    OtherKindOfMove = "other-kind-of-move",
    /// It is an illegal move of another kind.
    OtherKindOfIllegalMove = "other-kind-of-illegal-move",
    /// No new piece was put on the last rank.
    NoNewPiece = "no-new-piece",
    /// No such promotion is legal.
    PromotionIllegal = "promotion-illegal",
    /// The move was made with one hand.
    OneHand = "one-hand",
    /// The opponent can still move.
    OpponentCanMove = "opponent-can-move",
    /// The king is not in check.
    NotInCheck = "not-in-check",
    /// The king is in check.
    InCheck = "in-check",
    /// A mate is still possible.
    MatePossible = "mate-possible",
    /// The game had ended before that.
    DrawnBefore = "drawn-before",
    /// The player had not left the board.
    AtTheBoard = "at-the-board",

    // The press
    /// It is judged when the clock is pressed.
    JudgedAtThePress = "judged-at-the-press",
    /// The clock was not pressed.
    ClockNotPressed = "clock-not-pressed",
    /// It was not the other hand.
    SameHand = "same-hand",
    /// Nobody said with which hand.
    HandUnknown = "hand-unknown",
    /// No move was made.
    NoMoveMade = "no-move-made",
    /// A move was made.
    MoveMade = "move-made",
    /// Pieces were moved.
    PiecesMoved = "pieces-moved",
    /// There was no press without a move.
    NoPressWithoutMove = "no-press-without-move",
    /// The clock was stopped.
    ClockStopped = "clock-stopped",
    /// The clock was not stopped.
    ClockNotStopped = "clock-not-stopped",
    /// The reason was a good one.
    GoodReason = "good-reason",
    /// The player was sealing a move.
    Sealing = "sealing",

    // Flags
    /// The flag had not fallen.
    FlagUp = "flag-up",
    /// Nobody has noticed the flag.
    FlagNotNoticed = "flag-not-noticed",
    /// The other flag had not fallen.
    OtherFlagUp = "other-flag-up",
    /// It is known which flag fell first.
    OrderKnown = "order-known",
    /// The moves of the period were completed.
    MovesCompleted = "moves-completed",
    /// The moves of the period were not completed.
    MovesMissing = "moves-missing",

    // The clock and the session
    /// The default time was not over.
    DefaultTimeNotOver = "default-time-not-over",
    /// Nobody was absent.
    NobodyAbsent = "nobody-absent",
    /// Not both players were absent.
    SomebodyPresent = "somebody-present",
    /// The time that passed is that of the player on move.
    TimeIsOfPlayerOnMove = "time-is-of-player-on-move",
    /// Something bars the start.
    StartBarred = "start-barred",
    /// The clocks were looked at not long ago.
    ClocksLookedAt = "clocks-looked-at",
    /// Nobody has forgotten to press the clock.
    PressNotForgotten = "press-not-forgotten",
    /// The times add up.
    TimesAddUp = "times-add-up",
    /// The counters do not show so many moves.
    CountersTooLow = "counters-too-low",
    /// It could still be put right.
    WindowOpen = "window-open",
    /// It can no longer be put right.
    WindowClosed = "window-closed",
    /// The clock is the same.
    SameClock = "same-clock",

    // Irregularities
    /// There is no illegal move that could be put right.
    NoIllegalMove = "no-illegal-move",
    /// The opponent has made the next move.
    NextMoveMade = "next-move-made",
    /// It was counted already.
    CountedAlready = "counted-already",
    /// It was not yet the illegal move that loses.
    IllegalMoves {
        /// So often.
        times,
        /// So many would be needed.
        needed,
    } = "illegal-moves",
    /// Not both players lose by it.
    NotBothLose = "not-both-lose",
    /// No right to castle was lost by a wrong set-up.
    NoLostCastling = "no-lost-castling",
    /// A legal game can lead to the position.
    PositionLegal = "position-legal",
    /// The position is not the one that was reported.
    NotThisPosition = "not-this-position",
    /// No illegal position was being watched.
    NoIllegalPositionSeen = "no-illegal-position-seen",
    /// No piece stands elsewhere than the record has it.
    NothingDisplaced = "nothing-displaced",
    /// The pieces were set up rightly.
    SetUpRightly = "set-up-rightly",
    /// The press brought nothing that could be taken off.
    PressBroughtNothing = "press-brought-nothing",

    // Records
    /// Nobody has to record this game.
    NobodyRecords = "nobody-records",
    /// The player is exempt from recording.
    Exempt = "exempt",
    /// The moves were written in time.
    WrittenInTime = "written-in-time",
    /// The move was not written in advance.
    WrittenAfterTheMove = "written-after-the-move",
    /// The move may be written for a claim.
    MayBelongToClaim = "may-belong-to-claim",
    /// No offer waits to be noted by this player.
    NotToBeNoted = "not-to-be-noted",
    /// It is data that may stand there.
    RelevantData = "relevant-data",
    /// The scoresheet is of paper.
    OnPaper = "on-paper",
    /// Not both players have stopped recording.
    SomebodyRecords = "somebody-records",
    /// No scoresheet has to be brought up to date.
    NoSheetBehind = "no-sheet-behind",
    /// A scoresheet is still to be brought up to date, or none was ordered to be.
    SheetStillBehind = "sheet-still-behind",
    /// Nobody takes too long over a scoresheet.
    NobodyDawdles = "nobody-dawdles",
    /// The record does not show so many moves.
    CountNotKnown = "count-not-known",
    /// The result was confirmed in a way that is foreseen.
    SignedAsForeseen = "signed-as-foreseen",
    /// The score is one that a game can have.
    NormalScore = "normal-score",
    /// The player has not signed the result.
    NotSigned = "not-signed",
    /// Nothing is wrong with the form of what was written.
    WellWritten = "well-written",
    /// The form of castling and of illegal moves is not looked at.
    NotTold = "not-told",

    // Draws
    /// The position has not occurred so often.
    Occurrences {
        /// So often.
        times,
        /// So many would be needed.
        needed,
    } = "occurrences",
    /// The occurrences do not follow one another.
    NotInARow = "not-in-a-row",
    /// Not so many moves were made without progress.
    Moves {
        /// So many.
        moves,
        /// So many would be needed.
        needed,
    } = "moves",
    /// The last of the moves is not completed.
    MoveNotCompleted = "move-not-completed",
    /// The claim was barred.
    ClaimBarred = "claim-barred",
    /// The intended move was not written as it should be.
    MoveNotWritten = "move-not-written",
    /// It is not another move.
    SameMove = "same-move",
    /// The draw was claimed in another way.
    OtherWayOfClaiming = "other-way-of-claiming",
    /// The claim was correct.
    ClaimCorrect = "claim-correct",
    /// There were not many wrong claims.
    FewWrongClaims = "few-wrong-claims",
    /// No claim of this player is open.
    NoClaim = "no-claim",
    /// No offer of a draw was open.
    NoOffer = "no-offer",
    /// The offer was no request for an increment.
    OfferInWords = "offer-in-words",
    /// The offer came at the right moment.
    RightMoment = "right-moment",
    /// Enough moves were made.
    EnoughMoves = "enough-moves",
    /// The event restricts agreements on a draw.
    AgreementRestricted = "agreement-restricted",
    /// The guideline was announced.
    GuidelineAnnounced = "guideline-announced",
    /// The guideline is made for games like this.
    ForThisGame = "for-this-game",
    /// The player is short of time.
    ShortOfTime = "short-of-time",
    /// The arbiter has not decided yet.
    WaitsForTheArbiter = "waits-for-the-arbiter",

    // Conduct
    /// It was permitted.
    Permitted = "permitted",
    /// The player had asked for it.
    AskedFor = "asked-for",
    /// Nobody was disturbed.
    NoDisturbance = "no-disturbance",
    /// The player had not been told before.
    FirstTime = "first-time",
    /// The player has to leave anyway.
    HasToLeave = "has-to-leave",
    /// The player may still stay.
    MayStay = "may-stay",
    /// It was not often.
    NotOften = "not-often",
    /// The device was not switched off in a bag as is allowed.
    NotOffInTheBag = "not-off-in-the-bag",
    /// The device made no sound.
    NoSound = "no-sound",
    /// The player had not been warned so often.
    NotWarnedEnough = "not-warned-enough",
    /// Not both players refuse.
    OneRefuses = "one-refuses",
    /// The player has not appealed.
    NoAppeal = "no-appeal",
    /// The decision was none that is final.
    NoFinalDecision = "no-final-decision",
    /// The player has not asked so often.
    FewRequests = "few-requests",
    /// It was said in the own game.
    OwnGame = "own-game",
    /// The disturbance is over, or the clocks stand.
    DisturbanceOver = "disturbance-over",
    /// The disturbance goes on.
    DisturbanceGoesOn = "disturbance-goes-on",
    /// The penalty leaves the player time, or it was confirmed.
    TimeIsLeft = "time-is-left",
    /// No penalty in points changes the score.
    ScoreUnchanged = "score-unchanged",

    // Blind play
    /// The move was announced and repeated.
    AnnouncedAndRepeated = "announced-and-repeated",
    /// The ranks were named as they may be.
    RanksNamedRightly = "ranks-named-rightly",

    // Adjournment
    /// The arbiter has asked to seal, or play was resumed.
    SealOrdered = "seal-ordered",
    /// The session goes on.
    SessionGoesOn = "session-goes-on",
    /// Nothing is missing on the envelope.
    NothingLacks = "nothing-lacks",
    /// The record holds nothing with which the sealed move could be compared.
    SealNotRecorded = "seal-not-recorded",
    /// The position is known.
    PositionKnown = "position-known",
    /// The game is not being resumed.
    NotResumed = "not-resumed",

    // The event and the edition
    /// The regulations of the event do not provide for it.
    NotRegulated = "not-regulated",
    /// It does not hold for this pace and this supervision.
    OtherRegime = "other-regime",
    /// This edition decides it otherwise.
    OtherRule = "other-rule",
}
