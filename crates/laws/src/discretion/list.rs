//! The list of questions to the arbiter. Data only; what the words mean is in the module above.
//!
//! In each line: the ground, whether play waits for it, the type of its answers, the provisions it rests on, and the
//! default; without one it must be answered.

use super::answers::{self, Answers, Form};
use super::given::Given;
use super::{Ground, Urgency};
use crate::provision::Provision as P;

macro_rules! questions {
    ($($name:ident $number:literal $ground:ident $urgency:ident $answers:ident
       [$($provision:ident),+] $(= $default:ident $(($none:ident))?)?;)+) => {
        /// A point that the Laws leave to the arbiter, `J-01` and so on.
        ///
        /// ```
        /// use jadoube_laws::{Discretion, Edition, Ground, Provision, Raised, Urgency};
        ///
        /// // Was a piece touched on purpose?
        /// let touched: Discretion = "J-07".parse()?;
        /// let keys: Vec<&str> = touched.answers().map(|it| it.key()).collect();
        /// assert_eq!(keys, ["accidental", "intentional"]);
        /// assert_eq!((touched.ground(), touched.urgency()), (Ground::Laws, Urgency::Blocks));
        /// assert_eq!(touched.raised(), Raised::ByRule);
        /// assert_eq!(touched.provisions()[0], Provision::ActContactIsIntent);
        /// assert_eq!(touched.message_id(), "discretion-j-07");
        ///
        /// // The edition of 2018 presumes an answer, that of 2014 does not.
        /// let default = touched.default_answer(Edition::Fide2018);
        /// assert_eq!(default.map(|it| it.choice().key()), Some("intentional"));
        /// assert_eq!(touched.default_answer(Edition::Fide2014), None);
        /// # Ok::<(), jadoube_laws::NotADiscretion>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Discretion {
            $(#[doc = concat!("`J-", stringify!($number), "`")] $name,)+
        }

        /// What was decided: the question, and the answer out of those that it has.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Decided {
            $(#[doc = concat!("`J-", stringify!($number), "`")] $name(answers::$answers),)+
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

            /// The provisions that it rests on.
            #[must_use]
            pub const fn provisions(self) -> &'static [P] {
                match self {
                    $(Discretion::$name => &[$(P::$provision),+],)+
                }
            }

            pub(super) const fn forms(self) -> &'static [Form] {
                match self {
                    $(Discretion::$name => <answers::$answers as Answers>::FORMS,)+
                }
            }

            pub(super) const fn offered(self) -> usize {
                match self {
                    $(Discretion::$name => <answers::$answers as Answers>::OFFERED,)+
                }
            }

            /// The answer at a place of the forms, with what is given.
            pub(super) fn decided(self, at: usize, given: Given) -> Option<Decided> {
                match self {
                    $(Discretion::$name => {
                        let build = <answers::$answers as Answers>::BUILD.get(at)?;
                        build(given).map(Decided::$name)
                    })+
                }
            }

            pub(super) const fn default_of_register(self) -> Option<Decided> {
                match self {
                    $(Discretion::$name => questions!(
                        @default $name $answers $($default $(($none))?)?
                    ),)+
                }
            }
        }

        impl Decided {
            /// The question that is answered.
            #[must_use]
            pub const fn question(&self) -> Discretion {
                match self {
                    $(Decided::$name(_) => Discretion::$name,)+
                }
            }

            pub(super) fn at(&self) -> usize {
                match self {
                    $(Decided::$name(it) => it.at(),)+
                }
            }

            /// What the answer states beside the choice.
            #[must_use]
            pub fn given(&self) -> Given {
                match self {
                    $(Decided::$name(it) => it.given(),)+
                }
            }
        }
    };
    (@default $name:ident $answers:ident) => { None };
    (@default $name:ident $answers:ident $default:ident $(($none:ident))?) => {
        Some(Decided::$name(answers::$answers::$default $(($none))?))
    };
}

