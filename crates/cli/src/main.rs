//! The program `jadoube`: the Laws of Chess on the command line. It parses arguments and prints; what is
//! true about a position is asked of the libraries, and what is said about it comes from the messages.
//!
//! `app::run` is the way in: [`cli`] has the arguments, [`help`] and [`guide`] what is said about them, [`commands`] one module for each
//! command, [`input`] what is read, [`output`] and [`streams`] what is printed.
//!
//! The contract: text and JSON say the same; [`exit::Exit`] tells the shell whether the answer was yes, no, or trouble; a
//! [`complaint`] says what was wrong and what to do, and nothing is printed twice.

mod app;
mod cli;
mod commands;
mod complaint;
mod exit;
mod greeting;
mod guide;
mod help;
mod input;
mod locale;
mod output;
mod streams;
mod usage;

use std::process::ExitCode;

use exit::Exit;
use tell::words;

fn main() -> ExitCode {
    let args = std::env::args_os().collect();
    // A bug has told its place already; to the shell it is trouble like any other.
    std::panic::catch_unwind(|| app::run(args)).unwrap_or(Exit::Trouble).into()
}
