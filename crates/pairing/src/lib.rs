#![doc = include_str!("../README.md")]

mod acceleration;
mod color;
mod dutch;
mod edition;
mod matching;
mod score;
mod simulate;
mod standing;
pub mod tables;
pub mod team_swiss;
pub mod tiebreak;
mod tournament;

pub use acceleration::{NotAccelerated, accelerate};
pub use color::ColorRule;
pub use dutch::check::{Breach, Difference, check};
pub use dutch::criteria::{Criterion, Failure, ORDER as CRITERIA};
pub use dutch::explain::{
    ExplainedBracket, ExplainedFloat, ExplainedPair, Explanation, Reason, WhyNot, explain, why_not,
};
pub use dutch::{Impossible, Pairing, pair};
pub use edition::Edition;
pub use score::{Points, Score};
pub use simulate::{Simulation, simulate, simulated_ratings};
pub use tournament::{Bye, Color, Forbidden, Outcome, Player, Round, Tournament};
