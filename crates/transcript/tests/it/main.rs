//! The language of transcripts as others use it.

extern crate laws;

// Shared with the simulator of `laws`.
#[allow(dead_code)]
#[path = "../../../laws/tests/it/chance.rs"]
mod chance;
#[allow(dead_code)]
#[path = "../../../laws/tests/it/retold/mod.rs"]
mod retold;

#[path = "../../../laws/tests/it/citing.rs"]
mod citing_table;

mod as_recorded;
mod citing;
mod comparing;
mod consulted;
mod deeds;
mod ended;
mod errors;
mod examples;
mod folding;
mod guidance;
mod lines;
mod made_up;
mod messages_exist;
mod questions;
mod recording;
mod resolving;
mod round_trips;
mod scenarios;
mod told_in_words;
mod watching;
mod words;
