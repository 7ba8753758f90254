//! What was consulted while an event was judged, and what came of it. Rules say it where they decide, in the very
//! condition that decides; nobody listens unless somebody asked for it.

use std::cell::RefCell;

use crate::article::Article;
use crate::edition::Edition;
use crate::provision::Provision;
use crate::rulebook::Cited;
use crate::ruling::{Cites, Ruling};
use crate::unmet::Unmet;

/// A provision that was consulted, or a value of the edition, and what came of it.
///
/// ```
/// use board::{Color, Square};
/// use clock::Instant;
/// use jadoube_laws::event::*;
/// use jadoube_laws::game::{Configuration, Game};
/// use jadoube_laws::{Came, Edition, Provision, Unmet};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let touched = Event::new(Instant::START, Happening::PieceTouched(Touched {
///     side: Color::White,
///     squares: vec![Square::G1],
///     order: TouchOrder::InTurn,
///     manner: Manner::Deliberate,
///     hand: Hand::Unknown,
///     board: BoardId::Main,
/// }));
/// let (rulings, consulted) = game.record_explained(&touched)?;
/// assert_eq!(rulings[0].articles()[0].to_string(), "4.3.1");
/// let came = |of| consulted.iter().find(|it| it.provision == Some(of)).map(|it| it.came);
/// assert_eq!(came(Provision::ActTouchOwn), Some(Came::Applied { ruling: 0 }));
/// assert_eq!(came(Provision::ActTouchOpp), Some(Came::Unmet(Unmet::NoOpposingPieceTouched)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Consulted {
    /// The provision; nothing if it is the article of a value or of the commentary.
    pub provision: Option<Provision>,
    /// Where it stands in the edition; nowhere if the edition has no such rule.
    pub articles: Vec<Article>,
    /// What came of it.
    pub came: Came,
}

/// What came of what was consulted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Came {
    /// A ruling rests on it, or has it in its background.
    Applied {
        /// The first such ruling, counted from nought.
        ruling: usize,
    },
    /// The first of its conditions that was not fulfilled.
    Unmet(Unmet),
    /// The edition has no such rule.
    NotInThisEdition,
}

impl Came {
    /// The stable name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Came::Applied { .. } => "applied",
            Came::Unmet(_) => "unmet",
            Came::NotInThisEdition => "not-in-this-edition",
        }
    }
}

/// What can be consulted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rule {
    Provision(Provision),
    Article(Article),
}

/// One provision, several that a condition decides together, or a value of the edition.
pub(crate) trait Rules {
    fn each(&self, found: &mut dyn FnMut(Rule));
}

impl Rules for Provision {
    fn each(&self, found: &mut dyn FnMut(Rule)) {
        found(Rule::Provision(*self));
    }
}

impl<const N: usize> Rules for [Provision; N] {
    fn each(&self, found: &mut dyn FnMut(Rule)) {
        self.iter().for_each(|it| it.each(found));
    }
}

impl<T> Rules for &Cited<T> {
    fn each(&self, found: &mut dyn FnMut(Rule)) {
        found(Rule::Article(self.article));
    }
}

/// What was said while an event was judged.
#[derive(Default, Debug)]
pub(crate) struct Notes {
    unmet: RefCell<Vec<(Rule, Unmet)>>,
    rulings: RefCell<Vec<Cites>>,
}

/// To whom rules say what they consult: mostly to nobody.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Asking<'a> {
    notes: Option<&'a Notes>,
    /// Is only listened to rulings?
    hushed: bool,
}

impl<'a> Asking<'a> {
    pub(crate) fn noted_in(notes: &'a Notes) -> Asking<'a> {
        Asking { notes: Some(notes), hushed: false }
    }

    /// Only rulings are noted from now on, if that is so.
    pub(crate) fn hushed_if(self, hushed: bool) -> Asking<'a> {
        Asking { hushed, ..self }
    }

    /// Does this condition hold, on which these rules depend?
    #[inline]
    pub(crate) fn asks(self, rules: impl Rules, unmet: Unmet, holds: bool) -> bool {
        if !holds {
            self.unmet(rules, unmet);
        }
        holds
    }

    /// What these rules depend on, if it is there.
    #[inline]
    pub(crate) fn finds<T>(self, rules: impl Rules, unmet: Unmet, found: Option<T>) -> Option<T> {
        if found.is_none() {
            self.unmet(rules, unmet);
        }
        found
    }

    /// Here it was decided that these rules do not apply.
    #[inline]
    pub(crate) fn unmet(self, rules: impl Rules, unmet: Unmet) {
        self.unmet_as(rules, || unmet);
    }

    /// The same, where it costs something to say why.
    #[inline]
    pub(crate) fn unmet_as(self, rules: impl Rules, unmet: impl FnOnce() -> Unmet) {
        if let Some(notes) = self.notes
            && !self.hushed
        {
            notes.note(&rules, unmet());
        }
    }

