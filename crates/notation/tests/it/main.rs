//! The tests of the crate from outside.

#[path = "../../examples/reconcile/faults.rs"]
mod faults;
mod reconciling;
