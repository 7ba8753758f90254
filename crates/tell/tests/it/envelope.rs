//! The envelope of an adjourned game.

use jadoube_tell::{OnEnvelope, envelope_lines, envelope_page, judge};
use laws::{Edition, Envelope};
use messages::{Language, Messages};
use transcript::player_names;

const ADJOURNED: &str = include_str!("../../../../fixtures/transcripts/adjourned.txt");

fn envelope(text: &str, edition: Option<Edition>) -> Option<(Envelope, OnEnvelope)> {
    let file = transcript::read(text).expect("a transcript");
    let judged = judge("adjourned.txt", &file, edition);
    let game = judged[0].protocol.game.as_ref().expect("a game");
    let names = player_names(&judged[0].shared, &judged[0].case);
    let on = OnEnvelope { names, resumption: Some("3 May, 9:00, hall B".to_owned()) };
    Envelope::of(game).map(|it| (it, on))
}

fn values(edition: Option<Edition>) -> Vec<(String, String)> {
    let (envelope, on) = envelope(ADJOURNED, edition).expect("an envelope");
    let lines = envelope_lines(&Messages::new(Language::English), &envelope, &on);
    lines.into_iter().map(|it| (it.article, it.value.unwrap_or_default())).collect()
}

#[test]
fn the_seven_entries_are_there() {
    let values = values(None);
    let expected = [
        ("I.2.1", "Novák – Horvat"),
        ("I.2.2", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 41"),
        // Move 41 is in the second period: three hours, and 0:25:55 left; the clock was stopped after the envelope was sealed.
        ("I.2.3", "White 2:34:05, Black 2:30:00"),
        ("I.2.4", "Novák (White)"),
        ("I.2.5", "41"),
        ("I.2.6", "(=) by Black"),
        ("I.2.7", "3 May, 9:00, hall B"),
    ];
    assert_eq!(values, expected.map(|(article, value)| (article.to_owned(), value.to_owned())));
}

#[test]
fn every_edition_has_its_own_numbers() {
    assert_eq!(values(Some(Edition::Fide2009))[6].0, "Guidelines 2.g");
    assert_eq!(values(Some(Edition::Fide2014))[0].0, "E.2.a");
    for edition in Edition::ALL {
        assert!(values(Some(edition)).iter().all(|it| !it.0.is_empty()), "{edition}");
    }
}

#[test]
fn the_page_tells_everything_but_the_move() {
    let (envelope, on) = envelope(ADJOURNED, None).expect("an envelope");
    for language in Language::ALL {
        let page = envelope_page(&Messages::new(language), &envelope, &on);
        for text in ["Novák", "2:34:05", "hall B", "8f3bf7a4", "<svg", "@media print"] {
            assert!(page.contains(text), "{text}");
        }
        assert!(!page.contains("Rd1") && !page.contains("envelope-"), "{page}");
    }
}

#[test]
fn an_opened_envelope_is_history() {
    let opened = format!("{ADJOURNED}60:00 resumption starts\n61:00 envelope opened \"41.Rd1\"\n");
    assert!(envelope(&opened, None).is_none());
}

#[test]
fn a_game_that_goes_on_has_no_envelope() {
    assert!(envelope("edition fide-2018\nposition start\n0:05 white plays e4\n", None).is_none());
}
