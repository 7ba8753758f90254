//! `jadoube completions`: the script that completes our arguments in a shell.

use serde::Serialize;

use crate::cli::{CompletionsArgs, NAME};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::help;
use crate::locale::Form;
use crate::output::Console;

#[derive(Serialize)]
struct CompletionsTwin {
    shell: String,
    script: String,
}

pub(crate) fn run(console: &Console, args: &CompletionsArgs) -> Result<Exit, Failure> {
    let mut script = Vec::new();
    let mut command = help::command(&console.messages);
    clap_complete::generate(args.shell, &mut command, NAME, &mut script);
    let script = String::from_utf8_lossy(&script).into_owned();
    match console.form {
        Form::Text => console.print(&script)?,
        Form::Json => {
            console.json(&CompletionsTwin { shell: args.shell.to_string(), script })?;
        }
    }
    Ok(Exit::Fine)
}
