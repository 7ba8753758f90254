//! `jadoube law parameters`: everything that an edition sets, for one way of play.

use laws::rulebook::Regime;
use laws::{Pace, Parameter, Supervision, parameters};
use messages::Args;
use serde::Serialize;

use super::value::{self, ParameterTwin};
use super::words;
use crate::cli::ParametersArgs;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::input;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct ParametersTwin {
    edition: &'static str,
    pace: &'static str,
    supervision: &'static str,
    parameters: Vec<ParameterTwin>,
}

pub(super) fn run(console: &Console, args: &ParametersArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = input::edition(args.edition.edition.as_deref());
    let pace = Pace::ALL.into_iter().find(|it| it.tag() == args.pace).unwrap_or(Pace::Standard);
    let supervision = match args.unsupervised {
        true => Supervision::Limited,
        false => Supervision::Full,
    };
    let book = edition.governing(pace).rulebook();
    let list = parameters(book, pace, supervision);
    match console.form {
        Form::Json => console.json(&ParametersTwin {
            edition: edition.tag(),
            pace: pace.tag(),
            supervision: Regime::new(pace, supervision).supervision().tag(),
            parameters: list.iter().map(|it| ParameterTwin::new(messages, it)).collect(),
        })?,
        Form::Text => {
            let regime = words::regime_key(Regime::new(pace, supervision));
            let regime = messages.text(&format!("laws-regime-{regime}"));
            let title = Args::new().set("edition", edition.tag()).set("regime", &regime);
            let title = messages.with("laws-parameters-title", &title);
            let row = |it: &Parameter| {
                let name = words::parameter_name(messages, it.key);
                let told = words::named(&name, &value::told(messages, &it.value));
                let article = format!("{}{}", it.article, it.certainty.mark());
                let reading = it.reading.map(|it| it.to_string()).unwrap_or_default();
                vec![it.key.to_owned(), article, reading, told]
            };
            let rows: Vec<Vec<String>> = list.iter().map(row).collect();
            let table = prose::columns(&rows, 0, console.width.max(100));
            let mut text = format!("{}\n{table}", prose::heading(console.ink, &title));
            if list.iter().any(|it| it.certainty != laws::Certainty::Printed) {
                text += &format!("\n{}\n", messages.text("laws-certainty-marks"));
            }
            console.print(&text)?;
        }
    }
    Ok(Exit::Fine)
}
