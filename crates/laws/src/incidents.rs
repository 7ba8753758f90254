//! The report of incidents for the organiser: what the ledgers of games hold, put together for each person of an
//! event. It decides nothing and knows no words.

use ::board::{ByColor, Color};
use clock::{Instant, Millis};

use crate::article::Article;
use crate::date::Date;
use crate::edition::Edition;
use crate::event::Who;
use crate::game::{Game, Incident, IncidentGroup, IncidentKind};
use crate::named::named;

/// A game of the event, as the report names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportedGame {
    /// How it is called: a round and a board, a file, an id.
    pub name: String,
    /// The names of the players, where they are known.
    pub players: ByColor<Option<String>>,
    /// The day.
    pub date: Option<Date>,
    /// The time of day at the start of the record.
    pub start: Option<Millis>,
    /// How its log ends, if it is kept in one and is over.
    pub seal: Option<LogEnd>,
}

/// How the log of a game ends.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEnd {
    /// The number of the last entry.
    pub entry: u64,
    /// The hash of it, in which all entries before it have a part.
    pub hash: String,
}

/// The entry of a log that has an incident.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Logged {
    /// Its number.
    pub entry: u64,
    /// When it was taken, in milliseconds since 1970.
    pub at_ms: i64,
    /// Who recorded it.
    pub by: LoggedBy,
    /// The name of the arbiter who did, where it is known.
    pub name: Option<String>,
    /// The entry that struck it out: the game went on from before it.
    pub struck_by: Option<u64>,
}

named! {
    /// Who recorded an entry of a log.
    pub enum LoggedBy {
        /// White, on his device.
        White = "white",
        /// Black, on his device.
        Black = "black",
        /// Both, on one device.
        Both = "both",
        /// An arbiter.
        Arbiter = "arbiter",
        /// The program: its clock, or a record that was taken in.
        Program = "program",
    }
}

/// Whose incidents they are. Players are known by name across games, others by the game they belong to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Person {
    /// A player, or anybody else whose name is known.
    Named(String),
    /// A player without a name, in the game with this number.
    Unnamed(usize, Color),
    /// Somebody else, in the game with this number.
    Other(usize, Who),
}

/// One incident of a person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct IncidentEntry {
    /// The number of the game in the report.
    pub game: usize,
    /// With which pieces the person played it.
    pub side: Option<Color>,
    /// When, since the start of the record.
    pub at: Instant,
    /// The time of day, where it is known.
    pub time_of_day: Option<Millis>,
    /// What.
    pub what: IncidentKind,
    /// On which articles it rests.
    pub articles: Vec<Article>,
    /// Of which edition.
    pub edition: Edition,
    /// The entry, if the game is kept in a log.
    pub logged: Option<Logged>,
}

/// The incidents of one person, in the order of the games and of time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonReport {
    /// Who.
    pub who: Person,
    /// What happened.
    pub entries: Vec<IncidentEntry>,
}

/// The incidents of a game or of a whole event.
///
/// ```
/// use board::{ByColor, Color};
/// use clock::Instant;
/// use jadoube_laws::event::{Event, Happening, Order, Who};
/// use jadoube_laws::game::{Configuration, Game, IncidentGroup};
/// use jadoube_laws::{Edition, IncidentReport, Person, ReportedGame};
///
/// let mut game = Game::new(&Configuration::new(Edition::Fide2018))?;
/// let refused = Happening::OrderRefused { who: Who::Player(Color::Black), order: Order::Record };
/// game.record(&Event::new(Instant::START, refused))?;
///
/// let players = ByColor { white: Some("Ada".to_owned()), black: Some("Bo".to_owned()) };
/// let name = "round 1, board 4".to_owned();
/// let reported = ReportedGame { name, players, date: None, start: None, seal: None };
/// let report = IncidentReport::of(&game, reported);
/// assert!(report.knows("Ada") && report.only("Ada").people.is_empty());
/// let bo = &report.people[0];
/// assert_eq!(bo.who, Person::Named("Bo".to_owned()));
/// assert_eq!(bo.count(IncidentGroup::Refusal), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IncidentReport {
    /// The games, whether or not anything happened in them.
    pub games: Vec<ReportedGame>,
    /// Those who have incidents, by name.
    pub people: Vec<PersonReport>,
    /// Are the games kept in logs?
    pub logged: bool,
}

