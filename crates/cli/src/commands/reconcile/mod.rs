//! `jadoube reconcile`: two scoresheets of one game side by side, where they part, and the games that explain
//! both.

mod tell;
mod twin;

use board::{NotPlayable, Position};
use messages::Messages;
use notation::algebraic::Style;
use notation::reconcile::{Budget, Ending, Finding, Reconciliation, Row, Sheet, reconcile};

use crate::cli::ReconcileArgs;
use crate::commands::notate::read_file;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::words::own_letters;

/// Both sheets with what was found.
struct Answer {
    white: Sheet,
    black: Sheet,
    found: Reconciliation,
    style: Style,
}

pub(crate) fn run(console: &Console, args: &ReconcileArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let start = match &args.from {
        Some(text) => start(messages, text)?,
        None => Position::initial(),
    };
    let sheet = |path: &std::path::Path| -> Result<Sheet, Failure> {
        let text = read_file(path).map_err(|error| Complaint::of_file(messages, path, &error))?;
        Ok(Sheet::read(&text, None, &start))
    };
    let (white, black) = (sheet(&args.white)?, sheet(&args.black)?);
    let last = match &args.last {
        Some(text) => Some(ending(messages, text)?),
        None => None,
    };
    let budget = budget(messages, args)?;
    let found = reconcile(&white, &black, &start, last.as_ref(), budget);
    let exit = match found.finding {
        Finding::Agreed | Finding::Found => Exit::Fine,
        Finding::Several => Exit::Undetermined,
        Finding::Nothing if found.exhausted => Exit::Undetermined,
        Finding::Nothing => Exit::Negative,
    };
    let answer = Answer { white, black, found, style: Style::short(own_letters(messages)) };
    match console.form {
        Form::Json => console.json(&twin::twin(messages, &answer))?,
        Form::Text => console.print(&tell::told(console, &answer))?,
    }
    Ok(exit)
}

/// The position from which both sheets begin.
fn start(messages: &Messages, text: &str) -> Result<Position, Failure> {
    let setup = input::setup(messages, text)?;
    Position::new(&setup)
        .or_else(NotPlayable::play_all_the_same)
        .map_err(|_| Complaint::new(Kind::Fen, messages.text("notate-not-playable")).into())
}

/// How the game ended: the pieces, and who has the move and the castling rights if the FEN goes so far.
fn ending(messages: &Messages, text: &str) -> Result<Ending, Failure> {
    let setup = input::setup(messages, text)?;
    let fields = text.split_whitespace().count();
    Ok(Ending {
        placement: setup.placement,
        turn: (fields > 1).then_some(setup.turn),
        castling_rooks: (fields > 2).then_some(setup.castling_rooks),
    })
}

fn budget(messages: &Messages, args: &ReconcileArgs) -> Result<Budget, Failure> {
    let usual = Budget::default();
    let Some(text) = &args.budget else { return Ok(usual) };
    let states = input::number(messages, "--budget", text, 1..=10_000_000)?;
    Ok(Budget { states: usize::try_from(states).unwrap_or(usual.states), ..usual })
}

/// The move of a row with its number: `12. Nf3`, `12... Nf6`; nothing for an entry without a move.
fn label(row: &Row, style: &Style) -> Option<String> {
    let Row::Played { before, played, .. } = row else { return None };
    let dots = match before.turn() {
        board::Color::White => ".",
        board::Color::Black => "...",
    };
    let text = notation::algebraic::write(before, *played, style);
    Some(format!("{}{dots} {text}", before.move_number()))
}

/// The name of a finding in JSON and in messages.
const fn finding_key(finding: Finding) -> &'static str {
    match finding {
        Finding::Agreed => "agreed",
        Finding::Found => "found",
        Finding::Several => "several",
        Finding::Nothing => "nothing",
    }
}
