//! Any text as a record: the first byte chooses the language. Reading never panics, places are places of the
//! text, and what is read is written and read again as the same moves.
#![no_main]

use board::Position;
use libfuzzer_sys::fuzz_target;
use notation::algebraic::{Reason, Style};
use notation::letters::Language;
use notation::record::{OnError, detect_system, infer_language, read_record, write};

fuzz_target!(|input: (u8, &str)| {
    let (choice, text) = input;
    let language = Language::ALL[usize::from(choice) % Language::ALL.len()];
    let start = Position::initial();
    let record = read_record(text, language, &start, OnError::Assume);
    for entry in &record.entries {
        assert!(text.get(entry.place.clone()).is_some());
        if let Err(error) = &entry.outcome
            && let Reason::NotAlgebraic { at, .. } = error.reason
        {
            assert!(entry.text.is_char_boundary(at), "{:?} at {at}", entry.text);
        }
    }
    if record.is_complete() {
        let other = Language::ALL[usize::from(choice / 2) % Language::ALL.len()];
        for style in [Style::short(other), Style::bare(other), Style::long(other)] {
            let written = write(&record, &style);
            let again = read_record(&written, other, &start, OnError::Stop);
            assert!(again.moves().eq(record.moves()), "{text:?} as {written:?}");
            assert!(again.is_complete());
        }
    }
    let _ = detect_system(text, &start);
    if text.len() < 200 {
        let _ = infer_language(text, &start);
    }
});
