//! Direct encounter (Article 6).

use super::Table;
use crate::score::Score;
use crate::tiebreak::{Decides, Explained, Why};
use crate::tournament::Round;

/// A tournament of three on a point each, who have played these games with each other.
fn three(first: &str, second: &str, third: &str) -> Table {
    Table::swiss([first, second, third])
}

#[test]
fn all_have_met() {
    let table = three("2w1 3b= U Z", "1b0 3w1 U H", "2b0 1w= U U");
    assert_eq!(table.order("DE"), [[1], [2], [3]]);
    let table = three("2w1 3b0 U Z", "1b0 3w1 U Z", "2b0 1w1 U Z");
    assert_eq!(table.order("DE"), [[1, 2, 3]]);
}

#[test]
fn those_who_are_still_tied_are_looked_at_alone() {
    // Four on two points. The second has 2, the others 1.5, 1.5 and 1; among the two, 3 has won.
    let table = Table::swiss(["2w= 3b0 4w1 H", "1b= 3w= 4b1 Z", "1w1 2b= 4w0 H", "1b0 2w0 3b1 U"]);
    assert_eq!(table.order("DE"), [[2], [3], [1], [4]]);
    let standings = table.standings("DE");
    let sizes: Vec<usize> = standings.encounters(0).iter().map(|it| it.rows.len()).collect();
    assert_eq!(sizes, [4, 2]);
    let why = standings.why(0, 2);
    assert!(matches!(
        why,
        Some(Explained { first: 2, second: 0, why: Why::DirectEncounter { column: 0, encounter } }) if encounter.rows.len() == 2
    ));
    assert!(matches!(
        standings.why(0, 3),
        Some(Explained { first: 0, why: Why::DirectEncounter { encounter, .. }, .. }) if encounter.rows.len() == 4
    ));
}

#[test]
fn missing_games_must_not_matter() {
    // The first has beaten both, who have not met: he is first for sure, the others are not told apart.
    let table = three("2w1 3b1 Z Z", "1b0 U H H", "1w0 U H H");
    assert_eq!(table.order("DE"), [vec![1], vec![2, 3]]);
    let standings = table.standings("DE");
    assert_eq!(standings.encounters(0)[0].decides, Decides::AloneAtTheTop(1));
    assert_eq!(standings.encounters(0)[1].decides, Decides::AloneAtTheTop(0));
    // Had they met, the third might have caught up with him: nothing is decided.
    let table = three("2w1 3b= H Z", "1b0 U U Z", "1w= U H Z");
    assert_eq!(table.order("DE"), [[1, 2, 3]]);
}

#[test]
fn after_the_first_ranks_the_rest_begins_anew() {
    // The first is alone at the top, whatever his game with the fifth had brought. Because of that game the second is not second for
    // sure. Without the first all have met, and the second has the most; the third and the fourth have drawn.
    let table = Table::swiss([
        "2w1 3b1 4w1 Z Z Z",
        "1b0 5w0 3b1 4w1 U Z",
        "1w0 5b1 2w0 4b= U H",
        "1b0 5w1 2b0 3w= U H",
        "2b1 3w0 4b0 U U Z",
    ]);
    assert_eq!(table.order("DE"), [vec![1], vec![2], vec![3, 4], vec![5]]);
    let decides: Vec<Decides> =
        table.standings("DE").encounters(0).iter().map(|it| it.decides).collect();
    assert_eq!(decides, [Decides::AloneAtTheTop(1), Decides::AllHaveMet, Decides::AllHaveMet]);
}

#[test]
fn a_forfeit_is_no_encounter_unless_the_regulations_say_so() {
    let table = || Table::swiss(["2w+ Z", "1b- U"]);
    assert_eq!(table().order("DE"), [[1, 2]]);
    assert_eq!(table().order("DE/P"), [[1], [2]]);
    let round_robin = Table { format: crate::tiebreak::Format::RoundRobin, ..table() };
    assert_eq!(round_robin.order("DE"), [[1], [2]]);
}

#[test]
fn who_meets_twice_has_the_average() {
    // 1 and 2 have drawn and 2 has won, so each of their games counts half; both have drawn with 3 once.
    let table = Table::swiss(["2w= 2b0 3w= U", "1b= 1w1 3b= Z", "1b= 2w= H H"]);
    assert_eq!(table.order("DE"), [[2], [3], [1]]);
    let standings = table.standings("DE");
    let row = &standings.encounters(0)[0].rows[0];
    assert_eq!((row.player, row.points.to_string().as_str()), (1, "1.25"));
    assert_eq!(row.against[0].games, 2);
}

#[test]
fn a_round_robin_that_is_not_over_decides_nothing() {
    let table = Table::round_robin(["2w1 Z", "1b0 F", "Z F"]);
    assert_eq!(table.order("DE"), [[1, 2, 3]]);
    assert_eq!(table.standings("DE").encounters(0)[0].decides, Decides::Nothing);
}

