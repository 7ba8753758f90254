//! What a ruling speaks of, where more is to be said than its kind: each has its sentence in the message files
//! under `matter-…`.

macro_rules! matters {
    ($($(#[$doc:meta])+ $name:ident = $id:literal,)+) => {
        /// What a ruling is about.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Matter {
            $($(#[$doc])+ $name,)+
        }

        impl Matter {
            /// All of them.
            pub const ALL: &'static [Matter] = &[$(Matter::$name),+];

            /// The stable name in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Matter::$name => $id,)+
                }
            }

            /// The name of the message that says it: `matter-out-of-turn`.
            #[must_use]
            pub const fn message_id(self) -> &'static str {
                match self {
                    $(Matter::$name => concat!("matter-", $id),)+
                }
            }
        }
    };
}

matters! {
    // Moves and touches
    /// A move out of turn.
    OutOfTurn = "out-of-turn",
    /// Adjusting without having the move.
    AdjustingWithoutMove = "adjusting-without-move",
    /// Adjusting while the own clock does not run.
    AdjustingOnOpponentsTime = "adjusting-on-opponents-time",
    /// A released piece cannot go to another square.
    ReleasedPieceStays = "released-piece-stays",
    /// Another piece than the one chosen for the promotion.
    OtherPromotion = "other-promotion",
    /// A move made with two hands.
    TwoHands = "two-hands",
    /// The move that was played.
    PlayedMove = "played-move",
    /// A breach of the duty of touched pieces.
    TouchedPieceNotMoved = "touched-piece-not-moved",
    /// The captured piece is still on the board.
    CapturedPieceNotRemoved = "captured-piece-not-removed",
    /// The pawn is still on the board beside the new piece.
    PawnNotRemoved = "pawn-not-removed",
    /// The new piece has the wrong colour.
    PromotionWrongColour = "promotion-wrong-colour",
    /// A second move in a row.
    SecondMoveInARow = "second-move-in-a-row",
    /// A castling that was not finished.
    CastlingUnfinished = "castling-unfinished",
    /// An inverted rook is a rook.
    InvertedRookIsRook = "inverted-rook-is-rook",
    /// Better ask the arbiter to turn the piece.
    AskArbiterToTurn = "ask-arbiter-to-turn",
    /// The facing of the knights is the owner's choice.
    FacingOfKnights = "facing-of-knights",
    /// Castling is barred.
    CastlingBarred = "castling-barred",

    // Ends
    /// No agreement before each player has made a move.
    AgreementTooEarly = "agreement-too-early",
    /// The agreement of both players.
    Agreement = "agreement",
    /// The draw that was offered.
    DrawOffer = "draw-offer",
    /// A word that does not end the game.
    NotAnEnd = "not-an-end",
    /// The game is already over.
    AlreadyOver = "already-over",
    /// Both scoresheets do not show the same result.
    ResultsDiffer = "results-differ",
    /// A dead position.
    DeadPosition = "dead-position",
    /// A mate or stalemate that rests on a broken rule.
    EndRestsOnFault = "end-rests-on-fault",

    // Clock
    /// The arbiter may not tell.
    DoNotInform = "do-not-inform",
    /// The other hand pressed the clock.
    OtherHandPressed = "other-hand-pressed",
    /// The clock was treated improperly.
    ClockMishandled = "clock-mishandled",
    /// The way to act is to stop the clock, not to press it.
    StopDoNotPress = "stop-do-not-press",
    /// The arbiter decides when play resumes.
    ArbiterResumes = "arbiter-resumes",
    /// A stop with a good reason.
    ValidStop = "valid-stop",
    /// The flag fell too early in the count: play goes on.
    MovesCompletedInTime = "moves-completed-in-time",
    /// There is no such flag down.
    FlagNotDown = "flag-not-down",
    /// The arrival was in time.
    ArrivedInTime = "arrived-in-time",
    /// A change of the setting is too late.
    SettingFrozen = "setting-frozen",
    /// The reading of the clock stands.
    ReadingStands = "reading-stands",
    /// The board was turned for a player.
    TurnTheBoard = "turn-the-board",
    /// A clock was pressed by somebody of another board.
    OutsiderPressed = "outsider-pressed",
    /// A flag was seen.
    FlagSeen = "flag-seen",
    /// A start without a time control.
    StartWithoutTimeControl = "start-without-time-control",
    /// Arbiters should start the clocks.
    ArbitersStartClocks = "arbiters-start-clocks",

    // Irregularities
    /// The orientation of the board.
    Orientation = "orientation",
    /// The initial position.
    InitialPosition = "initial-position",
    /// King and queen exchanged.
    KingAndQueenExchanged = "king-and-queen-exchanged",
    /// Knight and bishop exchanged.
    KnightAndBishopExchanged = "knight-and-bishop-exchanged",
    /// Reversed colours.
    ReversedColours = "reversed-colours",
    /// Pieces knocked over.
    KnockedPieces = "knocked-pieces",
    /// Both kings in check.
    BothKingsInCheck = "both-kings-in-check",
    /// A pawn on the last rank.
    PawnOnLastRank = "pawn-on-last-rank",
    /// A position that no legal game leads to.
    UnreachablePosition = "unreachable-position",
    /// An illegal move.
    IllegalMove = "illegal-move",
    /// The illegal move stands.
    IllegalMoveStands = "illegal-move-stands",
    /// A second bishop on squares of one colour.
    BishopsOfOneColour = "bishops-of-one-colour",
    /// The operator's report.
    BoardOutOfStep = "board-out-of-step",
    /// A displaced piece.
    DisplacedPiece = "displaced-piece",

    // Draws
    /// The offer came at the wrong time.
    OfferAtWrongTime = "offer-at-wrong-time",
    /// What was offered or claimed cannot be taken back.
    Withdrawal = "withdrawal",
    /// Write the move first.
    WriteMoveFirst = "write-move-first",
    /// A written move cannot be changed.
    WrittenMoveFixed = "written-move-fixed",
    /// Five or seventy-five: no claim needed.
    AutomaticDraw = "automatic-draw",
    /// The restriction of draws.
    DrawRestriction = "draw-restriction",

    // The arbiter
    /// The number of moves.
    MoveCount = "move-count",
    /// The time used.
    TimeUsed = "time-used",
    /// Advice.
    Advice = "advice",
    /// The record of the arbiter.
    SeeRecord = "see-record",
    /// A decision that the question does not allow.
    DecisionNotOpen = "decision-not-open",
    /// A result outside the scores of a game.
    ScoreOutsideNormal = "score-outside-normal",
    /// A change that is not allowed any more.
    ChangeTooLate = "change-too-late",
    /// A request.
    Request = "request",
    /// Outside the scope of the Laws.
    OutsideScope = "outside-scope",
    /// A local rule.
    LocalRule = "local-rule",

    // Adjournment and blind play
    /// The sealing of a move.
    Sealing = "sealing",
    /// A change of the sealed move.
    SealedMoveChange = "sealed-move-change",
    /// An entry is missing on the envelope.
    EnvelopeIncomplete = "envelope-incomplete",
    /// The opening of the envelope.
    EnvelopeOpening = "envelope-opening",
    /// A slip of the tongue.
    SlipOfTheTongue = "slip-of-the-tongue",
    /// Two boards.
    TwoBoards = "two-boards",
    /// Information that was not asked for.
    UnaskedInformation = "unasked-information",
    /// The clock was pressed before the announcement.
    PressBeforeAnnouncement = "press-before-announcement",
}