impl IncidentReport {
    /// The incidents of one game.
    #[must_use]
    pub fn of(game: &Game, reported: ReportedGame) -> IncidentReport {
        let mut report = IncidentReport::default();
        report.add(game, reported);
        report
    }

    /// Adds a game of the same event.
    pub fn add(&mut self, game: &Game, reported: ReportedGame) {
        let incidents = game.ledger().incidents().iter().map(|it| (it, None));
        self.add_all(game.frame().edition(), reported, incidents);
    }

    /// Adds a game that is kept in a log, each incident with the entry that has it.
    pub fn add_logged<'i>(
        &mut self,
        edition: Edition,
        reported: ReportedGame,
        incidents: impl Iterator<Item = (&'i Incident, Logged)>,
    ) {
        self.logged = true;
        self.add_all(edition, reported, incidents.map(|(it, logged)| (it, Some(logged))));
    }

    fn add_all<'i>(
        &mut self,
        edition: Edition,
        reported: ReportedGame,
        incidents: impl Iterator<Item = (&'i Incident, Option<Logged>)>,
    ) {
        let number = self.games.len();
        let start = reported.start;
        for (incident, logged) in incidents {
            let entry = |side: Option<Color>| IncidentEntry {
                game: number,
                side,
                at: incident.at,
                time_of_day: start.map(|it| of_day(it, incident.at)),
                what: incident.what.clone(),
                articles: incident.articles.clone(),
                edition,
                logged: logged.clone(),
            };
            let sides: Vec<Color> = incident.who.players().collect();
            for &side in &sides {
                let who = match &reported.players[side] {
                    Some(name) => Person::Named(name.clone()),
                    None => Person::Unnamed(number, side),
                };
                self.enter(who, entry(Some(side)));
            }
            if sides.is_empty() {
                let who = match &incident.who {
                    Who::Named(name) => Person::Named(name.clone()),
                    other => Person::Other(number, other.clone()),
                };
                self.enter(who, entry(None));
            }
        }
        self.games.push(reported);
    }

    fn enter(&mut self, who: Person, entry: IncidentEntry) {
        // People stand in their order, so that nobody has to be looked for one by one.
        match self.people.binary_search_by(|it| it.who.cmp(&who)) {
            Ok(at) => self.people[at].entries.push(entry),
            Err(at) => self.people.insert(at, PersonReport { who, entries: vec![entry] }),
        }
    }

    /// The same for one person only; the games stay.
    #[must_use]
    pub fn only(&self, name: &str) -> IncidentReport {
        let is_it = |it: &&PersonReport| matches!(&it.who, Person::Named(known) if known == name);
        IncidentReport {
            games: self.games.clone(),
            people: self.people.iter().filter(is_it).cloned().collect(),
            logged: self.logged,
        }
    }

    /// Has a person of this name played or been reported?
    #[must_use]
    pub fn knows(&self, name: &str) -> bool {
        let plays = |it: &ReportedGame| {
            Color::ALL.into_iter().any(|side| it.players[side].as_deref() == Some(name))
        };
        self.games.iter().any(plays) || !self.only(name).people.is_empty()
    }
}

impl IncidentEntry {
    /// Was it not struck out?
    #[must_use]
    pub fn stands(&self) -> bool {
        self.logged.as_ref().is_none_or(|it| it.struck_by.is_none())
    }
}

impl PersonReport {
    /// How many incidents of a group there are that stand.
    #[must_use]
    pub fn count(&self, group: IncidentGroup) -> usize {
        let counts = |it: &&IncidentEntry| it.stands() && it.what.group() == group;
        self.entries.iter().filter(counts).count()
    }
}

/// A game may go on after midnight.
fn of_day(start: Millis, at: Instant) -> Millis {
    Millis::new((start + at.since_start()).get() % Millis::from_hours(24).get())
}
