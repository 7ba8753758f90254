//! Reports as events of their own, to be paired or to be checked.

use jadoube_store::players::ListFault;
use jadoube_store::trf::{
    AloneFault, ReportAlone, ReportVersion, read_trf, simulated_report, write_trf,
};
use pairing::{Bye, Color, Edition, Round, Score, Simulation, simulate, simulated_ratings};

/// Players `1`, `2` … with what each did in the rounds.
fn report(more: &str, cells: &[&str]) -> String {
    let line = |(number, cells): (usize, &&str)| {
        let name = format!("Player {number}");
        format!(
            "001 {number:>4}      {name:<33} {:>4} {:27} 0.0    1  {cells}\n",
            1500 + number,
            ""
        )
    };
    let players: String = (1..).zip(cells).map(line).collect();
    format!("012 Small\n{more}{players}")
}

fn alone(text: &str) -> ReportAlone {
    read_trf(text).alone().expect("an event")
}

const PLAYED: [&str; 4] = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];

#[test]
fn players_stand_in_the_order_of_their_numbers_and_not_of_their_ratings() {
    let report = alone(&report("", &PLAYED));
    let to_pair = report.to_pair(2).expect("results");
    assert_eq!(to_pair.ids, ["p1", "p2", "p3", "p4"]);
    assert_eq!(to_pair.tournament.initial, Color::White);
    assert_eq!((report.paired(), report.rounds()), (1, None));
    // Nobody knows whether the next round is the last; the one that was paired is.
    assert_eq!(to_pair.tournament.rounds, usize::MAX);
    assert_eq!(report.to_pair(1).expect("nothing before").tournament.rounds, 1);
}

#[test]
fn acceleration_reaches_the_pairing() {
    let lines = "142 5\n152 B\n250      01.0 001 002    1    2\n";
    for text in [lines, "XXR 5\nXXC black1\nXXA    1  1.0  1.0\nXXA    2  1.0  1.0\n"] {
        let report = alone(&report(text, &PLAYED));
        let to_pair = report.to_pair(2).expect("results");
        let extra = |player: usize| to_pair.tournament.players[player].extra.clone();
        assert_eq!(extra(0), [Score::ONE, Score::ONE]);
        assert_eq!(extra(1), [Score::ONE, Score::ONE]);
        assert_eq!(extra(2), []);
        assert_eq!((to_pair.tournament.rounds, to_pair.tournament.initial), (5, Color::Black));
    }
}

#[test]
fn whoever_was_in_a_round_plays_in_it_and_whoever_asked_for_a_bye_does_not() {
    let cells = ["   3 w 1", "0000 - H", "   1 b 0", "0000 - U"];
    let report = alone(&report("142 3\n240 Z 002    4\n", &cells));
    let present = |round| -> Vec<bool> {
        let to_pair = report.to_pair(round).expect("results");
        to_pair.tournament.players.iter().map(|it| it.present).collect()
    };
    assert_eq!(present(1), [true, false, true, true]);
    assert_eq!(present(2), [true, true, true, false]);
    let to_pair = report.to_pair(2).expect("results");
    assert_eq!(to_pair.tournament.players[1].rounds, [Round::Bye(Bye::Half)]);
    let found = report.found(&to_pair, 1).expect("a round");
    assert_eq!((found.pairing.games, found.pairing.bye), (vec![(0, 2)], Some(3)));
}

#[test]
fn points_of_other_programs_are_read() {
    let lines = "BBW   3.0\nBBD   1.0\nBBU   2.0\nBBF   0.5\n";
    let cells = ["   3 w 1", "0000 - U", "   1 b 0", "0000 - H"];
    let report = alone(&report(lines, &cells));
    let points = report.to_pair(2).expect("results").tournament.points;
    assert_eq!((points.win, points.draw), (Score::tenths(30), Score::ONE));
    assert_eq!((points.allocated_bye, points.forfeit_loss), (Score::tenths(20), Score::HALF));
}

#[test]
fn what_counts_for_the_pairing_must_make_sense() {
    let fault = |text: &str| match read_trf(text).alone() {
        Err(AloneFault::Problem(problem)) => Some((problem.line, problem.fault)),
        Ok(_) | Err(AloneFault::Refused(_)) => None,
    };
    let contradicting = report("", &["   3 w 1", "   4 b 1", "   1 b 1", "   2 w 0"]);
    assert_eq!(fault(&contradicting), Some((2, ListFault::Contradiction)));
    let header = report("250 x\n142 many\n", &PLAYED);
    assert!(matches!(fault(&header), Some((3, ListFault::Header { .. }))));
    // A rating and a day are nobody's colour.
    assert_eq!(fault(&report("042 some day\n", &PLAYED)), None);
    // Colours of a game count where it was played.
    let unplayed = report("", &["   3   +", "   4 b 1", "   1   -", "   2 w 0"]);
    assert_eq!(fault(&unplayed), None);
    let played = report("", &["   3   1", "   4 b 1", "   1   0", "   2 w 0"]);
    assert_eq!(fault(&played), Some((2, ListFault::NoColors)));
}

#[test]
fn a_simulated_tournament_comes_back_as_it_was() {
    let simulation = Simulation {
        forfeits: 50,
        half_byes: 30,
        absences: 30,
        withdrawals: 10,
        forbidden: 4,
        accelerated: true,
        ..Simulation::of(17, 7)
    };
    let played = simulate(&simulation, 3, Edition::default());
    let ratings = simulated_ratings(&simulation, 3);
    let made = simulated_report(&played, "Simulated", &ratings).alone().expect("an event");
    for version in [ReportVersion::Trf16, ReportVersion::Trf26] {
        let text = write_trf(made.tournament(), version, |_| None).expect("a report");
        let report = alone(&text);
        let to_pair = report.to_pair(played.paired + 1).expect("results");
        let found = &to_pair.tournament;
        assert_eq!((found.rounds, found.paired, found.initial), (7, 7, played.initial));
        for (found, player) in found.players.iter().zip(&played.players) {
            assert_eq!((&found.rounds, &found.extra), (&player.rounds, &player.extra), "{text}");
        }
        let pairs = |all: &pairing::Tournament| {
            let sorted = |it: &pairing::Forbidden| {
                let mut players = it.players.clone();
                players.sort_unstable();
                players
            };
            let mut pairs: Vec<_> = all.forbidden.iter().map(sorted).collect();
            pairs.sort_unstable();
            pairs.dedup();
            pairs
        };
        assert_eq!(pairs(found), pairs(&played));
    }
}
