//! What the parser of arguments has to say: help, the version, or what is wrong with them. Its own words
//! are English, so a mistake is told again in ours.

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use messages::{Args, Messages};

use crate::complaint::{Complaint, Failure, Kind, Place};
use crate::exit::Exit;
use crate::guide::{self, Found};
use crate::locale::Form;
use crate::output::Console;
use crate::{cli, greeting};

/// Shows the help that was asked for, or complains.
pub(crate) fn answer(
    console: &Console,
    args: &[OsString],
    stop: &clap::Error,
) -> Result<Exit, Failure> {
    match stop.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            console.help(&stop.render())?;
            Ok(Exit::Fine)
        }
        // A program that forgot the command wants to know that; a person is greeted.
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand | ErrorKind::MissingSubcommand
            if command_of(args).is_none() && console.form == Form::Text =>
        {
            greeting::show(console)
        }
        ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            console.help_on_mistake(&stop.render());
            Ok(Exit::BadInput)
        }
        ErrorKind::InvalidSubcommand => {
            let (messages, typed) = (&console.messages, unknown_words(args, stop));
            let found = guide::find_line(messages, &guide::line_of(args));
            let found = found.or_else(|| guide::find(messages, &typed));
            let name = typed.first().map(String::as_str).unwrap_or_default();
            Err(unknown_command(messages, name, found, suggestion(stop)).into())
        }
        _ => Err(complaint(&console.messages, args, stop).into()),
    }
}

/// The longest argument, in bytes. Whoever has a longer text has it in a file.
const ARGUMENT_MAX: usize = 10_000;

/// The complaint about an argument that is too long, if there is one.
pub(crate) fn too_long(messages: &Messages, args: &[OsString]) -> Option<Complaint> {
    let (number, long) = args.iter().enumerate().find(|(_, it)| it.len() > ARGUMENT_MAX)?;
    let named = Args::new().set("number", number).set("most", ARGUMENT_MAX);
    let most = Args::new().set("most", ARGUMENT_MAX);
    let complaint = Complaint::new(Kind::Usage, messages.with("usage-too-long", &named))
        .at(Place::in_argument(&long.to_string_lossy(), ARGUMENT_MAX))
        .expecting("shorter", messages.with("usage-expected-shorter", &most));
    Some(complaint.advising(messages.text("usage-hint-too-long")))
}

/// A word that is no command, and what it may have meant, by its meaning or by its letters. The parser has its own
/// guess by letters, which is the last resort.
pub(crate) fn unknown_command(
    messages: &Messages,
    name: &str,
    found: Option<Found>,
    guess: Option<String>,
) -> Complaint {
    let name = found.as_ref().map_or(name, |it| it.typed.as_str());
    let what = messages.with("usage-unknown-command", &Args::new().set("command", name));
    let complaint = Complaint::new(Kind::Usage, what);
    let similar =
        |word: String| messages.with("usage-hint-similar", &Args::new().set("suggestion", word));
    match (found, guess) {
        (Some(Found { suggestions, similar: Some(word), .. }), _) => {
            complaint.advising(similar(word)).suggesting(suggestions)
        }
        (Some(Found { suggestions, similar: None, .. }), _) => {
            complaint.advising(messages.text("guide-hint")).suggesting(suggestions)
        }
        (None, Some(guess)) => {
            let suggestions = guide::commands_named(messages, &guess);
            complaint.advising(similar(guess)).suggesting(suggestions)
        }
        (None, None) => {
            let help = Args::new().set("command", help_command(&[]));
            complaint.advising(messages.with("usage-hint-help", &help))
        }
    }
}

/// The word that the parser does not know as a command, and those that follow it.
fn unknown_words(args: &[OsString], stop: &clap::Error) -> Vec<String> {
    let word = joined(stop, ContextKind::InvalidSubcommand).unwrap_or_default();
    let at = args.iter().position(|it| it.to_string_lossy() == word.as_str());
    let typed = guide::words_of(&args[at.unwrap_or(args.len())..]);
    if typed.is_empty() { vec![word] } else { typed }
}

