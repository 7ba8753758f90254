//! Any bytes as a file of game records: reading ends, never panics, loses no word, and what is written is
//! read back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pgn::{Checker, Chunks, Game, read_game};

fuzz_target!(|text: &[u8]| {
    let mut checker = Checker::default();
    let mut at = 0;
    while at < text.len() {
        let next = read_game(text, at, &mut checker);
        assert!(next > at);
        at = next;
    }
    let mut at = 0;
    while at < text.len() {
        let (game, next) = Game::read(text, at);
        at = next;
        let Some(game) = game else { continue };
        let written = game.write();
        let (again, _) = Game::read(written.as_bytes(), 0);
        let again = again.expect("what we write is a game");
        assert_eq!(again.write(), written);
    }
    let mut chunks = Chunks::new(text, 16, 256);
    let mut length = 0;
    while let Some(chunk) = chunks.next_chunk().expect("memory does not fail") {
        length += chunk.text.len();
    }
    assert_eq!(length, text.len());
});
