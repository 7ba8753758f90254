//! A checked claim in words.

use board::Color;
use clock::Millis;
use clock::language::time_phrase;
use messages::{Args, Messages};
use notation::algebraic::Style;
use notation::diagram::Diagram;

use super::{Checked, Ground};
use crate::cli::ClaimArgs;
use crate::commands::notate::own_letters;
use crate::output::{Console, prose};
use crate::words;

pub(super) fn told(console: &Console, checked: &Checked, args: &ClaimArgs) -> String {
    let messages = &console.messages;
    let mut text = String::new();
    if args.diagrams {
        let bottom = if args.flip { Color::Black } else { Color::White };
        let diagram = Diagram::new(*checked.course.last().placement()).seen_by(bottom);
        text += &format!("{}\n", console.drawn(&diagram));
    }
    let said = prose::filled(&verdict(messages, checked), "", console.width);
    text += &format!("{}\n", console.ink.strong(said.trim_end()));
    if !checked.correct {
        text += &prose::filled(&bonus(messages, checked), "", console.width);
        if let Some(bound) = bound(messages, checked) {
            text += &prose::filled(&bound, "", console.width);
        }
    }
    if let Some(automatic) = automatic(messages, checked) {
        text += &prose::filled(&automatic, "", console.width);
    }
    text.push('\n');
    match checked.ground {
        Ground::Threefold => text += &repetition(messages, checked),
        Ground::Fifty => text += &progress(messages, checked),
    }
    text
}

/// The verdict in one sentence.
pub(super) fn verdict(messages: &Messages, checked: &Checked) -> String {
    let id = match (checked.ground, checked.correct) {
        (Ground::Threefold, true) => "claim-threefold-correct",
        (Ground::Threefold, false) => "claim-threefold-wrong",
        (Ground::Fifty, true) => "claim-fifty-correct",
        (Ground::Fifty, false) => "claim-fifty-wrong",
    };
    let args = Args::new()
        .set("color", words::color_key(checked.claimant))
        .set("needed", checked.needed)
        .set("articles", checked.articles.join(", "))
        .set("edition", checked.edition.tag());
    if let Some(illegal) = &checked.course.illegal {
        return messages.with("claim-intended-illegal", &args.set("move", &illegal.text));
    }
    let args = match checked.ground {
        Ground::Threefold => args.set("count", checked.occurrences.len()),
        Ground::Fifty => args.set("count", checked.plies),
    };
    messages.with(id, &args)
}

fn bonus(messages: &Messages, checked: &Checked) -> String {
    let (seconds, article) = &checked.bonus;
    let time = words::phrase(messages, &time_phrase(Millis::from_seconds((*seconds).into())));
    let args = Args::new()
        .set("color", words::color_key(!checked.claimant))
        .set("time", time)
        .set("article", article);
    messages.with("claim-bonus", &args)
}

/// That the intended move must be made after a wrong claim.
fn bound(messages: &Messages, checked: &Checked) -> Option<String> {
    if let Some(illegal) = &checked.course.illegal {
        let moves = checked.course.last().legal_moves();
        let id = match moves.iter().any(|it| it.from() == illegal.from) {
            true => "claim-must-move-piece",
            false => "claim-must-move-any",
        };
        let args = Args::new()
            .set("square", illegal.from.to_string())
            .set("article", &checked.bound_by)
            .set("reading", laws::Interpretation::Q38.to_string());
        return Some(messages.with(id, &args));
    }
    checked.course.intended?;
    let style = Style::short(own_letters(messages));
    let label = checked.course.label(checked.course.moves.len(), &style)?;
    let args = Args::new().set("move", label).set("article", &checked.bound_by);
    Some(messages.with("claim-must-play", &args))
}

/// That the game is over without a claim.
pub(super) fn automatic(messages: &Messages, checked: &Checked) -> Option<String> {
    let (what, article) = checked.automatic.as_ref()?;
    let args = Args::new()
        .set("what", what.code())
        .set("article", article)
        .set("edition", checked.edition.tag());
    Some(messages.with("claim-automatic", &args))
}

fn repetition(messages: &Messages, checked: &Checked) -> String {
    let mut text = format!("{}\n", messages.text("claim-occurrences"));
    for (index, at) in checked.occurrences.iter().enumerate() {
        text += &format!("  ({}) {}\n", index + 1, place(messages, checked, *at));
    }
    if !checked.look_alikes.is_empty() {
        text += &format!("\n{}\n", messages.text("claim-look-alikes"));
    }
    for (at, differs) in &checked.look_alikes {
        let why: Vec<String> = differs
            .iter()
            .map(|it| messages.text(&words::message_id("claim-differs", it.code())))
            .collect();
        text += &format!("  {}: {}\n", place(messages, checked, *at), why.join("; "));
    }
    text
}

fn progress(messages: &Messages, checked: &Checked) -> String {
    let whole = u32::try_from(checked.course.moves.len()).unwrap_or(u32::MAX);
    let mut text = match checked.plies > whole {
        // The start of the record says that moves went before it.
        true => format!("{}\n", messages.text("claim-since-before")),
        false => {
            let args = Args::new().set("place", place(messages, checked, checked.since));
            format!("{}\n", messages.with("claim-since", &args))
        }
    };
    let args = Args::new().set("white", made(checked, 0)).set("black", made(checked, 1));
    text += &format!("{}\n", messages.with("claim-moves", &args));
    text
}

/// How many of the half-moves without progress are White's (0) or Black's (1).
fn made(checked: &Checked, side: u32) -> u32 {
    // The last half-move is of the player who does not have the move after it.
    let last = match checked.course.last().turn() {
        Color::Black => 0,
        Color::White => 1,
    };
    checked.plies / 2 + u32::from(checked.plies % 2 == 1 && last == side)
}

/// A place in the game: after which move.
fn place(messages: &Messages, checked: &Checked, at: usize) -> String {
    let style = Style::short(own_letters(messages));
    match checked.course.label(at, &style) {
        None => messages.text("claim-start"),
        Some(label) => {
            let intended = checked.course.intended.is_some() && at == checked.course.moves.len();
            let id = if intended { "claim-after-intended" } else { "claim-after" };
            messages.with(id, &Args::new().set("move", label))
        }
    }
}
