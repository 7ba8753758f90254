use super::{Certainty, Provision, Validity, counterparts};
use crate::article::Article;
use crate::edition::Edition;
use crate::text::{Entry, TextLanguage, entries, entry};

#[track_caller]
fn check(provision: Provision, edition: Edition, articles: &[&str]) {
    let articles: Vec<Article> = articles.iter().map(|it| Article::new(it)).collect();
    assert_eq!(provision.validity(edition).articles(), articles, "{provision} in {edition}");
}

#[test]
fn there_are_310_provisions_with_different_keys() {
    assert_eq!(Provision::ALL.len(), 310);
    let mut keys: Vec<&str> = Provision::ALL.iter().map(|it| it.key()).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), 310);
    for &provision in Provision::ALL {
        assert_eq!(provision.key().parse(), Ok(provision));
    }
}

#[test]
fn the_number_depends_on_the_edition() {
    check(Provision::IrrIllegal, Edition::Fide2009, &["7.4.a"]);
    check(Provision::IrrIllegal, Edition::Fide2018, &["7.5.1"]);
    check(Provision::IrrIllegal, Edition::CzRapidBlitz, &["A.3.c", "B.2.c"]);
    check(Provision::MoveKingCastleBlockedAttack, Edition::Fide2014, &["3.8.b.2.a"]);
    check(Provision::MoveKingCastleBlockedAttack, Edition::Fide2023, &["3.8.2.2.3"]);
    check(Provision::C960Start, Edition::Fide2018, &["II.2", "II.2.1", "II.2.2", "II.2.3"]);
    check(Provision::DrawAutoFivefold, Edition::Fide2009, &[]);
    assert_eq!(Provision::IrrIllegal.article(Edition::Fide2018), Some(Article::new("7.5.1")));
}

#[test]
fn overlays_leave_the_rest_to_their_base() {
    check(Provision::MoveBishop, Edition::CzRapidBlitz, &["3.2"]);
    check(Provision::RapidSupervised, Edition::CzRapidBlitz, &[]);
    check(Provision::IrrTwoHands, Edition::Fide2017, &["7.7.1"]);
    check(Provision::IrrTwoHands, Edition::Fide2017Sl, &["7.5.4"]);
    check(Provision::BlindAssistantSighted, Edition::Fide2009Cs, &["E.2.9.f"]);
    check(Provision::BlindSlip, Edition::Fide2009Cs, &["E.2.6"]);
}

#[test]
fn an_article_has_counterparts_in_other_editions() {
    let found = |from: Edition, article, to| {
        let found = counterparts(from, Article::new(article), to);
        found.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    assert_eq!(found(Edition::Fide2009, "7.4.b", Edition::Fide2018), ["7.5.5"]);
    assert_eq!(found(Edition::Fide2018, "9.6.2", Edition::Fide2009), Vec::<String>::new());
    assert_eq!(found(Edition::Fide2009, "1.2", Edition::Fide2018), ["1.4", "1.4.1", "1.4.2"]);
}

#[test]
fn a_case_may_be_covered_by_another_rule() {
    let validity = Provision::IrrClockNoMove.validity(Edition::Fide2014);
    assert!(matches!(validity, Validity::Covered { certainty: Certainty::Likely, .. }));
    assert!(!validity.is_in_force());
}

#[test]
fn keys_that_do_not_exist_suggest_the_nearest() {
    let error = "move.own_sqare".parse::<Provision>().expect_err("misspelt");
    assert_eq!(error.nearest, Provision::MoveOwnSquare);
}

#[test]
fn cited_articles_exist() {
    for edition in Edition::ALL {
        for &provision in Provision::ALL {
            for &article in provision.validity(edition).articles() {
                // A part that is cited as a whole exists if something stands in it.
                let exists = |it: &Entry| {
                    it.article == article || (article.depth() == 0 && it.article.is_within(article))
                };
                let book = entries(edition, TextLanguage::English);
                assert!(book.iter().any(exists), "{provision} cites {article} in {edition}");
            }
        }
    }
}

#[test]
fn a_provision_is_as_certain_as_the_text_it_cites() {
    for edition in Edition::ALL {
        for &provision in Provision::ALL {
            let validity = provision.validity(edition);
            let unverified = |&article: &Article| {
                entry(edition, article, TextLanguage::English).is_some_and(Entry::is_unverified)
            };
            let expected = match validity.articles().iter().any(unverified) {
                true => Certainty::Likely,
                false => Certainty::Printed,
            };
            assert_eq!(validity.certainty(), expected, "{provision} in {edition}");
        }
    }
}

#[test]
fn every_article_of_2018_belongs_to_a_provision() {
    for entry in entries(Edition::Fide2018, TextLanguage::English) {
        let cites = |it: &&Provision| {
            let mut articles = it.validity(Edition::Fide2018).articles().iter();
            articles.any(|&article| entry.article.is_within(article))
        };
        // The remark before Appendix C and its samples are no rules.
        let appendix_c = Article::new("C");
        let frame = ["C.0", "C-sample-1", "C-sample-2", "C-sample-3"].map(Article::new);
        let is_frame = entry.article.is_within(appendix_c) && frame.contains(&entry.article);
        if !entry.article.is_commentary() && !is_frame {
            assert!(
                Provision::ALL.iter().any(|it| cites(&it)),
                "{} belongs to none",
                entry.article
            );
        }
    }
}
