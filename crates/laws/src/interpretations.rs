//! The readings we adopted where the text is silent, ambiguous or contradicts itself: their numbers, and the
//! provisions they concern. The questions and answers in words are in `docs/INTERPRETATIONS.md`.

use std::fmt;
use std::str::FromStr;

use crate::provision::Provision as P;

/// Where an adopted reading is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Used {
    /// Rulings rest on it and say so; scenarios show it.
    Ruling,
    /// It decides a fact on which rulings rest (identity of positions, clocks, classes, notation, order of rules): in
    /// this file.
    Fact(&'static str),
    /// It only says which text or value of an edition is carried: in this file.
    Text(&'static str),
}

macro_rules! interpretations {
    ($($name:ident $number:literal $used:ident $(($place:literal))? [$($provision:ident),*];)+) => {
        /// An adopted reading, `Q-01` and so on. A ruling that rests on one says so.
        ///
        /// ```
        /// use jadoube_laws::{Interpretation, Provision, Used};
        ///
        /// let two_hands: Interpretation = "Q-08".parse()?;
        /// assert_eq!((two_hands.number(), two_hands.used()), (8, Used::Ruling));
        /// assert_eq!(two_hands.provisions(), [Provision::IrrTwoHands]);
        /// # Ok::<(), jadoube_laws::NotAnInterpretation>(())
        /// ```
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Interpretation {
            $(#[doc = concat!("`Q-", stringify!($number), "`, see `docs/INTERPRETATIONS.md`")] $name,)+
        }

        impl Interpretation {
            /// All of them, by number.
            pub const ALL: &'static [Interpretation] = &[$(Interpretation::$name),+];

            /// The number of the entry: 7 for `Q-07`.
            #[must_use]
            pub const fn number(self) -> u8 {
                match self {
                    $(Interpretation::$name => $number,)+
                }
            }

            /// Where it is used.
            #[must_use]
            pub const fn used(self) -> Used {
                match self {
                    $(Interpretation::$name => Used::$used $(($place))?,)+
                }
            }

            /// The provisions that the reading concerns.
            #[must_use]
            pub const fn provisions(self) -> &'static [P] {
                match self {
                    $(Interpretation::$name => &[$(P::$provision),*],)+
                }
            }
        }
    };
}

interpretations! {
    Q01 1 Fact("crates/laws/src/ruling/cites.rs") [ClockStopWithoutReason, ClockDefinitions];
    Q02 2 Ruling [GameNeitherCanMate, DrawClaimClock, QpfClaim, AdjBadSeal, BlindAssistant, NoteAmbiguityOther, QpfScope, DrawAutoFivefold, Glossary];
    Q03 3 Ruling [EndMate, EndStalemate, EndDead, ActOneHand];
    Q04 4 Ruling [ActCastleTouch, ActCastleIllegal];
    Q05 5 Ruling [ActAdjust, ClockAdjustOwnTime];
    Q06 6 Ruling [ClockHandling, IrrClockNoMove];
    Q07 7 Ruling [IrrUnpromoted, EndMate, EndStalemate];
    Q08 8 Ruling [IrrTwoHands];
    Q09 9 Ruling [IrrIllegal, IrrIllegalPenalty];
    Q10 10 Ruling [IrrIllegal, RecSign];
    Q11 11 Ruling [MoveCapture, ActPromotionWaysCapture, ActMadeCapture, ActMadeCastle, ActMadePromotion, IrrIllegal, IrrUnpromoted, IrrClockNoMove];
    Q12 12 Ruling [ActMade];
    Q13 13 Ruling [ClockCompleteNextMove, IrrIllegal];
    Q14 14 Ruling [IrrColours];
    Q15 15 Ruling [ClockFlagLoses, DrawAutoFivefold, DrawAutoSeventyfive];
    Q16 16 Ruling [ClockFlagLoses, EndDead];
    Q17 17 Ruling [IrrDisplace, IrrDisplacePenalty];
    Q18 18 Ruling [ClockFlagCheck, ClockBothFlags, QpfAnnounce];
    Q19 19 Ruling [ClockStart];
    Q20 20 Ruling [ClockPlayerStop];
    Q21 21 Ruling [IrrIllegalPenalty];
    Q22 22 Ruling [IrrClockNoMove, IrrIllegalPenalty];
    Q23 23 Fact("crates/clock/src/readings/given.rs") [ClockCarryDelay];
    Q24 24 Ruling [ClockFlagWhen];
    Q25 25 Ruling [ActClaimForfeited, IrrIllegal];
    Q26 26 Text("crates/laws/src/text/mod.rs") [GameWhiteFirst, GameHaveMove, IrrClockNoMove, RapidWindowClock, RapidFlagClaim, NoteMove, MovePawnPromote];
    Q27 27 Ruling [IrrInitial];
    Q28 28 Ruling [DrawFiftyHas, DrawAutoSeventyfive];
    Q29 29 Ruling [RecExempt];
    Q30 30 Ruling [RecExempt];
    Q31 31 Ruling [DrawOfferHow];
    Q32 32 Ruling [DrawOfferHow, ConductDistract];
    Q33 33 Ruling [DrawRestriction];
    Q34 34 Fact("crates/board/src/identity.rs") [DrawSamePosition, DrawSamePositionEp];
    Q35 35 Fact("crates/board/src/identity.rs") [DrawSamePositionCastling];
    Q36 36 Ruling [DrawThreefold, DrawFifty];
    Q37 37 Ruling [DrawThreefoldAbout, RapidNoRecord];
    Q38 38 Ruling [DrawClaimWrong];
    Q39 39 Ruling [ConductReportLeaving];
    Q40 40 Ruling [ConductDeviceBan, ConductDevicePenalty];
    Q41 41 Ruling [ConductDevicePenalty];
    Q42 42 Ruling [PointsCap, ConductPersistent, ArbPenaltiesOppPoints, ArbPenaltiesOwnPoints, ArbPenaltiesLoss];
    Q43 43 Ruling [RapidSupervisedRecorded, BlitzSupervisedRecorded];
    Q44 44 Ruling [RapidIllegal, RapidBothKings];
    Q45 45 Ruling [QpfClaim];
    Q46 46 Ruling [QpfIncrementOption];
    Q47 47 Fact("crates/laws/src/editions/e2009.rs") [RapidDefine, BlitzDefine];
    Q48 48 Ruling [BlitzIllegal];
    Q49 49 Fact("crates/notation/src/algebraic/departure.rs") [NoteAmbiguity];
    Q50 50 Ruling [AdjPresent, AdjBadSeal];
    Q51 51 Ruling [AdjBadSeal];
    Q52 52 Ruling [RecRecord, RecReplyFirst];
    Q53 53 Ruling [RecCatchUpOne];
    Q54 54 Text("crates/laws/src/editions/e2017.rs") [IrrIllegalPenalty, IrrTwoHands, IrrClockNoMove, RapidIllegal, RapidFlagClaim, RapidFlagCall];
    Q55 55 Ruling [DrawAuto, ClockCompleteEndsGame];
    Q56 56 Ruling [ArbPenaltiesFine];
    Q57 57 Fact("crates/notation/src/announce/read.rs") [BlindAnnounce];
    Q58 58 Fact("crates/laws/src/editions/cz_rapid_blitz.rs") [RapidDefine, BlitzDefine];
    Q59 59 Ruling [RapidArticle4OnRequest, ArbObserveLaws];
    Q60 60 Text("crates/laws/src/editions/e2009_cs.rs") [IntroScope, ActMade, RecExempt, RapidDefine, BlitzDefine, BlitzIllegal, NoteAmbiguityRank, C960Notes];
    Q61 61 Text("crates/laws/src/editions/e2017_sl.rs") [SetupLines, MovePawnSingle, ActCastleRookFirst, ActCastleIllegal, ClockFlagLoses, IrrIllegalPenalty, RecExempt, DrawOfferHow, DrawSamePositionEp, DrawAutoSeventyfive, ConductDevicePenalty];
    Q62 62 Ruling [IrrTwoHands];
    Q63 63 Ruling [RapidIllegal, BlitzIllegal];
    Q64 64 Fact("crates/laws/src/editions/e2014.rs") [];
    Q65 65 Ruling [ClockDefault];
    Q66 66 Ruling [RapidPenaltyMinutes, BlitzSupervised, BlitzOtherwise];
    Q67 67 Ruling [IrrIllegalPenalty];
    Q68 68 Ruling [EndResign];
    Q69 69 Ruling [BlitzSupervised, RapidNoRecord];
    Q70 70 Ruling [RapidIllegal, RapidBothFlags, BlitzExclusions];
    Q71 71 Ruling [DrawAutoFivefold];
    Q72 72 Ruling [IrrTimes, IrrIllegal];
    Q73 73 Ruling [DrawThreefoldAbout, DrawFiftyAbout];
    Q74 74 Fact("crates/laws/src/rules/mod.rs") [];
    Q75 75 Ruling [ClockFlagWhen, RapidIllegal, MoveIllegalPosition];
    Q76 76 Ruling [DrawRestriction];
    Q77 77 Ruling [ClockScreensNoClaim];
    Q78 78 Ruling [GameWhiteFirst, MoveIllegal];
    Q79 79 Ruling [AdjCheck, AdjOpen, AdjLostEnvelope];
    Q80 80 Ruling [ClockStart, ClockDefaultAbsent];
}

impl fmt::Display for Interpretation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Q-{:02}", self.number())
    }
}

