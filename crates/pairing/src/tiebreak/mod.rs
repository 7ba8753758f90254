//! Tie-breaks (FIDE Handbook C.07) and the standings that they make.
//!
//! The organiser gives an ordered list of [`TieBreak`]s, which are read and printed by their acronyms: `BH/C1`, `SB`, `DE`. From an
//! [`Event`] come [`Standings`], which say of any two players why one stands before the other.

mod account;
mod cut;
mod direct_encounter;
mod edition;
mod event;
mod ledger;
mod name;
mod opposition;
mod own_record;
mod ratings;
mod standings;
mod tables;
mod unplayed;
mod value;

#[cfg(test)]
mod tests;

pub use account::{Account, Counted, LeftOut, Limit, Reckoning, Source, Term};
pub use direct_encounter::{Against, Decides, Met, SeparateStandings};
pub use edition::TieBreakEdition;
pub use event::{Competitor, Event, Flaw, Format};
pub use name::{Cut, Forfeits, NotATieBreak, Order, TieBreak};
pub use standings::{Column, Dropped, Explained, Row, Standings, Why};
pub use unplayed::Unplayed;
pub use value::Value;
