//! The program as its users meet it: arguments in; output, errors and an exit code out.

mod audit;
mod audit_resume;
mod bundle;
mod chess960;
mod claim;
mod documentation;
mod envelope;
mod errors;
mod harness;
mod incidents;
mod judge;
mod languages;
mod law;
mod legal;
mod mate;
mod notate;
mod papers;
mod perft;
mod pgn;
mod position;
mod reconcile;
mod say;
mod serve;
mod store;
mod time;
mod why;
