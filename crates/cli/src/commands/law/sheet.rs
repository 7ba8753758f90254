//! Everything that is known about one article, gathered from `laws`. How it is shown is for `article`.

use laws::rulebook::Regime;
use laws::text::{Entry, misprints};
use laws::{
    Article, Certainty, Discretion, Edition, Interpretation, Parameter, Provision, Status,
    Validity, parameters,
};

use super::words;

pub(super) struct Sheet {
    pub(super) edition: Edition,
    pub(super) article: Article,
    /// None for a chapter that has no text of its own.
    pub(super) entry: Option<&'static Entry>,
    pub(super) commentary: Vec<&'static Entry>,
    /// The articles under it.
    pub(super) under: Vec<&'static Entry>,
    pub(super) values: Vec<SetValue>,
    /// Empty where no rule stands in this article itself.
    pub(super) editions: Vec<Standings>,
    pub(super) readings: Vec<Interpretation>,
    pub(super) questions: Vec<Discretion>,
    pub(super) misprint: Option<&'static str>,
}

/// A value that the article sets, and in which games.
pub(super) struct SetValue {
    pub(super) parameter: Parameter,
    pub(super) regimes: Vec<Regime>,
}

/// Where the rules of the article stand in an edition.
pub(super) struct Standings {
    pub(super) edition: Edition,
    pub(super) articles: Vec<Article>,
    pub(super) kind: Kind,
    pub(super) certainty: Certainty,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    InForce,
    Covered,
    NotInForce,
}

impl Sheet {
    pub(super) fn of(edition: Edition, article: Article, under: Vec<&'static Entry>) -> Sheet {
        // A bare heading is no rule that another edition could have.
        let is_rule = |it: &Provision| *it != Provision::Headings2023;
        let provisions: Vec<Provision> =
            Provision::in_article(edition, article).filter(is_rule).collect();
        let entry = under.iter().copied().find(|it| it.article == article);
        let remark = |it: &&Entry| it.article.is_commentary();
        let own_remark = |it: &&Entry| remark(it) && it.article.parent() == Some(article);
        let concerns = |of: &[Provision]| of.iter().any(|it| provisions.contains(it));
        Sheet {
            edition,
            article,
            entry,
            commentary: under.iter().copied().filter(own_remark).collect(),
            under: under
                .iter()
                .copied()
                .filter(|it| !remark(it) && it.article != article)
                .collect(),
            values: values(edition, article),
            editions: match provisions.is_empty() {
                true => Vec::new(),
                false => Edition::ALL.map(|it| stands(it, &provisions)).into(),
            },
            readings: Interpretation::ALL
                .iter()
                .copied()
                .filter(|it| concerns(it.provisions()))
                .collect(),
            questions: Discretion::ALL
                .iter()
                .copied()
                .filter(|it| concerns(it.provisions()))
                .collect(),
            misprint: misprints(edition)
                .into_iter()
                .find(|it| it.article == article)
                .map(|it| it.body),
        }
    }

    pub(super) fn status(&self) -> Option<Status> {
        self.entry.map(|it| words::status_of(self.edition, it.article))
    }
}

fn values(edition: Edition, article: Article) -> Vec<SetValue> {
    let mut found: Vec<SetValue> = Vec::new();
    for regime in Regime::ALL {
        for parameter in parameters(edition.rulebook(), regime.pace(), regime.supervision()) {
            if parameter.article != article {
                continue;
            }
            match found.iter_mut().find(|it| it.parameter == parameter) {
                Some(known) => known.regimes.push(regime),
                None => found.push(SetValue { parameter, regimes: vec![regime] }),
            }
        }
    }
    found
}

fn stands(edition: Edition, provisions: &[Provision]) -> Standings {
    let standings: Vec<Validity> = provisions.iter().map(|it| it.validity(edition)).collect();
    let covers = |it: &Validity| matches!(it, Validity::Covered { .. });
    let kind = match () {
        () if standings.iter().any(|it| it.is_in_force()) => Kind::InForce,
        () if standings.iter().any(covers) => Kind::Covered,
        () => Kind::NotInForce,
    };
    // Where the rule itself is there, what covers the rest of it would only confuse.
    let counts = |it: &&Validity| kind != Kind::InForce || it.is_in_force();
    let mut articles: Vec<Article> =
        standings.iter().filter(counts).flat_map(|it| it.articles()).copied().collect();
    articles.sort_unstable();
    articles.dedup();
    let certainty = standings.iter().filter(counts).map(|it| it.certainty()).max();
    Standings { edition, articles, kind, certainty: certainty.unwrap_or(Certainty::Printed) }
}
