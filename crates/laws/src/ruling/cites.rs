//! On what a ruling rests: provisions, values of the edition, commentary, an adopted reading.

use crate::article::Article;
use crate::edition::Edition;
use crate::interpretations::Interpretation;
use crate::provision::{Certainty, Provision, Standing};
use crate::rulebook::Cited;

/// The grounds of a ruling, the leading one first. There is no empty one.
///
/// ```
/// use jadoube_laws::ruling::Cites;
/// use jadoube_laws::{Certainty, Edition, Provision};
///
/// let cites = Cites::of(Provision::IrrIllegalPenalty).and(Provision::MoveIllegal);
/// let text = |edition| cites.articles(edition).iter().map(ToString::to_string).collect::<Vec<_>>();
/// assert_eq!(text(Edition::Fide2018), ["7.5.5", "3.10.2"]);
/// assert_eq!(text(Edition::Fide2009)[0], "7.4.b");
/// assert_eq!(cites.certainty(Edition::Fide2018), Certainty::Printed);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cites {
    grounds: [Option<Ground>; GROUNDS_MAX],
    commentary: [Option<Article>; COMMENTARY_MAX],
    readings: [Option<Interpretation>; READINGS_MAX],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Provision(Provision),
    /// One item of a provision, counted from its heading.
    Item(Provision, u8),
    Value(Article, Certainty),
}

const GROUNDS_MAX: usize = 10;
const COMMENTARY_MAX: usize = 3;
const READINGS_MAX: usize = 3;

impl Cites {
    /// Rests on this provision.
    #[must_use]
    pub const fn of(provision: Provision) -> Cites {
        let mut grounds = [None; GROUNDS_MAX];
        grounds[0] = Some(Ground::Provision(provision));
        Cites { grounds, commentary: [None; COMMENTARY_MAX], readings: [None; READINGS_MAX] }
    }

    /// Rests on one item of this provision, the heading not counted. Where an edition does not number its items, the
    /// provision is cited as a whole.
    #[must_use]
    pub const fn of_item(provision: Provision, item: u8) -> Cites {
        let mut grounds = [None; GROUNDS_MAX];
        grounds[0] = Some(Ground::Item(provision, item));
        Cites { grounds, commentary: [None; COMMENTARY_MAX], readings: [None; READINGS_MAX] }
    }

    /// Rests on the article that sets this value of the edition.
    #[must_use]
    pub fn value<T>(cited: &Cited<T>) -> Cites {
        let mut grounds = [None; GROUNDS_MAX];
        grounds[0] = Some(Ground::Value(cited.article, cited.certainty));
        let readings = [None; READINGS_MAX];
        Cites { grounds, commentary: [None; COMMENTARY_MAX], readings }.reading_of(cited)
    }

    /// And on this provision.
    #[must_use]
    pub const fn and(mut self, provision: Provision) -> Cites {
        let mut at = 0;
        while at < GROUNDS_MAX {
            match self.grounds[at] {
                Some(Ground::Provision(known)) if known as u16 == provision as u16 => return self,
                Some(_) => at += 1,
                None => {
                    self.grounds[at] = Some(Ground::Provision(provision));
                    return self;
                }
            }
        }
        self
    }

    /// And on this article of the edition, which is what the ruling speaks of.
    #[must_use]
    pub fn and_article(mut self, article: &Article) -> Cites {
        let ground = Some(Ground::Value(*article, Certainty::Printed));
        if !self.grounds.contains(&ground)
            && let Some(free) = self.grounds.iter_mut().find(|it| it.is_none())
        {
            *free = ground;
        }
        self
    }

    /// And on this item of a provision.
    #[must_use]
    pub fn and_item(mut self, provision: Provision, item: u8) -> Cites {
        let ground = Some(Ground::Item(provision, item));
        if !self.grounds.contains(&ground)
            && let Some(free) = self.grounds.iter_mut().find(|it| it.is_none())
        {
            *free = ground;
        }
        self
    }

    /// And on these provisions.
    #[must_use]
    pub fn and_all(self, provisions: &[Provision]) -> Cites {
        provisions.iter().fold(self, |cites, &it| cites.and(it))
    }

    /// And on the article that sets this value of the edition.
    #[must_use]
    pub fn and_value<T>(mut self, cited: &Cited<T>) -> Cites {
        if let Some(free) = self.grounds.iter_mut().find(|it| it.is_none()) {
            *free = Some(Ground::Value(cited.article, cited.certainty));
        }
        self.reading_of(cited)
    }

