//! `jadoube claim`: an arbiter checks a claim of a draw by repetition or by fifty moves against the record of
//! the game.

mod course;
mod page;
mod twin;

use laws::rulebook::Regime;
use laws::{ClaimCheck, CountedGround, Pace, Supervision};
use notation::record::Course;
use tell::claim;

use crate::cli::ClaimArgs;
use crate::commands::notate::read_file;
use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;

/// The claim with the game that it is about.
struct Checked {
    course: Course,
    check: ClaimCheck,
}

pub(crate) fn run(console: &Console, args: &ClaimArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let text =
        read_file(&args.file).map_err(|error| Complaint::of_file(messages, &args.file, &error))?;
    let course = course::read(messages, args, &text)?;
    let pace = Pace::ALL.into_iter().find(|it| it.tag() == args.pace).unwrap_or(Pace::Standard);
    let supervision = match args.unsupervised {
        true => Supervision::Limited,
        false => Supervision::Full,
    };
    let ground = if args.fifty { CountedGround::Fifty } else { CountedGround::Threefold };
    let edition = input::edition(args.edition.edition.as_deref()).governing(pace);
    let check = claim::check(&course, ground, edition, Regime::new(pace, supervision));
    let checked = Checked { course, check };
    match console.form {
        Form::Json => console.json(&twin::twin(messages, &checked))?,
        Form::Text => console.print(&page::told(console, &checked, args))?,
    }
    Ok(if checked.check.correct { Exit::Fine } else { Exit::Negative })
}
