//! [`Position`] is a regular position with the move; [`Position::legal_move`] says of an [`Attempt`] which [`Move`] it is, or every
//! [`Violation`] why not. [`Setup`] is any arrangement, also an irregular one ([`irregularities`]); [`Placement`] the pieces on the board,
//! [`Bitboard`] a set of squares.
//!
//! The contract: the rules of Article 3 and nothing beyond; no number that ends a game is known here. No I/O, no dependencies, no `std`.
//! It is the only crate with `unsafe`.
#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

extern crate alloc;

// The modules stand in reading order, each with what it gives to the outside. First the small words.
mod color;
pub use color::{ByColor, Color};
mod role;
pub use role::{Piece, PromotionRole, Role};
mod square;
pub use square::{File, NotASquare, Rank, Shade, Square};
mod bitboard;
pub use bitboard::{Bitboard, Squares};
pub mod lines;

// What stands on the board, and what one can play on from.
mod placement;
pub use placement::Placement;
mod drawing;
pub use drawing::{DrawingPart, NotADrawing};
mod setup;
pub use setup::Setup;
mod validate;
pub use validate::{CastlingFault, EnPassantFault, Irregularity, NotPlayable, irregularities};
mod position;
pub use position::{Follower, Position, Told};

// When two positions are the same, and what is true of one.
mod identity;
pub use identity::Identity;
mod key;
pub use key::{Keep, Key, NoKey};
mod facts;
pub use facts::Material;

// Moves: what they are, what pieces attack, which are legal and why the others are not.
mod moves;
pub use moves::{Attempt, AttemptPart, Move, MoveKind, NotAnAttempt, Wing};
pub mod attacks;
mod generate;
pub use generate::MoveList;
mod article3;
pub use article3::{LostRight, PawnStep, Violation};
mod origins;

// Starting positions by lot.
mod chess960;
pub use chess960::Chess960;
mod random;

// For every reader above: what somebody may have meant.
mod likeness;
pub use likeness::edit_distance;
