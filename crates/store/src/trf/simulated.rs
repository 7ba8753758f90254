//! A tournament that never was, as a report: what `pairing::simulate` made, for programs that read reports.

use laws::event::{Points, Score};
use pairing::{Bye, Color, Outcome, Player as Simulated, Round};

use super::read::{Report, ReportBoard, ReportRound};
use crate::players::PlayerList;
use crate::tournament::Elsewhere;
use crate::wire::v1::tournament::{ByeWorth, Player, Side};

/// A tournament that never was, with this name, and ratings for its players.
#[must_use]
pub fn simulated_report(tournament: &pairing::Tournament, name: &str, ratings: &[usize]) -> Report {
    let mut report = Report { list: players(ratings), ..Report::default() };
    report.event.name = Some(name.to_owned());
    report.rounds = (0..tournament.paired).map(|it| round(tournament, it)).collect();
    let details = &mut report.event.details;
    details.rounds = tournament.rounds.try_into().ok();
    details.first_color = Some(match tournament.initial {
        Color::White => Side::White,
        Color::Black => Side::Black,
    });
    for forbidden in &tournament.forbidden {
        let numbers = forbidden.players.iter().map(|it| (it + 1).to_string());
        details.lines.push(format!("XXP {}", numbers.collect::<Vec<_>>().join(" ")));
    }
    details.lines.extend(accelerated_one_by_one(&tournament.players));
    details.lines.extend(accelerated_in_groups(&tournament.players));
    report
}

fn players(ratings: &[usize]) -> PlayerList {
    let player = |(number, rating): (usize, &usize)| Player {
        name: format!("Player {number:04}"),
        rating: u32::try_from(*rating).ok(),
        ..Player::default()
    };
    let players: Vec<Player> = (1..).zip(ratings).map(player).collect();
    PlayerList { lines: (1..=players.len()).collect(), players, problems: Vec::new() }
}

fn round(tournament: &pairing::Tournament, number: usize) -> ReportRound {
    let mut round = ReportRound::default();
    for (own, player) in tournament.players.iter().enumerate() {
        let points = |won: bool| if won { Points::One } else { Points::Zero };
        match player.rounds.get(number) {
            Some(Round::Game { opponent, color: Color::White, outcome }) => {
                let score = match outcome {
                    Outcome::Win => Score::played(Points::One, Points::Zero),
                    Outcome::Draw => Score::played(Points::Half, Points::Half),
                    Outcome::Loss => Score::played(Points::Zero, Points::One),
                };
                round.boards.push(board(own, *opponent, score));
            }
            Some(Round::Game { color: Color::Black, .. }) => {}
            // Colours mean nothing where nobody played.
            Some(Round::Forfeit { opponent, won }) if own < *opponent => {
                let theirs = tournament.players.get(*opponent).and_then(|it| it.rounds.get(number));
                let other = matches!(theirs, Some(Round::Forfeit { won: true, .. }));
                let score = Score::played(points(*won), points(other));
                round.boards.push(board(own, *opponent, Score { forfeit: true, ..score }));
            }
            Some(Round::Forfeit { .. }) => {}
            Some(Round::Bye(bye)) => round.byes.push((own, worth(*bye))),
            None => round.byes.push((own, ByeWorth::Zero)),
        }
    }
    round
}

fn board(white: usize, black: usize, score: Score) -> ReportBoard {
    ReportBoard { white, black, result: Some(Elsewhere { score, unrated: false }) }
}

fn worth(bye: Bye) -> ByeWorth {
    match bye {
        Bye::Allocated => ByeWorth::Full,
        Bye::Full => ByeWorth::Win,
        Bye::Half => ByeWorth::Half,
        Bye::Absent => ByeWorth::Zero,
    }
}

/// Lines `XXA`, which only reports of 2016 have.
fn accelerated_one_by_one(players: &[Simulated]) -> impl Iterator<Item = String> {
    let accelerated = (1..).zip(players).filter(|it| !it.1.extra.is_empty());
    accelerated.map(|(number, player)| {
        let points = player.extra.iter().map(|it| format!(" {:>4}", it.to_string()));
        format!("XXA {number:>4}{}", points.collect::<String>())
    })
}

/// Lines 250, which only reports of 2026 have: neighbours with the same points in a line for each run of rounds.
fn accelerated_in_groups(players: &[Simulated]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut first = 1;
    for group in players.chunk_by(|one, other| one.extra == other.extra) {
        let last = first + group.len() - 1;
        let mut round = 1;
        let extra = group.first().map(|it| it.extra.as_slice()).unwrap_or_default();
        for run in extra.chunk_by(|one, other| one == other) {
            let until = round + run.len() - 1;
            if let Some(added) = run.first().filter(|it| **it != pairing::Score::ZERO) {
                let added = format!("{:0>4}", added.to_string());
                lines.push(format!("250      {added} {round:03} {until:03} {first:>4} {last:>4}"));
            }
            round = until + 1;
        }
        first = last + 1;
    }
    lines
}
