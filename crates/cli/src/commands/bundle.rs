//! `jadoube bundle`: a claim made where no arbiter is present, with its written evidence, for whoever decides it.

use std::fs;

use ::tell::{Judged, ToldBundle, bundle_page, bundle_text, judge};
use laws::ClaimBundle;
use notation::diagram::Diagram;
use transcript::player_names;

use super::transcripts;
use crate::cli::BundleArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::Console;

pub(crate) fn run(console: &Console, args: &BundleArgs) -> Result<Exit, Failure> {
    let messages = &console.messages;
    let edition = args.edition.as_deref().and_then(|it| it.parse().ok());
    let (name, file) = transcripts::read(console, &args.file)?;
    let judged = judge(&name, &file, edition);
    let claimed = |it: &Judged| {
        let bundle = ClaimBundle::of(it.protocol.game.as_ref()?)?;
        Some((bundle, player_names(&it.shared, &it.case)))
    };
    let Some((bundle, names)) = judged.iter().find_map(claimed) else {
        let hint = messages.text("bundle-none-hint");
        let what = messages.text("bundle-none");
        return Err(Complaint::new(Kind::Transcript, what).advising(hint).into());
    };
    let told = ToldBundle::of(messages, &bundle, &names);
    let position = &bundle.claim.position;
    if let Some(path) = &args.html {
        let page = bundle_page(messages, &told, position);
        if path.as_os_str() == "-" {
            console.print(&page)?;
            return Ok(Exit::Fine);
        }
        fs::write(path, page).map_err(|error| Complaint::of_file(messages, path, &error))?;
    }
    match console.form {
        Form::Json => console.json(&told)?,
        Form::Text => {
            let diagram = console.drawn(&Diagram::new(position.placement));
            console.print(&bundle_text(messages, &told, &diagram))?;
        }
    }
    Ok(Exit::Fine)
}
