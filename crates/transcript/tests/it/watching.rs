//! What the arbiter watches, and what he notices at once without having watched, comes to the same: the table of
//! `docs/decisions/0012-watching-not-watching-told-later.md` as a test.

use std::collections::BTreeSet;

use jadoube_transcript::{Told, read, run};
use laws::ruling::{Ruling, Verdict};

const EDITIONS: [&str; 6] =
    ["fide-2009", "fide-2014", "fide-2017", "fide-2018", "fide-2023", "cz-rapid-blitz"];

const PACES: [&str; 3] = [
    "time 40/1:30:00, all/0:30:00",
    "time all/0:15:00\nsupervision limited",
    "time all/0:05:00\nsupervision limited",
];

/// Where it begins, what is done, and what the arbiter then says that he noticed.
const INCIDENTS: [(&str, &str, &str); 6] = [
    ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 20", "plays Rd1 and presses", "illegal move"),
    ("4k3/8/8/8/8/8/4r3/R3K3 w Q - 0 20", "plays Ra8 and presses", "illegal move"),
    ("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1", "plays e7e8 and presses", "illegal move"),
    ("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "plays exd5 with both hands and presses", "two hands"),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "presses", "press without move"),
    ("4k3/8/8/8/8/8/8/r3K3 w - - 0 1", "plays e1e3 and presses", "illegal move"),
];

#[test]
fn watched_or_noticed_at_once_is_ruled_alike() {
    for edition in EDITIONS {
        for pace in PACES {
            for (position, act, notice) in INCIDENTS {
                let told = |watch: &str, then: &str| {
                    rulings(&format!(
                        "edition {edition}\n{pace}\nregulations arbiter_watch {watch}, \
                         default_time 0:15:00\nposition {position}\n0:02 white {act}\n{then}"
                    ))
                };
                let watched = told("all", "");
                let noticed = told("reported", &format!("0:03 arbiter notices {notice}"));
                assert_eq!(watched, noticed, "{edition}, {pace}: white {act} in {position}");
            }
        }
    }
}

/// What is ruled, without what differs because the clock ran on meanwhile and without what is only said to the arbiter.
fn rulings(text: &str) -> BTreeSet<String> {
    let file = read(text).expect("a transcript");
    let protocol = run(&file.shared, &file.cases[0]);
    assert!(protocol.cannot_start.is_empty(), "{text}");
    let of_entry = |it: &jadoube_transcript::Entry| match &it.what {
        Told::Event { rulings, .. } => rulings.clone(),
        _ => Vec::new(),
    };
    let decides = |it: &Ruling| match it.verdict() {
        Verdict::StopClock
        | Verdict::StartClock(_)
        | Verdict::SetCounter { .. }
        | Verdict::Restore { .. }
        | Verdict::Note { .. }
        | Verdict::Intervene { .. }
        | Verdict::Completed { .. } => None,
        Verdict::IllegalCompleted { side, count, kind, .. } => {
            Some(format!("illegal {side} {count} {kind:?}"))
        }
        Verdict::Ask(question) if question.which == laws::Discretion::TimesAfterRestoring => None,
        Verdict::Ask(question) => Some(format!("asks {:?}", question.which)),
        other => Some(format!("{other:?}")),
    };
    let all: Vec<Ruling> = protocol.entries.iter().flat_map(of_entry).collect();
    // What was to be done before the game ended is no longer to be done.
    let over = all.iter().any(|it| matches!(it.verdict(), Verdict::GameOver { .. }));
    let stands = |it: &&Ruling| !(over && matches!(it.verdict(), Verdict::Must { .. }));
    all.iter().filter(stands).filter_map(decides).collect()
}
