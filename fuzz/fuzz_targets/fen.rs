//! Any text as a position with repairs, as EPD and as a line for an engine: reading never panics, what is
//! repaired needs no second repair, and what is read is written back the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::fen::{self, FenStyle};
use notation::{epd, uci};

fuzz_target!(|text: &str| {
    match fen::repair(text) {
        Ok(repaired) => {
            let written = fen::write(&repaired.setup, FenStyle::default());
            let again = fen::repair(&written).expect("our own FEN");
            assert_eq!(
                (again.setup, again.repairs.as_slice()),
                (repaired.setup, &[][..]),
                "{written}"
            );
        }
        Err(error) => assert!(error.at <= text.len()),
    }
    match epd::read(text) {
        Ok(read) => {
            let written = epd::write(&read);
            assert_eq!(epd::read(&written).as_ref(), Ok(&read), "{written}");
        }
        Err(error) => assert!(error.at <= text.len()),
    }
    if let Ok(line) = uci::read_line(text) {
        for spelling in [uci::CastlingSpelling::OntoRook, uci::CastlingSpelling::usual(&line.start)]
        {
            let written = uci::write_line(&line.start, &line.moves, spelling);
            let again = uci::read_line(&written).expect("our own line");
            assert_eq!(again.moves, line.moves, "{written}");
            assert_eq!(again.end.setup(), line.end.setup());
        }
    }
});
