//! The rulebooks against the table of parameters, which was made apart from them.

use std::collections::BTreeSet;

use jadoube_laws::rulebook::Regime;
use jadoube_laws::{Edition, Parameter, parameters};

const TABLE: &str = include_str!("../fixtures/parameters.tsv");

/// Parameters that the table does not hold: they came in with the two printings, or say nothing but their
/// edition.
const BEYOND_THE_TABLE: [&str; 8] = [
    "meta.base",
    "castle.rook_first",
    "move.made_when",
    "flag.loss_basis",
    "rec.exempt_from",
    "draw.offer_lapses",
    "points.game",
    "note.other_system",
];

fn regimes(name: &str) -> Vec<Regime> {
    match name {
        "all" => Regime::ALL.to_vec(),
        "standard" => vec![Regime::Standard],
        "rapid.full" => vec![Regime::RapidFull],
        "rapid.limited" => vec![Regime::RapidLimited],
        "blitz.full" => vec![Regime::BlitzFull],
        "blitz.limited" => vec![Regime::BlitzLimited],
        other => panic!("unknown regime {other}"),
    }
}

fn listed(edition: Edition, regime: Regime) -> Vec<Parameter> {
    parameters(edition.rulebook(), regime.pace(), regime.supervision())
}

#[test]
fn rulebooks_have_the_values_of_the_table() {
    let mut lines = TABLE.lines().map(|it| it.split('\t').collect::<Vec<_>>());
    let header = lines.next().expect("a header");
    let editions: Vec<Edition> =
        header[2..].iter().map(|it| it.parse().expect("an edition")).collect();
    let mut wrong = Vec::new();
    for line in lines {
        let (key, cells) = (line[0], &line[2..]);
        for (&edition, &cell) in editions.iter().zip(cells) {
            for regime in regimes(line[1]) {
                let found = listed(edition, regime);
                let found =
                    found.iter().find(|it| it.key == key).unwrap_or_else(|| panic!("no {key}"));
                let shown = format!("{}{}", found.certainty.mark(), found.value);
                if shown != cell {
                    wrong.push(format!("{key} {edition} {regime:?}: {shown}, in the table {cell}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_table_has_every_parameter() {
    let in_table: BTreeSet<&str> = TABLE
        .lines()
        .skip(1)
        .filter_map(|it| it.split('\t').next())
        .chain(BEYOND_THE_TABLE)
        .collect();
    let in_books: BTreeSet<&str> =
        listed(Edition::Fide2018, Regime::Standard).iter().map(|it| it.key).collect();
    assert_eq!(in_books, in_table);
}
