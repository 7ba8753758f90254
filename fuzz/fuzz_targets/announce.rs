//! Any text as an announcement: the first byte chooses the language. Reading never panics, and what is heard
//! is announced and heard again as the same move.
#![no_main]

use board::Position;
use libfuzzer_sys::fuzz_target;
use notation::announce::{Problem, Speech, Spoken, announce, read};

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let language = Spoken::ALL[usize::from(choice) % Spoken::ALL.len()];
    let mut position = Position::initial();
    for line in text.lines().take(40) {
        match read(&position, line, language) {
            Ok(heard) => {
                let said = announce(&position, heard.played, &Speech::of(language));
                assert_eq!(read(&position, &said, language).map(|it| it.played), Ok(heard.played));
                position = position.play_unchecked(heard.played);
            }
            Err(error) => match error.problem {
                Problem::UnknownWord { at, .. } | Problem::Incomplete { at, .. } => {
                    assert!(line.is_char_boundary(at));
                }
                Problem::Silence | Problem::Move(_) => {}
            },
        }
    }
});
