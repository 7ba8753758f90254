//! A rule of chess, identified by what it says. Its number is a property of the edition and is looked up
//! here. What follows from a rule is not said here.

mod list;
mod numbers;
#[cfg(test)]
mod tests;

use std::fmt;
use std::str::FromStr;

use crate::article::Article;
use crate::edition::Edition;
use crate::suggest;

pub use list::Provision;
pub use numbers::{Numbers, Renumbered};

/// How sure we are of what an edition prints.
///
/// ```
/// use jadoube_laws::{Certainty, Edition, Provision};
///
/// let sure = Provision::EndMate.validity(Edition::Fide2018).certainty();
/// assert_eq!((sure, sure.mark()), (Certainty::Printed, ""));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Certainty {
    /// Read in the text of that edition.
    Printed,
    /// Likely: not read in the text itself, but well supported. Marked `~`.
    Likely,
    /// Unsure. Marked `?`.
    Unsure,
}

impl Certainty {
    /// The sign in tables: nothing, `~` or `?`.
    #[must_use]
    pub const fn mark(self) -> &'static str {
        match self {
            Certainty::Printed => "",
            Certainty::Likely => "~",
            Certainty::Unsure => "?",
        }
    }
}

/// Where a provision stands in an edition.
///
/// ```
/// use jadoube_laws::{Article, Edition, Provision, Validity};
///
/// let validity = Provision::EndMate.validity(Edition::Fide2018);
/// assert!(validity.is_in_force());
/// assert_eq!(validity.articles()[0], Article::new("5.1.1"));
/// assert_eq!(Provision::DrawAutoFivefold.validity(Edition::Fide2009), Validity::NotInForce);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Validity {
    /// The edition has no such rule.
    NotInForce,
    /// The edition has the rule in these articles, the leading one first.
    InForce {
        /// Where it stands.
        articles: &'static [Article],
        /// How sure that is.
        certainty: Certainty,
    },
    /// The edition has no rule of its own for this; another rule, in these articles, covers the case.
    Covered {
        /// Where that other rule stands.
        articles: &'static [Article],
        /// How sure that is.
        certainty: Certainty,
    },
}

impl Validity {
    /// The articles, if there are any.
    #[must_use]
    pub const fn articles(self) -> &'static [Article] {
        match self {
            Validity::NotInForce => &[],
            Validity::InForce { articles, .. } | Validity::Covered { articles, .. } => articles,
        }
    }

    /// How sure the articles are; an absence is as sure as the edition's text.
    #[must_use]
    pub const fn certainty(self) -> Certainty {
        match self {
            Validity::NotInForce => Certainty::Printed,
            Validity::InForce { certainty, .. } | Validity::Covered { certainty, .. } => certainty,
        }
    }

    /// Is the rule itself in force?
    #[must_use]
    pub const fn is_in_force(self) -> bool {
        matches!(self, Validity::InForce { .. })
    }
}

impl Provision {
    /// Where this provision stands in an edition. An overlay that does not speak of it leaves it to its base.
    #[must_use]
    pub const fn validity(self, edition: Edition) -> Validity {
        edition.book().numbers.validity(self)
    }

    /// The article to cite in an edition: the leading one, or the one that covers the case.
    #[must_use]
    pub fn article(self, edition: Edition) -> Option<Article> {
        self.validity(edition).articles().first().copied()
    }

    /// The provisions of an edition that stand in this article itself.
    ///
    /// ```
    /// use jadoube_laws::{Article, Edition, Provision};
    ///
    /// let article = Article::new("5.2.2");
    /// let says: Vec<Provision> = Provision::in_article(Edition::Fide2018, article).collect();
    /// assert_eq!(says, [Provision::EndDead]);
    /// ```
    pub fn in_article(edition: Edition, article: Article) -> impl Iterator<Item = Provision> {
        Provision::ALL.iter().copied().filter(move |it| {
            let validity = it.validity(edition);
            validity.is_in_force() && validity.articles().contains(&article)
        })
    }
}

/// The articles of another edition that say what this article says, in the order of the book.
///
/// ```
/// use jadoube_laws::{Article, Edition, counterparts};
///
/// let found = counterparts(Edition::Fide2018, Article::new("7.5.5"), Edition::Fide2009);
/// assert_eq!(found, [Article::new("7.4.b")]);
/// ```
#[must_use]
pub fn counterparts(edition: Edition, article: Article, other: Edition) -> Vec<Article> {
    let mut found: Vec<Article> = Provision::in_article(edition, article)
        .flat_map(|provision| provision.validity(other).articles())
        .copied()
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

impl fmt::Display for Provision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.key())
    }
}

/// A text that is no key of a provision.
///
/// ```
/// use jadoube_laws::Provision;
///
/// let wrong = "end.stalemat".parse::<Provision>().unwrap_err();
/// assert_eq!(wrong.nearest, Provision::EndStalemate);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{text}` is not a provision: did you mean `{nearest}`?")]
pub struct NotAProvision {
    /// What was read.
    pub text: String,
    /// The provision whose key comes nearest.
    pub nearest: Provision,
}

impl FromStr for Provision {
    type Err = NotAProvision;

    fn from_str(text: &str) -> Result<Provision, NotAProvision> {
        let wanted = text.trim();
        Provision::ALL.iter().copied().find(|it| it.key() == wanted).ok_or_else(|| {
            let keys = Provision::ALL.iter().map(|it| it.key());
            let nearest = Provision::ALL[suggest::nearest(wanted, keys).unwrap_or(0)];
            NotAProvision { text: text.to_owned(), nearest }
        })
    }
}
