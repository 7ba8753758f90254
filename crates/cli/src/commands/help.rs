//! `jadoube help`: the same help as that of `--help`, for those who try this first.

use std::ffi::OsString;

use crate::cli::{self, HelpArgs, NAME};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::output::Console;
use crate::{guide, usage};

pub(crate) fn run(console: &Console, args: &HelpArgs) -> Result<Exit, Failure> {
    let (messages, words) = (&console.messages, &args.command);
    if let Some(unknown) = cli::first_unknown(words) {
        let found = guide::find_line(messages, words);
        let found = found.or_else(|| guide::find(messages, &words[unknown..]));
        let name = &words[unknown];
        return Err(usage::unknown_command(messages, name, found, None).into());
    }
    let named = args.command.iter().map(OsString::from);
    let line: Vec<OsString> =
        [NAME.into()].into_iter().chain(named).chain(["--help".into()]).collect();
    match cli::parse(&line, &console.messages) {
        Err(stop) => usage::answer(console, &line, &stop),
        // The help has been asked for, so the parser always stops.
        Ok(_) => Ok(Exit::Fine),
    }
}
