//! What can be wrong with regulations: contradictions to the edition, missing announcements, missing values.
//! Each carries the article; the texts here are for logs, faces use messages.

use clock::Millis;

use crate::article::Article;
use crate::edition::Edition;
use crate::pace::Pace;
use crate::rulebook::Occurrences;

/// Regulations that an edition does not allow, with every reason.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))]
pub struct InvalidRegulations {
    /// The edition they were compared with.
    pub edition: Edition,
    /// Everything that is wrong.
    pub faults: Vec<RegulationFault>,
}

/// One thing that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{option}`: {reason} ({article})")]
pub struct RegulationFault {
    /// The key of the option.
    pub option: &'static str,
    /// The article that says so.
    pub article: Article,
    /// What is wrong.
    pub reason: Objection,
}

/// Why an option is not possible.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Objection {
    /// It must be stated.
    #[error("must be stated")]
    Missing,
    /// It must be announced beforehand.
    #[error("must be announced beforehand: add it to `announced`")]
    NotAnnounced,
    /// The edition has no such option.
    #[error("this edition has no such option")]
    NotInThisEdition,
    /// The edition leaves no choice.
    #[error("this edition leaves no choice")]
    FixedByEdition,
    /// Games rated by FIDE follow the Laws.
    #[error("games rated by FIDE follow the Laws without local rules")]
    RatedWithLocalRules,
    /// The time control is of another pace than stated.
    #[error("the time control is {} chess", .derived.tag())]
    OtherPace {
        /// What it is.
        derived: Pace,
    },
    /// A mechanical clock cannot add time.
    #[error("a mechanical clock cannot add time")]
    MechanicalClock,
    /// A draw is worth more than half of what both players together can get, or a loss more than a win.
    #[error("the points do not go down from win to draw to loss within the maximum of a game")]
    PointsOutOfOrder,
    /// Too many games for each arbiter.
    #[error("full supervision allows {} for each arbiter", .most.0)]
    TooManyGames {
        /// How many are allowed.
        most: Occurrences,
    },
    /// Nobody records the games.
    #[error("full supervision needs an arbiter or assistant who records each game")]
    NobodyRecords,
    /// It does not go with the pace.
    #[error("not in {} chess", .pace.tag())]
    NotAtThisPace {
        /// The pace.
        pace: Pace,
    },
    /// It does not go with an increment.
    #[error("not with an increment")]
    NotWithIncrement,
    /// It needs an arbiter to whom claims are referred.
    #[error("claims without an arbiter need a `designated_arbiter`")]
    NoDesignatedArbiter,
}

/// What the organiser should know, though nothing is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advice {
    /// The Laws are for play over the board.
    NotOverTheBoard,
    /// Local rules apply.
    LocalRules,
    /// The overlay does not cover this pace; the edition it rests on governs.
    GovernedByBase(Edition),
    /// The degree of supervision was not declared and is taken as limited.
    SupervisionTakenAsLimited,
    /// The increment is outside the usual range.
    UnusualIncrement(Millis),
    /// The clocks add time by their counter: who starts them has to be decided (J-16).
    CounterAddsTime,
    /// A blind player meets one who is hard of hearing: an assistant is needed.
    AssistantNeeded,
}
