//! `jadoube time`: what a time control says, which class it makes, and how else it is written.

mod page;
pub(crate) mod read;
mod twin;

use board::Color;
use clock::{Answer, Classified, TimeControl, classify};
use laws::Edition;
use messages::{Args, Messages};

use crate::cli::TimeArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::Console;
use crate::words::phrase;
use read::{Read, ReadAs};

pub(crate) fn run(console: &Console, args: &TimeArgs) -> Result<Exit, Failure> {
    let edition = input::edition(args.edition.edition.as_deref());
    let text = args.control.join(" ");
    let read = read::read(&console.messages, args.format, &text)?;
    let question = Question { edition, text: &text, read: &read };
    match console.form {
        Form::Json => console.json(&twin::TimeTwin::new(&console.messages, &question))?,
        Form::Text => console.print(&page::told(console, &question))?,
    }
    Ok(Exit::Fine)
}

/// A text, what was read in it, and the edition that is asked.
pub(super) struct Question<'a> {
    edition: Edition,
    text: &'a str,
    read: &'a Read,
}

impl Question<'_> {
    fn control(&self) -> Option<&TimeControl> {
        self.read.reading.control()
    }

    /// What the reader is to know: in which format the text was read, and what was assumed.
    fn notes(&self, messages: &Messages) -> Vec<String> {
        let format = match self.read.read_as {
            ReadAs::Pgn if self.control().is_some() => Some("time-read-pgn"),
            ReadAs::Transcript => Some("time-read-transcript"),
            ReadAs::Pgn | ReadAs::Free => None,
        };
        let notes = self.read.reading.notes.iter().map(|it| phrase(messages, &it.phrase()));
        format.map(|id| messages.text(id)).into_iter().chain(notes).collect()
    }
}

fn classified(control: &TimeControl, edition: Edition) -> Classified {
    classify(control, &edition.bounds())
}

/// The class in words; where the players have different ones, both.
fn class_told(messages: &Messages, classified: &Classified) -> String {
    let told = |side: Color| phrase(messages, &classified.answers[side].phrase());
    match classified.answers.white == classified.answers.black {
        true => told(Color::White),
        false => {
            let (white, black) = (told(Color::White), told(Color::Black));
            let args = Args::new().set("white", white).set("black", black);
            messages.with("time-class-sides", &args)
        }
    }
}

/// The name of an answer in JSON.
const fn answer_key(answer: Answer) -> &'static str {
    match answer {
        Answer::Is(clock::Class::Standard) => "standard",
        Answer::Is(clock::Class::Rapid) => "rapid",
        Answer::Is(clock::Class::Blitz) => "blitz",
        Answer::Both => "both",
        Answer::Neither => "neither",
        Answer::NoTotal => "no_total",
    }
}
