//! Plays a case: every line with what it says, the rulings that followed, what the clocks showed, and what was
//! otherwise than expected.

use board::Setup;
use clock::{ClockError, Instant, Phrase};
use laws::event::Seen;
use laws::game::{CannotStart, Configuration, Game, Impossible};
use laws::ruling::{Answered, Ruling};
use laws::{Article, Consulted};

use crate::by_hand::ResultLine;
use crate::compare::{Difference, compare, compare_answer};
use crate::configure::{CannotConfigure, configure};
use crate::expected::Expectation;
use crate::model::{Case, EventLine, Header, Line, Query, Statement};
use crate::record::{CannotHappen, Circumstances, Record, Stamps};
use crate::view::{Shown, answer, articles_of, compare_state};

/// A case as it was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Protocol {
    /// How the game was set up; nothing if it could not be.
    pub configuration: Option<Configuration>,
    /// Why it could not be set up.
    pub cannot_start: Vec<CannotPlay>,
    /// What happened and what was asked, in order.
    pub entries: Vec<Entry>,
    /// The game after the last event; nothing if it could not start.
    pub game: Option<Game>,
}

/// Why a case cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotPlay {
    /// The header sets up no game.
    #[error("{0}")]
    Header(#[from] CannotConfigure),
    /// The game cannot start like this.
    #[error("{0}")]
    Start(#[from] CannotStart),
}

impl CannotPlay {
    /// The message that says it.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            CannotPlay::Header(why) => why.phrase(),
            CannotPlay::Start(why) => why.phrase(),
        }
    }
}

/// An event or a query, and everything that belongs to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The line of the file.
    pub line: usize,
    /// When.
    pub at: Instant,
    /// The position before it.
    pub before: Setup,
    /// The position after it.
    pub after: Setup,
    /// What it is.
    pub what: Told,
    /// What the clocks show after it.
    pub shown: Shown,
    /// What is otherwise than expected.
    pub differences: Vec<(usize, Difference)>,
}

/// What an entry of a protocol tells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Told {
    /// An event and its rulings.
    Event {
        /// As it was written.
        line: EventLine,
        /// What follows.
        rulings: Vec<Ruling>,
        /// The rules that were consulted, and what came of each, if that was asked for.
        consulted: Vec<Consulted>,
    },
    /// A result that was entered beside the game.
    Result(ResultLine),
    /// A query and its answer.
    Query {
        /// What was asked.
        query: Query,
        /// The answer.
        answer: Answered,
        /// The articles that define what was asked for.
        articles: Vec<Article>,
    },
    /// A line about the state before anything has happened.
    Beginning,
}

impl Protocol {
    /// Is everything as it was expected?
    #[must_use]
    pub fn is_as_expected(&self) -> bool {
        self.cannot_start.is_empty() && self.entries.iter().all(|it| it.differences.is_empty())
    }

    /// Everything that is otherwise, with the line.
    pub fn differences(&self) -> impl Iterator<Item = (usize, &Difference)> {
        self.entries.iter().flat_map(|it| it.differences.iter()).map(|(line, it)| (*line, it))
    }
}

/// Plays a case of a file that shares these header lines. An event is compared if a line `=>` follows it.
#[must_use]
pub fn run(shared: &[Line<Header>], case: &Case) -> Protocol {
    match configure(shared, case) {
        Ok(configuration) => run_with(configuration, case),
        Err(problems) => Protocol {
            configuration: None,
            cannot_start: problems.into_iter().map(CannotPlay::from).collect(),
            entries: Vec::new(),
            game: None,
        },
    }
}

/// Plays a case in a game set up like this.
#[must_use]
pub fn run_with(configuration: Configuration, case: &Case) -> Protocol {
    play(configuration, case, false)
}

/// Plays a case in a game set up like this, and notes what was consulted beside what was ruled.
#[must_use]
pub fn run_explained(configuration: Configuration, case: &Case) -> Protocol {
    play(configuration, case, true)
}

fn play(configuration: Configuration, case: &Case, explained: bool) -> Protocol {
    let record = match Record::open(configuration.clone()) {
        Ok(record) => record,
        Err(why) => {
            return Protocol {
                configuration: Some(configuration),
                cannot_start: vec![why.into()],
                entries: Vec::new(),
                game: None,
            };
        }
    };
    let stamps = Stamps::of(&configuration);
    let mut runner = Runner { record, stamps, explained, entries: Vec::new() };
    let lines: Vec<(usize, &Statement)> =
        case.lines.iter().filter_map(|it| Some((it.number, it.what.as_ref()?))).collect();
    for (index, (number, statement)) in lines.iter().enumerate() {
        let following = &lines[index + 1..];
        match statement {
            Statement::Event(event) => runner.event(*number, event, &expected_of(following)),
            Statement::Result(line) => runner.by_hand(*number, line),
            Statement::Query(query) => runner.query(*number, query, &expected_of(following)),
            Statement::State(state) => {
                let difference = compare_state(state, runner.game(), runner.stamps.now);
                runner.differs(*number, difference);
            }
            Statement::Expects(_) => {}
        }
    }
    Protocol {
        configuration: Some(configuration),
        cannot_start: Vec::new(),
        game: Some(runner.game().clone()),
        entries: runner.entries,
    }
}

