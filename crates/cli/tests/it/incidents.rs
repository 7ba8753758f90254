//! `jadoube incidents`: the report for the organiser.

use crate::harness::jadoube;

const EVENT: &str = "fixtures/transcripts/event.txt";

#[test]
fn the_event_is_reported_in_every_form() {
    jadoube(&["incidents", EVENT]).ends_with(0).says(&[
        "## Horvat",
        "## Novák",
        "arrived 0:04:00 after the start",
        "| 6.7.1 (fide-2018) |",
    ]);
    jadoube(&["incidents", EVENT, "--format", "csv"]).ends_with(0).says(&["Horvat,", ",late,"]);
    jadoube(&["incidents", EVENT, "--format", "html", "--lang", "cs"])
        .ends_with(0)
        .says(&["<h2>Horvat</h2>", "Napomenutí"]);
    let value = jadoube(&["incidents", EVENT, "--format", "json"]).ends_with(0).json();
    assert_eq!(value, jadoube(&["incidents", EVENT, "--json"]).ends_with(0).json());
    assert_eq!(value["people"][0]["name"], "Horvat");
    assert_eq!(value["people"][0]["incidents"][0]["kind"], "late");
}

#[test]
fn one_person_or_nobody() {
    let run = jadoube(&["incidents", EVENT, "--player", "Novák"]).ends_with(0);
    assert!(!run.out.contains("Horvat"), "{}", run.out);
    jadoube(&["incidents", EVENT, "--player", "Malik"])
        .ends_with(0)
        .says(&["nobody has incidents"]);
    jadoube(&["incidents", EVENT, "--player", "Nobody"]).ends_with(2).complains(&["“Nobody”"]);
}

#[test]
fn the_edition_changes_the_articles() {
    jadoube(&["incidents", EVENT, "--edition", "2009", "--player", "Horvat"])
        .ends_with(0)
        .says(&["6.6.a (fide-2009)"]);
}