    /// A ruling was given.
    #[inline]
    pub(crate) fn ruled(self, cites: &Cites) {
        if let Some(notes) = self.notes {
            notes.rulings.borrow_mut().push(*cites);
        }
    }
}

impl Notes {
    /// Only the first condition of a rule that was not fulfilled counts.
    #[cold]
    fn note(&self, rules: &dyn Rules, unmet: Unmet) {
        let mut noted = self.unmet.borrow_mut();
        rules.each(&mut |rule| {
            if !noted.iter().any(|it| it.0 == rule) {
                noted.push((rule, unmet));
            }
        });
    }

    /// What was consulted, by what came of it: applied, then by the condition that failed, then what the edition has not.
    pub(crate) fn consulted(self, edition: Edition, rulings: &[Ruling]) -> Vec<Consulted> {
        let mut found: Vec<Consulted> = Vec::new();
        let mut add = |rule: Rule, came: Came| {
            let (provision, articles) = match rule {
                Rule::Provision(it) => (Some(it), it.validity(edition).articles().to_vec()),
                Rule::Article(it) => (None, vec![it]),
            };
            let came = if articles.is_empty() { Came::NotInThisEdition } else { came };
            if !found.iter().any(|it| it.provision == provision && it.articles == articles) {
                found.push(Consulted { provision, articles, came });
            }
        };
        let given = self.rulings.into_inner();
        for rule in given.iter().flat_map(|it| rules_of(it, edition)) {
            let by = rulings.iter().position(|it| rules_of(it.cites(), edition).contains(&rule));
            // What was ruled and fell away again in the same line was fulfilled by it.
            add(
                rule,
                by.map_or(Came::Unmet(Unmet::FulfilledByTheMove), |ruling| Came::Applied {
                    ruling,
                }),
            );
        }
        for (rule, unmet) in self.unmet.into_inner() {
            add(rule, Came::Unmet(unmet));
        }
        found.sort_by_key(|it| it.came);
        found
    }
}

/// What a ruling rests on and what stands behind it. An article that no provision brings is that of a value, or of the
/// commentary.
fn rules_of(cites: &Cites, edition: Edition) -> Vec<Rule> {
    let provisions: Vec<Provision> =
        cites.provisions().chain(cites.background_provisions()).collect();
    let by_provision = |it: &Article| {
        provisions.iter().any(|provision| provision.validity(edition).articles().contains(it))
    };
    let others = cites.articles(edition).into_iter().filter(|it| !by_provision(it));
    let of_values: Vec<Rule> = others.map(Rule::Article).collect();
    provisions.iter().copied().map(Rule::Provision).chain(of_values).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_condition_that_failed_counts_and_the_edition_decides_last() {
        let notes = Notes::default();
        let asking = Asking::noted_in(&notes);
        assert!(!asking.asks(Provision::ActTouchOwn, Unmet::Accidental, false));
        assert!(asking.asks(Provision::EndMate, Unmet::NotInCheck, true));
        assert_eq!(asking.finds(Provision::ActTouchOwn, Unmet::NotBegun, None::<u8>), None);
        asking.hushed_if(true).unmet(Provision::EndDead, Unmet::MatePossible);
        asking.unmet([Provision::DrawAutoFivefold, Provision::ActAdjust], Unmet::GameOver);
        let found = notes.consulted(Edition::Fide2009, &[]);
        let came: Vec<_> = found.iter().map(|it| (it.provision, it.came)).collect();
        assert_eq!(
            came,
            [
                (Some(Provision::ActAdjust), Came::Unmet(Unmet::GameOver)),
                (Some(Provision::ActTouchOwn), Came::Unmet(Unmet::Accidental)),
                (Some(Provision::DrawAutoFivefold), Came::NotInThisEdition),
            ]
        );
    }

    #[test]
    fn what_was_ruled_and_fell_away_again_was_fulfilled_by_the_move() {
        let notes = Notes::default();
        let value = &Edition::Fide2018.rulebook().draws.repetition_claim;
        let cites = Cites::of(Provision::ActTouchOwn).and_value(value);
        Asking::noted_in(&notes).ruled(&cites);
        let found = notes.consulted(Edition::Fide2018, &[]);
        let rules: Vec<_> = found.iter().map(|it| it.provision).collect();
        assert_eq!(rules, [Some(Provision::ActTouchOwn), None]);
        assert!(found.iter().all(|it| it.came == Came::Unmet(Unmet::FulfilledByTheMove)));
    }

    #[test]
    fn whoever_does_not_ask_is_not_told() {
        Asking::default().unmet_as(Provision::EndMate, || unreachable!("nobody listens"));
    }
}
