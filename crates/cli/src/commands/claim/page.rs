//! A checked claim on the terminal.

use board::Color;
use laws::CountedGround;
use messages::{Args, Messages};
use notation::diagram::Diagram;
use tell::claim;

use super::Checked;
use crate::cli::ClaimArgs;
use crate::output::{Console, prose};

pub(super) fn told(console: &Console, checked: &Checked, args: &ClaimArgs) -> String {
    let messages = &console.messages;
    let (course, check) = (&checked.course, &checked.check);
    let filled = |text: &str| prose::filled(text, "", console.width);
    let mut text = String::new();
    if args.diagrams {
        let bottom = if args.flip { Color::Black } else { Color::White };
        let diagram = Diagram::new(*course.last().placement()).seen_by(bottom);
        text += &format!("{}\n", console.drawn(&diagram));
    }
    let said = filled(&claim::verdict(messages, course, check));
    text += &format!("{}\n", console.ink.strong(said.trim_end()));
    for said in claim::consequences(messages, course, check) {
        text += &filled(&said);
    }
    if let Some(said) = claim::without_claim(messages, check) {
        text += &filled(&said);
    }
    text.push('\n');
    match check.ground {
        CountedGround::Threefold => text += &repetition(messages, checked),
        CountedGround::Fifty => text += &progress(messages, checked),
    }
    text
}

fn repetition(messages: &Messages, checked: &Checked) -> String {
    let (course, check) = (&checked.course, &checked.check);
    let mut text = format!("{}\n", messages.text("claim-occurrences"));
    for (index, at) in check.occurrences.iter().enumerate() {
        text += &format!("  ({}) {}\n", index + 1, claim::place(messages, course, *at));
    }
    if !check.look_alikes.is_empty() {
        text += &format!("\n{}\n", messages.text("claim-look-alikes"));
    }
    for (at, differs) in &check.look_alikes {
        text += &format!("  {}\n", claim::look_alike(messages, course, *at, differs));
    }
    text
}

fn progress(messages: &Messages, checked: &Checked) -> String {
    let (course, check) = (&checked.course, &checked.check);
    let whole = u32::try_from(course.moves().len()).unwrap_or(u32::MAX);
    let mut text = match check.plies > whole {
        // The start of the record says that moves went before it.
        true => format!("{}\n", messages.text("claim-since-before")),
        false => {
            let args = Args::new().set("place", claim::place(messages, course, check.since));
            format!("{}\n", messages.with("claim-since", &args))
        }
    };
    let args = Args::new()
        .set("white", check.moves_without_progress(Color::White))
        .set("black", check.moves_without_progress(Color::Black));
    text += &format!("{}\n", messages.with("claim-moves", &args));
    text
}
