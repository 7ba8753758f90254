//! Where everything is printed: text in the user's language and colours, or JSON.

pub(crate) mod ink;
pub(crate) mod json;
pub(crate) mod picture;
pub(crate) mod prose;
pub(crate) mod table;

use std::io::{self, Write};

use clap::builder::StyledStr;
use messages::Messages;
use notation::diagram::{Colour, Diagram, PieceGlyphs, TextStyle, to_text};
use serde::Serialize;

use crate::complaint::{Complaint, Failure};
use crate::exit::Exit;
use crate::guide::Suggestion;
use crate::locale::{Choices, Form, Surroundings};
use ink::Ink;

/// Standard output and standard error, and how to write on them.
pub(crate) struct Console {
    pub(crate) messages: Messages,
    pub(crate) form: Form,
    /// How to write on standard output.
    pub(crate) ink: Ink,
    error_ink: Ink,
    /// To how many columns prose is filled.
    pub(crate) width: usize,
    #[cfg(feature = "clock-screen")]
    pub(crate) out_is_terminal: bool,
    glyphs: PieceGlyphs,
}

impl Console {
    pub(crate) fn new(choices: Choices, surroundings: &Surroundings) -> Console {
        let ink = |is_terminal| match surroundings.wants_color(choices.color, is_terminal) {
            true => Ink::Colored,
            false => Ink::Plain,
        };
        let ink_out = ink(surroundings.out_is_terminal);
        let for_eyes = surroundings.out_is_terminal || ink_out == Ink::Colored;
        Console {
            messages: Messages::new(choices.language),
            form: choices.form,
            ink: ink_out,
            error_ink: ink(surroundings.err_is_terminal),
            width: prose::width(surroundings.columns.filter(|_| surroundings.out_is_terminal)),
            #[cfg(feature = "clock-screen")]
            out_is_terminal: surroundings.out_is_terminal,
            glyphs: match for_eyes && surroundings.has_unicode() {
                true => PieceGlyphs::Figurines,
                false => PieceGlyphs::Letters,
            },
        }
    }

    /// Prints on standard output.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        out.write_all(text.as_bytes())?;
        Ok(out.flush()?)
    }

    /// Prints a line on standard output.
    pub(crate) fn line(&self, text: &str) -> Result<(), Failure> {
        self.print(&format!("{text}\n"))
    }

    /// Prints a value as JSON on standard output.
    pub(crate) fn json(&self, value: &impl Serialize) -> Result<(), Failure> {
        self.line(&json::text(value))
    }

    /// Draws a diagram as lines of text.
    pub(crate) fn drawn(&self, diagram: &Diagram) -> String {
        let colour = match self.ink {
            Ink::Colored => Colour::Ansi,
            Ink::Plain => Colour::Plain,
        };
        to_text(diagram, TextStyle { letters: self.glyphs, colour })
    }

    /// Prints the help that was asked for.
    pub(crate) fn help(&self, text: &StyledStr) -> Result<(), Failure> {
        self.print(&painted(text, self.ink))
    }

    /// Shows the help to somebody who did not ask for it.
    pub(crate) fn help_on_mistake(&self, text: &StyledStr) {
        complain(&painted(text, self.error_ink));
    }

    /// Prints a line on standard error: something is wrong, and the program goes on.
    #[cfg(feature = "desk")]
    pub(crate) fn warn(&self, text: &str) {
        complain(&format!("{text}\n"));
    }

    /// Tells a failure, if there is one, and says how the program ends.
    pub(crate) fn end(&self, answer: Result<Exit, Failure>) -> Exit {
        match answer {
            Ok(exit) => exit,
            // Whoever reads our output has seen enough: `jadoube position … | head -1`.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => Exit::Fine,
            Err(Failure::Output(error)) => {
                let path = std::path::Path::new("-");
                self.tell(&Complaint::of_file(&self.messages, path, &error))
            }
            Err(Failure::Complaint(complaint)) => self.tell(&complaint),
        }
    }

    fn tell(&self, complaint: &Complaint) -> Exit {
        complain(&match self.form {
            Form::Json => json::text(&json::Error::from(complaint)) + "\n",
            Form::Text => self.told(complaint),
        });
        complaint.kind.exit()
    }

    fn told(&self, complaint: &Complaint) -> String {
        let (ink, messages) = (self.error_ink, &self.messages);
        let mut text =
            format!("{}: {}\n", ink.error(&messages.text("label-error")), complaint.what);
        let expected = complaint
            .expected
            .as_ref()
            .map(|expected| format!("{}: {expected}", messages.text("label-expected")));
        match &complaint.place {
            Some(place) => {
                if let Some(source) = &place.source {
                    text += &format!("  {}:{}\n", source.file, source.line);
                }
                let (line, caret) = place.picture();
                let sign = ink.error("^");
                text += &format!(
                    "  {line}\n  {}{sign} {}",
                    " ".repeat(caret),
                    expected.unwrap_or_default()
                );
                text = text.trim_end().to_owned() + "\n";
            }
            None => text.extend(expected.map(|it| format!("  {it}\n"))),
        }
        if let Some(hint) = &complaint.hint {
            text += &format!("{}: {hint}\n", ink.strong(&messages.text("label-hint")));
        }
        let row = |it: &Suggestion| vec![ink.strong(&it.line), it.says.clone()];
        let rows: Vec<Vec<String>> = complaint.suggestions.iter().map(row).collect();
        text + &prose::columns(&rows, 2, self.width)
    }
}

fn painted(text: &StyledStr, ink: Ink) -> String {
    match ink {
        Ink::Colored => text.ansi().to_string(),
        Ink::Plain => text.to_string(),
    }
}

/// Prints on standard error. If that fails, there is nobody left to tell.
fn complain(text: &str) {
    let _ = io::stderr().lock().write_all(text.as_bytes());
}
