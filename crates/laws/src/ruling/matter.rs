//! What a ruling speaks of, where more is to be said than its kind: each has its sentence in the message files
//! under `matter-…`.

use crate::named::named;

named! {
    messages "matter-"
    /// What a ruling is about.
    ///
    /// ```
    /// use jadoube_laws::ruling::Matter;
    ///
    /// assert_eq!(Matter::OutOfTurn.id(), "out-of-turn");
    /// assert_eq!(Matter::OutOfTurn.message_id(), "matter-out-of-turn");
    /// ```
    pub enum Matter {
        // Moves and touches
        /// A move out of turn.
        OutOfTurn = "out-of-turn",
        /// A piece was touched without having the move.
        TouchOutOfTurn = "touch-out-of-turn",
        /// Adjusting without having the move.
        AdjustingWithoutMove = "adjusting-without-move",
        /// Adjusting while the own clock does not run.
        AdjustingOnOpponentsTime = "adjusting-on-opponents-time",
        /// A released piece cannot go to another square.
        ReleasedPieceStays = "released-piece-stays",
        /// A move that was made is not taken back, though the players agree.
        MadeMoveStands = "made-move-stands",
        /// Another piece than the one chosen for the promotion.
        OtherPromotion = "other-promotion",
        /// A move made with two hands.
        TwoHands = "two-hands",
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
        /// The arbiter is told before a player adjusts, the opponent being away.
        TellArbiterBeforeAdjusting = "tell-arbiter-before-adjusting",
        /// Adjusting was announced only after the touch.
        AnnouncedAfterTouch = "announced-after-touch",
        /// The loss of the game for knocking pieces over by accident.
        LossForAccident = "loss-for-accident",
        /// Castling is barred.
        CastlingBarred = "castling-barred",

        // Ends
        /// No agreement before each player has made a move.
        AgreementTooEarly = "agreement-too-early",
        /// The agreement of both players.
        Agreement = "agreement",
        /// A word that does not end the game.
        NotAnEnd = "not-an-end",
        /// Both scoresheets do not show the same result.
        ResultsDiffer = "results-differ",
        /// Both players have signed the result of the game.
        RecordClosed = "record-closed",
        /// The game is over, and nothing found afterwards changes its result.
        ResultStands = "result-stands",
        /// A dead position.
        DeadPosition = "dead-position",

        // Clock
        /// The arbiter may not tell.
        DoNotInform = "do-not-inform",
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
        /// A flag was seen.
        FlagSeen = "flag-seen",
        /// A start without a time control.
        StartWithoutTimeControl = "start-without-time-control",
        /// Arbiters should start the clocks.
        ArbitersStartClocks = "arbiters-start-clocks",
        /// Time to look at the clocks and to note times and moves.
        LookAtTheClocks = "look-at-the-clocks",
        /// The start is to be announced.
        StartWarning = "start-warning",
        /// Players start the clocks: look whether White and Black are set the right way round.
        CheckWhiteAndBlack = "check-white-and-black",
        /// On which side of the board the clock stands.
        ClockSide = "clock-side",
        /// An event that does not say which rules of rapid chess or blitz it uses.
        SupervisionNotStated = "supervision-not-stated",
        /// A change of supervision between rounds.
        ChangeOfSupervision = "change-of-supervision",
        /// The conditions of full supervision are not met.
        SupervisionNotMet = "supervision-not-met",
        /// An event that does not state the default time.
        DefaultTimeNotStated = "default-time-not-stated",
        /// The time control should stay the same in all rounds.
        TimeControlStays = "time-control-stays",
        /// The time control.
        TimeControl = "time-control",
        /// Screens, monitors and demonstration boards.
        Displays = "displays",
        /// The displays show another sum than they should.
        TimesDoNotAddUp = "times-do-not-add-up",
        /// An assistant for the clock.
        ClockAssistant = "clock-assistant",
        /// The assistant should have been introduced in advance.
        AssistantIntroducedLate = "assistant-introduced-late",
        /// A disabled player keeps the time.
        NoDeduction = "no-deduction",
        /// A question has to be answered before play resumes.
        QuestionOpen = "question-open",
        /// Play resumes later.
        ResumesLater = "resumes-later",
        /// The faulty clock is marked and put aside.
        MarkFaultyClock = "mark-faulty-clock",
        /// Both flags are down.
        BothFlags = "both-flags",
        /// The claimant stops both clocks.
        ClaimantStopsClocks = "claimant-stops-clocks",
        /// The times and counters before a correction.
        NoteTimesFirst = "note-times-first",

        // Irregularities
        /// The orientation of the board.
        Orientation = "orientation",
        /// The initial position.
        InitialPosition = "initial-position",
        /// King and queen exchanged.
        KingAndQueenExchanged = "king-and-queen-exchanged",
        /// Knight and bishop exchanged.
        KnightAndBishopExchanged = "knight-and-bishop-exchanged",
        /// The clock was pressed while pieces lay on the board.
        PressedBeforeRestoring = "pressed-before-restoring",
        /// Reversed colours.
        ReversedColours = "reversed-colours",
        /// Both kings in check.
        BothKingsInCheck = "both-kings-in-check",
        /// A pawn on the last rank.
        PawnOnLastRank = "pawn-on-last-rank",
        /// An illegal position stands no longer.
        IllegalPositionGone = "illegal-position-gone",
        /// The position is not the one that was reported.
        NotThisPosition = "not-this-position",
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
        /// An offer is noted on both scoresheets.
        OfferToBeNoted = "offer-to-be-noted",
        /// The offer came at the wrong time.
        OfferAtWrongTime = "offer-at-wrong-time",
        /// What was offered or claimed cannot be taken back.
        Withdrawal = "withdrawal",
        /// Write the move first.
        WriteMoveFirst = "write-move-first",
        /// A written move cannot be changed.
        WrittenMoveFixed = "written-move-fixed",
        /// A claim waits until both players can check it.
        ClaimWaits = "claim-waits",
        /// Five or seventy-five: no claim needed.
        AutomaticDraw = "automatic-draw",
        /// A draw that only a claim can bring.
        ClaimableDraw = "claimable-draw",
        /// The restriction of draws.
        DrawRestriction = "draw-restriction",
        /// Offers of a draw again and again.
        RepeatedOffers = "repeated-offers",
        /// What a claim without an arbiter needs is missing.
        ClaimIncomplete = "claim-incomplete",
        /// The game is not in its quickplay finish.
        NotQuickplayFinish = "not-quickplay-finish",
        /// An increment in a quickplay finish.
        IncrementRequest = "increment-request",

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
        /// How boards and clocks stand in a team match.
        TeamBoards = "team-boards",
        /// The clock of the next board was pressed.
        ClockOfNextBoard = "clock-of-next-board",
        /// The arbiter saw a flag and did not announce it.
        FlagToBeAnnounced = "flag-to-be-announced",
        /// A result that the position excludes, without a reason.
        ResultExcluded = "result-excluded",
        /// Approving a result that has to be signed.
        ApprovalForSignature = "approval-for-signature",
        /// A change that is not allowed any more.
        ChangeTooLate = "change-too-late",
        /// Outside the scope of the Laws.
        OutsideScope = "outside-scope",

        // Adjournment and blind play
        /// The sealing of a move.
        Sealing = "sealing",
        /// The session is over.
        SessionIsOver = "session-is-over",
        /// A change of the sealed move.
        SealedMoveChange = "sealed-move-change",
        /// An entry is missing on the envelope.
        EnvelopeIncomplete = "envelope-incomplete",
        /// The opening of the envelope.
        EnvelopeOpening = "envelope-opening",
        /// The keeping of the envelope.
        EnvelopeKeeping = "envelope-keeping",
        /// The names of the ranks in announcements are fixed.
        FixedRankNames = "fixed-rank-names",
        /// Other names for the ranks than the German numbers.
        OtherRankNames = "other-rank-names",
        /// The ranks have their German numbers.
        GermanRankNames = "german-rank-names",
        /// Feeling a piece binds nobody.
        FeelingBindsNobody = "feeling-binds-nobody",
        /// A move that is announced but not yet made.
        MoveNotYetMade = "move-not-yet-made",
        /// A clock pressed before the move was announced.
        PressedBeforeAnnouncing = "pressed-before-announcing",
        /// Two boards are used if a player demands it.
        TwoBoardsOnDemand = "two-boards-on-demand",
        /// The rules for blind play are adapted.
        BlindAdaptations = "blind-adaptations",
        /// Who came late to a resumption has not lost before it is known what the sealed move does.
        EnvelopeFirst = "envelope-first",
        /// The text of the envelope is not the one that the record was committed to.
        OtherSealedMove = "other-sealed-move",
        /// The number that would prove the sealed move is missing.
        SealNotProved = "seal-not-proved",
        /// An illegal move that the arbiter did not see stands until somebody claims.
        NotSeen = "not-seen",
        /// Nobody saw with which hand the clock was pressed.
        HandNotSeen = "hand-not-seen",
        /// A slip of the tongue.
        SlipOfTheTongue = "slip-of-the-tongue",
        /// Two boards.
        TwoBoards = "two-boards",
        /// Information that was not asked for.
        UnaskedInformation = "unasked-information",

        // Record
        /// A move written before it was made.
        WrittenInAdvance = "written-in-advance",
        /// Moves that were not recorded.
        MovesNotRecorded = "moves-not-recorded",
        /// The own last move was not recorded before the next was made.
        OwnMoveNotRecorded = "own-move-not-recorded",
        /// Another move is written than the one that was made.
        WrongMoveWritten = "wrong-move-written",
        /// The scoresheet is up to date.
        SheetUpToDate = "sheet-up-to-date",
        /// A move made before the scoresheet was brought up to date.
        MovedBeforeUpdating = "moved-before-updating",
        /// A move made while the opponent's scoresheet was not returned.
        SheetNotReturned = "sheet-not-returned",
        /// The player stopped recording without being exempt.
        NotExempt = "not-exempt",
        /// The player need not record for the rest of the period.
        ExemptFromRecording = "exempt-from-recording",
        /// What a scoresheet may hold.
        SheetData = "sheet-data",
        /// Notes on a scoresheet.
        NotesOnSheet = "notes-on-sheet",
        /// Moves are written in algebraic notation.
        AlgebraicRequired = "algebraic-required",
        /// A written move can be read in more than one way.
        AmbiguousMove = "ambiguous-move",
        /// A pawn is written without a letter.
        PawnLetter = "pawn-letter",
        /// No hyphen stands in a move.
        HyphenInMove = "hyphen-in-move",
        /// The edition describes only the short form of a move.
        LongFormNotDescribed = "long-form-not-described",
        /// A sign that the edition asks for is left out.
        SignLeftOut = "sign-left-out",
        /// The file of a pawn that captures is left out.
        PawnFileLeftOut = "pawn-file-left-out",
        /// A scoresheet in another notation as evidence.
        OtherNotationAsEvidence = "other-notation-as-evidence",
        /// A scoresheet that was torn or taken away.
        SheetOfOrganiser = "sheet-of-organiser",
        /// The opponent's scoresheet.
        OpponentsSheet = "opponents-sheet",
        /// Somebody else records the game.
        RecordKept = "record-kept",
        /// Nobody can record the game.
        NobodyRecords = "nobody-records",
        /// The signed result.
        SignedResult = "signed-result",
        /// The scoresheets cannot be completed.
        SheetsIncomplete = "sheets-incomplete",

        // Conduct and penalties
        /// A penalty that the list does not hold.
        NotInTheList = "not-in-the-list",
        /// A fine without a tariff.
        FineWithoutTariff = "fine-without-tariff",
        /// The question is not open.
        QuestionNotOpen = "question-not-open",
        /// A correction without the result that is right.
        CorrectionWithoutResult = "correction-without-result",
        /// A penalty without its amount.
        PenaltyWithoutAmount = "penalty-without-amount",
        /// Less time than this would make the flag fall.
        ReductionEndsTime = "reduction-ends-time",
        /// The organiser's consent may be needed.
        OrganisersConsent = "organisers-consent",
        /// The next refusal loses the game.
        FinalNotice = "final-notice",
        /// A loss for refusal needs a final notice first.
        NoFinalNotice = "no-final-notice",
        /// Leave to go somewhere.
        Permission = "permission",
        /// Leaving the venue.
        LeavingVenue = "leaving-venue",
        /// Leaving the playing area.
        LeavingPlayingArea = "leaving-playing-area",
        /// Entering the playing area.
        EnteringPlayingArea = "entering-playing-area",
        /// The commentary reads reporting as asking for leave.
        ReportingOrPermission = "reporting-or-permission",
        /// A player who leaves often while having the move.
        OftenAwayOnMove = "often-away-on-move",
        /// Help from outside.
        OutsideHelp = "outside-help",
        /// A device that is not allowed.
        Device = "device",
        /// A device that was approved.
        ApprovedDevice = "approved-device",
        /// A device that may be used in the venue.
        AuthorisedDevice = "authorised-device",
        /// The bag in which devices are kept.
        UseOfBag = "use-of-bag",
        /// An area that the arbiter designated.
        DesignatedArea = "designated-area",
        /// An inspector who is not of the player's gender, or an inspection that the edition does not know.
        ThisInspection = "this-inspection",
        /// Smoking.
        Smoking = "smoking",
        /// Disturbing.
        Disturbing = "disturbing",
        /// Interfering in a game.
        Interfering = "interfering",
        /// More requests to see the record than are allowed.
        TooManyRequests = "too-many-requests",
        /// Refusing an order.
        OrderRefused = "order-refused",
        /// An assistant who was accepted.
        AcceptedAssistant = "accepted-assistant",
        /// An assistant who was not accepted.
        Assistant = "assistant",
        /// How long players may stay after their game.
        StayAfterGame = "stay-after-game",
        /// A yes or no about the position.
        YesOrNo = "yes-or-no",
        /// That the clock was not pressed.
        ClockNotPressed = "clock-not-pressed",
        /// Told to the arbiter only.
        ToldToArbiter = "told-to-arbiter",
        /// An appeal.
        Appeal = "appeal",
        /// An appeal after the deadline.
        LateAppeal = "late-appeal",
        /// The equipment.
        Equipment = "equipment",
        /// Play goes on as the arbiter ruled.
        PlayOnMeanwhile = "play-on-meanwhile",
        /// A measure of the arbiter.
        Measure = "measure",
        /// A complaint of cheating.
        FairPlayComplaint = "fair-play-complaint",

        // Nothing follows
        /// The game is over, so that nothing follows.
        GameIsOver = "game-is-over",
        /// Nothing follows.
        NothingFollows = "nothing-follows",
        /// It is in the record, and nothing follows.
        TakenDown = "taken-down",
        /// The arbiter decided so, and nothing follows.
        DecidedSo = "decided-so",
        /// A move is not made before the piece is released on its square.
        MoveNotMade = "move-not-made",
        /// The duty of an earlier touch stays as it was.
        DutyAsBefore = "duty-as-before",
        /// A contact by accident binds nobody.
        AccidentalContact = "accidental-contact",
        /// Adjusting binds nobody.
        AdjustingBindsNobody = "adjusting-binds-nobody",
        /// A flag that nobody has observed or called does not count as fallen.
        FlagNotObserved = "flag-not-observed",
        /// One player has signed the result, the other has not.
        OtherSignatureMissing = "other-signature-missing",
    }
}

impl Matter {
    /// Does it only say that, and why, nothing follows from an event?
    #[must_use]
    pub const fn is_nothing(self) -> bool {
        self as u16 >= Matter::GameIsOver as u16
    }
}
