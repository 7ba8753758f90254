//! A [`Store`] keeps logs of [`Entry`]s, one for each [`StreamId`]; [`StoreUrl`] says where. It can append, read, verify and hand on
//! what changes. [`GameLog`] is a game with what stands beside its entries ([`Told`]); [`replay`] makes it from its log again.
//! [`wire`] has the forms of what is stored, [`tournament`] what the log of a tournament says, [`exchange`] games for others to take.
//!
//! The contract: a log only grows, each entry holds the [`Hash`](struct@Hash) of the one before it, and what was acknowledged is on the disk. State is
//! never stored. What an old version wrote can be read; what cannot be read, or gives other rulings than those stored, is told
//! ([`Fault`], [`Difference`]) and changed by nobody.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: what a log is, the chain that guards it, where it is kept; what its entries tell.
mod chain;
mod entry;
mod moment;
mod row;

mod append;
mod archive;
#[cfg(feature = "postgres")]
mod postgres;
mod private;
#[cfg(feature = "simulation")]
mod simulated;
mod sqlite;
mod store;
mod time;
mod trouble;
mod url;
mod words;

pub mod wire;

mod fault;
mod game_log;
mod telling;

pub mod exchange;
pub mod players;
pub mod ratings;
pub mod tournament;
pub mod trf;

pub use archive::{RestoreError, Restored};
pub use chain::{Hash, Misfit, NotAHash, Verified};
pub use entry::{
    Change, Entry, EntryKind, NewEntry, NotAKind, NotAStream, Seq, StreamHead, StreamId,
    StreamKind, UnixMillis,
};
pub use fault::{Examined, Fault};
pub use game_log::{Difference, GameLog, NoGame, NotReplayed, Told, What, follow, replay};
pub use moment::NotAMoment;
#[cfg(feature = "simulation")]
pub use simulated::{Fate, SimulatedDisk};
pub use store::Store;
pub use telling::{Author, Telling};
pub use time::StoreTime;
pub use trouble::{AppendError, CannotOpen, StoreError};
pub use url::{NotAStoreUrl, StoreUrl};
