//! A ruling in words: its sentence, its articles, and on what it rests.

use board::Setup;
use laws::Discretion;
use laws::game::{Standing, allowed_moves};
use laws::ruling::{Evidence, Ruling, Verdict};
use messages::{Args, Messages};
use winnability::{Deadness, Winnability};

use crate::moves::move_writer;
use crate::words;

/// The sentence of a ruling, moves written in the position before the event and in the letters of the reader.
#[must_use]
pub fn sentence(messages: &Messages, before: &Setup, ruling: &Ruling) -> String {
    let mut text = words::phrase(messages, &ruling.phrase(&move_writer(messages, before)));
    if let Verdict::Ask(question) = ruling.verdict() {
        let answer = |it: &str| messages.text(&Discretion::answer_message_id(it));
        let answers: Vec<String> =
            question.which.answers_in(ruling.edition()).map(answer).collect();
        let asked = messages.text(&question.which.message_id());
        text = format!("{text} {asked} ({})", answers.join(" · "));
    }
    text
}

/// The articles that a ruling cites, one after the other.
#[must_use]
pub fn articles(ruling: &Ruling) -> String {
    let list: Vec<String> = ruling.articles().iter().map(ToString::to_string).collect();
    list.join(", ")
}

/// Which facts would decide what a ruling leaves open; nothing if none is missing.
#[must_use]
pub fn missing(messages: &Messages, ruling: &Ruling) -> Option<String> {
    if ruling.missing().is_empty() {
        return None;
    }
    let facts: Vec<String> =
        ruling.missing().iter().map(|it| messages.text(it.message_id())).collect();
    Some(messages.with("missing-facts", &Args::new().set("facts", facts.join("; "))))
}

/// On what a ruling rests: provisions, the reading adopted, how sure the numbers are, what was proved.
#[must_use]
pub fn explanation(messages: &Messages, position: &Setup, ruling: &Ruling) -> Vec<String> {
    let mut lines = Vec::new();
    if let Verdict::Must { duty, .. } = ruling.verdict()
        && duty.binds_move()
    {
        let allowed = allowed_moves(&Standing::new(position), Some(duty));
        let write = move_writer(messages, position);
        let moves: Vec<String> = allowed.iter().map(|it| write(it.attempt())).collect();
        let args = Args::new().set("moves", moves.join(", "));
        lines.push(messages.with("judge-allowed-moves", &args));
    }
    let keys: Vec<&str> = ruling.cites().provisions().map(|it| it.key()).collect();
    if !keys.is_empty() {
        let args = Args::new().set("provisions", keys.join(", "));
        lines.push(messages.with("judge-rests-on", &args));
    }
    for reading in ruling.readings() {
        let args = Args::new().set("reading", reading.to_string());
        lines.push(messages.with("judge-by-reading", &args));
    }
    if !ruling.certainty().mark().is_empty() {
        lines.push(messages.text("judge-uncertain"));
    }
    let proved = match ruling.evidence() {
        Some(Evidence::Winnability(Winnability::CanMate(line))) => {
            let args = Args::new().set("plies", line.line.len());
            Some(messages.with("judge-mate-possible", &args))
        }
        Some(Evidence::Winnability(Winnability::CannotMate(_)))
        | Some(Evidence::Deadness(Deadness::Dead { .. })) => {
            Some(messages.text("judge-mate-impossible"))
        }
        _ => None,
    };
    lines.extend(proved);
    lines
}
