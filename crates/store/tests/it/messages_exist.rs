//! Every message that the store names is in the message files, with the values it needs.

use clock::{Arg, Phrase};
use jadoube_store::players::{ListFault, ListProblem};
use jadoube_store::tournament::{BadSetting, Refused};
use jadoube_store::{Fault, Seq};
use messages::{Args, Language, Messages};

fn say(messages: &Messages, phrase: &Phrase) -> String {
    let args = phrase.args.iter().fold(Args::new(), |args, (name, value)| match value {
        Arg::Number(number) => args.set(name, *number),
        Arg::Text(text) => args.set(name, text.as_str()),
        Arg::Phrase(inner) => args.set(name, say(messages, inner)),
    });
    messages.with(phrase.id, &args)
}

#[test]
fn what_is_wrong_with_a_log_is_said_in_every_language() {
    let faults = [
        Fault::Broken { at: Seq(7) },
        Fault::Unreadable { why: "REASON".to_owned() },
        Fault::Differs { entries: vec![Seq(3), Seq(7)] },
        Fault::Missing,
    ];
    for language in Language::ALL {
        let messages = Messages::new(language);
        for fault in &faults {
            let said = say(&messages, &fault.phrase("game/NAME"));
            assert!(said.contains("game/NAME") && !said.contains('{'), "{language:?}: {said}");
            let details = match fault {
                Fault::Broken { .. } | Fault::Differs { .. } => "7",
                Fault::Unreadable { .. } => "REASON",
                Fault::Missing => "",
            };
            assert!(said.contains(details), "{language:?}: {said}");
        }
    }
}

#[test]
fn what_is_refused_is_said_in_every_language() {
    let name = || "NAME".to_owned();
    let settings = [
        BadSetting::NoName,
        BadSetting::Edition(name()),
        BadSetting::Date(name()),
        BadSetting::TimeControl(name()),
        BadSetting::Scoring(name()),
    ];
    let refused = [
        Refused::NotMade,
        Refused::MadeAlready,
        Refused::NoName,
        Refused::PlayerTwice(name()),
        Refused::NoPlayer(name()),
        Refused::Withdrawn(name()),
        Refused::Round { found: 3, expected: 2 },
        Refused::PairedTwice(name()),
        Refused::BoardTwice(7),
        Refused::GameTwice(name()),
        Refused::NoGame(name()),
        Refused::NotAResult(name()),
        Refused::TooMuch(name()),
        Refused::ResultTwice(name()),
        Refused::LinkTwice(name()),
        Refused::NoLink(name()),
        Refused::RevokedAlready(name()),
        Refused::NoHash(name()),
        Refused::Scope(name()),
    ];
    let faults = [
        ListFault::NoHeading,
        ListFault::NoPlayers,
        ListFault::NoName,
        ListFault::Rating(name()),
        ListFault::FideId(name()),
        ListFault::Language(name()),
        ListFault::Text,
        ListFault::OpenQuote,
        ListFault::TooManyFields,
    ];
    let listed = faults.map(|fault| ListProblem { line: 3, column: 4, fault }.phrase());
    let settings = settings.map(|it| Refused::Setting(it).phrase());
    let phrases: Vec<Phrase> =
        refused.iter().map(Refused::phrase).chain(settings).chain(listed).collect();
    for language in Language::ALL {
        let messages = Messages::new(language);
        for phrase in &phrases {
            let said = say(&messages, phrase);
            assert!(!said.contains("store-") && !said.contains('{'), "{language:?}: {said}");
            let named = format!("{:?}", phrase.args).contains("NAME");
            assert!(
                !named || said.contains("NAME") || phrase.id == "store-refused-scope",
                "{said}"
            );
        }
    }
}
