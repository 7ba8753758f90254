use crate::article::Article;
use crate::edition::Edition;
use crate::pace::{Pace, Supervision};
use crate::rulebook::{ArbiterActs, IllegalWindow, Limit, Parameter, Regime, Value, parameters};
use crate::text::{TextLanguage, entries};

fn all(edition: Edition, regime: Regime) -> Vec<Parameter> {
    parameters(edition.rulebook(), regime.pace(), regime.supervision())
}

#[test]
fn overlays_are_stated_against_their_base() {
    for edition in Edition::ALL {
        let base = edition.base();
        assert!(base.is_none() || base == edition.book().rests_on, "{edition}");
    }
    assert!(Edition::ALL.is_sorted());
}

#[test]
fn every_parameter_cites_an_article_that_exists() {
    for edition in Edition::ALL {
        let book = entries(edition, TextLanguage::English);
        let exists = |article: Article| book.iter().any(|it| it.article.is_within(article));
        for regime in Regime::ALL {
            for Parameter { key, article, .. } in all(edition, regime) {
                assert!(exists(article), "{key} cites {article} in {edition}, {regime:?}");
            }
        }
    }
}

#[test]
fn keys_are_different() {
    let mut keys: Vec<&str> =
        all(Edition::Fide2018, Regime::Standard).iter().map(|it| it.key).collect();
    let count = keys.len();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn rapid_and_blitz_meet_without_a_gap() {
    for edition in Edition::ALL {
        let classes = edition.rulebook().classes;
        let (rapid, blitz) = (classes.rapid_min.value, classes.blitz_max.value);
        assert_eq!(rapid.seconds, blitz.seconds, "{edition}");
        // The Czech printing of 2009 gives the limit to both; its rulebook says how that is read.
        let shared = rapid.limit == Limit::Included && blitz.limit == Limit::Included;
        assert!(
            shared == classes.blitz_max.reading.is_some() || rapid.limit != blitz.limit,
            "{edition}"
        );
    }
}

#[test]
fn the_values_of_a_book_agree_with_each_other() {
    for edition in Edition::ALL {
        let book = edition.rulebook();
        for regime in Regime::ALL {
            let illegal = &book.illegal;
            let first_loses = illegal.loses_at.at(regime).value.0 == 1;
            assert_eq!(
                first_loses,
                illegal.bonus.at(regime).value.is_none(),
                "{edition} {regime:?}"
            );
            if illegal.arbiter.at(regime).value == ArbiterActs::OnObservationWithinWindow {
                let window = illegal.window.at(regime).value;
                assert_eq!(window, IllegalWindow::UntilOpponentMakesMove, "{edition} {regime:?}");
            }
        }
        if let Some(automatic) = book.draws.repetition_automatic.value {
            assert!(automatic.occurrences > book.draws.repetition_claim.value);
        }
        if let Some(automatic) = book.draws.automatic_moves.value {
            assert!(automatic.moves > book.draws.fifty_claim.value);
        }
        if !book.supervision.tiers.value.is_yes() {
            assert_eq!(all(edition, Regime::RapidFull), all(edition, Regime::RapidLimited));
            assert_eq!(all(edition, Regime::BlitzFull), all(edition, Regime::BlitzLimited));
        }
    }
}

#[test]
fn times_are_those_of_the_books() {
    let usual = [1, 5, 30, 60, 120, 180, 300, 600, 900, 3600];
    for edition in Edition::ALL {
        for regime in Regime::ALL {
            for Parameter { key, value, .. } in all(edition, regime) {
                if let Value::Seconds(seconds) | Value::Bound(seconds, _) = value {
                    assert!(usual.contains(&seconds), "{key} is {seconds} in {edition}");
                }
            }
        }
    }
}

#[test]
fn a_parameter_is_listed_for_the_regime_that_was_asked_for() {
    let bonus = |edition: Edition, pace, supervision| {
        let found = parameters(edition.rulebook(), pace, supervision);
        let found = found.into_iter().find(|it| it.key == "illegal.bonus").expect("listed");
        (found.value.to_string(), found.article.to_string())
    };
    let pair = |value: &str, article: &str| (value.to_owned(), article.to_owned());
    let limited = Supervision::Limited;
    assert_eq!(bonus(Edition::Fide2018, Pace::Standard, limited), pair("120 s", "7.5.5"));
    assert_eq!(bonus(Edition::Fide2018, Pace::Blitz, limited), pair("60 s", "B.2"));
    assert_eq!(bonus(Edition::Fide2023, Pace::Rapid, limited), pair("60 s", "A.3"));
    assert_eq!(bonus(Edition::Fide2009, Pace::Blitz, limited), pair("none", "B.3.c"));
}
