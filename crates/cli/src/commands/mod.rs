//! One file or folder for each command: it finds the answer and prints it as text or as JSON.

mod audit;
mod bundle;
mod chess960;
mod claim;
#[cfg(feature = "clock-screen")]
mod clock;
mod completions;
mod dead;
mod envelope;
mod help;
mod incidents;
mod judge;
mod law;
mod legal;
#[cfg(feature = "desk")]
mod link_file;
mod man;
mod mate;
mod notate;
#[cfg(feature = "desk")]
mod pair;
mod perft;
mod pgn;
#[cfg(feature = "desk")]
mod place;
mod position;
mod reconcile;
mod say;
mod seal;
#[cfg(feature = "desk")]
mod serve;
#[cfg(feature = "desk")]
mod store;
#[cfg(feature = "desk")]
mod store_report;
mod time;
mod transcripts;
mod why;

use crate::cli::Command;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::output::Console;

pub(crate) fn run(console: &Console, command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Judge(args) => judge::run(console, &args),
        Command::Position(args) => position::run(console, &args),
        Command::Why(args) => why::run(console, &args),
        Command::Mate(args) => mate::run(console, &args),
        Command::Dead(args) => dead::run(console, &args),
        Command::Legal(args) => legal::run(console, &args),
        Command::Chess960(args) => chess960::run(console, &args),
        Command::Perft(args) => perft::run(console, &args),
        Command::Pgn(args) => pgn::run(console, &args),
        Command::Audit(args) => audit::run(console, &args),
        Command::Claim(args) => claim::run(console, &args),
        Command::Reconcile(args) => reconcile::run(console, &args),
        Command::Incidents(args) => incidents::run(console, &args),
        Command::Envelope(args) => envelope::run(console, &args),
        Command::Bundle(args) => bundle::run(console, &args),
        Command::Seal(args) => seal::run(console, &args),
        #[cfg(feature = "desk")]
        Command::Pair(args) => pair::run(console, &args),
        Command::Notate(args) => notate::run(console, &args),
        Command::Say(args) => say::run(console, &args),
        #[cfg(feature = "desk")]
        Command::Serve(args) => serve::run(console, &args),
        #[cfg(feature = "desk")]
        Command::Store(args) => store::run(console, &args),
        Command::Law(args) => law::run(console, &args),
        Command::Time(args) => time::run(console, &args),
        #[cfg(feature = "clock-screen")]
        Command::Clock(args) => clock::run(console, &args),
        Command::Completions(args) => completions::run(console, &args),
        Command::Man(args) => man::run(console, &args),
        Command::Help(args) => help::run(console, &args),
    }
}
