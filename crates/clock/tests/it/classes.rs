//! Standard, rapid and blitz (A.1, B.1) under the bounds of the editions, and quickplay finishes (III.1).

use jadoube_clock::{Answer, Bound, Bounds, Class, Millis, Moves, classify};

use crate::script::{pgn, time};

const BOUNDS_2009: Bounds = Bounds {
    blitz_max: Bound::excluded(15),
    rapid_min: Bound::included(15),
    rapid_max: Bound::excluded(60),
    moves: 60,
};
const BOUNDS_2018: Bounds = Bounds {
    blitz_max: Bound::included(10),
    rapid_min: Bound::excluded(10),
    rapid_max: Bound::excluded(60),
    moves: 60,
};
const BOUNDS_CZECH: Bounds = Bounds {
    blitz_max: Bound::excluded(10),
    rapid_min: Bound::included(10),
    rapid_max: Bound::excluded(60),
    moves: 60,
};
const BOUNDS_CZECH_PRINT_2009: Bounds = Bounds {
    blitz_max: Bound::included(15),
    rapid_min: Bound::included(15),
    rapid_max: Bound::included(60),
    moves: 60,
};

#[track_caller]
fn check(bounds: Bounds, cases: &[(&str, &str, u64, Class)]) {
    for (name, control, minutes, class) in cases {
        let classified = classify(&time(control), &bounds);
        assert_eq!(classified.sums.white.total, Millis::from_minutes(*minutes), "{name}");
        assert_eq!(classified.class(), Some(*class), "{name}");
    }
}

#[test]
fn bounds_since_2014() {
    check(
        BOUNDS_2018,
        &[
            ("SA.1-1", "all/15:00; +0:10", 25, Class::Rapid),
            ("SA.1-2", "all/59:00", 59, Class::Rapid),
            ("SA.1-3", "all/1:00:00", 60, Class::Standard),
            ("SA.1-4", "all/10:00", 10, Class::Blitz),
            ("SCA.1-a-1", "all/30:00; +0:30", 60, Class::Standard),
            ("CA.1-b", "all/10:00; +0:05", 15, Class::Rapid),
            ("SCA.1-c-1", "all/25:00; delay 0:10", 35, Class::Rapid),
            ("CA.1-c, Bronstein", "all/25:00; bronstein 0:10", 35, Class::Rapid),
            ("SB.1-2", "all/10:00", 10, Class::Blitz),
            ("SB.1-3", "all/5:00; +0:06", 11, Class::Rapid),
            ("SCB.1-a-1", "all/5:00; +0:05", 10, Class::Blitz),
            ("720 seconds", "all/12:00", 12, Class::Rapid),
            ("TC-A", "40/1:30:00, all/0:30:00; +0:30", 150, Class::Standard),
            ("TC-B", "40/1:30:00, all/0:30:00", 120, Class::Standard),
            ("TC-C", "all/1:00:00; delay 0:05", 65, Class::Standard),
            ("TC-R", "all/15:00; +0:10", 25, Class::Rapid),
            ("TC-BL", "all/3:00; +0:02", 5, Class::Blitz),
        ],
    );
}

#[test]
fn bounds_of_2009() {
    check(
        BOUNDS_2009,
        &[
            ("fide-2009:A1", "all/15:00", 15, Class::Rapid),
            ("fide-2009:B1", "all/14:00", 14, Class::Blitz),
            ("720 seconds", "all/12:00", 12, Class::Blitz),
            ("fide-2009:A1, upper bound", "all/1:00:00", 60, Class::Standard),
        ],
    );
}

#[test]
fn bounds_of_the_czech_appendix() {
    check(
        BOUNDS_CZECH,
        &[
            ("SA.1-4", "all/10:00", 10, Class::Rapid),
            ("cz-rapid-blitz:B1", "all/9:00", 9, Class::Blitz),
            ("cz-rapid-blitz:A1", "all/5:00; +0:05", 10, Class::Rapid),
        ],
    );
}

#[test]
fn a_misprint_makes_fifteen_minutes_both() {
    let classified = classify(&time("all/15:00"), &BOUNDS_CZECH_PRINT_2009);
    assert_eq!(classified.answers.white, Answer::Both);
    assert_eq!(classified.class(), None);
    assert!(!BOUNDS_CZECH_PRINT_2009.are_disjoint_and_adjacent());
    for bounds in [BOUNDS_2009, BOUNDS_2018, BOUNDS_CZECH] {
        assert!(bounds.are_disjoint_and_adjacent());
    }
}

#[test]
fn bounds_may_leave_a_gap() {
    let bounds = Bounds { rapid_min: Bound::included(15), ..BOUNDS_2018 };
    assert_eq!(classify(&time("all/12:00"), &bounds).answers.white, Answer::Neither);
}

#[test]
fn the_arithmetic_is_shown() {
    let classified = classify(&time("40/1:30:00, all/0:30:00; +0:30"), &BOUNDS_2018);
    let lines: Vec<String> = classified
        .sums
        .white
        .lines
        .iter()
        .map(|line| format!("{}: {} + {} x {}", line.period, line.base, line.moves, line.bonus))
        .collect();
    assert_eq!(lines, ["1: 1:30:00 + 40 x 0:00:30", "2: 0:30:00 + 20 x 0:00:30"]);
}

#[test]
fn an_armageddon_game_is_classified_for_each_player() {
    let control = jadoube_clock::language::presets::find("armageddon").expect("a preset").control();
    let classified = classify(&control, &BOUNDS_2018);
    assert_eq!(classified.sums.white.total, Millis::from_minutes(5));
    assert_eq!(classified.sums.black.total, Millis::from_minutes(4));
    assert_eq!(classified.class(), Some(Class::Blitz));
}

#[test]
fn an_hourglass_has_no_class() {
    let classified = classify(&pgn("*180"), &BOUNDS_2018);
    assert_eq!(classified.answers.black, Answer::NoTotal);
    assert_eq!(classified.class(), None);
}

#[test]
fn quickplay_finishes() {
    for (name, control, from) in [
        ("SIII.1-1", "40/2:00:00, all/1:00:00", Some(41)),
        ("SCIII.1-b-1", "all/2:00:00", Some(1)),
        ("III.2.2, increment", "40/2:00:00, all/1:00:00; +0:30", None),
    ] {
        let control = time(control);
        let quickplay = control.of(board::Color::White).quickplay_from();
        assert_eq!(quickplay, from.map(Moves), "{name}");
    }
    assert_eq!(pgn("40/9000").of(board::Color::White).quickplay_from(), None);
}
