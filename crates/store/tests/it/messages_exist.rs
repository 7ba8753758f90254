//! Every message that the store names is in the message files, with the values it needs.

use board::Color;
use clock::{Arg, Phrase};
use jadoube_store::exchange::{CutOff, NotImported};
use jadoube_store::players::{ListFault, ListProblem};
use jadoube_store::ratings::NotRatings;
use jadoube_store::tournament::{Against, BadSetting, NotATournament, Refused};
use jadoube_store::trf::TooManyPlayers;
use jadoube_store::wire::v1::{NotABody, NotAnEvent};
use jadoube_store::{
    CannotOpen, Fault, Misfit, NoGame, NotAStoreUrl, NotReplayed, RestoreError, Seq, StoreError,
};
use messages::{Args, Language, Messages};

use crate::tournaments::after;

fn say(messages: &Messages, phrase: &Phrase) -> String {
    let args = phrase.args.iter().fold(Args::new(), |args, (name, value)| match value {
        Arg::Number(number) => args.set(name, *number),
        Arg::Text(text) => args.set(name, text.as_str()),
        Arg::Phrase(inner) => args.set(name, say(messages, inner)),
    });
    messages.with(phrase.id, &args)
}

/// Every phrase has its message in every language, and says the name it is given; a scope has a word of its own.
#[track_caller]
fn are_said(phrases: &[Phrase]) {
    for language in Language::ALL {
        let messages = Messages::new(language);
        for phrase in phrases {
            let said = say(&messages, phrase);
            assert!(!said.contains("store-") && !said.contains('{'), "{language:?}: {said}");
            let named = format!("{:?}", phrase.args).contains("NAME");
            let scope = phrase.id == "store-refused-scope";
            assert!(!named || said.contains("NAME") || scope, "{said}");
        }
    }
}

#[test]
fn what_is_wrong_with_a_log_is_said_in_every_language() {
    let faults = [
        Fault::Broken { at: Seq(7) },
        Fault::Unreadable { why: Phrase::new("store-log-empty") },
        Fault::Differs { entries: vec![Seq(3), Seq(7)] },
        Fault::Missing,
        Fault::Unsealed { at: Seq(7) },
    ];
    for language in Language::ALL {
        let messages = Messages::new(language);
        for fault in &faults {
            let said = say(&messages, &fault.phrase("game/NAME"));
            assert!(said.contains("game/NAME") && !said.contains('{'), "{language:?}: {said}");
            let details = match fault {
                Fault::Broken { .. } | Fault::Differs { .. } | Fault::Unsealed { .. } => "7",
                Fault::Unreadable { why } => &say(&messages, why),
                Fault::Missing => "",
            };
            assert!(said.contains(details), "{language:?}: {said}");
        }
    }
}

