//! The readings we adopted where the text is silent, ambiguous or contradicts itself: their numbers, and the
//! provisions they concern. The questions and answers in words are in `docs/INTERPRETATIONS.md`.

use std::fmt;
use std::str::FromStr;

use crate::provision::Provision as P;

macro_rules! interpretations {
    ($($name:ident $number:literal [$($provision:ident),*];)+) => {
        /// An adopted reading, `Q-01` and so on. A ruling that rests on one says so.
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
    Q01 1 [ClockStopWithoutReason, ClockDefinitions];
    Q02 2 [GameNeitherCanMate, DrawClaimClock, QpfClaim, AdjBadSeal, BlindAssistant, NoteAmbiguityOther, QpfScope, DrawAutoFivefold, Glossary];
    Q03 3 [EndMate, EndStalemate, EndDead, ActOneHand];
    Q04 4 [ActCastleTouch, ActCastleIllegal];
    Q05 5 [ActAdjust, ClockAdjustOwnTime];
    Q06 6 [ClockHandling, IrrClockNoMove];
    Q07 7 [IrrUnpromoted, EndMate, EndStalemate];
    Q08 8 [IrrTwoHands];
    Q09 9 [IrrIllegal, IrrIllegalPenalty];
    Q10 10 [IrrIllegal, RecSign];
    Q11 11 [MoveCapture, ActPromotionWaysCapture, ActMadeCapture, ActMadeCastle, ActMadePromotion, IrrIllegal, IrrUnpromoted, IrrClockNoMove];
    Q12 12 [ActMade];
    Q13 13 [ClockCompleteNextMove, IrrIllegal];
    Q14 14 [IrrColours];
    Q15 15 [ClockFlagLoses, DrawAutoFivefold, DrawAutoSeventyfive];
    Q16 16 [ClockFlagLoses, EndDead];
    Q17 17 [IrrDisplace, IrrDisplacePenalty];
    Q18 18 [ClockFlagCheck, ClockBothFlags, QpfAnnounce];
    Q19 19 [ClockStart];
    Q20 20 [ClockPlayerStop];
    Q21 21 [IrrIllegalPenalty];
    Q22 22 [IrrClockNoMove, IrrIllegalPenalty];
    Q23 23 [ClockCarryDelay];
    Q24 24 [ClockFlagWhen];
    Q25 25 [ActClaimForfeited, IrrIllegal];
    Q26 26 [GameWhiteFirst, GameHaveMove, IrrClockNoMove, RapidWindowClock, RapidFlagClaim, NoteMove, MovePawnPromote];
    Q27 27 [IrrInitial];
    Q28 28 [DrawFiftyHas, DrawAutoSeventyfive];
    Q29 29 [RecExempt];
    Q30 30 [RecExempt];
    Q31 31 [DrawOfferHow];
    Q32 32 [DrawOfferHow, ConductDistract];
    Q33 33 [DrawRestriction];
    Q34 34 [DrawSamePosition, DrawSamePositionEp];
    Q35 35 [DrawSamePositionCastling];
    Q36 36 [DrawThreefold, DrawFifty];
    Q37 37 [DrawThreefoldAbout, RapidNoRecord];
    Q38 38 [DrawClaimWrong];
    Q39 39 [ConductReportLeaving];
    Q40 40 [ConductDeviceBan, ConductDevicePenalty];
    Q41 41 [ConductDevicePenalty];
    Q42 42 [PointsCap, ConductPersistent, ArbPenaltiesOppPoints, ArbPenaltiesOwnPoints, ArbPenaltiesLoss];
    Q43 43 [RapidSupervisedRecorded, BlitzSupervisedRecorded];
    Q44 44 [RapidIllegal, RapidBothKings];
    Q45 45 [QpfClaim];
    Q46 46 [QpfIncrementOption];
    Q47 47 [RapidDefine, BlitzDefine];
    Q48 48 [BlitzIllegal];
    Q49 49 [NoteAmbiguity];
    Q50 50 [AdjPresent, AdjBadSeal];
    Q51 51 [AdjBadSeal];
    Q52 52 [RecRecord, RecReplyFirst];
    Q53 53 [RecCatchUpOne];
    Q54 54 [IrrIllegalPenalty, IrrTwoHands, IrrClockNoMove, RapidIllegal, RapidFlagClaim, RapidFlagCall];
    Q55 55 [DrawAuto, ClockCompleteEndsGame];
    Q56 56 [ArbPenaltiesFine];
    Q57 57 [BlindAnnounce];
    Q58 58 [RapidDefine, BlitzDefine];
    Q59 59 [RapidArticle4OnRequest, ArbObserveLaws];
    Q60 60 [IntroScope, ActMade, RecExempt, RapidDefine, BlitzDefine, BlitzIllegal, NoteAmbiguityRank, C960Notes];
    Q61 61 [SetupLines, MovePawnSingle, ActCastleRookFirst, ActCastleIllegal, ClockFlagLoses, IrrIllegalPenalty, RecExempt, DrawOfferHow, DrawSamePositionEp, DrawAutoSeventyfive, ConductDevicePenalty];
    Q62 62 [IrrTwoHands];
    Q63 63 [RapidIllegal, BlitzIllegal];
    Q64 64 [];
    Q65 65 [ClockDefault];
    Q66 66 [RapidPenaltyMinutes, BlitzSupervised, BlitzOtherwise];
    Q67 67 [IrrIllegalPenalty];
    Q68 68 [EndResign];
    Q69 69 [BlitzSupervised, RapidNoRecord];
    Q70 70 [RapidIllegal, RapidBothFlags, BlitzExclusions];
    Q71 71 [DrawAutoFivefold];
    Q72 72 [IrrTimes, IrrIllegal];
    Q73 73 [DrawThreefoldAbout, DrawFiftyAbout];
    Q74 74 [];
    Q75 75 [ClockFlagWhen, RapidIllegal, MoveIllegalPosition];
    Q76 76 [DrawRestriction];
    Q77 77 [ClockScreensNoClaim];
    Q78 78 [GameWhiteFirst, MoveIllegal];
    Q79 79 [AdjCheck, AdjOpen, AdjLostEnvelope];
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
