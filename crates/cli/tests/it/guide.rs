//! The first thirty seconds: the greeting, the help, and what an unknown command leads to.

use crate::harness::{fields, jadoube, jadoube_with};

const LANGUAGES: [&str; 4] = ["en", "cs", "sk", "sl"];

/// The lines that are suggested for what was typed.
fn suggested(language: &str, typed: &[&str]) -> Vec<String> {
    let args = [typed, &["--json", "--lang", language]].concat();
    let value = jadoube(&args).json_error();
    let list = value["error"]["suggestions"].as_array().cloned().unwrap_or_default();
    list.iter().map(|it| it["command"].as_str().expect("a line").to_owned()).collect()
}

#[track_caller]
fn check(typed: &str, expected: &[&str]) {
    let args: Vec<&str> = typed.split(' ').collect();
    let lines = suggested("en", &args);
    for line in expected {
        assert!(lines.iter().any(|it| it == line), "{typed}: {line} is not among {lines:?}");
    }
}

/// The indented lines of the greeting that can be typed.
fn to_try(greeting: &str) -> Vec<&str> {
    let lines = greeting.lines().filter_map(|it| it.strip_prefix("  "));
    lines.filter(|it| !it.starts_with(' ')).collect()
}

#[test]
fn nobody_is_sent_away_without_a_greeting() {
    let run = jadoube(&[]).ends_with(0);
    assert_eq!(run.err, "");
    let run = run.says(&["The Laws of Chess as software", "Things to try:", "jadoube help"]);
    assert_eq!(to_try(&run.out).len(), 5);
    for (language, words) in [("cs", "K vyzkoušení"), ("sk", "Na vyskúšanie"), ("sl", "Za poskus")]
    {
        jadoube(&["--lang", language]).ends_with(0).says(&[words]);
        jadoube_with(&[], &[("LANG", language)], "").ends_with(0).says(&[words]);
    }
    // A program that forgot the command is told so.
    let value = jadoube(&["--json"]).ends_with(2).json_error();
    assert_eq!(value["error"]["message"], "A command is missing.");
}

#[test]
fn what_the_greeting_proposes_can_be_done() {
    let greeting = jadoube(&[]).out;
    let lines = to_try(&greeting);
    assert_eq!(lines[0], "echo black plays e5 | jadoube judge -");
    jadoube_with(&["judge", "-"], &[], "black plays e5\n").ends_with(0).says(&["[1.2, 1.3]"]);
    let (before, rest) = lines[1].split_once('"').expect("a FEN");
    let (fen, after) = rest.split_once('"').expect("a FEN");
    let words = before.split_whitespace().chain([fen]).chain(after.split_whitespace());
    let words: Vec<&str> = words.collect();
    assert_eq!(words[0], "jadoube");
    jadoube(&words[1..]).ends_with(1).says(&["Black cannot checkmate"]);
    assert_eq!(lines[2], "jadoube law diff 2018 2023");
    jadoube(&["law", "diff", "2018", "2023"]).ends_with(0);
    assert_eq!(lines[3], "jadoube audit games.pgn");
    jadoube(&["audit", "fixtures/pgn/sample.pgn"]).ends_with(0);
    assert_eq!(lines[4], "jadoube serve --open");
    jadoube(&["serve", "--help"]).ends_with(0).says(&["--open"]);
}

/// Every command and every command under one, as the help lists them.
fn commands() -> Vec<Vec<String>> {
    let listed = |path: &[String]| {
        let args: Vec<&str> = path.iter().map(String::as_str).chain(["--help"]).collect();
        let help = jadoube(&args).ends_with(0).out;
        let from = help.lines().skip_while(|it| *it != "Commands:").skip(1);
        let lines: Vec<String> = from.take_while(|it| !it.is_empty()).map(str::to_owned).collect();
        let names = lines.into_iter().filter(|it| !it.starts_with("   "));
        names
            .filter_map(|it| Some([path, &[it.split_whitespace().next()?.to_owned()]].concat()))
            .collect::<Vec<_>>()
    };
    let mut all = listed(&[]);
    for at in 0..all.len() {
        let under = listed(&all[at]);
        all.extend(under);
    }
    all
}

#[test]
fn help_of_a_command_is_its_help() {
    let commands = commands();
    assert!(commands.contains(&vec!["law".to_owned(), "diff".to_owned()]), "{commands:?}");
    assert!(commands.contains(&vec!["help".to_owned()]), "{commands:?}");
    for (at, path) in commands.iter().enumerate() {
        let path: Vec<&str> = path.iter().map(String::as_str).collect();
        let language = ["--lang", LANGUAGES[at % LANGUAGES.len()]];
        let help = jadoube(&[&["help"], path.as_slice(), &language].concat()).ends_with(0);
        let option = jadoube(&[path.as_slice(), &["--help"], &language].concat()).ends_with(0);
        assert_eq!(help.out, option.out, "{path:?}");
        assert_eq!(help.err, "");
    }
    assert_eq!(jadoube(&["help"]).ends_with(0).out, jadoube(&["--help"]).out);
}

#[test]
fn arguments_stand_in_the_order_in_which_they_are_typed() {
    let help = jadoube(&["help", "law", "diff"]).ends_with(0).out;
    let at = |text: &str| help.find(text).expect(text);
    assert!(at("The older edition") < at("The newer edition"), "{help}");
}

