//! What somebody wrote into the report that the chief arbiter hands in.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use transcript::V1;
use utoipa::ToSchema;

/// What was written into the report. An entry holds all of it; what is not in it stands there as the desk knows it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, ToSchema)]
pub struct ArbiterReport {
    /// The version of this form.
    pub v: V1,
    /// By item.
    pub items: BTreeMap<ReportItem, String>,
}

macro_rules! items {
    ($($(#[$doc:meta])* $name:ident = $id:literal,)+) => {
        /// An item of the report.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum ReportItem {
            $($(#[$doc])* $name,)+
        }

        impl ReportItem {
            /// All of them, in the order of the report.
            pub const ALL: [ReportItem; [$($id),+].len()] = [$(ReportItem::$name),+];

            /// The name, in messages and in files.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(ReportItem::$name => $id,)+
                }
            }
        }
    };
}

items! {
    /// What it is called.
    Event = "event",
    /// Where it was played.
    Place = "place",
    /// In which federation.
    Federation = "federation",
    /// From when to when.
    Dates = "dates",
    /// Who organised it.
    Organiser = "organiser",
    /// The chief arbiter.
    ChiefArbiter = "chief-arbiter",
    /// The other arbiters.
    Arbiters = "arbiters",
    /// The edition of the Laws.
    Laws = "laws",
    /// Standard, rapid or blitz.
    Class = "class",
    /// The time control.
    TimeControl = "time-control",
    /// The default time.
    DefaultTime = "default-time",
    /// How it was paired.
    System = "system",
    /// With which program.
    PairingProgram = "pairing-program",
    /// How many rounds.
    Rounds = "rounds",
    /// How many players.
    Players = "players",
    /// From which federations.
    Federations = "federations",
    /// With which titles.
    Titles = "titles",
    /// The hall, the equipment, the lighting.
    Conditions = "conditions",
    /// Who came late.
    Late = "late",
    /// Games without play.
    Forfeits = "forfeits",
    /// Who left.
    Withdrawn = "withdrawn",
    /// Results that were entered by hand.
    Corrected = "corrected",
    /// How many incidents there were.
    Incidents = "incidents",
    /// Who decided about appeals.
    AppealsCommittee = "appeals-committee",
    /// Who appealed, and what was decided.
    Appeals = "appeals",
    /// What was done against cheating.
    FairPlay = "fair-play",
    /// What else there is to say.
    Remarks = "remarks",
}
