//! The forms of the API: what goes over the wire, and nothing else. No rule is decided here and nothing is looked up.

mod boards;
mod checks;
mod events;
mod games;
mod laws;
mod links;
mod rulings;
mod sheets;

pub(crate) use boards::*;
pub(crate) use checks::*;
pub(crate) use events::*;
pub(crate) use games::*;
pub(crate) use laws::*;
pub(crate) use links::*;
pub(crate) use rulings::*;
pub(crate) use sheets::*;

use serde::{Deserialize, Serialize};
use store::wire::v1::tournament;
use utoipa::ToSchema;

/// A player at the board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    /// White.
    White,
    /// Black.
    Black,
}

impl From<board::Color> for Side {
    fn from(color: board::Color) -> Side {
        match color {
            board::Color::White => Side::White,
            board::Color::Black => Side::Black,
        }
    }
}

impl From<Side> for board::Color {
    fn from(side: Side) -> board::Color {
        match side {
            Side::White => board::Color::White,
            Side::Black => board::Color::Black,
        }
    }
}

impl From<tournament::Side> for Side {
    fn from(side: tournament::Side) -> Side {
        match side {
            tournament::Side::White => Side::White,
            tournament::Side::Black => Side::Black,
        }
    }
}

impl From<Side> for tournament::Side {
    fn from(side: Side) -> tournament::Side {
        match side {
            Side::White => tournament::Side::White,
            Side::Black => tournament::Side::Black,
        }
    }
}

/// The version of the forms.
pub(crate) const VERSION: u8 = 1;
