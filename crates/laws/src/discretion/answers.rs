//! The types of the answers: for each question, or for several that have the same answers, what can be chosen and what
//! goes with it. What stands behind the semicolon is understood, but not offered.

use ::board::{ByColor, Color};
use clock::Millis;

use super::given::{Deduction, Given, Held, Needs, PointsEntered, Sanctions};
use crate::event::{Area, Score, Who};

/// An answer as it stands in the register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Form {
    pub(super) key: &'static str,
    pub(super) needs: Option<Needs>,
    pub(super) optional: bool,
}

/// A type of answers.
pub(super) trait Answers: Sized + 'static {
    /// The answers, those that are offered first.
    const FORMS: &'static [Form];
    /// How many of them are offered.
    const OFFERED: usize;
    const BUILD: &'static [fn(Given) -> Option<Self>];

    /// Where an answer stands among the forms.
    fn at(&self) -> usize;
    /// What it states beside the choice.
    fn given(&self) -> Given;
}

macro_rules! answers {
    ($($(#[$doc:meta])* $name:ident {
        $($offered:ident $(($with:ty))? $key:literal),+
        $(; $($also:ident $(($also_with:ty))? $also_key:literal),+)?
    })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, PartialEq, Eq, Debug)]
            pub enum $name {
                $(#[doc = concat!("`", $key, "`")] $offered $(($with))?,)+
                $($(#[doc = concat!("`", $also_key, "`, which is understood and not offered")]
                    $also $(($also_with))?,)+)?
            }

            impl Answers for $name {
                const FORMS: &'static [Form] = &[
                    $(answers!(@form $key $($with)?),)+
                    $($(answers!(@form $also_key $($also_with)?),)+)?
                ];
                const OFFERED: usize = [$($key),+].len();
                const BUILD: &'static [fn(Given) -> Option<$name>] = &[
                    $(|given| answers!(@build given $name $offered $($with)?),)+
                    $($(|given| answers!(@build given $name $also $($also_with)?),)+)?
                ];

                fn at(&self) -> usize {
                    enum At { $($offered,)+ $($($also,)+)? }
                    match self {
                        $($name::$offered { .. } => At::$offered as usize,)+
                        $($($name::$also { .. } => At::$also as usize,)+)?
                    }
                }

                fn given(&self) -> Given {
                    match self {
                        $(answers!(@pattern it $name $offered $($with)?) => answers!(@given it $($with)?),)+
                        $($(answers!(@pattern it $name $also $($also_with)?) => answers!(@given it $($also_with)?),)+)?
                    }
                }
            }
        )+
    };
    (@form $key:literal) => { Form { key: $key, needs: None, optional: true } };
    (@form $key:literal $with:ty) => {
        Form { key: $key, needs: Some(<$with as Held>::NEEDS), optional: <$with as Held>::OPTIONAL }
    };
    (@build $given:ident $name:ident $variant:ident) => {
        ($given == Given::Nothing).then_some($name::$variant)
    };
    (@build $given:ident $name:ident $variant:ident $with:ty) => {
        <$with as Held>::of($given).map($name::$variant)
    };
    (@pattern $it:ident $name:ident $variant:ident) => { $name::$variant };
    (@pattern $it:ident $name:ident $variant:ident $with:ty) => { $name::$variant($it) };
    (@given $it:ident) => { Given::Nothing };
    (@given $it:ident $with:ty) => { <$with as Held>::given($it) };
}