fn complaint(messages: &Messages, args: &[OsString], stop: &clap::Error) -> Complaint {
    let what = Mistake { messages, stop }.described();
    let complaint = Complaint::new(Kind::Usage, what);
    let hint = match suggestion(stop) {
        Some(suggestion) => {
            messages.with("usage-hint-similar", &Args::new().set("suggestion", suggestion))
        }
        None if stop.kind() == ErrorKind::UnknownArgument && takes_fen(args) => {
            messages.text("fen-hint-quotes")
        }
        None => messages.with("usage-hint-help", &Args::new().set("command", help_command(args))),
    };
    match joined(stop, ContextKind::ValidValue) {
        Some(values) => {
            let args = Args::new().set("values", values);
            complaint.expecting("value", messages.with("usage-expected-values", &args))
        }
        None => complaint,
    }
    .advising(hint)
}

struct Mistake<'a> {
    messages: &'a Messages,
    stop: &'a clap::Error,
}

impl Mistake<'_> {
    fn described(&self) -> String {
        match self.stop.kind() {
            ErrorKind::UnknownArgument => self.about_argument("usage-unknown-argument"),
            ErrorKind::InvalidValue if self.value().is_empty() => {
                self.about_argument("usage-missing-value")
            }
            ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
                let parts =
                    [("value", ContextKind::InvalidValue), ("argument", ContextKind::InvalidArg)];
                self.say("usage-invalid-value", &parts)
            }
            ErrorKind::TooFewValues | ErrorKind::NoEquals | ErrorKind::WrongNumberOfValues => {
                self.about_argument("usage-missing-value")
            }
            ErrorKind::TooManyValues => self.about_argument("usage-value-unwanted"),
            ErrorKind::ArgumentConflict => {
                let parts =
                    [("argument", ContextKind::InvalidArg), ("other", ContextKind::PriorArg)];
                self.say("usage-conflict", &parts)
            }
            ErrorKind::MissingRequiredArgument => self.about_argument("usage-missing-argument"),
            ErrorKind::MissingSubcommand => self.messages.text("usage-missing-command"),
            ErrorKind::InvalidUtf8 => self.messages.text("usage-not-text"),
            _ => self.messages.text("usage-wrong"),
        }
    }

    fn value(&self) -> String {
        joined(self.stop, ContextKind::InvalidValue).unwrap_or_default()
    }

    fn about_argument(&self, id: &str) -> String {
        self.say(id, &[("argument", ContextKind::InvalidArg)])
    }

    fn say(&self, id: &str, parts: &[(&'static str, ContextKind)]) -> String {
        let args = parts.iter().fold(Args::new(), |args, (name, kind)| {
            args.set(name, joined(self.stop, *kind).unwrap_or_default())
        });
        self.messages.with(id, &args)
    }
}

/// A part of what the parser found out, as text.
fn joined(stop: &clap::Error, kind: ContextKind) -> Option<String> {
    match stop.get(kind)? {
        ContextValue::String(text) => Some(text.clone()),
        ContextValue::Strings(texts) => Some(texts.join(", ")),
        ContextValue::StyledStr(text) => Some(text.to_string()),
        _ => None,
    }
}

fn suggestion(stop: &clap::Error) -> Option<String> {
    [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue]
        .into_iter()
        .find_map(|kind| joined(stop, kind))
        .filter(|text| !text.is_empty())
}

/// The command that was meant, as far as it can be seen in arguments that were not understood.
fn command_of(args: &[OsString]) -> Option<String> {
    let commands = cli::command();
    let (mut found, mut at) = (Vec::new(), &commands);
    for word in args.iter().skip(1).map(|word| word.to_string_lossy()) {
        if let Some(sub) = at.find_subcommand(word.as_ref()) {
            (found, at) = ([found, vec![word.into_owned()]].concat(), sub);
        }
    }
    (!found.is_empty()).then(|| found.join(" "))
}

fn help_command(args: &[OsString]) -> String {
    match command_of(args) {
        Some(command) => format!("{} {command} --help", cli::NAME),
        None => format!("{} --help", cli::NAME),
    }
}

fn takes_fen(args: &[OsString]) -> bool {
    let fen = |command: &str| {
        let commands = cli::command();
        let command = commands.find_subcommand(command);
        command.is_some_and(|it| it.get_arguments().any(|arg| arg.get_id() == "fen"))
    };
    command_of(args).is_some_and(|command| fen(&command))
}
