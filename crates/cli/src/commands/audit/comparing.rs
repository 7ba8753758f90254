//! Two editions side by side: the games that they judge differently.

use audit::{
    Auditor, Difference, EditionChoice, Finding, Settings, Stopped, audit_stream, compare,
};
use laws::Edition;
use messages::Args;
use serde::Serialize;

use super::inputs;
use super::plan::Plan;
use super::row::{Players, Row};
use super::running::trouble;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

#[derive(Serialize)]
struct Twin {
    file: String,
    game: u64,
    first: Vec<Row>,
    second: Vec<Row>,
}

pub(super) fn run(
    console: &Console,
    plan: &Plan,
    (first, second): (Edition, Edition),
) -> Result<Exit, Failure> {
    let under =
        |edition| Settings { edition: EditionChoice::Told(edition), ..plan.settings.clone() };
    let (settings, others) = (under(first), under(second));
    let mut auditor = Auditor::new(&others);
    let bar = inputs::bar(inputs::size(&plan.files));
    let mut count = 0_u64;
    for path in &plan.files {
        let name = path.display().to_string();
        let source = inputs::open(path, &bar).map_err(|error| trouble(console, path, &error))?;
        let outcome =
            audit_stream(source, &settings, plan.jobs, audit::Resume::default(), |audited| {
                let mut other = auditor.audit(&audited.chunk.text);
                let before = audited.done.games - audited.report.games;
                for finding in &mut other.findings {
                    finding.game += before;
                    finding.line += audited.chunk.lines_before;
                }
                for difference in compare(&audited.report, &other) {
                    count += 1;
                    bar.suspend(|| tell(console, &name, &difference))?;
                }
                Ok::<(), Failure>(())
            });
        match outcome {
            Ok(_) => {}
            Err(Stopped::Taker(failure)) => return Err(failure),
            Err(Stopped::Unreadable(error, _)) => return Err(trouble(console, path, &error)),
        }
    }
    bar.finish_and_clear();
    if console.form == Form::Text {
        let args =
            Args::new().set("first", first.tag()).set("second", second.tag()).set("count", count);
        console.line(&console.messages.with("audit-compared", &args))?;
    }
    Ok(if count > 0 { Exit::Negative } else { Exit::Fine })
}

fn tell(console: &Console, file: &str, difference: &Difference) -> Result<(), Failure> {
    let messages = &console.messages;
    let row = |it: &Finding| {
        let players = Players { white: it.white.clone(), black: it.black.clone() };
        Row::of(messages, file, &players, it)
    };
    let rows = |findings: &[Finding]| findings.iter().map(row).collect::<Vec<Row>>();
    let twin = Twin {
        file: file.to_owned(),
        game: difference.game,
        first: rows(&difference.first),
        second: rows(&difference.second),
    };
    if console.form == Form::Json {
        return console.line(&serde_json::to_string(&twin).unwrap_or_default());
    }
    let all = || twin.first.iter().chain(&twin.second);
    let Some(any) = all().next() else { return Ok(()) };
    let args = Args::new()
        .set("file", file)
        .set("line", any.line.to_string())
        .set("game", any.game.to_string());
    console.line(&messages.with("audit-differs", &args))?;
    for row in all() {
        let cited = row.cited(messages).map_or(String::new(), |it| format!(" ({it})"));
        let args = Args::new()
            .set("edition", &row.edition)
            .set("text", format!("{} {} {}{cited}", row.id, row.check, row.text));
        console.line(&format!("  {}", messages.with("audit-only-in", &args)))?;
    }
    Ok(())
}
