//! What `jadoube` says to somebody who says nothing: what to try.

use messages::Args;

use crate::cli::NAME;
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::output::{Console, prose};

/// What to type, in any shell, and the message that says what it shows.
const TO_TRY: &[(&str, &str)] = &[
    ("echo black plays e5 | jadoube judge -", "greeting-judge"),
    ("jadoube mate \"8/8/3k4/8/2n5/8/4Q3/4K3 w - - 0 60\" --side black", "greeting-mate"),
    ("jadoube law diff 2018 2023", "greeting-law"),
    ("jadoube audit games.pgn", "greeting-audit"),
    #[cfg(feature = "desk")]
    ("jadoube serve --open", "greeting-serve"),
];

pub(crate) fn show(console: &Console) -> Result<Exit, Failure> {
    let (messages, ink, width) = (&console.messages, console.ink, console.width);
    let mut text = prose::filled(&messages.text("greeting-what"), "", width);
    text += &format!("\n{}\n", messages.text("greeting-try"));
    for (line, id) in TO_TRY {
        text += &format!("\n  {}\n", ink.strong(line));
        text += &prose::filled(&messages.text(id), "      ", width);
    }
    let help = format!("{NAME} help {}", messages.text("cli-value-command"));
    let args = Args::new().set("help", help).set("all", format!("{NAME} help"));
    text += &format!("\n{}", prose::filled(&messages.with("greeting-help", &args), "", width));
    console.print(&text)?;
    Ok(Exit::Fine)
}
