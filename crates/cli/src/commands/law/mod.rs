//! `jadoube law`: what the Laws say, where, since when, and how far the program carries it out.

mod article;
mod coverage;
mod diff;
mod editions;
mod glossary;
mod lookup;
mod marks;
mod parameters;
mod search;
mod sheet;
mod value;
mod words;

use messages::Args;

use crate::cli::{LawArgs, LawTask};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &LawArgs) -> Result<Exit, Failure> {
    match (&args.article, &args.task) {
        (Some(article), Some(_)) => {
            let names = Args::new().set("argument", article).set("other", "law …");
            let what = console.messages.with("usage-conflict", &names);
            Err(Complaint::new(Kind::Usage, what).into())
        }
        (Some(article), None) => article::run(console, args.edition.edition.as_deref(), article),
        (None, Some(LawTask::Search(args))) => search::run(console, args),
        (None, Some(LawTask::Diff(args))) => diff::run(console, args),
        (None, Some(LawTask::Coverage(args))) => coverage::run(console, args),
        (None, Some(LawTask::Glossary(args))) => glossary::run(console, args),
        (None, Some(LawTask::Parameters(args))) => parameters::run(console, args),
        (None, Some(LawTask::Editions) | None) => editions::run(console),
    }
}
