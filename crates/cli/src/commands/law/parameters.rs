//! `jadoube law parameters`: everything that an edition sets, for one way of play.

use laws::rulebook::Regime;
use laws::{Pace, Parameter, Supervision, parameters};
use messages::Args;
use serde::Serialize;

use super::value::ParameterTwin;
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
            let mut text = format!("{}\n", prose::heading(console.ink, &title));
            text.extend(list.iter().map(|it| told(console, it)));
            if list.iter().any(|it| it.certainty != laws::Certainty::Printed) {
                text += &format!("\n{}\n", messages.text("laws-certainty-marks"));
            }
            console.print(&text)?;
        }
    }
    Ok(Exit::Fine)
}

/// The key with where it stands, and on the next line what it says.
fn told(console: &Console, parameter: &Parameter) -> String {
    let messages = &console.messages;
    let reading = parameter.reading.map(|it| format!(" [{it}]")).unwrap_or_default();
    let place = format!("({}{}){reading}", parameter.article, parameter.certainty.mark());
    let name = tell::law::parameter_name(messages, parameter.key);
    let said = words::named(&name, &tell::law::value(messages, &parameter.value));
    let key = console.ink.strong(parameter.key);
    format!("{key} {place}\n{}", prose::filled(&said, "    ", console.width))
}
