//! Every number and every value of every edition, held against what was recorded: an edition that is written down in
//! another way says the same as before.

use std::fmt::Write;

use jadoube_laws::rulebook::Regime;
use jadoube_laws::{Article, Edition, Passage, Provision, Validity, parameters};

const RECORDED: &str = include_str!("../fixtures/concordance.tsv");

fn numbers(articles: &[Article]) -> String {
    articles.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

fn validity(provision: Provision, edition: Edition) -> String {
    match provision.validity(edition) {
        Validity::NotInForce => "-".to_owned(),
        Validity::InForce { articles, certainty } => {
            format!("{}{}", certainty.mark(), numbers(articles))
        }
        Validity::Covered { articles, certainty } => {
            format!("{}by {}", certainty.mark(), numbers(articles))
        }
    }
}

fn values(edition: Edition, regime: Regime) -> Vec<(&'static str, String)> {
    let found = parameters(edition.rulebook(), regime.pace(), regime.supervision());
    let shown = found.into_iter().map(|it| {
        let reading = it.reading.map(|it| format!(" {it}")).unwrap_or_default();
        (it.key, format!("{}{} [{}]{reading}", it.certainty.mark(), it.value, it.article))
    });
    shown.collect()
}

/// One line for each provision, passage and value, with a column for each of these editions.
fn table(editions: &[Edition]) -> String {
    let mut text = editions.iter().fold("what".to_owned(), |text, it| format!("{text}\t{it}"));
    let mut line = |name: &str, cells: &mut dyn Iterator<Item = String>| {
        write!(text, "\n{name}").expect("into a text");
        cells.for_each(|it| write!(text, "\t{it}").expect("into a text"));
    };
    for &provision in Provision::ALL {
        line(provision.key(), &mut editions.iter().map(|it| validity(provision, *it)));
    }
    for &passage in Passage::ALL {
        let number =
            |it: &Edition| passage.article(*it).map_or("-".to_owned(), |it| it.to_string());
        line(&format!("{passage:?}"), &mut editions.iter().map(number));
    }
    for regime in Regime::ALL {
        let all: Vec<_> = editions.iter().map(|it| values(*it, regime)).collect();
        for (at, (key, _)) in all[0].iter().enumerate() {
            line(&format!("{key} {regime:?}"), &mut all.iter().map(|it| it[at].1.clone()));
        }
    }
    text + "\n"
}

#[test]
fn editions_say_what_was_recorded() {
    let header = RECORDED.lines().next().expect("a header").split('\t').skip(1);
    let editions: Vec<Edition> = header.map(|it| it.parse().expect("an edition")).collect();
    let found = table(&editions);
    let differ: Vec<_> =
        found.lines().zip(RECORDED.lines()).filter(|(is, was)| is != was).collect();
    assert!(differ.is_empty(), "{differ:#?}");
    assert_eq!(found.lines().count(), RECORDED.lines().count());
}

#[test]
fn passages_stand_in_the_commentary_of_their_edition() {
    use jadoube_laws::text::{TextLanguage, entry};
    for edition in Edition::ALL {
        for article in Passage::ALL.iter().filter_map(|it| it.article(edition)) {
            assert!(article.is_commentary());
            assert!(
                entry(edition, article, TextLanguage::English).is_some(),
                "{article} {edition}"
            );
        }
    }
}
