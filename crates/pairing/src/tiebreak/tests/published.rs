//! Tables of real tournaments as they were published.

use super::{Table, round};
use crate::tournament::{Bye, Round};

struct Published<'a> {
    table: Table,
    points: Vec<&'a str>,
    tie_breaks: Vec<Vec<&'a str>>,
}

fn read(text: &str) -> Published<'_> {
    let lines: Vec<(Vec<&str>, &str)> = text
        .lines()
        .filter(|it| !it.starts_with('#'))
        .map(|it| it.split_once(" | ").expect("numbers and rounds"))
        .map(|(numbers, rounds)| (numbers.split_whitespace().collect(), rounds))
        .collect();
    let ratings = lines.iter().map(|(numbers, _)| numbers[0].parse().unwrap_or(0));
    Published {
        table: Table::swiss(lines.iter().map(|(_, rounds)| *rounds)).rated(ratings),
        points: lines.iter().map(|(numbers, _)| numbers[1]).collect(),
        tie_breaks: lines.iter().map(|(numbers, _)| numbers[2..].to_vec()).collect(),
    }
}

/// The players who have played all their rounds, against opponents who have played theirs until they stayed away for good: for
/// these the regulations of then and of now say the same.
fn untouched(table: &Table) -> Vec<usize> {
    let rounds = |player: usize| table.tournament.players[player].rounds.as_slice();
    let played = |all: &[Round]| all.iter().all(|it| matches!(it, Round::Game { .. }));
    let until_he_left = |player: usize| {
        let stayed = |it: &Round| *it != Round::Bye(Bye::Absent);
        let end = rounds(player).iter().rposition(stayed).map_or(0, |it| it + 1);
        played(&rounds(player)[..end])
    };
    let opponents_of = |player: usize| {
        rounds(player).iter().filter_map(|it| match it {
            Round::Game { opponent, .. } => Some(*opponent),
            Round::Forfeit { .. } | Round::Bye(_) => None,
        })
    };
    (0..table.tournament.players.len())
        .filter(|it| played(rounds(*it)) && opponents_of(*it).all(until_he_left))
        .collect()
}

/// Compares a column of what was published with a tie-break; says how many players could be compared.
fn compare(published: &Published<'_>, column: usize, tie_break: &str) -> usize {
    let standings = published.table.standings(tie_break);
    let untouched = untouched(&published.table);
    for player in &untouched {
        let row = standings.rows().iter().find(|it| it.player == *player).expect("a row");
        let value = row.values[0].expect("a value").to_string();
        assert_eq!(value, published.tie_breaks[*player][column], "{tie_break} of {}", player + 1);
    }
    untouched.len()
}

fn points_are_as_published(published: &Published<'_>) {
    for row in published.table.standings("").rows() {
        let points = row.score.to_string();
        assert_eq!(
            points.trim_end_matches(".0"),
            published.points[row.player],
            "{}",
            row.player + 1
        );
    }
}

/// Among those who can be compared the order is the published one.
fn order_is_as_published(published: &Published<'_>, list: &str) {
    let untouched = untouched(&published.table);
    let order: Vec<usize> = published
        .table
        .standings(list)
        .rows()
        .iter()
        .map(|it| it.player)
        .filter(|it| untouched.contains(it))
        .collect();
    assert_eq!(order, untouched);
}

#[test]
fn moscow_open_2018() {
    let published = read(include_str!("fixtures/moscow_2018.txt"));
    points_are_as_published(&published);
    assert_eq!(compare(&published, 0, "BH"), 50);
    assert_eq!(compare(&published, 1, "BH/C1"), 50);
    assert_eq!(compare(&published, 3, "SB"), 50);
    order_is_as_published(&published, "BH BH/C1 DE SB");
}

#[test]
fn world_blitz_2021() {
    let published = read(include_str!("fixtures/blitz_2021.txt"));
    points_are_as_published(&published);
    assert_eq!(compare(&published, 0, "BH/C1"), 39);
    assert_eq!(compare(&published, 1, "BH"), 39);
    assert_eq!(compare(&published, 2, "ARO/C1"), 39);
    order_is_as_published(&published, "BH/C1 BH ARO/C1 DE");
}

/// A round robin of six (chess-results.com, tnr437642), with Sonneborn-Berger as published.
#[test]
fn a_round_robin_of_six() {
    let table = Table::round_robin([
        "2w1 3w1 4w1 5w1 6w1",
        "1b0 3w= 4w1 5w1 6w1",
        "1b0 2b= 4w= 5w1 6w1",
        "1b0 2b0 3b= 5w1 6w1",
        "1b0 2b0 3b0 4b0 6w1",
        "1b0 2b0 3b0 4b0 5b0",
    ]);
    for (number, published) in (1..).zip(["10", "5", "4", "2.5", "0", "0"]) {
        assert_eq!(table.text("SB", number), published);
    }
    assert_eq!(table.order("SB DE"), [[1], [2], [3], [4], [5], [6]]);
}

/// The Sinquefield Cup 2014 (chess-results.com, tnr143628), a double round robin: the fourth and the fifth had as many points, and
/// the fourth had won their encounter, a win and a draw.
#[test]
fn sinquefield_cup_2014() {
    let table = Table::round_robin([
        "3b1 4w1 2b1 6b1 5w1 3w1 4b1 2w= 6w= 5b=",
        "4b= 6b= 1w0 5b1 3w= 4w= 6w1 1b= 5w= 3b=",
        "1w0 5b0 6w1 4w1 2b= 1b0 5w= 6b1 4b= 2w=",
        "2w= 1b0 5w1 3b0 6w= 2b= 1w0 5b= 3w= 6b=",
        "6w= 3w1 4b0 2w0 1b0 6b= 3b= 4w= 2b= 1w=",
        "5b= 2w= 3b0 1w0 4b= 5w= 2b0 3w0 1b= 4w=",
    ]);
    let points = ["8.5", "5.5", "5.0", "4.0", "4.0", "3.0"];
    for (row, points) in table.standings("DE").rows().iter().zip(points) {
        assert_eq!(row.score.to_string(), points);
    }
    assert_eq!(table.order(""), [vec![1], vec![2], vec![3], vec![4, 5], vec![6]]);
    assert_eq!(table.order("DE"), [[1], [2], [3], [4], [5], [6]]);
}

#[test]
fn a_cell_is_read() {
    assert_eq!(round("12b-"), Round::Forfeit { opponent: 11, won: false });
}
