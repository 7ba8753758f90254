//! Rounds as they were paired, held against the rules.

use messages::Args;
use pairing::{Breach, Difference, Impossible, Pairing, check, pair};
use store::tournament::ToPair;
use store::trf::{FoundRound, ReportAlone};
use tell::drafts::pairing_breach;

use super::{Names, RULES, before, chosen, impossible, twin};
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::locale::Form;
use crate::output::{Console, prose};

/// What came of a round.
pub(super) struct Checked<'r> {
    pub(super) round: usize,
    pub(super) to_pair: ToPair<'r>,
    pub(super) found: Pairing,
    pub(super) answer: Result<Option<Difference>, Impossible>,
}

impl Checked<'_> {
    pub(super) fn agrees(&self) -> bool {
        matches!(self.answer, Ok(None))
    }
}

pub(super) fn run(
    console: &Console,
    report: &ReportAlone,
    only: Option<&str>,
) -> Result<Exit, Failure> {
    let messages = &console.messages;
    if report.paired() == 0 {
        let what = messages.text("pair-nothing-paired");
        return Err(Complaint::new(Kind::Tournament, what).into());
    }
    let rounds = match only {
        Some(text) => {
            let round = chosen(console, report, text, report.paired())?;
            round..=round
        }
        None => 1..=report.paired(),
    };
    let mut all = Vec::new();
    for round in rounds {
        let to_pair = before(console, report, round)?;
        if let Some(found) = report.found(&to_pair, round) {
            let answer = checked(&to_pair, &found);
            all.push(Checked { round, to_pair, found: found.pairing, answer });
        }
    }
    match console.form {
        Form::Json => console.json(&twin::checked(console, report, &all))?,
        Form::Text => console.print(&told(console, report, &all))?,
    }
    Ok(if all.iter().all(Checked::agrees) { Exit::Fine } else { Exit::Negative })
}

fn checked(to_pair: &ToPair<'_>, found: &FoundRound) -> Result<Option<Difference>, Impossible> {
    let tournament = &to_pair.tournament;
    let answer = check(tournament, RULES, &found.pairing)?;
    let Some(Difference { breach: Breach::Colors(..), .. }) = answer else { return Ok(answer) };
    if found.unplayed.is_empty() {
        return Ok(answer);
    }
    // Who would have had White means nothing where nobody played.
    let expected = pair(tournament, RULES)?;
    let mut as_expected = found.pairing.clone();
    for game in &mut as_expected.games {
        let turned = (game.1, game.0);
        if found.unplayed.contains(game) && expected.games.contains(&turned) {
            *game = turned;
        }
    }
    check(tournament, RULES, &as_expected)
}

fn told(console: &Console, report: &ReportAlone, all: &[Checked<'_>]) -> String {
    let (messages, ink) = (&console.messages, console.ink);
    let mut text = String::new();
    if report.rounds().is_none() {
        text += &prose::filled(&messages.text("pair-last-taken"), "", console.width);
    }
    for checked in all {
        let names = Names { report, to_pair: &checked.to_pair };
        let args = Args::new().set("round", checked.round);
        match &checked.answer {
            Ok(None) => text += &format!("{}\n", messages.with("pair-agrees", &args)),
            Ok(Some(difference)) => {
                let said = messages.with("pair-differs", &args);
                let bye = checked.found.bye;
                let breach = pairing_breach(messages, difference, bye, |it| names.of(it));
                let first = format!("{}: ", ink.error(&said));
                text += &prose::filled(&format!("{first}{breach}"), "", console.width);
                if let Some(expected) = &difference.expected {
                    for (id, one, other) in [
                        ("pair-found", &checked.found, expected),
                        ("pair-expected", expected, &checked.found),
                    ] {
                        let pairs = only_here(&names, one, other).join(", ");
                        let said = messages.with(id, &Args::new().set("pairs", pairs));
                        text += &prose::filled(&said, "  ", console.width);
                    }
                }
            }
            Err(why) => {
                let said = messages.with("pair-differs", &args);
                text += &format!("{}\n{}", ink.error(&said), impossible(console, &names, why));
            }
        }
    }
    let differ = all.iter().filter(|it| !it.agrees()).count();
    let args = Args::new().set("rounds", all.len()).set("differ", differ);
    text += &format!("{}\n", messages.with("pair-total", &args));
    text
}

/// Pairs of a round that another has not, by starting numbers: `3–8`, and the bye.
fn only_here(names: &Names<'_>, one: &Pairing, other: &Pairing) -> Vec<String> {
    let games = one.games.iter().filter(|it| !other.games.contains(it));
    let mut said: Vec<String> =
        games.map(|it| format!("{}–{}", names.number(it.0), names.number(it.1))).collect();
    said.extend(
        one.bye.filter(|_| one.bye != other.bye).map(|it| format!("{}–", names.number(it))),
    );
    said
}
