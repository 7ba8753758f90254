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
    J01 1 Laws Blocks ["by-analogy", "after-consulting"] ""
        [PrefaceAnalogy, ArbDutiesFairPlay];
    J02 2 Laws Waits ["keep", "replace"] "keep"
        [PrefaceAnalogy, ArbObserveLaws];
    J03 3 Gap Waits ["dead", "play-on"] "play-on"
        [EndDead, GameNeitherCanMate];
    J04 4 Commentary Waits ["replace-now", "replace-at-stop", "keep"] "keep"
        [SetupPieces, ArbDutiesEnvironment];
    J05 5 Gap Blocks ["complete", "restore"] "complete"
        [MovePawnPromote, ActPromotionWaysCapture, ActMadePromotion];
    J06 6 Commentary Blocks ["adjustment", "touch", "disturbance"] "adjustment"
        [ActAdjust];
    J07 7 Laws Blocks ["accidental", "intentional"] "intentional"
        [ActContactIsIntent, ActTouch];
    J08 8 Laws Waits ["accept", "refuse"] "refuse"
        [ActAssistant, ClockAssistant, RecAssistant, BlindAssistant, BlindAssistantSighted];
    J09 9 Commentary Blocks ["white-resigns", "black-resigns", "draw", "offer", "nothing"] ""
        [EndResign, DrawOfferHow];
    J10 10 Commentary Waits ["none", "penalty"] "none"
        [EndResign];

    // Articles 6 and 7
    J11 11 Commentary Blocks ["proposal", "other"] "proposal"
        [ClockMayPress, ClockPlacement];
    J12 12 Laws Waits ["none", "warning", "penalty"] "warning"
        [ArbPenalties, ArbObserveGames, ConductInfraction];
    J13 13 Laws Waits ["amount", "nothing"] "amount"
        [ClockAssistant, RecAssistant];
    J14 14 Laws Waits ["yes", "no"] "no"
        [ConductDistract, ActAdjust, ClockAdjustOwnTime, DrawOfferHow];
    J15 15 Laws Blocks ["right-of-black", "left-of-black"] "right-of-black"
        [ClockPlacement];
    J16 16 Commentary Blocks ["arbiters", "players"] "arbiters"
        [ClockStart];
    J17 17 Laws Blocks ["lost", "may-play"] "lost"
        [ClockDefault, AdjLate];
    J18 18 Laws Waits ["player-on-move", "divided", "nobody"] "player-on-move"
        [ClockDefaultAbsent, AdjNeither];
    J19 19 Gap Blocks ["win", "draw"] ""
        [ClockFlagLoses, IrrIllegalPenalty, RapidFlagClaim, AdjBadSeal, EndResign];
    J20 20 Laws Blocks ["reading-stands", "replace"] "reading-stands"
        [ClockIndication];
    J21 21 Laws Blocks ["proposal", "other", "unchanged"] "proposal"
        [ClockWrongSetting];
    J22 22 Laws Blocks ["valid", "not-valid"] "not-valid"
        [ClockStopWithoutReason, ClockPlayerStop];
    J23 23 Laws Blocks ["without-press", "unchanged", "from-log", "other"] "without-press"
        [IrrTimes, IrrIllegal, IrrDisplacedFound, BlindDiffering];
    J24 24 Gap Blocks ["full-time", "what-schedule-allows"] "full-time"
        [IrrInitial, IrrColours, AdjNoPosition];
    J25 25 Laws Waits ["none", "opponent-time", "own-time", "penalty"] "none"
        [IrrDisplacePenalty];
    J26 26 Gap Blocks ["over", "restore"] "over"
        [IrrUnpromoted, EndMate, EndStalemate];
    J27 27 Commentary Blocks ["illegal-move", "distraction", "accident"] "illegal-move"
        [IrrClockNoMove, BlindMade];
    J28 28 Gap Blocks ["stands", "restore"] "stands"
        [IrrTwoHands];

    // Articles 8 to 10
    J29 29 Laws Waits ["arbiter", "assistant", "nobody"] "nobody"
        [RecCatchUpNeither];
    J30 30 Commentary Waits ["warn", "leave"] "leave"
        [RecCatchUpNeither];
    J31 31 Commentary Waits ["insist", "not"] "insist"
        [RecCatchUpOne];
    J32 32 Laws Blocks ["yes", "no"] "no"
        [RecUnprovable];
    J33 33 Laws Waits ["stands", "corrected"] "stands"
        [RecSign];
    J34 34 Laws Waits ["consent", "refuse"] "refuse"
        [DrawRestriction];
    J35 35 Laws Waits ["none", "warning", "penalty"] "warning"
        [DrawOfferHow, ConductDistract];
    J36 36 Commentary Blocks ["replay", "sheets", "board-record"] "replay"
        [DrawThreefold, ConductCheckClaims];

    // Articles 11 and 12
    J37 37 Laws Waits ["yes", "no"] ""
        [ConductDisrepute];
    J38 38 Laws Waits ["areas", "none"] "none"
        [ConductVenue];
    J39 39 Laws Waits ["grant", "refuse"] "refuse"
        [ConductLeaveVenue];
    J40 40 Laws Waits ["grant", "refuse"] "refuse"
        [ConductLeaveArea];
    J41 41 Laws Waits ["grant", "refuse"] "refuse"
        [ConductAccess];
    J42 42 Laws Waits ["approve", "not"] "not"
        [ConductDeviceBan];
    J43 43 Laws Waits ["permit", "refuse"] "refuse"
        [ConductDeviceBag];
    J44 44 Laws Blocks ["loss", "lesser-penalty", "not-evident"] "loss"
        [ConductDevicePenalty];
    J45 45 Laws Waits ["inspect", "not"] "not"
        [ConductInspection];
    J46 46 Laws Waits ["area", "nowhere"] "nowhere"
        [ConductSmoking];
    J47 47 Laws Waits ["warning", "final-notice", "loss"] "warning"
        [ConductPersistent];
    J48 48 Laws Waits ["win", "draw", "loss"] "win"
        [ConductPersistent, ArbPenaltiesLoss];
    J49 49 Laws Waits ["lost-by-both", "not"] "not"
        [ConductBothGuilty];
    J50 50 Laws Waits ["measures", "none"] "none"
        [ArbDuties, ArbDutiesFairPlay, ArbDutiesEnvironment, ArbDutiesDisabled];
    J51 51 Laws Waits ["appoint", "not"] "not"
        [ArbAssistants];
    J52 52 Laws Blocks ["none", "white", "black", "both"] "none"
        [ArbExtraTime];
    J53 53 Laws Waits ["expel", "warn"] "warn"
        [ArbThirdParties];
    J54 54 Laws Waits ["authorise", "designate", "none"] "none"
        [ArbPhones];

    // Appendices and guidelines
    J55 55 Commentary Blocks ["uphold", "reject"] ""
        [RapidNoRecord];
    J56 56 Laws Blocks ["correct", "leave"] "leave"
        [RapidWindowClock];
    J57 57 Commentary Blocks ["white", "black", "unknown"] "unknown"
        [ClockFlagCheck, RapidFlagClaim, ClockBothFlags];
    J58 58 Laws Waits ["tell", "not"] "tell"
        [RecRecord];
    J59 59 Laws Waits ["adapt", "not"] "not"
        [BlindAdapt];
    J60 60 Laws Waits ["german", "other"] "german"
        [BlindAnnounce];
    J61 61 Laws Blocks ["times"] ""
        [AdjLostEnvelope];
    J62 62 Laws Waits ["leave", "correct"] "leave"
        [AdjTimeError];
    J63 63 Laws Blocks ["agree", "not"] ""
        [QpfIncrementOption];
    J64 64 Laws Blocks ["draw", "postpone", "reject"] "postpone"
        [QpfClaimAccept, QpfClaimPostpone, QpfClaimReject];
    J65 65 Laws Waits ["give-time", "not", "draw", "time-result"] "not"
        [QpfClaimPostpone];
    J66 66 Laws Waits ["draw", "other"] ""
        [QpfNoArbiterRefer];

    // Other editions, and later additions
    J67 67 Laws Blocks ["continue", "new-game"] "continue"
        [IrrColours];
    J68 68 Laws Waits ["replace", "keep"] "keep"
        [RecProperty, RecElectronic];
    J69 69 Laws Waits ["intervene", "too-late"] "intervene"
        [RapidBothKings];
    J70 70 Laws Blocks ["now", "later"] ""
        [ClockRestart];
    J71 71 Commentary Waits ["minutes"] "minutes"
        [ConductFinished];
    J72 72 Laws Waits ["data", "notes"] "data"
        [RecUse, ConductNotes];
}
