//! What a line tells, as data.

use std::collections::BTreeMap;

use jadoube_transcript::{DeedRecord, Statement, event_line, read_event};

use crate::scenarios::files;

/// Who did what, where or which move or in which words; with a plus where the line tells more.
fn told(line: &str) -> Vec<String> {
    let deeds = DeedRecord::all(&read_event(line).unwrap_or_else(|why| panic!("{line}: {why}")));
    let word = |it: &DeedRecord| {
        let who = it.who.map(|it| it.name().to_owned());
        let whom = it.whom.map(|it| format!("to {}", it.name()));
        let piece = it.piece.map(|it| it.to_string());
        let squares = it.squares.iter().cloned();
        let parts = [who, Some(it.deed.name().to_owned()), whom, piece].into_iter().flatten();
        let parts = parts.chain(squares).chain(it.played.clone()).chain(it.words.clone());
        parts.chain(it.more.then(|| "+".to_owned())).collect::<Vec<_>>().join(" ")
    };
    deeds.iter().map(word).collect()
}

#[test]
fn deeds_of_lines() {
    for (line, deeds) in [
        ("white touches e2 e4", &["white touches e2 e4"][..]),
        ("white touches e1+h1", &["white touches e1 h1 +"]),
        ("white touches g1 unclearly", &["white touches g1 +"]),
        ("assistant of white touches e2", &["white touches e2 +"]),
        ("black puts N on c6", &["black puts N c6"]),
        ("black plays Nf6 and presses", &["black plays Nf6", "black presses"]),
        ("white plays e4 with both hands and presses", &["white plays e4 +", "white presses"]),
        ("black claims threefold with Ng8", &["black claims-threefold Ng8"]),
        ("black claims fifty", &["black claims-fifty"]),
        ("white calls arbiter \"he talks\"", &["white calls-arbiter he talks"]),
        ("arbiter starts black", &["arbiter starts-clock to black"]),
        ("arbiter stops clock", &["arbiter stops-clock"]),
        ("flag white falls", &["flag-falls to white"]),
        ("black notices flag white", &["black notices-flag to white"]),
        ("arbiter decides J-07 accidental", &["arbiter decides J-07 +"]),
        ("both agree to take back", &["both agree-to-take-back"]),
        ("time passes", &["time-passes"]),
    ] {
        assert_eq!(told(line), deeds, "{line}");
    }
}

/// Where nothing is left out, the line can be told from the data: no two lines have the same.
#[test]
fn lines_with_the_same_deeds_are_the_same() {
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    for (_, file) in files() {
        let statements =
            file.cases.iter().flat_map(|it| &it.lines).filter_map(|it| it.what.as_ref());
        for statement in statements {
            let Statement::Event(line) = statement else { continue };
            let deeds = DeedRecord::all(line);
            assert!(!deeds.is_empty());
            if deeds.iter().any(|it| it.more) {
                continue;
            }
            let mut line = line.clone();
            line.stamp = None;
            let text = event_line(&line);
            let other = lines.entry(format!("{deeds:?}")).or_insert_with(|| text.clone());
            assert_eq!(*other, text);
        }
    }
    assert!(lines.len() > 300, "{}", lines.len());
}