    /// With this passage of the commentary.
    #[must_use]
    pub const fn with_commentary(mut self, passage: Article) -> Cites {
        let mut at = 0;
        while at < COMMENTARY_MAX {
            if self.commentary[at].is_none() {
                self.commentary[at] = Some(passage);
                return self;
            }
            at += 1;
        }
        self
    }

    /// By this adopted reading too.
    #[must_use]
    pub const fn read_as(mut self, reading: Interpretation) -> Cites {
        let mut at = 0;
        while at < READINGS_MAX {
            match self.readings[at] {
                Some(known) if known as u8 == reading as u8 => return self,
                Some(_) => at += 1,
                None => {
                    self.readings[at] = Some(reading);
                    return self;
                }
            }
        }
        self
    }

    /// By the reading on which this value of the edition rests, if it rests on one.
    #[must_use]
    pub fn reading_of<T>(self, cited: &Cited<T>) -> Cites {
        cited.reading.map_or(self, |it| self.read_as(it))
    }

    /// By the readings of others.
    #[must_use]
    pub fn readings_of(self, other: &Cites) -> Cites {
        other.readings().fold(self, Cites::read_as)
    }

    /// The provisions among the grounds.
    pub fn provisions(&self) -> impl Iterator<Item = Provision> + '_ {
        self.grounds.iter().flatten().filter_map(|it| match it {
            Ground::Provision(provision) | Ground::Item(provision, _) => Some(*provision),
            Ground::Value(..) => None,
        })
    }

    /// The adopted readings.
    pub fn readings(&self) -> impl Iterator<Item = Interpretation> + '_ {
        self.readings.iter().flatten().copied()
    }

    /// The articles in an edition, the leading one first; commentary last, since it is guidance (Q-01). Where the edition has none of the
    /// provisions, the rule that such cases are decided by analogy is cited.
    #[must_use]
    pub fn articles(&self, edition: Edition) -> Vec<Article> {
        let mut found = Vec::with_capacity(4);
        let mut add = |article: Article| {
            if !found.contains(&article) {
                found.push(article);
            }
        };
        for ground in self.grounds.iter().flatten() {
            match ground {
                Ground::Provision(provision) => {
                    for &article in provision.standing(edition).articles() {
                        add(article);
                    }
                }
                Ground::Item(provision, item) => {
                    let all = provision.standing(edition).articles();
                    match (all.first(), all.get(usize::from(*item))) {
                        (Some(heading), Some(item)) => {
                            add(*item);
                            add(*heading);
                        }
                        _ => all.iter().for_each(|&it| add(it)),
                    }
                }
                Ground::Value(article, _) => add(*article),
            }
        }
        if edition.has_commentary() {
            for passage in self.commentary.iter().flatten() {
                add(*passage);
            }
        }
        if found.is_empty() {
            found.extend(Provision::PrefaceAnalogy.article(edition));
        }
        found
    }

    /// The least certain of the grounds.
    #[must_use]
    pub fn certainty(&self, edition: Edition) -> Certainty {
        let of = |ground: &Ground| match ground {
            Ground::Provision(provision) | Ground::Item(provision, _) => {
                match provision.standing(edition) {
                    Standing::NotInForce => Certainty::Printed,
                    standing => standing.certainty(),
                }
            }
            Ground::Value(_, certainty) => *certainty,
        };
        self.grounds.iter().flatten().map(of).max().unwrap_or(Certainty::Printed)
    }
}

impl From<Provision> for Cites {
    fn from(provision: Provision) -> Cites {
        Cites::of(provision)
    }
}

#[cfg(test)]
mod tests {
    use super::Cites;
    use crate::edition::Edition;
    use crate::provision::Provision;

    #[test]
    fn an_item_is_cited_with_its_heading_and_without_the_other_items() {
        let cited = |cites: Cites, edition| {
            cites.articles(edition).iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        let ambiguous = Cites::of_item(Provision::AdjBadSeal, 1);
        assert_eq!(cited(ambiguous, Edition::Fide2018), ["I.8.1", "I.8"]);
        assert_eq!(cited(ambiguous, Edition::Fide2009), ["Guidelines 8.a", "Guidelines 8"]);
        let two = Cites::of(Provision::AdjCheck)
            .and_item(Provision::AdjEnvelope, 1)
            .and_item(Provision::AdjEnvelope, 5);
        assert_eq!(cited(two, Edition::Fide2018), ["I.3", "I.2.1", "I.2", "I.2.5"]);
        // Where the edition does not number them, it is the whole provision.
        let on_request = Cites::of_item(Provision::BlindAssistant, 4);
        assert_eq!(cited(on_request, Edition::Fide2014), ["D.2.9"]);
    }
}
