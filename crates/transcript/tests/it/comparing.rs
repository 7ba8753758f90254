//! What was expected beside what was ruled, on games that are played.

use jadoube_transcript::{Difference, Protocol, read, run};

#[track_caller]
fn play(text: &str) -> Protocol {
    let file = read(text).unwrap_or_else(|error| panic!("{error}"));
    run(&file.shared, &file.cases[0])
}

const MATE: &str = "case A\nedition fide-2018\nposition 6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 30\n0:05 white plays Ra8#\n";

/// The differences of a case that ends with checkmate.
fn differences(expected: &str) -> Vec<Difference> {
    let protocol = play(&format!("{MATE}{expected}"));
    assert!(protocol.cannot_start.is_empty(), "{:?}", protocol.cannot_start);
    protocol.differences().map(|(_, it)| it.clone()).collect()
}

#[test]
fn what_is_as_expected() {
    for expected in [
        "",
        "=> over 1-0 checkmate [5.1.1]",
        // What stands in the background is named too, in whatever order.
        "=> over 1-0 checkmate [1.4.2, 5.1.1, 1.4.1]",
        "=> made Ra8 [4.7]\n=> over 1-0 checkmate",
        "=> ...",
        "=> ...\n=> over 1-0 checkmate\n=> ...",
        "=> over 1-0 checkmate\n== over\n== to move black\n== position R5k1/5ppp/8/8/8/8/5PPP/6K1",
        "=> over 1-0 checkmate\n? check\n=> answer \"yes\"\n? attacks g8\n=> answer a8",
    ] {
        assert_eq!(differences(expected), [], "{expected}");
    }
}

type IsKind = fn(&Difference) -> bool;

#[test]
fn what_is_not() {
    let kinds: [(&str, IsKind); 6] = [
        ("=> nothing", |it| matches!(it, Difference::Unexpected { .. })),
        ("=> over 0-1 checkmate", |it| matches!(it, Difference::Other { .. })),
        ("=> over 1-0 checkmate [9.9]", |it| matches!(it, Difference::Uncited { .. })),
        ("=> over 1-0 checkmate\n=> stop clock", |it| matches!(it, Difference::Missing { .. })),
        ("=> over 1-0 checkmate\n== not over", |it| matches!(it, Difference::State { .. })),
        ("=> over 1-0 checkmate\n? check\n=> answer \"no\"", |it| {
            matches!(it, Difference::Answer { .. })
        }),
    ];
    for (expected, is_kind) in kinds {
        let found = differences(expected);
        assert!(found.len() == 1 && is_kind(&found[0]), "{expected}: {found:?}");
    }
}

#[test]
fn what_cannot_have_happened_is_reported() {
    let protocol = play("case A\n0:01 white releases e5\n");
    let found: Vec<_> = protocol.differences().collect();
    assert!(matches!(found[..], [(2, Difference::Impossible { .. })]), "{found:?}");
}
