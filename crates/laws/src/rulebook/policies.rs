//! The choices in which editions differ in substance, each named for what it does. What a choice leads to is
//! for the rules; an edition only names it.

use super::macros::policy;
use super::units::{MovesEach, Occurrences, Seconds};
use super::value::{ToValue, Value};

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

policy! {
    /// Which moment of a move is counted.
    pub enum Basis {
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
    /// Both kings are in check, or a pawn stands on the last rank, and nobody claimed anything.
    pub enum BothKings {
        /// No special rule.
        NoRule,
        /// The arbiter intervenes if possible.
        InterveneIfPossible,
        /// The arbiter waits until the next move is completed; then the game is drawn.
        WaitOneMoveThenDraw,
    }
}

policy! {
    /// On what a game may be recorded.
    pub enum ScoresheetMedium {
        /// Paper.
        Paper,
        /// A certified electronic scoresheet.
        Electronic,
    }
}

policy! {
    /// From what a player short of time is exempt.
    pub enum ExemptFrom {
        /// From recording move after move.
        MoveByMove,
        /// From everything that the article on recording asks for.
        AllOfRecording,
    }
}

policy! {
    /// How long a player short of time need not record.
    pub enum ExemptFor {
        /// For the rest of the period.
        RestOfPeriod,
        /// While the time is below the limit.
        WhileBelow,
    }
}

policy! {
    /// When the arbiter should see to the record of a game.
    pub enum ScorekeepingTrigger {
        /// When neither player has to record.
        NeitherRequired,
        /// When neither player does record.
        NeitherKeeps,
    }
}

policy! {
    /// How a result is confirmed.
    pub enum ResultBy {
        /// By signing the scoresheets.
        Sign,
        /// By approving it electronically.
        ElectronicApproval,
    }
}

policy! {
    /// What an event may restrict.
    pub enum Restrictable {
        /// Agreeing on a draw.
        Agree,
        /// Offering or agreeing.
        OfferOrAgree,
    }
}

policy! {
    /// What ends an offer of a draw besides a word.
    pub enum OfferLapses {
        /// Touching a piece with the intention of moving or capturing it.
        OnTouch,
        /// Only a move that has been played.
        OnMove,
    }
}

policy! {
    /// A claim that is also an offer of a draw.
    pub enum ClaimAsOffer {
        /// Threefold repetition.
        Threefold,
        /// Fifty moves.
        Fifty,
        /// The claim in a quickplay finish.
        QuickplayClaim,
        /// The request for an increment in a quickplay finish.
        QuickplayIncrement,
    }
}

policy! {
    /// Who stops the clock for a claim of a draw.
    pub enum ClaimStopsClock {
        /// The player may.
        PlayerMay,
        /// The player or the arbiter shall.
        PlayerOrArbiterShall,
    }
}

policy! {
    /// What governs the intended move after a rejected claim.
    pub enum IntendedMoveUnder {
        /// Article 4.
        Article4,
        /// Articles 3 and 4.
        Articles3And4,
    }
}

policy! {
    /// Which repetitions are counted for the draw that needs no claim.
    pub enum RepetitionScope {
        /// At consecutive alternate moves of each player.
        ConsecutiveAlternate,
        /// Anywhere in the game.
        Anywhere,
    }
}

/// A draw by repetition that needs no claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaticRepetition {
    /// At how many occurrences.
    pub occurrences: Occurrences,
    /// Which of them count.
    pub scope: RepetitionScope,
}

impl ToValue for AutomaticRepetition {
    fn to_value(&self) -> Value {
        Value::Counted(self.occurrences.0.into(), self.scope.name())
    }
}

/// A draw by moves without progress that needs no claim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AutomaticMoves {
    /// After how many moves by each.
    pub moves: MovesEach,
    /// When a move counts.
    pub basis: Basis,
}

impl ToValue for AutomaticMoves {
    fn to_value(&self) -> Value {
        Value::Counted(self.moves.0.into(), self.basis.name())
    }
}

policy! {
    /// How the right to capture en passant enters the sameness of positions.
    pub enum EnPassantTest {
        /// A pawn that could have been captured no longer can.
        NoLongerCapturable,
        /// At the start of the sequence a pawn could have been captured.
        AtStartOfSequence,
    }
}

