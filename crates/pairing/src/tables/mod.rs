//! What is paired by a table: round robins, matches of teams, knock-outs.

pub mod berger;
pub mod knockout;
pub mod scheveningen;
pub mod teams;
pub mod varma;
pub mod withdrawal;
