//! The end of a run: the findings by check with bars, and the totals.

use std::time::Duration;

use audit::{Check, Severity};
use messages::Args;
use serde::Serialize;

use super::bars::bar;
use super::fixing::Changes;
use super::plan::Plan;
use super::sentence;
use super::tally::Tally;
use crate::cli::AuditFormat;
use crate::complaint::Failure;
use crate::locale::Form;
use crate::output::Console;
use crate::output::prose::columns_of;

#[derive(Serialize)]
struct Twin<'a> {
    #[serde(flatten)]
    tally: &'a Tally,
    milliseconds: u64,
    changes: Option<u64>,
}

const BAR: u64 = 24;

pub(super) fn tell(
    console: &Console,
    plan: &Plan,
    tally: &Tally,
    changes: Option<&Changes>,
    bytes: u64,
    time: Duration,
) -> Result<(), Failure> {
    // Where standard output holds the findings themselves, nothing else belongs there.
    if plan.out.is_none() && plan.format != AuditFormat::Summary && plan.format != AuditFormat::Text
    {
        return Ok(());
    }
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    if console.form == Form::Json {
        let changes = changes.map(|it| it.changes);
        return console.json(&Twin { tally, milliseconds, changes });
    }
    console.print(&chart(console, tally))?;
    if let Some(changes) = changes {
        let args = Args::new()
            .set("file", changes.path.display().to_string())
            .set("count", changes.changes.to_string())
            .set("games", changes.games.to_string());
        console.line(&console.messages.with("audit-changes", &args))?;
    }
    let speed = bytes / 1000 / milliseconds.max(1);
    let args = Args::new()
        .set("files", tally.files)
        .set("games", tally.games)
        .set("moves", tally.moves)
        .set("findings", tally.findings)
        .set("with", tally.games_with_findings)
        .set("speed", speed.to_string());
    console.line(&console.messages.with("audit-total", &args))
}

/// One line for each check: severity, id, title, bar, count, and where the first one is.
fn chart(console: &Console, tally: &Tally) -> String {
    let messages = &console.messages;
    if tally.checks.is_empty() {
        return messages.text("audit-nothing") + "\n";
    }
    let largest = tally.checks.values().map(|it| it.count).max().unwrap_or(0);
    let mut lines: Vec<(Check, String, String, u64, String)> = Vec::new();
    for (name, counted) in &tally.checks {
        let Ok(check) = name.parse::<Check>() else { continue };
        let first = &counted.first;
        let args = Args::new()
            .set("file", &first.file)
            .set("line", first.line.to_string())
            .set("game", first.game.to_string());
        let severity = messages.text(&format!("audit-severity-{}", check.severity()));
        let title = sentence::title(messages, check);
        lines.push((check, severity, title, counted.count, messages.with("audit-first", &args)));
    }
    lines.sort_by_key(|(check, ..)| (std::cmp::Reverse(check.severity()), *check));
    let widest = |column: fn(&(Check, String, String, u64, String)) -> String| {
        lines.iter().map(|line| columns_of(&column(line))).max().unwrap_or(0)
    };
    let (severities, titles) = (widest(|it| it.1.clone()), widest(|it| it.2.clone()));
    let counts = widest(|it| it.3.to_string());
    let mut text = String::new();
    for (check, severity, title, count, first) in &lines {
        let padded =
            |text: &str, width: usize| format!("{text}{}", " ".repeat(width - columns_of(text)));
        let severity = padded(severity, severities);
        let severity = match check.severity() {
            Severity::Error => console.ink.error(&severity),
            _ => severity,
        };
        let drawn = padded(&bar(*count, largest, BAR), BAR as usize);
        text += &format!(
            "{severity}  {}  {}  {count:>counts$} {drawn}  {first}\n",
            check.id(),
            padded(title, titles)
        );
    }
    text
}
