//! The forms in which things leave as JSON. The types of the core are not serialised themselves: these
//! twins keep their field names when the core changes.

use board::{Bitboard, Material, Move, Placement, Position, Setup, Square};
use serde::Serialize;

use crate::complaint::{Complaint, Source};
use crate::words;

/// A value as indented JSON.
pub(crate) fn text(value: &impl Serialize) -> String {
    // Twins have string keys and plain values: nothing in them can fail.
    serde_json::to_string_pretty(value).unwrap_or_else(|error| format!("{{\"error\":\"{error}\"}}"))
}

/// What is wrong, on standard error.
#[derive(Serialize)]
pub(crate) struct Error<'a> {
    error: ErrorBody<'a>,
}

#[derive(Serialize)]
struct ErrorBody<'a> {
    kind: &'static str,
    exit_code: u8,
    message: &'a str,
    input: Option<Input<'a>>,
    expected: Option<Expected<'a>>,
    hint: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    suggestions: Vec<Suggested<'a>>,
}

#[derive(Serialize)]
struct Suggested<'a> {
    command: &'a str,
    text: &'a str,
}

#[derive(Serialize)]
struct Input<'a> {
    file: Option<&'a str>,
    line: Option<usize>,
    text: &'a str,
    at: usize,
}

#[derive(Serialize)]
struct Expected<'a> {
    code: &'static str,
    text: &'a str,
}

impl<'a> From<&'a Complaint> for Error<'a> {
    fn from(complaint: &'a Complaint) -> Error<'a> {
        let input = complaint.place.as_ref().map(|place| Input {
            file: place.source.as_ref().map(|Source { file, .. }| file.as_str()),
            line: place.source.as_ref().map(|Source { line, .. }| *line),
            text: &place.text,
            at: place.at,
        });
        let expected = complaint.code.zip(complaint.expected.as_deref());
        Error {
            error: ErrorBody {
                kind: complaint.kind.name(),
                exit_code: complaint.kind.exit().code(),
                message: &complaint.what,
                input,
                expected: expected.map(|(code, text)| Expected { code, text }),
                hint: complaint.hint.as_deref(),
                suggestions: complaint
                    .suggestions
                    .iter()
                    .map(|it| Suggested { command: &it.line, text: &it.says })
                    .collect(),
            },
        }
    }
}

/// A piece on its square.
#[derive(Serialize)]
pub(crate) struct PieceOn {
    square: String,
    color: &'static str,
    piece: &'static str,
}

/// The pieces on these squares.
pub(crate) fn pieces(placement: &Placement, squares: Bitboard) -> Vec<PieceOn> {
    let on = |square: Square| {
        let piece = placement.piece_at(square)?;
        Some(PieceOn {
            square: square.to_string(),
            color: words::color_key(piece.color),
            piece: words::role_key(piece.role),
        })
    };
    squares.into_iter().filter_map(on).collect()
}

/// The names of squares.
pub(crate) fn squares(squares: Bitboard) -> Vec<String> {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// A legal move.
#[derive(Serialize)]
pub(crate) struct LegalMove {
    /// None where the ordinary rules fail, and with them the notation.
    pub(crate) san: Option<String>,
    pub(crate) uci: String,
}

impl LegalMove {
    pub(crate) fn of(position: Option<&Position>, setup: &Setup, legal: Move) -> LegalMove {
        LegalMove {
            san: position.map(|position| notation::san::write(position, legal)),
            uci: words::uci(setup, legal),
        }
    }
}

/// One value for each player.
#[derive(Serialize)]
pub(crate) struct ByColor<T> {
    pub(crate) white: T,
    pub(crate) black: T,
}

impl<T> ByColor<T> {
    pub(crate) fn from_fn(make: impl Fn(board::Color) -> T) -> ByColor<T> {
        ByColor { white: make(board::Color::White), black: make(board::Color::Black) }
    }
}

/// The pieces of a player by kind.
#[derive(Serialize)]
pub(crate) struct MaterialTwin {
    kings: u32,
    queens: u32,
    rooks: u32,
    light_bishops: u32,
    dark_bishops: u32,
    knights: u32,
    pawns: u32,
}

impl From<Material> for MaterialTwin {
    fn from(material: Material) -> MaterialTwin {
        MaterialTwin {
            kings: material.kings,
            queens: material.queens,
            rooks: material.rooks,
            light_bishops: material.light_bishops,
            dark_bishops: material.dark_bishops,
            knights: material.knights,
            pawns: material.pawns,
        }
    }
}
