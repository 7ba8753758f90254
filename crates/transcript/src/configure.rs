//! From the header of a case to the configuration of a game.

use board::{ByColor, Color, Setup};
use clock::{Millis, Phrase, TimeControl};
use laws::event::{Happening, Sides};
use laws::game::{Configuration, Running};
use laws::regulations::{Need, PlayerAttributes, Setting, Variant};
use laws::{Date, Edition};
use notation::letters::Language;

use crate::model::{
    Attribute, Case, ClockLine, Counted, Deed, Given, Header, Line, Place, Ply, Statement,
};
use crate::resolve::{Unresolved, as_played, resolve};

/// Why a header sets up no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum CannotConfigure {
    /// A move of the record cannot be understood.
    #[error("line {line}: {why}")]
    Move {
        /// The line.
        line: usize,
        /// Why.
        why: Unresolved,
    },
    /// No edition was in force on that day.
    #[error("no edition we know was in force on {0}")]
    NoEdition(Date),
}

impl CannotConfigure {
    /// The message that says it, with the line.
    #[must_use]
    pub fn phrase(&self) -> Phrase {
        match self {
            CannotConfigure::Move { line, why } => Phrase::new("transcript-cannot-move")
                .number("line", *line as u64)
                .with("why", why.phrase()),
            CannotConfigure::NoEdition(date) => {
                Phrase::new("transcript-cannot-edition").text("date", date)
            }
        }
    }
}

/// The time control of a case that names none.
const USUAL_CONTROL: &str = "40/1:30:00, all/0:30:00; +0:30";

/// The configuration of a case; what it does not say is taken from the header shared by its file.
///
/// # Errors
/// Everything that is wrong with the header.
pub fn configure(
    shared: &[Line<Header>],
    case: &Case,
) -> Result<Configuration, Vec<CannotConfigure>> {
    let mut wanted = Wanted { not_started: starts_later(case), ..Wanted::default() };
    for line in shared.iter().chain(&case.header) {
        if let Some(header) = &line.what {
            wanted.take(line.number, header);
        }
    }
    wanted.finish()
}

/// The names of the players, where the header gives them.
#[must_use]
pub fn player_names(shared: &[Line<Header>], case: &Case) -> ByColor<Option<String>> {
    let mut names = ByColor { white: None, black: None };
    for line in shared.iter().chain(&case.header) {
        if let Some(Header::Player { side, name: Some(name), .. }) = &line.what {
            names[*side] = Some(name.clone());
        }
    }
    names
}

/// The language of each player's notation.
#[must_use]
pub fn languages(configuration: &Configuration) -> ByColor<Option<Language>> {
    let players = &configuration.regulations.players;
    let of = |it: &PlayerAttributes| it.notation_language.as_deref().and_then(|it| it.parse().ok());
    ByColor { white: of(&players.white), black: of(&players.black) }
}

/// Does the round begin with an event of the case? A board that is looked at before anything is said about the
/// game is looked at before the start.
fn starts_later(case: &Case) -> bool {
    let says_nothing = !case.header.iter().any(|it| {
        matches!(it.what, Some(Header::Position(_) | Header::Moves(_) | Header::Clocks(_)))
    });
    let mut events = case.lines.iter().filter_map(|it| match &it.what {
        Some(Statement::Event(event)) => Some(&event.deed),
        _ => None,
    });
    let first = events.clone().next();
    let looks = matches!(first, Some(Deed::Plain(Happening::BoardScanned(_))));
    (looks && says_nothing)
        || events.any(|it| matches!(it, Deed::Plain(Happening::RoundStarted(_))))
}

#[derive(Default)]
struct Wanted {
    edition: Option<Option<Edition>>,
    date: Option<Date>,
    control: Option<TimeControl>,
    options: Vec<Setting>,
    position: Option<Place>,
    moves: Vec<(usize, Ply)>,
    clocks: ClockLine,
    start: Option<Millis>,
    given: Vec<Given>,
    players: Vec<(Color, Vec<Attribute>)>,
    pace: Option<laws::Pace>,
    supervision: Option<laws::Supervision>,
    not_started: bool,
}

impl Wanted {
    fn take(&mut self, line: usize, header: &Header) {
        match header {
            Header::Edition(edition) => self.edition = Some(*edition),
            Header::Date(date) => self.date = Some(*date),
            Header::Pace(pace) => self.pace = Some(*pace),
            Header::Supervision(it) => self.supervision = Some(*it),
            Header::Time(control) => self.control = Some(control.clone()),
            Header::Regulations(options) => {
                self.options.extend(options.iter().cloned());
            }
            Header::Player { side, attributes, .. } => {
                self.players.push((*side, attributes.clone()));
            }
            Header::Position(place) => {
                self.position = Some(*place);
                self.moves.clear();
            }
            Header::Moves(moves) => self.moves.extend(moves.iter().map(|it| (line, it.clone()))),
            Header::Clocks(line) => self.clocks = *line,
            Header::Start(time) => self.start = Some(*time),
            Header::Given(given) => self.given.push(given.clone()),
        }
    }

