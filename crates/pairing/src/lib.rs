//! Pairings of chess tournaments.

mod color;
pub mod dutch;
mod edition;
mod matching;
mod score;
mod standing;
pub mod tiebreak;
mod tournament;

pub use dutch::criteria::Criterion;
pub use dutch::{Impossible, Pairing, pair};
pub use edition::Edition;
pub use score::{Points, Score};
pub use tournament::{Bye, Color, Forbidden, Outcome, Player, Round, Tournament};