#[test]
fn help_of_what_is_no_command_leads_on() {
    jadoube(&["help", "castling"]).ends_with(2).complains(&["“castling”", "jadoube why"]);
    jadoube(&["help", "pgn", "check"]).ends_with(2).complains(&["“pgn check”", "jadoube audit"]);
    jadoube(&["help", "store", "bakup"]).ends_with(2).complains(&["“backup”?", "store backup"]);
    jadoube(&["help", "xyzzy"]).ends_with(2).complains(&["“xyzzy”", "jadoube --help"]);
}

#[test]
fn words_of_chess_lead_somewhere() {
    check("flag", &["jadoube mate", "jadoube law search flag"]);
    check("touch", &["jadoube judge", "jadoube law search touched"]);
    check("castling", &["jadoube why", "jadoube law search castling"]);
    check("stalemate", &["jadoube position", "jadoube law search stalemate"]);
    check("mate?", &["jadoube mate", "jadoube law search checkmate"]);
    check("draw", &["jadoube claim", "jadoube dead", "jadoube law search draw"]);
    check("repetition", &["jadoube claim", "jadoube law search repetition"]);
    check("threefold", &["jadoube claim", "jadoube law search repetition"]);
    check("50", &["jadoube claim", "jadoube law search fifty moves"]);
    check("tournament", &["jadoube serve"]);
    check("desk", &["jadoube serve"]);
    check("server", &["jadoube serve"]);
    check("fen", &["jadoube position"]);
    check("illegal", &["jadoube why", "jadoube law search illegal move"]);
    check("blitz", &["jadoube time", "jadoube law search blitz"]);
    check("glossary", &["jadoube law glossary"]);
    check("search", &["jadoube law search"]);
    check("backup", &["jadoube store backup"]);
    check("phone", &["jadoube law search mobile phone"]);
    check("flag fall", &["jadoube mate"]);
}

#[test]
fn words_that_begin_like_a_command_lead_on_too() {
    check("pgn check", &["jadoube pgn", "jadoube audit"]);
    check("time control", &["jadoube time", "jadoube law glossary time control"]);
    check("dead position", &["jadoube dead", "jadoube law glossary dead position"]);
    check("law castling", &["jadoube law search castling"]);
    check("law dead position", &["jadoube law search dead position"]);
    // The exit code is that of what went wrong.
    jadoube(&["pgn", "check"]).ends_with(3).complains(&["check.", "jadoube audit"]);
    jadoube(&["time", "control"]).ends_with(2).complains(&["not a time control", "jadoube time "]);
    jadoube(&["--lang", "cs", "time", "control"]).ends_with(2).complains(&["možná hledáte"]);
    // A line that names a command is no such case.
    assert_eq!(suggested("en", &["law", "search"]), [] as [String; 0]);
    // Arguments that merely cannot be read keep their own hint.
    jadoube(&["time", "zzz"]).ends_with(2).complains(&["not a time control", "such as 90+30"]);
    assert_eq!(suggested("en", &["time", "zzz"]), [] as [String; 0]);
}

#[test]
fn words_of_every_language_are_known_and_the_answer_is_in_the_chosen_one() {
    for (typed, line) in [
        ("praporek", "jadoube mate"),
        ("rošáda", "jadoube why"),
        ("zástavka", "jadoube mate"),
        ("zastavica", "jadoube mate"),
        ("rokada", "jadoube why"),
        ("turnaj", "jadoube serve"),
        ("turnir", "jadoube serve"),
        ("opakování", "jadoube claim"),
        ("slovar", "jadoube law glossary"),
    ] {
        for language in LANGUAGES {
            let lines = suggested(language, &[typed]);
            assert!(lines.iter().any(|it| it == line), "{language} {typed}: {lines:?}");
        }
    }
    let castling = |language| jadoube(&["castling", "--lang", language]).ends_with(2);
    castling("cs").complains(&[
        "Příkaz „castling“ neexistuje",
        "možná hledáte",
        "law search rošáda",
    ]);
    castling("sk").complains(&[
        "Príkaz „castling“ neexistuje",
        "možno hľadáte",
        "law search rošáda",
    ]);
    castling("sl").complains(&["Ukaz »castling« ne obstaja", "morda iščete", "law search rokada"]);
}

#[test]
fn every_subject_is_found_in_the_laws() {
    for language in LANGUAGES {
        let file =
            format!("{}/../messages/messages/{language}/guide.ftl", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(&file).expect(&file);
        let topics = text.lines().filter(|it| it.starts_with("topic-"));
        let mut count = 0;
        for line in topics {
            let (_, list) = line.split_once(" = ").expect(line);
            let searched = list.split(',').next().expect(line).trim();
            jadoube(&["law", "search", searched, "--lang", language]).ends_with(0);
            count += 1;
        }
        assert!(count > 30, "{file}: {count}");
    }
}

#[test]
fn a_slip_of_the_pen_is_understood() {
    jadoube(&["positon"]).ends_with(2).complains(&["“position”?", "jadoube position  Show"]);
    jadoube(&["stalmate"]).ends_with(2).complains(&["“stalemate”?", "law search stalemate"]);
    jadoube(&["judgement"]).ends_with(2).complains(&["“judge”?", "jadoube judge  Play"]);
    jadoube(&["xyzzy"]).ends_with(2).complains(&["“xyzzy”", "see “jadoube --help”"]);
}

#[test]
fn suggestions_come_as_json_only_where_there_are_some() {
    let value = jadoube(&["flag", "--json"]).ends_with(2).json_error();
    let suggestions = value["error"]["suggestions"].as_array().expect("a list");
    assert_eq!(fields(&suggestions[0]), ["command", "text"]);
    let value = jadoube(&["xyzzy", "--json"]).ends_with(2).json_error();
    assert!(value["error"].get("suggestions").is_none());
}
