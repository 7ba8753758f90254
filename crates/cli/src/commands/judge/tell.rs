//! Protocols in words: time, event, ruling, article, both clocks, and diagrams on request.

use board::{Attempt, Color, Move, Setup};
use laws::game::{Standing, allowed_moves};
use laws::ruling::{Evidence, Ruling, Verdict};
use laws::{Came, Considered, Discretion, Edition};
use messages::{Args, Messages};
use notation::diagram::Diagram;
use transcript::{
    Difference, Entry, Expectation, Shown, Told, answer_as_expected, event_line, expectation_line,
    move_text, positions, query_line, state_line,
};
use winnability::{Deadness, Winnability};

use super::Judged;
use crate::cli::JudgeArgs;
use crate::output::{Console, prose};
use crate::words;

/// How far rulings stand to the right of the event they follow from.
const RULING_INDENT: &str = "        ";

pub(super) fn case(console: &Console, judged: &Judged, args: &JudgeArgs) -> String {
    let ink = console.ink;
    let title = title(judged);
    let edition = judged.edition.map_or("", |it| it.tag());
    let mut text = format!("{}  {}\n", ink.strong(&title), ink.faint(edition));
    for why in &judged.protocol.cannot_start {
        let why = words::phrase(&console.messages, &why.phrase());
        text += &format!("  {}\n", ink.error(&why));
    }
    for entry in &judged.protocol.entries {
        text += &told(console, judged.edition, entry, args);
    }
    text.push('\n');
    text
}

fn title(judged: &Judged) -> String {
    let name = [judged.case.id(), judged.case.title()].join(" ");
    match name.trim() {
        "" | "-" => judged.file.clone(),
        name => name.to_owned(),
    }
}

