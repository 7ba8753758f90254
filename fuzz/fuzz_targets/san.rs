//! Any word as a move in a position: no panic, the quick way agrees with the patient one, and what is read is
//! written so that it reads the same.
#![no_main]

use board::Follower;
use libfuzzer_sys::fuzz_target;
use notation::pgn::Standing;
use notation::{fen, san};

fuzz_target!(|text: &str| {
    let (fen, word) = text.split_once('\n').unwrap_or(("", text));
    let setup = fen::read(fen).unwrap_or(board::Setup::INITIAL);
    let standing = Standing::of(&setup);
    let _ = standing.after(&standing.read(word.as_bytes()));
    let Standing::Regular(position) = standing else { return };
    let patient = san::read(&position, word.as_bytes());
    if let Ok(played) = patient {
        assert!(position.legal_moves().contains(&played), "{word}");
        let written = san::write(&position, played);
        assert_eq!(san::read(&position, written.as_bytes()), Ok(played));
    }
    let mut bytes = [0; 8];
    if word.len() < 8 && !word.contains('\0') {
        bytes[..word.len()].copy_from_slice(word.as_bytes());
        let mut quick = Follower::of(&position);
        if san::play_quickly(&mut quick, u64::from_le_bytes(bytes), word.len()) {
            let played = patient.expect("the patient way reads more");
            assert_eq!(position.play_unchecked(played).setup(), quick.position().setup());
        }
    }
});
