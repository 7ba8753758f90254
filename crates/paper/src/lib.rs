//! [`pdf`] makes a file of a [`Paper`]: what stands on it is a list of [`Block`]s.
//!
//! The contract: the same paper gives the same bytes. No text is lost: what does not fit into a line goes on in the next one, what does not
//! fit on a page on the next one, and what the fonts do not have is shown as �.
#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]
#![warn(missing_docs)]

// In reading order: what stands on a paper; letters, lines, what is read aloud; pages; boards; the file.
mod blocks;

mod font;
mod lines;
mod parts;

mod pages;

mod drawing;
mod path;

mod file;

pub use blocks::{Block, Column, Made, Paper, Side, Table};
pub use file::pdf;
