use crate::harness::{fields, jadoube};

#[track_caller]
fn check(args: &[&str], said: &[&str]) {
    jadoube(&[&["time"], args].concat()).ends_with(0).says(said);
}

#[test]
fn a_control_is_explained() {
    check(
        &["40/5400+30:1800+30"],
        &[
            "90 minutes for 40 moves, then 30 minutes for the rest of the",
            "Period 2           30 minutes for the rest of the game, increment of 30 seconds\n",
            "(1:30:00 + 40 × 0:00:30) + (0:30:00 + 20 × 0:00:30) = 2:30:00\n",
            "standard chess (fide-2023)\n",
            "40/90+30,30+30\n",
            "40/1:30:00, all/0:30:00; +0:30\n",
            "fide-standard (FIDE events in standard chess)\n",
            "  sl  90 minut za 40 potez",
        ],
    );
    check(&["90+30"], &["1:30:00 + 60 × 0:00:30 = 2:00:00\n", "5400+30\n"]);
    check(&["3|2"], &["blitz (fide-2023)\n", "180+2\n"]);
    check(&["armageddon", "5", "min", "white", "4", "min", "black"], &["White"]);
    check(&["-"], &["no time control\n"]);
}

#[test]
fn the_class_depends_on_the_edition() {
    check(&["10+0"], &["blitz (fide-2023)", "Under other editions\n", "cz-rapid-blitz  rapid\n"]);
    check(&["12+0", "--edition", "2009"], &["blitz (fide-2009)", "fide-2018       rapid\n"]);
    check(&["15+0", "--edition", "fide-2009-cs"], &["rapid and blitz at once"]);
    let run = jadoube(&["time", "25+10"]).ends_with(0);
    assert!(!run.out.contains("Under other editions"), "{}", run.out);
}

#[test]
fn prose_is_read_in_four_languages() {
    for text in [
        "90 minutes for 40 moves, then 30 minutes, with 30 seconds per move",
        "90 minut na 40 tahů, poté 30 minut do konce partie, plus 30 sekund za tah od 1. tahu",
        "90 minút na 40 ťahov, potom 30 minút do konca partie, plus 30 sekúnd za ťah od 1. ťahu",
        "90 minut za 40 potez, nato 30 minut do konca partije, plus 30 sekund na potezo",
    ] {
        check(&[text], &["40/5400+30:1800+30\n"]);
    }
    check(&["3+2", "--lang", "cs"], &["3 minuty na celou partii", "bleskový šach (fide-2023)"]);
    check(&["3+2", "--lang", "sk"], &["Skrátene", "bleskový šach (fide-2023)"]);
    check(&["3+2", "--lang", "sl"], &["hitropotezni šah (fide-2023)", "  en  3 minutes"]);
}

#[test]
fn the_format_can_be_said() {
    check(&["60+1"], &["60 minutes for the whole game"]);
    check(&["60+1", "--format", "pgn"], &["1 minute for the whole game"]);
    check(&["all/0:03:00; +0:02", "--format", "transcript"], &["180+2\n"]);
}

#[test]
fn what_was_not_understood_is_pointed_at() {
    check(
        &["90+30 foo"],
        &["Not understood\n  90+30 foo\n        ^^^ unknown word\n", "read as minutes"],
    );
}

#[test]
fn a_bad_control_has_a_place_and_a_neighbour() {
    let run = jadoube(&["time", "nonsense"]).ends_with(2);
    run.complains(&["“nonsense” is not a time control.", "^ expected: the time of a period"]);
    let run = jadoube(&["time", "40/5400:", "--format", "pgn"]).ends_with(2);
    run.complains(&["“40/5400:”", "did you mean"]);
    let run = jadoube(&["time", "--lang", "cs", "0+0"]).ends_with(2);
    run.complains(&["není časová kontrola"]);
    let value = jadoube(&["time", "nonsense", "--json"]).ends_with(2).json_error();
    assert_eq!(value["error"]["kind"], "time_control");
    jadoube(&["time"]).ends_with(2).complains(&["<CONTROL>"]);
}

#[test]
fn json_has_the_numbers() {
    let value = jadoube(&["time", "40/5400+30:1800+30", "--json"]).ends_with(0).json();
    let names = ["control", "edition", "ignored", "notes", "read_as", "stated", "text"];
    assert_eq!(fields(&value), names);
    let control = &value["control"];
    let names =
        ["class", "classes", "periods", "pgn", "preset", "prose", "short", "totals", "transcript"];
    assert_eq!(fields(control), names);
    assert_eq!(control["periods"]["white"][0]["moves"], 40);
    assert_eq!(control["totals"]["black"]["total"], 9_000_000);
    assert_eq!(control["class"]["white"], "standard");
    assert_eq!(control["classes"].as_array().map(Vec::len), Some(8));
    assert_eq!(value["read_as"], "pgn");
    let value = jadoube(&["time", "?", "--json"]).ends_with(0).json();
    assert_eq!((&value["stated"], &value["control"]), (&"unknown".into(), &().into()));
}

#[test]
fn the_clock_needs_a_terminal() {
    let run = jadoube(&["clock", "3+2"]).ends_with(2);
    run.complains(&["The chess clock needs a terminal.", "--list"]);
    let value = jadoube(&["clock", "--json"]).ends_with(2).json_error();
    assert_eq!(value["error"]["kind"], "terminal");
    jadoube(&["clock", "nonsense"]).ends_with(2).complains(&["is not a time control"]);
    jadoube(&["clock", "-"]).ends_with(2).complains(&["A clock needs a time control."]);
    let run = jadoube(&["clock", "--preset", "fide-blits"]).ends_with(2);
    run.complains(&["“fide-blits”", "“fide-blitz”?"]);
    jadoube(&["clock", "3+2", "--list"]).ends_with(2).complains(&["together"]);
    jadoube(&["clock", "--lang", "sl"]).ends_with(2).complains(&["Šahovska ura potrebuje"]);
}

#[test]
fn presets_are_listed() {
    let run = jadoube(&["clock", "--list"]).ends_with(0);
    run.says(&["fide-blitz", "3+2", "World Blitz Championship"]);
    let value = jadoube(&["clock", "--list", "--json"]).ends_with(0).json();
    let first = &value["presets"][0];
    assert_eq!(fields(first), ["dgt3000", "name", "short", "text", "title"]);
    assert_eq!(first["name"], "fide-standard");
}
