//! What may have been meant by words that are no command: a command, a subject of the Laws, a term of the
//! glossary. The words that mean them are messages, looked up in every language; the answer is in one.

use std::cmp::Ordering;
use std::ffi::OsString;

use board::edit_distance;
use laws::text::{TextLanguage, terms, words};
use messages::{Language, Messages};

use crate::cli::{self, NAME};
use crate::complaint::Failure;
use crate::{help, input};

/// More would be a list to read, not a hint.
const MOST: usize = 5;

/// Something to type, and what it does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Suggestion {
    pub(crate) line: String,
    pub(crate) says: String,
}

/// What was found for some words.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The words that led there.
    pub(crate) typed: String,
    pub(crate) suggestions: Vec<Suggestion>,
    /// The word that only resembles what was typed, if nothing better was found.
    pub(crate) similar: Option<String>,
}

/// How words agree, the best first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Likeness {
    Same,
    /// One is part of the other: “flag” of “flag fall”.
    Part,
    /// A letter or two are wrong.
    Letters,
}

/// A place that words lead to.
struct Destination {
    suggestion: Suggestion,
    keywords: Vec<String>,
}

/// What words lead to that were typed as a command. What follows the command may belong to it or not, so the
/// longest run of words that is known counts, else the first word alone.
pub(crate) fn find(messages: &Messages, typed: &[String]) -> Option<Found> {
    let all = destinations(messages);
    let mut runs = (1..=typed.len()).rev().map(|count| &typed[..count]);
    let same = runs.find_map(|run| known(&all, run));
    same.or_else(|| Some(found(&all, typed.get(..1)?)?.1))
}

/// What a whole line leads to, if it is known words although it begins with a command: `jadoube time control`.
pub(crate) fn find_line(messages: &Messages, line: &[String]) -> Option<Found> {
    // A line that names a command is not mistaken for words.
    cli::first_unknown(line)?;
    let all = destinations(messages);
    let several = Some(line).filter(|it| it.len() > 1);
    // Whoever names the Laws first means the subject that follows.
    let subject = line.strip_prefix(["law".to_owned()].as_slice()).unwrap_or_default();
    let found = several.and_then(|it| known(&all, it)).or_else(|| known(&all, subject))?;
    Some(Found { typed: line.join(" "), ..found })
}

/// A failure of a command whose arguments are no arguments. If the whole line is known words, they say better
/// what was wanted than the hint of the command.
pub(crate) fn beside(messages: &Messages, args: &[OsString], failure: Failure) -> Failure {
    let Failure::Complaint(complaint) = failure else { return failure };
    let found = Some(line_of(args)).filter(|_| complaint.suggestions.is_empty());
    match found.and_then(|line| find_line(messages, &line)) {
        Some(found) => {
            let hint = messages.text("guide-hint");
            (*complaint).advising(hint).suggesting(found.suggestions).into()
        }
        None => Failure::Complaint(complaint),
    }
}

/// The commands with these names, which stand with commas between them.
pub(crate) fn commands_named(messages: &Messages, names: &str) -> Vec<Suggestion> {
    let names = listed(names);
    let is_named = |it: &Destination| {
        let last = it.suggestion.line.rsplit(' ').next().unwrap_or_default();
        names.iter().any(|name| name == last)
    };
    let mut all = Vec::new();
    add_commands(messages, &cli::command(), "", "cli", &mut all);
    all.into_iter().filter(is_named).map(|it| it.suggestion).collect()
}

/// The words from the first that names a command up to the next option: options may stand before it too.
pub(crate) fn line_of(args: &[OsString]) -> Vec<String> {
    let commands = cli::command();
    let names_command = |it: &OsString| commands.find_subcommand(it).is_some();
    let start = args.iter().skip(1).position(names_command).map(|at| at + 1);
    words_of(&args[start.unwrap_or(args.len())..])
}

/// The words of a line up to its first option.
pub(crate) fn words_of(args: &[OsString]) -> Vec<String> {
    let typed = args.iter().map(|it| it.to_string_lossy().into_owned());
    typed.take_while(|it| !it.starts_with('-')).collect()
}

/// Where words lead that are known as they are.
fn known(all: &[Destination], typed: &[String]) -> Option<Found> {
    found(all, typed).filter(|it| it.0 == Likeness::Same).map(|it| it.1)
}

/// No keyword is nearly as long.
const LETTERS_MAX: usize = 200;

