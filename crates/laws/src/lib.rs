//! The Laws of Chess as data: what each edition says, and where.
#![warn(missing_docs)]
