//! Answers about mates in words: lines in algebraic notation or as diagrams, proofs as sentences.

use board::{Color, Move, Position};
use messages::{Args, Messages};
use notation::diagram::{Diagram, Mark};
use tell::winnability::{numbered, proof_sentence};
use winnability::{Effort, Proof, Winnability};

use super::ask::{Answer, Counter};
use crate::output::Console;
use crate::output::prose;
use crate::words;

/// Whether a line is drawn, and from which side.
#[derive(Clone, Copy)]
pub(crate) struct Drawing {
    pub(crate) line: bool,
    pub(crate) flip: bool,
}

impl Drawing {
    fn of(self, position: &Position) -> Diagram {
        let bottom = if self.flip { Color::Black } else { Color::White };
        Diagram::new(*position.placement()).seen_by(bottom)
    }
}

/// The diagram of the position that was asked about.
pub(crate) fn start(console: &Console, position: &Position, drawing: Drawing) -> String {
    console.drawn(&drawing.of(position)) + "\n"
}

pub(crate) fn answer(
    console: &Console,
    position: &Position,
    answer: &Answer,
    drawing: Drawing,
) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let color = words::color_key(answer.side);
    let mut text = match &answer.found {
        Winnability::CanMate(helpmate) if helpmate.line.is_empty() => {
            let said = messages.with("winnability-has-mated", &Args::new().set("color", color));
            format!("{}\n", ink.good(&said))
        }
        Winnability::CanMate(helpmate) => {
            let args = Args::new().set("color", color).set("plies", helpmate.line.len());
            let said = messages.with("winnability-can", &args);
            format!("{}\n{}", ink.good(&said), line(console, position, &helpmate.line, drawing))
        }
        Winnability::CannotMate(proof) => {
            let id = match proof {
                Proof::ExhaustedWithin { .. } => "winnability-cannot-in-time",
                _ => "winnability-cannot",
            };
            let said = messages.with(id, &Args::new().set("color", color));
            format!(
                "{}\n{}",
                ink.error(&said),
                told_proof(console, position, answer.side, proof, 2)
            )
        }
        Winnability::Undetermined(effort) => {
            let said = messages.with("winnability-undetermined", &Args::new().set("color", color));
            let spent = effort_words(messages, *effort);
            format!("{}\n{}", ink.strong(&said), prose::filled(&spent, "  ", console.width))
        }
    };
    if let Some(counter) = &answer.cut_short {
        text += &note(console, "winnability-cut-short", counter);
    }
    if let (Some(helpmate), Some(counter)) = (&answer.too_long, &answer.heeded) {
        text += &note(console, "winnability-too-long", counter);
        text += &line(console, position, &helpmate.line, drawing);
    }
    text + &checked(console, answer)
}

/// Whether the certificate holds, if that was asked.
fn checked(console: &Console, answer: &Answer) -> String {
    match &answer.checked {
        None => String::new(),
        Some(Ok(())) => format!("  {}\n", console.messages.text("winnability-verified")),
        Some(Err(error)) => {
            let args = Args::new().set("reason", format!("{error:?}"));
            let said = console.messages.with("winnability-refused", &args);
            format!("  {}\n", console.ink.error(&said))
        }
    }
}

fn note(console: &Console, id: &str, counter: &Counter) -> String {
    let args = Args::new()
        .set("moves", counter.moves)
        .set("article", &counter.article)
        .set("edition", counter.edition.tag());
    prose::filled(&console.messages.with(id, &args), "  ", console.width)
}

/// The moves of a line, and on request the board after each.
pub(crate) fn line(
    console: &Console,
    start: &Position,
    moves: &[Move],
    drawing: Drawing,
) -> String {
    let mut text = prose::filled(&numbered(start, moves), "  ", console.width);
    if !drawing.line {
        return text;
    }
    let mut position = *start;
    for played in moves {
        text += &format!("\n{}\n", numbered(&position, &[*played]));
        position = position.play_unchecked(*played);
        let diagram = drawing.of(&position);
        let diagram = diagram.mark(Mark::From, played.from()).mark(Mark::To, played.to());
        text += &console.drawn(&diagram);
    }
    text
}

/// A proof as sentences; its parts are indented under it.
pub(crate) fn told_proof(
    console: &Console,
    position: &Position,
    winner: Color,
    proof: &Proof,
    indent: usize,
) -> String {
    let margin = " ".repeat(indent);
    let said = proof_sentence(&console.messages, position, winner, proof);
    let mut text = prose::filled(&said, &margin, console.width.max(indent + 40));
    match proof {
        Proof::ForcedLine { line, then } => {
            let after = line.iter().fold(*position, |position, it| position.play_unchecked(*it));
            text += &told_proof(console, &after, winner, then, indent + 2);
        }
        Proof::AllMoves(parts) => {
            for (played, part) in parts {
                let after = position.play_unchecked(*played);
                text += &format!("{margin}- {}\n", numbered(position, &[*played]));
                text += &told_proof(console, &after, winner, part, indent + 4);
            }
        }
        _ => {}
    }
    text
}

/// What was spent in vain.
pub(crate) fn effort_words(messages: &Messages, effort: Effort) -> String {
    let args = Args::new().set("states", effort.states).set("sets", effort.abstract_states);
    messages.with("winnability-effort", &args)
}
