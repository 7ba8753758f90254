//! What is looked for: a closed set of checks, each with a stable id, a short name, a severity and the provisions
//! it rests on. The numbers of the provisions come from the edition; the words are in the message files.

use std::fmt;
use std::str::FromStr;

use laws::Provision;

use crate::Severity;

macro_rules! checks {
    ($( $(#[$doc:meta])* $check:ident $id:literal $name:literal $severity:ident [$($provision:ident),*]; )*) => {
        /// One thing that the auditor looks for.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Check {
            $( $(#[$doc])* $check, )*
        }

        impl Check {
            /// All of them, in the order of their ids.
            pub const ALL: &[Check] = &[$( Check::$check, )*];

            /// The id in reports. It never changes its meaning.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self { $( Check::$check => $id, )* }
            }

            /// The short name, for filters.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $( Check::$check => $name, )* }
            }

            /// How much it matters.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $( Check::$check => Severity::$severity, )* }
            }

            /// The rules it rests on, the leading one first. Where there is none, it rests on the standard of game records.
            #[must_use]
            pub const fn provisions(self) -> &'static [Provision] {
                match self { $( Check::$check => &[$( Provision::$provision ),*], )* }
            }
        }
    };
}

checks! {
    /// A move that the Laws do not allow.
    IllegalMove "AUD-101" "illegal-move" Error [MoveIllegal, MoveLegal];
    /// A move that more than one piece could make.
    AmbiguousMove "AUD-102" "ambiguous-move" Error [NoteAmbiguity];
    /// A word among the moves that is no move.
    UnreadableMove "AUD-103" "unreadable-move" Error [NoteMove];
    /// A player passed.
    Passed "AUD-104" "passed" Error [GameWhiteFirst];
    /// The game went on after checkmate.
    MovesAfterMate "AUD-105" "moves-after-mate" Error [EndMate];
    /// The game went on after stalemate.
    MovesAfterStalemate "AUD-106" "moves-after-stalemate" Error [EndStalemate];
    /// The game went on in a dead position.
    MovesAfterDead "AUD-107" "moves-after-dead" Error [EndDead];
    /// The game went on after the repetition that ends it without a claim.
    MovesAfterRepetition "AUD-108" "moves-after-repetition" Error [DrawAutoFivefold, DrawAuto];
    /// The game went on after the series of moves that ends it without a claim.
    MovesAfterSeries "AUD-109" "moves-after-series" Error [DrawAutoSeventyfive, DrawAuto];

    /// The last position is checkmate, and the result says something else.
    ResultNotMate "AUD-201" "result-not-mate" Error [EndMate];
    /// The last position is stalemate, and the result is no draw.
    ResultNotStalemate "AUD-202" "result-not-stalemate" Error [EndStalemate];
    /// The last position is dead, and the result is no draw.
    ResultNotDead "AUD-203" "result-not-dead" Error [EndDead];
    /// The game ended in a draw without a claim, and the result is no draw.
    ResultNotAutomatic "AUD-204" "result-not-automatic" Error [DrawAuto];
    /// Lost on time, though the opponent could not mate.
    FlagNoMate "AUD-205" "flag-no-mate" Error [ClockFlagLoses];
    /// Won, though the winner could not mate: only a resignation explains it, and not in every edition.
    WinNoMate "AUD-206" "win-no-mate" Warning [EndResign];
    /// A result that the scale of points does not know.
    ResultOutside "AUD-207" "result-outside" Warning [PointsDefault];
    /// A draw before each player made the moves that the edition asks for.
    DrawBeforeMove "AUD-210" "draw-before-move" Warning [EndAgreed];
    /// A draw before the move that the event asks for.
    DrawTooEarly "AUD-211" "draw-too-early" Warning [DrawRestriction];
    /// A repetition that could have been claimed, and the game went on.
    RepetitionMissed "AUD-220" "repetition-missed" Info [DrawThreefold];
    /// A series of moves without progress that could have been claimed, and the game went on.
    SeriesMissed "AUD-221" "series-missed" Info [DrawFifty];

    /// A clock shows more time than it can.
    TimeGained "AUD-301" "time-gained" Warning [ClockAllotted, ClockIndication];
    /// A clock shows less than no time.
    TimeNegative "AUD-302" "time-negative" Warning [ClockFlagWhen];
    /// The time that comes with each move is not what the time control says.
    IncrementWrong "AUD-303" "increment-wrong" Warning [ClockAllotted, ClockWrongSetting];
    /// A flag fell, and the game went on.
    FlagUnnoticed "AUD-304" "flag-unnoticed" Warning [ClockFlagLoses, ClockFlagWhen];
    /// A clock reading that is no time.
    ClockUnreadable "AUD-305" "clock-unreadable" Info [];
    /// The time control is of another class than the record says.
    TimeClass "AUD-310" "time-class" Info [RapidDefine, BlitzDefine];

    /// The starting position cannot be read.
    FenUnreadable "AUD-401" "fen-unreadable" Error [];
    /// A castling right in the starting position that cannot be.
    FenCastling "AUD-402" "fen-castling" Error [MoveKingCastleLost];
    /// An en passant square in the starting position that cannot be.
    FenEnPassant "AUD-403" "fen-en-passant" Error [MovePawnEnPassantWhen];
    /// A starting position that no game leads to.
    FenImpossible "AUD-404" "fen-impossible" Error [MoveIllegalPosition];

    /// More of the square of departure than is needed.
    NeedlessOrigin "AUD-501" "needless-origin" Info [NoteAmbiguity];
    /// A check or mate without its sign.
    SignMissing "AUD-502" "sign-missing" Info [NoteAbbreviations];
    /// A sign of check or mate where there is none.
    SignWrong "AUD-503" "sign-wrong" Info [NoteAbbreviations];
    /// A move in another spelling than that of game records.
    Spelling "AUD-504" "spelling" Info [NoteMove];

    /// A tag is missing that every record has.
    RosterMissing "AUD-601" "roster-missing" Warning [];
    /// The result after the moves is not that of the tag.
    ResultMismatch "AUD-602" "result-mismatch" Warning [RecSign];
    /// The moves end without a result.
    ResultMissing "AUD-603" "result-missing" Warning [RecSign];
    /// A date that is none.
    BadDate "AUD-604" "bad-date" Warning [];
    /// A time control that cannot be read.
    TimeControlUnknown "AUD-605" "time-control-unknown" Info [];
    /// A time control in another form than that of game records.
    TimeControlDialect "AUD-606" "time-control-dialect" Info [];
    /// A way of ending that is not one of the standard's words.
    TerminationDialect "AUD-607" "termination-dialect" Info [];
    /// A tag that stands twice.
    DuplicateTag "AUD-608" "duplicate-tag" Warning [];
    /// A result in another spelling than that of game records.
    ResultSpelling "AUD-609" "result-spelling" Info [];
    /// A starting position without the tag that announces it.
    SetUpMissing "AUD-610" "setup-missing" Info [];
    /// A variant that is not chess; the game is not judged.
    OtherVariant "AUD-611" "other-variant" Info [];

    /// The form of the record is broken.
    BrokenForm "AUD-701" "broken-form" Warning [];
    /// The text is not UTF-8.
    Encoding "AUD-702" "encoding" Info [];
    /// Bytes that no text has.
    BinaryBytes "AUD-703" "binary-bytes" Warning [];
    /// A record that is longer than can be read as one; it was cut, or its moves were not followed to the end.
    TooLong "AUD-704" "too-long" Warning [];
    /// The file cannot be read, or it ends or breaks in the middle.
    BrokenInput "AUD-705" "broken-input" Error [];
    /// More findings in one part of a file than are kept.
    TooMany "AUD-706" "too-many" Warning [];
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A text that names no check.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not a check: did you mean `{nearest}`?")]
pub struct NotACheck {
    /// What was read.
    pub text: String,
    /// The check whose name comes nearest.
    pub nearest: Check,
}

impl FromStr for Check {
    type Err = NotACheck;

    /// Reads a name or an id.
    fn from_str(text: &str) -> Result<Check, NotACheck> {
        let wanted = text.trim();
        let named = |it: &Check| it.name() == wanted || it.id().eq_ignore_ascii_case(wanted);
        Check::ALL.iter().copied().find(named).ok_or_else(|| {
            let distance = |it: &Check| board::edit_distance(wanted, it.name());
            let nearest = Check::ALL.iter().copied().min_by_key(distance);
            NotACheck { text: wanted.to_owned(), nearest: nearest.unwrap_or(Check::IllegalMove) }
        })
    }
}

/// Some of the checks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CheckSet(u64);

impl CheckSet {
    /// None of them.
    pub const NONE: CheckSet = CheckSet(0);

    /// All of them.
    pub const ALL: CheckSet = CheckSet((1 << Check::ALL.len()) - 1);

    /// These and one more.
    #[must_use]
    pub const fn with(self, check: Check) -> CheckSet {
        CheckSet(self.0 | 1 << check as u64)
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, check: Check) -> CheckSet {
        CheckSet(self.0 & !(1 << check as u64))
    }

    /// Is this one of them?
    #[must_use]
    pub const fn has(self, check: Check) -> bool {
        self.0 & 1 << check as u64 != 0
    }

    /// Those of at least this severity.
    #[must_use]
    pub fn at_least(self, severity: Severity) -> CheckSet {
        self.iter().filter(|it| it.severity() >= severity).collect()
    }

    /// One after another.
    pub fn iter(self) -> impl Iterator<Item = Check> {
        Check::ALL.iter().copied().filter(move |it| self.has(*it))
    }
}

impl FromIterator<Check> for CheckSet {
    fn from_iter<I: IntoIterator<Item = Check>>(checks: I) -> CheckSet {
        checks.into_iter().fold(CheckSet::NONE, CheckSet::with)
    }
}
