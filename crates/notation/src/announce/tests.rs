//! The announcements of D.2.1 in both directions and in every language.

use board::{Move, Position};
use proptest::prelude::*;

use super::*;
use crate::algebraic::Form;
use crate::algebraic::properties::random_position;
use crate::fen;

fn position(text: &str) -> Position {
    Position::new(&fen::read(text).expect("FEN")).expect("playable")
}

fn legal(position: &Position, text: &str) -> Move {
    position.legal_move(text.parse().expect("move")).expect("legal")
}

#[track_caller]
fn check(at: &Position, played: &str, speech: &Speech, expected: &str) {
    let played = legal(at, played);
    let said = announce(at, played, speech);
    assert_eq!(said, expected);
    assert_eq!(read(at, &said, speech.language).map(|it| it.played), Ok(played));
}

const LAWS: Speech = Speech::OF_THE_LAWS;
const SHORT: Speech = Speech { form: Form::Short, ..LAWS };

#[test]
fn the_announcements_of_the_laws() {
    let start = Position::initial();
    check(&start, "g1f3", &LAWS, "Springer Gustav eins Felix drei");
    check(&start, "g1f3", &SHORT, "Springer Felix drei");
    check(&start, "e2e4", &LAWS, "Bauer Eva zwei Eva vier");
    let castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    check(&castling, "e1c1", &LAWS, "Lange Rochade");
    check(&castling, "e1g1", &LAWS, "Kurze Rochade");
    let promotion = position("8/P7/8/8/8/8/k7/2K5 w - - 0 1");
    check(&promotion, "a7a8q", &LAWS, "Bauer Anna sieben Anna acht Dame");
    check(&promotion, "a7a8n", &SHORT, "Bauer Anna acht Springer");
    let capture = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    check(&capture, "e4d5", &LAWS, "Bauer Eva vier David fünf");
    let said = Speech { captures: Captures::Said, ..SHORT };
    check(&capture, "e4d5", &said, "Bauer Eva schlägt David fünf");
}

#[test]
fn other_languages() {
    let start = Position::initial();
    check(&start, "g1f3", &Speech::of(Spoken::English), "Knight Gustav one Felix three");
    check(&start, "g1f3", &Speech::of(Spoken::Slovak), "Jazdec Gustav jeden Felix tri");
    check(&start, "g1f3", &Speech::of(Spoken::Czech), "Jezdec Gustav jedna Felix tři");
    check(&start, "g1f3", &Speech::of(Spoken::Slovene), "Skakač Gustav ena Felix tri");
    let german = Speech { numbers: Numbers::German, ..Speech::of(Spoken::English) };
    check(&start, "g1f3", &german, "Knight Gustav eins Felix drei");
}

#[track_caller]
fn check_heard(at: &Position, text: &str, language: Spoken, expected: &str) {
    let heard = read(at, text, language).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    assert_eq!(heard.played, legal(at, expected), "{text}");
}

#[test]
fn tolerant_hearing() {
    let start = Position::initial();
    for text in [
        "springer gustav eins felix drei",
        "SPRINGER, Gustav eins – Felix drei!",
        "Springer von g1 nach f3",
        "Springer g1f3",
        "Springer Felix 3",
        "Pferd Felix drei",
    ] {
        check_heard(&start, text, Spoken::German, "g1f3");
    }
    check_heard(&start, "Eva zwo Eva vier", Spoken::German, "e2e4");
    check_heard(&start, "Eva vier", Spoken::German, "e2e4");
    check_heard(&start, "Caesar vier", Spoken::German, "c2c4");
    check_heard(&start, "Hektor vier", Spoken::German, "h2h4");
    // The German of the Laws is understood in every language.
    check_heard(&start, "Springer Gustav eins Felix drei", Spoken::Slovene, "g1f3");
    let bishop = position("4k3/8/8/8/8/8/8/K4B2 w - - 0 1");
    for text in
        ["Läufer Bella fünf", "Laeufer Bella fuenf", "LÄUFER BELLA FÜNF", "Laufer Bella funf"]
    {
        check_heard(&bishop, text, Spoken::German, "f1b5");
    }
    let castling = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    check_heard(&castling, "lange rochade", Spoken::German, "e1c1");
    check_heard(&castling, "Castles kingside", Spoken::English, "e1g1");
    check_heard(&castling, "Krátka rošáda", Spoken::Slovak, "e1g1");
    let promotion = position("8/P7/8/8/8/8/k7/2K5 w - - 0 1");
    check_heard(&promotion, "Anna acht, wird Dame", Spoken::German, "a7a8q");
}

