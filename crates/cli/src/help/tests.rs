use std::collections::BTreeSet;

use clap::Command;
use messages::{Language, Messages};

use super::{command, id_of_argument, id_of_command, id_of_value};
use crate::cli;

/// The ids of all help texts that the commands need.
fn needed(root: &Command) -> BTreeSet<String> {
    let mut ids = BTreeSet::from(["cli".to_owned(), id_of_value("command")]);
    add_arguments(root, "cli", &mut ids);
    add_commands(root, "cli", &mut ids);
    ids
}

fn add_commands(above: &Command, above_id: &str, ids: &mut BTreeSet<String>) {
    for sub in above.get_subcommands() {
        let id = id_of_command(above_id, sub.get_name());
        add_arguments(sub, &id, ids);
        add_commands(sub, &id, ids);
        ids.insert(id);
    }
}

fn add_arguments(command: &Command, id: &str, ids: &mut BTreeSet<String>) {
    for arg in command.get_arguments() {
        ids.insert(id_of_argument(id, arg.get_id().as_str()));
        if arg.get_action().takes_values() {
            ids.extend(arg.get_value_names().unwrap_or_default().iter().map(|it| id_of_value(it)));
        }
    }
}

#[test]
fn every_command_and_argument_has_its_words_in_every_language() {
    let needed = needed(&cli::command());
    for language in Language::ALL {
        let messages = Messages::new(language);
        let missing: Vec<&String> = needed.iter().filter(|id| !messages.has(id)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:#?}");
    }
}

#[test]
fn no_words_are_left_over_from_a_command_that_is_gone() {
    let needed = needed(&cli::command());
    let ids = messages::ids(Language::English);
    let unused: Vec<&&str> = ids
        .iter()
        .filter(|id| **id == "cli" || id.starts_with("cli-"))
        .filter(|id| !needed.contains(**id))
        .collect();
    assert!(unused.is_empty(), "{unused:#?}");
}

#[test]
fn the_commands_are_consistent() {
    for language in Language::ALL {
        command(&Messages::new(language)).debug_assert();
    }
}

fn add_pages(command: &mut Command, pages: &mut Vec<String>) {
    pages.push(command.render_long_help().to_string());
    command.get_subcommands_mut().for_each(|sub| add_pages(sub, pages));
}

#[track_caller]
fn check_help_is_translated(language: Language) {
    let mut root = command(&Messages::new(language));
    root.build();
    let mut pages = Vec::new();
    add_pages(&mut root, &mut pages);
    for page in pages {
        for word in
            ["Usage:", "Options:", "Commands:", "Arguments:", "[OPTIONS]", "possible values"]
        {
            assert!(!page.contains(word), "{language:?} has {word:?} in:\n{page}");
        }
    }
}

#[test]
fn no_english_word_is_left_in_other_languages() {
    for language in [Language::Czech, Language::Slovak, Language::Slovene] {
        check_help_is_translated(language);
    }
}

fn count(command: &Command) -> usize {
    command.get_subcommands().map(|sub| 1 + count(sub)).sum()
}

#[test]
fn examples_are_of_commands_that_exist() {
    let root = cli::command();
    for (name, lines) in super::EXAMPLES {
        let found = name.split(' ').try_fold(&root, |above, name| above.find_subcommand(name));
        assert!(found.is_some(), "{name}");
        assert!(lines.iter().all(|line| line.starts_with(&format!("jadoube {name}"))), "{name}");
    }
    assert_eq!(super::EXAMPLES.len(), count(&root));
}
