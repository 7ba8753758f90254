//! Every scenario, played in every edition, cites what decided (decision 0010).

use std::collections::BTreeSet;

use jadoube_transcript::{Expectation, Protocol, Told, expectation_line, read, run, run_with};
use laws::game::Configuration;
use laws::{Article, Edition};

use crate::citing_table::faults_of;
use crate::scenarios::files;

#[test]
fn rulings_lead_with_what_decided_and_cite_little_more() {
    let mut faults = BTreeSet::new();
    for (_, file) in files() {
        for case in &file.cases {
            let own = run(&file.shared, case);
            let Some(configuration) = &own.configuration else { continue };
            for edition in Edition::ALL {
                let played = run_with(Configuration { edition, ..configuration.clone() }, case);
                faults.extend(faults_in(&played));
            }
        }
    }
    let all: Vec<String> = faults.into_iter().collect();
    assert!(all.is_empty(), "{} faults of citing:\n{}", all.len(), all.join("\n"));
}

fn faults_in(protocol: &Protocol) -> BTreeSet<String> {
    let rulings = protocol.entries.iter().filter_map(|it| match &it.what {
        Told::Event { rulings, .. } => Some(rulings),
        _ => None,
    });
    rulings.flat_map(|it| faults_of(it)).collect()
}

/// The last ruling whose line begins so, with what it cites and what stands behind it.
#[track_caller]
fn check(transcript: &str, line: &str, cited: &str, behind: &[&str]) {
    let file = read(transcript).expect("a transcript");
    let protocol = run(&file.shared, &file.cases[0]);
    let mut found = None;
    for entry in &protocol.entries {
        let Told::Event { rulings, .. } = &entry.what else { continue };
        for ruling in rulings {
            let text = expectation_line(&Expectation::of(ruling, &entry.before));
            found = if text.starts_with(line) { Some((text, ruling)) } else { found };
        }
    }
    let (text, ruling) = found.expect("such a ruling");
    assert!(text.ends_with(&format!(" [{cited}]")), "{text} instead of [{cited}]");
    for article in behind.iter().map(|it| Article::new(it)) {
        assert!(ruling.background().contains(&article), "{article} is not behind {text}");
        assert!(!ruling.articles().contains(&article), "{article} is cited twice by {text}");
    }
}

#[test]
fn castling_in_chess960_cites_the_way_in_which_king_and_rook_went() {
    let behind = ["II.3.1", "II.3.2.5.1", "II.3.2.6", "II.3.2.7.4", "4.7"];
    for (position, played, way) in [
        ("4k3/8/8/8/8/8/8/R3K3 w A - 0 1", "white plays O-O-O", "II.3.2.1"),
        ("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "white plays O-O", "II.3.2.2"),
        ("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "white plays O-O", "II.3.2.3"),
        ("6kr/8/8/8/8/8/8/4K3 b h - 0 1", "black plays O-O", "II.3.2.4"),
    ] {
        let game = format!(
            "case x\nedition fide-2018\nregulations variant chess960\nposition {position}\n{played}\n"
        );
        check(&game, "=> made", &format!("4.7.2, {way}, II.3.2, 1.3"), &behind);
    }
    let announced = "case x\nedition fide-2018\nposition 4k3/8/8/8/8/8/8/6KR w H - 0 1\n\
                     white says castling\nwhite plays h1f1\n";
    check(announced, "=> made", "4.7.2, II.3.2.4, II.3.2, II.3.2.7.1, II.3.2.7, 1.3", &behind[..3]);
    let vacant = "case x\nedition fide-2018\nposition chess960 518\nwhite plays O-O and presses\n";
    check(vacant, "=> illegal", "7.5.1, 3.8.2.2.2, II.3.2.7.4, II.3.2.7", &["3.10.2"]);
}

#[test]
fn a_promotion_cites_the_freedom_that_was_used() {
    let game = |acts: &str| {
        format!("case x\nedition fide-2018\nposition 3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1\n{acts}")
    };
    let ways = ["4.6.1", "4.6.2", "4.6.3"];
    check(&game("white plays e8=Q\n"), "=> made", "4.7.3, 3.7.5.1, 1.3", &ways);
    check(&game("white plays exd8=Q\n"), "=> made", "4.7.3, 3.7.5.1, 4.6.3, 1.3", &ways[..2]);
    let put = "white puts Q on e8\nwhite releases e8\n";
    let straight_off = game(&format!("white takes off e7\n{put}"));
    check(&straight_off, "=> made", "4.7.3, 3.7.5.1, 4.6.1, 1.3", &ways[1..]);
    let piece_first = game(&format!("{put}white takes off e7\n"));
    check(&piece_first, "=> made", "4.7.3, 3.7.5.1, 4.6.2, 1.3", &ways[2..]);
    let pawn_first = format!(
        "white touches e7\nwhite puts P on e8\nwhite releases e8\nwhite takes off e8\n{put}"
    );
    check(&game(&pawn_first), "=> made", "4.7.3, 3.7.5.1, 1.3", &ways);
    check(&game(&pawn_first), "=> must white promote e8", "4.4.4", &[]);
}

#[test]
fn an_illegal_move_leads_with_its_article_and_a_penalty_with_what_sets_it() {
    let game = |edition: &str, acts: &str| {
        format!("case x\nedition {edition}\ntime 40/1:30:00, all/0:30:00\nposition start\n{acts}")
    };
    let knight = "white plays g1g3 and presses\n";
    check(&game("fide-2018", knight), "=> illegal", "7.5.1, 3.6", &["3.10.2"]);
    check(&game("fide-2009", knight), "=> illegal", "7.4.a, 3.6", &[]);
    check(&game("fide-2018", knight), "=> time", "7.5.5", &[]);
    // In July 2017 the penalty is printed once for each kind.
    check(&game("fide-2017", knight), "=> time", "7.5.3", &[]);
    let nothing = "0:05 white presses\n";
    let blitz = "case x\nedition fide-2018\ntime all/0:05:00\nsupervision full\nposition start\n";
    check(&format!("{blitz}{knight}"), "=> time", "B.2, 7.5.5", &[]);
    check(&game("fide-2017", nothing), "=> time", "7.8.2", &[]);
    let warned = "white uses notes\narbiter decides J-12 warning\n";
    check(&game("fide-2018", warned), "=> penalty", "12.9.1, 11.3.1, 11.6", &["12.9", "12.3"]);
}

#[test]
fn a_position_that_only_looks_the_same_is_told_by_what_makes_it_another() {
    let knights = "Nf3 Nf6 2.Ng1 Ng8";
    let lost = "case x\nedition fide-2018\ntime 40/1:30:00, all/0:30:00\n\
                position r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\n\
                moves 1.Rb1 Rb8 2.Ra1 Ra8 3.Rb1 Rb8 4.Ra1 Ra8\nwhite claims threefold\n";
    check(
        lost,
        "=> claim rejected",
        "9.2.1.2, 9.2.1, 9.2.2, 11.12, 9.5.3, 9.2.2.2, C9.2-b",
        &["9.2.2.1"],
    );
    let twice = format!(
        "case x\nedition fide-2018\ntime 40/1:30:00, all/0:30:00\nposition start\nmoves 1.{knights}\n\
         white claims threefold\n"
    );
    check(&twice, "=> claim rejected", "9.2.1.2, 9.2.1, 9.2.2, 11.12, 9.5.3, C9.2-b", &["9.2.2.2"]);
}
