//! Any text as a transcript: reading never panics, places are places of the text, what is read is printed and
//! read again as the same, and every line is understood or refused in the initial position.
#![no_main]

use board::Setup;
use libfuzzer_sys::fuzz_target;
use transcript::{Context, EventLine, Statement, configure, read, read_markdown, write};

fuzz_target!(|text: &str| {
    let _ = read_markdown(text);
    match read(text) {
        Err(wrong) => {
            let lines = transcript::lines(text).count();
            assert!(wrong.problems.iter().all(|it| it.line <= lines && it.column >= 1));
        }
        Ok(file) => {
            let printed = write(&file);
            let again = match read(&printed) {
                Ok(again) => again,
                Err(wrong) => panic!("{wrong}\n{printed:?}"),
            };
            assert_eq!(again.clone().without_numbers(), file.clone().without_numbers());
            assert_eq!(write(&again), printed);
            let context = Context::of(Setup::INITIAL);
            for case in &file.cases {
                let _ = configure(&file.shared, case);
                let statements = case.lines.iter().filter_map(|it| it.what.as_ref());
                for statement in statements {
                    let Statement::Event(event) = statement else { continue };
                    if let Ok(happening) = event.happening(&context) {
                        let told = EventLine::of(event.stamp, &happening, &context.position);
                        let _ = transcript::event_line(&told);
                    }
                }
            }
        }
    }
});
