//! Any text as a position: reading never panics, what is read is written back the same, and the two ways
//! of finding moves agree.
#![no_main]

use board::{Attempt, Position, Square};
use libfuzzer_sys::fuzz_target;
use notation::fen::{self, FenStyle};

fuzz_target!(|text: &str| {
    let Ok(setup) = fen::read(text) else { return };
    let written = fen::write(&setup, FenStyle::default());
    assert_eq!(fen::read(&written).as_ref(), Ok(&setup));
    let general = setup.legal_moves();
    for &played in &general {
        let _ = setup.carried_out(played).identity();
    }
    for (from, to) in [(Square::E1, Square::G1), (Square::E2, Square::E4), (Square::A7, Square::B8)] {
        let _ = setup.legal_move(Attempt { from, to, promotion: None });
    }
    let position = Position::new(&setup).or_else(board::NotPlayable::play_all_the_same);
    let Ok(position) = position else { return };
    let moves = position.legal_moves();
    assert_eq!(moves.len(), general.len());
    for played in &moves {
        assert!(general.contains(&played));
        let next = position.play_unchecked(played);
        assert_eq!(next.setup(), setup.carried_out(played));
        assert_eq!(next.key(), next.identity().key());
    }
});
