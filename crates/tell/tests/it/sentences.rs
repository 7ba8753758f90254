//! Every line of every protocol of the scenarios, in every language: whole sentences, no empty parts, no double marks.

use std::fs;
use std::path::Path;

use jadoube_tell::{
    answer, differs, explanation, judge_explained, missing, not_applied, query, sentence, told,
    told_by_hand,
};
use laws::Edition;
use messages::{Language, Messages};
use transcript::{Entry, Told, positions, read, read_markdown};

/// Scenarios of the rules, and examples of the language.
const ROOTS: [&str; 3] = ["../laws/scenarios", "../../fixtures/transcripts", "../../docs"];

/// The entries of all protocols, by the edition of each case or by this one.
fn entries(edition: Option<Edition>) -> Vec<Entry> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut entries = Vec::new();
    for folder in ROOTS {
        for entry in fs::read_dir(root.join(folder)).expect("a folder of scenarios") {
            let path = entry.expect("an entry").path();
            let text = fs::read_to_string(&path).unwrap_or_default();
            let file = match path.extension().and_then(|it| it.to_str()) {
                Some("md") => read_markdown(&text),
                Some("txt") => read(&text),
                _ => continue,
            };
            for judged in judge_explained("", &file.expect("scenarios"), edition) {
                entries.extend(judged.protocol.entries);
            }
        }
    }
    entries
}

/// What a reader would stumble over.
fn fault(text: &str) -> Option<&'static str> {
    let faults = [
        ("..", "two full stops"),
        (",,", "two commas"),
        (";;", "two semicolons"),
        ("::", "two colons"),
        (".,", "a full stop and a comma"),
        (": .", "nothing after a colon"),
        (": ,", "nothing after a colon"),
        (": ;", "nothing after a colon"),
        (":.", "nothing after a colon"),
        ("()", "nothing in brackets"),
        ("( ", "a blank after a bracket"),
        (" )", "a blank before a bracket"),
        ("„“", "nothing in quotation marks"),
        ("“”", "nothing in quotation marks"),
        ("[]", "no article"),
        ("{", "an unresolved part"),
        ("}", "an unresolved part"),
        ("$", "an unresolved part"),
        ("  ", "two blanks"),
        (" .", "a blank before a full stop"),
        (" ,", "a blank before a comma"),
        (" ;", "a blank before a semicolon"),
        (" :", "a blank before a colon"),
        ("matter-", "the name of a message"),
        ("ruling-", "the name of a message"),
        ("event-", "the name of a message"),
        ("duty-", "the name of a message"),
        ("unmet-", "the name of a message"),
    ];
    // Invisible marks that isolate what is put into a sentence do not count.
    let plain: String = text.chars().filter(|it| !('\u{2066}'..='\u{2069}').contains(it)).collect();
    let found = faults.iter().find(|(part, _)| plain.replace("...", "…").contains(part));
    let open = plain.trim() != plain || plain.is_empty() || plain.ends_with([':', ',', ';']);
    found.map(|it| it.1).or(open.then_some("it does not end"))
}

fn lines(messages: &Messages, entry: &Entry) -> Vec<String> {
    let mut lines = Vec::new();
    match &entry.what {
        Told::Beginning => {}
        Told::Result(line) => lines.push(told_by_hand(messages, line)),
        Told::Query { query: asked, answer: found, articles } => {
            lines.push(query(messages, &entry.before, asked));
            lines.push(answer(messages, &entry.before, found, articles));
        }
        Told::Event { line, rulings, consulted } => {
            lines.extend(not_applied(messages, rulings, consulted));
            lines.push(told(messages, &entry.before, line));
            for (ruling, position) in rulings.iter().zip(positions(&entry.before, rulings)) {
                lines.push(sentence(messages, &position, ruling));
                lines.extend(missing(messages, ruling));
                lines.extend(explanation(messages, &position, ruling));
            }
        }
    }
    lines.extend(entry.differences.iter().map(|(_, it)| differs(messages, it)));
    lines
}

#[test]
fn every_line_of_a_protocol_can_be_read() {
    let own = entries(None);
    assert!(own.len() > 2000, "{}", own.len());
    let mut faults = Vec::new();
    let mut check = |language, entries: &[Entry]| {
        let messages = Messages::new(language);
        for line in entries.iter().flat_map(|it| lines(&messages, it)) {
            if let Some(fault) = fault(&line) {
                faults.push(format!("{language:?}: {fault}: {line}"));
            }
        }
    };
    for language in Language::ALL {
        check(language, &own);
    }
    // Other editions bring other rulings, and differences.
    for edition in Edition::ALL {
        check(Language::Slovak, &entries(Some(edition)));
    }
    faults.sort();
    faults.dedup();
    assert!(faults.is_empty(), "{} lines:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn every_event_has_an_answer() {
    for entry in entries(None) {
        if let Told::Event { line, rulings, .. } = &entry.what {
            let line = told(&Messages::new(Language::English), &entry.before, line);
            assert!(!rulings.is_empty(), "{line}");
        }
    }
}

#[test]
fn a_fault_is_found() {
    assert_eq!(fault("White has made exd6 e.p.."), Some("two full stops"));
    assert_eq!(fault("The ruling was replaced by the arbiter: ."), Some("nothing after a colon"));
    assert_eq!(fault("Note: { $what }."), Some("an unresolved part"));
    assert_eq!(fault("The game is over, 1-0: time."), None);
}
