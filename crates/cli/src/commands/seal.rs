//! `jadoube seal`: commits to a sealed move, so that a record can hold it without telling it.

use laws::event::{Commitment, Nonce};
use messages::Args;
use serde::Serialize;

use crate::cli::SealArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

#[derive(Serialize)]
struct SealTwin {
    commitment: String,
    nonce: String,
}

pub(crate) fn run(console: &Console, args: &SealArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let nonce = match &args.nonce {
        Some(text) => text.parse().map_err(|_| {
            let what = messages.with("seal-wrong-nonce", &Args::new().set("text", text));
            Complaint::new(Kind::Number, what)
        })?,
        None => drawn().map_err(|reason| {
            let what = messages.with("seal-no-chance", &Args::new().set("reason", reason));
            Complaint::new(Kind::File, what)
        })?,
    };
    let commitment = Commitment::to(&args.text, nonce);
    match console.form {
        Form::Json => console
            .json(&SealTwin { commitment: commitment.to_string(), nonce: nonce.to_string() })?,
        Form::Text => {
            let rows = [
                vec![commitment.to_string(), messages.text("seal-commitment")],
                vec![nonce.to_string(), messages.text("seal-nonce")],
            ];
            console.print(&prose::columns(&rows, 0, console.width.max(110)))?;
        }
    }
    Ok(Exit::Fine)
}

/// A number that nobody can foresee.
fn drawn() -> Result<Nonce, String> {
    let mut bytes = [0; 16];
    match getrandom::fill(&mut bytes) {
        Ok(()) => Ok(Nonce::new(bytes)),
        Err(error) => Err(error.to_string()),
    }
}
