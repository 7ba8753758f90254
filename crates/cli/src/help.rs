//! The help texts, put into the commands in one language. Each comes from the message whose id follows
//! from the names: `cli-perft` is the text of a command, `cli-perft-arg-depth` of its argument, and
//! `cli-value-fen` the name of a value.

use std::collections::BTreeMap;

use clap::{Arg, Command};
use messages::{Args, Messages};

use crate::cli;
use crate::exit::Exit;

/// One line for each command that shows how it is used. They are no words, so they need no messages.
const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "position",
        &[
            "jadoube position startpos",
            "jadoube position '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1' --svg diagram.svg",
        ],
    ),
    ("why", &["jadoube why '4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1' e1g1"]),
    ("chess960", &["jadoube chess960 123", "jadoube chess960 --random --seed 2024"]),
    ("perft", &["jadoube perft --depth 5", "jadoube perft --suite tricky.perft --nodes 1000000"]),
    ("notate", &["jadoube notate game.txt --to en", "jadoube notate - --from sk --to de --long"]),
    (
        "say",
        &["jadoube say e4 e5 Nf3", "jadoube say --read 'Springer Gustav eins Felix drei'"],
    ),
    ("completions", &["jadoube completions bash > /etc/bash_completion.d/jadoube"]),
    ("man", &["jadoube man --out /usr/local/share/man/man1"]),
];

/// All commands and arguments with their help texts.
pub(crate) fn command(messages: &Messages) -> Command {
    let root = with_words(cli::command(), "cli", messages)
        .subcommand_value_name(messages.text("cli-value-command"))
        .subcommand_help_heading(messages.text("help-commands"));
    let root = root.mut_subcommands(|sub| {
        let id = id_of_command(sub.get_name());
        with_words(sub, &id, messages)
    });
    with_usage(root, messages)
}

pub(crate) fn id_of_command(name: &str) -> String {
    format!("cli-{name}")
}

pub(crate) fn id_of_argument(command: &str, argument: &str) -> String {
    format!("{command}-arg-{}", argument.replace('_', "-"))
}

pub(crate) fn id_of_value(name: &str) -> String {
    format!("cli-value-{}", name.to_lowercase())
}

fn with_words(command: Command, id: &str, messages: &Messages) -> Command {
    let header = *command.get_styles().get_header();
    let usage = messages.text("help-usage");
    let template = format!(
        "{{about-with-newline}}\n{header}{usage}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}\n"
    );
    let after = after_help(&command, messages);
    command
        .about(messages.text(id))
        .help_template(template)
        .after_help(after)
        .mut_args(|arg| with_argument_words(arg, id, messages))
}

fn with_argument_words(arg: Arg, command: &str, messages: &Messages) -> Arg {
    let heading = match (arg.is_positional(), arg.is_global_set()) {
        (true, _) => "help-arguments",
        (false, true) => "help-global-options",
        (false, false) => "help-options",
    };
    let help = messages.text(&id_of_argument(command, arg.get_id().as_str()));
    let arg = arg.help_heading(messages.text(heading));
    match arg.get_action().takes_values() {
        true => with_value_words(arg, help, messages),
        false => arg.help(help),
    }
}

/// What the values are called, which there are, and which is taken if none is given: the parser would
/// say that in English.
fn with_value_words(arg: Arg, mut help: String, messages: &Messages) -> Arg {
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|it| it.get_name().to_owned()).collect();
    if !values.is_empty() {
        let args = Args::new().set("values", values.join(", "));
        help = format!("{help} {}", messages.with("help-values", &args));
    }
    if let [default] = arg.get_default_values() {
        let args = Args::new().set("value", default.to_string_lossy().into_owned());
        help = format!("{help} {}", messages.with("help-default", &args));
    }
    let names = arg.get_value_names().unwrap_or_default().iter();
    let names: Vec<String> = names.map(|name| messages.text(&id_of_value(name))).collect();
    arg.help(help).value_names(names).hide_possible_values(true).hide_default_value(true)
}

/// Examples of the command, and what the exit codes mean.
fn after_help(command: &Command, messages: &Messages) -> String {
    let header = *command.get_styles().get_header();
    let mut text = String::new();
    if let Some((_, lines)) = EXAMPLES.iter().find(|(name, _)| *name == command.get_name()) {
        text += &format!("{header}{}{header:#}\n", messages.text("help-examples"));
        for line in *lines {
            text += &format!("  {line}\n");
        }
        text.push('\n');
    }
    text += &format!("{header}{}{header:#}", messages.text("help-exit-codes"));
    for exit in Exit::ALL {
        text += &format!("\n  {}  {}", exit.code(), messages.text(exit.message()));
    }
    text
}

/// Replaces the English words in the usage lines, which are only known when all commands are built.
fn with_usage(root: Command, messages: &Messages) -> Command {
    let mut built = root.clone();
    built.build();
    let usage_of = |command: &mut Command| {
        let usage = command.render_usage().to_string();
        let usage = usage.trim_start_matches("Usage:").trim().to_owned();
        usage.replace("[OPTIONS]", &messages.text("help-any-options"))
    };
    let of_root = usage_of(&mut built);
    let of_subs: BTreeMap<String, String> =
        built.get_subcommands_mut().map(|sub| (sub.get_name().to_owned(), usage_of(sub))).collect();
    root.override_usage(of_root).mut_subcommands(|sub| match of_subs.get(sub.get_name()) {
        Some(usage) => sub.override_usage(usage.clone()),
        None => sub,
    })
}

#[cfg(test)]
mod tests;
