//! Where every provision stands in one edition, and how an edition states what it changes. The rows themselves are
//! data of the editions.

use super::{Certainty, Provision, Validity};
use crate::article::Article;

/// Where every provision stands in one edition: one place each, so that asking is an index.
#[derive(Clone, Copy, Debug)]
pub struct Numbers([Validity; Provision::ALL.len()]);

/// An article of an edition that stands under another number in the edition that is stated against it. It takes its
/// provisions and its values along.
#[derive(Clone, Copy, Debug)]
pub struct Renumbered {
    /// None: every article, and it stays where it is.
    from: Option<Article>,
    to: [Article; 1],
    certainty: Option<Certainty>,
}

impl Renumbered {
    /// Whatever is taken over was read in the printed text, also where the other edition is not sure of it.
    pub const ALL_PRINTED: Renumbered =
        Renumbered { from: None, to: [Article::new("1")], certainty: Some(Certainty::Printed) };

    /// What stood in `from` stands in `to`.
    ///
    /// # Panics
    /// If one of them is no number of an article; in a constant it does not compile.
    #[must_use]
    pub const fn new(from: &str, to: &str) -> Renumbered {
        let from = Some(Article::new(from));
        Renumbered { from, to: [Article::new(to)], certainty: None }
    }

    /// It is likely, but not read in the printed text.
    #[must_use]
    pub const fn likely(self) -> Renumbered {
        Renumbered { certainty: Some(Certainty::Likely), ..self }
    }

    /// Where an article stands where these are renumbered, if it is one of them, and how sure that is.
    pub(crate) const fn found(
        moved: &'static [Renumbered],
        article: Article,
        was: Certainty,
    ) -> (Option<&'static [Article; 1]>, Certainty) {
        let (mut to, mut certainty) = (None, was);
        let mut at = 0;
        while at < moved.len() {
            let here = match moved[at].from {
                Some(from) => from.is(article),
                None => true,
            };
            if here && moved[at].from.is_some() {
                to = Some(&moved[at].to);
            }
            if here && let Some(now) = moved[at].certainty {
                certainty = now;
            }
            at += 1;
        }
        (to, certainty)
    }
}

impl Numbers {
    /// Nothing is in force: from here starts an edition that rests on no other.
    pub const NONE: Numbers = Numbers([Validity::NotInForce; Provision::ALL.len()]);

    /// Where a provision stands.
    #[must_use]
    pub const fn validity(&self, provision: Provision) -> Validity {
        self.0[provision as usize]
    }

    /// The same with other numbers for these articles, and with these rows.
    ///
    /// # Panics
    /// If a row says what holds without it, or a provision in several articles, one of which is renumbered, has no row; in
    /// a constant it does not compile.
    #[must_use]
    pub const fn restated(
        mut self,
        moved: &'static [Renumbered],
        rows: &[(Provision, Validity)],
    ) -> Numbers {
        let mut stated = [false; Provision::ALL.len()];
        let mut row = 0;
        while row < rows.len() {
            let (provision, validity) = rows[row];
            let at = provision as usize;
            assert!(!stated[at], "a provision has two rows");
            if let Some(inherited) = self.0[at].renumbered(moved) {
                assert!(!inherited.is(validity), "a row says what holds without it");
            }
            stated[at] = true;
            self.0[at] = validity;
            row += 1;
        }
        let mut at = 0;
        while at < stated.len() {
            if !stated[at] {
                self.0[at] = match self.0[at].renumbered(moved) {
                    Some(validity) => validity,
                    None => {
                        panic!("a provision in several articles needs a row if one is renumbered")
                    }
                };
            }
            at += 1;
        }
        self
    }
}

impl Validity {
    /// The same where these articles are renumbered; nothing can be said of one article among several.
    const fn renumbered(self, moved: &'static [Renumbered]) -> Option<Validity> {
        let (mut articles, mut certainty) = (self.articles(), self.certainty());
        let mut at = 0;
        while at < articles.len() {
            let found = Renumbered::found(moved, articles[at], certainty);
            certainty = found.1;
            match found.0 {
                Some(to) if articles.len() == 1 => articles = to,
                Some(_) => return None,
                None => {}
            }
            at += 1;
        }
        Some(match self {
            Validity::NotInForce => self,
            Validity::InForce { .. } => Validity::InForce { articles, certainty },
            Validity::Covered { .. } => Validity::Covered { articles, certainty },
        })
    }

