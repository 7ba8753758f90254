//! The words of the screen are words that the language reads, and what the program prints in the language is read again.

use std::fs;
use std::path::Path;

use board::ByColor;
use clock::Instant;
use jadoube_transcript::{
    Case, EventLine, Expectation, ExpectedRuling, Fault, Said, Statement, Told, event_line,
    expectation_line, positions, read_event, read_line, read_logged_event, read_markdown, run,
    run_with, understand,
};
use laws::event::{Decision, Event, Happening, Reply, Who};
use laws::game::{Configuration, Game, Impossible};
use laws::ruling::{Question, Verdict};
use laws::{Decided, Discretion, Edition};
use messages::{Language, Messages};

fn cases(mut each: impl FnMut(&Configuration, &Case)) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../laws/scenarios");
    for entry in fs::read_dir(folder).expect("a folder of scenarios") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|it| it != "md") {
            continue;
        }
        let file = read_markdown(&fs::read_to_string(&path).expect("a text")).expect("scenarios");
        for case in &file.cases {
            if let Some(configuration) = run(&file.shared, case).configuration {
                each(&configuration, case);
            }
        }
    }
}

/// What a line of the language decides; nothing if it is refused.
fn understood(line: &str) -> Option<Reply> {
    read_event(line).ok().map(|event| answer_in(&event))
}

fn answer_in(event: &EventLine) -> Reply {
    let game = Game::new(&Configuration::new(Edition::Fide2018)).expect("a game");
    match understand(&game, ByColor::default(), event) {
        Ok(Happening::ArbiterDecided(it)) => it.answer,
        other => panic!("{}: {other:?}", event_line(event)),
    }
}

#[test]
fn answers_can_be_typed_as_the_screen_shows_them() {
    let screens = Language::ALL.map(Messages::new);
    for choice in Discretion::ALL.iter().flat_map(|it| it.answers()) {
        let key = choice.key();
        let shown = screens.iter().map(|it| it.text(&choice.message_id()));
        let capitals = screens.iter().map(|it| it.text(&choice.message_id()).to_uppercase());
        let named = [key.to_owned(), key.replace('-', " ")];
        for typed in shown.chain(capitals).chain(named) {
            match understood(&format!("arbiter decides {} {typed}", choice.question())) {
                Some(Reply::Decided(decided)) if choice.is_complete() => {
                    assert_eq!(decided.choice(), choice, "{typed}");
                }
                // What has to be stated beside it is missing.
                Some(Reply::Decided(_)) | None => assert!(!choice.is_complete(), "{key}: {typed}"),
                Some(Reply::Closed(_) | Reply::Unread(..)) => panic!("{key}"),
            }
        }
    }
}

#[test]
fn what_is_said_elsewhere_for_yes_and_no_is_understood() {
    use laws::answers as a;
    let not_valid = Decided::StopReasonValid(a::StopReasonValid::NotValid);
    for words in ["no", "ne", "Nie", "není platný", "nie je platný", "ni veljaven", "neveljaven"]
    {
        let reply = understood(&format!("arbiter decides J-22 {words}"));
        assert_eq!(reply, Some(Reply::Decided(not_valid.clone())), "{words}");
    }
    for words in ["yes", "ano", "ÁNO", "da"] {
        let reply = understood(&format!("arbiter decides J-37 {words}"));
        assert_eq!(reply, Some(Reply::Decided(Decided::Disrepute(a::Disrepute::Yes))), "{words}");
    }
    for words in ["none", "nic", "nič", "žádný", "žiadny", "noben", "white ne"] {
        let reply = understood(&format!("arbiter decides J-12 {words}"));
        let none = Decided::PenaltyWhich(a::PenaltyChosen::None);
        assert_eq!(reply, Some(Reply::Decided(none)), "{words}");
    }
}

/// What is typed in another language is kept in English. An earlier version kept it as it was, and it meant nothing: in its logs it does
/// so still.
#[test]
fn an_answer_in_another_language_is_kept_in_english() {
    for (line, kept) in [
        ("arbiter decides J-12 napomenutí", "arbiter decides J-12 warning"),
        ("arbiter decides J-12 black NAPOMENUTIE", "arbiter decides J-12 black warning"),
        ("arbiter decides J-22 bez oprávněného důvodu", "arbiter decides J-22 not valid"),
        ("arbiter decides J-22 neveljaven", "arbiter decides J-22 not valid"),
        ("arbiter decides J-22 no valid reason", "arbiter decides J-22 no valid reason"),
    ] {
        let event = read_event(line).expect(line);
        assert_eq!(event_line(&event), kept);
        assert_eq!(read_logged_event(kept).as_ref(), Ok(&event));
        let logged = read_logged_event(line).expect(line);
        assert_eq!(event_line(&logged), line);
        let unread = matches!(answer_in(&logged), Reply::Unread(..));
        assert_eq!(unread, line != kept, "{line}");
    }
}

/// Words that are no answer are refused where they stand, with the answers; in a log they are what they were.
#[test]
fn what_is_no_answer_is_refused_at_its_place() {
    for (line, column, nearest, possible) in [
        ("arbiter decides J-22 perhaps", 22, None, "valid not-valid"),
        ("arbiter decides J-07 accidnetal", 22, Some("accidental"), "accidental intentional"),
        ("0:10 arbiter decides J-07 nahodny", 27, Some("náhodný"), "accidental intentional"),
        ("arbiter decides J-52 both", 22, None, "none white black both"),
        ("arbiter decides J-52 white -2:00", 22, None, "none white black both"),
        ("chief arbiter decides J-33 stand reason \"x\"", 28, Some("stands"), "stands corrected"),
    ] {
        let problem = read_event(line).expect_err(line);
        let Fault::Answer { nearest: found, possible: all, .. } = &problem.fault else {
            panic!("{line}: {problem:?}")
        };
        let all: Vec<&str> = all.iter().map(|it| it.0).collect();
        assert_eq!(
            (problem.column, found.as_deref(), all.join(" ").as_str()),
            (column, nearest, possible),
            "{line}"
        );
        assert!(read_logged_event(line).is_ok(), "{line}");
    }
}

