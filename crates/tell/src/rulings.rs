//! A ruling in words: its sentence, its articles, and on what it rests.

use board::{Attempt, Move, Setup};
use laws::Discretion;
use laws::game::{Standing, allowed_moves};
use laws::ruling::{Evidence, Ruling, Verdict};
use messages::{Args, Messages};
use transcript::move_text;
use winnability::{Deadness, Winnability};

use crate::words;

/// The sentence of a ruling, moves written in the position before the event.
#[must_use]
pub fn sentence(messages: &Messages, before: &Setup, ruling: &Ruling) -> String {
    let write = |attempt: Attempt| {
        let side = before.placement.color_at(attempt.from).unwrap_or(before.turn);
        move_text(before, side, attempt).0
    };
    let mut text = words::phrase(messages, &ruling.phrase(&write));
    if let Verdict::Ask(question) = ruling.verdict() {
        let answer = |it: &&str| messages.text(&Discretion::answer_message_id(it));
        let answers: Vec<String> = question.which.answers().iter().map(answer).collect();
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

/// On what a ruling rests: provisions, the reading adopted, how sure the numbers are, what was proved.
#[must_use]
pub fn explanation(messages: &Messages, position: &Setup, ruling: &Ruling) -> Vec<String> {
    let mut lines = Vec::new();
    if let Verdict::Must { duty, .. } = ruling.verdict()
        && duty.binds_move()
    {
        let allowed = allowed_moves(&Standing::new(position), Some(duty));
        let write = |it: &Move| move_text(position, position.turn, it.attempt()).0;
        let moves: Vec<String> = allowed.iter().map(write).collect();
        let args = Args::new().set("moves", moves.join(", "));
        lines.push(messages.with("judge-allowed-moves", &args));
    }
    let keys: Vec<&str> = ruling.cites().provisions().map(|it| it.key()).collect();
    if !keys.is_empty() {
        let args = Args::new().set("provisions", keys.join(", "));
        lines.push(messages.with("judge-rests-on", &args));
    }
    if let Some(reading) = ruling.reading() {
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
