//! The report of incidents, from transcripts to Markdown, CSV, a page and JSON.

use board::Color;
use jadoube_tell::{
    IncidentsTwin, Offset, incidents, incidents_csv, incidents_html, incidents_markdown, judge,
};
use laws::game::IncidentGroup;
use laws::{IncidentReport, Person};
use messages::{Language, Messages};

const EVENT: &str = include_str!("../../../../fixtures/transcripts/event.txt");

fn report(text: &str) -> IncidentReport {
    let file = transcript::read(text).expect("a transcript");
    incidents(&judge("event.txt", &file, None))
}

fn counts(report: &IncidentReport, name: &str) -> Vec<(IncidentGroup, usize)> {
    let person = report.people.iter().find(|it| it.who == Person::Named(name.to_owned()));
    let person = person.expect("a person with incidents");
    let all = IncidentGroup::ALL.map(|group| (group, person.count(group)));
    all.into_iter().filter(|it| it.1 > 0).collect()
}

#[test]
fn a_name_ties_the_games_of_an_event_together() {
    let report = report(EVENT);
    assert_eq!(report.games.len(), 2);
    let expected = [
        (IncidentGroup::Violation, 2),
        (IncidentGroup::Warning, 1),
        (IncidentGroup::Penalty, 1),
        (IncidentGroup::Late, 1),
        (IncidentGroup::Appeal, 1),
    ];
    assert_eq!(counts(&report, "Horvat"), expected);
    assert_eq!(counts(&report, "Novák"), [(IncidentGroup::IllegalMove, 1)]);
}

#[test]
fn every_incident_has_its_article_in_every_edition() {
    let file = transcript::read(EVENT).expect("a transcript");
    for edition in laws::Edition::ALL {
        let report = incidents(&judge("event.txt", &file, Some(edition)));
        for entry in report.people.iter().flat_map(|it| &it.entries) {
            assert!(!entry.articles.is_empty(), "{edition}: {:?}", entry.what);
        }
    }
}

#[test]
fn players_without_a_name_are_known_by_game_and_colour() {
    let text = "case A\nedition fide-2018\nposition start\n0:05 white uses notes\n\n\
                case B\nedition fide-2018\nposition start\n0:05 white uses notes\n";
    let report = report(text);
    let people: Vec<&Person> = report.people.iter().map(|it| &it.who).collect();
    let unnamed = |game| Person::Unnamed(game, Color::White);
    assert_eq!(people, [&unnamed(0), &unnamed(1)]);
}

#[test]
fn who_does_not_come_loses_and_is_listed() {
    let text = "edition fide-2018\nregulations default_time 0:30:00\nplayer black \"Malik\"\n\
                given absent black\n0:00 round starts\n31:00 time passes\n";
    let report = report(text);
    assert_eq!(counts(&report, "Malik"), [(IncidentGroup::Late, 1)]);
}

#[test]
fn who_loses_by_conduct_is_listed() {
    let given = "edition fide-2018\nplayer white \"Novák\"\nplayer black \"Malik\"\n\
                 given white made 5\ngiven black made 5\ngiven white warned 3\n";
    let device = report(&format!("{given}0:05 arbiter finds phone on black off\n"));
    assert_eq!(counts(&device, "Malik"), [(IncidentGroup::Penalty, 1)]);
    // The opponent, who is given nothing either, did not refuse.
    let refusal = report(&format!(
        "{given}0:00 arbiter decides J-47 final notice\n1:00 white refuses record\n\
         1:10 arbiter decides J-47 loss\n1:20 arbiter decides J-48 0\n"
    ));
    let expected =
        [(IncidentGroup::Penalty, 1), (IncidentGroup::Refusal, 1), (IncidentGroup::FinalNotice, 1)];
    assert_eq!(counts(&refusal, "Novák"), expected);
    assert_eq!(refusal.people.len(), 1);
}

#[test]
fn wrong_claims_are_listed() {
    let text = "edition fide-2018\ntime 40/1:30:00, all/0:30:00\nposition start\n\
                moves 1.Nf3 Nf6 2.Ng1 Ng8 3.Nf3 Nf6 4.Ng1 Ng8\nplayer black \"Malik\"\n\
                clocks white 0:10:00 black 0:10:00 running white\n\
                0:05 white plays e4 and presses\n0:10 black claims threefold\n";
    assert_eq!(counts(&report(text), "Malik"), [(IncidentGroup::WrongClaim, 1)]);
}

#[test]
fn one_person_can_be_reported_alone() {
    let report = report(EVENT);
    assert!(report.knows("Horvat") && report.knows("Malik") && !report.knows("Nobody"));
    let only = report.only("Horvat");
    assert_eq!((only.people.len(), only.games.len()), (1, 2));
    assert!(report.only("Malik").people.is_empty());
}

#[test]
fn the_report_is_told_in_every_form_and_language() {
    let report = report(EVENT);
    for language in Language::ALL {
        let messages = Messages::new(language);
        let forms = [
            incidents_markdown(&messages, &report, Offset::default()),
            incidents_csv(&messages, &report, Offset::default()),
            incidents_html(&messages, &report, Offset::default()),
            serde_json::to_string(&IncidentsTwin::of(&messages, &report)).expect("JSON"),
        ];
        for form in forms {
            assert!(form.contains("Horvat") && form.contains("12.9.2"), "{form}");
            assert!(!form.contains("incident-group-") && !form.contains("incident-what"), "{form}");
        }
    }
}

#[test]
fn names_cannot_break_the_page_or_the_table() {
    let text =
        "edition fide-2018\nplayer white \"<b>|x,y\"\nposition start\n0:05 white uses notes\n";
    let (report, messages) = (report(text), Messages::new(Language::English));
    assert!(!incidents_html(&messages, &report, Offset::default()).contains("<b>"));
    assert!(incidents_markdown(&messages, &report, Offset::default()).contains("\\<b\\>\\|x,y"));
    assert!(incidents_csv(&messages, &report, Offset::default()).contains("\"<b>|x,y\""));
}
