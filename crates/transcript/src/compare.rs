//! What was expected beside what was ruled. Strict rulings must all be listed, in order; `...` stands for any
//! others at its place; quiet rulings are compared only if a line names them.

use board::Setup;
use laws::Article;
use laws::ruling::{Answered, Ruling, Verdict};

use crate::expected::{Expectation, ExpectedRuling};
use crate::matching::{answers, says};
use crate::of_ruling::answer_as_expected;
use crate::record::CannotHappen;
use crate::write::expectation_line;

/// One difference.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Difference {
    /// Expected and not ruled.
    Missing {
        /// What was expected.
        expected: Expectation,
    },
    /// Ruled and not expected.
    Unexpected {
        /// What was ruled, as it would be expected.
        found: Expectation,
    },
    /// The same kind of ruling, and something else in it.
    Other {
        /// What was expected.
        expected: Expectation,
        /// What was ruled.
        found: Expectation,
    },
    /// The ruling is right but does not cite these articles.
    Uncited {
        /// What was expected.
        expected: Expectation,
        /// What was ruled.
        found: Expectation,
        /// The articles that it does not cite.
        articles: Vec<Article>,
    },
    /// The state is another.
    State {
        /// What was expected.
        expected: crate::State,
        /// What it is.
        found: crate::State,
    },
    /// The query was answered otherwise.
    Answer {
        /// What was expected.
        expected: Expectation,
        /// The answer.
        found: Expectation,
    },
    /// A move, or an event, that cannot be.
    Impossible {
        /// Why.
        why: CannotHappen,
    },
}

/// What differs; nothing if all is as expected. The position is the one before the event.
#[must_use]
pub fn compare(expected: &[Expectation], found: &[Ruling], position: &Setup) -> Vec<Difference> {
    Alignment::new(expected, found, position).differences()
}

/// The position in which the moves of each ruling are written: the one that it speaks of, or else the one before the
/// event, and after a position was put back that one.
#[must_use]
pub fn positions(before: &Setup, rulings: &[Ruling]) -> Vec<Setup> {
    let mut position = *before;
    rulings
        .iter()
        .map(|ruling| {
            if let Verdict::Restore { position: restored, .. } = ruling.verdict() {
                position = **restored;
            }
            ruling.position().copied().unwrap_or(position)
        })
        .collect()
}

/// The least changes that turn what was expected into what was ruled.
struct Alignment<'a> {
    expected: &'a [Expectation],
    found: &'a [Ruling],
    /// The position in which the moves of each ruling are written.
    positions: Vec<Setup>,
    /// `cost[i][j]`: of what follows after `i` expectations and `j` rulings.
    cost: Vec<Vec<u32>>,
}

/// What one step of the comparison does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Match,
    Uncited,
    Other,
    SkipExpected,
    Missing,
    SkipFound,
    Unexpected,
}

impl Step {
    const ALL: [Step; 7] = [
        Step::Match,
        Step::SkipExpected,
        Step::SkipFound,
        Step::Uncited,
        Step::Other,
        Step::Missing,
        Step::Unexpected,
    ];

    const fn cost(self) -> u32 {
        match self {
            Step::Match | Step::SkipExpected | Step::SkipFound => 0,
            Step::Uncited => 2,
            Step::Other => 3,
            Step::Missing | Step::Unexpected => 2,
        }
    }

    /// How far it goes in what was expected and in what was ruled.
    const fn length(self) -> (usize, usize) {
        match self {
            Step::Match | Step::Uncited | Step::Other => (1, 1),
            Step::SkipExpected | Step::Missing => (1, 0),
            Step::SkipFound | Step::Unexpected => (0, 1),
        }
    }
}

