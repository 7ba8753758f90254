//! [`can_mate`] says whether a side can still mate by any series of legal moves ([`Winnability`]), [`is_dead`] whether nobody can
//! ([`Deadness`]). [`Solver`] keeps what it learnt for the next question; [`Tracker`] follows a game; [`verify`] checks an answer.
//!
//! The contract: three values. Yes carries a line to play, no a [`Proof`], and neither is ever wrong; what the [`Budget`] does not
//! suffice for is said to be undetermined.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod along;
mod answer;
mod best_first;
mod budget;
mod checks;
mod clock;
mod dead;
mod dive;
mod epoch;
mod in_place;
mod invariant;
mod kings_and_pawns;
pub mod legality;
mod march;
mod material;
mod mend;
mod minor_dive;
mod nearness;
mod novelty;
mod perspective;
mod planned;
mod playable;
mod shorten;
mod solver;
mod squares;
mod table;
mod tracker;
mod undo;
mod verify;
mod within;

pub use along::{DeadAlong, FirstDead, LastAlive};
pub use answer::{Effort, Helpmate, MaterialRule, Proof, Terminal, Tier, Winnability};
pub use budget::Budget;
pub use dead::{Deadness, is_dead};
pub use invariant::{AbstractKind, AbstractMan, AbstractState, KingPairs};
pub use solver::{Solver, can_mate};
pub use tracker::Tracker;
pub use verify::{CheckError, verify, verify_within};
