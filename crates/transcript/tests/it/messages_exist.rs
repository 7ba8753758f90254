//! Every message that a problem names is in the message files, with the values it needs.

use clock::{Arg, Phrase};
use jadoube_transcript::{
    CannotHappen, CannotPlay, Difference, Kind, Problem, Protocol, read, run,
};
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
fn problems_are_said_in_every_language() {
    let wrong = "0:01 white tuches e2\n0:01 white puts\n0:01 white xxxxxxxxxxx e2\n0:01 white notes \"\nposition start\n=> made e4\ntime soon\nposition 8/8/8/8/8/8/8/9 w - -\nregulations spervision full\nregulations clock_kind mechnical\nregulations default_time never\n0:01 arbiter decides J-07 accidnetal\n0:01 arbiter decides J-25 perhaps\n";
    let problems: Vec<Problem> = read(wrong).expect_err("wrong").problems;
    assert!(problems.len() >= 11, "{problems:?}");
    for language in Language::ALL {
        let messages = Messages::new(language);
        for problem in &problems {
            let said = say(&messages, &problem.phrase());
            assert!(!said.contains("transcript-") && !said.contains('{'), "{language:?}: {said}");
        }
        for kind in Kind::ALL {
            assert!(!messages.text(kind.message_id()).contains("transcript-"), "{kind:?}");
        }
    }
}

fn played(text: &str) -> Protocol {
    let file = read(text).expect("a transcript");
    run(&file.shared, &file.cases[0])
}

#[test]
fn what_cannot_be_played_is_said_in_every_language() {
    let headers = ["moves 1.Re4\n", "moves 1.e3e4\n", "date 1900-01-01\n", "given period 9\n"];
    let not_begun: Vec<CannotPlay> = headers
        .iter()
        .flat_map(|header| {
            let found = played(&format!("{header}0:01 white offers draw\n")).cannot_start;
            assert!(!found.is_empty(), "{header}");
            found
        })
        .collect();
    let events = "0:05 white plays e4 and presses\n0:06 black plays Nf3\n0:07 black touches e3\n0:01 black resigns\n";
    let not_happened: Vec<CannotHappen> = played(events)
        .differences()
        .filter_map(|(_, it)| match it {
            Difference::Impossible { why } => Some(why.clone()),
            _ => None,
        })
        .collect();
    assert_eq!(not_happened.len(), 3, "{not_happened:?}");
    let phrases: Vec<Phrase> = not_begun
        .iter()
        .map(CannotPlay::phrase)
        .chain(not_happened.iter().map(CannotHappen::phrase))
        .collect();
    for language in Language::ALL {
        let messages = Messages::new(language);
        for phrase in &phrases {
            assert!(messages.has(phrase.id), "{language:?}: {}", phrase.id);
            let said = say(&messages, phrase);
            assert!(!said.contains(phrase.id) && !said.contains('{'), "{language:?}: {said}");
        }
    }
}
