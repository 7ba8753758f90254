//! `jadoube audit`: whole databases of games against the Laws. Here are the arguments and the order of things; what is
//! looked for is known by the crate `audit`.

mod bars;
mod checkpoint;
mod comparing;
mod fixing;
mod inputs;
mod outputs;
mod page;
mod plan;
mod row;
mod running;
mod sentence;
mod sinks;
mod summary;
mod tally;

use crate::cli::AuditArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::output::Console;
use plan::Plan;

pub(crate) fn run(console: &Console, args: &AuditArgs) -> Result<Exit, Failure> {
    let plan = Plan::of(console, args)?;
    match &plan.compare {
        Some(editions) => comparing::run(console, &plan, *editions),
        None => running::run(console, &plan),
    }
}
