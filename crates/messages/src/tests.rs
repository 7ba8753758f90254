use crate::catalogue::MessageFile;
use crate::messages::build;
use crate::{Args, Language, Messages};

/// Messages of a language made of a text of our own.
fn messages_from(language: Language, source: &'static str) -> Messages {
    let bundle = build(language, &[MessageFile { name: "test", source }]);
    Messages { language, bundle: Box::leak(Box::new(bundle)) }
}

#[track_caller]
fn check_tag(text: &str, expected: Option<Language>) {
    assert_eq!(Language::from_tag(text), expected, "{text:?}");
}

#[track_caller]
fn check_words(id: &str, [english, czech, slovak, slovene]: [&str; 4]) {
    assert_eq!(Messages::new(Language::English).text(id), english);
    assert_eq!(Messages::new(Language::Czech).text(id), czech);
    assert_eq!(Messages::new(Language::Slovak).text(id), slovak);
    assert_eq!(Messages::new(Language::Slovene).text(id), slovene);
}

#[test]
fn tags_of_many_shapes_are_read() {
    for language in Language::ALL {
        check_tag(language.tag(), Some(language));
    }
    check_tag("cs_CZ.UTF-8", Some(Language::Czech));
    check_tag("sl-SI", Some(Language::Slovene));
    check_tag("sk_SK@euro", Some(Language::Slovak));
    check_tag("EN.UTF-8", Some(Language::English));
    check_tag(" cs \n", Some(Language::Czech));
}

#[test]
fn other_tags_are_not_ours() {
    for text in ["", "C", "C.UTF-8", "POSIX", "csb", "slv", "de_DE", "_CZ", "čs"] {
        check_tag(text, None);
    }
}

#[test]
fn languages_know_their_own_names() {
    let names = Language::ALL.map(Language::own_name);
    assert_eq!(names, ["English", "čeština", "slovenčina", "slovenščina"]);
}

#[test]
fn pieces_have_their_names() {
    check_words("piece-king", ["king", "král", "kráľ", "kralj"]);
    check_words("piece-queen", ["queen", "dáma", "dáma", "dama"]);
    check_words("piece-rook", ["rook", "věž", "veža", "trdnjava"]);
    check_words("piece-bishop", ["bishop", "střelec", "strelec", "lovec"]);
    check_words("piece-knight", ["knight", "jezdec", "jazdec", "skakač"]);
    check_words("piece-pawn", ["pawn", "pěšec", "pešiak", "kmet"]);
}

#[test]
fn values_come_without_isolation_marks() {
    let args = Args::new().set("text", "e2e5");
    assert_eq!(Messages::new(Language::English).with("quoted", &args), "“e2e5”");
    assert_eq!(Messages::new(Language::Slovene).with("quoted", &args), "»e2e5«");
}

#[test]
fn the_last_value_of_a_name_counts() {
    let args = Args::new().set("text", "e4").set("text", String::from("d4"));
    assert_eq!(Messages::new(Language::English).with("quoted", &args), "“d4”");
}

#[track_caller]
fn check_plurals(language: Language, source: &'static str, expected: &[(u32, &str)]) {
    let messages = messages_from(language, source);
    for (count, text) in expected {
        assert_eq!(messages.with("moves", &Args::new().set("count", *count)), *text);
    }
}

#[test]
fn numbers_choose_the_plural_of_the_language() {
    let czech = "
moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
";
    check_plurals(Language::Czech, czech, &[(1, "1 tah"), (4, "4 tahy"), (5, "5 tahů")]);
    let slovene = "
moves = { $count ->
    [one] { $count } poteza
    [two] { $count } potezi
    [few] { $count } poteze
   *[other] { $count } potez
}
";
    let expected = [(101, "101 poteza"), (2, "2 potezi"), (3, "3 poteze"), (5, "5 potez")];
    check_plurals(Language::Slovene, slovene, &expected);
}

#[test]
fn no_digit_of_a_large_number_is_lost() {
    let messages = messages_from(Language::English, "nodes = { $count }\n");
    for count in [0, 9_007_199_254_740_992, 9_007_199_254_740_993, u64::MAX] {
        let args = Args::new().set("count", count);
        assert_eq!(messages.with("nodes", &args), count.to_string());
    }
}

#[test]
fn a_missing_message_comes_from_english() {
    let messages = messages_from(Language::Czech, "other = jiná\n");
    assert!(!messages.has("piece-king"));
    assert_eq!(messages.text("piece-king"), "king");
}

#[test]
fn an_unknown_message_is_a_bug() {
    for language in Language::ALL {
        assert!(!Messages::new(language).has("no-such-message"));
        let shown = std::panic::catch_unwind(|| Messages::new(language).text("no-such-message"));
        match cfg!(debug_assertions) {
            true => assert!(shown.is_err(), "a debug build stops"),
            false => assert_eq!(shown.ok().as_deref(), Some("[no-such-message]")),
        }
    }
}

#[test]
fn every_message_can_be_looked_up() {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for id in crate::ids(language) {
            assert!(messages.has(id), "{language:?}: {id}");
        }
    }
}

#[test]
fn so_many_games_more_are_not_so_many_times_as_often() {
    for (language, told) in [
        (Language::English, "Jana would have had White in 3 more games than Black."),
        (Language::Czech, "Jana by hrál(a) s bílými o 3 partie víc než s černými."),
        (Language::Slovak, "Jana by hral(a) s bielymi o 3 partie viac ako s čiernymi."),
        (Language::Slovene, "Jana bi imel bele figure v 3 partijah več kot črne."),
    ] {
        let args = Args::new().set("name", "Jana").set("color", "white").set("by", 3_u64);
        assert_eq!(Messages::new(language).with("store-objection-unbalanced", &args), told);
    }
}
