use crate::harness::{fields, folder, jadoube, jadoube_with};

const SAMPLE: &str = "1. e4 e5 2. Jf3 Jf6 3. d4 e×d4 4. e5 Je4 5. D×d4 d5 6. e×d6 e.p. J×d6 7. Sg5 Jc6 \
                      8. De3+ Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)\n";

#[test]
fn a_record_is_translated() {
    let run =
        jadoube_with(&["notate", "-", "--from", "sk", "--to", "en"], &[], SAMPLE).ends_with(0);
    run.says(&["5. Q×d4 d5 6. e×d6 e.p. N×d6 7. Bg5", "11. Kb1 (=)\nWhite’s draw offer is open."]);
    let args = ["notate", "-", "--to", "de", "--long", "--no-captures"];
    jadoube_with(&args, &[], SAMPLE).ends_with(0).says(&[
        "2. Sg1f3 Sg8f6 3. d2d4 e5d4",
        "Read in slovenčina (sk). Only languages",
        "sk, cs.",
    ]);
    let args = ["notate", "-", "--figurines"];
    jadoube_with(&args, &[], SAMPLE).ends_with(0).says(&["2. ♘f3 ♘f6"]);
    // Without --to, the letters are those of the language of the output.
    let args = ["--lang", "sl", "notate", "-"];
    jadoube_with(&args, &[], SAMPLE).ends_with(0).says(&["2. Sf3 Sf6", "Prebrano v jeziku"]);
}

#[test]
fn a_record_is_read_from_a_file() {
    let path = format!("{}/game.txt", folder("notate"));
    std::fs::write(&path, SAMPLE).expect("a file");
    jadoube(&["notate", &path]).ends_with(0).says(&["2. Nf3 Nf6"]);
    jadoube(&["notate", "no/such/file"]).ends_with(3).complains(&["no/such/file"]);
}

#[test]
fn what_is_unusual_is_noted() {
    let input = "1. e2-e4 pe5 2. Jf3+ Jc6 4. Sb5";
    let run = jadoube_with(&["notate", "-", "--from", "sk"], &[], input).ends_with(0);
    run.says(&[
        "note: 1. e2-e4: there is no hyphen in a move.",
        "note: 1… pe5: a pawn has no letter.",
        "note: 2. Jf3+: it is not check.",
        "note: 3. Sb5: the number 4 is wrong.",
    ]);
}

#[test]
fn what_cannot_be_read_has_a_place() {
    let input = "1. e4 e5\n2. Jf4 Jc6 3. Sb5";
    let run = jadoube_with(&["notate", "-", "--from", "sk", "--to", "sk"], &[], input).ends_with(1);
    run.says(&[
        "error: 2. Jf4: no knight can get to f4.\n  -:2\n  2. Jf4 Jc6 3. Sb5\n     ^\n",
        "hint: legal moves that are similar: Jf3",
        "Not read after it, since the position is not known any more: Jc6 Sb5",
    ]);
    let run = jadoube_with(&["notate", "-", "--from", "sk"], &[], "1. e4 Jf9").ends_with(1);
    run.says(&["cannot be read", "\n  1. e4 Jf9\n          ^ expected: a square\n"]);
    let run = jadoube_with(&["notate", "-", "--from", "sk"], &[], "1. Ke2").ends_with(1);
    run.says(&["1. Ke2 is an illegal move:\n", "  - A piece cannot move to a square"]);
    jadoube_with(&["notate", "-"], &[], "").ends_with(1).says(&["There is no move in the record."]);
}

#[test]
fn other_systems_are_pointed_out() {
    let input = "1. P-K4 P-K4 2. N-KB3 N-QB3";
    let run = jadoube_with(&["notate", "-"], &[], input).ends_with(1);
    run.says(&["warning: The record seems to be kept in English descriptive notation;"]);
}

#[test]
fn an_unknown_language_is_bad_input() {
    let run = jadoube_with(&["notate", "-", "--from", "slovac"], &[], SAMPLE).ends_with(2);
    run.complains(&["“slovac” is not a value for “--from”", "did you mean “sk”?"]);
}

#[test]
fn json_has_every_move() {
    let value = jadoube_with(&["--json", "notate", "-"], &[], SAMPLE).ends_with(0).json();
    let names = [
        "complete",
        "draw_offer",
        "fen",
        "guesses",
        "language",
        "moves",
        "result",
        "systems",
        "unread",
        "written",
    ];
    assert_eq!(fields(&value), names);
    assert_eq!(value["moves"].as_array().map(Vec::len), Some(21));
    assert_eq!(value["moves"][2]["move"]["uci"], "g1f3");
    assert_eq!(value["guesses"][0]["confidence"], "letters");
    assert_eq!(value["fen"], "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11");
    let args = ["--json", "notate", "-", "--from", "sk"];
    let value = jadoube_with(&args, &[], "1. Ke2").ends_with(1).json();
    assert_eq!(value["moves"][0]["problem"]["code"], "illegal");
}
