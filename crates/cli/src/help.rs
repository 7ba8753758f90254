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
        "judge",
        &[
            "jadoube judge fixtures/transcripts/unpromoted.txt",
            "jadoube judge incident.txt --edition fide-2009 --lang cs",
            "jadoube judge incident.txt --html incident.html",
        ],
    ),
    (
        "position",
        &[
            "jadoube position startpos",
            "jadoube position '4k3/8/8/8/8/8/4r3/4K3 w - - 0 1' --svg diagram.svg",
        ],
    ),
    ("why", &["jadoube why '4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1' e1g1"]),
    (
        "mate",
        &[
            "jadoube mate '8/8/8/8/8/2k5/8/K6R b - - 0 1' --side white --diagrams",
            "jadoube mate --file positions.txt --verify",
        ],
    ),
    ("dead", &["jadoube dead '2b1k3/8/8/1p1p1p1p/1P1P1P1P/8/8/2B1K3 w - - 0 1'"]),
    (
        "legal",
        &[
            "jadoube legal 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2'",
            "jadoube legal --file positions.txt --verify",
        ],
    ),
    ("chess960", &["jadoube chess960 123", "jadoube chess960 --random --seed 2024"]),
    ("perft", &["jadoube perft --depth 5", "jadoube perft --suite tricky.perft --nodes 1000000"]),
    ("pgn", &["jadoube pgn games.pgn.zst", "jadoube pgn games.pgn --format json"]),
    (
        "audit",
        &[
            "jadoube audit games.pgn.zst",
            "jadoube audit archive/ --severity warning --format jsonl --out findings.jsonl",
            "jadoube audit games.pgn --fix corrected.pgn --html report.html",
            "jadoube audit games.pgn --compare 2009,2023",
        ],
    ),
    (
        "claim",
        &[
            "jadoube claim game.pgn --threefold --with Ng1",
            "jadoube claim - --fifty --pace rapid --edition 2018",
        ],
    ),
    ("reconcile", &["jadoube reconcile white.txt black.txt"]),
    (
        "incidents",
        &[
            "jadoube incidents round1.txt round2.txt",
            "jadoube incidents games.txt --format csv --player Novák",
        ],
    ),
    ("envelope", &["jadoube envelope adjourned.txt --html envelope.html"]),
    ("bundle", &["jadoube bundle claim.txt", "jadoube bundle claim.txt --html bundle.html"]),
    ("seal", &["jadoube seal 41.Rd1"]),
    (
        "pair",
        &[
            "jadoube pair open.trf --explain",
            "jadoube pair open.trf --check",
            "jadoube pair --simulate --players 60 --rounds 9 --count 100 --byes 20 --out tournaments",
        ],
    ),
    ("notate", &["jadoube notate game.txt --to en", "jadoube notate - --from sk --to de --long"]),
    ("say", &["jadoube say e4 e5 Nf3", "jadoube say --read 'Springer Gustav eins Felix drei'"]),
    ("serve", &["jadoube serve --open", "jadoube serve --listen 0.0.0.0:8017 --store event.db"]),
    ("store", &["jadoube store backup event-backup.db --store event.db", "jadoube store verify"]),
    ("store backup", &["jadoube store backup event-backup.db --store event.db"]),
    ("store restore", &["jadoube store restore event-backup.db --store new.db"]),
    ("store verify", &["jadoube store verify --store event.db"]),
    ("store report", &["jadoube store report evening.pdf --store event.db --round 3"]),
    ("law", &["jadoube law 7.5.5", "jadoube law A.4.2 --edition 2018"]),
    ("law search", &["jadoube law search castling rook"]),
    ("law diff", &["jadoube law diff 2018 2023"]),
    ("law coverage", &["jadoube law coverage --edition fide-2018"]),
    ("law glossary", &["jadoube law glossary", "jadoube law glossary rošáda"]),
    ("law editions", &["jadoube law editions"]),
    ("law parameters", &["jadoube law parameters --pace rapid --unsupervised"]),
    ("time", &["jadoube time 90+30", "jadoube time 40/5400+30:1800+30 --edition 2009"]),
    ("clock", &["jadoube clock 3+2", "jadoube clock --preset fide-blitz"]),
    ("completions", &["jadoube completions bash > /etc/bash_completion.d/jadoube"]),
    ("man", &["jadoube man --out /usr/local/share/man/man1"]),
    ("help", &["jadoube help mate", "jadoube help law diff"]),
];

/// All commands and arguments with their help texts.
pub(crate) fn command(messages: &Messages) -> Command {
    let root = with_words(cli::command(), "cli", messages)
        .subcommand_value_name(messages.text("cli-value-command"))
        .subcommand_help_heading(messages.text("help-commands"));
    let root = root.mut_subcommands(|sub| with_all_words(sub, "cli", messages));
    with_usage(root, messages)
}

/// A command and the commands under it.
fn with_all_words(command: Command, above: &str, messages: &Messages) -> Command {
    let id = id_of_command(above, command.get_name());
    let command = with_words(command, &id, messages);
    if !command.has_subcommands() {
        return command;
    }
    command
        .subcommand_value_name(messages.text("cli-value-command"))
        .subcommand_help_heading(messages.text("help-commands"))
        .mut_subcommands(|sub| with_all_words(sub, &id, messages))
}

pub(crate) fn id_of_command(above: &str, name: &str) -> String {
    format!("{above}-{name}")
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
    let after = after_help(&command, id, messages);
    let mut place = 0;
    command.about(messages.text(id)).help_template(template).after_help(after).mut_args(|arg| {
        place += 1;
        with_argument_words(in_place(arg, place), id, messages)
    })
}

/// Arguments without a name stand in the order in which they are typed; the parser would sort them.
fn in_place(arg: Arg, place: usize) -> Arg {
    if arg.is_positional() { arg.display_order(place) } else { arg }
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
fn after_help(command: &Command, id: &str, messages: &Messages) -> String {
    let header = *command.get_styles().get_header();
    let mut text = String::new();
    let of_command = |name: &str| id_of_command("cli", &name.replace(' ', "-")) == id;
    if let Some((_, lines)) = EXAMPLES.iter().find(|(name, _)| of_command(name)) {
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
    in_our_words(root, &mut built, messages)
}

fn in_our_words(command: Command, built: &mut Command, messages: &Messages) -> Command {
    let usage = built.render_usage().to_string();
    let usage = usage.trim_start_matches("Usage:").trim();
    // Where there are several lines, the later ones stand under the first.
    let indent = " ".repeat(messages.text("help-usage").chars().count() + 1);
    let lines: Vec<&str> = usage.lines().map(str::trim).collect();
    let usage = lines.join(&format!("\n{indent}"));
    let usage = usage.replace("[OPTIONS]", &messages.text("help-any-options"));
    let mut of_subs: BTreeMap<String, &mut Command> =
        built.get_subcommands_mut().map(|sub| (sub.get_name().to_owned(), sub)).collect();
    command.override_usage(usage).mut_subcommands(|sub| match of_subs.get_mut(sub.get_name()) {
        Some(built) => in_our_words(sub, built, messages),
        None => sub,
    })
}

#[cfg(test)]
mod tests;
