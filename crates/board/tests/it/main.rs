//! The tests of the board from outside, in one binary. Unit tests stay beside the code.

mod against_referee;
mod data;
mod drawing;
mod examples;
mod following;
mod identity;
mod lines;
mod perft;
mod positions;
mod referee;
mod why_not;
