//! Report files of FIDE (TRF06, TRF16, TRF26): the tournament, its players and what they played, a line for each, fields in fixed
//! columns. What means nothing here is kept line by line and given back.

mod ahead;
mod alone;
mod cell;
mod columns;
mod header;
mod pairs;
mod read;
mod scoring;
mod simulated;
mod told;
mod write;

pub(crate) use ahead::accelerations;
pub use alone::{AloneFault, FoundRound, ReportAlone};
pub use header::{ReportedEvent, birth_day};
pub use read::{Report, ReportBoard, ReportRound, read_trf};
pub use simulated::simulated_report;
pub use told::{ReportedEntries, TakenPlayer, Taking};
pub use write::{ReportVersion, TooManyPlayers, write_trf};

/// The first and the last column of a field, from 1.
type Columns = (usize, usize);

/// What the line of a player begins with.
const PLAYER: &str = "001";
const START_NUMBER: Columns = (5, 8);
const SEX: Columns = (10, 10);
const TITLE: Columns = (11, 13);
const NAME: Columns = (15, 47);
const RATING: Columns = (49, 52);
const FEDERATION: Columns = (54, 56);
const FIDE_ID: Columns = (58, 68);
const BIRTH: Columns = (70, 79);
const POINTS: Columns = (81, 84);
const RANK: Columns = (86, 89);

/// The most rounds that are believed.
const ROUNDS_MAX: usize = 500;

/// The highest starting number that its columns hold.
const START_NUMBER_MAX: usize = 9999;

/// Opponent, colour and result of a round, from 0.
const fn round_columns(round: usize) -> Columns {
    let first = 92 + 10 * round;
    (first, first + 7)
}
