//! People, places, hands.

use board::Color;
use laws::event::{Area, BoardId, Hand, Sides, Who};

use crate::cursor::Cursor;
use crate::words::{HANDS, SIDES, Table};

pub(crate) const PERSONS: Table<Who> = &[
    ("arbiter", Who::Arbiter),
    ("chief arbiter", Who::ChiefArbiter),
    ("designated arbiter", Who::DesignatedArbiter),
    ("organiser", Who::Organiser),
    ("operator", Who::Operator),
    ("spectator", Who::Spectator),
    ("neighbour", Who::Neighbour),
    ("captain", Who::Captain),
    ("both", Who::Both),
    ("white", Who::Player(Color::White)),
    ("black", Who::Player(Color::Black)),
    ("assistant of white", Who::AssistantOf(Color::White)),
    ("assistant of black", Who::AssistantOf(Color::Black)),
];

pub(crate) const AREAS: Table<Area> = &[
    ("playing area", Area::PlayingArea),
    ("venue", Area::Venue),
    ("toilet", Area::Toilet),
    ("rest room", Area::RestRoom),
    ("refreshment area", Area::RefreshmentArea),
    ("smoking area", Area::SmokingArea),
    ("analysis room", Area::AnalysisRoom),
];

pub(crate) fn side(c: &mut Cursor<'_>) -> Option<Color> {
    c.one_of(SIDES)
}

pub(crate) fn sides(c: &mut Cursor<'_>) -> Option<Sides> {
    if c.takes("both") {
        return Some(Sides::Both);
    }
    side(c).map(Sides::One)
}

pub(crate) fn who(c: &mut Cursor<'_>) -> Option<Who> {
    c.one_of(PERSONS).or_else(|| c.text().map(Who::Named))
}

pub(crate) fn area(c: &mut Cursor<'_>) -> Option<Area> {
    c.one_of(AREAS).or_else(|| c.text().map(Area::Named))
}

/// A hand; not named: unknown.
pub(crate) fn hand(c: &mut Cursor<'_>) -> Hand {
    c.one_of(HANDS).unwrap_or_default()
}

pub(crate) fn board(c: &mut Cursor<'_>) -> BoardId {
    if c.takes("on blind board") { BoardId::Blind } else { BoardId::Main }
}

/// The words for somebody.
pub(crate) fn who_words(who: &Who) -> String {
    match who {
        Who::Named(name) => format!("\"{}\"", unquoted(name)),
        other => crate::words::word_in(PERSONS, other).unwrap_or("both").to_owned(),
    }
}

/// The words for a place.
pub(crate) fn area_words(area: &Area) -> String {
    match area {
        Area::Named(name) => format!("\"{}\"", unquoted(name)),
        other => crate::words::word_in(AREAS, other).unwrap_or("venue").to_owned(),
    }
}

/// The language has no quotes within quotes and no lines within lines.
pub(crate) fn unquoted(text: &str) -> String {
    text.replace('"', "'").replace('\n', " ")
}
