use crate::harness::{fields, jadoube, jadoube_with};

#[track_caller]
fn check(args: &[&str], said: &[&str]) {
    jadoube(&[&["law"], args].concat()).ends_with(0).says(said);
}

#[test]
fn an_article_comes_with_all_that_belongs_to_it() {
    check(
        &["7.5.5", "--edition", "2018"],
        &[
            "7.5.5 — Penalties for illegal moves\nFIDE Laws of Chess 2018 · Article 7 — ",
            "two minutes of extra time",
            "Commentary (guidance, not law)\n  C7.5.5-a — Two of any kind\n",
            "Number of the illegal move that loses: 2\n",
            "  fide-2009       7.4.b\n",
            "  fide-2017-sl    7.5.5\n",
            "  Q-67  Three ladders in 2017, or one\n",
            "  J-19  Can the opponent still mate?",
            "How the program treats it\n  A rule decides it.\n",
        ],
    );
    check(&["9.6.2", "--edition", "2018"], &["fide-2009       no such rule\n"]);
    check(&["7.3", "--edition", "fide-2009-cs"], &["Czech printing"]);
}

#[test]
fn every_kind_of_number_is_understood() {
    check(&["A.4.2"], &["A.4.2 — "]);
    check(&["III.5.1"], &["III.5.1 — "]);
    check(&["7"], &["Under this article\n  7.1  ", "  7.5.5  Penalties for illegal moves\n"]);
    check(&["G-37"], &["G-37 — dead position"]);
    check(&["3.8.b(1)[a]", "--edition", "2009"], &["3.8.b.1.a — "]);
    // Only the edition of 2018 has a commentary, and it has the preface as a part of its own.
    check(&["C7.5.5-c"], &["C7.5.5-c — Taking the king\nFIDE Laws of Chess 2018"]);
    check(&["preface"], &["Preface\n", "FIDE Laws of Chess 2018"]);
}

#[test]
fn what_is_not_there_has_neighbours() {
    let run = jadoube(&["law", "7.5.9"]).ends_with(2);
    run.complains(&["fide-2023 has no article 7.5.9.", "nearest are 7.5.1 — Illegal move"]);
    let run = jadoube(&["law", "9.6.2", "--edition", "2009"]).ends_with(2);
    run.complains(&["fide-2009 has no article 9.6.2.", "the number is in fide-2017"]);
    let run = jadoube(&["law", "7.%"]).ends_with(2);
    run.complains(&["“7.%”", "\n    ^ expected: a number or a small letter", "nearest are"]);
    let run = jadoube(&["law", "7.5", "--edition", "fide2018"]).ends_with(2);
    run.complains(&["“fide2018”", "“fide-2018”?"]);
    jadoube(&["law"]).ends_with(2).complains(&["<ARTICLE>", "jadoube law --help"]);
    jadoube(&["law", "7.5", "editions"]).ends_with(2).complains(&["together"]);
    let value = jadoube(&["law", "7.5.9", "--json"]).ends_with(2).json_error();
    assert_eq!(value["error"]["kind"], "article");
}

#[test]
fn titles_are_in_the_language_and_texts_in_english() {
    for (language, title, note) in [
        ("cs", "7.5.5 — Tresty za nepřípustné tahy", "Text je anglicky"),
        ("sk", "7.5.5 — Tresty za neprípustné ťahy", "Text je po anglicky"),
        ("sl", "7.5.5 — Kazni za nepravilne poteze", "Besedilo je v angleščini"),
    ] {
        check(&["7.5.5", "--lang", language], &[title, note, "extra time"]);
    }
    check(&["7.5.5", "--lang", "cs"], &["7 — Nesprávnosti", "Rozhoduje o něm pravidlo programu."]);
}

