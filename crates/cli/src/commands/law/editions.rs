//! `jadoube law editions`: which editions there are.

use laws::Edition;
use messages::{Args, Messages};
use serde::Serialize;

use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct EditionsTwin {
    editions: Vec<EditionTwin>,
}

#[derive(Serialize)]
struct EditionTwin {
    tag: &'static str,
    name: String,
    from: Option<String>,
    /// The first day of the next edition.
    until: Option<String>,
    base: Option<&'static str>,
}

pub(super) fn run(console: &Console) -> Result<Exit, Failure> {
    let messages = &console.messages;
    match console.form {
        Form::Json => {
            let editions = Edition::ALL.map(|it| twin(messages, it)).into();
            console.json(&EditionsTwin { editions })?;
        }
        Form::Text => {
            let row = |it: Edition| {
                let from = it.in_force().map(|days| days.from.to_string());
                vec![it.tag().to_owned(), from.unwrap_or_default(), told(messages, it)]
            };
            let rows: Vec<Vec<String>> = Edition::ALL.map(row).into();
            console.print(&prose::columns(&rows, 0, console.width))?;
        }
    }
    Ok(Exit::Fine)
}

fn twin(messages: &Messages, edition: Edition) -> EditionTwin {
    let days = edition.in_force();
    EditionTwin {
        tag: edition.tag(),
        name: tell::law::edition_name(messages, edition),
        from: days.map(|it| it.from.to_string()),
        until: days.and_then(|it| it.until).map(|it| it.to_string()),
        base: edition.base().map(Edition::tag),
    }
}

/// The name, and what an overlay rests on.
fn told(messages: &Messages, edition: Edition) -> String {
    let name = tell::law::edition_name(messages, edition);
    match edition.base() {
        Some(base) => {
            let args = Args::new().set("base", base.tag());
            format!("{name} ({})", messages.with("laws-overlay", &args))
        }
        None => name,
    }
}
