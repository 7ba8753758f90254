//! An event in memory: settings, players, rounds and links, folded from the entries of its log.

mod header;
mod import;
mod pairing;
mod points;
mod standings;
mod tournament;

pub(crate) use header::{
    DELAY_MAX, NotASetting, changed, header, header_with, quoted, text, time_control, usual,
};
pub(crate) use import::{read_csv, read_trf};
pub(crate) use pairing::propose;
pub(crate) use points::{Half, scored};
pub(crate) use standings::{Played, standings};
pub(crate) use tournament::{KeptLink, Tournament};