#[test]
fn a_text_is_said_to_be_a_retelling_once() {
    for args in [
        &["7.5.5", "--edition", "2018"][..],
        &["preface", "--edition", "2018"],
        &["preface", "--edition", "2009"],
        &["introduction", "--edition", "2014"],
        &["glossary", "dead position"],
        // Several terms are found.
        &["glossary", "move"],
    ] {
        let run = jadoube(&[&["law"], args].concat()).ends_with(0);
        assert_eq!(run.out.matches("Retold in our own words").count(), 1, "{args:?}: {}", run.out);
    }
    // Lists of titles and the twin in JSON have no need of it.
    for args in [&["glossary"][..], &["7"], &["glossary", "G-37", "--json"], &["7.5.5", "--json"]] {
        let run = jadoube(&[&["law"], args].concat()).ends_with(0);
        assert!(!run.out.contains("Retold"), "{args:?}: {}", run.out);
    }
    check(&["glossary", "G-37", "--lang", "cs"], &["Převyprávěno", "Text je anglicky"]);
}

#[test]
fn an_article_in_json() {
    let value = jadoube(&["law", "7.5.5", "--edition", "2018", "--json"]).ends_with(0).json();
    let names = [
        "article",
        "chapter",
        "commentary",
        "discretion",
        "edition",
        "editions",
        "misprint",
        "parameters",
        "readings",
        "source",
        "status",
        "terms",
        "text",
        "title",
        "under",
        "unverified",
    ];
    assert_eq!(fields(&value), names);
    let loses = value["parameters"].as_array().expect("a list");
    let loses = loses.iter().find(|it| it["key"] == "illegal.loses_at").expect("a parameter");
    let names = ["article", "certainty", "key", "name", "reading", "regimes", "text", "value"];
    assert_eq!(fields(loses), names);
    assert_eq!((&loses["value"], &loses["regimes"][0]), (&2.into(), &"standard".into()));
    assert_eq!(fields(&value["editions"][0]), ["articles", "certainty", "edition", "standing"]);
    assert_eq!(value["editions"][0]["articles"][0], "7.4.b");
    assert_eq!((&value["status"], &value["source"]), (&"ruled".into(), &"fide-2018".into()));
    assert_eq!(value["readings"][0]["id"], "Q-09");
}

