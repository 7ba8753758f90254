//! What is known before the first event: the edition, the regulations, the position, and what a game brings
//! along if its record begins in the middle.

use ::board::{Attempt, ByColor, Color, Setup};
use clock::{Millis, TimeControl};

use crate::date::Date;
use crate::edition::Edition;
use crate::regulations::Regulations;

/// How a game is set up.
///
/// ```
/// use board::{ByColor, Color};
/// use clock::Millis;
/// use jadoube_laws::Edition;
/// use jadoube_laws::game::{Before, Clocks, Configuration, Game, Running};
///
/// // A record that begins in the middle: White has a minute and one illegal move behind him.
/// let minute = Some(Millis::from_minutes(1));
/// let control = clock::language::read("90+30").expect("a control").control().cloned();
/// let configuration = Configuration {
///     clocks: Clocks {
///         times: ByColor { white: minute, black: None },
///         running: Running::Of(Color::White),
///     },
///     before: Before { illegal: ByColor { white: 1, black: 0 }, ..Before::default() },
///     ..Configuration::new(Edition::Fide2023).timed(control)
/// };
/// let game = Game::new(&configuration)?;
/// assert_eq!(game.counts().illegal.white, 1);
/// assert_eq!((game.running(), game.times().map(|it| it.white)), (Some(Color::White), minute));
/// # Ok::<(), jadoube_laws::game::CannotStart>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Configuration {
    /// The edition that was chosen.
    pub edition: Edition,
    /// What the organiser set, the time control included.
    pub regulations: Regulations,
    /// The position before the first move of the record.
    pub position: Setup,
    /// Moves played and completed from it. They are not looked at and may be illegal.
    pub moves: Vec<Attempt>,
    /// What the clocks show at the first event.
    pub clocks: Clocks,
    /// What the game brings along.
    pub before: Before,
    /// The day of the game.
    pub date: Option<Date>,
    /// The time of day at the start of the record.
    pub time_of_day: Option<Millis>,
    /// Whether dead positions are looked for after every move.
    pub dead_positions: DeadPositions,
    /// Has the round not yet begun? Then it starts with an event of its own.
    pub not_started: bool,
    /// Does the start follow the board: is the clock of the player who has the move started, and has a board begun whose clock the arbiter
    /// starts? Records from before that was so are ruled as they were: White's clock, and only when the start is announced.
    pub start_follows_board: bool,
}

/// Whether dead positions (5.2.2) are looked for after every move. The search takes longer than all other rules
/// together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum DeadPositions {
    /// They are found at once.
    #[default]
    Found,
    /// Nobody looks; a flag or an illegal move still asks who could mate.
    NotLookedFor,
}

/// What the clocks show at the first event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    /// The times; without one, the full time of the period.
    pub times: ByColor<Option<Millis>>,
    /// Whose clock runs.
    pub running: Running,
}

/// Whose clock runs at the first event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Running {
    /// That of the player who has the move.
    #[default]
    OfPlayerOnMove,
    /// That of this player.
    Of(Color),
    /// None.
    None,
}

/// Counts and conditions that a game brings along.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Before {
    /// Illegal moves completed.
    pub illegal: ByColor<u8>,
    /// Warnings.
    pub warned: ByColor<u8>,
    /// Moves made; without one, as the record shows.
    pub made: ByColor<Option<u32>>,
    /// Moves completed.
    pub completed: ByColor<Option<u32>>,
    /// What the counter of the clock shows.
    pub counter: ByColor<Option<u32>>,
    /// Pieces knocked over so far.
    pub knocks: ByColor<u8>,
    /// Requests to see the record.
    pub requests: ByColor<u8>,
    /// The period.
    pub period: Option<u32>,
    /// How often the present position has occurred.
    pub seen: Option<u32>,
    /// Who is absent.
    pub absent: ByColor<bool>,
    /// Who does not record, being exempt.
    pub not_recording: ByColor<bool>,
    /// Whose offer of a draw is open.
    pub offer: Option<Color>,
    /// Whose flag is down.
    pub flag: ByColor<bool>,
}

impl Configuration {
    /// A game from the initial position under this edition, with the usual regulations.
    #[must_use]
    pub fn new(edition: Edition) -> Configuration {
        Configuration {
            edition,
            regulations: Regulations::usual(),
            position: Setup::INITIAL,
            moves: Vec::new(),
            clocks: Clocks::default(),
            before: Before::default(),
            date: None,
            time_of_day: None,
            dead_positions: DeadPositions::Found,
            not_started: false,
            start_follows_board: true,
        }
    }

    /// The same with this time control.
    #[must_use]
    pub fn timed(mut self, control: impl Into<Option<TimeControl>>) -> Configuration {
        self.regulations.time_control = control.into();
        self
    }

    /// The time control; without one no clock is used.
    #[must_use]
    pub fn control(&self) -> Option<&TimeControl> {
        self.regulations.time_control.as_ref()
    }
}