#[test]
fn what_is_printed_is_read_again() {
    let mut printed = 0;
    cases(|configuration, case| {
        for edition in Edition::ALL {
            let protocol = run_with(Configuration { edition, ..configuration.clone() }, case);
            for entry in &protocol.entries {
                let Told::Event { line, rulings, .. } = &entry.what else { continue };
                let again = read_event(&event_line(line));
                assert_eq!(again.as_ref(), Ok(line), "{}", event_line(line));
                for (ruling, at) in rulings.iter().zip(positions(&entry.before, rulings)) {
                    let line = expectation_line(&Expectation::of(ruling, &at));
                    let again = match read_line(&line) {
                        Ok((Said::Statement(Statement::Expects(again)), _)) => again,
                        other => panic!("{line}: {other:?}"),
                    };
                    let differences =
                        jadoube_transcript::compare(&[again], std::slice::from_ref(ruling), &at);
                    assert!(differences.is_empty(), "{line}: {differences:?}");
                    printed += 1;
                }
            }
        }
    });
    assert!(printed > 10_000, "{printed}");
}

/// An infringement comes to the surface in one way: what was broken, what follows, and last what is asked.
#[test]
fn a_breach_comes_first_and_a_question_last() {
    let mut wrong = Vec::new();
    cases(|configuration, case| {
        for edition in Edition::ALL {
            let protocol = run_with(Configuration { edition, ..configuration.clone() }, case);
            for entry in &protocol.entries {
                let Told::Event { line, rulings, .. } = &entry.what else { continue };
                let strict: Vec<&Verdict> =
                    rulings.iter().filter(|it| !it.is_quiet()).map(|it| it.verdict()).collect();
                let breach = |it: &&Verdict| {
                    matches!(it, Verdict::Violation { .. } | Verdict::IllegalCompleted { .. })
                };
                let follows = |it: &&Verdict| {
                    matches!(
                        it,
                        Verdict::Restore { .. }
                            | Verdict::Time { .. }
                            | Verdict::Penalty { .. }
                            | Verdict::GameOver { .. }
                    )
                };
                // A gap of the Laws is asked about at the act that shows it; what follows from later acts comes after.
                let gap = |it: &Question| it.which == Discretion::CaseNotCovered;
                let asks = |it: &&Verdict| matches!(it, Verdict::Ask(it) if !gap(it));
                let late_breach = strict.iter().skip_while(|it| !follows(it)).any(breach);
                let early_question = strict
                    .iter()
                    .skip_while(|it| !asks(it))
                    .any(|it| !matches!(it, Verdict::Ask(_)));
                if late_breach || early_question {
                    wrong.push(format!("{edition} {}: {}", case.id(), event_line(line)));
                }
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

fn decided(answer: Reply) -> Happening {
    let (by, about, consulted, reason) = (Who::Arbiter, None, None, None);
    Happening::ArbiterDecided(Decision { by, about, answer, consulted, reason })
}

/// A decision without an answer takes the default of the register, or is refused with the answers.
#[test]
fn a_bare_decision_takes_the_default() {
    let (mut taken, mut refused, mut not_understood) = (0, 0, Vec::new());
    cases(|configuration, case| {
        for edition in Edition::ALL {
            let configuration = Configuration { edition, ..configuration.clone() };
            let protocol = run_with(configuration, case);
            let Some(game) = &protocol.game else { continue };
            let at = Instant::after_start(game.now().since_start());
            for question in game.questions() {
                let which = question.which;
                let bare = game.clone().record(&Event::new(at, decided(Reply::Closed(which))));
                let Some(default) = question.default_answer(edition) else {
                    let (question, answers) = (which, which.answers_in(edition).collect());
                    assert_eq!(bare, Err(Impossible::NoAnswer { question, answers }));
                    refused += 1;
                    continue;
                };
                let named = decided(default.clone().into());
                let named = game.clone().record(&Event::new(at, named));
                assert_eq!(bare, named, "{which} in {edition}, {}", case.id());
                let rulings = bare.unwrap_or_else(|why| panic!("{which}: {why}"));
                let asks_again = rulings.iter().any(|it| {
                    use laws::ruling::Matter as M;
                    matches!(it.verdict(), Verdict::Refused { what: M::DecisionNotOpen, .. })
                });
                if asks_again {
                    not_understood.push(format!("{which} {default:?} in {edition}, {}", case.id()));
                }
                taken += 1;
            }
        }
    });
    assert!(not_understood.is_empty(), "{}", not_understood.join("\n"));
    assert!(taken > 500 && refused > 20, "{taken} {refused}");
}

/// The articles, options and the default of a question are compared as far as they are named.
#[test]
fn a_question_is_read_with_its_options_and_its_default() {
    for line in [
        "=> asks J-23",
        "=> asks J-23 options unchanged, from log, other default unchanged [7.1]",
        "=> asks J-23 options from log",
        "=> asks J-19 options win, draw without default",
        "=> asks J-14 options yes, no default no",
    ] {
        let said = read_line(line).unwrap_or_else(|why| panic!("{line}: {why}"));
        let (Said::Statement(Statement::Expects(it)), _) = said else { panic!("{line}") };
        assert!(matches!(&it, Expectation::Ruling { ruling: ExpectedRuling::Asks(_), .. }));
        assert_eq!(expectation_line(&it), line);
    }
    assert!(read_line("=> asks J-23 options sideways").is_err());
}
