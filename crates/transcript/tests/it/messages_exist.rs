//! Every message that a problem names is in the message files, with the values it needs.

use clock::{Arg, Phrase};
use jadoube_transcript::{Kind, Problem, read};
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
    let wrong = "0:01 white tuches e2\n0:01 white puts\n0:01 white xxxxxxxxxxx e2\n0:01 white notes \"\nposition start\n=> made e4\ntime soon\nposition 8/8/8/8/8/8/8/9 w - -\n";
    let problems: Vec<Problem> = read(wrong).expect_err("wrong").problems;
    assert!(problems.len() >= 6, "{problems:?}");
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
