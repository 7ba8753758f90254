//! On what a ruling rests: provisions, values of the edition, commentary, an adopted reading.

use crate::article::{Article, Part};
use crate::edition::Edition;
use crate::interpretations::Interpretation;
use crate::passage::Passage;
use crate::provision::{Certainty, Provision, Validity};
use crate::rulebook::Cited;

/// The grounds of a ruling, the leading one first. There is no empty one. What decided is cited; what only belongs to
/// an explanation stands in the background.
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
///
/// let cites = cites.behind(&[Provision::MoveIllegal, Provision::MoveLegal]);
/// assert_eq!(text(Edition::Fide2018), ["7.5.5", "3.10.2"]);
/// assert_eq!(cites.background(Edition::Fide2018)[0].to_string(), "3.10.1");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cites {
    grounds: [Option<Ground>; GROUNDS_MAX],
    commentary: [Option<Passage>; COMMENTARY_MAX],
    readings: [Option<Interpretation>; READINGS_MAX],
    background: [Option<Provision>; BACKGROUND_MAX],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ground {
    Provision(Provision),
    /// One item of a provision, counted from its heading.
    Item(Provision, u8),
    Value(Article, Certainty),
}

// More than any kind of ruling may cite (decision 0010); what does not fit stops a test.
const GROUNDS_MAX: usize = 10;
const COMMENTARY_MAX: usize = 4;
const READINGS_MAX: usize = 3;
const BACKGROUND_MAX: usize = 12;

impl Cites {
    /// Rests on this provision.
    #[must_use]
    pub const fn of(provision: Provision) -> Cites {
        Cites::led_by(Ground::Provision(provision))
    }

    /// Rests on one item of this provision, counted from its heading, which is item 0; or on one of several articles
    /// that have no heading in common. Where an edition does not number its items, the provision is cited as a whole.
    #[must_use]
    pub const fn of_item(provision: Provision, item: u8) -> Cites {
        Cites::led_by(Ground::Item(provision, item))
    }

    /// Rests on the article that sets this value of the edition.
    #[must_use]
    pub fn value<T>(cited: &Cited<T>) -> Cites {
        Cites::led_by(Ground::Value(cited.article, cited.certainty)).reading_of(cited)
    }

    const fn led_by(ground: Ground) -> Cites {
        let mut grounds = [None; GROUNDS_MAX];
        grounds[0] = Some(ground);
        Cites {
            grounds,
            commentary: [None; COMMENTARY_MAX],
            readings: [None; READINGS_MAX],
            background: [None; BACKGROUND_MAX],
        }
    }

    /// The leading ground alone.
    #[must_use]
    pub const fn leading(self) -> Cites {
        match self.grounds[0] {
            Some(ground) => Cites::led_by(ground),
            None => self,
        }
    }

    /// And on this provision.
    #[must_use]
    pub fn and(mut self, provision: Provision) -> Cites {
        keep(&mut self.grounds, Ground::Provision(provision));
        self
    }

    /// And on this article of the edition, which is what the ruling speaks of.
    #[must_use]
    pub fn and_article(mut self, article: &Article) -> Cites {
        keep(&mut self.grounds, Ground::Value(*article, Certainty::Printed));
        self
    }

    /// And on this item of a provision.
    #[must_use]
    pub fn and_item(mut self, provision: Provision, item: u8) -> Cites {
        keep(&mut self.grounds, Ground::Item(provision, item));
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
        keep(&mut self.grounds, Ground::Value(cited.article, cited.certainty));
        self.reading_of(cited)
    }

    /// With this passage of the commentary, where the edition has one.
    #[must_use]
    pub fn with_commentary(mut self, passage: Passage) -> Cites {
        keep(&mut self.commentary, passage);
        self
    }

    /// With this passage of the commentary, if this holds.
    #[must_use]
    pub fn with_commentary_if(self, holds: bool, passage: Passage) -> Cites {
        self.when(holds, |it| it.with_commentary(passage))
    }

    /// With something more, if this holds.
    #[must_use]
    pub fn when(self, holds: bool, more: impl FnOnce(Cites) -> Cites) -> Cites {
        if holds { more(self) } else { self }
    }

    /// By this adopted reading too.
    #[must_use]
    pub fn read_as(mut self, reading: Interpretation) -> Cites {
        keep(&mut self.readings, reading);
        self
    }

    /// And on all that another ruling rests on, its background being behind this one too.
    #[must_use]
    pub fn with(mut self, other: &Cites) -> Cites {
        other.grounds.iter().flatten().for_each(|&it| keep(&mut self.grounds, it));
        other.commentary.iter().flatten().for_each(|&it| keep(&mut self.commentary, it));
        other.background.iter().flatten().for_each(|&it| keep(&mut self.background, it));
        self.readings_of(other)
    }

