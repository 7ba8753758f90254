//! Every rule can be reached in every edition: it has a text there, or it is not in force there.

use jadoube_laws::text::{TextLanguage, entries, entry};
use jadoube_laws::{Article, Edition, Provision, Validity, status};

/// A part that is cited as a whole is read through what stands in it.
fn has_text(edition: Edition, article: Article) -> bool {
    let english = TextLanguage::English;
    match entry(edition, article, english) {
        Some(entry) => !entry.body.is_empty() && status(edition, article).is_some(),
        None if article.depth() == 0 => {
            entries(edition, english).iter().any(|it| it.article.is_within(article))
        }
        None => false,
    }
}

#[test]
fn every_provision_has_a_text_or_is_not_in_force() {
    for edition in Edition::ALL {
        for &provision in Provision::ALL {
            match provision.validity(edition) {
                Validity::NotInForce => assert_eq!(provision.article(edition), None),
                Validity::InForce { articles, .. } | Validity::Covered { articles, .. } => {
                    assert!(!articles.is_empty(), "{provision} in {edition}");
                    for &article in articles {
                        assert!(has_text(edition, article), "{provision}: {article} of {edition}");
                    }
                }
            }
        }
    }
}

#[test]
fn every_provision_is_in_force_somewhere() {
    for &provision in Provision::ALL {
        let in_force = Edition::ALL.into_iter().any(|it| provision.validity(it).is_in_force());
        assert!(in_force, "{provision}");
    }
}

#[test]
fn every_number_that_is_printed_can_be_typed() {
    for edition in Edition::ALL {
        for entry in entries(edition, TextLanguage::English) {
            assert_eq!(entry.article.to_string().parse(), Ok(entry.article), "{edition}");
        }
    }
}