/// A text that is not the number of an entry.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no entry of the register: expected a number such as Q-07")]
pub struct NotAnInterpretation(pub String);

impl FromStr for Interpretation {
    type Err = NotAnInterpretation;

    fn from_str(text: &str) -> Result<Interpretation, NotAnInterpretation> {
        let number = text.trim().strip_prefix("Q-").and_then(|it| it.parse::<u8>().ok());
        let found = Interpretation::ALL.iter().find(|it| Some(it.number()) == number);
        found.copied().ok_or_else(|| NotAnInterpretation(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::Interpretation;

    #[test]
    fn the_register_in_words_has_the_same_entries() {
        let words = include_str!("../../../docs/INTERPRETATIONS.md");
        let ids = words.lines().filter_map(|it| it.strip_prefix("### ")?.split(' ').next());
        let in_words: Vec<Interpretation> = ids.map(|it| it.parse().expect("an entry")).collect();
        assert_eq!(in_words, Interpretation::ALL);
    }

    #[test]
    fn numbers_run_through() {
        for (at, entry) in Interpretation::ALL.iter().enumerate() {
            assert_eq!(usize::from(entry.number()), at + 1);
            assert_eq!(entry.to_string().parse(), Ok(*entry));
        }
        assert!("Q-99".parse::<Interpretation>().is_err());
    }
}
