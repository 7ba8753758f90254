//! The epoch abstraction: a proof that White can never mate, by sets of positions that contain all that
//! can follow. It never says that White can; a set that admits a mate proves nothing.
//!
//! An epoch is a stretch of play without captures and pawn moves. In it the pawns are exact, every other
//! man has a region, and the kings with the player to move are pairs. Captures and pawn moves lead from
//! one epoch to the next, and there are finitely many.

mod castling;
mod closure;
mod events;
mod last_man;
mod mate;
mod prove;
mod state;
mod wrong_mate;

pub(crate) use prove::{Attempt, prove};

#[cfg(test)]
mod tests;
