//! The tests of winnability from outside, in one binary. What needs to look inside stays beside the code.

mod certificates;
mod clock;
mod corpora;
mod data;
mod examples;
mod legality;
mod mutations;
mod properties;
mod tracker;
