//! The program as its users meet it: arguments in; output, errors and an exit code out.

mod chess960;
mod documentation;
mod errors;
mod harness;
mod languages;
mod notate;
mod papers;
mod perft;
mod position;
mod say;
mod why;
