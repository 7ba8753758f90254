//! A ruling in words: its sentence, its articles, and on what it rests.

use board::{Piece, Setup, Square, Violation};
use laws::game::{Standing, allowed_moves};
use laws::ruling::{Evidence, Proposal, Question, Ruling, Verdict, Why};
use laws::{Choice, Discretion, Provision};
use messages::{Args, Messages};
use winnability::{Deadness, Winnability};

use crate::moves::move_writer;
use crate::violation::Reason;
use crate::{irregular, words};

/// The sentence of a ruling with its reasons, moves written in this position and in the letters of the reader. A question
/// has its answers, and the one that counts if nobody answers.
#[must_use]
pub fn sentence(messages: &Messages, position: &Setup, ruling: &Ruling) -> String {
    let said = words::phrase(messages, &ruling.phrase(&move_writer(messages, position)));
    let board = ruling.position().unwrap_or(position);
    let mut parts = vec![said];
    match ruling.verdict() {
        // Whoever has a duty stands at the beginning of the sentence.
        Verdict::Must { .. } => parts[0] = words::with_capital(&parts[0]),
        Verdict::Ask(question) => parts.extend(asked(messages, ruling, question)),
        Verdict::IllegalPending { why, .. }
        | Verdict::IllegalCompleted { why, .. }
        | Verdict::IllegalPosition { why } => {
            parts.extend(why.iter().filter_map(|it| match it {
                // A.4.1.2: no move took the right away.
                Why::Violation(Violation::CastlingRightLost { .. }) if set_up_wrongly(ruling) => {
                    Some(messages.text("castling-lost-by-set-up"))
                }
                Why::Violation(it) => Some(Reason::of(*it).said(messages, board)),
                Why::Irregularity(it) => Some(irregular::said(messages, board, *it)),
                Why::Matter(_) => None,
            }));
        }
        Verdict::SetupFault { what, squares } if !squares.is_empty() => {
            let args = Args::new()
                .set("what", messages.text(what.message_id()))
                .set("where", standing_on(messages, board, squares));
            parts = vec![messages.with("ruling-setup-fault-where", &args)];
        }
        Verdict::Annul { misplaced, .. } if !misplaced.is_empty() => {
            let named = misplaced.iter().map(|it| standing(messages, *it));
            let args = Args::new().set("where", named.collect::<Vec<_>>().join(", "));
            parts.push(messages.with("ruling-annul-where", &args));
        }
        _ => {}
    }
    parts.join(" ")
}

fn set_up_wrongly(ruling: &Ruling) -> bool {
    ruling.cites().provisions().any(|it| it == Provision::RapidWindowSetup)
}

/// The question in words, its answers, and its default.
fn asked(messages: &Messages, ruling: &Ruling, question: &Question) -> Vec<String> {
    let (which, edition) = (question.which, ruling.edition());
    let words = |it: Choice| messages.text(&it.message_id());
    let answers: Vec<String> = which.answers_in(edition).map(words).collect();
    let args = Args::new().set("answers", answers.join(" · "));
    let offered = match question.default_answer(edition) {
        Some(default) => {
            messages.with("ruling-answers", &args.set("default", words(default.choice())))
        }
        None => messages.with("ruling-answers-without-default", &args),
    };
    let mut parts = vec![messages.text(&which.message_id()), offered];
    parts.extend(readings(messages, question));
    parts.extend(end_in_question(messages, ruling, question));
    parts
}

/// What is to be said where the arbiter is asked how the game ends, the Laws leaving it open: why it is a question, who
/// would lose, and by which reading.
fn end_in_question(messages: &Messages, ruling: &Ruling, question: &Question) -> Vec<String> {
    if !matches!(question.proposal, Some(Proposal::End(_))) {
        return Vec::new();
    }
    let by_queen = ruling.cites().provisions().any(|it| it == Provision::IrrUnpromoted);
    let about = match (question.which, question.side()) {
        (Discretion::OpponentCanMate, _) if by_queen => Some(messages.text("queen-ended-play")),
        (Discretion::OpponentCanMate, _) => return vec![messages.text("mate-not-proved")],
        (_, Some(side)) => {
            Some(messages.with("end-proposed", &Args::new().set("side", side.to_string())))
        }
        (_, None) => None,
    };
    let readings = ruling
        .readings()
        .map(|it| messages.with("ruling-by-reading", &Args::new().set("reading", it.to_string())));
    about.into_iter().chain(readings).collect()
}

/// What stands on each of these squares.
fn standing_on(messages: &Messages, board: &Setup, squares: &[Square]) -> String {
    let named = squares.iter().map(|it| standing(messages, (*it, board.placement.piece_at(*it))));
    named.collect::<Vec<_>>().join(", ")
}

/// A square with what stands on it.
fn standing(messages: &Messages, (square, piece): (Square, Option<Piece>)) -> String {
    match piece {
        Some(piece) => messages.with("piece-on-square", &words::piece_args(piece, square)),
        None => messages.with("empty-square", &Args::new().set("square", square.to_string())),
    }
}

/// The clock readings that are proposed where a press is undone.
fn readings(messages: &Messages, question: &Question) -> Option<String> {
    let Some(Proposal::Restored(readings)) = &question.proposal else { return None };
    let args = Args::new()
        .set("white", readings.without.white?.to_string())
        .set("black", readings.without.black?.to_string());
    Some(messages.with("readings-proposed", &args))
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

/// On what a ruling rests: provisions, the articles behind it, the reading adopted, how sure the numbers are, what was proved.
#[must_use]
pub fn explanation(messages: &Messages, position: &Setup, ruling: &Ruling) -> Vec<String> {
    let mut lines = Vec::new();
    if let Verdict::Must { duty, .. } = ruling.verdict()
        && duty.binds_move()
    {
        let allowed = allowed_moves(&Standing::new(position), Some(duty));
        let write = move_writer(messages, position);
        let moves: Vec<String> = allowed.iter().map(|it| write(it.attempt())).collect();
        // A promotion that only lacks its new piece is no choice between moves.
        if !moves.is_empty() {
            let args = Args::new().set("moves", moves.join(", "));
            lines.push(messages.with("judge-allowed-moves", &args));
        }
    }
    let keys: Vec<&str> = ruling.cites().provisions().map(|it| it.key()).collect();
    if !keys.is_empty() {
        let args = Args::new().set("provisions", keys.join(", "));
        lines.push(messages.with("judge-rests-on", &args));
    }
    let behind: Vec<String> = ruling.background().iter().map(ToString::to_string).collect();
    if !behind.is_empty() {
        let args = Args::new().set("articles", behind.join(", "));
        lines.push(messages.with("judge-background", &args));
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
