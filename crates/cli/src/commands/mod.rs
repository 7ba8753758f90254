//! One file or folder for each command: it finds the answer and prints it as text or as JSON.

mod chess960;
mod clock;
mod completions;
mod law;
mod man;
mod notate;
mod perft;
mod pgn;
mod position;
mod say;
mod time;
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
        Command::Notate(args) => notate::run(console, &args),
        Command::Say(args) => say::run(console, &args),
        Command::Law(args) => law::run(console, &args),
        Command::Time(args) => time::run(console, &args),
        Command::Clock(args) => clock::run(console, &args),
        Command::Completions(args) => completions::run(console, &args),
        Command::Man(args) => man::run(console, &args),
    }
}
