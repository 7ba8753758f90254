//! The list of questions to the arbiter. Data only; what the words mean is in the module above.
//!
//! In each line: the ground, whether play waits for it, the answers, the default (empty: it must be answered),
//! and the provisions it rests on.

use super::{Ground, Urgency};
use crate::provision::Provision as P;

macro_rules! questions {
    ($($name:ident $number:literal $ground:ident $urgency:ident [$($answer:literal),+] $default:literal
       [$($provision:ident),+];)+) => {
        /// A point that the Laws leave to the arbiter, `J-01` and so on.
        ///
        /// ```
        /// use jadoube_laws::{Discretion, Edition, Ground, Provision, Raised, Urgency};
        ///
        /// // Was a piece touched on purpose?
        /// let touched: Discretion = "J-07".parse()?;
        /// assert_eq!(touched.answers(), ["accidental", "intentional"]);
        /// assert_eq!((touched.ground(), touched.urgency()), (Ground::Laws, Urgency::Blocks));
        /// assert_eq!(touched.raised(), Raised::ByRule);
        /// assert_eq!(touched.provisions()[0], Provision::ActContactIsIntent);
        /// assert_eq!(touched.message_id(), "discretion-j-07");
        ///
        /// // The edition of 2018 presumes an answer, that of 2014 does not.
        /// assert_eq!(touched.default_answer(Edition::Fide2018), Some("intentional"));
        /// assert_eq!(touched.default_answer(Edition::Fide2014), None);
        /// # Ok::<(), jadoube_laws::NotADiscretion>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Discretion {
            $(#[doc = concat!("`J-", stringify!($number), "`")] $name,)+
        }

        impl Discretion {
            /// All of them, by number.
            pub const ALL: &'static [Discretion] = &[$(Discretion::$name),+];

            /// The number of the question: 12 for `J-12`.
            #[must_use]
            pub const fn number(self) -> u8 {
                match self {
                    $(Discretion::$name => $number,)+
                }
            }

            /// Why it is left to the arbiter.
            #[must_use]
            pub const fn ground(self) -> Ground {
                match self {
                    $(Discretion::$name => Ground::$ground,)+
                }
            }

            /// Does play wait for the answer?
            #[must_use]
            pub const fn urgency(self) -> Urgency {
                match self {
                    $(Discretion::$name => Urgency::$urgency,)+
                }
            }

            /// The keys of the answers to choose from.
            #[must_use]
            pub const fn answers(self) -> &'static [&'static str] {
                match self {
                    $(Discretion::$name => &[$($answer),+],)+
                }
            }

            pub(super) const fn default_or_empty(self) -> &'static str {
                match self {
                    $(Discretion::$name => $default,)+
                }
            }

            /// The provisions that it rests on.
            #[must_use]
            pub const fn provisions(self) -> &'static [P] {
                match self {
                    $(Discretion::$name => &[$(P::$provision),+],)+
                }
            }
        }
    };
}