    fn finish(self) -> Result<Configuration, Vec<CannotConfigure>> {
        let mut problems = Vec::new();
        let chosen = self.edition.flatten();
        let by_date = self.date.map(|day| Edition::in_force_on(day).ok_or(day));
        let edition = match (chosen, by_date) {
            (Some(edition), _) | (None, Some(Ok(edition))) => edition,
            (None, Some(Err(day))) => {
                problems.push(CannotConfigure::NoEdition(day));
                Edition::NEWEST
            }
            (None, None) => Edition::NEWEST,
        };
        let mut configuration = Configuration::new(edition);
        for setting in &self.options {
            configuration.regulations.set(setting.clone());
        }
        self.frame(&mut configuration, chosen);
        self.place(&mut configuration, &mut problems);
        for given in &self.given {
            bring(&mut configuration, given);
        }
        if problems.is_empty() { Ok(configuration) } else { Err(problems) }
    }

    fn frame(&self, configuration: &mut Configuration, chosen: Option<Edition>) {
        let usual = || clock::language::read_transcript(USUAL_CONTROL).ok()?.control().cloned();
        let regulations = &mut configuration.regulations;
        regulations.edition = chosen.or(regulations.edition);
        regulations.pace = self.pace.or(regulations.pace);
        regulations.supervision = self.supervision.or(regulations.supervision);
        regulations.time_control = self.control.clone().or_else(usual);
        for (side, attributes) in &self.players {
            let player = match side {
                Color::White => &mut regulations.players.white,
                Color::Black => &mut regulations.players.black,
            };
            for attribute in attributes {
                match attribute {
                    Attribute::Disabled => player.needs.push(Need::Disabled),
                    Attribute::Blind => player.needs.push(Need::Blind),
                    Attribute::HearingImpaired => player.needs.push(Need::HearingImpaired),
                    Attribute::Language(tag) => player.notation_language = Some(tag.clone()),
                }
            }
        }
        configuration.date = self.date;
        configuration.time_of_day = self.start;
        configuration.not_started = self.not_started;
        configuration.clocks.times = ByColor { white: self.clocks.white, black: self.clocks.black };
        configuration.clocks.running = match self.clocks.running {
            None => Running::OfPlayerOnMove,
            Some(None) => Running::None,
            Some(Some(side)) => Running::Of(side),
        };
    }

    fn place(&self, configuration: &mut Configuration, problems: &mut Vec<CannotConfigure>) {
        configuration.position = match self.position {
            None | Some(Place::Start) => Setup::INITIAL,
            Some(Place::Fen(fen)) => fen.setup,
            Some(Place::Chess960(number)) => {
                configuration.regulations.variant = Variant::Chess960;
                number.setup()
            }
        };
        let mut position = configuration.position;
        for (line, ply) in &self.moves {
            let side = position.turn;
            match resolve(&position, side, &ply.text) {
                Ok(attempt) => {
                    configuration.moves.push(attempt);
                    position = position.carried_out(as_played(&position, side, attempt));
                }
                Err(why) => {
                    problems.push(CannotConfigure::Move { line: *line, why });
                    return;
                }
            }
        }
    }
}

fn bring(configuration: &mut Configuration, given: &Given) {
    let before = &mut configuration.before;
    let each = |flags: &mut ByColor<bool>, sides: Sides| {
        for side in Color::ALL {
            flags[side] |= sides.has(side);
        }
    };
    match given {
        Given::Count { side, what, number } => {
            let small = u8::try_from(*number).unwrap_or(u8::MAX);
            match what {
                Counted::Illegal => before.illegal[*side] = small,
                Counted::Warned => before.warned[*side] = small,
                Counted::Knocks => before.knocks[*side] = small,
                Counted::Requests => before.requests[*side] = small,
                Counted::Made => before.made[*side] = Some(*number),
                Counted::Completed => before.completed[*side] = Some(*number),
                Counted::Counter => before.counter[*side] = Some(*number),
            }
        }
        Given::Period(number) => before.period = Some(*number),
        Given::Seen(number) => before.seen = Some(*number),
        Given::Absent(sides) => each(&mut before.absent, *sides),
        Given::NotRecording(sides) => each(&mut before.not_recording, *sides),
        Given::Offer(side) => before.offer = Some(*side),
        Given::Flag(side) => before.flag[*side] = true,
        Given::Words(_) => {}
    }
}
