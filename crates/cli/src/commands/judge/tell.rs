//! Protocols in words: time, event, ruling, article, both clocks, and diagrams on request.

use ::tell::{
    Judged, answer as answer_told, articles, clocks, differs, explanation, missing, not_applied,
    query as query_told, sentence, told as told_line, told_by_hand,
};
use board::Setup;
use laws::ruling::Ruling;
use messages::Args;
use notation::diagram::Diagram;
use transcript::{Entry, Told, positions};

use crate::cli::JudgeArgs;
use crate::output::{Console, prose};
use crate::words;

/// How far rulings stand to the right of the event they follow from.
const RULING_INDENT: &str = "        ";

pub(super) fn case(console: &Console, judged: &Judged, args: &JudgeArgs) -> String {
    let ink = console.ink;
    let title = judged.title();
    let edition = judged.edition.map_or("", |it| it.tag());
    let mut text = format!("{}  {}\n", ink.strong(&title), ink.faint(edition));
    for why in &judged.protocol.cannot_start {
        let why = words::phrase(&console.messages, &why.phrase());
        text += &format!("  {}\n", ink.error(&why));
    }
    for entry in &judged.protocol.entries {
        text += &told(console, entry, args);
    }
    text.push('\n');
    text
}

fn told(console: &Console, entry: &Entry, args: &JudgeArgs) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let mut text = String::new();
    match &entry.what {
        Told::Beginning => {}
        Told::Result(line) => text += &format!("  {}\n", told_by_hand(messages, line)),
        Told::Query { query, answer, articles } => {
            let asked = query_told(messages, &entry.before, query);
            let answered = answer_told(messages, &entry.before, answer, articles);
            text += &format!("  {asked}\n{RULING_INDENT}{answered}\n");
        }
        Told::Event { line, rulings, consulted } => {
            let clocks = clocks(messages, &entry.shown);
            let told = told_line(messages, &entry.before, line);
            text += &format!("  {}\n", format!("{told}  {}", ink.faint(&clocks)).trim_end());
            for (ruling, position) in rulings.iter().zip(positions(&entry.before, rulings)) {
                text += &ruled(console, &position, ruling, args.explain);
            }
            if args.explain {
                for why in not_applied(messages, rulings, consulted) {
                    let said = prose::filled(&why, &format!("{RULING_INDENT}  "), console.width);
                    text += &ink.faint(&said);
                }
            }
        }
    }
    if args.diagrams && entry.before.placement != entry.after.placement {
        let drawn = console.drawn(&Diagram::new(entry.after.placement));
        text += &drawn.lines().map(|it| format!("{RULING_INDENT}{it}\n")).collect::<String>();
    }
    for (line, difference) in &entry.differences {
        let args = Args::new().set("line", *line).set("difference", differs(messages, difference));
        text += &format!("{RULING_INDENT}{}\n", ink.error(&messages.with("judge-differs", &args)));
    }
    text
}

fn ruled(console: &Console, position: &Setup, ruling: &Ruling, explain: bool) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let sentence = sentence(messages, position, ruling);
    let articles = articles(ruling);
    let said = format!("{sentence} [{articles}]");
    let said = prose::filled(&said, RULING_INDENT, console.width);
    let mut text = match ruling.is_quiet() {
        true => ink.faint(&said),
        false => said,
    };
    if let Some(lacks) = missing(messages, ruling) {
        text += &prose::filled(&lacks, &format!("{RULING_INDENT}  "), console.width);
    }
    if explain {
        for line in explanation(messages, position, ruling) {
            text += &prose::filled(&line, &format!("{RULING_INDENT}  "), console.width);
        }
    }
    text
}

pub(super) fn summary(console: &Console, judged: &[Judged]) -> String {
    let said = ::tell::summary(&console.messages, judged);
    match judged.iter().all(|it| it.protocol.is_as_expected()) {
        true => format!("{}\n", console.ink.good(&said)),
        false => format!("{}\n", console.ink.error(&said)),
    }
}
