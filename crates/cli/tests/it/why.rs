use crate::harness::{fields, jadoube};

const THROUGH_CHECK: &str = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";

#[track_caller]
fn check_illegal(fen: &str, attempt: &str, said: &[&str]) {
    jadoube(&["why", fen, attempt]).ends_with(1).says(said);
}

#[test]
fn a_legal_move_is_legal() {
    jadoube(&["why", "startpos", "g1f3"]).ends_with(0).says(&["g1f3 is legal: Nf3."]);
    let castling = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    for spelling in ["e1g1", "e1h1"] {
        jadoube(&["why", castling, spelling]).ends_with(0).says(&["is legal: O-O."]);
    }
    jadoube(&["why", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"]).ends_with(0).says(&["a8=Q+"]);
}

#[test]
fn illegal_moves_are_explained() {
    check_illegal(THROUGH_CHECK, "e1g1", &["illegal:", "the black rook on f8 attacks f1."]);
    check_illegal("startpos", "e2e5", &["A pawn moves straight forward one square"]);
    check_illegal(
        "startpos",
        "a1a3",
        &["A rook cannot pass over a piece: on a2 stands the white pawn."],
    );
    check_illegal("startpos", "e7e5", &["It is White’s move, but on e7 stands the black pawn."]);
    check_illegal("startpos", "e4e5", &["There is no piece on e4."]);
    check_illegal("startpos", "e1g1", &["illegal for 2 reasons:", "white bishop", "white knight"]);
    check_illegal(
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1",
        "a7a8",
        &["must give way in the same move to", "a7a8q"],
    );
    check_illegal("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", &["expose", "[r]", "[K]"]);
}

#[test]
fn articles_follow_the_edition() {
    let args = ["why", THROUGH_CHECK, "e1g1", "--edition"];
    let cited = |edition: &str| {
        let run = jadoube(&[args.as_slice(), &[edition]].concat()).ends_with(1);
        run.out.lines().find(|line| line.contains("(Article")).map(str::to_owned)
    };
    assert!(cited("fide-2018").is_some_and(|line| line.ends_with("(Article 3.8.2.2.1)")));
    assert_eq!(cited("fide-2018"), cited("2018"));
    assert_ne!(cited("fide-2018"), cited("fide-2009"));
    let run = jadoube(&["why", "startpos", "e2e5", "--edition", "1066"]).ends_with(2);
    run.complains(&["“1066”", "fide-2018"]);
}

#[test]
fn json_has_the_reasons_as_data() {
    let value = jadoube(&["--json", "why", THROUGH_CHECK, "e1g1"]).ends_with(1).json();
    let names = ["edition", "fen", "irregularities", "legal", "move", "played", "violations"];
    assert_eq!(fields(&value), names);
    let violation = &value["violations"][0];
    let names = ["articles", "attackers", "code", "in_the_way", "squares", "text"];
    assert_eq!(fields(violation), names);
    assert_eq!(violation["code"], "castling_through_check");
    assert_eq!(violation["attackers"][0]["piece"], "rook");
    let value = jadoube(&["--json", "why", "startpos", "e2e4"]).ends_with(0).json();
    assert_eq!((&value["legal"], &value["played"]["san"]), (&true.into(), &"e4".into()));
}

#[test]
fn an_irregular_position_is_pointed_out() {
    let run = jadoube(&["why", "8/8/8/8/8/8/8/K6P w - - 0 1", "h1h2"]).ends_with(0);
    run.says(&["Black has no king.", "h1h2 is legal"]);
}

#[test]
fn a_move_that_is_none_is_bad_input() {
    jadoube(&["why", "startpos", "Nf3"])
        .ends_with(2)
        .complains(&["“Nf3”", "\n  ^ expected: the square"]);
    jadoube(&["why", "startpos", "e2e9"]).ends_with(2).complains(&["\n    ^ expected: the square"]);
    jadoube(&["why", "startpos", "e7e8k"]).ends_with(2).complains(&["\n      ^ expected: q, r"]);
    jadoube(&["why", "startpos"]).ends_with(2).complains(&["<MOVE>"]);
}

#[test]
fn the_diagram_can_be_an_svg() {
    let run = jadoube(&["why", THROUGH_CHECK, "e1g1", "--svg", "-"]).ends_with(1);
    assert!(run.out.starts_with("<svg ") && run.out.contains("diagram-"), "{}", run.out);
}
