//! Rulings are told in the letters of the reader, as the lines beside them are.

use jadoube_tell::{explanation, judge, sentence};
use messages::{Language, Messages};
use transcript::{Told, positions};

/// What is ruled in a game and on what it rests, line by line.
fn told(language: Language, text: &str) -> String {
    let file = transcript::read(text).expect("a transcript");
    let messages = Messages::new(language);
    let mut told = String::new();
    for judged in judge("test", &file, None) {
        for entry in &judged.protocol.entries {
            let Told::Event { rulings, .. } = &entry.what else { continue };
            for (ruling, at) in rulings.iter().zip(positions(&entry.before, rulings)) {
                told += &format!("{}\n", sentence(&messages, &at, ruling));
                told += &format!("{}\n", explanation(&messages, &at, ruling).join("\n"));
            }
        }
    }
    told
}

#[track_caller]
fn check(text: &str, expected: [(Language, &str); 4]) {
    for (language, word) in expected {
        let told = told(language, text);
        assert!(told.split([' ', '\n', ',', '.', ':']).any(|it| it == word), "{word}: {told}");
    }
}

#[test]
fn a_move_that_was_made() {
    let moves = [
        (Language::English, "Nf3"),
        (Language::Czech, "Jf3"),
        (Language::Slovak, "Jf3"),
        (Language::Slovene, "Sf3"),
    ];
    check("white plays Nf3 and presses\n", moves);
}

#[test]
fn the_moves_that_a_duty_leaves() {
    let moves = [
        (Language::English, "Nh3"),
        (Language::Czech, "Jh3"),
        (Language::Slovak, "Jh3"),
        (Language::Slovene, "Sh3"),
    ];
    check("white touches g1\n", moves);
}

#[test]
fn a_move_that_is_not_legal_is_told_by_its_squares() {
    let moves = Language::ALL.map(|it| (it, "g1g3"));
    check("white plays g1g3\n", moves);
}

#[test]
fn what_stands_behind_a_ruling_is_part_of_its_explanation() {
    for (language, line) in [
        (Language::English, "in the background: 3.10.2, 4.7\n"),
        (Language::Czech, "v pozadí: 3.10.2, 4.7\n"),
        (Language::Slovak, "v pozadí: 3.10.2, 4.7\n"),
        (Language::Slovene, "v ozadju: 3.10.2, 4.7\n"),
    ] {
        let told = told(language, "edition fide-2018\nwhite plays g1g3\n");
        assert!(told.contains(line), "{line}: {told}");
    }
}
