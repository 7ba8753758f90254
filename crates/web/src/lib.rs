#![forbid(unsafe_code)]
#![warn(missing_docs)]
//! The arbiter's desk as a server: boards, clocks, roles and rulings over HTTP and WebSockets.

// In reading order: the forms of the API, games, events, links, the desk that holds them.
mod wire;

mod play;

mod event;

mod access;

mod desk;
mod problem;