/// What is expected of an event or a query, by the lines that follow it.
fn expected_of<'c>(following: &[(usize, &'c Statement)]) -> Vec<(usize, &'c Expectation)> {
    let told =
        |it: &&(usize, &Statement)| matches!(it.1, Statement::Expects(_) | Statement::State(_));
    let expectation = |it: &(usize, &'c Statement)| match it.1 {
        Statement::Expects(expectation) => Some((it.0, expectation)),
        _ => None,
    };
    following.iter().take_while(told).filter_map(expectation).collect()
}

struct Runner {
    record: Record,
    stamps: Stamps,
    explained: bool,
    entries: Vec<Entry>,
}

impl Runner {
    fn game(&self) -> &Game {
        self.record.game()
    }

    fn event(&mut self, number: usize, line: &EventLine, expected: &[(usize, &Expectation)]) {
        let at = self.stamps.next(line.stamp);
        let before = self.game().standing().setup();
        let beside = Circumstances { number: number as u64, at, seen: Seen::AsRegulated };
        let taken = match self.explained {
            true => self.record.take_explained(beside, line),
            false => self.record.take(beside, line).map(|it| (it, Vec::new())),
        };
        let (rulings, consulted, differences) = match taken {
            Err(why) => (Vec::new(), Vec::new(), vec![(number, Difference::Impossible { why })]),
            Ok((recorded, consulted)) => {
                let rulings = recorded.rulings.clone();
                let wanted: Vec<Expectation> =
                    expected.iter().map(|(_, it)| (*it).clone()).collect();
                let found = match wanted.is_empty() {
                    true => Vec::new(),
                    false => compare(&wanted, &rulings, &before),
                };
                let place = |it: &Difference| line_of(it, expected).unwrap_or(number);
                let found = found.into_iter().map(|it| (place(&it), it)).collect();
                (rulings, consulted, found)
            }
        };
        let told = Told::Event { line: line.clone(), rulings, consulted };
        self.push(number, before, told, differences);
    }

    /// The game stands as it stood.
    fn by_hand(&mut self, number: usize, line: &ResultLine) {
        let at = self.stamps.next(line.stamp);
        let before = self.game().standing().setup();
        let last = self.entries.last().map_or(Instant::START, |it| it.at);
        let why = || CannotHappen::from(Impossible::from(ClockError::TimeWentBack { at, last }));
        let differences = match at < last {
            true => vec![(number, Difference::Impossible { why: why() })],
            false => Vec::new(),
        };
        self.push(number, before, Told::Result(*line), differences);
    }

    fn query(&mut self, number: usize, query: &Query, expected: &[(usize, &Expectation)]) {
        let before = self.game().standing().setup();
        let answer = answer(query, self.game());
        let articles = articles_of(query, &answer, self.game());
        let differences = expected
            .iter()
            .filter_map(|(line, it)| {
                let found = compare_answer(it, &answer, &articles, &before)?;
                Some((*line, found))
            })
            .collect();
        self.push(
            number,
            before,
            Told::Query { query: query.clone(), answer, articles },
            differences,
        );
    }

    fn push(
        &mut self,
        line: usize,
        before: Setup,
        what: Told,
        differences: Vec<(usize, Difference)>,
    ) {
        let shown = Shown::of(self.game(), self.stamps.now);
        let after = self.game().standing().setup();
        self.entries.push(Entry {
            line,
            at: self.stamps.now,
            before,
            after,
            what,
            shown,
            differences,
        });
    }

    fn differs(&mut self, line: usize, difference: Option<Difference>) {
        if self.entries.is_empty() {
            let before = self.game().standing().setup();
            self.push(line, before, Told::Beginning, Vec::new());
        }
        if let (Some(entry), Some(difference)) = (self.entries.last_mut(), difference) {
            entry.differences.push((line, difference));
        }
    }
}

/// The line of the expectation that a difference speaks of.
fn line_of(difference: &Difference, expected: &[(usize, &Expectation)]) -> Option<usize> {
    let wanted = match difference {
        Difference::Missing { expected }
        | Difference::Other { expected, .. }
        | Difference::Uncited { expected, .. } => expected,
        _ => return None,
    };
    expected.iter().find(|(_, it)| *it == wanted).map(|(line, _)| *line)
}