questions! {
    // Preface and Articles 1 to 5
    CaseNotCovered 1 Laws Blocks ["by-analogy", "after-consulting"] ""
        [PrefaceAnalogy, ArbDutiesFairPlay];
    RulingReplaced 2 Laws Waits ["keep", "replace"] "keep"
        [PrefaceAnalogy, ArbObserveLaws];
    PositionDead 3 Gap Waits ["dead", "play-on"] "play-on"
        [EndDead, GameNeitherCanMate];
    EquipmentDisturbs 4 Commentary Waits ["replace-now", "replace-at-stop", "keep"] "keep"
        [SetupPieces, ArbDutiesEnvironment];
    PromotionPutRight 5 Gap Blocks ["complete", "restore"] "complete"
        [MovePawnPromote, ActPromotionWaysCapture, ActMadePromotion];
    GenuineAdjustment 6 Commentary Blocks ["adjustment", "touch", "disturbance"] "adjustment"
        [ActAdjust];
    ContactAccidental 7 Laws Blocks ["accidental", "intentional"] "intentional"
        [ActContactIsIntent, ActTouch];
    AssistantAcceptable 8 Laws Waits ["accept", "refuse"] "refuse"
        [ActAssistant, ClockAssistant, RecAssistant, BlindAssistant, BlindAssistantSighted];
    GestureMeans 9 Commentary Blocks ["white-resigns", "black-resigns", "draw", "offer", "nothing"] ""
        [EndResign, DrawOfferHow];
    LeftWithoutResigning 10 Commentary Waits ["none", "penalty"] "none"
        [EndResign];

    // Articles 6 and 7
    BoardAndClockCorrected 11 Commentary Blocks ["proposal", "other"] "proposal"
        [ClockMayPress, ClockPlacement];
    PenaltyWhich 12 Laws Waits ["none", "warning", "penalty"] "warning"
        [ArbPenalties, ArbObserveGames, ConductInfraction];
    TimeForAssistant 13 Laws Waits ["amount", "nothing"] "amount"
        [ClockAssistant, RecAssistant];
    Distraction 14 Laws Waits ["yes", "no"] "no"
        [ConductDistract, ActAdjust, ClockAdjustOwnTime, DrawOfferHow];
    ClockSide 15 Laws Blocks ["right-of-black", "left-of-black"] "right-of-black"
        [ClockPlacement];
    ClocksStartedBy 16 Commentary Blocks ["arbiters", "players"] "arbiters"
        [ClockStart];
    LateArrivalLoses 17 Laws Blocks ["lost", "may-play"] "lost"
        [ClockDefault, AdjLate];
    TimeOfAbsence 18 Laws Waits ["player-on-move", "divided", "nobody"] "player-on-move"
        [ClockDefaultAbsent, AdjNeither];
    OpponentCanMate 19 Gap Blocks ["win", "draw"] ""
        [ClockFlagLoses, IrrIllegalPenalty, RapidFlagClaim, AdjBadSeal, EndResign];
    ClockFaulty 20 Laws Blocks ["reading-stands", "replace"] "reading-stands"
        [ClockIndication];
    SettingWrong 21 Laws Blocks ["proposal", "other", "unchanged"] "proposal"
        [ClockWrongSetting];
    StopReasonValid 22 Laws Blocks ["valid", "not-valid"] "not-valid"
        [ClockStopWithoutReason, ClockPlayerStop];
    TimesAfterRestoring 23 Laws Blocks ["without-press", "unchanged", "from-log", "other"] "without-press"
        [IrrTimes, IrrIllegal, IrrDisplacedFound, BlindDiffering];
    TimesOfNewGame 24 Gap Blocks ["full-time", "what-schedule-allows"] "full-time"
        [IrrInitial, IrrColours, AdjNoPosition];
    KnockingOverPenalised 25 Laws Waits ["none", "opponent-time", "own-time", "penalty"] "none"
        [IrrDisplacePenalty];
    QueenEndsPlay 26 Gap Blocks ["over", "restore"] "over"
        [IrrUnpromoted, EndMate, EndStalemate];
    StartedWithoutMove 27 Commentary Blocks ["illegal-move", "distraction", "accident"] "illegal-move"
        [IrrClockNoMove, BlindMade];
    TwoHandsStand 28 Gap Blocks ["stands", "restore"] "stands"
        [IrrTwoHands];

    // Articles 8 to 10
    RecordedForPlayers 29 Laws Waits ["arbiter", "assistant", "nobody"] "nobody"
        [RecCatchUpNeither];
    ScoresheetDawdling 30 Commentary Waits ["warn", "leave"] "leave"
        [RecCatchUpNeither];
    ScoresheetLent 31 Commentary Waits ["insist", "not"] "insist"
        [RecCatchUpOne];
    MoreMovesMade 32 Laws Blocks ["yes", "no"] "no"
        [RecUnprovable];
    SignedResultStands 33 Laws Waits ["stands", "corrected"] "stands"
        [RecSign];
    RestrictionConsent 34 Laws Waits ["consent", "refuse"] "refuse"
        [DrawRestriction];
    OfferPenalty 35 Laws Waits ["none", "warning", "penalty"] "warning"
        [DrawOfferHow, ConductDistract];
    ClaimVerified 36 Commentary Blocks ["replay", "sheets", "board-record"] "replay"
        [DrawThreefold, ConductCheckClaims];

    // Articles 11 and 12
    Disrepute 37 Laws Waits ["yes", "no"] ""
        [ConductDisrepute];
    VenueIncludes 38 Laws Waits ["areas", "none"] "none"
        [ConductVenue];
    MayLeaveVenue 39 Laws Waits ["grant", "refuse"] "refuse"
        [ConductLeaveVenue];
    MayLeaveArea 40 Laws Waits ["grant", "refuse"] "refuse"
        [ConductLeaveArea];
    MayEnterArea 41 Laws Waits ["grant", "refuse"] "refuse"
        [ConductAccess];
    DeviceApproved 42 Laws Waits ["approve", "not"] "not"
        [ConductDeviceBan];
    BagUsed 43 Laws Waits ["permit", "refuse"] "refuse"
        [ConductDeviceBag];
    DeviceEvident 44 Laws Blocks ["loss", "lesser-penalty", "not-evident"] "loss"
        [ConductDevicePenalty];
    InspectionRequired 45 Laws Waits ["inspect", "not"] "not"
        [ConductInspection];
    SmokingWhere 46 Laws Waits ["area", "nowhere"] "nowhere"
        [ConductSmoking];
    PersistentRefusal 47 Laws Waits ["warning", "final-notice", "loss"] "warning"
        [ConductPersistent];
    OpponentScores 48 Laws Waits ["win", "draw", "loss"] "win"
        [ConductPersistent, ArbPenaltiesLoss];
    BothGuilty 49 Laws Waits ["lost-by-both", "not"] "not"
        [ConductBothGuilty];
    MeasuresTaken 50 Laws Waits ["measures", "none"] "none"
        [ArbDuties, ArbDutiesFairPlay, ArbDutiesEnvironment, ArbDutiesDisabled];
    AssistantsAppointed 51 Laws Waits ["appoint", "not"] "not"
        [ArbAssistants];
    ExtraTime 52 Laws Blocks ["none", "white", "black", "both"] "none"
        [ArbExtraTime];
    OffenderExpelled 53 Laws Waits ["expel", "warn"] "warn"
        [ArbThirdParties];
    PhonesAllowed 54 Laws Waits ["authorise", "designate", "none"] "none"
        [ArbPhones];

    // Appendices and guidelines
    ClaimByObservation 55 Commentary Blocks ["uphold", "reject"] ""
        [RapidNoRecord];
    ScheduleSuffers 56 Laws Blocks ["correct", "leave"] "leave"
        [RapidWindowClock];
    FlagFirst 57 Commentary Blocks ["white", "black", "unknown"] "unknown"
        [ClockFlagCheck, RapidFlagClaim, ClockBothFlags];
    AlgebraicTold 58 Laws Waits ["tell", "not"] "tell"
        [RecRecord];
    BlindRulesAdapted 59 Laws Waits ["adapt", "not"] "not"
        [BlindAdapt];
    RankNames 60 Laws Waits ["german", "other"] "german"
        [BlindAnnounce];
    EnvelopeTimes 61 Laws Blocks ["times"] ""
        [AdjLostEnvelope];
    LateTimeError 62 Laws Waits ["leave", "correct"] "leave"
        [AdjTimeError];
    IncrementIntroduced 63 Laws Blocks ["agree", "not"] ""
        [QpfIncrementOption];
    QuickplayClaim 64 Laws Blocks ["draw", "postpone", "reject"] "postpone"
        [QpfClaimAccept, QpfClaimPostpone, QpfClaimReject];
    PostponedClaim 65 Laws Waits ["give-time", "not", "draw", "time-result"] "not"
        [QpfClaimPostpone];
    ReferredClaim 66 Laws Waits ["draw", "other"] ""
        [QpfNoArbiterRefer];

    // Other editions, and later additions
    ColoursReversed 67 Laws Blocks ["continue", "new-game"] "continue"
        [IrrColours];
    ElectronicSheetDefective 68 Laws Waits ["replace", "keep"] "keep"
        [RecProperty, RecElectronic];
    InterventionPossible 69 Laws Waits ["intervene", "too-late"] "intervene"
        [RapidBothKings];
    PlayResumes 70 Laws Blocks ["now", "later"] ""
        [ClockRestart];
    StayAfterGame 71 Commentary Waits ["minutes"] "minutes"
        [ConductFinished];
    DataOrNotes 72 Laws Waits ["data", "notes"] "data"
        [RecUse, ConductNotes];
}
