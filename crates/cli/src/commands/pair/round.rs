//! A round: its boards, and why they are so.

use messages::Args;
use pairing::{ExplainedBracket, Explanation, Impossible, Pairing, explain, pair};
use store::trf::ReportAlone;
use tell::pairing::{colors, not_kept, reason};

use super::{Names, RULES, before, heading, impossible, twin};
use crate::complaint::Failure;
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

pub(super) fn run(
    console: &Console,
    report: &ReportAlone,
    round: usize,
    explained: bool,
) -> Result<Exit, Failure> {
    let to_pair = before(console, report, round)?;
    let names = Names { report, to_pair: &to_pair };
    let found = match explained {
        true => explain(&to_pair.tournament, RULES).map(|it| (it.pairing.clone(), Some(it))),
        false => pair(&to_pair.tournament, RULES).map(|it| (it, None)),
    };
    match console.form {
        Form::Json => console.json(&twin::round(console, &names, round, &found))?,
        Form::Text => console.print(&told(console, &names, round, &found))?,
    }
    Ok(if found.is_ok() { Exit::Fine } else { Exit::Negative })
}

/// A round and why it is so, or why there is none.
pub(super) type Found = Result<(Pairing, Option<Explanation>), Impossible>;

fn told(console: &Console, names: &Names<'_>, round: usize, found: &Found) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let title = heading(console, names.report, round);
    let mut text = format!("{}  {}\n", ink.strong(&title), ink.faint(&messages.text("pair-rules")));
    if names.report.rounds().is_none() {
        let last = round <= names.report.paired();
        let id = if last { "pair-last-taken" } else { "pair-rounds-unknown" };
        text += &prose::filled(&messages.text(id), "", console.width);
    }
    match found {
        Err(why) => text += &impossible(console, names, why),
        Ok((pairing, explanation)) => {
            text += &boards(console, names, pairing);
            let brackets = explanation.as_ref().map_or(&[][..], |it| &it.brackets);
            for (at, bracket) in brackets.iter().enumerate() {
                // Whoever leaves the last bracket has nowhere to float.
                let bye = pairing.bye.filter(|_| at + 1 == brackets.len());
                text += &bracket_told(console, names, bracket, bye);
            }
        }
    }
    text
}

fn boards(console: &Console, names: &Names<'_>, pairing: &Pairing) -> String {
    let messages = &console.messages;
    if pairing.games.is_empty() && pairing.bye.is_none() {
        return messages.text("pair-nobody") + "\n";
    }
    let title = |id: &str| messages.text(&format!("pair-{id}"));
    let mut rows = vec![["board", "white", "points", "black", "points"].map(title).to_vec()];
    for (number, (white, black)) in (1..).zip(&pairing.games) {
        rows.push(vec![
            number.to_string(),
            names.of(*white),
            names.points(*white),
            names.of(*black),
            names.points(*black),
        ]);
    }
    let mut text = prose::columns(&rows, 0, console.width);
    if let Some(bye) = pairing.bye {
        let player = format!("{} ({})", names.of(bye), names.points(bye));
        text += &format!("{}\n", messages.with("pair-bye", &Args::new().set("player", player)));
    }
    text
}

fn bracket_told(
    console: &Console,
    names: &Names<'_>,
    bracket: &ExplainedBracket,
    bye: Option<usize>,
) -> String {
    let messages = &console.messages;
    let score = bracket.score.to_string();
    let title = messages.with("pair-bracket", &Args::new().set("score", &score));
    let mut text = format!("\n{}", prose::heading(console.ink, &title));
    let mut line = |said: &str| text += &prose::filled(said, "  ", console.width);
    let count = Args::new().set("count", bracket.residents.len());
    line(&messages.with("pair-residents", &count));
    if !bracket.moved_down.is_empty() {
        let players: Vec<String> = bracket.moved_down.iter().map(|it| names.of(*it)).collect();
        line(&messages.with("pair-moved-down", &Args::new().set("players", players.join(", "))));
    }
    for pair in &bracket.pairs {
        let why = colors(messages, pair.colors);
        let args = Args::new().set("article", pair.colors.article()).set("why", &why);
        let colors = messages.with("pair-colors", &args);
        let (white, black) = (names.of(pair.white), names.of(pair.black));
        line(&format!("{white} – {black}: {}; {colors}", reason(messages, &pair.reason)));
    }
    for float in &bracket.downfloaters {
        let id = if bye == Some(float.player) { "pair-gets-bye" } else { "pair-floats" };
        let said = messages.with(id, &Args::new().set("player", names.of(float.player)));
        line(&format!("{said}: {}", reason(messages, &float.reason)));
    }
    let criteria = bracket.failures.iter().filter_map(|it| not_kept(messages, it.0, &it.1));
    let criteria: Vec<String> = criteria.collect();
    if !criteria.is_empty() {
        let criteria = Args::new().set("criteria", criteria.join("; "));
        line(&messages.with("pair-not-kept", &criteria));
    }
    text
}
