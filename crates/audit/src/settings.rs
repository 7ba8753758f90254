//! What the auditor is told before it begins.

use clock::Moves;
use laws::{Date, Edition};

use crate::CheckSet;

/// How games are to be judged.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    /// By which edition.
    pub edition: EditionChoice,
    /// What is looked for.
    pub checks: CheckSet,
    /// Before which move the event allows no draw by agreement.
    pub no_draw_before: Option<Moves>,
    /// Whether findings say how to put the record right.
    pub fixes: Fixes,
    /// About which last positions the solver is asked whether they are dead.
    pub ends: Ends,
}

/// By which edition a game is judged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum EditionChoice {
    /// That of the game's date. Where the date is unknown the newest; before the first that we know, the first.
    ByDate,
    /// This one for all.
    Told(Edition),
}

/// Whether corrections are worked out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fixes {
    /// They are.
    Wanted,
    /// They are not.
    NotWanted,
}

/// About which last positions the solver is asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ends {
    /// Those whose material, pawns or few moves could make them dead.
    Doubtful,
    /// All of them.
    Every,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            edition: EditionChoice::ByDate,
            checks: CheckSet::ALL,
            no_draw_before: None,
            fixes: Fixes::NotWanted,
            ends: Ends::Doubtful,
        }
    }
}

/// What a record says about its day: years may be known without months, months without days.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PartialDate {
    /// The year.
    pub year: u16,
    /// The month.
    pub month: Option<u8>,
    /// The day.
    pub day: Option<u8>,
}

impl EditionChoice {
    /// The edition for a game of this date.
    #[must_use]
    pub fn of(self, date: Option<PartialDate>) -> Edition {
        match (self, date) {
            (EditionChoice::Told(edition), _) => edition,
            (EditionChoice::ByDate, None) => Edition::NEWEST,
            (EditionChoice::ByDate, Some(PartialDate { year, month, day })) => {
                let first = Date::new(year, month.unwrap_or(1), day.unwrap_or(1));
                first.and_then(Edition::in_force_on).unwrap_or(Edition::ALL[0])
            }
        }
    }
}
