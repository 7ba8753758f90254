//! One file or folder for each command: it finds the answer and prints it as text or as JSON.

mod chess960;
mod completions;
mod man;
mod perft;
mod pgn;
mod position;
mod why;

use crate::cli::Command;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::output::Console;

pub(crate) fn run(console: &Console, command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Position(args) => position::run(console, &args),
        Command::Why(args) => why::run(console, &args),
        Command::Chess960(args) => chess960::run(console, &args),
        Command::Perft(args) => perft::run(console, &args),
        Command::Pgn(args) => pgn::run(console, &args),
        Command::Completions(args) => completions::run(console, &args),
        Command::Man(args) => man::run(console, &args),
    }
}
