//! The registers are used: every question can be reached, every adopted reading is cited or says where it is used.
//! What the scenarios cite is written down by the test that plays them.

use std::collections::BTreeSet;
use std::path::Path;

use jadoube_laws::ruling::MissingFact;
use jadoube_laws::{Discretion, Interpretation, Raised, Used};

const CITED: &str = include_str!("../../scenarios/cited.tsv");

/// The last fields of the lines of one kind.
fn cited(kind: &str) -> BTreeSet<&'static str> {
    let of_kind = |line: &'static str| {
        let mut fields = line.split('\t').skip(1);
        (fields.next() == Some(kind)).then(|| fields.next()).flatten()
    };
    CITED.lines().filter_map(of_kind).collect()
}

#[test]
fn every_question_is_reached_by_a_scenario() {
    let reached: BTreeSet<&str> = &cited("question") | &cited("answered");
    let missing: Vec<String> = Discretion::ALL
        .iter()
        .map(ToString::to_string)
        .filter(|it| !reached.contains(it.as_str()))
        .collect();
    assert!(missing.is_empty(), "no scenario asks or answers {missing:?}");
}

/// Rules ask these where no scenario gets: J-03 in a position that can be proved neither dead nor alive.
const BEYOND_SCENARIOS: [Discretion; 1] = [Discretion::PositionDead];

#[test]
fn rules_ask_what_they_are_said_to_ask() {
    let asked = cited("question");
    for &question in Discretion::ALL.iter().filter(|it| !BEYOND_SCENARIOS.contains(it)) {
        let is_asked = asked.contains(question.to_string().as_str());
        assert_eq!(is_asked, question.raised() == Raised::ByRule, "{question}");
    }
}

#[test]
fn every_fact_that_may_be_missing_is_reached_by_a_scenario() {
    let reached = cited("missing");
    let never: Vec<&str> =
        MissingFact::ALL.iter().map(|it| it.id()).filter(|it| !reached.contains(it)).collect();
    assert!(never.is_empty(), "no scenario lacks {never:?}");
}

#[test]
fn every_reading_is_cited_or_says_where_it_is_used() {
    let cited = cited("reading");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut problems = Vec::new();
    for &reading in Interpretation::ALL {
        let id = reading.to_string();
        match reading.used() {
            Used::Ruling if cited.contains(id.as_str()) => {}
            Used::Ruling => problems.push(format!("{id}: no scenario has a ruling that cites it")),
            Used::Fact(place) | Used::Text(place) => {
                let text = std::fs::read_to_string(root.join(place)).unwrap_or_default();
                // In code it is `Interpretation::Q47`, in words Q-47.
                if !text.contains(&id) && !text.contains(&id.replace('-', "")) {
                    problems.push(format!("{id}: {place} does not speak of it"));
                }
            }
        }
    }
    assert!(problems.is_empty(), "{problems:#?}");
}