fn told(console: &Console, edition: Option<Edition>, entry: &Entry, args: &JudgeArgs) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let mut text = String::new();
    match &entry.what {
        Told::Beginning => {}
        Told::Query { query, answer } => {
            let answered = expectation_line(&answered(answer));
            text += &format!("  {}\n{RULING_INDENT}{answered}\n", query_line(query));
        }
        Told::Event { line, rulings, considered } => {
            let clocks = clocks(messages, &entry.shown);
            text += &format!("  {}  {}\n", event_line(line), ink.faint(&clocks));
            for (ruling, position) in rulings.iter().zip(positions(&entry.before, rulings)) {
                text += &ruled(console, &position, ruling, args.explain);
            }
            if args.explain {
                if rulings.is_empty() {
                    let nothing = messages.text("judge-no-rule-applies");
                    text += &format!("{RULING_INDENT}{}\n", ink.faint(&nothing));
                }
                text += &ink.faint(&not_applied(console, edition, considered));
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

/// The rules that look at such an event and gave no ruling, with the reason.
fn not_applied(console: &Console, edition: Option<Edition>, considered: &[Considered]) -> String {
    let messages = &console.messages;
    let mut text = String::new();
    let reasons = [
        Came::GameOver,
        Came::NotHavingTheMove,
        Came::NotSeen,
        Came::ConditionNotMet,
        Came::NotInThisEdition,
    ];
    for reason in reasons {
        let name = |it: &Considered| {
            let article = edition.and_then(|edition| it.provision.article(edition));
            article.map_or_else(|| it.provision.key().to_owned(), |it| it.to_string())
        };
        let mut rules: Vec<String> =
            considered.iter().filter(|it| it.came == reason).map(name).collect();
        rules.dedup();
        if !rules.is_empty() {
            let args = Args::new().set("reason", reason.id()).set("rules", rules.join(", "));
            let line = messages.with("judge-not-applied", &args);
            text += &prose::filled(&line, &format!("{RULING_INDENT}  "), console.width);
        }
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
    if explain {
        for line in explanation(messages, position, ruling) {
            text += &prose::filled(&line, &format!("{RULING_INDENT}  "), console.width);
        }
    }
    text
}

/// An answer as it would be expected.
pub(super) fn answered(answer: &laws::ruling::Answered) -> Expectation {
    Expectation::Ruling { ruling: answer_as_expected(answer), articles: Vec::new() }
}

/// The sentence of a ruling, moves written in the position before the event.
pub(super) fn sentence(messages: &Messages, before: &Setup, ruling: &Ruling) -> String {
    let write = |attempt: Attempt| {
        let side = before.placement.color_at(attempt.from).unwrap_or(before.turn);
        move_text(before, side, attempt).0
    };
    let mut text = words::phrase(messages, &ruling.phrase(&write));
    if let Verdict::Ask(question) = ruling.verdict() {
        let answer = |it: &&str| messages.text(&Discretion::answer_message_id(it));
        let answers: Vec<String> = question.which.answers().iter().map(answer).collect();
        let asked = messages.text(&question.which.message_id());
        text = format!("{text} {asked} ({})", answers.join(" · "));
    }
    text
}

pub(super) fn articles(ruling: &Ruling) -> String {
    let list: Vec<String> = ruling.articles().iter().map(ToString::to_string).collect();
    list.join(", ")
}

/// On what a ruling rests: provisions, the reading adopted, how sure the numbers are, what was proved.
fn explanation(messages: &Messages, position: &Setup, ruling: &Ruling) -> Vec<String> {
    let mut lines = Vec::new();
    if let Verdict::Must { duty, .. } = ruling.verdict()
        && duty.binds_move()
    {
        let allowed = allowed_moves(&Standing::new(position), Some(duty));
        let write = |it: &Move| move_text(position, position.turn, it.attempt()).0;
        let moves: Vec<String> = allowed.iter().map(write).collect();
        let args = Args::new().set("moves", moves.join(", "));
        lines.push(messages.with("judge-allowed-moves", &args));
    }
    let keys: Vec<&str> = ruling.cites().provisions().map(|it| it.key()).collect();
    if !keys.is_empty() {
        let args = Args::new().set("provisions", keys.join(", "));
        lines.push(messages.with("judge-rests-on", &args));
    }
    if let Some(reading) = ruling.reading() {
        let args = Args::new().set("reading", reading.to_string());
        lines.push(messages.with("judge-by-reading", &args));
    }
    if !ruling.certainty().mark().is_empty() {
        lines.push(messages.text("judge-uncertain"));
    }
    let proved = match ruling.evidence() {
        Some(Evidence::Winnability(Winnability::CanMate(line))) => {
            let args = Args::new().set("plies", line.line.len());
            Some(messages.with("judge-mate-possible", &args))
        }
        Some(Evidence::Winnability(Winnability::CannotMate(_)))
        | Some(Evidence::Deadness(Deadness::Dead { .. })) => {
            Some(messages.text("judge-mate-impossible"))
        }
        _ => None,
    };
    lines.extend(proved);
    lines
}

/// What both clocks show, the running one marked.
pub(super) fn clocks(messages: &Messages, shown: &Shown) -> String {
    let one = |side: Color| {
        let time = shown.times[side]?;
        let runs = if shown.running == Some(side) { "*" } else { "" };
        let args = Args::new().set("side", words::color_key(side)).set("time", time.to_string());
        Some(format!("{}{runs}", messages.with("judge-clock", &args)))
    };
    Color::ALL.into_iter().filter_map(one).collect::<Vec<_>>().join("  ")
}

pub(super) fn differs(messages: &Messages, difference: &Difference) -> String {
    let (id, expected, found) = match difference {
        Difference::Missing { expected } => {
            ("judge-missing", expectation_line(expected), String::new())
        }
        Difference::Unexpected { found } => {
            ("judge-unexpected", String::new(), expectation_line(found))
        }
        Difference::Other { expected, found }
        | Difference::Uncited { expected, found, .. }
        | Difference::Answer { expected, found } => {
            ("judge-other", expectation_line(expected), expectation_line(found))
        }
        Difference::State { expected, found } => {
            ("judge-other", state_line(expected), state_line(found))
        }
        Difference::Impossible { why } => {
            ("judge-impossible", String::new(), words::phrase(messages, &why.phrase()))
        }
    };
    messages.with(id, &Args::new().set("expected", expected).set("found", found))
}

pub(super) fn summary(console: &Console, judged: &[Judged]) -> String {
    let failed = judged.iter().filter(|it| !it.protocol.is_as_expected()).count();
    let args = Args::new().set("cases", judged.len()).set("failed", failed);
    let said = console.messages.with("judge-summary", &args);
    match failed {
        0 => format!("{}\n", console.ink.good(&said)),
        _ => format!("{}\n", console.ink.error(&said)),
    }
}
