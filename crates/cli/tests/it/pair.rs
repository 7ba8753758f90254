//! `jadoube pair`: rounds of tournament files, why they are so, and whether they were paired by the rules.

use crate::harness::{Run, folder, jadoube, jadoube_with};

/// A simulated tournament in which a little of everything happens.
fn simulated(format: &str, more: &[&str]) -> String {
    let usual = ["pair", "--simulate", "--seed", "11", "--rounds", "7", "--format", format];
    jadoube(&[&usual, more].concat()).ends_with(0).out
}

const TROUBLES: &[&str] =
    &["--byes", "40", "--forfeits", "40", "--withdrawals", "10", "--forbidden", "5"];

fn pair(text: &str, args: &[&str]) -> Run {
    jadoube_with(&[&["pair", "-"], args].concat(), &[], text)
}

#[test]
fn simulated_tournaments_keep_the_rules_in_both_versions() {
    for format in ["trf16", "trf26"] {
        for more in [&[][..], TROUBLES, &["--accelerated"], &["--players", "21"]] {
            let text = simulated(format, more);
            let checked = pair(&text, &["--check", "--json"]).ends_with(0).json();
            assert_eq!(checked["rounds"].as_array().map(Vec::len), Some(7), "{format} {more:?}");
            assert_eq!(checked["first"], serde_json::Value::Null);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_tournament() {
    assert_eq!(simulated("trf26", TROUBLES), simulated("trf26", TROUBLES));
}

#[test]
fn both_versions_say_what_pairings_depend_on() {
    let text = simulated("trf16", &["--accelerated", "--forbidden", "2"]);
    for line in ["\nXXR 7", "\nXXC ", "\nXXP ", "\nXXA    1  1.0  1.0  0.5  0.5\r\n"] {
        assert!(text.contains(line), "{line:?} in {text}");
    }
    let text = simulated("trf26", &["--accelerated", "--forbidden", "2"]);
    for line in ["\n142 7", "\n152 ", "\n260 001 007", "\n250      01.0 001 002    1   10\r\n"] {
        assert!(text.contains(line), "{line:?} in {text}");
    }
}

#[test]
fn many_tournaments_go_to_a_folder() {
    let folder = folder("simulated");
    let args = ["pair", "--simulate", "--count", "3", "--players", "8", "--rounds", "3"];
    jadoube(&args).ends_with(2).complains(&["--out"]);
    let made = jadoube(&[&args[..], &["--seed", "5", "--out", &folder]].concat()).ends_with(0);
    made.says(&["3 tournaments are in"]);
    for seed in 5..8 {
        let path = format!("{folder}/{seed}.trf");
        jadoube(&["pair", &path, "--check"]).ends_with(0).says(&["3 rounds, none differs."]);
    }
}

#[test]
fn a_round_is_paired_anew() {
    let text = simulated("trf26", TROUBLES);
    let value = pair(&text, &["--round", "4", "--json"]).ends_with(0).json();
    assert_eq!((&value["round"], &value["rounds"]), (&4.into(), &7.into()));
    assert_eq!(value["edition"], "dutch-2026");
    let boards = value["boards"].as_array().expect("boards");
    assert!(boards.len() > 5, "{value}");
    pair(&text, &["--round", "4"]).ends_with(0).says(&["Round 4 of 7", "Board", "Player 0001"]);
    pair(&text, &[]).ends_with(2).complains(&["All rounds of the tournament are paired: 7"]);
    pair(&text, &["--round", "9"]).ends_with(2).complains(&["--round"]);
}

#[test]
fn a_round_is_explained() {
    let text = simulated("trf26", &["--players", "9"]);
    let run = pair(&text, &["--round", "5", "--explain"]).ends_with(0);
    run.says(&["Bracket ", "residents: ", "floats down", "gets the bye", "colours by 5.2."]);
    let value = pair(&text, &["--round", "5", "--explain", "--json"]).ends_with(0).json();
    let brackets = value["brackets"].as_array().expect("brackets");
    let pairs: usize = brackets.iter().filter_map(|it| Some(it["pairs"].as_array()?.len())).sum();
    assert_eq!(pairs, 4);
    let last = brackets.last().expect("a bracket");
    assert_eq!(last["downfloaters"][0]["player"], value["bye"]["number"]);
}

/// Four players after two rounds, in columns.
fn small(cells: [&str; 4], more: &str) -> String {
    let line = |(number, cells): (usize, &str)| {
        let name = format!("Player {number}");
        format!(
            "001 {number:>4}      {name:<33} {:>4} {:27} 0.0    1  {cells}\n",
            2000 - number,
            ""
        )
    };
    let players: String = (1..).zip(cells).map(line).collect();
    format!("012 Small\n{more}{players}")
}

const AFTER_ONE: [&str; 4] = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];

#[test]
fn the_next_round_follows_from_the_last() {
    let value = pair(&small(AFTER_ONE, "142 3\n"), &["--json"]).ends_with(0).json();
    let players = |board: usize| {
        let it = &value["boards"][board];
        (it["white"]["number"].clone(), it["black"]["number"].clone())
    };
    assert_eq!(players(0), (2.into(), 1.into()));
    assert_eq!(players(1), (3.into(), 4.into()));
    assert_eq!(value["boards"][0]["white"]["points"], "1.0");
    pair(&small(AFTER_ONE, ""), &[]).ends_with(0).says(&["does not say how many rounds"]);
}

#[test]
fn whoever_asked_for_a_bye_is_not_paired() {
    for more in ["142 3\n240 H 002    1    4\n", "142 3\n240 H 002    1\n240 Z 002    4\n"] {
        let value = pair(&small(AFTER_ONE, more), &["--json"]).ends_with(0).json();
        let boards = value["boards"].as_array().expect("boards");
        assert_eq!(boards.len(), 1, "{value}");
        assert_eq!(boards[0]["white"]["number"], 2);
        assert_eq!(boards[0]["black"]["number"], 3);
    }
}

#[test]
fn a_bye_in_the_columns_of_the_round_counts_too() {
    let cells = ["   3 w 1  0000 - H", AFTER_ONE[1], "   1 b 0  0000 - Z", AFTER_ONE[3]];
    // Those who are left have met.
    let value = pair(&small(cells, "142 3\n"), &["--json"]).ends_with(1).json();
    assert_eq!(value["impossible"]["alone"], serde_json::json!([2, 4]));
}

#[test]
fn what_differs_is_named() {
    // The second round could be 2–1 and 3–4: it was 1–4 and 2–3.
    let cells =
        ["   3 w 1     4 b 1", "   4 b 1     3 w 1", "   1 b 0     2 b 0", "   2 w 0     1 w 0"];
    let run = pair(&small(cells, "142 3\n"), &["--check"]).ends_with(1);
    run.says(&["Round 1 is paired by the rules.", "Round 2 differs: In the bracket 1, C6"]);
    let value = pair(&small(cells, "142 3\n"), &["--check", "--json"]).ends_with(1).json();
    let difference = &value["rounds"][1]["difference"];
    assert_eq!((&value["first"], &difference["breach"]), (&2.into(), &"C6".into()));
    assert_eq!(difference["expected"]["games"], serde_json::json!([[2, 1], [3, 4]]));
    pair(&small(cells, "142 3\n"), &["--check", "--round", "1"]).ends_with(0);
}

#[test]
fn colours_that_differ_are_named() {
    let cells =
        ["   3 w 1     2 w 1", "   4 b 1     1 b 0", "   1 b 0     4 w 0", "   2 w 0     3 b 1"];
    let run = pair(&small(cells, "142 3\n"), &["--check"]).ends_with(1);
    run.says(&["Round 2 differs", "have each other’s colours"]);
    // Nobody had any where nobody played.
    let cells =
        ["   3 w 1     2 w +", "   4 b 1     1 b -", "   1 b 0     4 w 0", "   2 w 0     3 b 1"];
    pair(&small(cells, "142 3\n"), &["--check"]).ends_with(0);
}

#[test]
fn a_round_that_cannot_be_paired_is_an_answer() {
    let cells = [
        "   3 w 1     2 b 1     4 w 1",
        "   4 b 1     1 w 0     3 b 1",
        "   1 b 0     4 w 0     2 w 0",
        "   2 w 0     3 b 1     1 b 0",
    ];
    let run = pair(&small(cells, "142 5\n"), &[]).ends_with(1);
    run.says(&["Without an opponent would be", "With 4 players nobody", "1.9.3"]);
}

#[test]
fn what_counts_and_makes_no_sense_is_told_with_its_place() {
    let contradicting = ["   3 w 1", "   4 b 1", "   1 b 1", "   2 w 0"];
    let error = pair(&small(contradicting, ""), &["--json"]).ends_with(2).json_error();
    assert_eq!(error["error"]["kind"], "tournament");
    assert_eq!(error["error"]["input"]["line"], 2);
    let nobody = ["   9 w 1", "   4 b 1", "", "   2 w 0"];
    pair(&small(nobody, ""), &[]).ends_with(2).complains(&["No player has the starting number 9"]);
    let open = ["   3 w  ", "   4 b 1", "   1 b  ", "   2 w 0"];
    pair(&small(open, ""), &[]).ends_with(2).complains(&["Player 1 – Player 3", "--round"]);
    pair(&small(AFTER_ONE, "XXR many\n"), &[]).ends_with(2).complains(&["XXR"]);
    pair("nothing\n", &[]).ends_with(2).complains(&["001"]);
    pair(&small(["", "", "", ""], ""), &["--check"]).ends_with(2).complains(&["no round"]);
}

#[test]
fn other_scoring_is_read() {
    let cells = ["   4 w 1", "   3 b =", "   2 w =", "   1 b 0"];
    for more in ["142 3\nBBW   3.0\nBBD   1.0\n", "142 3\nXXS W=3 D=1\n"] {
        let value = pair(&small(cells, more), &["--json"]).ends_with(0).json();
        assert_eq!(value["boards"][0]["black"]["points"], "3.0", "{value}");
    }
}

#[test]
fn a_task_is_needed_and_only_one() {
    jadoube(&["pair"]).ends_with(2);
    jadoube(&["pair", "x.trf", "--simulate"]).ends_with(2);
    jadoube(&["pair", "x.trf", "--players", "9"]).ends_with(2);
    jadoube(&["pair", "x.trf", "--check", "--explain"]).ends_with(2);
    jadoube(&["pair", "--simulate", "--players", "5", "--rounds", "5"]).ends_with(2);
    jadoube(&["pair", "nowhere.trf"]).ends_with(3);
}
