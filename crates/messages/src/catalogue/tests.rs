use std::collections::BTreeSet;
use std::path::Path;

use super::review::{Review, compare, review};
use super::{files, ids};
use crate::Language;

fn review_of(language: Language) -> Review {
    let sources: Vec<&str> = files(language).iter().map(|file| file.source).collect();
    review(language, &sources)
}

#[test]
fn every_language_is_well_formed() {
    for language in Language::ALL {
        assert_eq!(review_of(language).problems, [] as [String; 0], "{language:?}");
    }
}

#[test]
fn every_language_says_the_same_as_english() {
    let english = review_of(Language::English);
    for language in Language::ALL {
        assert_eq!(compare(&english, &review_of(language)), [] as [String; 0], "{language:?}");
    }
}

#[test]
fn every_message_file_is_listed() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    for language in Language::ALL {
        let listed: BTreeSet<String> =
            files(language).iter().map(|file| format!("{}.ftl", file.name)).collect();
        let found: BTreeSet<String> = std::fs::read_dir(root.join(language.tag()))
            .expect("a folder of messages")
            .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
            .collect();
        assert_eq!(found, listed, "{language:?}: add the file to the list in catalogue.rs");
    }
}

#[test]
fn every_folder_of_messages_is_a_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("messages");
    for entry in std::fs::read_dir(root).expect("the folder of messages") {
        let name = entry.expect("an entry").file_name().to_string_lossy().into_owned();
        let known = Language::ALL.iter().any(|language| language.tag() == name);
        assert!(known, "`messages/{name}` is not the tag of a language");
    }
}

#[test]
fn ids_come_in_the_order_of_the_files() {
    let ids = ids(Language::Slovene);
    assert_eq!(ids[..3], ["color-white", "color-black", "piece-king"]);
}

// From here on: the review itself can fail.

#[track_caller]
fn check_problems(language: Language, sources: &[&str], expected: &[&str]) {
    assert_eq!(review(language, sources).problems, expected);
}

#[track_caller]
fn check_difference(english: &str, czech: &str, expected: &[&str]) {
    let english = review(Language::English, &[english]);
    let czech = review(Language::Czech, &[czech]);
    assert_eq!(compare(&english, &czech), expected);
}

#[test]
fn a_message_twice_is_found_within_and_across_files() {
    check_problems(Language::English, &["a = x\na = y\n"], &["`a` is there twice"]);
    check_problems(Language::English, &["a = x\n", "a = y\n"], &["`a` is there twice"]);
}

#[test]
fn an_empty_message_is_found() {
    check_problems(Language::English, &["a = { \"\" }\n"], &["`a` is empty"]);
    // Fluent itself refuses a message with nothing after the sign.
    assert!(review(Language::English, &["a =\n"]).problems[0].starts_with("does not parse"));
}

#[test]
fn a_broken_file_is_found() {
    let problems = review(Language::English, &["a = { $x\nb = y\n"]).problems;
    assert!(problems.iter().any(|it| it.starts_with("does not parse")), "{problems:?}");
}

#[test]
fn an_attribute_is_found() {
    let expected = ["`a` has attributes, which nothing reads"];
    check_problems(Language::English, &["a = x\n    .title = y\n"], &expected);
}

#[test]
fn a_reference_to_nothing_is_found() {
    let expected = ["`a` refers to `-b`, which is missing", "`a` refers to `c`, which is missing"];
    check_problems(Language::English, &["a = { -b } { c }\n"], &expected);
}

#[test]
fn typewriter_signs_are_found() {
    check_problems(Language::English, &["a = the king's move\n"], &["`a` contains \"'\""]);
    check_problems(Language::Czech, &["a = tah ...\n"], &["`a` contains \"...\""]);
    check_problems(
        Language::Slovene,
        &["a = poteza „e4“\n"],
        &["`a` contains \"“\"", "`a` contains \"„\""],
    );
    check_problems(Language::Czech, &["a = tah „e4“ – ne { \"'\" }\n"], &[]);
}

#[test]
fn a_missing_and_a_superfluous_translation_are_found() {
    check_difference("a = x\n", "b = y\n", &["`a` is not translated", "`b` is not in English"]);
}

#[test]
fn other_variables_are_found_also_inside_references() {
    let expected = ["`a` uses {\"field\"}, English uses {\"square\"}"];
    check_difference("a = { $square }\n", "a = pole { $field }\n", &expected);
    let english = "a = on { b }\nb = { $square }\n";
    check_difference(english, "a = na { $square }\nb = pole { $square }\n", &[]);
    let expected = ["`a` uses {}, English uses {\"square\"}"];
    check_difference(english, "a = na\nb = pole { $square }\n", &expected);
}

#[test]
fn a_term_may_exist_in_one_language_only() {
    check_difference(
        "a = the king\n",
        "-k = { $case ->\n   *[a] krále\n }\na = { -k(case: \"a\") }\n",
        &[],
    );
}
