#![doc = include_str!("../README.md")]
#![no_std]
#![warn(missing_docs)]

extern crate alloc;

mod article3;
pub mod attacks;
mod bitboard;
mod chess960;
mod color;
mod facts;
mod generate;
mod identity;
mod key;
pub mod lines;
mod moves;
mod origins;
mod placement;
mod position;
mod random;
mod role;
mod setup;
mod square;
mod validate;

pub use article3::{LostRight, PawnStep, Violation};
pub use bitboard::{Bitboard, Squares};
pub use chess960::Chess960;
pub use color::{ByColor, Color};
pub use facts::Material;
pub use generate::MoveList;
pub use identity::Identity;
pub use key::{Keep, Key, NoKey};
pub use moves::{Attempt, AttemptPart, Move, MoveKind, NotAnAttempt, Wing};
pub use placement::Placement;
pub use position::Position;
pub use role::{Piece, PromotionRole, Role};
pub use setup::Setup;
pub use square::{File, NotASquare, Rank, Shade, Square};
pub use validate::{CastlingFault, EnPassantFault, Irregularity, NotPlayable, irregularities};