/// Where words lead, if anywhere, and how well they agree. Only the best agreement counts.
fn found(all: &[Destination], typed: &[String]) -> Option<(Likeness, Found)> {
    let as_typed = typed.join(" ");
    if as_typed.chars().nth(LETTERS_MAX).is_some() {
        return None;
    }
    let typed = words(&as_typed);
    let nearest = |it: &Destination| {
        let each =
            it.keywords.iter().filter_map(|word| Some((likeness(&typed, word)?, word.clone())));
        each.min_by_key(|(likeness, _)| *likeness)
    };
    let near: Vec<(Likeness, String, &Destination)> = all
        .iter()
        .filter_map(|it| nearest(it).map(|(likeness, word)| (likeness, word, it)))
        .collect();
    let best = near.iter().map(|(likeness, _, _)| *likeness).min()?;
    let mut near = near.into_iter().filter(|(likeness, _, _)| *likeness == best).peekable();
    let similar = near.peek().map(|(_, word, _)| word.clone());
    let suggestions = near.take(MOST).map(|(_, _, it)| it.suggestion.clone()).collect();
    let similar = similar.filter(|_| best == Likeness::Letters);
    Some((best, Found { typed: as_typed, suggestions, similar }))
}

fn likeness(typed: &[String], keyword: &str) -> Option<Likeness> {
    let known = words(keyword);
    let (left, right) = (typed.join(" "), known.join(" "));
    let (short, long) = match typed.len().cmp(&known.len()) {
        Ordering::Less | Ordering::Equal => (typed, known.as_slice()),
        Ordering::Greater => (known.as_slice(), typed),
    };
    // A word such as “a” is part of too much.
    let telling = short.iter().any(|it| it.chars().count() > 2);
    if typed.is_empty() {
        None
    } else if left == right {
        Some(Likeness::Same)
    } else if telling && short.iter().all(|it| long.contains(it)) {
        Some(Likeness::Part)
    } else {
        let slips = match left.chars().count() {
            0..=2 => 0,
            3..=7 => 1,
            _ => 2,
        };
        (edit_distance(&left, &right) <= slips).then_some(Likeness::Letters)
    }
}

/// Commands first, then subjects of the Laws, then terms.
fn destinations(messages: &Messages) -> Vec<Destination> {
    let mut all = Vec::new();
    add_commands(messages, &cli::command(), "", "cli", &mut all);
    all.extend(topics(messages));
    all.extend(glossary(messages));
    all
}

fn add_commands(
    messages: &Messages,
    above: &clap::Command,
    path: &str,
    above_id: &str,
    all: &mut Vec<Destination>,
) {
    for command in above.get_subcommands() {
        let id = help::id_of_command(above_id, command.get_name());
        let name = format!("{path} {}", command.get_name()).trim().to_owned();
        let mut keywords = vec![name.clone()];
        keywords.extend(in_all_languages(&id_of_meaning(&id)));
        let suggestion = Suggestion { line: format!("{NAME} {name}"), says: messages.text(&id) };
        all.push(Destination { suggestion, keywords });
        add_commands(messages, command, &name, &id, all);
    }
}

/// The message with the words that mean a command, by the id of its help text.
pub(crate) fn id_of_meaning(command: &str) -> String {
    command.replacen("cli", "meaning", 1)
}

/// Subjects are kept in messages alone: one that is added there is known here.
fn topics(messages: &Messages) -> impl Iterator<Item = Destination> {
    let ids = messages::ids(Language::English).into_iter().filter(|it| it.starts_with("topic-"));
    ids.filter_map(|id| {
        let searched = listed(&messages.text(id)).into_iter().next()?;
        let line = format!("{NAME} law search {searched}");
        let suggestion = Suggestion { line, says: messages.text("guide-topic") };
        Some(Destination { suggestion, keywords: in_all_languages(id) })
    })
}

fn glossary(messages: &Messages) -> impl Iterator<Item = Destination> {
    let edition = input::edition(None);
    terms(edition, TextLanguage::English).filter_map(move |entry| {
        let names = |language: Language| {
            let title = tell::law::title(&Messages::new(language), edition, entry);
            // What stands in brackets says which of two meanings it is.
            listed(title.split(" (").next().unwrap_or_default())
        };
        let name = names(messages.language()).into_iter().next()?;
        let line = format!("{NAME} law glossary {name}");
        let suggestion = Suggestion { line, says: messages.text("guide-term") };
        let keywords = Language::ALL.into_iter().flat_map(names).collect();
        Some(Destination { suggestion, keywords })
    })
}

fn in_all_languages(id: &str) -> Vec<String> {
    Language::ALL.into_iter().flat_map(|it| listed(&Messages::new(it).text(id))).collect()
}

/// The parts of a list with commas.
fn listed(text: &str) -> Vec<String> {
    text.split(',').map(|it| it.trim().to_owned()).filter(|it| !it.is_empty()).collect()
}

#[cfg(test)]
mod tests;