answers! {
    /// A case that the Laws do not cover: as it was proposed, or otherwise.
    CaseNotCovered {
        ByAnalogy "by-analogy", AfterConsulting "after-consulting";
        Result(Score) "result", PlayOn "play-on", AnyMove "any-move", IllegalMove "illegal-move",
        Penalty(Sanctions) "penalty", Admit "admit", Refuse "refuse", Otherwise(String) "otherwise"
    }
    /// A ruling is kept, or replaced by another result or by none.
    RulingReplaced { Keep "keep", Replace(Option<Score>) "replace"; PlayOn "play-on" }
    /// A position in which nobody can prove that no mate is possible.
    PositionDead { Dead "dead", PlayOn "play-on" }
    /// A board or set that disturbs.
    EquipmentDisturbs { ReplaceNow "replace-now", ReplaceAtStop "replace-at-stop", Keep "keep" }
    /// A promotion that was not finished.
    PromotionPutRight { Complete "complete", Restore "restore" }
    /// What somebody did who said that he adjusts.
    GenuineAdjustment {
        Adjustment "adjustment", Touch "touch", Disturbance(Option<Sanctions>) "disturbance"
    }
    /// A contact that may have been an accident.
    ContactAccidental { Accidental "accidental", Intentional "intentional" }
    /// An assistant of a player.
    AssistantAcceptable { Accept "accept", Refuse "refuse" }
    /// What a gesture means.
    GestureMeans {
        WhiteResigns "white-resigns", BlackResigns "black-resigns", Draw "draw", Offer "offer",
        Nothing "nothing";
        Acceptance "acceptance", Agreement "agreement", Result(Score) "result"
    }
    /// Somebody who left without resigning.
    LeftWithoutResigning { None "none", Penalty(Sanctions) "penalty" }
    /// Two moves in a row, or a clock pressed by somebody else: which times, and does a move count as illegal?
    BoardAndClockCorrected {
        Proposal "proposal", Other(ByColor<Option<Millis>>) "other";
        Unchanged "unchanged", IllegalMove "illegal-move",
        ProposalIllegalMove "proposal-illegal-move",
        OtherIllegalMove(ByColor<Option<Millis>>) "other-illegal-move",
        UnchangedIllegalMove "unchanged-illegal-move"
    }
    /// Which penalty, if any.
    PenaltyChosen { None "none", Warning "warning", Penalty(Sanctions) "penalty" }
    /// Time that a player loses who needs an assistant; without an amount the usual one.
    TimeForAssistant { Amount(Option<Deduction>) "amount", Nothing "nothing" }
    /// Whether somebody was distracted, and the penalty if it is named at once.
    Distraction { Yes(Option<Sanctions>) "yes", No "no" }
    /// Where the clock stands.
    ClockSide { RightOfBlack "right-of-black", LeftOfBlack "left-of-black" }
    /// Who starts the clocks.
    ClocksStartedBy { Arbiters "arbiters", Players "players" }
    /// A player who came too late.
    LateArrivalLoses { Lost "lost", MayPlay "may-play" }
    /// Who bears the time in which nobody was there.
    TimeOfAbsence {
        PlayerOnMove "player-on-move", Divided "divided", Nobody "nobody";
        Each(ByColor<Option<Millis>>) "each"
    }
    /// How a game ends of which nobody can prove that a mate is possible.
    OpponentCanMate { Win "win", Draw "draw" }
    /// A clock that may be out of order.
    ClockFaulty {
        ReadingStands "reading-stands", Replace(Option<ByColor<Option<Millis>>>) "replace"
    }
    /// A clock that was set wrongly.
    SettingWrong {
        Proposal "proposal", Other(Option<ByColor<Option<Millis>>>) "other", Unchanged "unchanged"
    }
    /// Why a player stopped the clock.
    StopReasonValid { Valid "valid", NotValid "not-valid" }
    /// The times with which play goes on from a position that was put back.
    TimesAfterRestoring {
        WithoutPress "without-press", Unchanged "unchanged", FromLog "from-log",
        Other(ByColor<Option<Millis>>) "other"
    }
    /// The times with which a game is begun anew.
    TimesOfNewGame {
        FullTime "full-time", WhatScheduleAllows(ByColor<Option<Millis>>) "what-schedule-allows"
    }
    /// Pieces that were knocked over.
    KnockingOverPenalised {
        None "none", OpponentTime(Millis) "opponent-time", OwnTime(Deduction) "own-time",
        Penalty(Sanctions) "penalty"
    }
    /// A queen put on by the arbiter that ends the game.
    QueenEndsPlay { Over "over", Restore "restore" }
    /// A clock that was started without a move.
    StartedWithoutMove {
        IllegalMove "illegal-move", Distraction(Option<Sanctions>) "distraction",
        Accident(Option<Sanctions>) "accident"
    }
    /// A legal move made with two hands.
    TwoHandsStand { Stands "stands", Restore "restore" }
    /// Who records in the place of both players.
    RecordedForPlayers { Arbiter "arbiter", Assistant "assistant", Nobody "nobody" }
    /// A player who takes his time over the scoresheet.
    ScoresheetDawdling { Warn "warn", Leave "leave" }
    /// A scoresheet that the opponent wants.
    ScoresheetLent { Insist "insist", Not "not" }
    /// Were more moves made than can be shown? How many were completed.
    MoreMovesMade { Yes(u32) "yes", No "no" }
    /// A result that both signed and that is not what happened.
    SignedResultStands { Stands "stands", Corrected(Option<Score>) "corrected" }
    /// A draw before the move from which one may be agreed.
    RestrictionConsent { Consent "consent", Refuse "refuse" }
    /// How a claim is looked at; the game may have been played through already.
    ClaimVerified {
        Replay "replay", Sheets "sheets", BoardRecord "board-record"; Replayed "replayed"
    }
    /// Does conduct bring the game into disrepute?
    Disrepute { Yes "yes", No "no" }
    /// Places that belong to the venue.
    VenueIncludes { Areas(Option<Area>) "areas", None "none" }
    /// Leave to go somewhere.
    LeaveGiven { Grant "grant", Refuse "refuse" }
    /// A device for which there may be a good reason.
    DeviceApproved { Approve "approve", Not "not" }
    /// Leave to open one's bag.
    BagUsed { Permit "permit", Refuse "refuse" }
    /// Is it evident that a player had a device?
    DeviceEvident { Loss "loss", LesserPenalty "lesser-penalty", NotEvident "not-evident" }
    /// Who is inspected, and how.
    InspectionRequired {
        Inspect(Option<Color>) "inspect", Not "not";
        InspectBody(Option<Color>) "inspect-body",
        InspectByOtherGender(Option<Color>) "inspect-other-gender"
    }
    /// Where players may smoke.
    SmokingWhere { Area(Option<Area>) "area", Nowhere "nowhere" }
    /// Somebody who goes on refusing.
    PersistentRefusal {
        Warning "warning", FinalNotice "final-notice", Loss "loss"; Nothing "nothing"
    }
    /// What the opponent of a player scores who loses the game.
    OpponentScores {
        Win "win", Draw "draw", Loss "loss"; Points(PointsEntered) "points"
    }
    /// Do both lose?
    BothGuilty { LostByBoth "lost-by-both", Not "not" }
    /// What is done for fairness, quiet, or somebody who needs it.
    MeasuresTaken {
        Measures(String) "measures", None "none";
        StopClock "stop-clock", ApproveDevice "approve-device"
    }
    /// Assistants of the arbiter.
    AssistantsAppointed { Appoint(Option<u32>) "appoint", Not "not" }
    /// Time for those who were disturbed.
    ExtraTime {
        None "none", White(Millis) "white", Black(Millis) "black", Both(Millis) "both";
        Each(ByColor<Option<Millis>>) "each"
    }
    /// Somebody who interferes with a game that is not his.
    OffenderExpelled {
        Expel "expel", Warn "warn"; ExpelFromArea "expel-playing-area", Nothing "nothing"
    }
    /// Phones in the playing area.
    PhonesAllowed {
        Authorise(Option<Who>) "authorise", Designate(Option<Area>) "designate", None "none"
    }
    /// A claim where nobody records.
    ClaimByObservation { Uphold "uphold", Reject "reject"; BoardRecord "board-record" }
    /// A wrong setting that was found too late.
    ScheduleSuffers { Correct "correct", Leave "leave" }
    /// Which flag fell first.
    FlagFirst { White "white", Black "black", Unknown "unknown" }
    /// A player who writes in another notation.
    AlgebraicTold { Tell "tell", Not "not" }
    /// The rules for blind players.
    BlindRulesAdapted { Adapt "adapt", Not "not" }
    /// How ranks are named to blind players.
    RanksNamed { German "german", Other(Option<String>) "other" }
    /// Times that are not known from the envelope.
    EnvelopeTimes { Times(ByColor<Option<Millis>>) "times" }
    /// Times that were wrong when play resumed.
    LateTimeError { Leave "leave", Correct(Option<ByColor<Option<Millis>>>) "correct" }
    /// An increment for which a player asks.
    IncrementIntroduced { Agree "agree", Not "not" }
    /// A claim in a quickplay finish.
    QuickplayClaim { Draw "draw", Postpone "postpone", Reject "reject" }
    /// A claim that was postponed.
    PostponedClaim {
        GiveTime "give-time", Not "not", Draw "draw", TimeResult "time-result"
    }
    /// A claim that was referred.
    ReferredClaim { Draw "draw", Other(Score) "other" }
    /// A game begun with the colours reversed.
    ColoursReversed { Continue "continue", NewGame "new-game" }
    /// An electronic scoresheet that does not work.
    ElectronicSheetDefective { Replace "replace", Keep "keep" }
    /// Can the arbiter still step in?
    InterventionPossible { Intervene "intervene", TooLate "too-late" }
    /// When play goes on.
    PlayResumes { Now "now", Later(Option<String>) "later" }
    /// How long players may stay when their game is over; without an amount as long as usual.
    StayAfterGame { Minutes(Option<Millis>) "minutes" }
    /// What somebody wrote on the scoresheet.
    DataOrNotes { Data "data", Notes "notes" }
}
