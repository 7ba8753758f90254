//! A passage of the commentary, identified by what it says. Its number is a property of the edition that the commentary
//! explains; an edition without commentary has none. Commentary is guidance, not law.

use crate::article::Article;
use crate::edition::Edition;

macro_rules! passages {
    ($($(#[$doc:meta])+ $name:ident,)+) => {
        /// A passage of the commentary that rulings cite, in the order of the book.
        ///
        /// ```
        /// use jadoube_laws::{Article, Edition, Passage};
        ///
        /// let taking_the_king = Passage::KingCaptured;
        /// assert_eq!(taking_the_king.article(Edition::Fide2018), Some(Article::new("C7.5.5-c")));
        /// // Nobody has explained the edition of 2009.
        /// assert_eq!(taking_the_king.article(Edition::Fide2009), None);
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Passage {
            $($(#[$doc])+ $name,)+
        }

        impl Passage {
            /// All of them, in the order of the book.
            pub const ALL: &'static [Passage] = &[$(Passage::$name),+];
        }
    };
}

impl Passage {
    /// The number of the passage in the commentary on an edition.
    #[must_use]
    pub const fn article(self, edition: Edition) -> Option<Article> {
        edition.book().commentary[self as usize]
    }
}

/// The number of each passage in the commentary on one edition.
pub type Commentary = [Option<Article>; Passage::ALL.len()];

/// An edition that has no commentary.
pub(crate) const NO_COMMENTARY: Commentary = [None; Passage::ALL.len()];

/// The commentary of an edition, from what it says to its numbers.
///
/// # Panics
/// If a passage is named twice or its number is none; in a constant it does not compile.
#[must_use]
pub const fn commentary(numbers: &[(Passage, &str)]) -> Commentary {
    let mut found = NO_COMMENTARY;
    let mut at = 0;
    while at < numbers.len() {
        let (passage, number) = numbers[at];
        assert!(found[passage as usize].is_none(), "a passage has one number");
        found[passage as usize] = Some(Article::new(number));
        at += 1;
    }
    found
}

passages! {
    /// The arbiter declares the draw.
    ArbiterDeclaresTheDraw,
    /// Bare kings, and a pair of knights.
    BareKings,
    /// Material and size of the board.
    MaterialOfTheBoard,
    /// Inspection before the start.
    InspectionBeforeTheStart,
    /// Which way the knights face.
    FacingOfKnights,
    /// Adjusting once play has begun.
    AdjustingOnTheMove,
    /// Two bishops on one colour.
    BishopsOfOneColour,
    /// A rook standing upside down.
    RookUpsideDown,
    /// Turning that rook over.
    TurningARook,
    /// The wanted piece is not at hand.
    PieceNotAtHand,
    /// Examples of illegal positions.
    IllegalPositionExamples,
    /// Standard chess: step in at once.
    StandardStepInAtOnce,
    /// Rapid and blitz.
    OnlyWhatTheArbiterSaw,
    /// Only for pieces that stand badly.
    OnlyToCorrect,
    /// If the opponent is away.
    OpponentAbsent,
    /// Say it every time.
    AnnounceAlways,
    /// First the rook, failing that the king.
    RookThenKing,
    /// Castling is a move of the king.
    CastlingIsAKingMove,
    /// The arbiter does not wait for a claim.
    NotWaitingForAClaim,
    /// How players resign.
    WaysOfResigning,
    /// Make sure what was meant.
    MakeSureWhatWasMeant,
    /// Walking away.
    WalkingAway,
    /// Where agreements are restricted.
    WhereAgreementsAreRestricted,
    /// Write down the result and sign.
    SignedByBoth,
    /// Press forgotten: the opponent waits.
    ForgotToPress,
    /// Press forgotten: the opponent moves.
    CounterIsBehind,
    /// Two moves in a row by mistake.
    TwoInARow,
    /// Blocking the button.
    HoldingTheButton,
    /// Pressing with the other hand.
    PressingWithTheOtherHand,
    /// A press without a move.
    PressIsIllegalMove,
    /// Bring the assistant in good time.
    AssistantInGoodTime,
    /// Ten minutes as a rule.
    TenMinutesAsARule,
    /// More than one period.
    StableControl,
    /// Cumulative (Fischer) mode.
    CumulativeMode,
    /// Bronstein mode.
    BronsteinMode,
    /// Time-delay mode.
    TimeDelayMode,
    /// Not before a flag has fallen.
    NotBeforeAFlagHasFallen,
    /// What the move counter tells.
    CounterDecidesNothing,
    /// Both clocks at zero.
    BothClocksAtZero,
    /// Individual tournaments.
    RightOfBlack,
    /// A player with a disability.
    TurnTheBoard,
    /// Team tournaments.
    ClocksInARow,
    /// The clock of the next board.
    NeighboursClock,
    /// When the counter adds time.
    CounterAddsTime,
    /// Large tournaments with a move counter.
    LargeTournamentsWithACounter,
    /// When play starts.
    StartIsAnnounced,
    /// Default time zero.
    DeclaredLost,
    /// Countdown and announcements.
    CountdownAndAnnouncements,
    /// An example.
    CountedFromTheRealStart,
    /// The notice matters, not the fall.
    CountedFromNotice,
    /// A result in between.
    NoticedAfterTheEnd,
    /// The arbiter calls the flag.
    AnnouncedAtOnce,
    /// Fivefold repetition and 75 moves.
    AutomaticDrawFirst,
    /// Look at the position first.
    PositionIsChecked,
    /// Forced moves only.
    ForcedMoves,
    /// Touched, but not yet moved.
    TouchIsNoMove,
    /// Regular checks.
    PeriodicCheck,
    /// Above all with increments.
    SumOfTimes,
    /// Replacing a clock.
    ReplaceAndMark,
    /// Make a note first.
    NoteTimesFirst,
    /// A fire alarm.
    FireAlarm,
    /// Valid reasons.
    ValidReasons,
    /// Displays can be wrong.
    DisplaysMayBeWrong,
    /// Only before the end.
    SetUpFoundTooLate,
    /// Warning from an electronic board.
    BoardOutOfStep,
    /// Black's tenth move.
    BlacksTenthMove,
    /// The game is already over.
    ColoursFoundTooLate,
    /// Knocked over on the other player's time.
    KnockedOnTheOthersTime,
    /// How severe a penalty.
    NoLossForAnAccident,
    /// Only during the game.
    OnlyDuringTheGame,
    /// The touched piece is to be used.
    TouchMoveAgain,
    /// A check overlooked.
    OverlookedCheck,
    /// Before the press nothing is illegal yet.
    NotBeforeThePress,
    /// The arbiter acts at once.
    ArbiterActsAtOnce,
    /// Starting instead of stopping.
    StartingInsteadOfStopping,
    /// Illegal move or distraction.
    IllegalMoveOrDistraction,
    /// The game is over before the press.
    OverBeforeThePress,
    /// Two of any kind.
    AllKindsTogether,
    /// Two faults in a single move.
    TwoFaultsCountOnce,
    /// Taking the king.
    KingCaptured,
    /// Finding the position together.
    FindingThePositionTogether,
    /// Only two permitted cases.
    OnlyTwoCases,
    /// Forced replies too.
    ForcedRepliesToo,
    /// Not necessarily visible to the opponent.
    NotToTheOpponent,
    /// Original to the arbiter, copy to the player.
    OriginalToArbiter,
    /// The question how many moves are left.
    HowManyMovesAreLeft,
    /// No intervention before the flag falls.
    NotBeforeTheFlag,
    /// Procedure after the flag.
    ProcedureAfterTheFlag,
    /// Dawdling.
    Dawdling,
    /// Clock is not stopped.
    ClockIsNotStopped,
    /// Opponent refuses to lend the sheet.
    RefusesToLend,
    /// Where and when.
    AwayFromOthers,
    /// Check the result at once.
    CheckTheResultAtOnce,
    /// Chief arbiter may change.
    ChiefArbiterMayChange,
    /// Both wrote the wrong result.
    BothWroteTheWrongResult,
    /// Restriction covers agreements only.
    OnlyAgreements,
    /// Fivefold although nobody claims.
    FivefoldThoughNobodyClaims,
    /// Evidence of nagging.
    EvidenceOfNagging,
    /// Correct order.
    RightOrder,
    /// Deviation: still valid.
    StillValid,
    /// The arbiter must penalise.
    MustPenalise,
    /// Unacceptable conditions.
    ConditionIsVoid,
    /// Claim accepted by the opponent.
    ClaimAccepted,
    /// But not inside a restriction.
    NotInsideRestriction,
    /// Only the player on move whose clock is running.
    ClockMustRun,
    /// Verification.
    HowToVerify,
    /// See 9.2.
    ClockMustRunFifty,
    /// Right returns with the next move.
    RightReturnsWithTheNextMove,
    /// Not an illegal move.
    ClaimIsNoIllegalMove,
    /// Intended move is illegal.
    IntendedMoveIllegal,
    /// Not consecutive.
    NotConsecutive,
    /// The arbiter must step in.
    ArbiterStepsIn,
    /// Catch-all.
    CatchAll,
    /// Spectators.
    Spectators,
    /// Three different rules.
    ThreeRules,
    /// Strictness: on or off.
    OnOrOff,
    /// Mating possibility irrelevant.
    MateDoesNotMatter,
    /// Game not yet started.
    GameNotStarted,
    /// Lesser penalty must be announced.
    LesserPenalty,
    /// Bag rule in detail.
    BagInDetail,
    /// Leave the playing area.
    LeaveThePlayingArea,
    /// Even reasonable offers.
    EvenReasonableOffers,
    /// Always intervene.
    AlwaysIntervene,
    /// Third or fourth warning.
    ThirdOrFourthWarning,
    /// Never yes or no.
    NeverYesOrNo,
    /// Play goes on meanwhile.
    PlayGoesOnMeanwhile,
    /// Deadline.
    AppealDeadline,
    /// Refusal.
    RefusesToCheck,
    /// Intervene without a claim.
    WithoutAClaim,
    /// Example: touched piece.
    TouchedPieceExample,
    /// Prevent cheating.
    PreventCheating,
    /// Spectator and the flag.
    SpectatorAndTheFlag,
    /// Nobody, during games.
    NobodyDuringGames,
    /// Ordered by severity.
    OrderedBySeverity,
    /// Organiser's consent.
    OrganisersConsent,
    /// Example: 30 min + 30 s is not rapid.
    StandardExample,
    /// Example: 10 min + 5 s is rapid.
    RapidExample,
    /// Delay counts like increment.
    DelayExample,
    /// May record and stop.
    MayRecordAndStop,
    /// Electronic boards.
    ElectronicBoards,
    /// Arbiter's own observation.
    OwnObservation,
    /// Clocks are not stopped.
    RapidClockRunsOn,
    /// Same rules in all rounds.
    RapidAllRounds,
    /// Same count and penalty as standard.
    CountedAsElsewhere,
    /// Both clocks at 0.00.
    BothAtZeroSignDecides,
    /// How to read it.
    HowToReadBothKings,
    /// Example 5 min + 5 s.
    BlitzExample,
    /// All rounds.
    BlitzAllRounds,
    /// Clocks not stopped.
    BlitzClockRunsOn,
    /// Example 1.
    FinishInTheLastPeriod,
    /// Example 2.
    FinishOfTheWholeGame,
    /// Draw after the flag.
    DrawAfterTheFlag,
    /// Digital clock needed; increment better.
    DigitalClockNeeded,
    /// Commentary on "mobile phone".
    NotOnlyPhones,
}