#[track_caller]
fn check_problem(at: &Position, text: &str, expected: &Problem) {
    let error = read(at, text, Spoken::German).expect_err(text);
    assert_eq!(&error.problem, expected, "{text}");
}

#[test]
fn problems_are_typed() {
    let start = Position::initial();
    check_problem(&start, "", &Problem::Silence);
    check_problem(&start, "schlägt", &Problem::Silence);
    check_problem(
        &start,
        "Springer Xaver drei",
        &Problem::UnknownWord { at: 9, word: "Xaver".to_owned() },
    );
    check_problem(
        &start,
        "Springer Felix",
        &Problem::Incomplete { at: 14, expected: Part::Square },
    );
    check_problem(&start, "Rochade", &Problem::Incomplete { at: 7, expected: Part::Wing });
    check_problem(
        &start,
        "Springer Gustav eins Felix drei vier",
        &Problem::Incomplete { at: 32, expected: Part::End },
    );
    check_problem(
        &start,
        "Springer Felix drei Dame",
        &Problem::Incomplete { at: 20, expected: Part::End },
    );
    let error = read(&start, "Springer Felix vier", Spoken::German).expect_err("illegal");
    assert!(matches!(error.problem, Problem::Move(_)));
    assert!(error.suggestions.iter().any(|it| it.text == "Springer Gustav eins Felix drei"));
    let wrong = read(&start, "Springer schlägt Felix drei", Spoken::German).expect("heard");
    assert!(wrong.wrong_capture);
}

#[test]
fn repetitions() {
    let start = Position::initial();
    let announced = legal(&start, "g1f3");
    let repeat = |text: &str| repetition(&start, announced, text, Spoken::German);
    assert_eq!(repeat("Springer Felix drei"), Repetition::Same);
    assert_eq!(repeat("Springer Hector drei"), Repetition::Other(legal(&start, "g1h3")));
    assert!(matches!(repeat("wie bitte"), Repetition::NotUnderstood(_)));
}

#[test]
fn languages_by_tag() {
    assert_eq!("de-AT".parse(), Ok(Spoken::German));
    assert_eq!("xx".parse::<Spoken>(), Err(UnknownSpoken));
}

fn check_all(position: &Position, speech: &Speech) {
    for played in &position.legal_moves() {
        let said = announce(position, played, speech);
        let heard = read(position, &said, speech.language);
        let heard = heard.unwrap_or_else(|error| panic!("{said}: {error:?}"));
        assert_eq!((heard.played, heard.wrong_capture), (played, false), "{said}");
        let shouted = said.to_uppercase().replace(' ', "... ");
        let heard = read(position, &shouted, speech.language);
        assert_eq!(heard.map(|it| it.played), Ok(played), "{shouted}");
    }
}

#[test]
fn promotions_in_every_language() {
    let position = position("2n4k/1P1P4/8/8/8/8/8/4K3 w - - 0 1");
    for &language in Spoken::ALL {
        check_all(&position, &Speech::of(language));
        check_all(&position, &Speech { form: Form::Short, ..Speech::of(language) });
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn announcements_are_understood(
        choices in prop::collection::vec(any::<u16>(), 0..120),
        language in prop::sample::select(Spoken::ALL),
        short in any::<bool>(),
        said in any::<bool>(),
        german in any::<bool>(),
    ) {
        let speech = Speech {
            language,
            form: if short { Form::Short } else { Form::Long },
            captures: if said { Captures::Said } else { Captures::Silent },
            numbers: if german { Numbers::German } else { Numbers::Own },
        };
        check_all(&random_position(&choices), &speech);
    }

    #[test]
    fn any_text_is_heard_or_refused(text in "\\PC{0,40}") {
        let _ = read(&Position::initial(), &text, Spoken::German);
    }
}
