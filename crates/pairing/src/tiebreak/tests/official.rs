//! Examples that FIDE has published: the exercises of its Technical Commission (2024), and those of the Arbiters' Manual 2026 with
//! the values before and after 1 March 2026.

use super::Table;

/// The crosstable of the exercises. Number 12, who met one of the others, is given rounds without play such that he counts 3 for
/// others, as the exercise has it.
fn exercise() -> Table {
    Table::swiss([
        "9w1 13b= 2w= 15b1 4w=",
        "10b1 7w1 1b= 16w1 3b=",
        "11w= 6b1 8w1 4b= 2w=",
        "12b1 H 13w1 3w= 1b=",
        "13w0 15b0 11w1 7b= 10w1",
        "14b0 3w0 U 10w1 8b1",
        "15w1 2b0 16b0 5w= 11b0",
        "16b= 14w1 3b0 13w1 6w0",
        "1b0 10w0 H 11b- U",
        "2w0 9b1 15w0 6b0 5b0",
        "3b= 16w0 5b0 9w+ 7w1",
        "4w0 U 14b+ H H",
        "5b1 1w= 4b0 8b0 14w0",
        "6w1 8b0 12w- Z 13b1",
        "7b0 5w1 10b1 1w0 16b0",
        "8w= 11b1 7w1 2b0 15w1",
    ])
}

#[test]
fn the_exercises_of_2024() {
    let table = exercise().in_2024();
    let values = [
        (1, "12.5"),
        (2, "13"),
        (3, "15.5"),
        (4, "15"),
        (5, "8.5"),
        (8, "13.5"),
        (11, "13.5"),
        (16, "12.5"),
    ];
    for (number, value) in values {
        assert_eq!(table.text("BH", number), value, "{number}");
    }
    for (number, value) in [(4, "11.5"), (5, "7.5"), (8, "12"), (11, "12")] {
        assert_eq!(table.text("BH/C1", number), value, "{number}");
    }
}

/// Whoever has so many half points, and no round that counts otherwise than it brought.
fn stub(halves: usize, rounds: usize) -> String {
    let mut cells = vec!["F"; halves / 2];
    cells.extend(vec!["H"; halves % 2]);
    cells.resize(rounds, "1b-");
    cells.join(" ")
}

/// The first player with these rounds, and behind him opponents with so many half points in as many rounds.
fn against(own: &str, halves: &[usize]) -> Table {
    let rounds = own.split_whitespace().count();
    let others: Vec<String> = halves.iter().map(|it| stub(*it, rounds)).collect();
    Table::swiss(std::iter::once(own).chain(others.iter().map(String::as_str)))
}

/// Seven points in ten rounds, absent in the fourth: his own seven points counted in that round, now five, a draw in each round.
#[test]
fn an_absence_in_the_middle() {
    let own = "2w1 3w1 4w0 Z 5w1 6w= 7w1 8w= 9w1 10w1";
    let halves = [10, 10, 13, 9, 12, 10, 13, 11, 12];
    let (then, now) = (against(own, &halves).in_2024(), against(own, &halves));
    for (tie_break, before, after) in
        [("BH", "57", "55"), ("BH/C1", "50", "50"), ("SB", "37.25", "37.25")]
    {
        assert_eq!(then.text(tie_break, 1), before);
        assert_eq!(now.text(tie_break, 1), after);
    }
}

/// The opponents' scores of these three examples are not repeated, only their sums: 44, 51.5 and 64.5.
#[test]
fn forfeits_count_no_more_than_the_opponent() {
    let held = |own: &str, halves: &[usize], before: &str, after: &str| {
        assert_eq!(against(own, halves).in_2024().text("BH", 1), before, "{own}");
        assert_eq!(against(own, halves).text("BH", 1), after, "{own}");
    };
    // Seven points in nine rounds; the seventh was won without playing, and the opponent counts 5.5 for others.
    held("2w1 3w1 4w1 5w1 6w1 7w1 8w+ 9w0 10w0", &[11; 9], "51", "49.5");
    // Six points and a half in ten rounds; one lost without playing to somebody who has more, then withdrawn.
    held(
        "2w1 3w1 4w1 5w1 6w1 7w1 8w= 9w0 10w- Z",
        &[13, 13, 13, 13, 13, 13, 13, 12, 14],
        "64.5",
        "63",
    );
    // Nine points and a half in ten rounds; the first was won against somebody who was then left out and counts 4.5, draws in
    // the rounds that he missed.
    let own = "2w+ 3w1 4w1 5w1 6w1 7w1 8w1 9w1 10w1 11w=";
    let others: Vec<String> = [14, 14, 14, 14, 14, 14, 15, 15, 15].map(|it| stub(it, 10)).to_vec();
    let lines = [own, "1b- Z Z Z Z Z Z Z Z Z"].into_iter().chain(others.iter().map(String::as_str));
    let table = Table::swiss(lines);
    assert_eq!(table.text("BH", 1), "69");
    assert_eq!(table.in_2024().text("BH", 1), "74");
}