#[test]
fn why_a_backup_is_not_taken_in_is_said_in_every_language() {
    let broken = RestoreError::Broken {
        stream: "game/name".parse().expect("a name"),
        at: Seq(7),
        how: Misfit::Previous,
    };
    let line = serde_json::from_str::<u8>("x").expect_err("no number");
    let reasons = [
        (RestoreError::NotEmpty, ""),
        (RestoreError::NotABackup("FILE".into()), "FILE"),
        (RestoreError::Line { line: 12, why: line }, "12"),
        (RestoreError::Stream("NAME".to_owned()), "NAME"),
        (broken, "game/name"),
        (RestoreError::CutOff, ""),
    ];
    for language in Language::ALL {
        let messages = Messages::new(language);
        for (why, details) in &reasons {
            let said = say(&messages, &why.phrase());
            let whole = !said.contains('{') && !said.contains("store-");
            assert!(whole && said.contains(details), "{language:?}: {said}");
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
        BadSetting::RoundsUnknown,
        BadSetting::AcceleratedPoints,
    ];
    let refused = [
        Refused::NotMade,
        Refused::MadeAlready,
        Refused::MistakenAlready,
        Refused::NotMistaken,
        Refused::NoReason,
        Refused::Seated(name()),
        Refused::NoDraft(3),
        Refused::DraftThere(3),
        Refused::DrawnAlready,
        Refused::RoundStays(3),
        Refused::NoName,
        Refused::PlayerTwice(name()),
        Refused::NoPlayer(name()),
        Refused::Withdrawn(name()),
        Refused::NotWithdrawn(name()),
        Refused::Round { found: 3, expected: 2 },
        Refused::ListTwice(name()),
        Refused::NoList(name()),
        Refused::ListOverrun(name()),
        Refused::PairedTwice(name()),
        Refused::BoardTwice(7),
        Refused::GameTwice(name()),
        Refused::NoGame(name()),
        Refused::NotAResult(name()),
        Refused::TooMuch(name()),
        Refused::ResultTwice(name()),
        Refused::NotASeal(name()),
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
        ListFault::StartNumber(name()),
        ListFault::Round(name()),
        ListFault::Opponent(name()),
        ListFault::Contradiction,
        ListFault::NoColors,
        ListFault::TooManyRounds,
        ListFault::Shifted(-2),
        ListFault::Columns,
        ListFault::Header { code: "042".to_owned(), text: name() },
        ListFault::NotKept,
    ];
    let listed = faults.map(|fault| ListProblem { line: 3, column: 4, fault }.phrase());
    let settings = settings.map(|it| Refused::Setting(it).phrase());
    let phrases = refused.iter().map(Refused::phrase).chain(settings).chain(listed);
    let lists = [
        NotRatings::Unreadable(std::io::Error::other("NAME")),
        NotRatings::Form,
        NotRatings::Packed,
        NotRatings::TooMany,
    ];
    let phrases = phrases.chain(lists.iter().map(NotRatings::phrase));
    let phrases: Vec<Phrase> = phrases.chain([TooManyPlayers.phrase()]).collect();
    are_said(&phrases);
}

#[test]
fn objections_are_said_in_every_language() {
    let tournament = after(vec![]).expect("a tournament");
    let (name, other, color) = (|| "NAME".to_owned(), "p1".to_owned(), Color::White);
    let objections = [
        Against::NoBoards,
        Against::NoPlayer(name()),
        Against::Gone(name()),
        Against::Twice(name()),
        Against::Forbidden { one: name(), other: other.clone() },
        Against::Met { one: name(), other, round: 1 },
        Against::ThirdTime { player: name(), color },
        Against::Unbalanced { player: name(), color: Color::Black, by: 3 },
        Against::ByeTwice { player: name(), round: 1 },
        Against::LeftOut(name()),
    ];
    let phrases: Vec<Phrase> = objections.iter().map(|it| it.phrase(&tournament)).collect();
    assert!(format!("{:?}", phrases[4]).contains("Player p1"), "by name, where there is one");
    are_said(&phrases);
}

#[test]
fn troubles_with_stores_and_logs_are_said_in_every_language() {
    let json = || serde_json::from_str::<u8>("x").expect_err("no number");
    let io = std::io::Error::other("NAME");
    let (seq, why) = (Seq(3), || NotAnEvent::Stamped);
    let phrases = [
        NotAStoreUrl::Empty.phrase(),
        NotAStoreUrl::Scheme("NAME".to_owned()).phrase(),
        NotAStoreUrl::SslMode("NAME".to_owned()).phrase(),
        NotAStoreUrl::NoRoots.phrase(),
        NotAStoreUrl::Timeout("NAME".to_owned()).phrase(),
        StoreError::Silent { seconds: 0.5 }.phrase(),
        CannotOpen::Foreign("NAME".into()).phrase(),
        CannotOpen::InUse("NAME".into()).phrase(),
        CannotOpen::Later { found: 7, known: 6 }.phrase(),
        CannotOpen::WithoutPostgres.phrase(),
        #[cfg(feature = "postgres")]
        StoreError::Pool("NAME".to_owned()).phrase(),
        StoreError::Batch("NAME".to_owned()).phrase(),
        StoreError::Closed.phrase(),
        StoreError::Damaged { stream: "NAME".to_owned(), seq, field: "hash" }.phrase(),
        StoreError::File { path: "FILE".into(), why: io }.phrase(),
        NotABody::Kind { seq, kind: "NAME".to_owned() }.phrase(),
        NotABody::Form { seq, why: json() }.phrase(),
        NoGame::Configuration(Vec::new()).phrase(),
        NotReplayed::Empty.phrase(),
        NotReplayed::Order(seq).phrase(),
        NotReplayed::Event { seq, why: why() }.phrase(),
        NotReplayed::Correction { seq, to: Seq(9) }.phrase(),
        NotATournament::Refused { seq, why: Refused::NoName }.phrase(),
        NotImported::NoGame.phrase(),
        NotImported::Start { game: 2, why: NoGame::Configuration(Vec::new()) }.phrase(),
        NotImported::Line { line: 2, why: why() }.phrase(),
        NotImported::Json(json()).phrase(),
        NotImported::Json(serde::de::Error::custom("NAME")).phrase(),
        NotImported::Chain { at: seq, how: Misfit::Previous }.phrase(),
        CutOff { game: 2, number: 14, text: "NAME".to_owned() }.phrase(),
    ];
    are_said(&phrases);
}