    /// Behind it stand these provisions: they did not decide, but belong to an explanation.
    #[must_use]
    pub fn behind(mut self, provisions: &[Provision]) -> Cites {
        provisions.iter().for_each(|&it| keep(&mut self.background, it));
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

    /// Cites a provision that an edition prints once for each pace by the article of this one: by that of its appendix
    /// whose letter this is.
    pub(crate) fn of_appendix(&mut self, letter: u8, edition: Edition) {
        let of = |it: &Article, letter| it.part() == Part::Appendix(letter);
        for ground in self.grounds.iter_mut().map_while(Option::as_mut) {
            let Ground::Provision(provision) = *ground else { continue };
            let articles = provision.validity(edition).articles();
            let both = articles.len() > 1
                && [b'A', b'B'].into_iter().all(|some| articles.iter().any(|it| of(it, some)));
            if let (true, Some(item)) = (both, articles.iter().position(|it| of(it, letter))) {
                *ground = Ground::Item(provision, item as u8);
            }
        }
    }

    /// The provisions among the grounds.
    pub fn provisions(&self) -> impl Iterator<Item = Provision> + Clone + '_ {
        self.grounds.iter().flatten().filter_map(|it| match it {
            Ground::Provision(provision) | Ground::Item(provision, _) => Some(*provision),
            Ground::Value(..) => None,
        })
    }

    /// The provisions behind them, which did not decide.
    pub fn background_provisions(&self) -> impl Iterator<Item = Provision> + '_ {
        self.background.iter().flatten().copied()
    }

    /// The articles behind the ruling in an edition, without those that it cites.
    #[must_use]
    pub fn background(&self, edition: Edition) -> Vec<Article> {
        let cited = self.articles(edition);
        let mut found = Vec::new();
        for article in self.background_provisions().flat_map(|it| it.validity(edition).articles()) {
            if !cited.contains(article) && !found.contains(article) {
                found.push(*article);
            }
        }
        found
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
                    for &article in provision.validity(edition).articles() {
                        add(article);
                    }
                }
                Ground::Item(provision, item) => {
                    let all = provision.validity(edition).articles();
                    match (all.first(), all.get(usize::from(*item))) {
                        (Some(heading), Some(item)) => {
                            add(*item);
                            if item.is_within(*heading) {
                                add(*heading);
                            }
                        }
                        _ => all.iter().for_each(|&it| add(it)),
                    }
                }
                Ground::Value(article, _) => add(*article),
            }
        }
        for passage in self.commentary.iter().flatten() {
            if let Some(article) = passage.article(edition) {
                add(article);
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
                match provision.validity(edition) {
                    Validity::NotInForce => Certainty::Printed,
                    standing => standing.certainty(),
                }
            }
            Ground::Value(_, certainty) => *certainty,
        };
        self.grounds.iter().flatten().map(of).max().unwrap_or(Certainty::Printed)
    }
}

/// A ground is never lost: a rule that has more of them than there is room for has to say which decide.
fn keep<T: Copy + PartialEq>(places: &mut [Option<T>], new: T) {
    let place = places.iter_mut().find(|it| it.is_none_or(|it| it == new));
    debug_assert!(place.is_some(), "a ruling cites more than there is room for");
    if let Some(place) = place {
        *place = Some(new);
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
    use crate::article::Article;
    use crate::edition::Edition;
    use crate::provision::Provision;

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "room")]
    fn a_ground_that_has_no_room_is_not_lost_silently() {
        let _ = Provision::ALL.iter().fold(Cites::of(Provision::EndMate), |it, &all| it.and(all));
    }

    #[test]
    fn the_background_names_what_is_not_cited() {
        let cites = Cites::of(Provision::ActMadePromotion)
            .behind(&[Provision::ActMade, Provision::ActMadePromotion]);
        assert_eq!(cites.background(Edition::Fide2018), [Article::new("4.7")]);
        assert_eq!(cites.articles(Edition::Fide2018), [Article::new("4.7.3")]);
    }

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
        // Articles without a common heading.
        let two_hands = Cites::of_item(Provision::IrrIllegalPenalty, 1);
        assert_eq!(cited(two_hands, Edition::Fide2017), ["7.7.2"]);
        assert_eq!(cited(two_hands, Edition::Fide2018), ["7.5.5"]);
        // Where the edition does not number them, it is the whole provision.
        let on_request = Cites::of_item(Provision::BlindAssistant, 4);
        assert_eq!(cited(on_request, Edition::Fide2014), ["D.2.9"]);
    }
}
