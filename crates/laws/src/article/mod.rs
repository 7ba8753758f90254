//! The printed number of an article: `7.5.1`, `9.5.b`, `A.4.2`, `III.5.1`, `C7.5.5-c`. It orders like the
//! book. It is not the identity of a rule: that is a `Provision`, whose number changes with the edition.

mod parse;
mod print;
#[cfg(test)]
mod tests;

pub use parse::{ArticleFault, NotAnArticle};

/// A printed article number.
///
/// The order is that of the book: `9.10` comes after `9.6`, a commentary comes after the article it
/// explains and all that stands under it, appendices come after the articles, then the guidelines and
/// the glossary.
///
/// ```
/// use jadoube_laws::{Article, Part};
///
/// let illegal_move: Article = "7.5.1".parse()?;
/// assert_eq!((illegal_move.chapter(), illegal_move.depth()), (Some(7), 3));
/// assert_eq!(illegal_move.parent(), Some(Article::new("7.5")));
/// assert!(illegal_move.is_within(Article::new("7")));
/// assert!(Article::new("9.6") < Article::new("9.10"));
///
/// // Numbers of appendices, of the commentary and of the glossary.
/// assert_eq!(Article::new("A.4.2").part(), Part::Appendix(b'A'));
/// assert!(Article::new("C7.5.5-c").is_commentary());
/// assert!(Article::new("G-39").is_term());
/// # Ok::<(), jadoube_laws::NotAnArticle>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Article {
    part: Part,
    /// From the outside in; unused places are [`Step::NONE`], which sorts first.
    steps: [Step; STEPS_MAX],
}

/// The deepest numbers of the books, such as `3.8.2.1.1` or a commentary on `3.7.5.3`, have five steps.
const STEPS_MAX: usize = 6;

/// The part of the book a number belongs to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Part {
    /// The introduction: `Introduction`, `INT-3`.
    Introduction,
    /// The preface: `Preface`, `PRE-1`.
    Preface,
    /// The numbered articles: `7.5.1`; in 2023 also `0.1`.
    Articles,
    /// An appendix by its letter: `A.4.2`.
    Appendix(u8),
    /// The guidelines where they have no number of their own: `Guidelines 1.a`.
    Guidelines,
    /// A guideline by its Roman number: `III.5.1`.
    Guideline(u8),
    /// The glossary and its terms: `Glossary`, `G-39`.
    Glossary,
}

impl Article {
    /// Reads a number that is written in the program. A malformed one does not compile:
    ///
    /// ```
    /// use jadoube_laws::Article;
    /// const ILLEGAL_MOVE: Article = Article::new("7.5.1");
    /// assert_eq!(ILLEGAL_MOVE.to_string(), "7.5.1");
    /// ```
    ///
    /// ```compile_fail
    /// use jadoube_laws::Article;
    /// const BROKEN: Article = Article::new("7..1");
    /// ```
    ///
    /// # Panics
    ///
    /// If the text is not an article number in the form in which this type prints it.
    #[must_use]
    pub const fn new(text: &str) -> Article {
        match parse::exact(text) {
            Ok(article) => article,
            Err(_) => panic!("not an article number"),
        }
    }

    /// The part of the book.
    #[must_use]
    pub const fn part(self) -> Part {
        self.part
    }

    /// Is it a passage of the commentary, such as `C7.5.5-c`? Commentary is guidance, not law.
    #[must_use]
    pub fn is_commentary(self) -> bool {
        self.last().is_some_and(|step| step.kind() == StepKind::Remark)
    }

    /// Is it a sample of the notation, such as `C-sample-1`?
    #[must_use]
    pub fn is_sample(self) -> bool {
        self.last().is_some_and(|step| step.kind() == StepKind::Sample)
    }

    /// Is it a term of the glossary, such as `G-39`?
    #[must_use]
    pub fn is_term(self) -> bool {
        self.part == Part::Glossary && self.last().is_some_and(|it| it.kind() == StepKind::Number)
    }

    /// The article one level up: `7.5` for `7.5.1`, `7.5.5` for its commentary `C7.5.5-c`.
    #[must_use]
    pub fn parent(self) -> Option<Article> {
        let depth = self.depth();
        // An article of one step, such as `7`, is a chapter; nothing stands above it.
        let least = if self.part == Part::Articles { 1 } else { 0 };
        if depth <= least {
            return None;
        }
        let mut steps = self.steps;
        steps[depth - 1] = Step::NONE;
        Some(Article { steps, ..self })
    }

    /// Does this article stand under `other`, or is it `other`?
    #[must_use]
    pub fn is_within(self, other: Article) -> bool {
        let depth = other.depth();
        self.part == other.part && self.steps[..depth] == other.steps[..depth]
    }

    /// How many steps the number has: 3 for `7.5.1`.
    #[must_use]
    pub fn depth(self) -> usize {
        self.steps.iter().take_while(|&&step| step != Step::NONE).count()
    }

    /// The chapter as a number: 7 for `7.5.1`. Appendices and guidelines have none.
    #[must_use]
    pub fn chapter(self) -> Option<u16> {
        (self.part == Part::Articles).then(|| self.steps[0].value())
    }

    /// Equality, for constants.
    pub(crate) const fn is(self, other: Article) -> bool {
        let mut at = 0;
        while at < STEPS_MAX {
            if self.steps[at].0 != other.steps[at].0 {
                return false;
            }
            at += 1;
        }
        match (self.part, other.part) {
            (Part::Appendix(one), Part::Appendix(two))
            | (Part::Guideline(one), Part::Guideline(two)) => one == two,
            (Part::Introduction, Part::Introduction)
            | (Part::Preface, Part::Preface)
            | (Part::Articles, Part::Articles)
            | (Part::Guidelines, Part::Guidelines)
            | (Part::Glossary, Part::Glossary) => true,
            _ => false,
        }
    }

    fn last(self) -> Option<Step> {
        self.depth().checked_sub(1).map(|at| self.steps[at])
    }
}

/// One step of a number: its kind in the upper bits, its value in the lower ones, so that comparing the
/// integers compares the steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Step(u16);

/// What a step is written with, in the order in which the books print them side by side: the 2014 edition
/// has 9.2.a and 9.2.b before 9.2.1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum StepKind {
    /// `a`
    Letter,
    /// `ii`, only below a letter
    Roman,
    /// `5`
    Number,
    /// `-b`: a second sentence of an article that carries no number in print
    Sentence,
    /// `-sample-1`: a printed example
    Sample,
    /// `-c` of a commentary, after everything that stands under the article
    Remark,
}

impl Step {
    const NONE: Step = Step(0);
    const VALUE_BITS: u16 = 12;

    const fn new(kind: StepKind, value: u16) -> Step {
        Step(((kind as u16 + 1) << Step::VALUE_BITS) | value)
    }

    fn kind(self) -> StepKind {
        match self.0 >> Step::VALUE_BITS {
            1 => StepKind::Letter,
            2 => StepKind::Roman,
            3 => StepKind::Number,
            4 => StepKind::Sentence,
            5 => StepKind::Sample,
            _ => StepKind::Remark,
        }
    }

    const fn value(self) -> u16 {
        self.0 & ((1 << Step::VALUE_BITS) - 1)
    }
}
