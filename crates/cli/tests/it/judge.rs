use crate::harness::{fields, jadoube_with};

const INCIDENT: &str = "\
case A a pawn left on the last rank
edition fide-2018
time 40/1:30:00, all/0:30:00
position 8/4P1k1/8/8/8/8/8/4K3 w - - 0 1
clocks white 0:10:00 black 0:09:00 running white
0:05 white plays e7e8 and presses
";

#[test]
fn an_incident_is_judged() {
    jadoube_with(&["judge", "-"], &[], INCIDENT).ends_with(0).says(&[
        "A a pawn left on the last rank",
        "The pawn on e8 is replaced by a queen. [7.5.2]",
        "Black gets 0:02:00 more. [7.5.5]",
        "B 0:11:00*",
    ]);
    let czech = jadoube_with(&["judge", "-", "--lang", "cs"], &[], INCIDENT).ends_with(0);
    czech.says(&["Pěšec na e8 se vymění za dámu. [7.5.2]"]);
    let old = jadoube_with(&["judge", "-", "--edition", "2009"], &[], INCIDENT).ends_with(0);
    old.says(&["The position immediately before the irregularity is put back. [7.4.a"]);
}

#[test]
fn expectations_are_checked() {
    let wrong = format!("{INCIDENT}     => time +3:00 black [7.5.5]\n");
    jadoube_with(&["judge", "-"], &[], &wrong).ends_with(1).says(&["one differs"]);
}

#[test]
fn an_explanation_says_what_did_not_apply() {
    let run = jadoube_with(&["judge", "-", "--explain"], &[], INCIDENT).ends_with(0);
    run.says(&["rests on", "4.4.1, 4.4.2, 4.4.3 not applied: king and rook were not both touched"]);
    let run = jadoube_with(&["judge", "-", "--explain", "--edition", "2009"], &[], INCIDENT);
    run.ends_with(0).says(&["not in this edition: act.contact_is_intent"]);
}

#[test]
fn the_moves_still_allowed_are_shown() {
    let run = jadoube_with(&["judge", "-", "--explain"], &[], "0:04 white touches g1\n");
    run.ends_with(0).says(&["moves still allowed: Nf3, Nh3"]);
}

#[test]
fn players_are_not_told_what_only_the_arbiter_may_read() {
    let input = "0:04 white touches g1 unclearly\n";
    jadoube_with(&["judge", "-"], &[], input).ends_with(0).says(&["J-07", "intentional"]);
    let run = jadoube_with(&["judge", "-", "--for-players"], &[], input).ends_with(0);
    assert!(!run.out.contains("J-07"));
}

#[test]
fn what_is_no_transcript_is_refused_with_its_place() {
    let run = jadoube_with(&["judge", "-"], &[], "0:01 white tuches e2\n").ends_with(2);
    run.complains(&["Line 1, column 12", "“touches”"]);
    let run = jadoube_with(&["judge", "-"], &[], "organiser changes defualt_time 0:15:00\n");
    run.ends_with(2).complains(&["Line 1, column 19", "“defualt_time”", "“default_time”"]);
}

#[test]
fn a_protocol_in_json() {
    let value = jadoube_with(&["judge", "-", "--json"], &[], INCIDENT).ends_with(0).json();
    assert_eq!(fields(&value), ["as_expected", "cases"]);
    let rulings = value["cases"][0]["entries"][0]["rulings"].as_array().expect("rulings");
    assert!(rulings.iter().any(|it| it["ruling"] == "queen e8" && it["kind"] == "queen"));
    assert!(rulings.iter().all(|it| !it["articles"].as_array().expect("articles").is_empty()));
    let illegal = rulings.iter().find(|it| it["articles"][0] == "7.5.2").expect("an illegal move");
    assert_eq!(illegal["background"][0], "7.5.1");
    let considered = &value["cases"][0]["entries"][0]["considered"];
    let of = |provision: &str| {
        let mut all = considered.as_array().expect("rules").iter();
        all.find(|it| it["provision"] == provision).expect("consulted")
    };
    assert_eq!(of("irr.illegal_penalty")["came"], "applied");
    let ruling = of("irr.illegal_penalty")["ruling"].as_u64().expect("a ruling") as usize;
    assert_eq!(rulings[ruling]["articles"][0], "7.5.5");
    let same_hand = of("clock.same_hand");
    assert_eq!([&same_hand["came"], &same_hand["condition"]], ["unmet", "same-hand"]);
    assert_eq!(same_hand["articles"][0], "6.2.3");
    let sentence = same_hand["sentence"].as_str().expect("a sentence");
    assert!(sentence.contains("the other hand"), "{sentence}");
}

#[test]
fn nothing_to_judge_is_said() {
    jadoube_with(&["judge", "-"], &[], "# only a remark\n")
        .ends_with(2)
        .complains(&["no transcript"]);
}

#[test]
fn a_fact_that_nobody_reported_is_named() {
    let input = "edition fide-2018\nposition start\n0:05 white touches g1 unclearly\n";
    jadoube_with(&["judge", "-"], &[], input)
        .ends_with(0)
        .says(&["this would decide: whether it was meant"]);
    jadoube_with(&["judge", "-", "--lang", "sl"], &[], input)
        .ends_with(0)
        .says(&["odločilo bi: ali je bilo namerno"]);
    let value = jadoube_with(&["judge", "-", "--json"], &[], input).ends_with(0).json();
    let rulings = value["cases"][0]["entries"][0]["rulings"].as_array().expect("a list");
    let lacks = rulings.iter().filter_map(|it| it["missing"][0].as_str());
    assert_eq!(lacks.collect::<Vec<_>>(), ["intention"]);
    let words = rulings.iter().filter_map(|it| it["missing_words"][0].as_str());
    assert_eq!(words.collect::<Vec<_>>().len(), 1);
}