impl<'a> Alignment<'a> {
    fn new(expected: &'a [Expectation], found: &'a [Ruling], position: &'a Setup) -> Alignment<'a> {
        let (rows, columns) = (expected.len(), found.len());
        let cost = vec![vec![0; columns + 1]; rows + 1];
        let mut alignment =
            Alignment { expected, found, positions: positions(position, found), cost };
        for row in (0..=rows).rev() {
            for column in (0..=columns).rev() {
                let steps = Step::ALL.into_iter().filter(|it| alignment.possible(*it, row, column));
                let costs = steps.map(|step| {
                    let (down, right) = step.length();
                    step.cost() + alignment.cost[row + down][column + right]
                });
                alignment.cost[row][column] = costs.min().unwrap_or(0);
            }
        }
        alignment
    }

    fn possible(&self, step: Step, row: usize, column: usize) -> bool {
        let expected = self.expected.get(row);
        let found = self.found.get(column);
        match step {
            Step::SkipExpected => {
                matches!(expected, Some(Expectation::Others | Expectation::Nothing))
            }
            Step::SkipFound => {
                // `...` holds its place until something after it fits.
                let others = row > 0 && matches!(self.expected[row - 1], Expectation::Others)
                    || matches!(expected, Some(Expectation::Others));
                found.is_some_and(|it| others || it.is_quiet())
            }
            Step::Unexpected => found.is_some(),
            Step::Missing => matches!(expected, Some(Expectation::Ruling { .. })),
            Step::Match | Step::Uncited | Step::Other => {
                let (Some(Expectation::Ruling { ruling, articles }), Some(found)) =
                    (expected, found)
                else {
                    return false;
                };
                let same = says(ruling, found, &self.positions[column]);
                let uncited = !self.uncited(articles, found).is_empty();
                match step {
                    Step::Match => same && !uncited,
                    Step::Uncited => same && uncited,
                    _ => !same && self.same_kind(ruling, column),
                }
            }
        }
    }

    /// An article that stands in the background of the ruling is named by it too.
    fn uncited(&self, articles: &[Article], found: &Ruling) -> Vec<Article> {
        let (cited, background) = (found.articles(), found.background());
        let named = |it: &Article| cited.contains(it) || background.contains(it);
        articles.iter().copied().filter(|it| !named(it)).collect()
    }

    fn same_kind(&self, expected: &ExpectedRuling, column: usize) -> bool {
        match Expectation::of(&self.found[column], &self.positions[column]) {
            Expectation::Ruling { ruling, .. } => {
                std::mem::discriminant(&ruling) == std::mem::discriminant(expected)
            }
            _ => false,
        }
    }

    fn differences(&self) -> Vec<Difference> {
        let (mut row, mut column) = (0, 0);
        let mut differences = Vec::new();
        while row < self.expected.len() || column < self.found.len() {
            let best = Step::ALL.into_iter().find(|step| {
                let (down, right) = step.length();
                self.possible(*step, row, column)
                    && step.cost() + self.cost[row + down][column + right] == self.cost[row][column]
            });
            let Some(step) = best else { break };
            differences.extend(self.difference(step, row, column));
            let (down, right) = step.length();
            (row, column) = (row + down, column + right);
        }
        differences
    }

    /// What was ruled, as it would be expected; of a question as much as the line names.
    fn found_as(&self, row: usize, column: usize) -> Expectation {
        let ruling = &self.found[column];
        let mut found = Expectation::of(ruling, &self.positions[column]);
        if let (
            Expectation::Ruling { ruling: ExpectedRuling::Asks(found), .. },
            Some(Expectation::Ruling { ruling: ExpectedRuling::Asks(named), .. }),
            Verdict::Ask(asked),
        ) = (&mut found, self.expected.get(row), ruling.verdict())
        {
            *found = named.as_named(asked, ruling.edition());
        }
        found
    }

    fn difference(&self, step: Step, row: usize, column: usize) -> Option<Difference> {
        let expected = || self.expected[row].clone();
        let found = || self.found_as(row, column);
        Some(match step {
            Step::Match | Step::SkipExpected | Step::SkipFound => return None,
            Step::Missing => Difference::Missing { expected: expected() },
            Step::Unexpected => Difference::Unexpected { found: found() },
            Step::Other => Difference::Other { expected: expected(), found: found() },
            Step::Uncited => {
                let articles = match &self.expected[row] {
                    Expectation::Ruling { articles, .. } => {
                        self.uncited(articles, &self.found[column])
                    }
                    _ => Vec::new(),
                };
                Difference::Uncited { expected: expected(), found: found(), articles }
            }
        })
    }
}

/// What differs between the answer to a query, with the articles that define it, and what was expected of it.
#[must_use]
pub fn compare_answer(
    expected: &Expectation,
    found: &Answered,
    cited: &[Article],
    position: &Setup,
) -> Option<Difference> {
    let answer = || Expectation::Ruling {
        ruling: answer_as_expected(found, position),
        articles: cited.to_vec(),
    };
    match expected {
        Expectation::Ruling { ruling, articles } if answers(ruling, found, position) => {
            let uncited: Vec<Article> =
                articles.iter().copied().filter(|it| !cited.contains(it)).collect();
            (!uncited.is_empty()).then(|| Difference::Uncited {
                expected: expected.clone(),
                found: answer(),
                articles: uncited,
            })
        }
        Expectation::Ruling { .. } | Expectation::Nothing => {
            Some(Difference::Answer { expected: expected.clone(), found: answer() })
        }
        Expectation::Others => None,
    }
}

/// For logs and tests; faces use messages.
impl std::fmt::Display for Difference {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Difference::Missing { expected } => write!(f, "missing {}", expectation_line(expected)),
            Difference::Unexpected { found } => {
                write!(f, "unexpected {}", expectation_line(found))
            }
            Difference::Other { expected, found } | Difference::Answer { expected, found } => {
                write!(f, "{} but found {}", expectation_line(expected), expectation_line(found))
            }
            Difference::Uncited { expected, found, .. } => {
                write!(f, "{} but cited by {}", expectation_line(expected), expectation_line(found))
            }
            Difference::State { expected, found } => {
                write!(f, "{} but {}", crate::state_line(expected), crate::state_line(found))
            }
            Difference::Impossible { why } => write!(f, "{why}"),
        }
    }
}