questions! {
    // Preface and Articles 1 to 5
    CaseNotCovered 1 Laws Blocks CaseNotCovered [PrefaceAnalogy, ArbDutiesFairPlay];
    RulingReplaced 2 Laws Waits RulingReplaced [PrefaceAnalogy, ArbObserveLaws] = Keep;
    PositionDead 3 Gap Waits PositionDead [EndDead, GameNeitherCanMate] = PlayOn;
    EquipmentDisturbs 4 Commentary Waits EquipmentDisturbs
        [SetupPieces, ArbDutiesEnvironment] = Keep;
    PromotionPutRight 5 Gap Blocks PromotionPutRight
        [MovePawnPromote, ActPromotionWaysCapture, ActMadePromotion] = Complete;
    GenuineAdjustment 6 Commentary Blocks GenuineAdjustment [ActAdjust] = Adjustment;
    ContactAccidental 7 Laws Blocks ContactAccidental [ActContactIsIntent, ActTouch] = Intentional;
    AssistantAcceptable 8 Laws Waits AssistantAcceptable
        [ActAssistant, ClockAssistant, RecAssistant, BlindAssistant, BlindAssistantSighted] = Refuse;
    GestureMeans 9 Commentary Blocks GestureMeans [EndResign, DrawOfferHow];
    LeftWithoutResigning 10 Commentary Waits LeftWithoutResigning [EndResign] = None;

    // Articles 6 and 7
    BoardAndClockCorrected 11 Commentary Blocks BoardAndClockCorrected
        [ClockMayPress, ClockPlacement] = Proposal;
    PenaltyWhich 12 Laws Waits PenaltyChosen
        [ArbPenalties, ArbObserveGames, ConductInfraction] = Warning;
    TimeForAssistant 13 Laws Waits TimeForAssistant [ClockAssistant, RecAssistant] = Amount(None);
    Distraction 14 Laws Waits Distraction
        [ConductDistract, ActAdjust, ClockAdjustOwnTime, DrawOfferHow] = No;
    ClockSide 15 Laws Blocks ClockSide [ClockPlacement] = RightOfBlack;
    ClocksStartedBy 16 Commentary Blocks ClocksStartedBy [ClockStart] = Arbiters;
    LateArrivalLoses 17 Laws Blocks LateArrivalLoses [ClockDefault, AdjLate] = Lost;
    TimeOfAbsence 18 Laws Waits TimeOfAbsence [ClockDefaultAbsent, AdjNeither] = PlayerOnMove;
    OpponentCanMate 19 Gap Blocks OpponentCanMate
        [ClockFlagLoses, IrrIllegalPenalty, RapidFlagClaim, AdjBadSeal, EndResign];
    ClockFaulty 20 Laws Blocks ClockFaulty [ClockIndication] = ReadingStands;
    SettingWrong 21 Laws Blocks SettingWrong [ClockWrongSetting] = Proposal;
    StopReasonValid 22 Laws Blocks StopReasonValid
        [ClockStopWithoutReason, ClockPlayerStop] = NotValid;
    TimesAfterRestoring 23 Laws Blocks TimesAfterRestoring
        [IrrTimes, IrrIllegal, IrrDisplacedFound, BlindDiffering] = WithoutPress;
    TimesOfNewGame 24 Gap Blocks TimesOfNewGame [IrrInitial, IrrColours, AdjNoPosition] = FullTime;
    KnockingOverPenalised 25 Laws Waits KnockingOverPenalised [IrrDisplacePenalty] = None;
    QueenEndsPlay 26 Gap Blocks QueenEndsPlay [IrrUnpromoted, EndMate, EndStalemate] = Over;
    StartedWithoutMove 27 Commentary Blocks StartedWithoutMove
        [IrrClockNoMove, BlindMade] = IllegalMove;
    TwoHandsStand 28 Gap Blocks TwoHandsStand [IrrTwoHands] = Stands;

    // Articles 8 to 10
    RecordedForPlayers 29 Laws Waits RecordedForPlayers [RecCatchUpNeither] = Nobody;
    ScoresheetDawdling 30 Commentary Waits ScoresheetDawdling [RecCatchUpNeither] = Leave;
    ScoresheetLent 31 Commentary Waits ScoresheetLent [RecCatchUpOne] = Insist;
    MoreMovesMade 32 Laws Blocks MoreMovesMade [RecUnprovable] = No;
    SignedResultStands 33 Laws Waits SignedResultStands [RecSign] = Stands;
    RestrictionConsent 34 Laws Waits RestrictionConsent [DrawRestriction] = Refuse;
    OfferPenalty 35 Laws Waits PenaltyChosen [DrawOfferHow, ConductDistract] = Warning;
    ClaimVerified 36 Commentary Blocks ClaimVerified [DrawThreefold, ConductCheckClaims] = Replay;

    // Articles 11 and 12
    Disrepute 37 Laws Waits Disrepute [ConductDisrepute];
    VenueIncludes 38 Laws Waits VenueIncludes [ConductVenue] = None;
    MayLeaveVenue 39 Laws Waits LeaveGiven [ConductLeaveVenue] = Refuse;
    MayLeaveArea 40 Laws Waits LeaveGiven [ConductLeaveArea] = Refuse;
    MayEnterArea 41 Laws Waits LeaveGiven [ConductAccess] = Refuse;
    DeviceApproved 42 Laws Waits DeviceApproved [ConductDeviceBan] = Not;
    BagUsed 43 Laws Waits BagUsed [ConductDeviceBag] = Refuse;
    DeviceEvident 44 Laws Blocks DeviceEvident [ConductDevicePenalty] = Loss;
    InspectionRequired 45 Laws Waits InspectionRequired [ConductInspection] = Not;
    SmokingWhere 46 Laws Waits SmokingWhere [ConductSmoking] = Nowhere;
    PersistentRefusal 47 Laws Waits PersistentRefusal [ConductPersistent] = Warning;
    OpponentScores 48 Laws Waits OpponentScores [ConductPersistent, ArbPenaltiesLoss] = Win;
    BothGuilty 49 Laws Waits BothGuilty [ConductBothGuilty] = Not;
    MeasuresTaken 50 Laws Waits MeasuresTaken
        [ArbDuties, ArbDutiesFairPlay, ArbDutiesEnvironment, ArbDutiesDisabled] = None;
    AssistantsAppointed 51 Laws Waits AssistantsAppointed [ArbAssistants] = Not;
    ExtraTime 52 Laws Blocks ExtraTime [ArbExtraTime] = None;
    OffenderExpelled 53 Laws Waits OffenderExpelled [ArbThirdParties] = Warn;
    PhonesAllowed 54 Laws Waits PhonesAllowed [ArbPhones] = None;

    // Appendices and guidelines
    ClaimByObservation 55 Commentary Blocks ClaimByObservation [RapidNoRecord];
    ScheduleSuffers 56 Laws Blocks ScheduleSuffers [RapidWindowClock] = Leave;
    FlagFirst 57 Commentary Blocks FlagFirst
        [ClockFlagCheck, RapidFlagClaim, ClockBothFlags] = Unknown;
    AlgebraicTold 58 Laws Waits AlgebraicTold [RecRecord] = Tell;
    BlindRulesAdapted 59 Laws Waits BlindRulesAdapted [BlindAdapt] = Not;
    RankNames 60 Laws Waits RanksNamed [BlindAnnounce] = German;
    EnvelopeTimes 61 Laws Blocks EnvelopeTimes [AdjLostEnvelope];
    LateTimeError 62 Laws Waits LateTimeError [AdjTimeError] = Leave;
    IncrementIntroduced 63 Laws Blocks IncrementIntroduced [QpfIncrementOption];
    QuickplayClaim 64 Laws Blocks QuickplayClaim
        [QpfClaimAccept, QpfClaimPostpone, QpfClaimReject] = Postpone;
    PostponedClaim 65 Laws Waits PostponedClaim [QpfClaimPostpone] = Not;
    ReferredClaim 66 Laws Waits ReferredClaim [QpfNoArbiterRefer];

    // Other editions, and later additions
    ColoursReversed 67 Laws Blocks ColoursReversed [IrrColours] = Continue;
    ElectronicSheetDefective 68 Laws Waits ElectronicSheetDefective
        [RecProperty, RecElectronic] = Keep;
    InterventionPossible 69 Laws Waits InterventionPossible [RapidBothKings] = Intervene;
    PlayResumes 70 Laws Blocks PlayResumes [ClockRestart];
    StayAfterGame 71 Commentary Waits StayAfterGame [ConductFinished] = Minutes(None);
    DataOrNotes 72 Laws Waits DataOrNotes [RecUse, ConductNotes] = Data;
}
