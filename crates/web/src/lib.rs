#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: the forms of the API, games, events, links, the desk that holds them, its paths, the server.
mod wire;

mod play;

mod event;

mod access;

mod desk;
mod problem;

mod example;
mod routes;
mod server;

pub use server::{
    CannotServe, Doors, Example, Network, NotANetwork, Options, Patience, Reach, Running, STALL,
    Tls, start,
};
