//! Knock-outs: who meets whom is decided by a tree, who goes on by a match with tie-break games that the organiser chooses.

pub mod contest;
pub mod tree;
