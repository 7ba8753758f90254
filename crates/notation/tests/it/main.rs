//! The tests of the crate from outside.

mod examples;
#[path = "../../examples/reconcile/faults.rs"]
mod faults;
mod reconciling;
