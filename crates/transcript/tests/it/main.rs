//! The language of transcripts as others use it.

mod comparing;
mod errors;
mod examples;
mod guidance;
mod lines;
mod messages_exist;
mod resolving;
mod round_trips;
mod scenarios;
