//! The auditor on small records, on hostile ones, and against itself.

mod clocks;
mod editions;
mod every_check;
mod examples;
mod fixing;
mod harness;
mod hostile;
mod paper;
mod quick_and_close;
mod streaming;
