//! `jadoube clock --list`: the controls that have a name.

use clock::language::{presets, prose, write_short};
use serde::Serialize;

use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;
use crate::output::prose as output;
use crate::words::phrase;

#[derive(Serialize)]
struct ListTwin {
    presets: Vec<PresetTwin>,
}

#[derive(Serialize)]
struct PresetTwin {
    name: &'static str,
    short: String,
    title: Option<String>,
    text: String,
    dgt3000: Option<u8>,
}

pub(super) fn run(console: &Console) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let twins = presets::ALL.iter().map(|it| PresetTwin {
        name: it.key,
        short: write_short(&it.control()),
        title: it.title.map(|id| messages.text(id)),
        text: phrase(messages, &prose(&it.control()).phrase()),
        dgt3000: it.dgt3000,
    });
    let presets: Vec<PresetTwin> = twins.collect();
    match console.form {
        Form::Json => console.json(&ListTwin { presets })?,
        Form::Text => {
            let row = |it: &PresetTwin| {
                vec![it.name.to_owned(), it.short.clone(), it.title.clone().unwrap_or_default()]
            };
            let rows: Vec<Vec<String>> = presets.iter().map(row).collect();
            console.print(&output::columns(&rows, 0, console.width))?;
        }
    }
    Ok(Exit::Fine)
}