policy! {
    /// In which part of the book a set of rules stands.
    pub enum Place {
        /// In the articles.
        InArticles,
        /// In an appendix.
        InAppendix,
        /// In the guidelines.
        InGuidelines,
    }
}

policy! {
    /// In which games there is a quickplay finish.
    pub enum QuickplayAvailable {
        /// Wherever the time control has one.
        Always,
        /// Where the event announced it, and never with an increment.
        IfAnnouncedWithoutIncrement,
        /// Not at all.
        Never,
    }
}

policy! {
    /// How a postponed claim in a quickplay finish is decided.
    pub enum PostponedTest {
        /// By the final position.
        FinalPosition,
        /// By what the opponent of the flagged player could or tried to do.
        OpponentOfFlagged,
    }
}

policy! {
    /// Which devices a player may not have.
    pub enum DeviceBan {
        /// A phone that is not switched off.
        PhoneUnlessOff,
        /// Phones and other means of communication.
        PhoneBan,
        /// Any electronic device that the arbiter has not approved.
        AnyDeviceBan,
    }
}

policy! {
    /// What about a device is penalised.
    pub enum DeviceTrigger {
        /// That it makes a sound.
        Sound,
        /// That it was brought into the venue.
        BroughtIn,
        /// That the player has it on them.
        OnPerson,
    }
}

policy! {
    /// What the arbiter may have inspected.
    pub enum Inspection {
        /// Nothing is said.
        NotForeseen,
        /// Clothes, bags and other items.
        ClothesBagsItems,
        /// Clothes, bags, other items, and the body.
        ClothesBagsItemsBody,
    }
}

policy! {
    /// What may be appealed against.
    pub enum AppealScope {
        /// Everything but decisions in a quickplay finish.
        AllExceptQuickplay,
        /// Everything, unless the event excludes it.
        All,
    }
}

policy! {
    /// A penalty that the arbiter may choose.
    pub enum Penalty {
        /// A warning.
        Warning,
        /// More time for the opponent.
        OppTimePlus,
        /// Less time for the offender.
        OwnTimeMinus,
        /// The opponent's points raised to the maximum available.
        OppPointsMax,
        /// Fewer points for the offender.
        OwnPointsMinus,
        /// Loss of the game.
        Loss,
        /// A fine announced in advance.
        Fine,
        /// Exclusion from one or more rounds.
        RoundsExclusion,
        /// Expulsion from the event.
        Expulsion,
    }
}

policy! {
    /// Must a sign of notation be written?
    pub enum Sign {
        /// It must.
        Mandatory,
        /// It may be left out.
        Optional,
    }
}

policy! {
    /// A sign that may be left out of a game score.
    pub enum OptionalSign {
        /// ×
        Capture,
        /// +
        Check,
        /// ++ or #
        Mate,
        /// e.p.
        EnPassant,
    }
}

policy! {
    /// Who adapts the rules for blind players.
    pub enum AdaptedBy {
        /// The director of the event.
        Director,
        /// The organiser.
        Organiser,
        /// The organiser, after consulting the arbiter.
        OrganiserAfterArbiter,
    }
}

/// By how much a player may be late for a resumption.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ResumptionLate {
    /// By this much.
    Fixed(Seconds),
    /// By the default time of the event.
    EventDefault,
}

impl ToValue for ResumptionLate {
    fn to_value(&self) -> Value {
        match self {
            ResumptionLate::Fixed(limit) => Value::Seconds(limit.0),
            ResumptionLate::EventDefault => Value::Policy("EventDefault"),
        }
    }
}

policy! {
    /// When a player who is late for a resumption does not lose.
    pub enum LateExceptions {
        /// When the sealed move mates, stalemates or leaves a dead position, or the flag of the other had
        /// fallen.
        MateStalemateDeadOrFlag,
        /// When the sealed move ended the game in any way.
        AnyConclusion,
    }
}

policy! {
    /// On what the sealed move is written.
    pub enum SealedOn {
        /// The player's own scoresheet.
        OwnScoresheet,
        /// A sheet of paper.
        PaperSheet,
    }
}
