//! `jadoube pair`: the next round of a tournament file by the FIDE (Dutch) System, why it is so, whether rounds were paired by the rules, and
//! tournaments that never were.

mod check;
mod file;
mod round;
mod simulate;
mod twin;

use messages::Args;
use pairing::{Edition, Impossible};
use store::tournament::ToPair;
use store::trf::ReportAlone;

use crate::cli::PairArgs;
use crate::complaint::{Complaint, Failure, Kind};
use crate::exit::Exit;
use crate::input;
use crate::output::{Console, prose};

/// The rules by which rounds are paired.
const RULES: Edition = Edition::NEWEST;

pub(crate) fn run(console: &Console, args: &PairArgs) -> Result<Exit, Failure> {
    // The parser of arguments lets one of both through.
    let Some(path) = &args.file else { return simulate::run(console, &args.simulation) };
    let report = file::read(&console.messages, path)?;
    if args.check {
        return check::run(console, &report, args.round.as_deref());
    }
    let number = match (&args.round, report.rounds()) {
        (Some(text), _) => chosen(console, &report, text, report.paired() + 1)?,
        (None, Some(rounds)) if report.paired() >= rounds => {
            let messages = &console.messages;
            let what =
                messages.with("pair-all-paired", &Args::new().set("rounds", report.paired()));
            let hint = messages.text("pair-all-paired-hint");
            return Err(Complaint::new(Kind::Tournament, what).advising(hint).into());
        }
        (None, _) => report.paired() + 1,
    };
    round::run(console, &report, number, args.explain)
}

/// The round that an argument names.
fn chosen(
    console: &Console,
    report: &ReportAlone,
    text: &str,
    most: usize,
) -> Result<usize, Failure> {
    let most = report.rounds().unwrap_or(most).min(most).max(1);
    let number = input::number(&console.messages, "--round", text, 1..=most as u64)?;
    Ok(usize::try_from(number).unwrap_or(most))
}

/// The tournament before a round, if its games have results.
fn before<'r>(
    console: &Console,
    report: &'r ReportAlone,
    round: usize,
) -> Result<ToPair<'r>, Failure> {
    report.to_pair(round).map_err(|open| file::games_open(console, report, round, &open).into())
}

/// Players by their starting numbers and names.
struct Names<'a> {
    report: &'a ReportAlone,
    to_pair: &'a ToPair<'a>,
}

impl Names<'_> {
    fn number(&self, place: usize) -> u32 {
        let player = self.report.player(self.to_pair, place);
        player.and_then(|it| it.start_number).unwrap_or_default()
    }

    /// `7 Novák, Jan`
    fn of(&self, place: usize) -> String {
        let name = self.report.player(self.to_pair, place).map_or("", |it| it.name.as_str());
        format!("{} {name}", self.number(place))
    }

    /// With the points with which a player comes into the round.
    fn points(&self, place: usize) -> String {
        let tournament = &self.to_pair.tournament;
        let player = tournament.players.get(place);
        let score = player.map(|it| tournament.score_after(it, tournament.paired));
        score.unwrap_or_default().to_string()
    }
}

/// Why a round cannot be paired, and what is to be done.
fn impossible(console: &Console, names: &Names<'_>, why: &Impossible) -> String {
    let messages = &console.messages;
    let said = tell::pairing::impossible(messages, why, |it| names.of(it));
    let tournament = &names.to_pair.tournament;
    let (players, rounds) = (tournament.players.len(), names.report.rounds());
    let advice = match rounds.filter(|it| *it >= players) {
        Some(rounds) => {
            let args = Args::new().set("players", players).set("rounds", rounds);
            messages.with("pair-too-few-opponents", &args)
        }
        None => messages.text("pair-arbiter-decides"),
    };
    prose::filled(&said, "", console.width) + &prose::filled(&advice, "", console.width)
}

/// What a round is called, and how many there are.
fn heading(console: &Console, report: &ReportAlone, round: usize) -> String {
    let messages = &console.messages;
    match report.rounds() {
        Some(rounds) => {
            messages.with("pair-round", &Args::new().set("round", round).set("rounds", rounds))
        }
        None => messages.with("pair-round-open", &Args::new().set("round", round)),
    }
}