    /// Equality, for constants.
    const fn is(self, other: Validity) -> bool {
        let same_kind = match (self, other) {
            (Validity::NotInForce, Validity::NotInForce) => return true,
            (Validity::InForce { certainty, .. }, Validity::InForce { certainty: that, .. })
            | (Validity::Covered { certainty, .. }, Validity::Covered { certainty: that, .. }) => {
                certainty as u8 == that as u8
            }
            _ => return false,
        };
        let (articles, others) = (self.articles(), other.articles());
        if !same_kind || articles.len() != others.len() {
            return false;
        }
        let mut at = 0;
        while at < articles.len() {
            if !articles[at].is(others[at]) {
                return false;
            }
            at += 1;
        }
        true
    }
}

/// The numbers of an edition, in the order of its articles.
///
/// An edition that rests on another names it, then the articles that it renumbers, if there are any, and then only the
/// provisions that stand elsewhere. In a row stands:
///
/// - `"3.1"` or several: in force in these articles, the leading one first;
/// - `by "6.2.c"`: no rule of its own, that article covers the case;
/// - `-`: not in force;
/// - `~` before the rest: likely, but not read in the printed text.
///
/// ```
/// use jadoube_laws::editions::words::*;
/// use jadoube_laws::{Article, Validity};
///
/// const MOVED: &[Renumbered] = &[Renumbered::new("5.2.1", "5.4")];
/// const NUMBERS: Numbers = numbers! {
///     Edition::Fide2023, MOVED;
///     EndMate ["5.3"],
///     DrawAutoFivefold [-],
/// };
/// assert_eq!(NUMBERS.validity(Provision::EndMate).articles(), [Article::new("5.3")]);
/// assert_eq!(NUMBERS.validity(Provision::EndStalemate).articles(), [Article::new("5.4")]);
/// assert_eq!(NUMBERS.validity(Provision::DrawAutoFivefold), Validity::NotInForce);
/// // What is not mentioned stands where it stood.
/// assert_eq!(NUMBERS.validity(Provision::EndDead).articles(), [Article::new("5.2.2")]);
/// ```
#[macro_export]
macro_rules! numbers {
    (@ -) => {
        $crate::Validity::NotInForce
    };
    (@ ~ by $($article:literal),+) => {
        $crate::numbers!(@ Covered Likely $($article),+)
    };
    (@ by $($article:literal),+) => {
        $crate::numbers!(@ Covered Printed $($article),+)
    };
    (@ ~ $($article:literal),+) => {
        $crate::numbers!(@ InForce Likely $($article),+)
    };
    (@ $($article:literal),+) => {
        $crate::numbers!(@ InForce Printed $($article),+)
    };
    (@ $validity:ident $certainty:ident $($article:literal),+) => {
        $crate::Validity::$validity {
            articles: const { &[$($crate::Article::new($article)),+] },
            certainty: $crate::Certainty::$certainty,
        }
    };
    (@@ $numbers:expr, $moved:expr; $($provision:ident [$($cell:tt)+],)*) => {
        $numbers.restated($moved, &[$(($crate::Provision::$provision, $crate::numbers!(@ $($cell)+))),*])
    };
    ($($provision:ident [$($cell:tt)+],)+) => {
        $crate::numbers!(@@ $crate::editions::words::Numbers::NONE, &[]; $($provision [$($cell)+],)+)
    };
    ($base:expr; $($rows:tt)*) => {
        $crate::numbers!(@@ $base.book().numbers, &[]; $($rows)*)
    };
    ($base:expr, $moved:expr; $($rows:tt)*) => {
        $crate::numbers!(@@ $base.book().numbers, $moved; $($rows)*)
    };
}
