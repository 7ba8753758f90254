//! Plays a case: every line with what it says, the rulings that followed, what the clocks showed, and what was
//! otherwise than expected.

use board::{ByColor, Color, Setup};
use clock::{Instant, Millis, Phrase, TimeControl};
use laws::event::Event;
use laws::game::{CannotStart, Configuration, Game};
use laws::ruling::{Answered, MissingFact, Outcome, Ruling};
use laws::{Article, Considered, Considering, Edition};
use notation::letters::Language;

use crate::compare::{CannotHappen, Difference, compare, compare_answer};
use crate::configure::{CannotConfigure, configure, languages};
use crate::expected::Expectation;
use crate::happening::understand;
use crate::model::{Case, Counted, EventLine, Header, Line, Query, Stamp, Statement};
use crate::view::{Shown, View, answer, articles_of, compare_state};

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
        /// The provisions that look at such an event, and what came of each.
        considered: Vec<Considered>,
    },
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
    let game = match Game::new(&configuration) {
        Ok(game) => game,
        Err(why) => {
            return Protocol {
                configuration: Some(configuration),
                cannot_start: vec![why.into()],
                entries: Vec::new(),
                game: None,
            };
        }
    };
    let mut runner = Runner {
        game,
        origin: configuration.time_of_day,
        now: Instant::START,
        languages: languages(&configuration),
        entries: Vec::new(),
    };
    let lines: Vec<(usize, &Statement)> =
        case.lines.iter().filter_map(|it| Some((it.number, it.what.as_ref()?))).collect();
    for (index, (number, statement)) in lines.iter().enumerate() {
        let following = &lines[index + 1..];
        match statement {
            Statement::Event(event) => runner.event(*number, event, &expected_of(following)),
            Statement::Query(query) => runner.query(*number, query, &expected_of(following)),
            Statement::State(state) => {
                let difference = compare_state(state, &runner.game, runner.now);
                runner.differs(*number, difference);
            }
            Statement::Expects(_) => {}
        }
    }
    Protocol {
        configuration: Some(configuration),
        cannot_start: Vec::new(),
        entries: runner.entries,
        game: Some(runner.game),
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
    game: Game,
    /// The time of day at the start of the record.
    origin: Option<Millis>,
    now: Instant,
    languages: ByColor<Option<Language>>,
    entries: Vec<Entry>,
}

impl Runner {
    fn event(&mut self, number: usize, line: &EventLine, expected: &[(usize, &Expectation)]) {
        self.now = self.instant(line.stamp);
        let before = self.game.standing().setup();
        let recorded = understand(&self.game, self.languages, line)
            .map_err(CannotHappen::from)
            .map(|what| Event { through_assistant: line.assistant, ..Event::new(self.now, what) })
            .and_then(|event| {
                let considering = Considering::before(&self.game);
                let rulings = self.game.record(&event).map_err(CannotHappen::from)?;
                let considered = considering.after(&event, &rulings);
                Ok((rulings, considered))
            });
        let mut looked = Vec::new();
        let (rulings, differences) = match recorded {
            Err(why) => (Vec::new(), vec![(number, Difference::Impossible { why })]),
            Ok((rulings, considered)) => {
                looked = considered;
                let wanted: Vec<Expectation> =
                    expected.iter().map(|(_, it)| (*it).clone()).collect();
                let found = match wanted.is_empty() {
                    true => Vec::new(),
                    false => compare(&wanted, &rulings, &before),
                };
                let place = |it: &Difference| line_of(it, expected).unwrap_or(number);
                (rulings, found.into_iter().map(|it| (place(&it), it)).collect())
            }
        };
        let told = Told::Event { line: line.clone(), rulings, considered: looked };
        self.push(number, before, told, differences);
    }

    fn query(&mut self, number: usize, query: &Query, expected: &[(usize, &Expectation)]) {
        let before = self.game.standing().setup();
        let answer = answer(query, &self.game);
        let articles = articles_of(query, &answer, &self.game);
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
        let shown = self.game.shown(self.now);
        let after = self.game.standing().setup();
        self.entries.push(Entry { line, at: self.now, before, after, what, shown, differences });
    }

    fn differs(&mut self, line: usize, difference: Option<Difference>) {
        if self.entries.is_empty() {
            let before = self.game.standing().setup();
            self.push(line, before, Told::Beginning, Vec::new());
        }
        if let (Some(entry), Some(difference)) = (self.entries.last_mut(), difference) {
            entry.differences.push((line, difference));
        }
    }

    /// When something happened; a time of day counts from the start of the record.
    fn instant(&mut self, stamp: Option<Stamp>) -> Instant {
        match stamp {
            None => self.now,
            Some(Stamp::SinceStart(time)) => Instant::after_start(time),
            Some(Stamp::OfDay(time)) => {
                let origin = *self.origin.get_or_insert(time);
                // A game that goes on after midnight.
                let day = Millis::from_hours(24);
                let since =
                    time.checked_sub(origin).unwrap_or_else(|| (time + day).saturating_sub(origin));
                Instant::after_start(since)
            }
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

impl View for Game {
    fn edition(&self) -> Edition {
        self.frame().edition()
    }

    fn control(&self) -> Option<&TimeControl> {
        self.frame().control()
    }

    fn position(&self) -> Setup {
        self.standing().setup()
    }

    fn placement(&self) -> board::Placement {
        *self.board().placement()
    }

    fn is_chess960(&self) -> bool {
        Game::is_chess960(self)
    }

    fn shown(&self, at: Instant) -> Shown {
        let Some(face) = self.clock().and_then(|it| it.face(at).ok()) else {
            return Shown::default();
        };
        let time = |side| Some(face.sides[side].time);
        Shown { times: board::ByColor::from_fn(time), running: face.running }
    }

    fn count(&self, what: Counted, side: Color) -> u32 {
        let counts = self.counts();
        match what {
            Counted::Illegal => counts.illegal[side].into(),
            Counted::Warned => counts.warned[side].into(),
            Counted::Knocks => counts.knocks[side].into(),
            Counted::Requests => counts.requests[side].into(),
            Counted::Made => self.history().made(side),
            Counted::Completed => self.history().completed(side),
            Counted::Counter => self.clock().map_or(0, |it| it.counters()[side].0),
        }
    }

    fn seen(&self) -> u32 {
        Game::seen(self)
    }

    fn period(&self, side: Color) -> u32 {
        let face = self.clock().and_then(|it| it.face(self.now()).ok());
        face.map_or(1, |it| it.sides[side].period.get())
    }

    fn offer(&self) -> Option<Color> {
        Game::offer(self).map(|it| it.side)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self).copied()
    }

    fn missing(&self) -> Vec<MissingFact> {
        Game::missing(self).to_vec()
    }
}
