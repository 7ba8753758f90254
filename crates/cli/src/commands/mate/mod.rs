//! `jadoube mate`: can this player still checkmate by any series of legal moves? The answer comes with a line
//! that mates or with a proof that there is none.

pub(crate) mod ask;
mod many;
pub(crate) mod page;
pub(crate) mod twin;

use board::{Color, Position};
use messages::Messages;
use notation::fen::{self, FenStyle};
use serde::Serialize;
use tell::winnability::MateVerdict;

use crate::cli::{MateArgs, SearchingArgs, Side};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::input::{self, Game};
use crate::locale::Form;
use crate::output::Console;
use ask::{Answer, Asker, Counter};
use page::Drawing;
use twin::AnswerTwin;
use winnability::Budget;

/// More positions than this would not fit into the memory of ordinary machines.
const STATES_MAX: u64 = 20_000_000;

#[derive(Serialize)]
struct MateTwin {
    fen: String,
    answers: Vec<AnswerTwin>,
}

pub(crate) fn run(console: &Console, args: &MateArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let budget = budget(messages, &args.search)?;
    let counter = Counter::of(input::edition(args.edition.edition.as_deref()));
    let asker =
        Asker { budget, counter, heeds_counter: args.counter, verifies: args.search.verify };
    let sides = match args.side {
        Some(Side::White) => &[Color::White][..],
        Some(Side::Black) => &[Color::Black],
        None => &[Color::White, Color::Black],
    };
    if let Some(path) = &args.file {
        return many::run(console, path, args.jobs.as_deref(), &asker, sides);
    }
    let position = position(messages, args.fen.as_deref().unwrap_or_default())?;
    let mut solver = winnability::Solver::new();
    let answers: Vec<Answer> =
        sides.iter().map(|&side| asker.ask(&mut solver, &position, side)).collect();
    match console.form {
        Form::Json => {
            let twin = |answer: &Answer| AnswerTwin::of(messages, &position, answer);
            let answers = answers.iter().map(twin).collect();
            console.json(&MateTwin { fen: fen_of(&position), answers })?;
        }
        Form::Text => {
            let drawing = Drawing { line: args.diagrams, flip: args.flip };
            let told = |answer| page::answer(console, &position, answer, drawing);
            let told: Vec<String> = answers.iter().map(told).collect();
            let start = page::start(console, &position, drawing);
            console.print(&(start + &told.join("\n")))?;
        }
    }
    Ok(exit(&answers))
}

/// The budget that an argument sets, with abstract states in proportion.
pub(crate) fn budget(messages: &Messages, args: &SearchingArgs) -> Result<Budget, Failure> {
    let Some(text) = &args.budget else { return Ok(Budget::DEFAULT) };
    let states = input::number(messages, "--budget", text, 1..=STATES_MAX)?;
    let each = Budget::DEFAULT.states / Budget::DEFAULT.abstract_states;
    Ok(Budget { states, abstract_states: (states / each).max(1) })
}

/// The position that an argument names, if one can play on from it.
pub(crate) fn position(messages: &Messages, argument: &str) -> Result<Position, Failure> {
    match Game::from(&input::setup(messages, argument)?) {
        Game::Ordinary(position) => Ok(position),
        Game::Irregular(_) => {
            let what = messages.text("winnability-not-playable");
            let hint = messages.text("winnability-hint-position");
            Err(Complaint::new(Kind::Fen, what).advising(hint).into())
        }
    }
}

pub(crate) fn fen_of(position: &Position) -> String {
    fen::write(&position.setup(), FenStyle::default())
}

/// Yes if one of the players can.
fn exit(answers: &[Answer]) -> Exit {
    let any = |verdict| answers.iter().any(|answer| answer.verdict() == verdict);
    if answers.iter().any(Answer::is_refused) {
        Exit::Trouble
    } else if any(MateVerdict::CanMate) {
        Exit::Fine
    } else if any(MateVerdict::Undetermined) {
        Exit::Undetermined
    } else {
        Exit::Negative
    }
}