/// The points of each of some players against the others, with `missing` games decided as told (a win of the first of a pair, a
/// draw, a win of the second); each pair meets at most once.
fn completed(table: &Table, tied: &[usize], missing: &[(usize, usize)], ended: usize) -> Vec<i32> {
    let mut points: Vec<i32> = tied
        .iter()
        .map(|player| {
            let rounds = table.tournament.players[*player].rounds.iter();
            rounds
                .filter(|it| matches!(it, Round::Game { opponent, .. } if tied.contains(opponent)))
                .map(|it| table.tournament.worth(Some(it)).as_tenths())
                .sum()
        })
        .collect();
    let mut ended = ended;
    for (a, b) in missing {
        let (one, other) = [(10, 0), (5, 5), (0, 10)][ended % 3];
        ended /= 3;
        points[*a] += one;
        points[*b] += other;
    }
    points
}

/// Article 6 by trying out all that might have happened.
fn tried_out(table: &Table, tied: &[usize]) -> Vec<Vec<usize>> {
    if tied.len() < 2 {
        return vec![tied.to_vec()];
    }
    let met = |a: usize, b: usize| {
        let rounds = table.tournament.players[tied[a]].rounds.iter();
        rounds
            .into_iter()
            .any(|it| matches!(it, Round::Game { opponent, .. } if *opponent == tied[b]))
    };
    let pairs = (0..tied.len()).flat_map(|a| (a + 1..tied.len()).map(move |b| (a, b)));
    let missing: Vec<(usize, usize)> = pairs.filter(|(a, b)| !met(*a, *b)).collect();
    let all: Vec<Vec<i32>> = (0..3usize.pow(missing.len() as u32))
        .map(|ended| completed(table, tied, &missing, ended))
        .collect();
    if missing.is_empty() {
        let mut values: Vec<i32> = all[0].clone();
        values.sort_unstable();
        values.dedup();
        let having = |value: i32| -> Vec<usize> {
            (0..tied.len()).filter(|it| all[0][*it] == value).map(|it| tied[it]).collect()
        };
        if values.len() == 1 {
            return vec![tied.to_vec()];
        }
        return values.iter().rev().flat_map(|it| tried_out(table, &having(*it))).collect();
    }
    let mut rest: Vec<usize> = (0..tied.len()).collect();
    let mut order = Vec::new();
    while rest.len() > 1 {
        let alone = |it: usize| {
            all.iter()
                .all(|points| rest.iter().all(|other| *other == it || points[*other] < points[it]))
        };
        let Some(place) = rest.iter().position(|it| alone(*it)) else {
            break;
        };
        order.push(vec![tied[rest.remove(place)]]);
    }
    let rest: Vec<usize> = rest.into_iter().map(|it| tied[it]).collect();
    if order.is_empty() { vec![rest] } else { [order, tried_out(table, &rest)].concat() }
}

/// Up to five players with all sorts of games between them, and byes until all have as many points.
#[test]
fn it_agrees_with_trying_out_all_that_might_have_happened() {
    let mut random = super::slow::Random(7);
    let (mut decided, mut open, mut in_part) = (0, 0, 0);
    for _ in 0..3000 {
        let count = 2 + random.below(4);
        let mut cells = vec![Vec::new(); count];
        let density = 4 + random.below(7);
        for a in 0..count {
            for b in a + 1..count {
                if random.below(10) < density {
                    let (one, other) =
                        [("1", "0"), ("=", "="), ("0", "1"), ("+", "-")][random.below(4)];
                    cells[a].push(format!("{}w{one}", b + 1));
                    cells[b].push(format!("{}b{other}", a + 1));
                }
            }
        }
        let lines: Vec<String> = cells.iter().map(|it| level(it)).collect();
        let table = Table::swiss(lines.iter().map(String::as_str));
        let tied: Vec<usize> = (0..count).collect();
        assert!(table.standings("").rows().iter().all(|it| it.score == Score::tenths(60)));
        let expected: Vec<Vec<usize>> = tried_out(&table, &tied)
            .into_iter()
            .map(|it| it.into_iter().map(|player| player + 1).collect())
            .collect();
        let order = table.order("DE");
        assert_eq!(order, expected, "{lines:?}");
        match order.len() {
            1 => open += 1,
            groups if groups == count => decided += 1,
            _ => in_part += 1,
        }
    }
    assert!(decided > 300 && open > 500 && in_part > 100, "{decided} {open} {in_part}");
}

/// Byes that bring a player to six points.
fn level(cells: &[String]) -> String {
    let has: usize = cells
        .iter()
        .map(|it| if it.ends_with(['1', '+']) { 2 } else { usize::from(it.ends_with('=')) })
        .sum();
    let mut all: Vec<String> = cells.to_vec();
    all.extend(vec!["F".to_owned(); (12 - has) / 2]);
    all.extend(vec!["H".to_owned(); has % 2]);
    all.join(" ")
}
