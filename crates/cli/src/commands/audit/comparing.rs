//! Two editions side by side: the games that they judge differently.

use std::path::PathBuf;

use audit::{Difference, EditionChoice, Finding, Settings, Stopped, compare_stream};
use laws::Edition;
use messages::Args;
use serde::Serialize;

use super::plan::Plan;
use super::row::Row;
use super::running::broken_input;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::streams;

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
    let settings = [under(first), under(second)];
    let bar = streams::bar(streams::size(plan.files.iter().map(PathBuf::as_path)));
    let (mut count, mut broken) = (0_u64, 0_u64);
    for path in &plan.files {
        let name = path.display().to_string();
        let unreadable = |error| Stopped::Unreadable(error, audit::Resume::default());
        let outcome = streams::open(path, &bar).map_err(unreadable).and_then(|source| {
            compare_stream(source, settings.each_ref(), plan.jobs, |difference| {
                count += 1;
                bar.suspend(|| tell(console, &name, &difference))
            })
        });
        match outcome {
            Ok(_) => {}
            Err(Stopped::Taker(failure)) => return Err(failure),
            Err(Stopped::Unreadable(error, done)) => {
                broken += 1;
                let finding = broken_input(EditionChoice::Told(first), &error, done);
                bar.suspend(|| tell_broken(console, &name, &finding))?;
            }
        }
    }
    bar.finish_and_clear();
    if console.form == Form::Text {
        let args =
            Args::new().set("first", first.tag()).set("second", second.tag()).set("count", count);
        console.line(&console.messages.with("audit-compared", &args))?;
    }
    Ok(if count + broken > 0 { Exit::Negative } else { Exit::Fine })
}

fn tell(console: &Console, file: &str, difference: &Difference) -> Result<(), Failure> {
    let messages = &console.messages;
    let row = |it: &Finding| Row::of(messages, file, it);
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

/// A file that cannot be read to its end is so under both editions.
fn tell_broken(console: &Console, file: &str, finding: &Finding) -> Result<(), Failure> {
    let row = Row::of(&console.messages, file, finding);
    match console.form {
        Form::Text => console.line(&row.told(&console.messages)),
        Form::Json => {
            let rows = || vec![row.clone()];
            let twin =
                Twin { file: file.to_owned(), game: row.game, first: rows(), second: rows() };
            console.line(&serde_json::to_string(&twin).unwrap_or_default())
        }
    }
}
