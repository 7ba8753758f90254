//! [`start`] takes [`Options`] to a server that is [`Running`], or says why it [`CannotServe`]. [`Doors`] say who is let in and how:
//! which [`Network`]s, with which [`Tls`], with how much [`Patience`]; [`Reach`] is where it can be found.
//!
//! The contract: one writer for each game and event; what is changed is stored first, then taken over, then told to those who watch.
//! A restart reads everything from the store again. Nobody's clock runs while the server stood still.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: the forms of the API, games, events, links, the desk that holds them, what goes out without a link, its paths, the server.
mod wire;

mod play;

mod event;

mod access;

mod desk;
mod problem;
mod public;

mod example;
mod routes;
mod server;

pub use server::{
    CannotServe, Doors, Example, Network, NotANetwork, NotAnOrigin, Options, Origin, Patience,
    Reach, Running, STALL, Tls, start,
};
