//! A claim of a draw, checked and put into words.

use clock::Millis;
use clock::language::time_phrase;
use laws::rulebook::Regime;
use laws::{ClaimCheck, CountedGround, Edition, IntendedMove, Interpretation, Unlike};
use messages::{Args, Messages};
use notation::algebraic::Style;
use notation::record::{Course, Intention};

use crate::words;

/// Checks a claim about the end of a game.
#[must_use]
pub fn check(
    course: &Course,
    ground: CountedGround,
    edition: Edition,
    regime: Regime,
) -> ClaimCheck {
    let intended = match course.intention() {
        Intention::Nothing => IntendedMove::Nothing,
        Intention::Legal => IntendedMove::Legal,
        Intention::Illegal { from, .. } => IntendedMove::Illegal(*from),
    };
    ClaimCheck::of(course.earlier(), course.last(), intended, ground, edition, regime)
}

/// The verdict in one sentence.
#[must_use]
pub fn verdict(messages: &Messages, course: &Course, check: &ClaimCheck) -> String {
    let id = match (check.ground, check.correct) {
        (CountedGround::Threefold, true) => "claim-threefold-correct",
        (CountedGround::Threefold, false) => "claim-threefold-wrong",
        (CountedGround::Fifty, true) => "claim-fifty-correct",
        (CountedGround::Fifty, false) => "claim-fifty-wrong",
    };
    let articles: Vec<String> = check.articles.iter().map(ToString::to_string).collect();
    let args = Args::new()
        .set("color", words::color_key(check.claimant))
        .set("needed", check.needed)
        .set("articles", articles.join(", "))
        .set("edition", check.edition.tag());
    if let Intention::Illegal { text, .. } = course.intention() {
        return messages.with("claim-intended-illegal", &args.set("move", text));
    }
    let args = match check.ground {
        CountedGround::Threefold => args.set("count", check.occurrences.len()),
        CountedGround::Fifty => args.set("count", check.plies),
    };
    messages.with(id, &args)
}

/// What follows from a wrong claim, in sentences: the opponent's time, and the move that must be made.
#[must_use]
pub fn consequences(messages: &Messages, course: &Course, check: &ClaimCheck) -> Vec<String> {
    match check.correct {
        true => Vec::new(),
        false => [Some(bonus(messages, check)), bound(messages, course, check)]
            .into_iter()
            .flatten()
            .collect(),
    }
}

fn bonus(messages: &Messages, check: &ClaimCheck) -> String {
    let (seconds, article) = check.bonus;
    let time = words::phrase(messages, &time_phrase(Millis::from_seconds(seconds.into())));
    let args = Args::new()
        .set("color", words::color_key(!check.claimant))
        .set("time", time)
        .set("article", article.to_string());
    messages.with("claim-bonus", &args)
}

fn bound(messages: &Messages, course: &Course, check: &ClaimCheck) -> Option<String> {
    let args = Args::new().set("article", check.bound_by.to_string());
    match check.intended {
        IntendedMove::Nothing => None,
        IntendedMove::Legal => {
            let style = Style::short(words::own_letters(messages));
            let label = course.label(course.moves().len(), &style)?;
            Some(messages.with("claim-must-play", &args.set("move", label)))
        }
        IntendedMove::Illegal(from) => {
            let id = match course.last().legal_moves().iter().any(|it| it.from() == from) {
                true => "claim-must-move-piece",
                false => "claim-must-move-any",
            };
            let args = args
                .set("square", from.to_string())
                .set("reading", Interpretation::Q38.to_string());
            Some(messages.with(id, &args))
        }
    }
}

/// That the game is over without a claim.
#[must_use]
pub fn without_claim(messages: &Messages, check: &ClaimCheck) -> Option<String> {
    let (what, article) = check.without_claim?;
    let args = Args::new()
        .set("what", what.code())
        .set("article", article.to_string())
        .set("edition", check.edition.tag());
    Some(messages.with("claim-automatic", &args))
}

/// A place in the game: after which move.
#[must_use]
pub fn place(messages: &Messages, course: &Course, at: usize) -> String {
    let style = Style::short(words::own_letters(messages));
    match course.label(at, &style) {
        None => messages.text("claim-start"),
        Some(label) => {
            let last = at == course.moves().len();
            let id = match last && *course.intention() == Intention::Legal {
                true => "claim-after-intended",
                false => "claim-after",
            };
            messages.with(id, &Args::new().set("move", label))
        }
    }
}

/// A place at which the position only looked the same, and why.
#[must_use]
pub fn look_alike(messages: &Messages, course: &Course, at: usize, differs: &[Unlike]) -> String {
    let why =
        differs.iter().map(|it| messages.text(&words::message_id("claim-differs", it.code())));
    format!("{}: {}", place(messages, course, at), why.collect::<Vec<_>>().join("; "))
}
