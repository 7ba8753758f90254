//! An event in memory: settings, players, rounds and links, folded from the entries of its log.

mod header;
mod import;
mod pairing;
mod points;
mod standings;
mod tournament;

pub(crate) use header::{NotASetting, changed, header, usual};
pub(crate) use import::{Read, read_csv, read_trf};
pub(crate) use pairing::propose;
pub(crate) use points::{Half, parse_points, scored};
pub(crate) use standings::{Played, standings};
pub(crate) use tournament::Tournament;