#[test]
fn words_are_found_and_marked() {
    let run = jadoube(&["law", "search", "colours", "reversed"]).ends_with(0);
    run.says(&["7.3 — *Colours* *reversed*\n", "Found for “colours reversed” in fide-2023: "]);
    check(&["search", "ROSADA"], &["3.8.2 — Castling\n"]);
    check(&["search", "rokada", "--lang", "sl"], &["3.8.2 — *Rokada*\n"]);
    let run = jadoube(&["law", "search", "draw", "--limit", "2"]).ends_with(0);
    run.says(&["Not shown: "]);
    jadoube(&["law", "search", "helicopter"]).ends_with(1).says(&["fide-2023: 0."]);
    jadoube(&["law", "search", "x", "--limit", "0"]).ends_with(2).complains(&["from 1 to"]);
    let value = jadoube(&["law", "search", "castling", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["count", "edition", "hits", "words"]);
    assert_eq!(fields(&value["hits"][0]), ["article", "kind", "marks", "sentence", "title"]);
    let bright = jadoube(&["law", "search", "castling", "--color", "always"]).ends_with(0);
    assert!(bright.out.contains('\x1b') && !bright.out.contains('*'));
}

#[test]
fn editions_are_compared() {
    let run = jadoube(&["law", "diff", "2018", "2023"]).ends_with(0);
    run.says(&[
        "From fide-2018 to fide-2023\n\nWhat changed in substance\n",
        "  - [rapid] Opponent’s extra time for an illegal move that does not lose: 2\n",
        "→ 1 minute (A.3)\n",
        "\nRenumbered\n",
        "  - A.4.2 → A.5.2: Illegal moves\n",
        "\nNew rules\n",
        "[rapid.penalty_minutes]",
        "\nRules that are gone\n",
    ]);
    check(&["diff", "2018", "2018"], &["The editions do not differ."]);
    jadoube(&["law", "diff", "2018"]).ends_with(2).complains(&["<EDITION>"]);
    let value = jadoube(&["law", "diff", "2009", "2014", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["after", "before", "came", "renumbered", "values", "went"]);
    assert_eq!(fields(&value["values"][0]), ["after", "before", "regimes"]);
}

#[test]
fn coverage_counts_every_article() {
    check(
        &["coverage", "--edition", "2018"],
        &["decided by a rule     ", "7.5.5, 7.6,", "C7.5.5-c"],
    );
    let value = jadoube(&["law", "coverage", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value), ["articles", "counts", "edition"]);
    let counts = value["counts"].as_array().expect("counts").iter();
    let sum: u64 = counts.filter_map(|it| it["count"].as_u64()).sum();
    assert_eq!(value["articles"].as_array().map(|it| it.len() as u64), Some(sum));
}

#[test]
fn terms_are_found_in_any_language() {
    for term in ["dead position", "mrtvá pozice", "MRTVA POZICE", "mŕtva pozícia", "g-37"] {
        check(&["glossary", term], &["G-37 — dead position\n", "  sl  mrtva pozicija\n"]);
    }
    check(&["glossary", "mrtva", "pozicija", "--lang", "sl"], &["G-37 — mrtva pozicija\n"]);
    check(&["glossary"], &["G-01", "algebraic notation"]);
    let run = jadoube(&["law", "glossary", "castlng"]).ends_with(2);
    run.complains(&["“castlng”", "“castling”?"]);
    let run = jadoube(&["law", "glossary", "--edition", "2009"]).ends_with(2);
    run.complains(&["fide-2009 has no glossary."]);
    let value = jadoube(&["law", "glossary", "zugzwang", "--json"]).ends_with(2).json_error();
    assert_eq!(value["error"]["kind"], "term");
    let value = jadoube(&["law", "glossary", "G-37", "--json"]).ends_with(0).json();
    assert_eq!(fields(&value["terms"][0]), ["article", "names", "text", "used_in"]);
    assert_eq!(value["terms"][0]["used_in"][0], "5.2.2");
}

#[test]
fn editions_are_listed() {
    let run = jadoube(&["law", "editions"]).ends_with(0);
    run.says(&["fide-2018       2018-01-01  FIDE Laws of Chess 2018\n", "rests on fide-2014"]);
    let value = jadoube(&["law", "editions", "--json"]).ends_with(0).json();
    assert_eq!(value["editions"].as_array().map(Vec::len), Some(8));
    assert_eq!(fields(&value["editions"][0]), ["base", "from", "name", "tag", "until"]);
    assert_eq!(value["editions"][0]["until"], "2014-07-01");
}

#[test]
fn parameters_follow_edition_pace_and_supervision() {
    let value_of = |args: &[&str]| {
        let run = jadoube(&[&["law", "parameters", "--json"], args].concat()).ends_with(0);
        let value = run.json();
        assert_eq!(fields(&value), ["edition", "pace", "parameters", "supervision"]);
        let list = value["parameters"].as_array().expect("a list").clone();
        let found = list.into_iter().find(|it| it["key"] == "illegal.bonus");
        found.expect("a parameter")["value"].clone()
    };
    assert_eq!(value_of(&["--pace", "rapid"])["seconds"], 60);
    assert_eq!(value_of(&["--pace", "rapid", "--edition", "2018"])["seconds"], 120);
    assert_eq!(value_of(&[])["seconds"], 120);
    check(&["parameters", "--lang", "cs"], &["Kolikátý nepřípustný tah prohrává: 2"]);
    check(&["parameters", "--edition", "2014"], &["~ likely, not read in the printed text"]);
    let args = ["law", "parameters", "--supervised", "--unsupervised"];
    jadoube(&args).ends_with(2).complains(&["together"]);
    jadoube(&["law", "parameters", "--pace", "bullet"]).ends_with(2).complains(&["blitz"]);
}

#[test]
fn every_article_of_every_edition_can_be_shown_in_every_language() {
    // One of each part; the walk through all of them is in the tests of the library.
    for edition in ["2009", "2014", "2017", "2018", "2023", "cz-rapid-blitz"] {
        for (article, language) in [("1.1", "cs"), ("5.1", "sk"), ("A.1", "sl")] {
            let args = ["law", article, "--edition", edition, "--lang", language];
            jadoube(&args).ends_with(0).says(&[article]);
        }
    }
    let run = jadoube_with(&["law", "3.8.2"], &[("LANG", "sl_SI.UTF-8")], "").ends_with(0);
    run.says(&["3.8.2 — Rokada"]);
}
