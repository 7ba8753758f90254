//! Where the tests find their data: the committed fixtures, or a fuller collection in the same form whose
//! folder the environment variable `JADOUBE_DATA` names.

use std::path::PathBuf;
use std::{env, fs};

use jadoube_board::{NotPlayable, Position, Setup};
use notation::fen;

pub(crate) fn read(name: &str) -> String {
    let folder = env::var_os("JADOUBE_DATA").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures"),
        PathBuf::from,
    );
    let path = folder.join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

pub(crate) fn setup(text: &str) -> Setup {
    fen::read(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub(crate) fn position(text: &str) -> Position {
    Position::new(&setup(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A position to play on from, though no game may lead to it.
pub(crate) fn playable(text: &str) -> Position {
    let position = Position::new(&setup(text)).or_else(NotPlayable::play_all_the_same);
    position.unwrap_or_else(|error| panic!("{text}: {error}"))
}
