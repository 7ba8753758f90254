//! The plot of the program: choose a language, read the arguments, do what they ask, say how it ended.

use std::ffi::OsString;

use messages::Messages;

use crate::exit::Exit;
use crate::locale::{Choices, Surroundings};
use crate::output::Console;
use crate::{cli, commands, guide, usage};

pub(crate) fn run(args: Vec<OsString>) -> Exit {
    let surroundings = Surroundings::of_this_process();
    // The help needs a language before the arguments are parsed, and so does a complaint about them.
    let guessed = Choices::guessed(&args, &surroundings);
    let messages = Messages::new(guessed.language);
    if let Some(complaint) = usage::too_long(&messages, &args) {
        return Console::new(guessed, &surroundings).end(Err(complaint.into()));
    }
    match cli::parse(&args, &messages) {
        Ok(cli) => {
            let console = Console::new(Choices::typed(&cli.global, &surroundings), &surroundings);
            let answer = commands::run(&console, cli.command);
            console.end(answer.map_err(|it| guide::beside(&console.messages, &args, it)))
        }
        Err(stop) => {
            let console = Console::new(guessed, &surroundings);
            let answer = usage::answer(&console, &args, &stop);
            console.end(answer.map_err(|it| guide::beside(&console.messages, &args, it)))
        }
    }
}
